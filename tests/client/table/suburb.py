"""Matches of Runes & Regulations that have come to a certain question, and a person who sits there."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.view import View
from engine.session.reactions.reaction_memory import is_reaction, options_but_pass
from tests.client.table.sitting import Sitting

GAME = load("runes-and-regulations")
NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Flo")


def match_at(wanted: Callable[[View], bool], players: int = 3, seed: int = 1, **options: Any) -> tuple[Match, int]:
    """A match in which a seat is asked something wanted, and the seat."""
    for attempt in range(40):
        chance = random.Random(seed + attempt)
        match = Match(GAME, NAMES[:players], {"spin_by_hand": True, **options}, seed + attempt)
        while not match.over and len(match.answers) < 200:
            seat = match.asked_seats[0]
            view = match.view(seat)
            if wanted(view):
                return match, seat
            match.answer(seat, chance.choice(view.options))
    raise AssertionError("no match has come to that")


def seated(
    wanted: Callable[[View], bool],
    players: int = 3,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    **settings: Any,
) -> Sitting:
    """A person at the seat that is asked, computers at the others, on a table where nothing moves."""
    match, seat = match_at(wanted, players, seed, **(options or {}))
    kinds = ["human" if other == seat else "random" for other in range(players)]
    sitting = Sitting(kinds, match=match, **settings)
    sitting.scene.form.clear()
    sitting.frame()
    return sitting


def may_spin(view: View) -> bool:
    """Only the Spinner is left to be spun."""
    return [GAME.verbs[option[0]] for option in view.options] == ["spin"]


def may_react(view: View) -> bool:
    """There is a Rune to answer with, in another's turn."""
    runes = (
        [option for option in options_but_pass(view.question) if GAME.verbs[option[0]] == "activate"]
        if (is_reaction(view.question) and view.question is not None)
        else []
    )
    return bool(runes) and view.seat != view.active
