"""Why something cannot be done in Runes & Regulations: every key of the refusal texts, from real positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.runes_and_regulations.layout import SPINNER
from engine.kernel.game.presentation import Refusal
from engine.kernel.state.refs import ZONE_BASE, number_ref, seat_ref
from tests.engine.games.runes_and_regulations.words.lab import GAME, Lab
from tests.engine.games.said_to import CLAUSES

EXPANSION = {"expansion": True}
SPELL, CREATURE = "Rune Service", "Alley Cat"


def own_turn(phase: str, **ada: list[str]) -> Lab:
    """Ada is asked in a phase, with a Spell and a Creature in hand."""
    return Lab(Ada={"hand": [SPELL, CREATURE, "Bratty Dragon"], **ada}, Ben={}, phase=phase)


def choosing(
    spell: str, ben: list[str], ada: list[str] | None = None, cy: list[str] | None = None, **more: object
) -> Lab:
    """Ada has cast a Spell and chooses."""
    hand = more.pop("hand", [spell])
    cys = {"Cy": {"lawn": cy}} if cy is not None else {}
    lab = Lab(Ada={"hand": hand, "lawn": ada or []}, Ben={"lawn": ben}, **cys, **more)  # type: ignore[arg-type]
    return lab.do("Ada", "cast", spell).until("Ada")


def stopped_reaction() -> Lab:
    """Ben is asked about Ada's Spell; his Dragon's time has not come."""
    lab = Lab(
        Ada={"hand": ["Open House", "Spin Cycle"]},
        Ben={
            "fence": ["Grubby Grabber", "Tricky Trap"],
            "lawn": ["Sparkly Dragon", "Gossiping Griffin"],
            "hand": [SPELL, CREATURE],
        },
    )
    return lab.do("Ada", "cast", "Open House")


def beginning() -> Lab:
    """Ada has used one of two effects at the beginning of her turn."""
    lab = Lab(
        Ada={"lawn": ["Bratty Dragon", "Tail-Chasing Unicorn", "Spoiled Unicorn"], "hand": [CREATURE]},
        Ben={"lawn": ["Clingy Griffin"]},
        phase=None,
    )
    return lab.do("Ada", "use", "Tail-Chasing Unicorn")


def refused(key: str, **details: str | int) -> Refusal:
    return Refusal(key, details)


CASES: dict[str, tuple[Callable[[], Refusal | None], Refusal]] = {}


def case(expected: Refusal) -> Callable[[Callable[[], Refusal | None]], Callable[[], Refusal | None]]:
    """A way to be refused, under its name."""

    def note(attempt: Callable[[], Refusal | None]) -> Callable[[], Refusal | None]:
        CASES[attempt.__name__] = attempt, expected
        return attempt

    return note


# --- phases ------------------------------------------------------------------------------------------------------


@case(refused("wrong-phase-cast", phase="Beginning"))
def a_spell_at_the_beginning() -> Refusal | None:
    return beginning_with_spell().refused("Ada", SPELL)


def beginning_with_spell() -> Lab:
    return Lab(Ada={"lawn": ["Tail-Chasing Unicorn"], "hand": [SPELL]}, Ben={}, phase=None)


@case(refused("wrong-phase-summon", phase="Cast"))
def a_creature_in_the_cast_phase() -> Refusal | None:
    return own_turn("cast").refused("Ada", CREATURE)


@case(refused("phase-is-over", phase="Cast"))
def a_spell_in_the_summon_phase() -> Refusal | None:
    return own_turn("summon").refused("Ada", SPELL)


@case(refused("one-per-phase", player="Ada", phase="Summon"))
def a_second_creature() -> Refusal | None:
    lab = Lab(Ada={"hand": ["Sparkly Dragon", SPELL, CREATURE]}, Ben={}, phase="summon")
    return lab.do("Ada", "summon", "Sparkly Dragon", "Ada.lawn").refused("Ada", CREATURE)


@case(refused("not-own-turn", other="Ada", player="Ben"))
def a_creature_in_the_turn_of_another() -> Refusal | None:
    return stopped_reaction().refused("Ben", CREATURE)


@case(refused("deck-waits"))
def the_deck_while_others_act() -> Refusal | None:
    lab = stopped_reaction()
    return lab.refused("Ben", lab.zone("rune_deck"))


@case(refused("no-card-left"))
def the_deck_when_no_card_is_left() -> Refusal | None:
    lab = own_turn("cast")
    lab.state.zones[lab.zone("main_deck") - ZONE_BASE].clear()
    return lab.refused("Ada", lab.zone("main_deck"))


@case(refused("must-spin"))
def a_card_instead_of_the_spin() -> Refusal | None:
    lab = Lab(Ada={"hand": [CREATURE]}, Ben={}, phase="spin", options={"spin_by_hand": True})
    return lab.refused("Ada", CREATURE)


@case(refused("spinner-waits", phase="Cast"))
def the_spinner_in_the_cast_phase() -> Refusal | None:
    return own_turn("cast").refused("Ada", number_ref(SPINNER))


# --- prices and taxes ---------------------------------------------------------------------------------------------


@case(refused("price-unpaid", player="Ada", card="Garage Spell", price="DISCARD a card"))
def a_spell_that_cannot_be_paid() -> Refusal | None:
    return Lab(Ada={"hand": ["Garage Spell"]}, Ben={}).refused("Ada", "Garage Spell")


@case(refused("tax-unpaid", blocker="Fetching Pegasus", player="Ada", price="DISCARD a card"))
def a_tax_that_cannot_be_paid() -> Refusal | None:
    return Lab(Ada={"hand": [SPELL]}, Ben={"lawn": ["Fetching Pegasus"]}).refused("Ada", SPELL)


@case(refused("beast-cost-unpaid", card="Bane Wing", price="SACRIFICE a Creature"))
def a_beast_that_cannot_be_paid() -> Refusal | None:
    lab = Lab(Ada={"hand": ["Bane Wing"]}, Ben={}, Cy={}, options=EXPANSION, phase="summon")
    return lab.refused("Ada", "Bane Wing")


def restored(creature: str) -> Lab:
    """A Creature of Ada and her Sparkly Dragon re-enter together; she is asked about the Dragon."""
    lab = Lab(
        Ada={"hand": ["Total Lawn Makeover", SPELL], "lawn": [f"{creature} (hexed)", "Sparkly Dragon (hexed)"]},
        Ben={},
        Cy={"lawn": ["Fang Fluff"]},
        options=EXPANSION,
    )
    return lab.do("Ada", "cast", "Total Lawn Makeover").until("Ada")


@case(refused("not-everyone-can", card="Kiddie-Pool Kraken", other="Ben"))
def a_kraken_alone() -> Refusal | None:
    return restored("Kiddie-Pool Kraken").refused("Ada", "Kiddie-Pool Kraken")


@case(refused("nothing-to-choose", card="Topiary Griffin"))
def a_griffin_without_anything_to_hex() -> Refusal | None:
    return restored("Topiary Griffin").refused("Ada", "Topiary Griffin")


# --- moments -----------------------------------------------------------------------------------------------------


@case(refused("no-trigger", card="Tricky Trap", trigger="when a neighbor CASTs a Spell"))
def a_rune_before_its_moment() -> Refusal | None:
    return stopped_reaction().refused("Ben", "Tricky Trap")


@case(refused("moment-has-passed", card="Sparkly Dragon"))
def an_entering_effect_later() -> Refusal | None:
    return stopped_reaction().refused("Ben", "Sparkly Dragon")


@case(refused("answered-already", card="Tail-Chasing Unicorn"))
def an_effect_used_twice() -> Refusal | None:
    return beginning().refused("Ada", "Tail-Chasing Unicorn")


# --- targets -----------------------------------------------------------------------------------------------------


@case(refused("waiting-card", card="Downward-Dog Unicorn"))
def a_creature_whose_effect_waits() -> Refusal | None:
    lab = Lab(
        Ada={"lawn": ["Werepoodle", "Downward-Dog Unicorn", "Clingy Griffin", "Alley Cat (hexed)"]},
        Ben={},
        Cy={},
        options=EXPANSION,
        phase=None,
    )
    lab.do("Ada", "use", "Downward-Dog Unicorn").do("Ada", "use", "Werepoodle")
    return lab.refused("Ada", "Downward-Dog Unicorn")


@case(refused("already-hexed", card="Clingy Griffin"))
def a_hexed_creature_again() -> Refusal | None:
    lab = choosing("Just For the Hex of It", ["Clingy Griffin (hexed)", "Alley Cat", "Bratty Dragon"])
    return lab.refused("Ada", "Just For the Hex of It", "Clingy Griffin")


@case(refused("not-hexed", card="Clingy Griffin"))
def a_mythical_creature_restored() -> Refusal | None:
    lab = choosing("Weed It and Weep", ["Clingy Griffin", "Alley Cat (hexed)", "Bratty Dragon (hexed)"])
    return lab.refused("Ada", "Weed It and Weep", "Clingy Griffin")


@case(refused("neighbors-only", card="The Grass Is Always Greener", player="Ada"))
def the_own_creature_of_a_neighbor() -> Refusal | None:
    lab = choosing(
        "The Grass Is Always Greener",
        ["Alley Cat", "Bratty Dragon"],
        ["Clingy Griffin"],
        hand=["The Grass Is Always Greener", "Spin Cycle"],
    )
    return lab.refused("Ada", "Clingy Griffin")


@case(refused("card-forbids", blocker="Helicopter-Parent Pegasus"))
def a_protected_creature() -> Refusal | None:
    ben = ["Alley Cat (hexed)", "Bratty Dragon", "Helicopter-Parent Pegasus"]
    lab = choosing("The Grass Is Always Greener", ben, hand=["The Grass Is Always Greener", "Spin Cycle"])
    return lab.refused("Ada", "The Grass Is Always Greener", "Bratty Dragon")


@case(refused("beast-is-safe", card="Fang Fluff"))
def a_beast_destroyed() -> Refusal | None:
    lab = choosing("Return to Sender", ["Fang Fluff"], ["Alley Cat"], ["Clingy Griffin"], options=EXPANSION)
    return lab.refused("Ada", "Return to Sender", "Fang Fluff")


@case(refused("sacrificial-is-safe", card="Overly Trusting Hamster"))
def a_hamster_destroyed() -> Refusal | None:
    lab = choosing(
        "Just For the Hex of It",
        ["Overly Trusting Hamster"],
        ["Alley Cat"],
        ["Clingy Griffin"],
        options={**EXPANSION, "nefarious": 2},
    )
    return lab.refused("Ada", "Just For the Hex of It", "Overly Trusting Hamster")


@case(refused("tax-unpaid", blocker="Ash Mane", player="Ada", price="DISCARD a card"))
def a_steal_that_cannot_be_paid() -> Refusal | None:
    lab = choosing(
        "Free-Range Rescue",
        ["Ash Mane", "Overly Trusting Hamster"],
        [],
        ["Goldfish of Great Destiny", "Fainting Goat on Standby"],
        options={**EXPANSION, "nefarious": 2},
    )
    return lab.refused("Ada", "Free-Range Rescue", "Overly Trusting Hamster")


@case(refused("no-peeking", other="Ben"))
def the_runes_of_another() -> Refusal | None:
    lab = own_turn("cast")
    return lab.refused("Ada", lab.zone("fence", "Ben"))


@case(refused("must-do-it", card="Return to Sender"))
def the_asking_card_put_back_in_the_hand() -> Refusal | None:
    lab = choosing("Return to Sender", ["Alley Cat", "Bratty Dragon"], hand=["Return to Sender", SPELL])
    return lab.refused("Ada", "Return to Sender", lab.zone("hand", "Ada"))


# --- limits ------------------------------------------------------------------------------------------------------


@case(refused("hand-limit", limit=5, left=1))
def the_hand_limit() -> Refusal | None:
    lab = Lab(
        Ada={"hand": [SPELL, CREATURE, "Open House", "Spin Cycle", "Garage Spell"], "lawn": ["Bratty Dragon"]},
        Ben={},
        regulation="Clutter Ordinance",
        phase="draw",
    )
    return lab.refused("Ada", "Bratty Dragon")


@case(refused("rune-limit", limit=1, left=1))
def the_rune_limit() -> Refusal | None:
    lab = Lab(
        Ada={"fence": ["Salty Shaker", "Grubby Grabber"], "hand": [SPELL]},
        Ben={},
        phase="draw",
        regulation="One Tasteful Ornament Rule",
    )
    return lab.refused("Ada", SPELL)


# --- what lies there ---------------------------------------------------------------------------------------------


@case(refused("hexed-no-effect", card="Bratty Dragon"))
def a_hexed_creature() -> Refusal | None:
    return own_turn("cast", lawn=["Bratty Dragon (hexed)"], hand=[SPELL]).refused("Ada", "Bratty Dragon")


@case(refused("powerless", card="Bratty Dragon"))
def a_creature_with_the_nefarious_neighbor() -> Refusal | None:
    lab = Lab(Ada={"lawn": ["Bratty Dragon"], "hand": ["Fang Fluff"]}, Ben={}, Cy={}, options=EXPANSION)
    return lab.refused("Ada", "Bratty Dragon")


@case(refused("creature-stays", card="Clingy Griffin"))
def a_creature_carried_away() -> Refusal | None:
    lab = own_turn("cast", lawn=["Clingy Griffin"], hand=[SPELL])
    return lab.refused("Ada", "Clingy Griffin", lab.zone("lawn", "Ben"))


@case(refused("regulation-stays", card="Sixth Pet Permit"))
def the_regulation() -> Refusal | None:
    return own_turn("cast").refused("Ada", "Sixth Pet Permit")


@case(refused("hand-is-hidden", other="Ben"))
def the_hand_of_another() -> Refusal | None:
    return own_turn("cast").refused("Ada", seat_ref(1))


@case(refused("role-is-secret", other="Cy"))
def the_role_of_another() -> Refusal | None:
    lab = Lab(Ada={"hand": ["Fang Fluff"]}, Ben={}, Cy={"role": ["The Curator"]}, options=EXPANSION)
    return lab.refused("Ada", lab.zone("role", "Cy"))


# --- the tests ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_says_why(name: str) -> None:
    attempt, expected = CASES[name]
    assert attempt() == expected


def test_every_reason_has_a_case() -> None:
    assert {expected.key for _, expected in CASES.values()} == set(CLAUSES[GAME.slug])


def test_a_card_that_can_be_used_elsewhere_is_not_explained_away() -> None:
    lab = own_turn("cast")
    assert lab.refused("Ada", SPELL, lab.zone("lawn", "Ben")) is None


def test_whoever_only_watches_is_refused_nothing() -> None:
    lab = own_turn("cast")
    assert GAME.words.refusal(lab.view(), lab.card(SPELL), -1, lab.names) is None


def test_printed_words_name_the_player_instead_of_speaking_to_the_reader() -> None:
    lab = Lab(
        Ada={"hand": [SPELL], "fence": ["Casserole Pot of Gold", "Lazy Lazy Susan"]}, Ben={}, Cy={}, options=EXPANSION
    )
    reason = lab.refused("Ada", "Lazy Lazy Susan")
    assert reason == refused("no-trigger", card="Lazy Lazy Susan", trigger="if Ada would SPIN")
    pot = lab.refused("Ada", "Casserole Pot of Gold")
    assert pot == refused("no-trigger", card="Casserole Pot of Gold", trigger="when Ada CASTs a Spell")


def test_no_reason_repeats_the_prompt_that_the_table_adds() -> None:
    lab = Lab(Ada={"hand": [CREATURE]}, Ben={}, phase="spin", options={"spin_by_hand": True})
    prompt = GAME.words.prompt(lab.view("Ada"), lab.names).casefold()
    assert prompt == "spin the spinner"
    refusal = lab.refused("Ada", CREATURE)
    assert refusal is not None and prompt not in refusal.sentence.casefold()
