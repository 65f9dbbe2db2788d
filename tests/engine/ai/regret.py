"""How much a level gives away: the regret of its choices in positions whose options have been measured.

    python -m tests.engine.ai.regret --game GAME --level LEVEL [--players N]
    python -m tests.engine.ai.regret --game GAME --players N --write [--positions 300] [--rollouts 4000] [--jobs 2]

Regret is the expected value of the best option minus that of the chosen one. It is chance to win, or points in Nasty
Neighbours. The values come from the frozen Expert (tests/ladder/README.md): rollouts of all options in the same worlds.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import tests.ladder  # noqa: F401  adds the frozen levels
from engine.ai import levels, self_play
from engine.games import load
from engine.kernel.flow.machine import answer_at
from engine.kernel.state.state import State
from engine.kernel.state.view import View, view_of
from engine.session.story import plain
from engine.words.player_names import address_player
from tests.engine.ai.positions import SETTINGS
from tests.ladder import edition_2026_11 as edition
from tests.ladder.edition_2026_11.cthulhu_realms.problem import SENSIBLE
from tests.ladder.edition_2026_11.nasty_neighbours import weights as nasty_weights
from tests.ladder.edition_2026_11.nefarious import trials as nefarious_trials
from tests.ladder.edition_2026_11.runes_and_regulations import odds

FOLDER = Path(__file__).parent / "regret"
MOST = 4
"""Positions of one match at most."""
SHARES = {"nefarious": 0.12, "runes-and-regulations": 0.08, "cthulhu-realms": 0.03, "nasty-neighbours": 0.015}
"""The share of a match's questions that are taken."""
RANDOM_SHARE = 0.1
"""The share of random moves, which lead to positions that Normal avoids."""
WORST = 10
NAMES = ["Ada", "Ben", "Cleo", "Dov", "Eve", "Finn", "Gus", "Hal"]
UNITS = {
    "nefarious": nefarious_trials.SCALE,
    "runes-and-regulations": odds.SCALE,
    "cthulhu-realms": 1 / SENSIBLE,
    "nasty-neighbours": 1 / nasty_weights.load("expert").unit,
}
"""How much a sure win is worth to the frozen Expert, or a point in Nasty Neighbours."""


class Task(NamedTuple):
    """A match to play for positions, each measured by so many rollouts of an option."""

    slug: str
    seats: int
    options: dict[str, Any]
    seed: int
    rollouts: int


class Choice(NamedTuple):
    """What a level chose in a position, and its regret; `words` tell seed, answer, question and both options."""

    regret: float
    words: str


def begin(slug: str, seats: int, options: Mapping[str, Any], seed: int) -> State:
    """The first position of a match."""
    game = load(slug)
    return self_play.opening(game.new_table(seats, game.checked_options(dict(options)), seed), seed)


def measured(task: Task) -> dict[str, Any]:
    """Play a match of frozen Normal with some random moves, and measure the options of some of its questions."""
    state = begin(*task[:4])
    table = state.table
    normal = [edition.create("normal", table.game, table, task.seed) for _ in range(task.seats)]
    expert = [edition.create("expert", table.game, table, task.seed) for _ in range(task.seats)]
    dice = random.Random(task.seed)
    moves: list[int] = []
    asked: list[tuple[int, list[float | None]]] = []
    while state.questions and len(moves) < self_play.LONGEST_GAME and len(asked) < MOST:
        view = view_of(state, state.questions[0][0])
        player = expert[view.seat]
        player.adviser.observe(view, player.memory)
        if len(view.options) > 1 and dice.random() < SHARES[task.slug]:
            values = values_of(player, view, task.rollouts)
            asked += [(len(moves), values)] if values else []
        by_chance = dice.random() < RANDOM_SHARE
        moves.append(dice.randrange(len(view.options)) if by_chance else normal[view.seat].choose(view))
        answer_at(state, 0, moves[-1])
    return {"seed": task.seed, "moves": moves[: asked[-1][0] + 1] if asked else [], "asked": asked}


