"""Runes & Regulations: texts of pending and past events, for seats that may react to them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.knowledge.known_names import seen_name
from engine.games.runes_and_regulations.match_rules import GameView
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.effect_targets import rune_owner
from engine.games.runes_and_regulations.rules.frame_fields import HANDED
from engine.games.runes_and_regulations.text.effects import spin_name, spinning_effect
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import KIND, SEAT, SOURCE, Frame
from engine.words.player_names import without_article

SAID = {
    codes.WOULD_HEX: "action-hexes", codes.WOULD_DESTROY: "action-destroys", codes.WOULD_STEAL: "action-steals",
    codes.WOULD_RETURN: "action-returns", codes.WOULD_CAST: "action-casts", codes.WOULD_SUMMON: "action-summons",
    codes.WOULD_ACTIVATE: "action-activates", codes.WOULD_DRAW: "action-draws", codes.WOULD_DISCARD: "action-discards",
    codes.WOULD_SPIN: "action-spins", codes.WOULD_DESTROY_RUNE: "action-destroys",
    codes.WOULD_STEAL_RUNE: "action-steals",
}  # fmt: skip
TO_CREATURES = (codes.WOULD_HEX, codes.WOULD_DESTROY, codes.WOULD_STEAL, codes.WOULD_RETURN)
TO_RUNES = (codes.WOULD_DESTROY_RUNE, codes.WOULD_STEAL_RUNE)
KINDS = {codes.WOULD_CAST: "some-spell", codes.WOULD_SUMMON: "some-creature", codes.WOULD_ACTIVATE: "some-rune"}
"""The names of unknown subjects."""
EVENTS = {
    codes.SUMMONS: "event-summoned", codes.ENTERS: "event-entered", codes.LEAVES: "event-left",
    codes.CASTS: "event-cast", codes.DISCARDS: "event-discarded", codes.DRAWS: "event-drawn",
    codes.SPINS: "event-spun", codes.ACTIVATES: "event-activated", codes.STEALS: "event-stolen",
    codes.RESTORES: "event-restored", codes.HEXES: "event-hexed", codes.DESTROYS: "event-destroyed",
    codes.REGULATES: "event-in-force", codes.BEGINS: "event-turn-begins", codes.ENDS: "event-turn-ends",
}  # fmt: skip
UNKNOWN = {
    codes.CASTS: "some-spell",
    codes.DISCARDS: "some-card",
    codes.ACTIVATES: "some-rune",
    codes.REGULATES: "some-regulation",
}
"""The names of unknown cards in events. Cards of other events are called a Creature."""


def action_words(view: GameView, frame: Frame, names: Sequence[str]) -> str:
    """Return the text of a pending action: "Otis casts This Spells Disaster", "Otis draws 2 cards (Nosy Mailbox)"."""
    actor, cause, rule, subject, owner, amount = frame[SEAT:HANDED]
    message, thing, lawn = SAID[rule], victim(view, frame, names), ""
    if rule in KINDS:
        thing = seen_name(view, subject, say(KINDS[rule]))
        if rule == codes.WOULD_SUMMON and owner not in (NONE, actor):
            message, lawn = "action-summons-onto", say("lawn-of", player=names[owner])
    cards = say("some-cards", count=amount)
    words = say(message, player=player_name(names, actor), thing=thing, lawn=lawn, cards=cards)
    return because(view, cause, subject, words)


def victim(view: GameView, frame: Frame, names: Sequence[str]) -> str:
    """Return the Creature or Rune that an action affects, or ""."""
    actor, _, rule, subject, owner, _ = frame[SEAT:HANDED]
    if rule in TO_CREATURES:
        thing = seen_name(view, subject, say("some-creature"))
        if owner in (NONE, actor):
            return thing
        return say("creature-of", creature=without_article(thing), player=names[owner])
    if rule in TO_RUNES:
        place = rune_owner(view, subject)
        return say("rune-on-fence", player=names[owner if place == NONE else place])
    return ""


def player_name(names: Sequence[str], seat: int) -> str:
    """Return a player's name, or a general text without a seat."""
    return names[seat] if seat >= 0 else say("some-player")


def because(view: GameView, cause: int, subject: int, action: str) -> str:
    """Return an action with its cause: "... (Nosy Mailbox)", or "... to pay for Gloom Hoof" (RR-7.2)."""
    paid = paid_for(view)
    if paid != NONE:
        return say("action-to-pay", action=action, card=seen_name(view, paid, say("some-card")))
    known = seen_name(view, cause, "") if cause not in (NONE, subject) else ""
    if cause == NONE:
        known = spin_name(spinning_effect(view))
    return say("action-because", action=action, cause=known) if known else action


def paid_for(view: GameView) -> int:
    """Return the card whose price the pending action pays while a seat is asked for a reaction, or NONE."""
    stack = view.stack
    if [frame[KIND] for frame in stack[-4:-1]] != [codes.PRICE, codes.EACH, codes.OCCURRENCE]:
        return NONE
    card: int = stack[-4][SOURCE]
    return card


def event_words(view: GameView, entry: Sequence[int], names: Sequence[str]) -> str:
    """Return the text of an event in the queue: "Otis has summoned Alley Cat"."""
    _, event, actor, card, owner = entry
    message = EVENTS[event]
    if event == codes.SUMMONS and owner not in (NONE, actor):
        message = "event-summoned-onto"
    lawn = say("lawn-of", player=names[owner]) if owner >= 0 else say("some-lawn")
    thing = seen_name(view, card, say(UNKNOWN.get(event, "some-creature")))
    return say(message, player=player_name(names, actor), card=thing, lawn=lawn)
