"""Runes & Regulations: texts of effects, as an instruction ("stop it, take the Spell") or about a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from engine.games.runes_and_regulations.definitions import compiler
from engine.games.runes_and_regulations.definitions.reader import cards
from engine.games.runes_and_regulations.definitions.spinner_results import (
    EVENT_RESULTS,
    NEFARIOUS_RESULTS,
    ORDINARY_RESULTS,
)
from engine.games.runes_and_regulations.definitions.vocabulary import Card, Step
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.effects._words import in_form
from engine.games.runes_and_regulations.match_rules import GameView
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.text.common import creature_words, is_visible, public_words, seen_name
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.state.refs import NONE, SEAT_BASE
from engine.words.player_names import you

SPIN_STEPS = (*ORDINARY_RESULTS, *EVENT_RESULTS, *NEFARIOUS_RESULTS)


@dataclass(frozen=True, slots=True)
class EffectContext:
    """An effect to describe: its player, its card, and the choices made for it so far."""

    view: GameView
    names: Sequence[str]
    effect: int
    seat: int
    card: int = NONE
    subject: int = NONE
    other: int = NONE
    groups: Sequence[Sequence[int]] = field(default_factory=tuple)
    paid: bool = False
    ordered: bool = False
    """Whether it is described as an instruction, which names its player."""

    @property
    def name(self) -> str:
        """Return the name of the effect's player."""
        return self.names[self.seat]

    def sees(self, card: int) -> bool:
        return is_visible(self.view, card)

    def public(self, ref: int) -> str:
        return public_words(self.view, ref, self.names)

    def creature(self, card: int) -> str:
        return creature_words(self.view, card, self.names)

    def name_or(self, card: int, otherwise: str) -> str:
        return seen_name(self.view, card, otherwise)

    def own(self, what: str, place: str = "") -> str:
        """Return a thing on the acting player's Lawn, or on the Fence with place ".fence"."""
        side = "side-player" if self.ordered else "side-own"
        return say(side + place, what=what, player=self.name)


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


def steps_of(view: GameView, effect: int) -> tuple[Step, ...]:
    """Return the steps of an effect by its number: those of a card or of a Spin result."""
    return SPIN_STEPS[effect - len(cards())] if compiler.is_spin(effect) else _card(view, effect).steps


def _card(view: GameView, effect: int) -> Card:
    rules = view.table.rules
    return rules.by_number[effect]


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
    found = price_clauses(told)
    place = 0
    for step in steps_of(told.view, told.effect):
        if find_effect_type(UNITS, step.do).standing:
            continue
        number = len(compiler.targets_of(step))
        found.append(clause_of(told, step, [list(group) for group in told.groups[place : place + number]]))
        place += number
    return found


def price_clauses(told: EffectContext) -> list[EffectClause]:
    """Return the clauses of the price, unless it has been paid."""
    if told.paid or compiler.is_spin(told.effect):
        return []
    card = _card(told.view, told.effect)
    return [price_clause(word, card.name, told) for word in card.price]


def price_clause(word: str, card: str, told: EffectContext) -> EffectClause:
    """Return the clause for a part of a price. `card` is the card that has the price."""
    if word == "hex-own":
        what = told.own(say("paid-hex-own"))
    elif word == "move-own":
        what = say("paid-move-own", own=told.own(say("noun-creature.one")))
    else:
        what = say(f"paid-{word}", card=card)
    return EffectClause("", word.partition("-")[0], what)


def clause_of(told: EffectContext, step: Step, groups: list[list[int]]) -> EffectClause:
    """Return the clause for one step with its declared targets."""
    actor = actor_of(told, step, groups)
    does, what = find_effect_type(UNITS, step.do).describe_done(told, step, groups)
    return EffectClause(actor, does, what, step.may, step.condition)


def actor_of(told: EffectContext, step: Step, groups: list[list[int]]) -> str:
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
    card = told.view.table.rules.cards[told.card]
    return ", ".join(price_clause(word, card.name, told).order() for word in card.pay)


def effect_of(view: GameView, card: int) -> int:
    return view.table.faces[card]
