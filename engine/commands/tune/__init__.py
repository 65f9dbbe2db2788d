"""Search for better weights of the computer players by self-play. Needs cma.

The evolution strategy of cma (the extra `tune`) tries a population of variants in every generation, all on the same
seeds and with the seats rotated, and moves on to what won most. After each generation the folder has all that is needed
to go on: Ctrl+C ends the command, and the same command continues. The weights found so far are in its best.toml, with
the comments of the file they started from.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import Executor
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

from engine.ai import levels
from engine.commands import CommandError
from engine.commands._shared.match_options import (
    add_match_arguments,
    at_least,
    checked_options,
    checked_policy,
    checked_variant,
    chosen_game,
    table_for,
    weights_from,
)
from engine.commands._shared.spread import add_spread_arguments, answers, chosen_executor
from engine.commands.arena.games import ArenaGame, Pairing, play_batch, schedule
from engine.commands.tune import folder as folders
from engine.commands.tune.folder import Generation, TuningProgress
from engine.commands.tune.numbers import as_reread, numbers, with_numbers
from engine.commands.tune.search import Search, cma
from engine.kernel.game.game import Game as Rules

BATCH = 4
"""Games of one variant that a process plays before it reports."""
FAR = 1_000_000
"""How far from the seeds of the tuning those lie on which its result is to be measured."""
LATELY = 10
"""Generations over which the win rate of the center is shown together."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_match_arguments(parser, games=24)
    parser.add_argument(
        "--start", default="expert", metavar="WEIGHTS", help="a level, a set of weights or a TOML file to start from"
    )
    parser.add_argument("--level", metavar="LEVEL", help="who plays with the weights (default: the start, or expert)")
    parser.add_argument(
        "--opponents", default="normal", metavar="LEVEL", help="who has all other seats (default: normal)"
    )
    parser.add_argument("--at-a-glance", action="store_true", help="play without search: faster, and blunter")
    parser.add_argument(
        "--plan", action="append", default=[], metavar="ENTRY=VALUE", help="an entry of its plan: simulations=50"
    )
    parser.add_argument("--generations", type=at_least(1), default=40, metavar="N", help="how many (default: 40)")
    parser.add_argument("--population", type=at_least(2), default=12, metavar="N", help="variants (default: 12)")
    parser.add_argument("--only", metavar="NAME,NAME", help="tune only these entries (or tables)")
    parser.add_argument("--without", metavar="NAME,NAME", help="leave these entries as they are")
    parser.add_argument("--step", type=share, default=0.2, metavar="S", help="the first step, of each number (0.2)")
    parser.add_argument("--by", choices=("wins", "margin"), default="wins", help="what counts (default: wins)")
    parser.add_argument("--folder", type=Path, default=Path("tuning"), metavar="FOLDER", help="(default: tuning)")
    add_spread_arguments(parser)


