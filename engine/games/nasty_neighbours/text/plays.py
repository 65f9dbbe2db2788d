"""The plays of Nasty Neighbours: players' actions and their effects on everybody, as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.nasty_neighbours import codes, layout
from engine.games.nasty_neighbours.match_rules import MatchRules
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.rules.yards import bits
from engine.games.nasty_neighbours.text.common import (
    base_zone,
    line_name,
    nasty_listed,
    spot_of,
    spot_words,
    zone_owner,
)
from engine.kernel.flow.table import Table
from engine.kernel.game.plays import PART, PAST, Change
from engine.kernel.state import events
from engine.kernel.state.events import Event
from engine.kernel.state.refs import NONE, NUMBER_BASE, PLACE_BASE
from engine.words.cards import card_link, listed_cards

TURNED_UP, TURNED_DOWN, SWAPPED, SWAPPED_WITH, HOUSES = "turned-up", "turned-down", "swapped", "swapped-with", "houses"
RESET = codes.NOTE_NAMES[codes.RESET]
SEEN, LOCKED, COMPLAINED, MISSED = "seen", "locked", "complained", "missed"
LOST, STOLEN, UNUSED, NASTY_DRAWN, DEALT, POINTS, PENALTY = (
    "lost",
    "stolen",
    "unused",
    "nasty",
    "dealt",
    "scores",
    "penalty",
)
VERBS: Final = {TURNED_UP: TURNED_UP, TURNED_DOWN: TURNED_DOWN, LOST: LOST, STOLEN: LOST}
"""For each change, the first change whose text begins with the same verb."""
_CARD: Final = 0.1
_NASTY_CARD: Final = 0.3
_TURN: Final = 0.5
_YARD: Final = 0.8
_POINT: Final = 0.02
"""The weights of a yard card, a Nasty Neighbour card, a turn, a whole yard or house, and a point."""
_SPOTS: Final = 1 << 20
"""A base above the number of places, to pack two places into one number."""

# --- actions ---------------------------------------------------------------------------------------------------------


def describe_actions(
    table: Table[MatchRules], given: Sequence[Event], form: str, names: Sequence[str]
) -> Sequence[str]:
    """Return a player's actions in the events of a play.

    Later events may reveal a drawn card that was hidden at first.
    """
    told: list[str] = []
    in_hand = lifted = NONE
    played = False  # in the past tense, effects imply the played card: "looked at 2 cards"
    for number, event in enumerate(given):
        kind, seat, card, source, target, amount, _ = event
        if kind == events.NOTED:
            told.append(action_of_note(table, given, number, form, names))
            continue
        if kind == events.CARDS_SWAPPED and spot_of(source)[0] == spot_of(target)[0] == seat:
            spots = [spot_words(table, spot_of(ref)[1]) for ref in (source, target)]
            told.append(say("deed-swaps-own", form=form, one=spots[0], two=spots[1]))
        if kind != events.MOVED:
            continue
        came, to = base_zone(source), base_zone(target)
        if to == layout.DRAWN[0] and came in (layout.DRAW_PILE, layout.BIN):
            in_hand = card if card >= 0 else find_later_card(given[number + 1 :])
            told.append(
                say(
                    "deed-draws" if came == layout.DRAW_PILE else "deed-takes",
                    form=form,
                    card=card_link(table, in_hand),
                )
            )
        elif came == layout.YARD[0] and to in (layout.BIN, layout.DRAWN[0], layout.ACTION):
            lifted = card
            if to == layout.ACTION and not is_replaced(given[number + 1 :], zone_owner(source), amount):
                told.append(exposing(table, event, form, names))
        elif came == layout.DRAWN[0] and to == layout.YARD[0]:
            put = say("it") if card == in_hand else card_link(table, card)
            told.append(putting(table, event, put, lifted, form, names))
        elif came == layout.DRAWN[0] and to == layout.BIN:
            told.append(say("deed-discards", form=form, card=say("it") if card == in_hand else card_link(table, card)))
        elif came == layout.NASTY[0] and to == layout.ACTION:
            played = True
            told.append(say("deed-plays", form=form, card=card_link(table, card)))
    told = [text for text in told if text]
    return told[1:] if form == PAST and played and len(told) > 1 else told


def find_later_card(given: Sequence[Event]) -> int:
    """Return the card that a player drew and then placed or discarded, or NONE before that."""
    for kind, _, card, source, _, _, _ in given:
        if kind == events.MOVED and base_zone(source) == layout.DRAWN[0]:
            return card
    return NONE


def is_replaced(given: Sequence[Event], owner: int, place: int) -> bool:
    """Return whether a drawn card is placed at a place of a yard."""
    return any(
        kind == events.MOVED and base_zone(source) == layout.DRAWN[0] and target == layout.YARD[owner] and at == place
        for kind, _, _, source, target, at, _ in given
    )


def exposing(table: Table[MatchRules], event: Event, form: str, names: Sequence[str]) -> str:
    """Return the action of exposing an Instant Action in a yard."""
    _, seat, card, source, _, place, _ = event
    owner, shown, spot = zone_owner(source), card_link(table, card), spot_words(table, place)
    message = "deed-exposes" if owner == seat else "deed-exposes-in"
    return say(message, form=form, card=shown, spot=spot, owner=names[owner])


def putting(table: Table[MatchRules], event: Event, put: str, old: int, form: str, names: Sequence[str]) -> str:
    """Return the action of placing a card into a yard in place of another."""
    _, seat, _, _, target, place, _ = event
    owner, spot = zone_owner(target), spot_words(table, place)
    message = "deed-puts-in-place" if owner == seat else "deed-puts-in-yard"
    return say(message, form=form, card=put, old=card_link(table, old), owner=names[owner], spot=spot)


def action_of_note(
    table: Table[MatchRules], given: Sequence[Event], number: int, form: str, names: Sequence[str]
) -> str:
    """Return the action behind a note. All looks at cards of one yard are reported with the last one."""
    _, seat, card, _, target, note, _ = given[number]
    if note == codes.LINE_REMOVED:
        return say("deed-removes", form=form, line=line_name(table, target - NUMBER_BASE))
    if note == codes.CANCELED:
        return say("deed-cancels", form=form, card=card_link(table, card))
    if note == codes.LOOKED:
        looks = [event for event in given if event[0] == events.NOTED and event[5] == codes.LOOKED]
        owner = spot_of(target)[0]
        mine = [event for event in looks if spot_of(event[4])[0] == owner]
        if mine[-1] is not given[number]:
            return ""
        return say("deed-looks", form=form, count=len(mine), owner="own" if owner == seat else names[owner])
    message = {
        codes.NOTHING_HAPPENS: "deed-nothing",
        codes.FIRST_OUT_NOW: "deed-first-out",
        codes.CLEANED: "deed-cleaned",
        codes.PENALTY: "deed-penalty",
        codes.FIVE_HUNDRED: "deed-five-hundred",
    }.get(note)
    return say(message, form=form) if message else ""


# --- changes ---------------------------------------------------------------------------------------------------------


def changes(table: Table[MatchRules], event: Event) -> Sequence[Change]:
    """Return an event's changes for players: yards, houses, Nasty Neighbour cards, turns and points."""
    kind, seat, card, source, target, amount, _ = event
    if kind == events.MOVED and seat >= 0:
        return moved_changes(table, event)
    if kind == events.TURNED:
        key, spot = TURNED_UP if amount else TURNED_DOWN, spot_of(target)[1]
        return (Change(seat, key, 1, (card,), spot, 0.0 if amount else -_CARD, of_cards=not amount),)
    if kind == events.TRIGGERED:
        return (Change(seat, PART),)
    if kind == events.REVEALED:
        return (Change(NONE, SEEN, cards=(card,), of_cards=True) if card >= 0 else Change(NONE, PART),)
    if kind == events.CARDS_SWAPPED:
        return swapped_changes(seat, source, target)
    if kind == events.PLACES_CHANGED:
        return tuple(Change(each, HOUSES, place=1 << seat | 1 << target, weight=-_YARD) for each in (seat, target))
    if kind == events.COUNTED and source == layout.SCORE[0]:
        return (Change(seat, POINTS, amount, weight=max(-1.0, min(1.0, -_POINT * amount))),)
    if kind == events.COUNTED and source == layout.ROUND_SCORE[0] and card == NONE:
        return (Change(seat, PENALTY, amount, weight=max(-1.0, min(1.0, -_POINT * amount))),)
    return changes_of_note(event) if kind == events.NOTED else ()


