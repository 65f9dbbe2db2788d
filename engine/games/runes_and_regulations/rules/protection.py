"""Runes & Regulations: what protects Creatures and Runes: their kind and bans (RR-7.11, RR-10.3, RR-10.4)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations.definitions import compiled_effects as compiled
from engine.games.runes_and_regulations.layout import HAND, HEXED, IN_FORCE, LAWN
from engine.games.runes_and_regulations.match_rules import BEAST, SACRIFICIAL, Ban, GameBoard
from engine.games.runes_and_regulations.rules.creatures import has_effect, matches
from engine.games.runes_and_regulations.rules.regulations import regulation_effects
from engine.games.runes_and_regulations.rules.taxes import steal_tax
from engine.kernel.state.refs import NONE

USUAL = (compiled.ANYTHING, compiled.MYTHICAL, compiled.CREATURE, compiled.HEXED_ONE)
"""Requirements that only depend on Shrub tokens."""


def can_be_acted_on(state: GameBoard, actor: int, act: int, card: int, owner: int, cost: bool = False) -> bool:
    """Return whether a seat can hex, restore, destroy, steal, return or move a Creature now."""
    return card in creatures_open_to(state, actor, act, owner, compiled.ANYTHING, NONE, cost)


def creatures_open_to(
    state: GameBoard, actor: int, act: int, owner: int, what: int, cause: int, cost: bool = False
) -> list[int]:
    """Return a Lawn's Creatures that meet the requirement of `cause` (a card) and allow an act.

    `cost`: it is a SACRIFICE (RR-10.4).
    """
    lawn = state.zones[LAWN[owner]]
    if not lawn:
        return []
    bans = bans_on(state, actor, act, owner)
    sorts, hexed = state.table.rules.sorts, state.values[HEXED]
    mythical = act == compiled.HEX or what in (compiled.MYTHICAL, compiled.OTHER_MYTHICAL)
    under_shrub = act == compiled.RESTORE or what == compiled.HEXED_ONE
    safe = safe_sorts(act, cost)
    taxed = act == compiled.STEAL and bool(state.table.rules.of_creatures.taxes)
    usual = not bans and not taxed and what in USUAL
    found = []
    for card in lawn:
        if sorts[card] in safe or (mythical if hexed >> card & 1 else under_shrub):
            continue
        if not usual and (not matches(state, card, what, cause) or ban_on(state, card, bans) is not None):
            continue
        if not taxed or len(state.zones[HAND[actor]]) >= steal_tax(state, actor, card, owner):
            found.append(card)
    return found


def safe_sorts(act: int, cost: bool) -> tuple[int, ...]:
    """Return the sorts of Creatures that an act can't affect (RR-10.3, RR-10.4)."""
    return (BEAST, SACRIFICIAL) if act in (compiled.HEX, compiled.DESTROY) and not cost else (BEAST,)


def ban_on(state: GameBoard, card: int, bans: Sequence[Ban]) -> Ban | None:
    """Return the first of some bans that applies to a Creature."""
    for ban in bans:
        if matches(state, card, ban.what, ban.card):
            return ban
    return None


def forbidden_by(state: GameBoard, actor: int, act: int, card: int, owner: int, cost: bool = False) -> int:
    """Return the card that forbids an act on a Creature, -2 if its kind does, or -1 if nothing does.

    `actor` does it, and the Creature is on `owner`'s Lawn. `cost`: it is a SACRIFICE (RR-10.4).
    """
    if state.table.rules.sorts[card] in safe_sorts(act, cost):
        return -2
    ban = ban_on(state, card, bans_on(state, actor, act, owner))
    if ban is None:
        return NONE
    return ban.card if ban.card >= 0 else int(state.zones[IN_FORCE][-1])


def bans_on(state: GameBoard, actor: int, act: int, owner: int) -> Sequence[Ban]:
    """Return the present bans on an act for a Lawn, for any Creature. A Regulation's bans come first."""
    bans = regulation_effects(state, actor).bans_by_act[act]
    lawn = state.zones[LAWN[owner]]
    for ban in state.table.rules.of_creatures.bans_by_act[act]:
        if ban.card in lawn and ban.what != compiled.RUNE:
            allowed = ban.who == compiled.EACH_NEIGHBOR and actor == owner
            if not allowed and has_effect(state, ban.card, owner):
                bans = [*bans, ban]
    return bans


def runes_are_safe(state: GameBoard, actor: int, act: int, owner: int) -> int:
    """Return the card that protects a seat's Runes from being destroyed or stolen by a neighbor, or -1."""
    if actor != owner:
        for ban in state.table.rules.of_creatures.bans_by_act[act]:
            if (
                ban.what == compiled.RUNE
                and ban.card in state.zones[LAWN[owner]]
                and has_effect(state, ban.card, owner)
            ):
                return ban.card
    return -1
