"""Runes & Regulations: whether the words of a card make sense together, told by file, card and field."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain

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
from engine.kernel.errors import Expected, Setting, Words, one_of, one_of_with, rule

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
LYING_TRIGGERS = (
    "neighbor-summons", "neighbor-steals", "neighbor-restores", "yours-would-be-hexed", "yours-would-be-destroyed",
    "yours-would-be-stolen", "yours-would-be-returned", "yours-hexed",
)  # fmt: skip
"""Triggers that are about one Creature which lies on a Lawn: "that Creature"."""
COUNTED_TRIGGERS = ("neighbor-would-draw-extra", "neighbor-draws-extra")
TAKEN_TO = {"neighbor-would-cast": "hand", "neighbor-would-activate": "fence"}
"""Where a stopped card can be taken to."""
THAT_TRIGGERS = {"take": tuple(TAKEN_TO), "summon": ("neighbor-discards",)}
"""Triggers whose card a step can mean by "that"; for other steps it is a Creature on a Lawn."""
OWN_PRICES = ("hex-this", "return-this", "move-this")
"""Prices that are the Creature itself."""
GIVING_PRICES = ("move-this", "move-own")
"""Prices that choose a neighbor."""
CREATURE_ACTS = ("hex", "restore", "destroy", "steal", "return")
RUNE_ACTS = ("activate", "destroy", "steal")
"""What can be forbidden with Creatures, and with Runes."""
ON_LAWN = ("mythical", "creature", "hexed", "other-creature", "other-mythical")


@dataclass(frozen=True, slots=True)
class Shape:
    """The keys a step takes beside `do`, those it needs, and keys with fewer words than the vocabulary has."""

    takes: str = ""
    needs: str = ""
    words: dict[str, tuple[str, ...]] = field(default_factory=dict)


MANY = ("all", "any")
OTHERS = ("any-neighbor", "that-neighbor")
SMALL_PRICES = ("discard-1", "discard-2")
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
        {"what": ("mythical", "creature", "hexed", "sacrificial", "rune"), "of": OTHERS},
    ),
    "return": Shape("who n upto of must if what", "what", {"what": (*ON_LAWN, "this", "that"), "n": MANY}),
    "nullify": Shape(),
    "take": Shape("what to", "what to", {"what": ("that",)}),
    "move": Shape(
        "what of to",
        "what of to",
        {"what": ("mythical", "creature", "hexed"), "of": ("any-neighbor",), "to": ("other-neighbor",)},
    ),
    "swap": Shape("what of", "what of", {"what": ("mythical", "creature", "that"), "of": OTHERS}),
    "skip": Shape("who phase when if", "phase when"),
    "add-rune": Shape("n if"),
    "turn-regulation": Shape(),
    "limit": Shape("who which set add", "which", {"who": (YOU, *GROUPS)}),
    "phase": Shape("who n may price phase", "phase", {"who": (YOU, *GROUPS), "price": SMALL_PRICES}),
    "forbid": Shape(
        "who act what of",
        "who act what",
        {
            "who": (*GROUPS, "active-player"),
            "what": (*ON_LAWN, "sacrificial", "rune"),
            "of": (YOU, "own", "each-player"),
        },
    ),
    "tax": Shape(
        "who act what price", "who act price", {"who": GROUPS, "what": ("creature", "this"), "price": SMALL_PRICES}
    ),
    "spin-as": Shape("result counts_as", "result counts_as"),
    "targets": Shape("who rule", "who rule", {"who": ("each-player",)}),
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
    for problem in _card_problems(card):
        raise reader.fail(*problem)
    for number, step_reader in enumerate(reader.tables("effect")):
        check_step(step_reader, card, number)


Problem = tuple[str, Expected | str]
"""A field and what was expected of it."""


def _card_problems(card: Card) -> Iterator[Problem]:
    triggers = DECK_TRIGGERS.get(card.deck, RUNE_TRIGGERS)
    if card.trigger not in triggers:
        yield "trigger", rule(f"one that a {card.deck} can have: {{}}", Words(triggers))
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
        yield "price", rule("a price other than {} (that is a Summoning Cost only)", "sacrifice-2")
    if any(token in OWN_PRICES for token in card.price) and (
        card.deck not in CREATURE_DECKS or card.trigger == "leaves-lawn"
    ):
        yield "price", "a price without this Creature (there is none on a Lawn to pay with)"


def check_step(reader: Reader, card: Card, number: int) -> None:
    """Raise BadCard for a step that means nothing, or nothing on this card."""
    step = card.steps[number]
    _check_shape(reader, step)
    for problem in chain(
        _place_problems(card, number),
        _reference_problems(card, number),
        _amount_problems(card, number),
        _flag_problems(step),
        _own_rule_problems(card, step),
    ):
        raise reader.fail(*problem)


def _check_shape(reader: Reader, step: Step) -> None:
    shape = SHAPES[step.do]
    takes = shape.takes.split()
    for name in reader.data:
        if name != "do" and name not in takes:
            raise reader.fail(name, rule("nothing (the step {} takes only {})", step.do, Words(tuple(takes or ["do"]))))
    for name in shape.needs.split():
        if name not in reader.data:
            raise reader.fail(name, rule(f"a word (the step {{}} needs {' and '.join(shape.needs.split())})", step.do))
    for name, words in shape.words.items():
        value = reader.data.get(name)
        if isinstance(value, str) and value not in words:
            raise reader.fail(name, one_of_with(step.do, words))
    if isinstance(step.n, str) and step.do not in WORDY_NUMBERS_OF:
        raise reader.fail("n", rule("a whole number (the step {} takes no word)", step.do))


def _place_problems(card: Card, number: int) -> Iterator[Problem]:
    """Steps in the wrong kind of card or in the wrong place of an effect."""
    do = card.steps[number].do
    if (do == "win") != (card.deck == ROLE):
        yield "do", "win (a role does nothing else)" if card.deck == ROLE else "a step other than win (roles have it)"
    if do != "win" and (card.trigger == "continuous") != (do in ALWAYS_ON):
        none = rule("none of {} (they need continuous)", Words(ALWAYS_ON))
        yield "do", one_of(ALWAYS_ON) if card.trigger == "continuous" else none
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
    if step.who == "active-player" and (card.deck != REGULATION or card.trigger == "becomes-active"):
        yield "who", rule("another word ({} is for Regulations that look at a turn)", "active-player")
    if card.deck == REGULATION and step.who == YOU and step.do not in ("turn-regulation", "spin-as"):
        yield "who", "whoever it is for (a Regulation serves nobody)"
    acts_on = step.do in ("hex", "destroy", "return") and step.what not in ("this", "that")
    if acts_on and step.who != YOU and step.of != "own":
        yield "of", "own (everybody else chooses among their own)"
    if acts_on and step.of in GROUPS and step.n != "all":
        yield "n", rule("{} with {}", "all", Setting("of", step.of))
    if step.what == "that" and card.trigger not in THAT_TRIGGERS.get(step.do, LYING_TRIGGERS):
        yield "what", rule(f"another word (the trigger names no card to {step.do})")
    if step.what == "this" and card.deck not in CREATURE_DECKS:
        yield "what", f"another word (a {card.deck} is not on a Lawn)"
    sacrificed = any(price.startswith("sacrifice") for price in card.price)
    if step.what.startswith("other-") and card.deck not in CREATURE_DECKS and not sacrificed:
        yield "what", "a word without other- (other than which Creature?)"
    if step.condition == "that-is-a-creature" and step.what != "that":
        yield "if", rule("{} only with {}", "that-is-a-creature", Setting("what", "that"))


def _amount_problems(card: Card, number: int) -> Iterator[Problem]:
    step = card.steps[number]
    if step.upto and (isinstance(step.n, str) or step.n < 2):
        yield "n", rule("2 or more with {}", "upto")
    before = card.steps[number - 1] if number else None
    counted = card.trigger in COUNTED_TRIGGERS or (before is not None and (before.n == "any" or before.upto))
    if step.n == "that-many" and not counted:
        yield "n", "another amount (neither the trigger nor the step before has a number)"
    if step.do == "limit" and (step.set == NOT_SET) == (step.add == 0):
        yield ("set" if step.set != NOT_SET else "add"), "either set or an add other than 0"
    if step.n == "all" and step.of in ("any-player", "any-neighbor"):
        yield "of", "a Lawn or Fence that is certain (all are on it)"
    if step.do == "limit" and step.which == "win" and (step.set == NOT_SET or step.who not in GROUPS):
        yield "which", rule("win with {} and set (nobody alone needs more to win)", Setting("who", "each-player"))
    if step.do == "phase" and (step.n == 1) == (not step.price):
        yield "n", "2 or more actions or, without n, a price to skip the phase"


def _flag_problems(step: Step) -> Iterator[Problem]:
    if step.must and step.who not in GROUPS:
        yield "must", rule("{} only with {} or {} (RR-7.2)", "must", *GROUPS)
    if step.may and step.who not in GROUPS:
        yield "may", rule("{} only with {} or {} (RR-7.1 is about you)", "may", *GROUPS)
    if step.must and (step.may or step.upto or step.n == "any"):
        yield "must", "must without may, upto and any (what can be left out is no price)"
    if step.do == "phase" and step.may != bool(step.price):
        yield "may", "may and price together"


def _own_rule_problems(card: Card, step: Step) -> Iterator[Problem]:
    """What holds for one kind of step or one condition alone."""
    if step.condition in CONDITION_WHO and step.who not in CONDITION_WHO[step.condition]:
        yield "who", rule("{} with the condition {}", CONDITION_WHO[step.condition][0], step.condition)
    if step.do == "forbid":
        yield from _ban_problems(step)
    if step.do == "tax" and step.act != (("steal",) if step.what else ("cast",)):
        yield "act", rule("{} with a what, {} without", "steal", "cast")
    if step.do == "take" and TAKEN_TO.get(card.trigger) != step.to:
        yield "to", "hand for a stopped Spell, fence for a stopped Rune"
    if step.do == "summon" and step.what in ("that", "other-creature") and step.source == "hand":
        yield "from", rule("{} with {}", "main-discard", Setting("what", step.what))
    if step.do == "summon" and step.what in ("beast", "sacrificial") and step.source != "hand":
        yield "from", rule("{} with {} (no such card is ever discarded there)", "hand", Setting("what", step.what))
    if step.do == "spin-as" and step.result == step.counts_as:
        yield "counts_as", "another result"
    if step.do == "win":
        allowed = ROLE_CONDITIONS.get(card.trigger)
        special = {word for words in ROLE_CONDITIONS.values() for word in words}
        if step.conditions != allowed if allowed else special & set(step.conditions):
            yield "if", f"conditions that can be met with the trigger {card.trigger}"


def _ban_problems(step: Step) -> Iterator[Problem]:
    acts = RUNE_ACTS if step.what == "rune" else CREATURE_ACTS
    if not set(step.act) <= set(acts):
        yield "act", one_of_with(Setting("what", step.what), acts, "some of ")
    if (step.who == "active-player") != (step.act == ("activate",)):
        yield "who", rule("{} with {}, and only then", "active-player", Setting("act", "activate"))
    if step.of == "own" and step.who != "active-player":
        yield "of", rule("{}", Words(("you", "each-player"), last=" or "))
