"""What a game adds to motion: read from `assets/themes/<slug>-motion.toml`, so that no code knows a game.

    [counters.money]        a counter whose changes fly as the theme's chits
    sign = "$"              before its numbers
    gain = "brass-light"    the colors of the theme in which gains and losses rise
    loss = "pink"
    wire = "green"          income from a neighbor first runs along the wire between the seats as a light

    [zones.inventions]      what happens where a card comes to rest
    stamp = "BUILT"         a rubber stamp hits it
    sound = "stamp"
    flip = "late"           it arrives face down and turns over there

    [tokens]
    sound = "token"
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from client.art import assets
from client.cards.reading import Table, load_file
from client.sound import catalog


@dataclass(frozen=True, slots=True)
class CounterAccent:
    """How changes of a counter are shown: the sign before its numbers, the colors of gain and loss, and of the
    light that runs along a wire ("" for none). Colors are names of the theme's palette.
    """

    sign: str = ""
    gain: str = ""
    loss: str = ""
    wire: str = ""


@dataclass(frozen=True, slots=True)
class ZoneAccent:
    """What happens to a card that comes to rest in a zone."""

    stamp: str = ""
    sound: str = ""
    flip_late: bool = False


@dataclass(frozen=True, slots=True)
class Accents:
    """The accents of one game; everything has a plain default."""

    counters: Mapping[str, CounterAccent] = field(default_factory=dict)
    zones: Mapping[str, ZoneAccent] = field(default_factory=dict)
    token_sound: str = "token"

    @classmethod
    @lru_cache(maxsize=8)
    def load(cls, slug: str) -> Accents:
        """The accents of the game `slug`; plain ones when it has no such file.

        Raises `client.cards.reading.ThemeProblem` with one sentence that names file and key.
        """
        name = f"themes/{slug}-motion.toml"
        if not assets.exists(name):
            return cls()
        table = Table(load_file(name), name)
        counters = {key: _read_counter(inner) for key, inner in _inner(table.table("counters"))}
        zones = {key: _read_zone(inner) for key, inner in _inner(table.table("zones"))}
        tokens = table.table("tokens")
        token_sound = tokens.choice("sound", catalog.NAMES, "token")
        tokens.done()
        table.done()
        return cls(counters, zones, token_sound)


def _inner(table: Table) -> list[tuple[str, Table]]:
    return [(key, table.table(key)) for key in table]


def _read_counter(table: Table) -> CounterAccent:
    accent = CounterAccent(table.text("sign", ""), table.text("gain", ""), table.text("loss", ""),
                           table.text("wire", ""))
    table.done()
    return accent


def _read_zone(table: Table) -> ZoneAccent:
    accent = ZoneAccent(table.text("stamp", ""), table.choice("sound", ("", *catalog.NAMES), ""),
                        table.choice("flip", ("early", "late"), "early") == "late")
    table.done()
    return accent
