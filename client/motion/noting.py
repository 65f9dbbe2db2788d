"""What a game's accents say of its notes, its phases, seats that change places, and its score sheet.

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

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from client.look.schema import Key, Sound, Texts
from engine.kernel.events import COUNTED, NOTED, Event
from engine.kernel.table import Table as GameTable

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
