"""Texts for cards, places and abilities, and lookups of the effect being resolved."""

from __future__ import annotations

from engine.games.cthulhu_realms.codes import ABILITY, EFFECTS_OF
from engine.games.cthulhu_realms.definitions.card_text import effect_words
from engine.games.cthulhu_realms.definitions.reader import Effect
from engine.games.cthulhu_realms.layout import INITIATES, ROW, SIDE_ROW
from engine.games.cthulhu_realms.match_rules import GameView, MatchRules
from engine.games.cthulhu_realms.rules.queries import base_zone
from engine.kernel.flow.machine import frame_of
from engine.kernel.flow.table import Table
from engine.kernel.state.state import SOURCE, STEP


def is_available(zone: int) -> bool:
    """Return whether a zone holds Available cards (CR-1.1, CR-1.2)."""
    return zone == INITIATES or base_zone(zone) in (ROW, SIDE_ROW[0])


def half_of(table: Table[MatchRules], card: int, code: int) -> tuple[Effect, ...]:
    """Return the effects of the half that `code` (`4 * ability + half`) identifies on a card."""
    ability, half = divmod(code, 4)
    return table.rules.cards[card].abilities[ability].halves[half]


def use_words(table: Table[MatchRules], card: int, code: int) -> str:
    """Return an ability's effects in short, e.g. "3 Sanity loss"."""
    return effect_words(half_of(table, card, code))


def asking_effect(view: GameView) -> Effect | None:
    """Return the effect that asks for a choice or is being resolved, or None."""
    frame = frame_of(view, ABILITY)
    return half_of(view.table, frame[SOURCE], frame[EFFECTS_OF])[frame[STEP] - 1] if frame is not None else None
