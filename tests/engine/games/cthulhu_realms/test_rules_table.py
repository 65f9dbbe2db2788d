"""Who sits beside whom while players leave, and how the game ends (CR-5, CR-6)."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.games.cthulhu_realms.layout import GENERAL_DECK, ROW, SIDE_ROW, UNUSED
from engine.games.cthulhu_realms.rules.available_cards import neighbors, rows_beside, seat_before
from engine.games.cthulhu_realms.rules.victory import seats_in_game
from engine.kernel.flow.machine import next_seat
from engine.kernel.state.state import OUT, WINNERS
from tests.engine.games.cthulhu_realms.lab import GAME, Lab

NAMES = "ABCD"
FOUR_ROWS = {
    "row.A-B": ["Ghoul", "Mi-Go", "Deep One"],
    "row.B-C": ["Cthulhu", "Dagon", "Shoggoth"],
    "row.C-D": ["Carcosa", "Yithian", "R'lyeh"],
    "row.D-A": ["Innsmouth", "The Silver Key", "Nyarlathotep"],
}
NEW_ROWS = [
    "Miskatonic University",
    "Restricted Stacks",
    "The Pallid Mask",
    "Red Hook Basement",
    "Miskatonic Infirmary",
    "Church of Starry Wisdom",
    "Lodge No. 13",
]


def general(lab: Lab, cards: int) -> None:
    """Leave so many cards in the general deck, those on top."""
    deck = lab.state.zones[GENERAL_DECK]
    lab.state.zones[UNUSED] += deck[: len(deck) - cards]
    del deck[: len(deck) - cards]


# --- neighbors --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_neighbors_are_the_next_living_players_on_either_side(seats: int) -> None:
    """CR-5.1 CR-5.3: of every set of players still in, each one's neighbors and rows."""
    names = NAMES[:seats]
    for number in range(2, seats + 1):
        for left in combinations(range(seats), number):
            lab = Lab(**{name: {} for name in names})
            lab.state.values[OUT] = sum(1 << seat for seat in range(seats) if seat not in left)
            assert seats_in_game(lab.state) == list(left)
            for place, seat in enumerate(left):
                after, before = left[(place + 1) % number], left[place - 1]
                assert (next_seat(lab.state, seat), seat_before(lab.state, seat)) == (after, before)
                assert set(neighbors(lab.state, seat)) == {after, before}
                assert len(neighbors(lab.state, seat)) == min(2, number - 1)
                assert neighbors(lab.state, seat)[0] == after
                rows = {SIDE_ROW[seat], SIDE_ROW[before]}
                assert set(rows_beside(lab.state, seat)) == (rows if seats > 2 else {ROW})


def test_every_player_of_four_reaches_two_rows_of_three() -> None:
    """CR-5.1 CR-1.2"""
    for active, within in (("A", "AB DA"), ("B", "AB BC"), ("C", "BC CD"), ("D", "CD DA")):
        expected = {card for pair in within.split() for card in FOUR_ROWS[f"row.{pair[0]}-{pair[1]}"]}
        seat = {"power": 9}
        lab = Lab(**{name: seat if name == active else {} for name in NAMES}, active=active, table=dict(FOUR_ROWS))
        reached = {card for cards in FOUR_ROWS.values() for card in cards if lab.can(active, "acquire", card)}
        assert reached == expected
        assert lab.can(active, "acquire", "Initiate")


# --- players who leave ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", (3, 4))
@pytest.mark.parametrize("active", range(4))
def test_whoever_falls_at_either_side_the_table_closes_up(seats: int, active: int) -> None:
    """CR-5.2 CR-5.3: the left neighbor, the right one or both; the rest of the rows is untouched."""
    if active >= seats:
        return
    names = NAMES[:seats]
    left, right = (active + 1) % seats, (active - 1) % seats
    for falling in ({left}, {right}, {left, right}):
        seat = {name: {"sanity": 3} if number in falling else {} for number, name in enumerate(names)}
        seat[names[active]] = {"play": ["Mi-Go"]}
        rows = {
            f"row.{one}-{two}": cards
            for (one, two), cards in zip(
                zip(names, names[1:] + names[0], strict=True), FOUR_ROWS.values(), strict=False
            )
        }
        lab = Lab(**seat, active=names[active], table={**rows, "general_deck": list(NEW_ROWS)})
        lab.use(names[active], "Mi-Go")
        if len(falling) == seats - 1:
            assert lab.state.over and lab.state.values[WINNERS] == 1 << active
            continue
        assert seats_in_game(lab.state) == [number for number in range(seats) if number not in falling]
        assert lab.wrong() == []
        for number, name in enumerate(names):
            spared = number == active or number not in (left, right)
            assert lab.counter(f"{name}.sanity") == (50 if spared else -1 if number in falling else 46)
        kept = [
            cards
            for (one, two), cards in ((key[4::2], cards) for key, cards in rows.items())
            if not {NAMES.index(one), NAMES.index(two)} & falling
        ]
        for cards in kept:
            assert any(lab.state.zones[row] and set(lab_names(lab, row)) == set(cards) for row in all_rows(seats))
        assert sum(len(lab.state.zones[row]) for row in all_rows(seats)) == 3 * (seats - len(falling))
        lab.do(names[active], "end_turn")
        assert lab.asked() == [names[next_seat(lab.state, active)]]


