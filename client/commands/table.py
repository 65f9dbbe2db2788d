"""Open the game. This is what runs without a command.

With --frames it draws that many frames, the first of the title and the others of a match between computer
players, and ends: a trial of everything a match needs. Nothing of it is saved; with --saved it is, and half-way the
table is left, and the match gone on with from what was saved.
"""

from __future__ import annotations

import argparse
import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from engine import __version__
from engine.commands import CommandError
from engine.commands._shared.match_options import at_least, chosen_game
from engine.commands._shared.options import add_folder_option, add_language_option, chosen_folders
from engine.games import load
from engine.store.files.folders import Folders, unusable
from engine.store.player.settings import Settings
from engine.words.messages import speak

if TYPE_CHECKING:
    from client.access.voice import Voice
    from client.program import Program
    from client.shell.app import App
    from client.shell.start import StartGuard
SPEECH_VARIABLE = "CUL_DE_SAC_SPEECH"
"""The environment variable that names a file for what the voice says."""
_NO_DISPLAY = (
    "No display found. Cul-de-Sac needs a desktop session (X11 or Wayland). To try it without one: "
    "`cul-de-sac simulate`, `cul-de-sac screenshot`."
)
_TRIAL_SEED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_folder_option(parser)
    add_language_option(parser)
    parser.add_argument("--game", metavar="SLUG", help="start at the setup page of this game")
    parser.add_argument("--frames", type=at_least(1), metavar="N", help="draw N frames, then exit")
    parser.add_argument("--saved", action="store_true", help="with --frames: save the match and resume it halfway")
    parser.add_argument(
        "--safe-graphics",
        action="store_true",
        help="draw without the graphics card, for drivers that show a black window",
    )
    parser.add_argument("--speech", type=Path, metavar="FILE", help="write all spoken text to a file")
    parser.add_argument("--debug", action="store_true", help="stop with a traceback at the first error")


def run(arguments: argparse.Namespace) -> int:
    """Show the window until the player leaves."""
    from client.art import fonts
    from client.program import Program
    from client.shell.start import StartGuard
    from client.shell.system.terminal import quits_with_terminal
    from client.shell.window import SAFE_GRAPHICS_VARIABLE
    from engine.store.files.reports import Reports
    from engine.store.player.backup_file import run_scheduled_import

    game = chosen_game(arguments.game).slug if arguments.game else ""
    start = StartGuard(strict=arguments.debug)
    folders: Folders | None = start.attempt(partial(chosen_folders, arguments), lambda: None, "folders")
    settings = Settings()
    if folders is not None:
        start.reports = Reports(folders.reports)
        start.remarks += start.attempt(partial(run_scheduled_import, folders), list, "archive")
        settings = start.attempt(partial(Settings.load, folders.config), Settings, "settings")
        fonts.set_cache_folder(folders.fonts)
    settings.language = arguments.language or settings.language
    speak(settings.language)
    if arguments.safe_graphics:
        os.environ[SAFE_GRAPHICS_VARIABLE] = "1"
    voice = _voice(arguments.speech)
    app = _open_app(start, settings)
    program = start.attempt(
        partial(Program, app, folders, speech=voice), partial(Program, app, None, speech=voice), "program"
    )
    program.tell(start.remarks)
    try:
        with quits_with_terminal(app.quit):
            if arguments.frames:
                _draw_frames(app, program, arguments.frames, game, arguments.saved)
            else:
                is_first = folders is not None and not start.remarks and _is_first_start(app, folders)
                if start.attempt(partial(_is_updated, app), bool, "settings"):
                    app.run("about", new_first=True)
                elif game:
                    app.run("setup", game=game)
                else:
                    app.run("first-start" if is_first else "title")
    finally:
        program.close()
    return 0


def _open_app(start: StartGuard, settings: Settings) -> App:
    """Open the window, with the default settings if it can't open with these. Raises CommandError without a display."""
    import pygame

    from client.shell.app import App
    from client.shell.guard import Guard
    from client.shell.window import NoDisplay

    guard = None if start.strict else Guard(start.reports)
    try:
        return start.attempt(lambda: App(settings=settings, guard=guard), lambda: App(guard=guard), "settings")
    except NoDisplay:
        raise CommandError(_NO_DISPLAY) from None
    except pygame.error as problem:
        raise CommandError(f"The window can't open: {str(problem).rstrip('.')}. Try --safe-graphics.") from None


def _is_updated(app: App) -> bool:
    """Return whether another version was used last, and record this one."""
    last, app.settings.last_version = app.settings.last_version, __version__
    if last != __version__:
        app.save_settings()
    return last not in ("", __version__)


def _is_first_start(app: App, folders: Folders) -> bool:
    """Return whether nobody has played with these folders, and their settings can be kept."""
    from engine.store.player.profiles import Profiles

    settings = app.settings
    return not (settings.last_version or settings.remarks or Profiles(settings).all() or unusable(folders))


def _voice(path: Path | None) -> Voice | None:
    """Return the voice that writes into a file, if the command asks for one."""
    from client.access.voice import FileVoice

    named = path or os.environ.get(SPEECH_VARIABLE)
    try:
        return FileVoice(Path(named)) if named else None
    except OSError as problem:
        raise CommandError(f"Can't write {named}: {problem.strerror}.") from None


def _draw_frames(app: App, program: Program, frames: int, game: str, saved: bool) -> None:
    """Draw the title once, then a match among computers, as often as asked."""
    import pygame

    app.guard = None  # a trial that fails should say so
    app.render("title")
    if frames == 1:
        return
    from client.scenes.games import first_game
    from client.scenes.setup.match_setup import MatchSetup

    if not saved:
        program.store = None
    setup = MatchSetup.usual(load(game or first_game("")), watch=True)
    setup.seed_text = str(_TRIAL_SEED)
    program.start(setup)
    for number in range(frames - 1):
        if program.store is not None and number == frames // 2:
            app.render("title")
            program.store.flush()
            program.resume(program.store.matches.list_matches()[0].id)
        if app.scene is not None:
            app.scene.redraw()
        app.turn(pygame.event.get())
        pygame.time.wait(1)
