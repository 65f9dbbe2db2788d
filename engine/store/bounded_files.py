"""Files that anybody may have written, read within bounds: packs, settings, drafts, themes and table maps.

Size, nesting, the length of keys and of numbers are bounded before anything is parsed. A file that is refused is either
Damaged (there is no use in trying again) or Unreadable (it cannot be read now, and may be sound).
"""

from __future__ import annotations

import json
import os
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

from engine.kernel.files.limits import parse_json, parse_toml
from engine.store.atomic import Damaged, Unreadable, read_bytes

LARGEST_FILE = 1024 * 1024
"""Bytes of a file of any kind, where nothing else is said."""
DEEPEST_ELEMENT = 20
"""Elements of XML inside each other."""
LONGEST_ATTRIBUTE = 1000


def list_files(folder: Path, pattern: str) -> list[Path]:
    """The files of a folder whose names fit a pattern, and whose names do not begin with a dot, in order.

    There are none where there is no folder. Raises Unreadable.
    """
    try:
        names = sorted(os.listdir(folder))
    except FileNotFoundError:
        return []
    except OSError as error:
        raise Unreadable(f"The folder {folder} cannot be read: {error.strerror or error}.") from error
    return [folder / name for name in names if not name.startswith(".") and fnmatchcase(name, pattern)]


def path_exists(path: Path) -> bool:
    """Whether there is anything at a place. Raises Unreadable where that cannot be told, unlike `Path.exists`."""
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise Unreadable(f"{path.name} cannot be read: {error.strerror or error}.") from error
    return True


def read_text(path: Path, most: int = LARGEST_FILE) -> str:
    """The text of a file of at most `most` bytes in UTF-8. Raises Damaged and Unreadable."""
    return as_text(read_bytes(path, most), path.name)


def as_text(content: bytes, name: str) -> str:
    """The text that bytes in UTF-8 stand for; `name` is that of the file. Raises Damaged."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Damaged(f"{name} cannot be used: expected a text in UTF-8.") from None


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of a TOML file. Raises Damaged and Unreadable."""
    try:
        return parse_toml(read_text(path))
    except ValueError as error:
        raise Damaged(f"{path.name} is not readable as TOML: {error}.") from error


def read_json(path: Path) -> Any:
    """The value in a JSON file. Raises Damaged and Unreadable."""
    content = read_bytes(path, LARGEST_FILE)
    try:
        return parse_json(content.decode(json.detect_encoding(content), "surrogatepass"))
    except ValueError as error:
        raise Damaged(f"{path.name} is not readable as JSON: {error}.") from error


def read_xml(path: Path) -> Xml.Element:
    """The outermost element of an XML file. Raises Damaged and Unreadable.

    Entities of its own, with which a few lines can stand for gigabytes, are refused.
    """
    content = read_bytes(path, LARGEST_FILE)
    try:
        return Xml.XML(content, Xml.XMLParser(target=_Bounded()))
    except (ValueError, LookupError, Xml.ParseError) as error:  # LookupError for an encoding that there is not
        raise Damaged(f"{path.name} is not readable as XML: {error}.") from error


class _Bounded(Xml.TreeBuilder):
    """Raises ValueError where elements are nested too deeply, an attribute is too long, or entities are declared."""

    def __init__(self) -> None:
        super().__init__()
        self._depth = 0

    def doctype(self, name: str, pubid: str | None, system: str | None) -> None:
        """A document type begins, in which entities are declared."""
        raise ValueError("expected no document type")

    def start(self, tag: str, attrs: dict[str, str], /) -> Xml.Element:
        """An element begins."""
        self._depth += 1
        if self._depth > DEEPEST_ELEMENT:
            raise ValueError(f"more than {DEEPEST_ELEMENT} elements inside each other")
        if any(len(value) > LONGEST_ATTRIBUTE for value in attrs.values()):
            raise ValueError(f"an attribute of more than {LONGEST_ATTRIBUTE} characters")
        return super().start(tag, attrs)

    def end(self, tag: str, /) -> Xml.Element:
        """An element ends."""
        self._depth -= 1
        return super().end(tag)
