"""The terms of a game and their meanings: those explained next to a card, and all that can be hovered."""

from __future__ import annotations

import re
from dataclasses import dataclass

from client.look.schema import Texts, read_all
from engine.words.messages import words_cache


@dataclass(frozen=True, slots=True)
class GameTerm:
    """A term of a game, its forms, its meaning, and the clause of the rules about it."""

    name: str
    words: Texts
    text: str
    clause: str


@words_cache(8)
def terms(slug: str) -> tuple[GameTerm, ...]:
    """Return the terms of a game that are explained next to a card, in order."""
    found: tuple[GameTerm, ...] = read_all("texts/keywords.toml", tuple[GameTerm, ...]).get(slug, ())
    return found


@dataclass(frozen=True, slots=True)
class Glossary:
    """All terms of a game: a pattern to find them in a text, and the term of each form."""

    pattern: re.Pattern[str] | None
    meanings: dict[str, GameTerm]

    def first(self, sentence: str) -> list[tuple[int, int]]:
        """Return where each term first occurs in a text: start and end."""
        places: dict[str, tuple[int, int]] = {}
        for match in self.pattern.finditer(sentence) if self.pattern is not None else ():
            places.setdefault(self.term(match[0]).name, match.span())
        return list(places.values())

    def term(self, form: str) -> GameTerm:
        """Return the term of a form found in a text."""
        return self.meanings.get(form) or self.meanings[form.casefold()]


@words_cache(8)
def glossary(slug: str) -> Glossary:
    """Return the terms of a game that are explained on hover. Of overlapping terms the longer one wins.

    A form with a capital matches only so, or in all capitals.
    """
    own: tuple[GameTerm, ...] = read_all("texts/glossary.toml", tuple[GameTerm, ...]).get(slug, ())
    meanings: dict[str, GameTerm] = {}
    parts: dict[str, str] = {}
    for term in (*own, *terms(slug)):
        for form in term.words:
            words = re.escape(form).replace(r"\ ", r"\s+")
            if form == form.casefold():
                meanings.setdefault(form, term)
                parts.setdefault(form, f"(?i:{words})")
            else:
                for written in (form, form.upper()):
                    meanings.setdefault(written, term)
                    parts.setdefault(written, re.escape(written).replace(r"\ ", r"\s+"))
    longest = sorted(parts, key=len, reverse=True)
    either = "|".join(parts[form] for form in longest)
    return Glossary(re.compile(rf"(?<![\w'])(?:{either})(?!\w)") if parts else None, meanings)
