"""Term explanations on hover: a slip says what a word means, and further slips explain the words on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from client.art import paint, text
from client.art.text_positions import WrittenLine, find_matches, record_lines, underline
from client.look.terms import GameTerm, Glossary
from client.widgets.paper import DUSK_SLIP, Paper
from client.widgets.style import HINT, LABEL, SECOND

_REST_MS, _LEAVE_MS = 350, 300
"""How long the pointer rests on a term before its slip opens, and may be elsewhere before it closes."""
_WIDTH, _PAD, _GAP, _LINE = 268.0, 11.0, 5.0, 1.3
_MOST = 6
"""The most slips on top of each other."""


@dataclass(frozen=True, slots=True)
class TermPlace:
    """A term in a text: several rectangles if it wraps."""

    term: GameTerm
    rects: tuple[pygame.Rect, ...]
    color: str = ""

    def collidepoint(self, point: tuple[int, int]) -> bool:
        """Return whether a point is on the term."""
        return any(rect.collidepoint(point) for rect in self.rects)


@dataclass(frozen=True, slots=True)
class Slip:
    """A slip that explains a term: its box, its picture, and the terms on it."""

    place: TermPlace
    rect: pygame.Rect
    picture: pygame.Surface
    terms: tuple[TermPlace, ...]


def terms_on(lines: Sequence[WrittenLine], glossary: Glossary) -> tuple[TermPlace, ...]:
    """Return the terms in some lines, in order."""
    if glossary.pattern is None:
        return ()
    color = lines[0].color if lines else ""
    return tuple(
        TermPlace(glossary.term(" ".join(words.split())), tuple(rects), color)
        for words, rects in find_matches(lines, glossary.pattern)
    )


class TermSlips:
    """The open slips. `at` returns the lines at a point, `all_lines` those that the keys step through."""

    def __init__(
        self,
        glossary: Glossary,
        at: Callable[[tuple[int, int]], Sequence[WrittenLine]],
        all_lines: Callable[[], Sequence[WrittenLine]],
        paper: Paper = DUSK_SLIP,
    ) -> None:
        self.glossary = glossary
        self.slips: list[Slip] = []
        self.area, self.unit = pygame.Rect(0, 0, 0, 0), 1.0
        self.shut: Sequence[pygame.Rect] = ()
        """Places that no slip covers if there is another place."""
        self._at, self._all, self._paper = at, all_lines, paper
        self._point: tuple[int, int] | None = None
        self._depth = 0
        """How many slips lie below the pointer."""
        self._due: int | None = None
        """When it will have rested long enough."""
        self._gone: int | None = None
        """When slips close that the pointer has left."""

    # -- the pointer ----------------------------------------------------------------------------------------

    def point(self, point: tuple[int, int] | None, now: int) -> bool:
        """Move the pointer, None for nowhere. Returns True if it is on a slip, which covers everything below."""
        depth = next(
            (
                number
                for number in range(len(self.slips), 0, -1)
                if point is not None and self.slips[number - 1].rect.collidepoint(point)
            ),
            0,
        )
        self._point, self._depth = point, depth
        self._due = now + _REST_MS if point is not None else None
        on_word = point is not None and depth < len(self.slips) and self.slips[depth].place.collidepoint(point)
        stays = depth == len(self.slips) or on_word
        self._gone = None if stays else self._gone if self._gone is not None else now + _LEAVE_MS
        return depth > 0

    def update(self, now: int) -> bool:
        """Let time pass. Returns True if a slip opened or closed."""
        if self._due is not None and now >= self._due and self._point is not None:
            self._due = None
            place = self._place_at(self._point)
            if place is not None and place not in [slip.place for slip in self.slips[self._depth : self._depth + 1]]:
                self._gone = None
                self._open(place, self._depth)
                return True
        if self._gone is not None and now >= self._gone:
            self._gone = None
            del self.slips[self._depth :]
            return True
        return False

    def _place_at(self, point: tuple[int, int]) -> TermPlace | None:
        """Return the term at a point of the top slip there, or of the text below."""
        places = self.slips[self._depth - 1].terms if self._depth else terms_on(self._at(point), self.glossary)
        return next((place for place in places if place.collidepoint(point)), None)

    def wake_at(self) -> int | None:
        """Return the next moment at which something changes, or None."""
        return min((moment for moment in (self._due, self._gone) if moment is not None), default=None)

    def covers(self, point: tuple[int, int]) -> bool:
        """Return whether a slip covers a point."""
        return any(slip.rect.collidepoint(point) for slip in self.slips)

    def clause(self) -> str:
        """Return the clause of the top slip's term; empty if there is none."""
        return self.slips[-1].place.term.clause if self.slips else ""

    def close(self) -> bool:
        """Close all slips. Returns False if there were none."""
        had, self.slips = bool(self.slips), []
        self._point = self._due = self._gone = None
        self._depth = 0
        return had

    def back(self) -> bool:
        """Close the top slip. Returns False if there was none."""
        self._gone = None
        if self.slips:
            self.slips.pop()
            return True
        return False

    # -- the keys -------------------------------------------------------------------------------------------

    def next(self, steps: int = 1) -> bool:
        """Explain the next term of the text, or of the slip below the top one. After the last term all close."""
        depth = max(0, len(self.slips) - 1)
        places = self.slips[depth - 1].terms if depth else terms_on(self._all(), self.glossary)
        first: dict[str, TermPlace] = {}
        for place in places:
            first.setdefault(place.term.name, place)
        each = list(first.values())
        shown = self.slips[depth].place.term.name if depth < len(self.slips) else ""
        number = next((at for at, place in enumerate(each) if place.term.name == shown), -1) + steps
        del self.slips[depth:]
        self._point = self._due = self._gone = None
        if 0 <= number < len(each):
            self._open(each[number], depth)
        return bool(each)

    def into(self) -> bool:
        """Explain the first term of the top slip. Returns False if there is none."""
        places = (
            [
                place
                for place in self.slips[-1].terms
                if place.term.name not in [slip.place.term.name for slip in self.slips]
            ]
            if self.slips
            else []
        )
        if places:
            self._open(places[0], len(self.slips))
        return bool(places)

    # -- picture --------------------------------------------------------------------------------------------

    def _open(self, place: TermPlace, depth: int) -> None:
        if depth >= _MOST:
            return
        del self.slips[depth:]
        size = self._size(place.term)
        picture = pygame.Surface(size, pygame.SRCALPHA)
        rect = self._room(place, size)
        self._draw_slip(picture, place.term)
        lines = [
            line.at(*rect.topleft) for line in record_lines(size, lambda surface: self._draw_slip(surface, place.term))
        ]
        own = [inner for inner in terms_on(lines, self.glossary) if inner.term is not place.term]
        self.slips.append(Slip(place, rect, picture, tuple(own)))

    def _room(self, place: TermPlace, size: tuple[int, int]) -> pygame.Rect:
        """Return a box above, below, left or right of the word: the first that covers neither the word nor `shut`."""
        first, last, gap = place.rects[0], place.rects[-1], round(_GAP * self.unit)
        above, below, left, right = rooms = [pygame.Rect((0, 0), size) for _ in range(4)]
        above.midbottom, below.midtop = (first.centerx, first.top - gap), (last.centerx, last.bottom + gap)
        left.midright, right.midleft = (first.left - gap, first.centery), (last.right + gap, last.centery)
        rooms = [room.clamp(self.area) for room in rooms]
        return next((room for room in rooms if room.collidelist([*place.rects, *self.shut]) < 0), rooms[0])

    def _lines(self, term: GameTerm) -> list[str]:
        return text.wrap(term.text, SECOND.font, SECOND.size * self.unit, (_WIDTH - 2 * _PAD) * self.unit)

    def _size(self, term: GameTerm) -> tuple[int, int]:
        high = 2 * _PAD + _LINE * (LABEL.size + len(self._lines(term)) * SECOND.size)
        return round(_WIDTH * self.unit), round(high * self.unit)

    def _draw_slip(self, surface: pygame.Surface, term: GameTerm) -> None:
        unit, paper, rect = self.unit, self._paper, surface.get_rect()
        paint.panel(surface, rect, paper.radius * unit, paper.raised, paper.edge, 1.4 * unit)
        y = (_PAD + LABEL.size * _LINE / 2) * unit
        text.draw(
            surface, term.clause, HINT.font, HINT.size * unit, paper.second, (rect.right - _PAD * unit, y), "midright"
        )
        room = rect.width - 3 * _PAD * unit - text.width(term.clause, HINT.font, HINT.size * unit)
        size = text.fit(term.name, LABEL.font, LABEL.size * unit, room)
        text.draw(surface, term.name, LABEL.font, size, paper.text, (_PAD * unit, y), "midleft")
        y = (_PAD + LABEL.size * _LINE) * unit
        for line in self._lines(term):
            middle = y + SECOND.size * _LINE / 2 * unit
            text.draw(surface, line, SECOND.font, SECOND.size * unit, paper.text, (_PAD * unit, middle), "midleft")
            y += SECOND.size * _LINE * unit

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the slips, and a dotted line under each explained word and each term on a slip."""
        for place in [slip.place for slip in self.slips[:1]]:
            for rect in place.rects:
                underline(surface, rect, place.color or self._paper.text, self.unit)
        for number, slip in enumerate(self.slips):
            paint.shadow(surface, slip.rect, self._paper.radius * self.unit, 6 * self.unit, 0.4, (0, 3 * self.unit))
            surface.blit(slip.picture, slip.rect)
            upper = self.slips[number + 1].place if number + 1 < len(self.slips) else None
            for place in slip.terms:
                shown = upper is not None and place == upper
                for rect in place.rects:
                    underline(surface, rect, self._paper.text if shown else self._paper.second, self.unit)
