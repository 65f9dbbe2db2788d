"""Runes & Regulations: the text on each card, made from what the card does (so text and rule cannot disagree)."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from engine.games.runes_and_regulations import vocabulary
from engine.games.runes_and_regulations import wording_phrases as phrases
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.english import listed, third_person
from engine.kernel.schema import unit_of

NO_EFFECT = "No effect."
HEXED_TEXT = "No effect while hexed. Not Mythical."
"""On a Creature under a Shrub token (RR-1.4)."""
POWERLESS_TEXT = "No effect on the Nefarious Neighbor's Lawn."
"""On an ordinary Creature that lies there (RR-10.5)."""
PHRASED = (vocabulary.CREATURE, vocabulary.SACRIFICIAL, vocabulary.BEAST, vocabulary.RUNE, vocabulary.FORBIDDEN_RUNE)
"""Decks whose cards name their trigger; the others say in their text when it holds."""
AT_ONCE: Final = -1


# --- small words -------------------------------------------------------------------------------------------------


def sentence(words: str) -> str:
    """Words with a capital and a full stop."""
    return words[0].upper() + words[1:] + "."


def price_words(token: str) -> str:
    """A price as an instruction: "DISCARD a card", "move this Creature to any neighbor's Lawn"."""
    return phrases.PRICE_WORDS[token]


def cost_text(card: vocabulary.Card) -> str:
    """The Summoning Cost of a Corrupted Beast: "SACRIFICE a Creature, DISCARD a card"; else empty (RR-10.3)."""
    return ", ".join(phrases.PRICE_WORDS[token] for token in card.pay)


# --- steps -------------------------------------------------------------------------------------------------------


def _action(card: vocabulary.Card, step: vocabulary.Step, done: str) -> str:
    """What is done, said to "you" or of somebody: "DRAW a card", "DISCARDs a card", "may SUMMON ..."."""
    unit = unit_of(UNITS, step.do)
    verb, rest = unit.plain or unit.word.upper(), unit.phrase(card, step, done)
    if step.may or step.must:
        verb = f"{'may' if step.may else 'must'} {verb}"
    elif step.who != vocabulary.YOU:
        verb = third_person(verb)
    return f"{verb} {rest}" if rest else verb


def _actor(step: vocabulary.Step) -> str:
    """Who acts, with a space behind; nothing for you."""
    if step.who == vocabulary.YOU:
        return ""
    return phrases.QUALIFIED.get(step.condition, "{}").format(phrases.PLAYERS[step.who]) + " "


def _as_able(step: vocabulary.Step) -> bool:
    """Whether whoever cannot is left out (RR-7.3)."""
    return (
        bool(unit_of(UNITS, step.do).able)
        and step.who != vocabulary.YOU
        and not (step.may or step.must or step.condition)
    )


def _clauses(card: vocabulary.Card) -> list[str]:
    """The steps of a triggered effect as clauses without capital and full stop."""
    clauses: list[str] = []
    done = ""
    steps = list(card.steps)
    instead = " instead" if _instead(card) else ""
    if unit_of(UNITS, steps[0].do).answers:
        steps.pop(0)
        clauses += [] if instead else [phrases.STOPPED[card.trigger]]
    for together in _together(steps):
        actions = []
        for step in together:
            actions.append(_action(card, step, done))
            done = unit_of(UNITS, step.do).able
        first = together[0]
        able = ", if able" if any(_as_able(step) for step in together) else ""
        clauses.append(phrases.PROVISOS.get(first.condition, "") + _actor(first) + listed(actions) + instead + able)
        instead = ""
    return clauses


def _together(steps: list[vocabulary.Step]) -> list[list[vocabulary.Step]]:
    """Steps in order; what each of several players does as far as able, step after step, is one clause."""

    def key(numbered: tuple[int, vocabulary.Step]) -> tuple[int, str]:
        number, step = numbered
        return (AT_ONCE, step.who) if step.who in vocabulary.GROUPS and _as_able(step) else (number, step.who)

    return [[step for _, step in group] for _, group in groupby(enumerate(steps), key=key)]


def _instead(card: vocabulary.Card) -> bool:
    """Whether the second step replaces what the trigger stops, rather than coming on top of it."""
    if len(card.steps) < 2:
        return False
    step = card.steps[1]
    strikes_back = "that-neighbor" in (step.who, step.of)
    other_draw = card.trigger == "neighbor-would-draw-extra" and step.n != "that-many"
    certain = not (strikes_back or other_draw or step.condition)
    return card.trigger in unit_of(UNITS, step.do).replaces and certain


# --- whole texts -------------------------------------------------------------------------------------------------


def _standing_clauses(card: vocabulary.Card) -> list[str]:
    """Steps that are always on; limits one after the other are one clause."""
    clauses: list[str] = []
    for in_one, group in groupby(card.steps, key=lambda step: unit_of(UNITS, step.do).in_one_clause):
        words = [unit_of(UNITS, step.do).phrase(card, step, "") for step in group]
        clauses += [listed(words)] if in_one else words
    return clauses


def effect_text(card: vocabulary.Card) -> str:
    """What a card does, price included, without the phrase of its trigger."""
    if not card.steps:
        return NO_EFFECT
    if card.trigger == "continuous" or card.deck == vocabulary.ROLE:
        return " ".join(sentence(clause) for clause in _standing_clauses(card))
    clauses = _clauses(card)
    if card.price:
        clauses[0] = listed([phrases.PRICE_WORDS[token] for token in card.price]) + ", then " + clauses[0]
    if card.deck == vocabulary.REGULATION and card.trigger == "beginning-of-turn":
        clauses[0] = "at the beginning of their turn, " + clauses[0]
    return " ".join(sentence(clause) for clause in clauses)


def trigger_phrase(card: vocabulary.Card) -> str:
    """When the effect may be used, without its colon; empty for cards that do not say so."""
    return phrases.TRIGGER_PHRASES.get(card.trigger, "") if card.deck in PHRASED else ""


def rule_text(card: vocabulary.Card) -> str:
    """The whole rule of a card as printed: "When this Creature enters your Lawn: CAST a Spell from your hand."."""
    phrase = trigger_phrase(card)
    return f"{phrase}: {effect_text(card)}" if phrase else effect_text(card)


def trigger_pill(card: vocabulary.Card) -> str:
    """The trigger in a few words in capitals; empty when the card has none."""
    return phrases.PILLS[card.trigger][0] if trigger_phrase(card) else ""


def trigger_icon(card: vocabulary.Card) -> str:
    """The icon of the trigger's pill: sunrise, moon, enters, leaves, always, would or reaction; or empty."""
    return phrases.PILLS[card.trigger][1] if trigger_phrase(card) else ""


def footer(card: vocabulary.Card) -> str:
    """What kind of card it is: "DRAGON · WEARS A COLLAR", "CORRUPTED BEAST", "RUNE"."""
    name = phrases.KIND_NAMES[card.kind] if card.deck == vocabulary.CREATURE else phrases.DECK_NAMES[card.deck]
    return name.upper() + (" · WEARS A COLLAR" if card.collar else "")
