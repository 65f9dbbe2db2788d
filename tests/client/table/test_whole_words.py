"""No question and no answer loses a word: every prompt bar that a match asks for is drawn, and nothing on it is cut.

CUL_DE_SAC_MATCHES=200 draws so many matches of each game instead of a part of one, from CUL_DE_SAC_SEED on.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from client.art import legibility
from client.cards.theme import Theme
from client.layout.arrange import arrange
from client.layout.arrangement import ArrangeOptions
from client.layout.pieces import Status
from client.table.furniture.prompt.draw import PromptBar, draw_prompt, first_of, lay
from client.table.hand import answers
from client.table.hand.gestures import HandGestures
from client.table.hand.look import input_look
from client.table.hand.tag_strips import find_strips
from client.table.picture.draw_context import DrawContext
from client.table.picture.painter import TablePainter
from client.table.picture.registry import of_table
from engine import games
from engine.commands._shared import stage
from engine.kernel.flow.preview import Preview
from engine.kernel.match.match import Match
from engine.session.session import Session
from engine.store.player.settings import Settings

NAMES = ("Morgan", "Igor Krank", "Wilhelmina Vex", "Otto Blitz", "Ada Volt", "Vera Quill", "Milo Thorn", "Nora Spark")
MATCHES = int(os.environ.get("CUL_DE_SAC_MATCHES", "0"))
FIRST_SEED = int(os.environ.get("CUL_DE_SAC_SEED", "1"))
pytestmark = [pytest.mark.usefixtures("screen"), *([pytest.mark.timeout(0)] if MATCHES else [])]
QUESTIONS = 100
"""So many of one match are drawn where no whole matches are wanted."""
SIZE = (1280, 720)
MOST_FOLDED = 0.05
"""Of all bars that differ."""


class Prompts:
    """The prompt bars of one match, drawn without its table; those that were `seen` only once."""

    def __init__(self, slug: str, seats: int, seed: int, text_scale: float, seen: set[tuple[object, ...]]) -> None:
        self.game, self.seats, self.text_scale = games.load(slug), seats, text_scale
        options: dict[str, Any] = {"expansion": True} if slug == "runes-and-regulations" and seats > 4 else {}
        self.match = Match(self.game, NAMES[:seats], options, seed)
        self.match.kinds[:] = ["human"] * seats
        self.session: Session = stage.still_session(self.match, Settings(), list(range(seats)))
        self.map = of_table(self.match.view(0).table)
        self.theme = Theme.load(slug)
        self.painter = TablePainter(self.theme, self.map, self.game, SIZE, text_scale)
        self.chance = random.Random(seed)
        spot = self.painter.furniture("prompt")
        assert spot is not None
        self.spot, self.surface = spot, pygame.Surface(SIZE)
        self.seen = seen

    def all(self, most: int) -> Iterator[tuple[DrawContext, PromptBar, legibility.TextRecorder]]:
        """Every bar that differs from those before, drawn."""
        for _ in range(most or 10**6):
            if self.match.over:
                return
            seat = self.chance.choice(list(self.match.asked_seats))
            view = self.match.view(seat)
            yield from self._of(seat)
            self.match.answer(seat, self.chance.choice(list(view.options)))

    def _of(self, seat: int) -> Iterator[tuple[DrawContext, PromptBar, legibility.TextRecorder]]:
        view = self.match.view(seat)
        arrangement = arrange(view, self.map, SIZE, seat, ArrangeOptions(self.text_scale))
        hand = HandGestures(
            view,
            lambda: arrangement,
            input_look(self.game.slug),
            find_strips(self.game, self.theme, self.painter.seat_keys),
            lambda *answers: Preview(view, answers),
        )
        self.painter.use_view(view)
        for pick in [None, *hand.choices.stops()[:2]]:
            hand.picked = pick
            given = answers.buttons(self.session, hand, sweeps=hand.sweeps)
            words = answers.sentence(self.session, view, 0, picked=answers.asks_where(hand))
            key = words, *((button.label, button.below) for button in given)
            if key in self.seen:
                continue
            self.seen.add(key)
            status = Status(words, tuple(button.answer("normal") for button in given))
            showing = DrawContext(self.game, self.theme, self.painter.look, self.painter.faces, self.map, SIZE,
                                  self.text_scale, self.painter.seat_keys, view, NAMES[: self.seats], status,
                                  arrangement)  # fmt: skip
            with legibility.record_texts() as recorder:
                draw_prompt(self.surface, showing, self.spot)
            yield showing, lay(showing, self.spot), recorder


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize(
    ("slug", "seats"),
    [
        ("runes-and-regulations", 3),
        ("runes-and-regulations", 6),
        ("cthulhu-realms", 3),
        ("nasty-neighbours", 5),
        ("nefarious", 4),
        ("garage-sale", 3),
    ],
)
def test_every_question_and_answer_is_read_whole(slug: str, seats: int, text_scale: float) -> None:
    drawn, folded, seen = 0, 0, set[tuple[object, ...]]()
    for seed in range(FIRST_SEED, FIRST_SEED + max(1, MATCHES)):
        prompts = Prompts(slug, seats, seed, text_scale, seen)
        for showing, bar, recorder in prompts.all(0 if MATCHES else QUESTIONS):
            told = slug, seats, seed, text_scale, showing.status.prompt, [button.answer.label for button in bar.buttons]
            assert not [note.cut for note in recorder.notes if note.cut], told
            asked = showing.status.prompt
            assert " ".join(bar.lines) in ((asked, first_of(asked)) if bar.folded else (asked,)), told
            assert len(bar.lines) <= 2, told
            for button, answer in zip(bar.buttons, showing.status.answers, strict=True):
                assert button.answer.label == answer.label, told
                assert button.answer.below in ((answer.below, "") if bar.folded else (answer.below,)), told
                assert showing.rect(bar.box).contains(button.rect), told
                assert button.letters >= 0.89 * showing.letters("button")[1], told
            assert bar.size >= 0.89 * showing.letters("prompt")[1], told
            assert pygame.Rect((0, 0), SIZE).contains(showing.rect(bar.box)), told
            drawn, folded = drawn + 1, folded + bar.folded
    assert drawn > 20 and folded < MOST_FOLDED * drawn
