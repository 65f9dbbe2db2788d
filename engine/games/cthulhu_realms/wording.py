"""Cthulhu Realms: the text on each card, made from what the card does (so text and rule cannot disagree)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.vocabulary import ABJURED, COLORS, DISCARDED, Ability, Card, Effect
from engine.kernel.schema import unit_of

IN_PLAY = " in play"
EVENT_WORDS = {
    DISCARDED: "a card discarded from a hand this turn by an effect",
    ABJURED: "a card abjured this turn",
}
EVENT_CLAUSES = {DISCARDED: "an effect made a player discard this turn", ABJURED: "a card was abjured this turn"}
"""What must have happened, as something needed and as a clause of a sentence (CR-3.2)."""


def _sentence(words: str) -> str:
    return words[0].upper() + words[1:] + "."


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


def _half_told(effects: Sequence[Effect], needs: Sequence[str]) -> str:
    words = ""
    for place, effect in enumerate(effects):
        unit = unit_of(UNITS, effect.name)
        if place:
            # Whatever comes after "a chosen player draws" is not that player's to do.
            words += "; then " if unit_of(UNITS, effects[place - 1].name).on_player else ", then "
        words += unit.phrase(effect, needs)
    return words


def ability_words(ability: Ability, card: Card | None = None) -> str:
    """An ability as a full sentence: "With another green card of yours in play: a chosen player draws 1 card."

    With its card, "another" stands only before what that card is itself.
    """
    long = any(len(half) > 1 or len(cells(half)) > 1 for half in ability.halves)
    words = ("; or " if long else ", or ").join(_half_told(half, ability.needs) for half in ability.halves)
    return _sentence(f"{condition_words(ability.needs, card)}: {words}" if ability.needs else words)


def effect_words(effects: Sequence[Effect]) -> str:
    """Effects in short, for buttons and the log: "3 Conjuring Power", "5 Sanity loss, abjure this card"."""
    return ", ".join(unit_of(UNITS, effect.name).short(effect) for effect in effects)


def cells(effects: Sequence[Effect]) -> list[dict[str, str]]:
    """The signs of a tag row in order, each an icon and its number; draw-discard is drawing, `then`, discarding."""
    return [cell for effect in effects for cell in unit_of(UNITS, effect.name).cells(effect)]


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
