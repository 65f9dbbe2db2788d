"""Limits for parsing untrusted texts, and short forms of their values for messages.

Deeply nested brackets, keys of many parts and numbers of thousands of digits are refused before parsing. They would
cost a standard parser hours, gigabytes or an uncaught error. Lone surrogates, which no file can hold, are
replaced. `engine.store.files.bounded_files` limits the size of a file first.
"""

from __future__ import annotations

import json
import re
import reprlib
import tomllib
from typing import Any, Final

DEEPEST: Final = 40
"""The deepest nesting of brackets."""
MOST_KEY_PARTS: Final = 6
"""The most parts of a dotted key in TOML."""
LONGEST_WORD: Final = 100
"""The most characters of a number or another word outside quotes."""
LONGEST_NUMBER: Final = 4300
"""The most characters of a number in JSON, which is Python's limit. Masks have four bits per card of a match."""
LONGEST_SHOWN: Final = 60
"""The most characters of a value in a message."""

_QUOTED = re.compile(
    r'"""(?:[^"\\]++|\\[\s\S]|"(?!""))*+(?:"{3,5}|\Z|\\)'
    r"|'''[\s\S]*?(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]++|\\.)*+["\n\\]?'
    r"|'[^'\n]*+['\n]?"
    r"|\#[^\n]*+"
)
"""A quoted text or a comment. An unclosed one goes to the end of its line, or of the whole text."""
_BRACKET = re.compile(r"[\[\]{}]")
_HALF = re.compile("[\ud800-\udfff]")
_WRITTEN_HALF = re.compile(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")
_LONG_WORD, _LONG_NUMBER = (re.compile(rf"[\w+-]{{{most + 1}}}") for most in (LONGEST_WORD, LONGEST_NUMBER))
_LONG_KEY = re.compile(rf"(?:\.[^.=,\[\]{{}}\n]*+){{{MOST_KEY_PARTS}}}")


def parse_toml(text: str) -> dict[str, Any]:
    """Return the tables of a TOML text. Raises ValueError with a short reason."""
    bare = _check_text(text, _LONG_WORD, LONGEST_WORD)
    if _HALF.search(text):
        raise ValueError("a character that no file can hold")
    if _LONG_KEY.search(bare):
        raise ValueError(f"a key of more than {MOST_KEY_PARTS} parts")
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise ValueError(_brief(str(error))) from None


def parse_json(text: str) -> Any:
    """Return the value of a JSON text. Raises ValueError with a short reason."""
    _check_text(text, _LONG_NUMBER, LONGEST_NUMBER)
    try:
        value = json.loads(text)
    except ValueError as error:
        raise ValueError(_brief(str(error))) from None
    return _whole_characters(value) if _WRITTEN_HALF.search(text) else value


def _whole_characters(value: Any) -> Any:
    """Return the value with a question mark for each lone surrogate in its texts."""
    if isinstance(value, str):
        return _HALF.sub("?", value)
    if isinstance(value, list):
        return [_whole_characters(entry) for entry in value]
    if isinstance(value, dict):
        return {_whole_characters(key): _whole_characters(entry) for key, entry in value.items()}
    return value


def _check_text(text: str, too_long: re.Pattern[str], longest: int) -> str:
    """Return the text without comments and quoted parts. Raises ValueError if it exceeds the limits."""
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
        """Return a short text for numbers of thousands of digits, which Python refuses to write."""
        return repr(x) if x.bit_length() <= 4 * LONGEST_WORD else "a giant number"


_BRIEF = _Brief()


def abbreviate(value: object) -> str:
    """Return a value in at most LONGEST_SHOWN characters, for messages."""
    text = _BRIEF.repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


def _brief(text: str) -> str:
    """Shorten an error message, which may quote a part of the text."""
    return text if len(text) <= 3 * LONGEST_SHOWN else text[: 3 * LONGEST_SHOWN] + "..."
