from __future__ import annotations

import pytest

from client.art import text
from client.words.rulebook import Run, break_lines, matches, parse, reference
from engine.games import slugs

SOURCE = """# Tag

## Goal

Catch **everybody**. Then rest.
<!-- TG-1.1 -->

## Turn

**Run.** Go one step, or two.
<!-- TG-2.1 TG-2.2 also TG-1.1 -->

Nobody runs backward.
<!-- also TG-2.1 -->
"""
PLAIN, BOLD = "barlow-500", "barlow-700"


def test_sections_paragraphs_and_clauses_are_read() -> None:
    rules = parse(SOURCE)
    assert rules.sections == ("Goal", "Turn")
    assert [part.section for part in rules.paragraphs] == [0, 1, 1]
    assert [part.homes for part in rules.paragraphs] == [("TG-1.1",), ("TG-2.1", "TG-2.2"), ()]
    assert [part.also for part in rules.paragraphs] == [(), ("TG-1.1",), ("TG-2.1",)]


def test_bold_words_are_runs_of_their_own_and_no_marks_are_left() -> None:
    first = parse(SOURCE).paragraphs[0]
    assert first.plain == "Catch everybody. Then rest."
    assert first.runs == (Run("Catch ", False), Run("everybody", True), Run(". Then rest.", False))


@pytest.mark.parametrize(("clause", "number"), [("TG-1.1", 0), ("TG-2.2", 1), ("TG-9.9", None)])
def test_a_clause_is_at_home_in_one_paragraph(clause: str, number: int | None) -> None:
    assert parse(SOURCE).home(clause) == number


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", [0, 1, 2]),
        ("RUN", [1, 2]),
        ("step two", [1]),
        ("turn", [1, 2]),
        ("tg-2.1", [1, 2]),
        ("everybody rest", [0]),
        ("zebra", []),
        ("run zebra", []),
    ],
)
def test_every_word_must_occur_in_text_section_or_clauses(query: str, found: list[int]) -> None:
    assert parse(SOURCE).find(query) == found


def test_matches_are_found_wherever_they_are_and_joined_where_they_touch() -> None:
    assert matches("Spies spy on a Spy", "spy") == [(6, 9), (15, 18)]
    assert matches("research", "search res") == [(0, 8)]
    assert matches("nothing here", "zebra") == []


def test_lines_keep_all_words_in_order_and_stay_in_their_width(screen: object) -> None:
    plain = "A rather long paragraph with some bold words in it, which needs more than one line."
    runs = (Run(plain[:30], False), Run(plain[30:52], True), Run(plain[52:], False))
    lines = break_lines(runs, PLAIN, BOLD, 16, 180)
    assert len(lines) > 2
    for line in lines:
        last = line[-1]
        assert last.x + text.width(last.words, BOLD if last.bold else PLAIN, 16) <= 180 + 6
    for piece in (piece for line in lines for piece in line):
        assert plain[piece.start : piece.start + len(piece.words)] == piece.words
    drawn = sum(len(piece.words.replace(" ", "")) for line in lines for piece in line)
    assert drawn == len(plain.replace(" ", ""))


def test_punctuation_after_a_bold_word_stays_with_it(screen: object) -> None:
    runs = (Run("Be ", False), Run("quick", True), Run(".", False))
    width = text.width("Be quick", BOLD, 16) - 2
    lines = break_lines(runs, PLAIN, BOLD, 16, width)
    assert [[piece.words for piece in line] for line in lines] == [["Be"], ["quick", "."]]


def test_a_word_wider_than_the_line_stands_alone(screen: object) -> None:
    lines = break_lines((Run("a incomprehensibilities b", False),), PLAIN, BOLD, 16, 40)
    assert [[piece.words for piece in line] for line in lines] == [["a"], ["incomprehensibilities"], ["b"]]


@pytest.mark.parametrize("slug", slugs())
def test_every_game_has_rules_with_sections(slug: str) -> None:
    rules = reference(slug)
    assert len(rules.sections) > 3
    assert all(part.homes or part.also for part in rules.paragraphs)
    assert not any("**" in part.plain or "<!--" in part.plain for part in rules.paragraphs)
