"""Runes & Regulations: texts of the players' plays, and of the resulting changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.runes_and_regulations import codes, layout as at
from engine.games.runes_and_regulations.knowledge.known_names import base_zone, card_link, phases_words, zone_owner
from engine.games.runes_and_regulations.match_rules import BEAST, REGULATION_CARD, RUNE_CARD, MatchRules
from engine.games.runes_and_regulations.messages import say
from engine.kernel.flow.table import Table
from engine.kernel.game.plays import AGAIN, PART, YOU, Change
from engine.kernel.state import events
from engine.kernel.state.refs import CARD, NONE, SEAT, SEAT_BASE, describe
from engine.words.cards import listed_cards
from engine.words.player_names import you

DRAWN, DISCARDED, TAKEN, TAKEN_BACK = "drawn", "discarded", "taken", "taken-back"
CAST, ACTIVATED, USED = "casts", "activates", "uses"
SUMMONED, SUMMONED_FROM_PILE, CAME = "summoned", "summoned-from-pile", "came"
HEXED, RESTORED, DESTROYED, STOLEN, GAINED, MOVED_AWAY = "hexed", "restored", "destroyed", "stolen", "gained", "moved"
RETURNED, RETURNED_TO_PILE, IN_FORCE, STOPPED = "returned", "returned-to-pile", "in-force", "stopped"
RUNE_ADDED, RUNE_LOST, RUNE_DESTROYED, OWN_RUNE = "rune-added", "rune-lost", "rune-destroyed", "own-rune"
OVER_HAND_LIMIT, OVER_RUNE_LIMIT = "over-hand-limit", "over-rune-limit"
SKIPS_NEXT, SKIPS_NOW = "skips-next", "skips-now"
"""The keys of the changes."""
CHOSEN: Final = (CAST, ACTIVATED, USED, SUMMONED, SUMMONED_FROM_PILE)
VERBS: Final = {
    MOVED_AWAY: MOVED_AWAY,
    RUNE_LOST: RUNE_LOST,
    **dict.fromkeys((SUMMONED, SUMMONED_FROM_PILE), SUMMONED),
    **dict.fromkeys((HEXED, RESTORED, DESTROYED, STOLEN, RUNE_DESTROYED), HEXED),
}
"""The first of the changes whose texts begin with the same verb."""
_SILENT: Final = (CAME, GAINED, STOPPED)
"""Changes that the play or another player's change already mentions."""
_A_CREATURE, _A_RUNE, _A_CARD, _AN_ANSWER, _AN_ACTION, _A_RULE = 0.3, 0.15, 0.1, 0.2, 0.01, 0.6
"""The weights of a Mythical Creature on a Lawn, a Rune, a card in hand, a stopped effect, a card used and a new
Regulation."""
_STOPS: Final = {
    codes.WOULD_HEX: "deed-stops-hex",
    codes.WOULD_DESTROY: "deed-stops-destroying",
    codes.WOULD_STEAL: "deed-stops-stealing",
    codes.WOULD_RETURN: "deed-stops-returning",
    codes.WOULD_CAST: "deed-stops",
    codes.WOULD_SUMMON: "deed-stops-summoning",
    codes.WOULD_ACTIVATE: "deed-stops",
    codes.WOULD_DRAW: "deed-stops-drawing",
    codes.WOULD_DISCARD: "deed-stops-discarding",
    codes.WOULD_SPIN: "deed-stops-spinning",
    codes.WOULD_DESTROY_RUNE: "deed-saves-rune",
    codes.WOULD_STEAL_RUNE: "deed-saves-rune",
}


# --- plays -------------------------------------------------------------------------------------------------


def describe_action(table: Table[MatchRules], event: events.Event, form: str, names: Sequence[str]) -> str:
    """Return the text for a spin or a stopped action. The changes mention cards that were cast, summoned or used."""
    kind, seat, card, source, target, amount, _ = event
    if kind == events.SPUN and 0 <= source <= at.FACE_NEFARIOUS:
        return say("deed-spins", form=form, result=say(f"spin-result-{source}-{amount - 1}"))
    if kind == events.REPLACED and amount in _STOPS:
        return stops(table, event, form, names)
    if kind == events.NOTED and amount == codes.NOTE_SUMMONING_LIMIT:
        return say("deed-over-summoning-limit", form=form)
    return ""


