from __future__ import annotations

from client.motion.beats import COUNTS, END, MOVES, QUIET, SHUFFLE, STRUCK, TOKENS, beats_of, card_step_ms
from client.motion.shown import counted_in
from engine.kernel.events import COUNTED, MOVED, REPLACED, REVEALED, SHUFFLED
from tests.client.motion.playing import Playing


def beats(playing: Playing, events: list) -> list:
    return beats_of(events, playing.match.view(0), counted_in(events))


def test_all_actions_are_revealed_in_one_beat() -> None:
    playing = Playing()
    playing.choose("Work", "Research", "Work", "Espionage")
    playing.batches.clear()
    playing.answer(3)
    events = playing.choose("Research", "Work", "Work", "Work")
    first = beats(playing, events)[0]
    assert first.kind == MOVES
    assert sorted(event[1] for event in first.of_kind(REVEALED)) == [0, 1, 2, 3]
    assert len(first.of_kind(MOVED)) == 6


def test_a_sealed_answer_is_quiet() -> None:
    playing = Playing()
    playing.answer(0)
    events, after = playing.batches[0]
    only, = beats_of(events, after, frozenset())
    assert only.kind == QUIET and only.last and not only.resolves


def test_money_of_all_who_work_is_one_beat() -> None:
    playing = Playing()
    events = playing.choose("Work", "Work", "Work", "Work")
    counts = [beat for beat in beats(playing, events) if beat.kind == COUNTS]
    assert [len(beat.of_kind(COUNTED)) for beat in counts] == [4]


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
