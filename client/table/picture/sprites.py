"""Pictures of pieces: a card with light, veil, text and shadow as one surface; tokens, chits and markers.

Pictures of resting pieces are cached, rotated and ready to copy. Moving ones are made from them.
"""

from __future__ import annotations

import itertools
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field

import pygame

from client.art import paint, svg, text
from client.art.cache import to_fast_format
from client.cards.compositor import FaceCompositor
from client.cards.decorations import Decorations, Overlay
from client.cards.face import Face
from client.layout.pieces import CHIT, MARKER, STACKED, Piece
from client.table.picture.look import TableLook

_NARROW = 0.25
_MEGABYTE = 1 << 20
_LIGHTS = ("hover", "chosen", "playable")
_VEILS = ("unaffordable", "spent")
_STEM = 42.0
_LABEL = 18.0
_LABELS_GROW = 1.4
# A label's lower edge is on the card's art, above its name.
_LABEL_AT = 0.645


_numbers = itertools.count()


@dataclass(slots=True)
class Sprite:
    """A picture, and its anchor (the piece's middle) from its upper left, in pixels. Every `number` is unique."""

    surface: pygame.Surface
    anchor: tuple[float, float]
    number: int = field(default_factory=_numbers.__next__)

    @property
    def plain(self) -> pygame.Surface:
        """A new copy that is quick to rotate and scale."""
        plain = self.surface.copy()
        plain.set_alpha(255, 0)
        return plain

    @property
    def size(self) -> int:
        """Bytes of pixels."""
        return self.surface.get_pitch() * self.surface.get_height()

    def blit(self, target: pygame.Surface, x: float, y: float) -> None:
        """Draw it with its anchor at a point."""
        target.blit(self.surface, (round(x - self.anchor[0]), round(y - self.anchor[1])))


