"""Runes & Regulations: hides the choices of a step that several players take, until all have chosen.

The Runes that players pick from their own Fence stay hidden until all are destroyed together (RR-1.2, RR-8.3).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import RUNE, Effect
from engine.games.runes_and_regulations.layout import FENCE
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.rules.frame_fields import EFFECT, INDEX, SEATS
from engine.kernel.flow.ruleset import Redactor
from engine.kernel.state import rng
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.state import KIND, Frame


def picks(frame: Frame) -> list[tuple[int, int, int]]:
    """Return the answers in a GATHER frame: the seat, the index of its first pick, and the number of picks."""
    number = frame[SEATS]
    place = SEATS + 1 + number
    found = []
    for seat in frame[SEATS + 1 : place]:
        if place >= len(frame):
            break
        found.append((seat, place + 1, frame[place]))
        place += 1 + frame[place]
    return found


def about_runes(programs: Sequence[Effect], frame: Frame) -> bool:
    """Return whether a GATHER frame asks players for their own Runes."""
    return programs[frame[EFFECT]].operations[frame[INDEX]].what == RUNE


def redactors(programs: Sequence[Effect]) -> dict[int, Redactor]:
    """Return functions that hide secret picks in the frames of a table, by frame kind."""

    def redact_gather(frame: Frame, seat: int) -> Frame:
        shown = frame[:]
        if about_runes(programs, frame):
            for other, place, number in picks(frame):
                if other != seat:
                    shown[place : place + number] = [HIDDEN] * number
        return shown

    return {codes.GATHER: redact_gather}


def guess_picks(state: GameState) -> None:
    """Fill the picks that `redact_gather` has hidden in a determinization with random Runes of that seat."""
    for frame in state.stack:
        if frame[KIND] == codes.GATHER and HIDDEN in frame and about_runes(state.table.rules.programs, frame):
            for seat, place, number in picks(frame):
                if HIDDEN in frame[place : place + number]:
                    runes = state.zones[FENCE[seat]][:]
                    rng.shuffle_list(state, runes)
                    frame[place : place + number] = runes[:number]
