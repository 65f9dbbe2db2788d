"""The table drawn from a view: one still layer, then the pieces, then lights.

    painter = TablePainter(theme, table_map, game, size, text_scale)
    surface.blit(painter.static_layer(view, names, status, arrangement), (0, 0))
    for piece in arrangement.pieces:
        painter.draw_piece(surface, piece)

Nothing is redrawn while it looks the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import pygame

from client.art import paint
from client.cards.face import Face
from client.cards.faces import Faces, face_in
from client.cards.theme import Theme
from client.layout import arrange as arranging
from client.layout.arrangement import Arrangement, ArrangeOptions
from client.layout.map import Spot, TableMap
from client.layout.pieces import CARD, CHIT, Key, Piece, Pose, Status
from client.table.picture.draw_context import DrawContext, fingerprint
from client.table.picture.lights import Lights
from client.table.picture.look import TableLook
from client.table.picture.sprites import Sprite, Sprites
from client.table.picture.still_layer import StillLayer
from client.table.picture.transforms import TransformCache
from client.table.picture.workshop import PictureWorkshop, Urgency
from engine.kernel.game.game import Game
from engine.kernel.state.layout import OWNER
from engine.kernel.state.view import View

_ON_EDGE = 0.35
"""With less of its width visible than this, a card may be left out for a frame or two."""
NO_FLAGS: frozenset[str] = frozenset()
_PLAYABLE, _UNAFFORDABLE, _SPENT = frozenset({"playable"}), frozenset({"unaffordable"}), frozenset({"spent"})


@dataclass(frozen=True, slots=True)
class _LastPicture:
    """A piece's last picture, and what it shows: resting width and angle, and its face."""

    look: tuple[Any, ...]
    sprite: Sprite
    width: float
    angle: float
    face_up: bool


