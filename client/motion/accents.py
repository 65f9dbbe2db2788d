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
    weight = "heavy"        how it travels there: a name of client/motion/weight.py

    [costs]                 how a card of which the cost is seen travels and lands; what stands above goes first
    heavy = 9               from this cost on
    precious = 15
    sound = "thud"          what is heard besides when it lands

    [gauges.sanity]         a counter that is shown by a gauge (see client/motion/pieces/gauge.py)
    form = "dial"           dial or pool
    loss = {art = "icon-loss", color = "blood", ink = "bone", sound = "burst"}
    gain = {art = "icon-sanity", color = "gain", ink = "ink", sound = "spark"}

    [tokens]
    sound = "token"

    [[moves]]               what is seen when a card goes from one of some zones to one of others (absent: any)
    from = ["hand"]
    to = ["lawn"]
    note = "line-removed"   only behind this note of the game (absent: always)
    by = "seat"             only when a seat has moved it, or "nobody": it follows from the rules (absent: both)
    show = "drop"           one of Show
    colors = ["lawn"]
    art = "icon-bolt"       of a "flare"; the circle of a "circle"
    sound = "place"
    weight = "light"        as for zones

    [growth]                a token that lies on a card: it grows over it, and is shaken off
    leaves = ["hedge"]
    puff = "hexed"
    burst = "icon-loss"     instead of leaves: a number on this drawing strikes the card, later the card is as before
    ink = "bone"            the color of that number
    sound = "leaves"
    shaken = "shake"

    [tags]                  an ability that is used up is pulled under the frame of its card
    sound = "card"

    [out]                   a seat that is out: what is heard, and the color that comes over its plate
    sound = "bell"
    color = "night"

    [sweep]
    longest = 900           how long all may take that happens when cards are swept away, in milliseconds

    [turned]                a card that is turned up or down where it lies
    sound = "flip"
    shown = 400             how long a card turned up is seen before anything else happens, in milliseconds

    [swapped]               two cards that change places
    sound = "card"

    [[notes]]               what is seen of a note of the game: see below
    [places]                what is seen when two seats change places: see below
    [phases]                the drawings of the phases: see below
    [sheet]                 what is added up on the score sheet: see below

    [stopped]               the stamp on a card that is stopped; the letters and color of all stamps
    words = "STOPPED"
    typeface = "title"
    color = "red"

    [[notes]]
    note = "reset"          a name of `Game.note_names`
    card = ["Nasty Dog"]    only because of these cards, by name (absent: any)
    show = "prints"         one of NoteShow
    zone = "yard"           where: the zone of that name of the seat that the note is about
    art = "..."             a drawing of the theme, two for a gate
    colors = ["..."]        colors of the theme
    sound = "bark"

    [places]                a van drives the name plates from place to place
    art = "removal-van"
    color = "asphalt"       where a plate is missing meanwhile
    sound = "van"

    [phases]
    art = ["...", "..."]    the drawing of each phase, which slides in where the phases are shown
    sound = ""

    [sheet]                 a round is added up on the score sheet (client/table/furniture/score_sheet/sheet.py)
    title = "Round {round}" its heading; any of the game's values can stand in it
    counts = "round_score"  the counter of a round's points: a step for each card that changes it
    into = "score"          the counter of all points
    first = "first-out" the note of whoever has ended the round
    first_words = "Out first"
    first_value = "first_out"   the value of the game that is 1 + that seat, where the note is long past
    lowest = true           the lowest total leads
    crown = "icon-crown"    the drawing at whoever leads
    sound = "tick-3"        of each card, and of a step with a reason
    step_sound = "stamp"
    [sheet.words]           for a step without a card, by the note before it: its reason, {amount} being its points
    penalty = "..."
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Literal

from client.look.schema import Key, Sound, Table, Texts, load_file
from client.motion.weight import HEAVY, PRECIOUS, WeightName
from engine.kernel.flow.table import Table as GameTable
from engine.kernel.state.events import COUNTED, MOVED, NOTED, Event
from engine.kernel.state.view import View
from engine.words import assets

SPLAT, PRINTS, KNOCK, SHIELD, GATE, PEEP = "splat", "prints", "knock", "shield", "gate", "peep"
NoteShow = Literal["", "splat", "prints", "knock", "shield", "gate", "peep"]
"""What is seen of a note: splashes of a drawing, or prints of it, cross the zone; a drawing is knocked in at its
corner; a shield comes before the card, which turns gray; drawings close along the front of the zone; whoever does not
see the card that the note is about sees eyes on it.
"""


@dataclass(frozen=True, slots=True)
class NoteAccent:
    """What is seen and heard of a note of the game."""

    note: str
    cards: Annotated[Texts, Key("card")] = ()
    show: NoteShow = ""
    zone: str = ""
    art: Texts = ()
    colors: Texts = ()
    sound: Sound = ""

    def is_for(self, note: str, card: str) -> bool:
        """Whether a note of this name because of a card of this name is meant."""
        return note == self.note and (not self.cards or card in self.cards)


