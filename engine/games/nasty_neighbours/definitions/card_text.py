"""The card texts of Nasty Neighbours, made from the effects so that text and rule can't disagree.

A card has a sentence for its enlarged face, a short one for the hand, and its rules text. The rules text adds the
details (NN-5, NN-8.5). The player who plays a Nasty Neighbour card or exposes an Instant Action is "you".
"""

from __future__ import annotations

from typing import Final

from engine.games.nasty_neighbours.definitions.vocabulary import TIMINGS, WILD_POINTS, Card, Effect
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.effects.effect_type import AffectedPlayers
from engine.games.nasty_neighbours.messages import say
from engine.kernel.cards.effect_types import find_effect_type

TIMING_WORDS = {when: say(f"timing-{when}") for when in TIMINGS}
"""When a Nasty Neighbour card may be played, as printed on its face."""
LONGEST_SHORT: Final = 48
"""The character limit of a short sentence: three lines of a card in the hand."""
LONGEST_SENTENCE: Final = 130
"""The character limit of the sentence on an enlarged face. A longer sentence is replaced by a brief one."""


def _sentence(told: str) -> str:
    words = say("card-sentence", told=told)
    return words[0].upper() + words[1:]


# --- effects --------------------------------------------------------------------------------------------------------


def _party(affects: str, again: bool) -> AffectedPlayers:
    """Return the players that an Instant Action affects. `again`: an earlier effect has named them."""
    who = {"other": "that", "others": "they"}.get(affects, affects) if again else affects
    return AffectedPlayers(who, say("where-in-full", who=who), say("whom-in-full", who=who))


def _party_in_short(affects: str, again: bool) -> AffectedPlayers:
    """Return the same for short sentences."""
    who = _party(affects, again).who.replace("others", "all")
    return AffectedPlayers(who, say("where-in-short", who=who), say("whom-in-short", who=who))


# --- the sentences of a card ----------------------------------------------------------------------------------------


def sentence(card: Card) -> str:
    """Return the text of the enlarged face: the full sentence, or a brief one if that is too long."""
    told = _plain_text(card) or _effect_text(card, full=False)
    return told if len(told) <= LONGEST_SENTENCE else _short_text(card)


def rule_text(card: Card) -> str:
    """Return the full rules text, for players who read or hear it instead of seeing the card."""
    return _plain_text(card) or _effect_text(card, full=True)


def _plain_text(card: Card) -> str:
    """Return the text of a card without effects; empty for others."""
    if card.kind == "suit":
        return say("card-suit", points=card.points)
    if card.kind == "wild":
        return say("card-wild", points=WILD_POINTS)
    return say("card-stumped") if card.kind == "stumped" else ""


def _effect_text(card: Card, full: bool) -> str:
    parts: list[str] = []
    for number, effect in enumerate(card.effects):
        unit = find_effect_type(UNITS, effect.name)
        nasty = card.kind == "nasty"
        told = unit.describe(effect) if nasty else unit.describe_instant(effect, _party(card.affects, number > 0))
        parts.append(_sentence(_in_place(card, number, told, full)))
        parts.append(unit.full_note(effect, card.affects) if full and unit.full_note else unit.note(effect))
    if full and card.kind == "instant":
        parts.append(say(f"card-affects-{card.affects}"))
    return " ".join(part for part in parts if part)


def _in_place(card: Card, number: int, told: str, full: bool = False) -> str:
    """Return an effect's text after the earlier ones. The first effect follows the card's timing."""
    if number:
        return say("card-then", told=told)
    if card.when != "instant":
        return told
    return say("card-answer-in-full" if full else "card-answer", told=told)


def _short_text(card: Card) -> str:
    """Return the short sentences of all effects, with their common note once."""
    parts = [_sentence(_in_place(card, number, form[0])) for number, form in enumerate(_all_forms(card))]
    if any(find_effect_type(UNITS, effect.name).never_stumped for effect in card.effects):
        parts.append(say("card-no-stumped"))
    return " ".join(parts)


# --- short sentences ------------------------------------------------------------------------------------------------


def short(card: Card) -> str:
    """Return the text for the hand, at most `LONGEST_SHORT` characters; empty for a suit card.

    Several effects use the longest forms that fit: "Reset your yard, swap seats." rather than "Reset yours, ...".
    """
    if not card.effects:
        return say(f"short-{card.kind}") if card.kind in ("wild", "stumped") else ""
    forms = _all_forms(card)
    if len(forms) == 1:
        return _sentence(find_effect_type(UNITS, card.effects[0].name).alone or forms[0][0])
    told = ""
    for length in range(len(forms[0])):
        told = ", ".join(form[length] for form in forms)
        if card.kind == "instant" and length:
            told = say(f"short-for-{card.affects}", told=told)
        if len(told) < LONGEST_SHORT:
            break
    return _sentence(told)


def _all_forms(card: Card) -> list[tuple[str, str, str]]:
    """Return each effect of a card in three lengths, longest first."""
    if card.kind == "instant":
        return [_instant_forms(effect, card.affects, number > 0) for number, effect in enumerate(card.effects)]
    return [find_effect_type(UNITS, effect.name).short(effect) for effect in card.effects]


def _instant_forms(effect: Effect, affects: str, again: bool) -> tuple[str, str, str]:
    """Return the same for an Instant Action. The shorter forms follow a word for the affected players."""
    long, brief = find_effect_type(UNITS, effect.name).short_of(effect, _party_in_short(affects, again))
    return long, brief, brief
