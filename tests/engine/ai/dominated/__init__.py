"""Dominated choices in matches of one level, counted; the positions next to this file end with a foolish choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from engine.ai import levels, self_play
from engine.ai.dominance import find_dominated
from engine.ai.player import ALLOWED, PolicyPlayer
from engine.ai.seat_rng import mix_seeds
from engine.games import load
from engine.kernel.flow.machine import answer_at
from engine.kernel.state.state import Option
from engine.kernel.state.view import View, view_of

NAMES = ["Ada", "Ben", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal"]
LONGEST = 5_000
"""Answers after which a match is left."""


@dataclass(slots=True)
class Count:
    """What a number of matches came to. Times are in milliseconds of processor time."""

    choices: int = 0
    with_dominated: int = 0
    taken: list[str] = field(default_factory=list)
    filter_ms: list[float] = field(default_factory=list)
    decision_ms: list[float] = field(default_factory=list)

    def lines(self) -> Iterator[str]:
        """What is printed."""
        per_mille = 1000 * len(self.taken) / max(1, self.choices)
        yield (
            f"{len(self.taken)} dominated choices in {self.choices} ({per_mille:.2f} per 1,000); "
            f"{self.with_dominated} questions had a dominated option"
        )
        for name, times in (("filter", self.filter_ms), ("decision", self.decision_ms)):
            if times:
                ordered = sorted(times)
                middle, slowest = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
                yield f"{name}: median {middle:.2f} ms, 99% {slowest:.2f} ms, mean {sum(times) / len(times):.2f} ms"


def play(
    slug: str,
    level: str,
    players: int,
    options: dict[str, Any],
    seed: int,
    count: Count,
    allowed: bool = False,
    plan: dict[str, Any] | None = None,
    longest: int = LONGEST,
) -> None:
    """Play one match and add its choices to a count."""
    game = load(slug)
    table = game.new_table(players, game.checked_options(options), seed)
    state = self_play.opening(table, seed)
    variant = levels.Variant(plan=plan or {})
    seeds = [mix_seeds([seed, seat]) for seat in range(players)]
    seats = [levels.create(level, game, table, seat, seeds[seat], variant=variant) for seat in range(players)]
    for player in seats:
        if allowed and isinstance(player, PolicyPlayer):
            player.dominated = ALLOWED
    for decision in range(longest):
        if not state.questions:
            return
        seat, kind, _, offered = state.questions[0]
        player, choice = seats[seat], 0
        view = view_of(state, seat)
        began = process_time()
        choice = player.choose(view)
        decided = process_time()
        if len(offered) > 1 and isinstance(player, PolicyPlayer):
            found = find_dominated(view, player.policy, player.memory, seed)
            count.filter_ms.append(1000 * (process_time() - decided))
            count.decision_ms.append(1000 * (decided - began))
            count.choices += 1
            count.with_dominated += bool(found)
            if choice in found:
                where = f"seed {seed}, decision {decision}, turn {view.turn}, seat {seat}, {game.question_kinds[kind]}"
                taken = [
                    f"{'> ' if index == choice else '- ' if index in found else '+ '}{described(view, option)}"
                    for index, option in enumerate(offered)
                ]
                count.taken.append("\n    ".join([where, *taken]))
        answer_at(state, 0, choice)


def described(view: View, option: Option) -> str:
    """An option in a few words."""
    game = view.table.game
    return f"{game.verbs[option[0]]}: {game.words.describe_option(view, option, NAMES)}"