def share(text: str) -> float:
    """Read an argument that is a number above 0, at most 1. Raises argparse.ArgumentTypeError."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= 1:
        raise argparse.ArgumentTypeError(f"expected a number above 0 and up to 1, not {text!r}")
    return value


def run(arguments: argparse.Namespace) -> int:
    """Tune and return 0; 130 after Ctrl+C."""
    tuning = TuneRun(arguments)
    tuning.open()
    with chosen_executor(arguments) as executor:
        try:
            tuning.run(executor)
        except KeyboardInterrupt:
            tuning.say(f"stopped in generation {tuning.generation + 1}; the same command goes on")
            return 130
    tuning.close()
    return 0


class TuneRun:
    """One tuning, from its arguments to its folder."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.quiet: bool = arguments.json
        self.folder: Path = arguments.folder
        self.generations: int = arguments.generations
        self.population: int = arguments.population
        self.games: int = arguments.games
        self.seed: int = arguments.seed
        self.by: str = arguments.by
        game = chosen_game(arguments.game)
        self.level = level_of(arguments)
        self.text, file = start_text(game, arguments.start)
        options = checked_options(game, arguments.set)
        variant = checked_variant(game, self.level, self.text, file, arguments.plan, not arguments.at_a_glance)
        self.pairing = Pairing(
            game.slug, arguments.players, self.level, checked_policy(arguments.opponents), options, variant
        )
        check_playable(game, self.pairing, self.seed)
        self.numbers = chosen_numbers(self.text, arguments.only, arguments.without)
        settings = {
            "game": game.slug,
            "players": arguments.players,
            "start": self.text,
            "level": self.level,
            "opponents": arguments.opponents,
            "plan": sorted(arguments.plan),
            "at-a-glance": arguments.at_a_glance,
            "population": self.population,
            "games": self.games,
            "by": self.by,
            "seed": self.seed,
            "step": arguments.step,
            "numbers": list(self.numbers),
            "set": options,
            "version of cma": cma().__version__,
        }
        self.progress = TuningProgress(json.loads(json.dumps(settings)))
        self.search = Search(list(self.numbers.values()), arguments.step, self.population, self.seed)
        self._began = time.perf_counter()
        self._before = 0.0

    def open(self) -> None:
        """Continue the tuning in the folder, or start a new one."""
        found = folders.read(self.folder, self.progress.settings)
        if found:
            self.progress = found
            self._before = found.seconds
            for entry in found.history:
                self.search.population()
                self.search.learn(entry.fitness)
            self.say(f"goes on with generation {self.generation + 1}")
        else:
            self.note()
            self.say(f"{len(self.numbers)} numbers, {self.games * (self.population + 1)} games a generation")

    @property
    def generation(self) -> int:
        """How many generations have been played."""
        return len(self.progress.history)

    def run(self, executor: Executor) -> None:
        """Play the generations that are still to come."""
        try:
            while self.generation < self.generations:
                self.play_generation(executor)
        finally:
            self.note()

    def play_generation(self, executor: Executor) -> None:
        """Play one generation, learn from it, note it."""
        center = self.search.center
        played = [[as_reread(value) for value in candidate] for candidate in (*self.search.population(), center)]
        *fitness, of_center = self.measure(executor, played)
        self.search.learn(fitness)
        self.progress.history.append(Generation(fitness, of_center))
        self.progress.measured.clear()
        self.note()
        folders.write_best(self.folder, self.weights(self.search.center))
        self.show()

    def measure(self, executor: Executor, candidates: list[list[float]]) -> list[float]:
        """Return each candidate's result, all on the same seeds. Games from before a stop are not repeated."""
        measured = self.progress.measured
        tasks = [batch for candidate in candidates for batch in self.batches(candidate)]
        missing = [number for number in range(len(tasks)) if str(number) not in measured]
        for place, played in answers(executor, play_batch, [tasks[number] for number in missing]):
            measured[str(missing[place])] = [game.share if self.by == "wins" else game.margin for game in played]
            self.show_games(sum(map(len, measured.values())), self.games * len(candidates))
        each = len(tasks) // len(candidates)
        results = [
            [value for number in range(start, start + each) for value in measured[str(number)]]
            for start in range(0, len(tasks), each)
        ]
        return [sum(values) / len(values) for values in results]

    def batches(self, candidate: list[float]) -> list[list[ArenaGame]]:
        """Return the games of a candidate in this generation. All candidates get the same seeds."""
        variant = replace(self.pairing.variant, weights=self.weights(candidate))
        seeds = -(-self.games // self.pairing.players)
        first = self.seed + self.generation * seeds
        games = schedule(replace(self.pairing, variant=variant), self.games, first)
        return [games[start : start + BATCH] for start in range(0, len(games), BATCH)]

    def weights(self, values: list[float]) -> str:
        """Return the text of the weights with these numbers."""
        return with_numbers(self.text, dict(zip(self.numbers, values, strict=True)))

    # --- what is noted and shown -------------------------------------------------------------------------------

    def note(self) -> None:
        """Write down how far it has come."""
        self.progress.seconds = self._before + time.perf_counter() - self._began
        folders.write(self.folder, self.progress)

    def say(self, words: str) -> None:
        """Print a line for people."""
        if not self.quiet:
            print(words, flush=True)

    def show_games(self, done: int, games: int) -> None:
        """Show the generation's progress on the error stream if it is a terminal."""
        if sys.stderr.isatty() and not self.quiet:
            words = f"generation {self.generation + 1}: {done}/{games} games"
            print(f"\r{words} ", end="\r" if done == games else "", file=sys.stderr, flush=True)

    def show(self) -> None:
        """Show the generation's results and the remaining time."""
        history = self.progress.history
        last, lately = history[-1], history[-LATELY:]
        left = self.progress.seconds / self.generation * (self.generations - self.generation)
        shown = [self.fitness_words(value) for value in (last.best, last.average, last.center)]
        together = self.fitness_words(sum(entry.center for entry in lately) / len(lately))
        self.say(
            f"generation {self.generation}/{self.generations}: best {shown[0]}, average {shown[1]}, center {shown[2]} "
            f"(last {len(lately)}: {together}), step {self.search.step:.3f}, {timedelta(seconds=round(left))} left"
        )

    def fitness_words(self, value: float) -> str:
        """Return a fitness for people: a share of wins, or points ahead."""
        return f"{value:.1%}" if self.by == "wins" else f"{value:+.2f}"

    def close(self) -> None:
        """Print where the weights are and how to measure them. The last line is JSON."""
        best = self.folder / folders.BEST_FILE
        self.say(f"The weights are in {best}. Measure them on other seeds:")
        pairing = self.pairing
        self.say(
            f"  python main.py arena --game {pairing.slug} --players {pairing.players} --challenger {self.level} "
            f"--weights {best} --opponents {pairing.opponents} --seed {self.seed + FAR}"
        )
        last = self.progress.history[-1]
        figures: dict[str, Any] = {
            "game": self.pairing.slug,
            "players": self.pairing.players,
            "generations": self.generation,
            "best": round(last.best, 4),
            "average": round(last.average, 4),
            "center": round(last.center, 4),
            "file": str(best),
            "seconds": round(self.progress.seconds, 1),
        }
        print(json.dumps(figures))


def level_of(arguments: argparse.Namespace) -> str:
    """Return the policy that plays with the weights: the named one, or the start if that is one.

    Raises CommandError.
    """
    if arguments.level:
        return checked_policy(arguments.level)
    return str(arguments.start) if arguments.start in levels.policies()[1:] else "expert"


def start_text(game: Rules, start: str) -> tuple[str, str]:
    """Return the weights to start from (a level's, a set's or a file's) and the name of their file.

    Raises CommandError.
    """
    if start.endswith(".toml"):
        return weights_from(start, "--start"), start
    name = levels.weights_of(start, game) if start in levels.policies() else start
    try:
        text = game.ai.weights_text(name)
    except FileNotFoundError:
        raise CommandError(f"--start: {game.title} has no weights '{name}'") from None
    if not text:
        raise CommandError(f"{game.title} has no weights to tune")
    return text, f"{name}.toml"


def check_playable(game: Rules, pairing: Pairing, seed: int) -> None:
    """Refuse at once what no game could be played with. Raises CommandError, and BadCard for bad weights."""
    if pairing.players < 2:
        raise CommandError("tuning needs at least 2 players")
    table = table_for(game, pairing.players, pairing.options, seed)
    if pairing.variant.policy(game, table, "") is None:
        raise CommandError(f"{game.title} has no weights to tune")


def chosen_numbers(text: str, only: str | None, without: str | None) -> dict[str, float]:
    """Return the names of the numbers to tune. Raises CommandError for an unknown name."""
    every = numbers(text, "the weights")
    wanted, unwanted = names_in(only), names_in(without)
    for name in wanted + unwanted:
        if not any(is_within(number, name) for number in every):
            raise CommandError(f"the weights have no number '{name}'; they have {', '.join(every)}")
    chosen = {
        number: value
        for number, value in every.items()
        if (not only or any(is_within(number, name) for name in wanted))
        and not any(is_within(number, name) for name in unwanted)
    }
    if not chosen:
        raise CommandError("there is no number left to tune")
    return chosen


def names_in(words: str | None) -> list[str]:
    """Split names at their commas."""
    return [word.strip() for word in (words or "").split(",") if word.strip()]


def is_within(number: str, name: str) -> bool:
    """Return whether a number is the entry of a name, or within the table or list of that name."""
    return number == name or number.startswith(f"{name}.")
