"""The chain of effects in words, and which reactions are worth a question."""

from __future__ import annotations

from engine.games.runes_and_regulations.layout import FENCE
from engine.kernel.game.traits import ANNOUNCED, RESOLVING, WAITING
from engine.kernel.state.refs import NONE, place_ref, zone_ref
from tests.engine.games.runes_and_regulations.words.lab import Lab

EXPANSION = {"expansion": True}


def told(lab: Lab, seat: str = "") -> list[tuple[int, str, str, str]]:
    """Moment, player, status and words of every link."""
    return [(link.moment, lab.names[link.seat], link.status, link.words) for link in lab.chain(seat)]


def test_nothing_waits_in_a_quiet_phase() -> None:
    assert Lab(Ada={}, Ben={}).chain() == []


def test_a_spell_that_may_be_stopped_and_the_rune_that_stops_it() -> None:
    lab = Lab(
        Ada={"hand": ["This Spells Disaster", "Open House"]},
        Ben={"fence": ["Grubby Grabber", "Salty Shaker"], "lawn": ["Alley Cat"]},
    )
    lab.do("Ada", "cast", "This Spells Disaster")
    spell = (0, "Ada", ANNOUNCED, "Ada discards a card, then destroys a Creature.")
    assert told(lab) == told(lab, "Ben") == [spell]
    lab.do("Ben", "activate", "Grubby Grabber")
    assert told(lab) == [
        (0, "Ben", ANNOUNCED, "Ben stops it, then takes the Spell."),
        (1, "Ada", ANNOUNCED, "Ada discards a card, then destroys a Creature."),
    ]
    assert [link.card for link in lab.chain()] == [lab.card("Grubby Grabber"), lab.card("This Spells Disaster")]


def test_a_target_is_named_and_pointed_at_as_soon_as_it_is_chosen() -> None:
    lab = Lab(
        Ada={"hand": ["Just For the Hex of It"]},
        Ben={"lawn": ["Organic-Only Pegasus", "Alley Cat"], "hand": ["Spin Cycle"]},
    )
    lab.do("Ada", "cast", "Just For the Hex of It").do("Ada", "choose", target="Ben.lawn/Organic-Only Pegasus")
    [link] = lab.chain()
    assert link.targets == (lab.card("Organic-Only Pegasus"),)
    assert (link.status, link.words) == (RESOLVING, "Ada hexes Ben's Organic-Only Pegasus.")


def test_effects_of_one_moment_have_one_number_and_wait_for_each_other() -> None:
    lab = Lab(
        Ada={"lawn": ["Bratty Dragon", "Tail-Chasing Unicorn"], "hand": ["Alley Cat"]},
        Ben={"lawn": ["Clingy Griffin", "Topiary Griffin"]},
        phase=None,
    )
    lab.do("Ada", "use", "Bratty Dragon").do("Ada", "use", "Tail-Chasing Unicorn")
    assert [entry[:3] for entry in told(lab)] == [(0, "Ada", ANNOUNCED), (0, "Ada", ANNOUNCED)]
    lab.do("Ada", "choose", target="Ben.lawn/Topiary Griffin")
    assert told(lab) == [
        (0, "Ada", WAITING, "Ada hexes Ben's Topiary Griffin."),
        (0, "Ada", ANNOUNCED, "A player spins the Spinner."),
    ]


def test_a_hidden_rune_is_only_a_place() -> None:
    lab = Lab(
        Ada={"hand": ["Rune-Eating Dragon"], "fence": ["Grubby Grabber"]},
        Ben={"fence": ["Salty Shaker", "Gnome Security System"]},
        Cy={},
        options=EXPANSION,
        phase="summon",
    )
    lab.do("Ada", "summon", "Rune-Eating Dragon", "Ada.lawn").until("Ada").do("Ada", "use").until("Ada")
    lab.do("Ada", "choose", target="Ben.fence[1]")
    [link] = lab.chain("Cy")
    fence = FENCE[1]
    assert link.words == "Ada destroys a Rune on Ben's Fence."
    assert link.targets in ((zone_ref(fence),), (place_ref(fence, 1),))
    assert lab.card("Gnome Security System") not in link.targets


