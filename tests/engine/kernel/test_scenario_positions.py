"""Positions of scenarios: what is named lies where it is named, everything else follows, nonsense is refused."""

from __future__ import annotations

import pytest

from engine.games import load
from engine.games.garage_sale.layout import DECK, DISCARD, GARAGE, HAND
from engine.kernel.game.traits import HasCardStates
from engine.kernel.match.invariants import check
from engine.kernel.scenarios.runner import BadScenario, run
from engine.kernel.state import rng
from engine.kernel.state.refs import GAP
from engine.kernel.state.state import PHASE, State
from tests.engine.kernel.scenarios import LAB, SALE, SIDEWALK, YARD, YARDS, head, position

RUNES = head("runes-and-regulations", more="options = { expansion = true }")


def names(state: State, zone: int) -> list[str]:
    words = state.table.game.words
    return ["." if card == GAP else words.card_name(state.table, card) for card in state.zones[zone]]


def named(state: State, name: str) -> list[int]:
    return state.table.game.positions.find_cards(state.table, name)


def test_named_cards_lie_in_their_zones() -> None:
    state = position(
        SIDEWALK
        + '[position.A]\nhand = ["Rain", "Dibs", "Dibs"]\ngarage = "Lava Lamp"\n[position.C]\nhand = ["Borrow"]'
    )
    assert names(state, HAND[0]) == ["Rain", "Dibs", "Dibs"]
    assert state.zones[GARAGE[0]] == named(state, "Lava Lamp")[1:2]
    assert names(state, HAND[1]) == []
    assert len(state.zones[DECK]) == 60 - 10
    assert check(state) == []


def test_decks_and_piles_are_listed_top_first() -> None:
    state = position(SIDEWALK + 'deck = ["Borrow", "Rain"]\ndiscard = ["Fondue Set", "Dibs"]')
    assert names(state, DECK)[-2:] == ["Rain", "Borrow"]
    assert names(state, DISCARD) == ["Dibs", "Fondue Set"]


def test_the_rest_of_a_deck_is_shuffled_from_the_seed() -> None:
    decks = [position(SIDEWALK, head("garage-sale", more=f"seed = {seed}")).zones[DECK] for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]
    assert decks[0] != sorted(decks[0])
    assert position(SIDEWALK, SALE).zones[DECK] == decks[0]


def test_a_grid_has_gaps_and_cards_have_states() -> None:
    state = position('[position.B]\nyard = ["red 5", ".", "-blue 5", ".", ".", ".", ".", ".", "."]', YARD)
    assert names(state, state.table.layout.seat_zone("yard", 1)) == ["Red 5", ".", "Blue 5", *"......"]
    assert state.counters[state.table.layout.counter("down", 1)] == 0b100
    assert check(state) == []
    state = position('[position.B]\nlawn = ["Bratty Dragon (hexed)", "Cul-de-Sac Sphinx"]', RUNES)
    lawn = state.zones[state.table.layout.seat_zone("lawn", 1)]
    assert [state.table.game.trait(HasCardStates).card_states(state, card) for card in lawn] == [("hexed",), ()]


def test_counters_can_be_given_and_start_from_their_value() -> None:
    state = position("[position.B]\nmoney = 2", LAB)
    assert [state.counters[state.table.layout.counter("money", seat)] for seat in range(3)] == [10, 2, 10]


def test_a_copy_can_be_named() -> None:
    state = position('[position.A]\nhand = ["Rummage#3"]\n[position.B]\nhand = ["Rummage", "Rummage"]')
    assert state.zones[HAND[0]] == [named(state, "Rummage")[2]]
    assert state.zones[HAND[1]] == named(state, "Rummage")[:2]


def test_play_goes_on_where_the_scenario_says() -> None:
    state = position('active = "B"\n' + SIDEWALK)
    assert [question[0] for question in state.questions] == [1]
    state = position(YARDS, head("nasty-neighbours", more='phase = "spring"'))
    assert state.values[PHASE] == state.table.game.phases.index("spring")
    verbs = {option[0] for question in state.questions for option in question[3]}
    assert verbs == {state.table.game.verbs.index("turn_up")}


def test_results_can_be_fixed_and_go_on_from_the_seed() -> None:
    state = position("[random]\nspinner = [4, 4, 1]", RUNES)
    clone = State.from_data(state.table, state.to_data())
    assert [rng.result(state, 0, 1, 6) for _ in range(3)] == [4, 4, 1]
    rest = [rng.result(state, 0, 1, 6) for _ in range(50)]
    assert [rng.result(clone, 0, 1, 6) for _ in range(53)] == [4, 4, 1, *rest]
    assert set(rest) == {1, 2, 3, 4, 5, 6}


