"""Steps and expectations of scenarios: which option a step means, what holds, what is said when it does not."""

from __future__ import annotations

import pytest

from engine.kernel.scenario import BadScenario
from tests.engine.kernel.hedge_scenarios import HEAD, failure, passes, play

YARDS = '[position.A]\nyard = ["Cat", "Dog", "Fox"]\n[position.B]\nyard = ["Cat"]\n'
HANDS = '[position.A]\nhand = ["Cat", "Dog", "Dog", "Bomb"]\n[position.B]\nlawn = ["Fox", "Parrot"]\nhand = ["Cat"]\n'


def step(text: str) -> str:
    return f"[[step]]\n{text}\n"


def expect(text: str) -> str:
    return f"[[step]]\nexpect = {{ {text} }}\n"


# --- which option -------------------------------------------------------------------------------------------


def test_a_step_names_an_option_by_any_of_its_fields() -> None:
    for fields in ('card = "Cat"', 'seat = "A"\ndo = "summon"\ncard = "Cat"', 'card = "A.hand/Cat"\ntarget = "A.lawn"'):
        assert passes(HANDS + step(fields) + expect('"A.lawn" = "Cat", "A.hand.count" = 3, asked = "B"'))


def test_a_target_can_be_a_seat() -> None:
    assert passes(HANDS + step('do = "cast"\ntarget = "C"') + expect('"table.discard" = "Bomb", asked = ["B"]'))


def test_too_few_fields_fail_with_what_is_offered() -> None:
    shown = failure(HANDS + step('do = "cast"'))
    assert shown.startswith('step 1: 2 options now offered fit { do = "cast" }; offered now:\n')
    assert '  A: cast (seat = "A", do = "cast", card = "Bomb", target = "B")' in shown
    assert '  A: pass (seat = "A", do = "pass")' in shown


def test_copies_of_a_card_in_one_place_are_one_option() -> None:
    assert passes(HANDS + step('card = "Dog"\ndo = "summon"') + expect('"A.lawn" = "Dog"'))


def test_a_copy_can_be_named() -> None:
    for copy in (1, 2):
        assert passes(HANDS + step(f'card = "Dog#{copy}"') + expect('"A.lawn" = "Dog"'))
    assert "no option now offered fits" in failure(HANDS + step('card = "Dog#7"'))


def test_copies_in_different_places_are_different_options() -> None:
    text = HANDS + step('do = "summon"\ncard = "Dog"') + step('do = "use"')
    text = text.replace('["Fox", "Parrot"]', '["Cat"]\n[position.C]\nlawn = ["Cat"]')
    price = step('card = "Dog"\ntarget = "A.hand/Dog"')
    assert "2 options now offered fit" in failure(text + price + step('target = "Cat"'))
    assert passes(text + price + step('target = "C.lawn/Cat"') + expect('"C.lawn" = [], "B.lawn" = "Cat"'))


def test_a_place_in_a_zone() -> None:
    for fields in ('target = "A.yard[2]"', 'do = "turn_up"\ntarget = "A.yard[2]"'):
        text = YARDS + step("pass = true") + step(fields)
        assert passes(text + expect('"A.yard" = ["Cat", "Dog", "."], "table.discard" = "Fox"'))
    assert "no option now offered fits" in failure(YARDS + step("pass = true") + step('target = "A.yard[3]"'))


def test_passing() -> None:
    for fields in ("pass = true", 'do = "pass"', 'seat = "A"\npass = true'):
        assert passes(HANDS + step(fields) + expect('asked = ["B"]'))
    assert 'fits { seat = "C", pass = true }' in failure(HANDS + step('seat = "C"\npass = true'))


def test_a_step_of_another_seat_fails() -> None:
    assert "no option now offered fits" in failure(HANDS + step('seat = "B"\ncard = "Cat"'))


