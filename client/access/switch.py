"""Speech, on or off: the voice and its keys. What is said is read from the scenes only while it is on."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from client.access import screen_reader
from client.access.voice import SpokenVoice, Voice
from client.input.actions import (
    HUSH,
    REPEAT,
    SPEAK,
    SPEAK_FASTER,
    SPEAK_SLOWER,
    SPEECH,
    TELL_STATE,
    Command,
    cap,
    meant,
)
from client.shell.app import App
from client.widgets.icons import named
from engine.words.say import access as say

if TYPE_CHECKING:
    from client.access.narrator import Narrator

_log = logging.getLogger(__name__)

_STEP = 10
"""How much faster or slower one key makes the voice, in percent."""


class Speech:
    """Speaks for one program. With a `voice` of its own it always speaks; else while the settings say so, with what
    `find_voice` gives.
    """

    def __init__(self, app: App, voice: Voice | None = None, find_voice: Callable[[], Voice] = SpokenVoice) -> None:
        self.app = app
        self._always = voice is not None
        self._voice = voice
        self._find_voice = find_voice
        self._narrator: Narrator | None = None
        """What tells of the scenes; None while speech is off."""
        self._interrupt = False
        self._rate: int | None = None
        self._said: list[str] = []
        """What was said last, to be repeated."""
        app.on_event, app.on_turn = self.take, self.turn
        self._offers = not (self._always or app.headless or app.settings.speech or app.settings.speech_offered)
        """Whether a screen reader is still to be looked for: after the first frame, which need not wait for it."""

    def close(self) -> None:
        """Be silent for good."""
        if self._voice is not None:
            self._voice.close()
        self._voice = None

    @property
    def problem(self) -> str:
        """Why nothing can be heard, in a sentence; empty while nothing stands against it."""
        return self._voice.problem if self._voice is not None else ""

    def say(self, *words: str, keep: bool = True) -> None:
        """Say utterances; what is to be `kept` can be repeated."""
        if keep:
            self._said = list(words)
        for line in words:
            if self._voice is not None:
                self._voice.say(line, self._interrupt)
            self._interrupt = False

    def forget(self) -> None:
        """Somebody else may listen: say nothing more of what was asked for, and do not repeat it."""
        self._said = []
        if self._voice is not None:
            self._voice.stop()

    # -- keys -------------------------------------------------------------------------------------------------

    def take(self, event: pygame.event.Event) -> bool:
        """Take a key of the voice; true when it was one. Any other key lets the next words come at once."""
        if event.type != pygame.KEYDOWN:
            return False
        action = meant(event, SPEECH)
        if action == SPEAK and not self._always:
            self._switch()
            return True
        if self._narrator is None:
            return False
        self._interrupt = True
        if not self._narrator.means(event, action) or action is None:
            return False
        if not self._do(action) and (words := self._narrator.asked_for(action)):
            self.say(words)
        return True

    def _do(self, action: Command) -> bool:
        """Carry out what is about the voice itself; false for what asks for something to be told."""
        if action == HUSH and self._voice is not None:
            self._voice.stop()
        elif action == REPEAT:
            self.say(*(self._said or [say("nothing-said")]), keep=False)
        elif action in (SPEAK_SLOWER, SPEAK_FASTER):
            self._change_rate(_STEP if action == SPEAK_FASTER else -_STEP)
        else:
            return False
        return True

    def _switch(self) -> None:
        settings = self.app.settings
        settings.speech = not settings.speech
        self.app.save_settings()
        self._interrupt = True

    def _change_rate(self, step: int) -> None:
        settings = self.app.settings
        settings.speech_rate = max(0, min(100, settings.speech_rate + step))
        self.app.save_settings()
        self._mind_rate()
        self.say(say("faster" if step > 0 else "slower"), keep=False)

    def _mind_rate(self) -> None:
        if self._voice is not None and self._rate != self.app.settings.speech_rate:
            self._rate = self.app.settings.speech_rate
            self._voice.set_rate(self._rate)

    # -- time -------------------------------------------------------------------------------------------------

    def turn(self) -> None:
        """Say what is new."""
        self._offer()
        wanted = self._always or self.app.settings.speech
        if wanted != (self._narrator is not None):
            self._turn_on_or_off(wanted)
        if self._narrator is None or self.app.scene is None:
            return
        self._mind_rate()
        try:
            news = self._narrator.news(self.app.scene)
        except Exception:
            if self.app.guard is None:
                raise
            _log.exception("What is on the screen could not be told.")  # the match goes on
            return
        if news:
            self.say(*news)

    def _turn_on_or_off(self, wanted: bool) -> None:
        if not wanted:
            self._narrator = None
            self.say(say("speech-off"))
            return
        from client.access.narrator import Narrator  # it needs the table, for which no title waits

        if self._voice is None:
            self._voice = self._find_voice()
        self._narrator, self._rate = Narrator(self.app, lambda: self.problem, self.forget), None
        keys = {"repeat": REPEAT, "stop": HUSH, "slower": SPEAK_SLOWER, "faster": SPEAK_FASTER, "state": TELL_STATE}
        caps = {name: named(cap(action)) for name, action in keys.items()}
        self.say(say("speech-on", keys=say("speech-keys", **caps)))

    def _offer(self) -> None:
        """Once, where a screen reader runs: say how speech is turned on."""
        if not self._offers:
            return
        self._offers = False
        if self._voice is None and screen_reader.is_running():
            self.app.settings.speech_offered = True
            self.app.save_settings()
            self._voice = self._find_voice()
            self.say(say("first-offer", key=named(cap(SPEAK))))
