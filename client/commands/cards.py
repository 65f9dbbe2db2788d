"""List all cards of a game with their texts, or draw them on one sheet."""

from __future__ import annotations

import argparse
import io
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from client.commands import CommandError

if TYPE_CHECKING:
    from engine.kernel.game.game import Game

SHEET_COLUMNS = 10
_SAID_ELSEWHERE = frozenset(
    {"seat", "pill", "pill_icon", "footer", "short", "letter", "thing", "when", "plate", "picture"}
)
"""Fields that only repeat, for the eye, what stands in the text or in other fields."""
_WORDS = frozenset({"type_line", "when_words", "origin"})
"""Fields that are understood without their name."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True, metavar="SLUG", help="the game, such as nefarious")
    parser.add_argument(
        "--pack", type=Path, action="append", default=[], metavar="FILE", help="include the cards of this pack"
    )
    parser.add_argument("--json", action="store_true", help="print all card texts as JSON")
    parser.add_argument("--sheet", type=Path, metavar="PNG", help="save a picture of all cards to this file")


def run(arguments: argparse.Namespace) -> int:
    """Print the cards, or save their faces."""
    from engine.games import UnknownGame, load
    from engine.kernel.files.faults import BadCard
    from engine.store.player.packs import read_file

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


def card_lines(face: Mapping[str, Any]) -> list[str]:
    """Return a card as text: name and printed values, full text, rulings."""
    fields = {name: value for name, value in face.get("fields", {}).items() if name not in _SAID_ELSEWHERE}
    number, full, ruling = (fields.pop(name, "") for name in ("number", "full", "ruling"))
    if fields.pop("confirmed", True) is False:
        fields["title"] = "of a card pack" if "picture" in face.get("fields", {}) else "of this edition"
    if fields.get("copies") == 1:
        del fields["copies"]
    printed = ", ".join(_mark(name, value) for name, value in fields.items() if value not in (False, ""))
    head = f"{face['title']} ({face['kind']}{f' {number}' if number != '' else ''}{f': {printed}' if printed else ''})"
    texts = [full] if full else [text for text, _ in face.get("lines", [])]
    return [head, *(f"    {text}" for text in [*texts, *([f"Ruling: {ruling}"] if ruling else [])])]


def _mark(name: str, value: Any) -> str:
    """Return a field of a face in words: name and value, or one of them if that is enough."""
    if name in _WORDS:
        return str(value)
    words = name.replace("_", " ")
    return words if value is True else f"{words} {value}"


def save_sheet(game: Game, file: Path) -> tuple[int, int]:
    """Draw all faces into a PNG file; returns its size in pixels. Raises CommandError or StoreError."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame

    from client.cards.sheet import contact_sheet
    from client.cards.theme import Theme
    from client.look.schema import ThemeProblem
    from engine.store.files.atomic import write_bytes
    from engine.words.assets import AssetMissing

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
