"""Walks through random matches and tries every answer by dragging: each is given by a move and by pointing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, TypeVar

import pygame
import pytest

from client.cards.theme import Theme
from client.layout.arrange import arrange
from client.layout.arrangement import ArrangeOptions
from client.layout.pieces import Key, Point
from client.table.furniture.share.layer import ShareLayer
from client.table.furniture.tags.layer import TagLayer
from client.table.hand.gestures import BROWSE, COMMIT, HandAction, HandGestures
from client.table.hand.look import input_look
from client.table.hand.tag_strips import find_strips, is_strip
from client.table.layers.drag_layer import DragLayer
from client.table.picture.painter import TablePainter
from client.table.picture.registry import of_table
from client.table.pointer_targets import Pointer, PointerKind
from client.table.reading.reading import Reading
from client.widgets import ToastShelf
from engine import games
from engine.games import slugs
from engine.kernel.flow.preview import Preview
from engine.kernel.flow.ruleset import PASS
from engine.kernel.match.match import Match
from engine.kernel.state.refs import describe
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from tests.chance import seed_cases
from tests.client.table.drag_ends import POINT, SHARE, ends, grips, is_on_top

Test = TypeVar("Test", bound=Callable[..., None])
NAMES = ("Ada", "Ben", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
SIZE = (1920, 1080)
_BASE_GAME = 4
"""So many play Runes & Regulations without its expansion."""
SEATS = {
    "nefarious": (2, 4, 6),
    "runes-and-regulations": (2, 3, 4, 6),
    "cthulhu-realms": (2, 3, 4),
    "nasty-neighbours": (2, 4, 6),
    "garage-sale": (2, 3, 5),
}
"""The sizes of the tables that differ."""


def in_a_few_matches(count: int) -> Callable[[Test], Test]:
    """Let a test walk through the beginnings of `count` matches by default: `slug`, `seed`."""

    def marked(test: Test) -> Test:
        for mark in (
            pytest.mark.parametrize("slug", slugs()),
            pytest.mark.parametrize("seed", seed_cases(1)),
            pytest.mark.sample(count),
        ):
            test = mark(test)
        return test

    return marked


def in_many_matches(count: int) -> Callable[[Test], Test]:
    """Let a slow test walk through `count` matches of every game and size of table: `slug`, `seats`, `seed`."""

    def marked(test: Test) -> Test:
        tables = [(slug, seats) for slug in slugs() for seats in SEATS[slug]]
        for mark in (
            pytest.mark.parametrize(("slug", "seats"), tables),
            pytest.mark.parametrize("seed", seed_cases(count)),
            pytest.mark.slow,
        ):
            test = mark(test)
        return test

    return marked


@dataclass(frozen=True)
class Drag:
    """One drag that should give an answer: a move to where a card will lie, or pointing the asking card at a thing."""

    way: str
    question: str
    option: Option
    source: Key
    place: Point
    later: Option | None
    """The answer to the next question, if the drag gives that, too."""
    act: HandAction | None
    """What the drag came to; None when the card could not be lifted."""
    hand: HandGestures

    @property
    def answers(self) -> bool:
        """Whether the drag gives the answer, or opens the pile from which it is given."""
        act = self.act
        if act is None:
            return False
        if act.kind == BROWSE:
            return self.way == POINT and self.option in self.hand.choices.in_piles.get(act.zone, {}).values()
        if act.kind != COMMIT or act.option != self.option or act.target is None:
            return act.kind == COMMIT and act.option == self.option and self.later is None
        aim = act.target.aim
        return self.later is None or (aim is not None and aim[1:] == self.later[1:]) or self._opens(act.target.opens)

    def _opens(self, zone: int) -> bool:
        view = self.hand.view
        return self.later is not None and zone >= 0 and self.later[2] in view.zones[zone]

    def __str__(self) -> str:
        view = self.hand.view
        names = view.table.game.words
        verb = view.table.game.verbs[self.option[0]]
        card = names.card_name(view.table, self.source[1]) if self.source[0] == "card" else str(self.source)
        return f"{self.way} {self.question}/{verb}: {card} to {self.place} came to {self.act}"


class Walk:
    """The drags of one random match; each kind of them is tried a few times."""

    def __init__(self, slug: str, seats: int, seed: int, most: int = 3) -> None:
        self.game, self._most = games.load(slug), most
        options = {"expansion": True} if seats > _BASE_GAME and slug == "runes-and-regulations" else {}
        self.match, self._chance = Match(self.game, NAMES[:seats], options, seed), random.Random(seed)
        self._map, self._theme = of_table(self.match.view(0).table), Theme.load(slug)
        self._painter = TablePainter(self._theme, self._map, self.game, SIZE, 1.0)
        self._tried: dict[tuple[str, ...], int] = {}

    def hands(self, questions: int) -> Iterator[HandGestures]:
        """Yield the hand of a player at each of its questions, which are answered at random."""
        for _ in range(questions):
            if self.match.over:
                return
            view = self.match.view(self._chance.choice(list(self.match.asked_seats)))
            yield self._hand(view)
            self.match.answer(view.seat, self._chance.choice(list(view.options)))

    def drags(self, questions: int) -> Iterator[Drag]:
        """Yield every drag of its questions that shows something new."""
        for hand in self.hands(questions):
            yield from self.drags_of(hand)

    def _hand(self, view: View) -> HandGestures:
        arrangement = arrange(view, self._map, SIZE, view.seat, ArrangeOptions(1.0))
        hand = HandGestures(
            view,
            lambda: arrangement,
            input_look(self.game.slug),
            find_strips(self.game, self._theme, self._painter.seat_keys),
            lambda *answers: Preview(view, answers),
        )
        hand.still = True
        return hand

    def drags_of(self, hand: HandGestures) -> Iterator[Drag]:
        """Yield the drags at one question that show something new."""
        view = hand.view
        kind = self.game.question_kinds[view.question[1]] if view.question is not None else ""
        wanted: dict[tuple[str, Key, Point], list[tuple[Option, Option | None]]] = {}
        for option in (option for option in view.options if option[0] != PASS):
            for way, source, place, later in ends(hand, option):
                wanted.setdefault((way, source, place), []).append((option, later))
        for (way, source, place), answers in wanted.items():
            given = {answer for answer, _ in answers}
            if hand.share is None and len(given) > 1 and not self._share_a_pile(hand, given):
                continue
            for option, later in answers if hand.share is not None else answers[-1:]:
                label = way, kind, self.game.verbs[option[0]]
                self._tried[label] = self._tried.get(label, 0) + 1
                if self._tried[label] <= self._most:
                    hand.amount = describe(option[1])[1] if hand.share is not None else None
                    yield Drag(way, kind, option, source, place, later, dragged(hand, source, place), hand)

    @staticmethod
    def _share_a_pile(hand: HandGestures, answers: set[Option]) -> bool:
        """Return whether all answers choose a card of one pile, which the drag only opens."""
        return any(answers <= set(cards.values()) for cards in hand.choices.in_piles.values())


def dragged(hand: HandGestures, source: Key, place: Point) -> HandAction | None:
    """Return what a drag comes to; None when the piece is covered or can't be lifted."""
    if is_strip(source) or source == SHARE:
        return _pulled(hand, source, place)
    arrangement = hand.arrangement
    start = next((point for point in grips(arrangement, source) if is_on_top(arrangement, source, point)), None)
    if start is None:
        return None
    if hand.share is not None and source == ("card", hand.share.source):
        return _pulled(hand, source, place)
    middle = arrangement.by_key[source].hit.center
    hand.press(start)
    grip = middle[0] - start[0], middle[1] - start[1]
    hand.point((round(place[0]) - grip[0], round(place[1]) - grip[1]), 0.0)
    if hand.drag is None:
        hand.forget_press()
        return None
    return hand.release((round(place[0]), round(place[1])))


