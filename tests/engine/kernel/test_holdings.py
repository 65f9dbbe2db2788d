"""What seats have: read from the layout, without what a looker may not know, and compared without judging."""

from __future__ import annotations

import pytest

from engine.games import load, slugs
from engine.kernel.flow.determinize import determinize
from engine.kernel.game.holdings import Holdings, by_layout, includes
from engine.kernel.match.match import Match
from engine.kernel.state.view import view_of
from tests.chance import run_seed
from tests.engine.games.any_match import NAMES, played

GAMES = {slug: load(slug) for slug in slugs()}
LENGTH = 16


def test_a_set_includes_another_as_often_as_each_face_occurs() -> None:
    assert includes((1, 1, 2), (1, 2)) and includes((1,), (1,)) and includes((5,), ())
    assert not includes((1, 2, 3), (1, 1)) and not includes((1,), (1, 2)) and not includes((2, 3, 4), (1,))


def test_more_of_one_thing_and_less_of_none_covers() -> None:
    have = Holdings(amounts=(3, 1), sets=((4, 7),), same="spring", pending=(1,))
    more = Holdings(amounts=(3, 2), sets=((4, 7, 7),), same="spring", pending=(1,))
    assert more.cover(have) and not have.cover(more) and have.cover(have)
    other = Holdings(amounts=(9, 0), sets=((4, 7),), same="spring", pending=(1,))
    assert not other.cover(have) and not have.cover(other)
    fall = Holdings(amounts=(9, 9), sets=((4, 7),), same="fall", pending=(1,))
    assert not fall.cover(have)
    begun = Holdings(amounts=(3, 1), sets=((4, 7),), same="spring", pending=(2,))
    assert not begun.cover(have) and begun.cover(have, turn_over=True)


def test_the_own_hand_counts_by_card_and_that_of_others_by_number() -> None:
    state = Match(GAMES["garage-sale"], ["Ada", "Ben"], seed=3).state
    hand = state.zones[state.table.layout.seat_zone("hand", 0)]
    faces = tuple(sorted(state.table.faces[card] for card in hand))
    assert faces in by_layout(state, 0, 0).sets
    seen = by_layout(state, 0, 1)
    assert faces not in seen.sets and len(hand) in seen.amounts
    richer = state.copy()
    drawn = richer.zones[state.table.layout.table_zone("deck")].pop()
    richer.zones[state.table.layout.seat_zone("hand", 0)].append(drawn)
    richer.known[drawn] = 1
    assert by_layout(richer, 0, 0).cover(by_layout(state, 0, 0))
    assert by_layout(richer, 0, 1).cover(seen) and not seen.cover(by_layout(richer, 0, 1))


@pytest.mark.parametrize("slug", slugs())
def test_hidden_cards_change_nothing_of_what_a_seat_reads(slug: str) -> None:
    seed = run_seed()
    match = Match(GAMES[slug], NAMES[:3], {}, seed)
    read = match.game.ai.holdings
    for number, now in enumerate(played(match, LENGTH, seed)):
        looker = number % 3
        view = view_of(now.state, looker)
        worlds = [determinize(view, deal) for deal in range(2)]
        for seat in range(3):
            assert read(worlds[0], seat, looker) == read(worlds[1], seat, looker), (seed, number)
