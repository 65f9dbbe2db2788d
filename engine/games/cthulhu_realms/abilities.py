"""Cthulhu Realms: what abilities do, effect by effect (CR-4)."""

from __future__ import annotations

from typing import Final

from engine.games.cthulhu_realms.choosing import abjured_now, start_abjuring, start_discard
from engine.games.cthulhu_realms.codes import ABILITY, EFFECTS_OF
from engine.games.cthulhu_realms.losing import start_loss
from engine.games.cthulhu_realms.match_rules import Compiled, Position
from engine.games.cthulhu_realms.moving import abjure, acquire, destroy, draw_cards, forget_hurt, left_play
from engine.games.cthulhu_realms.places import ABJURED, BOX, DECK, PLAY, POWER, SANITY
from engine.games.cthulhu_realms.rows import neighbors
from engine.kernel.frames import ask
from engine.kernel.moves import count, move, note
from engine.kernel.refs import SEAT_BASE
from engine.kernel.rules import CHOOSE_VERB, QUESTION_CHOOSE, EffectsRule
from engine.kernel.state import SEAT, SOURCE, STEP, Frame, Option, Question

NOTE_CHOSEN: Final = 1
"""Remark: whoever uses an ability has chosen a player, named as the target, for it."""


def start_ability(state: Position, seat: int, card: int, code: int) -> None:
    """Carry out an ability: `code` is `4 * number + half`, as in the options that use it."""
    state.stack.append([ABILITY, 0, seat, card, code])


def effects_of(state: Position, frame: Frame) -> tuple[Compiled, ...]:
    """The effects that an ability's frame carries out: [ABILITY, next effect, seat, card, 4 * number + half]"""
    rules = state.table.rules
    number, half = divmod(frame[EFFECTS_OF], 4)
    return rules.effects[4 * frame[SOURCE] + number][half]


def begin_effect(state: Position, frame: Frame, compiled: Compiled) -> None:
    """Carry out an effect, or ask for what it acts on."""
    effect, amount, second = compiled
    EFFECTS[effect](state, frame, amount, second)


def receive_choice(state: Position, frame: Frame, question: Question, option: Option) -> None:
    """The player, Location or abjured card that the effect just begun is to act on."""
    effect, amount, second = effects_of(state, frame)[frame[STEP] - 1]
    if option[2] >= SEAT_BASE:
        note(state, NOTE_CHOSEN, frame[SEAT], frame[SOURCE], target=option[2] - SEAT_BASE)
    CHOSEN[effect](state, frame, option[2], amount, second)


# --- power, and effects on a chosen player (CR-4.1, CR-4.4, CR-4.5) ------------------------------------------------


def gain_power(state: Position, frame: Frame, amount: int, second: int) -> None:
    count(state, frame[SEAT], POWER, amount, frame[SOURCE])


def choose_player(state: Position, frame: Frame, amount: int, second: int) -> None:
    """Oneself or a neighbor (CR-5.1)."""
    seat, card = frame[SEAT], frame[SOURCE]
    options = [(CHOOSE_VERB, card, SEAT_BASE + other) for other in (seat, *neighbors(state, seat))]
    ask(state, seat, QUESTION_CHOOSE, card, tuple(options))


def gain_sanity(state: Position, frame: Frame, target: int, amount: int, second: int) -> None:
    count(state, target - SEAT_BASE, SANITY, amount, frame[SOURCE])


def player_draws(state: Position, frame: Frame, target: int, amount: int, second: int) -> None:
    draw_cards(state, target - SEAT_BASE, amount)


def player_discards(state: Position, frame: Frame, target: int, amount: int, second: int) -> None:
    start_discard(state, target - SEAT_BASE, frame[SOURCE], amount)


def player_draws_and_discards(state: Position, frame: Frame, target: int, amount: int, second: int) -> None:
    draw_cards(state, target - SEAT_BASE, amount)
    start_discard(state, target - SEAT_BASE, frame[SOURCE], second)


# --- loss, abjuring and Locations -----------------------------------------------------------------------------------


def deal_loss(state: Position, frame: Frame, amount: int, second: int) -> None:
    start_loss(state, frame[SEAT], frame[SOURCE], amount)


def abjure_cards(state: Position, frame: Frame, amount: int, second: int) -> None:
    start_abjuring(state, frame[SEAT], frame[SOURCE], amount)


def choose_abjured(state: Position, frame: Frame, amount: int, second: int) -> None:
    """CR-4.3: one abjured this turn, by anyone, from anywhere."""
    cards = abjured_now(state, state.values[ABJURED])
    if len(cards) == 1:
        acquire_abjured(state, frame, cards[0], amount, second)
    elif cards:
        options = tuple((CHOOSE_VERB, frame[SOURCE], card) for card in cards)
        ask(state, frame[SEAT], QUESTION_CHOOSE, frame[SOURCE], options)


def acquire_abjured(state: Position, frame: Frame, target: int, amount: int, second: int) -> None:
    """To the top of the seat's deck, where everybody has seen it go."""
    seat = frame[SEAT]
    move(state, target, BOX, DECK[seat], seat)
    acquire(state, target, seat)


def choose_location(state: Position, frame: Frame, amount: int, second: int) -> None:
    """CR-4.8: any Location within reach, one's own included, whatever protects it."""
    seat, card = frame[SEAT], frame[SOURCE]
    found = [place for owner in (seat, *neighbors(state, seat)) for place in locations_of(state, owner)]
    if len(found) == 1:
        destroy_location(state, frame, found[0], amount, second)
    elif found:
        ask(state, seat, QUESTION_CHOOSE, card, tuple((CHOOSE_VERB, card, location) for location in found))


def locations_of(state: Position, seat: int) -> list[int]:
    """The Locations that a seat has in play."""
    is_location = state.table.rules.is_location
    return [card for card in state.zones[PLAY[seat]] if is_location[card]]


def destroy_location(state: Position, frame: Frame, target: int, amount: int, second: int) -> None:
    for seat in (frame[SEAT], *neighbors(state, frame[SEAT])):
        if target in state.zones[PLAY[seat]]:
            destroy(state, target, seat, frame[SEAT])
            return


def abjure_this(state: Position, frame: Frame, amount: int, second: int) -> None:
    """The card itself goes to the box (CR-4.2), if it is still in play."""
    seat, card = frame[SEAT], frame[SOURCE]
    zone = PLAY[seat]
    if card in state.zones[zone]:
        forget_hurt(state, card)
        abjure(state, card, zone, seat, owner=seat)
        left_play(state, card, seat)


EFFECTS = (
    gain_power, choose_player, deal_loss, choose_player, choose_player, choose_player, abjure_cards,
    choose_abjured, choose_location, abjure_this,
)  # fmt: skip
"""What begins each effect, by its number."""


def nothing(state: Position, frame: Frame, target: int, amount: int, second: int) -> None:
    """Stands for effects that ask nothing themselves."""


CHOSEN = (
    nothing, gain_sanity, nothing, player_draws, player_discards, player_draws_and_discards, nothing,
    acquire_abjured, destroy_location, nothing,
)  # fmt: skip
"""What follows the choice that an effect asked for."""

ABILITIES = {ABILITY: EffectsRule(effects_of, begin_effect)}
RECEIVERS = {ABILITY: receive_choice}
