"""What some games have on their tables and others do not: a wheel, a chain of effects, reactions, tags on cards,
amounts that are shared out, sweeps, rounds that are scored, seats gone; and on every table hints and reasons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from client.art import paint
from client.motion.shown import copied
from client.table.advice_layer import AdviceLayer
from client.table.chain import ChainLayer
from client.table.clock_layer import ClockLayer
from client.table.gauge_layer import GaugeLayer
from client.table.line_layer import LineLayer
from client.table.lots import draw_warnings
from client.table.reactions import ReactionLayer
from client.table.score_layer import ScoreLayer
from client.table.share_layer import ShareLayer
from client.table.slot_layer import SlotLayer
from client.table.spinner import SpinnerLayer
from client.table.sweeping import Sweeping
from client.table.tag_layer import TagLayer
from engine.kernel.state import OUT
from engine.kernel.view import View

if TYPE_CHECKING:
    from client.table.scene import TableScene

_OUT_OPACITY = 0.62


class Extras:
    """The layers of one table that have nothing to do unless its game gives them something."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.spinner = SpinnerLayer(scene)
        self.gauges = GaugeLayer(scene)
        self.chain = ChainLayer(scene)
        self.reactions = ReactionLayer(scene)
        self.tags = TagLayer(scene)
        self.share = ShareLayer(scene)
        self.sweeping = Sweeping(scene)
        self.scores = ScoreLayer(scene)
        self.clock = ClockLayer(scene)
        self.slots = SlotLayer(scene)
        self.lines = LineLayer(scene)
        self.advice = AdviceLayer(scene)
        self._shown: tuple[bool, bool, tuple[int, ...]] = (False, False, ())
        """Whether there was suspense, and a score sheet, and who was shown to be asked, as the prompt was last made."""
        self._woken: int | None = None

    @property
    def suspense(self) -> bool:
        """Whether an arrow still turns: what its result leads to must not be seen before it rests."""
        return self.scene.timeline.suspense

    def suspense_words(self) -> str:
        """Whose arrow turns; before that, whose turn is shown; that a round is added up. Empty without suspense."""
        if self.scores.sheet is not None:
            return "The round is added up"
        if not self.suspense:
            return ""
        timeline, names = self.scene.timeline, self.scene.session.names
        if timeline.wheel.busy and 0 <= timeline.wheel.spun_by < len(names):
            return f"{names[timeline.wheel.spun_by]} spins"
        active = timeline.shown.landed.active
        return f"It is {names[active]}'s turn" if 0 <= active < len(names) else ""

    def known(self, view: View) -> View:
        """The view as far as it may be answered now: without the question as long as there is suspense."""
        if not self.suspense:
            return view
        other = copied(view)
        other.question, other.asked = None, []
        return other

    def update(self, now: int) -> bool:
        """Let time pass; true when the picture has changed."""
        self.spinner.go_on()
        changed = self.chain.update()
        changed = self.tags.update(now) or changed
        changed = self.share.update() or changed
        changed = self.sweeping.update() or changed
        changed = self.scores.update(now) or changed
        changed = self.clock.update() or changed
        changed = self.slots.update() or changed
        changed = self.lines.update() or changed
        changed = self.advice.update(now) or changed
        shown = self.suspense, self.scores.sheet is not None, tuple(self.scene.timeline.shown.landed.asked)
        if shown != self._shown:
            self._shown = shown
            self.scene.present()
            changed = True
        if self._woken is not None and now >= self._woken:
            changed = True
        self._woken = self.spinner.wake_at()
        return changed

    def wake_at(self) -> int | None:
        """The next moment at which something changes by itself, or None."""
        moments = (self.spinner.wake_at(), self.slots.wake_at(), self.lines.wake_at())
        return min((moment for moment in moments if moment is not None), default=None)

    def leave(self) -> None:
        """The pointer is nowhere."""
        self.spinner.let_go()
        self.share.let_go()
        self.tags.let_go()
        self.lines.let_go()
        self.chain.point(None)

    # -- hands ----------------------------------------------------------------------------------------------

    def drag(self, point: tuple[int, int]) -> bool:
        """The pointer moves; true while one of these is pulled or drawn along."""
        return (self.spinner.drag(point) or self.share.drag(point) or self.tags.drag(point)
                or self.lines.drag(point))  # fmt: skip

    def release(self, point: tuple[int, int]) -> bool:
        """The button comes up; true when that was about one of these."""
        return (self.spinner.release(point) or self.share.release(point) or self.tags.release(point)
                or self.lines.release(point))  # fmt: skip

    @property
    def pulled(self) -> bool:
        """Whether something that is no card is being pulled."""
        return self.share.dragged is not None or self.tags.dragged is not None or self.lines.drawn

    def let_go(self) -> bool:
        """Nothing is to come of it; true when something was pulled."""
        return self.share.let_go() or self.tags.let_go() or self.lines.let_go()

    def animating(self, now: int) -> bool:
        """Whether frames are wanted one after the other."""
        return self.tags.animating(now) or self.lines.animating(now) or self.advice.animating(now)

    # -- picture --------------------------------------------------------------------------------------------

    def draw_under(self, surface: pygame.Surface) -> None:
        """What lies under the pieces."""
        scene = self.scene
        self.spinner.draw(surface)
        self.gauges.draw(surface)
        view = scene.timeline.shown.landed
        if view.values[OUT] and scene.painter.look.has_color("out"):
            color = scene.painter.look.color("out")
            for seat, rect in scene.arrangement.plate_rects.items():
                if view.is_out(seat):
                    paint.panel(surface, rect, 8 * scene.arrangement.scale, color, opacity=_OUT_OPACITY)

    def draw_between(self, surface: pygame.Surface) -> None:
        """What lies over the pieces that rest and under those that move."""
        if self.scene.painter.showing is not None:
            draw_warnings(surface, self.scene.painter.showing)
        self.slots.draw(surface)
        self.lines.draw(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        """What lies over them."""
        self.tags.draw(surface)
        self.lines.draw_chips(surface)
        self.share.draw(surface)
        self.chain.draw(surface)
        self.spinner.draw_name(surface)
        self.reactions.draw(surface)
        self.clock.draw(surface)
        self.chain.draw_arrows(surface)
        self.advice.draw(surface)
