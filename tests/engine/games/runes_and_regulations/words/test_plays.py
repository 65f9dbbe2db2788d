"""What the log and the recap of Runes & Regulations say of plays: who did what, with which card, and to whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.engine.games.runes_and_regulations.words.table import Table

BY_HAND = {"spin_by_hand": True}
Answers = Sequence[tuple[str, ...]]
"""Who answers, the verb, the card, the target."""


def after(answers: Answers, **given: Any) -> Table:
    """The table after some answers."""
    table = Table(**given)
    for answer in answers:
        table.do(*answer)
    return table


RETURNS: Answers = [("Bea", "cast", "Return to Sender"), ("Bea", "choose", "", "Ada.lawn/Cul-de-Sac Sphinx")]
SENDER = {"hand": ["Return to Sender", "Open House"]}


def test_a_spell_of_another_player() -> None:
    table = after(RETURNS, Ada={"lawn": ["Cul-de-Sac Sphinx", "Alley Cat"]}, Bea=SENDER, active="Bea")
    assert table.told("Ada")[0] == "Bea casts Return to Sender: your Cul-de-Sac Sphinx returns to your hand"
    assert table.told()[0] == "Bea casts Return to Sender: Ada's Cul-de-Sac Sphinx returns to hand"
    assert table.recap("Ada") == ["Bea's Return to Sender: your Cul-de-Sac Sphinx returns to your hand."]


def test_a_spell_that_is_stopped_is_told_of_the_player_who_stops_it() -> None:
    table = after(
        [("Ada", "cast", "Return to Sender"), ("Bea", "activate", "Grubby Grabber")],
        Ada=SENDER,
        Bea={"lawn": ["Cul-de-Sac Sphinx"], "fence": ["Grubby Grabber"]},
    )
    assert table.told("Ada") == [
        "You cast Return to Sender",
        "Bea activates Grubby Grabber, stops Return to Sender and takes it",
    ]
    assert table.recap("Ada") == ["Bea activated Grubby Grabber, stopped Return to Sender and took it."]


HEXES: Answers = [("Ada", "cast", "Garage Spell"), ("Cal", "activate", "Tricky Trap")]


def test_a_reaction_is_the_play_of_the_player_who_reacts() -> None:
    table = after(
        HEXES,
        Ada={"hand": ["Garage Spell", "Open House"], "lawn": ["Dragon with Too Much Stuff"]},
        Bea={},
        Cal={"fence": ["Tricky Trap"]},
    )
    spell, trap = table.told("Ada")[:2]
    assert spell.startswith("You cast Garage Spell, discard Open House and draw ")
    assert trap == "Cal activates Tricky Trap: your Dragon with Too Much Stuff is hexed"
    assert table.recap("Ada") == ["Cal's Tricky Trap: your Dragon with Too Much Stuff is hexed."]


def test_only_the_last_result_of_a_spin_is_told() -> None:
    """A Creature that two things happen to is named once."""
    table = after(
        [("Dot", "spin"), ("Dot", "spin")],
        phase="spin",
        active="Dot",
        options=BY_HAND,
        spins=[6, 2],
        Ada={"lawn": ["Show-Off Unicorn"]},
        Bea={"lawn": ["Dragon with Too Much Stuff"]},
        Cal={"lawn": ["Spoiled Unicorn (hexed)"]},
        Dot={},
    )
    assert table.told("Ada")[0] == (
        "Dot spins Hedge Trimming: your Show-Off Unicorn and Bea's Dragon with Too Much Stuff are hexed, then "
        "destroyed; Cal's Spoiled Unicorn is destroyed"
    )
    assert table.recap("Ada")[0].startswith("Dot spun Hedge Trimming: your Show-Off Unicorn is hexed, then destroyed.")


def test_a_spin_that_a_rune_of_another_player_causes_names_that_rune() -> None:
    table = after(
        [("Ada", "spin"), ("Bea", "activate", "Ceiling Fan Club"), ("Ada", "spin"), ("Ada", "spin")],
        phase="spin",
        options=BY_HAND,
        spins=[3, 6, 2],
        Ada={},
        Bea={"fence": ["Ceiling Fan Club"]},
        Cal={"lawn": ["Show-Off Unicorn"]},
    )
    because = "Bea's Ceiling Fan Club: Ada"
    assert f"{because} spins Hedge Trimming; your Show-Off Unicorn is hexed, then destroyed" in table.told("Cal")
    assert f"{because} spun Hedge Trimming; your Show-Off Unicorn is hexed, then destroyed." in table.recap("Cal")[0]


DISCARDS = {"hand": ["Hedge Your Bets", "Alley Cat"]}


def test_a_spin_and_what_it_costs() -> None:
    table = after(
        [("Ada", "spin"), ("Ada", "discard", "Hedge Your Bets")],
        phase="spin",
        options=BY_HAND,
        spins=[5],
        Ada=DISCARDS,
        Dot={"fence": ["Salty Shaker"]},
        Eve={},
    )
    assert table.told("Ada")[0] == "You spin And... Discard and discard Hedge Your Bets"
    table.do("Dot", "activate", "Salty Shaker")
    assert table.told("Ada")[1] == "Dot activates Salty Shaker: you discard Alley Cat"
    assert table.recap("Ada")[0].startswith("Dot's Salty Shaker: you discard Alley Cat.")


EVENTFUL: Answers = [
    ("Bea", "cast", "Garage Spell"),
    ("Bea", "discard", "Open House"),
    ("Bea", "summon", "Show-Off Unicorn", "Bea.lawn"),
    ("Bea", "use", "Show-Off Unicorn"),
    ("Bea", "spin"),
]
SHOW_OFF: dict[str, Any] = {"Ada": {}, "Cal": {}, "active": "Bea", "options": BY_HAND, "spins": [3]}


def test_the_recap_of_an_eventful_turn_tells_the_three_heaviest_plays() -> None:
    hand = ["Garage Spell", "Open House", "Hedge Your Bets", "Show-Off Unicorn"]
    table = after(EVENTFUL, Bea={"hand": hand}, **SHOW_OFF)
    assert table.recap("Ada")[-1] == (
        "Bea cast Garage Spell, discarded Open House, drew 3 cards and summoned Show-Off Unicorn. "
        "Bea spun Pet Return: Bea's Show-Off Unicorn returns to hand."
    )


def test_the_recap_names_a_card_once_that_is_played_and_used() -> None:
    table = after(EVENTFUL[2:], Bea={"hand": ["Show-Off Unicorn", "Open House"]}, phase="summon", **SHOW_OFF)
    assert table.recap("Ada")[-1] == (
        "Bea summoned Show-Off Unicorn and drew a card. Bea spun Pet Return: Bea's Show-Off Unicorn returns to hand."
    )


def test_creatures_summoned_by_one_spell_are_told_once() -> None:
    table = after(
        [
            ("Bea", "cast", "Open House"),
            ("Bea", "summon", "Alley Cat", "Bea.lawn"),
            ("Bea", "summon", "Bratty Dragon", "Bea.lawn"),
        ],
        Ada={},
        Bea={"hand": ["Open House", "Alley Cat", "Bratty Dragon"]},
        Cal={},
        active="Bea",
    )
    assert table.told("Ada")[0] == (
        "Bea casts Open House, summons Alley Cat and Bratty Dragon and skips their next Summon phase"
    )


def test_the_recap_tells_what_a_spin_did_to_other_opponents() -> None:
    table = after(
        [("Bea", "spin"), ("Bea", "spin")],
        phase="spin",
        active="Bea",
        options=BY_HAND,
        spins=[6, 2],
        Ada={},
        Bea={},
        Cal={"lawn": ["Show-Off Unicorn"]},
    )
    assert "Bea spun Hedge Trimming: Cal's Show-Off Unicorn is hexed, then destroyed." in table.recap("Ada")


def test_the_recap_tells_what_a_spell_did_to_other_opponents() -> None:
    table = after(
        [
            ("Bea", "cast", "The Grass Is Always Greener"),
            ("Bea", "discard", "Open House"),
            ("Bea", "choose", "", "Cal.lawn/Alley Cat"),
            ("Bea", "summon", "Show-Off Unicorn", "Bea.lawn"),
        ],
        Ada={},
        Bea={"hand": ["The Grass Is Always Greener", "Open House", "Show-Off Unicorn"]},
        Cal={"lawn": ["Alley Cat", "Bratty Dragon"]},
        active="Bea",
    )
    stolen = "Bea cast The Grass Is Always Greener and discarded Open House: Cal's Alley Cat is stolen."
    assert table.recap("Ada")[0].startswith(f"{stolen} Bea summoned Show-Off Unicorn")


def test_the_recap_tells_a_new_regulation_after_what_hit_the_reader() -> None:
    spin = [("Bea", "skip"), ("Bea", "spin")]
    lawn = {"lawn": ["Cul-de-Sac Sphinx", "Alley Cat"]}
    table = after([*RETURNS, *spin], Ada=lawn, Bea=SENDER, active="Bea", options=BY_HAND, spins=[4])
    assert "Bea also spun New Regulation: " in table.recap("Ada")[0]


def test_the_recap_of_an_eventful_turn_tells_a_new_regulation() -> None:
    hand = ["Garage Spell", "Open House", "Hedge Your Bets", "Show-Off Unicorn"]
    table = after(EVENTFUL, Bea={"hand": hand}, **{**SHOW_OFF, "spins": [4]})
    assert "Bea spun New Regulation: " in table.recap("Ada")[-1]


def test_the_recap_of_a_play_told_before_keeps_its_order() -> None:
    """What was discarded comes first, where the summons follow."""
    table = after(
        [
            ("Ada", "summon", "Carpool Pegasus", "Ada.lawn"),
            ("Bea", "activate", "Gettin' Diggy With It"),
            ("Bea", "discard", "Alley Cat"),
        ],
        Ada={"hand": ["Carpool Pegasus"]},
        phase="summon",
        Bea={"hand": ["Alley Cat", "Open House"], "fence": ["Gettin' Diggy With It"]},
    )
    table.match.history = table.match.history[2:]
    assert table.recap("Ada")[0].startswith("Bea discarded Alley Cat and summoned Alley Cat from the discard pile.")


def test_what_a_player_gets_by_stopping_another_is_the_players_deed() -> None:
    table = after(
        [("Ada", "cast", "Garage Spell"), ("Cal", "activate", "Tricky Trap"), ("Bea", "activate", "Surge Defector")],
        Ada={"hand": ["Garage Spell", "Open House"], "lawn": ["Dragon with Too Much Stuff"]},
        Bea={"fence": ["Surge Defector"]},
        Cal={"fence": ["Tricky Trap"]},
    )
    assert table.recap("Ada") == [
        "Cal activated Tricky Trap.",
        "Bea activated Surge Defector, stopped Tricky Trap and drew a card.",
    ]


def test_the_recap_names_the_card_that_stopped_something_after_the_last_choice() -> None:
    """The Rune was told when it was activated; then the reader chose something else."""
    table = after(
        [("Bea", "cast", "Garage Spell"), ("Cal", "activate", "Grubby Grabber"), ("Ada", "pass"), ("Ada", "pass")],
        Ada={"fence": ["Surge Defector"]},
        Bea={"hand": ["Garage Spell", "Open House"]},
        Cal={"fence": ["Grubby Grabber"]},
        active="Bea",
    )
    table.match.history = table.match.history[2:]
    assert table.recap("Ada") == ["Cal's Grubby Grabber: Cal stopped Garage Spell and took it."]


SUMMONS: Mapping[str, Sequence[str]] = {"hand": ["Yeti in the Chest Freezer", "Open House"]}


def test_a_creature_summoned_onto_the_lawn_of_another_player() -> None:
    answers = [("Bea", "summon", "Yeti in the Chest Freezer", "Ada.lawn")]
    table = after(answers, Ada={}, Bea=SUMMONS, Cal={}, phase="summon", active="Bea")
    assert table.told("Ada")[0] == "Bea summons Yeti in the Chest Freezer onto your Lawn"
    assert table.told("Cal")[0] == "Bea summons Yeti in the Chest Freezer onto Ada's Lawn"
    assert table.recap("Ada")[0].startswith("Bea summoned Yeti in the Chest Freezer onto your Lawn.")
    assert table.recap("Cal")[0].startswith("Bea summoned Yeti in the Chest Freezer onto Ada's Lawn")


# --- what happens to a player's things ---------------------------------------------------------------------------

BEA = "Bea"
LAW = {"hand": ["Bylaw and Order"]}
PLAYS: dict[str, tuple[dict[str, Any], Answers, str, str]] = {
    "stolen": (
        {"Ada": {"lawn": ["A Stray Dog"]}, "Bea": {"hand": ["The Grass Is Always Greener", "Open House"]}},
        [(BEA, "cast", "The Grass Is Always Greener")],
        "Bea casts The Grass Is Always Greener and discards Open House: your Stray Dog is stolen",
        "Bea's Grass Is Always Greener: your Stray Dog is stolen.",
    ),
    "swapped": (
        {"Ada": {"lawn": ["A Stray Dog"]}, "Bea": {"hand": ["Swap Meet Your Maker"], "lawn": ["Alley Cat"]}},
        [(BEA, "cast", "Swap Meet Your Maker")],
        "Bea casts Swap Meet Your Maker: your Stray Dog goes to Bea's Lawn, Bea's Alley Cat goes to your Lawn",
        "Bea cast Swap Meet Your Maker: your Stray Dog goes to Bea's Lawn, Bea's Alley Cat goes to your Lawn.",
    ),
    "destroyed": (
        {"Ada": {"lawn": ["A Stray Dog"]}, "Bea": {"hand": ["This Spells Disaster", "Open House"]}},
        [(BEA, "cast", "This Spells Disaster")],
        "Bea casts This Spells Disaster and discards Open House: your Stray Dog is destroyed",
        "Bea's This Spells Disaster: your Stray Dog is destroyed.",
    ),
    "restored": (
        {"Ada": {"lawn": ["Show-Off Unicorn (hexed)"]}, "Bea": {"hand": ["Weed It and Weep"]}},
        [(BEA, "cast", "Weed It and Weep")],
        "Bea casts Weed It and Weep and draws a card: your Show-Off Unicorn is restored",
        "Bea's Weed It and Weep: your Show-Off Unicorn is restored.",
    ),
    "a Rune is stolen": (
        {"Ada": {"fence": ["Nosy Mailbox"]}, "Bea": {"hand": ["Taking a Fence"]}},
        [(BEA, "cast", "Taking a Fence"), ("Ada", "pass"), ("Ada", "pass")],
        "Bea casts Taking a Fence: you lose Nosy Mailbox to Bea, Bea draws a card",
        "Bea's Taking a Fence: you lose Nosy Mailbox to Bea.",
    ),
    "a Rune is destroyed": (
        {"Ada": {"fence": ["Nosy Mailbox"]}, "Bea": {"hand": ["Rune-Eating Dragon"]}, "phase": "summon"},
        [(BEA, "summon", "Rune-Eating Dragon", "Bea.lawn"), (BEA, "use", "Rune-Eating Dragon"),
         ("Ada", "pass"), ("Ada", "pass")],
        "Bea uses Rune-Eating Dragon: your Nosy Mailbox is destroyed",
        "Bea's Rune-Eating Dragon: your Nosy Mailbox is destroyed.",
    ),
    "discards": (
        {"Ada": {"hand": ["Alley Cat"]}, "Bea": {"hand": ["HOA-nother Fee"]},
         "Cal": {"hand": ["Yeti in the Chest Freezer"]}},
        [(BEA, "cast", "HOA-nother Fee")],
        "Bea casts HOA-nother Fee: Cal discards Yeti in the Chest Freezer, you discard Alley Cat, Bea draws a card",
        "Bea's HOA-nother Fee: you discard Alley Cat.",
    ),
    "skips": (
        {"Ada": {}, "Bea": {"hand": ["Grounded Until Further Notice"]}},
        [(BEA, "cast", "Grounded Until Further Notice")],
        "Bea casts Grounded Until Further Notice: you skip your next Summon phase, Bea draws a card",
        "Bea's Grounded Until Further Notice: you skip your next Summon phase.",
    ),
    "skips for two": (
        {"Ada": {}, "Bea": {"hand": ["Staycation"]}}, [(BEA, "cast", "Staycation")],
        "Bea casts Staycation, skips their Spin phase this turn and draws 2 cards",
        "Bea cast Staycation, skipped their Spin phase and drew 2 cards.",
    ),
    "a new Regulation": (
        {"Ada": {}, "Bea": LAW, "table": {"regulation_deck": ["Leash Law"]}}, [(BEA, "cast", "Bylaw and Order")],
        "Bea casts Bylaw and Order and draws a card: Leash Law is now in force",
        "Bea cast Bylaw and Order and drew a card.",
    ),
    "summons from the pile": (
        {"Ada": {}, "Bea": {"hand": ["Lawn of the Dead"], "lawn": ["A Stray Dog"]},
         "table": {"main_discard": ["Alley Cat"]}},
        [(BEA, "cast", "Lawn of the Dead")],
        "Bea casts Lawn of the Dead and summons Alley Cat from the discard pile: Bea's Stray Dog is destroyed",
        "Bea cast Lawn of the Dead and summoned Alley Cat from the discard pile.",
    ),
    "adds Runes": (
        {"Ada": {}, "Bea": {"hand": ["Rune Service"]}}, [(BEA, "cast", "Rune Service")],
        "Bea casts Rune Service and adds 2 Runes to their Fence",
        "Bea cast Rune Service and added 2 Runes to their Fence.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", PLAYS)
def test_what_a_play_did(case: str) -> None:
    """The sentence of the log is the last but one that comes of it at most; the recap begins with the same."""
    given, answers, log, recap = PLAYS[case]
    table = after(answers, active=BEA, **given)
    assert log in table.told("Ada")
    assert table.recap("Ada")[0].startswith(recap[:-1])


# --- answers -------------------------------------------------------------------------------------------------

STOPS: dict[str, tuple[dict[str, Any], Answers, str]] = {
    "a hex": (
        {"Ada": {"lawn": ["A Stray Dog"], "fence": ["Shiver Me Trimmers"]},
         "Bea": {"hand": ["Just For the Hex of It"], "lawn": ["Show-Off Unicorn"]}},
        [(BEA, "cast", "Just For the Hex of It"), (BEA, "choose", "", "Ada.lawn/A Stray Dog"),
         ("Ada", "activate", "Shiver Me Trimmers")],
        "You activate Shiver Me Trimmers and save A Stray Dog from being hexed: Bea's Show-Off Unicorn is hexed",
    ),
    "a hex of the Creature itself": (
        {"Ada": {"lawn": ["Organic-Only Pegasus"], "hand": ["Open House"]},
         "Bea": {"hand": ["Just For the Hex of It"]}},
        [(BEA, "cast", "Just For the Hex of It"), ("Ada", "use", "Organic-Only Pegasus")],
        "You use Organic-Only Pegasus, discard Open House and save it from being hexed",
    ),
    "a return": (
        {"Ada": {"lawn": ["A Stray Dog"], "fence": ["Leash Resistance"]}, "Bea": {"hand": ["Return to Sender"]}},
        [(BEA, "cast", "Return to Sender"), ("Ada", "activate", "Leash Resistance")],
        "You activate Leash Resistance, keep A Stray Dog on its Lawn and draw ",
    ),
    "a spin": (
        {"Ada": {}, "Bea": {"fence": ["Lazy Lazy Susan"]}, "phase": "spin", "options": BY_HAND, "spins": [2]},
        [(BEA, "activate", "Lazy Lazy Susan")],
        "Bea activates Lazy Lazy Susan and stops the spin",
    ),
    "a Rune": (
        {"Ada": {"hand": ["Open House", "Alley Cat"], "fence": ["Surge Defector"]},
         "Bea": {"fence": ["Salty Shaker"]}, "active": "Ada", "phase": "spin", "options": BY_HAND, "spins": [5]},
        [("Ada", "spin"), ("Ada", "discard", "Open House"), (BEA, "activate", "Salty Shaker"),
         ("Ada", "activate", "Surge Defector")],
        "You activate Surge Defector, stop Salty Shaker and draw",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", STOPS)
def test_what_was_stopped(case: str) -> None:
    given, answers, told = STOPS[case]
    table = after(answers, **{"active": BEA, **given})
    assert any(sentence.startswith(told) for sentence in table.told("Ada")), table.told("Ada")


# --- limits ----------------------------------------------------------------------------------------------------

SEVEN = ["Garage Spell", "Alley Cat", "Bratty Dragon", "Rune Service", "Clingy Griffin", "Open House", "Spin Cycle"]


def test_all_that_one_limit_takes_is_one_play() -> None:
    table = after(
        [("Ada", "discard", "Alley Cat"), ("Ada", "discard", "Bratty Dragon")],
        Ada={"hand": SEVEN},
        Bea={},
        phase="draw",
        regulation="Clutter Ordinance",
    )
    assert "You discard Alley Cat and Bratty Dragon (hand limit)" in table.told("Ada")
    table = after(
        [("Ada", "choose", "", "Ada.fence/Salty Shaker")],
        Ada={"fence": ["Salty Shaker", "Nosy Mailbox"]},
        Bea={},
        phase="draw",
        regulation="One Tasteful Ornament Rule",
    )
    assert table.told("Ada")[0] == "You destroy Salty Shaker (Rune limit)"
    assert table.told("Bea")[0] == "Ada destroys Salty Shaker (Rune limit)"


def test_the_summoning_limit_says_why_a_creature_is_destroyed() -> None:
    lawn = ["Show-Off Unicorn", "Bratty Dragon", "Clingy Griffin"]
    answers = [("Ada", "choose", "", "Ada.lawn/Bratty Dragon")]
    table = after(answers, Ada={"lawn": lawn, "begun_with": 0}, Bea={}, phase="end")
    assert table.told("Ada")[0] == "You are over the summoning limit: your Bratty Dragon is destroyed"


def test_what_a_summons_costs_belongs_to_the_effect_that_summons() -> None:
    table = after(
        [(BEA, "cast", "Rush-Hour Ritual"), (BEA, "summon", "Doom Drooler", "Bea.lawn"), (BEA, "discard", "Ash Mane"),
         (BEA, "discard", "Murk Muzzle")],
        Ada={}, Bea={"hand": ["Rush-Hour Ritual", "Doom Drooler", "Ash Mane", "Murk Muzzle", "Gloom Hoof"]}, Cal={},
        active=BEA, options={"expansion": True, "nefarious": 2},
    )  # fmt: skip
    told = "Bea casts Rush-Hour Ritual, discards Ash Mane and Murk Muzzle and summons Doom Drooler"
    assert table.told("Ada")[0] == told


def test_a_verb_is_said_once_for_several_spells() -> None:
    table = after(
        [("Ada", "cast", "Two-Spell Garage"), ("Ada", "cast", "Garage Spell")],
        options={"expansion": True},
        Ada={"hand": ["Two-Spell Garage", "Garage Spell", "Alley Cat"]},
        Bea={},
        Cal={},
    )
    assert table.recap("Bea")[0].startswith("Ada cast Two-Spell Garage and Garage Spell, discarded Alley Cat ")
