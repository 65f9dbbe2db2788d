"""The lessons of the program, and walks through them."""

from __future__ import annotations

from client.lessons.library import lessons
from engine.games import load
from engine.lessons.follower import Follower
from engine.lessons.lesson_file import Chapter, Lesson

CHAPTERS = [(lesson, chapter) for lesson in lessons() for chapter in lesson.chapters]
IDS = [f"{lesson.slug}: {chapter.id}" for lesson, chapter in CHAPTERS]


def follower(slug: str, chapter: str) -> Follower:
    """A chapter that is followed."""
    lesson, found = next((lesson, entry) for lesson, entry in CHAPTERS if (lesson.slug, entry.id) == (slug, chapter))
    return Follower(lesson, found, load(lesson.game))


def course(lesson: Lesson, chapter: Chapter) -> Follower:
    """The same for what stands in CHAPTERS."""
    return Follower(lesson, chapter, load(lesson.game))
