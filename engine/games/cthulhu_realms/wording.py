"""Cthulhu Realms: the text on each card, made from what the card does (so text and rule cannot disagree)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.places import MOST_ABJURED_COST
from engine.games.cthulhu_realms.vocabulary import (
    ABJURE,
    ABJURE_THIS,
    ABJURED,
    ACQUIRE_ABJURED,
    COLORS,
    DESTROY_LOCATION,
    DISCARD,
    DISCARDED,
    DRAW,
    DRAW_DISCARD,
    EFFECTS,
    LOSS,
    POWER,
    SANITY,
    Ability,
    Card,
    Effect,
)

IN_PLAY = " in play"
EVENT_WORDS = {
    DISCARDED: "a card discarded from a hand this turn by an effect",
    ABJURED: "a card abjured this turn",
}
EVENT_CLAUSES = {DISCARDED: "an effect made a player discard this turn", ABJURED: "a card was abjured this turn"}
"""What must have happened, as something needed and as a clause of a sentence (CR-3.2)."""
FOR_A_PLAYER = (SANITY, DRAW, DISCARD, DRAW_DISCARD)
"""Effects on a chosen player: their sentence has its own subject."""


def _sentence(words: str) -> str:
    return words[0].upper() + words[1:] + "."


def _cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


# --- prerequisites -----------------------------------------------------------------------------------------------


def _other_card(need: str, card: Card | None) -> str:
    article = "an" if need[0] in "ae" else "a"
    if card is None or need in (card.color, card.type):
        article = "another"
    return f"{article} {need} card" if need in COLORS else f"{article} {need.capitalize()}"


def need_words(need: str, card: Card | None = None) -> str:
    """A prerequisite: "another green card in play", "another Entity in play", "a card abjured this turn".

    With the card that has it, a color or type that the card itself is not says "a" instead of "another".
    """
    return EVENT_WORDS[need] if need in EVENT_WORDS else f"{_other_card(need, card)}{IN_PLAY}"


def condition_words(needs: Sequence[str], card: Card | None = None) -> str:
    """The prerequisites as the start of a sentence: "with another green card of yours in play, if a card was
    abjured this turn"; empty when there are none.
    """
    others = " and ".join(_other_card(need, card) for need in needs if need not in EVENT_WORDS)
    events = " and ".join(EVENT_CLAUSES[need] for need in needs if need in EVENT_WORDS)
    return ", ".join((f"with {others} of yours{IN_PLAY}",) * bool(others) + (f"if {events}",) * bool(events))


# --- effects -----------------------------------------------------------------------------------------------------


def _told(effect: Effect, abjured: bool) -> str:
    """An effect as the cards tell it, without capital and full stop; `abjured`: what is needed speaks of such cards."""
    return {
        POWER: f"gain {effect.amount} Conjuring Power",
        SANITY: f"a chosen player gains {effect.amount} Sanity",
        LOSS: f"cause {effect.amount} Sanity loss",
        DRAW: f"a chosen player draws {_cards(effect.amount)}",
        DISCARD: f"a chosen player discards {_cards(effect.amount)}",
        DRAW_DISCARD: f"a chosen player draws {_cards(effect.amount)}, then discards {_cards(effect.second)}",
        ABJURE: f"abjure up to {_cards(effect.amount)} of cost {MOST_ABJURED_COST} or less",
        ACQUIRE_ABJURED: f"acquire 1 {'such card' if abjured else 'card abjured this turn'}, to the top of your deck",
        DESTROY_LOCATION: "destroy a Location",
        ABJURE_THIS: "abjure this card",
    }[effect.name]


def _half_told(effects: Sequence[Effect], abjured: bool) -> str:
    words = _told(effects[0], abjured)
    for before, effect in zip(effects, effects[1:], strict=False):
        # Whatever comes after "a chosen player draws" is not that player's to do.
        words += ("; then " if before.name in FOR_A_PLAYER else ", then ") + _told(effect, abjured)
    return words


def ability_words(ability: Ability, card: Card | None = None) -> str:
    """An ability as a full sentence: "With another green card of yours in play: a chosen player draws 1 card."

    With its card, "another" stands only before what that card is itself.
    """
    long = any(len(half) > 1 or half[0].name == DRAW_DISCARD for half in ability.halves)
    words = ("; or " if long else ", or ").join(_half_told(half, ABJURED in ability.needs) for half in ability.halves)
    return _sentence(f"{condition_words(ability.needs, card)}: {words}" if ability.needs else words)


def _short(effect: Effect) -> str:
    return {
        POWER: f"{effect.amount} Conjuring Power",
        SANITY: f"{effect.amount} Sanity",
        LOSS: f"{effect.amount} Sanity loss",
        DRAW: f"draw {_cards(effect.amount)}",
        DISCARD: f"discard {_cards(effect.amount)}",
        DRAW_DISCARD: f"draw {_cards(effect.amount)}, then discard {_cards(effect.second)}",
        ABJURE: f"abjure up to {_cards(effect.amount)}",
        ACQUIRE_ABJURED: "acquire an abjured card",
        DESTROY_LOCATION: "destroy a Location",
        ABJURE_THIS: "abjure this card",
    }[effect.name]


def effect_words(effects: Sequence[Effect]) -> str:
    """Effects in short, for buttons and the log: "3 Conjuring Power", "5 Sanity loss, abjure this card"."""
    return ", ".join(_short(effect) for effect in effects)


def cells(effects: Sequence[Effect]) -> list[dict[str, str]]:
    """The signs of a tag row in order, each an icon and its number; draw-discard is drawing, `then`, discarding."""
    row: list[dict[str, str]] = []
    for effect in effects:
        if effect.name == DRAW_DISCARD:
            row.append({"icon": DRAW, "text": str(effect.amount)})
            row.append({"icon": "then", "text": ""})
            row.append({"icon": DISCARD, "text": str(effect.second)})
        else:
            row.append({"icon": effect.name, "text": str(effect.amount) if EFFECTS[effect.name] else ""})
    return row


# --- types -------------------------------------------------------------------------------------------------------


def foot(card: Card) -> str:
    """The word at the foot of a table card: its type, or what it protects with: "Entity", "Sanctuary"."""
    return (card.shield or card.type).capitalize()


def type_line(card: Card) -> str:
    """The type line of the zoomed card: "Green Entity", "Purple Sanctuary Location"."""
    return " ".join(word.capitalize() for word in (card.color, card.shield, card.type) if word)


def origin(card: Card) -> str:
    """What of the card is as printed, for whoever reads the gallery: "Our design, printed name". A known name is known
    from a source in another language.
    """
    if card.own:
        return "Players' own card"
    facts = card.published_facts
    name = "printed name" if "name" in facts else "known name"
    more = next((words for fact, words in (("copies", "number"), ("abilities", "abilities")) if fact in facts), "")
    if more:
        return f"{name.capitalize()} and {more}"
    return f"Our design, {name}" if facts else "Our design"
