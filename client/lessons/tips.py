"""Small tips in a match when something new happens. The next press dismisses them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from client.art.sketch import cut
from client.input.actions import BACK, find_triggered
from client.input.focus import FocusStop
from client.lessons.coach import CoachLayer
from client.lessons.panel import Speech
from client.shell.scene import Host, Scene
from client.table.context import TableContext
from client.table.layer import Band, Layer
from client.table.layers.panel_dock import TIP, room_in_dock
from client.table.scene import TableScene
from client.widgets import Toast
from engine.kernel.scenarios.reader import BadScenario
from engine.kernel.state.events import Event
from engine.kernel.state.refs import seat_ref
from engine.lessons.anchors import Anchor, find_anchor
from engine.lessons.tip_file import CARD, SEAT, Tip, anchor_names, is_due, read_tips
from engine.session.session import Session
from engine.store.files.overlay import scenario_of
from engine.store.player.progress import Progress
from engine.words import assets
from engine.words.messages import words_cache
from engine.words.say import lessons as say, table as say_at_table

if TYPE_CHECKING:
    from client.sound.player import SoundPlayer

_WORD_MS, _LEAST_MS, _FADE_MS = 320, 5000, 260
"""How long a tip stays: per word, and at least. Then the fade time."""
_HELD = 0.6
"""The share of that time for which computers wait."""
_STALE_MS = 15_000
"""The longest delay between an event and its tip."""
_AROUND = 100
"""The margin to redraw around panel and anchor, in window pixels."""
_READ, _USUAL, _READ_MATCHES = "read", "normal", 2
"""The pace of the first `_READ_MATCHES` matches of a game, unless the player chose a pace."""
_EVERY_GAME = "every-game"
"""The progress key for tips that all games share."""
_OFF = "marks-off"
"""The button that turns all tips off."""


@words_cache(8)
def tips_of(game: str) -> tuple[Tip, ...]:
    """Return a game's tips; none if the file is missing or unreadable (`lessons --check` tells why)."""
    try:
        return read_tips(scenario_of(f"marks/{game}.toml"), f"assets/marks/{game}.toml")
    except (assets.AssetMissing, BadScenario):
        return ()


class TipSpeaker:
    """Shows new tips to the viewer of a match, one at a time."""

    def __init__(self, table: TableScene, session: Session, progress: Progress) -> None:
        self._table, self._session, self._progress = table, session, progress
        self.tip: Tip | None = None
        """The current tip."""
        self.until = 0
        self.quiet = False
        """Whether the table has shown all events."""
        self.anchor: Anchor | None = None
        self._due: list[tuple[int, Tip, Anchor | None]] = []
        """Waiting tips: the time, the tip, and its anchor."""
        game = table.session.game.slug
        self._left = [tip for tip in tips_of(game) if not progress.has_seen(game, tip.id)]
        """The tips not shown yet."""

    @property
    def clause(self) -> str:
        return self.tip.clause if self.tip is not None else ""

    @property
    def _wants_tips(self) -> bool:
        """Whether a viewer wants tips."""
        table = self._table
        return table.screen.settings.coach_marks and not table.views.public and table.session.viewer >= 0

    def on_event_shown(self, event: Event) -> None:
        """Queue the tips for an event that the table has shown."""
        table = self._table
        view, viewer = table.director.shown.counting_view, table.session.viewer
        for tip in self._left if self._wants_tips else ():
            if is_due(tip, table.session.game, view, viewer, event):
                self._put(tip, event[1], event[2])

    def _put(self, tip: Tip, seat: int, card: int) -> None:
        if any(tip.id == waiting.id for _, waiting, _ in self._due):
            return
        session = self._session
        if tip.at == CARD:
            anchor = Anchor(seat=seat, refs=(card,) if card >= 0 else ())
        elif tip.at == SEAT:
            anchor = Anchor(seat=seat, refs=(seat_ref(seat),)) if seat >= 0 else Anchor(part="prompt")
        else:
            names = anchor_names(session.game, session.match.table.seats, session.viewer)
            found = find_anchor(names, session.match.state, tip.at) if tip.at else None
            anchor = found or Anchor(part="prompt")
        self._due.append((self._table.screen.now, tip, anchor))

    def speech(self, now: int) -> Speech | None:
        """Return the current text, or the next one once the last was read."""
        if self.tip is not None and now < self.until:
            return self._speech(self.tip)
        self.tip = self.anchor = None
        table = self._table
        view, session = table.director.shown.counting_view, table.session
        moving = table.director.stage.moving(now) or any(effect.moving(now) for effect in table.director.effects)
        quiet, self.quiet = self.quiet and not moving, False
        if not quiet or table.hand.drag is not None or session.over or table.form.popup is not None:
            return None
        for tip in self._left if self._wants_tips and table.director.reached else ():
            if is_due(tip, session.game, view, session.viewer):
                question = view.question
                self._put(tip, session.viewer, question[2] if question is not None else -1)
        self._due = [
            (since, tip, anchor)
            for since, tip, anchor in self._due
            if now < since + _STALE_MS and (tip.event or is_due(tip, session.game, view, session.viewer))
        ]
        if not self._due:
            return None
        _, self.tip, self.anchor = self._due.pop(0)
        self.until = now + self._stands(self.tip)
        return self._speech(self.tip)

    @staticmethod
    def _stands(tip: Tip) -> int:
        return max(_LEAST_MS, _WORD_MS * len(tip.say.split())) + 2 * _FADE_MS

    @staticmethod
    def _speech(tip: Tip) -> Speech:
        return Speech(tip.title, tip.say, ((_OFF, say("marks-off"), False),))

    def is_read(self, now: int) -> bool:
        """Return whether there was enough time to read the tip."""
        return self.tip is None or now >= self.until - (1 - _HELD) * self._stands(self.tip)

    def strength(self, now: int) -> float:
        """Return the opacity, 0 to 1."""
        if self.tip is None:
            return 0.0
        begun = now - (self.until - self._stands(self.tip))
        return max(0.0, min(1.0, begun / _FADE_MS, (self.until - now) / _FADE_MS))

    def mark_seen(self) -> None:
        """Note that the tip was shown, so that it never appears again."""
        if self.tip in self._left:
            self._left.remove(self.tip)
            self._progress.note_seen(self._table.session.game.slug, self.tip.id)

    def put_off(self, now: int) -> None:
        """Return the tip to the queue, because it didn't fit."""
        if self.tip is not None:
            self._due.append((self.until - self._stands(self.tip), self.tip, self.anchor))
        self.tip = None

    def fades(self, now: int) -> bool:
        """Return whether the tip is fading out."""
        return self.tip is None or self.until <= now + _FADE_MS

    def end(self, now: int) -> None:
        """Let the tip fade out."""
        if self.tip is not None:
            self.until = min(self.until, now + _FADE_MS)

    def forget(self) -> None:
        """Drop all tips, because another player looks."""
        self._due, self.tip, self.anchor = [], None, None

    def do(self, name: str, now: int) -> bool:
        if name != _OFF:
            return False
        self._table.screen.settings.coach_marks = False
        self._table.save_settings()
        self.forget()
        return True

    def hint(self) -> bool:
        return False

    def wake_at(self) -> int | None:
        return self.until if self.tip is not None else None


