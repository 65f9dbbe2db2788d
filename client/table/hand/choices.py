"""The options of a question, as things on the table that can be taken and places where they can go.

An option is a verb, a source and a target. A source on the table can be dragged to its target. An option without either
becomes a button of the prompt bar.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

import pygame

from client.layout.arrangement import Arrangement
from client.layout.grid import is_grid, key_at, place_of
from client.layout.pieces import CARD, TOKEN, Key, Pose
from client.table.hand.tag_strips import NO_STRIPS, Strips, is_strip, strip_at
from engine.kernel.flow.ruleset import PASS
from engine.kernel.state.refs import (
    CARD as CARD_REF,
    NONE,
    PLACE as PLACE_REF,
    SEAT,
    ZONE,
    describe,
    seat_ref,
    zone_ref,
)
from engine.kernel.state.state import Option
from engine.kernel.state.view import View

QUESTION: Key = ("question",)
"""The card that asks for a target: its targets are lit without selecting it first."""
ENTRY: Key = ("entry",)
"""The link of the chain that a reaction answers, in its list."""
Spot = Key
"""Something that can be pointed at: a piece's key, ("zone", index), ("seat", seat) or a strip's key."""


@dataclass(frozen=True, slots=True)
class DropTarget:
    """Where a source can be dropped.

    `option`: the answer. `spot`: what is lit. `rect`: the drop and click area in pixels. `slot`: the card's pose there,
    or None without a place of its own. `covers`: the card will cover another card, which stays visible until then.
    `aim`: the answer to the next question, when the drop already answers it. `opens`: the pile that opens because the
    next question offers several of its cards, or NONE.
    """

    option: Option
    spot: Spot
    rect: pygame.Rect
    slot: Pose | None = None
    covers: bool = False
    aim: Option | None = None
    opens: int = NONE


class Choices:
    """The viewer's choices in one arrangement, with the tag strips of its cards.

    The cards in `held` are in the hand already: their targets are lit without selecting them.
    """

    def __init__(
        self, view: View, arrangement: Arrangement, strips: Strips = NO_STRIPS, held: Collection[int] = ()
    ) -> None:
        self.view = view
        self.held = held
        self.arrangement = arrangement
        self.strips = strips
        by_option = {strip.option: strip for row in strips.values() for strip in row}
        self._strip_rects: dict[Key, pygame.Rect] = {strip.key: strip.rect for row in strips.values() for strip in row}
        self.options: Sequence[Option] = view.options
        self.loose: list[Option] = []
        self.in_piles: dict[int, dict[int, Option]] = {}
        """Selectable cards in piles that show only their top: for each zone, the answer for each card."""
        self._sources: dict[Spot, list[Option]] = {}
        self._targets: dict[Spot, list[DropTarget]] = {}
        self._browsed = self._piles()
        for option, card in self._chosen_in_piles().items():
            self.in_piles.setdefault(self._browsed[card], {})[card] = option
        in_piles = {option for chosen in self.in_piles.values() for option in chosen.values()}
        for option in self.options:
            if option in by_option:
                self._sources[by_option[option].key] = [option]
                continue
            if option in in_piles:
                continue
            asked_for = self._asks_for(option)
            if asked_for:
                self._sources.setdefault(QUESTION, []).append(option)
            # Passing is always a button, even if a card on the table asks.
            declines = option[0] == PASS and option[2] == NONE
            spots = [] if declines else self._source_spots(option[1]) or ([] if asked_for else self.spots(option[2]))
            for spot in spots:
                self._sources.setdefault(spot, []).append(option)
            if not spots and not asked_for:
                self.loose.append(option)

    def _piles(self) -> dict[int, int]:
        """Return the cards in piles that show only their top, each with its zone."""
        arrangement, zones = self.arrangement, self.view.zones
        found: dict[int, int] = {}
        for zone in arrangement.zone_rects if self.options else ():
            cards = [card for card in zones[zone] if card >= 0] if 0 <= zone < len(zones) else []
            if arrangement.is_stack(zone) or any(("card", card) not in arrangement.by_key for card in cards):
                found |= dict.fromkeys(cards, zone)
        return found

    def _chosen_in_piles(self) -> dict[Option, int]:
        """Return the answers that choose a card in a pile, with that card.

        A top card counts as a normal card if it moves or is the pile's only choice.
        """
        chosen = {option: card for option in self.options if (card := self._card_in_pile(option)) != NONE}
        number = Counter(self._browsed[card] for card in chosen.values())
        return {
            option: card
            for option, card in chosen.items()
            if not (self._is_on_top(card) and (number[self._browsed[card]] == 1 or self._goes(option, card)))
        }

    def _card_in_pile(self, option: Option) -> int:
        """Return the card in a pile that an answer chooses, or NONE. It is never the card that asks."""
        ref = option[2] if describe(option[2])[0] == CARD_REF and option[2] != option[1] else option[1]
        question = self.view.question
        asks = question is not None and ref == question[2] and option[2] != ref
        return ref if describe(ref)[0] == CARD_REF and ref in self._browsed and not asks else NONE

    @staticmethod
    def _goes(option: Option, card: int) -> bool:
        return card == option[1] and describe(option[2])[0] == ZONE

    def _is_on_top(self, card: int) -> bool:
        return ("card", card) in self.arrangement.by_key and self.view.zones[self._browsed[card]][-1] == card

    def _asks_for(self, option: Option) -> bool:
        """Return whether the card in question asks for the option's target."""
        question = self.view.question
        if question is None or option[1] == NONE or option[1] == option[2]:
            return False
        if option[1] != question[2] and option[1] not in self.held:
            return False
        return describe(option[2])[0] in (CARD_REF, PLACE_REF, SEAT, ZONE) and bool(self.spots(option[2]))

    def answer_with(self, key: Key) -> Option | None:
        """Return the answer that chooses this card, on the table or on top of a pile, or None."""
        piece = self.arrangement.by_key.get(key)
        if piece is None or piece.kind != CARD:
            return None
        chosen = self.in_piles.get(piece.zone, {}).get(piece.card)
        lit = (target.option for target in self.targets(QUESTION) if target.spot == key)
        return chosen if chosen is not None else next(lit, None)

    # -- sources --------------------------------------------------------------------------------------------

    @property
    def sources(self) -> Sequence[Spot]:
        """Everything that can be taken or clicked for an answer."""
        return tuple(spot for spot in self._sources if spot != QUESTION)

    def stops(self) -> list[Spot]:
        """Return the sources for the keyboard in reading order, with one of each heap of tokens."""
        seen: dict[tuple[Option, ...], Spot] = {}
        for spot in self.sources:
            seen[tuple(self._sources[spot])] = spot
        return sorted(seen.values(), key=lambda spot: (self.rect_of(spot).centery // 60, self.rect_of(spot).centerx))

    def is_source(self, spot: Spot | None) -> bool:
        """Return whether `spot` has answers."""
        return spot in self._sources

    @property
    def only(self) -> Spot | None:
        """The automatically selected source: the card that asks for a target, or the token if there is nothing else."""
        if QUESTION in self._sources:
            return QUESTION
        if self.loose or self.in_piles or len({option[1] for option in self.options}) != 1 or len(self.options) < 2:
            return None
        tokens = [spot for spot in self._sources if self._is_token(spot)]
        return tokens[-1] if len(tokens) == len(self._sources) else None

    def _is_token(self, spot: Spot) -> bool:
        piece = self.arrangement.by_key.get(spot)
        return piece is not None and piece.kind == TOKEN

    def options_of(self, spot: Spot) -> Sequence[Option]:
        """Return the answers of a source."""
        return self._sources.get(spot, ())

    def single(self, spot: Spot) -> Option | None:
        """Return the only answer of a source, or None."""
        options = self.options_of(spot)
        return options[0] if len(options) == 1 else None

    def _source_spots(self, ref: int) -> list[Spot]:
        """Return the pieces to take for a reference; for a pile only the top card."""
        kind, zone, _ = describe(ref)
        if kind == ZONE and not self.holds_tokens(zone):
            pile = self.view.table.layout.zone(zone)
            cards = self.arrangement.in_zone(zone) if pile.deck or pile.pile else []
            if cards:
                return [cards[-1].key]
        return self.spots(ref)

    def spots(self, ref: int) -> list[Spot]:
        """Return what a reference stands for on the table."""
        kind, index, position = describe(ref)
        arrangement = self.arrangement
        if kind == CARD_REF:
            return [("card", index)] if ("card", index) in arrangement.by_key else []
        if kind == SEAT:
            return [("seat", index)] if index in arrangement.plate_rects else []
        if kind == ZONE:
            here, own = arrangement.in_zone(index), self.view.seat
            tokens = [piece.key for piece in here if piece.kind == TOKEN and piece.seat == own]
            if tokens or self.holds_tokens(index):
                return tokens
            return [("zone", index)] if index in arrangement.zone_rects else []
        if kind == PLACE_REF and is_grid(self.view, index):
            key = key_at(self.view, arrangement, index, position)
            return [key] if key in arrangement.by_key else []
        if kind == PLACE_REF:
            cards = arrangement.in_zone(index)
            return [cards[position].key] if position < len(cards) else []
        return []

    def holds_tokens(self, zone: int) -> bool:
        """Return whether `zone` is a board place instead of a zone of cards."""
        return zone >= self.view.table.layout.zone_count(self.view.table.seats)

    def rect_of(self, spot: Spot) -> pygame.Rect:
        """Return where `spot` can be pointed at; an empty rectangle if it isn't there."""
        piece = self.arrangement.by_key.get(spot)
        if piece is not None:
            return piece.hit
        if spot in self._strip_rects:
            return self._strip_rects[spot]
        kind, number = place_of_spot(spot)
        place = self.arrangement.seat_rect(number) if kind == "seat" else self.arrangement.zone_rects.get(number)
        return place or _NOWHERE

    def source_at(self, point: tuple[float, float]) -> Spot | None:
        """Return the source under a point: the highest piece first, then the smallest place."""
        piece = self.arrangement.piece_at(point)
        strip = strip_at(self.strips, piece, point)
        if strip is not None and strip.key in self._sources:
            return strip.key
        if piece is not None and piece.key in self._sources:
            return piece.key
        if piece is not None and piece.kind == CARD:
            return None
        places = [
            spot
            for spot in self.sources
            if spot not in self.arrangement.by_key and not is_strip(spot) and self.rect_of(spot).collidepoint(point)
        ]
        return min(places, key=lambda spot: _area(self.rect_of(spot)), default=None)

    # -- targets --------------------------------------------------------------------------------------------

    def targets(self, source: Spot) -> list[DropTarget]:
        """Return where a source may go; empty if a click is enough."""
        found = self._targets.get(source)
        if found is None:
            options = self.options_of(source)
            found = [target for option in options if (target := self._target(source, option)) is not None]
            self._targets[source] = found
        return found[:]

    def _target(self, source: Spot, option: Option) -> DropTarget | None:
        if option[1] == option[2] and option[1] != NONE:
            # The piece leaves its place and goes to its owner.
            home = self.arrangement.plate_rects.get(self.view.seat)
            return DropTarget(option, ("seat", self.view.seat), home) if home else None
        kind, index, _ = describe(option[2])
        if kind == ZONE and index in self.arrangement.zone_rects:
            return DropTarget(
                option, ("zone", index), self.arrangement.zone_rects[index], self.arrangement.slots.get(index)
            )
        spots = [spot for spot in self.spots(option[2]) if spot != source]
        if spots and (source == QUESTION or self.spots(option[1])):
            covered = self.arrangement.by_key.get(spots[0])
            covers = place_of(self.view, covered) != NONE and option[1] in self.held
            slot = covered.pose if covered is not None and covers else None
            return DropTarget(option, spots[0], self.rect_of(spots[0]), slot, covers)
        return None


_NOWHERE = pygame.Rect(-1, -1, 0, 0)


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height


def place_of_spot(spot: Spot | None) -> tuple[str, int]:
    """Return the kind and the number of a "zone" or a "seat"; ("", NONE) for anything else."""
    if isinstance(spot, tuple) and spot[0] in ("zone", "seat"):
        return spot[0], spot[1]
    return "", NONE


def source_ref(spot: Spot, arrangement: Arrangement) -> int:
    """Return the rules' reference for something on the table, or NONE."""
    piece = arrangement.by_key.get(spot)
    if piece is not None:
        if piece.kind == CARD:
            return piece.card if piece.card >= 0 else zone_ref(piece.zone)
        return zone_ref(piece.zone) if piece.kind == TOKEN else NONE
    kind, number = place_of_spot(spot)
    return {"seat": seat_ref, "zone": zone_ref}[kind](number) if kind else NONE


def drop_target(targets: Sequence[DropTarget], moved: pygame.Rect, pointer: tuple[float, float]) -> DropTarget | None:
    """Return the target of a drop: the smallest under the pointer, the one covered most, or one close by.

    Close by is within 0.6 of the piece's width.
    """
    best: tuple[int, DropTarget] | None = None
    near: tuple[float, DropTarget] | None = None
    for target in targets:
        covered = _area(target.rect.clip(moved))
        if covered and (best is None or covered > best[0]):
            best = covered, target
        distance = _distance(target.rect, moved.center)
        if distance <= 0.6 * moved.width and (near is None or distance < near[0]):
            near = distance, target
    return smallest_at(targets, pointer) or (best[1] if best else near[1] if near else None)


def smallest_at(targets: Sequence[DropTarget], point: tuple[float, float]) -> DropTarget | None:
    """Return the smallest target under a point, or None."""
    under = [target for target in targets if target.rect.collidepoint(point)]
    return min(under, key=lambda target: _area(target.rect), default=None)


def _distance(rect: pygame.Rect, point: tuple[float, float]) -> float:
    across = max(rect.left - point[0], 0, point[0] - rect.right)
    down = max(rect.top - point[1], 0, point[1] - rect.bottom)
    return float((across**2 + down**2) ** 0.5)
