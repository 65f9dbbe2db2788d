"""Nasty Neighbours: the text on each card, made from what the card does (so text and rule cannot disagree).

A card has a sentence for its enlarged face, a short one for the hand, and its rules text, which says in full what the
sentence only touches on (NN-5, NN-8.5). "You" is who plays a Nasty Neighbour card, or has exposed an Instant Action.
"""

from __future__ import annotations

from typing import Final

from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.effects._unit import Party
from engine.games.nasty_neighbours.vocabulary import WILD_POINTS, Card, Effect
from engine.kernel.schema import unit_of

TIMING_WORDS = {
    "any-time": "Any time",
    "instant": "Answers an Instant",
    "before-drawing": "Your turn, before drawing",
}
"""When a Nasty Neighbour card may be played, as its face says it."""
LONGEST_SHORT: Final = 48
"""Characters of a short sentence: three lines of a card in the hand."""
LONGEST_SENTENCE: Final = 130
"""Characters of the sentence on an enlarged face; what is longer is told more briefly there."""

_ANSWER = "when an Instant Action would affect you, "
_ANSWER_IN_FULL = "when an Instant Action would affect you, because it chose you or would reset your yard, "


def _sentence(words: str) -> str:
    return words[0].upper() + words[1:] + "."


# --- what each effect does ------------------------------------------------------------------------------------------


def _party(affects: str, again: bool) -> Party:
    """Whom an Instant Action affects; `again`: an effect before has named them."""
    if affects == "you":
        return Party(affects, "in your own yard", "yourself", "", "your", "", "your own yard")
    if affects == "other":
        who = "that player" if again else "another player"
        return Party(affects, f"in {who}'s yard", who, f"{who} ", "their", "s", "their yard")
    who = "they" if again else "all other players"
    return Party(affects, "in every other yard", "every other player", f"{who} ", "their", "", "their yards")


def _party_in_short(affects: str, again: bool) -> Party:
    """The same in the short sentences."""
    whom = "that player" if again else "another player"
    if affects == "you":
        return Party(affects, "of yours", whom, "", "your", "", "your own yard")
    if affects == "other":
        where = "in that yard" if again else "in another yard"
        return Party(affects, where, whom, f"{whom} ", "their", "s", "their yard")
    who = "they " if again else "all others "
    return Party(affects, "in each other yard", whom, who, "their", "", "their yards")


def _full_note(effect: Effect, affects: str) -> str:
    """What the rules text adds to an effect, where there is room for everything."""
    unit = unit_of(UNITS, effect.name)
    return unit.note(effect) if unit.full_note is None else unit.full_note(effect, affects)


# --- the sentences of a card ----------------------------------------------------------------------------------------


def sentence(card: Card) -> str:
    """The text of the enlarged face: "Look at two face-down cards in one yard. Only you see them.\""""
    told = _printed(card) or _told(card, full=False)
    return told if len(told) <= LONGEST_SENTENCE else _told_briefly(card)


def rule_text(card: Card) -> str:
    """What the card does in full, for whoever reads or hears it instead of looking at it."""
    return _printed(card) or _told(card, full=True)


def _printed(card: Card) -> str:
    """The text of a card without effects; empty for others."""
    if card.kind == "suit":
        return f"Counts {card.points} in Winter."
    if card.kind == "wild":
        return f"Any suit, any number. Counts {WILD_POINTS} in Winter."
    return "Blocks every line. Stays for the round. Counts 0." if card.kind == "stumped" else ""


def _told(card: Card, full: bool) -> str:
    parts: list[str] = []
    for number, effect in enumerate(card.effects):
        unit = unit_of(UNITS, effect.name)
        nasty = card.kind == "nasty"
        told = unit.told(effect) if nasty else unit.told_of(effect, _party(card.affects, number > 0))
        if not number and card.when == "instant":
            told = (_ANSWER_IN_FULL if full else _ANSWER) + told
        parts.append(_sentence(f"then {told}" if number else told))
        parts.append(_full_note(effect, card.affects) if full else unit.note(effect))
    if full and card.kind == "instant":
        parts.append(_AFFECTED_IN_FULL[card.affects])
    return " ".join(part for part in parts if part)


def _told_briefly(card: Card) -> str:
    """Several effects as the short sentence of each tells it, and what they have in common once."""
    words = [form[0] for form in _all_forms(card)]
    parts = [_sentence(f"then {told}" if number else told) for number, told in enumerate(words)]
    if card.when == "instant":
        parts[0] = _sentence(_ANSWER + words[0])
    return " ".join(parts + ["No Stumped."] * any(unit_of(UNITS, effect.name).never_stumped for effect in card.effects))


_AFFECTED_IN_FULL = {
    "you": "It acts at once, on whoever exposed it.",
    "other": "It acts at once; whoever exposed it chooses the player.",
    "others": "It acts at once, on everybody but whoever exposed it.",
}


# --- short sentences ------------------------------------------------------------------------------------------------


def short(card: Card) -> str:
    """The text in the hand, at most `LONGEST_SHORT` characters; empty for a suit card.

    Several effects are told as fully as they fit: "Reset your yard, swap seats." rather than "Reset yours, ...".
    """
    if not card.effects:
        return {"wild": "Any suit, any number", "stumped": "Blocks every line, 0"}.get(card.kind, "")
    forms = _all_forms(card)
    if len(forms) == 1:
        return _sentence(unit_of(UNITS, card.effects[0].name).alone + forms[0][0])
    told = ""
    for length in range(len(forms[0])):
        told = ", ".join(form[length] for form in forms)
        if card.kind == "instant" and length:
            told = f"{_WHOM_IN_SHORT[card.affects]}: {told}"
        if len(told) < LONGEST_SHORT:
            break
    return _sentence(told)


def _all_forms(card: Card) -> list[tuple[str, str, str]]:
    """Each effect of a card in short, shorter and as short as can be."""
    if card.kind == "instant":
        return [_instant_forms(effect, card.affects, number > 0) for number, effect in enumerate(card.effects)]
    return [unit_of(UNITS, effect.name).short(effect) for effect in card.effects]


_WHOM_IN_SHORT = {"you": "You", "other": "Another", "others": "Others"}


def _instant_forms(effect: Effect, affects: str, again: bool) -> tuple[str, str, str]:
    """The same for an Instant Action; the shorter ones follow a word for whoever is affected."""
    long, brief = unit_of(UNITS, effect.name).short_of(effect, _party_in_short(affects, again))
    return long, brief, brief
