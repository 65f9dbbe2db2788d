"""The machine and its standard frames, through the tiny game of `toy_game`."""

from __future__ import annotations

import pytest

from engine.kernel import chains, frames, standard
from engine.kernel.events import REPLACED, TRIGGERED
from engine.kernel.frames import IllegalAnswer
from engine.kernel.layout import EVERYBODY
from engine.kernel.refs import GAP, HIDDEN, NONE, number_ref, place_ref
from engine.kernel.rules import CHOOSE_VERB, PASS, USE
from engine.kernel.state import OUT, State
from engine.kernel.view import view_of
from tests.engine.kernel import toy_game as toy
from tests.engine.kernel.toy_game import DISCARD, FENCE, GAME, HAND, LAWN, YARD, position, seat_zone


def cards(name: str, number: int) -> list[int]:
    return GAME.positions.card_named(GAME.new_table(2, {}, 1), name)[:number]


def play_card(state: State, seat: int, card: int) -> None:
    """Summon a card in the play phase."""
    option = next(o for o in state.question_for(seat)[3] if o[1] == card)
    frames.answer(state, seat, option)


def in_play_phase(state: State, seat: int = 0) -> State:
    GAME.rules.begin_at(state, "play", seat)
    frames.advance(state)
    return state


def test_sealed_answers_stay_hidden_until_the_last_is_in() -> None:
    state = GAME.set_up(GAME.new_table(3, {}, 1), 5)
    frames.advance(state)
    assert [question[0] for question in state.questions] == [0, 1, 2]
    frames.answer(state, 1, (CHOOSE_VERB, NONE, number_ref(2)))
    other = GAME.set_up(GAME.new_table(3, {}, 1), 5)
    frames.advance(other)
    frames.answer(other, 1, (CHOOSE_VERB, NONE, number_ref(0)))
    assert view_of(state, 0).to_data() == view_of(other, 0).to_data()
    assert view_of(state, 1).to_data() != view_of(other, 1).to_data()
    assert view_of(state, 0).asked == [0, 2]
    frames.answer(state, 0, (CHOOSE_VERB, NONE, number_ref(0)))
    frames.answer(state, 2, (CHOOSE_VERB, NONE, number_ref(1)))
    assert [state.counters[seat * 2] for seat in range(3)] == [0, 2, 1]
    assert state.questions[0][0] == 1  # the highest bid starts


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    state = GAME.set_up(GAME.new_table(2, {}, 1), 5)
    frames.advance(state)
    before = state.to_data()
    with pytest.raises(IllegalAnswer):
        frames.answer(state, 0, (CHOOSE_VERB, NONE, number_ref(9)))
    with pytest.raises(IllegalAnswer):
        frames.answer(state, 7, (CHOOSE_VERB, NONE, number_ref(1)))
    assert state.to_data() == before


def test_each_and_repeat_push_their_frames_in_seat_order() -> None:
    state = position(3, {})
    deck = state.zones[0][:]
    state.stack.append([standard.EACH, 0, 1, NONE, toy.ONE_DRAW, 0b101, NONE])
    frames.advance(state)
    assert state.zones[seat_zone(HAND, 2)] == [deck[-1]]  # clockwise from seat 1: seat 2 before seat 0
    assert state.zones[seat_zone(HAND, 0)] == [deck[-2]]
    state.stack.append([standard.REPEAT, 0, 1, NONE, 3, toy.ONE_DRAW, NONE])
    frames.advance(state)
    assert len(state.zones[seat_zone(HAND, 1)]) == 3


def test_a_choice_offers_done_from_its_minimum_on_and_hands_the_picks_down() -> None:
    hand = cards("Cat", 4)
    state = position(2, {(HAND, 0): hand})
    state.stack.append([toy.CHECK, 0, 0, NONE])
    state.stack.append([standard.CHOOSE, 0, 0, NONE, toy.SELECT_HAND, 1, 3])
    frames.advance(state)
    assert (PASS, NONE, NONE) not in state.questions[0][3]
    frames.answer(state, 0, (CHOOSE_VERB, NONE, hand[2]))
    assert (PASS, NONE, NONE) in state.questions[0][3]
    assert (CHOOSE_VERB, NONE, hand[2]) not in state.questions[0][3]
    frames.answer(state, 0, (CHOOSE_VERB, NONE, hand[0]))
    below = state.stack[0]
    frames.answer(state, 0, (PASS, NONE, NONE))
    assert below[4:] == [2, hand[2], hand[0]]


def test_a_forced_choice_is_not_asked() -> None:
    hand = cards("Cat", 2)
    state = position(2, {(HAND, 0): hand})
    below = [toy.CHECK, 0, 0, NONE]
    state.stack.append(below)
    state.stack.append([standard.CHOOSE, 0, 0, NONE, toy.SELECT_HAND, 2, 2])
    frames.advance(state)
    assert not state.questions
    assert below[4:] == [2, *hand]


