"""Runes & Regulations: what the ints of its frames are, by name. They are stable: saved matches use them.

Every frame begins with `[code, step, seat, card]`; below stands what follows, one sort of frame after the other.
What a frame waits for is appended to it by the frame above.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.state.state import Frame

USED_THIS_TURN: Final = 4
"""TURN: from here on the Creatures that can be used once a turn and have been. The step is the part of the turn that
comes next."""

TAKEN: Final = 4
"""CAST_PHASE, SUMMON_PHASE, SPIN_PHASE: how many actions have been taken. The step is 1 once a phase is to end; those
of a Spin phase stand in turn."""

TAX: Final = 4
CAST_EFFECT: Final = 5
"""CASTING_FRAME: the DISCARDs to pay first; then the declared effect with its length. The steps stand in casting."""

FACE: Final = 4
RESULT: Final = 5
SPUN_EFFECT: Final = 6
"""SPINNING: the face of the Spinner; its result (before the push 1 if it has been flicked already); then the declared
effect with its length. The steps: the push, the result, its effect, whatever follows from having spun."""

RUNES_OVER: Final = 4
"""LIMIT: 0 for a hand that is too large, 1 for too many Runes."""

RULE: Final = 4
SUBJECT: Final = 5
OWNER: Final = 6
AMOUNT: Final = 7
HANDED: Final = 8
"""OCCURRENCE, whose seat acts and whose card is the cause: which action it is (a code of `codes.WOULD_*`
or what follows them), the card or face-down position on a Fence that it is about, the seat whose Lawn, Fence or hand
it concerns, how many or how. Then a SUMMON has what PRICE hands over, a DISCARD ends with its card, and ACTIVATE has
the entry of the link that the Rune is announced for."""

EACH_AMOUNT: Final = 5
STAGE: Final = 6
TALLY: Final = 7
EACH_MOMENT: Final = 8
PAIRS: Final = 9
"""EACH: RULE, amount, stage, how many times it has really happened, moment, then pairs (seat, thing; of a SUMMON the
seat whose Lawn it is for). Lets the action happen pair after pair; adds the tally to an EFFECT below, appends it to
any other frame."""

EFFECT: Final = 4
OTHER: Final = 6
PAID: Final = 8
GROUPS: Final = 9
"""EFFECT: the number of the effect, SUBJECT and the other seat in its trigger, TALLY of the step before, the card that
its price took, then the targets, group after group, each with its length. The step is the operation that comes next."""

DECLARED_PAID: Final = 7
TARGETS_CHOSEN: Final = 8
"""DECLARE: EFFECT, SUBJECT, OTHER, the card that the price took, targets chosen, then GROUPS: the price first, then all
targets. Appends an EFFECT frame, its length before it (0 when the price was not paid), to the frame below."""

INDEX: Final = 5
GATHER_MOMENT: Final = 6
SEATS: Final = 9
"""GATHER: EFFECT, the number of its operation, moment, subject, other seat, how many seats, then these, then the
answers of each with their number. Asks seat after seat, then lets all of it happen together (RR-8.3)."""

PICK_SUBJECT: Final = 6
PICK_OTHER: Final = 7
PICK_PAID: Final = 8
BEFORE: Final = 9
MINIMUM: Final = 10
MAXIMUM: Final = 11
STOPPED: Final = 12
PICKS: Final = 13
"""PICK: EFFECT, the number (INDEX) of the target, operation or part of a price, subject, other seat, paid card, the
target chosen before this one, how many, 1 once no more is wanted, then the picks (after a Creature to be SUMMONed
its Lawn). The step is what is chosen from. Appends the number of these and these to the frame below."""

PRICE_STAGE: Final = 5
PRICE_OTHER: Final = 6
PRICE_PAID: Final = 7
PRICE_PICKS: Final = 8
"""PRICE: EFFECT (-1: the Summoning Cost), stage, the neighbor and the card that the price takes, then what has been
picked. The step is the part of the price. Appends paid in full (1 or 0), the neighbor and the card to the frame
below."""

DOES: Final = 4
TIMES: Final = 5
REPEATED_EFFECT: Final = 6
REPEATED_INDEX: Final = 7
CAST_NEXT: Final = 9
"""REPEATED: SPIN or CAST, how many times, the effect and the number of its operation, a mark, then the card that has
been chosen. Each one's chain is over before the next begins (RR-7.4)."""

SINCE: Final = 4
"""SETTLE: opens link after link until no event of this moment or a later one waits."""

IS_BEFORE: Final = 4
LINK_MOMENT: Final = 5
CURSOR: Final = 6
PENDING: Final = 7
COUNT: Final = 8
FIRST_ENTRY: Final = 9
ENTRY: Final = 7
"""LINK: 1 for answers before something happens, 0 for what follows; moment, seats asked, the Rune being announced,
number of entries, then the entries with so many ints each, then the declared effects of the seat whose turn it is."""
ENTRY_EFFECT: Final = 0
ENTRY_SEAT: Final = 1
ENTRY_CARD: Final = 2
ENTRY_SUBJECT: Final = 3
ENTRY_OTHER: Final = 4
ENTRY_STATUS: Final = 5
ENTRY_EVENT: Final = 6
"""An entry of a LINK: the effect, whose it is, its card, the card and the other seat in the trigger, what has become of
it (see targets), and the place of the event among those of the moment."""

EVENT_MOMENT: Final = 0
EVENT_CARD: Final = 3
"""Of an event in the queue, which is no frame but `[moment, event, actor, card, owner]` (see codes)."""


def entries(link: Frame) -> range:
    """Where the entries of a LINK begin, one after the other."""
    return range(FIRST_ENTRY, FIRST_ENTRY + ENTRY * link[COUNT], ENTRY)


def entries_end(link: Frame) -> int:
    """Where the entries of a LINK end, and its declared effects begin."""
    return FIRST_ENTRY + ENTRY * link[COUNT]


def add_entry(link: Frame, entry: list[int]) -> None:
    """Add an entry to a LINK after those that it has."""
    end = entries_end(link)
    link[end:end] = entry
    link[COUNT] += 1


def groups_from(frame: Frame, place: int) -> list[list[int]]:
    """The groups of ints that follow from a place on, each with its length before it."""
    found = []
    while place < len(frame):
        end = place + 1 + frame[place]
        found.append(frame[place + 1 : end])
        place = end
    return found
