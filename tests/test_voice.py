"""Everything that players and readers see is plain English: no banned words, no long sentences, one kind of quotes.

`python -m tests.test_voice` lists every text that falls short.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parents[1]
MESSAGES = sorted([*(ROOT / "assets/words/en").glob("*.ftl"), *(ROOT / "engine").rglob("messages/en/*.ftl")])
DOCS = sorted((ROOT / "docs").glob("*.md"))
MOST_WORDS = 25
_NAMES = ("player", "name", "other", "rival", "victim", "card", "creature")
"""Variables that stand for a name."""

BANNED = {
    "whoever": r"\bwhoever\b",
    "somebody else": r"\b(some|any|every)body else\b",
    "anew": r"\banew\b",
    "thereby": r"\bthereby\b",
    "beside for next to": r"\bbeside\b",
    "but for except": r"\b(all|none|nobody|everybody|everyone|nothing|anybody|anyone) but\b",
    "what comes of it": r"\bwhat (comes|came|is told|is shown|becomes) (of|to)\b",
    "one's own": r"\bone's own\b",
    "any more": r"\bany more\b(?! than)",
    "as usual": r"\bas usual\b",
    "set-up": r"\bset-up\b",
    "so many for a number": r"\bso many\b",
    "take it back all the same": r"\ball the same\b",
    "blank before %": r"[\d}] %",
    "curly quotes": "[\u2018\u2019\u201c\u201d]",
}
"""Words and signs that no text has, by what the guide calls them."""
_ANY = re.compile("|".join(BANNED.values()), re.IGNORECASE)
PARTS = ("cards", "effects", "log", "setup")
"""Files with parts of sentences: the program adds the period."""
ALLOWED: frozenset[tuple[str, str]] = frozenset(
    {
        (
            "engine/games/runes_and_regulations/messages/en/cards.ftl",
            "win-five-beasts-or-main-deck-out",
        )  # a card's text
    }
)
"""Texts that may stand as they are: the file and the message or the line."""


def variants(pattern: ast.Pattern | None) -> list[str]:
    """A message as texts, one for each way through its selectors; variables stay as "{ $name }"."""
    texts = [""]
    for part in pattern.elements if pattern is not None else ():
        if isinstance(part, ast.TextElement):
            ends = [part.value]
        elif isinstance(part.expression, ast.SelectExpression):
            ends = [text for variant in part.expression.variants for text in variants(variant.value)]
        elif isinstance(part.expression, ast.VariableReference):
            ends = [f"{{ ${part.expression.id.name} }}"]
        else:
            ends = ["{ }"]
        texts = [f"{text}{end}" for text in texts for end in ends][:64]
    return texts


def messages(file: Path) -> Iterator[tuple[str, str]]:
    """The texts of a file with the names of their messages."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            for text in variants(entry.value):
                yield entry.id.name, text
            for attribute in entry.attributes:
                for text in variants(attribute.value):
                    yield f"{entry.id.name}.{attribute.id.name}", text


def paragraphs(file: Path) -> Iterator[tuple[str, str]]:
    """The prose of a page with the first words of each paragraph: no code, tables or links."""
    source = re.sub(r"^(```|~~~).*?^\1", "", file.read_text(encoding="utf-8"), flags=re.M | re.S)
    for block in re.split(r"\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|#+) )", source):
        words = re.sub(r"`[^`]*`", "code", re.sub(r"\]\([^)]*\)", "]", block))
        if words.strip() and not words.lstrip().startswith(("|", "<", "    ")):
            yield " ".join(words.split()[:6]), " ".join(words.split())


def sentences(text: str) -> list[str]:
    """A text part by part, as full stops, colons and line ends part it."""
    return [part for part in re.split(r"(?<=[.!?:;])[\"')]*\s+|\n", text) if part.strip()]


def faults(text: str) -> list[str]:
    """What falls short of the guide in any text."""
    found = [name for name, pattern in BANNED.items() if re.search(pattern, text, re.I)] if _ANY.search(text) else []
    longest = max((len(part.split()) for part in sentences(re.sub(r"\{ \$?\w* ?\}", "X", text))), default=0)
    return found + ([f"{longest} words in a sentence"] if longest > MOST_WORDS else [])


def message_faults(file: Path, text: str) -> list[str]:
    """What falls short in a message."""
    found = faults(text)
    for part in sentences(text):
        found += [f"${name} twice" for name in _NAMES if part.count(f"{{ ${name} }}") > 1]
    if file.stem not in PARTS and re.search(r"[a-z]\. +[A-Z]", text) and not re.search(r"[.!?…:\"}]$", text.rstrip()):
        found.append("no final period")
    if file.stem == "why" and re.search(r"\d\.\d", text):
        found.append("a decimal in a hint")
    return found


def short(file: Path) -> list[str]:
    """The texts of a file that fall short, each with its faults."""
    name = file.relative_to(ROOT).as_posix()
    found: dict[str, list[str]] = {}
    for key, text in messages(file) if file.suffix == ".ftl" else paragraphs(file):
        wrong = message_faults(file, text) if file.suffix == ".ftl" else faults(text)
        if wrong and (name, key) not in ALLOWED:
            found.setdefault(key, []).append(f"{', '.join(wrong)}: {text}")
    return [f"{key}: {told[0]}" for key, told in found.items()]


@pytest.mark.parametrize("name", [file.relative_to(ROOT).as_posix() for file in MESSAGES])
def test_messages_are_plain_english(name: str) -> None:
    assert short(ROOT / name) == []


@pytest.mark.parametrize("file", DOCS, ids=lambda file: file.name)
def test_pages_are_plain_english(file: Path) -> None:
    assert short(file) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Whoever leaves loses.", "whoever"),
        ("It wins 18 % of the time.", "blank before %"),
        ("{ $player } hexes { $player }.", "$player twice"),
        ("One sentence. Another one", "no final period"),
        (" ".join(["word"] * 26), "26 words in a sentence"),
        ("Press \u201cDone\u201d.", "curly quotes"),
        ("It is about 11.7 turns away.", "a decimal in a hint"),
    ],
)
def test_a_fault_is_found(text: str, fault: str) -> None:
    assert fault in message_faults(Path("why.ftl"), text)


def test_plain_sentences_pass() -> None:
    assert message_faults(Path("why.ftl"), "Your chance to win is about 18%. Work gets you Kraken next turn.") == []


if __name__ == "__main__":
    for each in (*MESSAGES, *DOCS):
        for line in short(each):
            print(f"{each.relative_to(ROOT)}: {line}")
    sys.exit()
