"""Whom a play strikes on the table, and which amounts stand there."""

from __future__ import annotations

import random

import pytest

from client.motion.beats import beats_of
from client.motion.displayed_state import counted_in
from client.motion.spotlight.impact import changes_of, hits_viewer, stakes_of, sum_of
from engine.games import load, slugs
from engine.kernel.flow.event_log import EventLog
from engine.kernel.match.match import Match
from engine.kernel.state.events import TURNED
from tests.chance import seed_cases
from tests.engine.games.nasty_neighbours.words.lab import Lab
from tests.sampling import amount


def heard(lab: Lab, seat: str) -> EventLog:
    """All events as a seat may know them."""
    assert type(lab.state.events) is EventLog
    return lab.state.events.redact_for(lab.names.index(seat))


def struck(lab: Lab, seat: str) -> dict[object, int]:
    """What all plays strike, as a seat sees it."""
    log, view = heard(lab, seat), lab.view(seat)
    found: dict[object, int] = {}
    for beat in beats_of(log, view, counted_in(list(log))):
        if (stakes := stakes_of(beat, changes_of([beat]), True)) is not None:
            found |= stakes.struck
    return found


def test_a_yard_that_is_reset_is_struck() -> None:
    lab = Lab(draw_pile=["Nasty Dog", *["red 3", "blue 9", "green 2"]])
    lab.do("Ada", "draw")
    lab.do("Ada", "choose", target="Ben")
    assert struck(lab, "Ben") == {("seat", 1): 0}


def test_houses_that_are_swapped_show_no_amount() -> None:
    lab = Lab(draw_pile=["Eviction Notice"])
    lab.do("Ada", "draw")
    lab.do("Ada", "choose", target="Ben")
    assert struck(lab, "Ben") == {("seat", 1): 0}, "Ada, who plays it, is not struck"


def test_a_card_that_is_turned_down_is_struck_itself() -> None:
    lab = Lab(Cy={"nasty": ["Gopher Trouble"]})
    lab.do("Cy", "play", "Gopher Trouble")
    lab.do("Cy", "choose", target="Ada.yard[0]")
    turned = next(event[2] for event in heard(lab, "Ada") if event[0] == TURNED)
    assert struck(lab, "Ada") == {("card", turned): 0}


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", seed_cases(10))
@pytest.mark.parametrize("slug", slugs())
def test_all_that_hits_the_viewer_is_struck_and_only_counters_show_amounts(slug: str, seed: int) -> None:
    match, chance = Match(load(slug), ["Ada", "Ben", "Cy"], {}, seed), random.Random(seed)
    while not match.over and len(match.answers) < amount(300, 60):
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
        log = match.history[-1][1].redact_for(0)
        for beat in beats_of(log, match.view(0), counted_in(list(log))):
            changed = changes_of([beat])
            stakes = stakes_of(beat, changed, False)
            hits = [change for change in hits_viewer(beat, sum_of(changed)) if change.weight]
            assert stakes is not None or not hits, (seed, hits)
            for key, number in stakes.struck.items() if stakes is not None else ():
                assert not number or isinstance(key, tuple) and key[0] == "counter", (seed, key, number)
