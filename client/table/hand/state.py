"""The state of a player's hand: the newest question, resting places, and what is dragged, selected and lit.

`client.table.hand.gestures` adds the player's gestures.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

import pygame

from client.layout.arrangement import Arrangement, ArrangeOptions
from client.layout.grid import place_at
from client.layout.pieces import CARD, Key, Piece, Point
from client.table.hand.choices import ENTRY, QUESTION, Choices, DropTarget, Spot, drop_target, smallest_at, source_ref
from client.table.hand.drag import Drag
from client.table.hand.drag_targets import DragTargets, Foresee
from client.table.hand.look import InputLook, SweepLook
from client.table.hand.shares import Share, share_of
from client.table.hand.tag_strips import NO_STRIPS, FindStrips, Strips, TagStrip, strip_at
from engine.kernel.game.traits import HasQuickAnswers, Sweep
from engine.kernel.state.layout import ALL, SPECTATOR, Zone
from engine.kernel.state.refs import NONE, PLACE, describe, seat_ref
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.session.reactions.reaction_memory import is_reaction

_TRIED = 4
"""Number of determinizations that test an answer before a click may give something away."""


@dataclass(slots=True)
class Press:
    """A button press: where, on which piece and source."""

    pointer: tuple[int, int]
    piece: Piece | None
    spot: Spot | None
    touch: bool


class Hand:
    """The state of one hand on the table."""

    def __init__(
        self, view: View, rest: Callable[[], Arrangement], look: InputLook, find_strips: FindStrips, foresee: Foresee
    ) -> None:
        self.view = view
        self._foresee = foresee
        self.preview_of: Foresee = cache(foresee)
        """Returns the preview of answers to the question, as far as it has been computed."""
        self._drag_targets: DragTargets | None = None
        self._rest = rest
        self.look = look
        self._find_strips = find_strips
        self._strips: Strips | None = None
        self.share: Share | None = share_of(view, self.look.shares)
        """The amount that the question shares out, or None."""
        self.amount: int | None = None
        """How much of it the next target takes; None: as much as it can."""
        self._arrangement: Arrangement | None = None
        self._choices: Choices | None = None
        self.picked: Spot | None = None
        self.marked: Spot | None = None
        """The thing of the player that a second click would give away for good."""
        self.drag: Drag | None = None
        self.pointed: Key | None = None
        """The piece under the pointer."""
        self.orders: dict[int, list[int]] = {}
        """Each seat's order of the cards in its hand."""
        self.entry: Callable[[], pygame.Rect | None] = lambda: None
        """Returns the place of the chain link that a reaction answers."""
        self.still = False
        self._sweeps: tuple[View | None, Sequence[tuple[Sweep, SweepLook]]] = (None, ())
        self._press: Press | None = None
        self._gap: tuple[int, int] | None = None

    @property
    def arrangement(self) -> Arrangement:
        """Where everything rests in the newest view, computed when first needed."""
        if self._arrangement is None:
            self._arrangement = self._rest()
        return self._arrangement

    @property
    def choices(self) -> Choices:
        """The current choices."""
        if self._choices is None:
            self._choices = Choices(self.view, self.arrangement, self.strips, self._cards_in_hand())
        return self._choices

    def targets(self, spot: Spot) -> list[DropTarget]:
        """Return the targets to light up for a source: those its answers name, and those it will act on."""
        return self._targets_of.find_lit_targets(spot)

    @property
    def _targets_of(self) -> DragTargets:
        """The targets of each source."""
        if self._drag_targets is None:
            self._drag_targets = DragTargets(self.choices, self.preview_of, self.look.buttons)
        return self._drag_targets

    def _cards_in_hand(self) -> frozenset[int]:
        """Return the cards that are already in the hand."""
        layout, seat = self.view.table.layout, self.view.seat
        zones = [layout.seat_zone(name, seat) for name in self.look.held] if self.is_asked else []
        return frozenset(card for zone in zones for card in self.view.zones[zone] if card >= 0)

    @property
    def strips(self) -> Strips:
        """The tag strips of cards, row by row; none for spectators."""
        if self._strips is None:
            spectates = self.view.seat == SPECTATOR
            self._strips = NO_STRIPS if spectates else self._find_strips(self.view, self.arrangement)
        return self._strips

    def strip_at(self, pointer: Point) -> TagStrip | None:
        """Return the tag row at a point; None for spectators."""
        return strip_at(self.strips, self.arrangement.piece_at(pointer), pointer)

    @property
    def is_asked(self) -> bool:
        """Whether the viewer has a question to answer."""
        return bool(self.view.options)

    @property
    def selected_source(self) -> Spot | None:
        """The source that a click on a lit target moves: the selected one, or the only possible one."""
        if self.picked is not None:
            return self.picked
        return self.choices.only if self.is_asked else None

    @property
    def lit_targets(self) -> list[DropTarget]:
        """The lit targets: those of the dragged piece, else those of the selected source."""
        if self.drag is not None:
            return list(self.drag.targets)
        return self.targets(self.selected_source) if self.selected_source is not None else []

    @property
    def sweeps(self) -> Sequence[tuple[Sweep, SweepLook]]:
        """Sweeps with answers now, with their keys and labels; computed once per view."""
        if not self.is_asked or not self.look.sweeps:
            return ()
        if self._sweeps[0] is not self.view:
            known, found = self.look.sweeps, self.view.table.game.trait(HasQuickAnswers)
            sweeps = found.sweeps(self.view) if found else ()
            offered = [(sweep, known[sweep.name]) for sweep in sweeps if sweep.options and sweep.name in known]
            self._sweeps = self.view, offered
        return self._sweeps[1]

    @property
    def offered_sweeps(self) -> list[tuple[Sweep, SweepLook]]:
        """The sweeps that can start now."""
        return [(sweep, look) for sweep, look in self.sweeps if not sweep.goes_on]

    def hints(self, text_scale: float, hover: bool = True, log_open: bool = True) -> ArrangeOptions:
        """Return the hand's options for the arrangement."""
        away: frozenset[Key] = frozenset()
        if self.drag is not None and self.drag.piece.kind == CARD:
            away = frozenset((self.drag.piece.key,))
        return ArrangeOptions(
            text_scale,
            tuple(self.orders.get(self.view.seat, ())),
            away,
            self.pointed if hover and self.drag is None else None,
            self._gap,
            log_open,
        )

    def drop_places(self, spot: Spot) -> list[DropTarget]:
        """Return every place where a source can be dropped to give an answer."""
        return [*self._targets_of.of(spot), *self._entry(spot)]

    def _entry(self, key: Key) -> list[DropTarget]:
        """Return the chain link that a reaction answers, as a target."""
        option = self.choices.single(key) if is_reaction(self.view.question) else None
        rect = self.entry() if option is not None else None
        return [DropTarget(option, ENTRY, rect)] if option is not None and rect is not None else []

    def answers_at(self, point: Point) -> bool:
        """Return whether a press at `point` may start an answer."""
        piece = self.arrangement.piece_at(point)
        return self.click_answers_at(point) or bool(piece is not None and self.drop_places(piece.key))

    def click_answers_at(self, point: Point) -> bool:
        """Return whether a click at `point` may start an answer."""
        return bool(self.choices.source_at(point) or self.lit_at(point))

    def lit_at(self, pointer: Point) -> DropTarget | None:
        """Return the smallest lit target at a point."""
        return smallest_at(self.lit_targets, pointer)

    def drop_target(self) -> DropTarget | None:
        """Return the target of the dragged piece if it were dropped now. Over a grid place, only that place counts."""
        drag = self.drag
        if drag is None:
            return None
        target = drag.snapped or drop_target(drag.targets, drag.rect(), drag.pointer)
        if drag.snapped is not None or (target is not None and target.rect.collidepoint(drag.pointer)):
            return target
        if (seat := self.seat_before(drag.pointer, drag.piece.key)) is not None:
            return seat
        return target if self.meant_at(drag.pointer, drag.piece.key) == NONE else None

    def seat_before(self, point: Point, dropped: Key | None = None) -> DropTarget | None:
        """Return the selectable seat that owns the grid card at a point: any of its cards stands for the seat."""
        at = describe(self.meant_at(point, dropped))
        owner = self.view.table.layout.owner(at[1]) if at[0] == PLACE else NONE
        return next((target for target in self.lit_targets if owner != NONE and target.spot == ("seat", owner)), None)

    def meant_at(self, point: Point, dropped: Key | None = None) -> int:
        """Return the reference of the grid place, card or player at a point. A drop there means nothing next to it.

        NONE for the bare table, the `dropped` piece itself, and the viewer's hand.
        """
        arrangement = self.arrangement
        place = place_at(self.view, arrangement, point)
        if place != NONE:
            return place
        on_top = (
            piece
            for piece in reversed(arrangement.pieces)
            if piece.key != dropped and piece.kind == CARD and piece.hit.collidepoint(point)
        )
        piece = next(on_top, None)
        if piece is not None:
            private = piece.seat == self.view.seat and not self.lies_open(piece.zone)
            return NONE if private else source_ref(piece.key, arrangement)
        seat = arrangement.seat_at(point)
        return seat_ref(seat) if seat != NONE else NONE

    def zone_kind(self, zone: int) -> Zone | None:
        """Return the kind of a zone; None for a board place and for NONE."""
        layout = self.view.table.layout
        return layout.zone(zone) if 0 <= zone < layout.zone_count(self.view.table.seats) else None

    def lies_open(self, zone: int) -> bool:
        """Return whether all players see the cards of a zone."""
        kind = self.zone_kind(zone)
        return kind is not None and kind.sees == ALL

    def is_heap(self, zone: int) -> bool:
        """Return whether a zone stacks its cards, like a deck or a discard pile."""
        kind = self.zone_kind(zone)
        return kind is not None and (kind.deck or kind.pile)

    def loses_own_card(self, option: Option, card: int) -> bool:
        """Return whether an answer gives away one of the viewer's cards for good."""
        piece = self.arrangement.by_key.get((CARD, card)) if card >= 0 else None
        if piece is None or piece.seat != self.view.seat:
            return False
        return self.preview_of(option).look(_TRIED).loses(card)

    def _held_card(self) -> int:
        """Return the card that is already in the hand and needs a place, or NONE."""
        options = self.choices.options_of(QUESTION)
        return next((option[1] for option in options if option[1] in self.choices.held), NONE)
