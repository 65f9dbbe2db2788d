"""All measures of the house, with the count that each may reach and the count that is wanted."""

from __future__ import annotations

import re
import tokenize
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.engine.words.sentences import sentences
from tests.house.code import BUILD, CLIENT, ENGINE, FRAME_BY_NUMBER, GAMES, SCENE_GIVEN, code, lines_with, relative
from tests.house.imports import circles
from tests.house.moods import missing_verbs
from tests.house.names import ambiguous_classes, misplaced_classes, replaced_words, vague_functions
from tests.house.prose import banned_words, echoes, long_sentences

MOST_FILES = 15
"""The files that a folder may have. `effects` has one for each effect type."""
_PARSERS = ("client/look/", "client/words/", "client/commands/")
_STORE_ERRORS = "StoreError|Damaged|Unreadable|Unwritable|PackExists|InUse|NoFolders|NotReady|ChangedElsewhere"
_NO_SENTENCES = (
    "client/commands/", "client/art/", "client/cards/", "client/shell/", "client/look/", "client/layout/map.py",
    "client/table/trait_check.py", "client/scenes/setup/match_setup.py", "client/input/",
)  # fmt: skip
"""Where the client has strings for programmers and authors: commands, drawings, reports of errors, maps, keys."""
_NO_SENTENCE = r'="|^<|^M[\d{]|^[a-z]+\.[a-z_-]+ |%[sd]|^(Ctrl|Alt|Shift|Up|Left|Keypad) \S+$'


@dataclass(frozen=True, slots=True)
class Measure:
    """One thing that is counted. `find` returns the places or a plain number."""

    key: str
    name: str
    find: Callable[[], Sequence[str] | int]
    wanted: int
    kept: int
    """The count that must not be exceeded."""

    def count(self) -> int:
        found = self.find()
        return found if isinstance(found, int) else len(found)


def logical_lines(folder: Path) -> int:
    """Return the number of statements below a folder: lines of code however they are wrapped."""
    total = 0
    for file in code(folder):
        with file.open("rb") as source:
            total += sum(token.type == tokenize.NEWLINE for token in tokenize.tokenize(source.readline))
    return total


def full_folders() -> list[str]:
    folders = {file.parent for top in (CLIENT, ENGINE) for file in code(top)}
    return [
        f"{relative(folder)}: {count} files"
        for folder in sorted(folders)
        if folder.name != "effects" and (count := len(list(folder.glob("[!_]*.py")))) > MOST_FILES
    ]


def key_files() -> list[str]:
    """Return the lines outside `client/input` and text fields that name keys of the keyboard."""
    return lines_with(r"pygame\.K_", CLIENT, but=("client/input/", "client/widgets/controls/field.py"))


def game_sentences() -> list[str]:
    return [f"{relative(file)}:{line}: {text}" for file in code(GAMES) for line, text in sentences(file)]


def client_sentences() -> list[str]:
    return [
        f"{relative(file)}:{line}: {text}"
        for file in code(CLIENT)
        if not relative(file).startswith(_NO_SENTENCES)
        for line, text in sentences(file)
        if not re.search(_NO_SENTENCE, text)
    ]


def store_sentences() -> list[str]:
    """Return the errors for players in the store that aren't messages."""
    return lines_with(rf"\b({_STORE_ERRORS})\(f?\"|remarks\.append\(f?\"", ENGINE / "store")


MEASURES = (
    Measure("circles", "import circles in client", lambda: circles(CLIENT), 0, 0),
    Measure("circles-engine", "import circles in engine (Table and Game)", lambda: circles(ENGINE), 0, 1),
    Measure("scene", "parameters scene: TableScene", lambda: lines_with(SCENE_GIVEN, CLIENT), 0, 0),
    Measure("folders", "folders with over 15 files, effects apart", full_folders, 0, 0),
    Measure("keys", "lines outside client/input that name keys", key_files, 0, 0),
    Measure("toml", "modules that parse TOML in client, outside look, words and commands",
            lambda: lines_with(r"^import tomllib", CLIENT, but=_PARSERS), 0, 0),
    Measure("sentences-games", "sentences for players in code of games", game_sentences, 0, 0),
    Measure("sentences-store", "sentences for players in code of store", store_sentences, 0, 0),
    Measure("sentences-client", "sentences for players in code of client", client_sentences, 0, 0),
    Measure("frames", "frame[<digit>] in kernel and games",
            lambda: lines_with(FRAME_BY_NUMBER, ENGINE / "kernel", GAMES), 0, 0),
    Measure("vague", "functions named by a participle or an adverb", vague_functions, 0, 0),
    Measure("replaced", "names with a word that the glossary replaces", replaced_words, 0, 0),
    Measure("ambiguous", "class names in several files", ambiguous_classes, 10, 2),
    Measure("misplaced", "large classes that neither file nor folder names", misplaced_classes, 0, 0),
    Measure("banned", "docstrings and comments with banned words", banned_words, 0, 0),
    Measure("long", "docstrings that begin with a sentence of over 25 words", long_sentences, 0, 0),
    Measure("echoes", "docstrings that only repeat the name", echoes, 0, 0),
    Measure("moods", "docstrings of functions that don't begin with a verb", missing_verbs, 0, 0),
    Measure("skips", "# fmt: skip in engine, client and build",
            lambda: lines_with("fmt: skip", ENGINE, CLIENT, BUILD), 250, 100),
    Measure("lines-client", "logical lines of client", lambda: logical_lines(CLIENT), 51_380, 51_850),
    Measure("lines-engine", "logical lines of engine", lambda: logical_lines(ENGINE), 38_620, 38_820),
    Measure("lines-build", "logical lines of build", lambda: logical_lines(BUILD), 2_500, 2_530),
)  # fmt: skip
