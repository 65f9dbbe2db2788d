"""The faces of Cthulhu Realms' cards as plain data for drawing (CR-1.4, CR-2.2, CR-3)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.games.cthulhu_realms.codes import ACQUIRE, ASK_TURN, OPEN_ABILITIES, TURN
from engine.games.cthulhu_realms.definitions.card_text import ability_words, cells, foot, need_words, origin, type_line
from engine.games.cthulhu_realms.definitions.reader import Card
from engine.games.cthulhu_realms.layout import INITIATES, OWNED, PLAY, ROW, SIDE_ROW
from engine.games.cthulhu_realms.match_rules import GameView, need_bits, one_bit
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.available_cards import rows_beside
from engine.games.cthulhu_realms.rules.prerequisites import offered_needs
from engine.games.cthulhu_realms.rules.sanity_loss import location_left
from engine.kernel.flow.ruleset import USE
from engine.kernel.state.refs import number_ref
from engine.kernel.state.state import KIND, OUT, Frame

PRINTED, READY, DIM, USED = "printed", "ready", "dim", "used"
"""States of an ability's tag: as in hand, usable now, lacking a prerequisite, used this turn."""


def printed_face(card: Card) -> dict[str, Any]:
    printed = _make_face(card)
    return {**printed, "fields": dict(printed["fields"])}


@lru_cache(maxsize=1000)
def _make_face(card: Card) -> dict[str, Any]:
    """Return the cached face. Copy it before changing anything for a match."""
    fields: dict[str, Any] = {
        "color": card.color, "type": card.type, "cost": card.cost, "starter": card.starter, "foot": foot(card),
        "type_line": type_line(card), "copies": card.copies, "published": card.is_published, "origin": origin(card),
    }  # fmt: skip
    if card.type == "location":
        fields |= {"sanity": card.sanity, "shield": card.shield, "plate": card.shield or "plain"}
    if card.ruling:
        fields["ruling"] = card.ruling
    if card.picture:
        fields["picture"] = dict(card.picture)
    return {
        "kind": card.type,
        "id": card.id,
        "title": card.name,
        "fields": fields,
        "groups": [],
        "lines": [[ability_words(ability, card), "rule"] for ability in card.abilities],
        "tags": [tag(card, place) for place in range(len(card.abilities))],
    }


@lru_cache(maxsize=4000)
def tag(card: Card, place: int, instance: int = -1) -> dict[str, Any]:
    """Return an ability as a tag with its prerequisites and the effects of each half. Copy it before any change."""
    ability = card.abilities[place]
    return {
        "needs": list(ability.needs),
        "unmet": [],
        "state": PRINTED,
        "words": ability_words(ability, card),
        "rows": [
            {
                "cells": cells(effects),
                "option": [USE, instance, number_ref(4 * place + half)],
                "words": ability_words(ability, card, half),
            }
            for half, effects in enumerate(ability.halves)
        ],
    }


# --- faces in a match -----------------------------------------------------------------------------------------------


def face(view: GameView, card: int) -> dict[str, Any]:
    """Return the current face of a card: lost Sanity, unused abilities, and whether the viewer can buy it."""
    rules = view.table.rules
    found = printed_face(rules.cards[card])
    left = location_left(view, card)
    if left < rules.sanity[card]:
        found["fields"]["sanity_left"] = left
    add_availability(found["fields"], view, card)
    if card in view.zones[PLAY[view.active]] and view.stack and view.stack[0][KIND] == TURN:
        found["tags"] = [live_tag(view, card, place) for place in range(len(found["tags"]))]
    if view.active == view.seat and view.stack and view.stack[0][KIND] == TURN:
        found["tags"] = [mark_prerequisites(view, each, rules.cards[card]) for each in found["tags"]]
    return found


def mark_prerequisites(view: GameView, found: dict[str, Any], card: Card) -> dict[str, Any]:
    """Return a tag with a text on whether its prerequisites are met.

    For a card not in play: once it is played (CR-3).
    """
    if found["state"] == USED:
        return {**found, "now": say("now-used")}
    if not found["needs"]:
        return found
    offered = offered_needs(view.values, view.stack[0])
    printed = found["state"] == PRINTED and not found["unmet"]
    # A card counts itself once it is played, so one other card with the feature is enough.
    unmet = [need for need in found["needs"] if one_bit(need) & ~offered] if printed else found["unmet"]
    return {**found, "now": _now_words(card, tuple(unmet or found["needs"]), not unmet)}


@lru_cache(maxsize=1000)
def _now_words(card: Card, needs: tuple[str, ...], met: bool) -> str:
    return say("now-works" if met else "now-lacks", needs=say.join_list([need_words(need, card) for need in needs]))


def add_availability(fields: dict[str, Any], view: GameView, card: int) -> None:
    """Add whether an Available card is within the viewer's reach (CR-5.1) and affordable.

    Also add the number of cards with the same title that the viewer owns.
    """
    if view.seat >= view.table.seats or view.values[OUT] >> view.seat & 1:
        return
    within = rows_beside(view, view.seat)
    for zone in row_zones(view):
        if card in view.zones[zone]:
            if count := owned_alike(view, card):
                fields["owned"] = say("owned", count=count)
            if zone != INITIATES and zone not in within:
                fields["out_of_reach"] = True
            elif view.question is not None and view.question[1] == ASK_TURN:
                fields["can_afford"] = any(option[:2] == (ACQUIRE, card) for option in view.options)


def owned_alike(view: GameView, card: int) -> int:
    """Return the number of the viewer's cards with this card's title."""
    titles, owned = view.table.rules.titles, view.values[OWNED + view.seat]
    return sum(owned >> other & 1 for other, title in enumerate(titles) if title == titles[card])


def row_zones(view: GameView) -> tuple[int, ...]:
    return ROW, INITIATES, *SIDE_ROW[: view.table.seats]


def live_tag(view: GameView, card: int, place: int) -> dict[str, Any]:
    """Return the tag of an active seat's card: used, usable, lacking a prerequisite, or not the viewer's."""
    rules = view.table.rules
    turn = view.stack[0]
    data = rules.cards[card]
    found = dict(tag(data, place, card))
    if 4 * card + place not in turn[OPEN_ABILITIES:]:
        found["state"] = USED
        return found
    found["unmet"] = unmet_needs(view, turn, data, place)
    if view.question is not None and view.question[1] == ASK_TURN:
        found["state"] = DIM if found["unmet"] else READY
    return found


def unmet_needs(view: GameView, turn: Frame, card: Card, place: int) -> list[str]:
    """Return the prerequisites of an ability that are not met now (CR-3)."""
    offered = offered_needs(view.values, turn)
    ability = card.abilities[place]
    return [need for need in ability.needs if need_bits(card, (need,)) & ~offered]
