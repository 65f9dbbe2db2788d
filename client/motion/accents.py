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

    [[moves]]               what is seen when a card goes from one of some zones to one of others (absent: any)
    from = ["hand"]
    to = ["lawn"]
    show = "drop"           one of SHOWS
    colors = ["lawn"]
    art = "icon-bolt"       of a "flare"
    sound = "place"

    [growth]                a token that lies on a card: it grows over it, and is shaken off
    leaves = ["hedge"]
    puff = "hexed"
    sound = "leaves"
    shaken = "shake"

    [stopped]               the stamp on a card that is stopped; the letters and color of all stamps
    words = "STOPPED"
    typeface = "title"
    color = "red"
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


DROP, CLOUD, BACK, FLARE = "drop", "cloud", "back", "flare"
SHOWS = ("", DROP, CLOUD, BACK, FLARE)
"""What is seen of a move: the card drops and blades of grass fly; it goes in a cloud with hind legs; it looks back
before it goes; it flares and gleams where it comes to lie.
"""


@dataclass(frozen=True, slots=True)
class MoveAccent:
    """What is seen and heard when a card goes from one zone to another; no names: any zone."""

    sources: tuple[str, ...]
    targets: tuple[str, ...]
    show: str = ""
    colors: tuple[str, ...] = ()
    art: str = ""
    sound: str = ""

    def is_for(self, source: str, target: str) -> bool:
        """Whether a move between zones of these names is meant."""
        return (not self.sources or source in self.sources) and (not self.targets or target in self.targets)


@dataclass(frozen=True, slots=True)
class Growth:
    """What grows over a card: the colors of its leaves and of the puff it comes in; sounds when it comes and goes."""

    leaves: tuple[str, ...] = ()
    puff: str = ""
    sound: str = "token"
    shaken: str = "card"


@dataclass(frozen=True, slots=True)
class StampLook:
    """The words of the stamp on a card that is stopped; letters and color of all stamps ("": the usual ones)."""

    words: str = "STOPPED"
    typeface: str = ""
    color: str = ""


@dataclass(frozen=True, slots=True)
class Accents:
    """The accents of one game; everything has a plain default."""

    counters: Mapping[str, CounterAccent] = field(default_factory=dict)
    zones: Mapping[str, ZoneAccent] = field(default_factory=dict)
    token_sound: str = "token"
    moves: tuple[MoveAccent, ...] = ()
    growth: Growth = field(default_factory=Growth)
    stamp: StampLook = field(default_factory=StampLook)

    def move(self, source: str, target: str) -> MoveAccent | None:
        """What is special about a move between zones of these names: the first entry that fits."""
        return next((accent for accent in self.moves if accent.is_for(source, target)), None)

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
        moves = tuple(_read_move(inner) for inner in table.tables("moves"))
        growth, stamp = _read_growth(table.table("growth")), _read_stamp(table.table("stopped"))
        table.done()
        return cls(counters, zones, token_sound, moves, growth, stamp)


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


def _read_move(table: Table) -> MoveAccent:
    accent = MoveAccent(table.texts("from"), table.texts("to"), table.choice("show", SHOWS, ""), table.texts("colors"),
                        table.text("art", ""), table.choice("sound", ("", *catalog.NAMES), ""))  # fmt: skip
    table.done()
    return accent


def _read_growth(table: Table) -> Growth:
    growth = Growth(table.texts("leaves"), table.text("puff", ""), table.choice("sound", catalog.NAMES, "token"),
                    table.choice("shaken", catalog.NAMES, "card"))  # fmt: skip
    table.done()
    return growth


def _read_stamp(table: Table) -> StampLook:
    stamp = StampLook(table.text("words", "STOPPED"), table.text("typeface", ""), table.text("color", ""))
    table.done()
    return stamp
