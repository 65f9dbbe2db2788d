"""Events: everything that happens, as plain tuples, emitted once by the rules.

Every event has the same seven fields, all ints:

`(kind, seat, card, source, target, amount, audience)`

`seat` is whom it concerns (-1: the table), `card` the card involved or the card that caused it,
`source` and `target` are zones, board places, counters or seats as the kind says, and `audience` is the
mask of seats that may know the card. Uniform tuples cost 40 ns each and are redacted by one function.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import HIDDEN

Event = tuple[int, int, int, int, int, int, int]

MOVED: Final = 0
"""A card went from zone `source` to zone `target`; `seat` did it or owns it. Into or out of a grid, `amount` is the
place there, plus `FACE_DOWN` when the card is put down unseen; -1 everywhere else."""
REVEALED: Final = 1
"""The audience now knows the face of `card` in zone `source`; in a grid `target` is its place."""
SHUFFLED: Final = 2
"""Zone `source` was shuffled; `amount` cards."""
COUNTED: Final = 3
"""Counter `source` (its number in the layout) of `seat` changed by `amount`, because of `card`; `target`
is the seat on the other side of a payment, or -1 for the bank or nobody."""
TOKEN_MOVED: Final = 4
"""`amount` tokens of `seat` went from `source` to `target` (board places or zones, -1: the supply)."""
SPUN: Final = 5
"""`seat` spun the spinner numbered `source`; the result is `amount`."""
TURN_BEGAN: Final = 6
"""Turn `amount` began; `seat` is active (the start seat where all act at once)."""
PHASE_BEGAN: Final = 7
"""The phase numbered `amount` began."""
ASKED: Final = 8
"""`seat` is asked a question of kind `amount` about `card`."""
ANSWERED: Final = 9
"""`seat` answered a question of kind `source`; the audience knows `card` and `target`."""
TRIGGERED: Final = 10
"""`card` takes effect for `seat`; `amount` tells which of its clauses (its number on the card)."""
NOTED: Final = 11
"""Something worth saying: note number `amount` of the game's words, about `seat` and `card`."""
ELIMINATED: Final = 12
"""`seat` is out of the game."""
ENDED: Final = 13
"""The game is over; `amount` is the mask of winners."""
REPLACED: Final = 14
"""What `card` would have done did not happen; `seat` answered with the card in `source`. `target` is the card that it
would have happened to, or the seat that would have done it, as a reference, or -1."""
PLACES_CHANGED: Final = 15
"""`seat` and the seat `target` have changed places, because of `card`: the zones that stay (see `layout.Zone`) have
changed hands without moving."""
TURNED: Final = 16
"""`card` at the place `target` of the grid `source`, which `seat` owns, was turned face up (`amount` 1) or down (0)."""
CARDS_SWAPPED: Final = 17
"""The cards at the places `source` and `target` of grids have changed places, each with its face as it was; `seat` did
it because of `card`."""

FACE_DOWN: Final = 64
"""What a move's `amount` is larger by when the card comes to lie face down in a grid."""


def redact(event: Event, seat: int) -> Event:
    """The version of an event that a seat may know: the card and an answer's target masked if need be."""
    audience = event[6]
    if audience >> seat & 1 or audience == EVERYBODY:
        return event
    kind, who, card, source, target, amount, _ = event
    card = HIDDEN if card >= 0 else card
    if kind == ANSWERED:
        target = HIDDEN
    return (kind, who, card, source, target, amount, 0)
