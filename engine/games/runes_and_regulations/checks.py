"""Runes & Regulations: whether the words of a card make sense together, told by file, card and field."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.games.runes_and_regulations.vocabulary import (
    ALWAYS_ON,
    BEAST,
    CREATURE,
    CURSE,
    GROUPS,
    NOT_SET,
    OTHER_WOULDS,
    OWN_EVENTS,
    OWN_WOULDS,
    REACTIONS,
    REGULATION,
    ROLE,
    SACRIFICIAL,
    SPELL,
    TURN_TRIGGERS,
    WOULDS,
    YOU,
    Card,
    Step,
)
from engine.kernel.cards import Reader

CREATURE_DECKS = (CREATURE, SACRIFICIAL, BEAST)
CREATURE_TRIGGERS = ("none", "continuous", *OWN_EVENTS, *TURN_TRIGGERS, *REACTIONS)
RUNE_TRIGGERS = (*OTHER_WOULDS, *REACTIONS)
DECK_TRIGGERS = {
    CREATURE: (*CREATURE_TRIGGERS, *OWN_WOULDS),
    SACRIFICIAL: (*CREATURE_TRIGGERS, "would-be-stolen", "would-be-returned"),
    BEAST: CREATURE_TRIGGERS,
    SPELL: ("cast",),
    CURSE: ("cast",),
    REGULATION: ("continuous", "becomes-active", "beginning-of-turn"),
    ROLE: ("continuous", "end-of-turn", "nefarious-neighbor-wins"),
}
"""Which triggers a deck can have; Runes and Forbidden Runes answer what others do or what befalls their owner."""

ROLE_CONDITIONS = {
    "continuous": ("five-beasts-or-main-deck-out",),
    "nefarious-neighbor-wins": ("no-creatures",),
}
NEIGHBOR_TRIGGERS = (
    "neighbor-would-cast", "neighbor-would-summon", "neighbor-would-activate", "neighbor-would-draw-extra",
    "neighbor-casts", "neighbor-summons", "neighbor-discards", "neighbor-draws-extra", "neighbor-spins",
    "neighbor-activates", "neighbor-steals", "neighbor-restores", "would-be-stolen", "yours-would-be-stolen",
    "rune-would-be-lost",
)  # fmt: skip
"""Triggers that are what one neighbor does: "that neighbor"."""
CARD_TRIGGERS = (
    "neighbor-would-cast", "neighbor-would-summon", "neighbor-would-activate", "neighbor-casts", "neighbor-summons",
    "neighbor-discards", "neighbor-activates", "neighbor-steals", "neighbor-restores", "yours-would-be-hexed",
    "yours-would-be-destroyed", "yours-would-be-stolen", "yours-would-be-returned", "yours-hexed", "you-cast",
)  # fmt: skip
"""Triggers that are about one card which can still be found: "that card"."""
COUNTED_TRIGGERS = ("neighbor-would-draw-extra", "neighbor-draws-extra")
TAKEN_TO = {"neighbor-would-cast": "hand", "neighbor-would-activate": "fence"}
"""Where a stopped card can be taken to."""
OWN_PRICES = ("hex-this", "return-this", "move-this")
"""Prices that are the Creature itself."""
GIVING_PRICES = ("move-this", "move-own")
"""Prices that choose a neighbor."""
ON_LAWN = ("mythical", "creature", "hexed", "other-creature", "other-mythical")


@dataclass(frozen=True, slots=True)
class Shape:
    """The keys a step takes beside `do`, those it needs, and keys with fewer words than the vocabulary has."""

    takes: str = ""
    needs: str = ""
    words: dict[str, tuple[str, ...]] = field(default_factory=dict)


MANY = ("all", "any")
SHAPES = {
    "draw": Shape("who n may if", words={"n": ("that-many", "per-unicorn")}),
    "discard": Shape("who n upto random"),
    "spin": Shape("who n"),
    "cast": Shape("n upto from", words={"from": ("hand",)}),
    "summon": Shape(
        "who n upto may what from if", words={"what": ("creature", "other-creature", "beast", "sacrificial", "that")}
    ),
    "hex": Shape("who n upto of what", "what", {"what": ("mythical", "other-mythical", "this", "that"), "n": MANY}),
    "restore": Shape("n upto of what", "what", {"what": ("hexed", "that"), "n": MANY}),
    "destroy": Shape("who n upto of what", "what", {"what": (*ON_LAWN, "rune", "that"), "n": MANY}),
    "steal": Shape(
        "n upto what of",
        "what of",
        {"what": ("mythical", "creature", "hexed", "sacrificial", "rune"), "of": ("any-neighbor", "that-neighbor")},
    ),
    "return": Shape("who n upto of must if what", "what", {"what": (*ON_LAWN, "this", "that"), "n": MANY}),
    "nullify": Shape(),
    "take": Shape("what to", "what to", {"what": ("that",)}),
    "move": Shape("what of to", "what of to", {"what": ("mythical", "creature", "hexed"), "to": ("other-neighbor",)}),
    "swap": Shape("what of", "what of", {"what": ("mythical", "creature", "that")}),
    "skip": Shape("who phase when if", "phase when"),
    "add-rune": Shape("n if"),
    "turn-regulation": Shape(),
    "limit": Shape("who which set add", "which"),
    "phase": Shape("who n may price phase", "phase", {"price": ("discard-1", "discard-2")}),
    "forbid": Shape("who act what of", "who act what", {"what": (*ON_LAWN, "sacrificial", "rune")}),
    "tax": Shape(
        "who act what price", "who act price", {"what": ("creature", "this"), "price": ("discard-1", "discard-2")}
    ),
    "spin-as": Shape("result counts_as", "result counts_as"),
    "targets": Shape("who rule", "who rule"),
    "win": Shape("if", "if"),
}  # fmt: skip
WORDY_NUMBERS_OF = frozenset(do for do, shape in SHAPES.items() if "n" in shape.words)
CONDITION_WHO = {
    "target-is-ahead": ("any-neighbor",),
    "fewest-mythical": ("active-player",),
    "four-or-more": ("each-player",),
}
"""Conditions that speak of whoever the step is for."""


def check_card(reader: Reader, card: Card) -> None:
    """Raise BadCard for words that mean nothing together."""
    problem = next(_card_problems(card), None)
    if problem is not None:
        raise reader.fail(*problem)
    for number, step_reader in enumerate(reader.tables("effect")):
        check_step(step_reader, card, number)


Problem = tuple[str, str]
"""A field and what was expected of it."""


def _card_problems(card: Card) -> Iterator[Problem]:
    triggers = DECK_TRIGGERS.get(card.deck, RUNE_TRIGGERS)
    if card.trigger not in triggers:
        yield "trigger", f"one that a {card.deck} can have: " + ", ".join(triggers)
    yield from _kind_problems(card)
    if bool(card.pay) != (card.deck == BEAST):
        yield "pay", "a Summoning Cost" if card.deck == BEAST else "no Summoning Cost (only Corrupted Beasts have one)"
    yield from _price_problems(card)
    if bool(card.steps) == (card.trigger == "none"):
        yield "effect", "no steps with the trigger none" if card.steps else "one step or more"
    if card.deck in (REGULATION, ROLE) and card.copies != 1:
        yield "copies", f"1 (each {card.deck} exists once)"
    if card.deck == ROLE and len(card.steps) != 1:
        yield "effect", "the one step win"


def _kind_problems(card: Card) -> Iterator[Problem]:
    if (card.deck in (CREATURE, SACRIFICIAL)) != bool(card.kind):
        yield "kind", "nothing (only Creatures have one)" if card.kind else "a kind of Creature"
    words = [kind for kind in ("dragon", "unicorn", "pegasus", "griffin") if kind in card.name.lower()]
    if card.kind and [card.kind] != (words or ["other"]):
        yield "kind", f"{words[0] if words else 'other'} (as the name says)"
    if card.collar and not card.kind:
        yield "collar", "false (only Creatures wear one)"


def _price_problems(card: Card) -> Iterator[Problem]:
    if not card.price:
        return
    if card.deck in (REGULATION, ROLE) or card.trigger in ("none", "continuous"):
        yield "price", f"no price (nothing is used by a {card.deck} with the trigger {card.trigger})"
    if "sacrifice-2" in card.price:
        yield "price", "a price other than sacrifice-2 (that is a Summoning Cost only)"
    if any(token in OWN_PRICES for token in card.price) and (
        card.deck not in CREATURE_DECKS or card.trigger == "leaves-lawn"
    ):
        yield "price", "a price without this Creature (there is none on a Lawn to pay with)"


def check_step(reader: Reader, card: Card, number: int) -> None:
    """Raise BadCard for a step that means nothing, or nothing on this card."""
    step = card.steps[number]
    _check_shape(reader, step)
    for problems in (_place_problems(card, number), _reference_problems(card, number), _amount_problems(card, number)):
        problem = next(problems, None)
        if problem is not None:
            raise reader.fail(*problem)
    problem = next(_flag_problems(step), None) or next(_own_rule_problems(card, step), None)
    if problem is not None:
        raise reader.fail(*problem)


def _check_shape(reader: Reader, step: Step) -> None:
    shape = SHAPES[step.do]
    takes = shape.takes.split()
    for name in reader.data:
        if name != "do" and name not in takes:
            raise reader.fail(name, f"nothing (the step {step.do} takes only {', '.join(takes) or 'do'})")
    for name in shape.needs.split():
        if name not in reader.data:
            raise reader.fail(name, f"a word (the step {step.do} needs {' and '.join(shape.needs.split())})")
    for name, words in shape.words.items():
        value = reader.data.get(name)
        if isinstance(value, str) and value not in words:
            raise reader.fail(name, f"with {step.do} one of " + ", ".join(words))
    if isinstance(step.n, str) and step.do not in WORDY_NUMBERS_OF:
        raise reader.fail("n", f"a whole number (the step {step.do} takes no word)")


def _place_problems(card: Card, number: int) -> Iterator[Problem]:
    """Steps in the wrong kind of card or in the wrong place of an effect."""
    do = card.steps[number].do
    if (do == "win") != (card.deck == ROLE):
        yield "do", "win (a role does nothing else)" if card.deck == ROLE else "a step other than win (roles have it)"
    if do != "win" and (card.trigger == "continuous") != (do in ALWAYS_ON):
        always = ", ".join(ALWAYS_ON)
        yield "do", f"one of {always}" if card.trigger == "continuous" else f"none of {always} (they need continuous)"
    answers = card.trigger in WOULDS and number == 0
    if answers != (do == "nullify"):
        yield "do", "nullify first (what would happen is answered)" if answers else "another step than nullify"


def _reference_problems(card: Card, number: int) -> Iterator[Problem]:
    """Words such as "that neighbor" and "this" without anybody or anything to mean."""
    step = card.steps[number]
    known = card.trigger in NEIGHBOR_TRIGGERS or any(price in GIVING_PRICES for price in card.price)
    for name, word in (("who", step.who), ("of", step.of)):
        if word == "that-neighbor" and not known:
            yield name, "another word (neither trigger nor price names a neighbor)"
    if step.who == "active-player" and card.deck != REGULATION:
        yield "who", "another word (active-player is for Regulations)"
    if step.what == "that" and card.trigger not in CARD_TRIGGERS:
        yield "what", "another word (the trigger is not about one card)"
    if step.what == "this" and card.deck not in CREATURE_DECKS:
        yield "what", f"another word (a {card.deck} is not on a Lawn)"
    sacrificed = any(price.startswith("sacrifice") for price in card.price)
    if step.what.startswith("other-") and card.deck not in CREATURE_DECKS and not sacrificed:
        yield "what", "a word without other- (other than which Creature?)"
    if step.condition == "that-is-a-creature" and step.what != "that":
        yield "if", "that-is-a-creature only with what = that"


def _amount_problems(card: Card, number: int) -> Iterator[Problem]:
    step = card.steps[number]
    if step.upto and (isinstance(step.n, str) or step.n < 2):
        yield "n", "2 or more with upto"
    before = card.steps[number - 1] if number else None
    counted = card.trigger in COUNTED_TRIGGERS or (before is not None and (before.n == "any" or before.upto))
    if step.n == "that-many" and not counted:
        yield "n", "another amount (neither the trigger nor the step before has a number)"
    if step.do == "limit" and (step.set == NOT_SET) == (step.add == 0):
        yield ("set" if step.set != NOT_SET else "add"), "either set or an add other than 0"
    if step.n == "all" and step.of in ("any-player", "any-neighbor"):
        yield "of", "a Lawn or Fence that is certain (all are on it)"
    if step.do == "limit" and step.which == "win" and (step.set == NOT_SET or step.who not in GROUPS):
        yield "which", "win with who = each-player and set (nobody alone needs more to win)"
    if step.do == "phase" and (step.n == 1) == (not step.price):
        yield "n", "2 or more actions or, without n, a price to skip the phase"


def _flag_problems(step: Step) -> Iterator[Problem]:
    if step.must and step.who not in GROUPS:
        yield "must", "must only with each-player or each-neighbor (RR-7.2)"
    if step.may and step.who not in GROUPS:
        yield "may", "may only with each-player or each-neighbor (RR-7.1 is about you)"
    if step.may and step.must:
        yield "may", "either may or must"
    if step.do == "phase" and step.may != bool(step.price):
        yield "may", "may and price together"


def _own_rule_problems(card: Card, step: Step) -> Iterator[Problem]:
    """What holds for one kind of step or one condition alone."""
    if step.condition in CONDITION_WHO and step.who not in CONDITION_WHO[step.condition]:
        yield "who", f"{CONDITION_WHO[step.condition][0]} with the condition {step.condition}"
    if step.do in ("forbid", "tax", "targets") and step.who == YOU:
        yield "who", "other players (a card does not bind you alone)"
    if step.do == "tax" and step.act != (("steal",) if step.what else ("cast",)):
        yield "act", "steal with a what, cast without"
    if step.do == "take" and TAKEN_TO.get(card.trigger) != step.to:
        yield "to", "hand for a stopped Spell, fence for a stopped Rune"
    if step.do == "summon" and step.what in ("that", "other-creature") and step.source == "hand":
        yield "from", f"main-discard with what = {step.what}"
    if step.do == "spin-as" and step.result == step.counts_as:
        yield "counts_as", "another result"
    if step.do == "win":
        allowed = ROLE_CONDITIONS.get(card.trigger)
        special = {word for words in ROLE_CONDITIONS.values() for word in words}
        if step.conditions != allowed if allowed else special & set(step.conditions):
            yield "if", f"conditions that can be met with the trigger {card.trigger}"
