"""The log of Nasty Neighbours, from events as a seat may know them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours import codes, layout
from engine.games.nasty_neighbours.definitions.vocabulary import INSTANT, KINDS
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.match_rules import MatchRules
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.text.common import (
    base_zone,
    line_name,
    nasty_listed,
    spot_of,
    spot_words,
    zone_owner,
)
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.flow.table import Table
from engine.kernel.state import events
from engine.kernel.state.events import Event
from engine.kernel.state.refs import NONE, NUMBER_BASE
from engine.words.cards import card_link


def log_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    kind, seat, card, source, target, amount, _ = event
    name = names[seat] if 0 <= seat < len(names) else ""
    if kind == events.MOVED:
        return moved_line(table, event, names)
    if kind == events.TURNED:
        return turned_line(table, event, names)
    if kind == events.REVEALED:
        return say("log-shown", card=card_link(table, card)) if table.is_card(card) else None
    if kind == events.TRIGGERED:
        return say("log-takes-effect", card=card_link(table, card)) if needs_telling(table, card) else None
    if kind == events.CARDS_SWAPPED:
        return swapped_line(table, event, names)
    if kind == events.PLACES_CHANGED:
        return say("log-swap-houses", player=name, other=names[target])
    if kind == events.COUNTED:
        return counted_line(event, name)
    if kind == events.SHUFFLED:
        return say("log-new-pile") if is_renewed(table, event) else None
    if kind == events.PHASE_BEGAN:
        return say(f"log-season-{amount}")
    if kind == events.TURN_BEGAN:
        return say("log-turn", turn=amount, player=name)
    if kind == events.NOTED:
        return line_of_note(table, event, names)
    if kind == events.ENDED:
        winners = [names[each] for each in range(len(names)) if amount >> each & 1]
        if len(winners) > 1:
            return say("log-share", players=say.join_list(winners))
        return say("log-wins", player=say.join_list(winners))
    return None


# --- cards -------------------------------------------------------------------------------------------------------


def swapped_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str:
    """Return the line for two yard cards that swap places. The player and a shared owner are named once."""
    _, seat, _, source, target, _, _ = event
    (one, first), (two, second) = spot_of(source), spot_of(target)
    name, spots = names[seat], [spot_words(table, place) for place in (first, second)]
    if one == two:
        message = "log-swaps-own" if one == seat else "log-swaps-in"
        return say(message, player=name, owner=names[one], one=spots[0], two=spots[1])
    if seat in (one, two):
        own, other = (spots, two) if one == seat else (spots[::-1], one)
        return say("log-swaps-with", player=name, owner=names[other], one=own[0], two=own[1])
    return say(
        "log-swaps", player=name, one=describe_card_at(table, source, names), two=describe_card_at(table, target, names)
    )


def describe_card_at(table: Table[MatchRules], ref: int, names: Sequence[str]) -> str:
    """Return a yard place without naming its card, e.g. "the top left card of Ben's yard"."""
    seat, place = spot_of(ref)
    where = spot_words(table, place)
    return say("spot-of-large" if table.rules.size > 3 else "spot-of", spot=where, player=names[seat])


def needs_telling(table: Table[MatchRules], card: int) -> bool:
    """Return whether the log says that a card takes effect.

    False for cards that were played, and for a reset, whose own line says it.
    """
    printed = table.rules.cards[card]
    return printed.kind == KINDS[INSTANT] and not find_effect_type(UNITS, printed.effects[0].name).tells_itself


def turned_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """Return the line for a yard card turned up or down.

    For an Instant Action, the line about exposing it is enough.
    """
    _, seat, card, _, target, amount, _ = event
    if amount and table.is_card(card) and table.rules.kind[card] == INSTANT:
        return None
    spot = spot_words(table, spot_of(target)[1])
    message = "log-turned-up" if amount else "log-turned-down"
    return say(message, card=card_link(table, card), player=names[seat], spot=spot)


def moved_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """Return the line for a moved card. Moves without a player (collecting, the end of a card) have none."""
    _, seat, card, source, target, amount, _ = event
    came, to = base_zone(source), base_zone(target)
    owner = names[zone_owner(source)] if zone_owner(source) >= 0 else ""
    if (came, to) == (layout.DRAW_PILE, layout.BIN):
        return bin_line(table, card)
    if not 0 <= seat < len(names):
        return None
    if to == layout.YARD[0]:
        return into_yard(table, event, names)
    if came == layout.NASTY[0]:
        return nasty_line(table, event, names)
    if (came, to) == (layout.YARD[0], layout.BIN):
        spot = spot_words(table, amount)
        return say("log-leaves-yard", card=card_link(table, card), owner=owner, spot=spot)
    if to == layout.ACTION:
        return exposed_line(table, event, names)
    message = {
        (layout.DRAW_PILE, layout.DRAWN[0]): "log-draws",
        (layout.BIN, layout.DRAWN[0]): "log-takes",
        (layout.DRAWN[0], layout.BIN): "log-discards",
        (layout.YARD[0], layout.DRAWN[0]): "log-takes-from-yard",
        (layout.NASTY_DECK, layout.NASTY[0]): "log-draws",
    }.get((came, to))
    shown = nasty_listed(table, [card]) if to == layout.NASTY[0] else card_link(table, card)
    return say(message, player=names[seat], card=shown, owner=owner) if message else None


def exposed_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str:
    """Return the line for an exposed Instant Action, with its place unless it was drawn."""
    _, seat, card, source, _, place, _ = event
    player, shown = names[seat], card_link(table, card)
    if base_zone(source) != layout.YARD[0]:
        return say("log-exposes", player=player, card=shown)
    owner, spot = zone_owner(source), spot_words(table, place)
    message = "log-exposes-own" if owner == seat else "log-exposes-in"
    return say(message, player=player, card=shown, owner=names[owner], spot=spot)


def into_yard(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """Return the line for a card placed or dealt into a yard. Face-down cards have none."""
    _, seat, card, source, target, amount, _ = event
    if amount >= events.FACE_DOWN:
        return None
    owner, shown, spot = zone_owner(target), card_link(table, card), spot_words(table, amount)
    if base_zone(source) != layout.DRAWN[0]:
        return say("log-dealt", card=shown, owner=names[owner], spot=spot)
    message = "log-places" if owner == seat else "log-places-in"
    return say(message, player=names[seat], card=shown, owner=names[owner], spot=spot)


def nasty_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str:
    """Return the line for a Nasty Neighbour card that is played, taken, lost or discarded (NN-6.2)."""
    _, seat, card, source, target, _, _ = event
    owner, to = zone_owner(source), base_zone(target)
    if to == layout.ACTION:
        return say("log-plays", player=names[seat], card=card_link(table, card))
    if to == layout.NASTY[0]:
        return say("log-takes-nasty", player=names[seat], card=nasty_listed(table, [card]), owner=names[owner])
    return say("log-unused" if owner == seat else "log-loses", card=card_link(table, card), owner=names[owner])


def bin_line(table: Table[MatchRules], card: int) -> str:
    """Return the line for the card that opens the bin. An Instant Action goes back into the draw pile (NN-2.8)."""
    if table.is_card(card) and table.rules.kind[card] == INSTANT:
        return say("log-instant-for-bin", card=card_link(table, card))
    return say("log-opens-bin", card=card_link(table, card))


def is_renewed(table: Table[MatchRules], event: Event) -> bool:
    """Return whether a shuffle makes a new draw pile from the bin (NN-3.10).

    The shuffle of all cards before a round does not.
    """
    return event[3] == layout.DRAW_PILE and event[5] < len(table.rules.yard_cards)


# --- points ------------------------------------------------------------------------------------------------------


def counted_line(event: Event, name: str) -> str | None:
    """Return the line for the penalty or a changed total. The table itself counts the cards of a yard (NN-7)."""
    _, _, card, counter, _, amount, _ = event
    if counter == layout.SCORE[0]:
        return say("log-points", player=name, points=f"{amount:+}", count=abs(amount))
    if counter == layout.ROUND_SCORE[0] and card == NONE:
        return say("log-penalty-points", points=amount, player=name)
    return None


# --- notes of the rules ----------------------------------------------------------------------------------------------


def line_of_note(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """Return the line for one of the game's own notes."""
    _, seat, card, _, target, number, _ = event
    if number == codes.WINTER_BEGINS:
        return None
    message = f"note-{codes.NOTE_NAMES[number]}"
    name, shown = names[seat] if 0 <= seat < len(names) else "", card_link(table, card)
    if number == codes.LINE_REMOVED:
        return say(message, player=name, line=line_name(table, target - NUMBER_BASE))
    if number == codes.LOOKED:
        owner, place = spot_of(target)
        message = "note-looked-own" if owner == seat else message
        return say(message, player=name, owner=names[owner], spot=spot_words(table, place))
    if number == codes.PENALTY and table.seats == 2 and table.options["double_penalty"]:
        return say("note-penalty-double", player=name)
    if number == codes.FIVE_HUNDRED:
        return say(message, player=name, rule=str(table.options["five_hundred"]))
    return say(message, player=name, card=shown)
