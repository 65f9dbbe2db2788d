"""Positions of games among computer seats, with what each seat has noted: for tests of what seats may know."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.ai import levels, self_play
from engine.games import load
from engine.kernel.game.policy import Memory
from engine.kernel.state.state import State
from engine.kernel.state.view import view_of

KEPT = 0.15
"""The share of the positions with something to choose that is kept."""
LONGEST = 2_500
"""Answers after which a game is left."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A game, the number of its players and its options."""

    slug: str
    seats: int
    options: dict[str, Any]


SETTINGS: dict[str, tuple[Setting, ...]] = {
    "nefarious": tuple(Setting("nefarious", seats, {"twists": 2}) for seats in (2, 3, 4, 6)),
    "runes-and-regulations": (
        *(Setting("runes-and-regulations", seats, {}) for seats in (2, 3, 4)),
        *(Setting("runes-and-regulations", seats, {"expansion": True}) for seats in (3, 5)),
    ),
    "garage-sale": tuple(Setting("garage-sale", seats, {}) for seats in (2, 3, 5)),
    "cthulhu-realms": tuple(Setting("cthulhu-realms", seats, {}) for seats in (2, 3, 4)),
    "nasty-neighbours": tuple(Setting("nasty-neighbours", seats, {"rounds": 3}) for seats in (2, 3, 4)),
}


def positions(slug: str, wanted: int, policy: str = "normal") -> Iterator[tuple[State, int, Memory]]:
    """So many positions with a choice, the seat that is asked, and what it has noted before it looks."""
    found = seed = 0
    game = load(slug)
    while found < wanted:
        setting = SETTINGS[slug][seed % len(SETTINGS[slug])]
        seed += 1
        table = game.new_table(setting.seats, game.checked_options(setting.options), seed)
        state = self_play.opening(table, seed)
        players = [levels.create(policy, game, table, seat, seed) for seat in range(setting.seats)]
        dice = random.Random(seed)
        for _ in range(LONGEST):
            if not state.questions or found >= wanted:
                break
            place = dice.randrange(len(state.questions))
            seat, _, _, options = state.questions[place]
            if len(options) > 1 and dice.random() < KEPT:
                found += 1
                yield state, seat, copy.deepcopy(players[seat].memory)
            self_play.answer_at(state, place, players[seat].choose(view_of(state, seat)))
