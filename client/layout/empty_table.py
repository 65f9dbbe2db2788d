"""The part of an arrangement that doesn't depend on the pieces: furniture, plates, wires and zones."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache

from client.layout import zones as layouts
from client.layout.arrangement import Arrangement
from client.layout.map import Fit, Spot, TableMap
from client.layout.pieces import Pose
from client.layout.seating import TableSeating
from engine.kernel.game.game import Game
from engine.kernel.state.refs import NONE

Places = list[tuple[Spot, int]]
"""A zone's spot and index, followed by those of the zones that share its place."""


@dataclass(frozen=True)
class Furnished:
    """An empty table, and the zones whose cards still have to be arranged."""

    empty: Arrangement
    zones: list[Places] = field(default_factory=list)

    def arrangement(self) -> Arrangement:
        """Return an arrangement to add pieces to."""
        empty = self.empty
        return replace(
            empty,
            pieces=[],
            by_key={},
            zone_rects=dict(empty.zone_rects),
            anchors=dict(empty.anchors),
            homes=dict(empty.homes),
            slots=dict(empty.slots),
        )


@lru_cache(maxsize=64)
def furnish(
    game: Game,
    seating: TableSeating,
    table_map: TableMap,
    size: tuple[int, int],
    viewer: int,
    text_scale: float,
    log_open: bool,
    forward: int = NONE,
    before: int = NONE,
) -> Furnished:
    """Return the empty table of a game in a window of `size` pixels, as `viewer` sees it.

    `forward` is the seat brought forward. `before` is the last living seat before the viewer, counted from the viewer.
    """
    fit = Fit.of(table_map.size, size)
    furnished = Furnished(
        Arrangement(size, fit.scale, viewer, [], seating=seating, forward=forward, before=before, letters=text_scale)
    )
    spots = table_map.at(text_scale, seating.places_from_front(forward), before)
    for spot in spots:
        if spot.what.enter is not None and (log_open or not spot.what.with_log):
            spot.what.enter(furnished.empty, spot, (fit.top_fit() if spot.is_docked else fit).rect(spot.box), fit)
    for spot in spots:
        if spot.kind == "zone" and not spot.text("shares"):
            sharing = [
                other
                for other in spots
                if other.kind == "zone" and other.seat == spot.seat and other.text("shares") == spot.name
            ]
            places = [(one, _zone(game, one, seating)) for one in (spot, *sharing)]
            _enter_zone(furnished, places, fit)
    return furnished


def _zone(game: Game, spot: Spot, seating: TableSeating) -> int:
    if spot.seat == NONE:
        return game.layout.table_zone(spot.name)
    return game.layout.seat_zone(spot.name, seating.seat(spot.seat))


def _enter_zone(furnished: Furnished, places: Places, fit: Fit) -> None:
    """Record where cards fly to in these zones. A zone with hidden cards needs nothing else."""
    main, result = places[0][0], furnished.empty
    rect = fit.rect(main.box)
    hidden = main.text("layout") == "hidden"
    for _, zone in places:
        result.anchors["zone", zone] = rect.center
        if hidden:
            x, y, width, height = main.box
            middle = fit.point(x + width / 2, y + height / 2)
            pose = Pose(*middle, layouts.card_size(main)[0] * fit.scale)
            result.homes[zone] = result.slots[zone] = pose
        else:
            result.zone_rects[zone] = rect
            for position, slot in enumerate(layouts.slots(main, layouts.fixed_places(main))):
                place = fit.rect((slot.x - slot.width / 2, slot.y - slot.height / 2, slot.width, slot.height))
                result.place_rects[zone, position] = place
                result.place_poses[zone, position] = Pose(*fit.point(slot.x, slot.y), slot.width * fit.scale)
    if not hidden:
        furnished.zones.append(places)
