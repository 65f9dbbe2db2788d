"""Components, set-up and decks of the base game (RR-1, RR-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.runes_and_regulations.layout import MAIN_DECK
from engine.kernel.files.faults import BadOption
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.state import ACTIVE
from tests.chance import seed_cases
from tests.engine.games.runes_and_regulations.lab import GAME, Lab
from tests.engine.games.runes_and_regulations.random_games import NAMES

EVERY_NUMBER = pytest.mark.parametrize("seats", (2, 3, 4))


def new_match(seats: int = 3, seed: int = 5, **options: object) -> Match:
    return Match(GAME, NAMES[:seats], options, seed)


@EVERY_NUMBER
def test_the_decks(seats: int) -> None:
    """RR-1.1 RR-2.1: 89 Main cards, 24 Runes, 17 Regulations, of which those dealt lie elsewhere."""
    match = new_match(seats)
    view = match.view()
    drawn = 1  # the first player has drawn for the Draw phase
    assert len(view.zone("main_deck")) == 89 - 5 * seats - drawn
    assert len(view.zone("rune_deck")) == 24 - 3 * seats
    assert len(view.zone("regulation_deck")) == 16
    assert len(view.zone("regulation")) == 1
    assert view.zone("main_discard") == view.zone("rune_discard") == []
    decks = Counter(card.deck for card in match.table.rules.cards)
    assert decks == {"spell": 39, "creature": 50, "rune": 24, "regulation": 17}


@EVERY_NUMBER
def test_what_every_player_begins_with(seats: int) -> None:
    """RR-2.1: five Main cards (six for the first player after the Draw phase) and three Runes."""
    match = new_match(seats)
    for seat in range(seats):
        view = match.view(seat)
        first = seat == match.state.values[ACTIVE]
        assert len(view.zone("hand", seat)) == 5 + first
        assert len(view.zone("fence", seat)) == 3
        assert view.zone("lawn", seat) == view.zone("announced", seat) == []


def test_hands_and_fences_are_hidden_and_counted() -> None:
    """RR-1.2: others see how many cards there are, and no more."""
    match = new_match(3)
    own = match.view(0)
    assert HIDDEN not in own.zone("hand", 0) + own.zone("fence", 0)
    for looker in (1, 2, SPECTATOR):
        view = match.view(looker)
        assert view.zone("fence", 0) == [HIDDEN] * 3
        assert set(view.zone("hand", 0)) == {HIDDEN}
        assert set(view.zone("main_deck") + view.zone("rune_deck") + view.zone("regulation_deck")) == {HIDDEN}


def test_lawns_discards_and_the_regulation_are_public() -> None:
    """RR-1.2 RR-1.3"""
    lab = Lab(
        A={"lawn": ["Alley Cat"]},
        B={},
        table={
            "main_discard": ["Staycation", "A Stray Dog"],
            "rune_discard": ["Salty Shaker"],
            "regulation": ["Leash Law"],
        },
    )
    for looker in (0, 1):
        view = lab.view(lab.names[looker])
        for zone in ("main_discard", "rune_discard", "regulation"):
            assert HIDDEN not in view.zone(zone) and view.zone(zone)
        assert view.zone("lawn", 0) == [lab.card("Alley Cat")]


@pytest.mark.parametrize("seed", seed_cases(6))
def test_most_pets_go_first(seed: int) -> None:
    """RR-2.2"""
    assert new_match(4, seed, pets=[1, 0, 7, 2]).state.values[ACTIVE] == 2
    assert new_match(4, seed, pets=[None, 3, None, None]).state.values[ACTIVE] == 1


def test_ties_and_skipped_answers_are_settled_at_random() -> None:
    """RR-2.2: among those who tie for the most; among all when nobody has said anything."""
    tied = {new_match(4, seed, pets=[2, 5, None, 5]).state.values[ACTIVE] for seed in range(30)}
    silent = {new_match(4, seed, pets=[None] * 4).state.values[ACTIVE] for seed in range(60)}
    assert tied == {1, 3}
    assert silent == {0, 1, 2, 3}


def test_two_to_four_play() -> None:
    """RR-1.1: the base game."""
    for seats in (1, 5):
        with pytest.raises(ValueError, match="2 to 4 players"):
            GAME.new_table(seats, GAME.checked_options({}), 1)
    assert GAME.seat_limits(GAME.checked_options({})) == (2, 4)


def test_pets_are_counted_from_none_to_ninety_nine() -> None:
    """RR-2.2"""
    with pytest.raises(BadOption):
        GAME.checked_options({"pets": [100]})


def test_play_is_clockwise() -> None:
    """RR-2.2: after C it is A's turn."""
    lab = Lab(A={}, B={}, C={}, active="C", phase="end")
    assert lab.state.values[ACTIVE] == 0


