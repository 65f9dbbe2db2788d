"""A game's rules reference: read from `assets/rules/<slug>.md`, searched, and broken into lines.

A reference is one `#` title, `##` sections, and paragraphs with a tag after each:

**Work.** Receive $4. <!-- NF-3.3 also NF-2.3 -->

The paragraph is the home of the clauses before "also" and only touches the others.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from client.art import text
from engine.kernel.game.game import Game
from engine.kernel.scenarios.reader import BadScenario
from engine.kernel.state.view import View
from engine.lessons.guide_file import Guide, read_guide
from engine.store.files.overlay import file_of, scenario_of
from engine.words import assets
from engine.words.messages import words_cache

_TAG = re.compile(r"<!--\s*(?P<homes>[^>]*?)\s*(?:also\s+(?P<also>[^>]*?)\s*)?-->")
_BOLD = "**"


@dataclass(frozen=True, slots=True)
class Run:
    """Words in one font weight."""

    words: str
    bold: bool


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph with its clauses. `plain` is its text without markup, `runs` are the same words by weight."""

    section: int
    plain: str
    runs: tuple[Run, ...]
    homes: tuple[str, ...]
    also: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reference:
    """A game's rules: the section titles, and all paragraphs in order."""

    sections: tuple[str, ...]
    paragraphs: tuple[Paragraph, ...]
    _haystacks: tuple[str, ...] = field(repr=False)

    def home(self, clause: str) -> int | None:
        """Return the number of the paragraph that is a clause's home ("NF-3.1"), or else touches it."""
        homes = [number for number, paragraph in enumerate(self.paragraphs) if clause in paragraph.homes]
        also = [number for number, paragraph in enumerate(self.paragraphs) if clause in paragraph.also]
        return next(iter((*homes, *also)), None)

    def about(self, name: str) -> int | None:
        """Return the main paragraph's number about a card: one that starts with its name, else has it in bold first."""
        wanted = name.casefold()
        best: tuple[int, int] | None = None
        for number, paragraph in enumerate(self.paragraphs):
            for place, run in enumerate(paragraph.runs):
                if run.bold and run.words.rstrip(".:").casefold() == wanted and (best is None or place < best[0]):
                    best = place, number
        return best[1] if best else None

    def find(self, query: str) -> list[int]:
        """Return the numbers of the paragraphs with every word of the query in their text, section or clauses."""
        words = query_words(query)
        return [number for number, haystack in enumerate(self._haystacks) if all(word in haystack for word in words)]


def query_words(query: str) -> list[str]:
    return query.casefold().split()


def matches(plain: str, query: str) -> list[tuple[int, int]]:
    """Return the start and end of each query word in a text, without overlaps."""
    folded = plain.casefold()
    if len(folded) != len(plain):  # A letter that folds into two would shift all later positions.
        folded = plain.lower()
    found: list[tuple[int, int]] = []
    for word in query_words(query):
        place = folded.find(word)
        while place >= 0:
            found.append((place, place + len(word)))
            place = folded.find(word, place + len(word))
    merged: list[tuple[int, int]] = []
    for start, end in sorted(found):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


@words_cache(8)
def reference(slug: str) -> Reference:
    """Return a game's rules. Raises `assets.AssetMissing` if it has none."""
    return parse(file_of(f"rules/{slug}.md").read_text(encoding="utf-8"))


@words_cache(8)
def guide(slug: str) -> Guide | None:
    """Return a game's guide (F1 clauses and the page "in two minutes"), or None if it is missing or unreadable."""
    name = f"rules/{slug}.toml"
    try:
        return read_guide(scenario_of(name), f"assets/{name}", slug)
    except (assets.AssetMissing, BadScenario):
        return None


def clause_now(game: Game, view: View) -> str:
    """Return the clause about the viewer's question, or else about the phase; empty if unknown."""
    told = guide(game.slug)
    if told is None or view.over:
        return ""
    asked = game.question_kinds[view.question[1]] if view.question is not None else ""
    phase = game.phases[view.phase] if 0 <= view.phase < len(game.phases) else ""
    return told.asked.get(asked) or told.phases.get(phase, "")


