"""What a simulation counts: games, turns, who won (by seat, by order, by secret identity), cards never played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.commands.simulate.purchases import Purchases
from engine.kernel.flow.table import Table
from engine.kernel.game.traits import identity_of
from engine.kernel.state.events import FACE_DOWN, MOVED
from engine.kernel.state.layout import ALL
from engine.kernel.state.state import State
from engine.kernel.state.view import view_of

SHOWN_VIOLATIONS = 10


@dataclass
class SimulationTally:
    """What a simulation counts."""

    seats: int
    games: int = 0
    decisions: int = 0
    turns: int = 0
    violations: int = 0
    examples: list[str] = field(default_factory=list)
    seconds: float = 0.0
    """Time spent playing, without the checks."""
    dealt: Counter[str] = field(default_factory=Counter)
    """How often somebody had each secret identity, and (below) won with it."""
    won_as: Counter[str] = field(default_factory=Counter)
    cards: CardUse | None = None
    """Which cards were played; None when that is not counted."""

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.seats
        self.wins_by_order = [0.0] * self.seats

    def add_violations(self, seed: int, decision: int, sentences: list[str]) -> None:
        """Count the faults of one state in the game with this seed."""
        self.violations += len(sentences)
        room = SHOWN_VIOLATIONS - len(self.examples)
        self.examples += [f"seed {seed}, decision {decision}: {sentence}" for sentence in sentences[:room]]

    def add_game(self, state: State, decisions: int, first: int) -> None:
        """Count a game that is over; `first` is the seat that began."""
        self.games += 1
        self.decisions += decisions
        self.turns += state.values[0]
        won = state.winners
        for seat in won:
            self.wins[seat] += 1 / len(won)
            self.wins_by_order[(seat - first) % self.seats] += 1 / len(won)
        view = view_of(state)
        for seat in range(self.seats):
            identity = identity_of(view, seat)
            if identity:
                self.dealt[identity] += 1
                self.won_as[identity] += seat in won

    def summary(self) -> dict[str, Any]:
        """Return the figures for the line of JSON."""
        seconds = max(self.seconds, 1e-9)
        figures: dict[str, Any] = {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": round(self.decisions / seconds),
            "games_per_s": round(self.games / seconds, 1),
            "wins": [round(number, 2) for number in self.wins],
            "wins_by_order": [round(number, 2) for number in self.wins_by_order],
            "mean_turns": round(self.turns / self.games, 2),
            "turns_per_seat": round(self.turns / self.games / self.seats, 2),
            "violations": self.violations,
        }
        if self.dealt:
            figures["identities"] = {
                name: {"dealt": self.dealt[name], "won": self.won_as[name]} for name in sorted(self.dealt)
            }
        if self.cards is not None:
            figures["never_played"] = self.cards.never_played()
            if self.cards.purchases.chances:
                figures["acquired"] = self.cards.purchases.rates()
        return figures

    def lines(self) -> list[str]:
        """Return the figures that need words, for people."""
        found = [
            "  wins by seat: "
            + ", ".join(f"{number:g}" for number in self.wins)
            + "; by order of play: "
            + ", ".join(f"{number:g}" for number in self.wins_by_order)
        ]
        for name in sorted(self.dealt):
            share = self.won_as[name] / self.dealt[name]
            found.append(f"  {name}: {share:.0%} of {self.dealt[name]}")
        if self.cards is not None:
            found.append("  never played: " + (", ".join(self.cards.never_played()) or "no card"))
            found += self.cards.purchases.lines()
        return found


class CardUse:
    """The titles that were open on the table, and how often each was acquired when possible.

    Open means on the table outside decks and piles.
    """

    def __init__(self) -> None:
        self.purchases = Purchases()
        self._names: set[str] = set()
        self._played: set[str] = set()

    def listen(self, state: State) -> None:
        """Start recording the state's events."""
        self._table = state.table
        self._open = set(open_zones(state.table))
        self._names |= {state.table.game.words.card_name(state.table, card) for card in range(len(state.table.faces))}
        state.events = []
        self.purchases.begin(state.table)
        self.purchases.take(state)
        self.note(card for zone in self._open for card in state.zones[zone])

    def take(self, state: State) -> None:
        """Record new events. In a grid, a card counts as played when it is placed face up."""
        self.purchases.take(state)
        events = state.events or []
        down = self._table.down
        self.note(
            event[2]
            for event in events
            if event[0] == MOVED and (event[4] in self._open or (down[event[4]] >= 0 and 0 <= event[5] < FACE_DOWN))
        )
        events.clear()

    def note(self, cards: Any) -> None:
        """Count cards that were played."""
        self._played |= {self._table.game.words.card_name(self._table, card) for card in cards if card >= 0}

    def never_played(self) -> list[str]:
        """Return the titles that were in a game and never played, in alphabetical order."""
        return sorted(self._names - self._played)


def open_zones(table: Table) -> Sequence[int]:
    """Return the public zones, without piles."""
    zones = range(table.layout.zone_count(table.seats))
    kinds = {zone: table.layout.zone(zone) for zone in zones}
    return [zone for zone, kind in kinds.items() if kind.sees == ALL and not kind.pile and not kind.deck]