# --- decks that run out ---------------------------------------------------------------------------------------


def test_an_empty_main_deck_is_shuffled_anew_when_a_card_is_needed() -> None:
    """RR-2.3: not before; the discards come back into the deck."""
    lab = Lab(A={"hand": ["Alley Cat"]}, B={}, phase="cast", table={"main_discard": ["Staycation"]})
    lab.move("table.main_deck", "table.main_discard")
    total = len(lab.cards("table.main_discard"))
    assert lab.cards("table.main_deck") == []
    lab.do("A", "draw")
    assert lab.cards("table.main_discard") == []
    assert len(lab.cards("table.main_deck")) == total - 1
    assert len(lab.cards("A.hand")) == 2


def test_in_the_middle_of_a_draw_the_deck_is_shuffled_anew() -> None:
    """RR-2.3: Staycation itself is still being cast and stays out of the new deck."""
    lab = Lab(A={"hand": ["Staycation"]}, B={}, phase="cast")
    lab.move("table.main_deck", "table.main_discard", len(lab.cards("table.main_deck")) - 1)
    lab.do("A", "cast", "Staycation")
    assert len(lab.cards("A.hand")) == 2
    assert lab.cards("table.main_discard") == ["Staycation"]


def test_with_deck_and_discards_empty_nothing_is_drawn() -> None:
    """RR-2.3"""
    lab = Lab(A={"hand": ["Alley Cat"]}, B={}, phase="cast")
    lab.move("table.main_deck", "B.hand")
    lab.do("A", "draw")
    assert lab.cards("A.hand") == ["Alley Cat"]


def test_where_no_card_is_left_none_is_offered() -> None:
    """RR-2.3 RR-3.5: a card in the discard pile is left; it is shuffled into a new deck."""
    for pile, offered in (([], {"skip", "summon"}), (["Staycation"], {"skip", "summon", "draw"})):
        lab = Lab(A={"hand": ["Alley Cat"]}, B={}, phase="cast", table={"main_discard": pile})
        lab.state.zones[MAIN_DECK].clear()
        lab.do("A", "skip")
        assert lab.offered() == offered


def test_an_empty_rune_deck_is_shuffled_anew() -> None:
    """RR-2.3"""
    lab = Lab(A={"hand": ["Rune Service"]}, B={}, phase="cast")
    lab.move("table.rune_deck", "table.rune_discard")
    lab.do("A", "cast", "Rune Service")
    assert len(lab.cards("A.fence")) == 2
    assert lab.cards("table.rune_discard") == []
    assert len(lab.cards("table.rune_deck")) == 22


def test_with_no_runes_left_none_is_added() -> None:
    """RR-2.3"""
    lab = Lab(A={"hand": ["Rune Service"]}, B={}, phase="cast")
    lab.move("table.rune_deck", "table.casting", 23)  # out of reach for once
    lab.do("A", "cast", "Rune Service")
    assert lab.cards("table.rune_deck") == lab.cards("table.rune_discard") == []
    assert len(lab.cards("A.fence")) == 1
