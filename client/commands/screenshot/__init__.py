"""Save a picture of any screen as a PNG file, without opening a window.

The picture follows from the arguments alone: computers do not think, nothing moves, nothing of the player's is
read. A table is shown after K answers at random, through the eyes of the seat that is named, or else of the
first one that is asked.
"""

from __future__ import annotations

import argparse
import io
import random
from collections.abc import Sequence
from datetime import date, datetime, time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.commands import CommandError
from engine.commands._shared.match_options import (
    add_match_arguments,
    at_least,
    checked_options,
    chosen_game,
    whole_number,
    window_size,
)
from engine.commands._shared.options import add_language_option
from engine.games import slugs
from engine.store.files.atomic import write_bytes
from engine.store.files.folders import user_folders
from engine.store.player.settings import CARD_SIZES, SEAT_COLORS, SHELLS, Settings
from engine.words.messages import speak

if TYPE_CHECKING:
    import pygame

    from client.shell.app import App
    from client.shell.scene import ManualClock
    from engine.session.session import Session
SCENES = (
    "title", "setup", "watch", "table", "results", "settings", "bindings", "cards-and-tables", "about", "rules",
    "gallery", "lessons", "season", "season-start", "album", "street", "workshop", "matches", "statistics", "profiles",
    "player", "first-start", "curtain", "widgets",
)  # fmt: skip
MATCH_SCENES = ("table", "results", "curtain")

_DAY = date(2026, 6, 28)
"""The day on every picture: a Sunday, at the end of its week."""
_SETTLING_MS = 250
_MOST_SETTLING = 400


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, metavar="PNG", help="the file to write (default: SCENE.png)")
    parser.add_argument("--size", metavar="WxH", help="size in pixels (default: 1280x720)")
    parser.add_argument("--scene", choices=SCENES, default="table", help="which screen (default: table)")
    add_match_arguments(parser, one_match=True)
    parser.add_argument(
        "--decisions",
        type=at_least(0),
        metavar="K",
        help="moves before the picture, or evenings of a season (default: 0; for results, the whole match)",
    )
    parser.add_argument(
        "--match", type=whole_number, metavar="N", help="use this finished match instead (see `matches`)"
    )
    parser.add_argument("--seat", metavar="NAME", default="", help="the player whose view is shown")
    parser.add_argument(
        "--text-scale", type=whole_number, default=100, metavar="PERCENT", help="100 to 200 (default: 100)"
    )
    parser.add_argument("--card-size", choices=CARD_SIZES, default="usual", help="how large cards are (default: usual)")
    add_language_option(parser)
    parser.add_argument("--easy-letters", action="store_true", help="use the dyslexia-friendly font")
    parser.add_argument("--theme", choices=SHELLS, default="light", help="colors of the menus (default: light)")
    parser.add_argument("--seat-colors", choices=SEAT_COLORS, default="usual", help="player and suit colors")
    parser.add_argument("--ground", metavar="N", default="", help="the table background, such as 2")
    parser.add_argument("--check", action="store_true", help="list words that are cut off, small or pale instead")
    parser.add_argument("--clause", metavar="ID", default="", help="clause where the rules open, such as NF-3.1")


