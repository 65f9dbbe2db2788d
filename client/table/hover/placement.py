"""Places for enlarged cards and other readable things, away from everything needed to answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from client.layout.pieces import CARD as PIECE, rect_of
from client.table.context import TableContext
from client.table.hand.choices import place_of_spot
from client.table.layers.find_on_table import place_of
from client.table.layers.panel_dock import ADVICE, COACH, RECAP, TIP
from client.table.pointer_targets import ReadableThing
from engine.kernel.game.traits import HasChain
from engine.kernel.state.refs import CARD, SEAT, describe

_DIALS = ("dial.", "spinner", "board", "track", "button.")
_COVERED = 3.0
"""Weight of covering a selectable thing against distance: pixels of distance for each full row of pixels covered."""


@dataclass(frozen=True, slots=True)
class Room:
    """The space for something to read.

    `area`: it stays inside. `kept`: it never covers these. `spared`: it covers these only if it would have to be far
    away otherwise. `home`: the point that it should be close to.
    """

    area: pygame.Rect
    kept: tuple[pygame.Rect, ...] = ()
    spared: tuple[pygame.Rect, ...] = ()
    home: tuple[int, int] = (0, 0)

    def place(self, size: tuple[int, int]) -> pygame.Rect | None:
        """Return the free place of that size nearest to home, or None."""
        places = [place for place in self._places(size) if place.collidelist(self.kept) < 0]
        return min(places, key=self._cost, default=None)

    def least_bad(self, size: tuple[int, int]) -> pygame.Rect:
        """Return the place that covers least of `kept`."""
        return min(self._places(size), key=lambda place: (_covered_area(place, self.kept), self._cost(place)))

    def best(self, sizes: Sequence[tuple[int, int]]) -> pygame.Rect:
        """Return the best place for one of these sizes: a free one, else the least bad."""
        free = [place for size in sizes if (place := self.place(size)) is not None]
        worst = [self.least_bad(size) for size in sizes] if not free else []
        return min(free or worst, key=lambda place: (_covered_area(place, self.kept), self._cost(place)))

    def _places(self, size: tuple[int, int]) -> Iterator[pygame.Rect]:
        """Yield candidate places at the edges of things and of the area, and at home."""
        width, height = size
        area = self.area
        home = pygame.Rect((0, 0), size).move_to(center=self.home)
        home.clamp_ip(area)
        across = {home.left, area.left, area.right - width}
        down = {home.top, area.top, area.bottom - height}
        for rect in self.kept:
            across |= {rect.left - width, rect.right}
            down |= {rect.top - height, rect.bottom}
        for left in sorted(across):
            for top in sorted(down):
                place = pygame.Rect((left, top), size)
                if area.contains(place) or place.topleft == home.topleft:
                    yield place

    def _cost(self, place: pygame.Rect) -> float:
        away = pygame.Vector2(place.center).distance_to(self.home)
        return away + _COVERED * _covered_area(place, self.spared) / max(1, place.width)


def _covered_area(place: pygame.Rect, things: tuple[pygame.Rect, ...]) -> int:
    found = (place.clip(things[number]) for number in place.collidelistall(things))
    return sum(common.width * common.height for common in found)


def room_for(table: TableContext, thing: ReadableThing, gap: int) -> Room:
    """Return the space near the log's place for reading a card, away from the question and all of its subjects."""
    choices, cards = table.hand.choices, table.places.arrangement.by_key
    kept = [rect.inflate(2 * gap, 2 * gap) for rect in rects_to_keep_visible(table, thing)]
    offered = {spot: choices.rect_of(spot) for spot in choices.sources}
    kept += [rect for spot, rect in offered.items() if spot in cards and cards[spot].kind == PIECE and rect.width]
    spared = [*offered.values(), *(target.rect for target in table.hand.lit_targets)]
    log = table.places.arrangement.rects.get("log")
    home = log.center if log is not None else table.places.area.midright
    return Room(table.places.area, tuple(kept), tuple(rect for rect in spared if rect.width), home)


def room_for_words(table: TableContext, home: tuple[int, int]) -> Room:
    """Return the space for text: away from the question, its answers, all plates and the panels of the dock.

    It spares other cards and dials.
    """
    arrangement, plates = table.places.arrangement, table.places.arrangement.plate_rects
    kept = [*asked_about(table), *table.prompt.answer_rects, *plates.values()]
    kept += [panel for name in (ADVICE, COACH, RECAP, TIP) if (panel := table.layers.anchor(name)) is not None]
    spared = [piece.hit for piece in arrangement.pieces]
    spared += [rect for name, rect in arrangement.rects.items() if name.startswith(_DIALS)]
    return Room(table.places.area, tuple(kept), tuple(spared), home)


def rects_to_keep_visible(table: TableContext, thing: ReadableThing) -> list[pygame.Rect]:
    """Return what must stay visible while a card is read: the card, the question's subjects and lit targets."""
    source = pygame.Rect(thing.place)
    piece = table.places.arrangement.by_key.get(thing.key)
    pose = table.places.pose_of(thing.key) if thing.key is not None else None
    if piece is not None and pose is not None:
        source = source.union(rect_of(piece, pose))
    return [source, *asked_about(table)]


def asked_about(table: TableContext) -> list[pygame.Rect]:
    """Return what the player must see to answer."""
    found = [*(table.layers.anchor(name) for name in ("chain", "subject")), table.prompt.rect]
    found += [place_of(table.places, ref) for ref in _in_question(table)]
    found += [
        target.rect
        for target in table.hand.lit_targets
        if target.spot in table.places.arrangement.by_key or place_of_spot(target.spot)[0] == "seat"
    ]
    return [rect for rect in found if rect is not None and rect.width and rect.height]


def _in_question(table: TableContext) -> list[int]:
    """Return the card that asks, and cards and seats in the chain of waiting effects."""
    view = table.hand.view
    if view.question is None:
        return []
    chains = table.session.game.trait(HasChain)
    links = chains.chain(view, table.session.names) if chains else []
    refs = [view.question[2], *(ref for link in links for ref in (link.card, *link.targets))]
    return [ref for ref in refs if describe(ref)[0] in (CARD, SEAT)]
