"""One key plays the whole engine: everything that costs nothing and leaves nothing to choose (CR-4)."""

from __future__ import annotations

import random

import pytest

from engine import Match, load
from engine.kernel.game.traits import HasQuickAnswers
from engine.kernel.state.refs import SEAT_BASE
from tests.chance import seeds

GAME = load("cthulhu-realms")
SWEEPS = GAME.trait(HasQuickAnswers)


def turns(seed: int) -> list[Match]:
    """Matches of two at the beginnings of some of their turns."""
    found, chance = [], random.Random(seed)
    match = Match(GAME, ["Ann", "Bea"], {}, seed)
    for _ in range(900):
        if match.over:
            break
        seat = match.asked_seats[0]
        view = match.view(seat)
        if view.phase == 0 and len(view.zone("hand", seat)) >= 5 and chance.random() < 0.3:
            found.append(Match.from_document(GAME, match.to_document()))
        busy = [option for option in view.options if GAME.verbs[option[0]] != "end_turn"]
        match.answer(seat, chance.choice(busy or list(view.options)))
    return found


@pytest.mark.parametrize("seed", seeds(2))
def test_it_plays_draws_gains_and_gives_nothing_up(seed: int) -> None:
    assert SWEEPS is not None
    drew = used = 0
    for match in turns(seed)[:12]:
        seat = match.asked_seats[0]
        turn, lost = match.view(seat).turn, match.view(seat).zone("discard", seat)
        for _ in range(60):
            view = match.view(seat) if seat in match.asked_seats else None
            sweeps = {sweep.name: sweep for sweep in SWEEPS.sweeps(view)} if view is not None else {}
            sweep = sweeps.get("use_helpful")
            if view is None or sweep is None or not sweep.options:
                break
            verb, _, target = sweep.options[0]
            assert sweep.options[0] in view.options and GAME.verbs[verb] in ("play", "use", "choose")
            assert GAME.verbs[verb] != "choose" or target == SEAT_BASE + seat
            drew, used = drew + sweep.goes_on, used + (GAME.verbs[verb] == "use")
            match.answer(seat, sweep.options[0])
        else:
            raise AssertionError("a sweep without end")
        if not match.over and seat in match.asked_seats:
            after = match.view(seat)
            assert after.turn == turn and not [option for option in after.options if GAME.verbs[option[0]] == "play"]
            assert set(lost) >= set(after.zone("discard", seat))  # what was drawn may have come from there
    assert used
