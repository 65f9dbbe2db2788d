"""Print hints with their reasons for positions of matches among computer players.

Each position has the question, the advised move and the reasons, as a person at the table would read them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import count, islice
from typing import Any, NamedTuple

from engine.ai import levels
from engine.ai.explain import Explanation, advice
from engine.ai.player import PolicyPlayer
from engine.ai.self_play import opening
from engine.commands._shared.match_options import (
    add_match_arguments,
    at_least,
    checked_options,
    checked_policy,
    chosen_game,
    table_for,
)
from engine.kernel.flow.machine import answer_at
from engine.kernel.flow.ruleset import QUESTION_WINDOW
from engine.kernel.game.game import Game
from engine.kernel.state.view import View, view_of
from engine.words.player_names import address_player


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_match_arguments(parser, players=2)
    parser.add_argument("--positions", type=at_least(1), default=60, metavar="N", help="number of hints (default: 60)")
    parser.add_argument("--policy", default="normal", metavar="LEVEL", help="level of the players (default: normal)")
    parser.add_argument("--json", action="store_true", help="print one JSON object per line")


EVERY = 7
"""How many questions there are for each that is printed (a prime: it meets every kind)."""
NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Finn", "Gus", "Hal")


class Hinted(NamedTuple):
    """A position of a match, with the option that a hint names."""

    seed: int
    view: View
    coach: PolicyPlayer
    choice: int
    advice: Explanation


def find_hints(
    game: Game, players: int, options: dict[str, Any], policy: str, seed: int, every: int = EVERY
) -> Iterator[Hinted]:
    """Play matches among computer seats, and yield the hint for one question in `every`, without end."""
    from engine.session.computers.memories import HINT_LEVEL

    asked, last = 0, -1
    for number in count(seed):
        table = table_for(game, players, options, number)
        state = opening(table, number)
        seats = [levels.create(policy, game, table, seat, ~number) for seat in range(players)]
        coaches = [levels.create(HINT_LEVEL, game, table, seat, ~number) for seat in range(players)]
        while state.questions:
            seat, kind, _, offered = state.questions[0]
            view, coach = view_of(state, seat), coaches[seat]
            assert isinstance(coach, PolicyPlayer)
            coach.policy.observe(view, coach.memory)
            asked += len(offered) > 1
            if len(offered) > 1 and not asked % every and not kind == last == QUESTION_WINDOW:
                last = kind
                choice = coach.choose(view)
                yield Hinted(number, view, coach, choice, advice(coach, view, choice, ~number, judged=coach.judged))
            answer_at(state, 0, seats[seat].choose(view))


def run(arguments: argparse.Namespace) -> int:
    """Play and print."""
    from engine.session.story import plain

    game = chosen_game(arguments.game)
    found = find_hints(
        game, arguments.players, checked_options(game, arguments.set), checked_policy(arguments.policy), arguments.seed
    )
    for number, (seed, view, _, choice, explanation) in enumerate(islice(found, arguments.positions), 1):
        names = address_player(NAMES[: arguments.players], view.seat)
        prompt = plain(game.words.prompt(view, names))
        hint = plain(game.words.describe_option(view, view.options[choice], names))
        instead = view.options[explanation.instead] if explanation.instead >= 0 else None
        reasons = [plain(sentence) for sentence in game.ai.reasons(view, explanation.reasons, instead, names)]
        if arguments.json:
            print(
                json.dumps(
                    {"seed": seed, "player": NAMES[view.seat], "prompt": prompt, "hint": hint, "reasons": reasons}
                )
            )
            continue
        print(f"{number}. [{seed}] {NAMES[view.seat]}: {prompt}\n   {hint}")
        for reason in reasons:
            print(f"   - {reason}")
    return 0
