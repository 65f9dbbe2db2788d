"""Runes & Regulations: possible targets (RR-4.8, RR-4.9, RR-7.8), and whether an effect can be used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.games.runes_and_regulations.codes import CASTING_FRAME, LINK, SPINNING
from engine.games.runes_and_regulations.definitions import compiled_effects as compiled
from engine.games.runes_and_regulations.definitions.compiled_effects import Effect, Operation, Target
from engine.games.runes_and_regulations.definitions.vocabulary import PRICES
from engine.games.runes_and_regulations.layout import CASTING, FENCE, HAND, MAIN_DISCARD
from engine.games.runes_and_regulations.match_rules import ORDINARY, SPELLS, GameBoard
from engine.games.runes_and_regulations.rules.creatures import creatures_in, lawn_of, mythical_count
from engine.games.runes_and_regulations.rules.frame_fields import COUNT, ENTRY_CARD, ENTRY_SEAT, ENTRY_STATUS, entries
from engine.games.runes_and_regulations.rules.protection import can_be_acted_on, creatures_open_to, runes_are_safe
from engine.games.runes_and_regulations.rules.regulations import in_force, is_bound, regulation_effects
from engine.games.runes_and_regulations.rules.taxes import cast_tax
from engine.kernel.state.refs import NONE, PLACE_BASE, PLACES_PER_ZONE, SEAT_BASE
from engine.kernel.state.state import KIND, STEP

DISCARD_PRICES = frozenset(word for word in PRICES if word.startswith("discard"))
PRICES_OF_TWO = frozenset(word for word in PRICES if word.endswith("-2"))
PRICE_TARGETS = {
    "hex-this": Target(compiled.CREATURES, compiled.THIS, compiled.YOU, compiled.HEX),
    "return-this": Target(compiled.CREATURES, compiled.THIS, compiled.YOU, compiled.RETURN),
    "move-this": Target(compiled.CREATURES, compiled.THIS, compiled.YOU, compiled.MOVE),
    "sacrifice-mythical": Target(compiled.CREATURES, compiled.MYTHICAL, compiled.YOU, compiled.DESTROY),
    "sacrifice-1": Target(compiled.CREATURES, compiled.CREATURE, compiled.YOU, compiled.DESTROY),
    "sacrifice-2": Target(compiled.CREATURES, compiled.CREATURE, compiled.YOU, compiled.DESTROY),
    "hex-own": Target(compiled.CREATURES, compiled.MYTHICAL, compiled.YOU, compiled.HEX),
    "destroy-hexed": Target(compiled.CREATURES, compiled.HEXED_ONE, compiled.ANY_PLAYER, compiled.DESTROY),
    "move-own": Target(compiled.CREATURES, compiled.CREATURE, compiled.YOU, compiled.MOVE),
}
"""The Creatures that each price takes, except for discards."""

CHOSEN_ANYWHERE = {compiled.ANY_PLAYER: compiled.EACH_PLAYER, compiled.ANY_NEIGHBOR: compiled.EACH_NEIGHBOR}

ANNOUNCED: Final = 0
DECLARED: Final = 1
DONE: Final = 2
DROPPED: Final = 3
"""Statuses of an entry."""


def waiting(state: GameBoard, cause: int, seat: int) -> set[int]:
    """Return cards with a triggered, unresolved effect. They can't be targets of another card (RR-7.8).

    While a link still asks a seat, the effects of earlier seats don't count. They will have resolved when it chooses
    its targets (RR-7.6, RR-7.13). A card whose effect has led to a CAST or a SPIN is finished (RR-7.4).
    """
    cards: set[int] = set()
    resolving: set[int] = set()
    for frame in state.stack:
        if frame[KIND] == LINK and frame[COUNT]:
            earlier_resolve_first = frame is state.stack[-1] and frame[STEP] == 0
            for start in entries(frame):
                status = frame[start + ENTRY_STATUS]
                if status in (DONE, DROPPED) or (earlier_resolve_first and frame[start + ENTRY_SEAT] != seat):
                    continue
                (cards if status <= DECLARED else resolving).add(frame[start + ENTRY_CARD])
        elif frame[KIND] in (CASTING_FRAME, SPINNING):
            resolving.clear()
    cards |= resolving
    cards.discard(cause)
    return cards


def neighbors(state: GameBoard, seat: int) -> Sequence[int]:
    """Return the seats that "any neighbor" means for a seat, clockwise (RR-4.9 and the Regulation about next doors)."""
    seats = state.table.seats
    if seats > 3 and regulation_effects(state, seat).adjacent_only:
        return (seat + 1) % seats, (seat - 1) % seats
    return state.table.clockwise[seat][-1][1:]


def target_seats(state: GameBoard, of: int, seat: int, other: int) -> Sequence[int]:
    """Return the seats whose Lawns or Fences a target may be on."""
    if of == compiled.YOU:
        return (seat,)
    if of == compiled.THAT_NEIGHBOR:
        return (other,) if other >= 0 else ()
    if of == compiled.ANY_PLAYER:
        return (seat, *neighbors(state, seat))
    if of == compiled.ANY_NEIGHBOR:
        return neighbors(state, seat)
    everybody = state.table.clockwise[seat][-1]
    return everybody[1:] if of == compiled.EACH_NEIGHBOR else everybody


def lift_next_door_limit(state: GameBoard, target: Target) -> Target:
    """Return a chosen target without the next-door limit. The Regulation binds only choices made while it is active."""
    if target.of in CHOSEN_ANYWHERE and in_force(state).adjacent_only:
        return replace(target, of=CHOSEN_ANYWHERE[target.of])
    return target


def candidates(
    state: GameBoard,
    target: Target,
    seat: int,
    card: int,
    subject: int,
    other: int,
    paid: int = NONE,
    before: int = NONE,
) -> list[int]:
    """Return the possible choices of a seat for one target of a card's effect.

    `subject` is the card in the trigger, and `other` the neighbor in the trigger or the price. `paid` is the last card
    taken by the price, and `before` the target chosen before this one.
    """
    kind = target.kind
    if kind == compiled.CREATURES:
        return creature_candidates(state, target, seat, card, subject, other)
    if kind == compiled.SEATS:
        seats = target_seats(state, target.of, seat, other)
        if target.ahead:
            own = mythical_count(state, seat)
            seats = [each for each in seats if mythical_count(state, each) > own]
        return [SEAT_BASE + each for each in seats]
    if kind == compiled.RUNES:
        return rune_candidates(state, target, seat, other)
    if kind == compiled.PILE:
        return pile_candidates(state, target, card, subject, paid)
    owner = lawn_of(state, before)
    return [SEAT_BASE + each for each in neighbors(state, seat) if each != owner]


def creature_candidates(state: GameBoard, target: Target, seat: int, card: int, subject: int, other: int) -> list[int]:
    """Return the Creatures on the Lawns in question that the act is possible on."""
    what, act = target.what, target.act
    found: list[int] = []
    if what == compiled.THAT:  # that Creature, on any Lawn (RR-3.5)
        owner = lawn_of(state, subject)
        elsewhere = owner >= 0 and not (act == compiled.MOVE and owner == seat)
        if elsewhere and can_be_acted_on(state, seat, act, subject, owner):
            found.append(subject)
    else:
        for owner in target_seats(state, target.of, seat, other):
            found += creatures_open_to(state, seat, act, owner, what, card)
    return found and without(found, waiting(state, card, seat))


def has_candidates(state: GameBoard, target: Target, seat: int, card: int, subject: int, other: int) -> bool:
    """Return whether a target has any candidates. Unlike `candidates` it stops at the first Lawn that has one."""
    if target.kind != compiled.CREATURES or target.what == compiled.THAT:
        return bool(candidates(state, target, seat, card, subject, other))
    for owner in target_seats(state, target.of, seat, other):
        found = creatures_open_to(state, seat, target.act, owner, target.what, card)
        if found and without(found, waiting(state, card, seat)):
            return True
    return False


def without(creatures: list[int], held: set[int]) -> list[int]:
    """Return the Creatures that aren't in `held`."""
    return [creature for creature in creatures if creature not in held] if held else creatures


