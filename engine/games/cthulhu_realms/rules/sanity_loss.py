"""Sanity loss of Locations and players (CR-4.5 to CR-4.7, CR-5.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.layout import PLAY, SANITY
from engine.games.cthulhu_realms.match_rules import NEXUS, SANCTUARY, GameBoard, GameState
from engine.games.cthulhu_realms.rules.available_cards import neighbors
from engine.games.cthulhu_realms.rules.card_moves import destroy, hurt_location, sanity_lost
from engine.games.cthulhu_realms.rules.elimination import eliminate_seats
from engine.games.cthulhu_realms.rules.queries import locations_of
from engine.kernel.flow.machine import ask, seats_from
from engine.kernel.flow.moves import add_to_counter
from engine.kernel.state.refs import NONE, NUMBER_BASE, SEAT_BASE
from engine.kernel.state.state import KIND, SEAT, SOURCE, Frame, Option, Question

NO_FRAME: Final = [NONE]
NO_SHARES: Final[Mapping[int, int]] = {}


def start_loss(state: GameState, seat: int, card: int, amount: int) -> None:
    """Begin a loss, which each neighbor suffers in full (CR-5.2)."""
    first, *rest = neighbors(state, seat)
    state.stack.append([codes.LOSS, 0, seat, card, amount, first, amount, *(rest or (NONE,))])


def run_loss(state: GameState, frame: Frame) -> None:
    """Choose the shares of the left neighbor, then of the right one, and apply them together (CR-5.2).

    Frame: [LOSS, 0, seat, card, left, victim, full amount, second victim, shares...].
    """
    stack = state.stack
    while stack and stack[-1] is frame:
        targets = targets_of(state, frame[codes.VICTIM], frame[codes.LEFT]) if frame[codes.LEFT] else []
        if len(targets) == 1:
            # A single target takes all it can, because splitting would change nothing.
            choose_share(state, frame, *targets[0])
        elif targets:
            ask(state, frame[SEAT], codes.ASK_LOSS, frame[SOURCE], split_options(targets))
            return
        elif frame[codes.SECOND] >= 0:
            frame[codes.VICTIM], frame[codes.SECOND], frame[codes.LEFT] = frame[codes.SECOND], NONE, frame[codes.FULL]
        else:
            stack.pop()
            apply_shares(state, frame, frame[codes.SHARES :])


def chosen_shares(board: GameBoard) -> Mapping[int, int]:
    """Return the chosen but not yet applied share of the open loss for each target."""
    frame = board.stack[-1] if board.stack else NO_FRAME
    if frame[KIND] != codes.LOSS or len(frame) == codes.SHARES:
        return NO_SHARES
    chosen: dict[int, int] = {}
    for target, amount in pairs(frame[codes.SHARES :]):
        chosen[target] = chosen.get(target, 0) + amount
    return chosen


def pairs(shares: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the target and amount of each share of a frame."""
    return zip(shares[::2], shares[1::2], strict=True)


def sanity_left(board: GameBoard, seat: int) -> int:
    """Return a player's Sanity minus the chosen shares. At 0 or less, the player is out."""
    return board.counters[SANITY[seat]] - chosen_shares(board).get(SEAT_BASE + seat, 0)


def location_left(board: GameBoard, card: int) -> int:
    """Return a Location's Sanity minus this turn's loss and the chosen shares (CR-4.6)."""
    return board.table.rules.sanity[card] - sanity_lost(board.values, card) - chosen_shares(board).get(card, 0)


def remaining_locations(board: GameBoard, seat: int) -> list[int]:
    """Return a seat's Locations in play, except those that the chosen shares destroy."""
    locations = locations_of(board, seat)
    if not locations or not chosen_shares(board):
        return locations
    return [card for card in locations if location_left(board, card) > 0]


def targets_of(state: GameBoard, victim: int, left: int) -> list[tuple[int, int]]:
    """Return the possible targets of loss, each as a reference and the most it can take now (CR-4.7).

    Chosen shares count: a Sanctuary that they destroy no longer protects, and an eliminated player takes no more.
    """
    if sanity_left(state, victim) <= 0:
        return []
    rules = state.table.rules
    locations = remaining_locations(state, victim)
    if not locations:
        return [(SEAT_BASE + victim, left)]
    shields = [rules.shield[card] for card in locations]
    nexus = NEXUS in shields
    targets = [] if SANCTUARY in shields else [(SEAT_BASE + victim, left)]
    for card, shield in zip(locations, shields, strict=True):
        if not nexus or shield == NEXUS:
            targets.append((card, min(left, location_left(state, card))))
    return targets


def split_options(targets: list[tuple[int, int]]) -> tuple[Option, ...]:
    return tuple(
        (codes.DEAL_LOSS, NUMBER_BASE + amount, target) for target, most in targets for amount in range(1, most + 1)
    )


def receive_share(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    """Record one share of the loss. The rest of the amount is asked for again."""
    choose_share(state, frame, option[2], option[1] - NUMBER_BASE)


def choose_share(state: GameState, frame: Frame, target: int, amount: int) -> None:
    """Record a share of the loss. With a single neighbor it takes effect at once, because no other shares follow."""
    frame[codes.LEFT] -= amount
    if frame[codes.SECOND] < 0 and len(frame) == codes.SHARES:
        apply_shares(state, frame, (target, amount))
    else:
        frame += (target, amount)


def apply_shares(state: GameState, frame: Frame, shares: Sequence[int]) -> None:
    """Apply shares together, then eliminate every player without Sanity (CR-4.5, CR-5.2)."""
    for target, amount in pairs(shares):
        deal(state, frame, target, amount)
    out = [seat for seat in seats_from(state, frame[SEAT]) if state.counters[SANITY[seat]] <= 0]
    if out:
        eliminate_seats(state, out)


def deal(state: GameState, frame: Frame, target: int, amount: int) -> None:
    """Apply one share to a player or to a Location, which it may destroy (CR-4.6)."""
    if target >= SEAT_BASE:
        add_to_counter(state, target - SEAT_BASE, SANITY, -amount, frame[SOURCE])
        return
    owner = next(seat for seat in neighbors(state, frame[SEAT]) if target in state.zones[PLAY[seat]])
    if sanity_lost(state.values, target) + amount >= state.table.rules.sanity[target]:
        destroy(state, target, owner, frame[SEAT])
    else:
        hurt_location(state, target, owner, amount)
