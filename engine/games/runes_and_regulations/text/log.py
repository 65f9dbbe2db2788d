"""Runes & Regulations: texts of the log, from events as a seat may know them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations import codes, layout as at
from engine.games.runes_and_regulations.knowledge.known_names import base_zone, card_link, phases_words, zone_owner
from engine.games.runes_and_regulations.match_rules import REGULATION_CARD, RUNE_CARD, MatchRules
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.setup import NEFARIOUS_ROLE
from engine.games.runes_and_regulations.text import plays
from engine.kernel.flow.table import Table
from engine.kernel.state import events
from engine.kernel.state.refs import NONE
from engine.words.player_names import without_article

DECKS = {
    at.MAIN_DECK: "log-new-main-deck",
    at.RUNE_DECK: "log-new-rune-deck",
    at.FORBIDDEN_DECK: "log-new-forbidden-deck",
    at.FORBIDDEN_RUNE_DECK: "log-new-forbidden-rune-deck",
}
STOPPED = {
    codes.WOULD_HEX: "log-not-hexed", codes.WOULD_DESTROY: "log-not-destroyed", codes.WOULD_STEAL: "log-not-stolen",
    codes.WOULD_RETURN: "log-not-returned", codes.WOULD_CAST: "log-no-effect", codes.WOULD_SUMMON: "log-not-summoned",
    codes.WOULD_ACTIVATE: "log-no-effect", codes.WOULD_DRAW: "log-not-drawn", codes.WOULD_DISCARD: "log-not-discarded",
    codes.WOULD_SPIN: "log-no-spin", codes.WOULD_DESTROY_RUNE: "log-rune-stays",
    codes.WOULD_STEAL_RUNE: "log-rune-stays",
}  # fmt: skip
"""The messages for actions that were stopped (RR-7.7)."""
NOTES = {
    codes.NOTE_RESTORED: "log-restored",
    codes.NOTE_SUMMONING_LIMIT: "log-over-summoning-limit",
    codes.NOTE_SKIPS_NEXT: "log-skips-next",
    codes.NOTE_SKIPS_NOW: "log-skips-now",
    codes.NOTE_RUN_OUT: "log-run-out",
}
MOVES = {
    plays.CAST: "log-casts", plays.SUMMONED: "log-summons", plays.SUMMONED_FROM_PILE: "log-summons-from-pile",
    plays.DISCARDED: "log-discards", plays.OVER_HAND_LIMIT: "log-discards", plays.DRAWN: "log-draws",
    plays.TAKEN: "log-takes", plays.TAKEN_BACK: "log-back-to-fence", plays.IN_FORCE: "log-in-force",
    plays.RUNE_ADDED: "log-adds-rune", plays.RUNE_LOST: "log-steals", plays.ACTIVATED: "log-activates",
    plays.RUNE_DESTROYED: "log-destroys-rune", plays.OWN_RUNE: "log-destroys-own-rune",
    plays.OVER_RUNE_LIMIT: "log-destroys-own-rune", plays.STOLEN: "log-steals", plays.MOVED_AWAY: "log-moves",
    plays.RETURNED: "log-returns", plays.RETURNED_TO_PILE: "log-returns-to-pile", plays.DESTROYED: "log-destroys",
}  # fmt: skip
"""The messages for cards that move, by the first change that the move brings."""
RECEIVED = (
    plays.STOLEN, plays.RUNE_LOST, plays.DRAWN, plays.TAKEN, plays.TAKEN_BACK, plays.RUNE_ADDED,
    plays.SUMMONED_FROM_PILE,
)  # fmt: skip
"""Changes whose line is about the player who gets the card. Other lines are about the player who had it."""


def log_line(table: Table[MatchRules], event: events.Event, names: Sequence[str]) -> str | None:
    """Return the text of an event, or None if it needs no line."""
    kind, seat, card, source, target, amount, _ = event
    name = names[seat] if 0 <= seat < len(names) else ""
    if kind == events.MOVED:
        return moved_line(table, event, names)
    if kind == events.TOKEN_MOVED:
        if target == NONE:
            return None
        return say("log-hexed", card=behind_owner(table, card), player=names[zone_owner(target)])
    if kind == events.NOTED:
        phases = phases_words(source) if source != NONE else ""
        return say(NOTES[amount], player=name, card=behind_owner(table, card), phases=phases)
    if kind == events.SPUN and card == NONE and 0 <= source <= at.FACE_NEFARIOUS:
        return say("log-spins", player=name, result=say(f"spin-result-{source}-{amount - 1}"))
    if kind == events.TRIGGERED:
        return triggered_line(table, name, card)
    if kind == events.REPLACED:
        result = say(STOPPED.get(amount, "log-does-not-happen"), card=card_link(table, card))
        return say("log-answers", card=behind_owner(table, source), player=name, result=result)
    if kind == events.REVEALED and base_zone(source) == at.ROLE_CARD[0]:
        if table.rules.cards[card].id == NEFARIOUS_ROLE:
            return None  # all players know that role already
        return say("log-role", player=names[zone_owner(source)], role=card_link(table, card))
    if kind == events.TURN_BEGAN:
        return say("log-turn", turn=amount, player=name)
    if kind == events.SHUFFLED:
        return say(DECKS[source]) if source in DECKS else None
    if kind == events.ENDED:
        winners = [names[each] for each in range(len(names)) if amount >> each & 1]
        return say("log-won", winners=say.join_list(winners), count=len(winners)) if winners else say("log-nobody-wins")
    return None


def behind_owner(table: Table[MatchRules], card: int) -> str:
    """Return a linked card as it follows its owner's name: "Bea's Stray Dog"."""
    return without_article(card_link(table, card))


def triggered_line(table: Table[MatchRules], name: str, card: int) -> str | None:
    """Return the line for an effect that begins to resolve. A Rune already got its line when it was revealed."""
    if card < 0 or table.rules.sorts[card] == RUNE_CARD:
        return None
    if table.rules.sorts[card] == REGULATION_CARD:
        return say("log-takes-effect", card=card_link(table, card))
    return say("log-uses", player=name, card=card_link(table, card))


# --- cards that move -----------------------------------------------------------------------------------------------


def moved_line(table: Table[MatchRules], event: events.Event, names: Sequence[str]) -> str | None:
    """Return the line for a card that moves, or None if the move changes nothing for the players.

    A STEAL's event names the thief. The event of a moved Creature names the player it leaves.
    """
    _, seat, card, source, target, _, _ = event
    change = next(iter(plays.changes_of_move(table, event)), None)
    if change is None:
        return None
    key, message = change.key, MOVES[change.key]
    owner, goal = zone_owner(source), zone_owner(target)
    player, other = (goal, owner) if key in RECEIVED else (owner, goal)
    shown = card_link(table, card, "some-rune" if base_zone(target) == at.FENCE[0] else "some-card")
    if key == plays.SUMMONED and owner != goal:
        message = "log-summons-onto"
    elif source == at.CASTING:
        message = "log-to-hand"
    elif key == plays.DESTROYED:
        shown = behind_owner(table, card)
    if key in (plays.DESTROYED, plays.RUNE_DESTROYED) and seat not in (owner, NONE):
        player, other = seat, owner
    elif key == plays.DESTROYED:
        message = "log-destroyed"
    name, other_name = (names[each] if each >= 0 else "" for each in (player, other))
    return say(message, card=shown, player=name, other=other_name)
