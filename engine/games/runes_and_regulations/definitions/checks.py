"""Runes & Regulations: checks whether the words of a card fit together. Errors name file, card and field."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from engine.games.runes_and_regulations.definitions import vocabulary
from engine.games.runes_and_regulations.definitions.vocabulary import Card, Step
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.effects.effect_type import Problem, RunesEffectType
from engine.kernel.cards.effect_types import effect_names, find_effect_type
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import KeyValue, WordList, one_of, one_of_with, rule

CREATURE_DECKS = (vocabulary.CREATURE, vocabulary.SACRIFICIAL, vocabulary.BEAST)
CREATURE_TRIGGERS = ("none", "continuous", *vocabulary.OWN_EVENTS, *vocabulary.TURN_TRIGGERS, *vocabulary.REACTIONS)
RUNE_TRIGGERS = (*vocabulary.OTHER_WOULDS, *vocabulary.REACTIONS)
DECK_TRIGGERS = {
    vocabulary.CREATURE: (*CREATURE_TRIGGERS, *vocabulary.OWN_WOULDS),
    vocabulary.SACRIFICIAL: (*CREATURE_TRIGGERS, "would-be-stolen", "would-be-returned"),
    vocabulary.BEAST: CREATURE_TRIGGERS,
    vocabulary.SPELL: ("cast",),
    vocabulary.CURSE: ("cast",),
    vocabulary.REGULATION: ("continuous", "becomes-active", "beginning-of-turn"),
    vocabulary.ROLE: ("continuous", "end-of-turn", "nefarious-neighbor-wins"),
}
"""The triggers that each deck can have. Runes react to others' actions or to events that affect their owner."""

NEIGHBOR_TRIGGERS = (
    "neighbor-would-cast", "neighbor-would-summon", "neighbor-would-activate", "neighbor-would-draw-extra",
    "neighbor-casts", "neighbor-summons", "neighbor-discards", "neighbor-draws-extra", "neighbor-spins",
    "neighbor-activates", "neighbor-steals", "neighbor-restores", "would-be-stolen", "yours-would-be-stolen",
    "rune-would-be-lost",
)  # fmt: skip
"""Triggers that are actions of one neighbor: "that neighbor"."""
COUNTED_TRIGGERS = ("neighbor-would-draw-extra", "neighbor-draws-extra")
OWN_PRICES = ("hex-this", "return-this", "move-this")
"""Prices that use the Creature itself."""
GIVING_PRICES = ("move-this", "move-own")
"""Prices that choose a neighbor."""
CONDITION_WHO = {
    "target-is-ahead": ("any-neighbor",),
    "fewest-mythical": ("active-player",),
    "four-or-more": ("each-player",),
}
"""Conditions about the player who does the step."""


def check_card(reader: Reader, card: Card) -> None:
    """Raise BadCard for words that don't fit together."""
    for problem in _card_problems(card):
        raise reader.fail(*problem)
    for number, step_reader in enumerate(reader.tables("effect")):
        check_step(step_reader, card, number)


def _card_problems(card: Card) -> Iterator[Problem]:
    triggers = DECK_TRIGGERS.get(card.deck, RUNE_TRIGGERS)
    if card.trigger not in triggers:
        yield "trigger", rule(f"one that a {card.deck} can have: {{}}", WordList(triggers))
    yield from _kind_problems(card)
    if bool(card.pay) != (card.deck == vocabulary.BEAST):
        none = rule("no Summoning Cost (only Corrupted Beasts have one)")
        yield "pay", rule("a Summoning Cost") if card.deck == vocabulary.BEAST else none
    yield from _price_problems(card)
    if bool(card.steps) == (card.trigger == "none"):
        yield "effect", rule("no steps with the trigger none" if card.steps else "one step or more")
    if card.deck in (vocabulary.REGULATION, vocabulary.ROLE) and card.copies != 1:
        yield "copies", rule(f"1 (each {card.deck} exists once)")
    if card.deck == vocabulary.ROLE and len(card.steps) != 1:
        yield "effect", rule("the one step win")


def _kind_problems(card: Card) -> Iterator[Problem]:
    if (card.deck in (vocabulary.CREATURE, vocabulary.SACRIFICIAL)) != bool(card.kind):
        yield "kind", rule("nothing (only Creatures have one)" if card.kind else "a kind of Creature")
    words = [kind for kind in ("dragon", "unicorn", "pegasus", "griffin") if kind in card.name.lower()]
    if card.kind and [card.kind] != (words or ["other"]):
        yield "kind", rule(f"{words[0] if words else 'other'} (as the name says)")
    if card.collar and not card.kind:
        yield "collar", rule("false (only Creatures wear one)")


def _price_problems(card: Card) -> Iterator[Problem]:
    if not card.price:
        return
    if card.deck in (vocabulary.REGULATION, vocabulary.ROLE) or card.trigger in ("none", "continuous"):
        yield "price", rule(f"no price (nothing is used by a {card.deck} with the trigger {card.trigger})")
    if "sacrifice-2" in card.price:
        yield "price", rule("a price other than {} (that is a Summoning Cost only)", "sacrifice-2")
    if any(token in OWN_PRICES for token in card.price) and (
        card.deck not in CREATURE_DECKS or card.trigger == "leaves-lawn"
    ):
        yield "price", rule("a price without this Creature (there is none on a Lawn to pay with)")


