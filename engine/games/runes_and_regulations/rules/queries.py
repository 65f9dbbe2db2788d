"""Runes & Regulations: read-only questions about states and views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.runes_and_regulations.definitions.compiled_effects import (
    ACTIVATE,
    ANYTHING,
    CREATURE,
    DESTROY,
    EACH_NEIGHBOR,
    HEX,
    HEXED_ONE,
    MYTHICAL,
    OTHER_CREATURE,
    OTHER_MYTHICAL,
    PHASE_BITS,
    RESTORE,
    RUNE,
    STEAL,
    YOU,
)
from engine.games.runes_and_regulations.definitions.compiled_effects import SACRIFICIAL as SACRIFICIAL_ONE
from engine.games.runes_and_regulations.layout import (
    FENCE,
    FORBIDDEN,
    FORBIDDEN_DECK,
    FORBIDDEN_DISCARD,
    HAND,
    HEXED,
    IN_FORCE,
    LAWN,
    MAIN_DECK,
    MAIN_DISCARD,
    NEFARIOUS,
    RESHUFFLED,
)
from engine.games.runes_and_regulations.match_rules import BEAST, ORDINARY, SACRIFICIAL, SPELLS, Ban, GameBoard, InForce
from engine.kernel.state.refs import NONE, PLACE_BASE, PLACES_PER_ZONE
from engine.kernel.state.state import ACTIVE

NO_REGULATION = InForce()
HAND_LIMIT: Final = 7
RUNE_LIMIT: Final = 3
WIN_LIMIT: Final = 5
SUMMONING_LIMIT: Final = 3
START_LIMITS = {"hand": HAND_LIMIT, "rune": RUNE_LIMIT, "win": WIN_LIMIT}
BEASTS_TO_WIN: Final = 5
USUAL = (ANYTHING, MYTHICAL, CREATURE, HEXED_ONE)
"""Requirements that only depend on Shrub tokens."""


def nefarious(state: GameBoard) -> int:
    """Return the seat of the Nefarious Neighbor, or -1 in the base game."""
    return int(state.values[NEFARIOUS]) - 1


def is_hexed(state: GameBoard, card: int) -> bool:
    return bool(state.values[HEXED] >> card & 1)


def is_mythical(state: GameBoard, card: int) -> bool:
    """Return whether a Creature is Mythical: neither hexed nor a Corrupted Beast (RR-1.4, RR-10.3)."""
    return state.table.rules.sorts[card] <= SACRIFICIAL and not state.values[HEXED] >> card & 1


def mythical_count(state: GameBoard, seat: int) -> int:
    sorts = state.table.rules.sorts
    hexed = state.values[HEXED]
    number = 0
    for card in state.zones[LAWN[seat]]:
        if sorts[card] <= SACRIFICIAL and not hexed >> card & 1:
            number += 1
    return number


def beast_count(state: GameBoard, seat: int) -> int:
    """Return how many Corrupted Beasts are on a Lawn (RR-11.2)."""
    sorts = state.table.rules.sorts
    return sum(1 for card in state.zones[LAWN[seat]] if sorts[card] == BEAST)


def has_effect(state: GameBoard, card: int, seat: int) -> bool:
    """Return whether a Creature on a seat's Lawn has its effect (RR-4.10, RR-10.5, RR-10.7)."""
    if state.values[HEXED] >> card & 1:
        return False
    if seat + 1 != state.values[NEFARIOUS]:
        return True
    rules = state.table.rules
    return rules.sorts[card] != ORDINARY or rules.mastery


def lawn_of(state: GameBoard, card: int) -> int:
    """Return the seat with a card on its Lawn, or -1 if there is none."""
    zones = state.zones
    for seat in range(state.table.seats):
        if card in zones[LAWN[seat]]:
            return seat
    return -1


def lawns_for(state: GameBoard, seat: int, card: int) -> Sequence[int]:
    """Return the seats whose Lawns a seat can SUMMON onto, its own first. Beasts have no other (RR-4.2, RR-10.3)."""
    if state.table.rules.sorts[card] == BEAST:
        return (seat,)
    return state.table.clockwise[seat][-1]


def in_force(state: GameBoard) -> InForce:
    """Return the changes by the active Regulation."""
    cards = state.zones[IN_FORCE]
    rules = state.table.rules
    return rules.in_force[cards[-1]] if cards else NO_REGULATION


def is_bound(state: GameBoard, seat: int) -> bool:
    """Return whether Regulations and Events apply to a seat (RR-9.7)."""
    return bool(seat + 1 != state.values[NEFARIOUS])


def regulation_effects(state: GameBoard, seat: int) -> InForce:
    """Return the changes by the active Regulation for a seat."""
    cards = state.zones[IN_FORCE]
    if not cards or seat + 1 == state.values[NEFARIOUS]:
        return NO_REGULATION
    return state.table.rules.in_force[cards[-1]]


