"""Card packs: collections of custom cards, and reading and writing their files.

A pack is one TOML text: `format`, a table `[pack]` (id, name, author) and cards as `[[<game slug>.<kind>]]`. Cards have
the fields of the game's own card data. Nothing in a pack is executed. This module checks what is common to all games.
`Workshop.read_pack_card` checks the rest. Unfinished cards are in the same file, so that both change in one step:
`workshop` is a text that only the card workshop reads.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.kernel.cards.card_picture import read_picture
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import (
    MISSING,
    TEXT,
    TWICE,
    UNIQUE,
    USED_ONCE,
    BadCard,
    BadPack,
    Expected,
    Phrase,
    rule,
    sentence,
)
from engine.kernel.files.limits import parse_toml

FORMAT: Final = 1
"""The version of the pack format."""
LARGEST_FILE: Final = 512 * 1024
"""The most characters of a pack file."""
MOST_CARDS: Final = 200
"""The most cards of one pack, for all games together."""
MOST_TOGETHER: Final = 3000
"""The most cards of a match's packs, with all copies. Python can't write a mask of four bits for over 3500 cards."""
LONGEST_ID: Final = 40
LONGEST_NAME: Final = 40
"""The most characters in the name of a pack, author or card."""
LONGEST_TEXT: Final = 300
MOST_ENTRIES: Final = 24
"""The most entries of a list or table inside a card."""
DEEPEST: Final = 6
LARGEST_NUMBER: Final = 9999
PLAIN: Final = "a text, a whole number, true, false, a list or a table"
"""The allowed values in a card, for messages."""

_HEADS = ("format", "workshop", "pack")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_KEY = re.compile(r"[A-Za-z0-9_-]{1,40}")
RESERVED_IDS = {"con", "prn", "aux", "nul"} | {f"{port}{number}" for port in ("com", "lpt") for number in range(10)}
"""Forbidden pack ids, because Windows reserves these file names."""
_MARKUP = "[]{}|<>\\"
"""Characters with a special meaning in the texts that include names."""


@dataclass(frozen=True, slots=True)
class FormField:
    """One field of a card form.

    kind     "text", "number" (from `low` to `high`), "choice" (one of `choices`: value and text), "flag" or "lines"
    needs    another field of the same form and the values that make this one visible
    fields   the sub-form of each line, for "lines"
    most     the most lines
    """

    key: str
    label: str
    hint: str = ""
    kind: str = "text"
    default: Any = ""
    low: int = 0
    high: int = 99
    choices: tuple[tuple[Any, str], ...] = ()
    needs: tuple[str, tuple[Any, ...]] | None = None
    fields: tuple[FormField, ...] = ()
    most: int = 0


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of custom card. `key`: its name in the file. `title`: its name on the screen."""

    key: str
    title: str
    fields: tuple[FormField, ...]
    note: str = ""
    """Advice for making such a card, in a sentence or two."""


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack. Its cards are plain tables as in the file, by game slug and kind of card."""

    id: str
    name: str
    author: str
    cards: Mapping[str, Mapping[str, tuple[Mapping[str, Any], ...]]]
    source: str = field(default="", compare=False)
    """The name of the file it was read from, or ""."""
    workshop: str = ""
    """The unfinished cards, for the card workshop only."""

    @property
    def file(self) -> str:
        """The pack's file name, for error messages."""
        return self.source or f"{self.id}.toml"

    def of_kind(self, slug: str, kind: str) -> tuple[Mapping[str, Any], ...]:
        """Return its cards of a kind for a game, in order."""
        return self.cards.get(slug, {}).get(kind, ())

    def readers(self, slug: str, kind: str) -> list[Reader]:
        """Return a reader for each of its cards of a kind for a game."""
        return [Reader(self.file, str(data["id"]), data) for data in self.of_kind(slug, kind)]

    def count(self, slug: str = "") -> int:
        """Return the number of its cards for a game, or for all games."""
        kinds = self.cards.values() if not slug else [self.cards.get(slug, {})]
        return sum(len(cards) for kind in kinds for cards in kind.values())


# --- reading ---------------------------------------------------------------------------------------------


