"""The card texts of Cthulhu Realms, made from the effects so that text and rule can't disagree."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from engine.games.cthulhu_realms.definitions.vocabulary import ABJURED, DISCARDED, Ability, Card, Effect
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.messages import say
from engine.kernel.cards.effect_types import find_effect_type

EVENTS = (DISCARDED, ABJURED)
"""Prerequisites for an event earlier in the turn (CR-3.2)."""


# --- prerequisites -----------------------------------------------------------------------------------------------


def _other_card(need: str, card: Card | None) -> str:
    return say(f"need-{need}.another" if card is None or need in (card.color, card.type) else f"need-{need}")


def need_words(need: str, card: Card | None = None) -> str:
    """Return a prerequisite, e.g. "another green card in play" or "a card abjured this turn".

    With its card, a color or type that the card itself lacks gets "a" instead of "another".
    """
    return say(f"need-{need}") if need in EVENTS else say("need-in-play", card=_other_card(need, card))


def condition_words(needs: Sequence[str], card: Card | None = None) -> str:
    """Return the prerequisites as the start of a sentence; empty without any.

    An example is "with another green card of yours in play, if a card was abjured this turn".
    """
    if not needs:
        return ""
    cards = say.join_list([_other_card(need, card) for need in needs if need not in EVENTS])
    events = say.join_list([say(f"need-{need}.clause") for need in needs if need in EVENTS])
    kind = "both" if cards and events else "cards" if cards else "events"
    return say(f"condition-{kind}", cards=cards, events=events)


# --- effects -----------------------------------------------------------------------------------------------------


def _half_text(effects: Sequence[Effect], needs: Sequence[str]) -> str:
    units = [find_effect_type(UNITS, effect.name) for effect in effects]
    words, *later = [unit.phrase(effect, needs) for unit, effect in zip(units, effects, strict=True)]
    for unit, clause in zip(units, later, strict=False):
        # The player doesn't do what follows "a chosen player draws".
        words = say("card-then-after-player" if unit.on_player else "card-then", before=words, effect=clause)
    return words


def ability_words(ability: Ability, card: Card | None = None, half: int | None = None) -> str:
    """Return an ability, or one half of it, as a full sentence.

    An example is "With another green card of yours in play: a chosen player draws 1 card." With its card, "another"
    appears only before the card's own color or type.
    """
    halves = ability.halves if half is None else ability.halves[half : half + 1]
    long = any(len(effects) > 1 or len(cells(effects)) > 1 for effects in halves)
    words, *other = [_half_text(effects, ability.needs) for effects in halves]
    if other:
        words = say("card-or-long" if long else "card-or", first=words, second=other[0])
    if ability.needs:
        words = say("card-condition", condition=condition_words(ability.needs, card), effects=words)
    return say("card-sentence", words=words[0].upper() + words[1:])


def effect_words(effects: Sequence[Effect]) -> str:
    """Return effects in short for buttons and the log, e.g. "5 Sanity loss, abjure this card"."""
    words = [find_effect_type(UNITS, effect.name).short(effect) for effect in effects]
    return reduce(lambda before, effect: say("short-comma", before=before, effect=effect), words)


def cells(effects: Sequence[Effect]) -> list[dict[str, str]]:
    """Return the cells of a tag row, each with icon and number. Draw-discard has three: draw, `then`, discard."""
    return [cell for effect in effects for cell in find_effect_type(UNITS, effect.name).cells(effect)]


# --- types -------------------------------------------------------------------------------------------------------


def foot(card: Card) -> str:
    """Return the word at the foot of a table card: its type or its shield, e.g. "Entity" or "Sanctuary"."""
    return say(f"type-{card.shield or card.type}")


def type_line(card: Card) -> str:
    """Return the type line of the enlarged card, e.g. "Green Entity" or "Purple Sanctuary Location"."""
    color, kind = say(f"color-{card.color}"), say(f"type-{card.type}")
    if not card.shield:
        return say("type-line", color=color, type=kind)
    return say("type-line-shield", color=color, shield=say(f"type-{card.shield}"), type=kind)


def origin(card: Card) -> str:
    """Return which facts of a card are as printed, for the gallery, e.g. "Our design, printed name".

    A "known" name comes from a source in another language.
    """
    if card.own:
        return say("origin-own")
    facts = card.published_facts
    if not facts:
        return say("origin-design")
    name = "printed" if "name" in facts else "known"
    more = next((fact for fact in ("copies", "abilities") if fact in facts), "")
    return say(f"origin-{name}-{more}" if more else f"origin-{name}")
