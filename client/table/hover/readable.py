"""Tests whether a card is readable in place, so that enlarging it would only cover the table."""

from __future__ import annotations

from client.art.text_positions import WrittenLine, record_lines
from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.layout.pieces import Piece, rect_of
from client.table.context import TableContext
from client.table.pointer_targets import ReadableThing

_LEAST = 12.5
"""The smallest readable font size in pixels; its capitals are 9 pixels high."""
_ENLARGED = 400
_HIDDEN = 0.06
"""A card is not readable if other cards hide more than this share of its width."""
_known: dict[tuple[object, ...], bool] = {}
_MOST_KNOWN = 2000


def is_readable(table: TableContext, thing: ReadableThing) -> bool:
    """Return whether a card shows all its text in readable size and nothing covers it."""
    piece = table.places.arrangement.by_key.get(thing.key)
    if piece is None or not piece.face_up or piece.card < 0 or _is_covered(table, piece):
        return False
    painter, width = table.screen.painter, round(piece.pose.width)
    face, compositor = painter.faces.face(piece.card), painter.sprites.compositor
    level = painter.sprites.detail_of(face, piece.detail)
    detail = table.screen.theme.detail_at(face.kind, level, width, compositor.letters)
    key = table.screen.theme.slug, face.key, detail, width, compositor.letters
    if key not in _known:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        _known[key] = _says_all(face, FaceCompositor(table.screen.theme, letters=compositor.letters), width, detail)
    return _known[key]


def _says_all(face: Face, fresh: FaceCompositor, width: int, detail: str) -> bool:
    """Return whether title and rules text, or without rules all words, fit readably on a card of this width."""
    if face.tags or (face.groups and not face.lines):
        return False
    shown = _plain(" ".join(line.words for line in _lines(face, fresh, width, detail) if line.size >= _LEAST))
    wanted = [face.title, *(line.text for line in face.lines)]
    if not face.lines:
        wanted = [line.words for line in _lines(face, fresh, _ENLARGED, "zoom")]
    return bool(wanted) and all(_plain(part) in shown for part in wanted)


def _lines(face: Face, fresh: FaceCompositor, width: int, detail: str) -> tuple[WrittenLine, ...]:
    return record_lines((width, fresh.height(face, width, detail)), lambda _: fresh.draw(face, width, detail))


def _plain(words: str) -> str:
    """Return only letters and digits, because lines may be broken and hyphenated anywhere."""
    return "".join(letter for letter in words.casefold() if letter.isalnum())


def _is_covered(table: TableContext, piece: Piece) -> bool:
    """Return whether another card hides part of it."""
    rect, pieces = rect_of(piece, piece.pose), table.places.arrangement.pieces
    over = [rect_of(other, other.pose) for other in pieces if other.pose.z > piece.pose.z]
    return any(rect.clip(other).width > _HIDDEN * rect.width for other in over if rect.colliderect(other))
