"""The chain of effects that have been triggered and have not yet resolved: in order, each with its source and targets.

    the list      in the map's place for it, only while there is something in it
    the arrows    from the source to each target, of the link that resolves now and of the one that is pointed at
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from client.art import paint, text
from client.table.arrows import ArrowLook, draw_arrow
from client.widgets.tooltip import WIDEST, draw_tooltip
from engine.kernel.features import ANNOUNCED, RESOLVING, WAITING, Chain, ChainLink
from engine.kernel.refs import CARD, PLACE, SEAT, ZONE, describe
from engine.kernel.view import View

if TYPE_CHECKING:
    from client.table.scene import TableScene

STATUS_WORDS = {ANNOUNCED: "pending", WAITING: "waits", RESOLVING: "now"}
_TITLE = "What is about to happen"
_ROW, _HEAD, _PAD = 80.0, 40.0, 10.0
_LETTERS, _SMALL, _CARD, _DRAWING = 21.0, 18.0, 76.0, 0.72
_GAP = 8.0
_INK = "#33223B"
_ARROW, _ARROW_FAR = ArrowLook("#E5493A", _INK), ArrowLook("#FFCF4A", _INK)


@dataclass(frozen=True, slots=True)
class Row:
    """A link in the list: which one (from 0), and its place in the window."""

    number: int
    link: ChainLink
    rect: pygame.Rect


class ChainLayer:
    """Shows the chain of one table; costs nothing while there is none."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.links: list[ChainLink] = []
        self.pointed = -1
        self._view: View | None = None

    def update(self) -> bool:
        """Read the chain of the newest view once all before it has been shown; true when that changes the picture."""
        timeline, session = self.scene.timeline, self.scene.session
        if timeline.newest is self._view or timeline.waiting:
            return False
        self._view = timeline.newest
        links = session.game.feature(Chain).links(self._view, session.names)
        changed = links != self.links
        self.links = links
        if changed:
            self.pointed = -1
        return changed

    # -- the list -------------------------------------------------------------------------------------------

    @property
    def rows(self) -> list[Row]:
        """The links that have room in the list, the next to resolve first."""
        place = self.scene.arrangement.rects.get("chain")
        if not self.links or place is None:
            return []
        scale = self.scene.arrangement.scale
        head, pad = round(_HEAD * scale), round(_PAD * scale)
        room = place.height - head - pad
        most = max(1, int(room / (_ROW * scale)))
        shown = self.links[:most]
        tall = round(_ROW * scale)
        return [Row(number, link, pygame.Rect(place.x + pad, place.y + head + number * tall, place.width - 2 * pad,
                                              tall - round(6 * scale)))
                for number, link in enumerate(shown)]  # fmt: skip

    @property
    def rect(self) -> pygame.Rect:
        """What the list covers; empty without links."""
        rows = self.rows
        if not rows:
            return pygame.Rect(0, 0, 0, 0)
        place = self.scene.arrangement.rects["chain"]
        return pygame.Rect(place.x, place.y, place.width, rows[-1].rect.bottom + round(8 * self.scene.arrangement.scale)
                           - place.y)  # fmt: skip

    def over_log(self) -> float:
        """How much of the log's place the list takes from above, in pixels of the map."""
        rect, log = self.rect, self.scene.arrangement.rects.get("log")
        if log is None or not rect.height or not rect.colliderect(log) or rect.top > log.top + log.height // 4:
            return 0.0
        return (rect.bottom - log.top) / self.scene.arrangement.scale + _GAP

    def point(self, point: tuple[int, int] | None) -> bool:
        """The pointer is here; true when another link is pointed at."""
        before = self.pointed
        self.pointed = -1
        if point is not None and self.links:
            self.pointed = next((row.number for row in self.rows if row.rect.collidepoint(point)), -1)
        return self.pointed != before

    def point_at(self, number: Hashable) -> None:
        """The keyboard's focus is on a link, by its number; -1: on none."""
        self.pointed = number if isinstance(number, int) else -1

    def draw(self, surface: pygame.Surface) -> None:
        """The list."""
        rows = self.rows
        if not rows:
            return
        scene, scale, rect = self.scene, self.scene.arrangement.scale, self.rect
        look = scene.painter.look
        paint.shadow(surface, rect, 10 * scale, 8 * scale, 0.4, (0, 4 * scale), look.color("shadow"))
        paint.panel(surface, rect, 10 * scale, look.color("prompt"), _INK, max(1.5, 3 * scale))
        face, size = scene.theme.font("button")[0], _LETTERS * scale
        words = _TITLE if len(rows) == len(self.links) else f"{_TITLE} ({len(self.links)})"
        size = text.fit(words, face, size, rect.width - 24 * scale, _SMALL * scale)
        at = rect.x + 14 * scale, rect.y + _HEAD * scale / 2 + 2 * scale
        text.draw(surface, words, face, size, look.color("prompt-text"), at, "midleft")
        for row in rows:
            self._draw_row(surface, row, scale)

    def _draw_row(self, surface: pygame.Surface, row: Row, scale: float) -> None:
        """Its number, its card, whose it is and how far it is."""
        scene, rect, link = self.scene, row.rect, row.link
        look, theme = scene.painter.look, scene.theme
        now, lit = link.status == RESOLVING, row.number == self.pointed
        color = theme.seat(scene.painter.seat_keys[link.seat]).color
        fill = paint.mix(look.color("prompt"), color, 0.3 if lit else 0.14)
        paint.panel(surface, rect, 8 * scale, fill, color, max(1.5, (4 if now else 2) * scale))
        left = rect.x + 8 * scale
        if link.card >= 0:
            self._draw_card(surface, link.card, left, rect, scale)
            left += (_CARD + 10) * scale
        bold, plain = theme.font("button")[0], theme.font("hint")[0]
        room = rect.right - left - 8 * scale
        name = self._name(link)
        ink = look.color("prompt-text")
        size = text.fit(name, bold, _LETTERS * scale, room, _SMALL * scale)
        lines = text.wrap(name, bold, size, room)
        lines = [*lines[:1], text.shorten(" ".join(lines[1:]), bold, size, room)] if lines[1:] else lines
        status = f" · {STATUS_WORDS.get(link.status, link.status)}"
        small = _SMALL * scale
        whose = text.shorten(scene.session.names[link.seat], plain, small, room - text.width(status, plain, small))
        for line, share in zip(lines, (0.21, 0.49) if lines[1:] else (0.32,), strict=True):
            text.draw(surface, line, bold, size, ink, (left, rect.y + rect.height * share), "midleft")
        at = left, rect.y + rect.height * (0.79 if lines[1:] else 0.72)
        text.draw(surface, whose + status, plain, small, ink, at, "midleft")

    def _name(self, link: ChainLink) -> str:
        """What it is called: its card, or the beginning of its words for what comes from no card, such as a wheel."""
        if link.card >= 0:
            return self.scene.session.game.words.card_name(self.scene.view.table, link.card)
        return link.words.partition(":")[0].rstrip(".")

    def _draw_card(self, surface: pygame.Surface, card: int, left: float, rect: pygame.Rect, scale: float) -> None:
        """The upper part of a card, where its drawing is."""
        painter = self.scene.painter
        face = painter.faces.face(card)
        details = self.scene.theme.details(face.kind)
        detail = "small" if "small" in details else details[-1]
        picture = painter.sprites.compositor.draw(face, round(_CARD * scale), detail)
        tall = min(round(_DRAWING * picture.get_width()), rect.height - 2 * round(5 * scale))
        top = rect.y + (rect.height - tall) // 2
        surface.blit(picture, (round(left), top), (0, 0, picture.get_width(), tall))

    # -- arrows ---------------------------------------------------------------------------------------------

    def draw_arrows(self, surface: pygame.Surface) -> None:
        """The arrows of what happens now and of what is pointed at, and the words of the latter."""
        if not self.links:
            return
        scale = self.scene.arrangement.scale
        for number, link in enumerate(self.links):
            if link.status == RESOLVING or number == self.pointed:
                look = _ARROW if link.status == RESOLVING else _ARROW_FAR
                self._draw_links(surface, number, link, look, scale)
        row = next((row for row in self.rows if row.number == self.pointed), None)
        if row is not None and self.scene.form.popup is None:
            self._draw_words(surface, row)

    def _draw_links(self, surface: pygame.Surface, number: int, link: ChainLink, look: ArrowLook, scale: float) -> None:
        rows = self.rows
        source = self.place_of(link.card) if link.card >= 0 else self.scene.extras.spinner.rect
        if source is None and number < len(rows):
            source = rows[number].rect
        for target in link.targets:
            goal = self.place_of(target)
            if source is not None and goal is not None and source.center != goal.center:
                draw_arrow(surface, source, goal, look, scale)

    def place_of(self, ref: int) -> pygame.Rect | None:
        """Where something that a link names is on the table now; None when it is not to be seen."""
        scene = self.scene
        arrangement = scene.arrangement
        kind, index, position = describe(ref)
        if kind == SEAT:
            return arrangement.plate_rects.get(index)
        if kind == ZONE:
            return arrangement.zone_rects.get(index)
        if kind == PLACE:
            cards = arrangement.in_zone(index)
            return cards[position].hit if position < len(cards) else arrangement.zone_rects.get(index)
        piece = arrangement.by_key.get(("card", index)) if kind == CARD else None
        pose = scene.timeline.stage.where(("card", index), scene.now) if piece is not None else None
        if piece is None or pose is None:
            return None
        rect = pygame.Rect(0, 0, round(pose.width), round(piece.height * pose.width / max(1.0, piece.pose.width)))
        rect.center = round(pose.x), round(pose.y)
        return rect

    def _draw_words(self, surface: pygame.Surface, row: Row) -> None:
        scene, link = self.scene, row.link
        name = self._name(link)
        said = f"{scene.session.names[link.seat]} · {STATUS_WORDS.get(link.status, link.status)}. {link.words}"
        unit, list_rect = scene.scale.unit, self.rect
        # Beside the list, or the links below this one could not be pointed at.
        beside = pygame.Rect(0, 0, 2, 2)
        beside.midbottom = round(list_rect.left - (WIDEST / 2 + 20) * unit), round(row.rect.top - 10 * unit)
        if beside.left < WIDEST * unit / 2:
            beside = row.rect
        draw_tooltip(surface, f"{row.number + 1}. {name}", said, "", beside, scene.scale.rect, unit)
