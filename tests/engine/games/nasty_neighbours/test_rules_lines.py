"""Which cards are a line: compared with what the clauses say word for word, and on every line of both yards."""

from __future__ import annotations

import random
from itertools import product

import pytest

from engine.games.nasty_neighbours.codes import ASK_LINES, ASK_PLACE, ASK_TAKE, REMOVE_LINE
from engine.games.nasty_neighbours.definitions.vocabulary import STUMPED, SUIT, SUITS, WILD
from engine.games.nasty_neighbours.layout import DOWN, FALL, LOCKED, YARD
from engine.games.nasty_neighbours.match_rules import MatchRules, lines_of
from engine.games.nasty_neighbours.rules.lines import complete_lines, is_complete
from engine.kernel.state.refs import GAP, NUMBER_BASE
from engine.kernel.state.state import ACTIVE, PHASE
from tests.engine.games.nasty_neighbours.random_games import answers, begin

FACES = list(product(range(len(SUITS)), range(1, 11)))


def rules(size: int) -> MatchRules:
    found: MatchRules = begin(2 if size == 4 else 3, 1).table.rules
    return found


def cards_of(table: MatchRules, kind: int) -> list[int]:
    return [card for card in table.yard_cards if table.kind[card] == kind]


def is_run(faces: list[tuple[int, int]]) -> bool:
    """Consecutive numbers of one suit, in any order (NN-4.1)."""
    numbers = sorted(number for _, number in faces)
    return len({suit for suit, _ in faces}) == 1 and numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def is_line_with_wilds(faces: list[tuple[int, int]], wilds: int) -> bool:
    """Whether some identity of every Wild makes it a line (NN-4.2)."""
    for extra in product(FACES, repeat=wilds):
        full = [*faces, *extra]
        if is_run(full) or len({number for _, number in full}) == 1:
            return True
    return False


@pytest.mark.parametrize("size", [3, 4])
def test_whatever_the_wilds_can_stand_for_is_a_line(size: int) -> None:
    """NN-4.1 NN-4.2: with up to two Wilds; more of them are a line with any card."""
    table = rules(size)
    suited, wild_cards = cards_of(table, SUIT), cards_of(table, WILD)
    chooser = random.Random(size)
    found = set()
    for number in range(400):
        wilds = number % 3
        close = chooser.random() < 0.7  # cards that are near each other, so that there are lines enough
        suit, low = chooser.randrange(5), chooser.randint(1, 10)
        pool = [card for card in suited if table.suit[card] == suit and abs(table.number[card] - low) < size]
        if chooser.random() < 0.3:
            pool = [card for card in suited if table.number[card] == low]
        cards = chooser.sample(pool if close and len(pool) >= size else suited, size - wilds)
        expected = is_line_with_wilds([(table.suit[card], table.number[card]) for card in cards], min(wilds, 2))
        mixed = [*cards, *wild_cards[:wilds]]
        chooser.shuffle(mixed)
        assert is_complete(table, mixed) == expected, [table.cards[card].name for card in mixed]
        found.add((wilds, expected))
    assert len(found) == 6 or size == 3  # of three cards two Wilds are a line with any third one


@pytest.mark.parametrize("size", [3, 4])
def test_wilds_alone_are_a_line_and_one_card_with_wilds_is_one(size: int) -> None:
    """NN-4.2"""
    table = rules(size)
    wilds = cards_of(table, WILD)
    assert is_complete(table, wilds[:size])
    assert is_complete(table, [*wilds[: size - 1], cards_of(table, SUIT)[0]])


@pytest.mark.parametrize("size", [3, 4])
def test_every_row_column_and_diagonal_is_found_and_nothing_else(size: int) -> None:
    """NN-4.1 NN-4.3: one line of one number at a time, the rest face down, gaps or Stumped."""
    table = rules(size)
    same = [card for card in cards_of(table, SUIT) if table.number[card] == 7]
    others = [card for card in cards_of(table, SUIT) if table.number[card] != 7]
    stumped = cards_of(table, STUMPED)
    places = size * size
    geometry = [{place for place in range(places) if place // size == row} for row in range(size)]
    geometry += [{place for place in range(places) if place % size == column} for column in range(size)]
    geometry += [{row * size + row for row in range(size)}, {row * size + size - 1 - row for row in range(size)}]
    assert [set(line) for line in lines_of(size)] == geometry
    for number, line in enumerate(geometry):
        chosen = iter(same)
        down = [next(chosen) if place in line else others[place] for place in range(places)]
        mask = sum(1 << place for place in range(places) if place not in line)
        assert complete_lines(table, down, mask) == 1 << number
        for place in line:
            assert complete_lines(table, down, mask | 1 << place) == 0
            for blocked in (stumped[0], GAP):
                assert complete_lines(table, [*down[:place], blocked, *down[place + 1 :]], mask) == 0


def test_all_cards_of_one_number_are_every_line_at_once() -> None:
    """NN-4.1"""
    table = rules(3)
    nines = [card for card in cards_of(table, SUIT) if table.number[card] == 9][:9]
    assert complete_lines(table, nines, 0) == (1 << 8) - 1
    assert complete_lines(table, nines, 1 << 4) == 0b00101101


@pytest.mark.parametrize("seats", range(2, 9))
def test_whatever_stands_is_offered_whenever_its_owner_takes_places_or_decides(seats: int) -> None:
    """NN-4.4 NN-4.5: in the own turn all lines that stand, to nobody else anything; none of a locked yard."""
    asked_about = set()
    for seed in range(5):
        for position in answers(begin(seats, seed, {"rounds": 2}), seed):
            for seat, kind, _, options in position.questions:
                offered = {option[2] - NUMBER_BASE for option in options if option[0] == REMOVE_LINE}
                if kind in (ASK_TAKE, ASK_PLACE) or (kind == ASK_LINES and position.values[ACTIVE] == seat):
                    yard, counters = position.zones[YARD[seat]], position.counters
                    standing_now = complete_lines(position.table.rules, yard, counters[DOWN[seat]])
                    mask = 0 if counters[LOCKED[seat]] else standing_now
                    standing = {number for number in range(mask.bit_length()) if mask >> number & 1}
                    in_fall = position.values[PHASE] == FALL  # where a line is offered once
                    assert offered <= standing if in_fall else offered == standing
                    asked_about.add((kind, bool(offered)))
                elif kind != ASK_LINES:
                    assert not offered
    assert {(ASK_TAKE, True), (ASK_TAKE, False), (ASK_PLACE, False), (ASK_LINES, True)} <= asked_about