def neighbors(state: GameBoard, seat: int) -> Sequence[int]:
    """Return the seats that "any neighbor" means for a seat, clockwise (RR-4.9 and the Regulation about next doors)."""
    seats = state.table.seats
    if seats > 3 and regulation_effects(state, seat).adjacent_only:
        return (seat + 1) % seats, (seat - 1) % seats
    return state.table.clockwise[seat][-1][1:]


def limit(state: GameBoard, seat: int, which: str) -> int:
    """Return a seat's present limit: fixed values apply first, then additions (RR-5.4). Never below 0."""
    rules = state.table.rules
    value = START_LIMITS[which]
    for change in regulation_effects(state, seat).limits:
        if change.which == which:
            value = change.fixed
    for change in rules.limits:
        if change.which == which:
            owner = lawn_of(state, change.card)
            if owner >= 0 and (owner == seat) == (change.who == YOU) and has_effect(state, change.card, owner):
                value += change.add
    return max(0, value)


def actions_in(state: GameBoard, seat: int, phase: str) -> int:
    """Return the number of actions in a seat's phase: the largest number given by a card, usually 1."""
    bit = PHASE_BITS[phase]
    rules = state.table.rules
    number = 1
    for phases, actions in regulation_effects(state, seat).phases:
        if phases & bit:
            number = max(number, actions)
    for card, phases, actions in rules.phases:
        if phases & bit and card in state.zones[LAWN[seat]] and has_effect(state, card, seat):
            number = max(number, actions)
    return number


def matches(state: GameBoard, card: int, what: int, cause: int) -> bool:
    """Return whether a Creature on a Lawn meets a card's requirement. `cause` is that card."""
    sort = state.table.rules.sorts[card]
    if sort > BEAST:
        return False
    if what == MYTHICAL:
        return sort != BEAST and not state.values[HEXED] >> card & 1
    if what == OTHER_MYTHICAL:
        return card != cause and sort != BEAST and not state.values[HEXED] >> card & 1
    if what == HEXED_ONE:
        return bool(state.values[HEXED] >> card & 1)
    if what == OTHER_CREATURE:
        return card != cause
    if what == SACRIFICIAL_ONE:
        return bool(sort == SACRIFICIAL)
    return True


def forbidden_by(state: GameBoard, actor: int, act: int, card: int, owner: int, cost: bool = False) -> int:
    """Return the card that forbids an act on a Creature, -2 if its kind does, or -1 if nothing does.

    `actor` does it, and the Creature is on `owner`'s Lawn. `cost`: it is a SACRIFICE (RR-10.4).
    """
    sort = state.table.rules.sorts[card]
    if sort == BEAST or (sort == SACRIFICIAL and act in (HEX, DESTROY) and not cost):
        return -2
    for ban in bans_on(state, actor, act, owner):
        if matches(state, card, ban.what, ban.card):
            return ban.card if ban.card >= 0 else int(state.zones[IN_FORCE][-1])
    return -1


def bans_on(state: GameBoard, actor: int, act: int, owner: int) -> Sequence[Ban]:
    """Return the present bans on an act for a Lawn, for any Creature. A Regulation's bans come first."""
    rules = state.table.rules
    cards = state.zones[IN_FORCE]
    bans: tuple[Ban, ...] = ()
    if cards and actor + 1 != state.values[NEFARIOUS]:
        bans = rules.in_force[cards[-1]].bans_by_act[act]
    lawn = state.zones[LAWN[owner]]
    for ban in rules.bans_by_act[act]:
        if ban.card in lawn and ban.what != RUNE:
            allowed = ban.who == EACH_NEIGHBOR and actor == owner
            if not allowed and has_effect(state, ban.card, owner):
                bans = (*bans, ban)
    return bans


def runes_are_safe(state: GameBoard, actor: int, act: int, owner: int) -> int:
    """Return the card that protects a seat's Runes from being destroyed or stolen by a neighbor, or -1."""
    rules = state.table.rules
    if actor != owner:
        for ban in rules.bans:
            on_runes = ban.what == RUNE and ban.acts >> act & 1
            if on_runes and ban.card in state.zones[LAWN[owner]] and has_effect(state, ban.card, owner):
                return ban.card
    return -1


def may_activate(state: GameBoard, seat: int) -> bool:
    """Return whether the active Regulation lets a seat ACTIVATE Runes now."""
    return seat != state.values[ACTIVE] or not regulation_effects(state, seat).bans_by_act[ACTIVATE]


def cast_tax(state: GameBoard, seat: int) -> int:
    """Return how many cards a seat must DISCARD before it CASTs a Spell. Taxes add up."""
    return _tax(state, seat, 0, -1, -1)


def steal_tax(state: GameBoard, seat: int, card: int, owner: int) -> int:
    """Return how many cards a seat must DISCARD before it STEALs a Creature."""
    return _tax(state, seat, STEAL, card, owner)


