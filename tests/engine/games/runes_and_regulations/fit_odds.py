"""Fits the odds to win by which Hard and Expert judge positions of Runes & Regulations, to whole games.

    python -m tests.engine.games.runes_and_regulations.fit_odds NAME [--games N] [--write FILE]

NAME is odds-2, odds-4 or odds-nefarious. The games are those of Normal seats, so that the same command gives the same
numbers on any computer. Prints how well they foretell games that they were not fitted to, beside those in use.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from math import exp, log
from pathlib import Path
from typing import Any

from engine.ai.levels import create
from engine.ai.self_play import opening, play, winners
from engine.games import load
from engine.games.runes_and_regulations import facts
from engine.games.runes_and_regulations.ai import odds_weights
from engine.games.runes_and_regulations.ai.odds import Knowledge, Odds
from engine.games.runes_and_regulations.ai.odds_weights import BY_NAME, LISTS, OddsWeights
from engine.games.runes_and_regulations.ai.spin import win_limit
from engine.games.runes_and_regulations.places import LAST_DRAWER
from engine.kernel.state import TURN, State
from tests.engine.games.fit_chances import solved

SLUG = "runes-and-regulations"
LEVEL = "normal"
TABLES: dict[str, tuple[tuple[int, bool], ...]] = {
    "odds-2": ((2, False),),
    "odds-4": ((4, False), (4, False), (3, False)),
    "odds-nefarious": ((3, True), (3, True), (4, True), (5, True)),
}
"""What is played, in turn: numbers of players, and whether with the expansion."""
TIED: dict[str, tuple[int, ...]] = {
    "hand": (0, 0, 0, 3, 3, 5, 5, 5), "forbidden_hand": (0, 0, 0, 3, 3, 5, 5, 5),
    "runes": (0, 0, 0, 3), "forbidden_runes": (0, 0, 0, 3),
}  # fmt: skip
"""Places of lists that have one number in common: that of the place named."""
STIFFNESS = {"lawn": 40.0, "held": 80.0, "roles": 6.0}
"""How strongly numbers are drawn to 0; others by 1."""
TESTED = 4
"""One game in so many is kept for the test."""
COUNTS = 2.0
"""What a game counts, however long it is: its positions are much alike."""
ROUNDS = 12
SMALLEST = 0.01
"""Numbers of cards below this are left out."""

Name = tuple[str, int | str]


class Form:
    """A sum of unknown numbers, each times so much: what a standing is made of before its weights are known."""

    __slots__ = ("known", "terms")

    def __init__(self, terms: Mapping[Name, float], known: float = 0.0) -> None:
        self.terms = terms
        self.known = known

    def __add__(self, other: Form | float) -> Form:
        if not isinstance(other, Form):
            return Form(self.terms, self.known + other)
        terms = dict(self.terms)
        for name, factor in other.terms.items():
            terms[name] = terms.get(name, 0.0) + factor
        return Form(terms, self.known + other.known)

    __radd__ = __add__

    def __sub__(self, other: Form) -> Form:
        return self + other * -1.0

    def __mul__(self, factor: float) -> Form:
        return Form({name: value * factor for name, value in self.terms.items()}, self.known * factor)

    __rmul__ = __mul__


@dataclass(frozen=True, slots=True)
class Sample:
    """A position: what every seat's standing is made of, who won in the end, and what the odds in use said."""

    forms: tuple[Form, ...]
    winner: int
    foretold: float


def unknown(cards: Sequence[str]) -> Any:
    """Weights that are not known yet, in the shape of the odds'; Any because they are sums in place of numbers."""
    found: dict[str, Any] = {}
    for entry in fields(OddsWeights):
        name = entry.name
        if name in LISTS:
            places = TIED.get(name, range(LISTS[name]))
            found[name] = tuple(Form({(name, place): 1.0}) for place in places)
        elif name in BY_NAME:
            found[name] = {card: Form({(name, card): 1.0}) for card in cards}
        else:
            found[name] = Form({(name, 0): 1.0})
    return OddsWeights(**found)


def games(name: str, number: int) -> Iterator[list[Sample]]:
    """The positions at the beginning of turns of so many games."""
    game, tables = load(SLUG), TABLES[name]
    for seed in range(number):
        seats, expansion = tables[seed % len(tables)]
        table = game.new_table(seats, game.checked_options({"expansion": expansion}), seed)
        cards = sorted({card.id for card in table.rules.cards})
        symbols, numbers = Knowledge(table.rules, unknown(cards)), Knowledge(table.rules, odds_weights.load(name))
        state = opening(table, seed)
        seen: list[tuple[State, int]] = []
        turn = -1

        def watch(state: State, _: int, seen: list[tuple[State, int]] = seen, seats: int = seats) -> None:
            nonlocal turn
            if state.values[TURN] != turn and not state.over and not state.values[LAST_DRAWER]:
                turn = state.values[TURN]
                seen.append((state.copy(), turn % seats))

        play(state, [create(LEVEL, game, table, seat, seed * 31 + seat) for seat in range(seats)], watch=watch)
        won = winners(state)
        nefarious = facts.nefarious(state)
        if won:  # the Henchman shares what the Nefarious Neighbor wins
            winner = nefarious if nefarious in won else won[0]
            yield [sample(symbols, numbers, position, seat, winner) for position, seat in seen]


