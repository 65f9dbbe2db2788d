"""Lines of cards that can be taken away: their loops and labels, and drags along them.

A game says which places a line has (`HasLines`). The player clicks its label or drags along its cards from end to end.
Lines that a held card would complete look the same.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from client.art import paint, svg, text
from client.layout.grid import place_at, rect_of_place
from client.table.context import TableContext
from client.table.furniture.lines.outline import outline
from client.table.hand.gestures import COMMIT, HandAction
from client.table.hand.lit_choices import near_target
from client.table.hand.look import LineLook
from client.table.layer import Band
from client.table.layers.drag_layer import DragLayer
from client.table.pointer_targets import Point
from engine.kernel.game.traits import HasLines, Line
from engine.kernel.state.refs import NONE, describe
from engine.kernel.state.state import Option
from engine.kernel.state.view import View

Offer = tuple[Option, Line]
"""An answer that takes a line away, and that line."""
SHIMMER_MS, SHIMMER_EVERY_MS = 900, 5000
"""How long a loop shimmers, and how often, in ms."""
_AROUND, _RADIUS = 7.0, 14.0
_LOOP, _EDGE = 5.0, 2.0
"""The loop's distance from its cards, its corner radius, and the widths of loop and edges, in map pixels."""
_LETTERS, _CHIP, _GAP = 21.0, 36.0, 6.0
_TICK = (
    '<path d="M9 25L20 36L39 13" fill="none" stroke="{color}" stroke-width="7" stroke-linecap="round" '
    'stroke-linejoin="round"/>'
)
_DRAWN_ALONG, _LIGHT = 0.34, 150


