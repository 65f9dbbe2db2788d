"""The prerequisites that a turn meets (CR-3). `match_rules.need_bits` has those that an ability needs."""

from __future__ import annotations

from engine.games.cthulhu_realms.codes import FEATURES_IN_PLAY
from engine.games.cthulhu_realms.layout import ABJURED, DISCARDED, PLAY
from engine.games.cthulhu_realms.match_rules import ABJURE_BIT, DISCARD_BIT, TWICE, GameState
from engine.kernel.state.state import Frame


def offered_needs(values: list[int], frame: Frame) -> int:
    """Return the bits of the prerequisites that a turn meets so far (CR-3)."""
    offered = frame[FEATURES_IN_PLAY]
    if values[DISCARDED]:
        offered |= DISCARD_BIT
    if values[ABJURED]:
        offered |= ABJURE_BIT
    return offered


def features_in_play(state: GameState, seat: int) -> int:
    """Return the bits of a seat's colors and types in play.

    Those that are there twice also have a bit `TWICE` higher.
    """
    rules = state.table.rules
    found = 0
    for card in state.zones[PLAY[seat]]:
        features = rules.features[card]
        found |= features | (found & features) << TWICE
    return found
