"""The rules reference of each game: short paragraphs, and every clause at home in exactly one of them."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

REFERENCES = sorted((Path(__file__).resolve().parents[2] / "assets" / "rules").glob("*.md"))
LONGEST = 60

CLAUSE = r"[A-Z]{2}-\d+\.\d+"
TAG = re.compile(rf"<!-- (?P<homes>{CLAUSE}(?: {CLAUSE})*)?(?: ?also (?P<also>{CLAUSE}(?: {CLAUSE})*))? -->")


@dataclass(frozen=True)
class Paragraph:
    """A paragraph of a reference with the clauses that are at home in it and those it touches on."""

    section: str
    words: str
    tag: str

    @property
    def homes(self) -> list[str]:
        match = TAG.fullmatch(self.tag)
        return (match["homes"] or "").split() if match else []

    @property
    def also(self) -> list[str]:
        match = TAG.fullmatch(self.tag)
        return (match["also"] or "").split() if match else []


def paragraphs(file: Path) -> list[Paragraph]:
    section = ""
    result = []
    for block in file.read_text(encoding="utf-8").split("\n\n"):
        lines = block.strip().splitlines()
        if not lines:
            continue
        if lines[0].startswith("#"):
            section = lines[0].lstrip("# ")
            lines = lines[1:]
        if lines:
            result.append(Paragraph(section, " ".join(lines[:-1]), lines[-1]))
    return result


@pytest.fixture(params=REFERENCES, ids=lambda file: file.stem)
def reference(request: pytest.FixtureRequest) -> list[Paragraph]:
    return paragraphs(request.param)


def test_there_is_a_reference() -> None:
    assert "nefarious" in [file.stem for file in REFERENCES]


def test_every_paragraph_ends_in_a_tag_that_names_a_clause(reference: list[Paragraph]) -> None:
    wrong = [part.words[:40] + " ... " + part.tag for part in reference if not part.homes + part.also]
    assert wrong == []


def test_every_clause_has_exactly_one_home(reference: list[Paragraph]) -> None:
    homes = Counter(clause for part in reference for clause in part.homes)
    assert [clause for clause, count in homes.items() if count > 1] == []
    touched = {clause for part in reference for clause in part.also}
    assert touched - set(homes) == set()


def test_no_clause_of_a_chapter_is_left_out(reference: list[Paragraph]) -> None:
    chapters: dict[str, list[int]] = {}
    for part in reference:
        for clause in part.homes:
            chapter, _, number = clause.partition(".")
            chapters.setdefault(chapter, []).append(int(number))
    for chapter, numbers in chapters.items():
        assert sorted(numbers) == list(range(1, len(numbers) + 1)), chapter
    numbered = sorted(int(chapter.partition("-")[2]) for chapter in chapters)
    assert numbered == list(range(1, len(numbered) + 1))


def test_every_paragraph_is_short(reference: list[Paragraph]) -> None:
    assert [part.words[:40] for part in reference if len(part.words.split()) > LONGEST] == []


def test_the_only_markup_is_bold(reference: list[Paragraph]) -> None:
    for part in reference:
        assert part.section, part.words
        assert part.words.count("**") % 2 == 0, part.words
        assert not re.search(r"[_`<>\[\]|]|(?<!\*)\*(?!\*)| -- ", part.words), part.words


RULINGS = {
    "runes-and-regulations": ("RR-2.3", "RR-4.8", "RR-5.1", "RR-7.2", "RR-9.1", "RR-10.3"),
    "cthulhu-realms": ("CR-1.3", "CR-2.4", "CR-4.5"),
    "nefarious": ("NF-7.10",),
}


@pytest.mark.parametrize("slug", RULINGS)
def test_what_the_rulebook_leaves_open_is_told_to_be_a_ruling(slug: str) -> None:
    """Decks renewed when a card is needed, the summoning limit, the minimum of three, loss never on oneself, prices."""
    told = paragraphs(next(file for file in REFERENCES if file.stem == slug))
    for clause in RULINGS[slug]:
        about = [each.words for each in told if clause in each.homes + each.also]
        assert any("our ruling" in words for words in about), clause


def test_prices_of_several_effects_of_one_link_are_ruled_on() -> None:
    """RR-7.2"""
    told = paragraphs(next(file for file in REFERENCES if file.stem == "runes-and-regulations"))
    about = [each.words for each in told if {"RR-3.2", "RR-7.2", "RR-7.6"} <= {*each.homes, *each.also}]
    assert len(about) == 1 and "our ruling" in about[0]
