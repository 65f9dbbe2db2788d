"""The options of a question, as things on the table that can be taken hold of and places they can go to.

An option is a verb, a source and a target. A source with a picture is picked up; its target is where it may be put
down. Whatever has neither is a button of the prompt bar.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

import pygame

from client.layout.grid import is_grid, key_at, place_of
from client.layout.pieces import CARD, TOKEN, Arrangement, Key, Piece, Pose
from client.table.hand.tag_strips import NO_STRIPS, Strips, is_strip, strip_at
from engine.kernel.flow.ruleset import PASS
from engine.kernel.state.refs import CARD as CARD_REF
from engine.kernel.state.refs import NONE, SEAT, ZONE, describe, seat_ref, zone_ref
from engine.kernel.state.refs import PLACE as PLACE_REF
from engine.kernel.state.state import Option
from engine.kernel.state.view import View

QUESTION: Key = ("question",)
"""Stands for the card that asks what it is to act on: its targets are lit without taking it first."""
ENTRY: Key = ("entry",)
"""Stands for the link of the chain that is reacted to, in the list of them."""
Spot = Key
"""Something that can be pointed at: a piece by its key, ("zone", index), ("seat", seat) or the key of a strip."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where a source may be put down.

    option   what that answers
    spot     what is lit
    rect     where it can be dropped or clicked, pixels
    slot     the pose a card takes there; None when it has no place of its own
    covers   whether it comes to lie on another card, which stays to be seen until then
    aim      what answers the question that follows, when it is dropped on what that will ask for
    opens    the pile that opens when the next question offers several of its cards; NONE for none
    """

    option: Option
    spot: Spot
    rect: pygame.Rect
    slot: Pose | None = None
    covers: bool = False
    aim: Option | None = None
    opens: int = NONE


class Choices:
    """What the seat that looks can do now, on one arrangement of the table with the strips of its cards. The cards that
    are `held` are in the hand already: their targets are lit without taking them first.
    """

    def __init__(self, view: View, arrangement: Arrangement, strips: Strips = NO_STRIPS,
                 held: Collection[int] = ()) -> None:  # fmt: skip
        self.view = view
        self.held = held
        self.arrangement = arrangement
        self.strips = strips
        by_option = {strip.option: strip for row in strips.values() for strip in row}
        self._strip_rects: dict[Key, pygame.Rect] = {strip.key: strip.rect for row in strips.values() for strip in row}
        self.options: Sequence[Option] = view.options
        self.loose: list[Option] = []
        self.in_piles: dict[int, dict[int, Option]] = {}
        """The cards that can be chosen in piles, of which only the top is seen: by zone, the answer for each card."""
        self._sources: dict[Spot, list[Option]] = {}
        self._targets: dict[Spot, list[Target]] = {}
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
            # To decline is a button, also when it is a card on the table that asks.
            declines = option[0] == PASS and option[2] == NONE
            spots = [] if declines else self._source_spots(option[1]) or ([] if asked_for else self.spots(option[2]))
            for spot in spots:
                self._sources.setdefault(spot, []).append(option)
            if not spots and not asked_for:
                self.loose.append(option)

    def _piles(self) -> dict[int, int]:
        """The cards that lie in piles of which only the top is seen, each with its zone."""
        arrangement, zones = self.arrangement, self.view.zones
        found: dict[int, int] = {}
        for zone in arrangement.zone_rects if self.options else ():
            cards = [card for card in zones[zone] if card >= 0] if 0 <= zone < len(zones) else []
            if arrangement.is_stack(zone) or any(("card", card) not in arrangement.by_key for card in cards):
                found |= dict.fromkeys(cards, zone)
        return found

    def _chosen_in_piles(self) -> dict[Option, int]:
        """The answers that choose a card in a pile, with that card. One that lies on top is chosen like any other card
        where it goes somewhere, and where nothing else of its pile can be chosen.
        """
        chosen = {option: card for option in self.options if (card := self._card_in_pile(option)) != NONE}
        number = Counter(self._browsed[card] for card in chosen.values())
        return {option: card for option, card in chosen.items()
                if not (self._is_on_top(card) and (number[self._browsed[card]] == 1 or self._goes(option, card)))}

    def _card_in_pile(self, option: Option) -> int:
        """The card in a pile that an answer chooses, or NONE. The card that asks is not what is chosen, wherever it
        lies by now.
        """
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
        """Whether the card that the question is about asks for the target of an answer."""
        question = self.view.question
        if question is None or option[1] == NONE or option[1] == option[2]:
            return False
        if option[1] != question[2] and option[1] not in self.held:
            return False
        return describe(option[2])[0] in (CARD_REF, PLACE_REF, SEAT, ZONE) and bool(self.spots(option[2]))

    def answer_with(self, key: Key) -> Option | None:
        """The answer to a card's question that chooses this card, on the table or on top of a pile; None without one.
        """
        piece = self.arrangement.by_key.get(key)
        if piece is None or piece.kind != CARD:
            return None
        chosen = self.in_piles.get(piece.zone, {}).get(piece.card)
        lit = (target.option for target in self.targets(QUESTION) if target.spot == key)
        return chosen if chosen is not None else next(lit, None)

    # -- sources --------------------------------------------------------------------------------------------

    @property
    def sources(self) -> Sequence[Spot]:
        """Everything that can be taken hold of or clicked to answer."""
        return tuple(spot for spot in self._sources if spot != QUESTION)

    def stops(self) -> list[Spot]:
        """The sources a keyboard goes to: one of each heap of tokens, from left to right and top to bottom."""
        seen: dict[tuple[Option, ...], Spot] = {}
        for spot in self.sources:
            seen[tuple(self._sources[spot])] = spot
        return sorted(seen.values(), key=lambda spot: (self.rect_of(spot).centery // 60, self.rect_of(spot).centerx))

    def is_source(self, spot: Spot | None) -> bool:
        """Whether something can be done with it."""
        return spot in self._sources

    @property
    def only(self) -> Spot | None:
        """What is taken without being asked for, so that its targets are lit: the card that asks what it is to act on,
        or the token when nothing else can be taken hold of.
        """
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
        """What can be done with a source."""
        return self._sources.get(spot, ())

    def single(self, spot: Spot) -> Option | None:
        """The only thing that can be done with a source; None when there are several, or nothing."""
        options = self.options_of(spot)
        return options[0] if len(options) == 1 else None

    def _source_spots(self, ref: int) -> list[Spot]:
        """What is taken hold of for a reference: of a pile of cards that lie on each other, the highest."""
        kind, zone, _ = describe(ref)
        if kind == ZONE and not self.holds_tokens(zone):
            pile = self.view.table.layout.zone(zone)
            cards = self.arrangement.in_zone(zone) if pile.deck or pile.pile else []
            if cards:
                return [cards[-1].key]
        return self.spots(ref)

    def spots(self, ref: int) -> list[Spot]:
        """What on the table a reference stands for."""
        kind, index, position = describe(ref)
        arrangement = self.arrangement
        if kind == CARD_REF:
            return [("card", index)] if ("card", index) in arrangement.by_key else []
        if kind == SEAT:
            return [("seat", index)] if index in arrangement.plate_rects else []
        if kind == ZONE:
            tokens = [piece.key for piece in arrangement.in_zone(index) if self._is_own_token(piece)]
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

    def _is_own_token(self, piece: Piece) -> bool:
        return piece.kind == TOKEN and piece.seat == self.view.seat

    def holds_tokens(self, zone: int) -> bool:
        """Whether it is a board place, not a zone of cards."""
        return zone >= self.view.table.layout.zone_count(self.view.table.seats)

    def rect_of(self, spot: Spot) -> pygame.Rect:
        """Where something can be pointed at; empty for what is not there."""
        piece = self.arrangement.by_key.get(spot)
        if piece is not None:
            return piece.hit
        if spot in self._strip_rects:
            return self._strip_rects[spot]
        if isinstance(spot, tuple) and len(spot) == 2 and isinstance(spot[1], int):
            if spot[0] == "zone":
                return self.arrangement.zone_rects.get(spot[1], _NOWHERE)
            if spot[0] == "seat":
                return self.arrangement.seat_rect(spot[1]) or _NOWHERE
        return _NOWHERE

    def source_at(self, point: tuple[float, float]) -> Spot | None:
        """The source under a point: the highest piece first, then the smallest place."""
        piece = self.arrangement.piece_at(point)
        strip = strip_at(self.strips, piece, point)
        if strip is not None and strip.key in self._sources:
            return strip.key
        if piece is not None and piece.key in self._sources:
            return piece.key
        if piece is not None and piece.kind == CARD:
            return None
        places = [spot for spot in self.sources if spot not in self.arrangement.by_key and not is_strip(spot)
                  and self.rect_of(spot).collidepoint(point)]
        return min(places, key=lambda spot: _area(self.rect_of(spot)), default=None)

    # -- targets --------------------------------------------------------------------------------------------

    def targets(self, source: Spot) -> list[Target]:
        """Where a source may go. Empty when it needs no target: a click is enough."""
        found = self._targets.get(source)
        if found is None:
            options = self.options_of(source)
            found = [target for option in options if (target := self._target(source, option)) is not None]
            self._targets[source] = found
        return found[:]

    def _target(self, source: Spot, option: Option) -> Target | None:
        if option[1] == option[2] and option[1] != NONE:
            # Something is to leave its place: it goes to whose it is.
            home = self.arrangement.plate_rects.get(self.view.seat)
            return Target(option, ("seat", self.view.seat), home) if home else None
        kind, index, _ = describe(option[2])
        if kind == ZONE and index in self.arrangement.zone_rects:
            return Target(option, ("zone", index), self.arrangement.zone_rects[index],
                          self.arrangement.slots.get(index))
        spots = [spot for spot in self.spots(option[2]) if spot != source]
        if spots and (source == QUESTION or self.spots(option[1])):
            covered = self.arrangement.by_key.get(spots[0])
            covers = place_of(self.view, covered) != NONE and option[1] in self.held
            slot = covered.pose if covered is not None and covers else None
            return Target(option, spots[0], self.rect_of(spots[0]), slot, covers)
        return None


_NOWHERE = pygame.Rect(-1, -1, 0, 0)


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height


def source_ref(spot: Spot, arrangement: Arrangement) -> int:
    """The reference by which the rules name something on the table; NONE for what they have no name for."""
    piece = arrangement.by_key.get(spot)
    if piece is not None:
        if piece.kind == CARD:
            return piece.card if piece.card >= 0 else zone_ref(piece.zone)
        return zone_ref(piece.zone) if piece.kind == TOKEN else NONE
    if isinstance(spot, tuple) and len(spot) == 2 and isinstance(spot[1], int):
        return seat_ref(spot[1]) if spot[0] == "seat" else zone_ref(spot[1]) if spot[0] == "zone" else NONE
    return NONE


def drop_target(targets: Iterable[Target], moved: pygame.Rect, pointer: tuple[float, float]) -> Target | None:
    """The legal target on which something is put down: the smallest one under the pointer, else the one it covers most
    of, else one whose edge is within 0.6 of its width from its middle.
    """
    best: tuple[int, Target] | None = None
    near: tuple[float, Target] | None = None
    under: list[Target] = []
    for target in targets:
        covered = _area(target.rect.clip(moved))
        if covered and (best is None or covered > best[0]):
            best = covered, target
        distance = _distance(target.rect, moved.center)
        if distance <= 0.6 * moved.width and (near is None or distance < near[0]):
            near = distance, target
        if target.rect.collidepoint(pointer):
            under.append(target)
    if under:
        return min(under, key=lambda target: _area(target.rect))
    return best[1] if best else near[1] if near else None


def _distance(rect: pygame.Rect, point: tuple[float, float]) -> float:
    across = max(rect.left - point[0], 0, point[0] - rect.right)
    down = max(rect.top - point[1], 0, point[1] - rect.bottom)
    return float((across**2 + down**2) ** 0.5)
