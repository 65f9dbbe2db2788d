"""The street of the title screen: ground, houses, trees, lamps and the evening light, seen from above.

Everything is placed in the coordinates of one drawing, 1920 by 1080. The part of it that is not under the
menu is fitted into what the menu and the bar leave free; the light makes it golden and fades into dusk at
the left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from client.art import palette, svg
from client.scenes.games import GameEntry, house_drawing
from engine.words import assets

WIDTH, HEIGHT = 1920.0, 1080.0
# The part of the drawing that must show: right of the menu, above the bar.
_FREE_LEFT, _FREE_BOTTOM = 548.0, 1012.0
# How much more the drawing may be stretched in one direction than in the other.
_STRETCH = 1.15
# Pixels per unit in a window that has no room next to its menu or above its bar.
_SMALLEST = 0.001

_HOUSE_SCALE = 0.92
_HOUSE_SIZE = 620.0, 500.0
_HOUSE_ORIGIN = 290.0, 318.0
_LOT_HALF_HEIGHT = 150.0 * _HOUSE_SCALE
_LIFT = 9.0
_STALL = 0.44
_LANTERNS = 10
_LANTERN_GLOW = 46.0
_LANTERN = (
    '<path d="M7 11V24" stroke="#3b2a1e" stroke-width="2"/>'
    '<rect x="2.5" y="2" width="9" height="11" rx="3" fill="#ffd98a" stroke="#3b2a1e" stroke-width="1.6"/>'
)
_LAMPS = ((1028.0, 870.0), (1300.0, 870.0))
_LAMP_GLOW = 160.0
_BRIGHT = (26, 22, 8)
_DIM = (186, 178, 200)
_NIGHT = (122, 108, 176)
"""What the picture is multiplied with when it is darkest."""


@dataclass(frozen=True, slots=True)
class Lot:
    """A lot: the middle of its ground, the house's door and relative size, and where its sign hangs."""

    x: float
    y: float
    facing: str
    sign_x: float
    sign_y: float
    size: float = 1.0


LOTS = (
    Lot(690, 492, "right", 690, 632),
    Lot(938, 322, "right", 1016, 444),
    Lot(1434, 322, "left", 1350, 444),
    Lot(1680, 492, "left", 1680, 632),
    Lot(934, 882, "left", 934, 938, _STALL),
    Lot(1640, 902, "left", 1640, 958, _STALL),
)
"""Four houses; whatever comes after them is a stall at the curb."""


