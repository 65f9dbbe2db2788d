"""Nefarious: the text on each card, made from its effects so that text and rules always agree."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import groupby

from engine.games.nefarious.definitions.vocabulary import ALL_OF_IT, Effect, Invention, Twist, TwistClause
from engine.games.nefarious.effects import UNITS
from engine.games.nefarious.layout import START_CARDS
from engine.games.nefarious.messages import message_key, say
from engine.kernel.cards.effect_types import find_effect_type
from engine.words.messages import retranslate


def chained(message: str, parts: Sequence[str]) -> str:
    """Join texts with a message that takes `before` and `next`. Empty if there are none."""
    return reduce(lambda before, part: say(message, before=before, next=part), parts) if parts else ""


def effect_words(effect: Effect, on_twist: bool = False, theirs: bool = False) -> str:
    """Return an effect as an instruction without capital or full stop, e.g. "draw 2 cards".

    With `theirs`, the amount counts things of another player: "draw 1 card per card in their hand".
    """
    unit = find_effect_type(UNITS, effect.do)
    if effect.amount == ALL_OF_IT:
        return retranslate(unit.all_phrase)
    phrase = unit.clause if on_twist and unit.clause is not None else unit.phrase
    return counted(phrase(effect.amount), effect.per, theirs)


def others_words(effect: Effect) -> str:
    """Return a Twist's effect on each other player, e.g. "each other player draws 2 cards"."""
    unit = find_effect_type(UNITS, effect.do)
    if effect.amount == ALL_OF_IT:
        return retranslate(unit.all_others)
    if unit.others is None:
        return say("others", effect=effect_words(effect, on_twist=True, theirs=True))
    return counted(unit.others(effect.amount), effect.per, theirs=True)


def counted(words: str, per: str, theirs: bool) -> str:
    """Return the text of an effect, followed by what multiplies its amount."""
    if not per:
        return words
    return say(f"per-{message_key(per)}.theirs" if theirs else f"per-{message_key(per)}", effect=words)


def sentence(words: str) -> str:
    """Add a capital and a full stop."""
    return say("card-sentence", words=words[0].upper() + words[1:])


def invention_lines(card: Invention) -> list[tuple[str, str]]:
    """Return the rules text of an Invention as (text, style) lines. Styles are "self" and "others"."""
    lines: list[tuple[str, str]] = []
    if card.own:
        lines.append((chained("card-next", [sentence(effect_words(effect)) for effect in card.own]), "self"))
    if card.points_per_invention:
        lines.append((say("card-points", count=card.points), "self"))
    if card.others:
        effects = say.join_list([effect_words(effect, theirs=True) for effect in card.others])
        lines.append((say("card-others", effects=effects), "others"))
    return lines


def effect_cell(effect: Effect) -> dict[str, str]:
    """Return an effect as a cell of the card's effect strip: signed number, icon, and the key of its multiplier."""
    text = (
        say("strip-all") if effect.amount == ALL_OF_IT else f"{find_effect_type(UNITS, effect.do).sign}{effect.amount}"
    )
    return {"text": text, "icon": message_key(effect.do), "per": effect.per}


def clause_words(clause: TwistClause) -> str:
    """Return one clause of a Twist without its moment, e.g. "if you have no money, receive $2"."""
    action = others_words(clause.effect) if clause.to_others else effect_words(clause.effect, on_twist=True)
    if not clause.condition:
        return action
    return say("clause-if", condition=say(f"condition-{message_key(clause.condition)}"), effect=action)


def clauses_text(clauses: tuple[TwistClause, ...]) -> list[str]:
    """Return the clauses of a Twist as sentences, one per moment."""
    sentences = []
    for at, group in groupby(clauses, key=lambda clause: clause.at):
        effects = chained("clause-next", [clause_words(clause) for clause in group])
        sentences.append(say("clause-sentence", moment=say(f"moment-{message_key(at)}"), effects=effects))
    return sentences


def change_words(name: str, value: int) -> str:
    """Return the sentence about a rule that a Twist changes."""
    return say(f"change-{message_key(name)}", value=value, cards=START_CARDS + value)


def twist_text(twist: Twist) -> str:
    """Return the rules text of a Twist."""
    sentences = [change_words(name, value) for name, value in twist.changes]
    return chained("card-next", sentences + clauses_text(twist.does))
