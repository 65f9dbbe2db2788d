"""Runes & Regulations, for computer seats: which secret role each of the others may have, by what they do openly.

Every role is as likely as any other at first. What comes to a Lawn, what stays hexed on it and how a hand empties
speaks for some roles and against others (RR-11.4); none is ever ruled out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.runes_and_regulations.layout import HEXED, LAWN, ROLE_CARD, SPARE_ROLES
from engine.games.runes_and_regulations.match_rules import (
    ROLE_CARD as ROLE_SORT,
    SACRIFICIAL,
    GameState as Position,
    GameView as Seen,
    MatchRules,
)
from engine.games.runes_and_regulations.rules.victory import HENCHMAN
from engine.kernel.state import rng as chance
from engine.kernel.state.refs import HIDDEN

from ..advice import Memory
from .goals import Reader, Standing, fits

FLOOR = 0.02
"""The least share that a role keeps."""
FITTING, UNFITTING = 1.5, 0.85
"""How much likelier a Creature comes to a Lawn whose role it serves, and to one whose role wants others."""
CREATURE_ROLES = (
    "the-griffin-lady",
    "the-control-freak",
    "the-exotic-pet-collector",
    "the-curator",
    "the-humane-sorcerer",
)
KEPT_SHRUBS, RESTORED = 1.25, 0.6
SMALL_HAND, BARE_FENCE, BARE_LAWN = 1.2, 1.2, 1.15
FEW_CARDS, MANY_SHRUBS = 2, 2
ROLES, LAWNS, SHRUBS, TURN = "roles", "lawns", "shrubs", "turn"
"""What is noted: shares of roles by seat, the Lawns and the hexed cards when they were last seen, the turn of that."""


def observe(view: Seen, memory: Memory, reader: Reader) -> None:
    """Note what the Lawns, hands and Fences of the others say about their roles."""
    rules = view.table.rules
    hexed = view.values[HEXED]
    shares = memory.setdefault(ROLES, {})
    lawns = memory.setdefault(LAWNS, {})
    new_turn = view.turn > memory.get(TURN, -1)
    for seat in hidden_seats(view):
        key = str(seat)
        likely = shares.setdefault(key, {rules.cards[card].id: 1.0 for card in unseen_roles(view)})
        lawn = [card for card in view.zones[LAWN[seat]] if not hexed >> card & 1]
        standing = reader.standing(view, seat)
        if key in lawns:
            shrubs = memory[SHRUBS]
            for card in lawn:
                if card in shrubs:
                    weigh(likely, {"the-hexlord": RESTORED})
                elif card not in lawns[key]:
                    arrived(likely, rules, reader, card, standing)
        if new_turn:
            weigh(likely, habits(standing))
        lawns[key] = lawn
    memory[SHRUBS] = [card for card in range(len(rules.faces)) if hexed >> card & 1]
    memory[TURN] = view.turn


def hidden_seats(view: Seen) -> list[int]:
    """The seats whose role the view does not show."""
    return [seat for seat in range(view.table.seats) if view.zones[ROLE_CARD[seat]] == [HIDDEN]]


def unseen_roles(view: Seen) -> list[int]:
    """The role cards that the view does not show."""
    rules = view.table.rules
    seen = {card for cards in view.zones for card in cards}
    return [card for card, sort in enumerate(rules.sorts) if sort == ROLE_SORT and card not in seen]


def arrived(likely: dict[str, float], rules: MatchRules, reader: Reader, card: int, lawn: Standing) -> None:
    """A Creature has come to a Lawn: by whose will it was, the roles that it serves are the likelier."""
    factors = {"the-savior": 2.0} if rules.sorts[card] == SACRIFICIAL else {}
    for role in CREATURE_ROLES:
        serves = lawn.kinds[reader.kinds[card]] == 1 and reader.kinds[card] < len(lawn.kinds) - 1
        serves = serves if role == "the-curator" else fits(role, reader, card, Standing(lawn.seat))
        factors[role] = FITTING if serves else UNFITTING
    weigh(likely, factors)


def habits(lawn: Standing) -> dict[str, float]:
    """What a seat has let be for a turn, as factors of roles."""
    factors: dict[str, float] = {}
    if lawn.hexed >= MANY_SHRUBS:
        factors["the-hexlord"] = KEPT_SHRUBS
    if lawn.cards <= FEW_CARDS:
        factors["the-humane-sorcerer"] = SMALL_HAND
        factors["the-tidier"] = SMALL_HAND * (BARE_FENCE if not lawn.runes else 1.0)
    if not lawn.creatures:
        factors[HENCHMAN] = BARE_LAWN
    return factors


def weigh(likely: dict[str, float], factors: Mapping[str, float]) -> None:
    """Multiply shares by factors; they add up to 1 again, each at least FLOOR."""
    for role, factor in factors.items():
        if role in likely:
            likely[role] *= factor
    total = sum(likely.values())
    for role, share in likely.items():
        likely[role] = max(FLOOR, share / total)


def deal_roles(state: Position, view: Seen, memory: Memory, seed: int) -> None:
    """Deal the hidden roles of a sampled world anew, by what is believed of each seat."""
    shares: Mapping[str, Any] = memory.get(ROLES, {})
    cards = state.table.rules.cards
    generator = chance.seed_rng(seed)
    left = unseen_roles(view)
    for seat in hidden_seats(view):
        likely: Mapping[str, float] = shares.get(str(seat), {})
        weights = [likely.get(cards[card].id, 1.0) for card in left]
        generator = (generator * chance.MULTIPLIER + chance.INCREMENT) & chance.MASK
        place = (generator >> 33) / (1 << 31) * sum(weights)
        chosen = left[-1]
        for card, weight in zip(left, weights, strict=True):
            place -= weight
            if place < 0:
                chosen = card
                break
        left.remove(chosen)
        put(state, view, seat, chosen)


def put(state: Position, view: Seen, seat: int, card: int) -> None:
    """Let a seat have a hidden role; whoever had it in this world has the seat's instead."""
    own = state.zones[ROLE_CARD[seat]]
    other = own[0]
    if other == card:
        return
    for zone in (SPARE_ROLES, *(ROLE_CARD[each] for each in hidden_seats(view))):
        cards = state.zones[zone]
        if card in cards:
            cards[cards.index(card)] = other
            break
    own[0] = card
    state.known[card], state.known[other] = state.known[other], state.known[card]