def test_a_price_that_cannot_be_paid_declines_without_a_question() -> None:
    dog, cat = cards("Dog", 1)[0], cards("Cat", 1)[0]
    state = in_play_phase(position(2, {(HAND, 0): [dog], (LAWN, 1): [cat]}))
    play_card(state, 0, dog)  # the hand is empty now: nothing to pay with
    assert state.zones[seat_zone(LAWN, 1)] == [cat]
    assert all(question[1] != 2 for question in state.questions)  # nobody was asked whether to use it


def test_an_optional_effect_asks_pays_chooses_and_happens() -> None:
    dog, cat, other = cards("Dog", 1)[0], *cards("Cat", 2)
    fox = cards("Fox", 1)[0]
    state = in_play_phase(position(2, {(HAND, 0): [dog, other], (LAWN, 1): [cat, fox]}))
    play_card(state, 0, dog)
    assert {option[0] for option in state.questions[0][3]} == {USE, PASS}
    frames.answer(state, 0, (USE, dog, NONE))
    assert state.zones[DISCARD] == [other]  # the only card in hand is the price
    assert {option[2] for option in state.questions[0][3]} == {cat, fox}
    frames.answer(state, 0, (CHOOSE_VERB, dog, cat))
    assert state.zones[seat_zone(LAWN, 1)] == [fox]


def test_targets_of_a_link_are_all_declared_before_any_resolves() -> None:
    dogs, cats = cards("Dog", 2), cards("Cat", 4)
    state = position(2, {(HAND, 0): cats[:2], (LAWN, 0): dogs, (LAWN, 1): [cats[2]]})
    entries = [[toy.EFFECT_DOG, 0, dog, NONE] for dog in dogs]
    chains.push_link(state, entries, mandatory=True)
    frames.advance(state)
    frames.answer(state, 0, (CHOOSE_VERB, dogs[0], cats[0]))  # the first price
    # both dogs wait, so neither can be chosen: the only pet left is seat 1's cat, and it is taken for both
    assert not state.questions
    assert state.zones[seat_zone(LAWN, 1)] == []
    assert state.zones[seat_zone(LAWN, 0)] == dogs
    assert sorted(state.zones[DISCARD]) == sorted(cats[:3])


def test_one_seat_with_several_triggers_chooses_their_order() -> None:
    parrots = cards("Parrot", 2)
    state = position(2, {(LAWN, 0): parrots})
    state.events = []
    chains.push_link(state, [[toy.EFFECT_PARROT, 0, parrot, NONE] for parrot in parrots])
    frames.advance(state)
    frames.answer(state, 0, (CHOOSE_VERB, NONE, number_ref(1)))
    resolved = [event[2] for event in state.events if event[0] == TRIGGERED]
    assert resolved == [parrots[1], parrots[0]]


def test_a_window_can_replace_what_would_happen() -> None:
    guard, cat = cards("Guard", 1)[0], cards("Cat", 1)[0]
    state = position(2, {(LAWN, 1): [cat], (FENCE, 1): [guard]})
    state.events = []
    toy.would_chase(state, 0, NONE, cat)
    frames.advance(state)
    assert state.questions[0][0] == 1
    frames.answer(state, 1, (USE, guard, number_ref(toy.EFFECT_GUARD)))
    assert state.zones[seat_zone(LAWN, 1)] == [cat]
    assert state.zones[DISCARD] == [guard]
    assert any(event[0] == REPLACED for event in state.events)
    assert not state.stack


def test_a_declined_window_lets_it_happen() -> None:
    guard, cat = cards("Guard", 1)[0], cards("Cat", 1)[0]
    state = position(2, {(LAWN, 1): [cat], (FENCE, 1): [guard]})
    toy.would_chase(state, 0, NONE, cat)
    frames.advance(state)
    frames.answer(state, 1, (PASS, NONE, NONE))
    assert state.zones[DISCARD] == [cat]


def test_whether_a_window_pauses_does_not_depend_on_hidden_cards() -> None:
    cat, bluff, guard = *cards("Cat", 2), cards("Guard", 1)[0]
    pauses = []
    for fence in ([guard], [bluff]):
        state = position(2, {(LAWN, 1): [cat], (FENCE, 1): fence})
        toy.would_chase(state, 0, NONE, cat)
        frames.advance(state)
        pauses.append(view_of(state, 0).asked)
    assert pauses == [[1], [1]]


