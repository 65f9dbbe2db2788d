"""Ways in which an archive with everything of a player can be damaged or meant badly."""

from __future__ import annotations

import io
import random
import warnings
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from tests.endurance.damage import damage, damage_bytes

_NAMES = (
    "data/matches.sqlite/x", "data/MATCHES.sqlite/x", "config/settings.json/x", "../x", "data/../../x", "/etc/x",
    "C:/x", "data", "config/", "data/packs", "data//x", "data/" + "a" * 600, "data/" + "x/" * 300 + "x", "data/\ud7ff",
    "data/\n", "state/alone.sqlite", "data/matches.sqlite-wal", "data/backups/matches-1.sqlite", "what-this-is",
    "data/taken-in.culdesac",
)  # fmt: skip
_BOMB = 40_000_000


@cache
def _bomb() -> bytes:
    return bytes(_BOMB)


def damage_archive(file: Path, chance: random.Random) -> str:
    """Damage bytes, headers, members or names of an archive; tells how in a few words."""
    way = chance.choice((_bytes, _bytes, _headers, _headers, _headers, _members, _members, _names, _methods))
    if chance.random() < 0.004:
        way = _bombs
    return way(file, chance)


def _bytes(file: Path, chance: random.Random) -> str:
    return damage_bytes(file, chance)


def _headers(file: Path, chance: random.Random) -> str:
    """Other bytes in the header of a member or in the list of members at the end."""
    data = bytearray(file.read_bytes())
    starts = [place for mark in (b"PK\x03\x04", b"PK\x01\x02", b"PK\x05\x06") for place in _places(data, mark)]
    start = chance.choice(starts)
    place = min(len(data) - 1, start + chance.randint(4, 45))
    for offset in range(chance.choice((1, 1, 2, 4))):
        if place + offset < len(data):
            data[place + offset] = chance.choice((0, 1, 0xFF, 0x7F, chance.randrange(256)))
    file.write_bytes(data)
    return f"header at {start}, byte {place - start}"


def _places(data: bytearray, mark: bytes) -> list[int]:
    found, place = [], data.find(mark)
    while place >= 0:
        found.append(place)
        place = data.find(mark, place + 1)
    return found


def _members(file: Path, chance: random.Random) -> str:
    """One member damaged as a file of its own; the archive itself stays whole."""
    told = ""

    def change(members: dict[str, bytes]) -> None:
        nonlocal told
        name = chance.choice(sorted(members))
        alone = file.with_name(Path(name).name)
        alone.write_bytes(members[name])
        told = f"{name} {damage(alone, chance)}"
        members[name] = alone.read_bytes()
        alone.unlink()

    _rewrite(file, change)
    return told


def _names(file: Path, chance: random.Random) -> str:
    """A member more under a name that no player has, or one that is there already."""
    name = chance.choice(_NAMES)
    with zipfile.ZipFile(file, "a") as packed, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        packed.writestr(chance.choice((name, packed.namelist()[-1])), b"x")
    return f"a member {name[:40]!a}"


def _methods(file: Path, chance: random.Random) -> str:
    """Packed in another way."""
    method = chance.choice((zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA, zipfile.ZIP_STORED))
    _rewrite(file, lambda members: None, method)
    data = bytearray(file.read_bytes())
    if chance.random() < 0.5:
        place = chance.randrange(len(data))
        data[place] ^= 1 << chance.randrange(8)
        file.write_bytes(data)
    return f"method {method}"


def _bombs(file: Path, chance: random.Random) -> str:
    """A member of zeros that unpacks to a thousand times its size."""
    with zipfile.ZipFile(file, "a", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(chance.choice(("data/x", "data/packs/x.toml")), _bomb())
    return "a bomb"


def _rewrite(file: Path, change: Callable[[dict[str, bytes]], None], method: int = zipfile.ZIP_DEFLATED) -> None:
    with zipfile.ZipFile(file) as packed:
        members = {entry.filename: packed.read(entry) for entry in packed.infolist()}
    change(members)
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", method) as packed:
        for name, inside in members.items():
            packed.writestr(name, inside)
    file.write_bytes(content.getvalue())
