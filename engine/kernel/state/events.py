"""Events: plain tuples that the rules emit once for everything that happens.

Every event has the same seven fields, all ints:

`(kind, seat, card, source, target, amount, audience)`

`seat` is the seat it concerns (-1: the table). `card` is the card involved or the card that caused it. `source` and
`target` are zones, board places, counters or seats, depending on the kind. `audience` is the mask of seats that may
know the card. Uniform tuples cost 40 ns each, and one function redacts them all.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import HIDDEN

Event = tuple[int, int, int, int, int, int, int]

MOVED: Final = 0
"""A card went from zone `source` to zone `target`; `seat` moved it or owns it. For grids, `amount` is the place,
plus `FACE_DOWN` when the card lands face down. It is -1 everywhere else."""
REVEALED: Final = 1
"""The audience now knows the face of `card` in zone `source`. In a grid, `target` is its place."""
SHUFFLED: Final = 2
"""Zone `source`, with `amount` cards, was shuffled."""
COUNTED: Final = 3
"""Counter `source` (its number in the layout) of `seat` changed by `amount`, because of `card`. `target` is the seat on
the other side of a payment, or -1 for the bank or none."""
TOKEN_MOVED: Final = 4
"""`amount` tokens of `seat` went from `source` to `target` (board places or zones, -1: the supply)."""
SPUN: Final = 5
"""`seat` spun spinner number `source`; the result is `amount`."""
TURN_BEGAN: Final = 6
"""Turn `amount` began; `seat` is active. In simultaneous games it is the start seat."""
PHASE_BEGAN: Final = 7
"""The phase numbered `amount` began."""
ASKED: Final = 8
"""`seat` is asked a question of kind `amount` about `card`."""
ANSWERED: Final = 9
"""`seat` answered a question of kind `source`; the audience knows `card` and `target`."""
TRIGGERED: Final = 10
"""`card` takes effect for `seat`; `amount` is the number of the clause on the card."""
NOTED: Final = 11
"""The log should say something: note number `amount` of the game's texts, about `seat` and `card`."""
ELIMINATED: Final = 12
"""`seat` was eliminated."""
ENDED: Final = 13
"""The match is over; `amount` is the mask of winners."""
REPLACED: Final = 14
"""The effect of `card` was prevented, because `seat` reacted with the card in `source`. `target` refers to the
card that would have been hit, or to the seat that would have acted, or is -1."""
PLACES_CHANGED: Final = 15
"""`seat` and seat `target` swapped places because of `card`. Zones that stay (see `layout.Zone`) have new owners."""
TURNED: Final = 16
"""`card` at the place `target` of the grid `source`, which `seat` owns, was turned face up (`amount` 1) or down (0)."""
CARDS_SWAPPED: Final = 17
"""`seat` swapped the cards at grid places `source` and `target` because of `card`. Neither card was turned."""

FACE_DOWN: Final = 64
"""Added to the `amount` of a move when the card lands face down in a grid."""


def redact(event: Event, seat: int) -> Event:
    """Return the event as a seat may know it. Masks the card and an answer's target for seats outside the audience."""
    audience = event[6]
    if audience >> seat & 1 or audience == EVERYBODY:
        return event
    kind, who, card, source, target, amount, _ = event
    card = HIDDEN if card >= 0 else card
    if kind == ANSWERED:
        target = HIDDEN
    return (kind, who, card, source, target, amount, 0)
