"""Runes & Regulations: the values of a filled-in form as the data of a card, and the other way round.

The form of a card has a list of steps (`effect`) and one of what is always on (`always`); data knows only `effect`. In
a form one word says whose Creatures are meant and who chooses them, another how many there are; the stopping of what
would happen goes without saying.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.games.runes_and_regulations.own_cards import kind_in
from engine.games.runes_and_regulations.vocabulary import ALWAYS_ON, CREATURE, GROUPS, REGULATION, WOULDS, YOU
from engine.kernel.packs import FormField

EFFECT, ALWAYS = "effect", "always"
NUMBER, UPTO, ALL, ANY = "number", "upto", "all", "any"
EVERY_NEIGHBOR = "every-neighbor"
AND_PHASE, AND_ACT = "and_phase", "and_act"
SKIP_SPIN, BAN_RUNES, STEAL_THIS = "skip-spin", "ban-runes", "steal-this"
"""Words that a form has and data does not."""
PEOPLE = ("draw", "discard", "spin", "summon", "skip")
ON_LAWNS = ("hex", "restore", "destroy", "return")
TAKERS = ("steal", "swap")
COUNTED = ("draw", "discard", "spin", "cast", "summon", *ON_LAWNS, "steal", "add-rune")
"""Steps with a field who, what is done to whose Creatures, what is taken from others, what has a number."""
CONDITIONAL = ("draw", "summon", "return", "skip", "add-rune")
FLAGS = {"may": ("draw", "summon"), "must": ("return",), "random": ("discard",)}
THAT_IS = "that-is-a-creature"

Values = Mapping[str, Any]
Table = dict[str, Any]


# --- values to data -----------------------------------------------------------------------------------------------


def card_data(kind: str, values: Values) -> Table:
    """A filled-in form as the fields of a card in a pack; what is not shown is left out."""
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
            yield _standing(kind, line)
        return
    if trigger in WOULDS:
        yield {"do": "nullify"}
    for line in values.get(EFFECT, ()):
        yield _step(kind, trigger, line)


def _step(kind: str, trigger: str, line: Values) -> Table:
    do = str(line.get("do", ""))
    step: Table = {"do": do}
    if do in PEOPLE or kind == REGULATION:
        step |= {"who": line["who"]} if line.get("who", YOU) != YOU else {}
        step |= {"what": line["what"]} if do in ON_LAWNS else {}
    elif do in ON_LAWNS:
        step |= {"what": line["what"], **_whose(trigger, line)}
    elif do in TAKERS:
        that = line["what"] == "that"
        step |= {"what": line["what"], "of": "that-neighbor" if that else line["whose"]}
    elif do == "move":
        step |= {"what": line["what"], "of": "any-neighbor", "to": "other-neighbor"}
    elif do == "take":
        step |= {"what": "that", "to": "fence" if trigger == "neighbor-would-activate" else "hand"}
    if do == "summon" and kind != REGULATION:
        step |= _summoned(line)
    if do == "skip":
        step |= {"phase": _pair(line, "phase", AND_PHASE), "when": line["when"]}
    step |= _amount(line) if do in COUNTED else {}
    if do in CONDITIONAL and line.get("if"):
        step.setdefault("if", line["if"])
    return {**step, **{flag: True for flag, verbs in FLAGS.items() if do in verbs and line.get(flag)}}


def _whose(trigger: str, line: Values) -> Table:
    """Whose Creatures are meant, and who chooses them."""
    if line["what"] == "this":
        return {"of": YOU}
    if line["what"] == "that":
        return {"of": YOU if trigger.startswith("yours-") else "that-neighbor"}
    if line["whose"] in GROUPS:
        return {"who": line["whose"]}
    return {"of": "each-neighbor" if line["whose"] == EVERY_NEIGHBOR else line["whose"]}


def _summoned(line: Values) -> Table:
    if line["what"] == "that":
        return {"what": "that", "from": "main-discard", "if": THAT_IS}
    if line["from"] == "hand":
        return {} if line["what"] == "creature" else {"what": line["what"]}
    return {"what": line["what"], "from": line["from"]}


def _amount(line: Values) -> Table:
    if line["amount"] == UPTO:
        return {"n": line["n"], "upto": True}
    if line["amount"] != NUMBER:
        return {"n": line["amount"]}
    return {"n": line["n"]} if line["n"] != 1 else {}


def _pair(line: Values, first: str, second: str) -> str | list[str]:
    """One word, or a list of two."""
    return [line[first], line[second]] if line.get(second) else str(line[first])


def _standing(kind: str, line: Values) -> Table:
    do = line["do"]
    everybody = {"who": "each-player"} if kind == REGULATION else {}
    if do == SKIP_SPIN:
        return {"do": "phase", "phase": "spin", **everybody, "may": True, "price": "discard-1"}
    if do == BAN_RUNES:
        return {"do": "forbid", "act": ["activate"], "who": "active-player", "what": "rune", "of": "own"}
    if do == "phase":
        return {"do": do, "phase": line["phase"], **everybody, "n": line["n"]}
    if do == "forbid":
        pair = _pair(line, "act", AND_ACT)
        acts = [pair] if isinstance(pair, str) else pair
        by, of = ("each-player", "each-player") if kind == REGULATION else (line["by"], YOU)
        return {"do": do, "act": acts, "who": by, "what": line["what"], "of": of}
    if do == "tax":
        taxed = "cast" if kind == REGULATION else line["taxed"]
        what = {"cast": {}, "steal": {"what": "creature"}, STEAL_THIS: {"what": "this"}}[taxed]
        who = everybody or {"who": "each-neighbor"}
        return {"do": do, "act": taxed.removesuffix("-this"), **who, **what, "price": line["price"]}
    if do == "spin-as":
        return {"do": do, "result": line["result"], "counts_as": line["counts_as"]}
    if do == "targets":
        return {"do": do, **everybody, "rule": "adjacent"}
    change = {"set": line["set"]} if kind == REGULATION else {"add": line["add"]}
    who = everybody or ({"who": line["who"]} if line["who"] != YOU else {})
    return {"do": do, "which": line["which"], **who, **change}


# --- data to values -----------------------------------------------------------------------------------------------


def form_values(kind: str, fields: Sequence[FormField], data: Values) -> Table:
    """The form (with these fields) with which a card could have been made; what is not shown has its default."""
    values = {field.key: field.default for field in fields}
    blanks = {field.key: {inner.key: inner.default for inner in field.fields} for field in fields}
    values |= {key: value for key, value in data.items() if key not in ("price", EFFECT, "kind")}
    if data.get("price"):
        values["price"] = data["price"][0]
    steps: Sequence[Values] = data.get(EFFECT, ())
    standing = [step for step in steps if step["do"] in ALWAYS_ON]
    others = [step for step in steps if step["do"] not in (*ALWAYS_ON, "nullify")]
    values[EFFECT] = [{**blanks[EFFECT], **_line(kind, step)} for step in others]
    if ALWAYS in blanks:
        values[ALWAYS] = [{**blanks[ALWAYS], **_standing_line(step)} for step in standing]
    return values


def _line(kind: str, step: Values) -> Table:
    do = step["do"]
    line: Table = {key: step[key] for key in ("do", "who", "what", "from", "when", *FLAGS) if key in step}
    if do in ON_LAWNS and kind != REGULATION:
        line |= {"whose": _whose_word(step)}
        line.pop("who", None)
    elif do in TAKERS:
        line["whose"] = step["of"]
    if do == "take":
        line.pop("what")
    if do == "summon" and kind != REGULATION:
        line.setdefault("what", "creature")
    line |= _amount_words(step)
    line |= _split(step, "phase", AND_PHASE)
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


def _split(step: Values, first: str, second: str) -> Table:
    if first not in step:
        return {}
    words = [step[first]] if isinstance(step[first], str) else list(step[first])
    return {first: words[0], second: words[1] if len(words) > 1 else ""}


def _standing_line(step: Values) -> Table:
    do = step["do"]
    if do == "phase":
        more = {"do": do, **_split(step, "phase", AND_PHASE), "n": step.get("n", 1)}
        return {"do": SKIP_SPIN} if step.get("price") else more
    if do == "forbid":
        if step["who"] == "active-player":
            return {"do": BAN_RUNES}
        return {"do": do, "what": step["what"], "by": step["who"], **_split(step, "act", AND_ACT)}
    if do == "tax":
        acts = step["act"] if isinstance(step["act"], str) else step["act"][0]
        return {"do": do, "taxed": STEAL_THIS if step.get("what") == "this" else acts, "price": step["price"]}
    return {key: step[key] for key in ("do", "which", "who", "set", "add", "result", "counts_as") if key in step}
