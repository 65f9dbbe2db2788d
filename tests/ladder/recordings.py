"""Recorded choices of the frozen levels: matches as data, with what each level chose at some of their questions.

`python -m tests.ladder.recordings` records them again from the frozen code. Only a change of the rules is a reason to.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from engine.ai import self_play
from engine.games import load
from engine.kernel.flow.machine import answer_at
from engine.kernel.state.state import State
from engine.kernel.state.view import View, view_of

FOLDER = Path(__file__).parent / "recordings"
LEVELS = ("gentle", "normal", "hard", "expert")
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "nefarious": [(2, {"twists": 0}), (3, {"twists": 2}), (5, {"twists": 1})],
    "runes-and-regulations": [(2, {}), (3, {}), (5, {"expansion": True}), (4, {})],
    "cthulhu-realms": [(2, {}), (3, {}), (4, {})],
    "nasty-neighbours": [(2, {"rounds": 2}), (3, {"rounds": 2}), (5, {"rounds": 1})],
}
SHARES = {"nefarious": 0.25, "runes-and-regulations": 0.15, "cthulhu-realms": 0.06, "nasty-neighbours": 0.04}
"""The share of the questions whose choices are recorded."""
RANDOM_SHARE = 0.1
"""The share of random moves, which lead to positions that the levels avoid."""


class Kind(NamedTuple):
    """A file for each game: how many questions, at how many tables, changed entries of the plans, the first seed."""

    name: str
    questions: int
    tables: int
    plan: dict[str, Any]
    seed: int


KINDS = (
    Kind("short", 60, 2, {"simulations": 6, "worlds": 3}, 1),
    Kind("long", 240, 8, {"simulations": 20, "worlds": 4}, 101),
    Kind("full", 24, 4, {}, 201),
)
"""The default run replays the first, with little search. The last has the levels' own plans."""
LONGEST = 1_500

Create = Callable[[str, Any, Any, int, Mapping[str, Any]], Any]
"""(level, game, table, seed, plan entries): a player."""


class Asked(NamedTuple):
    """A question of a recorded match: its number, and what each level chose."""

    number: int
    choices: list[int]


def seats_of(table: Any, create: Create, entries: Mapping[str, Any], seed: int) -> dict[str, list[Any]]:
    """A player of every level for every seat."""
    return {level: [create(level, table.game, table, seed, entries) for _ in range(table.seats)] for level in LEVELS}


def opening(match: Mapping[str, Any]) -> State:
    """The first position of a recorded match."""
    game = load(match["game"])
    table = game.new_table(match["seats"], game.checked_options(match["options"]), match["seed"])
    return self_play.opening(table, match["seed"])


def record(slug: str, kind: Kind, create: Create) -> Iterator[dict[str, Any]]:
    """Play matches of Normal until there are enough questions with the choices of all levels."""
    found = number = 0
    while found < kind.questions:
        seats, options = TABLES[slug][number % min(kind.tables, len(TABLES[slug]))]
        seed = kind.seed + number
        number += 1
        most = min(-(-kind.questions // kind.tables), kind.questions - found)
        match: dict[str, Any] = {"game": slug, "seats": seats, "options": options, "seed": seed}
        state = opening(match)
        levels = seats_of(state.table, create, kind.plan, seed)
        dice = random.Random(seed)
        moves: list[int] = []
        asked: list[Asked] = []
        while state.questions and len(moves) < LONGEST and len(asked) < most:
            view = view_of(state, state.questions[0][0])
            if len(view.options) > 1 and dice.random() < SHARES[slug]:
                asked.append(Asked(len(moves), [levels[level][view.seat].choose(view) for level in LEVELS]))
            else:
                observe(levels, view)
            by_chance = dice.random() < RANDOM_SHARE
            moves.append(dice.randrange(len(view.options)) if by_chance else levels["normal"][view.seat].choose(view))
            answer_at(state, 0, moves[-1])
        found += len(asked)
        yield {**match, "plan": kind.plan, "moves": moves, "asked": asked}


def observe(levels: Mapping[str, list[Any]], view: View) -> None:
    """Let the players of a seat note what they see."""
    for level in LEVELS:
        player = levels[level][view.seat]
        player.adviser.observe(view, player.memory)


def differences(match: Mapping[str, Any], levels: tuple[str, ...], create: Create) -> list[str]:
    """Replay a recorded match and describe every choice of these levels that is another one than recorded."""
    state = opening(match)
    players = seats_of(state.table, create, match["plan"], match["seed"])
    asked = dict(match["asked"])
    found: list[str] = []
    for number, move in enumerate(match["moves"][: max(asked) + 1]):
        view = view_of(state, state.questions[0][0])
        if number in asked:
            for level, choice in zip(LEVELS, asked[number], strict=True):
                if level in levels and (chosen := players[level][view.seat].choose(view)) != choice:
                    found.append(f"seed {match['seed']}, answer {number}, {level}: {choice} became {chosen}")
        observe(players, view)
        answer_at(state, 0, move)
    return found


def write(create: Create) -> None:
    """Record all files."""
    FOLDER.mkdir(exist_ok=True)
    for slug in TABLES:
        for kind in KINDS:
            lines = [json.dumps(match, separators=(",", ":")) for match in record(slug, kind, create)]
            file = FOLDER / f"{slug}-{kind.name}.json"
            file.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def main() -> None:
    """Record all files from the frozen code."""
    from tests.ladder import edition_2026_11 as edition

    write(lambda level, game, table, seed, entries: edition.create(level, game, table, seed, entries=entries))


if __name__ == "__main__":
    main()
