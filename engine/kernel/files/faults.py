"""Errors that carry data: the place of a fault, what was expected there and what was found.

`str()` gives a sentence. Forms with their own wording build it from the data, so no sentence is ever parsed again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal

from engine.kernel.files.limits import abbreviate


class Sentinel(Enum):
    """Placeholders for a value in an error: nothing was there, or the value adds no information."""

    MISSING = "nothing is there"
    UNTOLD = "what is there says nothing new"


MISSING: Final = Sentinel.MISSING
NOT_REPEATED: Final = Sentinel.UNTOLD
ALL_CARDS: Final = "all cards"
"""Replaces the card in an error about all cards together."""


@dataclass(frozen=True, slots=True)
class WordList:
    """A list of words of card data: "one of hand, spies". `last` stands before the last one."""

    words: tuple[str, ...]
    lead: str = ""
    last: str = ", "

    def __str__(self) -> str:
        return self.lead + join_words(self.words, self.last)


@dataclass(frozen=True, slots=True)
class KeyValue:
    """A field with its actual or expected word: `n = all`."""

    field: str
    word: str
    quoted: bool = False

    def __str__(self) -> str:
        return f"{self.field} = {self.word!r}" if self.quoted else f"{self.field} = {self.word}"


Arg = str | int | WordList | KeyValue


@dataclass(frozen=True, slots=True)
class Phrase:
    """A part of a sentence: `text` with a {} for each of `args`.

    A text among `args` is a word of card data: a field's name or value. A form may have its own label for it.
    """

    text: str
    args: tuple[Arg, ...] = ()

    def __str__(self) -> str:
        return self.text.format(*self.args) if self.args else self.text


@dataclass(frozen=True, slots=True)
class Expected(Phrase):
    """The expected value in an error.

    The `args` depend on the kind:
    "number": the lowest and the highest value
    "one-of", "different": the allowed words
    "one-of-with": the word that requires it, and the allowed words
    "unknown": the known fields, where the field isn't one of them
    "rule": any other requirement
    "sentence": the text is the whole sentence, including what was found
    """

    kind: Literal[
        "text", "number", "flag", "list", "one-of", "one-of-with", "different", "unknown", "rule", "sentence"
    ] = "rule"


TEXT: Final = Expected("a text", kind="text")
FLAG: Final = Expected("true or false", kind="flag")


def rule(text: str, *args: Arg) -> Expected:
    """Return the requirement of a rule. `text` has a {} for each of `args`."""
    return Expected(text, args)


def sentence(text: str) -> Expected:
    """Return a whole sentence about a fault, for cases that "expected" and "found" don't explain."""
    return Expected(text, kind="sentence")


def one_of(words: Iterable[str]) -> Expected:
    return Expected("{}", (WordList(tuple(words), "one of "),), "one-of")


def one_of_with(setting: str | KeyValue, words: Iterable[str], lead: str = "one of ") -> Expected:
    """Return the expectation of one of these words, required by the word of another field."""
    return Expected("with {} {}", (setting, WordList(tuple(words), lead)), "one-of-with")


def different(words: Iterable[str], what: str = "different words of: ") -> Expected:
    """Return the expectation of some of these words, each at most once."""
    return Expected(what + "{}", (WordList(tuple(words)),), "different")


def whole_number(low: int, high: int) -> Expected:
    return Expected("a whole number from {} to {}", (low, high), "number")


def a_list(what: str) -> Expected:
    return Expected(f"a list of {what}", kind="list")


USED_ONCE, TWICE = rule("an id used once"), Phrase("it twice")
"""The expectation of an id used once, and the phrase for a repeated one."""
UNIQUE = rule("one that no other card has")


def join_words(words: Iterable[str], last: str) -> str:
    """Join words with commas, and with `last` before the last one."""
    *first, end = tuple(words) or ("",)
    return ", ".join(first) + last + end if first else end


class BadCard(ValueError):
    """Card data that can't be used.

    `path` leads to the field, as names and indices of lists. It starts at the card, or without a card at the top of the
    file. An empty path means the whole card or file. `found` is the value, a `Phrase` about it, MISSING or
    NOT_REPEATED.
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
        """Return the message without the file name."""
        return ": ".join(filter(None, (self.place(), self.fault())))

    def place(self) -> str:
        """Return the place in the file, as part of the message."""
        if not self.card and self.expected.kind == "sentence":
            return ""
        inner = "".join(f"[{part}]" if isinstance(part, int) else f": {part}" for part in self.path[:-1])
        card = self.card if self.card in ("", ALL_CARDS) else f"card '{self.card}{inner}'"
        return ", ".join(filter(None, (card, f"field {abbreviate(self.path[-1])}" if self.path else "")))

    def fault(self) -> str:
        """Return the fault, as part of the message."""
        if self.expected.kind == "sentence":
            return str(self.expected)
        if self.expected.kind == "unknown":
            return f"not known; expected {self.expected}"
        found = "" if self.found is NOT_REPEATED else f", found {_describe_found(self.found)}"
        return f"expected {self.expected}{found}"


def _describe_found(found: object) -> str:
    if found is MISSING:
        return "'nothing'"
    return str(found) if isinstance(found, Phrase) else abbreviate(found)


class BadPack(BadCard):
    """A pack that can't be used.

    Without a card, its `path` begins with "pack" for the pack's head, or with a game slug and a kind of card.
    """

    def place(self) -> str:
        if self.card or not self.path or self.path[0] in ("format", "workshop"):
            return super().place()
        head, *rest = self.path
        if head == "pack":
            return f"[pack], field {abbreviate(rest[0])}"
        if self.expected.kind == "unknown":
            return f"[[{head}.{rest[0]}]]"
        return f"{head}, {abbreviate(rest[0])}" if rest else abbreviate(head)


class BadOption(ValueError):
    """A setup option with a value that the game doesn't allow."""

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
