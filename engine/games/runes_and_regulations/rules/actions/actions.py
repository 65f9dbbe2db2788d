"""Runes & Regulations: its actions, which others may react to before they happen (RR-4, RR-7.7).

An action is an OCCURRENCE frame (see `action_steps`): `[code, step, actor, cause, rule, subject, owner, amount]`. The
subject is a card or a face-down position on a Fence. The owner is the seat of the Lawn, Fence or hand concerned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.layout import (
    FENCE,
    FORBIDDEN_RUNE,
    HAND,
    HEXED,
    LAWN,
    LIMITS_DUE,
    MAIN_DISCARD,
    SIZES,
)
from engine.games.runes_and_regulations.match_rules import BEAST, GameState
from engine.games.runes_and_regulations.rules.card_moves import (
    change_lawn,
    draw_cards,
    enter,
    remove_shrub,
    rune_at,
    to_discard,
)
from engine.games.runes_and_regulations.rules.frame_fields import (
    AMOUNT,
    ENTRY,
    HANDED,
    OWNER,
    RULE,
    SUBJECT,
    TALLY,
    add_entry,
)
from engine.games.runes_and_regulations.rules.nefarious_neighbor import can_receive, holds_forbidden
from engine.games.runes_and_regulations.rules.reactions.triggers import queue_event
from engine.games.runes_and_regulations.rules.victory import check_beasts
from engine.kernel.flow import moves
from engine.kernel.state import rng
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import KIND, MOMENT, SEAT, SOURCE, STEP, Frame

Step = Callable[[GameState, Frame], None]
"""One step of an action."""
ASKED: Final = 1
AT_RANDOM: Final = 0
CHOSEN: Final = 2
"""How the card of a DISCARD is chosen, as the `amount` of that action."""
BY_HAND: Final = 2
"""The `amount` of a spin whose Spinner has already been flicked."""
PICK_TARGET: Final = 0
PICK_OWN: Final = 1
PICK_DISCARD: Final = 2
PICK_HAND: Final = 3
PICK_PRICE: Final = 4
PICK_DRAW: Final = 5
"""The sets that a PICK frame chooses from (see `choices`)."""


def happen(
    state: GameState, rule: int, actor: int, cause: int, subject: int = NONE, owner: int = NONE, amount: int = 1
) -> None:
    """Push an action. Other seats may react before it happens."""
    state.stack.append([codes.OCCURRENCE, 0, actor, cause, rule, subject, owner, amount])


def happen_to_each(
    state: GameState, rule: int, cause: int, pairs: list[tuple[int, int]], amount: int = 1, cost: bool = False
) -> None:
    """Push an action for several (seat, thing) pairs. They happen one after another, at one moment."""
    flat = [value for pair in pairs for value in pair]
    state.stack.append([codes.EACH, 0, NONE, cause, rule, amount, 2 if cost else 0, 0, state.values[MOMENT], *flat])


def pick(
    state: GameState,
    source: int,
    seat: int,
    card: int,
    effect: int,
    index: int,
    minimum: int,
    maximum: int,
    subject: int = NONE,
    other: int = NONE,
    paid: int = NONE,
    before: int = NONE,
) -> None:
    """Let a seat choose between `minimum` and `maximum` things, or fewer if there aren't as many."""
    state.stack.append(
        [codes.PICK, source, seat, card, effect, index, subject, other, paid, before, minimum, maximum, 0]
    )


def report_done(state: GameState, frame: Frame) -> None:
    """Count the action as done in the frame that pushed it."""
    if state.stack:
        below = state.stack[-1]
        if below[KIND] in (codes.EACH, codes.EFFECT):
            below[TALLY] += 1


def apply_hex(state: GameState, frame: Frame) -> None:
    """Put a Shrub token on a Mythical Creature (RR-4.3)."""
    card, owner = frame[SUBJECT], frame[OWNER]
    if state.values[HEXED] >> card & 1:
        state.stack.pop()
        return
    state.values[HEXED] |= 1 << card
    moves.report_token_move(state, owner, NONE, LAWN[owner], 1, card)


def apply_destroy(state: GameState, frame: Frame) -> None:
    """Put a Creature onto the pile of its own group (RR-4.4)."""
    card, owner = frame[SUBJECT], frame[OWNER]
    remove_shrub(state, card, owner)
    to_discard(state, card, LAWN[owner], frame[SEAT])


def after_leaving(state: GameState, frame: Frame) -> None:
    """Count the action as done, and queue the event that a Creature has left if it still had its effect."""
    report_done(state, frame)
    if frame[AMOUNT]:
        queue_event(state, codes.LEAVES, frame[OWNER], frame[SUBJECT], frame[OWNER])


def apply_return(state: GameState, frame: Frame) -> None:
    """Return a Creature to the hand of the Lawn's player, or discard it if it may not go there (RR-4.6, RR-9.8)."""
    card, owner = frame[SUBJECT], frame[OWNER]
    state.values[LIMITS_DUE] |= SIZES
    remove_shrub(state, card, owner)
    if can_receive(state, card, owner):
        moves.move(state, card, LAWN[owner], HAND[owner], owner)
    else:
        to_discard(state, card, LAWN[owner])


