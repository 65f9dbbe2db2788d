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

Problem = tuple[str, str]
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
        yield "price", f"another price than {moved[0]} (the trigger names a neighbor already)"
    if len(card.steps) > MOST_STEPS:
        yield "effect", f"at most {MOST_STEPS} steps"
    if card.deck == REGULATION and card.trigger == "beginning-of-turn" and len(card.steps) > 1:
        yield "effect", "one step with the trigger beginning-of-turn"
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
        yield "what", f"a word other than {step.what} (only the expansion has them; this card is in every game)"
    if step.do in ALWAYS_ON:
        yield from _standing_problems(card, step)
        return
    yield from _actor_problems(card, step)
    yield from _place_problems(card, step)
    yield from _amount_problems(card, number)
    yield from _condition_problems(card, step)
    yield from _single_problems(card, step)
    if step.do == "take" and number != 1:
        yield "do", "take right after nullify"
    yield from _endless_problems(card, step)


# --- always on ----------------------------------------------------------------------------------------------------


def _standing_problems(card: Card, step: Step) -> Iterator[Problem]:
    allowed = CONTINUOUS_WHO.get((card.deck, step.do))
    if allowed is None:
        yield "do", f"a step that a {card.deck} can do all the time, not {step.do}"
    elif step.who not in allowed:
        yield "who", f"{' or '.join(allowed)} with {step.do} on a {card.deck}"
    elif step.do == "limit":
        yield from _limit_problems(card, step)
    elif step.do == "phase":
        yield from _phase_problems(card, step)
    elif step.do == "forbid":
        yield from _ban_problems(card, step)
    elif step.do == "tax" and card.deck == REGULATION and step.act != ("cast",):
        yield "act", "cast on a regulation"


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
            yield "price", "discard-1, to skip the Spin phase, on a regulation"
    elif step.phases[0] not in PHASES_WITH_MORE:
        yield "phase", "one of " + ", ".join(PHASES_WITH_MORE)
    elif not isinstance(step.n, int) or not ACTIONS_IN_PHASE[0] <= step.n <= ACTIONS_IN_PHASE[1]:
        yield "n", f"a whole number from {ACTIONS_IN_PHASE[0]} to {ACTIONS_IN_PHASE[1]}"


def _ban_problems(card: Card, step: Step) -> Iterator[Problem]:
    if len(step.act) > MOST_ACTS:
        yield "act", f"at most {MOST_ACTS} words"
    if NOTHING_TO_DO.get(step.what) in step.act:
        yield "act", f"another word than {NOTHING_TO_DO[step.what]} with what = {step.what}"
    if step.who == "active-player":
        if step.of != "own":
            yield "of", "own with active-player"
    elif card.deck == CREATURE:
        if step.of != YOU:
            yield "of", "you (a creature protects what is on the same Lawn or Fence)"
        if step.what == "rune" and step.who != "each-neighbor":
            yield "who", "each-neighbor with what = rune"
    elif step.of != "each-player":
        yield "of", "each-player on a regulation"
    elif step.what == "rune" or step.what.startswith("other-"):
        yield "what", "mythical, creature or hexed on a regulation"


# --- triggered ----------------------------------------------------------------------------------------------------


def _actor_problems(card: Card, step: Step) -> Iterator[Problem]:
    if card.deck == REGULATION:
        allowed = REGULATION_WHO[card.trigger]
        if step.do != "turn-regulation" and step.who not in allowed:
            yield "who", f"{' or '.join(allowed)} on a regulation"
    if step.do in WHO and step.who not in WHO[step.do]:
        yield "who", f"one of {', '.join(WHO[step.do])} with {step.do}"


def _place_problems(card: Card, step: Step) -> Iterator[Problem]:
    """Whose Lawn or Fence a step is about."""
    if step.what == "this" and card.trigger == "leaves-lawn":
        yield "what", "another word than this (the Creature has left the Lawn)"
    if step.do not in (*ACTING, "restore"):
        return
    if step.what in ("this", "that"):
        expected = YOU if step.what == "this" or card.trigger.startswith("yours-") else "that-neighbor"
        if step.who != YOU:
            yield "who", f"you with what = {step.what}"
        if step.of != expected:
            yield "of", f"{expected} with what = {step.what}"
        if step.n != 1:
            yield "n", f"1 with what = {step.what}"
    elif step.who == YOU:
        places = (YOU, "each-neighbor") if step.n == "all" else (YOU, "any-player", "any-neighbor", "that-neighbor")
        if step.of not in places:
            yield "of", f"one of {', '.join(places)}{' with n = all' if step.n == 'all' else ''}"


