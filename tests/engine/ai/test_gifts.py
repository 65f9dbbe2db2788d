"""A seat that gets something for nothing is no less likely to win, by its game's own judgment.

What counts as a gift, the holdings say (`engine.kernel.game.holdings`): the seat has more of something, and the rivals
have no more than before. `python -m tests.engine.ai.test_gifts` prints how often that fails.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.games.cthulhu_realms.ai.evaluator import evaluator_of
from engine.games.cthulhu_realms.layout import SANITY
from engine.games.nasty_neighbours.ai.evaluator import NastyEvaluator
from engine.games.nasty_neighbours.ai.weights import FILES
from engine.games.nefarious.ai import NefariousPolicy
from engine.games.runes_and_regulations.ai import RunesPolicy
from engine.games.runes_and_regulations.layout import BEGUN_WITH, HEXED, LAWN
from engine.games.runes_and_regulations.rules.creatures import mythical_count
from engine.games.runes_and_regulations.rules.limits import SUMMONING_LIMIT
from engine.kernel.game.holdings import by_layout
from engine.kernel.state.state import OUT, State
from engine.kernel.state.view import view_of
from tests.engine.ai.positions import positions

POSITIONS = 200
FEW = 5
SMALL = 1e-9


def nefarious(state: State[Any], seat: int) -> float:
    return NefariousPolicy("normal").evaluator(view_of(state, seat)).win_odds(state)[seat]


def runes(state: State[Any], seat: int) -> float:
    return RunesPolicy("normal").evaluator(view_of(state, seat)).chance(state)


def realms(state: State[Any], seat: int) -> float:
    return evaluator_of(state.table.rules, state.table.seats).win_odds(state)[seat]


def neighbors(state: State[Any], seat: int) -> float:
    return NastyEvaluator(view_of(state, seat), FILES.load("normal"), 1).current_value


JUDGED: dict[str, Callable[[State[Any], int], float]] = {
    "nefarious": nefarious,
    "runes-and-regulations": runes,
    "cthulhu-realms": realms,
    "nasty-neighbours": neighbors,
}
FROM_DECK = {
    "nefarious": {"hand": "invention_deck"},
    "runes-and-regulations": {"hand": "main_deck", "fence": "rune_deck"},
    "cthulhu-realms": {"hand": "deck"},
    "nasty-neighbours": {"nasty": "nasty_deck"},
}
"""Zones of a seat in which a further card helps, with the deck it comes from."""
COUNTED = {
    "nefarious": ("money", "spies.espionage", "spies.invent", "spies.research", "spies.work"),
    "cthulhu-realms": ("sanity", "power"),
}
KNOWN = {
    "cthulhu-realms, 2 players: a rival's sanity",
    "cthulhu-realms, 3 or more players: a rival's sanity",
    "cthulhu-realms, 2 players: sanity",
}
"""Gifts that lower the value of some positions: their weights were fitted to matches without regard to signs."""


def gifts(state: State[Any], seat: int, dice: random.Random) -> Iterator[tuple[str, State[Any]]]:
    """What the seat could get for nothing, each with the position after it."""
    table, layout = state.table, state.table.layout
    for name in COUNTED.get(table.game.slug, ()):
        after = state.copy()
        after.counters[layout.counter(name, seat)] += 1
        yield name, after
    for name, source in FROM_DECK[table.game.slug].items():
        after = state.copy()
        deck = layout.table_zone(source) if layout.has_table_zone(source) else layout.seat_zone(source, seat)
        if after.zones[deck]:
            card = after.zones[deck].pop(dice.randrange(len(after.zones[deck])))
            place = layout.seat_zone(name, seat)
            after.zones[place].append(card)
            after.known[card] = layout.visibility(place)
            yield name, after
    if table.game.slug == "runes-and-regulations":
        for card in state.zones[LAWN[seat]]:
            if state.values[HEXED] >> card & 1:
                after = state.copy()
                after.values[HEXED] ^= 1 << card
                if mythical_count(after, seat) - after.counters[BEGUN_WITH[seat]] >= SUMMONING_LIMIT:
                    continue  # the limit may take a Creature then (RR-5.1)
                yield "restored", after
    if table.game.slug == "cthulhu-realms":
        after = state.copy()
        after.counters[SANITY[(seat + 1) % table.seats]] -= 1
        yield "a rival's sanity", after


def is_gift(before: State[Any], after: State[Any], seat: int) -> bool:
    """Whether the seat has more and no rival has more than before."""
    table = before.table
    if table.game.slug == "nefarious" and table.rules.no_spies_points:
        return False
    read = by_layout if table.game.slug == "nefarious" else table.game.ai.holdings  # also where all choose unseen
    pairs = [(read(before, other, seat), read(after, other, seat)) for other in table.clockwise[seat][-1]]
    (had, has), *rivals = [(one, other) for one, other in pairs if one is not None and other is not None]
    return len(rivals) == len(pairs) - 1 and has.cover(had) and all(then.cover(now) for then, now in rivals)


def lowered(slug: str, wanted: int) -> tuple[Counter[str], Counter[str], dict[str, float]]:
    """How often each gift was given and how often it lowered the value, and by how much at most."""
    given: Counter[str] = Counter()
    worse: Counter[str] = Counter()
    most: dict[str, float] = {}
    for number, (state, seat, _) in enumerate(positions(slug, wanted)):
        before = JUDGED[slug](state, seat)
        for name, after in gifts(state, seat, random.Random(number)):
            if not after.values[OUT] and is_gift(state, after, seat):
                key = f"{slug}, {'2' if state.table.seats == 2 else '3 or more'} players: {name}"
                given[key] += 1
                loss = before - JUDGED[slug](after, seat)
                worse[key] += loss > SMALL
                most[key] = max(most.get(key, 0.0), loss)
    return given, worse, most


@pytest.mark.parametrize("slug", JUDGED)
def test_a_gift_lowers_no_value_at_a_few_positions(slug: str) -> None:
    given, worse, most = lowered(slug, FEW)
    assert given and {gift for gift in given if worse[gift]} <= KNOWN, most


@pytest.mark.slow
@pytest.mark.parametrize("slug", JUDGED)
def test_a_gift_lowers_no_value(slug: str) -> None:
    given, worse, most = lowered(slug, POSITIONS)
    assert {gift for gift in given if worse[gift]} <= KNOWN, most


if __name__ == "__main__":
    for each in JUDGED:
        given, worse, most = lowered(each, POSITIONS)
        for name in sorted(given):
            print(f"{name}: {worse[name]} of {given[name]}, by {most[name]:.3f} at most", flush=True)
