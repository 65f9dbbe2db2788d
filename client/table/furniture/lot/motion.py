"""Notes of a game at its yards, such as a gate that closes, and seats that change places.

The theme's motion file says how each looks:

    [[notes]]
    note = "reset"          a name of `Game.note_names`
    card = ["Nasty Dog"]    only because of these cards, by name (absent: any)
    show = "prints"         one of NoteShow
    zone = "yard"           where: the zone of that name of the note's seat
    art = "..."             a drawing of the theme, two for a gate
    colors = ["..."]        colors of the theme
    sound = "bark"

    [places]                a van drives the name plates from place to place
    art = "removal-van"
    color = "asphalt"       covers the place of a missing plate
    sound = "van"
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Literal

import pygame

from client.layout.arrangement import Arrangement
from client.layout.pieces import Point
from client.look.schema import Key, Sound, Texts
from client.motion.accents import card_name, note_name
from client.motion.beats import Beat, Timing
from client.motion.card_moves import growth as shows
from client.motion.context import MotionContext, art_of, color_of, rect_at
from client.motion.furniture_motion import FurnitureMotion
from client.table.furniture.lot import note_visuals as pops
from client.table.furniture.lot.van import AFTER_MS, REMOVAL_MS, FadingPicture, MovingVan, turn_street
from engine.kernel.flow.table import Table
from engine.kernel.state.events import NOTED, PLACES_CHANGED, Event
from engine.kernel.state.refs import PLACE, describe
from engine.kernel.state.view import View

_SIGN = 62.0
_GRAY = "#8A8890"

SPLAT, PRINTS, KNOCK, SHIELD, GATE, PEEP = "splat", "prints", "knock", "shield", "gate", "peep"
NoteShow = Literal["", "splat", "prints", "knock", "shield", "gate", "peep"]
"""How a note is shown. "splat" and "prints": splashes or prints of a drawing cross the zone. "knock": a drawing is
knocked in at its corner. "shield": a shield comes before the card, which turns gray. "gate": drawings close along the
front of the zone. "peep": players who can't see the note's card see eyes on it."""


@dataclass(frozen=True, slots=True)
class NoteAccent:
    """The picture and sound of a note of the game."""

    note: str
    cards: Annotated[Texts, Key("card")] = ()
    show: NoteShow = ""
    zone: str = ""
    art: Texts = ()
    colors: Texts = ()
    sound: Sound = ""

    def is_for(self, note: str, card: str) -> bool:
        """Return whether the entry applies to a note of this name that was caused by a card of this name."""
        return note == self.note and (not self.cards or card in self.cards)


@dataclass(frozen=True, slots=True)
class PlacesAccent:
    """The van that moves name plates when seats change places, the color of an empty plate, and the van's sound."""

    art: str = ""
    color: str = ""
    sound: Sound = ""


@dataclass(frozen=True, slots=True)
class LotAccents:
    """The sections of a theme's motion file about lots."""

    notes: tuple[NoteAccent, ...] = ()
    places: PlacesAccent = PlacesAccent()

    def note(self, event: Event, table: Table) -> NoteAccent | None:
        """Return the accent for a NOTED event: the first entry that applies."""
        if event[0] != NOTED or not self.notes:
            return None
        name, card = note_name(event, table), card_name(event[2], table)
        return next((accent for accent in self.notes if accent.is_for(name, card)), None)