class Sprites:
    """The pictures of one theme's pieces in a window of one size, with a cache of at most `budget` bytes.

    `scale`: window pixels per map pixel. `letters`: text scale.
    """

    def __init__(self, look: TableLook, scale: float, letters: float = 1.0, budget: int = 24 * _MEGABYTE) -> None:
        self.look = look
        self.theme = look.theme
        self.scale = scale
        self.compositor = FaceCompositor(self.theme, 24 * _MEGABYTE, letters)
        self.decorations = Decorations(self.theme)
        self._budget = budget
        self._used = 0
        self._kept: OrderedDict[Hashable, Sprite] = OrderedDict()

    def card(
        self,
        face: Face,
        detail: str,
        width: float,
        angle: float,
        flags: frozenset[str],
        words: str,
        marks: tuple[str, ...],
    ) -> Sprite:
        """Return a resting card. `words`: text across a veiled card. `marks`: as in `Piece`."""
        key = self._card_key(face, detail, width, angle, flags, words, marks)
        width, detail = max(1, round(width)), self.detail_of(face, detail)
        turn = round(angle * 4)

        def make() -> Sprite:
            straight = self._card(face, detail, width, flags, words, marks)
            # Not from a cached one: once drawn it is compressed, and has lost the colors of its faintest pixels.
            return _rotate(straight, turn / 4) if turn else straight

        return self._keep(key, make)

    def has_card(
        self,
        face: Face,
        detail: str,
        width: float,
        angle: float,
        flags: frozenset[str],
        words: str,
        marks: tuple[str, ...],
    ) -> bool:
        """Return whether the cache has such a card."""
        return self._card_key(face, detail, width, angle, flags, words, marks) in self._kept

    def has_face(self, face: Face, detail: str, width: float) -> bool:
        """Return whether such a card is quick to make because its face exists."""
        return self.compositor.has(face, max(1, round(width)), self.detail_of(face, detail))

    def _card_key(
        self,
        face: Face,
        detail: str,
        width: float,
        angle: float,
        flags: frozenset[str],
        words: str,
        marks: tuple[str, ...],
    ) -> Hashable:
        detail, width = self.detail_of(face, detail), max(1, round(width))
        return "card", face.key, detail, width, round(angle * 4), flags, words, marks

    def drawn_ahead(self, face: Face, detail: str, width: float) -> Iterator[None]:
        """Draw the face of such a card in advance, in small steps."""
        return self.compositor.drawn_ahead(face, max(1, round(width)), self.detail_of(face, detail))

    def detail_of(self, face: Face, detail: str) -> str:
        """Return `detail` if faces of this kind have it, else their last level."""
        details = self.theme.details(face.kind)
        return detail if detail in details else details[-1]

    def thing(self, piece: Piece, seat_art: Mapping[str, str], width: float, angle: float = 0) -> Sprite:
        """Return a resting token, chit or marker. `seat_art`: its seat's drawings by use."""
        art, tall, grown = self._art(piece, seat_art)
        size = max(1, round(width * grown))
        key = art, size, round(angle * 4), piece.marks
        return self._keep(key, lambda: self._thing(piece, art, size, tall, angle))

    def _keep(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        """Return the cached sprite of a key, or make it. The least recently used ones are dropped first."""
        sprite = self._kept.get(key)
        if sprite is None:
            sprite = self._kept[key] = make()
            # Run-length encoding skips transparent pixels, which takes a third of the time of a plain copy.
            sprite.surface.set_alpha(255, pygame.RLEACCEL)
            self._used += sprite.size
            while self._used > self._budget and len(self._kept) > 1:
                self._used -= self._kept.popitem(last=False)[1].size
        self._kept.move_to_end(key)
        return sprite

    # --- cards -------------------------------------------------------------------------------------------

    def _card(
        self, face: Face, detail: str, width: int, flags: frozenset[str], words: str, marks: tuple[str, ...]
    ) -> Sprite:
        picture = self.compositor.draw(face, width, detail)
        size = picture.get_size()
        under = [self._shadow(size, flags, STACKED in marks)]
        over: list[Overlay] = []
        light = next((name for name in _LIGHTS if name in flags), "")
        if light:
            under.append(self.decorations.glow(size, light))
        for veil in _VEILS:
            if veil in flags:
                over.append(self.decorations.veil(size, veil))
        if words:
            over.append(self.decorations.pill(size, words, "unaffordable"))
        margin = max([-overlay.offset[axis] for overlay in under for axis in (0, 1)] + [0])
        margin = max([margin, *(overlay.surface.get_height() + overlay.offset[1] - size[1] for overlay in under)])
        surface = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
        for overlay in under:
            overlay.draw(surface, (margin, margin))
        surface.blit(picture, (margin, margin))
        for overlay in over:
            overlay.draw(surface, (margin, margin))
        self._mark(surface, pygame.Rect((margin, margin), size), face, marks)
        return Sprite(to_fast_format(surface), (surface.get_width() / 2, surface.get_height() / 2))

    def _shadow(self, size: tuple[int, int], flags: frozenset[str], stacked: bool) -> Overlay:
        """Return a card's shadow. It is narrow on stacked cards, because shadows of a pile would add up to black."""
        if stacked:
            return self.decorations.shadow(size, "resting", self.scale * _NARROW)
        lifted = flags & {"lifted", "hover"}
        return self.decorations.shadow(size, "hover" if lifted else "resting", self.scale)

    def _mark(self, surface: pygame.Surface, card: pygame.Rect, face: Face, marks: tuple[str, ...]) -> None:
        """Draw a pin at the top, or a word on a pill at the bottom."""
        for mark in marks:
            if mark == "pin":
                second = sum(face.id.encode()) % 2 and self.look.has_art("pin-second")
                pin = svg.image(self.look.art("pin-second" if second else "pin"), 28 * self.scale, 34 * self.scale)
                surface.blit(pin, pin.get_rect(center=(card.centerx, card.top - 4 * self.scale)))
            elif self.look.has_words(mark):
                self._label(surface, card, self.look.words(mark))

    def _label(self, surface: pygame.Surface, card: pygame.Rect, words: str) -> None:
        face = self.theme.font("hint")[0]
        unit = self.scale * min(self.compositor.letters, _LABELS_GROW)
        size = text.fit(words, face, _LABEL * unit, card.width)
        width = text.width(words, face, size) + 18 * self.scale
        pill = pygame.Rect(0, 0, round(width), round(26 * unit))
        pill.midbottom = card.centerx, card.top + round(card.height * _LABEL_AT)
        paint.panel(
            surface,
            pill,
            pill.height / 2,
            self.look.color("count-pill"),
            self.look.color("price"),
            max(1, 1.5 * self.scale),
        )
        text.draw(surface, words, face, size, self.look.color("count-text"), pill.center, "center")

    # --- other pieces ------------------------------------------------------------------------------------

    def _art(self, piece: Piece, seat_art: Mapping[str, str]) -> tuple[str, float, float]:
        """Return a piece's drawing, its height divided by its width, and its width as a share of the piece's."""
        if piece.kind == CHIT:
            chit = next(chit for chit in self.theme.chits if chit.value == piece.value)
            return self.theme.art(chit.art), 1.0, chit.scale
        name = self.theme.art(seat_art["emblem" if piece.kind == MARKER else piece.detail])
        return name, piece.height / max(1.0, piece.pose.width), 1.0

    def _thing(self, piece: Piece, art: str, width: int, tall: float, angle: float) -> Sprite:
        picture = svg.image(art, width, width * tall)
        if piece.kind == MARKER:
            picture, anchor = self._on_stem(picture, "stem" in piece.marks)
        else:
            picture, anchor = self._add_count(picture, piece)
        if angle:
            picture = pygame.transform.rotozoom(picture, angle, 1)
            anchor = picture.get_width() / 2, picture.get_height() / 2
        return Sprite(to_fast_format(picture), anchor)

    def _on_stem(self, emblem: pygame.Surface, stem: bool) -> tuple[pygame.Surface, tuple[float, float]]:
        """Draw a score marker: the emblem, and a line from its middle down to the scale."""
        width, height = emblem.get_size()
        down = round(_STEM * self.scale) if stem else 0
        surface = pygame.Surface((width, height + max(0, down - height // 2)), pygame.SRCALPHA)
        if stem:
            line = max(2, round(3 * self.scale))
            color = self.look.color("outline")
            surface.fill(color, ((width - line) // 2, height // 2, line, down))
        surface.blit(emblem, (0, 0))
        return surface, (width / 2, height / 2)

    def _add_count(self, picture: pygame.Surface, piece: Piece) -> tuple[pygame.Surface, tuple[float, float]]:
        """Add a number at the bottom if the piece stands for several."""
        width, height = picture.get_size()
        number = next((mark.removeprefix("count:") for mark in piece.marks if mark.startswith("count:")), "")
        surface = picture.copy()
        if number:
            size = _LABEL * self.scale * min(self.compositor.letters, _LABELS_GROW)
            badge = pygame.Rect(0, 0, round(size * 1.05), round(size * 1.05))
            surface = pygame.Surface((width, height + round(badge.height * 0.1)), pygame.SRCALPHA)
            surface.blit(picture, (0, 0))
            badge.midbottom = width // 2, surface.get_height()
            paint.panel(
                surface,
                badge,
                badge.height / 2,
                self.look.color("count-pill"),
                self.look.color("count-text"),
                max(1, self.scale),
            )
            face = self.theme.typeface("number")
            text.draw(surface, number, face, size, self.look.color("count-text"), badge.center, "center")
        return surface, (width / 2, height / 2)


def _rotate(sprite: Sprite, angle: float) -> Sprite:
    surface = to_fast_format(pygame.transform.rotozoom(sprite.surface, angle, 1))
    return Sprite(surface, (surface.get_width() / 2, surface.get_height() / 2))
