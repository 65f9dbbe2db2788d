"""Runes & Regulations: what a card that players have made may say beyond making sense word by word.

The data files of the box are written with the rules at hand; a pack is not. Whatever the words allow but the rules
have no answer to is refused here, and so is what could make a turn endless:

1. a Creature uses its effect once a turn (see `MatchRules.once`), so only Runes and Spells can follow one another, and
   each of them is spent;
2. a Rune adds no Runes and makes nobody SPIN but its own player, that neighbor or one that is chosen;
3. a SPIN is repeated at most twice, and a Regulation that becomes active neither SPINs nor turns up the next one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.runes_and_regulations.vocabulary import (
    ALWAYS_ON,
    CREATURE,
    GROUPS,
    NOT_SET,
    REGULATION,
    RUNE,
    SPELL,
    YOU,
    Card,
    Step,
)
from engine.games.runes_and_regulations.wording import rule_text
from engine.kernel.cards import Reader
from engine.kernel.errors import Expected, Setting, Words, one_of, rule, whole_number

Problem = tuple[str, Expected | str]
"""A field and what was expected of it."""

MOST_COPIES: Final = 5
MOST_STEPS: Final = 4
"""With the stopping of what would happen, which is a step."""
MOST_LETTERS = {SPELL: 180, CREATURE: 200, RUNE: 180, REGULATION: 170}
"""Letters of a text, that of its trigger included, that can be read on a card."""
MOST_SPINS: Final = 2
MOST_LIMIT_CHANGE: Final = 3
HAND_LIMITS, RUNE_LIMITS, WIN_LIMITS = (2, 12), (1, 6), (4, 6, 7)
"""The lowest and the highest limit that a Regulation can set, and how many Mythical Creatures it can ask for to win."""
ACTIONS_IN_PHASE = (2, 4)
PHASES_WITH_MORE = ("draw", "summon", "spin")
"""Phases that can have more actions than one; the Cast phase has one Spell."""
MOST_ACTS = MOST_PHASES = 2

ACTING = ("hex", "destroy", "return")
"""What others can be told to do to their own Creatures or Runes."""
OWN_CHOICE = (YOU, *GROUPS)
WHO = {
    "summon": OWN_CHOICE,
    **dict.fromkeys(ACTING, OWN_CHOICE),
}
"""Who can be told to do what; with other words anybody."""
AT_ONES_OWN_TIME = ("cast", "enters-lawn", "beginning-of-turn")
"""Triggers that only ever come in the own turn."""
UNKNOWN_THINGS = ("sacrificial", "beast")
REGULATION_WHO = {"beginning-of-turn": ("active-player",), "becomes-active": ("each-player",)}
NOTHING_TO_DO = {"mythical": "restore", "other-mythical": "restore", "hexed": "hex"}
"""What never happens to such a Creature, so that forbidding it says nothing."""
CONTINUOUS_WHO = {
    (CREATURE, "limit"): (YOU, "each-neighbor"),
    (CREATURE, "phase"): (YOU,),
    (CREATURE, "forbid"): GROUPS,
    (CREATURE, "tax"): ("each-neighbor",),
    (REGULATION, "limit"): ("each-player",),
    (REGULATION, "phase"): ("each-player",),
    (REGULATION, "forbid"): ("each-player", "active-player"),
    (REGULATION, "tax"): ("each-player",),
    (REGULATION, "spin-as"): (YOU,),
    (REGULATION, "targets"): ("each-player",),
}
"""Whom the always-on steps of a deck can be about; what is missing here that deck cannot do."""


def check_own_card(reader: Reader, card: Card) -> None:
    """Raise BadCard for what only the cards of the box can say. The words have been checked by `checks.check_card`."""
    for problem in _card_problems(card):
        raise reader.fail(*problem)
    for number, step_reader in enumerate(reader.tables("effect")):
        for problem in _step_problems(card, number):
            raise step_reader.fail(*problem)


def _card_problems(card: Card) -> Iterator[Problem]:
    if card.copies > MOST_COPIES:
        yield "copies", f"at most {MOST_COPIES}"
    if len(card.price) > 1:
        yield "price", "one price at most"
    moved = [price for price in card.price if price.startswith("move-")]
    if moved and "neighbor" in card.trigger:
        yield "price", rule("another price than {} (the trigger names a neighbor already)", moved[0])
    if len(card.steps) > MOST_STEPS:
        yield "effect", f"at most {MOST_STEPS} steps"
    if card.deck == REGULATION and card.trigger == "beginning-of-turn" and len(card.steps) > 1:
        yield "effect", rule("one step with the trigger {}", card.trigger)
    length, most = len(rule_text(card)), MOST_LETTERS[card.deck]
    if length > most:
        yield "effect", f"steps of which the card can tell in {most} letters (now it takes {length})"
    always = [step for step in card.steps if step.do in ALWAYS_ON]
    changed = [(step.do, step.which, step.result, step.phases, step.what) for step in always]
    if len(set(changed)) < len(changed):
        yield "effect", "each limit, phase, tax, result or rule changed once"
    if not always and len(set(card.steps)) < len(card.steps):
        yield "effect", "steps that differ"


def _step_problems(card: Card, number: int) -> Iterator[Problem]:
    step = card.steps[number]
    if step.what in UNKNOWN_THINGS:
        yield "what", rule("a word other than {} (only the expansion has them; this card is in every game)", step.what)
    if step.do in ALWAYS_ON:
        yield from _standing_problems(card, step)
        return
    yield from _actor_problems(card, step)
    yield from _place_problems(card, step)
    yield from _amount_problems(card, number)
    yield from _condition_problems(card, step)
    yield from _single_problems(card, step)
    if step.do == "take" and number != 1:
        yield "do", rule("{} right after nullify", "take")
    yield from _endless_problems(card, step)


# --- always on ----------------------------------------------------------------------------------------------------


def _standing_problems(card: Card, step: Step) -> Iterator[Problem]:
    allowed = CONTINUOUS_WHO.get((card.deck, step.do))
    if allowed is None:
        yield "do", rule(f"a step that a {card.deck} can do all the time, not {{}}", step.do)
    elif step.who not in allowed:
        yield "who", rule(f"{{}} with {{}} on a {card.deck}", Words(allowed, last=" or "), step.do)
    elif step.do == "limit":
        yield from _limit_problems(card, step)
    elif step.do == "phase":
        yield from _phase_problems(card, step)
    elif step.do == "forbid":
        yield from _ban_problems(card, step)
    elif step.do == "tax" and card.deck == REGULATION and step.act != ("cast",):
        yield "act", rule("{} on a regulation", "cast")


def _limit_problems(card: Card, step: Step) -> Iterator[Problem]:
    if card.deck == CREATURE:
        if step.set != NOT_SET:
            yield "set", "no such field on a creature, which adds to a limit"
        if abs(step.add) > MOST_LIMIT_CHANGE:
            yield "add", f"a number from -{MOST_LIMIT_CHANGE} to {MOST_LIMIT_CHANGE} other than 0"
        return
    if step.set == NOT_SET:
        yield "add", "no such field on a regulation, which sets a limit"
    elif step.which == "win":
        if step.set not in WIN_LIMITS:
            yield "set", "one of " + ", ".join(map(str, WIN_LIMITS)) + " Mythical Creatures to win"
    else:
        low, high = HAND_LIMITS if step.which == "hand" else RUNE_LIMITS
        if not low <= step.set <= high:
            yield "set", f"a number from {low} to {high}"


def _phase_problems(card: Card, step: Step) -> Iterator[Problem]:
    if len(step.phases) != 1:
        yield "phase", "one phase"
    if step.price:
        if (card.deck, step.phases, step.price) != (REGULATION, ("spin",), "discard-1"):
            yield "price", rule("{}, to skip the Spin phase, on a regulation", "discard-1")
    elif step.phases[0] not in PHASES_WITH_MORE:
        yield "phase", one_of(PHASES_WITH_MORE)
    elif not isinstance(step.n, int) or not ACTIONS_IN_PHASE[0] <= step.n <= ACTIONS_IN_PHASE[1]:
        yield "n", whole_number(*ACTIONS_IN_PHASE)


def _ban_problems(card: Card, step: Step) -> Iterator[Problem]:
    what = Setting("what", step.what)
    if len(step.act) > MOST_ACTS:
        yield "act", f"at most {MOST_ACTS} words"
    if NOTHING_TO_DO.get(step.what) in step.act:
        yield "act", rule("another word than {} with {}", NOTHING_TO_DO[step.what], what)
    if step.who == "active-player":
        if step.of != "own":
            yield "of", rule("{} with {}", "own", "active-player")
    elif card.deck == CREATURE:
        if step.of != YOU:
            yield "of", rule("{} (a creature protects what is on the same Lawn or Fence)", YOU)
        if step.what == "rune" and step.who != "each-neighbor":
            yield "who", rule("{} with {}", "each-neighbor", what)
    elif step.of != "each-player":
        yield "of", rule("{} on a regulation", "each-player")
    elif step.what == "rune" or step.what.startswith("other-"):
        yield "what", rule("{} on a regulation", Words(("mythical", "creature", "hexed"), last=" or "))


# --- triggered ----------------------------------------------------------------------------------------------------


def _actor_problems(card: Card, step: Step) -> Iterator[Problem]:
    if card.deck == REGULATION:
        allowed = REGULATION_WHO[card.trigger]
        if step.do != "turn-regulation" and step.who not in allowed:
            yield "who", rule("{} on a regulation", Words(allowed, last=" or "))
    if step.do in WHO and step.who not in WHO[step.do]:
        yield "who", rule("{} with {}", Words(WHO[step.do], "one of "), step.do)


def _place_problems(card: Card, step: Step) -> Iterator[Problem]:
    """Whose Lawn or Fence a step is about."""
    if step.what == "this" and card.trigger == "leaves-lawn":
        yield "what", rule("another word than {} (the Creature has left the Lawn)", "this")
    if step.do not in (*ACTING, "restore"):
        return
    if step.what in ("this", "that"):
        what = Setting("what", step.what)
        expected = YOU if step.what == "this" or card.trigger.startswith("yours-") else "that-neighbor"
        if step.who != YOU:
            yield "who", rule("{} with {}", YOU, what)
        if step.of != expected:
            yield "of", rule("{} with {}", expected, what)
        if step.n != 1:
            yield "n", rule("1 with {}", what)
    elif step.who == YOU:
        places = (YOU, "each-neighbor") if step.n == "all" else (YOU, "any-player", "any-neighbor", "that-neighbor")
        if step.of not in places:
            wanted = Words(places, "one of ")
            yield "of", rule("{} with {}", wanted, Setting("n", "all")) if step.n == "all" else one_of(places)


def _amount_problems(card: Card, number: int) -> Iterator[Problem]:
    step = card.steps[number]
    if step.n == "all" and step.what == "rune":
        yield "n", rule("a whole number with {}", Setting("what", "rune"))
    if step.n == "any" and step.who in GROUPS:
        yield "n", rule("a whole number or {} with {}", "all", Setting("who", step.who))
    if step.may and not isinstance(step.n, int):
        yield "n", rule("a whole number with {}", "may")
    if step.n == "that-many" and card.deck == REGULATION:
        yield "n", "a whole number on a regulation"
    if step.n == "that-many":
        before = card.steps[number - 1] if number else None
        if card.trigger == "neighbor-would-draw-extra":
            if number != 1:
                yield "n", rule("{} right after nullify", "that-many")
        elif before is None or before.do == "cast" or not (before.n == "any" or before.upto):
            wanted = "{} right after a step with {} or {}, other than {}"
            yield "n", rule(wanted, "that-many", "upto", Setting("n", "any"), "cast")
    if step.n == "per-unicorn" and (step.who != YOU or card.deck == REGULATION):
        yield "who", rule("{} with {}", YOU, Setting("n", "per-unicorn"))


def _condition_problems(card: Card, step: Step) -> Iterator[Problem]:
    condition = step.condition
    if condition in ("no-runes", "you-are-behind") and step.who != YOU:
        yield "who", rule("{} with the condition {}", YOU, condition)
    if condition == "four-or-more":
        whole = step.do == "return" and (step.what, step.n, step.must) == ("mythical", 1, False)
        if not (whole or (step.do == "draw" and step.may) or (step.do == "summon" and step.may)):
            wanted = "{} with {} of a {}, or with {} or {} and {}"
            yield "if", rule(wanted, condition, "return", "mythical", "draw", "summon", "may")
    if step.do == "return" and condition not in ("", "no-runes", "you-are-behind", "four-or-more"):
        own = Words(("no-runes", "you-are-behind", "four-or-more"), last=" or ")
        yield "if", rule("{} with {}", own, "return")
    if (condition == "that-is-a-creature") != (step.do == "summon" and step.what == "that"):
        wanted = "{} with {} and {}, and only there"
        yield "if", rule(wanted, "that-is-a-creature", "summon", Setting("what", "that"))


def _single_problems(card: Card, step: Step) -> Iterator[Problem]:
    """What holds for one kind of step alone."""
    if step.do == "discard" and step.random and step.upto:
        yield "upto", rule("false with {} (nobody chooses)", "random")
    if step.do == "swap" and step.what == "mythical":
        yield "what", rule("{} with {}", Words(("creature", "that"), last=" or "), "swap")
    if step.do == "swap" and step.what == "that" and (card.trigger.startswith("yours-") or step.of != "that-neighbor"):
        yield "what", rule("{} only for a Creature on that neighbor's Lawn", "that")
    if step.do == "summon":
        if step.who in GROUPS and (step.source != "hand" or step.what not in ("", "creature")):
            yield "who", rule("{}, where a Creature comes from the Main discard pile", YOU)
        if step.what == "that" and (step.n != 1 or step.who != YOU):
            yield "n", rule("1 with {}", Setting("what", "that"))
        if step.what == "other-creature" and not any(price.startswith("sacrifice") for price in card.price):
            yield "what", rule("{} ({} is for a SACRIFICE as the price)", "creature", "other-creature")
    if step.do != "summon" and step.what.startswith("other-") and card.deck != CREATURE:
        yield "what", f"a word without other- on a {card.deck}"
    if len(step.phases) > MOST_PHASES:
        yield "phase", f"at most {MOST_PHASES} phases"
    if step.do == "skip" and step.when == "this-turn":
        theirs = card.deck == REGULATION and step.who == "active-player"
        if not theirs and (step.who != YOU or card.trigger not in AT_ONES_OWN_TIME):
            yield "when", rule("{} (this turn need not be that player's)", "next")


def _endless_problems(card: Card, step: Step) -> Iterator[Problem]:
    if step.do == "spin" and isinstance(step.n, int) and step.n > MOST_SPINS:
        yield "n", rule(f"at most {MOST_SPINS} with {{}}, or a turn could be endless", "spin")
    if card.deck == RUNE and (step.do == "add-rune" or (step.do == "spin" and step.who in GROUPS)):
        yield "do", "another step, or a turn could be endless (Runes could bring ever more Runes)"
    if card.trigger == "becomes-active" and step.do in ("spin", "turn-regulation"):
        yield "do", "another step, or a turn could be endless (Regulations could bring ever more Regulations)"
