"""Nasty Neighbours: the text on each card, made from what the card does (so text and rule cannot disagree).

A card has a sentence for its enlarged face, a short one for the hand, and its rules text, which says in full what the
sentence only touches on (NN-5, NN-8.5). "You" is who plays a Nasty Neighbour card, or has exposed an Instant Action.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.nasty_neighbours.vocabulary import ANY, OTHER, OWN, WILD_POINTS, Card, Effect

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

_NUMBERS = ("", "a", "two", "three", "four")
_IN_YARD = {OWN: "in your yard", OTHER: "in another yard", ANY: "in any yard"}
_OF_YARD = {OWN: "of yours", OTHER: "in another yard", ANY: "in any yard"}
_ANSWER = "when an Instant Action would affect you, "
_ANSWER_IN_FULL = "when an Instant Action would affect you, because it chose you or would reset your yard, "


def _sentence(words: str) -> str:
    return words[0].upper() + words[1:] + "."


def _cards(number: int, what: str) -> str:
    return f"{_NUMBERS[number]} {what} card{'s' * (number > 1)}"


# --- what each effect does ------------------------------------------------------------------------------------------


def _replaced(where: str) -> str:
    return f"discard a face-up card {where}, not a Stumped. The top card of the draw pile takes its place, face up"


def _nasty_told(effect: Effect) -> str:
    """An effect of a Nasty Neighbour card, without capital and full stop."""
    where, hand = _IN_YARD.get(effect.whom, ""), _cards(effect.amount, "Nasty Neighbour")
    if effect.name == "peek" and effect.whom == ANY and effect.amount > 1:
        where = "in one yard"
    swaps = {
        "between": "swap a card of your yard with one of another yard",
        "inside-own": "swap two cards inside your own yard",
        "inside-any": "swap two cards inside one yard",
    }
    return {
        "reset": "reset your own yard" if effect.whom == OWN else "another player resets their yard",
        "swap-seats": "swap seats with another player",
        "peek": f"look at {_cards(effect.amount, 'face-down')} {where}",
        "swap-cards": swaps.get(effect.whom, ""),
        "turn-down": f"choose a face-up card {where}, not a Stumped, and turn it face down",
        "turn-up": f"turn up a face-down card {where}",
        "replace": _replaced(_OF_YARD.get(effect.whom, "")),
        "miss-turn": "another player misses their next turn this round",
        "take-card": "take a Nasty Neighbour card, unseen, from a seat of your choice",
        "draw-card": f"draw {hand}",
        "discard-card": f"another player loses {hand}, picked unseen",
        "dive": "take any suit, Wild or Stumped card from the bin as the drawn card",
        "cancel": "cancel it: it is discarded without effect",
    }[effect.name]


def _instant_told(effect: Effect, affects: str, again: bool) -> str:
    """An effect of an Instant Action; `again`: an effect before it has named who is affected."""
    hand = _cards(effect.amount, "Nasty Neighbour")
    if effect.name == "draw-card":
        return f"draw {hand}"
    if affects == "you":
        where, from_whom, own, theirs, ends = "in your own yard", "yourself", "", "your", ""
    elif affects == "other":
        who = "that player" if again else "another player"
        where, from_whom, own, theirs, ends = f"in {who}'s yard", who, f"{who} ", "their", "s"
    else:
        who = "they" if again else "all other players"
        where, from_whom, own, theirs, ends = "in every other yard", "every other player", f"{who} ", "their", ""
    yard = {"you": "your own yard", "other": "their yard", "others": "their yards"}[affects]
    return {
        "reset": f"{own}reset{ends} {yard}",
        "swap-seats": f"swap seats with {from_whom}",
        "turn-down": f"choose a face-up card {where}, not a Stumped, and turn it face down",
        "turn-up": f"turn up a face-down card {where}",
        "replace": _replaced("of yours" if affects == "you" else where),
        "miss-turn": f"{own}miss{ends and 'es'} {theirs} next turn this round",
        "take-card": f"take a Nasty Neighbour card, unseen, from {from_whom}",
        "discard-card": f"{own}lose{ends} {hand}, picked unseen",
    }[effect.name]


def _notes(effect: Effect) -> str:
    """What the enlarged face adds to an effect, as sentences."""
    if effect.name == "peek":
        return f"Only you see {'them' if effect.amount > 1 else 'it'}."
    if effect.name == "swap-cards":
        return "Faces stay. Neither may be Stumped." if effect.whom == "between" else "Neither may be Stumped."
    return {
        "turn-up": "An Instant acts there.",
        "miss-turn": "Not a last turn.",
    }.get(effect.name, "")


def _full_notes(effect: Effect, affects: str) -> str:
    """The same in the rules text, where there is room for everything."""
    by_whom = "whoever sits there" if effect.whom != OWN and affects != "you" else "you"
    return {
        "reset": "Every card but a Stumped is discarded and replaced from the draw pile, face down; gaps stay gaps.",
        "swap-seats": "Yards and Nasty Neighbour cards stay where they are; names and scores move.",
        "swap-cards": "Each stays as it lies, face up or face down. Neither may be a face-up Stumped.",
        "turn-up": f"An Instant Action acts, exposed by {by_whom}, and its spot is refilled face down.",
        "replace": "An Instant Action acts, and its spot is refilled face up.",
        "miss-turn": "Never a last turn after somebody has gone out.",
    }.get(effect.name, _notes(effect))


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
        told = _nasty_told(effect) if card.kind == "nasty" else _instant_told(effect, card.affects, number > 0)
        if not number and card.when == "instant":
            told = (_ANSWER_IN_FULL if full else _ANSWER) + told
        parts.append(_sentence(f"then {told}" if number else told))
        parts.append(_full_notes(effect, card.affects) if full else _notes(effect))
    if full and card.kind == "instant":
        parts.append(_AFFECTED_IN_FULL[card.affects])
    return " ".join(part for part in parts if part)


def _told_briefly(card: Card) -> str:
    """Several effects as the short sentence of each tells it, and what they have in common once."""
    words = [form[0] for form in _all_forms(card)]
    parts = [_sentence(f"then {told}" if number else told) for number, told in enumerate(words)]
    if card.when == "instant":
        parts[0] = _sentence(_ANSWER + words[0])
    return " ".join(parts + ["No Stumped."] * any(effect.name in _NEVER_STUMPED for effect in card.effects))


_NEVER_STUMPED = ("swap-cards", "turn-down", "replace")
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
        return _sentence("before drawing, " * (card.effects[0].name == "dive") + forms[0][0])
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
    return [_forms(effect) for effect in card.effects]


_WHOM_IN_SHORT = {"you": "You", "other": "Another", "others": "Others"}
_SHORT_YARD = {OWN: "of yours", OTHER: "in another yard", ANY: "in any yard"}


def _forms(effect: Effect) -> tuple[str, str, str]:
    """An effect of a Nasty Neighbour card in three lengths."""
    number, whom, hand = effect.amount, effect.whom, _cards(effect.amount, "Nasty")
    seen = "in one yard" if whom == ANY and number > 1 else _SHORT_YARD.get(whom, "")
    one = {OWN: "1 of yours", OTHER: "1 of another's", ANY: "any 1"}.get(whom, "")
    swaps: Mapping[str, tuple[str, str]] = {
        "between": ("swap a card of yours with one in another yard", "swap over the fence"),
        "inside-own": ("swap two cards inside your own yard", "swap 2 of yours"),
        "inside-any": ("swap two cards inside one yard", "swap 2 in one yard"),
    }
    table: Mapping[str, tuple[str, str, str]] = {
        "reset": ("reset your own yard", "reset your yard", "reset yours")
        if whom == OWN
        else ("another player resets their yard", "reset another yard", "reset another"),
        "swap-seats": ("swap seats with another player", "swap seats", "swap seats"),
        "peek": (f"look at {_cards(number, 'face-down')} {seen}", f"peek at {number} {seen}", f"peek at {number}"),
        "swap-cards": (*swaps.get(whom, ("", "")), "swap cards"),
        "turn-down": (f"turn down a face-up card {_SHORT_YARD.get(whom, '')}", f"turn {one} down", "turn 1 down"),
        "turn-up": (f"turn up a face-down card {_SHORT_YARD.get(whom, '')}", f"turn up {one}", "turn 1 up"),
        "replace": (f"swap a {'face-up ' * (whom == OWN)}card {_SHORT_YARD.get(whom, '')} for the top draw",
                    f"replace {one}", "replace 1"),
        "miss-turn": ("another player misses their next turn", "another misses a turn", "a turn missed"),
        "take-card": ("take a Nasty card, unseen, from any seat", "take a Nasty card", "take a card"),
        "draw-card": (f"draw {hand}", f"draw {number} Nasty", f"draw {number}"),
        "discard-card": (f"another player loses {hand}", f"another loses {number} Nasty", f"one loses {number}"),
        "dive": ("take any card from the bin", "take from the bin", "bin dive"),
        "cancel": ("cancel an Instant that would affect you", "cancel it", "cancel it"),
    }  # fmt: skip
    return table[effect.name]


def _instant_forms(effect: Effect, affects: str, again: bool) -> tuple[str, str, str]:
    """The same for an Instant Action; the shorter ones follow a word for whoever is affected. `again` as above."""
    number, hand = effect.amount, _cards(effect.amount, "Nasty")
    player = "that player" if again else "another player"
    other_yard = "in that yard" if again else "in another yard"
    where = {"you": "of yours", "other": other_yard, "others": "in each other yard"}[affects]
    who = {"you": "", "other": f"{player} ", "others": "they " if again else "all others "}[affects]
    yard = {"you": "your own yard", "other": "their yard", "others": "their yards"}[affects]
    theirs, ends = ("your" if affects == "you" else "their"), ("s" if affects == "other" else "")
    table: Mapping[str, tuple[str, str]] = {
        "reset": (f"{who}reset{ends} {yard}", "reset"),
        "swap-seats": (f"swap seats with {player}", "swap seats"),
        "turn-down": (f"turn down a card {where}", "turn 1 down"),
        "turn-up": (f"turn up a face-down card {where}", "turn 1 up"),
        "replace": (f"swap a card {where} for the top draw", "replace 1"),
        "miss-turn": (f"{who}miss{ends and 'es'} {theirs} next turn", "miss a turn"),
        "take-card": (f"take a Nasty card from {'each other player' if affects == 'others' else player}", "give 1 up"),
        "discard-card": (f"{who}lose{ends} {hand}", f"lose {number}"),
        "draw-card": (f"draw {hand}", f"draw {number}"),
    }
    long, brief = table[effect.name]
    return long, brief, brief
