"""Refusals of Cthulhu Realms: why something can't be done now."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.definitions.card_text import EVENTS, need_words
from engine.games.cthulhu_realms.definitions.faces import unmet_needs
from engine.games.cthulhu_realms.definitions.vocabulary import COLORS, DISCARDED as DISCARD_NEED
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.effects.effect_type import refuse_player, refuse_seat
from engine.games.cthulhu_realms.layout import ABJURED, BOX, DECK, DISCARD, GENERAL_DECK, HAND, INITIATES, PLAY, POWER
from engine.games.cthulhu_realms.match_rules import NEXUS, SANCTUARY, GameView
from engine.games.cthulhu_realms.messages import refused, say
from engine.games.cthulhu_realms.rules.available_cards import rows_beside
from engine.games.cthulhu_realms.rules.queries import base_zone, card_name, zone_owner
from engine.games.cthulhu_realms.rules.sanity_loss import location_left, remaining_locations
from engine.games.cthulhu_realms.text.common import asking_effect, is_available
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.game.presentation import Refusal
from engine.kernel.state.refs import CARD, NONE, NUMBER, NUMBER_BASE, SEAT, SEAT_BASE, ZONE, describe
from engine.kernel.state.state import KIND


def refusal(view: GameView, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Return why a source can't go to a target now, or None.

    An ability is a card with the number `4 * ability + half` as target.
    """
    if not 0 <= view.seat < view.table.seats or view.over or view.is_out(view.seat) or source < 0:
        return None
    if view.question is None:
        return refuse_waiting(view, names)
    if view.question[1] != codes.ASK_TURN:
        return refuse_choice(view, source, target, names)
    kind, index, _ = describe(source)
    if kind == ZONE:
        return refuse_zone(view, index, names)
    if kind == SEAT:
        return refuse_seat(view, index, names)
    if not view.table.is_card(source):
        return None
    if describe(target)[0] == NUMBER:
        return refuse_ability(view, source, target - NUMBER_BASE, names)
    return refuse_card(view, source, target, names)


def refuse_waiting(view: GameView, names: Sequence[str]) -> Refusal | None:
    """Return why a seat without a question can't act (CR-2.1, CR-4.1).

    It is another player's turn, or another player must answer.
    """
    if view.active != view.seat:
        return refused("not-own-turn", other=names[view.active])
    return refused("other-answers", other=names[view.asked[0]]) if view.asked else None


# --- places ------------------------------------------------------------------------------------------------------


PILES = {GENERAL_DECK: "not-yet-available", DECK[0]: "deck-waits"}
"""Piles from which no single card can be taken, with their refusals."""


def refuse_zone(view: GameView, zone: int, names: Sequence[str]) -> Refusal | None:
    """Return why a pile, or a hidden card in it, can't be used."""
    base, owner = base_zone(zone), zone_owner(zone)
    if base == INITIATES:
        cards = view.zones[INITIATES]
        return refuse_available(view, cards[-1], zone, names) if cards else refused("no-initiates")
    if base == HAND[0] and owner != view.seat:
        return refused("hand-is-hidden", other=names[owner])
    return refused(PILES[base]) if base in PILES else None


# --- cards -------------------------------------------------------------------------------------------------------


