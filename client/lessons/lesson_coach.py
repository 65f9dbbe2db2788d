"""The coach's texts in a lesson."""

from __future__ import annotations

from client.lessons.lesson_session import LessonSession
from client.lessons.panel import Speech
from engine.lessons.anchors import Anchor
from engine.words.say import lessons as say


class LessonCoach:
    """Supplies the texts of one chapter."""

    def __init__(self, session: LessonSession) -> None:
        self.session = session
        self._after = ""
        """The closing text of a step. It stays until "Next" or the end of the next step."""
        self._hinted = -1
        """The step with a visible hint."""

    @property
    def anchor(self) -> Anchor | None:
        return self.session.anchor if not self._after and self.session.strayed_at is None else None

    @property
    def clause(self) -> str:
        return next(iter(self.session.chapter.clauses), "")

    def speech(self, now: int) -> Speech | None:
        session = self.session
        self._after = session.after
        if session.strayed_at is not None:
            self._after = session.after = ""
            words = session.follower.off_script_text(session.place) or say("astray")
            return self._make_speech(words, ("back", True), ("chapters", False))
        if session.has_ended:
            return self._end()
        if self._after:
            return self._make_speech(self._after, ("next", True), ("chapters", False))
        step = session.lesson_step
        if step is None:
            return None
        if session.reads:
            return self._make_speech(step.say, ("next", True), ("chapters", False))
        words = step.hint if self._hinted == session.place.step else step.say
        return self._make_speech(words, ("hint", False), ("skip", False), ("chapters", False))

    def _end(self) -> Speech:
        session = self.session
        words = " ".join(filter(None, (self._after, say("chapter-over", chapter=session.chapter.title))))
        following = session.lesson.next_chapter(session.chapter)
        if following is None or following.advanced:
            more = [("next-chapter", False)] if following is not None else []
            return self._make_speech(words, ("play", True), *more, ("chapters", False))
        return self._make_speech(words, ("next-chapter", True), ("chapters", False))

    def _make_speech(self, words: str, *buttons: tuple[str, bool]) -> Speech:
        chapter, place = self.session.chapter, self.session.place
        number = min(place.step + 1, len(chapter.steps))
        heading = say("heading", chapter=chapter.title, step=number, steps=len(chapter.steps))
        return Speech(heading, words, tuple((name, say(f"button-{name}"), first) for name, first in buttons))

    def do(self, name: str, now: int) -> bool:
        session = self.session
        if name == "next" and self._after:
            self._after = session.after = ""
        elif name == "next":
            session.go_on()
        elif name == "skip":
            session.skip()
        elif name == "back":
            return session.back_to_lesson()
        else:
            return False
        return True

    def hint(self) -> bool:
        """Show the step's hint. Returns False if it has none or the player is off script."""
        step = self.session.lesson_step
        if step is None or not step.hint or self.session.strayed_at is not None:
            return False
        self._hinted = self.session.place.step
        return True

    def wake_at(self) -> int | None:
        return None
