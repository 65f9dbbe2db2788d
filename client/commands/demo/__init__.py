"""Record part of a match: one picture per frame, and the sound as a WAV file.

Computer players take all seats. The first seat is in view, as a person would see it. The same arguments give the same
pictures. Needs numpy (the extra `sounds`).
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from engine import create_player
from engine.commands import CommandError
from engine.commands._shared.match_options import (
    add_match_arguments,
    at_least,
    checked_options,
    chosen_game,
    window_size,
)
from engine.games import slugs
from engine.store.files.folders import user_folders
from engine.store.player.settings import Settings

_STEPS_PER_SECOND = 60
_THINKS_MS = 900
"""The time for which the seat in front looks at its question."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_match_arguments(parser, players=3, one_match=True)
    parser.add_argument("--out", type=Path, metavar="FOLDER", required=True, help="folder for pictures and sound")
    parser.add_argument("--seconds", type=at_least(1), default=30, metavar="N", help="length (default: 30)")
    parser.add_argument("--rate", type=at_least(1), default=10, metavar="N", help="frames a second (default: 10)")
    parser.add_argument("--size", metavar="WxH", default="1280x720", help="size in pixels (default: 1280x720)")
    parser.add_argument("--decisions", type=at_least(0), default=60, metavar="K", help="moves before it (default: 60)")


def run(arguments: argparse.Namespace) -> int:
    """Write frames and sound."""
    import pygame

    from client.art import fonts
    from client.commands._shared.samples import require_numpy
    from client.commands.demo.recorder import Recorder
    from client.program import Program
    from client.shell.app import App
    from client.shell.scene import ManualClock
    from client.table.scene import TableScene
    from engine.commands._shared.stage import PromptPool, played_match, still_session

    require_numpy()  # before minutes of drawing, not after them
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")  # sound is written, not played
    size = window_size(arguments.size)
    game = chosen_game(arguments.game or slugs()[0])
    options = checked_options(game, arguments.set)
    match = played_match(game, arguments.players, options, arguments.seed, arguments.decisions)
    fonts.set_cache_folder(user_folders().fonts)
    settings, clock = Settings(computer_delay_ms=600), ManualClock(1000)
    app, recorder = App(size, headless=True, settings=settings, clock=clock, paint="always"), Recorder(settings, clock)
    Program(app, None, recorder)
    session = still_session(match, settings, [0], PromptPool())
    player = create_player("normal", game, match.table, 0, arguments.seed)
    app.open("table", session=session)
    scene, asked_at = app.scene, clock.now()
    assert isinstance(scene, TableScene)
    scene.briefing.keep_quiet()
    recorder.music.play(scene.music)
    steps = max(1, _STEPS_PER_SECOND // arguments.rate)
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
        for number in range(arguments.seconds * arguments.rate):
            for _ in range(steps):
                clock.advance(1000 // (arguments.rate * steps))
                app.turn(())
                recorder.listen()
                view = session.view()
                if scene.director.active(clock.now()) or not view.options:
                    asked_at = clock.now()
                elif clock.now() - asked_at >= _THINKS_MS:
                    session.answer(view.options[player.choose(view)])
            pygame.image.save(app.render(app.scene or scene), arguments.out / f"{number:04}.png")
        heard = recorder.write(arguments.out / "sound.wav", arguments.seconds)
    except OSError as error:
        raise CommandError(f"can't write to this folder: {error}") from None
    print(f"{arguments.out}: {arguments.seconds * arguments.rate} frames\n{heard}")
    return 0