def changes_of_note(event: Event) -> Sequence[Change]:
    _, seat, _, _, target, note, _ = event
    if note == codes.RESET:
        return (Change(seat, RESET, 1 + target - NUMBER_BASE, weight=-_YARD, of_cards=True),)
    if note == codes.SPRING_REST:
        return (Change(seat, PART),)
    found = {
        codes.LOCKED_NOW: (LOCKED, -_CARD),
        codes.COMPLAINED: (COMPLAINED, -_TURN),
        codes.MISSED: (MISSED, -_TURN),
    }.get(note)
    return (Change(seat, found[0], weight=found[1]),) if found else ()


def swapped_changes(seat: int, source: int, target: int) -> Sequence[Change]:
    """Return the changes of swapped yard cards. The action itself reports a swap inside the player's own yard."""
    (one, _), (two, _) = spot_of(source), spot_of(target)
    pair = (source - PLACE_BASE) * _SPOTS + target - PLACE_BASE
    if one != two:
        return tuple(Change(owner, SWAPPED_WITH, place=pair, weight=-2 * _CARD) for owner in (one, two))
    return (Change(one, PART),) if one == seat else (Change(one, SWAPPED, place=pair, weight=-2 * _CARD),)


def moved_changes(table: Table[MatchRules], event: Event) -> Sequence[Change]:
    _, seat, card, source, target, amount, _ = event
    came, to = base_zone(source), base_zone(target)
    owner = zone_owner(source)
    cards = (card,)
    if came == layout.NASTY[0]:
        if to == layout.NASTY[0]:
            return (Change(owner, STOLEN, cards=cards, place=seat, weight=-_NASTY_CARD),)
        if to == layout.NASTY_PILE:
            key, weight = (UNUSED, 0.0) if owner == seat else (LOST, -_NASTY_CARD)
            return (Change(owner, key, cards=cards, weight=weight),)
        return (Change(seat, PART),)
    if (came, to) == (layout.NASTY_DECK, layout.NASTY[0]):
        return (Change(seat, NASTY_DRAWN, cards=cards, weight=_NASTY_CARD),)
    if came == layout.YARD[0]:
        part = Change(owner, PART, -table.rules.points[card] if card >= 0 else 0, cards)
        if owner == seat or to == layout.BIN:
            return (part,)
        taken = to == layout.DRAWN[0]
        return (part, Change(owner, STOLEN if taken else LOST, 1, cards, seat if taken else NONE, -_CARD))
    if to == layout.YARD[0] and came == layout.DRAW_PILE and amount < events.FACE_DOWN:
        return (Change(zone_owner(target), DEALT, cards=cards, weight=_CARD),)
    return (Change(seat, PART),)


