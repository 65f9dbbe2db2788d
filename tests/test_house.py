"""What the repository promises about itself: its files stay small, and its documents name what there is."""

from __future__ import annotations

import ast
import inspect
import re
import tomllib
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

from engine.commands import DEFAULT_COMMAND, find_commands
from engine.games import load, slugs
from engine.kernel.cards.workshop import Workshop
from engine.kernel.game import traits
from engine.kernel.game.game import Game, GameRules, SetUpOptions
from engine.kernel.game.policy import PolicyPart
from engine.kernel.game.presentation import Account, GameText, TableInfo
from engine.kernel.game.scenario_hooks import ScenarioHooks
from main import PACKAGES
from tests.house.code import FRAME_BY_NUMBER, SCENE_GIVEN, lines_with
from tests.house.commits import subject_faults
from tests.house.names import is_vague

ROOT = Path(__file__).resolve().parent.parent
LONGEST_FILE = 500

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NOTICES = (ROOT / "THIRD_PARTY_NOTICES.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")


def _package(requirement: str) -> str:
    """The name in a requirement such as "pytmx>=3.32,<4"."""
    return re.split(r"[<>=!~ \[]", requirement, maxsplit=1)[0]


def test_every_file_of_code_has_room_for_one_subject_only() -> None:
    files = [file for folder in ("engine", "client", "build", "tests") for file in (ROOT / folder).rglob("*.py")]
    assert len(files) > 20
    lengths = {file.relative_to(ROOT): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert {file: length for file, length in lengths.items() if length > LONGEST_FILE} == {}


@pytest.mark.parametrize("requirement", PROJECT["dependencies"])
def test_every_library_is_named_in_the_notices(requirement: str) -> None:
    name = _package(requirement)
    title = name.removeprefix("fontpkg-").replace("-", " ")
    assert title in NOTICES.lower() or name in NOTICES.lower()


@pytest.mark.parametrize("requirement", PROJECT["dependencies"] + sum(PROJECT["optional-dependencies"].values(), []))
def test_every_library_has_a_lowest_and_a_highest_version(requirement: str) -> None:
    assert re.fullmatch(r"[a-z0-9-]+>=[\d.]+,<[\d.]+", requirement.partition(";")[0])


@pytest.mark.parametrize("name", find_commands(PACKAGES))
def test_the_readme_tells_of_every_command(name: str) -> None:
    assert f"`{name}`" in COMMANDS or name == DEFAULT_COMMAND


def test_the_readme_shows_pictures_that_exist() -> None:
    for picture in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README):
        assert (ROOT / picture).is_file(), picture


def test_the_readme_starts_table_and_tests_with_one_line_each() -> None:
    lines = [line for line in README.splitlines() if line.startswith("python3 -m venv")]
    assert lines[0].endswith(".venv/bin/cul-de-sac")
    assert ".venv/bin/python -m pytest" in lines[1]


GAMES = ROOT / "engine" / "games"
KERNEL = ROOT / "engine" / "kernel"


def test_zones_and_counters_of_seats_are_found_by_their_names() -> None:
    """`zones[HAND[seat]]`, never by a stride."""
    assert lines_with(r"\* (ZONES|COUNTERS)\b|\b(ZONES|COUNTERS) \*", GAMES) == []


def test_ints_of_frames_are_found_by_their_names() -> None:
    assert lines_with(FRAME_BY_NUMBER, GAMES, KERNEL) == []


def test_match_rules_are_typed() -> None:
    """Neither match rules nor positions and views, by which they are reached, are called Any."""
    assert lines_with(r"\b(rules|state|view|position|board): Any\b", ROOT / "engine") == []
    assert lines_with(r"\b(State|View|Board|Table|Game|Ruleset)\[Any\]", ROOT / "engine", ROOT / "client") == []


def test_the_program_opens_no_connection() -> None:
    """Matches of computers alone can be spread over others, with a library that is asked for then."""
    assert (
        lines_with(
            r"^\s*(import|from) (asyncio|ftplib|http|smtplib|socket|ssl|urllib|webbrowser)\b",
            ROOT / "engine",
            ROOT / "client",
        )
        == []
    )


def test_no_part_of_a_table_is_given_the_scene() -> None:
    """Parts get a context or the state; only other kinds of tables know the scene, and who opens one."""
    assert lines_with(SCENE_GIVEN, ROOT / "client") == []
    known = lines_with(r"client\.table\.scene import", ROOT / "client" / "table")
    assert [line.split(":")[0] for line in known] == ["client/table/barred_table.py"]


PRIVATE = re.compile(
    r"\._(?<!self\._)(?<!cls\._)(?<!os\._)(?<!sys\._)(?!_|asdict\(|replace\(|shared\b|\w+ import)\w+"
    r"|attr\([^)\n]*, \"_(?!_|MEIPASS)\w+|import (?:\w+, )*_(?!_)\w+"
)
"""An underscore before an attribute of another object or before an imported name; the platform's own may stay."""


