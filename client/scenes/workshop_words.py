"""Errors of card data in the words of the form: where the data says `when = 'instant'`, the form says "Answers an
Instant". Whoever fills in a form has never seen the names of the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from engine.kernel.packs import FormField

_BAD_FIELD = re.compile(r"card '(?P<card>[^']*)', field '?(?P<field>[^':]+)'?: (?P<rest>.*)", re.DOTALL)
_INNER = re.compile(r": (\w+)\[")
_NOTHING = re.compile(r", found (nothing|'nothing'|''|\[\]|\(\)|\{\})$")
_FOUND = re.compile(r", found (?P<found>.*)$", re.DOTALL)
_NAMELESS = "The card needs a name."
_JUST_SEEN = re.compile(r", found '[^']*'$")
_LONGEST_FOUND = 60
_WORD = r"[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*"
_PAIR = re.compile(rf"(?P<key>{_WORD}) = '?(?P<word>{_WORD})'?")
_DIFFERENT = re.compile(rf"(?:a list of )?different words of: {_WORD}(?:, {_WORD})*")
_LIST = re.compile(rf"(?P<lead>one of|some of|of:|only) (?P<words>{_WORD}(?:, (?!found\b){_WORD})+)")
_EITHER = re.compile(rf"^(?P<lead>expected) (?P<words>{_WORD}(?:, {_WORD})* or {_WORD})(?= )")
_FIRST = re.compile(rf"^(?P<lead>expected) (?P<words>{_WORD})(?= (?:only|with)\b)")
_NAMED = re.compile(rf"(?P<lead>with|step|condition|only) (?P<words>{_WORD})(?=$|[ ,)])")
_QUOTED = re.compile(rf"'(?P<word>{_WORD})'")
_ALONE = re.compile(rf"(?<![\w-])(?P<word>{_WORD})(?![\w-])")
_FOR_ONE = re.compile(r"^expected with (“[^”]*”) (one|some) of ")


def explained(message: str, fields: Sequence[FormField], shown: Sequence[FormField]) -> tuple[str, str]:
    """An error of card data: the field of the form that it is about, of those that are shown ("" is the whole card),
    and a sentence for whoever fills in the form."""
    found = _BAD_FIELD.search(message)
    if found is None:
        return "", _sentence(message.partition(": ")[2] or message)
    inner = _INNER.search(found["card"])
    wanted = (inner[1] if inner else "", found["field"].partition("[")[0])
    about = next((key for key in wanted if any(entry.key == key for entry in shown)), "")
    lists = [entry for entry in shown if entry.kind == "lines"]
    rest = found["rest"]
    if not about and wanted[1] not in ("id", "picture"):
        # What is written in lines may go by another name in the file: by what is chosen in one of its lines.
        named = next((entry for entry in lists if wanted[1] in _choices(entry.fields)), None)
        only = named or (lists[0] if len(lists) == 1 else None)
        about = only.key if only is not None else ""
        rest = f"{_said(_choices(only.fields)[wanted[1]])}: {rest}" if only is not None and only is named else rest
    if about == "name":
        return about, _NAMELESS if _NOTHING.search(rest) else _sentence(_JUST_SEEN.sub("", rest))
    nearest = next((entry.fields for entry in lists if entry.key == about), ())
    return about, _sentence(in_words(rest, [*nearest, *fields], wanted[1]))


def in_words(sentence: str, fields: Sequence[FormField], about: str = "") -> str:
    """A sentence with the names of card data replaced by what the form calls them; `about` is the field in question,
    whose words come first where two fields have the same. What the form does not offer is not listed."""
    found = _FOUND.search(sentence)
    if found is not None and _says_nothing(found["found"]):
        sentence = sentence[: found.start()]
    first = next((entry for entry in _all(fields) if entry.key == about), None)
    choices = _choices(fields) | (_choices([first]) if first is not None else {})
    labels = {entry.key: entry.label for entry in reversed(list(_all(fields)))}

    def pair(match: re.Match[str]) -> str:
        named = next((entry for entry in _all(fields) if entry.key == match["key"]), None)
        known = choices | (_choices([named]) if named is not None else {})
        return _said(known[match["word"]]) if match["word"] in known else match[0]

    def several(match: re.Match[str]) -> str:
        words = [_said((labels | choices)[word]) for word in match["words"].split(", ") if word in labels | choices]
        lead = "" if len(words) == 1 and match["lead"] == "one of" else f"{match['lead']} "
        return lead + ", ".join(words) if words else match[0]

    def either(match: re.Match[str]) -> str:
        words = re.split(", | or ", match["words"])
        known = choices | labels if len(words) == 1 else labels | choices
        if not all(word in known for word in words):
            return match[0]
        return f"{match['lead']} {' or '.join(_said(known[word]) for word in words)}"

    def named(match: re.Match[str]) -> str:
        return f"{match['lead']} {_said(choices[match['words']])}" if match["words"] in choices else match[0]

    def single(match: re.Match[str]) -> str:
        return _said(choices[match["word"]]) if match["word"] in choices else match[0]

    sentence = _DIFFERENT.sub("different choices", sentence)
    for pattern, write in ((_PAIR, pair), (_LIST, several), (_EITHER, either), (_FIRST, either), (_NAMED, named),
                           (_QUOTED, single)):  # fmt: skip
        sentence = pattern.sub(write, sentence)
    parts = re.split(r"(“[^”]*”)", sentence)
    hyphened = [part if part.startswith("“") else _ALONE.sub(lambda m: single(m) if _made_up(m[0]) else m[0], part)
                for part in parts]  # fmt: skip
    return _FOR_ONE.sub(r"for \1 choose \2 of ", "".join(hyphened))


def _made_up(word: str) -> bool:
    """Whether a word can only be one of card data."""
    return "-" in word or "_" in word


def _says_nothing(found: str) -> bool:
    """Whether what was found is written as no form has it: a list of lists, a switch, very long."""
    listed = found.startswith(("[", "{")) and len(found) > len("[]")
    return listed or found in ("True", "False") or len(found) > _LONGEST_FOUND


def _all(fields: Sequence[FormField]) -> Iterator[FormField]:
    for entry in fields:
        yield entry
        yield from _all(entry.fields)


def _choices(fields: Sequence[FormField]) -> dict[str, str]:
    """What can be chosen anywhere in a form, as the data and as the form call it; the first of two counts."""
    known: dict[str, str] = {}
    for entry in _all(fields):
        for value, label in entry.choices:
            if value:
                known.setdefault(str(value), label)
    return known


def _said(label: str) -> str:
    return f"“{label}”"


def _sentence(words: str) -> str:
    words = _NOTHING.sub("; there is nothing yet", words.strip())
    opening = 1 if words.startswith("“") else 0
    words = words[:opening] + words[opening : opening + 1].upper() + words[opening + 1 :]
    return words if words.endswith(".") else f"{words}."
