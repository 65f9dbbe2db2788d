"""Nefarious: the order in which effects reach each player (NF-5.1)."""

from __future__ import annotations

from engine.games.nefarious.codes import EFFECTS, PROGRAM
from engine.games.nefarious.layout import PLAY
from engine.games.nefarious.match_rules import GameState
from engine.kernel.flow.machine import clockwise
from engine.kernel.flow.standard_frames import ANSWERS
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import SEAT, STEP, Frame


def push_effects(state: GameState, frame: Frame) -> None:
    """Push the effects: each player gets their own effects first, then the others' effects, clockwise (NF-5.1)."""
    rules = state.table.rules
    sources = frame[ANSWERS:]
    if rules.repeat_last_effect:
        sources = [effect_card(state, seat, card) for seat, card in enumerate(sources)]
    if rules.effect_times == 0 or max(sources) < 0:
        return
    everybody = clockwise(state, frame[SEAT], (1 << len(sources)) - 1)
    own_program, others_program = rules.own_program, rules.others_program
    reaching = 0
    for seat in everybody:
        if sources[seat] >= 0 and others_program[sources[seat]]:
            reaching |= 1 << seat
    todo: list[int] = []
    for seat in everybody:
        card = sources[seat]
        if card >= 0 and own_program[card]:
            todo += (seat, card, own_program[card])
        if reaching:
            for other in clockwise(state, seat, reaching & ~(1 << seat)):
                todo += (seat, sources[other], others_program[sources[other]])
    if todo:
        state.stack.append([EFFECTS, 4, frame[SEAT], NONE, *(todo * rules.effect_times)])


def effect_card(state: GameState, seat: int, card: int) -> int:
    """Return the Invention whose effects a seat's new one triggers under Delayed Effect (NF-7.2).

    That is the new one if it has an effect, else the latest earlier one that has.
    """
    has_effect = state.table.rules.has_effect
    if card < 0 or has_effect[card]:
        return card
    for earlier in reversed(state.zones[PLAY[seat]]):
        if has_effect[earlier]:
            return earlier
    return card


def run_effects(state: GameState, frame: Frame) -> None:
    """Run effects in order. Frame: [EFFECTS, index of next entry, start seat, -1, then seat, card, program each]."""
    place = frame[STEP]
    if place == len(frame):
        state.stack.pop()
        return
    frame[STEP] = place + 3
    state.stack.append([PROGRAM, 0, *frame[place : place + 3]])