class LineLayer(DragLayer):
    """A table's lines."""

    bands = (Band.BETWEEN, Band.OVER)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._found: tuple[View | None, list[Offer]] = (None, [])
        self.shimmer_start = 0
        """When the current offers were first seen."""
        self._path: list[int] = []
        """The places dragged along so far."""
        self._last: tuple[int, int] | None = None
        self._held: Option | None = None
        """The line whose label was pressed."""
        self.is_drawing = False
        """Whether the player is dragging along a line."""
        self._clicked: Option | None = None
        """The only line through the pressed card, if pressing it does nothing else."""

    # -- state ----------------------------------------------------------------------------------------------

    @property
    def look(self) -> LineLook | None:
        """The style of lines; None in games without any."""
        return self.table.hand.look.lines

    def offers(self) -> list[Offer]:
        """Return the lines that can be taken away now."""
        hand = self.table.hand
        if self._found[0] is not hand.view:
            before = [option for option, _ in self._found[1]]
            options = hand.view.options if hand.is_asked else ()
            loose = [option for option in options if option[1] == NONE]
            offers = [(option, line) for option in loose for line in self._lines(option)[:1]]
            if [option for option, _ in offers] != before:
                self.shimmer_start = self.table.screen.now
            self._found = hand.view, offers
        return self._found[1]

    def coming(self) -> list[Line]:
        """Return the lines that the held card would complete where it is, or where the pointer or the focus is."""
        hand = self.table.hand
        near = near_target(hand, self.table.keys.stop) if self.look is not None and hand.is_asked else None
        held = near is not None and (near.covers or hand.drag is not None)
        return self._lines(near.aim or near.option) if near is not None and held else []

    def _lines(self, option: Option) -> list[Line]:
        lines = self.table.session.game.trait(HasLines) if self.look is not None else None
        return lines.lines(self.table.hand.view, option) if lines else []

    # -- pointer --------------------------------------------------------------------------------------------

    def locate(self, option: Option) -> pygame.Rect | None:
        """Return the label of the line that an answer takes away."""
        return next((rect for rect, answer, _ in self.chips() if answer == option), None)

    def _press(self, point: Point) -> bool:
        """Handle a press. Return True on a line's label.

        A press on a line's end card also goes to the hand; only a further drag belongs to the line.
        """
        self.cancel_drag()
        for rect, option, _ in self.chips():
            if option is not None and rect.collidepoint(point):
                self._held = option
                return True
        place = self._place_at(point)
        self._clicked = self._through(place) if not self.table.hand.click_answers_at(point) else None
        if place != NONE and any(place in (line.places[0], line.places[-1]) for _, line in self.offers()):
            self._path, self._last = [place], point
        return False

    def _drag(self, point: Point) -> bool:
        """Handle pointer motion. Return True while the player drags along a line."""
        if not self._path or self._last is None:
            return False
        steps = max(1, round(math.dist(self._last, point) / 12))
        for step in range(1, steps + 1):
            share = step / steps
            self._visit(
                (
                    round(self._last[0] + (point[0] - self._last[0]) * share),
                    round(self._last[1] + (point[1] - self._last[1]) * share),
                )
            )
        self._last = point
        if len(self._path) > 1 and not self.is_drawing:
            self.is_drawing = True
            self.table.hand.forget_press()
            self.table.reading.close()
        return self.is_drawing

    def _visit(self, point: tuple[int, int]) -> None:
        place = self._place_at(point)
        if place != NONE and place not in self._path and self._lines_along([*self._path, place]):
            self._path.append(place)
            self.do.play("card")

    def _release(self, point: Point) -> bool:
        """Take the line that was dragged along, whose label was pressed, or whose only card was clicked."""
        held, path, moved, clicked = self._held, self._path, self.is_drawing, self._clicked
        self.cancel_drag()
        if held is not None:
            if any(option == held and rect.collidepoint(point) for rect, option, _ in self.chips()):
                self._take(held)
            return True
        whole = next(
            (
                option
                for option, line in self.offers()
                if len(line.places) == len(path) > 1 and set(line.places) == set(path)
            ),
            None,
        )
        if whole is None and not moved and clicked is not None and clicked == self._through(self._place_at(point)):
            self.table.hand.forget_press()
            self._take(clicked)
            return True
        if whole is not None:
            self._take(whole)
        return moved

    def _through(self, place: int) -> Option | None:
        """Return the only line through a place; None if there are none or several."""
        found = [option for option, line in self.offers() if place in line.places]
        return found[0] if len(found) == 1 else None

    def cancel_drag(self) -> bool:
        """Drop the gesture. Return True if the player was dragging along a line."""
        moved = self.is_drawing
        self._path, self._last, self._held, self.is_drawing, self._clicked = [], None, None, False, None
        return moved

    def _take(self, option: Option) -> None:
        self.do.drop_all()
        self.do.carry_out(HandAction(COMMIT, None, option))

    def _lines_along(self, path: Sequence[int]) -> list[Offer]:
        """Return the lines that start with the places of `path`, from either end."""
        return [
            (option, line)
            for option, line in self.offers()
            if list(path) in (list(line.places[: len(path)]), list(line.places[::-1][: len(path)]))
        ]

    def _place_at(self, point: tuple[int, int]) -> int:
        hand = self.table.hand
        return place_at(hand.view, hand.arrangement, point) if self.offers() else NONE

    # -- time -----------------------------------------------------------------------------------------------

    def update(self, now: int) -> bool:
        """Return True while a loop shimmers."""
        return self._shimmer() > 0

    def _shimmer(self) -> float:
        """Return the strength of the shimmer now, 0 to 1."""
        if not self.offers() or self.table.hand.still or self.table.director.pace.off:
            return 0.0
        since = (self.table.screen.now - self.shimmer_start) % SHIMMER_EVERY_MS
        return math.sin(math.pi * since / SHIMMER_MS) if since < SHIMMER_MS else 0.0

    def animating(self, now: int) -> bool:
        return self._shimmer() > 0

    def wake_at(self) -> int | None:
        """Return when the next shimmer begins."""
        if not self.offers() or self.table.hand.still or self.table.director.pace.off:
            return None
        since = (self.table.screen.now - self.shimmer_start) % SHIMMER_EVERY_MS
        return self.table.screen.now + SHIMMER_EVERY_MS - since + 1

    # -- drawing --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw the loops, and the labels over the pieces."""
        if band == Band.OVER:
            self._draw_chips(surface)
        else:
            self._draw_loops(surface)

    def _draw_loops(self, surface: pygame.Surface) -> None:
        """Draw the loops of lines that the held card would complete, else of those that can be taken away."""
        look = self.look
        if look is None:
            return
        coming = self.coming()
        if coming:
            for line in coming:
                self._draw_loop(surface, look, line, 0.0)
            return
        along = [option for option, _ in self._lines_along(self._path)] if self.is_drawing else []
        pointed = self._pointed_line()
        for option, line in self.offers():
            strong = 1.0 if option in (*along, pointed) else self._shimmer()
            self._draw_loop(surface, look, line, strong)
        for place in self._path if self.is_drawing else ():
            rect = self._rect(place)
            if rect is not None:
                radius = _RADIUS * self.table.places.arrangement.scale
                paint.panel(surface, rect, radius, look.color, opacity=_DRAWN_ALONG)

    def _pointed_line(self) -> Option | None:
        """Return the line whose label, card or prompt bar button is pointed at or focused."""
        point, prompt = self.table.pointer.at, self.table.prompt
        if not self.table.hand.click_answers_at(point) and (on_card := self._through(self._place_at(point))):
            return on_card
        on_chip = (option for rect, option, _ in self.chips() if rect.collidepoint(point))
        states = (
            button.option
            for button, answer in zip(prompt.buttons, prompt.status.answers, strict=False)
            if answer.state in ("hover", "focus", "pressed")
        )
        return next((option for option in (*on_chip, *states) if option is not None), None)

    def _draw_loop(self, surface: pygame.Surface, look: LineLook, line: Line, strong: float) -> None:
        scale = self.table.places.arrangement.scale
        rects = [rect for rect in map(self._rect, line.places) if rect is not None]
        if not rects:
            return
        box = rects[0].unionall(rects[1:]).inflate(*(2 * [round(4 * _AROUND * scale)]))
        points = outline([rect.move(-box.x, -box.y) for rect in rects], _AROUND * scale, _RADIUS * scale)
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
        broad, edge = _LOOP * scale, 2 * _EDGE * scale
        for color, width in ((look.ink, broad + edge), (look.color, broad)):
            body = f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{width:.1f}" stroke-linejoin="round"/>'
            surface.blit(svg.inline(body, *box.size, *box.size), box)
        if strong > 0:
            body = f'<path d="{path}" fill="none" stroke="#ffffff" stroke-width="{broad:.1f}" stroke-linejoin="round"/>'
            light = svg.inline(body, *box.size, *box.size)
            light.set_alpha(round(_LIGHT * strong))
            surface.blit(light, box)

    def _rect(self, place: int) -> pygame.Rect | None:
        hand = self.table.hand
        return rect_of_place(hand.view, hand.arrangement, place)

    def chips(self) -> list[tuple[pygame.Rect, Option | None, str]]:
        """Return each line's label: its place above the grid, its answer if any, and its text."""
        coming = self.coming()
        told: list[tuple[Option | None, Line]] = [(None, line) for line in coming] or list(self.offers())
        table, scale = self.table, self.table.places.arrangement.scale
        if not told or self.look is None:
            return []
        face, size = self._letters()
        placed: list[tuple[pygame.Rect, Option | None, str]] = []
        for option, line in told:
            rects = [rect for rect in map(self._rect, line.places) if rect is not None]
            if not rects:
                continue
            _, zone, _ = describe(line.places[0])
            grid = table.hand.arrangement.zone_rects.get(zone) or rects[0].unionall(rects[1:])
            width = text.width(line.words, face, size) + round(2.6 * size)
            chip = pygame.Rect(0, 0, width, round(_CHIP / _LETTERS * size))
            chip.midbottom = rects[0].unionall(rects[1:]).centerx, grid.top - round(_GAP * scale)
            chip.clamp_ip(table.places.area)
            while any(chip.colliderect(other) for other, _, _ in placed) and chip.top > table.places.area.top:
                chip.bottom = min(other.top for other, _, _ in placed if chip.colliderect(other)) - round(_GAP * scale)
            placed.append((chip, option, line.words))
        return placed

    def _letters(self) -> tuple[str, float]:
        table = self.table
        larger = min(1.6, table.screen.scale.text)
        return table.screen.theme.font("button")[0], _LETTERS * table.places.arrangement.scale * larger

    def _draw_chips(self, surface: pygame.Surface) -> None:
        look = self.look
        if look is None:
            return
        face, size = self._letters()
        pointed = self._pointed_line()
        for rect, option, words in self.chips():
            lit = option is not None and option == pointed
            ground, ink = (look.color, look.ink) if lit else (look.ink, look.text)
            paint.shadow(surface, rect, rect.height / 2, 0.3 * size, 0.4, (0, 0.15 * size))
            paint.panel(surface, rect, 0.45 * size, ground, look.text, max(1.5, 0.1 * size))
            tick = svg.inline(_TICK.format(color=ink if lit else look.color), size, size, 48, 48)
            surface.blit(tick, tick.get_rect(midleft=(rect.left + round(0.6 * size), rect.centery)))
            text.draw(surface, words, face, size, ink, (rect.left + 1.9 * size, rect.centery), "midleft")
