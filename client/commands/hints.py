"""Print what the computer would advise in positions of matches among computer seats, and why.

For reading by eye: each position has the question, what is advised, what it is compared with and the reasons, as a
person at the table would be told.
"""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `hints`."""
    from client.commands._shared.match_options import at_least

    parser.add_argument("--game", required=True, metavar="SLUG", help="the game, such as nefarious")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="seats (default: 2)")
    parser.add_argument("--positions", type=at_least(1), default=60, metavar="N", help="how many (default: 60)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first match (default: 1)")
    parser.add_argument("--policy", default="normal", metavar="LEVEL", help="who plays (default: normal)")
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="a house rule; may be repeated"
    )


EVERY = 7
"""One question in so many is printed (a prime: it meets every kind)."""


def run(arguments: argparse.Namespace) -> int:
    """Play and print."""
    from client.commands._shared.match_options import checked_options, checked_policy, chosen_game, table_for
    from client.session.computers.memories import HINT_LEVEL
    from client.session.story import plain
    from engine.ai import levels
    from engine.ai.explain import advice
    from engine.ai.player import PolicyPlayer
    from engine.ai.self_play import opening
    from engine.kernel.frames import answer_at
    from engine.kernel.rules import QUESTION_WINDOW
    from engine.kernel.view import view_of
    from engine.words.people import spoken_to

    game = chosen_game(arguments.game)
    options = checked_options(game, arguments.set)
    policy = checked_policy(arguments.policy)
    every_name = ["Ada", "Ben", "Cleo", "Dov", "Eve", "Finn", "Gus", "Hal"][: arguments.players]
    printed = asked = 0
    last = -1
    for seed in range(arguments.seed, arguments.seed + arguments.positions):
        table = table_for(game, arguments.players, options, seed)
        state = opening(table, seed)
        players = [levels.create(policy, game, table, seat, ~seed) for seat in range(table.seats)]
        coaches = [levels.create(HINT_LEVEL, game, table, seat, ~seed) for seat in range(table.seats)]
        while state.questions:
            seat = state.questions[0][0]
            view, coach, names = view_of(state, seat), coaches[seat], spoken_to(every_name, seat)
            if isinstance(coach, PolicyPlayer):
                coach.policy.observe(view, coach.memory)
            asked += len(view.options) > 1
            kind = view.question[1] if view.question is not None else -1
            if len(view.options) > 1 and not asked % EVERY and not kind == last == QUESTION_WINDOW:
                last = kind
                choice = coach.choose(view)
                judged = coach.judged if isinstance(coach, PolicyPlayer) else None
                found = advice(coach, view, choice, ~seed, judged=judged)
                words = [plain(game.words.outcome(view, option, names)) for option in view.options]
                printed += 1
                print(f"{printed}. [{seed}] {every_name[seat]}: {plain(game.words.prompt(view, names))}")
                print(f"   {words[choice]}")
                instead = view.options[found.instead] if found.instead >= 0 else None
                for sentence in game.ai.reasons(view, found.reasons, instead, names):
                    print(f"   - {plain(sentence)}")
                if printed == arguments.positions:
                    return 0
            answer_at(state, 0, players[seat].choose(view))
    return 0