def apply_steal(state: GameState, frame: Frame) -> None:
    """Move a Creature to the thief's Lawn, with its Shrub token (RR-4.5)."""
    card, owner, thief = frame[SUBJECT], frame[OWNER], frame[SEAT]
    moves.move(state, card, LAWN[owner], LAWN[thief], thief)


def after_steal(state: GameState, frame: Frame) -> None:
    """Queue the events that a Creature has left one Lawn and entered another."""
    after_leaving(state, frame)
    enter(state, frame[SUBJECT], frame[SEAT])


def apply_restore(state: GameState, frame: Frame) -> None:
    """Remove the Shrub token (RR-4.3)."""
    remove_shrub(state, frame[SUBJECT], frame[OWNER])
    moves.note(state, codes.NOTE_RESTORED, frame[OWNER], frame[SUBJECT])


def after_restore(state: GameState, frame: Frame) -> None:
    """Queue the event that a restored Creature enters its Lawn again."""
    report_done(state, frame)
    enter(state, frame[SUBJECT], frame[OWNER])


def after_move(state: GameState, frame: Frame) -> None:
    """Move a Creature to the Lawn of the seat in `amount`. This is neither a STEAL nor a RETURN."""
    report_done(state, frame)
    change_lawn(state, frame[SUBJECT], frame[OWNER], frame[AMOUNT])


def apply_draw(state: GameState, frame: Frame) -> None:
    """Draw all cards at once (RR-4.1)."""
    draw_cards(state, frame[SEAT], frame[AMOUNT])


def apply_discard(state: GameState, frame: Frame) -> None:
    """Choose the card: `subject` itself (CHOSEN), a random one (AT_RANDOM), or any except `subject` (ASKED)."""
    seat = frame[SEAT]
    choices = [card for card in state.zones[HAND[seat]] if card != frame[SUBJECT] or frame[AMOUNT] == CHOSEN]
    if frame[AMOUNT] == CHOSEN:
        frame.append(frame[SUBJECT] if frame[SUBJECT] in choices else NONE)
    elif not choices:
        frame.append(NONE)
    elif frame[AMOUNT] == AT_RANDOM:
        frame.append(choices[rng.random_below(state, len(choices))])
    else:
        pick(state, PICK_DISCARD, seat, frame[SOURCE], NONE, 0, 1, 1, frame[SUBJECT])


def after_discard(state: GameState, frame: Frame) -> None:
    """Put the chosen card onto its pile."""
    card = frame[-1]
    if card >= 0:
        report_done(state, frame)
        to_discard(state, card, HAND[frame[SEAT]], frame[SEAT])
        queue_event(state, codes.DISCARDS, frame[SEAT], card, frame[SEAT])


def apply_lost_rune(state: GameState, frame: Frame) -> None:
    """Destroy or steal a Rune. A Forbidden Rune, or one that may not go to the thief, is destroyed (RR-10.6)."""
    card, zone = rune_at(state, frame[SUBJECT])
    if card < 0:
        frame[AMOUNT] = 0
        return
    actor = frame[SEAT]
    stolen = frame[RULE] == codes.WOULD_STEAL_RUNE and can_receive(state, card, actor)
    if stolen and state.table.groups[card] != FORBIDDEN_RUNE:
        moves.move(state, card, zone, FENCE[actor], actor)
        state.values[LIMITS_DUE] |= SIZES
    else:
        to_discard(state, card, zone, actor)


def after_lost_rune(state: GameState, frame: Frame) -> None:
    """Count the action as done if a Rune was really lost."""
    if frame[AMOUNT]:
        report_done(state, frame)


def after_cast(state: GameState, frame: Frame) -> None:
    """Let the CASTING_FRAME of a Spell that wasn't stopped continue."""
    state.stack[-1][STEP] = 2


def apply_summon(state: GameState, frame: Frame) -> None:
    """Push the Summoning Cost (RR-10.3), whose frame reports whether it was paid."""
    pay = state.table.rules.cards[frame[SUBJECT]].pay
    if pay:
        state.stack.append([codes.PRICE, 0, frame[SEAT], frame[SUBJECT], NONE, 0, NONE, NONE])


def after_summon(state: GameState, frame: Frame) -> None:
    """Move the Creature onto its Lawn if it is paid and still there (RR-4.2). A fifth Beast wins (RR-11.2)."""
    paid = frame[HANDED] if len(frame) > 8 else 1
    card, lawn, seat = frame[SUBJECT], frame[OWNER], frame[SEAT]
    source = next((zone for zone in (HAND[seat], MAIN_DISCARD) if card in state.zones[zone]), NONE)
    if not paid or source == NONE:
        return
    report_done(state, frame)
    moves.move(state, card, source, LAWN[lawn], seat)
    enter(state, card, lawn)
    queue_event(state, codes.SUMMONS, seat, card, lawn)
    if state.table.rules.sorts[card] == BEAST and holds_forbidden(state, lawn):
        check_beasts(state)


def after_activate(state: GameState, frame: Frame) -> None:
    """Add a Rune that wasn't stopped to the link that it was announced for."""
    link = state.stack[-1]
    add_entry(link, frame[HANDED : HANDED + ENTRY])


def after_spin(state: GameState, frame: Frame) -> None:
    """Push the spin, because no reaction has passed the Spinner to another seat."""
    report_done(state, frame)
    state.stack.append([codes.SPINNING, 0, frame[SEAT], frame[SOURCE], 0, int(frame[AMOUNT] == BY_HAND)])
