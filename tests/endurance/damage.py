"""Ways in which a file can be damaged or meant badly, by what kind of file it is. The same seed damages alike."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from engine.store.files.atomic import Damaged, read_document, write_document

_WORDS = ("", "0", "-1", "a" * 5000, "\ud800", "\0", "../../x", "[]", "é\u202e", "human", "true", "1e999")
_WHOLE = (-1, 0, 1, 2, 7, 255, 10**6, 10**9, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63), 2**64, 10**30)
_NUMBERS = (*_WHOLE, 1e308, -1e308, 5e-324, 0.5)
_BIG = 40_000
_VALUES: tuple[Callable[[random.Random], Any], ...] = (
    lambda chance: chance.choice(_NUMBERS),
    lambda chance: chance.choice(_NUMBERS),
    lambda chance: chance.choice(_WORDS),
    lambda chance: chance.choice((None, True, False, float("nan"), float("inf"))),
    lambda chance: chance.choice(([], {}, [None], {"": None}, [[[]]], [0] * 3000, {"name": 1})),
    lambda chance: nested(chance.choice((50, 2000, 20_000))),
)
_TOML = (
    *("0x" + "f" * 4000, "9" * 5000, "-1", "0", "1e400", "nan", "inf", "true", '""', "''", "[]", "{}", "1979-05-27"),
    *("[" * 3000 + "]" * 3000, '"' + "a" * _BIG + '"', '"\\ud800"', "{a.a.a = 1}", "07:32:00", '["a", 1]', "1_0"),
)


class Raw:
    """A JSON value as it is written, for what `json` would not write."""

    def __init__(self, text: str) -> None:
        self.text = text


def nested(depth: int) -> Raw:
    """A list in a list in a list."""
    return Raw("[" * depth + "]" * depth)


def damage(file: Path, chance: random.Random) -> str:
    """Damage a file; tells how in a few words."""
    if chance.random() < 0.3:
        return damage_bytes(file, chance)
    start = file.read_bytes()[:16]
    if start.startswith(b"SQLite format 3"):
        return damage_database(file, chance)
    if start.startswith(b"Cul-de-Sac "):
        return damage_document(file, chance)
    if file.suffix in (".json", ".puzzle"):
        return damage_json(file, chance)
    return damage_lines(file, chance)


# --- any file --------------------------------------------------------------------------------------------------


def damage_bytes(file: Path, chance: random.Random) -> str:
    """Flip bits, cut off, double, swap, blank out, put in."""
    data = bytearray(file.read_bytes())
    size = len(data)
    first, second = sorted(chance.randrange(size + 1) for _ in range(2))
    way = chance.choice(("bits", "cut", "doubled", "swapped", "zeros", "put in", "empty", "garbage"))
    if way == "bits" and size:
        for _ in range(chance.choice((1, 1, 1, 3, 20))):
            place = chance.choice((chance.randrange(size), chance.randrange(min(size, 100))))
            data[place] ^= 1 << chance.randrange(8)
    elif way == "cut":
        del data[first if chance.random() < 0.7 else size - min(size, chance.randint(1, 3)) :]
    elif way == "doubled":
        data[second:second] = data[first:second]
    elif way == "swapped":
        middle = (first + second) // 2
        data[first:second] = data[middle:second] + data[first:middle]
    elif way == "zeros":
        data[first:second] = bytes(second - first)
    elif way == "put in":
        data[first:first] = chance.choice((b"\xff\xfe", b"\xef\xbb\xbf", b"\0", b'"', b"\n", chance.randbytes(50)))
    elif way == "garbage":
        data = bytearray(chance.randbytes(chance.choice((1, 100, 5000))))
    else:
        data.clear()
    file.write_bytes(data)
    return f"bytes {way} at {first}"


# --- JSON, alone and in documents ------------------------------------------------------------------------------


def damage_json(file: Path, chance: random.Random) -> str:
    """Another value somewhere; still JSON."""
    value = json.loads(file.read_bytes())
    value, words = changed(value, chance)
    file.write_text(written(value), encoding="utf-8", errors="surrogatepass")
    return words


def damage_document(file: Path, chance: random.Random) -> str:
    """Another value somewhere, with a checksum that fits; or another version."""
    name = file.read_bytes()[:200].split(b" ")[1].decode()
    body, words = changed(read_document(file, name, 1 << 30), chance)
    version = chance.randint(0, 9) if chance.random() < 0.1 else 1
    try:
        write_document(file, name, version, json.loads(written(body)))
    except (ValueError, RecursionError, Damaged):  # what no writer of documents accepts
        return damage_bytes(file, chance)
    return words


def changed(value: Any, chance: random.Random) -> tuple[Any, str]:
    """A value with one to three changes in it, and where."""
    told = []
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        places = list(_places(value, ()))
        if not places:
            return _VALUES[0](chance), "everything"
        # Every depth is met, not only the long lists at the bottom.
        depth = chance.choice(sorted({len(path) for path in places}))
        path = chance.choice([path for path in places if len(path) == depth])
        told.append(f"{'.'.join(map(str, path))} {_change(value, path, chance)}")
    return value, "; ".join(told)


def _places(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, entry in entries:
        yield (*path, key)
        yield from _places(entry, (*path, key))


def _change(value: Any, path: tuple[Any, ...], chance: random.Random) -> str:
    *way, last = path
    holder = value
    for key in way:
        holder = holder[key]
    deed = chance.choice(("set", "set", "set", "set", "near", "near", "gone", "double", "renamed"))
    old = holder[last]
    if deed == "near" and isinstance(old, int):
        holder[last] = old + chance.choice((-1, 1, 10, -100))
    elif deed == "gone":
        del holder[last]
    elif deed == "double" and isinstance(holder, list):
        holder.insert(last, old)
    elif deed == "renamed" and isinstance(holder, dict):
        holder[f"{last}x"] = holder.pop(last)
    else:
        holder[last] = chance.choice(_VALUES)(chance)
        return f"set to {str(holder[last])[:40]!a}"
    return deed


def written(value: Any) -> str:
    """A value as JSON, with what `json` does not write."""
    if isinstance(value, Raw):
        return value.text
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(str(key))}:{written(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(written, value)) + "]"
    return json.dumps(value)


# --- lines: TOML, maps, texts ----------------------------------------------------------------------------------


def damage_lines(file: Path, chance: random.Random) -> str:
    """Lines gone, doubled or swapped, values of another kind, keys without end."""
    try:
        lines = file.read_bytes().decode("utf-8").splitlines()
    except UnicodeDecodeError:
        return damage_bytes(file, chance)
    place = chance.randrange(len(lines)) if lines else 0
    way = chance.choice(("value", "value", "value", "number", "gone", "double", "swap", "deep key", "long key", "list"))
    valued = [number for number, line in enumerate(lines) if "=" in line]
    if way == "value" and valued:
        place = chance.choice(valued)
        lines[place] = _with_value(lines[place], chance)
    elif way == "number" and any(map(_has_digit, lines)):
        place = chance.choice([number for number, line in enumerate(lines) if _has_digit(line)])
        lines[place] = _with_number(lines[place], chance)
    elif way == "gone" and lines:
        del lines[place : place + chance.choice((1, 1, 5))]
    elif way == "double" and lines:
        lines[place:place] = lines[place : place + chance.choice((1, 1, 10))] * chance.choice((1, 1, 300))
    elif way == "swap" and lines:
        other = chance.randrange(len(lines))
        lines[place], lines[other] = lines[other], lines[place]
    elif way == "deep key":
        lines.insert(place, ".".join("a" * chance.choice((10, 2000, 20_000))) + " = 1")
    elif way == "long key":
        lines.insert(place, "a" * _BIG + " = 1")
    else:
        lines.insert(place, chance.choice(("[[x]]", "[x.y]", "[pack]", "x = [", '"', "<x/>", "]]>", "\0")))
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return f"line {place + 1} {way}"


def _with_value(line: str, chance: random.Random) -> str:
    """The line with another value, as TOML has it, or between the quotes of a map."""
    if '="' in line:
        parts = line.split('"')
        place = chance.randrange(len(parts) // 2) * 2 + 1
        parts[place] = str(chance.choice((*_NUMBERS, "", "x", "a" * 2000, "-0", "1,1", "0,0 1,0", "nan")))
        return '"'.join(parts)
    return f"{line.partition('=')[0]}= {chance.choice(_TOML)}"


def _with_number(line: str, chance: random.Random) -> str:
    place = chance.choice([place for place, letter in enumerate(line) if letter.isdigit()])
    return line[:place] + chance.choice(("", "0", "9", "-", "99999999", ".", "e9")) + line[place + 1 :]


def _has_digit(line: str) -> bool:
    return any(letter.isdigit() for letter in line)


# --- SQLite ----------------------------------------------------------------------------------------------------


def damage_database(file: Path, chance: random.Random) -> str:
    """Change a value of any column of any table, rows, tables, or what the file says of itself."""
    with closing(sqlite3.connect(file, isolation_level=None)) as base:
        base.execute("PRAGMA journal_mode = DELETE")
        base.execute("PRAGMA foreign_keys = OFF")
        base.execute("PRAGMA ignore_check_constraints = ON")
        tables = [row[0] for row in base.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        tables = [table for table in tables if not table.startswith("sqlite_")]
        way = chance.choice(("value",) * 14 + ("row gone", "row double", "number", "drop", "rename", "column", "index"))
        try:
            return _damage_table(base, way, chance.choice(tables), chance)
        except sqlite3.Error as problem:  # a constraint forbids just this
            return f"nothing, {problem}"


def _damage_table(base: sqlite3.Connection, way: str, table: str, chance: random.Random) -> str:
    described = base.execute(f'PRAGMA table_info("{table}")').fetchall()
    columns = [row[1] for row in described]
    key = [f'"{row[1]}"' for row in described if row[5]] or ["rowid"]
    this = f"({', '.join(key)}) = ({', '.join('?' * len(key))})"
    rows = base.execute(f'SELECT {", ".join(key)} FROM "{table}"').fetchall()
    column = chance.choice(columns)
    if way == "number":
        name = chance.choice(("user_version", "application_id"))
        before = base.execute(f"PRAGMA {name}").fetchone()[0]
        base.execute(f"PRAGMA {name} = {chance.choice((0, 1, -1, 2**31 - 1, before ^ 1 << chance.randrange(31)))}")
        return name
    if way == "drop":
        base.execute(f'DROP TABLE "{table}"')
    elif way == "rename":
        base.execute(f'ALTER TABLE "{table}" RENAME TO "{table}_x"')
    elif way == "column":
        base.execute(f'ALTER TABLE "{table}" RENAME COLUMN "{column}" TO "{column}_x"')
    elif way == "index":
        base.execute(f"CREATE TRIGGER x BEFORE INSERT ON \"{table}\" BEGIN SELECT RAISE(ABORT, 'no'); END")
    elif rows:
        row = chance.choice(rows)
        if way == "row gone":
            base.execute(f'DELETE FROM "{table}" WHERE {this}', row)
        elif way == "row double":
            named = ", ".join(f'"{name}"' for name in columns[1:])
            base.execute(f'INSERT INTO "{table}" ({named}) SELECT {named} FROM "{table}" WHERE {this}', row)
        else:
            value = base.execute(f'SELECT "{column}" FROM "{table}" WHERE {this}', row).fetchone()[0]
            new = other_value(value, chance)
            base.execute(f'UPDATE "{table}" SET "{column}" = ? WHERE {this}', (new, *row))
            return f"{table}.{column} of row {row} set to {str(new)[:40]!a}"
    return f"{way} {table}.{column}"


def other_value(value: Any, chance: random.Random) -> Any:
    """Another value for a column; where it holds JSON, other JSON now and then."""
    if isinstance(value, str) and value[:1] in "[{" and chance.random() < 0.7:
        try:
            return written(changed(json.loads(value), chance)[0]).encode("utf-8", "replace").decode()
        except (ValueError, RecursionError):
            pass
    numbers = [number for number in _NUMBERS if isinstance(number, float) or -(2**63) <= number < 2**63]
    texts = [words for words in _WORDS if words.isprintable() and "\ud800" not in words]
    others = (None, b"\xff\x00", chance.randbytes(20), "[" * 5000)
    return chance.choice((chance.choice(numbers), chance.choice(texts), *others))
