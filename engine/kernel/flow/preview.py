"""Preview: the certain results of an answer, found by trying it in determinizations of the seat's view.

Seats that could react are assumed to decline. A result that differs between two determinizations depends on chance or
hidden cards, so the preview leaves it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic

from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.event_log import EventLog
from engine.kernel.flow.machine import answer
from engine.kernel.flow.ruleset import PASS, QUESTION_WINDOW
from engine.kernel.state.generics import R
from engine.kernel.state.refs import HIDDEN, NONE, seat_ref
from engine.kernel.state.rng import random_below
from engine.kernel.state.state import Option, Question, State
from engine.kernel.state.view import View, view_of

WORLDS: Final = 16
MORE_WORLDS: Final = 64
"""The number of determinizations tried, and the number with chance or sealed answers. If a hidden card turns up,
every card that could lie there is tried.
"""
_MOST_TRIED: Final = 160
_MOST_DECLINED: Final = 40
Place = tuple[int, int]
"""A zone, and the place in it if it is a grid (else 0)."""


class Preview(Generic[R]):
    """The preview of some answers that a seat gives one after the other. Each tried determinization refines it."""

    def __init__(self, view: View[R], answers: Sequence[Option], together: bool = False) -> None:
        self.before = view
        self._together = together
        self.after: list[View[R]] = []
        """The seat's view after the answers, per determinization."""
        self.possible = True
        """Whether the answers were legal in every determinization so far."""
        self._answers = answers
        self._seen = {card for cards in view.zones for card in cards}
        self._sealed = any(HIDDEN in frame for frame in view.stack)
        self._worlds = MORE_WORLDS if self._sealed else WORLDS
        self._affected: list[set[int]] = []
        """Per determinization: references to other seats and to cards that the answers' cards change."""
        self._could_be: list[tuple[Place, int]] = []
        """Places where hidden cards turn up, with one card of each possible definition."""

    def look(self, worlds: int = _MOST_TRIED) -> Preview[R]:
        """Try the answers until `worlds` determinizations are tried (about 0.2 milliseconds each) or `is_complete`."""
        while not self.is_complete and len(self.after) < worlds:
            self.step()
        return self

    def with_other_answers(self) -> Preview[R]:
        """Return the preview in which other players asked the same question also answer, at random."""
        return Preview(self.before, self._answers, together=True)

    @property
    def is_complete(self) -> bool:
        return not self.possible or len(self.after) >= min(_MOST_TRIED, self._worlds + len(self._could_be))

    def step(self) -> None:
        """Try the answers in one more determinization."""
        seat, world = self.before.seat, determinize(self.before, len(self.after) + 1)
        if self._could_be:
            _exchange(world, *self._could_be[len(self.after) % len(self._could_be)])
        chance, lay = world.rng, [cards[:] for cards in world.zones]
        world.events = log = EventLog()
        for number, option in enumerate(self._answers):
            if number:
                _decline(world, seat, option)
            question = world.question_for(seat)
            if question is None or option not in question[3]:
                self.possible = False
                return
            answer(world, seat, option)
        if self._together and self.before.question is not None:
            _answer_alike(world, self.before.question)
        _decline(world, seat)
        view = view_of(world, seat)
        self.after.append(view)
        self._affected.append(self._strikes(world, log))
        if world.rng != chance:
            self._worlds = MORE_WORLDS
        if not self._could_be and not self._sealed:  # a sealed answer may name a card, so it must stay
            self._note_hidden(view, lay)

    def _strikes(self, world: State, log: EventLog) -> set[int]:
        """Return references to seats and cards that the answers' cards change, and to seats that they ask."""
        table, used = self.before.table, {option[1] for option in self._answers if option[1] >= 0}
        found: set[int] = set()
        for _ in range(_MOST_DECLINED):
            asked = world.questions[0] if world.questions else None
            if asked is None or asked[0] == self.before.seat or asked[2] not in used:
                break
            found.add(seat_ref(asked[0]))
            answer(world, asked[0], asked[3][0])
            _decline(world, self.before.seat)
        for event, cause in log.pair_with_causes():
            while cause.card not in used and cause.parent != NONE:
                cause = log.causes[cause.parent]
            for change in table.game.account.changes(table, event) if cause.card in used else ():
                found.update(card for card in change.cards if card in self._seen and card >= 0)
                if change.seat not in (NONE, self.before.seat):
                    found.add(seat_ref(change.seat))
        return found

    def _note_hidden(self, view: View, lay: list[list[int]]) -> None:
        """Record where cards that turned up lay before, and which other cards could lie there."""
        turned_up = {card for cards in view.zones for card in cards if card >= 0} - self._seen
        places = [
            (zone, place) for zone, cards in enumerate(lay) for place, card in enumerate(cards) if card in turned_up
        ]
        table = view.table
        for zone, place in places:
            group = table.groups[lay[zone][place]]
            unseen = {
                table.faces[card]: card
                for card in range(len(table.faces))
                if table.groups[card] == group and card not in self._seen
            }
            self._could_be += [((zone, place), card) for card in unseen.values()]

    @property
    def question(self) -> Question | None:
        """The seat's next question, with the options that are certain. None if the question isn't certain."""
        asked = [view.question for view in self.after]
        first = asked[0] if asked and self.possible else None
        if first is None or any(other is None or other[1:3] != first[1:3] for other in asked):
            return None
        options = (option for option in first[3] if all(other and option in other[3] for other in asked))
        return *first[:3], tuple(options)

    @property
    def counts(self) -> dict[tuple[int, str], int]:
        """The certain changes of seats' counters, by seat and counter name."""
        if not self.after or not self.possible:
            return {}
        layout, before, first = self.before.table.layout, self.before.counters, self.after[0].counters
        changed = (
            number
            for number, value in enumerate(first)
            if value != before[number] and all(view.counters[number] == value for view in self.after)
        )
        return {
            (number // layout.counter_stride, layout.counters[number % layout.counter_stride].name): first[number]
            - before[number]
            for number in changed
        }

    @property
    def moves(self) -> dict[int, Place]:
        """The certain new places of cards that are visible now."""
        if not self.after or not self.possible:
            return {}
        here, there = _places(self.before), [_places(view) for view in self.after]
        return {
            card: place
            for card, place in there[0].items()
            if here.get(card, place) != place and all(places.get(card) == place for places in there)
        }

    @property
    def affected_refs(self) -> set[int]:
        """References to other seats and to cards that the answers' cards certainly change or ask."""
        return set.intersection(*self._affected) if self._affected and self.possible else set()

    def loses(self, card: int) -> bool:
        """Return whether the seat certainly loses a card and can't undo that, because of chance or a hidden card."""
        layout, seat = self.before.table.layout, self.before.seat
        place = self.moves.get(card)
        told = self._worlds > WORLDS or bool(self._could_be)
        return place is not None and told and layout.owner(place[0]) != seat


def _decline(world: State, seat: int, wanted: Option | None = None) -> None:
    """Let all seats pass on reactions until another question comes up, or until `wanted` is offered to the seat."""
    for _ in range(_MOST_DECLINED):
        reacting = next((question for question in world.questions if question[1] == QUESTION_WINDOW), None)
        if reacting is None or (wanted is not None and reacting[0] == seat and wanted in reacting[3]):
            return
        no = next((option for option in reacting[3] if option[0] == PASS), None)
        if no is None:
            return
        answer(world, reacting[0], no)


def _answer_alike(world: State, question: Question) -> None:
    """Let the other players answer the seat's question, at random."""
    for _ in range(world.table.seats):
        asked = next(
            (other for other in world.questions if other[0] != question[0] and other[1:3] == question[1:3]), None
        )
        if asked is None:
            return
        answer(world, asked[0], asked[3][random_below(world, len(asked[3]))])


def _exchange(world: State, place: Place, wanted: int) -> None:
    """Swap the hidden card at a place with the card `wanted`, wherever that lies."""
    zones, known = world.zones, world.known
    zone, number = place
    there = next(((other, cards.index(wanted)) for other, cards in enumerate(zones) if wanted in cards), None)
    if there is None or number >= len(zones[zone]):
        return
    card = zones[zone][number]
    zones[zone][number], zones[there[0]][there[1]] = wanted, card
    known[card], known[wanted] = known[wanted], known[card]


def _places(view: View) -> dict[int, Place]:
    """Return the zone of each visible card, and its place if the zone is a grid."""
    table = view.table
    found: dict[int, Place] = {}
    for zone, cards in enumerate(view.zones):
        grid = table.layout.zone(zone).grid
        for place, card in enumerate(cards):
            if card >= 0:
                found[card] = zone, place if grid else 0
    return found
