"""Where the bubbles of lessons lie, at every step of a chapter, and what is wrong with that.

`python -m tests.client.lessons.bubbles` goes through every chapter in many sizes, text sizes and languages, and prints
what it finds; with a folder as argument it draws each there, and with more only those whose names have all of them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pygame

from client.art import cache, legibility
from client.lessons.coach import CoachLayer
from client.lessons.places import anchor_at
from client.table.actions import PRESS_COACH
from client.table.context import TableContext
from client.table.hand.choices import QUESTION
from engine.words.messages import ENGLISH, speak
from tests.client.lessons.learning import FRAME_MS, Learner
from tests.engine.lessons.courses import CHAPTERS

SIZES = ((1024, 600), (1280, 720), (1280, 800), (1920, 1080), (3840, 2160))
TEXT_SCALES = (100, 150, 200)
TOLD = {"nefarious": (ENGLISH, "de")}
"""The lessons that are told in more than one language."""


def asked_rects(table: TableContext) -> list[pygame.Rect]:
    """What the player answers with: the prompt bar with its buttons, what can be taken, and where it can go."""
    hand, arrangement = table.hand, table.places.arrangement
    prompt = table.prompt.rect
    asked = [*([prompt] if prompt is not None else []), *table.prompt.answer_rects]
    spots = [QUESTION, *hand.choices.sources]
    asked += [hand.choices.rect_of(spot) for spot in spots if spot in arrangement.by_key]
    if hand.picked is not None:
        asked += [target.rect for target in hand.choices.targets(hand.picked)]
    asked += [arrangement.zone_rects[zone] for zone in hand.choices.in_piles if zone in arrangement.zone_rects]
    asked += [rect for option in hand.view.options if (rect := table.layers.locate(option)) is not None]
    return [rect for rect in asked if rect.width and rect.height]


def wrong(learner: Learner) -> Iterator[str]:
    """What a bubble does that it must not, where it is now."""
    coach = learner.coach
    panel = coach.panel
    if panel is None:
        return
    area = pygame.Rect((0, 0), learner.app.window.surface.get_size())
    if not area.contains(panel.rect):
        yield "leaves the window"
    anchor = coach.speaker.anchor
    about = anchor_at(coach.table, anchor) if anchor is not None else None
    if about is not None and panel.rect.colliderect(about):
        yield f"covers what it speaks of {about}"
    prompt = coach.table.prompt.rect or area
    if panel.rect.colliderect(prompt):
        yield f"covers the prompt {prompt}"
    covered = [rect for rect in asked_rects(coach.table) if rect != prompt and panel.rect.colliderect(rect)]
    if covered:
        yield f"covers what can be answered {covered}"
    for name, rect in panel.buttons():
        if not panel.rect.contains(rect):
            yield f"its button {name} {rect} leaves it"
    buttons = [rect for _, rect in panel.buttons()]
    if any(rect.collidelist(buttons[:number]) >= 0 for number, rect in enumerate(buttons)):
        yield "its buttons lie on each other"
    yield from _text(coach)


def _text(coach: CoachLayer) -> Iterator[str]:
    """What of the text is cut or broken, when it is placed afresh."""
    with legibility.record_texts() as recorder:
        coach.layout()
        coach.update(coach.table.screen.now)
    yield from (f"cuts “{note.cut}”" for note in recorder.notes if note.cut)


def followed(lesson: str, chapter: str, **how: Any) -> Iterator[Learner]:
    """A chapter on the table, in the language that is spoken, each time something is said."""
    learner = Learner.at_chapter(lesson, chapter, animation="off", **how)
    learner.pool.prompt = True
    for _ in range(300):
        learner.settle()
        learner.wait(400)
        yield learner
        if learner.session.has_ended:
            return
        learner.table.commands.perform(PRESS_COACH.of("next" if "next" in learner.buttons else "skip"))
    raise AssertionError(f"{lesson} {chapter} has no end")


def main() -> int:
    """Go through all that is named, each argument a part of its name; returns the exit code."""
    folder, only = Path(sys.argv[1]) if len(sys.argv) > 1 else None, sys.argv[2:]
    found = 0
    for lesson, chapter in CHAPTERS:
        for language, size, text_scale in product(TOLD.get(lesson.slug, (ENGLISH,)), SIZES, TEXT_SCALES):
            name = f"{lesson.slug}-{chapter.id}-{language}-{size[0]}x{size[1]}-{text_scale}"
            if not all(part in name for part in only):
                continue
            speak(language)
            cache.clear_all()
            for learner in followed(lesson.slug, chapter.id, size=size, text_scale=text_scale):
                step = learner.session.place.step
                for problem in wrong(learner):
                    found += 1
                    print(f"{name} step {step}: {problem}: {learner.said}", flush=True)
                    if folder is not None:
                        folder.mkdir(parents=True, exist_ok=True)
                        learner.table.redraw()
                        learner.wait(FRAME_MS)
                        pygame.image.save(learner.app.window.surface, folder / f"{name}-{step}.png")
    print(f"{found} found")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
