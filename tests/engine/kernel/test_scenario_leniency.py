"""Answers that are the only ones may be left out of a scenario; whatever is a choice may not.

Without cards in hand a player of Garage Sale can only draw; who holds no Dibs can only let others buy.
"""

from __future__ import annotations

import pytest

from engine.kernel.scenarios.runner import BadScenario
from tests.engine.kernel.scenarios import SIDEWALK, expect, failure, head, passes, play, step

DRAWS = SIDEWALK + '[position.B]\nhand = ["Rain"]\n'
"""A can only draw."""
BUYS = SIDEWALK + '[position.A]\nhand = ["Rain"]\n'
"""A can buy, and B and C have cards or not."""
BUY = step('do = "buy"\ntarget = "Fondue Set"')
NO_DIBS = BUYS + '[position.C]\nhand = ["Lava Lamp"]\n' + BUY
"""A has bought, and C can only let it go."""
DRAW = step('seat = "B"\ndo = "draw"')


def test_an_answer_may_be_left_out_when_there_is_no_other() -> None:
    assert passes(DRAWS + DRAW + expect('"A.hand.count" = 2, "B.hand.count" = 3'))
    assert passes(NO_DIBS + DRAW + expect('"A.garage" = "Fondue Set", "B.hand.count" = 2'))


def test_such_an_answer_may_be_given_all_the_same() -> None:
    assert passes(DRAWS + step('seat = "A"\ndo = "draw"') + DRAW + expect('"A.hand.count" = 2, "B.hand.count" = 3'))
    assert passes(NO_DIBS + step('seat = "C"\npass = true') + DRAW + expect('"B.hand.count" = 2'))


def test_a_choice_is_never_made_for_a_seat() -> None:
    shown = failure(BUYS + DRAW)
    assert shown.startswith('step 1: no option now offered fits { seat = "B", do = "draw" }')
    shown = failure(NO_DIBS.replace('["Lava Lamp"]', '["Dibs"]') + DRAW)
    assert shown.startswith('step 2: no option now offered fits { seat = "B", do = "draw" }')


def test_what_is_shown_is_what_was_offered_before_answers_were_left_out() -> None:
    shown = failure(NO_DIBS + step('seat = "A"\ndo = "draw"'))
    assert shown.endswith('offered now:\n  C: Pass (seat = "C", do = "pass")')


def test_an_expectation_waits_for_passes_alone() -> None:
    assert passes(NO_DIBS + expect('asked = "B", active = "B"'))
    assert passes(NO_DIBS + step('offered = [{ seat = "B", do = "draw" }]'))
    assert failure(DRAWS + expect('"A.hand.count" = 2')) == "step 1: expected A.hand.count = 2, found 0"


def test_what_is_wrong_is_told_as_it_was_before_anybody_passed() -> None:
    assert failure(NO_DIBS + expect('asked = "A"')) == 'step 2: expected asked = ["A"], found ["C"]'


def test_what_holds_already_is_compared_before_anybody_passes() -> None:
    assert passes(NO_DIBS + expect('asked = "C", active = "A"') + expect('asked = "B"'))


def test_a_step_that_may_be_skipped_leaves_the_question_open() -> None:
    maybe = step('seat = "B"\ndo = "draw"\nmaybe = true')
    assert passes(DRAWS + maybe + expect('asked = "A", "B.hand" = "Rain"'))


def test_a_step_that_may_be_skipped_is_taken_behind_a_pass_that_is_the_only_answer() -> None:
    decline = step('seat = "C"\npass = true\nmaybe = true')
    maybe = step('seat = "B"\ndo = "draw"\nmaybe = true')
    for before in ("", decline):
        assert passes(NO_DIBS + before + maybe + expect('"B.hand.count" = 2'))


def test_an_answer_that_fits_several_options_is_still_refused() -> None:
    shown = failure(DRAWS + step('seat = "B"\ndo = "buy"'))
    assert shown.startswith('step 1: 5 options now offered fit { seat = "B", do = "buy" }')


# --- a pass that may be skipped, and the window it is for -------------------------------------------------------------

CALLS = NO_DIBS.replace('["Lava Lamp"]', '["Dibs"]')
"""A has bought, and C can call Dibs."""
MAYBE = 'seat = "C"\npass = true\nmaybe = true'
RUNES = head("runes-and-regulations", '["A", "B"]', 'phase = "cast"')
TRAP = """[position.A]
hand = ["Staycation"]
lawn = ["Sneaky Griffin"]
[position.B]
fence = ["Tricky Trap"]
[[step]]
seat = "A"
do = "cast"
card = "Staycation"
"""
"""A has cast a Spell; B may answer the casting first, then set Tricky Trap off."""


def test_a_pass_that_may_swallow_a_later_question_is_refused() -> None:
    with pytest.raises(BadScenario) as caught:
        play(CALLS + step(MAYBE) + expect('"C.hand" = "Dibs"'))
    assert str(caught.value) == (
        "test.toml: step 2: this pass may be for the question that is open now or for an earlier one: "
        'add window = "Fondue Set" or "react", or leave out "maybe"'
    )


def test_a_pass_is_not_refused_when_the_script_says_which_question_it_is_for() -> None:
    gone = expect('"A.garage" = "Fondue Set", active = "B"')
    for named in ("", 'window = "react"\n', 'window = "Fondue Set"\n'):
        assert passes(CALLS + step(named + MAYBE) + gone)
    assert passes(CALLS + step(MAYBE.removesuffix("maybe = true")) + expect('"C.hand" = "Dibs"'))
    assert passes(CALLS + step(MAYBE) + step(MAYBE) + gone)
    assert passes(NO_DIBS + step(MAYBE) + expect('"C.hand" = "Lava Lamp"'))  # C has no other answer


def test_a_pass_for_one_window_leaves_the_question_of_another_open() -> None:
    still_open = expect('asked = "C"')
    assert passes(CALLS + step('window = "Lava Lamp"\n' + MAYBE) + still_open)
    assert passes(CALLS + step('window = "turn"\n' + MAYBE) + still_open)
    first, second = (step(f'seat = "B"\npass = true\nwindow = "neighbor-{name}"') for name in ("would-cast", "casts"))
    assert passes(TRAP + first + second + expect('phase = "summon"'), RUNES)
    trap = step('seat = "B"\ndo = "activate"\ncard = "Tricky Trap"')
    again = first.replace("true\n", "true\nmaybe = true\n")
    assert passes(TRAP + first + again + trap + expect('"A.lawn" = "Sneaky Griffin (hexed)"'), RUNES)


def test_a_window_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadScenario, match="step 2: window: expected the card .* or one of choose, react"):
        play(CALLS + step('window = "supper"\n' + MAYBE))
