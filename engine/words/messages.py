"""Messages: whole sentences, and the parts of them, that lie in Fluent files (see https://projectfluent.org).

A package keeps its messages in `messages/<language>/*.ftl` and says them through one `Messages`:

>>> say = Messages("engine.words")
>>> say("list-and", first="a dragon", last="a shrub")
'a dragon and a shrub'

Arguments are strings and ints. Ints are written without separators and choose plural forms. A card that a line can
name stays written [[17|Name]] (see `engine.kernel.showing.Words`).
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk

ENGLISH: Final = "en"
PSEUDO: Final = "pseudo"
"""English with every message in brackets: what stands outside of them was not said through a message."""
BRACKETS: Final = "⟦{}⟧"
KEPT: Final = 8192
"""So many sentences are kept: saying one anew takes 30 microseconds, which buttons and logs would add up."""


class Language:
    """Which language is spoken; the program says so before anything else is said."""

    spoken = ENGLISH


def speak(language: str) -> None:
    """Say everything in a language from now on. Texts of cards that were made already stay as they are."""
    Language.spoken = language
    _say.cache_clear()


class Messages:
    """The messages of a package."""

    def __init__(self, package: str) -> None:
        self.package = package

    def __call__(self, name: str, /, **arguments: str | int) -> str:
        """A message in the language that is spoken; "noun.many" is the attribute of a message. Raises KeyError for one
        that there is not, and ValueError for one whose arguments do not fit.
        """
        return _say(self.package, name, tuple(arguments.items()))


@lru_cache(KEPT)
def _say(package: str, name: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    language = ENGLISH if Language.spoken == PSEUDO else Language.spoken
    spoken = bundle(package, language)
    message, _, attribute = name.partition(".")
    found = spoken.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, f"the message '{name}' of {package} has attributes only"
    values = {key: fluent_number(value, useGrouping=False) if type(value) is int else value for key, value in arguments}
    text, errors = spoken.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"the message '{name}' of {package} cannot be said: {errors[0]}")
    return BRACKETS.format(text) if Language.spoken == PSEUDO else str(text)


@lru_cache(None)
def bundle(package: str, language: str) -> FluentBundle:
    """All messages of a package in a language. Raises ValueError for a file with something that is no message."""
    made = FluentBundle([language], use_isolating=False)
    folder = files(package) / "messages" / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):  # the parser goes on behind it, and the message would be missing
                raise ValueError(f"{file.name} of {package} has no message here: {(entry.content or '').strip()[:80]}")
        made.add_resource(resource)
    return made
