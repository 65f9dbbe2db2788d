"""Messages: whole sentences, and the parts of them, that lie in Fluent files (see https://projectfluent.org).

A package keeps its messages in `messages/<language>/*.ftl` and says them through one `Messages`:

>>> say = Messages("engine.words")
>>> say("list-and", first="a dragon", last="a shrub")
'a dragon and a shrub'

What a language does not say is said in English, message by message.

Arguments are strings and ints. Ints are written without separators and choose plural forms. A card that a line can
name stays written [[17|Name]] (see `engine.kernel.game.presentation.GameText`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache, reduce
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from functools import _lru_cache_wrapper

    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
LANGUAGES: Final[Mapping[str, str]] = {ENGLISH: "English", "de": "Deutsch"}
"""The available languages, each with its own name."""
PSEUDO: Final = "pseudo"
"""A test language: English with every message in brackets. Text outside brackets didn't come from a message."""
BRACKETS: Final = "⟦{}⟧"
_PLAIN = re.compile(r"^([a-z][a-z0-9-]*) = ((?:[^{}\n]|\{ \$\w+ \})+)$(?!\n[ \n]*[ ])", re.MULTILINE)
"""A one-line message without plural forms, attributes or references."""
_NAME = re.compile(r"^(?:([a-z][a-z0-9-]*)|[ ]+\.([a-z][a-z0-9_-]*)) =", re.MULTILINE)
"""The start of a message or of one of its attributes."""
_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) =.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A message with its attributes."""
_INSIDE = re.compile(r"\{\s*([a-z][a-z0-9-]*)")
"""A message that is part of another one."""
_SLOT = re.compile(r"\{ \$(\w+) \}")
KEPT: Final = 8192
"""The cache size for sentences. Making one takes 30 microseconds, which adds up for buttons and logs."""


class Language:
    """The current language. The program sets it before any other text is made."""

    spoken = ENGLISH


T = TypeVar("T")
_caches: list[Callable[[], None]] = []


def speak(language: str) -> None:
    """Set the language. Clears all `words_cache` caches."""
    Language.spoken = language
    for clear in _caches:
        clear()


def file_language() -> str:
    """Return the language of the files to read."""
    return ENGLISH if Language.spoken == PSEUDO else Language.spoken


def words_cache(most: int | None = None) -> Callable[[Callable[..., T]], _lru_cache_wrapper[T]]:
    """Return `lru_cache` for texts. The cache is cleared when the language changes."""

    def add_cache(make: Callable[..., T]) -> _lru_cache_wrapper[T]:
        cached = lru_cache(most)(make)
        _caches.append(cached.cache_clear)
        return cached

    return add_cache


class LazyMessage(str):
    """A message with its arguments, so that `retranslate` can translate it again."""

    __slots__ = ("how",)
    how: tuple[Messages, str, tuple[tuple[str, str | int], ...]]

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)


def retranslate(thing: T) -> T:
    """Return a text in the current language. Tuples and dataclasses are translated part by part."""
    made: Any = thing
    if isinstance(thing, LazyMessage):
        messages, name, arguments = thing.how
        made = messages(name, **{key: retranslate(value) for key, value in arguments})
    elif isinstance(thing, tuple):
        made = tuple(retranslate(part) for part in thing)
    elif is_dataclass(thing) and not isinstance(thing, type):
        made = replace(thing, **{part.name: retranslate(getattr(thing, part.name)) for part in fields(thing)})
    return made  # type: ignore[no-any-return]


class Messages:
    """The messages of a package, or of files that a function returns for a language. `package` names them."""

    def __init__(self, package: str, found: Callable[[str], Iterable[Traversable]] | None = None) -> None:
        self.package = package
        self._found = found or (lambda language: (files(package) / "messages" / language).iterdir())

    def __call__(self, name: str, /, **arguments: str | int) -> str:
        """Return a message in the current language. "noun.many" is an attribute of a message.

        Raises KeyError for an unknown message, and ValueError for wrong arguments.
        """
        return _say(self, name, tuple(arguments.items()))

    def language(self) -> str:
        """Return the language of the package's messages: the current one if it has messages in it, else English."""
        return file_language() if names(self, file_language()) else ENGLISH

    def within(self, language: str, name: str, /, **arguments: str | int) -> str:
        """Return a message in a given language, so that no sentence mixes two languages."""
        return _say(self, name, tuple(arguments.items()), language)

    def join_list(self, words: Sequence[str], last: str = "and", language: str = "") -> str:
        """Return words as a list, with `last` ("and" or "or") before the last word. Empty for no words.

        The default language is that of the package's messages.
        """
        if len(words) < 2:
            return "".join(words)
        language = language or self.language()
        first = reduce(
            lambda before, word: _say(_LISTS, "list-comma", (("first", before), ("next", word)), language), words[:-1]
        )
        return _say(_LISTS, f"list-{last}", (("first", first), ("last", words[-1])), language)

    def knows(self, name: str) -> bool:
        """Return whether the message exists in the current language."""
        return name in names(self, file_language())

    def has(self, name: str) -> bool:
        """Return whether the message exists in the current language or in English."""
        return self.knows(name) or name in names(self, ENGLISH)

    def texts(self, language: str) -> list[tuple[str, str]]:
        """Return the names and contents of a language's message files.

        Raises FileNotFoundError for English, which must be complete.
        """
        try:
            found = sorted(self._found(language), key=lambda file: file.name)
        except FileNotFoundError:
            if language == ENGLISH:
                raise
            return []
        return [(file.name, file.read_text(encoding="utf-8")) for file in found]


