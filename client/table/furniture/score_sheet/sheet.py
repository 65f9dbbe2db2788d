"""The score sheet: adds up a round card by card, with every penalty and its reason.

Each seat has a row: its cards, additions with their reasons, the round's result and the new total. The leaders get a
crown. The first key or press shows everything, the next one closes the sheet.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from client.art import paint, palette, svg, text
from client.art.cache import to_fast_format
from client.art.sketch import mark
from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.input.actions import BACK, PRESS, cap, find_triggered
from client.motion.chain.times import link_ms
from client.table.furniture.score_sheet.reckoning import Reckoning, SeatAccount, SheetAccent
from client.widgets import Form
from client.widgets.icons import SeatSign, draw_key_cap, key_cap_width
from client.widgets.panel import Panel
from engine.words.say import table as say

STEP_MS, TOTAL_MS = 800.0, 450.0
"""Duration of each step with a reason, and of the totals, in ms at normal speed. Cards are counted like a chain."""
_TITLE, _HEAD, _FOOT = 52.0, 26.0, 44.0
_SHADOW = 30.0
_PARTS_PER_FRAME = 2
"""How many parts are redrawn per frame. The others follow within a tenth of a second."""
_BOLD, _NUMBER, _PLAIN = "nunito-800", "baloo-800", "nunito-700"
_write = partial(text.draw_fitted, smallest=11.0)


@dataclass(frozen=True, slots=True)
class SheetLook:
    """The style of a sheet: the game's accents, card faces, the seats' emblems and names, and the crown."""

    accent: SheetAccent
    face_of: Callable[[int], Face]
    compositor: FaceCompositor
    signs: Sequence[SeatSign]
    names: Sequence[str]
    crown: str


@dataclass(frozen=True, slots=True)
class _SheetStep:
    """One step of the addition: its time in ms, its seat (-1: all), and its sound."""

    at: float
    name: str
    seat: int = -1
    number: int = 0
    sound: str = ""


class ScoreSheet(Panel):
    """The sheet of one round. `speed` is the share of the usual durations; 0 shows everything at once."""

    def __init__(
        self,
        reckoning: Reckoning,
        look: SheetLook,
        speed: float = 1.0,
        play: Callable[[str], object] | None = None,
        climb: Callable[[int], object] | None = None,
    ) -> None:
        """`play` plays a sound, `climb` a note of a row, counted from 1."""
        super().__init__(Form(), name=say("score-sheet"))
        self.reckoning = reckoning
        self.look = look
        self._play = play or (lambda _: None)
        self._climb = climb or (lambda _: None)
        self._steps = _steps_of(reckoning, look.accent, speed)
        self._times = {(step.name, step.seat, step.number): step.at for step in reversed(self._steps)}
        self._began: int | None = None
        self._passed = self._end if speed <= 0 else 0.0
        self._heard = self._passed
        self._faces = [[look.face_of(card) for card, _ in account.cards] for account in reckoning.accounts]
        self._gently = speed > 0
        self._picture: pygame.Surface | None = None
        self._drawn: list[Hashable] = []
        """The state that each part of the picture shows."""
        self._ahead: Iterator[None] | None = None
        self.leaders = frozenset(reckoning.leaders(look.accent.lowest))

    def describe_content(self) -> str:
        """Return the whole sheet in words: each seat's result with reasons, and the total."""
        rows = []
        for name, account in zip(self.look.names, self.reckoning.accounts, strict=True):
            reasons = [
                self.look.accent.words.get(reason, reason).format(amount=f"{amount:+}")
                for reason, amount in (*account.extras, *account.changes)
            ]
            row = say("sheet-row", name=name, result=account.result, total=account.total)
            rows.append(", ".join((row, *reasons)))
        return ". ".join((self.look.accent.title.format(**self.reckoning.values), *rows))

    # -- time -----------------------------------------------------------------------------------------------

    @property
    def _end(self) -> float:
        return self._steps[-1].at

    @property
    def complete(self) -> bool:
        """Whether everything has been added up."""
        return self._passed >= self._end

    def tick(self, now: int) -> bool:
        """Add up what is due. Return True when the picture has changed."""
        if self._began is None:
            self._began = now
        if self.complete:
            return self._stale
        self._passed = min(self._end, float(now - self._began))
        due = [step for step in self._steps if self._heard < step.at <= self._passed]
        for sound in dict.fromkeys(step.sound for step in due if step.sound):
            self._play(sound)
        for step in due:
            if step.name == "card":
                self._climb(step.number + 1)
        self._heard = self._passed
        changed = bool(due) or self._stale
        if not changed and self._ahead is not None:
            next(self._ahead, None)
        return changed

    def is_settled(self) -> bool:
        """Return whether nothing moves any longer."""
        return self.complete and not self._stale

    def finish(self) -> None:
        """Show everything at once."""
        self._passed = self._heard = self._end

    def _is_added(self, name: str, seat: int, number: int = 0) -> bool:
        """Return whether a step has been added up."""
        return any(self._times.get((name, who, number), math.inf) <= self._passed for who in (seat, -1))

    def count_cards(self, seat: int) -> int:
        """Return how many cards of a seat have been counted."""
        places = range(len(self.reckoning.accounts[seat].cards))
        return sum(self._is_added("card", seat, place) for place in places)

    def result(self, seat: int) -> int:
        """Return the round's result so far."""
        account = self.reckoning.accounts[seat]
        cards = sum(points for _, points in account.cards[: self.count_cards(seat)])
        extras = (points for number, (_, points) in enumerate(account.extras) if self._is_added("extra", seat, number))
        return cards + sum(extras)

    def total(self, seat: int) -> int:
        """Return the total so far."""
        account = self.reckoning.accounts[seat]
        if not self._is_added("total", seat):
            return account.before
        changes = (
            points for number, (_, points) in enumerate(account.changes) if self._is_added("change", seat, number)
        )
        return account.before + account.result + sum(changes)

    def reasons(self, seat: int) -> list[str]:
        """Return the reasons for a seat's additions and changes so far."""
        account = self.reckoning.accounts[seat]
        words = [reason for number, (reason, _) in enumerate(account.extras) if self._is_added("extra", seat, number)]
        changes = enumerate(account.changes)
        return words + [reason for number, (reason, _) in changes if self._is_added("change", seat, number)]

    # -- events ---------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """Show the rest on a press or key, or close the complete sheet. Esc always closes it."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3)
        action = find_triggered(event, (PRESS, BACK))
        if not pressed and action is None:
            return
        if self.complete or action == BACK:
            self.closed = True
        else:
            self.finish()

    # -- layout ---------------------------------------------------------------------------------------------

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        self.layout(bounds, unit)

    def layout(self, bounds: pygame.Rect, unit: float) -> None:
        """Lay out one row per seat, as high as possible, in the middle of the window."""
        self.lay_out_window(bounds, unit)
        scenery = min(bounds.width / 1280, bounds.height / 720)
        rows, gap = len(self.reckoning.accounts), round(12 * scenery)
        self._grown = min(unit, 1.5 * scenery)
        around = round((_TITLE + _HEAD + _FOOT) * self._grown)
        room = bounds.height - 2 * gap - around
        self._row = min(round(86 * unit), room // rows)
        width = min(bounds.width - 2 * gap, round(1180 * unit))
        self.rect = pygame.Rect(0, 0, width, around + rows * self._row)
        self.rect.center = bounds.center

    def locate_rows(self) -> list[pygame.Rect]:
        top = self.rect.y + round((_TITLE + _HEAD) * self._grown)
        left, width = self.rect.x + round(10 * self._grown), self.rect.width - round(20 * self._grown)
        return [
            pygame.Rect(left, top + number * self._row, width, self._row - max(2, self._row // 16))
            for number in range(len(self.reckoning.accounts))
        ]

    def _columns(self, row: pygame.Rect) -> dict[str, pygame.Rect]:
        """Return the parts of a row: sign, name, cards, result and total."""
        sign, number = round(row.height * 0.9), round(min(row.width * 0.1, row.height * 1.9))
        total = round(min(row.width * 0.15, row.height * 2.5))
        name = round(row.width * 0.19)
        left, found = row.x, {}
        cards = row.width - sign - name - number - total
        for key, width in (("sign", sign), ("name", name), ("cards", cards), ("result", number), ("total", total)):
            found[key] = pygame.Rect(left, row.y, width, row.height)
            left += width
        return found

    # -- drawing --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the darkened table and the sheet as far as it has been added up."""
        self.darken(surface)
        around = round(_SHADOW * self.unit)
        size = self.rect.width + 2 * around, self.rect.height + 2 * around
        place = self.rect
        self.rect = pygame.Rect((around, around), place.size)
        fresh = self._picture is None or self._picture.get_size() != size
        gently = self._gently and not (fresh and self.complete)
        if self._picture is None or fresh:
            self._picture, self._drawn = to_fast_format(pygame.Surface(size, pygame.SRCALPHA)), []
            self._ahead = self._faces_ahead([self._columns(row)["cards"] for row in self.locate_rows()])
        drawn = list(self._drawn)
        self._draw_changes(self._picture, (0 if fresh else _PARTS_PER_FRAME) if gently else len(self._states()))
        self.rect = place
        whole = self._picture.get_rect(center=self.rect.center)
        if drawn != self._drawn:
            mark(surface, whole)
        surface.blit(self._picture, whole)

    def _states(self) -> list[Hashable]:
        """Return the current state of each part: the empty sheet, the rows, the head, the foot."""
        rows = (self._row_state(seat) for seat in range(len(self.reckoning.accounts)))
        return [True, *rows, True, self.complete]

    def _row_state(self, seat: int) -> Hashable:
        speaks, crowned = self._speaks(seat), self.complete and seat in self.leaders
        lifted = bool(self.reckoning.accounts[seat].cards) and self._counts_cards
        return self.count_cards(seat), self.result(seat), self.total(seat), *self.reasons(seat), speaks, crowned, lifted

    @property
    def _stale(self) -> bool:
        """Whether the picture is out of date."""
        return self._picture is not None and self._drawn != self._states()

    def _draw_changes(self, picture: pygame.Surface, most: int) -> None:
        """Redraw at most `most` changed parts. The others follow in the next frames."""
        states, rows = self._states(), self.locate_rows()
        self._drawn = self._drawn or [None] * len(states)
        changed = [part for part in range(len(states)) if self._drawn[part] != states[part]]
        if changed[:1] == [0] and most == _PARTS_PER_FRAME:
            most = 1  # the ground is as large as all the others together
        for part in changed[:most]:
            if part == 0:
                self.draw_ground(picture, clear=True)
            elif part <= len(rows):
                picture.fill(paint.rgb(self.fill), rows[part - 1])
                self._draw_row(picture, part - 1, rows[part - 1])
            elif part == len(rows) + 1:
                self._draw_head(picture, rows[0])
            else:
                picture.fill(paint.rgb(self.fill), self._foot())
                self._draw_foot(picture)
            self._drawn[part] = states[part]

    def _faces_ahead(self, places: Sequence[pygame.Rect]) -> Iterator[None]:
        """Pre-render the faces to be counted, one per step, first in the whole card areas (`places`) of the seats."""
        accounts = self.reckoning.accounts
        for place in range(max((len(account.cards) for account in accounts), default=0)):
            for seat, account in enumerate(accounts):
                if place < len(account.cards):
                    self._picture_of(seat, place, places[seat].height, shared=False)
                    yield
        for seat, account in enumerate(accounts):
            for place in range(len(account.cards) if account.extras or account.changes else 0):
                self._picture_of(seat, place, places[seat].height, shared=True)
                yield

    def _draw_head(self, surface: pygame.Surface, first: pygame.Rect) -> None:
        grown, middle = self._grown, self.rect.y + _TITLE * self._grown / 2 + 4
        words = self.look.accent.title.format(**self.reckoning.values)
        _write(
            surface,
            words,
            "baloo-800",
            26 * grown,
            palette.INK,
            (self.rect.centerx, middle),
            "center",
            self.rect.width - 40 * grown,
        )
        columns, y = self._columns(first), first.y - _HEAD * grown / 2
        for key in ("cards", "result", "total"):
            place = (columns[key].x + 4, y) if key == "cards" else (columns[key].right - 8 * grown, y)
            anchor = "midleft" if key == "cards" else "midright"
            _write(surface, say(f"sheet-{key}"), _BOLD, 14 * grown, palette.INK_2, place, anchor, columns[key].width)

    def _draw_row(self, surface: pygame.Surface, seat: int, row: pygame.Rect) -> None:
        crowned = self.complete and seat in self.leaders
        fill, edge = (palette.AMBER_TINT, palette.AMBER_LIP) if crowned else (palette.PAPER, palette.SOFT)
        if not self.complete and self._speaks(seat):
            fill, edge = palette.SUNK, palette.RED
        paint.panel(surface, row, row.height * 0.16, fill, edge, max(1.0, 1.6 * self._grown))
        columns, reasons = self._columns(row), self.reasons(seat)
        self.look.signs[seat].draw(surface, self.look.names[seat], row.height * 0.56, columns["sign"].center)
        self._draw_name(surface, seat, columns["name"])
        self._draw_cards(surface, seat, columns["cards"], bool(reasons))
        if reasons:
            place, size = (columns["cards"].x + 4, row.y + row.height * 0.79), min(row.height * 0.3, 24 * self._grown)
            _write(
                surface,
                "  ·  ".join(reasons),
                _BOLD,
                size,
                palette.RED_PRESSED,
                place,
                "midleft",
                columns["cards"].width - 12,
            )
        self._draw_numbers(surface, seat, columns, crowned)

    def _speaks(self, seat: int) -> bool:
        """Return whether the last step is about this seat alone."""
        last = [step for step in self._steps if step.at <= self._passed]
        return bool(last) and last[-1].seat == seat and last[-1].name in ("extra", "change")

    def _draw_name(self, surface: pygame.Surface, seat: int, rect: pygame.Rect) -> None:
        first = self.reckoning.first == seat and bool(self.look.accent.first_words)
        size = min(rect.height * 0.36, 24 * self._grown)
        up = rect.height * (0.36 if first else 0.5)
        _write(
            surface,
            self.look.names[seat],
            _BOLD,
            size,
            palette.INK,
            (rect.x + 4, rect.y + up),
            "midleft",
            rect.width - 10,
        )
        if first:
            words, height = self.look.accent.first_words, rect.height * 0.32
            width = min(rect.width - 10, text.width(words, _BOLD, height * 0.72) + height * 0.9)
            tab = pygame.Rect(rect.x + 2, 0, round(width), round(height))
            tab.centery = round(rect.y + rect.height * 0.74)
            paint.panel(surface, tab, height / 2, palette.GREEN)
            _write(surface, words, _BOLD, height * 0.72, palette.WHITE, tab.center, "center", tab.width - 6)

    def _draw_cards(self, surface: pygame.Surface, seat: int, rect: pygame.Rect, shared: bool) -> None:
        """Draw the counted cards in a row, overlapping if necessary, with the last one raised."""
        number, shown = len(self.reckoning.accounts[seat].cards), self.count_cards(seat)
        middle = rect.y + rect.height * (0.32 if shared else 0.5)
        for place in range(shown):
            picture = self._picture_of(seat, place, rect.height, shared)
            width, height = picture.get_size()
            step = min(width * 1.08, (rect.width - width - 10) / max(1, number - 1))
            lift = 0.06 * height if place == shown - 1 and self._counts_cards else 0
            surface.blit(picture, picture.get_rect(midleft=(round(rect.x + 4 + place * step), round(middle - lift))))

    def _picture_of(self, seat: int, place: int, room: int, shared: bool) -> pygame.Surface:
        """Return a card's picture for a row of height `room` (pixels); smaller if text stands below it."""
        faces, compositor = self._faces[seat], self.look.compositor
        shape = compositor.height(faces[0], 100, "table") / 100
        width = max(8, round(room * (0.56 if shared else 0.86) / shape))
        return compositor.draw(faces[place], width, "table")

    @property
    def _counts_cards(self) -> bool:
        """Whether cards are being counted now."""
        return self._passed < max((step.at for step in self._steps if step.name == "card"), default=0.0)

    def _draw_numbers(self, surface: pygame.Surface, seat: int, columns: dict[str, pygame.Rect], crowned: bool) -> None:
        size, rect = columns["result"].height * 0.5, columns["result"]
        color = palette.RED_PRESSED if self.reasons(seat) else palette.INK
        _write(
            surface,
            str(self.result(seat)),
            _NUMBER,
            size,
            color,
            (rect.right - 8 * self._grown, rect.centery),
            "midright",
            rect.width - 8,
        )
        rect = columns["total"]
        box = _write(surface, str(self.total(seat)), _NUMBER, size * 1.1, palette.INK,
                     (rect.right - 12 * self._grown, rect.centery), "midright", rect.width * 0.6)  # fmt: skip
        if crowned and self.look.crown:
            width = rect.height * 0.42
            picture = svg.image(self.look.crown, round(width))
            surface.blit(picture, picture.get_rect(midright=(round(box.left - width * 0.3), rect.centery)))

    def _foot(self) -> pygame.Rect:
        """Return the place of the key hint."""
        height, inset = round((_FOOT - 8) * self._grown), round(20 * self._grown)
        return pygame.Rect(
            self.rect.x + inset,
            self.rect.bottom - round((_FOOT - 4) * self._grown),
            self.rect.width - 2 * inset,
            height,
        )

    def _draw_foot(self, surface: pygame.Surface) -> None:
        grown, key = self._grown, cap(PRESS, place=-1)
        words = say("go-on" if self.complete else "show-the-result")
        width = key_cap_width(key, grown) + 10 * grown + text.width(words, _PLAIN, 16 * grown)
        y = self.rect.bottom - _FOOT * grown / 2
        left = self.rect.centerx - width / 2
        left += draw_key_cap(surface, key, grown, (left, y)) + 10 * grown
        _write(surface, words, _PLAIN, 16 * grown, palette.INK_2, (left, y), "midleft", self.rect.width)


def _steps_of(reckoning: Reckoning, accent: SheetAccent, speed: float) -> list[_SheetStep]:
    """Return the steps: the cards of all seats in parallel, then additions and changes one after the other."""
    steps, at = [], 250.0 * speed
    accounts = list(enumerate(reckoning.accounts))
    for place in range(max(len(account.cards) for _, account in accounts)):
        at += link_ms(place) * speed
        steps.append(_SheetStep(at, "card", number=place))
    at = _add_reason_steps(steps, accounts, "extra", at, accent, speed)
    at += TOTAL_MS * speed
    steps.append(_SheetStep(at, "total", sound="score"))
    at = _add_reason_steps(steps, accounts, "change", at, accent, speed)
    steps.append(_SheetStep(at + TOTAL_MS * speed, "crown"))
    return steps


def _add_reason_steps(
    steps: list[_SheetStep],
    accounts: Sequence[tuple[int, SeatAccount]],
    name: str,
    at: float,
    accent: SheetAccent,
    speed: float,
) -> float:
    for seat, account in accounts:
        for number in range(len(account.extras if name == "extra" else account.changes)):
            at += STEP_MS * speed
            steps.append(_SheetStep(at, name, seat, number, accent.step_sound))
    return at
