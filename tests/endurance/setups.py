"""Matches drawn by lot: any game, any number of players, any options, as the games themselves describe them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from engine.games import load, slugs
from engine.kernel.files.faults import BadOption
from engine.kernel.flow import machine
from engine.kernel.game.game import Game, OptionSpec
from engine.kernel.state.state import State

NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal")
_LARGEST_SEED = 10**12


@dataclass(frozen=True, slots=True)
class Drawn:
    """A match that was drawn: game, seats, options and seed."""

    slug: str
    seats: int
    options: dict[str, Any]
    seed: int

    @property
    def game(self) -> Game:
        """The game."""
        return load(self.slug)

    @property
    def words(self) -> str:
        """What to begin to see the same."""
        return f"{self.slug}, {self.seats} seats, seed {self.seed}, {self.options}"

    def begin(self) -> State:
        """The first question."""
        game = self.game
        state = game.set_up(game.new_table(self.seats, game.checked_options(self.options), self.seed), self.seed)
        machine.advance(state)
        return state


def drawn(chance: random.Random, shares: dict[str, int] | None = None, longest: int | None = None) -> Drawn:
    """A match by lot; `shares` are the weights of games that are not to come as often as others, `longest` is the
    largest value of options that are numbers (of rounds, say).
    """
    every = slugs()
    slug = chance.choices(every, [(shares or {}).get(each, 10) for each in every])[0]
    game = load(slug)
    while True:
        options = {spec.key: _value(chance, game, spec, longest) for spec in game.options.specs}
        if chance.random() < 0.25:
            options = {}
        try:
            checked = game.checked_options(options)
            seats = chance.randint(*game.seat_limits(checked))
            found = Drawn(slug, seats, checked, chance.randrange(1, _LARGEST_SEED))
            found.begin()
        except (BadOption, ValueError):
            continue
        return found


def _value(chance: random.Random, game: Game, spec: OptionSpec, longest: int | None) -> Any:
    if spec.kind == "toggle":
        return chance.random() < 0.5
    if spec.kind == "choice":
        values = [value for value, _ in spec.choices]
        short = [value for value in values if not isinstance(value, int) or longest is None or value <= longest]
        return chance.choice(short or values)
    if spec.kind == "cards":
        cards = [face["id"] for face in game.shows.faces() if face["kind"] == spec.group]
        return chance.sample(cards, chance.randint(0, spec.limit))
    if spec.kind == "seat-numbers":
        return [chance.choice((None, chance.randint(0, spec.limit))) for _ in range(chance.randint(0, 4))]
    return spec.default