def _tax(state: GameBoard, seat: int, act: int, card: int, owner: int) -> int:
    rules = state.table.rules
    total = 0
    for tax in regulation_effects(state, seat).taxes:
        if tax.act == act:
            total += tax.price
    for tax in rules.taxes:
        if tax.act == act and (tax.card == card or not tax.this):
            holder = lawn_of(state, tax.card)
            if holder >= 0 and holder != seat and owner in (-1, holder) and has_effect(state, tax.card, holder):
                total += tax.price
    return total


def can_be_acted_on(state: GameBoard, actor: int, act: int, card: int, owner: int, cost: bool = False) -> bool:
    """Return whether a seat can hex, restore, destroy, steal, return or move a Creature now."""
    return _is_open_to(state, actor, act, card, owner, cost, bans_on(state, actor, act, owner))


def creatures_open_to(state: GameBoard, actor: int, act: int, owner: int, what: int, cause: int,
                      cost: bool = False) -> list[int]:  # fmt: skip
    """Return a Lawn's Creatures that meet the requirement of `cause` (a card) and allow an act."""
    lawn = state.zones[LAWN[owner]]
    if not lawn:
        return []
    bans = bans_on(state, actor, act, owner)
    sorts, hexed = state.table.rules.sorts, state.values[HEXED]
    mythical = act == HEX or what in (MYTHICAL, OTHER_MYTHICAL)
    under_shrub = act == RESTORE or what == HEXED_ONE
    safe = (BEAST, SACRIFICIAL) if act in (HEX, DESTROY) and not cost else (BEAST,)
    usual = not bans and act != STEAL and what in USUAL
    found = []
    for card in lawn:
        if sorts[card] in safe or (mythical if hexed >> card & 1 else under_shrub):
            continue
        if usual or (matches(state, card, what, cause) and _is_open_to(state, actor, act, card, owner, cost, bans)):
            found.append(card)
    return found


def _is_open_to(state: GameBoard, actor: int, act: int, card: int, owner: int, cost: bool,
                bans: Sequence[Ban]) -> bool:  # fmt: skip
    """Return the result of `can_be_acted_on`, given the bans on that Lawn."""
    sort = state.table.rules.sorts[card]
    if sort == BEAST or (sort == SACRIFICIAL and act in (HEX, DESTROY) and not cost):
        return False
    for ban in bans:
        if matches(state, card, ban.what, ban.card):
            return False
    if act == HEX:
        return bool(sort <= SACRIFICIAL and not state.values[HEXED] >> card & 1)
    if act == RESTORE:
        return bool(state.values[HEXED] >> card & 1)
    if act == STEAL and state.table.rules.taxes:
        return bool(len(state.zones[HAND[actor]]) >= steal_tax(state, actor, card, owner))
    return True


def holds_forbidden(state: GameBoard, seat: int) -> bool:
    """Return whether a seat's hand and Fence hold Forbidden cards, as the Nefarious Neighbor's do (RR-9.4)."""
    return bool(seat + 1 == state.values[NEFARIOUS])


def main_cards_left(state: GameBoard) -> int:
    """Return how many cards can still be drawn before the Main deck counts as run out (RR-11.2)."""
    again = state.table.rules.reshuffle and not state.values[RESHUFFLED]
    return len(state.zones[MAIN_DECK]) + (len(state.zones[MAIN_DISCARD]) if again else 0)


def can_draw(state: GameBoard, seat: int) -> bool:
    """Return whether a seat's DRAW would give a card (RR-2.3, RR-10.2, RR-11.2)."""
    zones = state.zones
    if holds_forbidden(state, seat):
        return bool(zones[FORBIDDEN_DECK] or zones[FORBIDDEN_DISCARD])
    return bool(zones[MAIN_DECK] or (zones[MAIN_DISCARD] and not state.table.rules.expansion))


def can_receive(state: GameBoard, card: int, seat: int) -> bool:
    """Return whether a card may go into a seat's hand or onto its Fence (RR-9.4, RR-9.8)."""
    return bool(state.table.rules.groups[card] >= FORBIDDEN) == holds_forbidden(state, seat)


def rune_owner(state: GameBoard, ref: int) -> int:
    """Return the seat with a chosen Rune or face-down position on its Fence."""
    for seat in range(state.table.seats):
        zone = FENCE[seat]
        if ref in state.zones[zone] or (ref >= PLACE_BASE and (ref - PLACE_BASE) // PLACES_PER_ZONE == zone):
            return seat
    return NONE


def castable(state: GameBoard, card: int) -> bool:
    """Return whether a card is a Spell or a Curse."""
    return state.table.rules.sorts[card] in SPELLS


def creatures_in(state: GameBoard, cards: list[int]) -> list[int]:
    sorts = state.table.rules.sorts
    return [card for card in cards if card >= 0 and sorts[card] <= BEAST]
