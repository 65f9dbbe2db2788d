"""Runes & Regulations in words: what would happen, and what has just happened, for whoever may react to it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations import codes, facts
from engine.games.runes_and_regulations.codes import OCCURRENCE
from engine.games.runes_and_regulations.english import number_of
from engine.games.runes_and_regulations.frame_fields import EVENT_MOMENT, HANDED
from engine.games.runes_and_regulations.match_rules import Seen
from engine.games.runes_and_regulations.words.common import seen_name, spin_name, spinning_effect
from engine.kernel.refs import NONE
from engine.kernel.state import KIND, SEAT, SOURCE, Frame

VERBS = {
    codes.WOULD_HEX: "hexes", codes.WOULD_DESTROY: "destroys", codes.WOULD_STEAL: "steals",
    codes.WOULD_RETURN: "returns", codes.WOULD_CAST: "casts", codes.WOULD_SUMMON: "summons",
    codes.WOULD_ACTIVATE: "activates", codes.WOULD_DRAW: "draws", codes.WOULD_DISCARD: "discards",
    codes.WOULD_SPIN: "spins", codes.WOULD_DESTROY_RUNE: "destroys", codes.WOULD_STEAL_RUNE: "steals",
}  # fmt: skip
TO_CREATURES = (codes.WOULD_HEX, codes.WOULD_DESTROY, codes.WOULD_STEAL, codes.WOULD_RETURN)
TO_RUNES = (codes.WOULD_DESTROY_RUNE, codes.WOULD_STEAL_RUNE)
KINDS = {codes.WOULD_CAST: "a Spell", codes.WOULD_SUMMON: "a Creature", codes.WOULD_ACTIVATE: "a Rune"}
"""What the subject is called where it is not known."""


def action_words(view: Seen, frame: Frame, names: Sequence[str]) -> str:
    """What is about to happen: "Otis casts This Spells Disaster", "Otis draws 2 cards (Nosy Mailbox)"."""
    actor, cause, rule, subject, owner, amount = frame[SEAT:HANDED]
    who = names[actor] if actor >= 0 else "Somebody"
    verb = VERBS.get(rule, "acts on")
    because = because_words(view, cause, subject)
    if rule in TO_CREATURES:
        whose = f" of {names[owner]}" if owner not in (NONE, actor) else ""
        return f"{who} {verb} {seen_name(view, subject, 'a Creature')}{whose}" + because
    if rule in TO_RUNES:
        place = facts.rune_owner(view, subject)
        where = names[owner if place == NONE else place]
        return f"{who} {verb} a Rune on {where}'s Fence" + because
    if rule in KINDS:
        what = seen_name(view, subject, KINDS[rule])
        onto = f" onto {names[owner]}'s Lawn" if rule == codes.WOULD_SUMMON and owner not in (NONE, actor) else ""
        return f"{who} {verb} {what}{onto}" + because
    if rule == codes.WOULD_DRAW:
        return f"{who} {verb} {number_of(amount, 'card')}" + because
    return f"{who} {verb}{' a card' if rule == codes.WOULD_DISCARD else ''}" + because


def because_words(view: Seen, cause: int, subject: int) -> str:
    """What makes it happen, as it stands behind it: " (Nosy Mailbox)", or " to pay for Gloom Hoof" (RR-7.2)."""
    paid = paid_for(view)
    if paid != NONE:
        return f" to pay for {seen_name(view, paid, 'a card')}"
    because = seen_name(view, cause, "") if cause not in (NONE, subject) else ""
    if cause == NONE:
        because = spin_name(spinning_effect(view))
    return f" ({because})" if because else ""


def paid_for(view: Seen) -> int:
    """The card whose price is paid by what is about to happen, while a seat is asked whether it answers; else NONE."""
    stack = view.stack
    if [frame[KIND] for frame in stack[-4:-1]] != [codes.PRICE, codes.EACH, OCCURRENCE]:
        return NONE
    card: int = stack[-4][SOURCE]
    return card


def event_words(view: Seen, entry: Sequence[int], names: Sequence[str]) -> str:
    """What has just happened, from an entry of the queue: "Otis has summoned Alley Cat"."""
    _, event, actor, card, owner = entry
    who = names[actor] if actor >= 0 else "Somebody"
    creature = seen_name(view, card, "a Creature")
    lawn = f"{names[owner]}'s Lawn" if owner >= 0 else "the Lawn"
    if event == codes.SUMMONS:
        return f"{who} has summoned {creature}" + (f" onto {lawn}" if owner not in (NONE, actor) else "")
    said = {
        codes.ENTERS: f"{creature} has entered {lawn}",
        codes.LEAVES: f"{creature} has left {lawn}",
        codes.CASTS: f"{who} has cast {seen_name(view, card, 'a Spell')}",
        codes.DISCARDS: f"{who} has discarded {seen_name(view, card, 'a card')}",
        codes.DRAWS: f"{who} has drawn through a card effect",
        codes.SPINS: f"{who} has spun",
        codes.ACTIVATES: f"{who} has activated {seen_name(view, card, 'a Rune')}",
        codes.STEALS: f"{who} has stolen {creature}",
        codes.RESTORES: f"{who} has restored {creature}",
        codes.HEXES: f"{creature} on {lawn} has been hexed",
        codes.DESTROYS: f"{creature} on {lawn} has been destroyed",
        codes.REGULATES: f"{seen_name(view, card, 'a new Regulation')} has come into force",
        codes.BEGINS: f"{who}'s turn begins",
        codes.ENDS: f"{who}'s turn ends",
    }
    return said[event]


def events_of(view: Seen, moment: int) -> list[list[int]]:
    """The entries of the queue that belong to a moment, in order."""
    return [event for event in view.queue if event[EVENT_MOMENT] == moment]
