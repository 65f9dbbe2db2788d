"""Answers that are the only ones may be left out of a scenario; whatever is a choice may not.

Without cards in hand a seat of the tiny game can only pass, and then turn up a card of its yard.
"""

from __future__ import annotations

from tests.engine.kernel.hedge_scenarios import failure, passes

ONE_EACH = '[position.A]\nyard = ["Cat"]\n[position.B]\nyard = ["Fox", "Dog"]\n'
TWO_EACH = '[position.A]\nyard = ["Cat", "Dog"]\n[position.B]\nyard = ["Fox", "Dog"]\n'
EMPTY = '[position.A]\nyard = []\n[position.B]\nyard = ["Fox", "Dog"]\n'


def step(text: str) -> str:
    return f"[[step]]\n{text}\n"


def test_an_answer_may_be_left_out_when_there_is_no_other() -> None:
    text = ONE_EACH + step('seat = "B"\ndo = "turn_up"\ntarget = "B.yard[1]"\nexpect = { "B.yard" = ["Fox", "."] }')
    assert passes(text + step('expect = { "A.yard" = ["."], "table.discard" = ["Cat", "Dog"] }'))


def test_such_an_answer_may_be_given_all_the_same() -> None:
    given = step('seat = "A"\npass = true') + step('seat = "A"\ndo = "turn_up"') + step('seat = "B"\npass = true')
    assert passes(ONE_EACH + given + step('target = "B.yard[0]"\nexpect = { "table.discard" = ["Cat", "Fox"] }'))


def test_a_choice_is_never_made_for_a_seat() -> None:
    shown = failure(TWO_EACH + step('seat = "B"\ndo = "turn_up"\ntarget = "B.yard[1]"'))
    assert shown.startswith('step 1: no option now offered fits { seat = "B", do = "turn_up", target = "B.yard[1]" }')


def test_what_is_shown_is_what_was_offered_before_answers_were_left_out() -> None:
    shown = failure(ONE_EACH + step('seat = "C"\ndo = "turn_up"'))
    assert shown.endswith('offered now:\n  A: pass (seat = "A", do = "pass")')


def test_an_expectation_waits_for_passes_alone() -> None:
    assert passes(EMPTY + step('expect = { asked = "B", active = "B" }'))
    assert passes(ONE_EACH + step('offered = [{ seat = "A", do = "turn_up" }]'))
    shown = failure(ONE_EACH + step('expect = { "A.yard" = ["."] }'))
    assert shown == 'step 1: expected A.yard = ["."], found ["Cat"]'


def test_what_is_wrong_is_told_as_it_was_before_anybody_passed() -> None:
    assert failure(EMPTY + step('expect = { asked = "C" }')) == 'step 1: expected asked = ["C"], found ["A"]'


def test_what_holds_already_is_compared_before_anybody_passes() -> None:
    assert passes(EMPTY + step('expect = { asked = "A", active = "A" }') + step('expect = { asked = "B" }'))


def test_a_step_that_may_be_skipped_leaves_the_question_open() -> None:
    maybe = step('seat = "B"\ntarget = "B.yard[1]"\nmaybe = true')
    assert passes(TWO_EACH + maybe + step('expect = { asked = "A", "B.yard" = ["Fox", "Dog"] }'))


def test_a_step_that_may_be_skipped_is_taken_behind_a_pass_that_is_the_only_answer() -> None:
    decline = step('seat = "B"\npass = true\nmaybe = true')
    turn_up = step('seat = "B"\ntarget = "B.yard[1]"\nmaybe = true')
    assert passes(EMPTY + decline + turn_up + step('expect = { "B.yard" = ["Fox", "."] }'))


def test_an_answer_that_fits_several_options_is_still_refused() -> None:
    shown = failure(ONE_EACH + step('seat = "B"\ndo = "turn_up"'))
    assert shown.startswith('step 1: 2 options now offered fit { seat = "B", do = "turn_up" }')