def check_step(reader: Reader, card: Card, number: int) -> None:
    """Raise BadCard for a step that makes no sense, or none on this card."""
    step = card.steps[number]
    unit = find_effect_type(UNITS, step.do)
    _check_shape(reader, unit, step)
    for problem in chain(
        _place_problems(card, unit, number),
        _reference_problems(card, unit, step),
        _amount_problems(card, number),
        unit.check(card, step) if unit.continuous else (),
        _flag_problems(unit, step),
        () if unit.continuous else unit.check(card, step),
    ):
        raise reader.fail(*problem)


def _check_shape(reader: Reader, unit: RunesEffectType, step: Step) -> None:
    takes = unit.takes
    for name in reader.data:
        if name != "do" and name not in takes:
            raise reader.fail(name, rule("nothing (the step {} takes only {})", step.do, WordList(takes or ("do",))))
    for name in unit.needs:
        if name not in reader.data:
            raise reader.fail(name, rule(f"a word (the step {{}} needs {' and '.join(unit.needs)})", step.do))
    for name, words in unit.words.items():
        value = reader.data.get(name)
        if isinstance(value, str) and value not in words:
            raise reader.fail(name, one_of_with(step.do, words))
    if isinstance(step.n, str) and "n" not in unit.words:
        raise reader.fail("n", rule("a whole number (the step {} takes no word)", step.do))


def _place_problems(card: Card, unit: RunesEffectType, number: int) -> Iterator[Problem]:
    """Yield errors for steps on the wrong kind of card or in the wrong place of an effect."""
    if unit.on_roles != (card.deck == vocabulary.ROLE):
        other = rule("a step other than win (roles have it)")
        yield "do", rule("win (a role does nothing else)") if card.deck == vocabulary.ROLE else other
    if not unit.on_roles and (card.trigger == "continuous") != unit.continuous:
        always_on = effect_names(unit for unit in UNITS if unit.continuous and not unit.on_roles)
        none = rule("none of {} (they need continuous)", WordList(always_on))
        yield "do", one_of(always_on) if card.trigger == "continuous" else none
    answers = card.trigger in vocabulary.WOULDS and number == 0
    if answers != unit.nullifies:
        yield "do", rule("nullify first (what would happen is answered)" if answers else "another step than nullify")


def _reference_problems(card: Card, unit: RunesEffectType, step: Step) -> Iterator[Problem]:
    """Yield errors for words such as "that neighbor" and "this" that refer to nothing."""
    known = card.trigger in NEIGHBOR_TRIGGERS or any(price in GIVING_PRICES for price in card.price)
    for name, word in (("who", step.who), ("of", step.of)):
        if word == "that-neighbor" and not known:
            yield name, rule("another word (neither trigger nor price names a neighbor)")
    if step.who == "active-player" and (card.deck != vocabulary.REGULATION or card.trigger == "becomes-active"):
        yield "who", rule("another word ({} is for Regulations that look at a turn)", "active-player")
    if card.deck == vocabulary.REGULATION and step.who == vocabulary.YOU and not unit.serves_nobody:
        yield "who", rule("whoever it is for (a Regulation serves nobody)")
    acts_on = unit.on_own and step.what not in ("this", "that")
    if acts_on and step.who != vocabulary.YOU and step.of != "own":
        yield "of", rule("own (everybody else chooses among their own)")
    if acts_on and step.of in vocabulary.GROUPS and step.n != "all":
        yield "n", rule("{} with {}", "all", KeyValue("of", step.of))
    if step.what == "that" and card.trigger not in unit.that_triggers:
        yield "what", rule(f"another word (the trigger names no card to {step.do})")
    if step.what == "this" and card.deck not in CREATURE_DECKS:
        yield "what", rule(f"another word (a {card.deck} is not on a Lawn)")
    sacrificed = any(price.startswith("sacrifice") for price in card.price)
    if step.what.startswith("other-") and card.deck not in CREATURE_DECKS and not sacrificed:
        yield "what", rule("a word without other- (other than which Creature?)")
    if step.condition == "that-is-a-creature" and step.what != "that":
        yield "if", rule("{} only with {}", "that-is-a-creature", KeyValue("what", "that"))


def _amount_problems(card: Card, number: int) -> Iterator[Problem]:
    step = card.steps[number]
    if step.upto and (isinstance(step.n, str) or step.n < 2):
        yield "n", rule("2 or more with {}", "upto")
    before = card.steps[number - 1] if number else None
    counted = card.trigger in COUNTED_TRIGGERS or (before is not None and (before.n == "any" or before.upto))
    if step.n == "that-many" and not counted:
        yield "n", rule("another amount (neither the trigger nor the step before has a number)")
    if step.n == "all" and step.of in ("any-player", "any-neighbor"):
        yield "of", rule("a Lawn or Fence that is certain (all are on it)")


def _flag_problems(unit: RunesEffectType, step: Step) -> Iterator[Problem]:
    if step.must and step.who not in vocabulary.GROUPS:
        yield "must", rule("{} only with {} or {} (RR-7.2)", "must", *vocabulary.GROUPS)
    if step.may and step.who not in vocabulary.GROUPS:
        yield "may", rule("{} only with {} or {} (RR-7.1 is about you)", "may", *vocabulary.GROUPS)
    if step.must and (step.may or step.upto or step.n == "any"):
        yield "must", rule("must without may, upto and any (what can be left out is no price)")
    if unit.has("price") and unit.has("may") and step.may != bool(step.price):
        yield "may", rule("may and price together")
    if step.condition in CONDITION_WHO and step.who not in CONDITION_WHO[step.condition]:
        yield "who", rule("{} with the condition {}", CONDITION_WHO[step.condition][0], step.condition)
