"""View updates: what each event changes in a view, such as cards that move, turn over or change places.

Nothing here draws anything. `client.motion.displayed_state` decides when each change shows.
"""

from __future__ import annotations

from engine.kernel.game.traits import places_of
from engine.kernel.state.events import FACE_DOWN, Event
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import GAP, HIDDEN, describe
from engine.kernel.state.state import FIRST_GAME_VALUE
from engine.kernel.state.view import View

Spot = tuple[int, int]
"""A zone and a place in it."""
Counted = frozenset[tuple[int, int]]
"""Counters (seat, number)."""


def spot_of(reference: int) -> Spot:
    """Return the zone and place of a place reference."""
    _, zone, place = describe(reference)
    return zone, place


def move(view: View, event: Event) -> None:
    """Move a card from zone to zone. A place that it leaves in a grid or among slots becomes a gap."""
    _, _, card, source, target, amount, _ = event
    count, layout = len(view.zones), view.table.layout
    into_grid = 0 <= target < count and layout.zone(target).grid and amount >= 0
    if 0 <= source < count:
        if layout.zone(source).grid and amount >= 0 and not into_grid:
            _leave_place(view, (source, amount % FACE_DOWN))
        else:
            _leave(view, card, source)
    entry = card if card >= 0 else HIDDEN
    if into_grid:
        _enter_place(view, entry, (target, amount % FACE_DOWN), amount >= FACE_DOWN)
    elif 0 <= target < count:
        cards = view.zones[target]
        if layout.zone(target).slots and GAP in cards:
            cards[cards.index(GAP)] = entry
        else:
            cards.append(entry)


def sort_pile(view: View, zone: int, after: View) -> None:
    """Adopt the order of a pile or deck from `after`, because no event says where a card in it lies."""
    if not 0 <= zone < len(view.zones):
        return
    kind, cards, settled = view.table.layout.zone(zone), view.zones[zone], after.zones[zone]
    if kind.deck and cards and cards[-1] >= 0 and cards[-1] not in settled:
        cards[-1] = HIDDEN
    if (kind.pile or kind.deck) and cards != settled and sorted(cards) == sorted(settled):
        view.zones[zone] = settled[:]


def _leave(view: View, card: int, zone: int) -> None:
    cards, kind = view.zones[zone], view.table.layout.zone(zone)
    if card >= 0 and card in cards:
        place = cards.index(card)
        if kind.grid:
            _leave_place(view, (zone, place))
        elif kind.slots:
            cards[place] = GAP
        else:
            cards.remove(card)
    elif HIDDEN in cards:
        del cards[len(cards) - 1 - cards[::-1].index(HIDDEN)]
    elif cards:
        cards.pop()


def _leave_place(view: View, spot: Spot) -> None:
    zone, place = spot
    if place < len(view.zones[zone]):
        view.zones[zone][place] = GAP
    lay(view, spot, down=False)


def _enter_place(view: View, entry: int, spot: Spot, down: bool) -> None:
    zone, place = spot
    cards = view.zones[zone]
    cards.extend([GAP] * (place + 1 - len(cards)))
    cards[place] = entry
    lay(view, spot, down)


def lies_down(view: View, spot: Spot) -> bool:
    """Return whether the card at a place of a grid lies face down, even if its face is known."""
    zone, place = spot
    counter = view.table.down[zone]
    return counter >= 0 and bool(view.counters[counter] >> place & 1)


def lay(view: View, spot: Spot, down: bool) -> None:
    """Set which side of the card at a place of a grid is up."""
    zone, place = spot
    counter = view.table.down[zone]
    if counter >= 0:
        mask = 1 << place
        view.counters[counter] = view.counters[counter] | mask if down else view.counters[counter] & ~mask


def turn(view: View, event: Event) -> None:
    """Turn a card in a grid up or down."""
    _, _, card, _, target, up, _ = event
    zone, place = spot_of(target)
    if card >= 0:
        view.zones[zone][place] = card
    lay(view, (zone, place), down=not up)


