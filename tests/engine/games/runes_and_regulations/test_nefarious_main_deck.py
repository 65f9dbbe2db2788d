"""The Main deck as a clock, and the decks that are shuffled anew (RR-10.2, RR-11.2)."""

from __future__ import annotations

import pytest

from engine.games.runes_and_regulations.layout import RESHUFFLED
from tests.engine.games.runes_and_regulations.lab import GAME
from tests.engine.games.runes_and_regulations.nefarious_lab import NefariousLab

FIVE = ["Yeti in the Chest Freezer", "Bratty Dragon", "A Stray Dog", "Alley Cat", "Spoiled Unicorn"]
GRIFFINS = ["Topiary Griffin", "Trash-Day Griffin", "Sneaky Griffin"]
POTLUCK = "Potluck of the Draw"


def last_card_drawn(active: str = "A", **seats: dict[str, object]) -> NefariousLab:
    """The active player has just drawn the last Main card instead of casting."""
    lab = NefariousLab("cast", active, **seats)
    lab.shorten("main_deck", 1)
    lab.do(active, "draw")
    assert lab.zone("table.main_deck") == []
    return lab


def test_the_nefarious_neighbor_wins_at_the_end_of_the_turn_in_which_the_main_deck_runs_out() -> None:
    """RR-11.2: not before; the rest of the turn is played."""
    lab = last_card_drawn()
    assert lab.asked() == ["A"] and lab.phase == "summon" and lab.winners == ""
    lab.do("A", "skip")
    assert lab.winners == "N"


def test_no_card_is_offered_once_the_main_deck_is_used_up() -> None:
    """RR-3.4 RR-3.5 RR-11.2: neither instead of a Spell nor of a Creature; the Forbidden deck is another."""
    lab = NefariousLab("draw", "A", A={"hand": ["Staycation", "Alley Cat"]}, N={"hand": ["Merry-Go-Wrong"]})
    assert {"draw", "skip"} <= lab.offered()
    lab = NefariousLab("beginning", "A", A={"hand": ["Staycation"], "lawn": ["Show-Off Unicorn", "Spoiled Unicorn"]})
    lab.shorten("main_deck", 1)
    lab.passes("A")
    assert lab.phase == "cast" and lab.offered() == {"cast", "skip"}
    assert GAME.words.prompt(lab.view("A"), lab.names) == "cast a Spell or skip"
    lab.do("A", "skip")
    assert lab.phase == "summon" and lab.offered() == {"skip", "summon"}
    assert GAME.words.prompt(lab.view("A"), lab.names) == "summon a Creature or skip"
    lab = NefariousLab("beginning", "N", N={"hand": ["Merry-Go-Wrong"], "lawn": ["Murk Muzzle"]})
    lab.shorten("main_deck", 0)
    lab.play_on("N")
    assert "draw" in lab.offered()


@pytest.mark.parametrize(("left", "told"), [(1, True), (2, False)])
def test_the_log_says_when_the_last_main_card_has_been_drawn(left: int, told: bool) -> None:
    """RR-11.2"""
    lab = NefariousLab("cast", "A")
    lab.shorten("main_deck", left)
    lab.state.events = []
    lab.do("A", "draw")
    lines = [GAME.words.log_line(lab.state.table, event, lab.names) for event in lab.state.events]
    said = "The Main deck is empty. Unless A wins by the end of this turn, the Nefarious Neighbor does"
    assert (said in lines) is told


def test_no_card_left_is_not_enough_while_one_lies_there() -> None:
    """RR-11.2: with a card left the game goes on."""
    lab = NefariousLab("cast", "A")
    lab.shorten("main_deck", 2)
    lab.do("A", "draw")
    lab.do("A", "skip")
    assert lab.winners == "" and lab.zone("table.main_deck") == []
    lab.play_on()
    assert lab.winners == "N", "B has drawn the last one in the Draw phase"


@pytest.mark.parametrize("lawn", [FIVE, GRIFFINS])
def test_whoever_drew_the_last_card_may_still_win_by_the_end_of_the_turn(lawn: list[str]) -> None:
    """RR-11.2: by five Mythical Creatures or by a role."""
    lab = last_card_drawn(A={"lawn": lawn, "begun_with": len(lawn), "role": ["The Griffin Lady"]})
    lab.do("A", "skip")
    assert lab.winners == "A"


def drawn_by_another(**seats: dict[str, object]) -> NefariousLab:
    """A casts Potluck of the Draw and takes two of three Main cards; B draws the last one."""
    seats["A"] = {"hand": [POTLUCK], **seats.get("A", {})}
    lab = NefariousLab("cast", "A", **seats)
    lab.shorten("main_deck", 3)
    lab.do("A", "cast", POTLUCK)
    lab.do("B", "draw")
    lab.do("N", "draw")
    lab.do("A", "skip")
    return lab


def test_whoever_drew_it_on_anothers_turn_has_until_the_end_of_that_turn() -> None:
    """RR-11.2: then they are checked too, by Mythical Creatures and by role."""
    assert drawn_by_another(B={"lawn": FIVE}).winners == "B"
    assert drawn_by_another(B={"lawn": GRIFFINS, "role": ["The Griffin Lady"]}).winners == "B"
    assert drawn_by_another(B={"lawn": FIVE[:4]}).winners == "N"


def test_the_player_whose_turn_it_is_wins_first() -> None:
    """RR-11.2"""
    assert drawn_by_another(A={"lawn": GRIFFINS, "role": ["The Griffin Lady"]}, B={"lawn": FIVE}).winners == "A"