def test_tests_know_the_program_by_its_public_names() -> None:
    found = {
        str(file.relative_to(ROOT)): [match[0] for match in PRIVATE.finditer(file.read_text(encoding="utf-8"))]
        for file in (ROOT / "tests").rglob("*.py")
        if file != Path(__file__).resolve()
    }
    assert len(found) > 100
    assert {file: names for file, names in found.items() if names} == {}


# --- the parts of a game ---------------------------------------------------------------------------------------------

MOST_METHODS_OF_A_GAME = 12
MOST_FUNCTIONS_OF_A_PART = 15
PARTS = (SetUpOptions, GameRules, ScenarioHooks, GameText, Account, TableInfo, PolicyPart, Workshop)
TRAITS = [kind for name, kind in vars(traits).items() if name.startswith("Has")]


def _functions(kind: type) -> list[str]:
    """The methods of a class and, of a part, the functions that it is given; what begins with _ is its own affair."""
    methods = [name for name, value in vars(kind).items() if inspect.isfunction(value)]
    given = [each.name for each in fields(kind) if "Callable" in str(each.type)] if is_dataclass(kind) else []
    return [name for name in (*methods, *given) if not name.startswith("_")]


def test_words_of_the_log_are_written_last_and_never_read() -> None:
    """Who did what follows from causes: nothing looks for names or beginnings in what a line says."""
    parts = [ROOT / "client" / part for part in ("session", "replay", "access", "motion", "table/furniture/recap")]
    reads = r"(text|words|line|sentence|plain\(.*\))\.(removeprefix|startswith|partition)\(|name in \w+\.text"
    assert lines_with(reads, *parts, ROOT / "engine" / "kernel" / "game" / "plays.py") == []


def test_a_game_is_composed_of_parts_with_few_functions_each() -> None:
    assert 0 < len(_functions(Game)) <= MOST_METHODS_OF_A_GAME
    counts = {kind.__name__: len(_functions(kind)) for kind in (*PARTS, *TRAITS)}
    assert {name: count for name, count in counts.items() if count > MOST_FUNCTIONS_OF_A_PART} == {}


@pytest.mark.parametrize("slug", slugs())
def test_setup_and_house_rules_are_in_files_of_the_same_name_in_every_game(slug: str) -> None:
    game = load(slug)
    assert game.rules.set_up.__module__.rpartition(".")[2] == "setup"
    if game.options.specs:
        assert getattr(game.rules.table, "func", game.rules.table).__module__ == f"{game.package}.setup_options"


def test_a_trait_has_nothing_ready_made_and_a_game_has_it() -> None:
    ready = {kind.__name__: set(_functions(kind)) - kind.__abstractmethods__ for kind in TRAITS}
    assert TRAITS and {name for name, methods in ready.items() if methods} == set()
    had = [trait for slug in slugs() for trait in load(slug).traits]
    assert [kind.__name__ for kind in TRAITS if not any(isinstance(trait, kind) for trait in had)] == []


def _only_hands_on(function: ast.FunctionDef) -> bool:
    """Whether a function does nothing but call another one with the same arguments."""
    [*before, last] = function.body
    if not isinstance(last, ast.Return) or not isinstance(last.value, ast.Call):
        return False
    if any(not isinstance(line, ast.Expr) or not isinstance(line.value, ast.Constant) for line in before):
        return False
    taken = [argument.arg for argument in function.args.args if argument.arg != "self"]
    given = [argument.id if isinstance(argument, ast.Name) else "" for argument in last.value.args]
    return taken == given and not last.value.keywords


def test_no_function_of_a_game_only_calls_another_one() -> None:
    files = [*GAMES.glob("*/game.py"), ROOT / "engine" / "kernel" / "game" / "game.py"]
    found = {
        f"{file.relative_to(ROOT)}: {node.name}"
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and _only_hands_on(node)
    }
    assert len(files) > 4 and found == set()


# --- measures -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "vague"),
    [
        ("told", True),
        ("_placed", True),
        ("again", True),
        ("need", False),
        ("speed", False),
        ("find_targets", False),
        ("is_over", False),
    ],
)
def test_a_participle_alone_is_no_name_of_a_function(name: str, vague: bool) -> None:
    assert is_vague(name) is vague


@pytest.mark.parametrize(
    ("subject", "fault"),
    [
        ("Fix the recap of spy income", None),
        ("Embed the typefaces", None),
        ("Fixed the recap", "no imperative"),
        ("Fix the recap.", "a final period"),
        ("Fix " + "x" * 70, "74 characters"),
        ("Tell whoever asks", "whoever"),
    ],
)
def test_subjects_of_commits_are_short_imperatives(subject: str, fault: str | None) -> None:
    assert subject_faults(subject) == ([] if fault is None else [fault])
