"""Cthulhu Realms in words: what each option does, as a button says it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.codes import ACQUIRE, ASK_ABJURE, ASK_DISCARD, DEAL_LOSS, END_TURN, LEFT, PLAY_CARD
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.facts import base_zone, location_words, name_of
from engine.games.cthulhu_realms.match_rules import Seen
from engine.games.cthulhu_realms.moving import hurt_of
from engine.games.cthulhu_realms.places import DISCARD, HAND, POWER
from engine.games.cthulhu_realms.words.common import asking_effect, rules_of, sanity_of, use_words
from engine.kernel.refs import NUMBER_BASE, SEAT_BASE
from engine.kernel.rules import PASS, USE
from engine.kernel.schema import unit_of
from engine.kernel.state import Option


def outcome(view: Seen, option: Option, names: Sequence[str]) -> str:
    """What an option does."""
    verb, source, target = option
    if verb == END_TURN:
        power = view.counters[POWER[view.seat]]
        return f"End turn, {power} Power unused" if power else "End turn"
    if verb == PASS:
        return "Abjure no more" if has_abjured(view) else "Abjure nothing"
    if verb == DEAL_LOSS:
        return share(view, target, source - NUMBER_BASE, names)
    if verb == PLAY_CARD:
        return f"Play {name_of(view.table, source)}"
    if verb == USE:
        return f"Use {name_of(view.table, source)}: {use_words(view.table, source, target - NUMBER_BASE)}"
    if verb == ACQUIRE:
        return f"Acquire {name_of(view.table, source)}, {rules_of(view.table).cost[source]} Power"
    return choice(view, target, names)


def has_abjured(view: Seen) -> bool:
    """Whether the effect that asks has abjured a card before."""
    effect = asking_effect(view)
    return effect is not None and view.stack[-1][LEFT] < effect.amount


def share(view: Seen, target: int, amount: int, names: Sequence[str]) -> str:
    """A share of a loss, and what comes of it (CR-4.5, CR-4.6)."""
    if target >= SEAT_BASE:
        seat = target - SEAT_BASE
        end = ": out of the game" if amount >= sanity_of(view, seat) else ""
        return f"{names[seat]} loses {amount} Sanity{end}"
    left = rules_of(view.table).sanity[target] - hurt_of(view.values, target)
    end = ": destroyed" if amount >= left else ""
    return f"{location_words(view, target, names)} loses {amount} Sanity{end}"


def choice(view: Seen, target: int, names: Sequence[str]) -> str:
    """What choosing a player or a card does."""
    kind = view.question[1] if view.question is not None else -1
    if kind == ASK_DISCARD:
        return f"Discard {name_of(view.table, target)}"
    if kind == ASK_ABJURE:
        place = {HAND[0]: "hand", DISCARD[0]: "discard pile"}.get(base_zone(view.zone_of(target)), "Available")
        return f"Abjure {name_of(view.table, target)} ({place})"
    effect = asking_effect(view)
    if effect is None:
        return names[target - SEAT_BASE] if target >= SEAT_BASE else name_of(view.table, target)
    return unit_of(UNITS, effect.name).outcome(view, effect, target, names)