_LISTS = Messages("engine.words")


@words_cache(KEPT)
def _say(messages: Messages, name: str, arguments: tuple[tuple[str, str | int], ...], language: str = "") -> str:
    language = language or (file_language() if messages.knows(name) else ENGLISH)
    try:
        text = plain(messages, language)[name].format_map(dict(arguments))
    except KeyError:
        text = with_fluent(messages, language, name, arguments)
    said = LazyMessage(BRACKETS.format(text) if Language.spoken == PSEUDO else text)
    said.how = messages, name, arguments
    return said


@lru_cache(None)
def names(messages: Messages, language: str) -> frozenset[str]:
    """Return all message names in a language, with attributes ("noun.many")."""
    found, message = set(), ""
    for _, text in messages.texts(language):
        for match in _NAME.finditer(text):
            message = match[1] or message
            found.add(f"{message}.{match[2]}" if match[2] else message)
    return frozenset(found)


@lru_cache(None)
def plain(messages: Messages, language: str) -> dict[str, str]:
    """Return the messages that need only simple arguments.

    The title screen uses no others, because loading Fluent takes 60 ms.
    """
    found = (match for _, text in messages.texts(language) for match in _PLAIN.finditer(text))
    return {match[1]: _SLOT.sub(r"{\1}", match[2].strip()) for match in found}


def with_fluent(messages: Messages, language: str, name: str, arguments: Iterable[tuple[str, str | int]]) -> str:
    """Return any message through Fluent. Raises like `Messages`, and ValueError for an invalid message."""
    from fluent.runtime.types import fluent_number

    spoken = _bundle(messages, language)
    message, _, attribute = name.partition(".")
    _add(spoken, messages, language, message)
    found = spoken.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, f"the message '{name}' of {messages.package} has attributes only"
    values = {key: fluent_number(value, useGrouping=False) if type(value) is int else value for key, value in arguments}
    text, errors = spoken.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"the message '{name}' of {messages.package} cannot be said: {errors[0]}")
    return str(text)


@lru_cache(None)
def _bundle(messages: Messages, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


@lru_cache(None)
def _sources(messages: Messages, language: str) -> dict[str, str]:
    """Return the source text of each message in a language."""
    return {match[1]: match[0] for _, text in messages.texts(language) for match in _ENTRY.finditer(text)}


def _add(bundle: FluentBundle, messages: Messages, language: str, name: str) -> None:
    """Add a message to a bundle, with the messages inside it.

    One at a time, because parsing a whole game takes 0.2 s.
    """
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    source = _sources(messages, language).get(name)
    if source is None or bundle.has_message(name):
        return
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):  # The parser skips invalid entries, so the message would be missing.
            raise ValueError(f"the message '{name}' of {messages.package} is invalid: {(entry.content or '')[:80]}")
    bundle.add_resource(resource)
    for inside in _INSIDE.findall(source):
        _add(bundle, messages, language, inside)
