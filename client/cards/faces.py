"""The faces of a table's cards: what the game says about a card now, as the compositor draws it."""

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
"""The field of a card that says what its seat lacks to pay for it: it lies over the card, not on it."""


def face_of(data: Mapping[str, Any], seat_keys: Sequence[str]) -> Face:
    """A card as a game describes it (`Shows.face`), in the colors of its seat at this table."""
    fields = {name: value for name, value in data.get("fields", {}).items() if name != _NEEDS}
    seat = fields.get("seat", -1)
    key = seat_keys[seat] if isinstance(seat, int) and 0 <= seat < len(seat_keys) else ""
    return Face.from_data({**data, "fields": fields}, key)


def face_at(table: Table, data: Mapping[str, Any], seat_keys: Sequence[str]) -> Face:
    """Return a card that the game describes as a table shows it: where two play it says "your opponent"."""
    return face_of(face_for_two(data, table.game.slug) if table.seats == 2 else data, seat_keys)


def face_in(view: View, card: int, seat_keys: Sequence[str]) -> Face:
    return face_at(view.table, view.table.game.shows.face(view, card), seat_keys)


_VEIL = "veil"
"""The field of a card that says why it cannot be used where it lies."""
USABILITY = frozenset({_NEEDS, _VEIL, "can_afford"})
"""The fields that only say whether the player can use a card now."""
_VIEWS_KEPT = 4
_FACES_KEPT = 3
"""Of each card: what can be done with it is often said and unsaid, as when a question comes between two others."""


@dataclass
class _Known:
    """The faces of one view, and what is missing to pay for each card."""

    view: View
    faces: dict[int, Face] = field(default_factory=dict)
    needs: dict[int, int] = field(default_factory=dict)
    bare: dict[int, Face] = field(default_factory=dict)


class Faces:
    """The faces as the view that was looked at last shows them. A few views are remembered."""

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
        """Show prices, points and effects as they are in this view from now on; `seen` is its fingerprint."""
        known = self._kept.get(seen)
        if known is None:
            known = self._kept[seen] = _Known(view)
            if len(self._kept) > _VIEWS_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(seen)
        known.view = view
        self._now = known

    def face(self, card: int, zone: int = NONE) -> Face:
        """The face of a card that the view knows; the same object as long as it says the same. A card that is on its
        way from a zone does not say any more why it cannot be used there; `zone` is the one it goes to.
        """
        known = self._now
        assert known is not None
        face = known.faces.get(card)
        if face is None:
            data = self.game.shows.face(known.view, card)
            known.needs[card] = int(data.get("fields", {}).get(_NEEDS, 0))
            face = known.faces[card] = self._made(card, data)
        leaves = 0 <= zone < len(known.view.zones) and face.fields.get(_VEIL) and card not in known.view.zones[zone]
        return self._bare(known, card) if leaves else face

    def _bare(self, known: _Known, card: int) -> Face:
        """The face of a card without the reason why it cannot be used."""
        face = known.bare.get(card)
        if face is None:
            data = self.game.shows.face(known.view, card)
            fields = {name: value for name, value in data["fields"].items() if name != _VEIL}
            face = known.bare[card] = self._made(card, {**data, "fields": fields})
        return face

    def _made(self, card: int, data: Mapping[str, Any]) -> Face:
        """The face for what is said about a card, one that was made lately if that says the same."""
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
        """How much is missing to pay for a card, as the game tells; 0 when nothing is."""
        self.face(card)
        assert self._now is not None
        return self._now.needs[card]

    def example(self, kind: str, name: str) -> Face | None:
        """The face of any card of this kind and id in the match as it is now, None when there is none."""
        if not self._examples and self._now is not None:
            view = self._now.view
            for card in range(len(view.table.faces)):
                data = self.game.shows.face(view, card)
                self._examples.setdefault((data["kind"], data["id"]), card)
        found = self._examples.get((kind, name))
        return None if found is None else self.face(found)

    def printed(self, kind: str, name: str) -> Face | None:
        """The face as it is printed, before any rule of this match has changed it."""
        if not self._printed:
            for data in self.game.shows.faces():
                face = face_of(data, self.seat_keys)
                self._printed.setdefault((face.kind, face.id), face)
        return self._printed.get((kind, name))
