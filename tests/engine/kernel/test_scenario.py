"""Steps and expectations of scenarios: which option a step means, what holds, what is said when it does not."""

from __future__ import annotations

import json

import pytest

from engine.games import load
from engine.games.cthulhu_realms.layout import DECK
from engine.kernel.scenarios.runner import BadScenario
from tests.engine.kernel.scenarios import (
    LAB,
    SALE,
    SIDEWALK,
    YARD,
    YARDS,
    expect,
    failure,
    head,
    passes,
    play,
    position,
    step,
)

HANDS = (
    SIDEWALK
    + """[position.A]
hand = ["Lava Lamp", "Garden Gnome", "Garden Gnome", "Borrow"]
[position.B]
hand = ["Kitchen Radio"]
garage = ["Fondue Set", "Bowling Trophy"]
"""
)
EVERYBODY_HAS_CARDS = HANDS + '[position.C]\nhand = ["Rain"]\n'
BUY = step('do = "buy"\ncard = "Lava Lamp"\ntarget = "Fondue Set"')
REALMS = head("cthulhu-realms", '["A", "B"]')
LAST_BLOW = '[position.A]\nplay = ["Dagon"]\n[position.B]\nsanity = 1\n' + step(
    'do = "use"\ncard = "Dagon"\nability = 0'
)

# --- which option -------------------------------------------------------------------------------------------


def test_a_step_names_an_option_by_any_of_its_fields() -> None:
    for fields in ('do = "draw"', 'card = "table.deck"', 'seat = "A"\ntarget = "A.hand"'):
        assert passes(HANDS + step(fields) + expect('"A.hand.count" = 6, asked = "B"'))
    for fields in (
        'card = "Lava Lamp"\ntarget = "Fondue Set"',
        'card = "Lava Lamp"\ntarget = "table.sidewalk[2]"',
        'seat = "A"\ncard = "A.hand/Lava Lamp"\ntarget = "table.sidewalk/Fondue Set"',
    ):
        assert passes(HANDS + step(fields) + expect('"table.discard" = "Lava Lamp", "A.hand.count" = 3'))


def test_a_target_can_be_a_seat() -> None:
    borrow = step('do = "play"') + step('target = "C"')
    assert passes(EVERYBODY_HAS_CARDS + borrow + expect('"C.hand" = [], "A.hand.count" = 4, asked = ["B"]'))


def test_a_target_can_be_a_place_of_the_board() -> None:
    espionage = "".join(
        step(f'seat = "{seat}"\ncard = "{card}"')
        for seat, card in zip("ABC", ("Espionage", "Work", "Work"), strict=True)
    )
    assert passes(espionage + step('target = "work"') + expect('"A.spies.work" = 1'), LAB)


def test_too_few_fields_fail_with_what_is_offered() -> None:
    shown = failure(HANDS + step('do = "buy"\ntarget = "Potted Cactus"'))
    assert shown.startswith(
        'step 1: 4 options now offered fit { do = "buy", target = "Potted Cactus" }; offered now:\n'
    )
    assert '  A: Buy Lava Lamp with Borrow (seat = "A", do = "buy", card = "Borrow", target = "Lava Lamp")' in shown
    assert '  A: Draw 2 cards (seat = "A", do = "draw", card = "table.deck", target = "A.hand")' in shown


def test_copies_of_a_card_in_one_place_are_one_option() -> None:
    bought = step('card = "Garden Gnome"\ntarget = "Fondue Set"')
    assert passes(HANDS + bought + expect('"A.hand" = ["Lava Lamp", "Garden Gnome", "Borrow"]'))


def test_a_copy_can_be_named() -> None:
    for copy in (1, 2):
        assert passes(HANDS + step(f'card = "Garden Gnome#{copy}"\ntarget = "Fondue Set"'))
    assert "no option now offered fits" in failure(HANDS + step('card = "Garden Gnome#7"\ntarget = "Fondue Set"'))


def test_copies_in_different_places_are_different_options() -> None:
    text = '[position.A]\nhand = ["Goon"]\nplay = ["Ghoul"]\ndiscard = ["Goon"]\n[position.table]\nrow = []\n'
    text += step('do = "use"\ncard = "Ghoul"')
    assert "2 options now offered fit" in failure(text + step('target = "Goon"'), REALMS)
    assert passes(text + step('target = "A.discard/Goon"') + expect('"A.hand" = "Goon", "A.discard" = []'), REALMS)


SPRING = head("nasty-neighbours", more='phase = "spring"')


