"""Cthulhu Realms: Sanity lost by Locations and players (CR-4.5 to CR-4.7, CR-5.2), who may leave the table (CR-5.3)."""

from __future__ import annotations

from engine.games.cthulhu_realms.codes import ASK_LOSS, DEAL_LOSS, FULL, LEFT, LOSS, SECOND, VICTIM
from engine.games.cthulhu_realms.finish import end_by_sanity
from engine.games.cthulhu_realms.match_rules import NEXUS, SANCTUARY, Either, Position
from engine.games.cthulhu_realms.moving import abjure, destroy, forget_hurt, hurt_location, hurt_of
from engine.games.cthulhu_realms.places import DECK, DISCARD, GONE, HAND, OWNED, PLAY, SANITY, SIDE_ROW
from engine.games.cthulhu_realms.rows import fill_row, neighbors, seat_before
from engine.kernel.frames import ask, eliminate
from engine.kernel.moves import count
from engine.kernel.refs import NONE, NUMBER_BASE, SEAT_BASE
from engine.kernel.state import OUT, SEAT, SOURCE, Frame, Option, Question


def start_loss(state: Position, seat: int, card: int, amount: int) -> None:
    """Each neighbor suffers the whole amount, one after the other, the left one first (CR-5.2)."""
    first, *rest = neighbors(state, seat)
    state.stack.append([LOSS, 0, seat, card, amount, first, amount, *(rest or (NONE,))])


def run_loss(state: Position, frame: Frame) -> None:
    """[LOSS, 0, seat, card, left, victim, full amount, second victim]"""
    stack = state.stack
    while stack and stack[-1] is frame:
        victim = frame[VICTIM]
        if frame[LEFT] and not state.values[OUT] >> victim & 1:
            targets = targets_of(state, victim, frame[LEFT])
            if len(targets) == 1:
                # A single target takes what it can: splitting would come to the same.
                deal(state, frame, *targets[0])
                continue
            if targets:
                ask(state, frame[SEAT], ASK_LOSS, frame[SOURCE], shares(targets))
                return
        if frame[SECOND] < 0:
            stack.pop()
            return
        frame[VICTIM], frame[SECOND], frame[LEFT] = frame[SECOND], NONE, frame[FULL]


def targets_of(state: Either, victim: int, left: int) -> list[tuple[int, int]]:
    """What of a player can suffer loss, each as a reference and the most that it can take now (CR-4.7)."""
    rules = state.table.rules
    locations = [card for card in state.zones[PLAY[victim]] if rules.is_location[card]]
    if not locations:
        return [(SEAT_BASE + victim, left)]
    shields = [rules.shield[card] for card in locations]
    nexus = NEXUS in shields
    targets = [] if SANCTUARY in shields else [(SEAT_BASE + victim, left)]
    for card, shield in zip(locations, shields, strict=True):
        if not nexus or shield == NEXUS:
            targets.append((card, min(left, rules.sanity[card] - hurt_of(state.values, card))))
    return targets


def shares(targets: list[tuple[int, int]]) -> tuple[Option, ...]:
    """Every amount for every target."""
    return tuple(
        (DEAL_LOSS, NUMBER_BASE + amount, target) for target, most in targets for amount in range(1, most + 1)
    )


def receive_share(state: Position, frame: Frame, question: Question, option: Option) -> None:
    """One share of the loss; whatever is left is asked again."""
    deal(state, frame, option[2], option[1] - NUMBER_BASE)


def deal(state: Position, frame: Frame, target: int, amount: int) -> None:
    """A share takes effect at once: a Location is destroyed (CR-4.6), a player eliminated (CR-4.5)."""
    frame[LEFT] -= amount
    victim = frame[VICTIM]
    if target >= SEAT_BASE:
        lose_sanity(state, victim, amount, frame[SOURCE])
        return
    rules = state.table.rules
    if hurt_of(state.values, target) + amount >= rules.sanity[target]:
        destroy(state, target, victim, frame[SEAT])
    else:
        hurt_location(state, target, victim, amount)


def lose_sanity(state: Position, victim: int, amount: int, card: int) -> None:
    """A player loses Sanity, and at 0 or less leaves the table."""
    count(state, victim, SANITY, -amount, card)
    if state.counters[SANITY[victim]] <= 0:
        eliminate_seat(state, victim)


HANDLERS = {LOSS: run_loss}
RECEIVERS = {LOSS: receive_share}


# --- a player without Sanity -----------------------------------------------------------------------------------------


def eliminate_seat(state: Position, seat: int) -> None:
    """All cards of the seat and the Available cards in the two rows beside it are abjured; its neighbors become
    neighbors, with three new Available cards between them, usable at once (CR-5.3).

    With one player left the game is over instead (CR-6.1).
    """
    before = seat_before(state, seat)
    gone = state.values[OUT].bit_count() + 1
    state.values[GONE] |= gone << 4 * seat
    if gone < state.table.seats - 1:
        abjure_belongings(state, seat, before)
    eliminate(state, seat)
    if not end_by_sanity(state):
        fill_row(state, SIDE_ROW[before])


def abjure_belongings(state: Position, seat: int, before: int) -> None:
    """What is abjured with a player, by nobody in particular, counts as abjured this turn (CR-5.4)."""
    for name in (PLAY, HAND, DISCARD, DECK):
        zone = name[seat]
        for card in state.zones[zone][:]:
            forget_hurt(state, card)
            abjure(state, card, zone, NONE)
    state.values[OWNED + seat] = 0
    for row in (SIDE_ROW[before], SIDE_ROW[seat]):
        for card in state.zones[row][:]:
            abjure(state, card, row, NONE)
