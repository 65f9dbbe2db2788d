"""Hears what is told at the table: plays what the theme has for it, and lets the music follow the match.

Music tells nothing that not everybody may know: how near the end is comes from what is open, and the solo follows a
counter of whoever looks. Behind the curtain all of that is gone.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from client.sound import catalog
from client.sound.player import Player
from client.table.context import TableContext
from client.table.layer import Layer
from client.table.sound.theme import EventSound, HeardTheme
from engine.ai.seat_request import HUMAN
from engine.kernel.state.events import ASKED, TURN_BEGAN, Event
from engine.kernel.state.layout import SPECTATOR
from engine.words import assets

BUSY_BEATS, BUSY_MS = 12, 20_000
CALM_BEATS, CALM_MS = 4, 16_000
"""So much happens within so long: the busy layer comes; so little: it goes."""
BEAT_MS = 250
"""What is seen within so long is one beat."""
BUSY_ROW = 3
NEAR, NO_LONGER_NEAR = 0.75, 0.6
"""How near somebody must be to winning for the last layer."""
THINKING_MS, THINKING_DB = 25_000, -3.0
ROW_MS = 900
"""What happens within so long after the like climbs on in its row of notes."""
ROW_STEPS, TOP_STEPS = 8, 4
"""A row has so many notes; what goes on repeats the last so many."""
FAST, THINNED_MS = 0.4, 140
"""Shown in less than this share of the usual time, one light sound is heard in so long."""
TURNS_BETWEEN = 4
"""Between two stingers of turning points."""
AT_ONCE = 2
"""So many sounds of what is shown at once."""
HURT = "hurt"
"""What is heard when whoever looks is hit: the pad in hand is felt."""
_UNSEEN = frozenset((ASKED,))


class HearingLayer(Layer):
    """What is heard at one table. With `calm` (a replay) music stays calm, and no stinger is heard."""

    def __init__(self, table: TableContext, player: Player, calm: bool = False) -> None:
        super().__init__(table)
        self.theme = HeardTheme.load(self.model.session.game.slug)
        self.player = player
        self.calm = calm
        self._beats: deque[int] = deque()
        self._busy = self._near = False
        self._row, self._row_at = 0, -ROW_MS
        self._light_at = -THINNED_MS
        self._done_at = self.model.now
        self._lead: list[int] | None = None
        self._turn_told = -TURNS_BETWEEN
        self._begins = self.model.session.untouched
        """Whether the match is about to begin."""
        self._nearness: float | None = None
        """How near the end is, as long as nothing has happened since."""

    # -- what happens ---------------------------------------------------------------------------------------

    def told(self, event: Event) -> None:
        """An event has been seen."""
        now, self._nearness = self.model.now, None
        if event[0] not in _UNSEEN and (not self._beats or now - self._beats[-1] >= BEAT_MS):
            self._beats.append(now)
        entry = self._entry(event)
        if entry is not None:
            self._play(entry, event)
        if event[0] == TURN_BEGAN:
            self._mind_lead(event[5])

    def at_once(self, events: Sequence[Event]) -> None:
        """All of this is shown in one moment: only the sounds of most weight are heard."""
        entries = [(entry, event) for event in events if (entry := self._entry(event)) is not None and entry.sound]
        entries.sort(key=lambda pair: catalog.effects()[pair[0].sound].rank, reverse=True)
        for entry, event in entries[:AT_ONCE]:
            self._play(entry, event)

    def ended(self) -> None:
        """The end is shown: a stinger tells who has won, an effect where there is no music; in a replay nothing."""
        what, music = "win" if self._wins() else "lose", self.player.music
        if self.calm:
            return
        if music.silent or not assets.exists(f"music/stinger-{self.theme.piece}-{what}.ogg"):
            self.player.play(what, self.model.now)
        else:
            music.sting(self.theme.piece, what)

    def _wins(self) -> bool:
        """Whether one of those who look has won; where only computers play, whoever has."""
        model = self.model
        people = [seat for seat, kind in enumerate(model.session.kinds) if kind == HUMAN]
        lookers = [model.newest.seat] if model.newest.seat in people and len(people) == 1 else people
        return not lookers or bool(set(lookers) & set(model.newest.winners))

    @property
    def _viewer(self) -> int:
        """The seat whose own things are one's own."""
        return SPECTATOR if self.model.session.openly else self.model.shown.seat

    def _entry(self, event: Event) -> EventSound | None:
        return self.theme.of(event, self.model.shown.table, self._viewer, self._face)

    def _face(self, card: int) -> Mapping[str, Any]:
        """What a card's face says, as far as it is known to whoever looks."""
        if not self.model.knows(card):
            return {}
        face = self.model.session.game.shows.face(self.model.shown, card)
        return {"kind": face.get("kind"), "id": face.get("id"), **face.get("fields", {})}

    def _play(self, entry: EventSound, event: Event) -> None:
        model = self.model
        pose = model.pose_of(("card", event[2])) if event[2] >= 0 else None
        x = pose.x / max(1, model.scale.width) if pose is not None else None
        if entry.sound == HURT and event[1] == self._viewer and not self.calm:
            self.player.feel()
        loudness = 10 ** (entry.decibels / 20)
        if entry.sound and not self.leaves_out(entry.sound):
            self.player.play(entry.sound, model.now, x, loudness)
        if entry.chain:
            self._climb(x)
        if entry.stinger and not self.calm:
            self.player.music.sting(self.theme.piece, entry.stinger)

    def leaves_out(self, sound: str) -> bool:
        """Whether a light sound is not heard, where so much is shown so fast that it would rattle."""
        pace, now = self.model.pace, self.model.now
        if pace.off or pace.factor * pace.squeeze >= FAST or catalog.effects()[sound].size != "light":
            return False
        if now - self._light_at < THINNED_MS:
            return True
        self._light_at = now
        return False

    def _climb(self, x: float | None) -> None:
        """One more in a row: the second one sounds the first note, and so on."""
        now = self.model.now
        self._row = self._row + 1 if now - self._row_at < ROW_MS else 0
        self._row_at = now
        if self.theme.chain and self._row:
            step = self._row if self._row <= ROW_STEPS else ROW_STEPS - TOP_STEPS + 1 + (self._row - 1) % TOP_STEPS
            self.player.play(self.theme.chain, None, x, variation=step)

    def _mind_lead(self, turn: int) -> None:
        """A stinger when somebody else leads than a turn ago, or somebody has come near to winning; not too often."""
        model = self.model
        scores = model.session.game.shows.ranks(model.shown)
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
        """See Layer.update: nothing of the picture changes."""
        music = self.player.music
        if self._begins and self.model.session.curtain is None:
            self._begins = False
            self._sting_turn(self.model.shown.turn)
        if not music.silent:
            music.want(self.layers(now))
            waits = bool(self.model.view.options) and now - self._done_at >= THINKING_MS
            music.trim("thinking", THINKING_DB if waits else 0.0)
        return False

    def layers(self, now: int) -> frozenset[str]:
        """The layers that fit the match now."""
        if self.calm:
            return frozenset(("calm",))
        while self._beats and self._beats[0] < now - BUSY_MS:
            self._beats.popleft()
        lately = sum(moment >= now - CALM_MS for moment in self._beats)
        comes = len(self._beats) >= BUSY_BEATS or self._row >= BUSY_ROW
        self._busy = lately >= CALM_BEATS if self._busy else comes
        shown = self.model.shown
        if self._nearness is None:
            self._nearness = self.nearness()
        was, self._near = self._near, self._nearness >= (NO_LONGER_NEAR if self._near else NEAR)
        if self._near and not was and shown.turn - self._turn_told >= TURNS_BETWEEN:
            self._sting_turn(shown.turn)
        names = {"calm"} | ({"busy"} if self._busy else set()) | ({"end"} if self._near else set())
        return frozenset(names | ({solo} if (solo := self._solo()) else set()))

    def nearness(self) -> float:
        """How near the end is, by what everybody can see."""
        return self.model.session.game.shows.progress(self.model.shown)

    def _solo(self) -> str:
        if not self.theme.solos:
            return ""
        shown = self.model.shown
        alone = shown.seat != SPECTATOR and not self.model.session.openly
        seats = [shown.seat] if alone else [seat for seat in range(shown.table.seats) if not shown.is_out(seat)]
        return self.theme.solo([shown.counter(self.theme.solos[0].counter, seat) for seat in seats])

    def clear_private_ui(self) -> None:
        """Behind the curtain music is the same for every seat."""
        self.player.music.want(("calm",))

    def preview_event(self, event: pygame.event.Event) -> bool:
        """Whoever does something no longer thinks."""
        self._done_at = self.model.now
        return False

    def caught_up(self) -> None:
        """Another question is another time to think, and what is shown may be another view."""
        self._done_at, self._nearness = self.model.now, None