def test_a_place_in_a_grid() -> None:
    for fields in ('target = "A.yard[8]"', 'do = "turn_up"\ntarget = "A.yard[8]"'):
        assert passes(YARDS + step(fields) + expect('asked = "B", "A.down" = 238'), SPRING)
    assert "no option now offered fits" in failure(YARDS + step('target = "A.yard[0]"'), SPRING)


def test_passing() -> None:
    for fields in ("pass = true", 'do = "pass"', 'seat = "B"\npass = true'):
        assert passes(HANDS + BUY + step(fields) + expect('active = "B", "A.garage" = "Fondue Set"'))
    assert 'fits { seat = "C", pass = true }' in failure(EVERYBODY_HAS_CARDS + step('seat = "C"\npass = true'))


def test_a_step_of_another_seat_fails() -> None:
    assert "no option now offered fits" in failure(HANDS + step('seat = "B"\ndo = "draw"'))


def test_a_maybe_step_is_skipped_when_its_question_does_not_arise() -> None:
    assert passes(HANDS + step('seat = "B"\ndo = "draw"\nmaybe = true') + expect('"B.hand.count" = 1, asked = "A"'))
    assert passes(HANDS + step('seat = "A"\ndo = "draw"\nmaybe = true') + expect('"A.hand.count" = 6'))


def test_until_lets_the_others_pass_or_take_their_first_option() -> None:
    first = 'asked = "C", "A.garage" = "Lava Lamp", "B.garage.count" = 3'
    assert passes(HANDS + step('until = "C"') + expect(first))
    assert passes(HANDS + step('until = "A"') + expect('asked = "A", turn = 1'))
    assert passes(HANDS + step('until = "C"\nseat = "C"\ndo = "draw"') + expect('"C.hand.count" = 2'))


def test_until_fails_when_the_seat_is_never_asked_again() -> None:
    assert failure(LAST_BLOW + step('until = "B"'), REALMS) == "step 2: B is not asked any more; the game is over"


# --- what holds ----------------------------------------------------------------------------------------------


def test_the_order_matters_in_decks_and_grids_alone() -> None:
    text = '[position.A]\nhand = ["Goon", "Ghoul"]\ndeck = ["Dagon", "Mi-Go"]\n'
    state = position(text, REALMS)
    names = [load("cthulhu-realms").words.card_name(state.table, card) for card in state.zones[DECK[0]][::-1]]
    assert passes(text + expect(f'"A.hand" = ["Ghoul", "Goon"], "A.deck" = {json.dumps(names)}'), REALMS)
    names[:2] = names[1::-1]
    shown = failure(text + expect(f'"A.deck" = {json.dumps(names)}'), REALMS)
    assert shown.startswith('step 1: expected A.deck = ["Mi-Go", "Dagon", ')
    row = YARDS.splitlines()[1].replace("yard", '"A.yard"')
    assert passes(YARDS + expect(row), YARD)
    assert "found" in failure(YARDS + expect(row.replace('"red 9", "-red 10"', '"-red 10", "red 9"')), YARD)


def test_a_zone_must_hold_exactly_what_is_expected() -> None:
    for wrong in ('["Fondue Set"]', '["Fondue Set", "Bowling Trophy", "Bowling Trophy"]', "[]"):
        assert "found" in failure(HANDS + expect(f'"B.garage" = {wrong}'))
    assert passes(HANDS + expect('"A.hand" = ["Garden Gnome", "Borrow", "Lava Lamp", "Garden Gnome"], "C.hand" = []'))


def test_states_of_cards_are_expected_too() -> None:
    text, runes = '[position.A]\nlawn = ["Bratty Dragon (hexed)", "Cul-de-Sac Sphinx"]\n', head("runes-and-regulations")
    assert passes(text + expect('"A.lawn" = ["Cul-de-Sac Sphinx", "Bratty Dragon (hexed)"]'), runes)
    assert "found" in failure(text + expect('"A.lawn" = ["Cul-de-Sac Sphinx", "Bratty Dragon"]'), runes)


def test_counters_and_numbers() -> None:
    assert passes("[position.C]\nmoney = 2\n" + expect('"C.money" = 2, "B.money" = 10'), LAB)
    assert passes(HANDS + expect('"A.hand.count" = 4, "table.deck.count" = 48, "A.hand" = 4, "B.points" = 2'))
    assert failure(HANDS + expect('"A.hand.count" = 3')) == "step 1: expected A.hand.count = 3, found 4"


def test_names_can_be_nested_tables() -> None:
    nested = (
        '[[step]]\n[step.expect]\nphase = "action"\n[step.expect.B]\nmoney = 10\nspies = { work = 1, invent = 0 }\n'
    )
    assert passes("[position.B]\nspies = { work = 1 }\n" + nested, LAB)