def read_pack(text: str, file: str) -> Pack:
    """Read a pack. `file` is its name in errors. Raises BadPack, or BadCard for a field of a card."""
    if len(text) > LARGEST_FILE:
        raise BadPack(file, "", (), rule(f"at most {LARGEST_FILE // 1024} KB"), Phrase(f"{len(text) // 1024} KB"))
    try:
        tables = parse_toml(text)
    except ValueError as error:
        raise BadPack(file, "", (), sentence(f"not readable as TOML: {error}")) from None
    if type(tables.get("format")) is not int or tables["format"] != FORMAT:
        raise BadPack(file, "", ("format",), rule(str(FORMAT)), tables.get("format", MISSING))
    head = _head(tables.get("pack"), file)
    workshop = tables.get("workshop", "")
    if not isinstance(workshop, str):
        raise BadPack(file, "", ("workshop",), TEXT, workshop)
    cards = {slug: _kinds(slug, kinds, file) for slug, kinds in tables.items() if slug not in _HEADS}
    found = {slug: kinds for slug, kinds in cards.items() if kinds}
    pack = Pack(head["id"], head["name"], head["author"], found, file, workshop)
    if pack.count() > MOST_CARDS:
        raise BadPack(file, "", (), rule(f"at most {MOST_CARDS} cards"), pack.count())
    _check_ids(pack, file)
    return pack


def _head(table: object, file: str) -> dict[str, str]:
    if not isinstance(table, dict):
        raise BadPack(file, "", (), rule("a table [pack] with id, name and author"), table or MISSING)
    for key in table:
        if key not in ("id", "name", "author"):
            raise BadPack(file, "", ("pack", key), Expected("one of id, name, author", kind="unknown"), table[key])
    for key, problem in (("id", id_problem(table.get("id"))), ("name", name_problem(table.get("name")))):
        if problem:
            raise BadPack(file, "", ("pack", key), rule(problem), table.get(key))
    if table["id"] in RESERVED_IDS:
        raise BadPack(file, "", ("pack", "id"), rule(f"another one, since Windows keeps {table['id']} for itself"))
    author = table.get("author", "")
    if author != "" and name_problem(author):
        raise BadPack(file, "", ("pack", "author"), rule(name_problem(author)), author)
    return {"id": table["id"], "name": table["name"], "author": author}


def _kinds(slug: str, kinds: object, file: str) -> dict[str, tuple[Mapping[str, Any], ...]]:
    """Return the checked cards for one game, by kind."""
    if id_problem(slug) or not isinstance(kinds, dict):
        raise BadPack(file, "", (slug,), rule("cards as [[<game>.<kind>]]"), kinds)
    read: dict[str, tuple[Mapping[str, Any], ...]] = {}
    for kind, cards in kinds.items():
        if id_problem(kind) or not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
            raise BadPack(file, "", (slug, kind), rule(f"cards as [[{slug}.<kind>]]"), cards)
        for number, card in enumerate(cards, 1):
            named = str(card.get("id", f"{kind} number {number}"))[:LONGEST_ID]
            reader = Reader(file, named, card)
            check_plain(reader)
            check_identity(reader)
        if cards:
            read[kind] = tuple(cards)
    return read


def _check_ids(pack: Pack, file: str) -> None:
    for kinds in pack.cards.values():
        seen: set[str] = set()
        for card in (card for cards in kinds.values() for card in cards):
            if card["id"] in seen:
                raise BadPack(file, card["id"], ("id",), USED_ONCE, TWICE)
            seen.add(card["id"])


def check_together(
    packs: Sequence[Pack], slug: str, title: str, kinds: Sequence[str], box_faces: Sequence[Mapping[str, Any]]
) -> None:
    """Check that packs fit a game and each other: known kinds of cards, unique ids and names. Raises BadPack."""
    owners = {str(face[key]).casefold(): title for face in box_faces for key in ("id", "title")}
    for pack in packs:
        for kind, cards in pack.cards[slug].items():
            if kind not in kinds:
                known = ", ".join(f"[[{slug}.{key}]]" for key in kinds) or "no cards for this game"
                raise BadPack(pack.file, "", (slug, kind), Expected(known, kind="unknown"))
            for card in cards:
                for key in ("id", "name"):
                    found = card[key].casefold()
                    if found in owners:
                        there = Phrase(f"'{card[key]}' in {owners[found]}, too")
                        raise BadPack(pack.file, card["id"], (key,), UNIQUE, there)
                for key in ("id", "name"):
                    owners[card[key].casefold()] = f"the pack {pack.name}"


def check_number(packs: Sequence[Pack], slug: str) -> None:
    """Check that packs don't exceed the number of cards that a match can save. Raises BadPack."""
    together = 0
    for pack in packs:
        together += sum(card.get("copies", 1) for cards in pack.cards[slug].values() for card in cards)
        if together > MOST_TOGETHER:
            raise BadPack(pack.file, "", (), rule(f"at most {MOST_TOGETHER} cards in all packs of a match"), together)