def test_a_maybe_step_is_skipped_when_its_question_does_not_arise() -> None:
    text = HANDS + step('seat = "B"\ncard = "Cat"\nmaybe = true') + expect('"B.hand" = "Cat", asked = "A"')
    assert passes(text)
    assert passes(HANDS + step('seat = "A"\ncard = "Cat"\nmaybe = true') + expect('"A.lawn" = "Cat"'))


def test_until_lets_the_others_pass_or_take_their_first_option() -> None:
    text = YARDS + step('until = "C"') + expect('asked = "C", "A.yard" = [".", "Dog", "Fox"], "B.yard" = ["."]')
    assert passes(text)
    assert passes(YARDS + step('until = "A"') + expect('asked = "A", turn = 0'))
    assert passes(YARDS + step('until = "C"\nseat = "C"\npass = true'))


def test_until_fails_when_the_seat_is_never_asked_again() -> None:
    text = HANDS + step('do = "cast"\ntarget = "B"') + step('until = "B"')
    lasting = failure(text, HEAD.replace('["A", "B", "C"]', '["A", "B"]'))
    assert lasting == "step 2: B is not asked any more; the game is over"


# --- what holds ----------------------------------------------------------------------------------------------


def test_the_order_matters_in_decks_and_grids_alone() -> None:
    text = '[position.A]\nlawn = ["Cat", "Fox"]\nyard = ["Cat", "Fox"]\n'
    assert passes(text + expect('"A.lawn" = ["Fox", "Cat"], "A.yard" = ["Cat", "Fox"]'))
    shown = failure(text + expect('"A.yard" = ["Fox", "Cat"]'))
    assert shown == 'step 1: expected A.yard = ["Fox", "Cat"], found ["Cat", "Fox"]'


def test_a_zone_must_hold_exactly_what_is_expected() -> None:
    assert "found" in failure(HANDS + expect('"B.lawn" = ["Fox"]'))
    assert "found" in failure(HANDS + expect('"B.lawn" = ["Fox", "Parrot", "Parrot"]'))
    assert "found" in failure(HANDS + expect('"B.lawn" = []'))
    assert passes(HANDS + expect('"A.hand" = ["Dog", "Cat", "Bomb", "Dog"], "C.lawn" = []'))


def test_states_of_cards_are_expected_too() -> None:
    text = '[position.A]\nlawn = ["Cat (asleep)", "Cat"]\n'
    assert passes(text + expect('"A.lawn" = ["Cat", "Cat (asleep)"]'))
    assert "found" in failure(text + expect('"A.lawn" = ["Cat", "Cat"]'))


def test_counters_and_numbers() -> None:
    assert passes("[position.C]\nbid = 2\n" + HANDS + expect('"C.bid" = 2, "B.bid" = 0'))
    assert passes(HANDS + expect('"A.hand.count" = 4, "table.deck.count" = 19, "A.hand" = 4'))
    assert failure(HANDS + expect('"A.hand.count" = 3')) == "step 1: expected A.hand.count = 3, found 4"


def test_names_can_be_nested_tables() -> None:
    nested = '[[step]]\n[step.expect]\nphase = "play"\n[step.expect.B]\nlawn = ["Parrot", "Fox"]\nbid = 0\n'
    assert passes(HANDS + nested)


def test_the_match_as_a_whole() -> None:
    text = HANDS + expect('phase = "play", active = "A", asked = ["A"], over = false, winner = [], turn = 0')
    assert passes(text)
    for wrong in ('phase = "yard"', 'active = "B"', 'asked = ["A", "B"]', "over = true", 'winner = "A"', "turn = 1"):
        assert failure(HANDS + expect(wrong)).startswith(f"step 1: expected {wrong.split()[0]} = ")


def test_every_expectation_not_met_is_told() -> None:
    shown = failure(HANDS + expect('"A.bid" = 1, "B.bid" = 0, active = "C"'))
    assert shown == 'step 1: expected A.bid = 1, found 0\nexpected active = "C", found "A"'


def test_an_expectation_beside_an_answer_is_checked_after_it() -> None:
    assert passes(HANDS + step('card = "Cat"\nexpect = { "A.lawn" = "Cat" }'))