def test_nobody_else_is_checked() -> None:
    """RR-6.1 RR-11.2: a third player with five Mythical Creatures does not win on that turn."""
    assert last_card_drawn(B={"lawn": FIVE}).winners == ""
    lab = last_card_drawn(B={"lawn": FIVE})
    lab.do("A", "skip")
    assert lab.winners == "N"


def test_the_henchman_wins_along() -> None:
    """RR-11.3: also when it was the Henchman who drew the last card."""
    lab = last_card_drawn(A={"role": ["The Henchman"]})
    lab.do("A", "skip")
    assert lab.winners == "AN"
    lab = last_card_drawn(A={"role": ["The Henchman"], "lawn": ["Alley Cat (hexed)"]})
    lab.do("A", "skip")
    assert lab.winners == "N"


def test_the_main_deck_is_never_shuffled_anew() -> None:
    """RR-10.2 RR-11.2: once it has run out nobody draws a Main card."""
    lab = NefariousLab("cast", "A", A={"hand": [POTLUCK]})
    lab.shorten("main_deck", 1)
    lab.do("A", "cast", POTLUCK)
    assert lab.asked() == ["N"], "B is not asked whether to draw what is not there"
    assert len(lab.zone("A.hand")) == 1 and lab.zone("B.hand") == [] and len(lab.zone("table.main_discard")) > 80
    lab.do("N", "draw")
    assert len(lab.zone("N.hand")) == 1, "the Forbidden deck is another deck"
    lab.do("A", "skip")
    assert lab.winners == "N"


def test_the_nefarious_neighbors_draws_are_no_clock() -> None:
    """RR-9.4 RR-11.2"""
    lab = NefariousLab("cast", "N")
    lab.shorten("main_deck", 2)
    lab.do("N", "draw")
    lab.do("N", "draw")
    assert lab.asked() == ["A"] and len(lab.zone("N.hand")) == 2, "A has drawn one in the Draw phase"
    assert lab.winners == "" and len(lab.zone("table.main_deck")) == 1


def test_the_discards_are_shuffled_in_once_where_that_was_agreed() -> None:
    """RR-11.2: the moment the last card is drawn; the second time the deck has run out."""
    lab = NefariousLab("cast", "A", reshuffle=True, spins=(1,) * 12)
    lab.shorten("main_deck", 1)
    pile = len(lab.zone("table.main_discard"))
    lab.do("A", "draw")
    assert lab.zone("table.main_discard") == [] and len(lab.zone("table.main_deck")) == pile
    assert lab.state.values[RESHUFFLED]
    lab.do("A", "skip")
    assert lab.winners == ""
    lab.play_on("B")
    lab.shorten("main_deck", 1)
    lab.do("B", "draw")
    assert lab.zone("table.main_deck") == []
    lab.play_on()
    assert lab.winners == "N"


def test_with_nothing_to_shuffle_in_the_deck_has_run_out() -> None:
    """RR-11.2"""
    lab = NefariousLab("cast", "A", reshuffle=True)
    lab.shorten("main_deck", 1, "spare_roles")
    lab.do("A", "draw")
    lab.do("A", "skip")
    assert lab.winners == "N"


@pytest.mark.parametrize(
    ("deck", "pile", "hand", "spin"),
    [
        ("forbidden_deck", "forbidden_discard", "N.hand", 3),
        ("forbidden_rune_deck", "forbidden_rune_discard", "N.fence", 1),
        ("rune_deck", "rune_discard", "A.fence", 1),
    ],
)
def test_the_other_decks_are_shuffled_anew_when_a_card_is_needed(deck: str, pile: str, hand: str, spin: int) -> None:
    """RR-10.2 RR-2.3: the discards become the deck, not before the next card."""
    lab = NefariousLab("summon", hand[0], spins=(spin,))
    lab.shorten(deck, 0, pile)
    discards = set(lab.zone(f"table.{pile}"))
    lab.do(hand[0], "skip")
    assert len(lab.zone(hand)) == 1 and set(lab.zone(hand)) <= discards
    assert lab.zone(f"table.{pile}") == [] and len(lab.zone(f"table.{deck}")) == len(discards) - 1


def test_with_deck_and_pile_empty_nothing_is_added() -> None:
    """RR-2.3"""
    lab = NefariousLab("summon", "N", spins=(1,))
    lab.shorten("forbidden_rune_deck", 0, "spare_roles")
    lab.do("N", "skip")
    assert lab.zone("N.fence") == []


@pytest.mark.parametrize(("others", "winners"), [(FIVE, "A"), (FIVE[:4], "N")])
def test_the_last_card_may_be_drawn_in_the_nefarious_neighbors_turn(others: list[str], winners: str) -> None:
    """RR-11.2: by the player whose Frequent-Flyer Pegasus is stolen, who has until the end of that turn."""
    lab = NefariousLab("cast", "N", N={"hand": ["Pet Larceny"]}, A={"lawn": ["Frequent-Flyer Pegasus", *others]})
    lab.shorten("main_deck", 2)
    lab.do("N", "cast", "Pet Larceny")
    lab.do("N", "choose", target="Frequent-Flyer Pegasus")
    lab.do("A", "use", "Frequent-Flyer Pegasus")
    assert lab.zone("table.main_deck") == [] and lab.winners == ""
    lab.play_on()
    assert lab.winners == winners
