"""Runes & Regulations: names of the ints in its frames. Saved matches use them, so they never change.

Every frame begins with `[code, step, seat, card]`. The constants below name the ints after these, one kind of frame
after another. The frame above appends its results.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.state.state import Frame

USED_THIS_TURN: Final = 4
"""TURN: the Creatures used this turn that work once per turn begin at this index. The step is the next part of the
turn."""

TAKEN: Final = 4
"""CAST_PHASE, SUMMON_PHASE, SPIN_PHASE: the number of actions taken. The step is 1 once a phase is to end. `turn` has
the steps of a Spin phase."""

TAX: Final = 4
CAST_EFFECT: Final = 5
"""CASTING_FRAME: the DISCARDs to pay first, then the declared effect after its length. The steps are in
`spells_and_spinner`."""

FACE: Final = 4
RESULT: Final = 5
SPUN_EFFECT: Final = 6
"""SPINNING: the face of the Spinner; its result (1 before the push if it was flicked); then the declared effect after
its length. The steps: the push, the result, its effect, the events of having spun."""

RUNES_OVER: Final = 4
"""LIMIT: 0 for a hand that is too large, 1 for too many Runes."""

RULE: Final = 4
SUBJECT: Final = 5
OWNER: Final = 6
AMOUNT: Final = 7
HANDED: Final = 8
"""OCCURRENCE, with the acting seat and the card that caused it: the action (a code from `codes.WOULD_*` on); the card
or the face-down position on a Fence; the seat of the Lawn, Fence or hand concerned; a number or manner. A SUMMON adds
the results of PRICE, a DISCARD its card, and ACTIVATE the entry for the announced Rune's link."""

EACH_AMOUNT: Final = 5
STAGE: Final = 6
TALLY: Final = 7
EACH_MOMENT: Final = 8
PAIRS: Final = 9
"""EACH: RULE, amount, stage, how many times it has really happened, moment, then (seat, thing) pairs. For a SUMMON the
seat is the Lawn's. It runs the action for one pair after another. It adds the tally to an EFFECT below, or appends it
to any other frame."""

EFFECT: Final = 4
OTHER: Final = 6
PAID: Final = 8
GROUPS: Final = 9
"""EFFECT: the number of the effect, SUBJECT and the other seat in its trigger, TALLY of the previous step, and the card
taken by its price. Then come the groups of targets, each after its length. The step is the next operation."""

DECLARED_PAID: Final = 7
TARGETS_CHOSEN: Final = 8
"""DECLARE: EFFECT, SUBJECT, OTHER, the card taken by the price, the number of targets chosen, then GROUPS: the price
and all targets. It appends an EFFECT frame after its length (0 if the price wasn't paid) to the frame below."""

INDEX: Final = 5
GATHER_MOMENT: Final = 6
SEATS: Final = 9
"""GATHER: EFFECT, the number of its operation, moment, subject, other seat, number of seats, then the seats, then each
one's number of answers and the answers. It asks one seat after another, then runs everything together (RR-8.3)."""

PICK_SUBJECT: Final = 6
PICK_OTHER: Final = 7
PICK_PAID: Final = 8
BEFORE: Final = 9
MINIMUM: Final = 10
MAXIMUM: Final = 11
STOPPED: Final = 12
PICKS: Final = 13
"""PICK: EFFECT, the number (INDEX) of the target, operation or part of a price, subject, other seat, paid card,
previous target, minimum, maximum, 1 after the last choice, then the picks. A Creature to be SUMMONed is followed by its
Lawn. The step is the set to choose from. It appends the number of picks and the picks to the frame below."""

PRICE_STAGE: Final = 5
PRICE_OTHER: Final = 6
PRICE_PAID: Final = 7
PRICE_PICKS: Final = 8
"""PRICE: EFFECT (-1: the Summoning Cost), stage, the neighbor and the card taken by the price, then the picks. The step
is the part of the price. It appends to the frame below whether the price was paid (1 or 0), the neighbor and the card.
"""

DOES: Final = 4
TIMES: Final = 5
REPEATED_EFFECT: Final = 6
REPEATED_INDEX: Final = 7
CAST_NEXT: Final = 9
"""REPEATED: SPIN or CAST, how many times, the effect and the number of its operation, a mark, then the chosen card.
Each one's chain ends before the next begins (RR-7.4)."""

SINCE: Final = 4
"""SETTLE: opens links until no event of this moment or a later one waits."""

IS_BEFORE: Final = 4
LINK_MOMENT: Final = 5
CURSOR: Final = 6
PENDING: Final = 7
COUNT: Final = 8
FIRST_ENTRY: Final = 9
ENTRY: Final = 7
"""LINK: 1 for reactions before an event, 0 for those after it; moment, seats asked, the Rune being announced, number of
entries. Then come the entries with ENTRY ints each, then the declared effects of the current seat."""
ENTRY_EFFECT: Final = 0
ENTRY_SEAT: Final = 1
ENTRY_CARD: Final = 2
ENTRY_SUBJECT: Final = 3
ENTRY_OTHER: Final = 4
ENTRY_STATUS: Final = 5
ENTRY_EVENT: Final = 6
"""An entry of a LINK: the effect, its seat, its card, the card and the other seat in the trigger, its status (see
targets), and the index of the event in the moment."""

EVENT_MOMENT: Final = 0
EVENT_CARD: Final = 3
"""The fields of an event in the queue, which isn't a frame but `[moment, event, actor, card, owner]` (see codes)."""


def entries(link: Frame) -> range:
    """Return the start indices of a LINK's entries, in order."""
    return range(FIRST_ENTRY, FIRST_ENTRY + ENTRY * link[COUNT], ENTRY)


def entries_end(link: Frame) -> int:
    """Return the index after a LINK's entries, where its declared effects begin."""
    return FIRST_ENTRY + ENTRY * link[COUNT]


def add_entry(link: Frame, entry: list[int]) -> None:
    """Add an entry after a LINK's other entries."""
    end = entries_end(link)
    link[end:end] = entry
    link[COUNT] += 1


def groups_from(frame: Frame, place: int) -> list[list[int]]:
    """Return the groups of ints from an index on, each stored after its length."""
    found = []
    while place < len(frame):
        end = place + 1 + frame[place]
        found.append(frame[place + 1 : end])
        place = end
    return found