class TablePainter:
    """Draws the table of one game in a window of `size` pixels. Another size or text scale needs another painter.

    `text_scale`: 1.0 to 2.0. `seat_keys`: the theme's seats in the game's order; the theme's own order by default.
    Raises `ThemeProblem` if the theme lacks something that the map needs.
    """

    def __init__(
        self,
        theme: Theme,
        table_map: TableMap,
        game: Game,
        size: tuple[int, int],
        text_scale: float = 1.0,
        seat_keys: Sequence[str] | None = None,
    ) -> None:
        self.theme = theme
        self.table_map = table_map
        self.game = game
        self.size = size
        self.text_scale = text_scale
        self.look = TableLook.load(theme)
        self.seat_keys = tuple(seat_keys or (seat.key for seat in theme.seats))
        self.faces = Faces(theme, game, self.seat_keys)
        self.changed: list[pygame.Rect] = []
        """The parts of the window that the last call of `static_layer` redrew."""
        self.showing: DrawContext | None = None
        """The drawing context of the furniture, or None before the first call of `show`."""
        self._still: StillLayer | None = None
        self._shows: Hashable = None
        """The fingerprint of the view that the furniture shows."""
        self._outdated = True
        """Whether the still layer needs an update."""
        self.view_fingerprint: Hashable = None
        """The fingerprint of the last view used."""
        self._view: View | None = None
        self._hidden_groups: dict[int, str] = {}
        self._sources: frozenset[int] = frozenset()
        self._played_from: frozenset[int] = frozenset()
        """The hands with a card that can be played now."""
        self._latest: dict[Key, _LastPicture] = {}
        self.workshop = PictureWorkshop()
        self._gently, self._postponed = False, False
        self._met: set[Hashable] = set()
        """Cards drawn ahead, each at a size. Later changes on them are quick to redraw."""
        self._backs: dict[str, Face] = {}
        self.lights = Lights(theme, self.look)
        """Draws lights around places where something can be dropped."""
        self._moving = TransformCache()

    # --- still layer -------------------------------------------------------------------------------------

    def static_layer(
        self,
        view: View,
        names: Sequence[str],
        status: Status | None = None,
        arrangement: Arrangement | None = None,
        gently: bool = False,
    ) -> pygame.Surface:
        """Return everything that doesn't move, in a surface as large as the window. Don't draw on it.

        `names`: the seats' names. `arrangement`: the view's; computed here if not given. `gently` leaves some changes
        for the next frames (`pending`).
        """
        self._gently, self._postponed = gently, False
        self._moving.next_frame()
        showing, still = self.show(view, names, status, arrangement), self._still
        if still is not None and not self._outdated and not still.pending:
            self.changed = []
            return still.surface
        self._look_at(view, self._shows)
        if still is None:
            still = self._still = StillLayer(showing)
        self.changed, self._outdated = still.update(showing, self.workshop if gently else None), False
        return still.surface

    def show(
        self, view: View, names: Sequence[str], status: Status | None = None, arrangement: Arrangement | None = None
    ) -> DrawContext:
        """Take over the furniture's state and places without drawing; see `static_layer`."""
        status, seen, showing = status or Status(), fingerprint(view), self.showing
        if showing is not None and seen == self._shows and status == showing.status:
            known = arrangement is None or arrangement is showing.arrangement
            if known and list(names) == list(showing.names):
                return showing
        if arrangement is None:
            viewer = view.seat if 0 <= view.seat < view.table.seats else 0
            arrangement = arranging.arrange(view, self.table_map, self.size, viewer, ArrangeOptions(self.text_scale))
        if showing is None:
            showing = DrawContext(self.game, self.theme, self.look, self.faces, self.table_map, self.size,
                                  self.text_scale, self.seat_keys, view, names, status, arrangement)  # fmt: skip
            self.showing = showing
        showing.view, showing.names, showing.status, showing.arrangement = view, names, status, arrangement
        showing.refresh()
        self._shows, self._outdated = seen, True
        return showing

    @property
    def still(self) -> pygame.Surface | None:
        """The still layer as last drawn, or None before that."""
        return self._still.surface if self._still is not None else None

    def rest(self) -> None:
        """Free what is only needed while things move."""
        if self._still is not None:
            self._still.rest()

    @property
    def pending(self) -> bool:
        """Whether something is left for the next frame."""
        return self._postponed or (self._still is not None and self._still.pending)

    def use_view(self, view: View) -> None:
        """Draw pieces according to this view from now on: prices, points, and available actions."""
        self._look_at(view, fingerprint(view))

    def _look_at(self, view: View, seen: Hashable) -> None:
        if seen == self.view_fingerprint:
            return
        self.view_fingerprint = seen
        self.faces.look_at(view, seen)
        self._view = view
        self._hidden_groups.clear()
        self._sources = frozenset(source for _, source, _ in view.options)
        layout, seats = view.table.layout, view.table.seats
        hands = (zone for zone in range(layout.zone_count(seats)) if layout.zone(zone).sees == OWNER)
        self._played_from = frozenset(zone for zone in hands if not self._sources.isdisjoint(view.zones[zone]))

    # --- pieces ------------------------------------------------------------------------------------------

    @cached_property
    def sprites(self) -> Sprites:
        """The pictures of pieces."""
        scale = min(self.size[0] / self.table_map.size[0], self.size[1] / self.table_map.size[1])
        return Sprites(self.look, scale, self.text_scale)

    def draw_piece(
        self, surface: pygame.Surface, piece: Piece, pose: Pose | None = None, flags: frozenset[str] | None = None
    ) -> bool:
        """Draw a piece at rest or in another pose. Return False if the next frame must draw it again.

        Flags: playable, hover, chosen (lights around a card), lifted (its shadow is further away), unaffordable, spent
        (veiled). Without flags, those that follow from the view apply; see `flags`.
        """
        rest = piece.pose
        pose = pose or rest
        if pose.alpha <= 0 or pose.squeeze <= 0.01:
            return True
        if flags is None:
            flags = self.flags(piece)
        at_rest = pose is rest or (pose.width == rest.width and pose.angle == rest.angle)
        at_rest = at_rest and pose.alpha == 255 and pose.squeeze == 1 and pose.cut is None
        angle = rest.angle if at_rest or pose.angle == rest.angle else 0.0
        face, words = self.find_face(piece, flags)
        look = face, words, piece.detail, rest.width, angle, piece.face_up, flags, piece.marks
        drawn = self._latest.get(piece.key)
        if drawn is None or drawn.look != look:
            if (
                face is not None
                and self._gently
                and not self.sprites.has_card(face, piece.detail, rest.width, angle, flags, words, piece.marks)
            ):
                former = self._former(piece, pose, angle)
                # The last picture is good enough for some frames, and a card on edge is almost invisible.
                if (former is not None or pose.squeeze < _ON_EDGE) and not self.workshop.want(
                    (face.key, *look[1:]), Urgency.MOVING, lambda: self._steps(piece, face, words, angle, flags)
                ):
                    if former is not None:
                        rest = replace(rest, width=former.width)
                        self._moving.picture(piece.key, former.sprite, rest, pose, former.angle).blit(
                            surface, pose.x, pose.y
                        )
                    return False
            sprite = self._picture(piece, face, words, angle, flags)
            drawn = self._latest[piece.key] = _LastPicture(look, sprite, rest.width, angle, piece.face_up)
        shown = drawn.sprite if at_rest else self._moving.picture(piece.key, drawn.sprite, rest, pose, angle)
        shown.blit(surface, pose.x, pose.y)
        return True

    def _former(self, piece: Piece, pose: Pose, angle: float) -> _LastPicture | None:
        """Return a piece's last picture for some frames, or its back while it turns up, because faces stay secret."""
        drawn = self._latest.get(piece.key)
        if drawn is not None:
            return drawn if drawn.face_up <= piece.face_up else None
        if piece.kind != CARD or not piece.face_up or pose.squeeze >= 1:
            return None
        back, width = self._back(self._group(piece)), piece.pose.width
        if not self.sprites.has_face(back, piece.detail, width):
            return None
        sprite = self.sprites.card(back, piece.detail, width, angle, NO_FLAGS, "", piece.marks)
        drawn = self._latest[piece.key] = _LastPicture((), sprite, width, angle, False)
        return drawn

    def forget(self, key: Key) -> None:
        """Drop the picture of a piece that is gone."""
        self._latest.pop(key, None)

    def _steps(self, piece: Piece, face: Face, words: str, angle: float, flags: frozenset[str]) -> Iterator[None]:
        """Make a card's picture in small steps."""
        yield from self.sprites.drawn_ahead(face, piece.detail, piece.pose.width)
        yield
        self._picture(piece, face, words, angle, flags)

    def find_face(self, piece: Piece, flags: frozenset[str]) -> tuple[Face | None, str]:
        """Return a piece's face, or None if it is no card, and the text across it."""
        if piece.kind != CARD:
            return None, ""
        if not piece.face_up or piece.card < 0:
            return self._back(self._group(piece)), ""
        needs = self.faces.needs(piece.card) if "unaffordable" in flags else 0
        words = self.look.words("needs", amount=needs) if needs else ""
        return self.faces.face(piece.card, piece.zone), words

    def flags(self, piece: Piece) -> frozenset[str]:
        """Return a card's flags, from what its seat can do now.

        Playable cards are lit. Cards that can't be paid for are veiled and say how much is missing. Cards kept for
        later turns are veiled, and so are unplayable ones in a hand with playable cards.
        """
        if piece.kind != CARD or not piece.face_up or piece.card < 0:
            return NO_FLAGS
        if piece.card in self._sources:
            return _UNAFFORDABLE if self.faces.needs(piece.card) else _PLAYABLE
        return _SPENT if "idle" in piece.marks or piece.zone in self._played_from else NO_FLAGS

    def _picture(self, piece: Piece, face: Face | None, words: str, angle: float, flags: frozenset[str]) -> Sprite:
        """Return the picture of a resting piece with a given face and text."""
        width = piece.pose.width
        if face is None:
            art = self.theme.seat(self.seat_keys[piece.seat]).art if piece.kind != CHIT else {}
            return self.sprites.thing(piece, art, width, angle)
        return self.sprites.card(face, piece.detail, width, angle, flags, words, piece.marks)

    def ghost(self, view: View, piece: Piece, alpha: int) -> tuple[pygame.Surface, tuple[float, float]]:
        """Return a pale picture of a card as a later view shows it, and its middle. `alpha`: 0 to 255."""
        shown = face_in(view, piece.card, self.seat_keys)
        sprite = self.sprites.card(shown, piece.detail, piece.pose.width, piece.pose.angle, NO_FLAGS, "", piece.marks)
        picture = sprite.plain
        picture.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return picture, sprite.anchor

    def draw_ahead(self, view: View, piece: Piece) -> None:
        """Draw a card's sides in spare time, if they were never drawn before."""
        name = (piece.card, piece.face_up) if piece.card >= 0 else piece.zone, piece.detail, round(piece.pose.width)
        if piece.kind == CARD and name not in self._met:
            self._met.add(name)
            self.workshop.want(("ahead", name), Urgency.LATER, lambda: self.drawn_ahead(view, piece))

    def drawn_ahead(self, view: View, piece: Piece) -> Iterator[None]:
        """Draw a card's sides for a view that is not in use yet, in small steps."""
        detail, width = piece.detail, piece.pose.width
        if piece.face_up and piece.card >= 0:
            face = face_in(view, piece.card, self.seat_keys)
            yield from self.sprites.drawn_ahead(face, detail, width)
        names = view.table.group_names
        group = (
            names[view.table.groups[piece.card]] if piece.card >= 0 else self.game.shows.hidden_group(view, piece.zone)
        )
        yield from self.sprites.drawn_ahead(self._back(group or names[0]), detail, width)

    def _back(self, group: str) -> Face:
        if group not in self._backs:
            own = f"back-{group}"
            self._backs[group] = Face(own if own in self.theme.kinds() else "back", group)
        return self._backs[group]

    def _group(self, piece: Piece) -> str:
        """Return the deck of origin of a face-down card."""
        if self._view is None:
            return ""
        table = self._view.table
        if piece.card >= 0:
            return table.group_names[table.groups[piece.card]]
        zone = piece.zone
        if zone >= 0 and zone not in self._hidden_groups:
            self._hidden_groups[zone] = self.game.shows.hidden_group(self._view, zone)
        return self._hidden_groups.get(zone) or table.group_names[0]

    def picture(self, card: int, width: float, detail: str = "zoom") -> pygame.Surface:
        """Return a card's current face, `width` pixels wide. The picture is shared: don't draw on it."""
        return self.sprites.compositor.draw(self.faces.face(card), width, detail)

    def size_of(self, card: int, width: float, detail: str = "zoom") -> tuple[int, int]:
        """Return width and height of `picture` in pixels."""
        return max(1, round(width)), self.sprites.compositor.height(self.faces.face(card), width, detail)

    def picture_soon(self, card: int, width: float, detail: str = "zoom") -> pygame.Surface | None:
        """Return a card's picture like `picture`, or None during motion until it is drawn, a part in each frame."""
        face, compositor = self.faces.face(card), self.sprites.compositor
        if self._gently and not compositor.has(face, width, detail):
            key = face.key, detail, round(width)
            if not self.workshop.want(key, Urgency.MOVING, lambda: compositor.drawn_ahead(face, width, detail)):
                self._postponed = True
                return None
        return self.picture(card, width, detail)

    # --- lights ------------------------------------------------------------------------------------------

    def draw_slot(self, surface: pygame.Surface, arrangement: Arrangement, zone: int) -> None:
        """Draw where the next card of a zone would lie, with the theme's text."""
        self.lights.draw_slot(surface, arrangement, zone, self._spot_of(zone))

    def _spot_of(self, zone: int) -> Spot | None:
        if self.showing is None:
            return None
        return next(
            (spot for spot in self.showing.spots if spot.kind == "zone" and self.showing.zone(spot) == zone), None
        )

    def draw_focus(self, surface: pygame.Surface, rect: pygame.Rect, radius: float = 8) -> None:
        """Draw the focus ring around a piece, a zone or a button. `radius` is in map pixels."""
        scale = self.sprites.scale
        paint.focus_ring(surface, rect, radius * scale, max(0.75, scale), 1.5)

    def furniture(self, kind: str) -> Spot | None:
        """Return the map object of a kind that occurs once, or None."""
        return next((spot for spot in self.table_map.at(self.text_scale) if spot.kind == kind), None)