def check_identity(reader: Reader) -> None:
    """Check the common fields of custom cards: id, name and optional picture. Raises BadCard."""
    for key, problem in (("id", id_problem(reader.data.get("id"))), ("name", name_problem(reader.data.get("name")))):
        if problem:
            raise reader.fail(key, problem)
    if "picture" in reader.data:
        read_picture(reader)


def check_plain(reader: Reader) -> None:
    """Check that a card only has texts, whole numbers, flags, lists and tables of limited size.

    Raises BadCard with the field.
    """
    if len(reader.data) > MOST_ENTRIES:
        raise BadCard(reader.file, reader.card, (), rule(f"at most {MOST_ENTRIES} fields"))
    for name, value in reader.data.items():
        problem = "a name of letters, digits, - and _" if not _KEY.fullmatch(name) else _plain_problem(value, 1)
        if problem:
            raise reader.fail(name, problem, value)


def _plain_problem(value: object, depth: int) -> str:
    """Return what was expected instead of a value in a card, "" for a valid one."""
    if isinstance(value, bool):
        return ""
    if isinstance(value, int):
        return "" if abs(value) <= LARGEST_NUMBER else f"a number up to {LARGEST_NUMBER}"
    if isinstance(value, str):
        fits = len(value) <= LONGEST_TEXT and (value.isprintable() or not value)
        return "" if fits else f"a text of at most {LONGEST_TEXT} ordinary characters"
    if not isinstance(value, (list, dict)):
        return PLAIN
    if depth >= DEEPEST:
        return f"at most {DEEPEST} tables inside each other"
    if len(value) > MOST_ENTRIES:
        return f"at most {MOST_ENTRIES} entries"
    if isinstance(value, dict) and not all(_KEY.fullmatch(key) for key in value):
        return "names of letters, digits, - and _"
    inside = value.values() if isinstance(value, dict) else value
    return next((problem for entry in inside if (problem := _plain_problem(entry, depth + 1))), "")


def id_problem(value: object) -> str:
    """Return what was expected instead of an invalid id, "" for a valid one."""
    if isinstance(value, str) and len(value) <= LONGEST_ID and _ID.fullmatch(value):
        return ""
    return f"small letters, digits and single hyphens, at most {LONGEST_ID} of them"


def name_problem(value: object) -> str:
    """Return what was expected instead of an invalid name, "" for a valid one."""
    if isinstance(value, str) and 0 < len(value) <= LONGEST_NAME and value.isprintable() and value.strip() == value:
        return "" if not set(value) & set(_MARKUP) else f"a name without {' '.join(_MARKUP)}"
    return f"a name of 1 to {LONGEST_NAME} ordinary characters"


def id_from(name: str) -> str:
    """Return an id made from a name: "The Barbecue Set" -> "the-barbecue-set"; "" if no character fits."""
    return re.sub("[^a-z0-9]+", "-", name.casefold())[:LONGEST_ID].strip("-")


# --- writing ---------------------------------------------------------------------------------------------


def write_pack(pack: Pack) -> str:
    """Return the text of a pack's file, from which `read_pack` reads an equal pack.

    Raises BadPack for what isn't plain data.
    """
    lines = [f"format = {FORMAT}", *([f"workshop = {toml(pack.workshop)}"] if pack.workshop else []), "", "[pack]"]
    lines += [f"id = {toml(pack.id)}", f"name = {toml(pack.name)}", f"author = {toml(pack.author)}"]
    for slug, kinds in pack.cards.items():
        for kind, cards in kinds.items():
            for card in cards:
                lines += ["", f"[[{slug}.{kind}]]", *(f"{key} = {toml(value)}" for key, value in card.items())]
    return "\n".join(lines) + "\n"


def toml(value: object) -> str:
    """Return a plain value as TOML on one line. Raises BadPack for any other."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        entries = ", ".join(f"{key} = {toml(entry)}" for key, entry in value.items())
        return f"{{ {entries} }}" if entries else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(toml(entry) for entry in value)}]"
    raise BadPack("", "", (), rule(PLAIN), value)


def digest(pack: Pack, slug: str = "") -> str:
    """Return a short hash of a pack's cards for one game (or all), which ties a match to its cards.

    It leaves out the pack's name, its author and the pictures.
    """
    cards = pack.cards if not slug else {slug: pack.cards.get(slug, {})}
    plain = {
        game: {
            kind: [{key: value for key, value in card.items() if key != "picture"} for card in of_kind]
            for kind, of_kind in kinds.items()
        }
        for game, kinds in cards.items()
    }
    text = json.dumps([pack.id, plain], sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
