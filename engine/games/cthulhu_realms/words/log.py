"""Cthulhu Realms in words: the log, from events as a seat may know them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.abilities import NOTE_CHOSEN
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.facts import base_zone, zone_owner
from engine.games.cthulhu_realms.match_rules import MatchRules
from engine.games.cthulhu_realms.places import BOX, DECK, DISCARD, HAND, PLAY, SANITY
from engine.games.cthulhu_realms.words.common import half_of, is_available, linked, listed, rules_of, use_words
from engine.kernel import events
from engine.kernel.events import Event
from engine.kernel.refs import NONE
from engine.kernel.schema import unit_of
from engine.kernel.table import Table


def log_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """An event in words, None when it needs no line."""
    kind, seat, card, source, target, amount, _ = event
    name = names[seat] if 0 <= seat < len(names) else ""
    if kind == events.MOVED:
        return moved_line(table, event, names)
    if kind == events.TRIGGERED:
        return f"{name} uses {linked(table, card)}: {use_words(table, card, amount)}"
    if kind == events.COUNTED and source == SANITY[0]:
        return f"{name} {'gains' if amount > 0 else 'loses'} {abs(amount)} Sanity"
    if kind == events.TOKEN_MOVED and target != NONE:
        return f"{linked(table, card)} ({name}) loses {amount} Sanity"
    if kind == events.SHUFFLED and base_zone(source) == DECK[0]:
        return f"{names[zone_owner(source)]}'s discard pile becomes a new deck"
    if kind == events.TURN_BEGAN:
        return f"Turn {amount}: {name}"
    if kind == events.ELIMINATED:
        return f"{name} has no Sanity left and is out of the game"
    if kind == events.NOTED and amount == NOTE_CHOSEN:
        return f"{name} chooses {names[target]} for {linked(table, card)}" if target != seat else None
    if kind == events.NOTED:
        return "The general deck is empty, and a card must be taken from it: the game ends"
    if kind == events.ENDED:
        winners = [names[each] for each in range(len(names)) if amount >> each & 1]
        return f"{listed(winners)} wins the game" if winners else "Everybody loses"
    return None


def recapped(table: Table[MatchRules], event: Event) -> bool:
    """Whether somebody who was away is told of an event: not of what only prepares for what follows, a card that is
    played or an ability that gains nothing but Conjuring Power.
    """
    kind, _, card, source, target, amount, _ = event
    if kind == events.MOVED:
        return (base_zone(source), base_zone(target)) != (HAND[0], PLAY[0])
    if kind == events.TRIGGERED:
        return any(not unit_of(UNITS, effect.name).at_once for effect in half_of(table, card, amount))
    return True


def moved_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """A card that changes places. What moves by nobody's doing (the end of a turn, a new deck) needs no line."""
    _, seat, card, source, target, _, _ = event
    came, to = base_zone(source), base_zone(target)
    owner = zone_owner(source)
    if not 0 <= seat < len(names) or card < 0:
        return None
    name, shown = names[seat], linked(table, card)
    if to == BOX:
        return abjured_line(name, shown, source, owner in (seat, NONE))
    if came == HAND[0]:
        return f"{name} plays {shown}" if to == PLAY[0] else f"{name} discards {shown}"
    if came == PLAY[0] and rules_of(table).is_location[card]:
        whose = f" ({names[owner]})" if owner != seat else ""
        return f"{name} destroys {shown}{whose}"
    if came == BOX:
        return f"{name} acquires {shown} from the box, onto the deck"
    if to == DISCARD[0] and is_available(source):
        return f"{name} acquires {shown} for {rules_of(table).cost[card]}"
    return None


def abjured_line(name: str, shown: str, source: int, own: bool) -> str | None:
    """A card that goes to the box."""
    if is_available(source):
        return f"{name} abjures {shown} from the Available cards"
    if not own:
        return None
    place = {HAND[0]: " from hand", DISCARD[0]: " from the discard pile"}.get(base_zone(source), "")
    return f"{name} abjures {shown}{place}"
