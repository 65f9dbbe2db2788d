"""Errors of card data in the words of the form: "Answers an Instant", never `when = 'instant'`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kernel.cards.packs import FormField
from engine.kernel.files.faults import MISSING, NOT_REPEATED, Arg, BadCard, KeyValue, Phrase, WordList, join_words
from engine.kernel.files.limits import LONGEST_SHOWN, abbreviate
from engine.words.say import workshop as say


def explain_fault(problem: BadCard, fields: Sequence[FormField], seen: Sequence[FormField]) -> tuple[str, str]:
    """Return the shown field that an error of card data is about ("" for the whole card), and a sentence."""
    if not problem.path:
        return "", _sentence(problem.inside_file())
    name = str(problem.path[-1])
    lists = [entry for entry in seen if entry.kind == "lines"]
    about = next((str(key) for key in (problem.path[0], name) if any(entry.key == key for entry in seen)), "")
    if not about and problem.path[0] not in ("id", "picture"):
        # What is written in lines may go by another name in the file: by what is chosen in one of its lines.
        named = next((entry for entry in lists if name in _choices(entry.fields)), None)
        only = named or (lists[0] if len(lists) == 1 else None)
        about = only.key if only is not None else ""
    if about == "name":
        if _is_nothing(problem.found):
            return about, say("nameless")
        found = say("found", found=str(problem.found)) if isinstance(problem.found, Phrase) else ""
        return about, _sentence(say("expected-found", expected=str(problem.expected), found=found))
    lines = next((entry.fields for entry in lists if entry.key == about), ())
    form = _FormTexts([*lines, *fields], name)
    # A table of the file, whose entries are named by what is chosen in a line.
    chosen = _choices(lines).get(name, "") if len(problem.path) == 2 else ""
    return about, _sentence((f"{_quote(chosen)}: " if chosen else "") + form.fault(problem))


class _FormTexts:
    """The words of a form; those of the field with the name `about` come first where two fields have the same."""

    def __init__(self, fields: Sequence[FormField], about: str) -> None:
        self._fields = list(_all(fields))
        self._choices = _choices(fields) | self._choices_of(about)
        self._labels = {entry.key: entry.label for entry in reversed(self._fields)} | self._choices

    def _choices_of(self, key: str) -> dict[str, str]:
        return _choices([entry for entry in self._fields if entry.key == key][:1])

    def fault(self, problem: BadCard) -> str:
        """Return what was expected and found."""
        expected = problem.expected
        found = self._describe_found(problem.found)
        if expected.kind == "sentence":
            return self._phrase(expected)
        if expected.kind == "unknown":
            return say("not-known", expected=self._phrase(expected))
        if expected.kind == "different":
            return say("expected-different", found=found)
        if expected.kind == "one-of-with":
            field, choice = map(self._phrase_part, expected.args)
            return say("choose-for", field=field, choice=choice, found=found)
        return say("expected-found", expected=self._phrase(expected), found=found)

    def _phrase(self, phrase: Phrase) -> str:
        return phrase.text.format(*map(self._phrase_part, phrase.args)) if phrase.args else phrase.text

    def _phrase_part(self, arg: Arg) -> str:
        """Return a part of a phrase without anything that the form doesn't offer."""
        if isinstance(arg, KeyValue):
            word = (self._choices | self._choices_of(arg.field)).get(arg.word)
            return _quote(word) if word is not None else str(arg)
        if isinstance(arg, WordList):
            offered = [self._phrase_part(word) for word in arg.words if word in self._labels or arg.last != ", "]
            return ("" if len(offered) == 1 else arg.lead) + join_words(offered, arg.last) if offered else str(arg)
        return _quote(self._labels[arg]) if isinstance(arg, str) and arg in self._labels else str(arg)

    def _describe_found(self, found: object) -> str:
        """Return what was found; "" for data that no form writes: a list of lists, a switch, a very long text."""
        if _is_nothing(found):
            return say("nothing-yet")
        if isinstance(found, Phrase):
            return say("found", found=self._phrase(found)) if len(str(found)) <= LONGEST_SHOWN else ""
        if found is NOT_REPEATED or isinstance(found, (bool, list, dict)):
            return ""
        word = self._choices.get(found) if isinstance(found, str) else None
        return say("found", found=_quote(word) if word is not None else abbreviate(found))


def _is_nothing(found: object) -> bool:
    return found is MISSING or (isinstance(found, (str, list, dict)) and not found)


def _all(fields: Sequence[FormField]) -> Iterator[FormField]:
    for entry in fields:
        yield entry
        yield from _all(entry.fields)


def _choices(fields: Sequence[FormField]) -> dict[str, str]:
    """Return all choices of a form, as the data and as the form call them; the first of two counts."""
    known: dict[str, str] = {}
    for entry in _all(fields):
        for value, label in entry.choices:
            if value:
                known.setdefault(str(value), label)
    return known


def _quote(label: str) -> str:
    return f"“{label}”"


def _sentence(words: str) -> str:
    opening = 1 if words.startswith("“") else 0
    words = words[:opening] + words[opening : opening + 1].upper() + words[opening + 1 :]
    return words if words.endswith(".") else f"{words}."
