"""The spotlight before a beat: played cards show large in the middle, and targets are lit together with their cause.

A played card stays until it can be read. The table is dimmed around its targets, and arrows lead to them. Input is
never blocked: the player can skip all of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import pygame

from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.cards.faces import face_in
from client.cards.theme import Seat
from client.layout.pieces import Key, Point, Pose
from client.motion.accents import CounterAccent
from client.motion.beats import Beat, Lead
from client.motion.context import MotionContext, art_of, color_of, rect_at
from client.motion.shows.plan import lengths_of
from client.motion.spotlight.card import BLOW, EMBLEM, GAIN, GROW_MS, Banner, Spotlight, SpotlightCard, Strike
from engine.kernel.game import milestones
from engine.kernel.game.milestones import Milestone
from engine.kernel.state.events import MOVED, REVEALED, TURN_BEGAN
from engine.kernel.state.refs import NONE

_TALL, _BROAD = 0.42, 0.86
"""Shares of the window: the height of a spotlighted card, and the greatest width of all of them."""
_ACROSS = (0.5, 0.36, 0.64, 0.24, 0.76)
"""Possible centers of a row of cards, in widths of the window."""
_LARGER = 0.16
_FOR_EVER_MS = 1e9
_SOUNDS = {
    milestones.TIED: "score",
    milestones.LEADS: "chime",
    milestones.BACK: "score",
    milestones.NEAR: "chime",
    milestones.LAST: "bell",
}
"""The sounds of turning points of the match. An eliminated player has a sound of the theme."""


@dataclass(slots=True)
class SpotlightPlanner:
    """The spotlights of one timeline."""

    timeline: MotionContext
    stopped: bool = False
    """Whether everything waits for the player to continue."""
    _light: Spotlight | Banner | None = None
    _turn: Beat | None = None
    _turn_at: float = 0.0
    _others: bool = False
    """The beat in which the turn began, when that was, and whether it is another player's."""
    _compositor: FaceCompositor = field(init=False)

    def __post_init__(self) -> None:
        self._compositor = FaceCompositor(self.timeline.theme, 16 << 20)

    def lead(self, beat: Beat, now: float) -> float:
        """Begin the lead of a beat. Returns its milliseconds; 0 if the beat may begin."""
        timeline, pace = self.timeline, self.timeline.pace
        self.stopped = False
        begins = next((event for event in beat.events if event[0] == TURN_BEGAN), None)
        if begins is not None and beat is not self._turn and pace.tells:
            short = self._turn_at + lengths_of(pace).turn - now if self._others else 0.0
            self._turn, self._turn_at, self._others = beat, now + max(0.0, short), begins[1] != beat.after.seat
            if short > 0:
                return short
        lead = beat.lead
        if beat.led or lead is None:
            return 0.0
        beat.led = True
        if lead.milestone is not None:
            return self._tell(lead, lead.milestone, now)
        timeline.come_to(lead.beats)
        lasts = _FOR_EVER_MS if lead.stops else lead.hold + lead.lines
        light = Spotlight(now, lasts, self._compositor, self._cards(lead.cards, lead.beats),
                          scale=timeline.arrangement.scale, still=pace.reduced, stopped=lead.stops,
                          full_at=lambda: timeline.full_at)  # fmt: skip
        light.strikes, light.strikes_after = self._strikes(lead.beats, light.cards, now), lead.hold
        light.grow_ms = pace.fade_ms() if pace.reduced else min((lead.hold or lead.lines) / 3, GROW_MS)
        if not light.cards and not light.strikes:
            return 0.0
        for key in _keys(lead.beats):
            timeline.stage.pop(key, now + lead.hold, pace, _LARGER, 2 * lead.lines / max(0.01, pace.ms(1)))
        self._light, self.stopped = light, lead.stops
        timeline.effects.append(light)
        return lasts

    def _tell(self, lead: Lead, milestone: Milestone, now: float) -> float:
        """Announce a turning point of the match across the table."""
        timeline = self.timeline
        words = timeline.word(milestone)
        if not words:
            return 0.0
        seat, arrangement = milestone.seats[0] if len(milestone.seats) == 1 else NONE, timeline.arrangement
        look = self._look_of(seat)
        banner = Banner(now, _FOR_EVER_MS if lead.stops else lead.hold, words, arrangement.size, arrangement.scale,
                        timeline.theme.typeface("title"), still=timeline.pace.reduced)  # fmt: skip
        if look is not None:
            banner.color, banner.ink = look.color, look.text
            banner.emblem = art_of(timeline, look.art.get("emblem", ""))
        banner.stopped = self.stopped = lead.stops
        self._light = banner
        timeline.effects.append(banner)
        if milestone.kind in _SOUNDS:
            timeline.play(_SOUNDS[milestone.kind], round(now))
        return banner.duration

    def _look_of(self, seat: int) -> Seat | None:
        """Return the style of a seat; None for NONE."""
        seats = self.timeline.theme.seats
        return seats[seat % len(seats)] if seat >= 0 and seats else None

    def go_on(self, now: float) -> None:
        """Close the spotlight."""
        self.stopped = False
        if self._light is not None:
            self._light.stopped, self._light.duration = False, now - self._light.begin + 1

    def forget(self) -> None:
        """Drop the spotlight, and the minimum time of the turn."""
        self.stopped, self._light, self._others = False, None, False

    def next_stop(self, queue: Iterable[Beat]) -> int | None:
        """Return the index of the next beat before which everything will wait; None if there is none."""
        return next(
            (number for number, beat in enumerate(queue) if not beat.led and beat.lead is not None and beat.lead.stops),
            None,
        )

    # -- the cards ------------------------------------------------------------------------------------------

    def _cards(self, wanted: Sequence[tuple[Beat, int]], beats: Sequence[Beat]) -> list[SpotlightCard]:
        """Return the cards to spotlight, in a row."""
        if not wanted:
            return []
        timeline = self.timeline
        keys = [seat.key for seat in timeline.theme.seats]
        faces = [face_in(beat.after, card, keys) for beat, card in wanted]
        held = []
        for (beat, card), face, rect in zip(wanted, faces, self._places(faces, beats), strict=True):
            beat.held[card] = Pose(*rect.center, rect.width)
            source = next((event[3] for event in beat.of_kind(MOVED, REVEALED) if event[2] == card), NONE)
            look = self._look_of(beat.cause.seat)
            held.append(
                SpotlightCard(
                    card,
                    face,
                    rect,
                    self._start(card, source, rect),
                    look.color if look else "",
                    art_of(timeline, look.art.get("emblem", "")) if look else "",
                )
            )
        return held

    def _start(self, card: int, zone: int, place: pygame.Rect) -> Point:
        here = rect_at(self.timeline, ("card", card), 0)
        home = self.timeline.arrangement.homes.get(zone)
        return here.center if here else (home.x, home.y) if home else place.center

    def _places(self, faces: Sequence[Face], beats: Sequence[Beat]) -> list[pygame.Rect]:
        """Return the places of a row of cards, clear of the prompt bar, over the fewest targets of `beats`.

        Ties go to the fewest covered plates of the players hit, then to the least of their zones.
        """
        arrangement = self.timeline.arrangement
        width, height = arrangement.size
        shapes = [self._compositor.height(face, 300, "zoom") / 300 for face in faces]
        gap = round(16 * arrangement.scale)
        tall = min(_TALL * height, (_BROAD * width - gap * (len(faces) - 1)) / sum(1 / shape for shape in shapes))
        sizes = [
            (round(tall / shape), self._compositor.height(face, round(tall / shape), "zoom"))
            for shape, face in zip(shapes, faces, strict=True)
        ]
        row = pygame.Rect(0, 0, sum(size[0] for size in sizes) + gap * (len(sizes) - 1), max(size[1] for size in sizes))
        prompt = arrangement.rects.get("prompt", pygame.Rect(0, height, 0, 0))
        above = prompt.centery > height / 2
        bottom = prompt.top - gap if above else height - gap
        lowest = max(bottom - row.height, 0)
        emblem = round(EMBLEM / 2 * max(min(size) for size in sizes))  # stands half above its card
        top = min((0 if above else prompt.bottom) + max(gap, emblem), lowest)
        middle = min(max(round((height - row.height) / 2), top), lowest)
        tries = [row.move(round(width * x - row.width / 2), y) for y in (middle, top, lowest) for x in _ACROSS]
        struck, plates, zones = self._target_rects(beats)
        row = min(
            tries,
            key=lambda place: (
                len(place.collidelistall(struck)),
                len(place.collidelistall(plates)),
                sum(_area(place.clip(zone)) for zone in zones),
            ),
        )
        places, left = [], row.left
        for size in sizes:
            places.append(pygame.Rect((left, row.top), size))
            left += size[0] + gap
        return places

    # -- targets ---------------------------------------------------------------------------------------------

    def _strikes(self, beats: Sequence[Beat], cards: Sequence[SpotlightCard], now: float) -> list[Strike]:
        """Return the targets of some beats with their amounts, the viewer's own last."""
        found = []
        blow = color_of(self.timeline, self.timeline.accents.stamp.color) or BLOW
        for beat in beats:
            stakes, viewer = beat.stakes, beat.after.seat
            if stakes is None:
                continue
            held = next((held.rect for held in cards if held.card == stakes.cause), None)
            cause = held or rect_at(self.timeline, ("card", stakes.cause), now)
            for key, amount in stakes.struck.items():
                if (rect := self._rect(key)) is not None:
                    mine = isinstance(key, tuple) and key[0] != "card" and key[1] == viewer
                    color = GAIN if key in stakes.gains else blow
                    found.append(Strike(rect, cause, self._amount(key, amount), mine, color))
        return sorted(found, key=lambda strike: strike.mine)

    def _amount(self, key: Key, amount: int) -> str:
        """Return an amount with its sign, formatted like the counter's numbers."""
        if not amount:
            return ""
        name = str(key[2]) if isinstance(key, tuple) and key[0] == "counter" else ""
        unit = self.timeline.accents.counters.get(name, CounterAccent()).sign
        return f"{'+' if amount > 0 else '−'}{unit}{abs(amount)}"

    def _target_rects(self, beats: Sequence[Beat]) -> tuple[list[pygame.Rect], list[pygame.Rect], list[pygame.Rect]]:
        """Return the rectangles of the targets of some beats, and of their players' plates and zones."""
        arrangement, keys = self.timeline.arrangement, _keys(beats)
        view = beats[0].after
        layout, zones = view.table.layout, arrangement.zone_rects
        seats = {self._seat(key) for key in keys} - {NONE}
        return (
            [rect for key in keys if (rect := self._rect(key)) is not None],
            [rect for seat in seats if (rect := arrangement.seat_rect(seat)) is not None],
            [
                zones[zone]
                for zone in range(layout.zone_count(view.table.seats))
                if zone in zones and layout.owner(zone) in seats
            ],
        )

    def _seat(self, key: Key) -> int:
        """Return the player who owns a target, or NONE."""
        assert isinstance(key, tuple)
        if key[0] != "card":
            return int(str(key[1]))
        piece = self.timeline.arrangement.by_key.get(key)
        return piece.seat if piece is not None else NONE

    def _rect(self, key: Key) -> pygame.Rect | None:
        arrangement = self.timeline.arrangement
        if not isinstance(key, tuple) or key[0] == "card":
            return rect_at(self.timeline, key, 0)
        if key[0] == "counter" and (dial := arrangement.rects.get(f"dial.{key[2]}.{key[1]}")) is not None:
            return dial
        return arrangement.seat_rect(int(str(key[1])))


def _keys(beats: Sequence[Beat]) -> list[Key]:
    """Return the targets of some beats."""
    return [key for beat in beats if beat.stakes is not None for key in beat.stakes.struck]


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
