"""Plays the theme's sounds for the events shown, and lets the music follow the match.

Music uses public information only: the end's nearness comes from open cards, and the solo follows a counter of the
viewer. Behind the curtain neither plays.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from client.motion.chain.chains import Chain
from client.sound import catalog
from client.sound.player import SoundPlayer
from client.table.context import TableContext
from client.table.layer import Layer
from client.table.sound.theme import EventSound, HeardTheme
from engine.ai.seat_request import HUMAN
from engine.kernel.state.events import ASKED, TURN_BEGAN, Event
from engine.kernel.state.layout import SPECTATOR
from engine.words import assets

BUSY_BEATS, BUSY_MS = 12, 20_000
CALM_BEATS, CALM_MS = 4, 16_000
"""The busy music layer starts at this many beats within this time, and ends at this few."""
BEAT_MS = 250
"""Events shown within this time (ms) are one beat."""
BUSY_ROW = 3
NEAR, NO_LONGER_NEAR = 0.75, 0.6
"""Progress to victory at which the last music layer starts, and at which it ends."""
THINKING_MS, THINKING_DB = 25_000, -3.0
ROW_MS = 900
"""Equal events within this time (ms) continue a row of rising notes."""
ROW_STEPS, TOP_STEPS = 8, 4
"""Number of notes in a row, and how many of the last ones repeat."""
FAST, THINNED_MS = 0.4, 140
"""Below this share of the usual duration, only one light sound plays per this time (ms)."""
LOUDER_DB = 3.0
"""How much louder the blow of a large chain is."""
TURNS_BETWEEN = 4
"""Turns between two stingers for turning points."""
AT_ONCE = 2
"""Number of sounds for events that are shown at once."""
HURT = "hurt"
"""The sound when the viewer is hit; the game controller vibrates."""
_UNSEEN = frozenset((ASKED,))


class HearingLayer(Layer):
    """The sound of one table. With `calm` (a replay) the music stays calm and there are no stingers."""

    def __init__(self, table: TableContext, player: SoundPlayer, calm: bool = False) -> None:
        super().__init__(table)
        self.theme = HeardTheme.load(self.table.session.game.slug)
        self.player = player
        self.calm = calm
        self._beats: deque[int] = deque()
        self._busy = self._near = False
        self._row, self._row_at = 0, -ROW_MS
        self._chained_until = -ROW_MS
        """Until when a chain plays the notes."""
        self._light_at = -THINNED_MS
        self._done_at = self.table.screen.now
        self._lead: list[int] | None = None
        self._turn_told = -TURNS_BETWEEN
        self._begins = self.table.session.is_untouched
        """Whether the match is about to begin."""
        self._nearness: float | None = None
        """Progress toward the end, until the next event."""

    # -- events ---------------------------------------------------------------------------------------------

    def on_event_shown(self, event: Event) -> None:
        """Play the sound of an event that the table has shown."""
        now, self._nearness = self.table.screen.now, None
        if event[0] not in _UNSEEN and (not self._beats or now - self._beats[-1] >= BEAT_MS):
            self._beats.append(now)
        entry = self._entry(event)
        if entry is not None:
            self._play(entry, event)
        if event[0] == TURN_BEGAN:
            self._follow_lead(event[5])

    def at_once(self, events: Sequence[Event]) -> None:
        """Play only the most important sounds of events that are shown at once."""
        entries = [(entry, event) for event in events if (entry := self._entry(event)) is not None and entry.sound]
        entries.sort(key=lambda pair: catalog.effects()[pair[0].sound].rank, reverse=True)
        for entry, event in entries[:AT_ONCE]:
            self._play(entry, event)

    def on_match_ended(self) -> None:
        """Play the stinger of the match's result, or an effect if there is no music. Replays stay silent."""
        what, music = "win" if self._wins() else "lose", self.player.music
        if self.calm:
            return
        if music.silent or not assets.exists(f"music/stinger-{self.theme.piece}-{what}.ogg"):
            self.player.play(what, self.table.screen.now)
        else:
            music.sting(self.theme.piece, what)

    def _wins(self) -> bool:
        """Return whether a viewer has won, or anyone if only computers play."""
        table = self.table
        people = [seat for seat, kind in enumerate(table.session.kinds) if kind == HUMAN]
        lookers = [table.director.newest.seat] if table.director.newest.seat in people and len(people) == 1 else people
        return not lookers or bool(set(lookers) & set(table.director.newest.winners))

    @property
    def _viewer(self) -> int:
        """The seat whose own things count as the viewer's."""
        return SPECTATOR if self.table.session.openly else self.table.director.shown.counting_view.seat

    def _entry(self, event: Event) -> EventSound | None:
        return self.theme.of(event, self.table.director.shown.counting_view.table, self._viewer, self._face)

    def _face(self, card: int) -> Mapping[str, Any]:
        """Return the values on a card's face, if the viewer knows it."""
        if not self.table.views.knows(card):
            return {}
        face = self.table.session.game.shows.face(self.table.director.shown.counting_view, card)
        return {"kind": face.get("kind"), "id": face.get("id"), **face.get("fields", {})}

    def _play(self, entry: EventSound, event: Event) -> None:
        table = self.table
        pose = table.places.pose_of(("card", event[2])) if event[2] >= 0 else None
        x = pose.x / max(1, table.screen.scale.width) if pose is not None else None
        if entry.sound == HURT and event[1] == self._viewer and not self.calm:
            self.player.feel()
        loudness = 10 ** (entry.decibels / 20)
        if entry.sound and not self.leaves_out(entry.sound):
            self.player.play(entry.sound, table.screen.now, x, loudness)
        if entry.chain:
            self._climb(x)
        if entry.stinger and not self.calm:
            self.player.music.sting(self.theme.piece, entry.stinger)

    def leaves_out(self, sound: str) -> bool:
        """Return whether to skip a light sound because events are shown too fast."""
        pace, now = self.table.director.pace, self.table.screen.now
        if pace.off or pace.factor * pace.squeeze >= FAST or catalog.effects()[sound].size != "light":
            return False
        if now - self._light_at < THINNED_MS:
            return True
        self._light_at = now
        return False

    def _climb(self, x: float | None) -> None:
        """Add one to the row: the second event plays the first note, and so on."""
        now = self.table.screen.now
        if now < self._chained_until:
            return
        self._row = self._row + 1 if now - self._row_at < ROW_MS else 0
        self._row_at = now
        if self._row:
            self._play_note(self._row, x)

    def _play_note(self, number: int, x: float | None) -> None:
        """Play a note of the row, counted from 1."""
        if self.theme.chain:
            step = number if number <= ROW_STEPS else ROW_STEPS - TOP_STEPS + 1 + (number - 1) % TOP_STEPS
            self.player.play(self.theme.chain, None, x, variation=step)

    def climb(self, number: int, x: float) -> None:
        """Play the note of a chain's link, counted from 1."""
        self._chained_until = self.table.screen.now + ROW_MS
        self._play_note(number, x / max(1, self.table.screen.scale.width))

    def strike(self, chain: Chain, total: int, x: float) -> None:
        """Play the blow of a chain, louder with its sum. The controller vibrates if it hits the viewer."""
        loudness = 10 ** (LOUDER_DB * chain.style.share(total) / 20)
        self.player.play(chain.style.sound, self.table.screen.now, x / max(1, self.table.screen.scale.width), loudness)
        if total < 0 and chain.target == self._viewer != SPECTATOR and not self.calm:
            self.player.feel()

    def _follow_lead(self, turn: int) -> None:
        """Play a stinger when the lead has changed since the last turn, but not too often."""
        table = self.table
        scores = table.session.game.shows.ranks(table.director.shown.counting_view)
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        before, self._lead = self._lead, best if len(best) == 1 else self._lead
        if before is not None and self._lead != before and turn - self._turn_told >= TURNS_BETWEEN:
            self._sting_turn(turn)

    def _sting_turn(self, turn: int) -> None:
        self._turn_told = turn
        if not self.calm:
            self.player.music.sting(self.theme.piece, "turn")

    # -- music ----------------------------------------------------------------------------------------------

    def update(self, now: int) -> bool:
        """Update the music. Return False, because the picture never changes."""
        music = self.player.music
        if self._begins and self.table.session.curtain is None:
            self._begins = False
            self._sting_turn(self.table.director.shown.counting_view.turn)
        if not music.silent:
            music.want(self.layers(now))
            waits = bool(self.table.views.newest.options) and now - self._done_at >= THINKING_MS
            music.trim("thinking", THINKING_DB if waits else 0.0)
        return False

    def layers(self, now: int) -> frozenset[str]:
        """Return the music layers that fit the match now."""
        if self.calm:
            return frozenset(("calm",))
        while self._beats and self._beats[0] < now - BUSY_MS:
            self._beats.popleft()
        lately = sum(moment >= now - CALM_MS for moment in self._beats)
        comes = len(self._beats) >= BUSY_BEATS or self._row >= BUSY_ROW
        self._busy = lately >= CALM_BEATS if self._busy else comes
        shown = self.table.director.shown.counting_view
        if self._nearness is None:
            self._nearness = self.nearness()
        was, self._near = self._near, self._nearness >= (NO_LONGER_NEAR if self._near else NEAR)
        if self._near and not was and shown.turn - self._turn_told >= TURNS_BETWEEN:
            self._sting_turn(shown.turn)
        names = {"calm"} | ({"busy"} if self._busy else set()) | ({"end"} if self._near else set())
        return frozenset(names | ({solo} if (solo := self._solo()) else set()))

    def nearness(self) -> float:
        """Return the progress toward the end, from public information."""
        return self.table.session.game.shows.progress(self.table.director.shown.counting_view)

    def _solo(self) -> str:
        if not self.theme.solos:
            return ""
        shown = self.table.director.shown.counting_view
        alone = shown.seat != SPECTATOR and not self.table.session.openly
        seats = [shown.seat] if alone else [seat for seat in range(shown.table.seats) if not shown.is_out(seat)]
        return self.theme.solo([shown.counter(self.theme.solos[0].counter, seat) for seat in seats])

    def clear_private_ui(self) -> None:
        """Play the same music for every seat behind the curtain."""
        self.player.music.want(("calm",))

    def preview_event(self, event: pygame.event.Event) -> bool:
        """Note that the player is active."""
        self._done_at = self.table.screen.now
        return False

    def caught_up(self) -> None:
        """Restart the thinking time and forget the progress."""
        self._done_at, self._nearness = self.table.screen.now, None
