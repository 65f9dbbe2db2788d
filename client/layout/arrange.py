"""Arrange a view on a map: compute where every piece rests, without drawing anything.

Nothing here knows a game. The map says where zones, places and counters stand; the view says what is in them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from client.layout import divided_row as parted, zones as layouts
from client.layout.arrangement import Arrangement, ArrangeOptions
from client.layout.empty_table import Furnished, Places, furnish
from client.layout.map import LEFT, Fit, Spot, TableMap, last_before
from client.layout.pieces import CARD, STACKED, Key, Piece, Pose
from client.layout.seating import TableSeating
from client.layout.zones import Slot
from engine.kernel.state.refs import CARD as CARD_REF, GAP, NONE, describe
from engine.kernel.state.view import View

_OVER_OTHERS = 10_000
Entry = tuple[Spot, int, Key, int]
"""A card in its zone: the zone's spot and index, the card's key and its instance."""


def arrange(
    view: View, table_map: TableMap, size: tuple[int, int], viewer: int, hints: ArrangeOptions | None = None
) -> Arrangement:
    """Return where everything in `view` rests in a window of `size` pixels, with `viewer` at the bottom.

    The same input always gives the same arrangement. Raises `MapProblem` if the map lacks something that a zone needs.
    """
    return _Arranger(view, table_map, size, viewer, hints or ArrangeOptions()).arrange()


@dataclass
class _Arranger:
    view: View
    table_map: TableMap
    size: tuple[int, int]
    viewer: int
    hints: ArrangeOptions
    z: int = 0
    furnished: Furnished = field(init=False)
    result: Arrangement = field(init=False)

    def __post_init__(self) -> None:
        seats = self.view.table.seats
        self.viewer = self.viewer if 0 <= self.viewer < seats else 0
        self.fit = Fit.of(self.table_map.size, self.size)
        forward = self.hints.forward if self.table_map.has_forward else NONE
        before = last_before(self.viewer, self.view)
        self.seating = TableSeating.of(self.view, self.viewer, self.hints.front)
        self.spots = self.table_map.at(self.hints.text_scale, self.seating.places_from_front(forward), before)
        self.furnished = furnish(self.view.table.game, self.seating, self.table_map, self.size, self.viewer,
                                 self.hints.text_scale, self.hints.log_open, forward, before)  # fmt: skip
        self.result = self.furnished.arrangement()
        self.recalled = self._find_recalled()

    def arrange(self) -> Arrangement:
        """Arrange the cards first, then what lies on top of them."""
        for places in self.furnished.zones:
            self._zone(places)
        for spot in self.spots:
            if spot.what.pieces is not None:
                for piece in spot.what.pieces(self.view, spot, self.fit, self.viewer, self.result):
                    self._add(piece)
        self.result.pieces.sort(key=lambda piece: piece.pose.z)
        self.result.by_key = {piece.key: piece for piece in self.result.pieces}
        return self.result

    def seat(self, spot: Spot) -> int:
        """Return the game's seat that a spot belongs to, or NONE."""
        return self.seating.seat(spot.seat)

    def _zone(self, places: Places) -> None:
        """Lay out the cards of a zone and of the zones that share its place."""
        main = places[0][0]
        entries = [(spot, zone, key, card) for spot, zone in places for key, card in self._cards(spot, zone)]
        if main.text("layout") == "pile":
            self._pile(main, places[0][1], entries)
        elif main.text("layout") == "parted":
            self._arrange_divided(places, entries)
        else:
            self._spread(places, entries)

    def _cards(self, spot: Spot, zone: int) -> list[tuple[Key, int]]:
        """Return the cards in a zone's place with their keys, in the order they lie there."""
        cards = list(self.view.zones[zone])
        if spot.text("recall"):
            cards += [card for card in self.recalled if self._is_recalled_to(spot, card)]
            cards.sort()
        else:
            cards = [card for card in cards if card not in self.recalled]
        if self.hints.order and spot.text("layout") == "fan":
            rank = {card: place for place, card in enumerate(self.hints.order)}
            cards.sort(key=lambda card: rank.get(card, len(rank)) if card >= 0 else len(rank))
        keyed: list[tuple[Key, int]] = []
        hidden = 0
        facts, kept = self.view.table.layout.zone(zone), self._key_zone(zone)
        for place, card in enumerate(cards):
            if card >= 0:
                keyed.append((("card", card), card))
            elif card == GAP:
                keyed.append((("gap", kept, place), card))
            else:
                keyed.append((("back", kept, place if facts.grid else hidden), card))
                hidden += 1
        away = self.hints.away
        if away and (facts.slots or facts.grid):
            # Cards in a row or grid like this never shift, even while one of them is dragged.
            return [(("gap", kept, place), GAP) if entry[0] in away else entry for place, entry in enumerate(keyed)]
        return [entry for entry in keyed if entry[0] not in away] if away else keyed

    def _key_zone(self, zone: int) -> int:
        """Return the zone in the keys of face-down cards: that of the place, if seats moved, so that keys stay."""
        layout, seating = self.view.table.layout, self.seating
        owner = layout.owner(zone)
        if owner < 0 or not layout.zone(zone).stays or not seating.is_rearranged:
            return zone
        return zone + (seating.places[owner] - owner) * layout.zone_stride

    def _find_recalled(self) -> set[int]:
        """Return the cards that the viewer may choose again and that a zone shows while the question is open."""
        found: set[int] = set()
        if self.view.question is None or self.view.seat != self.viewer:
            return found
        zones = self.view.zones
        for _, source, target in self.view.options:
            kind, zone, _ = describe(target)
            if describe(source)[0] == CARD_REF and kind == "zone" and zone < len(zones) and source in zones[zone]:
                found.add(source)
        calling = {spot.text("recall") for spot in self.spots if spot.kind == "zone" and spot.seat == 0}
        layout = self.view.table.layout
        named = {layout.seat_zone(name, self.viewer) for name in calling if name}
        return {card for card in found if any(card in zones[zone] for zone in named)}

    def _is_recalled_to(self, spot: Spot, card: int) -> bool:
        if self.seat(spot) != self.viewer:
            return False
        zone = self.view.table.layout.seat_zone(spot.text("recall"), self.viewer)
        return card in self.view.zones[zone]

    def _pile(self, spot: Spot, zone: int, entries: list[Entry]) -> None:
        places = layouts.slots(spot, len(entries)) or layouts.slots(spot, 1)
        shown = layouts.shown_in_pile(spot, len(entries))
        for place, (slot, entry) in enumerate(zip(places, entries[len(entries) - shown :], strict=False)):
            piece = self._piece(spot, zone, *entry[2:], slot)
            if place:
                piece.marks += (STACKED,)
            self._add(piece)
        self.result.homes[zone] = self._pose(places[-1], self.z)
        self.result.slots[zone] = self.result.homes[zone]

    def _spread(self, places: Places, entries: list[Entry]) -> None:
        main = places[0][0]
        gap = self._gap(places[0][1], len(entries))
        rest = layouts.slots(main, len(entries) + (gap >= 0))
        if gap >= 0:
            rest = rest[:gap] + rest[gap + 1 :]
        hovered = next((n for n, entry in enumerate(entries) if entry[2] == self.hints.hovered), -1)
        shown = rest
        if hovered >= 0 and (main.text("layout") == "fan" or layouts.overlaps(main, rest)):
            lowest = main.box[1] + main.box[3] - main.number("sunk", 0) - 6
            shown = layouts.hovered_fan(rest, hovered, lowest)
        for n, (spot, zone, key, card) in enumerate(entries):
            if card == GAP:
                continue
            piece = self._piece(spot, zone, key, card, shown[n])
            piece.hit = self._hit(rest[n])
            if n == hovered and shown is not rest:
                piece.pose.z += _OVER_OTHERS
            self._add(piece)
        self._homes(places, entries, rest)

    def _arrange_divided(self, places: Places, entries: list[Entry]) -> None:
        """Lay out cards of the first kinds before the others. A hovered card lies over its neighbors without moving."""
        main = places[0][0]
        entries = sorted(entries, key=lambda entry: not parted.is_first(main, self.view, entry[3]))
        first, others = parted.counts(main, self.view, [entry[3] for entry in entries])
        rest = parted.slots(main, first, others)
        placed = list(zip(entries, rest, strict=True))
        # Each card covers its left neighbor, or with `over` its right one.
        for (spot, zone, key, card), slot in reversed(placed) if main.text("over") == LEFT else placed:
            piece = self._piece(spot, zone, key, card, slot)
            if key == self.hints.hovered:
                piece.pose.z += _OVER_OTHERS
            self._add(piece)
        self._homes(places, entries, rest, parted.slots(main, first, others + 1)[-1])

    def _gap(self, zone: int, count: int) -> int:
        if self.hints.gap is None or self.hints.gap[0] != zone:
            return -1
        return max(0, min(count, self.hints.gap[1]))

    def _homes(self, places: Places, entries: list[Entry], rest: tuple[Slot, ...], coming: Slot | None = None) -> None:
        """Record where the next card of each zone goes, and where cards lie that share a zone's place."""
        coming = next((slot for entry, slot in zip(entries, rest, strict=False) if entry[3] == GAP), coming)
        pose = self._pose(coming or layouts.next_slot(places[0][0], len(entries)), self.z)
        for _, zone in places:
            own = [slot for entry, slot in zip(entries, rest, strict=False) if entry[1] == zone]
            self.result.slots[zone] = pose
            self.result.homes[zone] = self._pose(own[-1], self.z) if own else pose

    def _pose(self, slot: Slot, z: int) -> Pose:
        x, y = self.fit.point(slot.x, slot.y)
        return Pose(x, y, slot.width * self.fit.scale, slot.angle, z)

    def _hit(self, slot: Slot) -> pygame.Rect:
        width, height = (slot.width, slot.height) if abs(slot.angle) % 180 < 45 else (slot.height, slot.width)
        return self.fit.rect((slot.x - width / 2, slot.y - height / 2, width, height))

    def _piece(self, spot: Spot, zone: int, key: Key, card: int, slot: Slot) -> Piece:
        face_up = card >= 0
        detail = spot.text("mini-detail") if slot.mini else spot.text("detail", "hand")
        mark = spot.text("mark") or ("idle" if spot.text("recall") else "")
        pose = self._pose(slot, self.z)
        height = slot.height * self.fit.scale
        if not face_up and not spot.flag("shaped"):
            pose.width = min(pose.width, height / layouts.CARD_SHAPE)
            height = pose.width * layouts.CARD_SHAPE
            detail = detail if spot.text("layout") == "fan" else "small"
        seat = self.seat(spot)
        marks = (mark,) if mark else ()
        return Piece(key, CARD, zone, card, seat, detail, face_up, pose, self._hit(slot), height, marks=marks)

    def _add(self, piece: Piece) -> None:
        piece.pose.z += self.z
        self.z += 1
        self.result.pieces.append(piece)
