"""Runes & Regulations: texts of effects, as an instruction ("stop it, take the Spell") or about a player."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiler import is_spin
from engine.games.runes_and_regulations.definitions.reader import cards
from engine.games.runes_and_regulations.definitions.vocabulary import Step
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.effects._words import in_form
from engine.games.runes_and_regulations.effects.effect_type import EffectContext, Groups
from engine.games.runes_and_regulations.knowledge.known_names import seen_name
from engine.games.runes_and_regulations.match_rules import GameView
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.frame_fields import EFFECT
from engine.kernel.state.refs import NONE, SEAT_BASE
from engine.kernel.state.state import KIND, SOURCE, Frame
from engine.words.player_names import you

RESULTS = 6
"""The number of results on a Spinner face."""


@dataclass(frozen=True, slots=True)
class EffectClause:
    """One action of an effect. Without an actor the effect's player does it."""

    actor: str
    does: str
    """The ending of the message that describes the action."""
    what: str
    may: bool = False
    condition: str = ""

    def describe(self, by: str, named: bool = True) -> str:
        """Return a third-person sentence: "Otis hexes Ada's Alley Cat". `named`: False omits a name just said."""
        who = self.actor or (by if named else "")
        does = self._in_form("may" if self.may else "" if who == you() else "third")
        return say("effect-actor", who=who, does=does) if who else does

    def order(self) -> str:
        """Return the instruction if the effect's player does it, else a third-person sentence."""
        return self.describe("") if self.actor else self._in_form("")

    def _in_form(self, form: str) -> str:
        does = in_form(f"does-{self.does}", "does-any", form, what=self.what, word=self.does)
        return say(f"effect-if-{self.condition}", does=does) if self.condition else does


def steps_of(view: GameView, effect: int) -> list[Step]:
    """Return the steps of an effect by its number: those of a card or of a Spin result."""
    return [operation.step for operation in view.table.rules.programs[effect].operations]


def order_words(told: EffectContext) -> str:
    """Return an effect as an instruction: "discard a card, hex a Mythical Creature on a neighbor's Lawn"."""
    return ", ".join(clause.order() for clause in clauses(replace(told, ordered=True))) or say("effect-nothing")


def sentence(told: EffectContext) -> str:
    """Return a sentence about the effect's player that says what the effect will do."""
    said = ""
    actor = None
    for clause in clauses(told):
        if actor is None:
            said = clause.describe(told.name)
        elif clause.actor == actor and not clause.may:
            said = say("effect-then", before=said, does=clause.describe(told.name, named=bool(clause.actor)))
        else:
            said = say("effect-next", before=said, does=clause.describe(told.name))
        actor = clause.actor
    said = said or say("effect-nothing")
    return say("effect-sentence", does=said[0].upper() + said[1:])


def clauses(told: EffectContext) -> list[EffectClause]:
    """Return the price and steps of an effect. Chosen targets are named, and others described by kind."""
    effect = told.view.table.rules.programs[told.effect]
    found = [] if told.paid else [price_clause(word, told) for word in effect.price]
    for operation in effect.operations:
        groups = [told.groups[number] for number in operation.groups if number < len(told.groups)]
        step = operation.step
        does, what = UNITS[operation.do].describe_done(told, step, groups)
        found.append(EffectClause(actor_of(told, step, groups), does, what, step.may, step.condition))
    return found


def price_clause(word: str, told: EffectContext) -> EffectClause:
    """Return the clause for a part of the price of the effect's card."""
    if word == "hex-own":
        what = told.own(say("paid-hex-own"))
    elif word == "move-own":
        what = say("paid-move-own", own=told.own(say("noun-creature.one")))
    else:
        what = say(f"paid-{word}", card=told.view.table.rules.by_number[told.effect].name)
    return EffectClause("", word.partition("-")[0], what)


def actor_of(told: EffectContext, step: Step, groups: Groups) -> str:
    """Return the player who does a step, or "" for the effect's player."""
    if step.who == "you":
        return ""
    words = say(f"actor-{step.who}")
    if step.who in ("any-player", "any-neighbor") and groups and groups[0]:
        return told.names[groups[0][0] - SEAT_BASE] if groups[0][0] >= SEAT_BASE else words
    if step.who == "that-neighbor" and told.other >= 0:
        return told.names[told.other]
    if step.who == "active-player":
        return told.names[told.view.active]
    if step.condition == "four-or-more":
        return say("who-if-four-or-more", who=words)
    return words


def cost_words(told: EffectContext) -> str:
    """Return the Summoning Cost of a Corrupted Beast, e.g. "sacrifice a Creature, discard a card", or "" (RR-10.3)."""
    return ", ".join(price_clause(word, told).order() for word in told.view.table.rules.cards[told.card].pay)


# --- sources of effects ----------------------------------------------------------------------------------------------


def spin_name(effect: int) -> str:
    """Return the name of a Spin result by the number of its effect, or "" for a card's effect."""
    number = effect - len(cards())
    return say(f"spin-result-{number // RESULTS}-{number % RESULTS}") if is_spin(effect) else ""


def source_name(view: GameView, card: int, effect: int = -1) -> str:
    """Return the source of an effect: a card, or a Spin result."""
    if view.table.is_card(card):
        return seen_name(view, card, say("some-card"))
    return spin_name(effect) or say("some-spin")


def spinning_effect(view: GameView) -> int:
    """Return the effect of the Spin result that is resolving, or -1."""
    for frame in reversed(view.stack):
        if frame[KIND] in (codes.EFFECT, codes.DECLARE):
            return frame[EFFECT] if is_spin(frame[EFFECT]) else NONE
    return NONE


def cause_name(view: GameView, frame: Frame) -> str:
    """Return the source of a PICK frame's choice."""
    return source_name(view, frame[SOURCE], frame[EFFECT] if frame[EFFECT] >= 0 else spinning_effect(view))
