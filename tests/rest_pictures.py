"""Pictures of tables and menus at rest, and whether two source trees draw the same pixels.

`python -m tests.rest_pictures FOLDER` writes the hash of each picture to `FOLDER/hashes.json`; `--keep` writes the
pictures too. `--against TREE` makes the pictures of another checkout as well, names those that differ, and ends with
code 1 if there are any; an earlier FOLDER can stand in place of the checkout. `--game`, `--size` and `--sort` choose.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame

SIZES = ("1024x600", "1280x720", "1920x1080", "3840x2160")
PAGES = ("title", "setup", "settings", "rules", "gallery", "workshop")
SORTS = ("page", "table", "moved")
"""Menus; tables that were just opened; tables at which pieces moved until all came to rest."""
ANSWERS, MOVED_ANSWERS = 40, 8
"""Answers before the picture of a table, and answers whose movements are drawn frame by frame."""
FRAME_MS, QUIET_FRAMES = 16, 40
"""Milliseconds of a frame, and frames in a row without a change after which everything rests."""
HASHES = "hashes.json"
Draw = Callable[[], pygame.Surface]


def pictures(games: list[str], sizes: list[str], sorts: list[str]) -> Iterator[tuple[str, Draw]]:
    """Return the name of each picture and the function that makes it."""
    from client.layout.map import tables
    from engine.games import load, slugs

    for size in sizes:
        for page in PAGES if "page" in sorts else ():
            yield f"{page} {size}", partial(screen, ["--scene", page, "--size", size])
        for slug in games or slugs():
            game = load(slug)
            usual = game.checked_options({})
            for (setting, seats), options in sorted(tables(game).items(), key=lambda entry: entry[0]):
                sets = {key: value for key, value in options.items() if value != usual[key]}
                name = " ".join([slug, *[setting] * bool(setting), f"{seats} seats {size}"])
                words = ["--game", slug, "--players", str(seats), "--size", size, "--decisions", str(ANSWERS)]
                words += [word for key in sets for word in ("--set", f"{key}={json.dumps(sets[key])}")]
                if "table" in sorts:
                    yield name, partial(screen, words)
                if "moved" in sorts:
                    yield f"{name} moved", partial(after_motion, slug, seats, sets, size)


def screen(words: list[str]) -> pygame.Surface:
    """Return what the command `screenshot` draws."""
    from client.commands import screenshot

    parser = argparse.ArgumentParser()
    screenshot.add_arguments(parser)
    return screenshot.draw(parser.parse_args(words))


def after_motion(slug: str, seats: int, options: dict[str, object], size: str) -> pygame.Surface:
    """Return the table at rest after some answers whose movements were drawn, and tell of pixels left behind."""
    import random

    from client.program import Program
    from client.shell.app import App
    from client.shell.scene import ManualClock
    from client.table.scene import TableScene
    from engine.commands._shared.match_options import window_size
    from engine.commands._shared.stage import person_at, played_match, still_session
    from engine.games import load
    from engine.store.player.settings import Settings

    settings, clock, chance = Settings(computer_delay_ms=0, coach_marks=False), ManualClock(1000), random.Random(1)
    app = App(window_size(size), headless=True, settings=settings, clock=clock, paint="always")
    Program(app, None)
    match = played_match(load(slug), seats, options, 1, ANSWERS)
    app.open("table", session=still_session(match, settings, [person_at(match, "") or 0]))
    scene = app.scene
    assert isinstance(scene, TableScene)
    scene.briefing.keep_quiet()
    for number in range(MOVED_ANSWERS + 1):
        if number and not match.over:
            seat = chance.choice(match.asked_seats)
            match.answer(seat, chance.choice(match.view(seat).options))
        quiet = 0
        while quiet < QUIET_FRAMES:
            clock.advance(FRAME_MS)
            quiet = 0 if app.turn(()) or scene.director.waiting else quiet + 1
    left, drawn_again = app.window.surface.copy(), app.render(scene)
    if pygame.image.tobytes(left, "RGB") != pygame.image.tobytes(drawn_again, "RGB"):
        print(f"{slug}, {seats} seats, {size}: pixels of an earlier frame are left in the window")
    return drawn_again


def make(folder: Path, arguments: argparse.Namespace) -> dict[str, str]:
    """Make the pictures and write their hashes; return these by name."""
    from client.art import cache

    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    folder.mkdir(parents=True, exist_ok=True)
    hashes: dict[str, str] = {}
    for name, draw in pictures(arguments.game, arguments.size or list(SIZES), arguments.sort or list(SORTS)):
        cache.clear_all()
        surface = draw()
        hashes[name] = hashlib.sha256(pygame.image.tobytes(surface, "RGB")).hexdigest()
        if arguments.keep:
            pygame.image.save(surface, folder / f"{name.replace(' ', '-')}.png")
        (folder / HASHES).write_text(json.dumps(hashes, indent=1))
    return hashes


def make_elsewhere(tree: Path, folder: Path, words: list[str]) -> None:
    """Make the same pictures with the code of another checkout, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(tree.resolve())}
    subprocess.run(
        [sys.executable, "-P", str(Path(__file__).resolve()), str(folder.resolve()), *words],
        check=True,
        cwd=tree,
        env=environment,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--size", action="append", default=[])
    parser.add_argument("--sort", action="append", default=[], choices=SORTS)
    parser.add_argument("--keep", action="store_true", help="write the pictures too")
    parser.add_argument("--against", type=Path, metavar="TREE", help="another checkout, or an earlier folder")
    arguments = parser.parse_args()
    hashes = make(arguments.folder, arguments)
    print(f"{len(hashes)} pictures: {arguments.folder / HASHES}")
    if arguments.against is None:
        return 0
    other = arguments.against
    if not (other / HASHES).is_file():
        other = arguments.folder / "against"
        words = [
            word
            for option in ("game", "size", "sort")
            for value in getattr(arguments, option)
            for word in (f"--{option}", value)
        ]
        make_elsewhere(arguments.against, other, words + ["--keep"] * arguments.keep)
    theirs = json.loads((other / HASHES).read_text())
    differing = [name for name in hashes if hashes[name] != theirs.get(name)]
    print(f"{len(differing)} of {len(hashes)} differ from {arguments.against}", *differing, sep="\n  ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
