"""Measure the evenings of the season, and play seasons on paper: `python -m tests.engine.street.season_rates`.

A Normal computer player takes the player's seat. Each match is added to a file of results, so that a run can be stopped
and continued. `--write` sets `measured`, `weight` and `tier` in evenings.toml from them.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import statistics
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.ai.levels import create
from engine.ai.player import Player
from engine.ai.self_play import play
from engine.games import load
from engine.kernel.match.match import HUMAN, Match
from engine.kernel.state.view import View
from engine.lessons.puzzle_file import Puzzle
from engine.store.player.season import BEGUN, ENDED, OPENED, Step
from engine.street import head_start
from engine.street.library import evenings, season_rules, streets
from engine.street.season import LOSS, PLACE, WIN, SeasonState, fold, plan
from engine.street.season_file import PARTY_TIER, Evening, SeasonRules
from engine.street.season_playing import opponents_of, result_of

ROOT = Path(__file__).resolve().parents[3]
FILE = ROOT / "assets" / "street" / "season" / "evenings.toml"
FIRST_SEED = 1000
SECONDS_PER_CHOICE = 5
EXPECTED = {1: 0.68, 2: 0.50, 3: 0.38, 4: 0.30}
"""The win rate expected of each tier with two seats. It counts as much as `PRIOR` matches."""
WITH_SEATS = {2: 1.0, 3: 0.85}
WITH_MORE, PRIOR = 0.7, 4
FEW = 10
"""An evening with fewer matches keeps its tier."""
OF_TIER = {1: 3, 2: 4}
"""How many evenings of a street have tier 1 and 2. The others have tier 3, except for those of the party."""

Played = tuple[str, int]
"""A match: its result, and the player's choices with at least two options."""


class Counting:
    """A player whose choices are counted."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.choices = 0

    def choose(self, view: View) -> int:
        self.choices += len(view.options) > 1
        return self.player.choose(view)


def play_evening(evening: Evening, seed: int, level: str = "normal") -> Played:
    """Play one match of an evening with a computer player in the player's seat."""
    game = load(streets()[evening.street].game)
    policies = [level, *(rival.policy for rival in opponents_of(evening)), *evening.company]
    names = [f"P{seat}" for seat in range(evening.seats)]
    match = Match(game, names, evening.rules, seed, [HUMAN, *policies[1:]])
    head_start.apply(match, evening.start)
    players: list[Any] = [
        create(policy, game, match.table, seat, seed * 31 + seat) for seat, policy in enumerate(policies)
    ]
    players[0] = counting = Counting(players[0])
    match.state.events = None
    play(match.state, players)
    return result_of(match, {}), counting.choices


# --- rates -----------------------------------------------------------------------------------------------------


def expected(evening: Evening) -> float:
    """Return the win rate expected of an evening before any match."""
    return EXPECTED[evening.tier] * WITH_SEATS.get(evening.seats, WITH_MORE)


def rate(evening: Evening, wins: float, matches: int) -> float:
    """Return an evening's win rate, from its matches and the expectation."""
    return (wins + PRIOR * expected(evening)) / (matches + PRIOR)


def measured_rate(evening: Evening) -> float:
    """Return the win rate from the stored measurement."""
    found = evening.measured
    return rate(evening, found.wins * found.matches, found.matches) if found is not None else expected(evening)


def second_rate(evening: Evening) -> float:
    """Return the rate of second places that cost nothing."""
    found = evening.measured
    if evening.seats < 3:
        return 0.0
    guess = (1 - measured_rate(evening)) * 0.45
    return guess if found is None else (found.second * found.matches + PRIOR * guess) / (found.matches + PRIOR)


def weight_of(win_rate: float) -> int:
    return max(1, min(9, round(10 * (1 - win_rate))))


def tiers(rates: Mapping[str, float], known: Mapping[str, Evening], matches: Mapping[str, int]) -> dict[str, int]:
    """Return the tier of each evening: by rate within its street. Evenings of the party keep theirs, and those with few
    matches too.
    """
    found = {name: evening.tier for name, evening in known.items()}
    for street in {evening.street for evening in known.values()}:
        of_street = [evening for evening in known.values() if evening.street == street and evening.tier < PARTY_TIER]
        settled = [evening for evening in of_street if matches.get(evening.id, 0) < FEW]
        places = [tier for tier in (1, 2) for _ in range(OF_TIER[tier] - sum(e.tier == tier for e in settled))]
        moved = sorted(
            (evening.id for evening in of_street if evening not in settled), key=lambda name: (-rates[name], name)
        )
        found |= {name: places[at] if at < len(places) else 3 for at, name in enumerate(moved)}
    return found


# --- seasons on paper ------------------------------------------------------------------------------------------