@dataclass(frozen=True, slots=True)
class PlacesAccent:
    """The van that drives name plates when seats change places, the color of an empty plate, and the van's sound."""

    art: str = ""
    color: str = ""
    sound: Sound = ""


@dataclass(frozen=True, slots=True)
class PhasesAccent:
    """The drawings of the phases, and what is heard when one begins."""

    art: Texts = ()
    sound: Sound = ""


@dataclass(frozen=True, slots=True)
class SheetAccent:
    """What is added up on the score sheet; no sheet without the name of a counter."""

    counter: Annotated[str, Key("counts")] = ""
    into: str = ""
    first: str = ""
    first_words: str = ""
    first_value: str = ""
    lowest: bool = False
    sound: Sound = ""
    step_sound: Sound = ""
    crown: str = ""
    title: str = ""
    words: Mapping[str, str] = field(default_factory=dict)

    def counts(self, event: Event, table: GameTable) -> bool:
        """Whether an event changes one of the counters of the sheet."""
        if not self.counter or event[0] != COUNTED:
            return False
        return table.layout.counters[event[3]].name in (self.counter, self.into)


def note_name(event: Event, table: GameTable) -> str:
    """The name of the note of an event; empty where the game has none for it."""
    names = table.game.note_names
    return names[event[5]] if event[0] == NOTED and 0 <= event[5] < len(names) else ""


def card_name(card: int, table: GameTable) -> str:
    """The name of a card; empty for none, and for one that is not known."""
    return table.game.words.card_name(table, card) if card >= 0 else ""


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
    sound: Sound = ""
    flip: Literal["early", "late"] = "early"
    weight: WeightName = ""


@dataclass(frozen=True, slots=True)
class CostsAccent:
    """From which costs on cards travel heavily, or as something precious (0: never), and what is heard of them besides
    when they land.
    """

    heavy: int = 0
    precious: int = 0
    sound: Sound = ""

    def weight(self, cost: int) -> WeightName:
        """How a card of this cost travels."""
        if self.precious and cost >= self.precious:
            return PRECIOUS
        return HEAVY if self.heavy and cost >= self.heavy else ""


DROP, CLOUD, BACK, FLARE = "drop", "cloud", "back", "flare"
CIRCLE, SPLIT, BURN, SWEEP = "circle", "split", "burn", "sweep"
TUMBLE, HOP = "tumble", "hop"
Show = Literal["", "drop", "cloud", "back", "flare", "circle", "split", "burn", "sweep", "tumble", "hop"]
"""What is seen of a move: the card drops and blades of grass fly; it goes in a cloud with hind legs; it looks back
before it goes; it flares and gleams where it comes to lie; a circle is drawn around it, into which it sinks; lightning
splits it before it goes; it burns away where it lies; it is swept away together with others; it is turned up and shown
where it lies if it lay face down, then tumbles away; it hops once, one after the other, before it goes.
"""
DEPARTURES = frozenset((CLOUD, CIRCLE, SPLIT, BURN, SWEEP))
"""The shows that begin, and are heard, where the card sets off."""
SEAT, NOBODY = "seat", "nobody"
DIAL, POOL = "dial", "pool"


@dataclass(frozen=True, slots=True)
class GaugeSide:
    """Gain or loss of a counter on a gauge: the drawing that flies to it, the color of its light ("" for none), of the
    number on it, and its sound.
    """

    art: str = ""
    color: str = ""
    ink: str = ""
    sound: Sound = ""


@dataclass(frozen=True, slots=True)
class GaugeAccent:
    """How changes of a counter are shown that a dial or a pool of light shows."""

    form: Literal["dial", "pool"] = "dial"
    gain: GaugeSide = GaugeSide()
    loss: GaugeSide = GaugeSide()


@dataclass(frozen=True, slots=True)
class MoveAccent:
    """What is seen and heard when a card goes from one zone to another; no names: any zone, no `by`: by anybody."""

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
        """Whether a move between zones of these names by a seat (-1: nobody) is meant, behind a note of the game."""
        if self.note and self.note != note:
            return False
        if self.by and self.by != (SEAT if seat >= 0 else NOBODY):
            return False
        return (not self.sources or source in self.sources) and (not self.targets or target in self.targets)


@dataclass(frozen=True, slots=True)
class GrowthAccent:
    """What grows over a card: the colors of its leaves and of the puff it comes in; sounds when it comes and goes.

    With `burst`, a drawing, nothing grows: that strikes the card with a number in the color `ink`, and has a tail in
    that of the puff.
    """

    leaves: Texts = ()
    puff: str = ""
    sound: Sound = "token"
    shaken: Sound = "card"
    burst: str = ""
    ink: str = ""