def test_triggers_born_in_a_link_wait_for_its_end() -> None:
    dogs, foxes, cats = cards("Dog", 2), cards("Fox", 1), cards("Cat", 3)
    state = position(2, {(HAND, 0): cats[:2], (LAWN, 0): dogs, (LAWN, 1): [foxes[0], cats[2]]})
    state.events = []
    chains.push_link(state, [[toy.EFFECT_DOG, 0, dog, NONE] for dog in dogs], mandatory=True)
    frames.advance(state)
    frames.answer(state, 0, (CHOOSE_VERB, dogs[0], cats[0]))
    frames.answer(state, 0, (CHOOSE_VERB, dogs[0], foxes[0]))
    frames.answer(state, 0, (CHOOSE_VERB, dogs[1], cats[2]))
    order = [event[2] for event in state.events if event[0] == TRIGGERED]
    assert order == [dogs[0], dogs[1], foxes[0]]  # the fox, chased by the first dog, acts after the second
    assert [state.counters[seat * 2 + 1] for seat in range(2)] == [1, 1]


def test_a_target_that_is_gone_is_left_out_without_an_error() -> None:
    dogs, cats = cards("Dog", 2), cards("Cat", 4)
    state = position(2, {(HAND, 0): cats[:2], (LAWN, 0): dogs, (LAWN, 1): cats[2:]})
    chains.push_link(state, [[toy.EFFECT_DOG, 0, dog, NONE] for dog in dogs], mandatory=True)
    frames.advance(state)
    frames.answer(state, 0, (CHOOSE_VERB, dogs[0], cats[0]))
    frames.answer(state, 0, (CHOOSE_VERB, dogs[0], cats[2]))
    frames.answer(state, 0, (CHOOSE_VERB, dogs[1], cats[2]))
    assert state.zones[seat_zone(LAWN, 1)] == [cats[3]]


def test_what_would_happen_can_be_made_to_happen_otherwise() -> None:
    cat = cards("Cat", 1)[0]
    state = position(2, {(LAWN, 1): [cat]})
    state.events = []
    toy.would_chase(state, 0, NONE, cat)
    assert chains.replace(state, 1, cat, rule=1, subject=cat, destination=seat_zone(HAND, 1))
    frames.advance(state)
    assert state.zones[seat_zone(HAND, 1)] == [cat]
    assert state.zones[DISCARD] == []
    assert not chains.replace(state, 1, cat)  # nothing is left to replace


def test_in_a_collecting_window_all_announce_before_anything_resolves() -> None:
    foxes = cards("Fox", 2)
    state = position(3, {(LAWN, 0): [foxes[0]], (LAWN, 2): [foxes[1]]})
    chains.open_window(state, 1, 2, NONE)
    frames.advance(state)
    assert state.questions[0][0] == 2
    frames.answer(state, 2, (USE, foxes[1], number_ref(toy.EFFECT_FOX)))
    assert [state.counters[seat * 2 + 1] for seat in range(3)] == [0, 0, 0]
    assert state.questions[0][3] == ((PASS, NONE, NONE),)  # a used card is not offered again
    frames.answer(state, 2, (PASS, NONE, NONE))
    assert state.questions[0][0] == 0
    frames.answer(state, 0, (USE, foxes[0], number_ref(toy.EFFECT_FOX)))
    frames.answer(state, 0, (PASS, NONE, NONE))
    assert [state.counters[seat * 2 + 1] for seat in range(3)] == [2, 2, 2]


def test_what_an_eliminated_seat_had_waiting_does_not_resolve() -> None:
    parrots = cards("Parrot", 2)
    state = position(3, {(LAWN, 0): [parrots[0]], (LAWN, 1): [parrots[1]]})
    chains.push_link(state, [[toy.EFFECT_PARROT, seat, parrots[seat], NONE] for seat in (0, 1)])
    frames.eliminate(state, 1)
    frames.advance(state)
    assert [len(state.zones[seat_zone(HAND, seat)]) for seat in range(3)] == [1, 0, 0]


def test_elimination_in_a_seats_own_turn_unwinds_to_the_next_turn() -> None:
    bomb = cards("Bomb", 1)[0]
    state = position(3, {(YARD, 0): [bomb, GAP]})
    GAME.rules.begin_at(state, "yard", 0)
    frames.advance(state)
    frames.answer(state, 0, (toy.TURN_UP_VERB, NONE, place_ref(seat_zone(YARD, 0), 0)))
    assert state.values[OUT] == 0b001
    assert state.questions[0][0] == 1
    assert frames.seats_from(state, 0) == [1, 2]


def test_elimination_by_another_seat_leaves_that_seats_turn_going() -> None:
    bomb, cat = cards("Bomb", 1)[0], cards("Cat", 1)[0]
    state = in_play_phase(position(3, {(HAND, 0): [bomb], (LAWN, 1): [cat]}))
    play_card(state, 0, bomb)
    assert state.values[OUT] == 0b010
    assert cat in state.zones[DISCARD]
    assert state.questions[0][0] == 2


def test_a_grid_keeps_its_gaps_and_shows_only_what_was_turned_up() -> None:
    first, second = cards("Cat", 2)
    state = position(2, {(YARD, 0): [first, GAP, second, GAP]})
    state.known[second] = EVERYBODY
    for seat in range(2):
        assert view_of(state, seat).zones[seat_zone(YARD, 0)] == [HIDDEN, GAP, second, GAP]