def summons(table: Table[MatchRules], change: Change, form: str, names: Sequence[str]) -> str:
    """Return the text for summoned Creatures: their source, and the Lawn if it is another player's."""
    known = [card for card in change.cards if card >= 0]
    told = say("deed-summons", form=form, card=listed_cards(table, known) if known else say("some-creature"))
    if change.key == SUMMONED_FROM_PILE:
        told = say("summons-from-pile", summons=told)
    if change.place != NONE:
        return say("summons-onto", summons=told, player=names[zone_owner(change.place)])
    return say("summons-onto-own", summons=told, player=names[change.seat]) if form == AGAIN else told


def stops(table: Table[MatchRules], event: events.Event, form: str, names: Sequence[str]) -> str:
    """Return the text for a player's card that stopped an action."""
    _, seat, card, source, target, amount, _ = event
    kind, index, _ = describe(target)
    if kind == CARD:
        card = target
    saved = say("some-it") if card == source else card_link(table, card, "some-creature")
    player = names[index] if kind == SEAT else ""
    whose = "own" if index == seat else YOU if player == you() else "other"
    return say(_STOPS[amount], form=form, card=saved, player=player, whose=whose)


# --- changes -----------------------------------------------------------------------------------------------


def changes(table: Table[MatchRules], event: events.Event) -> Sequence[Change]:
    """Return the changes of an event to Lawns, Runes, hands and the Regulation."""
    kind, seat, card, source, target, amount, _ = event
    if kind == events.MOVED:
        return changes_of_move(table, event)
    if kind == events.TOKEN_MOVED and target != NONE:
        owner = zone_owner(target)
        return (Change(owner, HEXED, cards=(card,), weight=-creature_weight(table, card), of_cards=True),)
    if kind == events.NOTED and amount == codes.NOTE_RESTORED:
        return (Change(seat, RESTORED, cards=(card,), weight=creature_weight(table, card), of_cards=True),)
    if kind == events.REPLACED and target not in (NONE, SEAT_BASE + seat) and describe(target)[0] == SEAT:
        return (Change(describe(target)[1], STOPPED, weight=-_AN_ANSWER),)
    if kind == events.NOTED and amount in (codes.NOTE_SKIPS_NEXT, codes.NOTE_SKIPS_NOW):
        key = SKIPS_NEXT if amount == codes.NOTE_SKIPS_NEXT else SKIPS_NOW
        return (Change(seat, key, place=source, weight=-_A_CARD),)
    if kind == events.TRIGGERED:
        used = card >= 0 and table.rules.sorts[card] not in (RUNE_CARD, REGULATION_CARD)
        return (Change(seat, USED, cards=(card,), weight=_AN_ACTION) if used else Change(seat, PART),)
    return ()


def creature_weight(table: Table[MatchRules], card: int) -> float:
    """Return the weight of a Creature on a Lawn for its player."""
    return _A_CREATURE if table.is_card(card) and table.rules.sorts[card] <= BEAST else 0.0


def changes_of_move(table: Table[MatchRules], event: events.Event) -> Sequence[Change]:
    """Return the changes by a card that moved."""
    _, seat, card, source, target, _, _ = event
    came, to, owner, goal = base_zone(source), base_zone(target), zone_owner(source), zone_owner(target)
    if came == at.LAWN[0]:
        return changes_of_lawn(table, event)
    if came == at.FENCE[0]:
        return changes_of_fence(event)
    if to == at.LAWN[0]:
        own = seat == goal
        key, value = SUMMONED_FROM_PILE if came == at.MAIN_DISCARD else SUMMONED, creature_weight(table, card)
        if own:
            return (Change(seat, key, cards=(card,), weight=value),)
        return Change(seat, key, cards=(card,), place=target), Change(goal, CAME, cards=(card,), weight=value)
    if to == at.CASTING:
        return (Change(seat, CAST, cards=(card,), weight=_AN_ACTION),)
    if came == at.HAND[0]:
        key = DISCARDED if seat >= 0 else OVER_HAND_LIMIT
        return (Change(owner, key, cards=(card,), weight=-_A_CARD),) if to in at.DISCARDS else ()
    if to == at.FENCE[0]:
        key = RUNE_ADDED if came != at.ANNOUNCED[0] else TAKEN_BACK if owner == goal else TAKEN
        return (Change(goal, key, cards=(card,), weight=0.0 if key == TAKEN_BACK else _A_RUNE),)
    if to == at.HAND[0]:
        key = DRAWN if came not in (at.CASTING, at.ANNOUNCED[0]) else TAKEN_BACK if seat == NONE else TAKEN
        return (Change(goal, key, cards=(card,), weight=_A_CARD),)
    return (Change(NONE, IN_FORCE, cards=(card,), weight=_A_RULE, of_cards=True),) if to == at.IN_FORCE else ()