def change_words(table: Table[MatchRules], change: Change, form: str, names: Sequence[str]) -> str:
    """Return a change as a predicate for its player or its owner's yard."""
    key, amount = change.key, change.amount
    if key in (TURNED_UP, TURNED_DOWN):
        spot = spot_words(table, change.place)
        return say(f"change-{key}", form=form, card=card_link(table, change.cards[0]), spot=spot)
    if key in (SWAPPED, SWAPPED_WITH):
        (one, first), (two, second) = (spot_of(PLACE_BASE + part) for part in divmod(change.place, _SPOTS))
        return say(
            f"change-{key}",
            form=form,
            one=spot_words(table, first),
            two=spot_words(table, second),
            first=names[one],
            second=names[two],
        )
    if key == HOUSES:
        other = next(names[seat] for seat in bits(change.place) if seat != change.seat)
        return say("change-houses", form=form, other=other)
    if key == RESET:
        return say(f"change-{key}", form=form, count=amount - 1)
    if key == POINTS:
        return say("change-scores" if amount > 0 else "change-drops", form=form, count=abs(amount))
    listed = nasty_listed if key in (STOLEN, LOST, UNUSED, NASTY_DRAWN) else listed_cards
    other = names[change.place] if change.place >= 0 else ""
    return say(f"change-{key}", form=form, count=amount, cards=listed(table, change.cards), other=other)