class TipLayer(CoachLayer):
    """Shows tips on one table. They block nothing and delay computers only briefly."""

    speaker: TipSpeaker
    place, can_wait = TIP, True

    def __init__(self, table: TableContext, speaker: TipSpeaker) -> None:
        super().__init__(table, speaker)
        self._noted: Hashable = None
        self._full: pygame.Rect | None = None
        """The free room when a tip last didn't fit."""

    def update(self, now: int) -> bool:
        changed = super().update(now)
        tip = self.speaker.tip
        if tip is None:
            return changed
        if self.panel is None:
            self._full = room_in_dock(self.table, TIP)
            self.speaker.put_off(now)
            self._said, self._made = None, ()
            return True
        if self._noted is not tip:
            self._noted = tip
            self.speaker.mark_seen()
        return changed or self.speaker.strength(now) < 1

    def on_idle(self) -> None:
        self.speaker.quiet = self._full != room_in_dock(self.table, TIP)

    def animating(self, now: int) -> bool:
        return super().animating(now) or (self._fades and 0 < self.speaker.strength(now) < 1)

    @property
    def _fades(self) -> bool:
        return not (self.table.director.pace.off or self.table.director.pace.reduced)

    def holds(self) -> bool:
        return self.panel is not None and not self.speaker.is_read(self.table.screen.now)

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        strength = self.speaker.strength(self.table.screen.now) if self._fades else 1.0
        if strength >= 1 or self.panel is None:
            super().draw(surface, band)
            return
        area = self.panel.rect.unionall([self._anchor] if self._anchor is not None else [])
        area = area.inflate(_AROUND, _AROUND).clip(surface.get_rect())
        before = cut(surface, area)
        super().draw(surface, band)
        before.set_alpha(round(255 * (1 - strength)))
        surface.blit(before, area)

    def preview_event(self, event: pygame.event.Event) -> bool:
        """Dismiss the tip on any press or key. Only Esc does nothing else."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and self.control_at(event.pos) is not None
        if self.panel is None or pressed:
            return False
        fades = self.speaker.fades(self.table.screen.now)
        self.speaker.end(self.table.screen.now)
        self._said = None
        return not fades and find_triggered(event, (BACK,)) is not None

    def stops_of(self, first: bool) -> list[FocusStop]:
        return []

    def clear_private_ui(self) -> None:
        self.speaker.forget()
        self.panel, self._said = None, None


class TipTable(TableScene):
    """A match table with tips. In a player's first matches, important moves wait to be read."""

    def __init__(self, session: Session, player: SoundPlayer, progress: Progress, begins: bool = True) -> None:
        super().__init__(session, player)
        self._tips = TipSpeaker(self, session, progress)
        self._made_of = session, player, progress, False
        self._progress, self._game = progress, session.game.slug
        answered = any(answer.seat in session.humans for answer in session.match.answers)  # A computer can be first.
        if begins and not answered and progress.count_started(self._game) <= _READ_MATCHES:
            progress.note_begun(self._game, progress.count_started(self._game) + 1)

    def made_anew(self) -> Scene:
        table = TipTable(*self._made_of)
        table.remarks = self.remarks
        return table

    @property
    def animation(self) -> str:
        chosen = super().animation
        return _READ if chosen == _USUAL and 0 < self._progress.count_started(self._game) <= _READ_MATCHES else chosen

    def choose_pace(self, animation: str) -> None:
        self._progress.note_begun(self._game, _READ_MATCHES + 1)
        super().choose_pace(animation)

    def enter(self, app: Host) -> None:
        super().enter(app)
        if self.animation != self.screen.settings.animation and not self._progress.has_seen(_EVERY_GAME, _READ):
            self._progress.note_seen(_EVERY_GAME, _READ)
            self.toasts.show(Toast("information", say_at_table("reads-title"), say_at_table("reads")), self.screen.now)

    def _make_layers(self) -> list[Layer]:
        layers = super()._make_layers()
        layers.insert(layers.index(self.log), TipLayer(self.context, self._tips))
        return layers

    def _on_event_shown(self, event: Event) -> None:
        super()._on_event_shown(event)
        self._tips.on_event_shown(event)