def parse(source: str) -> Reference:
    """Parse a reference. A paragraph without a tag has no clauses; one before all sections belongs to the first."""
    sections: list[str] = []
    paragraphs: list[Paragraph] = []
    for block in source.split("\n\n"):
        lines = [line for line in block.strip().splitlines() if line.strip()]
        while lines and lines[0].startswith("#"):
            heading = lines.pop(0)
            if heading.startswith("## "):
                sections.append(heading[3:].strip())
        if lines:
            paragraphs.append(_paragraph(" ".join(lines), max(0, len(sections) - 1)))
    haystacks = tuple(
        " ".join((part.plain, sections[part.section] if sections else "", *part.homes, *part.also)).casefold()
        for part in paragraphs
    )
    return Reference(tuple(sections), tuple(paragraphs), haystacks)


def _paragraph(words: str, section: int) -> Paragraph:
    tag = _TAG.search(words)
    homes = tuple((tag["homes"] or "").split()) if tag else ()
    also = tuple((tag["also"] or "").split()) if tag else ()
    body = " ".join(_TAG.sub("", words).split())
    runs = tuple(Run(part, number % 2 == 1) for number, part in enumerate(body.split(_BOLD)) if part)
    return Paragraph(section, "".join(run.words for run in runs), runs, homes, also)


# -- lines ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlacedWords:
    """Words of one weight in a line. `x`: pixels from the line's left; `start`: offset in the plain text."""

    words: str
    bold: bool
    x: int
    start: int


Line = tuple[PlacedWords, ...]


def break_lines(runs: Sequence[Run], plain: str, bold: str, size: float, width: int) -> list[Line]:
    """Break a paragraph into lines of at most `width` pixels. A longer word gets its own line.

    `plain` and `bold` are the keys of its fonts.
    """
    fonts = {False: plain, True: bold}
    space = text.width(" ", plain, size)
    lines: list[list[PlacedWords]] = [[]]
    x = 0
    for group in _words(runs):
        wide = sum(text.width(words, fonts[is_bold], size) for words, is_bold, _ in group)
        if lines[-1] and x + space + wide > width:
            lines.append([])
            x = 0
        elif lines[-1]:
            x += space
        for words, is_bold, start in group:
            lines[-1].append(PlacedWords(words, is_bold, x, start))
            x += text.width(words, fonts[is_bold], size)
    return [_join_words(line, fonts, size, space) for line in lines]


def _words(runs: Sequence[Run]) -> list[list[tuple[str, bool, int]]]:
    """Return the words of a paragraph, each split by weight: **Work**. is one word of two parts."""
    groups: list[list[tuple[str, bool, int]]] = []
    start, glued = 0, False
    for run in runs:
        for part in re.finditer(r"\S+|\s+", run.words):
            if part[0].isspace():
                glued = False
                continue
            entry = (part[0], run.bold, start + part.start())
            if glued and groups:
                groups[-1].append(entry)
            else:
                groups.append([entry])
            glued = True
        start += len(run.words)
    return groups


def _join_words(line: list[PlacedWords], fonts: Mapping[bool, str], size: float, space: int) -> Line:
    """Join neighboring words of one weight, so that a line needs few images."""
    joined: list[PlacedWords] = []
    for piece in line:
        if not joined:
            joined.append(piece)
            continue
        last = joined[-1]
        gap = piece.start - last.start - len(last.words)
        if last.bold == piece.bold:
            joined[-1] = PlacedWords(last.words + " " * gap + piece.words, last.bold, last.x, last.start)
        else:
            # Words rendered together differ slightly in width from single words.
            end = last.x + text.width(last.words, fonts[last.bold], size)
            joined.append(PlacedWords(piece.words, piece.bold, end + (space if gap else 0), piece.start))
    return tuple(joined)
