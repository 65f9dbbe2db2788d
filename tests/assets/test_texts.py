"""The sentences for the table: refusals, quips and the remarks beside the drawings."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine import games
from tests.test_voice import messages

ASSETS = Path(__file__).resolve().parents[2] / "assets"

YOU = re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE)


def read(name: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((ASSETS / name).read_text(encoding="utf-8"))


CLAUSES = read("texts/refusals.toml")
QUIPS = read("texts/quips.toml")
REMARKS = read("art/nefarious/remarks.toml")


@pytest.mark.parametrize("slug", games.slugs())
def test_each_refusal_is_a_short_message_and_opens_the_reference_at_a_clause(slug: str) -> None:
    folder = Path(games.load(slug).package.replace(".", "/")) / "messages" / "en"
    said: dict[str, list[str]] = {}
    for file in (ASSETS.parent / folder).glob("*.ftl"):
        for name, text in messages(file):
            said.setdefault(name, []).append(re.sub(r"\{ \$\w+ \}", "X", text))
    assert set(CLAUSES[slug].values()) <= homes(slug)
    for key in CLAUSES[slug]:
        assert [text for text in said[f"refusal-{key}"] if len(text.split()) > 16 or not text.endswith(".")] == []


@pytest.mark.parametrize("game", QUIPS)
def test_a_quip_is_at_most_eight_words(game: str) -> None:
    long = {card: quip for card, quip in QUIPS[game].items() if len(quip.split()) > 8 or "--" in quip}
    assert long == {}


@pytest.mark.parametrize("slug", games.slugs())
def test_every_card_has_a_quip_and_every_quip_a_card(slug: str) -> None:
    cards = {face["id"] for face in games.load(slug).shows.faces() if face["kind"] != "action"}
    assert set(QUIPS[slug]) == cards


def test_every_invention_has_a_remark_of_at_most_sixteen_letters() -> None:
    inventions = {face["id"] for face in games.load("nefarious").shows.faces() if face["kind"] == "invention"}
    assert set(REMARKS) == inventions
    assert {card: entry["text"] for card, entry in REMARKS.items() if len(entry["text"]) > 16} == {}


def test_remarks_stay_on_the_drawing() -> None:
    for card, entry in REMARKS.items():
        x, y = entry["at"]
        assert 14 <= x <= 286 and 58 <= y <= 252, card


KEYWORDS = [
    pytest.param(game, entry, id=f"{game}-{entry['name']}")
    for game, entries in read("texts/keywords.toml").items()
    for entry in entries
]


def homes(slug: str) -> set[str]:
    """The clauses of a game's rules reference."""
    reference = (ASSETS / "rules" / f"{slug}.md").read_text(encoding="utf-8")
    return set(" ".join(re.findall(r"<!-- ([^>]*?)(?: ?also [^>]*)? -->", reference)).split())


GLOSSARY = [
    pytest.param(game, entry, id=f"{game}-{entry['name']}")
    for game, entries in read("texts/glossary.toml").items()
    for entry in entries
]


@pytest.mark.parametrize(("game", "entry"), GLOSSARY)
def test_a_word_of_the_glossary_is_explained_in_two_sentences_and_stands_in_the_rules(
    game: str, entry: dict[str, Any]
) -> None:
    assert len(re.findall(r"[.!?](?= |$)", entry["text"])) <= 2 and not YOU.search(entry["text"])
    assert len(entry["text"].split()) <= 30
    assert entry["clause"] in homes(game)
    rules = (ASSETS / "rules" / f"{game}.md").read_text(encoding="utf-8").lower()
    assert any(word.lower() in rules for word in entry["words"])


@pytest.mark.parametrize(("game", "entry"), KEYWORDS)
def test_a_term_is_explained_in_a_line_or_two_and_opens_the_reference_at_a_clause(
    game: str, entry: dict[str, Any]
) -> None:
    assert len(entry["text"].split()) <= 20 and not YOU.search(entry["text"])
    assert entry["clause"] in homes(game)


@pytest.mark.parametrize("slug", games.slugs())
def test_every_term_stands_on_a_card(slug: str) -> None:
    faces = games.load(slug).shows.faces()
    texts = "\n".join(
        words for face in faces for words in (*(line[0] for line in face["lines"]), face["fields"].get("type_line", ""))
    ).lower()
    terms = read("texts/keywords.toml").get(slug, [])
    unused = [word for entry in terms for word in entry["words"] if word not in texts]
    assert [entry["name"] for entry in terms if set(entry["words"]) <= set(unused)] == []
