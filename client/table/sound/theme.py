"""What a game adds to what is heard: read from `assets/themes/<slug>-sound.toml`, so that no code knows a game.

    piece = "moonlight"     the music of its table
    chain = "chain-..."     the row of notes that is climbed by what happens in quick succession

    [[solos]]               of the layers that are heard one at a time: this one while a counter of whoever looks
    counter = "sanity"      (looking on: the lowest of all) is at most so much; the first that fits
    to = 10
    layer = "box-broken"

    [[events]]              what is heard of an event: the first that fits; without a sound it is what motion plays
    event = "moved"         one of EVENTS
    from = ["hand"]         names of zones: of a move, of what is revealed or shuffled
    to = ["lawn"]
    name = ["reset"]        names of notes, counters or phases
    card = {species = "dragon"}     what the card's face says: its kind, id, fields; of a list one
    change = "loss"         of a counter: gain or loss
    whose = "own"           the seat it concerns: own (whoever looks), others
    sound = "voice-dragon"
    quiet = "why"           nothing is heard of it on purpose
    chain = true            it climbs the row of notes
    stinger = "round"       a stinger is heard over the music
    decibels = -6           softer by so much

What motion plays for cards, tokens, counters and notes stands in `<slug>-motion.toml`; both are heard.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Any, Literal

from client.look.schema import Key, Sound, Table, Texts, load_file
from client.motion.accents import note_name
from engine.kernel.flow.table import Table as GameTable
from engine.kernel.state import events as kernel
from engine.kernel.state.events import Event
from engine.words import assets

EVENTS = {
    kernel.MOVED: "moved", kernel.REVEALED: "revealed", kernel.SHUFFLED: "shuffled", kernel.COUNTED: "counted",
    kernel.TOKEN_MOVED: "token", kernel.SPUN: "spun", kernel.TURN_BEGAN: "turn", kernel.PHASE_BEGAN: "phase",
    kernel.ASKED: "asked", kernel.ANSWERED: "answered", kernel.TRIGGERED: "triggered", kernel.NOTED: "noted",
    kernel.ELIMINATED: "out", kernel.ENDED: "ended", kernel.REPLACED: "stopped", kernel.PLACES_CHANGED: "places",
    kernel.TURNED: "turned", kernel.CARDS_SWAPPED: "swapped",
}  # fmt: skip
"""The names of all events."""
OWN, OTHERS = "own", "others"
GAIN, LOSS = "gain", "loss"


@dataclass(frozen=True, slots=True)
class EventSound:
    """What is heard of events of a sort."""

    event: str
    sound: Sound = ""
    sources: Annotated[Texts, Key("from")] = ()
    targets: Annotated[Texts, Key("to")] = ()
    names: Annotated[Texts, Key("name")] = ()
    card: Mapping[str, Texts] = field(default_factory=dict)
    change: Literal["", "gain", "loss"] = ""
    whose: Literal["", "own", "others"] = ""
    chain: bool = False
    stinger: Literal["", "round", "turn"] = ""
    decibels: float = 0.0
    quiet: str = ""

    def is_for(self, event: Event, table: GameTable, viewer: int, face: Callable[[int], Mapping[str, Any]]) -> bool:
        """Whether an event is meant, as `viewer` sees it; `face` tells what a card's face says."""
        kind, seat, card, source, target, amount, _ = event
        if self.event != EVENTS[kind]:
            return False
        if self.whose and self.whose != (OWN if seat == viewer else OTHERS):
            return False
        if self.change and self.change != (GAIN if amount > 0 else LOSS):
            return False
        if self.names and name_of(event, table) not in self.names:
            return False
        if self.sources and zone_name(source, table) not in self.sources:
            return False
        if self.targets and zone_name(target, table) not in self.targets:
            return False
        return not self.card or card >= 0 and _says(face(card), self.card)


@dataclass(frozen=True, slots=True)
class Solo:
    """A layer that is heard alone among its like, while a counter is at most so much."""

    counter: str
    to: int
    layer: str


@dataclass(frozen=True, slots=True)
class HeardTheme:
    """What is heard at one game's table; everything has a plain default."""

    piece: str = "shell"
    chain: Sound = ""
    solos: tuple[Solo, ...] = ()
    events: tuple[EventSound, ...] = ()

    def of(self, event: Event, table: GameTable, viewer: int,
           face: Callable[[int], Mapping[str, Any]] = lambda _: {}) -> EventSound | None:  # fmt: skip
        """What is heard of an event: the first entry that fits; None where the file does not say."""
        return next((entry for entry in self.events if entry.is_for(event, table, viewer, face)), None)

    def solo(self, values: Sequence[int]) -> str:
        """The solo for a counter that stands at these values; the lowest counts. Empty without one."""
        lowest = min(values, default=0)
        return next((solo.layer for solo in self.solos if lowest <= solo.to), "")

    @classmethod
    @lru_cache(maxsize=8)
    def load(cls, slug: str) -> HeardTheme:
        """What is heard at the table of the game `slug`; plain where it has no such file.

        Raises `client.look.schema.ThemeProblem` with one sentence that names file and key.
        """
        name = f"themes/{slug}-sound.toml"
        return Table(load_file(name), name).read(cls) if assets.exists(name) else cls()


def _says(face: Mapping[str, Any], wanted: Mapping[str, Texts]) -> bool:
    """Whether a face has one of the wanted values for each key."""
    return all(face.get(key) in values for key, values in wanted.items())


def name_of(event: Event, table: GameTable) -> str:
    """The name of the note, counter or phase of an event; empty for any other."""
    kind, amount = event[0], event[5]
    if kind == kernel.COUNTED:
        return table.layout.counters[event[3]].name
    if kind == kernel.PHASE_BEGAN:
        return table.game.phases[amount] if 0 <= amount < len(table.game.phases) else ""
    return note_name(event, table)


def zone_name(zone: int, table: GameTable) -> str:
    """The name of a zone; empty for none and for places of a board."""
    known = 0 <= zone < table.layout.zone_count(table.seats)
    return table.layout.zone_name(zone, table.seats)[1] if known else ""