def parse(words: Sequence[str]) -> argparse.Namespace:
    """Return the arguments that these words of the command line make."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(words)


def run(arguments: argparse.Namespace) -> int:
    """Draw and write the picture, or check all."""
    import pygame

    if arguments.check:
        from client.commands.screenshot.check import check

        return check(arguments, lambda words: draw(parse(words)))
    out = arguments.out or Path(f"{arguments.scene}.png")
    if out.suffix.lower() != ".png":
        raise CommandError(f"--out must end with .png, not {out.name!r}")
    content = io.BytesIO()
    pygame.image.save(draw(arguments), content, "screen.png")
    write_bytes(out, content.getvalue())
    print(out)
    return 0


def draw(arguments: argparse.Namespace) -> pygame.Surface:
    """Draw the picture that the arguments describe. Raises CommandError."""
    app = show(arguments)
    assert app.scene is not None, "a scene was opened"
    return app.render(app.scene)


def show(arguments: argparse.Namespace) -> App:
    """Return a program that shows the screen of the arguments at rest. Raises CommandError."""
    from client.art import fonts
    from client.commands._shared.season_stage import play_evenings
    from client.commands.screenshot.widget_sheet import WidgetSheet
    from client.program import Program
    from client.shell.app import App
    from client.shell.scene import ManualClock
    from client.table.scene import TableScene

    size = window_size(arguments.size or "1280x720")
    if not 100 <= arguments.text_scale <= 200:
        raise CommandError(f"--text-scale expects a number from 100 to 200, not {arguments.text_scale}")
    random.seed(arguments.seed)
    settings = Settings(
        text_scale=arguments.text_scale,
        easy_letters=arguments.easy_letters,
        card_size=arguments.card_size,
        shell=arguments.theme,
        seat_colors=arguments.seat_colors,
    )
    settings.language = arguments.language or settings.language
    if arguments.ground:
        settings.grounds = dict.fromkeys(slugs(), arguments.ground)
    speak(settings.language)
    if arguments.scene != "settings":  # which shows what a player finds at the first start
        settings.animation, settings.reduced_motion = "off", True
    opened = _what_to_open(arguments, settings)
    fonts.set_cache_folder(user_folders().fonts)
    clock = ManualClock(_SETTLING_MS)
    app = App(size, headless=True, settings=settings, clock=clock, paint="always")
    program = Program(app, None)
    program.today = lambda: _DAY
    program.season.now = lambda: datetime.combine(_DAY, time(20))
    if arguments.scene == "season":
        play_evenings(program.season.progress, arguments.decisions or 0, arguments.seed)
    app.register("widgets", WidgetSheet)
    app.open(arguments.scene, **opened)
    if isinstance(app.scene, TableScene):
        app.scene.briefing.keep_quiet()
    settle(app, clock)
    return app


def settle(app: App, clock: ManualClock) -> None:
    """Let time pass until nothing moves."""
    for _ in range(_MOST_SETTLING):
        clock.advance(_SETTLING_MS)
        app.turn(())
        if app.scene is not None and not app.scene.animating():
            break


def _what_to_open(arguments: argparse.Namespace, settings: Settings) -> dict[str, Any]:
    """Return the arguments for opening the scene. Raises CommandError."""
    scene = arguments.scene
    if scene in MATCH_SCENES:
        return {"session": _session(arguments, settings)}
    game = chosen_game(arguments.game).slug if arguments.game else ""
    if scene == "rules":
        return {"game": game, "clause": _clause(arguments.clause, game)}
    return {"game": game} if scene in ("setup", "watch", "gallery", "lessons", "street") else {}


def _clause(clause: str, game: str) -> str:
    """Check that the rules of the game have this clause, if one is given. Raises CommandError."""
    from client.scenes.games import first_game
    from client.words.rulebook import reference

    slug = first_game(game)
    if clause and reference(slug).home(clause) is None:
        raise CommandError(f"the rules of {slug} have no clause {clause!r}")
    return clause


def _session(arguments: argparse.Namespace, settings: Settings) -> Session:
    """Return a paused match in the position that the arguments describe. Raises CommandError."""
    from client.scenes.games import first_game
    from engine.commands._shared import stage

    scene = arguments.scene
    if arguments.match is not None:
        match, _ = stage.stored_match(arguments.match)
    else:
        game = chosen_game(arguments.game or first_game(""))
        decisions = arguments.decisions if scene == "results" else arguments.decisions or 0
        options = checked_options(game, arguments.set)
        match = stage.played_match(game, arguments.players, options, arguments.seed, decisions)
    if scene == "results" and not match.over:
        raise CommandError("this match is not over, so it has no results yet")
    people = range(len(match.names)) if scene == "curtain" else [stage.person_at(match, arguments.seat)]
    session = stage.still_session(match, settings, [seat for seat in people if seat is not None])
    if scene == "curtain" and session.curtain is None:
        raise CommandError("nobody has to look away here; choose another number of --decisions")
    return session
