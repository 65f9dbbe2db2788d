"""Runes & Regulations: texts of the log, from events as a seat may know them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations import layout as at
from engine.games.runes_and_regulations.match_rules import REGULATION_CARD, RUNE_CARD, MatchRules
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.setup import NEFARIOUS_ROLE
from engine.games.runes_and_regulations.text.common import base_zone, card_link, phases_words, zone_owner
from engine.kernel.flow.table import Table
from engine.kernel.state import events
from engine.kernel.state.events import Event
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
SKIPPED = {codes.NOTE_SKIPS_NEXT: "log-skips-next", codes.NOTE_SKIPS_NOW: "log-skips-now"}
PILES = frozenset(at.DISCARDS)


def log_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """Return the text of an event, or None if it needs no line."""
    kind, seat, card, source, target, amount, _ = event
    name = names[seat] if 0 <= seat < len(names) else ""
    if kind == events.MOVED:
        return moved_line(table, event, names)
    if kind == events.TOKEN_MOVED:
        if target == NONE:
            return None
        return say("log-hexed", card=behind_owner(table, card), player=names[zone_owner(target)])
    if kind == events.NOTED and amount == codes.NOTE_RESTORED:
        return say("log-restored", card=behind_owner(table, card), player=name)
    if kind == events.NOTED and amount == codes.NOTE_SUMMONING_LIMIT:
        return say("log-over-summoning-limit", player=name)
    if kind == events.NOTED and amount in SKIPPED:
        return say(SKIPPED[amount], player=name, phases=phases_words(source))
    if kind == events.NOTED and amount == codes.NOTE_RUN_OUT:
        return say("log-run-out", player=name)
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


def moved_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """Return the line for a card that moves, by its old and new zone."""
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
        return say("log-to-hand", card=card_link(table, card), player=receiver)
    if to == at.HAND[0]:
        return say("log-draws", player=receiver, card=card_link(table, card))
    if to == at.FENCE[0]:
        return say("log-adds-rune", player=receiver, card=card_link(table, card, "some-rune"))
    if to == at.LAWN[0] and came == at.MAIN_DISCARD:
        return say("log-summons-from-pile", player=receiver, card=card_link(table, card))
    if to == at.IN_FORCE:
        return say("log-in-force", card=card_link(table, card))
    return None


def left_hand(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """Return the line for a card that was cast, summoned or discarded."""
    _, _, card, source, target, _, _ = event
    name, shown = names[zone_owner(source)], card_link(table, card)
    to = base_zone(target)
    if to == at.CASTING:
        return say("log-casts", player=name, card=shown)
    if to == at.LAWN[0]:
        lawn = zone_owner(target)
        if lawn != zone_owner(source):
            return say("log-summons-onto", player=name, card=shown, other=names[lawn])
        return say("log-summons", player=name, card=shown)
    return say("log-discards", player=name, card=shown) if to in PILES else None


def left_lawn(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """Return the line for a Creature that was destroyed, returned, stolen or moved.

    A STEAL's event names the thief. The event of a moved Creature names the player it leaves.
    """
    _, seat, card, source, target, _, _ = event
    owner, to, shown = zone_owner(source), base_zone(target), card_link(table, card)
    if to == at.LAWN[0]:
        goal = zone_owner(target)
        if seat == goal:
            return say("log-steals", player=names[goal], card=shown, other=names[owner])
        return say("log-moves", card=shown, player=names[owner], other=names[goal])
    if to == at.HAND[0]:
        return say("log-returns", card=shown, player=names[zone_owner(target)])
    if to == at.FORBIDDEN_DISCARD and seat == NONE:
        # A Sacrificial Creature that is returned but may not go to the hand (RR-9.8).
        return say("log-returns-to-pile", card=shown, player=names[owner])
    if seat in (owner, NONE):
        return say("log-destroyed", card=behind_owner(table, card), player=names[owner])
    return say("log-destroys", player=names[seat], card=behind_owner(table, card), other=names[owner])


def left_fence(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """Return the line for a Rune that was revealed, stolen or destroyed."""
    _, seat, card, source, target, _, _ = event
    owner, to = zone_owner(source), base_zone(target)
    if to == at.ANNOUNCED[0]:
        return say("log-activates", player=names[owner], card=card_link(table, card))
    if to == at.FENCE[0]:
        stolen = card_link(table, card, "some-rune")
        return say("log-steals", player=names[zone_owner(target)], card=stolen, other=names[owner])
    if seat in (owner, NONE):
        return say("log-destroys-own-rune", player=names[owner], card=card_link(table, card))
    return say("log-destroys-rune", player=names[seat], card=card_link(table, card), other=names[owner])


def left_announced(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """Return the line for a revealed Rune that returns to its Fence or is taken. A used one already has its line."""
    _, _, card, source, target, _, _ = event
    if base_zone(target) != at.FENCE[0]:
        return None
    goal = zone_owner(target)
    message = "log-back-to-fence" if zone_owner(source) == goal else "log-takes"
    return say(message, player=names[goal], card=card_link(table, card))