def test_offered_and_refused() -> None:
    good = 'offered = [{ seat = "A", do = "summon" }, { card = "Bomb", target = "B" }]\nrefused = { seat = "B" }'
    assert passes(HANDS + step(good))
    shown = failure(HANDS + step('offered = [{ seat = "B", card = "Cat" }]'))
    assert shown.startswith('step 1: { seat = "B", card = "Cat" } should be offered, and is not; offered now:')
    shown = failure(HANDS + step('refused = [{ seat = "A", card = "Cat" }]'))
    assert shown == 'step 1: { seat = "A", card = "Cat" } should be refused, and is offered'


def test_the_winner() -> None:
    text = '[position.A]\nhand = ["Cat"]\nlawn = ["Fox", "Parrot"]\n' + step('card = "Cat"')
    assert passes(text + expect('over = true, winner = ["A"], asked = []'))


def test_the_first_failing_step_ends_the_scenario() -> None:
    result = play(HANDS + expect('"A.bid" = 0') + expect('"A.bid" = 1') + expect('"A.bid" = 2'))
    assert (result.passed, result.failed_step, result.steps) == (False, "step 2", 3)
    assert (result.title, result.file) == ("Hedge", "hedge.toml")


# --- what cannot be meant -------------------------------------------------------------------------------------

BAD_STEPS = {
    step('seat = "D"'): 'step 1: seat: expected one of the seats A, B, C, found "D"',
    step('do = "fly"'): 'step 1: do: expected one of pass, use, choose, summon, cast, turn_up, found "fly"',
    step('card = "Yak"'): 'step 1: card: expected a name that Hedge Row has, found "Yak"',
    step('target = "B.porch"'): 'step 1: target: expected a name that Hedge Row has, found "B.porch"',
    step('target = "B.lawn/Yak"'): 'step 1: target: expected a name that Hedge Row has, found "B.lawn/Yak"',
    step("card = 3"): "step 1: card: expected a text, found 3",
    step("target = []"): "step 1: target: expected a card, zone, seat or number, found []",
    step('amount = "x"'): 'step 1: amount: expected a whole number, found "x"',
    step('pass = "yes"'): 'step 1: pass: expected true or false, found "yes"',
    step('crad = "Cat"'): "step 1: crad: expected one of seat, do, card, target, pass",
    step("maybe = true"): "step 1: expected one of seat, do, card",
    step('until = "D"'): 'step 1: until: expected one of the seats A, B, C, found "D"',
    step("refused = [3]"): "step 1: refused: expected a list of tables, found [3]",
    step('offered = [{ do = "fly" }]'): "step 1: offered: do: expected one of pass",
    expect('"A.porch" = 3'): "step 1: A.porch: expected a zone, a counter",
    expect('"A.hand" = ["Yak"]'): 'step 1: A.hand: expected a card of Hedge Row, found "Yak"',
    expect('"A.bid" = "two"'): 'step 1: A.bid: expected a whole number, found "two"',
    expect('"A.bid" = true'): "step 1: A.bid: expected a whole number, found true",
    expect('phase = "supper"'): "step 1: phase: expected one of begin, play, yard, end",
    expect('asked = ["D"]'): 'step 1: asked: expected a list of seats, found ["D"]',
    expect('over = "yes"'): 'step 1: over: expected true or false, found "yes"',
    expect('active = "D"'): "step 1: active: expected one of the seats",
    expect('turn = "two"'): "step 1: turn: expected a whole number",
    "[[step]]\nexpect = 3\n": "step 1: expect: expected a table, found 3",
}  # fmt: skip


@pytest.mark.parametrize("text", BAD_STEPS)
def test_a_step_that_cannot_be_meant_is_malformed(text: str) -> None:
    with pytest.raises(BadScenario) as caught:
        play(HANDS + text)
    assert str(caught.value).startswith(f"hedge.toml: {BAD_STEPS[text]}")
