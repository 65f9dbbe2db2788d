"""Nefarious: the fields of its cards for their reader, the forms of the workshop and players' own cards."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from engine.games.nefarious.definitions.vocabulary import CONDITIONS, MOMENTS, PER
from engine.games.nefarious.effects import UNITS
from engine.games.nefarious.effects.effect_type import NefariousEffectType
from engine.games.nefarious.messages import message_key, say
from engine.kernel.cards.effect_types import effect_fields
from engine.kernel.cards.fields import FieldSpec

INVENTION, TWIST = "invention", "twist"
"""The kinds of cards that players can make."""
ALL = "_all"
"""The ending of an effect in a form for the amount "all" of card files."""
NUMBERS = (
    FieldSpec(key="cost", values=range(1000), own=range(31), start=6,
              label=say("form-cost"), hint=say("form-cost.hint")),
    FieldSpec(key="points", values=range(1000), own=range(11), start=2,
              label=say("form-points"), hint=say("form-points.hint")),
)  # fmt: skip
CLAUSE = (
    FieldSpec(key="at", values=MOMENTS, label=say("form-at"), texts=lambda name: say(f"moment-{message_key(name)}")),
    FieldSpec(key="if", values=CONDITIONS, default="", label=say("form-if"),
              texts=lambda name: say(f"form-if-{message_key(name) or 'always'}")),
    FieldSpec(key="to", values=("self", "others"), default="self", label=say("form-to"),
              texts=lambda name: say(f"form-to-{name}")),
)  # fmt: skip


@cache
def line_fields(kind: str, in_form: bool = False) -> tuple[FieldSpec, ...]:
    """Return the fields of an effect of an Invention, or of a clause of a Twist.

    `in_form`: "all of it" is an effect of its own ("discard the whole hand"), so each amount is a number.
    """
    units = [unit for unit in UNITS if (unit.on_inventions if kind == INVENTION else unit.on_twists)]
    if in_form:
        units = [one for unit in units for one in (unit, all_of_it(unit)) if one.title]
    effect = effect_fields(units, "do", say("form-effect"))
    if kind == TWIST:
        return (*CLAUSE, *effect)
    return tuple(replace(field, values=PER[:4]) if field.key == "per" else field for field in effect)


def all_of_it(unit: NefariousEffectType) -> NefariousEffectType:
    """Return the effect type of a form for the amount "all", without a title if there is none."""
    return replace(unit, word=unit.word + ALL, title=unit.all_title, fields=())
