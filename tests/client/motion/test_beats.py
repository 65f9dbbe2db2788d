from __future__ import annotations

import random

import pytest

from client.motion.accents import Accents
from client.motion.beats import COUNTS, END, MOVES, QUIET, SHUFFLE, STRUCK, TOKENS, beats_of, card_step_ms
from client.motion.displayed_state import counted_in
from engine.games import load, slugs
from engine.kernel.match.match import Match
from engine.kernel.state.events import COUNTED, MOVED, REPLACED, REVEALED, SHUFFLED
from tests.chance import seed_cases
from tests.client.motion.playing import Playing


def beats(playing: Playing, events: list) -> list:
    return beats_of(events, playing.match.view(0), counted_in(events))


def test_all_actions_are_revealed_together_each_in_a_beat_of_its_own() -> None:
    playing = Playing()
    playing.choose("Work", "Research", "Work", "Espionage")
    playing.batches.clear()
    playing.answer(3)
    events = playing.choose("Research", "Work", "Work", "Work")
    turned = [beat for beat in beats(playing, events) if beat.of_kind(REVEALED)]
    assert [beat.kind for beat in turned] == [MOVES] * 4
    assert sorted(beat.cause.seat for beat in turned) == [0, 1, 2, 3]
    assert [beat.together for beat in turned] == [False, True, True, True]
    assert sum(len(beat.of_kind(MOVED)) for beat in turned) == 6


def test_a_sealed_answer_is_quiet() -> None:
    playing = Playing()
    playing.answer(0)
    events, after = playing.batches[0]
    (only,) = beats_of(events, after, frozenset())
    assert only.kind == QUIET and only.last and not only.resolves


def test_money_of_all_who_work_comes_together() -> None:
    playing = Playing()
    events = playing.choose("Work", "Work", "Work", "Work")
    counts = [beat for beat in beats(playing, events) if beat.kind == COUNTS]
    assert [(len(beat.of_kind(COUNTED)), beat.together) for beat in counts] == [(1, False), *[(1, True)] * 3]


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", seed_cases(20))
@pytest.mark.parametrize("slug", slugs())
def test_a_beat_never_mixes_two_causes(slug: str, seed: int) -> None:
    match, chance = Match(load(slug), ["Ada", "Ben", "Cy"], {}, seed), random.Random(seed)
    while not match.over and len(match.answers) < 60:
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
    for _, log in match.history:
        causes = [cause for _, cause in log.pair_with_causes()]
        found = beats_of(log, match.view(0), counted_in(log), Accents.load(slug), log.batch)
        assert [event for beat in found for event in beat.events] == list(log)
        for beat in found:
            index = beat.end[1]
            mine = causes[index + 1 - len(beat.events) : index + 1]
            assert {cause.number for cause in mine} <= {beat.cause.number}, seed


def test_spies_walk_in_beats_of_their_own() -> None:
    playing = Playing()
    playing.choose("Espionage", "Work", "Work", "Work")
    playing.batches.clear()
    playing.answer(0)
    kinds = [beat.kind for beat in beats(playing, playing.batches[0][0])]
    assert TOKENS in kinds


def test_a_shuffle_and_the_end_stand_alone() -> None:
    playing = Playing()
    deck = playing.match.table.layout.table_zone("invention_deck")
    pile = playing.match.table.layout.table_zone("invention_discard")
    events = [(MOVED, -1, 1, pile, deck, -1, 0), (SHUFFLED, -1, -1, deck, -1, 1, 0), (13, -1, -1, -1, -1, 1, 0)]
    assert [beat.kind for beat in beats(playing, events)] == [MOVES, SHUFFLE, END]


def test_a_card_that_moves_twice_arrives_before_it_goes_on() -> None:
    playing = Playing()
    layout = playing.match.table.layout
    hand, laid = layout.seat_zone("hand", 1), layout.seat_zone("laid", 1)
    events = [(MOVED, 1, 7, hand, laid, -1, 0), (MOVED, 1, 7, laid, hand, -1, 0)]
    assert len(beats(playing, events)) == 2


def test_a_card_that_is_stopped_right_after_a_move_has_a_beat_of_its_own() -> None:
    playing = Playing()
    layout = playing.match.table.layout
    hand, laid = layout.seat_zone("hand", 1), layout.seat_zone("laid", 1)
    answering = len(playing.match.table.groups) - 1
    events = [(MOVED, 1, 7, hand, laid, -1, 0), (REPLACED, 2, 7, answering, -1, -1, 0)]
    assert [beat.kind for beat in beats(playing, events)] == [MOVES, STRUCK]


def test_a_whole_deal_lasts_at_most_1200_milliseconds() -> None:
    assert card_step_ms(3) == 45
    assert card_step_ms(40) * 39 + 180 <= 1200
