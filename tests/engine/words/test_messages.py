"""Messages: they are said as they are written, and no game says anything else."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from engine.words.messages import Messages
from tests.engine.words.sentences import GAMES, sentences

SAY = Messages("engine.words")
ENGINE = GAMES.parent
PACKAGES = sorted(folder.parent for folder in ENGINE.rglob("messages") if folder.is_dir())
SAID = re.compile(r'"([a-z0-9]+(?:-[a-z0-9]+)*)[".]|f"([a-z0-9-]+-)\{|f"\{\w+\}(-[a-z0-9-]+)"')
INSIDE = re.compile(r"\{ ([a-z][a-z0-9-]*)[ .]")
"""A message that is part of another one."""

KEY = re.compile(r"^(?:refusal-(.+)|(?:why|else|open)-(.+?)(?:-likely|-there)?)$")
"""What is said of a reason or a refusal that has this key."""


def entries(package: Path) -> list[object]:
    files = sorted((package / "messages" / "en").glob("*.ftl"))
    assert files, package
    return [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_every_message_can_be_read_and_has_a_name_of_its_own(package: Path) -> None:
    found = entries(package)
    assert not [entry.content for entry in found if isinstance(entry, Junk)]
    names = Counter(entry.id.name for entry in found if isinstance(entry, Message))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_every_message_is_said_somewhere(package: Path) -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in package.rglob("*.py"))
    whole, beginnings, ends = (tuple(filter(None, part)) for part in zip(*SAID.findall(code), strict=True))
    texts = "".join(file.read_text(encoding="utf-8") for file in package.rglob("*.ftl"))
    names = [entry.id.name for entry in entries(package) if isinstance(entry, Message)]
    whole += tuple(INSIDE.findall(texts))
    assert [
        name
        for name in names
        if name not in whole
        and KEY.sub(r"\1\2", name) not in whole
        and not name.startswith(beginnings or ("\0",))
        and not name.endswith(ends or ("\0",))
    ] == []


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "game", sorted(folder.name for folder in GAMES.iterdir() if (folder / "messages.py").is_file())
)
def test_a_game_says_everything_to_players_through_messages(game: str) -> None:
    files = sorted((GAMES / game).rglob("*.py"))
    assert [f"{file.name}:{line}: {words}" for file in files for line, words in sentences(file)] == []


def test_lists_are_said_with_the_last_word_before_the_last() -> None:
    lists = [SAY.join_list(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])]
    assert lists == ["", "a", "a and b", "a, b and c"]
    assert SAY.join_list(["a", "b", "c"], "or") == "a, b or c"


def test_a_message_that_cannot_be_said_is_an_error_with_its_name() -> None:
    say = Messages("engine.words")
    with pytest.raises(ValueError, match="'list-and' of engine.words cannot be said"):
        say("list-and", first="a")
    with pytest.raises(KeyError):
        say("no-such-message")


def test_a_mistake_in_one_message_does_not_stop_the_others(tmp_path: Path) -> None:
    """Each message is read when it is first said, with the messages inside it."""
    (tmp_path / "some.ftl").write_text(
        "things = { $count ->\n    [one] a { noun }\n   *[other] { $count } { noun.many }\n}\n"
        "# a comment\nbroken = { $count ->\n    [one] no other variant\n}\n\n"
        "noun = lamp\n    .many = lamps\n",
        encoding="utf-8",
    )
    say = Messages("a test", lambda language: (file for file in tmp_path.iterdir() if language == "en"))
    assert [say("things", count=count) for count in (1, 3)] == ["a lamp", "3 lamps"]
    with pytest.raises(ValueError, match="'broken' of a test"):
        say("broken", count=1)
