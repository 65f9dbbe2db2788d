"""What holds of every game: what a seat may not know changes nothing that it sees, hears or is asked.

`other` is always the same position with everything exchanged that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.flow import machine
from engine.kernel.flow.determinize import determinize
from engine.kernel.game.game import Game
from engine.kernel.match.invariants import check
from engine.kernel.state.events import Event, redact
from engine.kernel.state.state import Option, State
from engine.kernel.state.view import view_of
from tests.engine.games.at_random import answers

PLAYED_ON = 10
"""Answers given in a dealt world before it is looked at."""


def looks_the_same(game: Game, state: State, other: State, seat: int, names: Sequence[str]) -> None:
    """The view of both positions, who is asked, and all words for it are equal."""
    mine, theirs = view_of(state, seat), view_of(other, seat)
    assert theirs.to_data() == mine.to_data()
    assert game.words.prompt(theirs, names) == game.words.prompt(mine, names)
    for option in mine.options:
        assert game.words.describe_option(theirs, option, names) == game.words.describe_option(mine, option, names)
        assert game.words.confirmation(theirs, option, names) == game.words.confirmation(mine, option, names)


def sounds_the_same(state: State, other: State, seat: int, option: Option) -> None:
    """After the same answer the seat hears the same in both, up to where a hidden card is shown."""
    known = {card for cards in view_of(state, seat).zones for card in cards if card >= 0}
    for ours, theirs in zip(heard(state, seat, option), heard(other, seat, option), strict=False):
        if ours != theirs:
            assert ours[2] not in known and theirs[2] not in known, (ours, theirs)
            break


def heard(state: State, seat: int, option: Option) -> list[Event]:
    """What a seat hears when it answers; the position stays as it was."""
    played = state.copy()
    played.events = []
    machine.answer(played, seat, option)
    return [redact(event, seat) for event in played.events]


def deals_worlds_that_fit(state: State, seat: int, deal: int) -> None:
    """A world dealt for a view gives that view and can be played on."""
    view = view_of(state, seat)
    world = determinize(view, deal)
    assert view_of(world, seat).to_data() == view.to_data()
    for number, position in enumerate(answers(world, deal)):
        if number == PLAYED_ON:
            assert check(position) == []
            break
