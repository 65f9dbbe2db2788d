"""The effect type for turning up the next Regulation. The old one goes to the bottom of its deck (RR-8.1)."""

from __future__ import annotations

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import Operation
from engine.games.runes_and_regulations.effects.effect_type import RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import no_more_regulations
from engine.games.runes_and_regulations.layout import IN_FORCE, REGULATION_DECK
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.reactions.triggers import queue_event
from engine.kernel.flow.moves import draw_top
from engine.kernel.state.events import MOVED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import SEAT, Frame


def turn_regulation(state: GameState, frame: Frame, op: Operation, before: int) -> None:
    deck, seat = state.zones[REGULATION_DECK], frame[SEAT]
    old = state.zones[IN_FORCE][:]
    for card in old:
        state.zones[IN_FORCE].remove(card)
        deck.insert(0, card)
        if state.events is not None:
            state.events.append((MOVED, seat, card, IN_FORCE, REGULATION_DECK, NONE, EVERYBODY))
    new = draw_top(state, REGULATION_DECK, IN_FORCE, seat)
    for card in old:
        state.known[card] = 0
    queue_event(state, codes.REGULATES, seat, new)


UNIT: RunesEffectType = RunesEffectType(
    word="turn-regulation",
    title=say("form-does-turn-regulation"),
    serves_nobody=True,
    check_own=no_more_regulations,
    resolve=turn_regulation,
    phrase=lambda card, step, done: "",
    describe_done=lambda told, step, groups: ("turn", ""),
)
