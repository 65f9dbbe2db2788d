"""A turn: play, use and acquire in any order, then clean up and draw (CR-2)."""

from __future__ import annotations

from typing import Final

from engine.games.cthulhu_realms.codes import (
    ACQUIRE,
    ASK_TURN,
    END_TURN,
    FEATURES_IN_PLAY,
    OPEN_ABILITIES,
    PLAY_CARD,
    TURN,
)
from engine.games.cthulhu_realms.layout import ABJURED, DECK, DISCARD, DISCARDED, HAND, HAND_SIZE, PLAY, POWER
from engine.games.cthulhu_realms.match_rules import TWICE, GameState
from engine.games.cthulhu_realms.rules.abilities import use_ability
from engine.games.cthulhu_realms.rules.available_cards import acquire_available, affordable
from engine.games.cthulhu_realms.rules.card_moves import heal_locations
from engine.games.cthulhu_realms.rules.prerequisites import features_in_play, offered_needs
from engine.kernel.flow.event_log import RULE, begin
from engine.kernel.flow.machine import ask, begin_phase, begin_turn, next_seat
from engine.kernel.flow.moves import add_to_counter, draw, move
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE, NUMBER_BASE
from engine.kernel.state.state import SEAT, STEP, Frame, Option, Question

STEP_BEGIN: Final = 0
STEP_ASK: Final = 1
END: Option = (END_TURN, NONE, NONE)


def turn_frame(state: GameState, seat: int) -> Frame:
    """Return the frame of a turn in which all abilities of the seat's cards in play are unused (CR-2.2)."""
    abilities = state.table.rules.abilities
    frame = [TURN, STEP_ASK, seat, NONE, features_in_play(state, seat)]
    for card in state.zones[PLAY[seat]]:
        frame += abilities[card]
    return frame


def run_turn(state: GameState, frame: Frame) -> None:
    """Run a frame [TURN, step, seat, -1, features in play, unused abilities...]."""
    if frame[STEP] == STEP_BEGIN:
        begin_turn(state, frame[SEAT])
        begin_phase(state, 0)
        frame[:] = turn_frame(state, frame[SEAT])
    ask_turn(state, frame)


def ask_turn(state: GameState, frame: Frame) -> None:
    """Ask for the next action. Ending the turn is always an option (CR-2.1)."""
    seat = frame[SEAT]
    rules = state.table.rules
    zones = state.zones
    plays = rules.plays[seat]
    options = [plays[card] for card in zones[HAND[seat]]]
    lacking = ~offered_needs(state.values, frame)
    needs, uses = rules.needs, rules.uses
    for ability in frame[OPEN_ABILITIES:]:
        if not needs[ability] & lacking:
            options += uses[ability]
    power = state.counters[POWER[seat]]
    if power:
        options += affordable(state, rules, seat, power)
    options.append(END)
    ask(state, seat, ASK_TURN, NONE, tuple(options))


def receive_turn(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    verb, card, target = option
    if verb == PLAY_CARD:
        play_card(state, frame, card)
    elif verb == ACQUIRE:
        acquire_available(state, frame[SEAT], card)
    elif verb == END_TURN:
        end_turn(state, frame)
    else:
        use_ability(state, frame, card, target - NUMBER_BASE)


def play_card(state: GameState, frame: Frame, card: int) -> None:
    """Play a card from hand. Each of its abilities may be used once (CR-2.2)."""
    rules = state.table.rules
    move(state, card, HAND[frame[SEAT]], PLAY[frame[SEAT]], frame[SEAT])
    features, before = rules.features[card], frame[FEATURES_IN_PLAY]
    frame[FEATURES_IN_PLAY] = before | features | (before & features) << TWICE
    frame += rules.abilities[card]


# --- the end of the turn (CR-2.3) ------------------------------------------------------------------------------


def end_turn(state: GameState, frame: Frame) -> None:
    """End a turn: lose leftover power, heal partial loss, discard, and draw five cards."""
    seat = frame[SEAT]
    if state.events is not None:
        begin(state, seat, kind=RULE)
    power = state.counters[POWER[seat]]
    if power:
        add_to_counter(state, seat, POWER, -power)
    heal_locations(state)
    clean_up(state, seat)
    draw(state, DECK[seat], DISCARD[seat], HAND[seat], HAND_SIZE)  # on behalf of no seat, like the discards
    values = state.values
    values[DISCARDED] = values[ABJURED] = 0
    frame[:] = [TURN, STEP_BEGIN, next_seat(state, seat), NONE, 0]


def clean_up(state: GameState, seat: int) -> None:
    """Discard all cards in play except Locations, and the whole hand.

    The moves are on behalf of no seat. Unlike effects, they meet no prerequisite (CR-3.2) and fill no log.
    """
    zones = state.zones
    is_location = state.table.rules.is_location
    play, hand, discard = zones[PLAY[seat]], zones[HAND[seat]], zones[DISCARD[seat]]
    if state.events is not None:
        for card in [card for card in play if not is_location[card]]:
            move(state, card, PLAY[seat], DISCARD[seat])
        for card in hand[:]:
            move(state, card, HAND[seat], DISCARD[seat])
        return
    staying: list[int] = []
    for card in play:
        (staying if is_location[card] else discard).append(card)
    play[:] = staying
    known = state.known
    for card in hand:
        known[card] = EVERYBODY
    discard += hand
    hand.clear()
