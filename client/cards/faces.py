"""The faces of a table's cards: what the game says about a card now, for the compositor."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from client.cards.face import Face
from client.cards.theme import Theme
from client.cards.two_player_text import face_for_two
from engine.kernel.flow.table import Table
from engine.kernel.game.game import Game
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View

_NEEDS = "needs"
"""The field with what a seat lacks to pay for a card. It is drawn over the card, not on it."""


def face_of(data: Mapping[str, Any], seat_keys: Sequence[str]) -> Face:
    """Return the face of a card that a game describes (`Shows.face`), in the colors of its seat at this table."""
    fields = {name: value for name, value in data.get("fields", {}).items() if name != _NEEDS}
    seat = fields.get("seat", -1)
    key = seat_keys[seat] if isinstance(seat, int) and 0 <= seat < len(seat_keys) else ""
    return Face.from_data({**data, "fields": fields}, key)


def face_at(table: Table, data: Mapping[str, Any], seat_keys: Sequence[str]) -> Face:
    """Return the face of a card on a table. With two players its text says "your opponent"."""
    return face_of(face_for_two(data, table.game.slug) if table.seats == 2 else data, seat_keys)


def face_in(view: View, card: int, seat_keys: Sequence[str]) -> Face:
    return face_at(view.table, view.table.game.shows.face(view, card), seat_keys)


_VEIL = "veil"
"""The field with the reason why a card can't be used where it lies."""
USABILITY = frozenset({_NEEDS, _VEIL, "can_afford"})
"""The fields that only say whether the player can use a card now."""
_VIEWS_KEPT = 4
_FACES_KEPT = 3
"""Cached faces per card, because usable states often alternate, as when a question comes between two others."""


@dataclass
class _Known:
    """The faces of one view, and what is missing to pay for each card."""

    view: View
    faces: dict[int, Face] = field(default_factory=dict)
    needs: dict[int, int] = field(default_factory=dict)
    bare: dict[int, Face] = field(default_factory=dict)


class Faces:
    """The faces as the latest view shows them. A few views are cached."""

    def __init__(self, theme: Theme, game: Game, seat_keys: Sequence[str]) -> None:
        self.theme = theme
        self.game = game
        self.seat_keys = tuple(seat_keys)
        self._now: _Known | None = None
        self._kept: OrderedDict[Hashable, _Known] = OrderedDict()
        self._latest: dict[int, deque[tuple[Mapping[str, Any], Face]]] = {}
        self._examples: dict[tuple[str, str], int] = {}
        self._printed: dict[tuple[str, str], Face] = {}

    def look_at(self, view: View, seen: Hashable) -> None:
        """Use prices, points and effects of this view from now on. `seen` is its fingerprint."""
        known = self._kept.get(seen)
        if known is None:
            known = self._kept[seen] = _Known(view)
            if len(self._kept) > _VIEWS_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(seen)
        known.view = view
        self._now = known

    def face(self, card: int, zone: int = NONE) -> Face:
        """Return the face of a known card; the same object as long as its content is the same.

        A card on its way from a zone no longer says why it can't be used there. `zone` is its destination.
        """
        known = self._now
        assert known is not None
        face = known.faces.get(card)
        if face is None:
            data = self.game.shows.face(known.view, card)
            known.needs[card] = int(data.get("fields", {}).get(_NEEDS, 0))
            face = known.faces[card] = self._make_face(card, data)
        leaves = 0 <= zone < len(known.view.zones) and face.fields.get(_VEIL) and card not in known.view.zones[zone]
        return self._bare(known, card) if leaves else face

    def _bare(self, known: _Known, card: int) -> Face:
        """Return the face of a card without the reason why it can't be used."""
        face = known.bare.get(card)
        if face is None:
            data = self.game.shows.face(known.view, card)
            fields = {name: value for name, value in data["fields"].items() if name != _VEIL}
            face = known.bare[card] = self._make_face(card, {**data, "fields": fields})
        return face

    def _make_face(self, card: int, data: Mapping[str, Any]) -> Face:
        """Return the face for a description, reusing a recent one with the same content."""
        latest = self._latest.setdefault(card, deque(maxlen=_FACES_KEPT))
        for said, face in latest:
            if said == data:
                return face
        assert self._now is not None
        made = face_at(self._now.view.table, data, self.seat_keys)
        made = next((face for _, face in latest if face == made), made)
        latest.appendleft((data, made))
        return made

    def needs(self, card: int) -> int:
        """Return how much is missing to pay for a card; 0 if nothing is."""
        self.face(card)
        assert self._now is not None
        return self._now.needs[card]

    def example(self, kind: str, name: str) -> Face | None:
        """Return the current face of any card of this kind and id in the match, or None."""
        if not self._examples and self._now is not None:
            view = self._now.view
            for card in range(len(view.table.faces)):
                data = self.game.shows.face(view, card)
                self._examples.setdefault((data["kind"], data["id"]), card)
        found = self._examples.get((kind, name))
        return None if found is None else self.face(found)

    def find_printed(self, kind: str, name: str) -> Face | None:
        """Return the printed face, unchanged by rules of this match."""
        if not self._printed:
            for data in self.game.shows.faces():
                face = face_of(data, self.seat_keys)
                self._printed.setdefault((face.kind, face.id), face)
        return self._printed.get((kind, name))
