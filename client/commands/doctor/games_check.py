"""The doctor's checks of a game: its cards, their drawings, and its computer players."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pygame

from client.cards import canvas
from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.cards.theme import Theme
from client.look.schema import ThemeProblem
from client.scenes.ending.look import ending_look
from client.table.trait_check import disagreements
from engine.ai import levels
from engine.games import load
from engine.kernel.files.faults import BadCard
from engine.kernel.game.game import Game
from engine.words import assets
from engine.words.assets import AssetProblem

_WIDTH = 60
"""Pixels of a card that is only drawn to see whether it can be."""
_SEED = 1


def findings(slug: str) -> Iterator[tuple[bool, str]]:
    """Yield whether each part of a game is good, with a sentence: cards, looks, the table's needs, computer seats."""
    cannot = (BadCard, ThemeProblem, AssetProblem, FileNotFoundError)
    try:
        game = load(slug)
        faces = game.shows.faces()
        yield True, f"{slug}: {len(faces)} different cards"
        problems = _undrawn(slug, faces)
        yield from ((False, f"{slug}: {problem}") for problem in problems)
        if not problems:
            yield True, f"{slug}: every card can be drawn"
        _draw_ending(slug)
    except cannot as problem:
        yield False, f"{slug}: {problem}"
        return
    try:
        asked = [*disagreements(game)]
        yield from ((False, f"{slug}: {problem}") for problem in asked)
        if not asked:
            yield True, f"{slug}: maps and theme ask for nothing that it lacks"
        _know_what_to_go_by(game)
        yield True, f"{slug}: computer seats of the levels {', '.join(levels.names())}"
    except cannot as problem:
        yield False, f"{slug}: {problem}"


def _know_what_to_go_by(game: Game) -> None:
    """Read what the computer seats of every level go by. Raises BadCard or FileNotFoundError."""
    options = game.checked_options({})
    table = game.new_table(game.seat_limits(options)[0], options, _SEED)
    for level in levels.names():
        levels.create(level, game, table, 0, _SEED)


def _draw_ending(slug: str) -> None:
    """Find every drawing of how a match ends. Raises ThemeProblem or AssetMissing."""
    look = ending_look(slug)
    if look is not None:
        played = [actor.art for actor in look.actors if actor.art]
        for art in (look.backdrop, look.results.backdrop, *played, *(part.art for part in look.results.ornaments)):
            assets.path(art)


def _undrawn(slug: str, faces: list[dict[str, Any]]) -> list[str]:
    """Draw all cards, plain and with every mark they can bear; what was missing, one sentence each."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    theme = Theme.load(slug)
    compositor = FaceCompositor(theme)
    with canvas.missing_drawings() as missing:
        for data in faces:
            fields = data.get("fields", {})
            seat = theme.seats[fields["seat"]].key if "seat" in fields else ""
            marked = {name: True if value is False else value for name, value in fields.items()}
            for shown in (data, {**data, "fields": marked}):
                face = Face.from_data(shown, seat)
                compositor.draw(face, _WIDTH, theme.details(face.kind)[0])
    return list(missing)
