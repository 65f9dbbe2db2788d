"""What holds of every match of every game, played at random: it resumes, goes back, and tells nobody too much."""

from __future__ import annotations

import json
import random
from collections.abc import Container, Iterator, Mapping
from typing import Any

from engine.kernel.game.game import Game
from engine.kernel.match.match import Match
from engine.kernel.state.events import SHUFFLED, redact
from engine.kernel.state.state import State
from tests.engine.games.at_random import answers

NAMES = ["Ada", "Ben", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal"]


def finished(state: State, seed: int) -> State:
    """The position at the end of a game that goes on at random."""
    for _ in answers(state, seed):
        pass
    return state


def goes_on_the_same_way(position: State, seed: int) -> None:
    """A position saved and loaded comes to the same end as the original."""
    loaded = State.from_data(position.table, json.loads(json.dumps(position.to_data())))
    assert finished(loaded, seed).to_data() == finished(position.copy(), seed).to_data()


def played(match: Match, length: int, seed: int) -> Iterator[Match]:
    """Play a match at random, so many answers or to its end; yields it after each answer."""
    chooser = random.Random(seed)
    while not match.over and len(match.answers) < length:
        seat = chooser.choice(match.asked_seats)
        match.answer(seat, chooser.choice(match.view(seat).options))
        yield match


def resumes_and_goes_back(game: Game, seats: int, options: Mapping[str, Any], length: int, seed: int) -> None:
    """A match written down goes on where it stood; taken back answer by answer it comes to the very positions."""
    match = Match(game, NAMES[:seats], dict(options), seed)
    positions = [match.state.to_data(), *(now.state.to_data() for now in played(match, length, seed))][:-1]
    resumed = Match.from_document(game, json.loads(json.dumps(match.to_document())))
    assert resumed.state == match.state
    assert resumed.history == match.history
    assert resumed.points_by_turn == match.points_by_turn
    for position in reversed(positions):
        assert match.undo(match.answers[-1].seat, force=True)
        assert match.state.to_data() == position


def tells_no_seat_a_card_it_may_not_know(
    game: Game, seats: int, options: Mapping[str, Any], length: int, seed: int, turned_under: Container[int] = ()
) -> None:
    """A card that an event names is one the seat knows when the answer is done, unless it was shuffled or put face
    down into a zone of `turned_under`.
    """
    match = Match(game, NAMES[:seats], dict(options), seed)
    for _ in played(match, length, seed):
        events = match.history[-1][1]
        if any(event[0] == SHUFFLED for event in events):
            continue
        under = {card for zone, cards in enumerate(match.state.zones) if zone in turned_under for card in cards}
        known = match.state.known
        for looker in range(seats):
            for event in events:
                card = redact(event, looker)[2]
                knows = not 0 <= card < len(known) or known[card] >> looker & 1
                assert knows or card in under, (event, looker)
