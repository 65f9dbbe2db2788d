"""Runes & Regulations: finds the cards of the viewer that an event concerns, from the view."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.layout import FENCE, LAWN
from engine.games.runes_and_regulations.match_rules import GameView
from engine.games.runes_and_regulations.rules.frame_fields import HANDED, IS_BEFORE, RULE
from engine.games.runes_and_regulations.rules.reactions.triggers import WOULD_TRIGGERS, Opening, Reaction, openings
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import KIND, STEP, Frame


def matching(view: GameView, found: Sequence[Opening]) -> list[Reaction]:
    """Return the viewer's cards on Lawn and Fence whose triggers have occurred, usable or not."""
    triggers = view.table.rules.triggers
    seat = view.seat
    own_cards = view.zones[LAWN[seat]] + view.zones[FENCE[seat]]
    return [
        (card, subject, actor, index)
        for seats, trigger, own, subject, actor, index in found
        if seats >> seat & 1
        for card in ((subject,) if own else own_cards)
        if 0 <= card < len(triggers) and triggers[card] == trigger
    ]


def occasion_of(view: GameView, frame: Frame, card: int) -> tuple[int, int]:
    """Return the card in the trigger and the other seat of a card's possible reaction, or NONE for both."""
    return next(
        ((match[1], match[2]) for match in matching(view, openings(view, frame)) if match[0] == card), (NONE, NONE)
    )


def link_events(view: GameView, frame: Frame) -> list[int]:
    """Return the indices of the events that a LINK frame's question is about. Those with an offer come first."""
    found = openings(view, frame)
    matches = matching(view, found)
    offered = {option[1] for option in view.options}
    runes = view.zones[FENCE[view.seat]]
    usable = [match[3] for match in matches if match[0] in offered]
    fitting = usable or [match[3] for match in matches if match[0] not in runes]
    if fitting:
        return fitting
    meant = [index for seats, _, own, _, _, index in found if not own and seats >> view.seat & 1]
    return list(dict.fromkeys(meant or [opening[5] for opening in found]))


def has_passed(view: GameView, card: int) -> bool:
    """Return whether a card could have reacted to an event in progress and wasn't used."""
    return any(
        is_answering(view, below, frame)
        and any(match[0] == card for match in matching(view, openings(view, frame, below)))
        for below, frame in pairwise(view.stack[:-1])
    )


def is_answering(view: GameView, below: Frame, frame: Frame) -> bool:
    """Return whether a frame is a LINK before the action below it, and all its seats have been asked."""
    return (
        frame[KIND] == codes.LINK
        and bool(frame[IS_BEFORE])
        and frame[STEP] != 0
        and len(below) >= HANDED
        and 0 <= below[RULE] < len(WOULD_TRIGGERS)
    )
