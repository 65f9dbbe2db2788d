"""A table's score sheet and score board: when they are shown, and with which data."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from client.cards.face import Face
from client.cards.faces import face_in
from client.cards.seat_sign import seat_sign
from client.motion.displayed_state import copy_view
from client.table.actions import SHOW_SCORES, Handlers
from client.table.context import TableContext
from client.table.furniture.score_sheet.board import BoardData, ScoreBoard
from client.table.furniture.score_sheet.motion import ScoreSheetMotion
from client.table.furniture.score_sheet.reckoning import Reckoning, SheetAccent, reckon, undo_counts
from client.table.furniture.score_sheet.sheet import ScoreSheet, SheetLook
from client.table.layer import Layer
from client.widgets.chart import PointsLine
from engine.ai.seat_request import HUMAN
from engine.kernel.game.traits import HasRounds
from engine.session.viewpoint import Batch
from engine.words.messages import retranslate
from engine.words.say import table as say

PATIENCE_MS = 4000


class ScoreLayer(Layer):
    """Shows the score sheet and the score board of one table."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self.sheet: ScoreSheet | None = None
        """The open sheet, or None."""
        self._waiting: deque[Reckoning] = deque()
        self._complete_at: int | None = None
        self.patience_ms: int | None = PATIENCE_MS
        """How long a sheet stays open when no human is playing, in ms; None: until closed."""
        if self.accent.counter:
            self._motion.show = self._show

    @property
    def _motion(self) -> ScoreSheetMotion:
        return self.table.director.motion(ScoreSheetMotion)

    @property
    def accent(self) -> SheetAccent:
        """The theme's settings for the sheet. Without a counter name, the game has no sheet."""
        return self._motion.accent

    # -- sheet ----------------------------------------------------------------------------------------------

    def _show(self, reckoning: Reckoning) -> bool:
        self._waiting.append(reckoning)
        self._open_next()
        return True

    def on_skipped(self, batches: Sequence[Batch]) -> None:
        """Queue the sheets of rounds that ended while events were skipped."""
        accent = self.accent
        for events, after, _ in batches:
            if any(accent.counts(event, after.table) for event in events):
                before = undo_counts(after, events, self.table.director.shown.counting_view)
                self._waiting.append(reckon(events, before, accent))

    def suspense(self) -> str:
        return say("added-up") if self.sheet is not None else ""

    def commands(self) -> Handlers:
        return {SHOW_SCORES: self.show_board}

    def drop_sheets(self) -> None:
        """Close the sheet and drop all queued ones."""
        if self.sheet is not None:
            self.table.screen.take_away(self.sheet)
        self.sheet = self._complete_at = None
        self._waiting.clear()

    def update(self, now: int) -> bool:
        """Show the next queued sheet, or continue after one was closed. Return True when the picture has changed."""
        sheet, table = self.sheet, self.table
        if sheet is None:
            return self._open_next()
        if sheet.closed:
            self.sheet = self._complete_at = None
            if not self._open_next():
                self._motion.release(now)
            return True
        if table.screen.dialog is None:
            self.table.screen.form.show(sheet)
            return True
        if sheet.complete and self._complete_at is None:
            self._complete_at = now
        patience = self.patience_ms if HUMAN not in table.session.kinds else None
        if self._complete_at is not None and patience is not None and now >= self._complete_at + patience:
            self.close_sheet()
        return False

    def close_sheet(self) -> None:
        """Close the open sheet."""
        if self.sheet is not None and self.table.screen.dialog is self.sheet:
            self.sheet.closed = True
            self.table.screen.take_away(self.sheet)

    def _open_next(self) -> bool:
        table = self.table
        if self.sheet is not None or not self._waiting or table.screen.dialog is not None:
            return False
        pace = table.director.pace
        self.do.drop_all()
        table.reading.close()
        factor = 0 if pace.reduced else pace.factor
        self.sheet = ScoreSheet(self._waiting.popleft(), self._look(), factor, self.do.play, self.do.climb)
        table.screen.form.show(self.sheet)
        self.do.redraw()
        return True

    def _look(self) -> SheetLook:
        table, accent = self.table, self.accent
        slug, names = table.session.game.slug, table.session.names
        signs = [seat_sign(slug, seat) for seat in range(len(names))]
        crown = table.screen.theme.art(accent.crown) if accent.crown else ""
        bare = copy_view(table.views.newest)
        bare.zones = [[] for _ in bare.zones]

        def face(card: int) -> Face:
            """Return a card's printed face, wherever the card is now."""
            return face_in(bare, card, table.screen.painter.seat_keys)

        return SheetLook(accent, face, table.screen.painter.sprites.compositor, signs, names, crown)

    # -- board ----------------------------------------------------------------------------------------------

    def show_board(self) -> bool:
        """Show the results of all rounds. Return False if the game doesn't keep any."""
        table, accent, game = self.table, self.accent, self.table.session.game
        kept = game.trait(HasRounds)
        if kept is None or not accent.counter or table.screen.dialog is not None:
            return False
        view, names = table.director.shown.counting_view, table.session.names
        rounds = kept.score_board(view)
        points = table.session.points_by_turn
        tracks = [
            PointsLine(seat_sign(game.slug, seat), name, tuple(step[seat] for step in points[: len(rounds) + 1]))
            for seat, name in enumerate(names)
        ]
        crown = table.screen.theme.art(accent.crown) if accent.crown else ""
        data = BoardData(tracks, rounds, game.shows.scores(view), game.shows.ranks(view),
                         retranslate(game.score_name) or say("points"), retranslate(game.chart_unit) or say("turn"),
                         crown, accent.lowest)  # fmt: skip
        self.do.drop_all()
        table.reading.close()
        table.screen.form.show(ScoreBoard(data))
        self.do.redraw()
        return True
