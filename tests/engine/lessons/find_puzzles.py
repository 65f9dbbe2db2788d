"""Find puzzles: `python -m tests.engine.lessons.find_puzzles TEMPLATE --seed N --seconds S` prints those it meets.

A template is a puzzle file without a solution, in which parts are left open: a card "?spell" is any card of that kind,
"?a|b" one of those named; a list may leave out what begins with "~"; a number "4..9" is one of them, and so it is in
the goal's text, where {money} stands for what was drawn under that key. Every position is searched within its depth;
kept is what few lines reach whatever the others answer, and what Normal does not see at a glance.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.commands.puzzles import normal_reaches
from engine.games import load
from engine.kernel.files.limits import parse_toml
from engine.kernel.scenarios.reader import BadScenario
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.state import Option, State
from engine.lessons import puzzle_search
from engine.lessons.puzzle_file import Puzzle, read_puzzle
from engine.lessons.puzzle_search import PuzzleSearch, SearchLimitReached

MOST_SHARE = 0.06
SEARCHED = 1500


class Drawn:
    """One position drawn from a template."""

    def __init__(self, template: Mapping[str, Any], kinds: Mapping[str, list[str]], chance: random.Random) -> None:
        self.kinds, self.chance = kinds, chance
        self.numbers: dict[str, Any] = {}
        self.used = set(re.findall(r"[\w][^'\"]*", str(template)))
        self.data = self.fill("", template)
        own = self.data["puzzle"]
        own["goal"] = own["goal"].format_map(self.numbers)

    def fill(self, key: str, value: Any) -> Any:
        if isinstance(value, Mapping):
            return {name: self.fill(name, entry) for name, entry in value.items()}
        if isinstance(value, list):
            kept = [entry for entry in value if not str(entry).startswith("~") or self.chance.random() < 0.5]
            return [self.fill(key, entry.removeprefix("~") if isinstance(entry, str) else entry) for entry in kept]
        if isinstance(value, str) and key != "goal":
            low, dots, high = value.partition("..")
            if dots and low.isdigit() and high.isdigit():
                self.numbers[key] = value = self.chance.randint(int(low), int(high))
            elif value.startswith("?"):
                names = [name for part in value[1:].split("|") for name in self.kinds.get(part, [part])]
                free = [name for name in names if name.split(" (")[0] not in self.used] or names
                value = self.chance.choice(free)
                self.used.add(value.split(" (")[0])
        return value


def kinds_of(template: Mapping[str, Any]) -> dict[str, list[str]]:
    """The names of the cards at a template's table by their kinds."""
    game = load(template["game"])
    table = game.new_table(len(template["seats"]), game.checked_options(template.get("options", {})), 1)
    found: dict[str, list[str]] = {}
    for face in game.shows.faces():
        if game.positions.find_cards(table, face["title"]):
            found.setdefault(face["kind"], []).append(face["title"])
    return found


def line_of(search: PuzzleSearch) -> list[tuple[State, int, Option]]:
    """One line that holds, the others answering to its harm, with as few own moves as there can be."""
    spot, line = search.begin(), []
    fewest = min(search.lines(spot), key=lambda found: sum(count for _, count in found))
    left = Counter(dict(fewest))
    while not search.is_over(spot):
        question = spot.state.question_for(search.seat)
        if question is not None:
            seat = search.seat
            wanted = sorted(
                question[3],
                key=lambda option: (not left[search.word(spot.state, option)], search.word(spot.state, option) != ""),
            )
            option = next(option for option in wanted if search.holds(search.next_node(spot, seat, option)))
            left[search.word(spot.state, option)] -= 1
        else:
            seat = spot.state.questions[0][0]
            option = search.worst(spot, seat)
        line.append((spot.state, seat, option))
        spot = search.next_node(spot, seat, option)
    return line


