"""Questions, options and the log of Runes & Regulations in words."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from engine.games.runes_and_regulations.messages import say
from tests.engine.games.runes_and_regulations.words.lab import GAME, Lab

DRAGON = {"hand": ["Garage Spell", "Alley Cat", "Bratty Dragon"]}
EXPANSION = {"expansion": True}


def test_the_phases_of_a_turn() -> None:
    lab = Lab(Ada=DRAGON, Ben={})
    assert lab.prompt("Ada") == "cast a Spell, draw a card or skip"
    assert lab.prompt("Ben") == "waiting for Ada"
    assert lab.outcomes("Ada") == ["Cast Garage Spell", "Draw a card", "Skip"]
    lab.do("Ada", "skip")
    assert lab.prompt("Ada") == "summon a Creature, draw a card or skip"
    assert lab.outcomes("Ada")[:2] == ["Summon Alley Cat onto Ada's Lawn", "Summon Alley Cat onto Ben's Lawn"]


def test_a_tax_is_told_before_the_cast() -> None:
    lab = Lab(Ada=DRAGON, Ben={"lawn": ["Fetching Pegasus"]}, regulation="Quiet Hours")
    lab_two = Lab(Ada={"hand": ["Rune Service", "Alley Cat", "Bratty Dragon"]}, Ben={"lawn": ["Fetching Pegasus"]})
    assert lab.prompt("Ada") == "cast a Spell (discard 2 cards first), draw a card or skip"
    assert lab_two.outcomes("Ada")[0] == "Discard a card, then cast Rune Service"
    lab_two.do("Ada", "cast", "Rune Service")
    assert lab_two.prompt("Ada") == "discard a card to cast Rune Service"


def test_a_second_creature() -> None:
    lab = Lab(Ada={"hand": ["Alley Cat", "Bratty Dragon"]}, Ben={}, phase="summon", regulation="Adopt-a-Thon Week")
    lab.do("Ada", "summon", "Alley Cat", "Ada.lawn")
    assert lab.prompt("Ada") == "summon another Creature or skip"


def test_the_spin_by_hand_and_the_spin_that_can_be_bought_off() -> None:
    lab = Lab(
        Ada={"hand": ["Alley Cat"]},
        Ben={},
        phase="spin",
        regulation="Right to Be Left Alone",
        options={"spin_by_hand": True},
        spins=[6, 5],
    )
    assert lab.prompt("Ada") == "spin the Spinner, or discard a card to skip the Spin phase"
    assert lab.outcomes("Ada") == ["Spin", "Discard a card to skip the Spin phase"]
    lab.do("Ada", "spin")
    assert lab.prompt("Ada") == "spin again for the Event"
    lab.do("Ada", "spin")
    assert lab.log()[:2] == ["Ada spins: Event", "Ada spins: HOA Fee Collection"]
    lab = Lab(Ada={}, Ben={}, phase="spin", options={"spin_by_hand": True})
    assert lab.prompt("Ada") == "spin the Spinner"


def test_limits_say_how_much_is_left() -> None:
    cards = ["Garage Spell", "Alley Cat", "Bratty Dragon", "Rune Service", "Clingy Griffin", "Open House", "Spin Cycle"]
    lab = Lab(Ada={"hand": cards}, Ben={}, table={"main_deck": ["Double-Parked", "Watch Party"]},
              options=EXPANSION, Cy={}, regulation="Clutter Ordinance", phase="draw")  # fmt: skip
    assert lab.prompt("Ada") == "discard 3 cards (the hand limit is 5)"
    lab.do("Ada", "discard", "Alley Cat").do("Ada", "discard", "Bratty Dragon")
    assert lab.prompt("Ada") == "discard a card (the hand limit is 5)"
    assert lab.outcomes("Ada")[0] == "Discard Garage Spell"
    runes = Lab(
        Ada={"fence": ["Salty Shaker", "Grubby Grabber"]}, Ben={}, phase="draw", regulation="One Tasteful Ornament Rule"
    )
    assert runes.prompt("Ada") == "destroy a Rune (the Rune limit is 1)"
    assert runes.outcomes("Ada") == ["Destroy Salty Shaker", "Destroy Grubby Grabber"]


def test_the_summoning_limit() -> None:
    lawn = ["Alley Cat", "Bratty Dragon", "Clingy Griffin"]
    lab = Lab(Ada={"lawn": lawn, "begun_with": 0}, Ben={}, phase="end")
    assert lab.prompt("Ada") == "destroy a Mythical Creature (3 or more gained this turn)"
    assert lab.outcomes("Ada")[0] == "Destroy Ada's Alley Cat"


# --- answers, reactions, uses ----------------------------------------------------------------------------------


def disaster() -> Lab:
    """Ada casts This Spells Disaster; Ben could stop it."""
    lab = Lab(
        Ada={"hand": ["This Spells Disaster", "Open House", "Spin Cycle"]},
        Ben={"fence": ["Grubby Grabber", "Salty Shaker"], "lawn": ["Bratty Dragon", "Clingy Griffin"]},
    )
    return lab.do("Ada", "cast", "This Spells Disaster")


def test_an_answer_before_it_happens() -> None:
    lab = disaster()
    assert lab.prompt("Ben") == "Ada casts This Spells Disaster: respond before it happens?"
    assert lab.outcomes("Ben") == ["Activate Grubby Grabber: stop it, take the Spell", "Let it happen"]
    assert lab.prompt() == "waiting for Ben"


def test_a_player_without_a_card_for_it_is_told_so() -> None:
    lab = Lab(
        Ada={"hand": ["This Spells Disaster", "Open House"]},
        Ben={"fence": ["Toastinator 2000"], "lawn": ["Bratty Dragon"]},
    )
    lab.do("Ada", "cast", "This Spells Disaster")
    assert lab.outcomes("Ben") == ["Let it happen"]
    assert lab.prompt("Ben") == "Ada casts This Spells Disaster: no card can respond"


def test_a_price_a_target_and_a_reaction() -> None:
    lab = disaster().do("Ben", "pass")
    assert lab.prompt("Ada") == "discard a card to pay for This Spells Disaster"
    lab.do("Ada", "discard", "Open House")
    assert lab.prompt("Ada") == "choose a Creature to destroy for This Spells Disaster"
    assert lab.outcomes("Ada") == ["Destroy Ben's Bratty Dragon", "Destroy Ben's Clingy Griffin"]
    lab.do("Ada", "choose", target="Ben.lawn/Bratty Dragon")
    destroys = "Ada destroys Ben's Bratty Dragon (This Spells Disaster): no card can respond"
    assert lab.prompt("Ben") == destroys
    lab.do("Ben", "pass")
    assert lab.prompt("Ben") == "Ada has discarded Open House: respond?"
    assert lab.outcomes("Ben") == ["Activate Salty Shaker: Ada discards a card at random", "Pass"]
    lab.do("Ben", "activate", "Salty Shaker")
    assert lab.log()[1:4] == [
        "Ada discards Open House",
        "Ada destroys Ben's Bratty Dragon",
        "Ben activates Salty Shaker",
    ]


def test_the_log_of_a_stopped_spell() -> None:
    lab = disaster().do("Ben", "activate", "Grubby Grabber").do("Ben", "pass")
    assert lab.log()[:4] == [
        "Ada casts This Spells Disaster",
        "Ben activates Grubby Grabber",
        "Ben's Grubby Grabber responds: This Spells Disaster has no effect",
        "This Spells Disaster goes to Ben's hand",
    ]


def test_using_an_effect_that_has_been_triggered() -> None:
    lab = Lab(
        Ada={"hand": ["Sparkly Dragon", "Just For the Hex of It"]}, Ben={"lawn": ["Topiary Griffin"]}, phase="summon"
    )
    lab.do("Ada", "summon", "Sparkly Dragon", "Ada.lawn")
    assert lab.prompt("Ada") == "use Sparkly Dragon (cast a Spell from hand)?"
    assert lab.outcomes("Ada") == ["Use Sparkly Dragon: cast a Spell from hand", "Don't use it"]


def test_several_effects_of_one_beginning() -> None:
    lab = Lab(
        Ada={"lawn": ["Bratty Dragon", "Spoiled Unicorn"], "hand": ["Alley Cat", "Open House"]},
        Ben={"lawn": ["Fetching Pegasus", "Topiary Griffin"]},
        phase=None,
    )
    assert lab.prompt("Ada") == "Ada's turn begins: use Bratty Dragon or Spoiled Unicorn?"
    lab.do("Ada", "use", "Bratty Dragon").do("Ada", "pass")
    assert lab.prompt("Ada") == "discard a card to pay for Bratty Dragon"
    lab.do("Ada", "discard", "Alley Cat")
    assert lab.prompt("Ada") == "choose a Mythical Creature to hex for Bratty Dragon"
    assert lab.outcomes("Ada") == ["Hex Ben's Fetching Pegasus", "Hex Ben's Topiary Griffin"]
    lab.do("Ada", "choose", target="Ben.lawn/Fetching Pegasus")
    assert lab.log()[1:3] == ["Ada uses Bratty Dragon", "Ben's Fetching Pegasus is hexed"]


def test_creatures_of_one_name_are_told_apart() -> None:
    lab = Lab(Ada={"hand": ["Just For the Hex of It"]}, Ben={"lawn": ["Rune-Eating Dragon#1", "Rune-Eating Dragon#2"]})
    lab.do("Ada", "cast", "Just For the Hex of It")
    assert lab.outcomes("Ada") == ["Hex Ben's Rune-Eating Dragon (1)", "Hex Ben's Rune-Eating Dragon (2)"]


def test_runes_are_chosen_by_their_place() -> None:
    lab = Lab(Ada={"hand": ["Taking a Fence"]}, Ben={"fence": ["Salty Shaker", "Tricky Trap"]}, Cy={})
    lab.do("Ada", "cast", "Taking a Fence").until("Ada")
    assert lab.prompt("Ada") == "choose a Rune to steal for Taking a Fence"
    assert lab.outcomes("Ada") == ["Steal Rune 1 on Ben's Fence", "Steal Rune 2 on Ben's Fence"]


def test_players_are_chosen_by_what_they_will_do() -> None:
    lab = Lab(Ada={"hand": ["Spin Cycle"]}, Ben={}).do("Ada", "cast", "Spin Cycle")
    assert lab.prompt("Ada") == "choose a player for Spin Cycle"
    assert lab.outcomes("Ada") == ["Ada spins twice", "Ben spins twice"]
    lab = Lab(Ada={"hand": ["Grounded Until Further Notice"]}, Ben={}, Cy={})
    lab.do("Ada", "cast", "Grounded Until Further Notice")
    assert lab.outcomes("Ada") == ["Ben skips their next Summon", "Cy skips their next Summon"]


def test_a_swap_gives_and_receives() -> None:
    lab = Lab(
        Ada={"hand": ["Swap Meet Your Maker"], "lawn": ["Alley Cat", "Bratty Dragon"]},
        Ben={"lawn": ["Clingy Griffin", "Spoiled Unicorn"]},
    )
    lab.do("Ada", "cast", "Swap Meet Your Maker")
    assert lab.prompt("Ada") == "choose a Creature to give away for Swap Meet Your Maker"
    assert lab.outcomes("Ada")[0] == "Give away Ada's Alley Cat"
    lab.do("Ada", "choose", target="Ada.lawn/Alley Cat")
    assert lab.prompt("Ada") == "choose a Creature on a neighbor's Lawn to receive for Swap Meet Your Maker"
    lab.do("Ada", "choose", target="Ben.lawn/Clingy Griffin")
    lines = lab.log()
    assert "Alley Cat moves from Ada's Lawn to Ben's" in lines
    assert "Clingy Griffin moves from Ben's Lawn to Ada's" in lines


def test_a_beast_says_what_it_costs() -> None:
    lab = Lab(
        Ada={"hand": ["Bane Wing"], "lawn": ["Overly Trusting Hamster", "Goldfish of Great Destiny"]},
        Ben={},
        Cy={},
        options=EXPANSION,
        phase="summon",
    )
    assert lab.outcomes("Ada")[0] == "Summon Bane Wing onto Ada's Lawn: sacrifice a Creature"
    lab.do("Ada", "summon", "Bane Wing").until("Ada")
    assert lab.prompt("Ada") == "sacrifice a Creature to pay for Bane Wing"
    assert lab.outcomes("Ada")[0] == "Sacrifice Ada's Overly Trusting Hamster"


# --- the log -----------------------------------------------------------------------------------------------------


def test_hidden_cards_are_not_named_to_others() -> None:
    lab = Lab(Ada={}, Ben={}, table={"main_deck": ["Alley Cat"], "rune_deck": ["Salty Shaker"]}, spins=[1])
    lab.do("Ada", "draw").do("Ada", "skip")
    assert "Ada draws Alley Cat" in lab.log("Ada") and "Ada adds Salty Shaker to their Fence" in lab.log("Ada")
    assert "Ada draws a card" in lab.log("Ben") and "Ada adds a Rune to their Fence" in lab.log("Ben")


@pytest.mark.parametrize(
    ("spell", "line"),
    [
        ("This Spells Disaster", "Ada destroys Ben's Bratty Dragon"),
        ("The Grass Is Always Greener", "Ada steals Bratty Dragon from Ben"),
        ("Return to Sender", "Bratty Dragon returns to Ben's hand"),
        ("Just For the Hex of It", "Ben's Bratty Dragon is hexed"),
    ],
)
def test_what_happens_to_a_creature(spell: str, line: str) -> None:
    lab = Lab(Ada={"hand": [spell, "Open House"]}, Ben={"lawn": ["Bratty Dragon"]}).do("Ada", "cast", spell)
    assert line in lab.log()


def test_a_restored_creature_is_told_and_a_shrub_that_goes_with_its_creature_is_not() -> None:
    lab = Lab(Ada={"hand": ["Weed It and Weep"]}, Ben={"lawn": ["Yeti in the Chest Freezer (hexed)"]})
    assert "Ben's Yeti in the Chest Freezer is restored" in lab.do("Ada", "cast", "Weed It and Weep").log()
    lab = Lab(Ada={"hand": ["Return to Sender"]}, Ben={"lawn": ["Yeti in the Chest Freezer (hexed)"]})
    assert not any("restored" in line for line in lab.do("Ada", "cast", "Return to Sender").log())


def test_a_new_regulation_and_a_new_turn() -> None:
    lab = Lab(Ada={"hand": ["Bylaw and Order"]}, Ben={}, table={"regulation_deck": ["Leash Law"]}, spins=[5])
    lab.do("Ada", "cast", "Bylaw and Order").do("Ada", "skip")
    assert "Leash Law is now in force" in lab.log()
    assert "Turn 2: Ben" in lab.log()


def test_a_winner_and_the_prompt_after_the_end() -> None:
    lawn = ["Alley Cat", "Bratty Dragon", "Clingy Griffin", "Spoiled Unicorn", "Topiary Griffin"]
    lab = Lab(Ada={"lawn": lawn}, Ben={}, phase="summon", regulation="Leash Law", spins=[5])
    lab.do("Ada", "skip")
    assert lab.log()[-1] == "Ada wins the match"
    assert lab.prompt("Ben") == "Ada wins"


def test_the_roles_are_told_at_the_end_but_not_the_one_that_everybody_knew() -> None:
    lawn = ["Alley Cat", "Bratty Dragon", "Clingy Griffin", "Spoiled Unicorn", "Topiary Griffin"]
    lab = Lab(Ada={"lawn": lawn}, Ben={"role": ["The Curator"]}, Cy={"hand": ["Fang Fluff"]}, phase="summon",
              options=EXPANSION, regulation="Leash Law", spins=[5])  # fmt: skip
    lines = lab.do("Ada", "skip").log()
    assert "Ben was The Curator" in lines
    assert not any("was The Nefarious Neighbor" in line for line in lines)


def test_a_rune_is_offered_once_where_it_is_the_same_against_anybody() -> None:
    lab = Lab(Ada={"hand": ["Potluck of the Draw", "Alley Cat"]}, Ben={}, Cy={"fence": ["Nosy Mailbox"]})
    lab.do("Ada", "cast", "Potluck of the Draw").until("Ben").do("Ben", "draw").until("Cy")
    while "Activate Nosy Mailbox: draw 2 cards" not in lab.outcomes("Cy"):
        lab.do("Cy", "pass" if not lab.outcomes("Cy")[0].startswith("Draw") else "draw").until("Cy")
    assert lab.outcomes("Cy") == ["Activate Nosy Mailbox: draw 2 cards", "Pass"]


def test_every_result_of_the_spinner_has_the_name_on_its_sector() -> None:
    theme = Path(__file__).resolve().parents[5] / "assets" / "themes" / "runes-and-regulations-spinner.toml"
    faces = tomllib.loads(theme.read_text(encoding="utf-8"))["faces"]
    for number, face in enumerate(faces):
        assert face["labels"] == [say(f"spin-result-{number}-{result}") for result in range(6)]
    assert GAME.slug in theme.name


def test_runes_of_one_name_are_told_apart_where_they_are_named() -> None:
    lab = Lab(
        Ada={"hand": ["Alley Cat"]},
        table={"main_discard": ["A Stray Dog"]},
        phase="summon",
        Ben={"hand": ["Staycation"], "fence": ["Gettin' Diggy With It#1", "Gettin' Diggy With It#2"]},
    )
    lab.do("Ada", "summon", "Alley Cat", "Ada.lawn").until("Ben")
    used = [outcome.partition(": ")[0] for outcome in lab.outcomes("Ben")]
    assert used[:2] == ["Activate Gettin' Diggy With It (1)", "Activate Gettin' Diggy With It (2)"]


def test_creatures_of_one_name_in_hand_are_numbered_behind_their_name() -> None:
    lab = Lab(Ada={"hand": ["Alley Cat", "Alley Cat#2"]}, Ben={}, phase="summon")
    assert "Summon Alley Cat (1) onto Ada's Lawn" in lab.outcomes("Ada")
    assert "Summon Alley Cat (2) onto Ada's Lawn" in lab.outcomes("Ada")


def test_those_who_look_on_hear_whose_rune_is_chosen_and_not_which() -> None:
    lab = Lab(
        Ada={"fence": ["Salty Shaker", "Grubby Grabber"]}, Ben={}, phase="draw", regulation="One Tasteful Ornament Rule"
    )
    view = lab.view()
    view.seat, view.question = 0, lab.view("Ada").question
    assert [GAME.words.describe_option(view, option, lab.names) for option in view.options] == [
        "Destroy one of Ada's Runes"
    ] * 2


def test_an_effect_that_summons_says_onto_whose_lawn() -> None:
    """RR-4.2"""
    lab = Lab(Ada={"hand": ["Open House", "Alley Cat", "Sneaky Griffin"]}, Ben={})
    lab.do("Ada", "cast", "Open House")
    assert lab.prompt("Ada") == "summon a Creature from hand for Open House, or none"
    assert "Summon Sneaky Griffin onto Ben's Lawn" in lab.outcomes("Ada")
    lab.do("Ada", "summon", "Sneaky Griffin", "Ben.lawn")
    assert lab.outcomes("Ada") == ["Summon Alley Cat onto Ada's Lawn", "Summon Alley Cat onto Ben's Lawn", "Done"]
    lab.do("Ada", "summon", "Alley Cat", "Ada.lawn")
    told = lab.log("Ada")
    assert "Ada summons Sneaky Griffin onto Ben's Lawn" in told and "Ada summons Alley Cat" in told
