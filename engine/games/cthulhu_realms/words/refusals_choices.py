"""Cthulhu Realms in words: why something cannot be chosen while an ability is carried out."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.codes import ASK_ABJURE, ASK_DISCARD, ASK_LOSS, LEFT, VICTIM
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.effects._shared import refuse_player, refuse_seat
from engine.games.cthulhu_realms.facts import base_zone, name_of, zone_owner
from engine.games.cthulhu_realms.match_rules import NEXUS, SANCTUARY, Seen
from engine.games.cthulhu_realms.moving import hurt_of
from engine.games.cthulhu_realms.places import DISCARD, GENERAL_DECK, HAND, INITIATES, PLAY
from engine.games.cthulhu_realms.rows import rows_beside
from engine.games.cthulhu_realms.words.common import asking_effect, is_available, is_card, rules_of
from engine.kernel.refs import CARD, NUMBER, NUMBER_BASE, SEAT, SEAT_BASE, ZONE, describe
from engine.kernel.schema import unit_of
from engine.kernel.showing import Refusal

Details = dict[str, str | int]


def refuse_choice(view: Seen, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Why something is no answer to the question that an ability asks.

    What is meant is the target when the card that asks or an amount is put on it, and else the source.
    """
    assert view.question is not None
    kind, cause = view.question[1], view.question[2]
    amount = source - NUMBER_BASE if describe(source)[0] == NUMBER else 0
    onto = describe(target)[0]
    thing = target if onto in (CARD, SEAT) and (amount or source == cause) else source
    if any(option[2] == thing for option in view.options):
        return refuse_amount(view, thing, amount) if kind == ASK_LOSS and amount else None
    if onto == NUMBER:
        return Refusal("answer-first", {"card": name_of(view.table, cause)})  # another ability
    if describe(thing)[0] == NUMBER:
        return None
    if kind == ASK_LOSS:
        return refuse_loss(view, thing, names)
    if kind == ASK_DISCARD:
        left = view.stack[-1][LEFT]
        return Refusal("discard-from-hand", {"card": name_of(view.table, cause), "left": left})
    if kind == ASK_ABJURE:
        return refuse_abjure(view, thing, names)
    effect = asking_effect(view)
    refuse = refuse_player if effect is None else unit_of(UNITS, effect.name).refuse
    return refuse(view, thing, names)


def refuse_amount(view: Seen, thing: int, amount: int) -> Refusal | None:
    """More than is left to share out, or than a Location can lose (CR-4.5, CR-4.6)."""
    left = view.stack[-1][LEFT]
    if amount > left:
        return Refusal("too-much-loss", {"left": left, "amount": amount})
    if thing >= SEAT_BASE:
        return None
    remaining = rules_of(view.table).sanity[thing] - hurt_of(view.values, thing)
    details: Details = {"card": name_of(view.table, thing), "left": remaining, "amount": amount}
    return Refusal("location-has-less", details) if amount > remaining else None


# --- loss --------------------------------------------------------------------------------------------------------


def refuse_loss(view: Seen, thing: int, names: Sequence[str]) -> Refusal | None:
    """Whatever cannot lose Sanity now (CR-4.5, CR-4.7, CR-5.2)."""
    assert view.question is not None
    kind, index, _ = describe(thing)
    if kind == ZONE:
        return None
    owner = index
    if kind == CARD:
        printed, zone = name_of(view.table, index), view.zone_of(index)
        if not rules_of(view.table).is_location[index]:
            return Refusal("not-a-location", {"card": printed})
        if base_zone(zone) != PLAY[0]:
            return Refusal("location-not-in-play", {"card": printed})
        owner = zone_owner(zone)
    if owner == view.seat:
        return Refusal("not-oneself", {"card": name_of(view.table, view.question[2]), "player": names[view.seat]})
    out_of_reach = refuse_seat(view, owner, names)
    if out_of_reach is not None:
        return out_of_reach
    victim = view.stack[-1][VICTIM]
    if owner != victim:
        return Refusal("other-share", {"other": names[victim]})
    shield, key = (SANCTUARY, "sanctuary") if kind == SEAT else (NEXUS, "nexus")
    blocker = shielding(view, owner, shield)
    return Refusal(key, {"other": names[owner], "blocker": blocker}) if blocker else None


def shielding(view: Seen, seat: int, shield: int) -> str:
    """The name of what protects a player or the player's Locations (CR-4.7); empty without one."""
    rules = rules_of(view.table)
    cards = (card for card in view.zones[PLAY[seat]] if rules.shield[card] == shield)
    return next((name_of(view.table, card) for card in cards), "")


# --- abjuring ----------------------------------------------------------------------------------------------------


def refuse_abjure(view: Seen, thing: int, names: Sequence[str]) -> Refusal | None:
    """A card in the wrong place, out of reach or too dear (CR-4.2, CR-5.1)."""
    player = names[view.seat]
    elsewhere = Refusal("not-from-there", {"player": player})
    if not is_card(view.table, thing):
        return elsewhere
    zone = view.zone_of(thing)
    details: Details = {"card": name_of(view.table, thing)}
    if zone == GENERAL_DECK:
        return Refusal("not-yet-available", {})
    if is_available(zone):
        if zone != INITIATES and zone not in rows_beside(view, view.seat):
            return Refusal("card-out-of-reach", {**details, "player": player})
    elif zone not in (HAND[view.seat], DISCARD[view.seat]):
        return elsewhere
    rules = rules_of(view.table)
    return None if rules.abjurable[thing] else Refusal("too-dear-to-abjure", {**details, "cost": rules.cost[thing]})
