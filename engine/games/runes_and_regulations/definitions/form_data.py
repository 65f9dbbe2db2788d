"""Runes & Regulations: converts form values to card data and back.

A card's form has one list of steps (`effect`) and one of continuous effects (`always`). Card data has only `effect`. In
a form one word says whose Creatures are meant and who chooses them, and another how many. The step that stops an event
is implied.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.games.runes_and_regulations.definitions.own_cards import kind_in
from engine.games.runes_and_regulations.definitions.vocabulary import CREATURE, GROUPS, REGULATION, WOULDS, YOU
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.effects._fields import split
from engine.games.runes_and_regulations.effects.effect_type import RunesEffectType
from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.effect_types import effect_fields, effect_names, find_effect_type
from engine.kernel.cards.fields import FieldSpec, from_form, to_form
from engine.kernel.cards.packs import FormField

EFFECT, ALWAYS = "effect", "always"
NUMBER, UPTO, ALL, ANY = "number", "upto", "all", "any"
EVERY_NEIGHBOR = "every-neighbor"
AND_PHASE = "and_phase"
"""Words and keys that forms have and card data doesn't."""
THAT_IS = "that-is-a-creature"
FLAGS = ("may", "must", "random")

Values = Mapping[str, Any]
Table = dict[str, Any]


# --- values to data -----------------------------------------------------------------------------------------------


def card_data(kind: str, values: Values) -> Table:
    """Return a completed form as the fields of a card in a pack, without hidden fields."""
    trigger = values.get("trigger", "")
    steps = list(_steps(kind, trigger, values))
    data = {key: value for key, value in values.items() if key not in ("price", EFFECT, ALWAYS, "kind")}
    if kind == CREATURE:
        data["kind"] = kind_in(str(values.get("name", "")))
    if values.get("price") and trigger not in ("none", "continuous"):
        data["price"] = [values["price"]]
    return {**data, EFFECT: steps}


def _steps(kind: str, trigger: str, values: Values) -> Iterator[Table]:
    if trigger == "none":
        return
    if trigger == "continuous":
        for line in values.get(ALWAYS, ()):
            yield _continuous(kind, line)
        return
    if trigger in WOULDS:
        yield {"do": next(unit.word for unit in UNITS if unit.nullifies)}
    for line in values.get(EFFECT, ()):
        yield _step(kind, trigger, line)


def _continuous(kind: str, line: Values) -> Table:
    """Return a continuous effect, with the fields that its form doesn't ask for. Raises LookupError."""
    fields = [field for field in always_fields(kind) if field.applies(line)]
    step = from_form(fields, line) | {field.key: field.blank for field in fields if len(field.values) == 1}
    return [unit for unit in UNITS if line["do"] in effect_names(unit.own_words.get(kind, ()))][0].to_step(step)


def always_fields(kind: str) -> tuple[FieldSpec, ...]:
    """Return the fields of a continuous effect of players' own cards."""
    return effect_fields([one for unit in UNITS for one in unit.own_words.get(kind, ())], "do", say("form-does"))


def input_fields(kind: str) -> list[FieldSpec]:
    """Return those of the fields that a form asks for. The others have one value."""
    return [field for field in always_fields(kind) if len(field.values) > 1 or field.key == "do"]


def _step(kind: str, trigger: str, line: Values) -> Table:
    do = str(line.get("do", ""))
    step: Table = {"do": do}
    unit = next((unit for unit in UNITS if unit.word == do), None)
    if unit is None or unit.continuous:
        return step
    if kind == REGULATION or not unit.has("of"):
        step |= {"who": line["who"]} if unit.has("who") and line.get("who", YOU) != YOU else {}
        step |= {"what": line["what"]} if unit.on_lawns else {}
    elif unit.on_lawns:
        step |= {"what": line["what"], **_whose(trigger, line)}
    if unit.data_of is not None and kind != REGULATION:
        step |= unit.data_of(line)
    step |= _needed_fields(unit, trigger, line)
    step |= _amount(line) if unit.has("n") else {}
    if unit.has("if") and line.get("if"):
        step.setdefault("if", line["if"])
    return {**step, **{flag: True for flag in FLAGS if unit.has(flag) and line.get(flag)}}