@dataclass(frozen=True, slots=True)
class StreetPlan:
    """How the drawing lies in the window: an offset in pixels and pixels per unit in both directions."""

    left: float
    top: float
    across: float
    down: float

    @classmethod
    def fit(cls, size: tuple[int, int], menu_right: int, bar_top: int) -> StreetPlan:
        """Fit the free part of the drawing between the menu, the bar, and the window's edges."""
        left_limit = max(menu_right, size[0] * _FREE_LEFT / WIDTH)
        across = max(_SMALLEST, (size[0] - left_limit) / (WIDTH - _FREE_LEFT))
        down = max(_SMALLEST, bar_top / _FREE_BOTTOM)
        smaller = min(across, down)
        across, down = min(across, smaller * _STRETCH), min(down, smaller * _STRETCH)
        return cls(size[0] - WIDTH * across, bar_top - _FREE_BOTTOM * down, across, down)

    @property
    def scale(self) -> float:
        """Pixels per unit of what is not stretched, such as a house."""
        return min(self.across, self.down)

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the drawing in the window."""
        return self.left + x * self.across, self.top + y * self.down

    @property
    def rect(self) -> pygame.Rect:
        """The whole drawing in the window."""
        size = max(1, round(WIDTH * self.across)), max(1, round(HEIGHT * self.down))
        return pygame.Rect((round(self.left), round(self.top)), size)


class StreetHouse:
    """A house in its lot: at rest, hovered (bright and lifted) or not open yet (dim)."""

    def __init__(self, entry: GameEntry, lot: Lot) -> None:
        self.entry = entry
        self.lot = lot
        self.ringed = False
        self.lift = 0.0
        self.lit = 0.0
        """The share of its beaten opponents, which is that of the burning lanterns in front of it."""
        self.hoisted = 0.0
        """The share of its feats that are done: so high its flag flies, and there is none without."""
        self._pictures: dict[str, pygame.Surface] = {}
        self._place = (0, 0)
        self._plan: StreetPlan | None = None

    def layout(self, plan: StreetPlan) -> None:
        """Draw the house at the plan's scale."""
        self._plan = plan
        scale = self.scale
        size = _HOUSE_SIZE[0] * scale, _HOUSE_SIZE[1] * scale
        x, y = plan.point(self.lot.x, self.lot.y)
        self._place = round(x - _HOUSE_ORIGIN[0] * scale), round(y - _HOUSE_ORIGIN[1] * scale)
        drawing = house_drawing(self.entry.slug, self.lot.facing)
        there = assets.exists(drawing)
        self._pictures = {"normal": svg.image(drawing, *size) if there else pygame.Surface(size, pygame.SRCALPHA)}

    def picture(self) -> pygame.Surface:
        """Return the drawing in its present state."""
        state = "normal" if self.entry.available else "dim"
        if self.lift and self.entry.available:
            state = "bright"
        if state not in self._pictures:
            changed = self._pictures["normal"].copy()
            if state == "bright":
                changed.fill(_BRIGHT, special_flags=pygame.BLEND_RGB_ADD)
            else:
                changed.fill(_DIM, special_flags=pygame.BLEND_RGB_MULT)
            self._pictures[state] = changed
        return self._pictures[state]

    def contains(self, point: tuple[int, int]) -> bool:
        """Return whether a point of the window is on the house or its lot."""
        picture = self._pictures.get("normal")
        x, y = point[0] - self._place[0], point[1] - self._place[1]
        if picture is None or not picture.get_rect().collidepoint(x, y):
            return False
        return picture.get_at((x, y)).a > 0

    @property
    def region(self) -> pygame.Rect:
        """All that the house can cover with its ring and its lift."""
        size = self._pictures["normal"].get_size() if self._pictures else (0, 0)
        return pygame.Rect(self._place, size).inflate(60, 60)

    def place_in_house(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the house's drawing (facing right; mirrored otherwise) in the window."""
        assert self._plan is not None, "the house has been laid out"
        scale = self.scale
        if self.lot.facing == "left":
            x = 2 * _HOUSE_ORIGIN[0] - x
        return self._place[0] + x * scale, self._place[1] + y * scale

    @property
    def scale(self) -> float:
        """Pixels per unit of the house's drawing."""
        return self._plan.scale * _HOUSE_SCALE * self.lot.size if self._plan else 1.0

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ring around the lot when it has the focus, then the house."""
        assert self._plan is not None, "the house has been laid out"
        if self.ringed:
            self._draw_ring(surface, self._plan)
        lift = round(_LIFT * self._plan.scale * self.lift) if self.entry.available else 0
        surface.blit(self.picture(), (self._place[0], self._place[1] - lift))
        self._draw_reached(surface, self._plan)

    def _draw_reached(self, surface: pygame.Surface, plan: StreetPlan) -> None:
        """Draw lanterns along the front of the lot, from left to right, and the flag at their left."""
        half, scale = _LOT_HALF_HEIGHT * self.lot.size, plan.scale
        wide = 1.732 * half
        glow = lamp_glow(_LANTERN_GLOW * scale)
        for number in range(math.ceil(self.lit * _LANTERNS)):
            share = (number + 0.5) / _LANTERNS * 2 - 1
            x, y = plan.point(self.lot.x + wide * share * 0.96, self.lot.y + half * (1 - abs(share)) - 16)
            lantern = svg.inline(_LANTERN, 14 * scale, 24 * scale, 14, 24)
            surface.blit(lantern, lantern.get_rect(center=(round(x), round(y))))
            surface.blit(glow, glow.get_rect(center=(round(x), round(y))))
        if self.hoisted:
            x, y = plan.point(self.lot.x - wide * 0.66, self.lot.y + half * 0.2)
            flag = svg.inline(_flag(self.hoisted), 60 * scale, 120 * scale, 60, 120)
            surface.blit(flag, (round(x - 6 * scale), round(y) - flag.get_height()))

    def _draw_ring(self, surface: pygame.Surface, plan: StreetPlan) -> None:
        half = _LOT_HALF_HEIGHT * self.lot.size + 9
        wide, high = 1.732 * half + 16, half + 12
        path = f"M{wide} {high - half}L{wide + 1.732 * half} {high}L{wide} {high + half}L{wide - 1.732 * half} {high}Z"
        lines = "".join(
            f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{width}" stroke-linejoin="round"/>'
            for color, width in ((palette.WHITE, 16), (palette.FOCUS, 8))
        )
        ring = svg.inline(lines, 2 * wide * plan.scale, 2 * high * plan.scale, 2 * wide, 2 * high)
        surface.blit(ring, ring.get_rect(center=tuple(map(round, plan.point(self.lot.x, self.lot.y)))))


class StreetPicture:
    """The whole picture, composed once per size; changes only where they are. `lamps`: their upper left corners."""

    def __init__(self, entries: Sequence[GameEntry], lamps: Sequence[tuple[float, float]] = _LAMPS) -> None:
        self._lamps = lamps
        self.houses = [StreetHouse(entry, lot) for entry, lot in zip(entries, LOTS, strict=False)]
        self.plan = StreetPlan(0, 0, 1, 1)
        self._size = (0, 0)
        self._ground: pygame.Surface | None = None
        self._trees: list[tuple[pygame.Surface, tuple[int, int]]] = []
        self._light: pygame.Surface | None = None
        self._picture: pygame.Surface | None = None
        self._states: list[tuple[bool, float]] = []

    def layout(self, size: tuple[int, int], menu_right: int, bar_top: int) -> None:
        """Fit the street into a window of `size` pixels, right of a menu and above a bar."""
        plan = StreetPlan.fit(size, menu_right, bar_top)
        if plan == self.plan and size == self._size and self._picture is not None:
            return
        self.plan, self._size = plan, size
        self.forget()
        for house in self.houses:
            house.layout(plan)

    def forget(self) -> None:
        """Give the large pictures back; they are made again when they are needed."""
        self._ground = self._light = self._picture = None
        self._trees = []

    def _make_layers(self) -> tuple[pygame.Surface, pygame.Surface]:
        rect = self.plan.rect
        if self._ground is None or self._light is None:
            self._ground = svg.fresh("art/shell/title-ground.svg", *rect.size).convert()
            # The light is soft everywhere: half the size, enlarged, looks the same and takes a quarter of
            # the time.
            small = svg.fresh("art/shell/title-light.svg", rect.width // 3, rect.height // 3)
            self._light = pygame.transform.smoothscale(small, rect.size)
            self._trees = _tiles(svg.fresh("art/shell/title-trees.svg", *rect.size))
        return self._ground, self._light

    def compose(
        self,
        surface: pygame.Surface,
        life: pygame.Surface | None = None,
        life_at: tuple[int, int] = (0, 0),
        behind_trees: bool = False,
    ) -> None:
        """Draw every layer inside the clip of `surface`, with the small picture `life` moving through the street."""
        ground, light = self._make_layers()
        rect = self.plan.rect
        surface.blit(ground, rect)
        if life is not None and behind_trees:
            surface.blit(life, life_at)
        for house in sorted(self.houses, key=lambda house: house.lot.y):
            house.draw(surface)
        if life is not None and not behind_trees:
            surface.blit(life, life_at)
        for tile, place in self._trees:
            surface.blit(tile, (rect.x + place[0], rect.y + place[1]))
        scale = self.plan.scale
        post = svg.image("art/shell/lamp-post.svg", 46 * scale)
        for x, y in self._lamps:
            surface.blit(post, self.plan.point(x, y))
        surface.blit(light, rect)
        glow = lamp_glow(_LAMP_GLOW * scale)
        for x, y in self._lamps:
            left, top = self.plan.point(x + 23, y + 20)
            surface.blit(glow, (left - glow.get_width() / 2, top - glow.get_height() * 0.56))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the present street, from the cached picture."""
        states = [(house.ringed, house.lift) for house in self.houses]
        if self._picture is None:
            self._picture = pygame.Surface(self._size).convert()
            self.compose(self._picture)
            self._fill_margins(self._picture)
        else:
            for house, new, old in zip(self.houses, states, self._states, strict=True):
                if new != old:
                    self._picture.set_clip(house.region.clip(self.plan.rect))
                    self.compose(self._picture)
            self._picture.set_clip(None)
        self._states = states
        surface.blit(self._picture, (0, 0))

    def darken(self, surface: pygame.Surface, dusk: float) -> None:
        """Darken the drawn street, inside the clip of `surface`: 0 is the evening of the title, 1 is night."""
        if dusk > 0:
            night = [round(255 - (255 - part) * dusk) for part in _NIGHT]
            surface.fill(night, surface.get_clip(), pygame.BLEND_RGB_MULT)

    def _fill_margins(self, picture: pygame.Surface) -> None:
        """Continue the drawing's edges where the window is wider or higher."""
        rect, (width, height) = self.plan.rect, picture.get_size()
        if 0 < rect.top < height and rect.left < width:
            row = picture.subsurface((max(0, rect.left), rect.top, width - max(0, rect.left), 1)).copy()
            picture.blit(pygame.transform.scale(row, (row.get_width(), rect.top)), (max(0, rect.left), 0))
        if 0 < rect.left < width:
            column = picture.subsurface((rect.left, 0, 1, height)).copy()
            picture.blit(pygame.transform.scale(column, (rect.left, height)), (0, 0))


def _tiles(surface: pygame.Surface) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """Return the non-empty parts of a mostly empty picture, to keep and draw only those."""
    parts = []
    columns, rows = 12, 8
    for column in range(columns):
        for row in range(rows):
            left, right = (surface.get_width() * edge // columns for edge in (column, column + 1))
            top, bottom = (surface.get_height() * edge // rows for edge in (row, row + 1))
            cell = surface.subsurface((left, top, right - left, bottom - top))
            used = cell.get_bounding_rect()
            if used.width:
                parts.append((cell.subsurface(used).copy(), (left + used.x, top + used.y)))
    return parts


def lamp_glow(size: float) -> pygame.Surface:
    """Return the light around a lamp, `size` pixels wide."""
    stops = (("0%", "#ffe9a0", 0.75), ("50%", "#ffd98a", 0.22), ("100%", "#ffd98a", 0))
    gradient = (
        '<radialGradient id="q" gradientUnits="userSpaceOnUse" cx="80" cy="80" r="80">'
        + "".join(
            f'<stop offset="{at}" stop-color="{color}" stop-opacity="{opacity}"/>' for at, color, opacity in stops
        )
        + "</radialGradient>"
    )
    return svg.inline('<circle cx="80" cy="80" r="80" fill="url(#q)"/>', size, size, 160, 160, gradient)


def _flag(share: float) -> str:
    """Draw a flag on its pole, that share of the way up."""
    top = 8 + (1 - share) * 62
    cloth = (
        f"M7 {top:.1f}Q20 {top - 5:.1f} 30 {top + 2:.1f}T52 {top + 1:.1f}V{top + 27:.1f}"
        f"Q42 {top + 31:.1f} 30 {top + 26:.1f}T7 {top + 28:.1f}Z"
    )
    return (
        '<path d="M6 4V120" stroke="#3b2a1e" stroke-width="4"/><circle cx="6" cy="4" r="4" fill="#ffd98a"/>'
        f'<path d="{cloth}" fill="#f6a935" stroke="#3b2a1e" stroke-width="2.4"/>'
    )
