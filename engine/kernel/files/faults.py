"""Errors that carry data: where something is wrong, what was expected there and what was found; `str()` tells it in a
sentence. Whoever has other words for it, as a form has, takes them from the data: no sentence is ever read again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal

from engine.kernel.files.limits import abbreviate


class Sentinel(Enum):
    """What stands for a value where there is none."""

    MISSING = "nothing is there"
    UNTOLD = "what is there says nothing new"


MISSING: Final = Sentinel.MISSING
NOT_REPEATED: Final = Sentinel.UNTOLD
ALL_CARDS: Final = "all cards"
"""Instead of a card, where something is wrong with all of them together."""


@dataclass(frozen=True, slots=True)
class WordList:
    """Words of card data as a list: "one of hand, spies"; `last` stands before the last one."""

    words: tuple[str, ...]
    lead: str = ""
    last: str = ", "

    def __str__(self) -> str:
        return self.lead + joined(self.words, self.last)


@dataclass(frozen=True, slots=True)
class KeyValue:
    """A field with the word that it has or should have: `n = all`."""

    field: str
    word: str
    quoted: bool = False

    def __str__(self) -> str:
        return f"{self.field} = {self.word!r}" if self.quoted else f"{self.field} = {self.word}"


Arg = str | int | WordList | KeyValue


@dataclass(frozen=True, slots=True)
class Phrase:
    """A part of a sentence: `text` with a {} for each of `args`. A text among them is a word of card data (the name of
    a field, or what one can say), for which a form has words of its own, or else stands as it is.
    """

    text: str
    args: tuple[Arg, ...] = ()

    def __str__(self) -> str:
        return self.text.format(*self.args) if self.args else self.text


@dataclass(frozen=True, slots=True)
class Expected(Phrase):
    """What was expected of a value.

    The `args` of "number" are the lowest and the highest, those of "one-of" and "different" the words allowed, those
    of "one-of-with" the word that asks for it and the words allowed. "unknown" is a field that means nothing there (the
    words are those that do), "rule" whatever is no matter of one field's shape. "sentence" says all in its own words,
    what was found included.
    """

    kind: Literal[
        "text", "number", "flag", "list", "one-of", "one-of-with", "different", "unknown", "rule", "sentence"
    ] = "rule"  # fmt: skip


TEXT: Final = Expected("a text", kind="text")
FLAG: Final = Expected("true or false", kind="flag")


def rule(text: str, *args: Arg) -> Expected:
    """What a rule asks for; `text` has a {} for each of `args`."""
    return Expected(text, args)


def sentence(text: str) -> Expected:
    """What is wrong, where "expected" and "found" do not tell it."""
    return Expected(text, kind="sentence")


def one_of(words: Iterable[str]) -> Expected:
    """One of these words."""
    return Expected("{}", (WordList(tuple(words), "one of "),), "one-of")


def one_of_with(setting: str | KeyValue, words: Iterable[str], lead: str = "one of ") -> Expected:
    """One of these words, where another field has this one."""
    return Expected("with {} {}", (setting, WordList(tuple(words), lead)), "one-of-with")


def different(words: Iterable[str], what: str = "different words of: ") -> Expected:
    """Some of these words, each once at most."""
    return Expected(what + "{}", (WordList(tuple(words)),), "different")


def whole_number(low: int, high: int) -> Expected:
    """A whole number within bounds."""
    return Expected("a whole number from {} to {}", (low, high), "number")


def a_list(what: str) -> Expected:
    """A list of something."""
    return Expected(f"a list of {what}", kind="list")


USED_ONCE, TWICE = rule("an id used once"), Phrase("it twice")
"""What was expected of an id, and what was found."""
UNIQUE = rule("one that no other card has")


def joined(words: Iterable[str], last: str) -> str:
    """Words as a list, with `last` before the last one."""
    *first, end = tuple(words) or ("",)
    return ", ".join(first) + last + end if first else end


class BadCard(ValueError):
    """Card data that cannot be used.

    `path` leads from the card (or without one from the top of the file) to the field: names, and places in lists. An
    empty one is the card, or the file, as a whole. `found` is the value, a `Phrase` about it, MISSING, or UNTOLD.
    """

    def __init__(
        self, file: str, card: str, path: tuple[str | int, ...], expected: Expected, found: object = NOT_REPEATED
    ) -> None:
        super().__init__(file, card, path, expected, found)
        self.file = file
        self.card = card
        self.path = path
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.file, self.inside_file())))

    def inside_file(self) -> str:
        """The sentence without the name of the file."""
        return ": ".join(filter(None, (self.place(), self.fault())))

    def place(self) -> str:
        """Where it is in the file, as the sentence says it."""
        if not self.card and self.expected.kind == "sentence":
            return ""
        inner = "".join(f"[{part}]" if isinstance(part, int) else f": {part}" for part in self.path[:-1])
        card = self.card if self.card in ("", ALL_CARDS) else f"card '{self.card}{inner}'"
        return ", ".join(filter(None, (card, f"field {abbreviate(self.path[-1])}" if self.path else "")))

    def fault(self) -> str:
        """What is wrong there, as the sentence says it."""
        if self.expected.kind == "sentence":
            return str(self.expected)
        if self.expected.kind == "unknown":
            return f"not known; expected {self.expected}"
        return f"expected {self.expected}" + ("" if self.found is NOT_REPEATED else f", found {_told(self.found)}")


def _told(found: object) -> str:
    if found is MISSING:
        return "'nothing'"
    return str(found) if isinstance(found, Phrase) else abbreviate(found)


class BadPack(BadCard):
    """A pack that cannot be used. Its `path`, where no card is meant, begins with "pack" for what the pack says of
    itself, or else with the slug of a game and a kind of card.
    """

    def place(self) -> str:
        """Where it is in the file, as the sentence says it."""
        if self.card or not self.path or self.path[0] in ("format", "workshop"):
            return super().place()
        head, *rest = self.path
        if head == "pack":
            return f"[pack], field {abbreviate(rest[0])}"
        if self.expected.kind == "unknown":
            return f"[[{head}.{rest[0]}]]"
        return f"{head}, {abbreviate(rest[0])}" if rest else abbreviate(head)


class BadOption(ValueError):
    """A set-up option has a value the game does not allow."""

    def __init__(self, key: str, expected: Expected, found: object = NOT_REPEATED) -> None:
        super().__init__(key, expected, found)
        self.key = key
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        if self.expected.kind == "sentence":
            return str(self.expected)
        told = "" if self.found is NOT_REPEATED else f", not {abbreviate(self.found)}"
        return f"option '{self.key}' must be {self.expected}{told}"
