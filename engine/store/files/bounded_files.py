"""Files from anyone, read within limits: packs, settings, drafts, themes and table maps.

Size, nesting, and the length of keys and numbers are limited before parsing. A refused file is either Damaged (no use
in retrying) or Unreadable (it can't be read now and may be intact).
"""

from __future__ import annotations

import json
import os
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

from engine.kernel.files.limits import parse_json, parse_toml
from engine.store.files.atomic import Damaged, Unreadable, read_bytes
from engine.store.messages import say

LARGEST_FILE = 1024 * 1024
"""The limit in bytes for files without one of their own."""
DEEPEST_ELEMENT = 20
"""The limit for nested XML elements."""
LONGEST_ATTRIBUTE = 1000


def list_files(folder: Path, pattern: str) -> list[Path]:
    """Return a folder's files that match a pattern and don't start with a dot, sorted; none without a folder.

    Raises Unreadable.
    """
    try:
        names = sorted(os.listdir(folder))
    except FileNotFoundError:
        return []
    except OSError as error:
        raise Unreadable(say("cannot-read-folder", folder=str(folder), reason=str(error.strerror or error))) from error
    return [folder / name for name in names if not name.startswith(".") and fnmatchcase(name, pattern)]


def path_exists(path: Path) -> bool:
    """Return whether a path exists. Raises Unreadable if that is unknown, unlike `Path.exists`."""
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise Unreadable(say("cannot-read", file=path.name, reason=str(error.strerror or error))) from error
    return True


def read_text(path: Path, most: int = LARGEST_FILE) -> str:
    """Return the UTF-8 text of a file of at most `most` bytes. Raises Damaged and Unreadable."""
    return as_text(read_bytes(path, most), path.name)


def as_text(content: bytes, name: str) -> str:
    """Decode UTF-8; `name` is the file's. Raises Damaged."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Damaged(say("not-text", file=name)) from None


def read_toml(path: Path) -> dict[str, Any]:
    """Return the tables of a TOML file. Raises Damaged and Unreadable."""
    try:
        return parse_toml(read_text(path))
    except ValueError as error:
        raise Damaged(say("not-valid", file=path.name, format="TOML", reason=str(error))) from error


def read_json(path: Path) -> Any:
    """Return the value in a JSON file. Raises Damaged and Unreadable."""
    content = read_bytes(path, LARGEST_FILE)
    try:
        return parse_json(content.decode(json.detect_encoding(content), "surrogatepass"))
    except ValueError as error:
        raise Damaged(say("not-valid", file=path.name, format="JSON", reason=str(error))) from error


def read_xml(path: Path) -> Xml.Element:
    """Return the root element of an XML file. Raises Damaged and Unreadable.

    Custom entities, which can expand a few lines to gigabytes, are refused.
    """
    content = read_bytes(path, LARGEST_FILE)
    try:
        return Xml.XML(content, Xml.XMLParser(target=_Bounded()))
    except (ValueError, LookupError, Xml.ParseError) as error:  # LookupError: unknown encoding
        raise Damaged(say("not-valid", file=path.name, format="XML", reason=str(error))) from error


class _Bounded(Xml.TreeBuilder):
    """Raises ValueError for elements nested too deeply, long attributes, and document types, which declare entities."""

    def __init__(self) -> None:
        super().__init__()
        self._depth = 0

    def doctype(self, name: str, pubid: str | None, system: str | None) -> None:
        """Refuse a document type."""
        raise ValueError("expected no document type")

    def start(self, tag: str, attrs: dict[str, str], /) -> Xml.Element:
        """Check the depth and the attributes of an element."""
        self._depth += 1
        if self._depth > DEEPEST_ELEMENT:
            raise ValueError(f"more than {DEEPEST_ELEMENT} elements inside each other")
        if any(len(value) > LONGEST_ATTRIBUTE for value in attrs.values()):
            raise ValueError(f"an attribute of more than {LONGEST_ATTRIBUTE} characters")
        return super().start(tag, attrs)

    def end(self, tag: str, /) -> Xml.Element:
        self._depth -= 1
        return super().end(tag)
