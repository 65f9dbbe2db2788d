"""What a game adds to motion, read from `assets/themes/<slug>-motion.toml` so that no code knows a game.

Furniture has sections of its own in this file, see `Furniture.accents`.

    [counters.money]        a counter whose changes fly as the theme's chits
    sign = "$"              before its numbers
    gain = "brass-light"    theme color of rising gains
    loss = "pink"           theme color of rising losses
    wire = "green"          income from a neighbor first runs as a light along the wire between the seats

    [zones.inventions]      what happens where a card lands
    stamp = "BUILT"         a rubber stamp hits it
    sound = "stamp"
    flip = "late"           it arrives face down and turns over there
    weight = "heavy"        how it travels there: a name of client/motion/weight.py

    [costs]                 how a card with a visible cost travels and lands; the entries above have priority
    heavy = 9               from this cost on
    precious = 15
    sound = "thud"          an extra sound when it lands

    [tokens]
    sound = "token"

    [[moves]]               what shows when a card goes from one of some zones to one of others (absent: any)
    from = ["hand"]
    to = ["lawn"]
    note = "line-removed"   only after this note of the game (absent: always)
    by = "seat"             only if a seat moved it; "nobody": only if the rules moved it (absent: both)
    show = "drop"           one of Show
    colors = ["lawn"]
    art = "icon-bolt"       of a "flare"; the circle of a "circle"
    sound = "place"
    weight = "light"        as for zones

    [growth]                a token on a card: it grows over the card and can be shaken off
    leaves = ["hedge"]
    puff = "hexed"
    burst = "icon-loss"     instead of leaves: a number on this drawing hits the card, which later looks as before
    ink = "bone"            the color of that number
    sound = "leaves"
    shaken = "shake"

    [sweep]
    longest = 900           the longest time for everything that happens when cards are swept away, in milliseconds

    [turned]                a card turns up or down where it lies
    sound = "flip"
    shown = 400             how long a card turned up shows before anything else happens, in milliseconds

    [swapped]               two cards change places
    sound = "card"

    [[chains]]              changes that are counted up when one turn makes them several times
    key = "money"           the key of the game's changes
    counter = "money"       where they are cashed in (absent: in the middle of the changed cards)
    zone = "garage"         only the cards in this zone of the player
    note = "line-removed"   only after this note of the game (absent: always)
    answers = ["casts"]     the changes that begin plays: each play counts that answers another one of the chain
    at_least = 3            the fewest links
    pair = 4                the sum from which two links are enough (0: never)
    climax = 8              the sum that counts as large
    gain = "brass-light"    theme color of the number when it rises, and of its light
    loss = "pink"           the same when it falls
    sound = "score"         of the blow
    typeface = "number"     a typeface of the theme

    [stopped]               the stamp on a card that is stopped; the letters and color of all stamps
    words = "STOPPED"
    typeface = "title"
    color = "red"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Any, Literal

from client.look.schema import Key, SchemaTable, Sound, Texts, load_file
from client.motion.weight import HEAVY, PRECIOUS, WeightName
from engine.kernel.flow.table import Table as GameTable
from engine.kernel.state.events import MOVED, NOTED, Event
from engine.kernel.state.view import View
from engine.words import assets


def note_name(event: Event, table: GameTable) -> str:
    """Return the name of an event's note; empty if the game has none for it."""
    names = table.game.note_names
    return names[event[5]] if event[0] == NOTED and 0 <= event[5] < len(names) else ""


def zone_name(zone: int, table: GameTable) -> str:
    """Return the name of a zone or board place; empty for NONE."""
    return table.layout.zone_name(zone, table.seats)[1] if zone >= 0 else ""


def card_name(card: int, table: GameTable) -> str:
    """Return the name of a card; empty for no card or an unknown one."""
    return table.game.words.card_name(table, card) if card >= 0 else ""


@dataclass(frozen=True, slots=True)
class CounterAccent:
    """How changes of a counter are shown: the sign before its numbers, and the colors of gain and loss.

    `wire` is the color of the light along a wire ("" for none). Colors are names of the theme's palette.
    """

    sign: str = ""
    gain: str = ""
    loss: str = ""
    wire: str = ""


