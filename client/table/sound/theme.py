"""The sounds of a game's table: read from `assets/themes/<slug>-sound.toml`, so that no code knows a game by name.

    piece = "moonlight"     the music of its table
    chain = "chain-..."     the row of rising notes for events in quick succession

    [[solos]]               music layers that play one at a time: this one while a counter of the viewer
    counter = "sanity"      (for spectators: the lowest of all) is at most `to`; the first match counts
    to = 10
    layer = "box-broken"

    [[events]]              the sound of an event: the first match counts; without `sound` only motion sounds play
    event = "moved"         one of EVENTS
    from = ["hand"]         names of zones: of a move, or of what is revealed or shuffled
    to = ["lawn"]
    name = ["reset"]        names of notes, counters or phases
    card = {species = "dragon"}     the card's face: its kind, id or fields; any value of a list matches
    change = "loss"         of a counter: gain or loss
    whose = "own"           the seat it concerns: own (the viewer's) or others
    sound = "voice-dragon"
    quiet = "why"           the event is silent on purpose
    chain = true            the event continues the row of rising notes
    stinger = "round"       a stinger plays over the music
    decibels = -6           the change in volume

The motion sounds of cards, tokens, counters and notes are in `<slug>-motion.toml`; both play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Any, Literal

from client.look.schema import Key, SchemaTable, Sound, Texts, load_file
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
    """The sound for one kind of event."""

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
        """Return whether an event matches, as `viewer` sees it. `face` returns the values on a card's face."""
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
    """A music layer that plays alone among the solos, while a counter is at most `to`."""

    counter: str
    to: int
    layer: str


@dataclass(frozen=True, slots=True)
class HeardTheme:
    """The sounds of one game's table. Everything has a default."""

    piece: str = "shell"
    chain: Sound = ""
    solos: tuple[Solo, ...] = ()
    events: tuple[EventSound, ...] = ()

    def of(
        self, event: Event, table: GameTable, viewer: int, face: Callable[[int], Mapping[str, Any]] = lambda _: {}
    ) -> EventSound | None:
        """Return the first entry that matches an event, or None."""
        return next((entry for entry in self.events if entry.is_for(event, table, viewer, face)), None)

    def solo(self, values: Sequence[int]) -> str:
        """Return the solo for a counter with these values, of which the lowest counts; empty if there is none."""
        lowest = min(values, default=0)
        return next((solo.layer for solo in self.solos if lowest <= solo.to), "")

    @classmethod
    @lru_cache(maxsize=8)
    def load(cls, slug: str) -> HeardTheme:
        """Return the sounds of the game `slug`; the defaults without a file.

        Raises `client.look.schema.ThemeProblem` with one sentence that names file and key.
        """
        name = f"themes/{slug}-sound.toml"
        return SchemaTable(load_file(name), name).read(cls) if assets.exists(name) else cls()


def _says(face: Mapping[str, Any], wanted: Mapping[str, Texts]) -> bool:
    """Return whether a face has one of the wanted values for each key."""
    return all(face.get(key) in values for key, values in wanted.items())


def name_of(event: Event, table: GameTable) -> str:
    """Return the name of an event's note, counter or phase; empty for other events."""
    kind, amount = event[0], event[5]
    if kind == kernel.COUNTED:
        return table.layout.counters[event[3]].name
    if kind == kernel.PHASE_BEGAN:
        return table.game.phases[amount] if 0 <= amount < len(table.game.phases) else ""
    return note_name(event, table)


def zone_name(zone: int, table: GameTable) -> str:
    """Return the name of a zone; empty for no zone and for board places."""
    known = 0 <= zone < table.layout.zone_count(table.seats)
    return table.layout.zone_name(zone, table.seats)[1] if known else ""