def written(search: PuzzleSearch, state: State, seat: int, option: Option) -> str:
    """An answer as a step of a file."""
    play, names = ScenarioRunner(search.puzzle.scenario, search.game), search.names
    play.state = state
    fields: dict[str, Any] = {"seat": names.seats[seat]}
    if option[0] == 0:
        fields["pass"] = True
    else:
        fields["do"] = search.game.verbs[option[0]]
    extra = {
        "card": names.ref_label(state, option[1]),
        "target": names.ref_label(state, option[2]),
        **search.game.positions.option_numbers(state, option),
    }
    same = play.likeness(option)

    def tells(choice: Mapping[str, Any]) -> bool:
        meant = play.find_offers(choice)
        return len(meant) == 1 and play.likeness(meant[0][1]) == same and meant[0][0] == seat

    for key, value in extra.items():
        if tells(fields):
            break
        if value == "" or (key == "card" and value.isdigit()):
            continue
        if key == "card":
            value = value.split(" (")[0]
        if key == "target" and isinstance(value, str):
            value = value.split(" (")[0]
            zone = next((zone for zone, cards in enumerate(state.zones) if option[2] in cards), None)
            if zone is not None and option[2] >= 0 and not tells({**fields, "target": value}):
                value = f"{names.zone_path(state, zone)}/{value}"
        fields[key] = int(value) if str(value).isdigit() else value
    note = [] if tells(fields) else ["# more than one answer fits this"]
    return "\n".join(["[[step]]", *(f"{key} = {toml(value)}" for key, value in fields.items()), *note])


def toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, Mapping):
        named = ((f'"{key}"' if "." in key else key, entry) for key, entry in value.items())
        entries = (f"{key} = {toml(entry)}" for key, entry in named)
        return "{ " + ", ".join(entries) + " }"
    return f'"{value}"'


def tables(data: Mapping[str, Any], steps: list[str]) -> str:
    """A puzzle's file."""
    apart = ("position", "random", "puzzle", "step")
    lines = [f"{key} = {toml(value)}" for key, value in data.items() if key not in apart]
    for owner, table in data["position"].items():
        lines += ["", f"[position.{owner}]", *(f"{key} = {toml(value)}" for key, value in table.items())]
    if "random" in data:
        lines += ["", "[random]", *(f"{key} = {toml(value)}" for key, value in data["random"].items())]
    for step in steps:
        lines += ["", step.rstrip()]
    lines += ["", "[puzzle]", *(f"{key} = {toml(value)}" for key, value in data["puzzle"].items())]
    return "\n".join(lines) + "\n"


def judged(data: Mapping[str, Any]) -> tuple[str, str] | None:
    """What a position is worth as a puzzle in words, and its file; None when it is none."""
    stub = {**data, "step": [{"seat": data["puzzle"]["seat"], "pass": True}]}
    try:
        puzzle: Puzzle = read_puzzle(stub, "found.toml")
        search = PuzzleSearch(puzzle, load, SEARCHED)
        begin = search.begin()
        if search.is_over(begin) or not search.holds(begin) or normal_reaches(search):
            return None
        findings = search.check()
    except (BadScenario, SearchLimitReached, LookupError) as problem:
        usual = ("no more copies", "below 0", "expected a card of")
        if isinstance(problem, BadScenario) and not any(words in str(problem) for words in usual):
            print(problem, file=sys.stderr)
        return None
    if findings.share > MOST_SHARE or findings.moves < 2:
        return None
    line = line_of(search)
    words = [search.names.option_words(state, seat, option).split(" (seat")[0] for state, seat, option in line]
    told = (
        f"### {findings.sets} sets, {findings.minimal} minimal, {findings.moves} moves, {findings.share:.2%}, "
        f"{findings.positions} positions\n# " + "\n# ".join(words)
    )
    return told, tables(data, [written(search, state, seat, option) for state, seat, option in line])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("template", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--most", type=int, default=8)
    arguments = parser.parse_args()
    sys.setrecursionlimit(20_000)
    puzzle_search.PLAYOUTS = 100
    template = parse_toml(arguments.template.read_text(encoding="utf-8"))
    kinds = {**kinds_of(template), **template.pop("pool", {})}
    chance, until, tried, found = random.Random(arguments.seed), time.monotonic() + arguments.seconds, 0, 0
    while time.monotonic() < until and found < arguments.most:
        tried += 1
        drawn = Drawn(template, kinds, chance)
        good = judged(drawn.data)
        if good is not None:
            found += 1
            print("\n".join(good), flush=True)
    print(f"### {found} of {tried}")


if __name__ == "__main__":
    main()
