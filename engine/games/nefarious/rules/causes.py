"""Nefarious: the acting player of each frame (see the kernel's `event_log`)."""

from __future__ import annotations

from engine.games.nefarious import codes
from engine.games.nefarious.definitions.compiled_cards import TWIST
from engine.games.nefarious.layout import PLAY
from engine.games.nefarious.match_rules import GameState
from engine.games.nefarious.rules.twist_triggers import leader
from engine.kernel.flow.event_log import CARD, RULE
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import KIND, SOURCE, Frame


def of_card(state: GameState, frame: Frame) -> tuple[int, int, int]:
    """Return the Invention's owner as the actor, also for effects on other players.

    A Twist that affects a player's opponents has that player as its actor. Other Twists have none.
    """
    card = frame[SOURCE]
    if state.table.groups[card] == TWIST:
        moment = next((below for below in reversed(state.stack) if below[KIND] == codes.MOMENT), None)
        return leader(state, moment) if moment is not None else NONE, card, CARD
    for seat in range(state.table.seats):
        if card in state.zones[PLAY[seat]]:
            return seat, card, CARD
    return NONE, card, CARD


def of_rules(state: GameState, frame: Frame) -> tuple[int, int, int]:
    """Return no actor: the frame affects several players."""
    return NONE, NONE, RULE


CAUSES = {
    codes.PROGRAM: of_card,
    codes.PICK: of_card,
    **dict.fromkeys(
        (
            codes.TURN,
            codes.ACTIONS,
            codes.SET_ASIDE_FRAME,
            codes.ESPIONAGE_FRAME,
            codes.INVENT_FRAME,
            codes.EFFECTS,
            codes.MOMENT,
        ),
        of_rules,
    ),
}