def all_rows(seats: int) -> list[int]:
    return [SIDE_ROW[seat] for seat in range(seats)]


def lab_names(lab: Lab, zone: int) -> list[str]:
    return [GAME.words.card_name(lab.state.table, card) for card in lab.state.zones[zone]]


def test_three_leave_one_after_the_other() -> None:
    """CR-5.3 CR-6.1: in turns of different players, with sound positions all the way."""
    lab = Lab(
        A={"play": ["Mi-Go"]},
        B={"sanity": 3},
        C={"play": ["Arkham Asylum"]},
        D={"sanity": 9},
        table={**FOUR_ROWS, "general_deck": list(NEW_ROWS)},
    )
    lab.use("A", "Mi-Go")
    assert seats_in_game(lab.state) == [0, 2, 3]
    assert lab.counter("D.sanity") == 5
    lab.do("A", "end_turn")
    assert lab.wrong() == []
    lab.use("C", "Arkham Asylum", 1)
    assert seats_in_game(lab.state) == [0, 2]
    assert lab.counter("A.sanity") == 45
    assert lab.wrong() == []
    lab.do("C", "end_turn")
    assert lab.asked() == ["A"]
    lab.do("A", "end_turn")
    assert lab.asked() == ["C"]


def test_who_stays_longer_ranks_higher() -> None:
    """CR-6.1: by Sanity, then whoever is out by how late; B left before D."""
    lab = Lab(
        A={"play": ["Mi-Go"], "sanity": 20},
        B={"sanity": 3},
        C={"play": ["Arkham Asylum"]},
        D={"sanity": 9},
        table={**FOUR_ROWS, "general_deck": list(NEW_ROWS)},
    )
    lab.use("A", "Mi-Go")
    lab.do("A", "end_turn")
    lab.use("C", "Arkham Asylum", 1)
    ranks = GAME.shows.ranks(lab.view("B"))
    assert sorted("ABCD", key=lambda seat: ranks["ABCD".index(seat)]) == ["B", "D", "A", "C"]


def test_the_turn_in_which_a_player_leaves_goes_on() -> None:
    """CR-5.3: where it was, with every ability that is left."""
    lab = Lab(A={"play": ["Mi-Go", "Deep One", "The Silver Key"]}, B={"sanity": 1}, C={})
    lab.use("A", "Mi-Go")
    assert not lab.can("A", "use", "Mi-Go", ability=0)
    assert lab.can("A", "use", "Deep One", ability=0)
    assert lab.can("A", "use", "The Silver Key", ability=2)


# --- the end by the general deck -------------------------------------------------------------------------------------


def test_the_last_card_of_the_general_deck_fills_a_place_and_the_game_goes_on() -> None:
    """CR-6.2"""
    lab = Lab(A={"power": 9}, B={}, table={"row": ["Ghoul", "Mi-Go", "Deep One", "Carcosa", "Dagon"]})
    general(lab, 1)
    lab.do("A", "acquire", "Ghoul")
    assert not lab.state.over
    assert len(lab.cards("table.row")) == 5
    assert lab.wrong() == []
    lab.do("A", "acquire", "Deep One")
    assert lab.state.over
    assert lab.state.values[WINNERS] == 1


@pytest.mark.parametrize("cards", range(4))
def test_a_new_row_needs_three_cards(cards: int) -> None:
    """CR-6.2 CR-5.2 CR-5.3: with fewer the game ends, after both neighbors have lost."""
    lab = Lab(A={"play": ["Mi-Go"], "sanity": 9}, B={"sanity": 4}, C={"sanity": 8})
    general(lab, cards)
    lab.use("A", "Mi-Go")
    assert lab.state.over == (cards < 3)
    assert lab.counter("C.sanity") == 4
    if cards < 3:
        assert lab.state.values[WINNERS] == 1


def test_eliminated_players_win_nothing() -> None:
    """CR-6.2: nor do they tie."""
    lab = Lab(A={"power": 9, "sanity": 2}, B={"sanity": 0}, C={"sanity": 1}, table={"row.A-C": ["Ghoul"]})
    general(lab, 0)
    lab.do("A", "acquire", "Ghoul")
    assert lab.state.over
    assert lab.state.values[WINNERS] == 1


def test_a_card_acquired_from_the_box_counts_for_a_tie() -> None:
    """CR-6.2 CR-4.3"""
    rows = {"row": ["Shoggoth", "Mi-Go", "Deep One", "Carcosa", "Dagon"]}
    lab = Lab(
        A={"play": ["Ghoul", "Ghoul", "The Silver Key"], "hand": ["Cthulhu"]},
        B={"discard": ["R'lyeh", "Innsmouth", "Deep One", "Lodge No. 13"]},
        table=rows,
    )
    lab.use("A", "Ghoul")
    lab.do("A", "choose", target="Cthulhu")
    lab.use("A", "The Silver Key", 2)
    general(lab, 0)
    lab.use("A", "Ghoul")
    lab.do("A", "choose", target="Dagon")
    assert lab.state.over
    assert lab.state.values[WINNERS] == 0
