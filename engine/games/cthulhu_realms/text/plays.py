"""The plays of Cthulhu Realms: players' actions with cards and their effects, as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.layout import BOX, DECK, DISCARD, HAND, PLAY, SANITY
from engine.games.cthulhu_realms.match_rules import MatchRules
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.abilities import NOTE_CHOSEN
from engine.games.cthulhu_realms.rules.queries import base_zone, zone_owner
from engine.games.cthulhu_realms.text.common import half_of, is_available
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.flow.table import Table
from engine.kernel.game.plays import PART, PAST, Change
from engine.kernel.state import events
from engine.kernel.state.events import Event
from engine.kernel.state.refs import NONE
from engine.words.cards import listed_cards

SANITY_CHANGED, POWER_GAINED, OUT_OF_GAME = "sanity-changed", "power-gained", "out"
PLAYED, ACQUIRED, ACQUIRED_ABJURED, DRAWN, DISCARDED = "plays", "acquires", "acquires-abjured", "draws", "discards"
USED, USED_FOR_POWER = "uses", "uses-for-power"
CHOSEN: Final = (USED, USED_FOR_POWER)
FROM_HAND, FROM_DISCARD, FROM_AVAILABLE = "abjures-hand", "abjures-discard", "abjures-available"
HURT, DESTROYED = "location-loses", "location-destroyed"
VERBS: Final = {
    **dict.fromkeys(CHOSEN, USED),
    **dict.fromkeys((FROM_HAND, FROM_DISCARD, FROM_AVAILABLE), FROM_HAND),
    **dict.fromkeys((ACQUIRED, ACQUIRED_ABJURED), ACQUIRED),
}
"""For each change, the first change whose text begins with the same verb."""
_SANITY: Final = 0.04
_OWN_CARD: Final = 0.1
_NEW_CARD: Final = 0.2
_LOCATION: Final = 0.4
_AN_ACTION: Final = 0.01
"""The weights of a point of Sanity, an own card, an acquired card, a Location and a used card."""
MOVES: Final = {
    (HAND[0], PLAY[0]): (PLAYED, 0.0),
    (HAND[0], DISCARD[0]): (DISCARDED, -_OWN_CARD),
    (DECK[0], HAND[0]): (DRAWN, _OWN_CARD),
    (BOX, DECK[0]): (ACQUIRED_ABJURED, _NEW_CARD),
}
"""The changes by moves of cards from one zone to another, with their weights."""


def describe_action(table: Table[MatchRules], event: Event, form: str, names: Sequence[str]) -> str:
    """Return the action of abjuring the card that was used. The changes cover all other actions."""
    kind, _, _, source, target, _, _ = event
    if kind == events.MOVED and base_zone(source) == PLAY[0] and target == BOX:
        return say("deed-abjures-it", form=form)
    return ""


def changes(table: Table[MatchRules], event: Event) -> Sequence[Change]:
    """Return an event's changes. Moves without a seat, as at the end of a turn, change nothing."""
    kind, seat, card, source, target, amount, _ = event
    if seat < 0:
        return ()
    if kind == events.MOVED:
        return moved_changes(table, event)
    if kind == events.TRIGGERED:
        effects = half_of(table, card, amount)
        power = sum(
            find_effect_type(UNITS, effect.name).gives(effect.amount, effect.second).power for effect in effects
        )
        only_power = all(find_effect_type(UNITS, effect.name).at_once for effect in effects)
        used = (USED_FOR_POWER, 0.0) if only_power else (USED, _AN_ACTION)
        return Change(seat, used[0], cards=(card,), weight=used[1]), Change(seat, POWER_GAINED, power)
    if kind == events.COUNTED and source == SANITY[0]:
        return (Change(seat, SANITY_CHANGED, amount, weight=max(-1.0, min(1.0, _SANITY * amount))),)
    if kind == events.TOKEN_MOVED and target != NONE:
        weight = -_LOCATION * amount / table.rules.sanity[card]
        return (Change(seat, HURT, amount, (card,), card, weight=weight, of_cards=True),)
    if kind == events.ELIMINATED:
        return (Change(seat, OUT_OF_GAME, weight=-1.0),)
    if kind == events.NOTED and amount == NOTE_CHOSEN:
        return (Change(seat, PART),)
    return ()


def moved_changes(table: Table[MatchRules], event: Event) -> Sequence[Change]:
    _, seat, card, source, target, _, _ = event
    came, to = base_zone(source), base_zone(target)
    cards = (card,)
    if to == BOX:
        if came == PLAY[0]:
            return (Change(seat, PART),)
        places = {HAND[0]: FROM_HAND, DISCARD[0]: FROM_DISCARD}
        key = FROM_AVAILABLE if is_available(source) else places[came]
        return (Change(seat, key, cards=cards, weight=_OWN_CARD),)
    if (came, to) in MOVES:
        key, weight = MOVES[came, to]
        return (Change(seat, key, cards=cards, weight=weight),)
    if (came, to) == (PLAY[0], DISCARD[0]) and table.rules.is_location[card]:
        return (Change(zone_owner(source), DESTROYED, cards=cards, weight=-_LOCATION, of_cards=True),)
    if to == DISCARD[0] and is_available(source):
        return (Change(seat, ACQUIRED, cards=cards, weight=_NEW_CARD),)
    return ()


def change_words(table: Table[MatchRules], change: Change, form: str, names: Sequence[str]) -> str:
    """Return a change as a predicate for its player or Location."""
    amount = abs(change.amount)
    if change.key == SANITY_CHANGED:
        return say("change-gains" if change.amount > 0 else "change-loses", form=form, amount=amount)
    if change.key == POWER_GAINED:
        return "" if form == PAST else say("change-power", form=form, amount=amount)
    if change.key in CHOSEN:
        silent = change.key == USED_FOR_POWER and form == PAST
        return "" if silent else say("deed-uses", form=form, cards=listed_cards(table, change.cards))
    if change.key == ACQUIRED and form != PAST:
        cost = table.rules.cost[change.cards[0]]
        return say("change-acquires-for", form=form, cards=listed_cards(table, change.cards), cost=cost)
    return say(f"change-{change.key}", form=form, amount=amount, cards=listed_cards(table, change.cards))