def test_the_match_as_a_whole() -> None:
    right = 'phase = "turn", active = "A", asked = ["A"], over = false, winner = [], turn = 1'
    assert passes(HANDS + expect(right))
    for wrong in ('active = "B"', 'asked = ["A", "B"]', "over = true", 'winner = "A"', "turn = 0"):
        assert failure(HANDS + expect(wrong)).startswith(f"step 1: expected {wrong.split()[0]} = ")
    assert failure(expect('phase = "work"'), LAB) == 'step 1: expected phase = "work", found "action"'


def test_every_expectation_not_met_is_told() -> None:
    shown = failure(expect('"A.money" = 1, "B.money" = 10, active = "C"'), LAB)
    assert shown == 'step 1: expected A.money = 1, found 10\nexpected active = "C", found "A"'


def test_an_expectation_beside_an_answer_is_checked_after_it() -> None:
    assert passes(HANDS + step('do = "draw"\nexpect = { "A.hand.count" = 6 }'))


def test_offered_and_refused() -> None:
    good = (
        'offered = [{ seat = "A", do = "play" }, { card = "Borrow", target = "Fondue Set" }]\nrefused = { seat = "B" }'
    )
    assert passes(HANDS + step(good))
    shown = failure(HANDS + step('offered = [{ seat = "B", do = "draw" }]'))
    assert shown.startswith('step 1: { seat = "B", do = "draw" } should be offered, and is not; offered now:')
    shown = failure(HANDS + step('refused = [{ seat = "A", card = "Borrow" }]'))
    assert shown == 'step 1: { seat = "A", card = "Borrow" } should be refused, and is offered'


def test_the_winner() -> None:
    assert passes(LAST_BLOW + expect('over = true, winner = ["A"], asked = []'), REALMS)


def test_the_first_failing_step_ends_the_scenario() -> None:
    result = play(expect('"A.money" = 10') + expect('"A.money" = 1') + expect('"A.money" = 2'), LAB)
    assert (result.passed, result.failed_step, result.steps) == (False, "step 2", 3)
    assert (result.title, result.file) == ("Test", "test.toml")


# --- what cannot be meant -------------------------------------------------------------------------------------

BAD_STEPS = {
    step('seat = "D"'): 'step 1: seat: expected one of the seats A, B, C, found "D"',
    step('do = "fly"'): 'step 1: do: expected one of pass, use, choose, buy, draw, play, found "fly"',
    step('card = "Yak"'): 'step 1: card: expected a name that Garage Sale has, found "Yak"',
    step('target = "B.porch"'): 'step 1: target: expected a name that Garage Sale has, found "B.porch"',
    step('target = "B.hand/Yak"'): 'step 1: target: expected a name that Garage Sale has, found "B.hand/Yak"',
    step("card = 3"): "step 1: card: expected a text, found 3",
    step("target = []"): "step 1: target: expected a card, zone, seat or number, found []",
    step('amount = "x"'): 'step 1: amount: expected a whole number, found "x"',
    step('pass = "yes"'): 'step 1: pass: expected true or false, found "yes"',
    step('crad = "Rain"'): "step 1: crad: expected one of seat, do, card, target, pass",
    step("maybe = true"): "step 1: expected one of seat, do, card",
    step('until = "D"'): 'step 1: until: expected one of the seats A, B, C, found "D"',
    step("refused = [3]"): "step 1: refused: expected a list of tables, found [3]",
    step('offered = [{ do = "fly" }]'): "step 1: offered: do: expected one of pass",
    expect('"A.porch" = 3'): "step 1: A.porch: expected a zone, a counter",
    expect('"A.hand" = ["Yak"]'): 'step 1: A.hand: expected a card of Garage Sale, found "Yak"',
    expect('"A.points" = "two"'): 'step 1: A.points: expected a whole number, found "two"',
    expect('"A.points" = true'): "step 1: A.points: expected a whole number, found true",
    expect('phase = "supper"'): "step 1: phase: expected one of turn",
    expect('asked = ["D"]'): 'step 1: asked: expected a list of seats, found ["D"]',
    expect('over = "yes"'): 'step 1: over: expected true or false, found "yes"',
    expect('active = "D"'): "step 1: active: expected one of the seats",
    expect('turn = "two"'): "step 1: turn: expected a whole number",
    "[[step]]\nexpect = 3\n": "step 1: expect: expected a table, found 3",
}


@pytest.mark.parametrize("text", BAD_STEPS)
def test_a_step_that_cannot_be_meant_is_malformed(text: str) -> None:
    with pytest.raises(BadScenario) as caught:
        play(HANDS + text, SALE)
    assert str(caught.value).startswith(f"test.toml: {BAD_STEPS[text]}")
