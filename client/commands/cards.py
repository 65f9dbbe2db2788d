"""List all cards of a game with their texts, or draw them on one sheet."""

from __future__ import annotations

import argparse
import io
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.commands import CommandError
from engine.commands._shared.card_lines import card_lines
from engine.games import UnknownGame, load
from engine.kernel.files.faults import BadCard
from engine.kernel.game.game import Game
from engine.store.files.atomic import write_bytes
from engine.store.player.packs import read_file
from engine.words.assets import AssetMissing

SHEET_COLUMNS = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True, metavar="SLUG", help="the game, such as nefarious")
    parser.add_argument(
        "--pack", type=Path, action="append", default=[], metavar="FILE", help="include the cards of this pack"
    )
    parser.add_argument("--json", action="store_true", help="print all card texts as JSON")
    parser.add_argument("--sheet", type=Path, metavar="PNG", help="save a picture of all cards to this file")


def run(arguments: argparse.Namespace) -> int:
    """Print the cards, or save their faces."""
    try:
        game = load(arguments.game)
        if arguments.pack:
            game = game.with_packs([read_file(file) for file in arguments.pack])
    except (BadCard, UnknownGame) as error:
        raise CommandError(str(error)) from None
    if arguments.json:
        print(json.dumps(game.shows.faces(), indent=2, ensure_ascii=False))
    elif arguments.sheet is None:
        print("\n".join(line for face in game.shows.faces() for line in card_lines(face)))
    if arguments.sheet is not None:
        size = save_sheet(game, arguments.sheet)
        if not arguments.json:
            print(f"{arguments.sheet}: {len(game.shows.faces())} faces, {size[0]} x {size[1]} pixels")
    return 0


def save_sheet(game: Game, file: Path) -> tuple[int, int]:
    """Draw all faces into a PNG file; returns its size in pixels. Raises CommandError or StoreError."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame

    from client.cards.sheet import contact_sheet
    from client.cards.theme import Theme
    from client.look.schema import ThemeProblem

    if file.suffix.lower() != ".png":
        raise CommandError(f"--sheet saves a picture; its name must end with .png, not {file.name!r}")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    try:
        theme = Theme.load(game.slug)
        sheet = contact_sheet(faces_in_color(game.shows.faces(), theme), theme, "zoom", SHEET_COLUMNS)
    except (ThemeProblem, AssetMissing) as error:
        raise CommandError(str(error)) from None
    picture = io.BytesIO()
    pygame.image.save(sheet, picture, "sheet.png")
    write_bytes(file, picture.getvalue())
    return sheet.get_size()


def faces_in_color(faces: Sequence[Mapping[str, Any]], theme: Any) -> list[Any]:
    """Return the faces for the compositor. Those of seats wear the first seat's color."""
    from client.cards.face import Face

    return [
        Face.from_data(face, theme.seats[face["fields"]["seat"]].key if "seat" in face.get("fields", {}) else "")
        for face in faces
    ]
