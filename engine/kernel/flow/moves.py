"""Basic moves of all games: move, draw, shuffle, count. Each emits its event.

Without an event log (`state.events is None`), the only extra cost is one comparison.
"""

from __future__ import annotations

from engine.kernel.state import rng
from engine.kernel.state.events import COUNTED, ENDED, MOVED, NOTED, PLACES_CHANGED, REVEALED, SHUFFLED, TOKEN_MOVED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE, place_ref
from engine.kernel.state.state import OVER, WINNERS, State


def move(state: State, card: int, source: int, target: int, seat: int = NONE) -> None:
    """Move a card to the end (top) of a zone. Seats that see the zone now know the card."""
    zones = state.zones
    zones[source].remove(card)
    zones[target].append(card)
    known = state.known[card] | state.table.sees[target]
    state.known[card] = known
    if state.events is not None:
        state.events.append((MOVED, seat, card, source, target, NONE, known))


def exchange(state: State, enters: int, leaves: int, source: int, target: int, seat: int = NONE) -> None:
    """Swap two public cards between two zones: each takes the other's place."""
    source_cards, target_cards = state.zones[source], state.zones[target]
    source_cards[source_cards.index(enters)] = leaves
    target_cards[target_cards.index(leaves)] = enters
    if state.events is not None:
        state.events.append((MOVED, seat, leaves, target, source, NONE, EVERYBODY))
        state.events.append((MOVED, seat, enters, source, target, NONE, EVERYBODY))


def draw_top(state: State, deck: int, target: int, seat: int = NONE) -> int:
    """Move the top (last) card of a deck to a zone and return it. Raises IndexError when the deck is empty."""
    zones = state.zones
    card = zones[deck].pop()
    zones[target].append(card)
    known = state.known[card] | state.table.sees[target]
    state.known[card] = known
    if state.events is not None:
        state.events.append((MOVED, seat, card, deck, target, NONE, known))
    return card


def draw(state: State, deck: int, pile: int, target: int, amount: int, seat: int = NONE) -> None:
    """Move up to `amount` cards, one by one, from the top of a deck to a zone.

    An empty deck is refilled from the discard pile before the next card. Stops early when both are empty.
    """
    cards, drawn = state.zones[deck], state.zones[target]
    known, sees, events = state.known, state.table.sees[target], state.events
    for _ in range(amount):
        if not cards and not refill(state, deck, pile):
            return
        card = cards.pop()
        drawn.append(card)
        known[card] |= sees
        if events is not None:
            events.append((MOVED, seat, card, deck, target, NONE, known[card]))


def shuffle(state: State, zone: int) -> None:
    """Shuffle a zone. Afterwards only seats that see the zone know its cards."""
    cards = state.zones[zone]
    rng.shuffle_list(state, cards)
    sees = state.table.sees[zone]
    known = state.known
    for card in cards:
        known[card] = sees
    if state.events is not None:
        state.events.append((SHUFFLED, NONE, NONE, zone, NONE, len(cards), EVERYBODY))


def refill(state: State, deck: int, pile: int) -> bool:
    """Turn a discard pile into a new shuffled deck. Return False when the pile was empty."""
    cards = state.zones[pile]
    if not cards:
        return False
    deck_cards = state.zones[deck]
    if state.events is not None:
        known = state.known
        state.events.extend((MOVED, NONE, card, pile, deck, NONE, known[card]) for card in cards)
    deck_cards.extend(cards)
    cards.clear()
    shuffle(state, deck)
    return True


def reveal(state: State, card: int, zone: int, audience: int = EVERYBODY) -> None:
    """Show a card to an audience without moving it. In a grid, the event also names its place."""
    state.known[card] |= audience
    if state.events is not None:
        in_grid = state.table.layout.zone(zone).grid
        target = place_ref(zone, state.zones[zone].index(card)) if in_grid else NONE
        state.events.append((REVEALED, NONE, card, zone, target, NONE, state.known[card]))


def add_to_counter(state: State, seat: int, counter: tuple[int, ...], change: int, card: int = NONE) -> None:
    """Change a seat's counter (see `Layout.counter_by_seat`) because of a card.

    The event names the counter by its number in the layout, which is its index for seat 0.
    """
    state.counters[counter[seat]] += change
    if state.events is not None and change:
        state.events.append((COUNTED, seat, card, counter[0], NONE, change, EVERYBODY))


def report_token_move(state: State, seat: int, source: int, target: int, amount: int = 1, card: int = NONE) -> None:
    """Emit the event for tokens of a seat that moved between places. The caller changes the counters."""
    if state.events is not None:
        state.events.append((TOKEN_MOVED, seat, card, source, target, amount, EVERYBODY))


def note(state: State, number: int, seat: int = NONE, card: int = NONE, source: int = NONE, target: int = NONE) -> None:
    """Emit a note, which the game's texts turn into a sentence of the log."""
    if state.events is not None:
        state.events.append((NOTED, seat, card, source, target, number, EVERYBODY))


def change_places(state: State, seat: int, other: int, card: int = NONE) -> None:
    """Swap two seats' places because of a card. Zones that stay (see `layout.Zone`) change owners.

    Each seat still knows the cards that it has seen. The game swaps other counters and the order of play itself.
    """
    zones, known = state.zones, state.known
    down, counters = state.table.down, state.counters
    staying = state.table.layout.zone_facts(state.table.seats).staying
    for mine, yours in zip(staying[seat], staying[other], strict=True):
        zones[mine], zones[yours] = zones[yours], zones[mine]
        one, two = down[mine], down[yours]
        if one >= 0:
            counters[one], counters[two] = counters[two], counters[one]
        for zone in (mine, yours):
            sees = state.table.sees[zone]
            for here in zones[zone] if sees else ():
                known[here] |= sees
    if state.events is not None:
        state.events.append((PLACES_CHANGED, seat, card, NONE, other, NONE, EVERYBODY))


def finish(state: State, winners: int) -> None:
    """End the match with a mask of winning seats (0: no winner)."""
    state.values[OVER] = 1
    state.values[WINNERS] = winners
    state.stack.clear()
    state.queue.clear()
    state.questions.clear()
    if state.events is not None:
        state.events.append((ENDED, NONE, NONE, NONE, NONE, winners, EVERYBODY))
