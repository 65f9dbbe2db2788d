"""Arguments that describe a match, shared by the commands that play matches."""

from __future__ import annotations

import argparse
import importlib
import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from engine.ai.levels import AND, LEVELS, UnknownLevel, Variant, parse_policy
from engine.commands import CommandError
from engine.games import UnknownGame, load
from engine.kernel.files.faults import BadOption
from engine.kernel.flow.table import Table
from engine.kernel.game.game import Game
from engine.words import assets

_SMALLEST, _LARGEST = 320, 7680
"""Pixels of the sides of a picture."""


def add_match_arguments(
    parser: argparse.ArgumentParser, players: int = 4, games: int = 0, one_match: bool = False
) -> None:
    """Add the game, the number of players (with its default), the seed and setup options.

    With `games`, the default number of games, add that number and `--json` too. `one_match`: the command shows a match,
    by default of the first game.
    """
    game = "the game (default: the first one)" if one_match else "the game, such as nefarious"
    parser.add_argument("--game", required=not one_match, default="", metavar="SLUG", help=game)
    parser.add_argument(
        "--players", type=whole_number, default=players, metavar="N", help=f"number of players (default: {players})"
    )
    if games:
        parser.add_argument(
            "--games", type=at_least(1), default=games, metavar="K", help=f"number of matches (default: {games})"
        )
    seed = "seed of the match (default: 1)" if one_match else "seed of the first match (default: 1)"
    parser.add_argument("--seed", type=whole_number, default=1, metavar="S", help=seed)
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="a setup option, such as twists=0, expansion=true or pets=[2,null,1]; can be given several times",
    )
    if games:
        parser.add_argument("--json", action="store_true", help="print only one line of JSON")


def whole_number(text: str) -> int:
    """Read an argument that is a whole number. Raises argparse.ArgumentTypeError."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected a whole number, not {text!r}") from None


def at_least(least: int) -> Callable[[str], int]:
    """Return a reader for arguments that are whole numbers from `least` on."""

    def read(text: str) -> int:
        number = whole_number(text)
        if number < least:
            raise argparse.ArgumentTypeError(f"expected a whole number from {least}, not {text!r}")
        return number

    return read


def window_size(words: str) -> tuple[int, int]:
    """Return width and height of "1920x1080". Raises CommandError."""
    found = re.fullmatch(r"(\d+)[xX](\d+)", words)
    if found is None or not all(_SMALLEST <= int(part) <= _LARGEST for part in found.groups()):
        raise CommandError(f"--size expects WIDTHxHEIGHT, each from {_SMALLEST} to {_LARGEST}, not {words!r}")
    return int(found[1]), int(found[2])


def chosen_game(slug: str) -> Game:
    """Load the game with this slug. Raises CommandError."""
    try:
        return load(slug)
    except UnknownGame as error:
        raise CommandError(str(error)) from None


def checked_options(game: Game, settings: Sequence[str]) -> dict[str, Any]:
    """Read setup options from OPTION=VALUE words.

    A value that isn't JSON is a text. Raises CommandError.
    """
    try:
        return game.checked_options(_read_values(settings, "--set", "OPTION=VALUE"))
    except BadOption as error:
        raise CommandError(str(error)) from None


def _read_values(settings: Sequence[str], option: str, form: str) -> dict[str, Any]:
    """Read the words of an option that look like `form`. Raises CommandError."""
    given: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise CommandError(f"{option} expects {form}, not {setting!r}")
        try:
            given[name] = json.loads(value)
        except json.JSONDecodeError:
            given[name] = value
    return given


def table_for(game: Game, players: int, options: dict[str, Any], seed: int) -> Table:
    """Make the table of one match. Raises CommandError for a number of players that the game doesn't allow."""
    try:
        return game.new_table(players, options, seed)
    except (BadOption, ValueError) as error:
        raise CommandError(str(error)) from None


def checked_policy(name: str) -> str:
    """Check the name of a policy: "random", a level, or a level with a personality ("expert+schemer").

    Raises CommandError.
    """
    add_frozen_levels()
    try:
        level, personality = parse_policy(name)
    except UnknownLevel as error:
        raise CommandError(str(error)) from None
    if not personality and name.endswith(AND):
        raise CommandError(f"'{name}' lacks a personality after the {AND}, as in {level}{AND}schemer")
    if personality and level not in LEVELS:
        raise CommandError(f"'{level}' can't have a personality")
    return name


def add_frozen_levels() -> None:
    """Let `engine.ai.levels` know the frozen levels of this source tree. An installed program has none."""
    if (assets.folder().parent / "tests" / "ladder").is_dir():
        importlib.import_module("tests.ladder")


def checked_variant(
    game: Game, policy: str, weights: str, file: str, plan: Sequence[str], searches: bool = True
) -> Variant:
    """Return a policy's changes: a text of weights, and its plan from ENTRY=VALUE words.

    Raises CommandError, and BadCard for an entry of the plan that is unknown or can't have such a value.
    """
    entries = _read_values(plan, "--plan", "ENTRY=VALUE")
    variant = Variant(weights, file, entries, searches)
    own = game.ai.plans().get(parse_policy(policy)[0])
    if entries and own is None:
        raise CommandError(f"--plan: {policy} searches nothing in {game.title}, so that it has no plan to change")
    variant.adjust_plan(own)
    return variant


def add_variant_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options for the challenger's own weights and plan."""
    parser.add_argument("--weights", metavar="FILE", help="a TOML file of weights that the challenger plays with")
    parser.add_argument(
        "--plan",
        action="append",
        default=[],
        metavar="ENTRY=VALUE",
        help="an entry of the challenger's plan, such as simulations=50; can be given several times",
    )


def chosen_variant(game: Game, arguments: argparse.Namespace) -> Variant:
    """Return the challenger's variant from the arguments. Raises CommandError, and BadCard for bad weights."""
    policy = checked_policy(arguments.challenger)
    text = weights_from(arguments.weights, "--weights") if arguments.weights else ""
    variant = checked_variant(game, policy, text, str(arguments.weights), arguments.plan)
    if text:
        if parse_policy(policy)[0] not in LEVELS:
            raise CommandError(f"--weights: '{policy}' doesn't use weights")
        options = checked_options(game, arguments.set)
        variant.policy(game, table_for(game, arguments.players, options, arguments.seed), "")
    return variant


def weights_from(file: str, option: str) -> str:
    """Read the text of a file of weights. Raises CommandError."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f"{option}: Can't read {file}: {error}") from None
