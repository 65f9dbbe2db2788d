"""Tags on cards: each row of one is a strip that can be clicked, pointed at and reached by key.

A game lists the tags of a card in play in its face (`tags` of `Shows.face`), each with its state and the answer that
each of its rows gives; where the rows lie on the picture of a card, `client.cards.layers.tags` knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from client.cards.face import Face
from client.cards.faces import face_at
from client.cards.tags import TagBox, tag_boxes
from client.cards.theme import Theme
from client.layout.pieces import CARD, Arrangement, Key, Piece, Point
from engine.kernel.game.game import Game
from engine.kernel.state.layout import ALL
from engine.kernel.state.state import Option
from engine.kernel.state.view import View

PRINTED, READY, DIM, USED = "printed", "ready", "dim", "used"
"""The states of a tag: not this seat's to use now, usable, not usable yet, used up."""

Strips = Mapping[Key, Sequence["TagStrip"]]
"""The strips of the cards that have any, by the key of the piece."""
NO_STRIPS: Strips = {}
FindStrips = Callable[[View, Arrangement], Strips]


@dataclass(frozen=True, slots=True)
class TagStrip:
    """A row of a tag on a card that lies on the table.

    key      ("tag", card, number of the tag, number of its row): how hand and focus name it
    option   the answer it gives when it is ready, or would give
    rect     where it rests, pixels
    words    what the tag does
    """

    key: tuple[str, int, int, int]
    card: int
    state: str
    option: Option
    rect: pygame.Rect
    words: str


def is_strip(spot: object) -> bool:
    """Whether a spot is a strip."""
    return isinstance(spot, tuple) and len(spot) == 4 and spot[0] == "tag"


def strip_at(strips: Strips, piece: Piece | None, point: Point) -> TagStrip | None:
    """The strip at a point of a card."""
    if piece is None:
        return None
    return next((strip for strip in strips.get(piece.key, ()) if strip.rect.collidepoint(point)), None)


def find_strips(game: Game, theme: Theme, seat_keys: Sequence[str]) -> FindStrips:
    """How the strips of a game are found: on the upright cards that lie open before the seat that looks.

    Those of a card are found once as long as it says the same and lies in the same place.
    """
    kept: dict[int, tuple[Mapping[str, Any], Piece, Sequence[TagStrip]]] = {}
    layout = game.layout

    def found(view: View, arrangement: Arrangement) -> Strips:
        strips: dict[Key, Sequence[TagStrip]] = {}
        seats = view.table.seats
        for piece in arrangement.pieces:
            if piece.card < 0 or piece.seat != view.seat or piece.kind != CARD or piece.pose.angle:
                continue
            zone = layout.zone(piece.zone) if piece.zone < layout.zone_count(seats) else None
            if zone is None or zone.sees != ALL or zone.pile:
                continue
            data = game.shows.face(view, piece.card)
            if any(tag["state"] != PRINTED for tag in data.get("tags", ())):
                before = kept.get(piece.card)
                if before is None or before[0] != data or before[1].pose != piece.pose:
                    face = face_at(view.table, data, seat_keys)
                    before = data, piece, _strips(theme, face, data["tags"], piece, arrangement.letters)
                    kept[piece.card] = before
                strips[piece.key] = before[2]
        return strips

    return found


def _strips(
    theme: Theme, face: Face, tags: Sequence[Mapping[str, Any]], piece: Piece, letters: float
) -> list[TagStrip]:
    result = []
    for box in tag_boxes(theme, face, theme.detail_at(face.kind, piece.detail, piece.pose.width, letters)):
        tag = tags[box.tag]
        row = tag["rows"][box.row]
        verb, source, target = row["option"]
        key = ("tag", piece.card, box.tag, box.row)
        words = row.get("words", tag["words"])
        result.append(TagStrip(key, piece.card, tag["state"], (verb, source, target), _on_card(box, piece), words))
    return result


def _on_card(box: TagBox, piece: Piece) -> pygame.Rect:
    """Where a row lies in the window while its card rests."""
    width, height = piece.pose.width, piece.height
    left, top = piece.pose.x - width / 2, piece.pose.y - height / 2
    rect = pygame.Rect(0, 0, round(box.width * width), round(box.height * height))
    rect.topleft = round(left + box.x * width), round(top + box.y * height)
    return rect
