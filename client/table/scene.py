"""The table of a match: shows events and turns the player's input into answers.

The session is always ahead and has the newest view. The timeline moves the picture there, the hand works on resting
places, and neither waits for the other.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pygame

from client.art.sheet import Height, Sheet
from client.layout.arrangement import ArrangeOptions
from client.layout.card_sizes import SHARES, resize_cards
from client.motion.director import Director
from client.motion.pace import Pace
from client.shell.scene import Host, Scale
from client.table.all_layers import make_layers
from client.table.commands import Commands
from client.table.frame.event_feed import EventFeed
from client.table.frame.player_call import PlayerCall
from client.table.frame.toast_placer import ToastPlacer
from client.table.furniture.log.layer import LogPanel
from client.table.furniture.prompt.draw import answers_now, place_now
from client.table.furniture.secret.layer import BriefingLayer
from client.table.hand.gestures import HandGestures
from client.table.hand.lit_choices import draw_focus, draw_targets
from client.table.hand.look import input_look
from client.table.hand.tag_strips import find_strips
from client.table.hover.layer import HoverLayer
from client.table.hover.remark_bubble import Remarks
from client.table.layer import Band, Layer
from client.table.layers.forward_seat import ForwardSeatLayer
from client.table.layers.table_pieces import TablePieces
from client.table.model import TableState
from client.table.picture import registry
from client.table.picture.painter import TablePainter
from client.table.picture.registry import of_table
from client.table.router import Router
from client.table.sound.chain_news import ChainNews
from client.table.sound.layer import HearingLayer
from client.table.status import StatusSchedule, StatusText, status_of
from client.table.view_switcher import ViewSwitcher
from engine.kernel.game.milestones import Milestone
from engine.kernel.state.events import Event
from engine.session.protocol import TableSession
from engine.session.words import address_names

if TYPE_CHECKING:
    from client.sound.player import SoundPlayer

_LONGEST_HOLD_MS = 10_000
_WORK_S, _FULL_S = 0.002, 0.006
"""Seconds per frame for making pictures, and the frame time after which no picture is made."""


class TableScene(TableState):
    """The table of one match.

    It can open the scenes "rules", "settings", "results", "curtain" and "title", if the program has them.
    """

    smooth = True

    def __init__(self, session: TableSession, player: SoundPlayer) -> None:
        """Create the table of `session`. `player` plays its sounds."""
        super().__init__(session, player)
        self.commands = self._make_commands()
        self.forward_seat = ForwardSeatLayer(self.context)
        self.log = LogPanel(self.context)
        self.briefing = BriefingLayer(self.context)
        self.hearing = HearingLayer(self.context, player)
        self.music = self.hearing.theme.piece
        self.switcher = self._make_switcher()
        self.feed = EventFeed(self, self.switcher, self.clear_sheet)
        self.remarks: Remarks | None = None
        """An opponent's remarks, set before the table is first shown."""
        self.prompt_words = StatusText(self)
        self.status_schedule = StatusSchedule()
        self.toast_placer = ToastPlacer(self.context)
        self._ready = False

    def _make_commands(self) -> Commands:
        return Commands(self)

    def _make_switcher(self) -> ViewSwitcher:
        return ViewSwitcher(self)

    # -- scene ----------------------------------------------------------------------------------------------

    def enter(self, app: Host) -> None:
        """Start to be shown, or return from the rules, the settings or the curtain."""
        super().enter(app)
        self.screen.settings = app.settings
        self.screen.headless, self.screen.now = app.headless, app.clock.now()

    def leave(self) -> None:
        """Return the dragged piece. Everything else stays until the player comes back."""
        if self._ready:
            self._let_drag_go()
            self.input.rest()

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        """Lay out everything for another window or text size."""
        if self._ready:
            self.adopt_pace()
        screen = self.screen
        screen.scale = scale = scale.readable
        screen.map = resize_cards(of_table(self.session.view().table), SHARES[screen.settings.card_size], size)
        screen.painter = TablePainter(screen.theme, screen.map, self.session.game, size, scale.text)
        self.places.options = ArrangeOptions(scale.text)
        if not self._ready:
            self._set_up()
        else:
            self._let_drag_go()
            self.places.options = self._wanted_options()
            self.director.rearrange(self.screen.now, at_once=True)
            self.present()
        self.clear_sheet()
        self.prompt.rect, self.prompt.answer_rects = self.places.arrangement.rects.get("prompt"), []
        self.screen.painter.use_view(self.director.shown.landed)  # cards can be pointed at before the next frame
        self.form.motion = self.toasts.motion = self.app.motion
        self.form.layout(scale.rect, scale.unit)
        self.toast_placer.place()
        self.layers.each(Layer.layout)

    def clear_sheet(self) -> None:
        """Redraw everything, keeping nothing from before."""
        self.sheet = Sheet(self.screen.painter.size)
        self.pieces = TablePieces(self.sheet, self.screen.painter, self.director, self.hand)

    def _set_up(self) -> None:
        self.views.newest = self.session.view()
        answers = self.session.log[-1].batch if self.session.log else 0
        game, view, screen = self.session.game, self.views.newest, self.screen
        self.director = self.places.director = self.context.director = Director(
            self.places.resting, screen.theme, Pace.of(screen.settings, self.animation), view, self.play_at,
            self._on_event_shown, answers, self._word, registry.motions(screen.map, game.slug),
            ChainNews(self.hearing, self.tell_sum),
        )  # fmt: skip
        self.hand = self.context.hand = HandGestures(
            view,
            self.places.rest,
            input_look(game.slug),
            find_strips(game, screen.theme, screen.painter.seat_keys),
            self.session.preview,
        )
        self.hand.orders = self.session.orders
        self.hand.entry = lambda: self.layers.anchor("chain.answered")
        self.hand.still = self.director.pace.reduced
        self.session.quicken_computers(self.hand.look.follow_up)
        self.hover = HoverLayer(self.context)
        self.layers.put(self._make_layers())
        self.director.restore(self.session.last_event)
        self.input = Router(self, self.commands)
        self.player_call = PlayerCall(self)
        self._ready = True
        self.feed.hold_deal()

    def _make_layers(self) -> list[Layer]:
        own = self.forward_seat, self.hearing, self.log, self.briefing, self.hover
        return make_layers(self.context, self.session.game.slug, *own, self.remarks)

    def _on_event_shown(self, event: Event) -> None:
        """Pass on an event that the table has shown."""
        self.hearing.on_event_shown(event)

    def _word(self, milestone: Milestone) -> str:
        """Announce a turning point of the match. Return its text."""
        names = address_names(self.session)
        self.told_large = self.session.game.words.milestone(self.views.newest.table, milestone, names)
        self.layers.each(Layer.milestone, milestone)
        self.told_large_at = self.screen.now
        return self.told_large

    def play_at(self, sound: str, now: int, x: float | None = None) -> None:
        """Play a sound. At the end it is the sound of the viewer's victory or defeat."""
        if sound == "win":
            self.hearing.on_match_ended()
        elif not self.hearing.leaves_out(sound):
            super().play_at(sound, now, x)

    def adopt_pace(self) -> None:
        """Apply changed settings for speed or motion."""
        self.director.set_pace(Pace.of(self.screen.settings, self.animation), self.screen.now)
        self.hand.still = self.director.pace.reduced
        if self.director.pace.off:
            self.director.skip(self.screen.now)

    def changes_table(self) -> bool:
        """Switch between the tables for playing and for watching. Return False if this table stays."""
        if not self.app.knows("table"):
            return False
        self.session.take_events()
        self.app.open_alone("table", session=self.session)
        return True

    # -- input ----------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """Handle an event: dialogs first, then the table."""
        self.screen.now = max(self.screen.now, self.app.clock.now())
        if self.form.popup is not None:
            if event.type in (pygame.MOUSEMOTION, pygame.WINDOWLEAVE):
                self.input.rest()
                self.place_things()
            self.form.handle(event)
            self.redraw()
            return
        if event.type in (pygame.MOUSEMOTION, pygame.WINDOWLEAVE) and self.hand.drag is None:
            self.form.handle(event)
        if self.input.handle(event):
            self.place_things()
            self.redraw()

    def _let_drag_go(self) -> None:
        if self.hand.drag is not None:
            self.drop_all()

    def show_results(self) -> None:
        self.switcher.show_results()

    # -- time -----------------------------------------------------------------------------------------------

    def update(self, now: int) -> bool:
        """Advance session, picture and hand to `now`. Return True when the picture has changed."""
        self.screen.now, self.director.full_at = now, time.perf_counter() + _FULL_S
        paused = self.form.popup is not None
        if paused:
            self.session.hold_computers(now + _LONGEST_HOLD_MS)
        changed = self.feed.update(now)
        steps = self.director.steps
        moved = self.director.update(now)
        changed = changed or self.director.steps != steps
        self.director.paused = paused
        if not (self.feed.is_behind or self.director.waiting):
            self.layers.each(Layer.on_idle)
        self._hold_computers(paused)
        changed = any(
            [
                changed,
                self.input.hold(),
                self._update_hand(now),
                self.toast_placer.update(now),
                self.form.update(now),
                self.layers.update(now),
                self.player_call.update(),
                self.input.keep_focus(),
            ]
        )
        if self.status_schedule.is_due(now, changed or self._changed):
            changed = self._update_status() or changed
        changed = changed or moved or self._awaits_pictures
        if not changed and self.app.paints_always:
            self.screen.painter.workshop.begin_frame(_WORK_S)
            self._make_pictures()
        if not self.feed.is_put_off:
            self.switcher.go_on(now)
        return changed

    def _hold_computers(self, paused: bool) -> None:
        """Let the computers wait while the player reads, or while events are still to be shown."""
        now, director = self.screen.now, self.director
        waits = paused or self.feed.is_behind or not director.accepts(now) or self.layers.holds()
        self.session.hold_computers(now + _LONGEST_HOLD_MS if waits else now, director.planner.haste(director.pace))

    @property
    def _awaits_pictures(self) -> bool:
        """Whether pictures are still being made, so that the next frame differs."""
        return self.screen.painter.pending or self.pieces.pending

    def rest(self) -> None:
        """Free what only motion needs."""
        self.screen.painter.rest()

    def catch_up(self) -> bool:
        """Take over new events. Return True if there were any."""
        return self.feed.catch_up()

    def _update_status(self) -> bool:
        """Compute texts and buttons. Return True when the furniture looks different."""
        self.prompt.buttons, status = status_of(self, self.prompt_words)
        changed = status != self.prompt.status
        self.prompt.status = status
        return changed

    def animating(self) -> bool:
        """Return whether to draw frames continuously."""
        drag, now = self.hand.drag, self.screen.now
        return (
            self.feed.deal is not None
            or self.director.animating(now)
            or self.toasts.animating()
            or self._awaits_pictures
            or self.layers.animating(now)
            or self.form.animating()
            or (drag is not None and (drag.leaning() or now < drag.began + 120))
        )

    def wake_at(self) -> int | None:
        """Return when something is due next: a beat, a computer, an enlarged card, a toast to remove."""
        now = self.screen.now
        moments = [
            self.session.wake_at(),
            self.director.wake_at(now),
            self.toasts.wake_at(),
            self.form.wake_at(),
            self.layers.wake_at(),
            self.status_schedule.wake_at,
            self.screen.painter.workshop.wake_at(now),
            self.switcher.wake_at(),
            self.input.finger.wake_at(),
            now if self.feed.is_put_off else None,
        ]
        if self.session.thinking:
            moments.append(now + 500)
        return min((moment for moment in moments if moment is not None), default=None)

    # -- drawing --------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Let furniture and layers find their places."""
        painter = self.screen.painter
        painter.show(self.director.shown.counting_view, self.session.names, self.prompt.status, self.places.arrangement)
        painter.use_view(self.director.shown.landed)
        self.prompt.rect = place_now(painter) or self.places.arrangement.rects.get("prompt")
        self.prompt.answer_rects = [button.rect for button in answers_now(painter)]
        if self.feed.deal is not None:
            self.feed.deal.is_table_drawn = True
        self.layers.each(Layer.prepare)

    def compose(self, former: pygame.Surface) -> None:
        """Draw the frame: still layer, lights, pieces, effects, readable things, and dialogs."""
        sheet, painter, director, now = self.sheet, self.screen.painter, self.director, self.screen.now
        director.look_at(former, painter.still or former)
        busy = director.active(now) or self._awaits_pictures
        painter.workshop.begin_frame(min(_WORK_S, director.full_at - time.perf_counter()))
        # An empty sheet is filled at once, so that nothing remains of what another player saw.
        gently = busy and self.app.paints_always and not director.pace.off and "furniture" in sheet
        view, status = director.shown.counting_view, self.prompt.status
        still = painter.static_layer(view, self.session.names, status, director.arrangement, gently)
        sheet.put("furniture", Height.FURNITURE, still, (0, 0))
        for rect in painter.changed:
            sheet.mark(rect)
        painter.use_view(director.shown.landed)
        self.layers.sketch(sheet, Band.UNDER)
        with sheet.sketch("targets", Height.TARGETS) as surface:
            draw_targets(surface, painter, self.hand, director.arrangement, self.session.queued_answer)
        self.pieces.update(now, gently)
        self.layers.sketch(sheet, Band.BETWEEN)
        with sheet.sketch("effects", Height.EFFECTS) as surface:
            director.draw_effects(surface, now)
        self.layers.sketch(sheet, Band.OVER)
        self.layers.sketch(sheet, Band.READING)
        with sheet.sketch("focus", Height.FOCUS) as surface:
            draw_focus(surface, painter, self.keys.stop, self.hand, director.stage, now)
        with sheet.sketch("toasts", Height.TOASTS) as surface:
            self.toasts.draw(surface)
        if self.form.popup is None:
            self.layers.sketch(sheet, Band.MODAL)
        else:
            sheet.clear(Height.MODAL)
        with sheet.sketch("form", Height.FORM) as surface:
            self.form.draw(surface)
        if gently:
            self._make_pictures()

    def _make_pictures(self) -> None:
        """Make pictures for a part of the frame, including those of the newest view."""
        self.pieces.draw_ahead()
        self.screen.painter.workshop.work()
