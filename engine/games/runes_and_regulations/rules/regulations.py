"""Runes & Regulations: the active Regulation and the seats it binds (RR-1.3, RR-9.7)."""

from __future__ import annotations

from engine.games.runes_and_regulations.definitions.compiled_effects import ACTIVATE
from engine.games.runes_and_regulations.layout import IN_FORCE, NEFARIOUS
from engine.games.runes_and_regulations.match_rules import ContinuousEffects, GameBoard
from engine.kernel.state.state import ACTIVE

NO_REGULATION = ContinuousEffects()


def in_force(state: GameBoard) -> ContinuousEffects:
    """Return the changes by the active Regulation."""
    cards = state.zones[IN_FORCE]
    return state.table.rules.in_force[cards[-1]] if cards else NO_REGULATION


def is_bound(state: GameBoard, seat: int) -> bool:
    """Return whether Regulations and Events apply to a seat (RR-9.7)."""
    return bool(seat + 1 != state.values[NEFARIOUS])


def regulation_effects(state: GameBoard, seat: int) -> ContinuousEffects:
    """Return the changes by the active Regulation for a seat."""
    cards = state.zones[IN_FORCE]
    if not cards or seat + 1 == state.values[NEFARIOUS]:
        return NO_REGULATION
    return state.table.rules.in_force[cards[-1]]


def may_activate(state: GameBoard, seat: int) -> bool:
    """Return whether the active Regulation lets a seat ACTIVATE Runes now."""
    return seat != state.values[ACTIVE] or not regulation_effects(state, seat).bans_by_act[ACTIVATE]