@dataclass(frozen=True, slots=True)
class ZoneAccent:
    """What happens to a card that lands in a zone."""

    stamp: str = ""
    sound: Sound = ""
    flip: Literal["early", "late"] = "early"
    weight: WeightName = ""


@dataclass(frozen=True, slots=True)
class CostsAccent:
    """The costs from which cards travel heavily or as precious (0: never), and an extra sound when they land."""

    heavy: int = 0
    precious: int = 0
    sound: Sound = ""

    def weight(self, cost: int) -> WeightName:
        """Return how a card of this cost travels."""
        if self.precious and cost >= self.precious:
            return PRECIOUS
        return HEAVY if self.heavy and cost >= self.heavy else ""


DROP, CLOUD, BACK, FLARE = "drop", "cloud", "back", "flare"
CIRCLE, SPLIT, BURN, SWEEP = "circle", "split", "burn", "sweep"
TUMBLE, HOP = "tumble", "hop"
Show = Literal["", "drop", "cloud", "back", "flare", "circle", "split", "burn", "sweep", "tumble", "hop"]
"""How a move is shown.

drop: the card drops and blades of grass fly
cloud: it leaves in a cloud with hind legs
back: it looks back before it leaves
flare: it flares and gleams where it lands
circle: a circle is drawn around it, and it sinks into the circle
split: lightning splits it before it leaves
burn: it burns where it lies
sweep: it is swept away together with others
tumble: it turns up where it lies if it was face down, then tumbles away
hop: it hops once before it leaves; several cards hop one after the other
"""
DEPARTURES = frozenset((CLOUD, CIRCLE, SPLIT, BURN, SWEEP))
"""The shows that begin, with their sound, where the card sets off."""
SEAT, NOBODY = "seat", "nobody"


@dataclass(frozen=True, slots=True)
class MoveAccent:
    """The picture and sound of a card going from one zone to another. No names: any zone. No `by`: any mover."""

    sources: Annotated[Texts, Key("from")]
    targets: Annotated[Texts, Key("to")]
    show: Show = ""
    colors: Texts = ()
    art: str = ""
    sound: Sound = ""
    by: Literal["", "seat", "nobody"] = ""
    note: str = ""
    weight: WeightName = ""

    def is_for(self, source: str, target: str, seat: int, note: str = "") -> bool:
        """Return whether the entry applies to a seat's move (-1: none) between these zones, after a game's note."""
        if self.note and self.note != note:
            return False
        if self.by and self.by != (SEAT if seat >= 0 else NOBODY):
            return False
        return (not self.sources or source in self.sources) and (not self.targets or target in self.targets)


@dataclass(frozen=True, slots=True)
class GrowthAccent:
    """What grows over a card: the colors of its leaves and of its puff, and the sounds when it comes and goes.

    With `burst`, a drawing, nothing grows. Instead the drawing hits the card, with a number in the color `ink` and a
    tail in the color `puff`.
    """

    leaves: Texts = ()
    puff: str = ""
    sound: Sound = "token"
    shaken: Sound = "card"
    burst: str = ""
    ink: str = ""


@dataclass(frozen=True, slots=True)
class StampStyle:
    """The words of the stamp on a stopped card; the letters and color of all stamps ("" for the usual ones)."""

    words: str = "STOPPED"
    typeface: str = ""
    color: str = ""


@dataclass(frozen=True, slots=True)
class ChainAccent:
    """Changes with one key that are counted up: where, from how many links on, and how the number looks and sounds."""

    key: str
    counter: str = ""
    zone: str = ""
    note: str = ""
    answers: Texts = ()
    at_least: int = 3
    pair: int = 0
    climax: int = 0
    gain: str = ""
    loss: str = ""
    sound: Sound = "score"
    typeface: str = "number"

    def counts(self, links: int, total: int) -> bool:
        """Return whether this many links with this sum are counted up."""
        return links >= self.at_least or links == 2 and 0 < self.pair <= abs(total)

    def share(self, total: int) -> float:
        """Return how large a sum is, from 0 to 1 (twice the climax)."""
        return min(1.0, abs(total) / (2 * self.climax)) if self.climax else 0.5