def refuse_card(view: GameView, card: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Return why a card can't be used in the player's own turn."""
    zone = view.zone_of(card)
    base, owner = base_zone(zone), zone_owner(zone)
    details: dict[str, str | int] = {"card": card_name(view.table, card)}
    if zone == NONE or (base == HAND[0] and owner == view.seat):
        return None  # a card in hand can be played, but not onto that target
    if is_available(zone):
        return refuse_available(view, card, zone, names)
    if base == BOX:
        abjured = view.values[ABJURED] >> card & 1
        return refused("in-the-box" if abjured else "not-abjured-now", **details)
    if base in PILES:
        return refuse_zone(view, zone, names)
    if owner != view.seat:
        return refused("not-own-card", **details, other=names[owner])
    if base == DISCARD[0]:
        return refused("discard-waits", **details)
    return refuse_in_play(view, card, target, names) if base == PLAY[0] else None


def refuse_in_play(view: GameView, card: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Return why a card in play can't be moved, or why its ability can't be used."""
    if (unharmed := refuse_struck(view, card, target, names)) is not None:
        return unharmed
    if target != NONE or any(option[1] == card for option in view.options):
        return refused("already-in-play", card=card_name(view.table, card))
    still_open = [ability for ability in view.stack[0][codes.OPEN_ABILITIES :] if ability >> 2 == card]
    return refuse_ability(view, card, 4 * (still_open[0] & 3) if still_open else 0, names)


def refuse_struck(view: GameView, card: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Return why an ability that deals loss can't hit a target: out of reach or protected (CR-4.7, CR-5.2)."""
    kind, index, _ = describe(target)
    effects = view.table.rules.effects
    still_open = [ability for ability in view.stack[0][codes.OPEN_ABILITIES :] if ability >> 2 == card]
    halves = [half for ability in still_open for half in effects[ability]]
    struck = any(UNITS[effect].gives(1, 1).loss for half in halves for effect, _, _ in half)
    owner = index if kind == SEAT else zone_owner(view.zone_of(index)) if kind == CARD else NONE
    if struck and kind == SEAT and owner == view.seat:
        return refused("not-oneself", card=card_name(view.table, card), player=names[view.seat])
    if not struck or owner in (NONE, view.seat):
        return None
    return refuse_seat(view, owner, names) or refuse_shielded(view, kind, owner, names)


def refuse_available(view: GameView, card: int, zone: int, names: Sequence[str]) -> Refusal | None:
    """Return why an Available card can't be acquired: out of reach or too expensive (CR-5.1, CR-4.4)."""
    name, player = card_name(view.table, card), names[view.seat]
    if zone != INITIATES and zone not in rows_beside(view, view.seat):
        return refused("card-out-of-reach", card=name, player=player)
    cost, power = view.table.rules.cost[card], view.counters[POWER[view.seat]]
    if cost <= power:
        return None  # it can be acquired, but not onto that target
    return refused("cannot-afford", card=name, cost=cost, player=player, power=power)


# --- abilities ---------------------------------------------------------------------------------------------------


def refuse_ability(view: GameView, card: int, code: int, names: Sequence[str]) -> Refusal | None:
    """Return why an ability can't be used (CR-2.2, CR-3).

    It is not the player's, not in play or used, or it lacks a prerequisite.
    """
    zone = view.zone_of(card)
    owner = zone_owner(zone)
    printed = view.table.rules.cards[card]
    number = code >> 2
    if owner not in (view.seat, NONE):
        return refused("not-own-card", card=printed.name, other=names[owner])
    if base_zone(zone) != PLAY[0]:
        return refused("not-in-play", card=printed.name)
    turn = view.stack[0]
    if turn[KIND] != codes.TURN or number >= len(printed.abilities):
        return None
    ability = printed.abilities[number]
    if 4 * card + number not in turn[codes.OPEN_ABILITIES :]:
        return refused("other-half-used" if ability.either else "ability-used", card=printed.name)
    unmet = unmet_needs(view, turn, printed, number)
    if not unmet:
        return None
    if len(ability.needs) > 1:
        ordered = sorted(unmet, key=lambda need: need in EVENTS)
        return refused("needs-both", need=say.join_list([need_words(need, printed) for need in ordered]))
    need = unmet[0]
    if need in EVENTS:
        return refused("needs-discard" if need == DISCARD_NEED else "needs-abjure")
    if need in (printed.color, printed.type):
        return refused("not-by-itself", card=printed.name)
    if need in COLORS:
        return refused("needs-color", color=say(f"color-{need}.small"))
    return refused("needs-type", type=say(f"type-{need}"))


# --- choices for effects --------------------------------------------------------------------------------------------

Details = dict[str, str | int]


def refuse_choice(view: GameView, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Return why something is no answer to an ability's question.

    The chosen thing is the target if the asking card or an amount was dragged onto it, otherwise the source.
    """
    assert view.question is not None
    kind, cause = view.question[1], view.question[2]
    amount = source - NUMBER_BASE if describe(source)[0] == NUMBER else 0
    onto = describe(target)[0]
    thing = target if onto in (CARD, SEAT) and (amount or source == cause) else source
    if any(option[2] == thing for option in view.options):
        return refuse_amount(view, thing, amount) if kind == codes.ASK_LOSS and amount else None
    if onto == NUMBER:
        return refused("answer-first", card=card_name(view.table, cause))  # another ability
    if describe(thing)[0] == NUMBER:
        return None
    if kind == codes.ASK_LOSS:
        return refuse_loss(view, thing, names)
    if kind == codes.ASK_DISCARD:
        left = view.stack[-1][codes.LEFT]
        return refused("discard-from-hand", card=card_name(view.table, cause), player=names[view.seat], left=left)
    if kind == codes.ASK_ABJURE:
        return refuse_abjure(view, thing, names)
    effect = asking_effect(view)
    refuse = refuse_player if effect is None else find_effect_type(UNITS, effect.name).refuse
    return refuse(view, thing, names)


def refuse_amount(view: GameView, thing: int, amount: int) -> Refusal | None:
    """Return why an amount is more than is left to share out, or more than a Location can lose (CR-4.5, CR-4.6)."""
    left = view.stack[-1][codes.LEFT]
    if amount > left:
        return refused("too-much-loss", left=left, amount=amount)
    if thing >= SEAT_BASE:
        return None
    remaining = location_left(view, thing)
    details: Details = {"card": card_name(view.table, thing), "left": remaining, "amount": amount}
    return refused("location-has-less", **details) if amount > remaining else None


# --- loss --------------------------------------------------------------------------------------------------------


def refuse_loss(view: GameView, thing: int, names: Sequence[str]) -> Refusal | None:
    """Return why something can't lose Sanity now (CR-4.5, CR-4.7, CR-5.2)."""
    assert view.question is not None
    kind, index, _ = describe(thing)
    if kind == ZONE:
        return None
    owner = index
    if kind == CARD:
        printed, zone = card_name(view.table, index), view.zone_of(index)
        if not view.table.rules.is_location[index]:
            return refused("not-a-location", card=printed)
        if base_zone(zone) != PLAY[0]:
            return refused("location-not-in-play", card=printed)
        owner = zone_owner(zone)
    if owner == view.seat:
        return refused("not-oneself", card=card_name(view.table, view.question[2]), player=names[view.seat])
    out_of_reach = refuse_seat(view, owner, names)
    if out_of_reach is not None:
        return out_of_reach
    victim = view.stack[-1][codes.VICTIM]
    if owner != victim:
        return refused("other-share", other=names[victim])
    return refuse_shielded(view, kind, owner, names)


def refuse_shielded(view: GameView, kind: str, owner: int, names: Sequence[str]) -> Refusal | None:
    """Return why a Sanctuary protects a player, or a Nexus a Location (CR-4.7)."""
    shield, key = (SANCTUARY, "sanctuary") if kind == SEAT else (NEXUS, "nexus")
    blocker = shielding(view, owner, shield)
    return refused(key, other=names[owner], blocker=blocker) if blocker else None


def shielding(view: GameView, seat: int, shield: int) -> str:
    """Return the name of the card that protects a player or their Locations (CR-4.7); empty without one."""
    rules = view.table.rules
    cards = (card for card in remaining_locations(view, seat) if rules.shield[card] == shield)
    return next((card_name(view.table, card) for card in cards), "")


# --- abjuring ----------------------------------------------------------------------------------------------------


def refuse_abjure(view: GameView, thing: int, names: Sequence[str]) -> Refusal | None:
    """Return why a card can't be abjured: wrong place, out of reach or too expensive (CR-4.2, CR-5.1)."""
    player = names[view.seat]
    elsewhere = refused("not-from-there", player=player)
    if not view.table.is_card(thing):
        return elsewhere
    zone = view.zone_of(thing)
    details: Details = {"card": card_name(view.table, thing)}
    if zone == GENERAL_DECK:
        return refused("not-yet-available")
    if is_available(zone):
        if zone != INITIATES and zone not in rows_beside(view, view.seat):
            return refused("card-out-of-reach", **details, player=player)
    elif zone not in (HAND[view.seat], DISCARD[view.seat]):
        return elsewhere
    rules = view.table.rules
    return None if rules.abjurable[thing] else refused("too-dear-to-abjure", **details, cost=rules.cost[thing])