def values_of(player: edition.SearchingPlayer, view: View, rollouts: int) -> list[float | None]:
    """The expected value of each option, None for one that isn't searched; empty if all of them are about equal."""
    unit = UNITS[view.table.game.slug]
    problem = player.adviser.problem(view, player.memory, 1, player.plan)
    values: list[float | None] = [None] * len(view.options)
    if view.table.game.slug == "nasty-neighbours":
        values[:] = [round(value / unit, 3) for value in player.adviser.judge(view, player.memory, 1).values]
    elif problem is None:
        return []
    else:
        totals = [0.0] * len(problem.arms)
        for number in range(rollouts):
            world = problem.determinize(number)
            for place, arm in enumerate(problem.arms):
                totals[place] += problem.play(world, arm.option, number).value
        for arm, total in zip(problem.arms, totals, strict=True):
            for option in (arm.option, *arm.alike):
                values[option] = round(total / rollouts / unit, 4)
    known = [value for value in values if value is not None]
    return values if max(known) - min(known) > 0.002 else []


def write(slug: str, seats: int, positions: int, rollouts: int, jobs: int) -> None:
    """Measure positions until there are enough, and keep them."""
    options = next(setting.options for setting in SETTINGS[slug] if setting.seats == seats)
    tasks = (Task(slug, seats, options, seed, rollouts) for seed in range(1, 10 * positions))
    matches: list[dict[str, Any]] = []
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for match in pool.imap(measured, tasks):
            matches += [match] if match["asked"] else []
            if sum(len(match["asked"]) for match in matches) >= positions:
                break
        pool.terminate()
    head = {"game": slug, "seats": seats, "options": options, "rollouts": rollouts}
    lines = [json.dumps(part, separators=(",", ":")) for part in (head, *matches)]
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{slug}-{seats}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def choices(file: Path, level: str) -> Iterator[Choice]:
    """What a level chooses in the positions of a file."""
    head, *matches = json.loads(file.read_text(encoding="utf-8"))
    for match in matches:
        state = begin(head["game"], head["seats"], head["options"], match["seed"])
        table = state.table
        players = [levels.create(level, table.game, table, seat, match["seed"]) for seat in range(table.seats)]
        asked = dict(match["asked"])
        for number, move in enumerate(match["moves"]):
            view = view_of(state, state.questions[0][0])
            player = players[view.seat]
            if number in asked:
                yield choice_of(view, asked[number], player.choose(view), f"seed {match['seed']}, answer {number}")
            elif policy := getattr(player, "policy", None):
                policy.observe(view, player.memory)
            answer_at(state, 0, move)


def choice_of(view: View, values: Sequence[float | None], chosen: int, where: str) -> Choice:
    """The regret of a choice. An option that wasn't searched counts like the worst that was."""
    known = [value for value in values if value is not None]
    best = values.index(max(known))
    value = values[chosen]
    game, names = view.table.game, address_player(NAMES[: view.table.seats], view.seat)
    prompt, *words = (
        plain(text)
        for text in (
            game.words.prompt(view, names),
            *(game.words.describe_option(view, view.options[option], names) for option in (chosen, best)),
        )
    )
    regret = max(known) - (min(known) if value is None else value)
    return Choice(regret, f"{where}: {prompt}\n         chose: {words[0]}\n         best:  {words[1]}")


def report(files: Sequence[Path], level: str) -> None:
    """Print mean regret and the worst choices."""
    for file in files:
        began = time.perf_counter()
        found = sorted(choices(file, level), reverse=True)
        mean = sum(choice.regret for choice in found) / len(found)
        print(
            f"{file.stem}, {level}: mean regret {mean:.4f} in {len(found)} positions, "
            f"{time.perf_counter() - began:.1f} s"
        )
        for choice in found[:WORST]:
            print(f"  {choice.regret:.3f}  {choice.words}")


def main(arguments: Sequence[str] | None = None) -> None:
    """Write positions, or print the regret of a level."""
    parser = argparse.ArgumentParser(description="The regret of a level's choices in measured positions")
    parser.add_argument("--game", required=True, choices=edition.GAMES)
    parser.add_argument("--level", default="normal", choices=levels.policies(), metavar="LEVEL")
    parser.add_argument("--players", type=int, help="the number of players (default: all that were measured)")
    parser.add_argument("--write", action="store_true", help="measure positions and keep them")
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--rollouts", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(arguments)
    if given.write:
        write(given.game, given.players or 2, given.positions, given.rollouts, given.jobs)
    else:
        report(sorted(FOLDER.glob(f"{given.game}-{given.players or '[0-9]*'}.json")), given.level)


if __name__ == "__main__":
    main()
