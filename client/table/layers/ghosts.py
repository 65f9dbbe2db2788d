"""Ghosts: what an answer will change, shown in advance as numbers and as pale cards at their destinations.

Only certain changes are shown (`engine.kernel.flow.preview`). They are computed in small steps per frame, and nothing
waits for them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice

import pygame

from client.art import paint, svg, text
from client.cards.faces import USABILITY
from client.layout.arrangement import Arrangement
from client.layout.pieces import CARD, Point
from client.table.actions import START_SWEEP
from client.table.context import TableContext
from client.table.layer import Band, Layer
from engine.kernel.flow.preview import Preview
from engine.kernel.game.traits import HasQuickAnswers
from engine.kernel.state.state import Option
from engine.kernel.state.view import View

_STEPS = 6
"""Steps per frame, of 0.2 to 0.4 ms each. They are counted, not timed, because the speed of a preview must reveal
nothing.
"""
_PICTURE_STEPS, _DRAWN_PER_STEP = 12, 2
"""Steps for a card's picture, and how much of the picture each one draws. Cached pictures take as many, because what
was drawn before must reveal nothing either.
"""
_TRIED = 4
"""Number of determinizations that are searched for a sweep's next answer."""
_MOST_CARDS = 8
_PALE = 230
_LETTERS, _DIAL_SHARE = 30.0, 0.3
_GAIN, _LOSS, _NEUTRAL, _EDGE = "#9BE37F", "#FF8A73", "#FFE9A8", "#14202E"
_BESIDE_CHITS = (64.0, -26.0)
Picture = tuple[pygame.Surface, tuple[int, int]]


