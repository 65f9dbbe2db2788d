"""Plays random matches of a game: `python -m tests.engine.compiled_matches SLUG COUNT` prints each match's digest.

A digest follows from every question, every answer and the position at the end. `test_compiled` has the matches played
by the sources and by the compiled rules, each in a process of its own.
"""

from __future__ import annotations

import json
import random
import sys
from hashlib import blake2b
from typing import Any

from engine.commands._shared import which_engine
from engine.games import load
from engine.kernel.flow import machine
from engine.kernel.game.game import Game, Options

LONGEST_MATCH = 5_000
"""Answers after which a match is left as it stands: with some Twists few random matches of Nefarious end."""


def digests(game: Game[Any], seats: int, options: Options, seed: int) -> tuple[int, str, str]:
    """The number of answers of a match, and digests of its way and of its end."""
    state = game.set_up(game.new_table(seats, options, seed), seed)
    state.events = []
    machine.advance(state)
    chooser = random.Random(seed)
    way = blake2b(digest_size=8)
    number = 0
    while not state.over and number < LONGEST_MATCH:
        way.update(repr((state.questions, state.events)).encode())
        state.events.clear()
        place = chooser.randrange(len(state.questions))
        machine.answer_at(state, place, chooser.randrange(len(state.questions[place][3])))
        number += 1
    end = json.dumps(state.to_data(), sort_keys=True).encode()
    return number, way.hexdigest(), blake2b(end, digest_size=8).hexdigest()


def main(slug: str, count: int) -> None:
    """Print which engine plays, then a line for each match; switches of the game and numbers of players take turns."""
    game = load(slug)
    switches = [{}, *({spec.key: True} for spec in game.options.specs if spec.kind == "toggle")]
    print(which_engine.name())
    for seed in range(count):
        options = game.checked_options(switches[seed % len(switches)])
        fewest, most = game.seat_limits(options)
        seats = fewest + seed // len(switches) % (most - fewest + 1)
        print(seed, seats, *digests(game, seats, options, seed))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
