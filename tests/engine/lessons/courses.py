"""The lessons of the program, and walks through them."""

from __future__ import annotations

from engine.games import load
from engine.lessons.lesson_file import Chapter, Lesson
from engine.lessons.script_runner import ScriptRunner
from engine.store.lesson_library import lessons

CHAPTERS = [(lesson, chapter) for lesson in lessons() for chapter in lesson.chapters]
IDS = [f"{lesson.slug}: {chapter.id}" for lesson, chapter in CHAPTERS]


def follower(slug: str, chapter: str) -> ScriptRunner:
    """A chapter that is followed."""
    lesson, found = next((lesson, entry) for lesson, entry in CHAPTERS if (lesson.slug, entry.id) == (slug, chapter))
    return ScriptRunner(lesson, found, load(lesson.game))


def course(lesson: Lesson, chapter: Chapter) -> ScriptRunner:
    """The same for what stands in CHAPTERS."""
    return ScriptRunner(lesson, chapter, load(lesson.game))
