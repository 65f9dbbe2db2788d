"""Tags on cards: each row of a tag is a strip that can be clicked, pointed at and focused.

A game lists a card's tags in its face (`tags` of `Shows.face`), with the tag's state and each row's answer.
`client.cards.layers.tags` knows where the rows are on the picture.
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
from client.layout.arrangement import Arrangement
from client.layout.pieces import CARD, Key, Piece, Point
from engine.kernel.game.game import Game
from engine.kernel.state.layout import ALL
from engine.kernel.state.state import Option
from engine.kernel.state.view import View

PRINTED, READY, DIM, USED = "printed", "ready", "dim", "used"
"""States of a tag: not usable by this seat, usable, not usable yet, used up."""

Strips = Mapping[Key, Sequence["TagStrip"]]
"""The strips of cards that have any, by piece key."""
NO_STRIPS: Strips = {}
FindStrips = Callable[[View, Arrangement], Strips]


@dataclass(frozen=True, slots=True)
class TagStrip:
    """A row of a tag on a card on the table.

    `key`: ("tag", card, tag number, row number), used by hand and focus. `option`: the answer it gives, or would give
    if ready. `rect`: where it rests, in pixels. `words`: the tag's effect.
    """

    key: tuple[str, int, int, int]
    card: int
    state: str
    option: Option
    rect: pygame.Rect
    words: str


def is_strip(spot: object) -> bool:
    return isinstance(spot, tuple) and len(spot) == 4 and spot[0] == "tag"


def strip_at(strips: Strips, piece: Piece | None, point: Point) -> TagStrip | None:
    if piece is None:
        return None
    return next((strip for strip in strips.get(piece.key, ()) if strip.rect.collidepoint(point)), None)


def find_strips(game: Game, theme: Theme, seat_keys: Sequence[str]) -> FindStrips:
    """Return a function that finds the strips on upright, face-up cards in front of the viewer.

    A card's strips are cached while its face and its place stay the same.
    """
    kept: dict[int, tuple[Mapping[str, Any], Piece, Sequence[TagStrip]]] = {}
    layout = game.layout

    def find(view: View, arrangement: Arrangement) -> Strips:
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

    return find


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
    """Return where a row is in the window while its card rests."""
    width, height = piece.pose.width, piece.height
    left, top = piece.pose.x - width / 2, piece.pose.y - height / 2
    rect = pygame.Rect(0, 0, round(box.width * width), round(box.height * height))
    rect.topleft = round(left + box.x * width), round(top + box.y * height)
    return rect