@dataclass(frozen=True, slots=True)
class SoundAccent:
    """The sound of something."""

    sound: Sound = "card"


@dataclass(frozen=True, slots=True)
class SweepAccent:
    """The longest time in milliseconds for a batch of events that sweeps cards away; 0 for no limit."""

    longest: float = 0.0


@dataclass(frozen=True, slots=True)
class TurnedAccent:
    """A card that turns up or down: its sound, and how long it shows, in milliseconds at normal speed."""

    sound: Sound = "flip"
    shown: float = 0.0


@dataclass(frozen=True, slots=True)
class Accents:
    """The accents of one game. Everything has a plain default."""

    counters: Mapping[str, CounterAccent] = field(default_factory=dict)
    zones: Mapping[str, ZoneAccent] = field(default_factory=dict)
    costs: CostsAccent = CostsAccent()
    tokens: SoundAccent = SoundAccent("token")
    moves: tuple[MoveAccent, ...] = ()
    growth: GrowthAccent = GrowthAccent()
    stamp: Annotated[StampStyle, Key("stopped")] = StampStyle()
    sweep: SweepAccent = SweepAccent()
    turned: TurnedAccent = TurnedAccent()
    swapped: SoundAccent = SoundAccent()
    chains: tuple[ChainAccent, ...] = ()

    def move(self, source: str, target: str, seat: int = -1, note: str = "") -> MoveAccent | None:
        """Return the accent for a move by a seat between these zones: the first entry that applies."""
        return next((accent for accent in self.moves if accent.is_for(source, target, seat, note)), None)

    def of(self, event: Event, table: GameTable, note: str = "") -> MoveAccent | None:
        """Return the accent for a MOVED event after a note of the game (or none); None for any other event."""
        if event[0] != MOVED or not self.moves:
            return None
        source, target = (zone_name(zone, table) for zone in event[3:5])
        return self.move(source, target, event[1], note)

    def weight(self, event: Event, view: View, note: str = "") -> WeightName:
        """Return how the card of a MOVED event travels, after a note of the game (or none)."""
        move, zone = self.of(event, view.table, note), self.zones.get(zone_name(event[4], view.table))
        said = (move.weight if move is not None else "") or (zone.weight if zone is not None else "")
        return said or self.by_cost(event[2], view)

    def by_cost(self, card: int, view: View) -> WeightName:
        """Return how a card travels by its cost, if the cost is visible."""
        if card < 0 or not (self.costs.heavy or self.costs.precious) or view.zone_of(card) < 0:
            return ""
        cost = view.table.game.shows.face(view, card).get("fields", {}).get("cost")
        return self.costs.weight(cost) if isinstance(cost, int) else ""

    def sweeps(self, events: Sequence[Event], table: GameTable) -> bool:
        """Return whether any of these events sweeps cards away."""
        return any(accent.show == SWEEP for event in events if (accent := self.of(event, table)) is not None)

    @classmethod
    @lru_cache(maxsize=8)
    def load(cls, slug: str) -> Accents:
        """Return the accents of the game `slug`; plain ones if it has no such file. Raises like `read_accents`."""
        name = f"themes/{slug}-motion.toml"
        return SchemaTable(load_file(name), name).part(cls) if assets.exists(name) else cls()


@lru_cache(maxsize=8)
def read_accents(slug: str, kinds: tuple[type, ...]) -> Mapping[type, Any]:
    """Return for each class the accents that it reads from a theme's motion file.

    Its fields are sections of the file, and no section may be left over. Raises `client.look.schema.ThemeProblem` with
    one sentence that names file and key.
    """
    name = f"themes/{slug}-motion.toml"
    if not assets.exists(name):
        return {kind: kind() for kind in kinds}
    table = SchemaTable(load_file(name), name)
    found: dict[type, Any] = {kind: table.part(kind) for kind in kinds}
    table.check_all_read()
    return found