def test_a_rune_of_ones_own_is_named_once_it_has_been_chosen_openly() -> None:
    lab = Lab(Ada={"hand": ["Total Lawn Makeover"], "fence": ["Lazy Lazy Susan", "Toastinator 2000"],
                   "lawn": ["Rune-Eating Dragon (hexed)", "Topiary Griffin (hexed)"]},
              Ben={"lawn": ["Alley Cat", "Clingy Griffin"]}, Cy={}, options=EXPANSION)  # fmt: skip
    lab.do("Ada", "cast", "Total Lawn Makeover").until("Ada").do("Ada", "pass").until("Ada")
    lab.do("Ada", "use", "Rune-Eating Dragon").do("Ada", "use", "Topiary Griffin")
    susan = lab.card("Lazy Lazy Susan")
    lab.do("Ada", "choose", target="Ada.fence/Lazy Lazy Susan")
    for viewer in ("Ada", "Ben", ""):
        assert told(lab, viewer)[0] == (0, "Ada", WAITING, "Ada destroys Lazy Lazy Susan.")
        assert lab.chain(viewer)[0].targets == (susan,)


def test_the_result_of_a_spin_is_named() -> None:
    lab = Lab(Ada={"lawn": ["Alley Cat", "Bratty Dragon"]}, Ben={}, phase="spin", spins=[3])
    [link] = lab.chain()
    assert (link.card, link.words) == (NONE, "Pet Return: Ada returns a Creature on their Lawn.")


# --- what matters ------------------------------------------------------------------------------------------------


def spell_against(fence: list[str], spell: str, ada: list[str] | None = None) -> Lab:
    """Ada casts a Spell; Ben's Runes may answer."""
    hand = [spell, "Open House", "Spin Cycle"]
    lab = Lab(Ada={"hand": hand, "lawn": ada or []}, Ben={"fence": fence, "lawn": ["Clingy Griffin"]})
    return lab.do("Ada", "cast", spell).until("Ben")


def test_a_spell_that_harms_matters_and_one_that_only_draws_does_not() -> None:
    assert spell_against(["Grubby Grabber"], "This Spells Disaster").matters("Ben", "Grubby Grabber")
    assert not spell_against(["Grubby Grabber"], "Rune Service").matters("Ben", "Grubby Grabber")


def test_whoever_is_about_to_win_matters() -> None:
    four = ["Bratty Dragon", "Spoiled Unicorn", "Topiary Griffin", "Alley Cat", "Gossiping Griffin"]
    assert spell_against(["Grubby Grabber"], "Rune Service", four).matters("Ben", "Grubby Grabber")


def test_the_own_cards_matter_and_a_small_gain_does_not() -> None:
    lab = Lab(
        Ada={"hand": ["Just For the Hex of It"]},
        Ben={"lawn": ["Clingy Griffin"], "fence": ["Shiver Me Trimmers", "Tricky Trap"]},
    )
    lab.do("Ada", "cast", "Just For the Hex of It").do("Ben", "pass").until("Ben")
    assert lab.matters("Ben", "Shiver Me Trimmers")
    lab = Lab(Ada={"hand": ["Rune Service"], "lawn": ["Alley Cat"]}, Ben={"fence": ["Tricky Trap"]})
    lab.do("Ada", "cast", "Rune Service").do("Ben", "pass").until("Ben")
    assert not lab.matters("Ben", "Tricky Trap")


def test_the_own_payment_is_named_and_does_not_ask_to_be_spoiled() -> None:
    """RR-7.2, RR-7.7: a price that is answered buys nothing."""
    hand = ["Garage Spell", "Open House", "Spin Cycle"]
    lab = Lab(Ada={"hand": hand, "fence": ["Toastinator 2000"]}, Ben={}).do("Ada", "cast", "Garage Spell").until("Ada")
    assert lab.prompt("Ada") == "Ada discards a card to pay for Garage Spell: respond before it happens?"
    assert not lab.matters("Ada", "Toastinator 2000")


def test_a_spin_result_is_named_for_what_it_makes_happen() -> None:
    lab = Lab(Ada={"hand": ["Open House"], "fence": ["Toastinator 2000"]}, Ben={}, phase="spin", spins=[5])
    lab.until("Ada").do("Ada", "pass").until("Ada")
    assert lab.prompt("Ada") == "Ada discards a card (And... Discard): respond before it happens?"
    assert lab.matters("Ada", "Toastinator 2000")