class LotMotion(FurnitureMotion):
    """Shows notes and changed places at one table."""

    def __init__(self, timeline: MotionContext, accents: LotAccents) -> None:
        super().__init__(timeline)
        self.accents = accents

    def claims(self, event: Event, table: Table) -> str:
        if event[0] == PLACES_CHANGED:
            return "lot.move"
        return "lot.note" if self.accents.note(event, table) is not None else ""

    def timing(self, beat: Beat) -> Timing:
        return Timing(reports=beat.kind == "lot.move")

    def start(self, beat: Beat, now: float) -> float:
        return self._move(beat, now) if beat.kind == "lot.move" else self._note(beat, now)

    def on_front_changed(self, before: Arrangement, after: Arrangement, now: float) -> None:
        """Let the street slide by."""
        self.timeline.effects.extend(turn_street(before, after, now, self.timeline.pace))

    def _note(self, beat: Beat, now: float) -> float:
        """Show the note of a beat."""
        shows_how: dict[str, Callable[[NoteAccent, Event, pygame.Rect, float], None]] = {
            SPLAT: self._cross,
            PRINTS: self._cross,
            KNOCK: self._knock,
            SHIELD: self._shield,
            GATE: self._gate,
            PEEP: self._peep,
        }
        accents, table = self.accents, beat.after.table
        for event in beat.of_kind(NOTED):
            accent = accents.note(event, table)
            if accent is None or accent.show not in shows_how:
                continue
            if accent.sound:
                self.timeline.play(accent.sound, round(now))
            rect = self._where(accent, event, beat.after, now)
            if rect is None:
                continue
            if self.timeline.pace.reduced:
                color = color_of(self.timeline, accent.colors[0]) if accent.colors else _GRAY
                self.timeline.effects.append(shows.Veil(now, self.timeline.pace.fade_ms(), rect, color, 8))
            else:
                shows_how[accent.show](accent, event, rect, now)
        return now

    def _where(self, accent: NoteAccent, event: Event, view: View, now: float) -> pygame.Rect | None:
        """Return where a note shows: the place in a grid that it names, a zone of its seat, or its card."""
        arrangement, layout = self.timeline.arrangement, view.table.layout
        kind, zone, place = describe(event[4])
        if kind == PLACE and not accent.zone:
            return arrangement.place_rects.get((zone, place))
        if accent.zone and layout.has_seat_zone(accent.zone) and event[1] >= 0:
            return arrangement.zone_rects.get(layout.seat_zone(accent.zone, event[1]))
        return rect_at(self.timeline, ("card", event[2]), now)

    def _ms(self, normal: float) -> float:
        return self.timeline.pace.ms(normal)

    def _cross(self, accent: NoteAccent, event: Event, rect: pygame.Rect, now: float) -> None:
        lasts = pops.CROSS_MS + pops.LINGER_MS
        self.timeline.effects.append(
            pops.Crossing(
                now,
                self._ms(lasts),
                art=art_of(self.timeline, accent.art[0]),
                rect=rect,
                walking=accent.show == PRINTS,
                crosses=pops.CROSS_MS / lasts,
                number=event[2],
            )
        )

    def _knock(self, accent: NoteAccent, event: Event, rect: pygame.Rect, now: float) -> None:
        timeline = self.timeline
        scale = timeline.arrangement.scale
        sign = timeline.arrangement.rects.get(f"warning.{event[1]}")
        foot: Point = sign.midbottom if sign is not None else (rect.right - 10 * scale, rect.bottom)
        width = sign.width if sign is not None else _SIGN * scale
        timeline.effects.append(
            pops.HammeredSign(
                now,
                self._ms(pops.KNOCKED_MS),
                art=art_of(timeline, accent.art[0]),
                foot=foot,
                width=width,
                knock_ms=self._ms(pops.KNOCK_MS),
            )
        )

    def _shield(self, accent: NoteAccent, event: Event, rect: pygame.Rect, now: float) -> None:
        color = color_of(self.timeline, accent.colors[0]) if accent.colors else _GRAY
        self.timeline.effects.append(
            pops.Shield(
                now,
                self._ms(pops.SHIELDED_MS),
                art=art_of(self.timeline, accent.art[0]),
                rect=rect,
                color=color,
                pop_ms=self._ms(pops.SHIELD_MS),
            )
        )

    def _gate(self, accent: NoteAccent, event: Event, rect: pygame.Rect, now: float) -> None:
        """Show the gate at the side of the zone that faces the middle of the table."""
        timeline = self.timeline
        above = rect.centery > timeline.arrangement.size[1] / 2
        front = rect.top + rect.height * 0.06 if above else rect.bottom + rect.height * 0.02
        arts = [art_of(self.timeline, art) for art in accent.art]
        timeline.effects.append(
            pops.Gate(now, self._ms(pops.CLOSED_MS), arts=arts, rect=rect, front=front, close_ms=self._ms(pops.GATE_MS))
        )

    def _peep(self, accent: NoteAccent, event: Event, rect: pygame.Rect, now: float) -> None:
        """Show eyes on the card, except to the player who looks at the card itself."""
        timeline = self.timeline
        if event[1] != timeline.newest.seat:
            art = art_of(timeline, accent.art[0])
            timeline.effects.append(pops.Eyes(now, self._ms(pops.EYES_MS), art=art, rect=rect))

    def _move(self, beat: Beat, now: float) -> float:
        """Show that two seats change places. Only their plates move visibly."""
        timeline = self.timeline
        event = beat.of_kind(PLACES_CHANGED)[-1]
        plates = [plate for seat in (event[1], event[4]) if (plate := timeline.arrangement.plate_rects.get(seat))]
        lands, accent = now, self.accents.places
        if accent.sound:
            timeline.play(accent.sound, round(now))
        if len(plates) == 2 and accent.art and not timeline.pace.reduced:
            lands = now + self._drive(plates, now)

        def land(moment: float) -> None:
            timeline.shown.land(event, beat.after, beat.counted)
            timeline.on_event_shown(event)
            timeline.reseat(moment)
            if lands == now and plates:
                timeline.effects.append(FadingPicture(moment, timeline.pace.fade_ms(), plates))

        timeline.at(lands, land)
        return lands

    def _drive(self, plates: list[pygame.Rect], now: float) -> float:
        """Let the van drive. Returns how long that takes."""
        timeline, accent = self.timeline, self.accents.places
        scale, drives = timeline.arrangement.scale, self._ms(REMOVAL_MS)
        garage = timeline.arrangement.rects.get("van")
        start = garage.center if garage is not None else (-100 * scale, plates[0].centery)
        timeline.effects.append(
            MovingVan(
                now,
                drives + AFTER_MS,
                art=art_of(self.timeline, accent.art),
                plates=plates,
                start=start,
                color=color_of(self.timeline, accent.color),
                scale=scale,
                drives=drives,
            )
        )
        return drives
