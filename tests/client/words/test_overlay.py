"""Data files in another language: how they are merged, and whether those that there are fit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from client.lessons.tips import tips_of
from client.words.rulebook import guide, reference
from engine.games import load, slugs
from engine.lessons.tip_file import check_tips
from engine.store.files.overlay import data_of, file_of, merge_translation
from engine.store.lesson_library import files_of, lessons, puzzles, read_translated
from engine.street.library import street, street_slugs
from engine.words import assets
from engine.words.messages import ENGLISH, LANGUAGES, speak

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
FILES = [
    pytest.param(language, file.relative_to(assets.folder() / "words" / language).as_posix())
    for language in OTHERS
    for file in sorted((assets.folder() / "words" / language).rglob("*"))
    if file.is_file() and file.suffix != ".ftl"
]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


def test_another_language_says_only_what_is_other() -> None:
    english = {
        "title": "Yard",
        "cost": 3,
        "words": ["owl", "owls"],
        "page": {"name": "In short"},
        "step": [{"say": "Look.", "at": "hand"}, {"say": "Go."}],
    }
    german = {"title": "Garten", "words": ["eule"], "step": [{}, {"say": "Los."}], "page": {"name": "Kurz"}}
    assert merge_translation(english, german, "de/yard.toml") == {
        "title": "Garten",
        "cost": 3,
        "words": ["eule"],
        "step": [{"say": "Look.", "at": "hand"}, {"say": "Los."}],
        "page": {"name": "Kurz"},
    }
    assert english["title"] == "Yard"


@pytest.mark.parametrize(
    ("other", "told"),
    [
        ({"titel": "Garten"}, "de/yard.toml: titel is unknown"),
        ({"title": 3}, "de/yard.toml: title should be of the same kind"),
        ({"step": [{}]}, "de/yard.toml: step should be 2 tables"),
        ({"step": [{}, {"sya": "Los."}]}, "de/yard.toml: step 2: sya is unknown"),
    ],
)
def test_what_does_not_fit_english_is_told_with_file_and_field(other: dict[str, Any], told: str) -> None:
    with pytest.raises(assets.AssetProblem, match=re.escape(told)):
        merge_translation({"title": "Yard", "step": [{"say": "Look."}, {"say": "Go."}]}, other, "de/yard.toml")


@pytest.mark.parametrize(("language", "name"), FILES)
def test_each_file_of_another_language_fits_the_one_in_english(language: str, name: str) -> None:
    speak(language)
    assert file_of(name) != assets.path(name)
    if name.endswith(".toml"):
        assert data_of(name)
    else:
        assert name.startswith("rules/")


@pytest.mark.parametrize("language", OTHERS)
def test_lessons_marks_puzzles_and_streets_can_be_read_in_every_language(language: str) -> None:
    english = len(lessons()), len(puzzles())
    speak(language)
    assert (len(lessons()), len(puzzles())) == english
    for slug in street_slugs():
        assert street(slug).title
    for slug in slugs():
        assert guide(slug) is not None
        assert not check_tips(tips_of(slug), load(slug))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("slug", slugs())
def test_the_rules_have_the_same_clauses_in_every_language(language: str, slug: str) -> None:
    english = [(part.section, part.homes, part.also) for part in reference(slug).paragraphs]
    speak(language)
    assert [(part.section, part.homes, part.also) for part in reference(slug).paragraphs] == english


@pytest.mark.parametrize("language", OTHERS)
def test_lessons_and_puzzles_differ_in_words_alone(language: str) -> None:
    """What is laid, asked for and expected is the same."""
    files = [*files_of("lessons"), *files_of("puzzles")]
    english = [read_translated(file) for file in files]
    speak(language)
    for file, before in zip(files, english, strict=True):
        for path, value in leaves(read_translated(file)):
            if path.rpartition(".")[2] not in WORDS:
                assert value == dict(leaves(before))[path], f"{file.name}: {path}"


WORDS = ("title", "about", "promise", "say", "else", "after", "hint", "goal", "aha", "note")


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every text and number of tables, by where it stands."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, f"{path}.{key}")
    elif isinstance(value, list) and any(isinstance(entry, dict) for entry in value):
        for number, inner in enumerate(value):
            yield from leaves(inner, f"{path}#{number}")
    else:
        yield path, value