def sample(symbols: Knowledge, numbers: Knowledge, state: State, seat: int, winner: int) -> Sample:
    """A position as one seat sees it."""
    seats = state.table.seats
    nefarious = facts.nefarious(state)
    mover = state.stack[0][2]
    goal = win_limit(state)

    def standings(knowledge: Knowledge) -> list[Any]:
        odds = Odds(knowledge, seat, seats, nefarious)
        lawns = [knowledge.reader.standing(state, each) for each in range(seats)]
        return [odds.standing(state, lawn, lawns, goal, (lawn.seat - mover) % seats) for lawn in lawns]

    known = [exp(value) for value in standings(numbers)]
    forms = tuple(value if isinstance(value, Form) else Form({}, value) for value in standings(symbols))
    return Sample(forms, winner, known[winner] / sum(known))


# --- fitting -----------------------------------------------------------------------------------------------------


def fitted(samples: Sequence[tuple[Sample, float]]) -> dict[Name, float]:
    """The numbers that make what has happened likeliest, by Newton's method; each sample with what it counts."""
    names = sorted({name for sample, _ in samples for form in sample.forms for name in form.terms}, key=str)
    place_of = {name: place for place, name in enumerate(names)}
    stiff = [STIFFNESS.get(name[0], 1.0) for name in names]
    rows = [
        ([([(place_of[name], factor) for name, factor in form.terms.items()], form.known) for form in sample.forms],
         sample.winner, counts)
        for sample, counts in samples
    ]  # fmt: skip
    weights = [0.0] * len(names)
    for _ in range(ROUNDS):
        slope = [-hard * weight for hard, weight in zip(stiff, weights, strict=True)]
        curve = [[stiff[row] * (row == column) for column in range(len(names))] for row in range(len(names))]
        for forms, winner, counts in rows:
            add(forms, winner, counts, weights, slope, curve)
        step = solved(curve, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-4:
            break
    return dict(zip(names, weights, strict=True))


Row = Sequence[tuple[list[tuple[int, float]], float]]


def add(
    forms: Row, winner: int, counts: float, weights: list[float], slope: list[float], curve: list[list[float]]
) -> None:
    """Add what one position says about the weights to the slope and the curvature of the likelihood."""
    powers = [exp(known + sum(weights[place] * factor for place, factor in terms)) for terms, known in forms]
    total = sum(powers)
    middle: dict[int, float] = {}
    for seat, (terms, _) in enumerate(forms):
        chance = powers[seat] / total
        gap = counts * ((seat == winner) - chance)
        for place, factor in terms:
            slope[place] += gap * factor
            middle[place] = middle.get(place, 0.0) + chance * factor
            row, share = curve[place], counts * chance * factor
            for other, value in terms:
                row[other] += share * value
    for place, value in middle.items():
        row, share = curve[place], counts * value
        for other, factor in middle.items():
            row[other] -= share * factor


def surprise(samples: Sequence[Sample], weights: Mapping[Name, float]) -> float:
    """The mean logarithm of what the winners were not given: 0 for a prophet."""
    total = 0.0
    for each in samples:
        powers = [
            exp(form.known + sum(weights.get(name, 0.0) * factor for name, factor in form.terms.items()))
            for form in each.forms
        ]
        total -= log(powers[each.winner] / sum(powers))
    return total / len(samples)


# --- writing -----------------------------------------------------------------------------------------------------


def text(weights: Mapping[Name, float], head: str) -> str:
    """The numbers as a weights file."""
    lines = [f"# {line}" for line in head.splitlines()] + [""]
    groups: list[str] = []
    for entry in fields(OddsWeights):
        name = entry.name
        if name in LISTS:
            places = TIED.get(name, range(LISTS[name]))
            if any((name, place) in weights for place in places):
                lines.append(f"{name} = {[round(weights.get((name, place), 0.0), 2) for place in places]}")
        elif name in BY_NAME:
            cards = {str(card): value for (group, card), value in weights.items() if group == name}
            kept = [f"{card} = {value:.2f}" for card, value in sorted(cards.items()) if abs(value) >= SMALLEST]
            groups += ["", f"[{name}]", *kept] if kept else []
        else:
            lines.append(f"{name} = {weights.get((name, 0), 0.0):.2f}")
    return "\n".join([*lines, *groups, ""])


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", choices=sorted(TABLES))
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--write", type=Path, help="the file that gets the odds")
    given = parser.parse_args()
    learned: list[tuple[Sample, float]] = []
    tested: list[Sample] = []
    for number, samples in enumerate(games(given.name, given.games)):
        if number % TESTED == 0:
            tested += samples
        else:
            learned += [(each, min(1.0, COUNTS / len(samples))) for each in samples]
    weights = fitted(learned)
    even = sum(log(len(each.forms)) for each in tested) / len(tested)
    used = -sum(log(each.foretold) for each in tested) / len(tested)
    print(f"{len(tested)} positions it was not fitted to: mean surprise {surprise(tested, weights):.4f}, "
          f"of the odds in use {used:.4f}, of even chances {even:.4f}")  # fmt: skip
    head = "Runes & Regulations: what the odds to win are made of. Logarithms of odds, fitted to\n"
    command = f"python -m tests.engine.games.runes_and_regulations.fit_odds {given.name} --games {given.games}"
    head += f"games of Normal seats by `{command}`."
    if given.write:
        given.write.write_text(text(weights, head), encoding="utf-8")
    else:
        print(text(weights, head))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