BAD_POSITIONS = {
    (SALE, '[position.A]\nhand = ["Yak"]'): 'position.A.hand: expected a card of Garage Sale, found "Yak"',
    (SALE, '[position.A]\nhand = ["Rain", "Rain", "Rain"]\n[position.B]\nhand = ["Rain"]'): (
        "position.B.hand: expected no more copies of Rain than the 3 there are"
    ),
    (SALE, '[position.A]\nhand = ["Rain#4"]'): 'position.A.hand: expected one of the 3 copies of Rain, found "Rain#4"',
    (SALE, '[position.A]\nhnad = ["Rain"]'): "position.A.hnad: expected a name garage-sale has here: hand, garage",
    (SALE, "[position.table]\nmoney = 3"): (
        "position.table.money: expected a name garage-sale has here: deck, discard, sidewalk"
    ),
    (SALE, '[position.D]\nhand = ["Rain"]'): "position.D: expected one of A, B, C, table",
    (SALE, "[position.A]\nhand = 3"): "position.A.hand: expected a list of cards, found 3",
    (SALE, '[position.A]\nhand = ["."]'): 'position.A.hand: expected a card of Garage Sale, found "."',
    (LAB, '[position.A]\nmoney = "two"'): 'position.A.money: expected a whole number, found "two"',
    (LAB, "[position.A]\nmoney = -12"): "position: expected what can be, not a counter below 0",
    (LAB, '[position.A]\nhand = ["Work"]'): 'position.A.hand: expected a card of the kind invention, found "Work"',
    (RUNES, '[position.A]\nlawn = ["Bratty Dragon (angry)"]'): (
        'position.A.lawn: expected hexed, the only state of a card, found "angry"'
    ),
    (SALE, "[position]\nA = 3"): "position.A: expected a table of zones and counters, found 3",
    (RUNES, "[random]\ndie = [1]"): "random.die: expected spinner",
    (SALE, "[random]\nspinner = [1]"): "random.spinner: expected nothing: this game has no such results",
    (RUNES, '[random]\nspinner = ["four"]'): 'random.spinner: expected a list of whole numbers, found ["four"]',
    (SALE, 'active = "D"'): 'active: expected one of the seats A, B, C, found "D"',
    (SALE, 'seed = "one"'): 'seed: expected a whole number, found "one"',
    (SALE, "options = { cards = 3 }"): (
        "options: expected what Garage Sale allows: garage-sale has no option 'cards'; it has none"
    ),
}


@pytest.mark.parametrize(("start", "text"), BAD_POSITIONS)
def test_what_cannot_be_is_refused_with_file_key_and_what_was_expected(start: str, text: str) -> None:
    with pytest.raises(BadScenario) as caught:
        position(text, start)
    assert str(caught.value) == f"test.toml: {BAD_POSITIONS[start, text]}"


BAD_HEADS = {
    SALE + 'phase = "supper"': 'phase: expected one of turn, found "supper"',
    SALE.replace('["A", "B", "C"]', '["A", "A"]'): "seats: expected the names of the seats, clockwise, each once",
    SALE.replace('["A", "B", "C"]', '["table", "A"]'): "seats: expected other names than table",
    SALE.replace('["A", "B", "C"]', '["A.b", "B"]'): "seats: expected the names of the seats, clockwise, each once",
    SALE.replace('["A", "B", "C"]', '["A"]'): "seats: expected as many as Garage Sale allows: Garage Sale is for 2",
    SALE.replace('seats = ["A", "B", "C"]', ""): "seats: expected the names of the seats",
    SALE.replace('game = "garage-sale"', ""): "game: expected a text",
    SALE.replace('"garage-sale"', '"chess"'): "game: expected the slug of a game: there is no game 'chess'",
    SALE + "postion = 3": "postion: expected one of title, note, rules, game",
    SALE + "options = 3": "options: expected a table, found 3",
    SALE + "rules = 3": "rules: expected a list of texts, found 3",
    SALE + "step = 3": "step: expected a list of tables, found 3",
    SALE + "seats": "not readable as TOML: ",
}


@pytest.mark.parametrize("text", BAD_HEADS)
def test_a_malformed_file_is_refused_with_file_key_and_what_was_expected(text: str) -> None:
    with pytest.raises(BadScenario) as caught:
        run(text, "test.toml", load)
    assert str(caught.value).startswith(f"test.toml: {BAD_HEADS[text]}")
