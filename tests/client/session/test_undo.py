"""Undo alone against computers: what goes back, what it costs, and that nobody remembers what never was."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest

from engine.games import load
from engine.kernel.flow.ruleset import PASS
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import NAMES, HandPool, resume
from tests.sampling import amount

GAMES = [
    ("nefarious", 3, {"twists": 2}),
    ("nasty-neighbours", 3, {}),
    ("cthulhu-realms", 2, {}),
    ("runes-and-regulations", 3, {}),
    ("runes-and-regulations", 4, {"expansion": True}),
]
STEP_MS = 9000


def seated(slug: str, seats: int, options: Mapping[str, Any], seed: int = 1, level: str = "normal") -> Session:
    """One person, and computers that think at once."""
    kinds = ["human", *[level] * (seats - 1)]
    settings = Settings(computer_delay_ms=0)
    return Session.start(load(slug), list(NAMES[:seats]), kinds, options, seed, settings, pool=HandPool(prompt=True))


class Watched:
    """A session whose positions and memories are noted after every answer."""

    def __init__(self, session: Session, seed: int = 1) -> None:
        self.session = session
        self.chance = random.Random(seed)
        self.now = 0
        self.positions: list[dict[str, Any]] = []
        self.noted: dict[int, dict[str, Any]] = {}
        self.note()

    def note(self) -> None:
        session = self.session
        answers = len(session.match.answers)
        self.noted[answers] = self.saved()
        known = len(self.positions)
        self.positions += [session.match.position(number).to_data() for number in range(known, answers + 1)]

    def saved(self) -> dict[str, Any]:
        """What is saved beside the match."""
        notes: dict[str, Any] = json.loads(json.dumps(self.session.document()))["session"]
        return notes

    def step(self) -> bool:
        """The person answers if it is asked, else a computer does; false when the match is over."""
        session = self.session
        if session.over:
            return False
        answers = len(session.match.answers)
        del self.positions[answers + 1 :]
        self.noted = {number: noted for number, noted in self.noted.items() if number <= answers}
        if session.view().options:
            session.answer(self.chance.choice(session.view().options))
        else:
            self.now += STEP_MS
            session.update(self.now)
        self.note()
        return True

    def is_as_it_was(self, resumed: bool = False) -> bool:
        """Whether position and memories are those that were noted behind so many answers, and a save has them.

        Of what the person was shown in passing a match that was `resumed` may note more.
        """
        session = self.session
        assert session.match.state.to_data() == self.positions[len(session.match.answers)]
        noted, saved = self.noted.get(len(session.match.answers)), self.saved()
        if noted is not None:
            assert saved["memories"] == noted["memories"]
            assert resumed or saved["noted"] == noted["noted"]
        return True


@pytest.mark.parametrize(("slug", "seats", "options"), GAMES)
def test_position_and_memories_go_back_to_what_they_were(slug: str, seats: int, options: Mapping[str, Any]) -> None:
    watched = Watched(seated(slug, seats, options))
    session = watched.session
    freely = beyond = 0
    for number in range(120):
        if not watched.step():
            break
        if number % 3 == 0 and session.undo_state()[0] and session.undo():
            freely += 1
        elif number % 17 == 16 and session.undo_question:
            assert not session.undo() and session.undo(beyond=True)
            session.match.assisted = False
            beyond += 1
        assert watched.is_as_it_was()
    assert freely + beyond > 2


@pytest.mark.sample(2)
@pytest.mark.parametrize(("slug", "seats", "options"), GAMES)
def test_after_an_undo_the_computers_answer_as_if_it_had_never_been(
    slug: str, seats: int, options: Mapping[str, Any]
) -> None:
    """A match in which lines were tried out and taken back comes to the same end as one that only had the rest."""
    straight = Watched(seated(slug, seats, options))
    document, settings = straight.session.document(), straight.session.settings
    winding = Watched(resume(document, settings, pool=HandPool(prompt=True)))
    for _ in range(amount(40, 12)):
        for watched in (straight, winding):
            while not watched.session.view().options and watched.step():
                pass
        before = winding.session.match.to_document()
        assert before["answers"] == straight.session.match.to_document()["answers"]
        if straight.session.over:
            break
        option = straight.chance.choice(straight.session.view().options)
        other = winding.session.view().options[0]
        if other != option:
            winding.session.answer(other)
            winding.now += STEP_MS
            winding.session.update(winding.now)
            if winding.session.over or not (winding.session.undo() or winding.session.undo(beyond=True)):
                break
            left = winding.session.match.to_document()["answers"]
            if left != before["answers"]:  # a reaction that was declined on the way to a later choice stays declined
                assert all(answer[2] == PASS for answer in left[len(before["answers"]) :])
                break
        straight.session.answer(option)
        winding.session.answer(option)
    assert len(straight.session.match.answers) > amount(10, 4)


@pytest.mark.parametrize(("slug", "seats", "options"), GAMES)
def test_undo_reaches_back_into_what_was_played_before_the_match_was_saved(
    slug: str, seats: int, options: Mapping[str, Any]
) -> None:
    watched = Watched(seated(slug, seats, options))
    for _ in range(60):
        watched.step()
    document = json.loads(json.dumps(watched.session.document()))
    watched.session = resume(document, watched.session.settings, pool=HandPool(prompt=True))
    for _ in range(6):
        left = len(watched.session.match.answers)
        if watched.session.over or not watched.session.undo(beyond=True):
            break
        assert len(watched.session.match.answers) < left and watched.is_as_it_was(resumed=True)
    assert watched.session.match.answers == [] or watched.session.match.assisted
    while len(watched.session.match.answers) < 70 and watched.step():
        pass
    saved = json.loads(json.dumps(watched.session.document()))
    again = resume(saved, watched.session.settings, pool=HandPool(prompt=True))
    assert again.match.state.to_data() == watched.session.match.state.to_data()
    assert again.match.assisted == watched.session.match.assisted


def test_beyond_what_stops_it_undo_asks_once_and_the_match_is_assisted() -> None:
    session = seated("nefarious", 3, {"twists": 0})
    first = session.view().to_data()
    session.answer(session.view().options[3])
    session.update(STEP_MS)
    session.update(2 * STEP_MS)
    assert session.undo_state() == (False, "other-seat")
    assert "Another player has moved" in session.undo_question and "assisted" in session.undo_question
    assert "another player has moved" in session.undo_sentence and "assisted" in session.undo_sentence
    assert not session.undo() and not session.match.assisted
    assert session.undo(beyond=True) and session.match.assisted
    assert session.view().to_data() == first
    session.answer(session.view().options[3])
    session.update(3 * STEP_MS)
    session.update(4 * STEP_MS)
    assert session.undo_question == "" and session.undo(), "it is assisted already"
    assert session.view().to_data() == first


def test_what_can_be_taken_back_freely_never_makes_a_match_assisted() -> None:
    session = seated("cthulhu-realms", 2, {})
    while not session.view().options:
        session.update((len(session.match.answers) + 1) * STEP_MS)
    begun = len(session.match.answers)
    plays = [option for option in session.view().options if session.game.verbs[option[0]] == "play"]
    for option in plays:
        session.answer(option)
    for _ in plays:
        assert session.undo()
    assert len(plays) >= 3 and len(session.match.answers) == begun and not session.match.assisted


def test_with_two_people_nothing_goes_beyond() -> None:
    settings = Settings(computer_delay_ms=0)
    session = Session.start(
        load("nefarious"), ["Ada", "Ben"], ["human"] * 2, {"twists": 0}, 4, settings, pool=HandPool(prompt=True)
    )
    for _ in range(3):
        session.open_curtain()
        session.answer(session.view().options[0])
    session.open_curtain()
    assert not session.undo_state()[0]
    assert session.undo_question == "" and not session.undo(beyond=True) and "assisted" not in session.undo_sentence


def test_before_the_first_choice_there_is_nothing_to_go_back_to() -> None:
    session = seated("nefarious", 3, {"twists": 0})
    session.update(STEP_MS)
    assert session.match.answers, "a computer has chosen"
    assert session.undo_state() == (False, "nothing")
    assert session.undo_question == "" and not session.undo(beyond=True)
