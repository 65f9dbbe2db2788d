"""Fits the weights with which a game estimates who is likely to win, to matches of computer seats of the Normal level.

    python -m tests.engine.games.fit_chances GAME [--games N] [--write]

Prints the weights, how well they foretell matches they were not fitted to, and the best it could do without them: even
chances for everybody. With --write the game's `chances.toml` gets them.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Any

from engine.ai.levels import create
from engine.ai.self_play import opening, play
from engine.games import load, slugs
from engine.kernel.evaluator import Estimate, softmax
from engine.kernel.state import PHASE, TURN, State
from engine.kernel.view import view_of

LEVEL = "normal"
TABLES: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "nefarious": tuple((seats, {}) for seats in (2, 3, 4, 5, 6)),
    "cthulhu-realms": tuple((seats, {}) for seats in (2, 3, 4)),
    "nasty-neighbours": ((2, {"rounds": 3}), (4, {"rounds": 2}), (3, {"rounds": 5}), (6, {"rounds": 1}), (4, {})),
    "runes-and-regulations": (
        *((seats, {}) for seats in (2, 3, 4)), (3, {"expansion": True}), (5, {"expansion": True}),
    ),
}  # fmt: skip
"""What is played, in turn: numbers of players and options."""
_MOST = 40
"""About so many positions of a long match are looked at, evenly spread."""
_TESTED = 4
"""One match in so many is kept for the test."""
_STIFFNESS = 2.0
"""How strongly weights are drawn to 0, in positions."""
_ROUNDS = 25


Facts = Sequence[float]


@dataclass(frozen=True, slots=True)
class Sample:
    """A position: the facts of every seat, and what each seat had of the victory in the end."""

    facts: tuple[Facts | None, ...]
    won: tuple[float, ...]


def shares(facts: Sequence[Facts | None], weight: Sequence[float]) -> list[float]:
    """The chances that follow from the facts of all seats."""
    return softmax([None if own is None else sum(map(float.__mul__, weight, map(float, own))) for own in facts])


def estimate_of(slug: str) -> Estimate:
    """The estimate of a game."""
    module = importlib.import_module(f"{load(slug).package}.chances")
    estimate: Estimate = module.winning()
    return estimate


def matches(slug: str, games: int, facts: Callable[..., Facts | None]) -> Iterator[list[Sample]]:
    """Positions of so many matches at the beginning of turns (and of phases where turns are short), match by match."""
    game, tables = load(slug), TABLES[slug]
    for seed in range(games):
        seats, options = tables[seed % len(tables)]
        table = game.new_table(seats, game.checked_options(options), seed)
        state = opening(table, seed)
        seen: list[tuple[Facts | None, ...]] = []
        moment = -1, -1

        def watch(state: State, _: int, seen: list[tuple[Facts | None, ...]] = seen, seats: int = seats) -> None:
            nonlocal moment
            now = state.values[TURN], state.values[PHASE] if slug == "nasty-neighbours" else 0
            if now != moment and not state.over:
                moment = now
                view = view_of(state)
                seen.append(tuple(None if view.is_out(seat) else facts(view, seat) for seat in range(seats)))

        play(state, [create(LEVEL, game, table, seat, seed * 31 + seat) for seat in range(seats)], watch=watch)
        winners = view_of(state).winners
        if winners:
            won = tuple(float(seat in winners) / len(winners) for seat in range(seats))
            yield [Sample(own, won) for own in seen[:: max(1, len(seen) // _MOST)]]


# --- fitting -----------------------------------------------------------------------------------------------------


def fitted(samples: Sequence[tuple[Sample, float]], number: int) -> list[float]:
    """The weights that make what has happened likeliest, by Newton's method; each sample with what it counts."""
    weights = [0.0] * number
    for _ in range(_ROUNDS):
        slope = [-_STIFFNESS * weight for weight in weights]
        curve = [[_STIFFNESS * (row == column) for column in range(number)] for row in range(number)]
        for sample, counts in samples:
            _add(sample, counts, weights, slope, curve)
        step = solved(curve, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return weights


def _add(sample: Sample, counts: float, weights: list[float], slope: list[float], curve: list[list[float]]) -> None:
    """Add what one position says about the weights to the slope and the curvature of the likelihood."""
    chances = shares(sample.facts, weights)
    rows = [(own, chance, won) for own, chance, won in zip(sample.facts, chances, sample.won, strict=True) if own]
    middle = [sum(own[place] * chance for own, chance, _ in rows) for place in range(len(weights))]
    for own, chance, won in rows:
        for row, value in enumerate(own):
            slope[row] += counts * value * (won - chance)
            off = counts * chance * (value - middle[row])
            for column, other in enumerate(own):
                curve[row][column] += off * (other - middle[column])


def solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        for row in range(size):
            if row != place:
                share = rows[row][place] / rows[place][place]
                rows[row] = [value - share * above for value, above in zip(rows[row], rows[place], strict=True)]
    return [rows[place][size] / rows[place][place] for place in range(size)]


# --- testing -----------------------------------------------------------------------------------------------------


def brier(sample: Sample, chances: Sequence[float]) -> float:
    """The squared error of the chances of a position: 0 for a prophet."""
    return sum((chance - won) ** 2 for chance, won in zip(chances, sample.won, strict=True))


def calibration(samples: Sequence[Sample], weights: Sequence[float], bins: int = 10) -> list[tuple[float, float, int]]:
    """For tenths of the chances: the mean chance, how many of these seats won, and how many there were."""
    groups: list[list[tuple[float, float]]] = [[] for _ in range(bins)]
    for sample in samples:
        for chance, won in zip(shares(sample.facts, weights), sample.won, strict=True):
            groups[min(bins - 1, int(chance * bins))].append((chance, won))
    return [
        (sum(chance for chance, _ in group) / len(group), sum(won for _, won in group) / len(group), len(group))
        for group in groups
        if group
    ]


def report(samples: Sequence[Sample], weights: Sequence[float]) -> tuple[float, float]:
    """Print how well the weights do; returns their mean Brier score and that of even chances."""
    own = sum(brier(sample, shares(sample.facts, weights)) for sample in samples) / len(samples)
    even = sum(brier(sample, [1 / len(sample.won)] * len(sample.won)) for sample in samples) / len(samples)
    surprise = -sum(
        won * log(max(1e-9, chance))
        for sample in samples
        for chance, won in zip(shares(sample.facts, weights), sample.won, strict=True)
    ) / len(samples)
    print(f"{len(samples)} positions it was not fitted to: Brier score {own:.3f}, even chances {even:.3f}; "
          f"mean surprise {surprise:.3f}")  # fmt: skip
    print("predicted   won   seats")
    for chance, won, number in calibration(samples, weights):
        print(f"    {chance:5.2f} {won:5.2f} {number:7}")
    return own, even


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=slugs())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--write", action="store_true", help="write the game's chances.toml")
    given = parser.parse_args()
    module = importlib.import_module(f"{load(given.game).package}.chances")
    learned: list[tuple[Sample, float]] = []
    tested: list[Sample] = []
    for number, samples in enumerate(matches(given.game, given.games, module.facts)):
        if number // len(TABLES[given.game]) % _TESTED == 0:
            tested += samples
        else:  # every match counts the same, however long it is
            learned += [(sample, 20 / len(samples)) for sample in samples]
    weights = fitted(learned, len(module.NAMES))
    lines = [f"{name} = {weight:.3f}" for name, weight in zip(module.NAMES, weights, strict=True)]
    print("\n".join(lines))
    report(tested, weights)
    if given.write:
        head = f"# What the facts in chances.py weigh, fitted to {given.games} matches of the Normal level.\n"
        Path(module.__file__).with_name("chances.toml").write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
