"""The chain of triggered effects that have not resolved yet, in order, with sources and targets.

The list stands in its place on the map while it has links. Arrows lead from the source to each target, for the
resolving link and the pointed one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from client.art import paint, text
from client.art.arrows import ArrowLook, draw_arrow
from client.input.focus import LINK, FocusStop
from client.table.context import TableContext
from client.table.hand.choices import ENTRY
from client.table.layer import Band, Layer, SpeechWords
from client.table.layers.find_on_table import place_of
from client.table.pointer_targets import Pointer, PointerKind, ReadableThing
from client.widgets.tooltip import WIDEST, draw_tooltip
from engine.kernel.game.traits import ANNOUNCED, RESOLVING, WAITING, ChainLink, HasChain
from engine.kernel.state.refs import NONE
from engine.session.reactions.reaction_memory import is_reaction
from engine.words.say import access as say_access, table as say

ANSWERED = "chain.answered"
"""The anchor of the link that a reaction answers."""
_STATUS = {ANNOUNCED: "link-announced", WAITING: "link-waiting", RESOLVING: "link-resolving"}
_ROW, _HEAD, _PAD = 80.0, 40.0, 10.0
_GROWS = 1.3
_LETTERS, _SMALL, _CARD, _DRAWING = 21.0, 18.0, 76.0, 0.72
_INK = "#33223B"
_ARROW, _ARROW_FAR = ArrowLook("#E5493A", _INK), ArrowLook("#FFCF4A", _INK)


@dataclass(frozen=True, slots=True)
class LinkRow:
    """A link in the list: its index from 0, and its rectangle in the window."""

    number: int
    link: ChainLink
    rect: pygame.Rect


class ChainLayer(Layer):
    """Shows a table's chain; costs nothing while the chain is empty."""

    bands = (Band.BETWEEN, Band.OVER, Band.READING)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self.links: list[ChainLink] = []
        self.pointed = -1
        self._stack: object = None
        self._turn = NONE

    def update(self, now: int) -> bool:
        """Read the chain after the events shown so far. Return True if it changed.

        A batch changes it with its last event, and a new turn empties it.
        """
        table, session = self.table, self.table.session
        view = table.director.newest if table.director.reached else table.director.shown.counting_view
        same = view.stack is self._stack
        if same and view.turn == self._turn:
            return False
        self._stack, self._turn = view.stack, view.turn
        chains = session.game.trait(HasChain)
        links = chains.chain(view, session.names) if chains and not same else []
        changed = links != self.links
        self.links = links
        if changed:
            self.pointed = -1
        return changed

    # -- list -----------------------------------------------------------------------------------------------

    @property
    def _scale(self) -> float:
        """Window pixels per map pixel. Larger text increases it as long as several links fit."""
        arrangement = self.table.places.arrangement
        return arrangement.scale * min(_GROWS, arrangement.letters)

    @property
    def rows(self) -> list[LinkRow]:
        """The links that fit in the list, the next to resolve first."""
        place = self.table.places.arrangement.rects.get("chain")
        if not self.links or place is None:
            return []
        scale = self._scale
        head, pad = round(_HEAD * scale), round(_PAD * scale)
        room = place.height - head - pad
        most = max(1, int(room / (_ROW * scale)))
        shown = self.links[:most]
        tall = round(_ROW * scale)
        return [
            LinkRow(
                number,
                link,
                pygame.Rect(
                    place.x + pad, place.y + head + number * tall, place.width - 2 * pad, tall - round(6 * scale)
                ),
            )
            for number, link in enumerate(shown)
        ]

    @property
    def rect(self) -> pygame.Rect:
        """The area of the list; empty without links."""
        rows = self.rows
        if not rows:
            return pygame.Rect(0, 0, 0, 0)
        place = self.table.places.arrangement.rects["chain"]
        return pygame.Rect(place.x, place.y, place.width, rows[-1].rect.bottom + round(8 * self._scale) - place.y)

    def anchor(self, name: str) -> pygame.Rect | None:
        """Return the area of the list, or of the link that a reaction answers."""
        if name == ANSWERED:
            return next((row.rect for row in self.rows if row.number == self._answerable_link), None)
        return self.rect if name == "chain" and self.links else None

    @property
    def _answerable_link(self) -> int:
        """The link that the viewer may react to: the one of the card in question, else the one that resolves."""
        question = self.table.hand.view.question
        if not self.links or question is None or not is_reaction(question):
            return NONE
        cards = [link.card for link in self.links]
        return cards.index(question[2]) if question[2] != NONE and question[2] in cards else 0

    def pointer(self, event: Pointer) -> bool:
        """Point at the link under the pointer."""
        if event.kind == PointerKind.MOVE and self.links:
            self.pointed = next((row.number for row in self.rows if row.rect.collidepoint(event.point)), -1)
        elif event.kind in (PointerKind.MOVE, PointerKind.LEAVE):
            self.pointed = -1
        return False

    def stops(self) -> Sequence[FocusStop]:
        """Return the links as focus stops, unless a piece is selected."""
        rows = self.rows if self.table.hand.picked is None else ()
        return [FocusStop(LINK, row.number, row.rect, aside=True) for row in rows]

    def describe(self, stop: FocusStop, speech: SpeechWords) -> Sequence[str]:
        """Return the number and the text of a link, as the newest view has it."""
        if stop.kind != LINK or not isinstance(stop.name, int):
            return ()
        session = self.table.session
        chains = session.game.trait(HasChain)
        links = chains.chain(self.table.views.newest, session.names) if chains else []
        if stop.name >= len(links):
            return ()
        return say_access("chain-link", number=stop.name + 1, count=len(links)), links[stop.name].words

    def on_focus(self, stop: FocusStop | None) -> ReadableThing | None:
        """Point at the focused link. Its text is drawn with the arrows."""
        on_link = stop is not None and stop.kind == LINK and isinstance(stop.name, int)
        self.pointed = int(str(stop.name)) if on_link and stop is not None else -1
        return None

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw the list, below a dragged card, and the arrows on top."""
        if band == Band.READING:
            self._draw_arrows(surface)
        elif (band == Band.BETWEEN) == (self.table.hand.drag is not None):
            self._draw_list(surface)

    def _draw_list(self, surface: pygame.Surface) -> None:
        rows = self.rows
        if not rows:
            return
        table, scale, rect = self.table, self._scale, self.rect
        look = table.screen.painter.look
        paint.shadow(surface, rect, 10 * scale, 8 * scale, 0.4, (0, 4 * scale), look.color("shadow"))
        paint.panel(surface, rect, 10 * scale, look.color("prompt"), _INK, max(1.5, 3 * scale))
        face, size = table.screen.theme.font("button")[0], _LETTERS * scale
        words = say("about-to-happen")
        words = words if len(rows) == len(self.links) else f"{words} ({len(self.links)})"
        size = text.fit(words, face, size, rect.width - 24 * scale, _SMALL * scale)
        at = rect.x + 14 * scale, rect.y + _HEAD * scale / 2 + 2 * scale
        text.draw(surface, words, face, size, look.color("prompt-text"), at, "midleft")
        for row in rows:
            self._draw_row(surface, row, scale)

    def _draw_row(self, surface: pygame.Surface, row: LinkRow, scale: float) -> None:
        """Draw a link's card, name, owner and status."""
        table, rect, link = self.table, row.rect, row.link
        look, theme = table.screen.painter.look, table.screen.theme
        now, lit = link.status == RESOLVING, row.number == self.pointed
        drag = table.hand.drag
        lit = lit or (drag is not None and any(target.spot == ENTRY and target.rect == rect for target in drag.targets))
        color = theme.seat(table.screen.painter.seat_keys[link.seat]).color
        fill = paint.mix(look.color("prompt"), color, 0.3 if lit else 0.14)
        paint.panel(surface, rect, 8 * scale, fill, color, max(1.5, (4 if now else 2) * scale))
        bold, plain = theme.font("button")[0], theme.font("hint")[0]
        name, ink = self._name(link), look.color("prompt-text")
        whose = f"{table.session.names[link.seat]} · {say(_STATUS[link.status])}"
        left, pictured = rect.x + 8 * scale, (_CARD + 10) * scale if link.card >= 0 else 0.0
        largest, small = _LETTERS * scale, _SMALL * scale
        room = rect.right - left - 8 * scale
        size = text.fit_lines(name, bold, largest, room - pictured, 2, small)
        if pictured and size and text.width(whose, plain, small) <= room - pictured:
            self._draw_card(surface, link.card, left, rect, scale)
            left, room = left + pictured, room - pictured
        else:
            size = text.fit_lines(name, bold, largest, room, 2, 1)
        lines = text.wrap(name, bold, size, room)
        small = text.fit(whose, plain, small, room)
        for line, share in zip(lines, (0.21, 0.49) if lines[1:] else (0.32,), strict=True):
            text.draw(surface, line, bold, size, ink, (left, rect.y + rect.height * share), "midleft")
        at = left, rect.y + rect.height * (0.79 if lines[1:] else 0.72)
        text.draw(surface, whose, plain, small, ink, at, "midleft")

    def _name(self, link: ChainLink) -> str:
        """Return the link's card name, or the start of its text if it has no card, e.g. for a spinner."""
        if link.card >= 0:
            return self.table.session.game.words.card_name(self.table.views.newest.table, link.card)
        return link.words.partition(":")[0].rstrip(".")

    def _draw_card(self, surface: pygame.Surface, card: int, left: float, rect: pygame.Rect, scale: float) -> None:
        """Draw the upper part of a card, where its art is."""
        painter = self.table.screen.painter
        face = painter.faces.face(card)
        detail = painter.sprites.detail_of(face, "small")
        picture = painter.sprites.compositor.draw(face, round(_CARD * scale), detail)
        tall = min(round(_DRAWING * picture.get_width()), rect.height - 2 * round(5 * scale))
        top = rect.y + (rect.height - tall) // 2
        surface.blit(picture, (round(left), top), (0, 0, picture.get_width(), tall))

    # -- arrows ---------------------------------------------------------------------------------------------

    def _draw_arrows(self, surface: pygame.Surface) -> None:
        """Draw the arrows of the resolving and the pointed link, and the pointed link's text."""
        if not self.links:
            return
        scale = self.table.places.arrangement.scale
        for number, link in enumerate(self.links):
            if link.status == RESOLVING or number == self.pointed:
                look = _ARROW if link.status == RESOLVING else _ARROW_FAR
                self._draw_links(surface, number, link, look, scale)
        row = next((row for row in self.rows if row.number == self.pointed), None)
        if row is not None and self.table.screen.dialog is None:
            self._draw_words(surface, row)

    def _draw_links(self, surface: pygame.Surface, number: int, link: ChainLink, look: ArrowLook, scale: float) -> None:
        rows, table = self.rows, self.table
        source = place_of(table.places, link.card) if link.card >= 0 else table.layers.anchor("spinner")
        if source is None and number < len(rows):
            source = rows[number].rect
        for target in link.targets:
            goal = place_of(table.places, target)
            if source is not None and goal is not None and source.center != goal.center:
                draw_arrow(surface, source, goal, look, scale, table.prompt.rect)

    def _draw_words(self, surface: pygame.Surface, row: LinkRow) -> None:
        table, link = self.table, row.link
        name = self._name(link)
        said = f"{table.session.names[link.seat]} · {say(_STATUS[link.status])}. {link.words}"
        unit, list_rect = table.screen.scale.unit, self.rect
        # Next to the list: over it, the tooltip would cover the links below this one.
        beside = pygame.Rect(0, 0, 2, 2)
        beside.midbottom = round(list_rect.left - (WIDEST / 2 + 20) * unit), round(row.rect.top - 10 * unit)
        if beside.left < WIDEST * unit / 2:
            beside = row.rect
        draw_tooltip(surface, f"{row.number + 1}. {name}", said, "", beside, table.screen.scale.rect, unit)
