"""Runes & Regulations in words: what an effect does, as an order ("stop it, take the Spell") or told of a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.games.runes_and_regulations import compiled, data, facts
from engine.games.runes_and_regulations.data import Card, Step, cards
from engine.games.runes_and_regulations.english import listed, number_of
from engine.games.runes_and_regulations.match_rules import Seen
from engine.games.runes_and_regulations.wording_phrases import NOUNS
from engine.games.runes_and_regulations.words.common import (
    creature_words,
    is_visible,
    public_words,
    seen_name,
)
from engine.kernel.refs import NONE, SEAT_BASE

SPIN_STEPS = (*compiled.ORDINARY_RESULTS, *compiled.EVENT_RESULTS, *compiled.NEFARIOUS_RESULTS)
ACTORS = {
    "any-player": "a player", "any-neighbor": "a neighbor", "each-player": "each player",
    "each-neighbor": "each neighbor", "that-neighbor": "that neighbor", "active-player": "the active player",
}  # fmt: skip
OWN = " of their own"
"""Whose something is that whoever acts has; an order names the player instead."""
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
    return SPIN_STEPS[effect - len(cards())] if compiled.is_spin(effect) else _card(view, effect).steps


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
        if step.do in data.ALWAYS_ON or step.do == "win":
            continue
        number = len(compiled.targets_of(step))
        found.append(clause_of(told, step, [list(group) for group in told.groups[place : place + number]]))
        place += number
    return found


def price_clauses(told: Told) -> list[Clause]:
    """What is paid first, unless it has been."""
    if told.paid or compiled.is_spin(told.effect):
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
    verb, rest = verb_and_object(told, step, groups)
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


def verb_and_object(told: Told, step: Step, groups: list[list[int]]) -> tuple[str, str]:
    """What is done, in the basic form of the verb, and to what."""
    do = step.do
    if do in ("hex", "restore", "destroy", "steal", "return"):
        return do, object_words(told, step, groups)
    if do == "draw":
        return do, drawn_words(step)
    if do == "discard":
        words = f"up to {step.n} cards" if step.upto else number_of(int(step.n), "card")
        return do, words + (" at random" if step.random else "")
    if do == "spin":
        return do, "the Spinner" + ("" if step.n == 1 else " twice" if step.n == 2 else f" {step.n} times")
    if do == "cast":
        noun = "Curse" if facts.holds_forbidden(told.view, told.seat) else "Spell"
        return do, f"{'up to ' if step.upto else ''}{number_of(int(step.n), noun)} from the hand"
    if do == "summon":
        return do, summoned_words(told, step, groups)
    return helper_words(told, step, groups)


def drawn_words(step: Step) -> str:
    """How many cards are drawn."""
    if step.n == "per-unicorn":
        return "a card for each Mythical Unicorn"
    return "that many cards" if step.n == "that-many" else number_of(int(step.n), "card")


def object_words(told: Told, step: Step, groups: list[list[int]]) -> str:
    """The Creatures or Runes that a step acts on."""
    chosen = [ref for ref in groups[-1] if ref != NONE] if groups else []
    if chosen:
        return listed([public_words(told.view, ref, told.names) for ref in chosen])
    if step.what == "this":
        return seen_name(told.view, told.card, "it")
    if step.what == "that":
        return creature_words(told.view, told.subject, told.names) if is_visible(told.view, told.subject) else "it"
    if step.condition == "four-or-more":
        return "one of them"
    noun = NOUNS[step.what].replace("Hexed", "hexed")
    other = "other " if step.what.startswith("other-") else ""
    if step.n in ("all", "any"):
        words = f"{'all' if step.n == 'all' else 'any number of'} {other}{noun}s"
    elif step.n == 1:
        words = number_of(1, f"other {noun}") if other else number_of(1, noun)
    else:
        words = f"{'up to ' if step.upto else ''}{step.n} {other}{noun}s"
    return words.replace("an other", "another") + whose(told, step)


def whose(told: Told, step: Step) -> str:
    """On whose side a step looks for what it acts on."""
    if step.of in ("any-neighbor", "each-neighbor"):
        return " of a neighbor" if step.of == "any-neighbor" else " of the neighbors"
    if step.of == "that-neighbor":
        return f" of {told.names[told.other]}" if told.other >= 0 else " of that neighbor"
    if step.of == "you" or (step.of == "own" and step.who == "you"):
        return OWN
    return ""


def summoned_words(told: Told, step: Step, groups: list[list[int]]) -> str:
    """What is summoned, and from where."""
    chosen = [ref for ref in groups[-1] if ref != NONE] if groups else []
    where = " from the hand" if step.source == "hand" else " from the discard pile"
    if chosen:
        return listed([seen_name(told.view, ref, "a Creature") for ref in chosen]) + where
    if step.what == "that":
        return seen_name(told.view, told.subject, "it") + where
    noun = NOUNS[step.what or "creature"]
    words = f"{'up to ' if step.upto else ''}{number_of(int(step.n), noun)}"
    return words + where


def helper_words(told: Told, step: Step, groups: list[list[int]]) -> tuple[str, str]:
    """The steps that have no verb of their own on the cards."""
    if step.do == "nullify":
        return "stop", "it"
    if step.do == "take" and is_visible(told.view, told.subject) and not facts.fits(told.view, told.subject, told.seat):
        return "send", "it to its discard pile"
    if step.do == "take":
        return "take", "the Rune" if step.to == "fence" else "the Spell"
    if step.do == "add-rune":
        villain = facts.holds_forbidden(told.view, told.seat)
        return "add", number_of(int(step.n), "Forbidden Rune" if villain else "Rune")
    if step.do == "turn-regulation":
        return "turn", "up the next Regulation"
    if step.do == "skip":
        following = "the next" if step.when == "next" else "this turn's"
        phases = [phase.capitalize() for phase in step.phases]
        return "skip", f"{following} {listed(phases)} phase{'s' if len(phases) > 1 else ''}"
    if step.do == "move":
        moved = public_words(told.view, groups[0][0], told.names) if groups and groups[0] else "a Creature"
        goal = groups[1][0] - SEAT_BASE if len(groups) > 1 and groups[1] else NONE
        return "move", f"{moved} to {told.names[goal]}'s Lawn" if goal >= 0 else f"{moved} to another Lawn"
    own = public_words(told.view, groups[0][0], told.names) if groups and groups[0] else f"a Creature{OWN}"
    foreign = groups[1][0] if len(groups) > 1 and groups[1] else NONE
    if foreign != NONE:
        return "swap", f"{own} with {public_words(told.view, foreign, told.names)}"
    if step.what == "that" and is_visible(told.view, told.subject):
        return "swap", f"{own} with {creature_words(told.view, told.subject, told.names)}"
    return "swap", f"{own} with one of a neighbor"


def cost_words(told: Told) -> str:
    """The Summoning Cost of a Corrupted Beast: "sacrifice a Creature, discard a card"; else empty (RR-10.3)."""
    card = told.view.table.rules.cards[told.card]
    return ", ".join(Clause("", *PRICES[word]).order() for word in card.pay)


def effect_of(view: Seen, card: int) -> int:
    """The number of the effect of an instance."""
    return view.table.faces[card]
