"""Runes & Regulations in words: which of a seat's cards what happens is about, told from what the seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.layout import FENCE, LAWN
from engine.games.runes_and_regulations.match_rules import GameView
from engine.games.runes_and_regulations.rules.frame_fields import HANDED, IS_BEFORE, RULE
from engine.games.runes_and_regulations.rules.triggers import WOULD_TRIGGERS, Opening, openings
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import KIND, STEP, Frame

Match = tuple[int, int, int, int]
"""A card whose trigger fits, the subject of the trigger, the other seat, and the number of the event."""


def concerns(seats: int, seat: int) -> bool:
    """Whether a trigger is for a seat."""
    return seat >= 0 and bool(seats >> seat & 1)


def matching(view: GameView, found: Sequence[Opening]) -> list[Match]:
    """The cards of the seat that looks, on Lawn and Fence, whose triggers have occurred, usable or not."""
    triggers = view.table.rules.triggers
    seat = view.seat
    own_cards = view.zones[LAWN[seat]] + view.zones[FENCE[seat]]
    return [
        (card, subject, actor, index)
        for seats, trigger, own, subject, actor, index in found
        if concerns(seats, seat)
        for card in ((subject,) if own else own_cards)
        if 0 <= card < len(triggers) and triggers[card] == trigger
    ]


def offered(view: GameView, frame: Frame) -> list[Match]:
    """The matching cards that the seat is offered to use."""
    cards = {option[1] for option in view.options}
    return [match for match in matching(view, openings(view, frame)) if match[0] in cards]


def occasion_of(view: GameView, frame: Frame, card: int) -> tuple[int, int]:
    """The card in the trigger and the other seat of what a card could react to; NONE for both where there is none."""
    return next(((match[1], match[2]) for match in matching(view, openings(view, frame)) if match[0] == card),
                (NONE, NONE))  # fmt: skip


def events_meant(view: GameView, frame: Frame) -> list[int]:
    """The numbers of the events that a question about a LINK frame is about: those with an offer first."""
    found = openings(view, frame)
    usable = [match[3] for match in offered(view, frame)]
    runes = view.zones[FENCE[view.seat]]
    fitting = usable or [match[3] for match in matching(view, found) if match[0] not in runes]
    if fitting:
        return fitting
    meant = [index for seats, _, own, _, _, index in found if not own and concerns(seats, view.seat)]
    return list(dict.fromkeys(meant or [opening[5] for opening in found]))


def has_passed(view: GameView, card: int) -> bool:
    """Whether a card could have answered something that is still under way, and was not used."""
    return any(
        is_answering(view, below, frame)
        and any(match[0] == card for match in matching(view, openings(view, frame, below)))
        for below, frame in pairwise(view.stack[:-1])
    )


def is_answering(view: GameView, below: Frame, frame: Frame) -> bool:
    """Whether a frame is a LINK before the action under it, and its seats have all been asked."""
    return (frame[KIND] == codes.LINK and bool(frame[IS_BEFORE]) and frame[STEP] != 0 and len(below) >= HANDED
            and 0 <= below[RULE] < len(WOULD_TRIGGERS))  # fmt: skip
