"""Turns speech on and off, with its voice and keys. Scenes are read only while it is on.

Events are spoken by the program's own voice or by a screen reader that reads the window's tree, never by both.
"""

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
    find_triggered,
)
from client.shell.app import App
from client.widgets.icons import key_name
from engine.words.say import access as say

if TYPE_CHECKING:
    from client.access.narrator import Narrator
    from client.access.table_reader import TableReader
    from client.access.tree.system import SystemTree
    from client.table.model import TableState

_log = logging.getLogger(__name__)

SILENT, VOICE, READER = "silent", "voice", "reader"
"""Who speaks: nobody, the program's own voice, or a screen reader."""
_STEP = 10
"""How much one key changes the speech rate, in percent."""


class SpeechSwitch:
    """The speech of one program.

    With its own `voice` it always speaks; else the settings decide, and `find_voice` supplies the voice.
    """

    def __init__(self, app: App, voice: Voice | None = None, find_voice: Callable[[], Voice] = SpokenVoice) -> None:
        self.app = app
        self._always = voice is not None
        self._voice = voice
        self.find_voice = find_voice
        self.tree: SystemTree | None = None
        """The tree that a screen reader reads; None if there is none."""
        self._narrator: Narrator | None = None
        """Narrates the scenes; None while nobody speaks."""
        self._speaker = SILENT
        self._interrupt = False
        self._rate: int | None = None
        self._said: list[str] = []
        """The last utterances, for repeating."""
        app.on_event, app.on_turn = self.take, self.turn
        self._offers = not (self._always or app.headless or app.settings.speech or app.settings.speech_offered)
        """Whether to look for a screen reader. This waits until after the first frame."""

    def close(self) -> None:
        """Be silent for good."""
        if self._voice is not None:
            self._voice.close()
        self._voice = None

    @property
    def problem(self) -> str:
        """Why speech is unavailable, as a sentence; empty if it works."""
        return self._voice.problem if self._voice is not None else ""

    @property
    def speaker(self) -> str:
        """Return who speaks now: SILENT, VOICE or READER."""
        settings, listened = self.app.settings, self.tree is not None and self.tree.has_reader
        if listened and not (self._always or settings.speech_always):
            return READER
        return VOICE if listened or self._always or settings.speech else SILENT

    def reader_of(self, table: TableState) -> TableReader:
        return self._narrate().reader_of(table)

    def say(self, *words: str, keep: bool = True) -> None:
        """Say utterances. With `keep`, they can be repeated."""
        if keep:
            self._said = list(words)
        if self._speaker == READER and self.tree is not None:
            self.tree.announce(words, urgent=self._interrupt)
            self._interrupt = False
            return
        for line in words:
            if self._voice is not None:
                self._voice.say(line, self._interrupt)
            self._interrupt = False

    def forget(self) -> None:
        """Drop all speech, because another player may listen."""
        self._said = []
        if self._voice is not None:
            self._voice.stop()
        if self.tree is not None:
            self.tree.forget()

    # -- keys -------------------------------------------------------------------------------------------------

    def take(self, event: pygame.event.Event) -> bool:
        """Handle a speech key. Returns True if it was one. Any other key lets the next text interrupt."""
        if event.type != pygame.KEYDOWN:
            return False
        if self.tree is not None:
            self.tree.note_key()
        action = find_triggered(event, SPEECH)
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
        """Carry out a command about the voice itself. Returns False for commands that ask for speech."""
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
        if self._speaker == READER:
            self.say(say("reader-speaks"), keep=False)

    def _change_rate(self, step: int) -> None:
        settings = self.app.settings
        settings.speech_rate = max(0, min(100, settings.speech_rate + step))
        self.app.save_settings()
        self._follow_rate()
        self.say(say("faster" if step > 0 else "slower"), keep=False)

    def _follow_rate(self) -> None:
        if self._voice is not None and self._rate != self.app.settings.speech_rate:
            self._rate = self.app.settings.speech_rate
            self._voice.set_rate(self._rate)

    # -- time -------------------------------------------------------------------------------------------------

    def turn(self) -> None:
        """Speak whatever is new."""
        self._offer()
        if self.speaker != self._speaker:
            self._change_speaker(self.speaker)
        if self._narrator is None or self.app.scene is None:
            return
        self._follow_rate()
        try:
            news = self._narrator.news(self.app.scene, only_events=self._speaker == READER)
        except Exception:
            if self.app.guard is None:
                raise
            _log.exception("Can't read the screen aloud.")  # The match continues.
            return
        if news:
            self.say(*news)

    def _change_speaker(self, speaker: str) -> None:
        before, self._speaker = self._speaker, speaker
        if speaker == SILENT:
            self._narrator = None
            if before == VOICE:
                self.say(say("speech-off"))
            return
        self._narrate()
        if speaker == READER:
            if self._voice is not None:
                self._voice.stop()
            return
        if self._voice is None:
            self._voice = self.find_voice()
        self._rate = None
        keys = {"repeat": REPEAT, "stop": HUSH, "slower": SPEAK_SLOWER, "faster": SPEAK_FASTER, "state": TELL_STATE}
        caps = {name: key_name(cap(action)) for name, action in keys.items()}
        self.say(say("speech-on", keys=say("speech-keys", **caps)))

    def _narrate(self) -> Narrator:
        from client.access.narrator import Narrator  # Loading it takes too long for the title.

        if self._narrator is None:
            self._narrator = Narrator(self.app, lambda: self.problem, self.forget)
        return self._narrator

    def _offer(self) -> None:
        """Say once how to turn on speech, if a screen reader is running."""
        if not self._offers or self.tree is not None:
            return
        self._offers = False
        if self._voice is None and screen_reader.is_running():
            self.app.settings.speech_offered = True
            self.app.save_settings()
            self._voice = self.find_voice()
            self.say(say("first-offer", key=key_name(cap(SPEAK))))