def _needed_fields(unit: RunesEffectType, trigger: str, line: Values) -> Table:
    """Return the fields that a step needs, from the form line or implied."""
    if unit.on_lawns:
        return {}
    found: Table = {}
    implied = unit.implied(trigger)
    for key in unit.needs:
        allowed = unit.words.get(key, ())
        if key == "of" and len(allowed) > 1:
            found[key] = "that-neighbor" if line["what"] == "that" else line["whose"]
        elif key == "phase":
            found[key] = [line[key], line[AND_PHASE]] if line.get(AND_PHASE) else line[key]
        else:
            found[key] = implied.get(key) or (allowed[0] if len(allowed) == 1 else line[key])
    return found


def _whose(trigger: str, line: Values) -> Table:
    """Return the fields that say whose Creatures are meant, and who chooses them."""
    if line["what"] == "this":
        return {"of": YOU}
    if line["what"] == "that":
        return {"of": YOU if trigger.startswith("yours-") else "that-neighbor"}
    if line["whose"] in GROUPS:
        return {"who": line["whose"]}
    return {"of": "each-neighbor" if line["whose"] == EVERY_NEIGHBOR else line["whose"]}


def _amount(line: Values) -> Table:
    if line["amount"] == UPTO:
        return {"n": line["n"], "upto": True}
    if line["amount"] != NUMBER:
        return {"n": line["amount"]}
    return {"n": line["n"]} if line["n"] != 1 else {}


# --- data to values -----------------------------------------------------------------------------------------------


def form_values(kind: str, fields: Sequence[FormField], data: Values) -> Table:
    """Return the form values that would produce a card. Fields that the card lacks get their defaults."""
    values = {field.key: field.default for field in fields}
    blanks = {field.key: {inner.key: inner.default for inner in field.fields} for field in fields}
    values |= {key: value for key, value in data.items() if key not in ("price", EFFECT, "kind")}
    if data.get("price"):
        values["price"] = data["price"][0]
    steps: Sequence[Values] = data.get(EFFECT, ())
    continuous = [step for step in steps if find_effect_type(UNITS, step["do"]).continuous]
    others = [step for step in steps if find_effect_type(UNITS, step["do"]).title]
    values[EFFECT] = [{**blanks[EFFECT], **_line(kind, step)} for step in others]
    if ALWAYS in blanks:
        lines = (find_effect_type(UNITS, step["do"]).line_of(step) for step in continuous)
        values[ALWAYS] = [to_form(input_fields(kind), line) for line in lines]
    return values


def _line(kind: str, step: Values) -> Table:
    unit = find_effect_type(UNITS, step["do"])
    line: Table = {key: step[key] for key in ("do", "who", "from", "when", *FLAGS) if key in step}
    if unit.lets_choose("what") and (kind != REGULATION or "what" in step):
        line["what"] = step.get("what", unit.words["what"][0])
    if unit.on_lawns and kind != REGULATION:
        line |= {"whose": _whose_word(step)}
        line.pop("who", None)
    elif unit.takes_from_others:
        line["whose"] = step["of"]
    line |= _amount_words(step)
    line |= split(step, "phase", AND_PHASE)
    if step.get("if", THAT_IS) != THAT_IS:
        line["if"] = step["if"]
    return line


def _whose_word(step: Values) -> str:
    if step.get("who", YOU) in GROUPS:
        return str(step["who"])
    of = str(step.get("of", YOU))
    return EVERY_NEIGHBOR if of == "each-neighbor" else of


def _amount_words(step: Values) -> Table:
    number = step.get("n", 1)
    if isinstance(number, str):
        return {"amount": number}
    return {"amount": UPTO if step.get("upto") else NUMBER, "n": number}