class _Orders:
    """Keeps the acts that a layer orders, and ignores its sounds and pictures."""

    def __init__(self) -> None:
        self.acts: list[HandAction] = []
        self.commit = self.refuse = self.carry_out = self.acts.append

    def __getattr__(self, name: str) -> Any:
        return lambda *_: None


def _pulled(hand: HandGestures, source: Key, place: Point) -> HandAction | None:
    """Return what comes of pulling a tag, or the token of what is shared out."""
    orders = _Orders()
    screen = SimpleNamespace(now=0, scale=SimpleNamespace(rect=pygame.Rect(0, 0, *SIZE)), toasts=ToastShelf())
    places, views = SimpleNamespace(arrangement=hand.arrangement), SimpleNamespace(newest=hand.view)
    table: Any = SimpleNamespace(hand=hand, screen=screen, places=places, views=views, do=orders, reading=Reading())
    layer: DragLayer
    if is_strip(source):
        layer = TagLayer(table)
        start = next(strip.rect.center for row in hand.strips.values() for strip in row if strip.key == source)
    else:
        layer = ShareLayer(table)
        start = layer.place.center if source == SHARE else hand.arrangement.by_key[source].hit.center
    for deed, point in ((PointerKind.PRESS, start), (PointerKind.MOVE, place), (PointerKind.RELEASE, place)):
        layer.pointer(Pointer(deed, (round(point[0]), round(point[1]))))
    return orders.acts[-1] if orders.acts else None