def changes_of_lawn(table: Table[MatchRules], event: events.Event) -> Sequence[Change]:
    """Return the changes by a Creature that left a Lawn. A STEAL's event names the thief."""
    _, seat, card, source, target, _, _ = event
    owner, to, goal, value = zone_owner(source), base_zone(target), zone_owner(target), creature_weight(table, card)
    if to == at.LAWN[0]:
        key, place = (STOLEN, NONE) if seat == goal else (MOVED_AWAY, target)
        lost = Change(owner, key, cards=(card,), place=place, weight=-value, of_cards=True)
        return lost, Change(goal, GAINED, cards=(card,), weight=value)
    if to == at.HAND[0]:
        return (Change(owner, RETURNED, cards=(card,), weight=_A_CARD - value, of_cards=True),)
    # A Sacrificial Creature that is returned but may not go to the hand (RR-9.8) has no actor in its event.
    key = RETURNED_TO_PILE if to == at.FORBIDDEN_DISCARD and seat == NONE else DESTROYED
    return (Change(owner, key, cards=(card,), weight=-value, of_cards=True),)


def changes_of_fence(event: events.Event) -> Sequence[Change]:
    """Return the changes by a Rune that left a Fence. One that is activated hasn't changed anything yet."""
    _, seat, card, source, target, _, _ = event
    owner, to, goal = zone_owner(source), base_zone(target), zone_owner(target)
    if to == at.ANNOUNCED[0]:
        return (Change(seat, ACTIVATED, cards=(card,), weight=_AN_ACTION),)
    if to == at.FENCE[0]:
        lost = Change(owner, RUNE_LOST, cards=(card,), place=target, weight=-_A_RUNE)
        return lost, Change(goal, GAINED, cards=(card,), weight=_A_RUNE)
    if seat in (owner, NONE):
        key = OWN_RUNE if seat >= 0 else OVER_RUNE_LIMIT
        return (Change(owner, key, cards=(card,), weight=-_A_RUNE),)
    return (Change(owner, RUNE_DESTROYED, cards=(card,), weight=-_A_RUNE, of_cards=True),)


# --- texts of changes --------------------------------------------------------------------------------------


def change_words(table: Table[MatchRules], change: Change, form: str, names: Sequence[str]) -> str:
    """Return the text of a change, to follow the player's name or the cards that it affected."""
    if change.key in _SILENT:
        return ""
    if change.key in (SUMMONED, SUMMONED_FROM_PILE):
        return summons(table, change, form, names)
    if change.key in CHOSEN:
        return say(f"deed-{change.key}", form=form, card=listed_cards(table, change.cards))
    if change.key in (SKIPS_NEXT, SKIPS_NOW):
        return say(f"change-{change.key}", form=form, phases=phases_words(change.place))
    owner = zone_owner(change.place) if change.place >= 0 else change.seat
    name = names[owner] if owner >= 0 else ""
    runes = change.key in (RUNE_ADDED, RUNE_LOST, OWN_RUNE, OVER_RUNE_LIMIT)
    known = [card for card in change.cards if card >= 0]
    shown = [listed_cards(table, known)] if known else []
    if hidden := len(change.cards) - len(known):
        shown.append(say("some-runes", count=hidden) if runes else hidden_cards(hidden))
    message = {OVER_HAND_LIMIT: DISCARDED, OVER_RUNE_LIMIT: OWN_RUNE}.get(change.key, change.key)
    told = say(f"change-{message}", form=form, cards=say.join_list(shown), player=name)
    return told if message == change.key else say(change.key, deed=told)


def describe_shared(table: Table[MatchRules], card: int) -> str:
    """Return the text for a Regulation that causes effects."""
    known = table.is_card(card) and table.rules.sorts[card] == REGULATION_CARD
    return say("shared-regulation", card=card_link(table, card)) if known else ""


def hidden_cards(count: int) -> str:
    """Return the text for cards that the viewer doesn't know."""
    return say("some-cards", count=count)