class GhostLayer(Layer):
    """The ghosts of one table."""

    bands = (Band.OVER,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._meant: tuple[Option, ...] = ()
        self._sweep = ""
        self._work: Iterator[None] | None = None
        """The remaining work, done in small steps."""
        self._seen_in: Arrangement | None = None
        """Where everything rested when the ghosts were requested."""
        self.pictures: list[Picture] = []
        self.numbers: list[tuple[Point, str]] = []
        """The numbers written, with their centers."""

    # -- time -----------------------------------------------------------------------------------------------

    def update(self, now: int) -> bool:
        """Follow the pending answers and continue the preview. Return True when the picture has changed."""
        hand, pending = self.table.hand, tuple(self.table.layers.pending_options())
        meant, sweep = (pending, "") if pending else self._button()
        changed = False
        if (meant, sweep) != (self._meant, self._sweep) or (meant and self._seen_in is not hand.arrangement):
            changed = bool(self.pictures)
            self._meant, self._sweep, self._seen_in, self.pictures, self.numbers = (
                meant,
                sweep,
                hand.arrangement,
                [],
                [],
            )
            self._work = self._look(meant, sweep) if meant and hand.is_asked else None
        for _ in range(_STEPS):
            if self._work is not None and next(self._work, self) is self:
                self._work, changed = None, True
        return changed

    def _button(self) -> tuple[tuple[Option, ...], str]:
        """Return the answer of the prompt bar's lit button, or the first answer of its sweep and the sweep's name."""
        table = self.table
        for button, answer in zip(table.prompt.buttons, table.prompt.status.answers, strict=False):
            if answer.state in ("hover", "focus", "pressed"):
                if button.option is not None:
                    return (button.option,), ""
                for sweep, _ in table.hand.offered_sweeps:
                    if button.command == START_SWEEP.of(sweep.name):
                        return sweep.options[:1], sweep.name
        return (), ""

    def animating(self, now: int) -> bool:
        """Return whether a preview is still being computed."""
        return self._work is not None

    # -- ghosts ---------------------------------------------------------------------------------------------

    def _look(self, answers: tuple[Option, ...], sweep: str) -> Iterator[None]:
        """Compute the preview, then the ghosts. All appear at once when the last one is done."""
        preview_of = self.table.hand.preview_of
        preview = preview_of(*answers)
        while sweep and (option := _next_in_sweep(preview.look(_TRIED), sweep)) is not None:
            answers = (*answers, option)
            preview = preview_of(*answers)
            yield
        while not preview.is_complete:
            preview.step()
            yield
        if preview.possible:
            pictures: list[Picture] = []
            for picture in self._cards(preview, preview.after[0]):
                pictures += [picture] if picture is not None else []
                yield
            self._plates(preview, self._counts(preview))
            self.pictures = [*pictures, *self.pictures]

    def _counts(self, preview: Preview) -> set[tuple[int, int]]:
        """Write the changes of visible counters. Return the seats with their amounts."""
        told: set[tuple[int, int]] = set()
        table, arrangement = self.table, self.table.hand.arrangement
        scale = arrangement.scale
        for (seat, name), amount in preview.counts.items():
            if ("counter", seat, name) not in arrangement.anchors:
                continue
            x, y = arrangement.anchor("counter", seat, name)
            dial, pool = arrangement.rects.get(f"dial.{name}.{seat}"), arrangement.rects.get("pool")
            if dial is not None:
                x, y = x + min(dial.size) * _DIAL_SHARE, y - min(dial.size) * _DIAL_SHARE
            elif pool is not None and pool.collidepoint(x, y):
                if seat != preview.before.active:
                    continue
                y -= pool.height * _DIAL_SHARE
            else:
                x, y = x + _BESIDE_CHITS[0] * scale, y + _BESIDE_CHITS[1] * scale
            accent = table.director.accents.counters.get(name)
            words = _format_change(amount, accent.sign if accent else "")
            self._write((x, y), words, _GAIN if amount > 0 else _LOSS)
            told.add((seat, amount))
        return told

    def _plates(self, preview: Preview, counted: set[tuple[int, int]]) -> None:
        """Write the changes of plates: the game's numbers, else new points. Card counts of zones are visible anyway."""
        shows, before = preview.before.table.game.shows, preview.before
        points = shows.scores(before)
        for seat, rect in self.table.hand.arrangement.plate_rects.items():
            at: Point = (rect.right - rect.height * 0.5, rect.top)
            said, first = dict(shows.plate(before, seat)), at
            told = [dict(shows.plate(view, seat)) for view in preview.after]
            for name, words in told[0].items():
                certain = words != said.get(name) and all(other.get(name) == words for other in told)
                if words and certain and not preview.before.table.layout.has_seat_zone(name):
                    at = self._badge(at, name, words)
            gained = {shows.scores(view)[seat] - points[seat] for view in preview.after}
            gain = gained.pop() if len(gained) == 1 else 0
            if gain and at == first and (seat, gain) not in counted:
                self._write(at, _format_change(gain), _NEUTRAL)

    def _badge(self, right: Point, name: str, words: str) -> Point:
        """Draw a plate's new value with its icon, if any. Return where the next one ends."""
        table, size = self.table, _LETTERS * 0.8 * self.table.places.arrangement.scale
        look = table.screen.painter.look
        if look.has_art(name):
            recolor = ((look.color("icon"), _NEUTRAL),) if look.has_color("icon") else ()
            picture = svg.image(look.art(name), round(size * 1.4), round(size * 1.2), recolor)
            right = self._write(right, words, _NEUTRAL, 0.8)
            corner = round(right[0] - picture.get_width()), round(right[1] - picture.get_height() / 2)
            self.pictures.append((picture, corner))
            return corner[0] - size * 0.4, right[1]
        if not look.has_words(f"plate_{name}"):
            return right
        return self._write(right, look.words(f"plate_{name}", count=words), _NEUTRAL, 0.8)

    def _write(self, at: Point, words: str, color: str, large: float = 1.0) -> Point:
        """Draw text on a pill around a point. Return where something to its left would end."""
        table = self.table
        size = _LETTERS * large * table.places.arrangement.scale * min(1.4, table.screen.scale.text)
        letters = text.render(words, table.screen.theme.font("button")[0], size, color)
        plate = pygame.Surface((letters.get_width() + round(size * 0.7), round(size * 1.25)), pygame.SRCALPHA)
        rect = plate.get_rect()
        paint.panel(plate, rect, rect.height * 0.45, _EDGE, color, max(1.5, size * 0.07), 0.94)
        plate.blit(letters, letters.get_rect(center=rect.center))
        rect.center = round(at[0]), round(at[1])
        rect.clamp_ip(table.places.area)
        self.pictures.append((plate, rect.topleft))
        self.numbers.append((rect.center, words))
        return rect.left - rect.width / 2 - size * 0.2, rect.centery

    def _cards(self, preview: Preview, after: View) -> Iterator[Picture | None]:
        """Yield ghosts of cards that move or change, except the held one. None follows a step without a picture."""
        held = self.table.hand.drag.piece.key if self.table.hand.drag is not None else None
        moved = preview.moves
        yield None
        cards = [*moved, *(card for card in self._find_changed_cards(preview) if card not in moved)][:_MOST_CARDS]
        yield None
        arrangement = self.table.places.resting(after) if cards else self.table.hand.arrangement
        for card in cards:
            piece = arrangement.by_key.get(("card", card))
            if piece is not None and piece.kind == CARD and piece.face_up and piece.key != held:
                yield from _in_equal_time(self.table.screen.painter.drawn_ahead(after, piece))
                picture, middle = self.table.screen.painter.ghost(after, piece, _PALE)
                if not piece.pose.angle:
                    scale = self.table.places.arrangement.scale
                    edge = pygame.Rect(0, 0, round(piece.pose.width), round(piece.height))
                    edge.center = round(middle[0]), round(middle[1])
                    self.table.screen.painter.lights.draw_dashes(picture, edge, 8 * scale, max(2.0, 3 * scale), scale)
                yield picture, (round(piece.pose.x - middle[0]), round(piece.pose.y - middle[1]))

    def _find_changed_cards(self, preview: Preview) -> list[int]:
        """Return the face-up cards that certainly change."""
        before = preview.before
        pieces = (piece for piece in self.table.hand.arrangement.pieces if piece.card >= 0 and piece.face_up)
        cards = [piece.card for piece in pieces if piece.seat != before.seat or self.table.hand.lies_open(piece.zone)]
        other = [card for card in cards if _says(preview.after[0], card) != _says(before, card)]
        return [
            card for card in other if all(_says(view, card) == _says(preview.after[0], card) for view in preview.after)
        ]

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        for picture, corner in self.pictures:
            surface.blit(picture, corner)


def _in_equal_time(drawing: Iterator[None]) -> Iterator[None]:
    """Draw in a fixed number of steps. The last step draws all that is left."""
    for _ in range(_PICTURE_STEPS):
        deque(islice(drawing, _DRAWN_PER_STEP), 0)
        yield
    deque(drawing, 0)


def _format_change(amount: int, unit: str = "") -> str:
    return f"{'+' if amount > 0 else '−'}{unit}{abs(amount)}"


def _next_in_sweep(preview: Preview, name: str) -> Option | None:
    """Return the next answer of a sweep, or None when the sweep ends or continues in different ways."""
    trait = preview.before.table.game.trait(HasQuickAnswers)
    if trait is None or not preview.possible:
        return None
    found = {
        next((sweep.options[0] for sweep in trait.sweeps(view) if sweep.name == name and sweep.options), None)
        for view in preview.after
    }
    return found.pop() if len(found) == 1 else None


def _says(view: View, card: int) -> object:
    """Return a card's fields, without those about what the player can do with it now."""
    return {
        name: value for name, value in view.table.game.shows.face(view, card)["fields"].items() if name not in USABILITY
    }
