"""Runes & Regulations in words: what an effect does, as an order ("stop it, take the Spell") or told of a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.games.runes_and_regulations import programs
from engine.games.runes_and_regulations.data import cards
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.effects._words import OWN
from engine.games.runes_and_regulations.match_rules import Seen
from engine.games.runes_and_regulations.vocabulary import Card, Step
from engine.games.runes_and_regulations.words.common import (
    creature_words,
    is_visible,
    public_words,
    seen_name,
)
from engine.kernel.refs import NONE, SEAT_BASE
from engine.kernel.schema import unit_of

SPIN_STEPS = (*programs.ORDINARY_RESULTS, *programs.EVENT_RESULTS, *programs.NEFARIOUS_RESULTS)
ACTORS = {
    "any-player": "a player", "any-neighbor": "a neighbor", "each-player": "each player",
    "each-neighbor": "each neighbor", "that-neighbor": "that neighbor", "active-player": "the active player",
}  # fmt: skip
IF = {
    "no-runes": " if the Fence is empty",
    "you-are-behind": " if a neighbor has more Mythical Creatures",
    "target-is-ahead": "",
    "fewest-mythical": " if nobody has fewer Mythical Creatures",
    "four-or-more": "",
    "that-is-a-creature": " if it is a Creature",
}
PRICES = {
    "discard-1": ("discard", "a card"),
    "discard-2": ("discard", "2 cards"),
    "sacrifice-mythical": ("sacrifice", "a Mythical Creature"),
    "sacrifice-1": ("sacrifice", "a Creature"),
    "sacrifice-2": ("sacrifice", "2 Creatures"),
    "hex-own": ("hex", "a Mythical Creature of their own"),
    "hex-this": ("hex", "{card}"),
    "destroy-hexed": ("destroy", "a hexed Creature"),
    "return-this": ("return", "{card}"),
    "move-this": ("move", "{card} to a neighbor"),
    "move-own": ("move", "a Creature of their own to a neighbor"),
}
"""The parts of a price as verb and object."""


@dataclass(frozen=True, slots=True)
class Told:
    """An effect to be told: whose it is, of which card, and what has been chosen for it so far."""

    view: Seen
    names: Sequence[str]
    effect: int
    seat: int
    card: int = NONE
    subject: int = NONE
    other: int = NONE
    groups: Sequence[Sequence[int]] = field(default_factory=tuple)
    paid: bool = False

    @property
    def name(self) -> str:
        """Whoever the effect serves."""
        return self.names[self.seat]

    def sees(self, card: int) -> bool:
        """Whether whoever hears it sees a card."""
        return is_visible(self.view, card)

    def public(self, ref: int) -> str:
        """A target as everybody may hear of it."""
        return public_words(self.view, ref, self.names)

    def creature(self, card: int) -> str:
        """A Creature and whose Lawn it is on."""
        return creature_words(self.view, card, self.names)

    def named(self, card: int, otherwise: str) -> str:
        """The name of a card that can be seen, else other words."""
        return seen_name(self.view, card, otherwise)


@dataclass(frozen=True, slots=True)
class Clause:
    """One thing that somebody does; nobody named: whoever the effect serves."""

    actor: str
    verb: str
    rest: str
    may: bool = False

    def told(self, by: str, named: bool = True) -> str:
        """In the third person: "Otis hexes Alley Cat (Ada)"; without the name where it has just been said."""
        verb = f"may {self.verb}" if self.may else third_person(self.verb)
        who = self.actor or (by if named else "")
        return f"{who} {verb} {self.rest}".strip()

    def order(self) -> str:
        """As an order where it is for whoever the effect serves."""
        return f"{self.verb} {self.rest}".strip() if not self.actor else self.told("")


def third_person(verb: str) -> str:
    """A verb as what somebody does: "draws", "hexes", "skips"."""
    first, _, rest = verb.partition(" ")
    return first + ("es" if first.endswith(("x", "s", "ch", "sh")) else "s") + (f" {rest}" if rest else "")


def steps_of(view: Seen, effect: int) -> tuple[Step, ...]:
    """The steps of an effect by its number: a card's, or those of a Spin result."""
    return SPIN_STEPS[effect - len(cards())] if programs.is_spin(effect) else _card(view, effect).steps


def _card(view: Seen, effect: int) -> Card:
    rules = view.table.rules
    return rules.by_number[effect]


def order_words(told: Told) -> str:
    """What an effect does, as an order: "discard a card, hex a Mythical Creature of a neighbor"."""
    words = ", ".join(clause.order() for clause in clauses(told)) or "nothing happens"
    return words.replace(OWN, f" of {told.name}")


def sentence(told: Told) -> str:
    """What an effect is going to do, told of whoever it serves, with a full stop."""
    said = ""
    before = None
    for clause in clauses(told):
        if before is None:
            said = clause.told(told.name)
        elif clause.actor == before.actor and not clause.may:
            said += f", then {clause.told(told.name, named=bool(clause.actor))}"
        else:
            said += f"; {clause.told(told.name)}"
        before = clause
    said = said or "Nothing happens"
    return said[0].upper() + said[1:] + "."


def clauses(told: Told) -> list[Clause]:
    """Price and steps of an effect; what is chosen is named, the rest told by its kind."""
    found = price_clauses(told)
    place = 0
    for step in steps_of(told.view, told.effect):
        if unit_of(UNITS, step.do).standing:
            continue
        number = len(programs.targets_of(step))
        found.append(clause_of(told, step, [list(group) for group in told.groups[place : place + number]]))
        place += number
    return found


def price_clauses(told: Told) -> list[Clause]:
    """What is paid first, unless it has been."""
    if told.paid or programs.is_spin(told.effect):
        return []
    card = _card(told.view, told.effect)
    found = []
    for word in card.price:
        verb, rest = PRICES[word]
        found.append(Clause("", verb, rest.format(card=card.name)))
    return found


def clause_of(told: Told, step: Step, groups: list[list[int]]) -> Clause:
    """One step with the targets that have been declared for it."""
    actor = actor_of(told, step, groups)
    verb, rest = unit_of(UNITS, step.do).told(told, step, groups)
    return Clause(actor, verb, rest + IF.get(step.condition, ""), step.may)


def actor_of(told: Told, step: Step, groups: list[list[int]]) -> str:
    """Who does a step; empty for whoever the effect serves."""
    if step.who == "you":
        return ""
    words = ACTORS[step.who]
    if step.who in ("any-player", "any-neighbor") and groups and groups[0]:
        return told.names[groups[0][0] - SEAT_BASE] if groups[0][0] >= SEAT_BASE else words
    if step.who == "that-neighbor" and told.other >= 0:
        return told.names[told.other]
    if step.who == "active-player":
        return told.names[told.view.active]
    if step.condition == "four-or-more":
        words += " with 4 or more Mythical Creatures"
    return words


def cost_words(told: Told) -> str:
    """The Summoning Cost of a Corrupted Beast: "sacrifice a Creature, discard a card"; else empty (RR-10.3)."""
    card = told.view.table.rules.cards[told.card]
    return ", ".join(Clause("", *PRICES[word]).order() for word in card.pay)


def effect_of(view: Seen, card: int) -> int:
    """The number of the effect of an instance."""
    return view.table.faces[card]