def season_on_paper(
    rules: SeasonRules,
    known: Mapping[str, Evening],
    puzzles: Iterable[Puzzle],
    chosen: Sequence[str],
    difficulty: str,
    seed: int,
    better: float = 0.0,
) -> SeasonState:
    """Play a season by the measured rates: doors at random, no puzzles, no favors. `better` is added to each rate."""
    planned = plan(rules, known.values(), puzzles, chosen, difficulty, seed)
    chance = random.Random(f"{difficulty} {seed}")
    steps: list[Step] = [(OPENED,)]
    state = fold(rules, planned, steps)
    while not state.is_over:
        doors = planned.doors(state.day)
        number = chance.choice([at for at, door in enumerate(doors, 1) if not door.is_puzzle])
        evening = known[doors[number - 1].id]
        win, roll = min(1.0, max(0.0, measured_rate(evening) + better)), chance.random()
        result = WIN if roll < win else PLACE if roll < win + (1 - win) * _second_of_the_rest(evening) else LOSS
        steps += [(BEGUN, state.day, number, 1, ""), (ENDED, state.day, result)]
        state = fold(rules, planned, steps)
    return state


def _second_of_the_rest(evening: Evening) -> float:
    """Return the share of second places among the matches that aren't won."""
    return min(1.0, second_rate(evening) / max(0.01, 1 - measured_rate(evening)))


def finished_share(difficulty: str, seasons: int, chosen: Sequence[str] = (), better: float = 0.0) -> float:
    """Return the share of seasons on paper that reach their end with some reputation left."""
    rules, known = season_rules(), evenings()
    ended = [
        season_on_paper(rules, known, (), chosen or rules.streets, difficulty, seed, better)
        for seed in range(1, seasons + 1)
    ]
    return sum(state.points > 0 for state in ended) / seasons


# --- the command -----------------------------------------------------------------------------------------------


def _measure(file: Path, matches: int, minutes: float) -> dict[str, list[Played]]:
    """Play matches and add them to the file of results. The next evening is the one with the least time spent on it."""
    found: dict[str, list[Played]] = {evening: [] for evening in evenings()}
    spent = dict.fromkeys(found, 0.0)
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        evening, result, choices, seconds = json.loads(line)
        if evening in found:
            found[evening].append((result, choices))
            spent[evening] += seconds
    until = time.monotonic() + 60 * minutes
    while (left := [name for name, played in found.items() if len(played) < matches]) and time.monotonic() < until:
        chosen, begun = min(left, key=lambda name: (bool(found[name]), spent[name])), time.process_time()
        found[chosen].append(play_evening(evenings()[chosen], FIRST_SEED + len(found[chosen])))
        seconds = round(time.process_time() - begun, 1)
        spent[chosen] += seconds
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps([chosen, *found[chosen][-1], seconds]) + "\n")
    return found


def _write(found: Mapping[str, Sequence[Played]]) -> None:
    """Set `measured`, `weight` and `tier` in the file of evenings."""
    known = evenings()
    counts = {evening: Counter(result for result, _ in played) for evening, played in found.items() if played}
    rates = {
        evening.id: rate(evening, counts[evening.id][WIN], counts[evening.id].total())
        if evening.id in counts
        else measured_rate(evening)
        for evening in known.values()
    }
    played = {evening: count.total() for evening, count in counts.items()}
    new_tiers, parts = tiers(rates, known, played), FILE.read_text(encoding="utf-8").split("[[evening]]")
    for at, part in enumerate(parts[1:], 1):
        match = re.search(r'^id = "(.+)"$', part, re.MULTILINE)
        assert match is not None
        evening = match[1]
        part = re.sub(r"^weight = \d+$", f"weight = {weight_of(rates[evening])}", part, flags=re.MULTILINE)
        part = re.sub(r"^tier = \d+$", f"tier = {new_tiers[evening]}", part, flags=re.MULTILINE)
        if evening in counts:
            number, choices = counts[evening].total(), int(statistics.median(made for _, made in found[evening]))
            line = (
                f"measured = {{ matches = {number}, wins = {counts[evening][WIN] / number:.2f}, "
                f"second = {counts[evening][PLACE] / number:.2f}, choices = {choices}, "
                f"minutes = {choices * SECONDS_PER_CHOICE / 60:.1f} }}"
            )
            part = re.sub(r"^measured = .*$", line, part, flags=re.MULTILINE)
        parts[at] = part
    FILE.write_text("[[evening]]".join(parts), encoding="utf-8")


def _report(seasons: int) -> None:
    """Print what became of seasons on paper."""
    rules = season_rules()
    for difficulty in rules.difficulties:
        print(f"{difficulty.title}: {finished_share(difficulty.id, seasons):.0%} of {seasons} seasons finished")
    middle = rules.difficulty("").id
    for street in rules.streets:
        print(f"  only {street}: {finished_share(middle, seasons, [street]):.0%}")
    for better in (-0.1, 0.1, 0.2):
        print(f"  {better:+.0%} at every evening: {finished_share(middle, seasons, (), better):.0%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20, help="matches for each evening")
    parser.add_argument("--minutes", type=float, default=0, help="how long to play; 0 to only read the results")
    parser.add_argument("--results", type=Path, help="the file of results, one match a line")
    parser.add_argument("--write", action="store_true", help="write the measurements into evenings.toml")
    parser.add_argument("--seasons", type=int, default=200, help="seasons on paper for each difficulty")
    wanted = parser.parse_args()
    found = _measure(wanted.results, wanted.matches, wanted.minutes) if wanted.results is not None else {}
    print(f"{sum(map(len, found.values()))} matches of {len(found)} evenings")
    if wanted.write:
        _write(found)
        evenings.cache_clear()
    _report(wanted.seasons)


if __name__ == "__main__":
    main()
