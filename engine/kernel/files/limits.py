"""Texts that anybody may have written, parsed within bounds, and values of theirs shown in few characters.

What a parser of the standard library would need hours, gigabytes or an uncaught error for is refused before it is
parsed: brackets nested deeply, keys of many parts, and numbers of thousands of digits. Halves of characters, which no
file can hold, are replaced. `engine.store.bounded_files` bounds the size of a file before that.
"""

from __future__ import annotations

import json
import re
import reprlib
import tomllib
from typing import Any, Final

DEEPEST: Final = 40
"""Brackets inside each other."""
MOST_KEY_PARTS: Final = 6
"""Parts of a dotted key in TOML."""
LONGEST_WORD: Final = 100
"""Characters of a number, or of another word outside quotes."""
LONGEST_NUMBER: Final = 4300
"""Characters of a number in JSON: a match of many cards has masks of four bits a card. Python reads no longer ones."""
LONGEST_SHOWN: Final = 60
"""Characters of a value in a message."""

_QUOTED = re.compile(
    r'"""(?:[^"\\]++|\\[\s\S]|"(?!""))*+(?:"{3,5}|\Z|\\)'
    r"|'''[\s\S]*?(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]++|\\.)*+["\n\\]?'
    r"|'[^'\n]*+['\n]?"
    r"|\#[^\n]*+"
)
"""A text in quotes or a comment; one that is not closed goes to the end of its line, or of everything."""
_BRACKET = re.compile(r"[\[\]{}]")
_HALF = re.compile("[\ud800-\udfff]")
_WRITTEN_HALF = re.compile(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")
_LONG_WORD, _LONG_NUMBER = (re.compile(rf"[\w+-]{{{most + 1}}}") for most in (LONGEST_WORD, LONGEST_NUMBER))
_LONG_KEY = re.compile(rf"(?:\.[^.=,\[\]{{}}\n]*+){{{MOST_KEY_PARTS}}}")


def parse_toml(text: str) -> dict[str, Any]:
    """The tables of a TOML text. Raises ValueError, whose message says in a few words what is wrong."""
    bare = _checked(text, _LONG_WORD, LONGEST_WORD)
    if _HALF.search(text):
        raise ValueError("a character that no file can hold")
    if _LONG_KEY.search(bare):
        raise ValueError(f"a key of more than {MOST_KEY_PARTS} parts")
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise ValueError(_brief(str(error))) from None


def parse_json(text: str) -> Any:
    """The value that a JSON text stands for. Raises ValueError, whose message says in a few words what is wrong."""
    _checked(text, _LONG_NUMBER, LONGEST_NUMBER)
    try:
        value = json.loads(text)
    except ValueError as error:
        raise ValueError(_brief(str(error))) from None
    return _whole_characters(value) if _WRITTEN_HALF.search(text) else value


def _whole_characters(value: Any) -> Any:
    """The same value with a question mark for each half of a character (a lone surrogate) in its texts."""
    if isinstance(value, str):
        return _HALF.sub("?", value)
    if isinstance(value, list):
        return [_whole_characters(entry) for entry in value]
    if isinstance(value, dict):
        return {_whole_characters(key): _whole_characters(entry) for key, entry in value.items()}
    return value


def _checked(text: str, too_long: re.Pattern[str], longest: int) -> str:
    """The text without comments and without what is in quotes. Raises ValueError when it goes beyond the bounds."""
    bare = _QUOTED.sub("''", text)
    if too_long.search(bare):
        raise ValueError(f"a number or word of more than {longest} characters")
    depth = 0
    for bracket in _BRACKET.finditer(bare):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            raise ValueError(f"nested too deeply, more than {DEEPEST} brackets inside each other")
    return bare


class _Brief(reprlib.Repr):
    """Like `repr`, for values of any size."""

    def __init__(self) -> None:
        super().__init__()
        self.maxstring = self.maxother = 2 * LONGEST_SHOWN
        self.maxlist = self.maxtuple = self.maxdict = LONGEST_SHOWN // 2

    def repr_int(self, x: int, level: int) -> str:
        """Python refuses to write numbers of thousands of digits."""
        return repr(x) if x.bit_length() <= 4 * LONGEST_WORD else "a giant number"


_BRIEF = _Brief()


def abbreviate(value: object) -> str:
    """A value as messages show it, in at most 60 characters."""
    text = _BRIEF.repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


def _brief(text: str) -> str:
    """The words of an error, which may quote a part of the text."""
    return text if len(text) <= 3 * LONGEST_SHOWN else text[: 3 * LONGEST_SHOWN] + "..."