@dataclass(frozen=True, slots=True)
class StampStyle:
    """The words of the stamp on a card that is stopped; letters and color of all stamps ("": the usual ones)."""

    words: str = "STOPPED"
    typeface: str = ""
    color: str = ""


@dataclass(frozen=True, slots=True)
class SoundAccent:
    """The sound of something."""

    sound: Sound = "card"


@dataclass(frozen=True, slots=True)
class TokensAccent:
    """The sound of a token that moves."""

    sound: Sound = "token"


@dataclass(frozen=True, slots=True)
class OutAccent:
    """A seat that is out: what is heard, and the color that comes over its plate."""

    sound: Sound = ""
    color: str = ""


@dataclass(frozen=True, slots=True)
class SweepAccent:
    """Milliseconds that a batch of events may take in which cards are swept away; 0 for any time."""

    longest: float = 0.0


@dataclass(frozen=True, slots=True)
class TurnedAccent:
    """A card that is turned up or down: its sound, and how long it is seen before the next beat, in milliseconds at
    normal speed.
    """

    sound: Sound = "flip"
    shown: float = 0.0


@dataclass(frozen=True, slots=True)
class Accents:
    """The accents of one game; everything has a plain default."""

    counters: Mapping[str, CounterAccent] = field(default_factory=dict)
    zones: Mapping[str, ZoneAccent] = field(default_factory=dict)
    costs: CostsAccent = CostsAccent()
    tokens: TokensAccent = TokensAccent()
    moves: tuple[MoveAccent, ...] = ()
    growth: GrowthAccent = GrowthAccent()
    stamp: Annotated[StampStyle, Key("stopped")] = StampStyle()
    gauges: Mapping[str, GaugeAccent] = field(default_factory=dict)
    tags: SoundAccent | None = None
    """An ability that is pulled under the frame; None where cards have none."""
    out: OutAccent = OutAccent()
    sweep: SweepAccent = SweepAccent()
    turned: TurnedAccent = TurnedAccent()
    swapped: SoundAccent = SoundAccent()
    notes: tuple[NoteAccent, ...] = ()
    places: PlacesAccent = PlacesAccent()
    phases: PhasesAccent = PhasesAccent()
    sheet: SheetAccent = SheetAccent()

    def move(self, source: str, target: str, seat: int = -1, note: str = "") -> MoveAccent | None:
        """What is special about a move by a seat between zones of these names: the first entry that fits."""
        return next((accent for accent in self.moves if accent.is_for(source, target, seat, note)), None)

    def of(self, event: Event, table: GameTable, note: str = "") -> MoveAccent | None:
        """What is special about a MOVED event behind a note of the game (or none); None for any other."""
        if event[0] != MOVED or not self.moves:
            return None
        source, target = (_zone_name(zone, table) for zone in event[3:5])
        return self.move(source, target, event[1], note)

    def weight(self, event: Event, view: View, note: str = "") -> WeightName:
        """How the card of a MOVED event behind a note of the game (or none) travels."""
        move, zone = self.of(event, view.table, note), self.zones.get(_zone_name(event[4], view.table))
        said = (move.weight if move is not None else "") or (zone.weight if zone is not None else "")
        return said or self.by_cost(event[2], view)

    def by_cost(self, card: int, view: View) -> WeightName:
        """How a card travels by its cost, as far as that is seen."""
        if card < 0 or not (self.costs.heavy or self.costs.precious) or view.zone_of(card) < 0:
            return ""
        cost = view.table.game.shows.face(view, card).get("fields", {}).get("cost")
        return self.costs.weight(cost) if isinstance(cost, int) else ""

    def note(self, event: Event, table: GameTable) -> NoteAccent | None:
        """What is seen of a NOTED event: the first entry that fits."""
        if event[0] != NOTED or not self.notes:
            return None
        name, card = note_name(event, table), card_name(event[2], table)
        return next((accent for accent in self.notes if accent.is_for(name, card)), None)

    def sweeps(self, events: Sequence[Event], table: GameTable) -> bool:
        """Whether cards are swept away by any of some events."""
        return any(accent.show == SWEEP for event in events if (accent := self.of(event, table)) is not None)

    def gauge(self, event: Event, table: GameTable) -> GaugeAccent | None:
        """How a COUNTED event is shown by a gauge; None when it is not."""
        return self.gauges.get(table.layout.counters[event[3]].name)

    @classmethod
    @lru_cache(maxsize=8)
    def load(cls, slug: str) -> Accents:
        """The accents of the game `slug`; plain ones when it has no such file.

        Raises `client.look.schema.ThemeProblem` with one sentence that names file and key.
        """
        name = f"themes/{slug}-motion.toml"
        if not assets.exists(name):
            return cls()
        return Table(load_file(name), name).read(cls)


def _zone_name(zone: int, table: GameTable) -> str:
    return table.layout.zone_name(zone, table.seats)[1] if zone >= 0 else ""