def rune_candidates(state: GameBoard, target: Target, seat: int, other: int) -> list[int]:
    """Return a seat's own Runes as cards, and others' as face-down positions on the Fence (RR-4.8)."""
    found = []
    for owner in target_seats(state, target.of, seat, other):
        zone = FENCE[owner]
        if owner == seat:
            found += state.zones[zone]
        elif runes_are_safe(state, seat, target.act, owner) == NONE:
            first = PLACE_BASE + zone * PLACES_PER_ZONE
            found += range(first, first + len(state.zones[zone]))
    return found


def rune_owner(state: GameBoard, ref: int) -> int:
    """Return the seat with a chosen Rune or face-down position on its Fence."""
    for seat in range(state.table.seats):
        zone = FENCE[seat]
        if ref in state.zones[zone] or (ref >= PLACE_BASE and (ref - PLACE_BASE) // PLACES_PER_ZONE == zone):
            return seat
    return NONE


def pile_candidates(state: GameBoard, target: Target, card: int, subject: int, paid: int) -> list[int]:
    """Return the possible targets in the Main discard pile."""
    if target.what == compiled.THAT:
        return [subject] if subject in state.zones[MAIN_DISCARD] else []
    creatures = creatures_in(state, state.zones[MAIN_DISCARD])
    if target.what == compiled.OTHER_CREATURE:
        creatures = [creature for creature in creatures if creature != paid]
    return creatures


# --- prices -----------------------------------------------------------------------------------------------


def price_candidates(state: GameBoard, word: str, seat: int, card: int) -> list[int]:
    """Return the Creatures that can pay a price, or the hand cards for a price of discards."""
    if word in DISCARD_PRICES:
        return [held for held in state.zones[HAND[seat]] if held != card]
    target = PRICE_TARGETS[word]
    act = target.act
    if target.what == compiled.THIS:
        owner = lawn_of(state, card)
        return [card] if owner >= 0 and can_be_acted_on(state, seat, act, card, owner) else []
    sacrificed = act == compiled.DESTROY and target.of == compiled.YOU
    creatures: list[int] = []
    for owner in target_seats(state, target.of, seat, NONE):
        creatures += creatures_open_to(state, seat, act, owner, target.what, card, cost=sacrificed)
    return creatures and without(creatures, waiting(state, card, seat))


def price_number(word: str) -> int:
    """Return how many cards or Creatures a price takes."""
    return 2 if word in PRICES_OF_TWO else 1


def payable(state: GameBoard, words: tuple[str, ...], seat: int, card: int, besides: int = 0) -> bool:
    """Return whether a price can be paid in full (RR-7.2). `besides` cards of the hand are already needed."""
    for word in words:
        need = price_number(word)
        if word in DISCARD_PRICES:
            hand = state.zones[HAND[seat]]
            if len(hand) - (card in hand) - besides < need:
                return False
        elif len(price_candidates(state, word, seat, card)) < need:
            return False
    return True


# --- whether an effect can be used ------------------------------------------------------------------------


def usable(state: GameBoard, effect: Effect, seat: int, card: int, subject: int, other: int, publicly: bool) -> bool:
    """Return whether an effect can be used: its price is payable, and at least one of its steps can do something.

    `publicly`: judge by public information, so that a hand with cards may hold any card.
    """
    if effect.free:
        return True
    if effect.price and not payable(state, effect.price, seat, card):
        return False
    priced = bool(effect.price)
    for op in effect.operations:
        if does_something(state, effect, op, seat, card, subject, other, publicly, priced):
            return True
    return False


def does_something(
    state: GameBoard,
    effect: Effect,
    op: Operation,
    seat: int,
    card: int,
    subject: int,
    other: int,
    publicly: bool,
    priced: bool,
) -> bool:
    """Return whether one step of an effect could do something now."""
    if op.must:  # "each player must" is unusable unless every player can (RR-7.2)
        return all(own_candidates(state, op, each, card) for each in range(state.table.seats))
    if op.condition and not condition_holds(state, op, seat, subject, other):
        return False
    act = op.act
    if act in (compiled.CAST, compiled.SUMMON) and not op.pile and op.who == compiled.YOU:
        hand = state.zones[HAND[seat]]
        if publicly:
            return bool(hand)
        return bool(hand_choices(state, op, seat, card))
    if act == compiled.SUMMON and op.who == compiled.YOU and priced and not DISCARD_PRICES.isdisjoint(effect.price):
        # A card just discarded as the price may be the Creature.
        return publicly or bool(creatures_in(state, state.zones[MAIN_DISCARD] + state.zones[HAND[seat]]))
    for number in op.groups:
        target = effect.targets[number]
        if target.kind == compiled.NEXT_SEAT:
            if len(neighbors(state, seat)) < 2:
                return False
            continue
        if target.of == compiled.THAT_NEIGHBOR and priced:
            continue  # the neighbor is only known when the price is paid
        if not has_candidates(state, target, seat, card, subject, other):
            return False
    if act != compiled.NO_ACT and op.what in (compiled.THIS, compiled.THAT) and not op.groups:
        return lawn_of(state, card if op.what == compiled.THIS else subject) >= 0
    return True


def own_candidates(state: GameBoard, op: Operation, seat: int, card: int) -> list[int]:
    """Return a seat's choices on its own Lawn or Fence for a step that each player does."""
    if op.what == compiled.RUNE:
        return list(state.zones[FENCE[seat]])
    return creatures_open_to(state, seat, op.act, seat, op.what, card)


def hand_choices(state: GameBoard, op: Operation, seat: int, card: int) -> list[int]:
    """Return the cards of a hand that a step could CAST or SUMMON."""
    hand = state.zones[HAND[seat]]
    if op.act == compiled.CAST:
        return [held for held in hand if can_cast(state, seat, held)]
    return [held for held in hand if can_summon(state, seat, held, op.what)]


def can_cast(state: GameBoard, seat: int, card: int, tax: int = NONE) -> bool:
    """Return whether a seat can CAST a card from hand with its taxes and price (RR-7.2). `tax`: if known."""
    if card < 0 or state.table.rules.sorts[card] not in SPELLS:
        return False
    effect = state.table.rules.effects[card]
    if tax == NONE:
        tax = cast_tax(state, seat)
    if tax and len(state.zones[HAND[seat]]) - (card not in state.zones[CASTING]) < tax:
        return False
    return not effect.price or payable(state, effect.price, seat, card, tax)


def can_summon(state: GameBoard, seat: int, card: int, what: int = 0) -> bool:
    """Return whether a seat can SUMMON a Creature from hand: its Summoning Cost is payable (RR-10.3)."""
    if card < 0 or state.table.rules.sorts[card] > 2:
        return False
    if what == compiled.BEAST and state.table.rules.sorts[card] != 2:
        return False
    pay = state.table.rules.cards[card].pay
    return not pay or payable(state, pay, seat, card)


def condition_holds(state: GameBoard, op: Operation, seat: int, subject: int, other: int) -> bool:
    """Return whether the condition of a step holds for its player."""
    condition = op.condition
    if condition == compiled.NO_RUNES:
        return not state.zones[FENCE[seat]]
    if condition == compiled.YOU_ARE_BEHIND:
        own = mythical_count(state, seat)
        return any(mythical_count(state, each) > own for each in neighbors(state, seat))
    if condition == compiled.THAT_IS_A_CREATURE:
        return subject in state.zones[MAIN_DISCARD] and bool(state.table.rules.sorts[subject] == ORDINARY)
    if condition == compiled.FEWEST_MYTHICAL:
        return has_fewest(state, seat)
    return True


def has_fewest(state: GameBoard, seat: int) -> bool:
    """Return whether no ordinary player has fewer Mythical Creatures. Ties count."""
    own = mythical_count(state, seat)
    players = [each for each in range(state.table.seats) if is_bound(state, each)]
    return seat in players and all(mythical_count(state, each) >= own for each in players)