def _amount_problems(card: Card, number: int) -> Iterator[Problem]:
    step = card.steps[number]
    if step.n == "all" and step.what == "rune":
        yield "n", "a whole number with what = rune"
    if step.n == "any" and step.who in GROUPS:
        yield "n", f"a whole number or all with who = {step.who}"
    if step.may and not isinstance(step.n, int):
        yield "n", "a whole number with may"
    if step.n == "that-many" and card.deck == REGULATION:
        yield "n", "a whole number on a regulation"
    if step.n == "that-many":
        before = card.steps[number - 1] if number else None
        if card.trigger == "neighbor-would-draw-extra":
            if number != 1:
                yield "n", "that-many right after nullify"
        elif before is None or before.do == "cast" or not (before.n == "any" or before.upto):
            yield "n", "that-many right after a step with upto or n = any, other than cast"
    if step.n == "per-unicorn" and (step.who != YOU or card.deck == REGULATION):
        yield "who", "you with n = per-unicorn"


def _condition_problems(card: Card, step: Step) -> Iterator[Problem]:
    condition = step.condition
    if condition in ("no-runes", "you-are-behind") and step.who != YOU:
        yield "who", f"you with the condition {condition}"
    if condition == "four-or-more":
        whole = step.do == "return" and (step.what, step.n, step.must) == ("mythical", 1, False)
        if not (whole or (step.do == "draw" and step.may) or (step.do == "summon" and step.may)):
            yield "if", "four-or-more with return of a mythical, or with draw or summon and may"
    if step.do == "return" and condition not in ("", "no-runes", "you-are-behind", "four-or-more"):
        yield "if", "no-runes, you-are-behind or four-or-more with return"
    if (condition == "that-is-a-creature") != (step.do == "summon" and step.what == "that"):
        yield "if", "that-is-a-creature with summon and what = that, and only there"


def _single_problems(card: Card, step: Step) -> Iterator[Problem]:
    """What holds for one kind of step alone."""
    if step.do == "discard" and step.random and step.upto:
        yield "upto", "false with random (nobody chooses)"
    if step.do == "swap" and step.what == "mythical":
        yield "what", "creature or that with swap"
    if step.do == "swap" and step.what == "that" and (card.trigger.startswith("yours-") or step.of != "that-neighbor"):
        yield "what", "that only for a Creature on that neighbor's Lawn"
    if step.do == "summon":
        if step.who in GROUPS and (step.source != "hand" or step.what not in ("", "creature")):
            yield "who", "you, where a Creature comes from the Main discard pile"
        if step.what == "that" and (step.n != 1 or step.who != YOU):
            yield "n", "1 with what = that"
        if step.what == "other-creature" and not any(price.startswith("sacrifice") for price in card.price):
            yield "what", "creature (other-creature is for a SACRIFICE as the price)"
    if step.do != "summon" and step.what.startswith("other-") and card.deck != CREATURE:
        yield "what", f"a word without other- on a {card.deck}"
    if len(step.phases) > MOST_PHASES:
        yield "phase", f"at most {MOST_PHASES} phases"
    if step.do == "skip" and step.when == "this-turn":
        theirs = card.deck == REGULATION and step.who == "active-player"
        if not theirs and (step.who != YOU or card.trigger not in AT_ONES_OWN_TIME):
            yield "when", "next (this turn need not be that player's)"


def _endless_problems(card: Card, step: Step) -> Iterator[Problem]:
    if step.do == "spin" and isinstance(step.n, int) and step.n > MOST_SPINS:
        yield "n", f"at most {MOST_SPINS} with spin, or a turn could be endless"
    if card.deck == RUNE and (step.do == "add-rune" or (step.do == "spin" and step.who in GROUPS)):
        yield "do", "another step, or a turn could be endless (Runes could bring ever more Runes)"
    if card.trigger == "becomes-active" and step.do in ("spin", "turn-regulation"):
        yield "do", "another step, or a turn could be endless (Regulations could bring ever more Regulations)"
