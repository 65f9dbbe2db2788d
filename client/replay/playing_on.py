"""Playing on from a moment of a replay: which seat, and the new match that begins there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from client.replay.recording import Recording
from client.session.saving.resume import branch
from client.session.words import kind_in_words
from client.widgets import Answer, Dialog, Toast
from client.words.say import replay as say
from engine.ai.seat import HUMAN
from engine.kernel.layout import SPECTATOR
from engine.store.atomic import StoreError

if TYPE_CHECKING:
    from client.replay.scene import ReplayScene



@dataclass(frozen=True, slots=True)
class SeatTaken:
    """The seat that a person wants to play from here on."""

    seat: int


class SeatDialog(Dialog):
    """Which seat? The focus is on the one that is `likely` meant; Esc leaves all as it is."""

    def __init__(self, recording: Recording, likely: int, keep: str) -> None:
        self._likely = likely
        answers = [
            Answer(f"{name} ({kind_in_words(kind)})", SeatTaken(seat), "primary" if seat == likely else "secondary",
                   icon="human" if kind == HUMAN else "robot")
            for seat, (name, kind) in enumerate(zip(recording.names, recording.kinds, strict=True))
        ]  # fmt: skip
        answers.append(Answer(say("watch-on"), keep, icon="eye", harmless=True))
        super().__init__(say("play-on-from-here"), say("play-on-sentence"), answers, width=520)

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        """See Dialog.open."""
        super().open(bounds, unit)
        self.form.focus(self.form.stops()[self._likely])


def refusal(recording: Recording, moment: int) -> str:
    """Why nobody can play on from a moment, a phrase; empty when somebody can."""
    if recording.match.position(moment).over:
        return say("over")
    return "" if recording.kept is not None and moment < len(recording.kept.rows) else say("not-kept")


class PlayingOn:
    """Asks for the seat, and begins the match of whoever plays on from the replay `scene`."""

    def __init__(self, scene: ReplayScene) -> None:
        self.scene = scene

    def ask(self, keep: str) -> None:
        """Which seat? `keep` is the value of the answer that changes nothing. Says why not, where nobody can play on.
        """
        scene, recording = self.scene, self.scene.recording
        scene.playing.stop()
        scene.land()
        if why := refusal(recording, scene.session.moment):
            self._refuse(f"{why[:1].upper()}{why[1:]}.")
            return
        people = [seat for seat, kind in enumerate(recording.kinds) if kind == HUMAN]
        eyes = scene.session.viewer
        scene.form.show(SeatDialog(recording, eyes if eyes != SPECTATOR else [*people, 0][0], keep))

    def begin(self, seat: int) -> None:
        """Play on from the moment that is shown."""
        scene, kept = self.scene, self.scene.recording.kept
        assert kept is not None
        try:
            session = branch(kept.store, kept.match, kept.rows[scene.session.moment], seat, scene.app.settings)
        except StoreError as problem:
            self._refuse(str(problem))
            return
        scene.app.open_alone("table", session=session)

    def _refuse(self, sentence: str) -> None:
        self.scene.toasts.clear()
        self.scene.toasts.show(Toast("refused", say("play-on-from-here"), sentence), self.scene.now)
