"""The score sheet and the score board of one table: when they are shown, and what they are made of."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from client.cards.face import Face
from client.motion.noting import SheetAccent
from client.motion.reckoning import Reckoning, has_reckoning, reckon, undone
from client.motion.shown import copied
from client.table.faces import face_of
from client.table.score_board import BoardData, ScoreBoard
from client.table.score_sheet import ScoreSheet, SheetLook
from client.widgets.chart import Track
from client.widgets.seat_sign import seat_sign
from engine.ai.seat import HUMAN
from engine.kernel.events import Event
from engine.kernel.features import Rounds
from engine.kernel.view import View

if TYPE_CHECKING:
    from client.table.scene import TableScene

KEY = "S"
"""The key that shows the score board."""
_PATIENCE_MS = 4000


class ScoreLayer:
    """Keeps the score sheet and the score board of the table `scene`."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._sheet: ScoreSheet | None = None
        self._waiting: deque[Reckoning] = deque()
        self._complete_at: int | None = None
        self.patience_ms: int | None = _PATIENCE_MS
        """How long a sheet is shown that nobody who plays will close; None: until it is closed."""
        if self.accent.counter:
            scene.timeline.holding.show = self._show

    @property
    def accent(self) -> SheetAccent:
        """What the theme says of the sheet; without the name of a counter the game has none."""
        return self.scene.timeline.accents.sheet

    @property
    def sheet(self) -> ScoreSheet | None:
        """The sheet that lies over the table."""
        return self._sheet

    # -- the sheet ------------------------------------------------------------------------------------------

    def _show(self, reckoning: Reckoning) -> bool:
        self._waiting.append(reckoning)
        self._open_next()
        return True

    def hear(self, batches: Sequence[tuple[list[Event], View]]) -> None:
        """Rounds that have ended among events that the table does not show, since somebody else looks now."""
        accent = self.accent
        for events, after in batches:
            if accent.counter and has_reckoning(events, after, accent):
                before = undone(after, events, self.scene.timeline.shown.landed)
                self._waiting.append(reckon(events, before, accent))

    def forget(self) -> None:
        """Take the sheet away, and whatever waits to be shown on one."""
        if self._sheet is not None and self.scene.form.popup is self._sheet:
            self.scene.form.popup = None
        self._sheet = self._complete_at = None
        self._waiting.clear()

    def update(self, now: int) -> bool:
        """Show what waits to be shown, go on when a sheet has been closed; true when the picture has changed."""
        sheet, scene = self._sheet, self.scene
        if sheet is None:
            return self._open_next()
        if sheet.closed:
            self._sheet = self._complete_at = None
            if not self._open_next():
                scene.timeline.release_sheet(now)
            return True
        if scene.form.popup is None:
            scene.form.show(sheet)
            return True
        if sheet.complete and self._complete_at is None:
            self._complete_at = now
        closes_at = self.wake_at()
        if closes_at is not None and now >= closes_at:
            self.close_sheet()
        return False

    def close_sheet(self) -> None:
        """The sheet that is shown has been seen."""
        if self._sheet is not None and self.scene.form.popup is self._sheet:
            self._sheet.closed, self.scene.form.popup = True, None

    def wake_at(self) -> int | None:
        """The moment at which a sheet closes by itself, or None."""
        if self._complete_at is None or self.patience_ms is None or not self._nobody_plays:
            return None
        return self._complete_at + self.patience_ms

    @property
    def _nobody_plays(self) -> bool:
        return HUMAN not in self.scene.session.kinds

    def _open_next(self) -> bool:
        scene = self.scene
        if self._sheet is not None or not self._waiting or scene.form.popup is not None:
            return False
        pace = scene.timeline.pace
        scene.drop_all()
        scene.hover.intent.close()
        self._sheet = ScoreSheet(self._waiting.popleft(), self._look(), 0 if pace.reduced else pace.factor, scene.play)
        scene.form.show(self._sheet)
        scene.redraw()
        return True

    def _look(self) -> SheetLook:
        scene, accent = self.scene, self.accent
        slug, names = scene.session.game.slug, scene.session.names
        signs = [seat_sign(slug, seat) for seat in range(len(names))]
        crown = scene.theme.art(accent.crown) if accent.crown else ""
        bare = copied(scene.view)
        bare.zones = [[] for _ in bare.zones]

        def face(card: int) -> Face:
            """A card as it is printed, wherever it lies by now."""
            return face_of(scene.session.game.shows.face(bare, card), scene.painter.seat_keys)

        return SheetLook(accent, face, scene.painter.sprites.compositor, signs, names, crown)

    # -- the board ------------------------------------------------------------------------------------------

    def show_board(self) -> bool:
        """Show the results of all rounds so far; false where the game keeps none."""
        scene, accent = self.scene, self.accent
        if not accent.counter or scene.form.popup is not None:
            return False
        game, view, names = scene.session.game, scene.timeline.shown.landed, scene.session.names
        rounds = game.feature(Rounds).score_board(view)
        points = scene.session.points_by_turn
        tracks = [Track(seat_sign(game.slug, seat), name, tuple(step[seat] for step in points[: len(rounds) + 1]))
                  for seat, name in enumerate(names)]  # fmt: skip
        crown = scene.theme.art(accent.crown) if accent.crown else ""
        data = BoardData(tracks, rounds, game.shows.scores(view), game.shows.ranks(view), game.score_name,
                         game.chart_unit, crown, accent.lowest)  # fmt: skip
        scene.drop_all()
        scene.hover.intent.close()
        scene.form.show(ScoreBoard(data, KEY))
        scene.redraw()
        return True
