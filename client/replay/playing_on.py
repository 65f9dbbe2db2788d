"""Playing on from a moment of a replay: choosing a seat and starting a new match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from client.replay.recording import Recording
from client.replay.table import ReplayTable
from client.widgets import Dialog, DialogButton, Toast
from engine.ai.seat_request import HUMAN
from engine.kernel.state.layout import SPECTATOR
from engine.session.branch import branch
from engine.session.words import kind_in_words
from engine.store.files.atomic import StoreError
from engine.words.say import replay as say


class SeatDialog(Dialog):
    """Asks for a seat. The focus starts on the `likely` one; Esc cancels."""

    def __init__(self, recording: Recording, likely: int, choose: Callable[[int], None]) -> None:
        self._likely = likely
        answers = [
            DialogButton(
                f"{name} ({kind_in_words(kind)})",
                partial(choose, seat),
                "primary" if seat == likely else "secondary",
                icon="human" if kind == HUMAN else "robot",
            )
            for seat, (name, kind) in enumerate(zip(recording.names, recording.kinds, strict=True))
        ]
        answers.append(DialogButton(say("watch-on"), None, icon="eye", harmless=True))
        super().__init__(say("play-on-from-here"), say("play-on-sentence"), answers, width=520)

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        super().open(bounds, unit)
        self.form.focus(self.form.stops()[self._likely])


def refusal(recording: Recording, moment: int) -> str:
    """Return why no one can play on from a moment, as a phrase; empty if possible."""
    if recording.match.position(moment).over:
        return say("over")
    return "" if recording.kept is not None and moment < len(recording.kept.rows) else say("not-kept")


def ask(table: ReplayTable) -> None:
    """Ask which seat the player wants to take over, or say why playing on is impossible."""
    recording = table.recording
    table.stop()
    table.land()
    if why := refusal(recording, table.session.moment):
        _refuse(table, f"{why[:1].upper()}{why[1:]}.")
        return
    people = [seat for seat, kind in enumerate(recording.kinds) if kind == HUMAN]
    eyes = table.session.viewer
    table.form.show(SeatDialog(recording, eyes if eyes != SPECTATOR else [*people, 0][0], partial(begin, table)))


def begin(table: ReplayTable, seat: int) -> None:
    """Play on from the current moment."""
    kept = table.recording.kept
    assert kept is not None
    try:
        session = branch(kept.store, kept.match, kept.rows[table.session.moment], seat, table.app.settings)
    except StoreError as problem:
        _refuse(table, str(problem))
        return
    table.app.open_alone("table", session=session)


def _refuse(table: ReplayTable, sentence: str) -> None:
    table.toasts.clear()
    table.toasts.show(Toast("refused", say("play-on-from-here"), sentence), table.screen.now)
