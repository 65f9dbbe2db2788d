"""Nefarious: the plays of players and the resulting changes, as data and text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.nefarious import layout
from engine.games.nefarious.definitions.compiled_cards import ACTION, TWIST
from engine.games.nefarious.match_rules import MatchRules
from engine.games.nefarious.messages import say
from engine.games.nefarious.rules.invent import NOTE_CANNOT_PAY, NOTE_NO_SPY
from engine.games.nefarious.text.sentences import action_name
from engine.kernel.flow.table import Table
from engine.kernel.game.plays import PART, Change
from engine.kernel.state import events
from engine.kernel.state.events import Event
from engine.words.cards import card_link, listed_cards

MONEY, EARNED, DRAWN, DISCARDED = "money", "earned", "drawn", "discarded"
PLACED, TAKEN_BACK, INVENTS, CANNOT_PAY = "placed", "taken-back", "invents", "cannot-pay"
CHOSEN: Final = (CANNOT_PAY,)
VERBS: Final = {PLACED: PLACED, TAKEN_BACK: TAKEN_BACK}
"""The changes that may follow another of their kind in another zone."""
_DOLLAR, _A_CARD, _A_SPY = 0.05, 0.15, 0.2
"""The weights of a dollar, an Invention in hand and a Spy on the board."""


def describe_action(table: Table[MatchRules], event: Event, form: str, names: Sequence[str]) -> str:
    """Return the text of a player's play: the Action chosen, or the Invention built or set aside."""
    kind, _, card, source, target, amount, _ = event
    if kind == events.REVEALED and card >= 0 and table.groups[card] == ACTION:
        return say("deed-chooses", form=form, action=action_name(card - layout.FIRST_ACTION & 3))
    if kind == events.NOTED and amount == NOTE_NO_SPY:
        return say("deed-no-spy", form=form, card=card_link(table, card))
    if kind != events.MOVED:
        return ""
    to, came = layout.LAYOUT.first_of(target), layout.LAYOUT.first_of(source)
    if came == layout.LAID[0] and to == layout.PLAY[0]:
        cost = table.rules.cost(card) if card >= 0 else 0
        return say("deed-builds" if cost else "deed-builds-free", form=form, card=card_link(table, card), cost=cost)
    if to == layout.SET_ASIDE[0] and came != layout.LAID[0]:
        return say("deed-sets-aside", form=form, card=card_link(table, card))
    return ""


def changes(table: Table[MatchRules], event: Event) -> Sequence[Change]:
    """Return the changes of an event to money, hands and Spies."""
    kind, seat, card, source, target, amount, _ = event
    if is_price(table, event) or kind == events.MOVED and layout.LAYOUT.first_of(target) == layout.LAID[0]:
        return (Change(seat, PART),)
    if kind == events.NOTED and amount == NOTE_CANNOT_PAY:
        return (Change(seat, CANNOT_PAY, cards=(card,), weight=-_A_CARD),)
    if kind == events.REVEALED and is_action(table, card, layout.INVENT):
        return (Change(seat, INVENTS),)  # the Invention that follows is enough
    if kind == events.COUNTED and source == layout.MONEY[0]:
        return (Change(seat, EARNED if target >= 0 else MONEY, amount, weight=_DOLLAR * amount),)
    if kind == events.TOKEN_MOVED:
        zone = zone_of_place(table, target)
        if zone >= 0:
            return (Change(seat, PLACED, place=zone, weight=_A_SPY),)
        return (Change(seat, TAKEN_BACK, place=zone_of_place(table, source), weight=-_A_SPY),)
    if kind == events.MOVED and source == layout.DECK and layout.LAYOUT.first_of(target) == layout.HAND[0]:
        return (Change(seat, DRAWN, cards=(card,), weight=_A_CARD),)
    if kind == events.MOVED and target == layout.DISCARD and layout.LAYOUT.first_of(source) == layout.HAND[0]:
        return (Change(seat, DISCARDED, cards=(card,), weight=-_A_CARD),)
    return ()


def is_price(table: Table[MatchRules], event: Event) -> bool:
    """Return whether an event is the payment for an Invention by the Invent Action."""
    kind, _, card, source, target, amount, _ = event
    if kind != events.COUNTED or source != layout.MONEY[0] or target >= 0 or amount > 0:
        return False
    return is_action(table, card, layout.INVENT)


def is_action(table: Table[MatchRules], card: int, action: int) -> bool:
    """Return whether a card is a player's card for an Action."""
    return card >= 0 and table.groups[card] == ACTION and card - layout.FIRST_ACTION & 3 == action


def change_words(table: Table[MatchRules], change: Change, form: str, names: Sequence[str]) -> str:
    """Return the text of a change, to follow the player's name."""
    amount = abs(change.amount)
    if change.key == CANNOT_PAY:
        return say("deed-cannot-pay", form=form, count=amount, cards=listed_cards(table, change.cards))
    if change.key == INVENTS:
        return ""
    if change.key in (MONEY, EARNED):
        message = "change-earns" if change.key == EARNED else "change-gets" if change.amount > 0 else "change-pays"
        return say(message, form=form, money=amount)
    if change.key in (PLACED, TAKEN_BACK):
        message = "change-places" if change.key == PLACED else "change-takes-back"
        return say(message, form=form, count=amount, zone=action_name(change.place))
    cards = listed_cards(table, change.cards)
    return say("change-draws" if change.key == DRAWN else "change-discards", form=form, cards=cards)


def describe_shared(table: Table[MatchRules], card: int) -> str:
    """Return the text for a Twist that causes effects."""
    return say("shared-twist", card=card_link(table, card)) if card >= 0 and table.groups[card] == TWIST else ""


def zone_of_place(table: Table[MatchRules], place: int) -> int:
    """Return the Action zone (0 to 3) at a place of the board, or -1."""
    zone = place - table.layout.zone_count(table.seats)
    return zone if 0 <= zone < 4 else -1
