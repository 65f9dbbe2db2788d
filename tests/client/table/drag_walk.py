"""Walks through random matches and tries every answer by dragging: each is given by a move and by pointing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from client.cards.theme import Theme
from client.layout.arrange import arrange
from client.layout.pieces import Arrangement, Hints, Key, Point
from client.table.hand.gestures import BROWSE, COMMIT, Act, Interaction
from client.table.hand.look import input_look
from client.table.hand.strips import find_strips
from client.table.picture.painter import TablePainter
from client.table.picture.registry import of_table
from engine import games
from engine.kernel.layout import SPECTATOR
from engine.kernel.match import Match
from engine.kernel.outlook import Outlook
from engine.kernel.refs import CARD, NONE, PLACE, SEAT, describe
from engine.kernel.rules import PASS
from engine.kernel.state import Option
from engine.kernel.view import View

NAMES = ("Ada", "Ben", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
SIZE = (1920, 1080)
SEEN_IN = 3
"""An answer moves a card if it does so in this many positions."""
End = tuple[str, Key, Point, Option | None]
"""The way of a drag, what is dragged, where to, and the later answer that this should give as well."""


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
    act: Act | None
    """What the drag came to; None when the card could not be lifted."""
    hand: Interaction

    @property
    def answers(self) -> bool:
        """Whether the drag gives the answer, or opens the pile from which it is given."""
        act = self.act
        if act is None:
            return False
        if act.kind == BROWSE:
            return self.way == "point" and self.option in self.hand.choices.in_piles.get(act.zone, {}).values()
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
        options: dict[str, Any] = {"expansion": True} if slug == "runes-and-regulations" and seats > 4 else {}
        self.match, self._chance = Match(self.game, NAMES[:seats], options, seed), random.Random(seed)
        self._map, self._theme = of_table(self.match.view(0).table), Theme.load(slug)
        self._painter = TablePainter(self._theme, self._map, self.game, SIZE, 1.0)
        self._tried: dict[tuple[str, ...], int] = {}

    def hands(self, questions: int) -> Iterator[Interaction]:
        """Yield the hand of a player at each of so many questions, which are answered at random."""
        for _ in range(questions):
            if self.match.over:
                return
            view = self.match.view(self._chance.choice(list(self.match.asked)))
            yield self._hand(view)
            self.match.answer(view.seat, self._chance.choice(list(view.options)))

    def drags(self, questions: int) -> Iterator[Drag]:
        """Yield every drag of so many questions that shows something new."""
        for hand in self.hands(questions):
            yield from self._of(hand)

    def _hand(self, view: View) -> Interaction:
        arrangement = arrange(view, self._map, SIZE, view.seat, Hints(1.0))
        hand = Interaction(view, lambda: arrangement, input_look(self.game.slug),
                           find_strips(self.game, self._theme, self._painter.seat_keys),
                           lambda *answers: Outlook(view, answers))  # fmt: skip
        hand.still = True
        return hand

    def _of(self, hand: Interaction) -> Iterator[Drag]:
        view, arrangement = hand.view, hand.arrangement
        kind = self.game.question_kinds[view.question[1]] if view.question is not None else ""
        strips = {strip.option for row in hand.strips.values() for strip in row}
        wanted: dict[tuple[str, Key, Point], list[tuple[Option, Option | None]]] = {}
        for option in (option for option in view.options if option[0] != PASS):
            for way, source, place, later in () if option in strips else _ends(hand, arrangement, option):
                wanted.setdefault((way, source, place), []).append((option, later))
        for (way, source, place), answers in wanted.items():
            option, later = answers[-1]
            label = way, kind, self.game.verbs[option[0]]
            if len({answer for answer, _ in answers}) != 1 or self._tried.get(label, 0) >= self._most:
                continue
            self._tried[label] = self._tried.get(label, 0) + 1
            yield Drag(way, kind, option, source, place, later, dragged(hand, source, place), hand)


def dragged(hand: Interaction, source: Key, place: Point) -> Act | None:
    """Return what a drag comes to; None when the piece is covered or can't be lifted."""
    arrangement = hand.arrangement
    middle = arrangement.by_key[source].hit.center
    points = [middle, *_points(arrangement, source)]
    start = next((point for point in points if _on_top(arrangement, source, point)), None)
    if start is None:
        return None
    hand.press(start)
    grip = middle[0] - start[0], middle[1] - start[1]
    hand.point((round(place[0]) - grip[0], round(place[1]) - grip[1]), 0.0)
    if hand.drag is None:
        hand.forget_press()
        return None
    return hand.release((round(place[0]), round(place[1])))


def _points(arrangement: Arrangement, source: Key) -> list[tuple[int, int]]:
    rect = arrangement.by_key[source].hit
    return [(rect.left + rect.width * x // 8, rect.top + rect.height * y // 8) for x in (1, 4, 7) for y in (1, 4, 7)]


def _on_top(arrangement: Arrangement, source: Key, point: tuple[int, int]) -> bool:
    piece = arrangement.piece_at(point)
    return piece is not None and piece.key == source


def _ends(hand: Interaction, arrangement: Arrangement, option: Option) -> Iterator[End]:
    """Yield where the drags for an answer begin and end, as far as the table shows both."""
    view = hand.view
    asking, thing = describe(option[1]), describe(option[2])
    outlook = Outlook(view, [option]).look(SEEN_IN)
    mover = thing if thing[0] == CARD else asking
    moved = [card for card in (mover[1] if mover[0] == CARD else NONE,)
             if card in outlook.moves and _shown(arrangement, ("card", card))]  # fmt: skip
    for card in moved[:1]:
        zone = outlook.moves[card][0]
        place = _place(arrangement, view, zone)
        if place is not None and zone != view.zone_of(card) and not view.table.layout.zone(zone).grid:
            yield "move", ("card", card), place, None
    source = ("card", asking[1])
    if asking[0] != CARD or not _shown(arrangement, source):
        return
    if option[1] != option[2]:
        for place in _places(hand, option[2], source):
            yield "point", source, place, None
    question = outlook.question
    if question is None or question[2] != option[1] or thing[0] in (CARD, PLACE, SEAT):
        return
    for later in question[3]:
        for place in _places(hand, later[2], source):
            yield "aim", source, place, later


def _shown(arrangement: Arrangement, key: Key) -> bool:
    """Return whether the middle of a piece can be seen, or another part of it."""
    return key in arrangement.by_key and any(
        _on_top(arrangement, key, point) for point in [arrangement.by_key[key].hit.center, *_points(arrangement, key)])


def _places(hand: Interaction, ref: int, source: Key) -> Iterator[Point]:
    """Yield the middles of the things that a reference stands for, unless something else lies on them."""
    for spot in hand.choices.spots(ref) if describe(ref)[0] in (CARD, PLACE, SEAT) else ():
        middle = hand.choices.rect_of(spot).center
        if spot != source and (spot not in hand.arrangement.by_key or _on_top(hand.arrangement, spot, middle)):
            yield middle


def _place(arrangement: Arrangement, view: View, zone: int) -> Point | None:
    """The middle of a zone; of a hand that is not drawn, the plate of its player."""
    if zone in arrangement.zone_rects:
        return arrangement.zone_rects[zone].center
    owner = view.table.layout.owner(zone)
    rect = arrangement.seat_rect(owner) if owner not in (NONE, SPECTATOR) else None
    return rect.center if rect is not None else None
