"""Runes & Regulations in words: the log, from events as a seat may know them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations import places as at
from engine.games.runes_and_regulations.english import listed
from engine.games.runes_and_regulations.match_rules import REGULATION_CARD, RUNE_CARD, MatchRules
from engine.games.runes_and_regulations.position import NEFARIOUS_ROLE
from engine.games.runes_and_regulations.wording_phrases import SPIN_NAMES
from engine.games.runes_and_regulations.words.common import base_zone, card_of, linked, zone_owner
from engine.kernel import events
from engine.kernel.events import Event
from engine.kernel.refs import NONE
from engine.kernel.table import Table

DECKS = {
    at.MAIN_DECK: "The Main discard pile becomes a new deck",
    at.RUNE_DECK: "The discarded Runes become a new deck",
    at.FORBIDDEN_DECK: "The Forbidden discard pile becomes a new deck",
    at.FORBIDDEN_RUNE_DECK: "The discarded Forbidden Runes become a new deck",
}
STOPPED = {
    codes.WOULD_HEX: "nothing is hexed",
    codes.WOULD_DESTROY: "nothing is destroyed",
    codes.WOULD_STEAL: "nothing is stolen",
    codes.WOULD_RETURN: "nothing is returned",
    codes.WOULD_CAST: "{card} has no effect",
    codes.WOULD_SUMMON: "nothing is summoned",
    codes.WOULD_ACTIVATE: "{card} has no effect",
    codes.WOULD_DRAW: "nothing is drawn",
    codes.WOULD_DISCARD: "nothing is discarded",
    codes.WOULD_SPIN: "there is no spin",
    codes.WOULD_DESTROY_RUNE: "the Rune stays",
    codes.WOULD_STEAL_RUNE: "the Rune stays",
}
"""What comes of an action that has been answered (RR-7.7)."""
PILES = frozenset(at.DISCARDS)


def log_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """An event in words, None when it needs no line."""
    kind, seat, card, source, target, amount, _ = event
    name = names[seat] if 0 <= seat < len(names) else ""
    if kind == events.MOVED:
        return moved_line(table, event, names)
    if kind == events.TOKEN_MOVED:
        whose = names[zone_owner(target)] if target != NONE else ""
        return f"{linked(table, card)} ({whose}) is hexed" if target != NONE else None
    if kind == events.NOTED and amount == codes.NOTE_RESTORED:
        return f"{linked(table, card)} ({name}) is restored"
    if kind == events.NOTED and amount == codes.NOTE_RUN_OUT:
        return f"The Main deck has run out: unless {name} wins by the end of this turn, the Nefarious Neighbor does"
    if kind == events.SPUN and card == NONE and 0 <= source < len(SPIN_NAMES):
        return f"{name} spins: {SPIN_NAMES[source][amount - 1]}"
    if kind == events.TRIGGERED:
        return triggered_line(table, name, card)
    if kind == events.REPLACED:
        said = STOPPED.get(amount, "it does not happen").format(card=linked(table, card))
        return f"{linked(table, source)} of {name} answers: {said}"
    if kind == events.REVEALED and base_zone(source) == at.ROLE_CARD[0]:
        if card_of(table, card).id == NEFARIOUS_ROLE:
            return None  # that has been known all along
        return f"{names[zone_owner(source)]} was {linked(table, card)}"
    if kind == events.TURN_BEGAN:
        return f"Turn {amount}: {name}"
    if kind == events.SHUFFLED:
        return DECKS.get(source)
    if kind == events.ENDED:
        winners = [names[each] for each in range(len(names)) if amount >> each & 1]
        verb = "win" if len(winners) > 1 else "wins"
        return f"{listed(winners)} {verb} the game" if winners else "Nobody wins"
    return None


def triggered_line(table: Table[MatchRules], name: str, card: int) -> str | None:
    """An effect begins to resolve. That a Rune is activated has been told when it was revealed."""
    if card < 0 or table.rules.sorts[card] == RUNE_CARD:
        return None
    if table.rules.sorts[card] == REGULATION_CARD:
        return f"{linked(table, card)} takes effect"
    return f"{name} uses {linked(table, card)}"


# --- cards that move -----------------------------------------------------------------------------------------------


def moved_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """A card that changes places: what that means follows from where it comes from and goes to."""
    _, _, card, source, target, _, _ = event
    came, to = base_zone(source), base_zone(target)
    if came == at.LAWN[0]:
        return left_lawn(table, event, names)
    if came == at.FENCE[0]:
        return left_fence(table, event, names)
    if came == at.ANNOUNCED[0]:
        return left_announced(table, event, names)
    receiver = names[zone_owner(target)] if zone_owner(target) >= 0 else ""
    if came == at.HAND[0]:
        return left_hand(table, event, names)
    if to == at.HAND[0] and came == at.CASTING:
        return f"{linked(table, card)} goes to {receiver}'s hand"
    if to == at.HAND[0]:
        return f"{receiver} draws {linked(table, card)}"
    if to == at.FENCE[0]:
        return f"{receiver} adds {linked(table, card, 'a Rune')} to the Fence"
    if to == at.LAWN[0] and came == at.MAIN_DISCARD:
        return f"{receiver} summons {linked(table, card)} from the discard pile"
    if to == at.IN_FORCE:
        return f"{linked(table, card)} comes into force"
    return None


def left_hand(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """Cast, summoned or discarded."""
    _, _, card, source, target, _, _ = event
    name = names[zone_owner(source)]
    to = base_zone(target)
    if to == at.CASTING:
        return f"{name} casts {linked(table, card)}"
    if to == at.LAWN[0]:
        lawn = zone_owner(target)
        onto = f" onto {names[lawn]}'s Lawn" if lawn != zone_owner(source) else ""
        return f"{name} summons {linked(table, card)}{onto}"
    return f"{name} discards {linked(table, card)}" if to in PILES else None


def left_lawn(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """Destroyed, returned, stolen or moved. Whoever steals is named in the event; a Creature that is moved names
    the player it leaves.
    """
    _, seat, card, source, target, _, _ = event
    owner, to = zone_owner(source), base_zone(target)
    if to == at.LAWN[0]:
        goal = zone_owner(target)
        if seat == goal:
            return f"{names[goal]} steals {linked(table, card)} from {names[owner]}"
        return f"{linked(table, card)} moves from {names[owner]}'s Lawn to {names[goal]}'s"
    if to == at.HAND[0]:
        return f"{linked(table, card)} returns to {names[zone_owner(target)]}'s hand"
    if to == at.FORBIDDEN_DISCARD and seat == NONE:
        # A Sacrificial Creature that is returned, but may not come into the hand (RR-9.8).
        return f"{linked(table, card)} goes from {names[owner]}'s Lawn to the Forbidden discard pile"
    if seat in (owner, NONE):
        return f"{linked(table, card)} ({names[owner]}) is destroyed"
    return f"{names[seat]} destroys {linked(table, card)} ({names[owner]})"


def left_fence(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """Revealed, stolen or destroyed."""
    _, seat, card, source, target, _, _ = event
    owner, to = zone_owner(source), base_zone(target)
    if to == at.ANNOUNCED[0]:
        return f"{names[owner]} activates {linked(table, card)}"
    if to == at.FENCE[0]:
        return f"{names[zone_owner(target)]} steals {linked(table, card, 'a Rune')} from {names[owner]}"
    if seat in (owner, NONE):
        return f"{names[owner]} destroys the Rune {linked(table, card)}"
    return f"{names[seat]} destroys {names[owner]}'s Rune {linked(table, card)}"


def left_announced(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """A revealed Rune goes back to its Fence or is taken; that it is spent has been told."""
    _, _, card, source, target, _, _ = event
    if base_zone(target) != at.FENCE[0]:
        return None
    owner, goal = zone_owner(source), zone_owner(target)
    if owner == goal:
        return f"{linked(table, card)} goes back to {names[owner]}'s Fence"
    return f"{names[goal]} takes {linked(table, card)}"