def swap(view: View, event: Event) -> None:
    """Exchange two cards of grids. Each stays face up or face down."""
    (zone, place), (other, other_place) = one, two = spot_of(event[3]), spot_of(event[4])
    zones = view.zones
    zones[zone][place], zones[other][other_place] = zones[other][other_place], zones[zone][place]
    down = lies_down(view, one), lies_down(view, two)
    lay(view, one, down[1])
    lay(view, two, down[0])


def reveal(view: View, event: Event) -> None:
    """Make a card known: the highest of a deck, or one of a grid."""
    _, _, card, zone, target, _, _ = event
    if not 0 <= zone < len(view.zones) or card < 0 or card in view.zones[zone]:
        return
    kind = view.table.layout.zone(zone)
    place = spot_of(target)[1] if kind.grid and target >= 0 else len(view.zones[zone]) - 1 if kind.deck else -1
    if 0 <= place < len(view.zones[zone]) and view.zones[zone][place] == HIDDEN:
        view.zones[zone][place] = card


def hide(view: View, zone: int) -> None:
    """Shuffle a zone: its cards become unknown to viewers who can't see it."""
    sees = view.table.sees[zone]
    if sees != EVERYBODY and not sees >> view.seat & 1:
        view.zones[zone] = [GAP if card == GAP else HIDDEN for card in view.zones[zone]]


def change_places(view: View, event: Event, after: View, counted: Counted) -> None:
    """Let two seats change places. Zones that stay change owners, along with their states.

    `after` is the view at the end of the batch. `counted` are the counters that events of the batch change by name.
    """
    _, seat, _, _, other, _, _ = event
    table, zones = view.table, view.zones
    staying = table.layout.zone_facts(table.seats).staying
    masks: set[int] = set()
    for mine, yours in zip(staying[seat], staying[other], strict=True):
        zones[mine], zones[yours] = zones[yours], zones[mine]
        down = table.down[mine], table.down[yours]
        if down[0] >= 0:
            view.counters[down[0]], view.counters[down[1]] = view.counters[down[1]], view.counters[down[0]]
            masks |= set(down)
        for zone in (mine, yours):
            _look_into(view, zone, after)
    for who in (seat, other):
        for number in range(table.counter_stride):
            index = who * table.counter_stride + number
            if (who, number) not in counted and index not in masks:
                view.counters[index] = after.counters[index]
    _sit_down(view, seat, other, after)


def _look_into(view: View, zone: int, after: View) -> None:
    """Reveal the cards of a zone that the viewer has just come to and that only its owner sees."""
    here, there = view.zones[zone], after.zones[zone]
    known = [card for card in here if card >= 0]
    sees = view.table.sees[zone] >> view.seat & 1
    if sees and HIDDEN in here and len(here) == len(there) and set(known) <= set(there):
        view.zones[zone] = there[:]


def _sit_down(view: View, seat: int, other: int, after: View) -> None:
    """Exchange the two game values that put each seat at the other's place, or adopt all values from `after`."""
    layout = view.table.layout
    wanted = list(places_of(view))
    if max(seat, other) >= len(wanted):
        return
    wanted[seat], wanted[other] = wanted[other], wanted[seat]
    for number, name in enumerate(layout.values):
        stem, _, of_seat = name.rpartition(".")
        if of_seat != str(seat) or f"{stem}.{other}" not in layout.values:
            continue
        one, two = FIRST_GAME_VALUE + number, FIRST_GAME_VALUE + layout.values.index(f"{stem}.{other}")
        view.values[one], view.values[two] = view.values[two], view.values[one]
        if list(places_of(view)) == wanted:
            return
        view.values[one], view.values[two] = view.values[two], view.values[one]
    view.values[FIRST_GAME_VALUE:] = after.values[FIRST_GAME_VALUE:]
