"""Positions of scenarios: what is named lies where it is named, everything else follows, nonsense is refused."""

from __future__ import annotations

import pytest

from engine.kernel import frames
from engine.kernel.features import CardStates
from engine.kernel.invariants import check
from engine.kernel.refs import GAP
from engine.kernel.scenario import BadScenario, run
from engine.kernel.state import State
from tests.engine.kernel.hedge_scenarios import HEAD, ROW, load_game, position, roll
from tests.engine.kernel.toy_game import DECK, DISCARD, FACES, HAND, YARD, seat_zone


def names(state: State, zone: int, seat: int = 0) -> list[str]:
    index = seat_zone(zone, seat) if zone >= HAND else zone
    return ["." if card == GAP else ROW.words.card_name(state.table, card) for card in state.zones[index]]


def test_named_cards_lie_in_their_zones() -> None:
    state = position('[position.A]\nhand = ["Cat", "Dog", "Dog"]\nlawn = "Fox"\n[position.C]\nfence = ["Guard"]')
    assert names(state, HAND) == ["Cat", "Dog", "Dog"]
    assert state.zones[seat_zone(3, 0)] == ROW.positions.card_named(state.table, "Fox")[:1]
    assert names(state, HAND, 1) == []
    assert len(state.zones[DECK]) == len(FACES) - 5
    assert check(state) == []


def test_decks_and_piles_are_listed_top_first() -> None:
    state = position('[position.table]\ndeck = ["Bomb", "Cat"]\ndiscard = ["Fox", "Dog"]')
    assert names(state, DECK)[-2:] == ["Cat", "Bomb"]
    assert names(state, DISCARD) == ["Dog", "Fox"]


def test_the_rest_of_a_deck_is_shuffled_from_the_seed() -> None:
    decks = [position("", HEAD + f"seed = {seed}\n").zones[DECK] for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]
    assert decks[0] != sorted(decks[0])
    assert position("", HEAD).zones[DECK] == decks[0]


def test_a_grid_has_gaps_and_cards_have_states() -> None:
    state = position('[position.B]\nyard = ["Cat", ".", "Dog (asleep)"]')
    assert names(state, YARD, 1) == ["Cat", ".", "Dog"]
    dog = state.zones[seat_zone(YARD, 1)][2]
    assert ROW.feature(CardStates).card_states(state, dog) == ("asleep",)
    assert check(state) == []


def test_counters_can_be_given_and_start_from_their_value() -> None:
    state = position("[position.B]\nbid = 2")
    assert state.counters == [0, 0, 2, 0, 0, 0]


def test_a_copy_can_be_named() -> None:
    state = position('[position.A]\nhand = ["Dog#3"]\n[position.B]\nhand = ["Dog", "Dog"]')
    dogs = ROW.positions.card_named(state.table, "Dog")
    assert state.zones[seat_zone(HAND, 0)] == [dogs[2]]
    assert state.zones[seat_zone(HAND, 1)] == dogs[:2]


def test_play_goes_on_where_the_scenario_says() -> None:
    state = position('active = "B"\n[position.B]\nhand = ["Cat"]')
    assert [question[0] for question in state.questions] == [1]
    state = position('[position.A]\nyard = ["Cat"]', HEAD.replace('"play"', '"yard"'))
    assert state.values[1] == ROW.phases.index("yard")
    frames.answer(state, 0, state.questions[0][3][0])
    assert names(state, DISCARD) == ["Cat"]


def test_results_can_be_fixed_and_go_on_from_the_seed() -> None:
    state = position("[random]\ndie = [4, 4, 1]")
    assert [roll(state) for _ in range(3)] == [4, 4, 1]
    clone = State.from_data(state.table, state.to_data())
    rest = [roll(state) for _ in range(50)]
    assert rest == [roll(clone) for _ in range(50)]
    assert set(rest) == {1, 2, 3, 4, 5, 6}


BAD_POSITIONS = {
    '[position.A]\nhand = ["Yak"]': 'position.A.hand: expected a card of Hedge Row, found "Yak"',
    '[position.A]\nhand = ["Bomb", "Bomb", "Bomb"]\n[position.B]\nhand = ["Bomb"]': (
        "position.B.hand: expected no more copies of Bomb than the 3 there are"
    ),
    '[position.A]\nhand = ["Bomb#4"]': 'position.A.hand: expected one of the 3 copies of Bomb, found "Bomb#4"',
    '[position.A]\nhnad = ["Cat"]': (
        "position.A.hnad: expected a name hedge-row has here: hand, lawn, fence, yard, bid, draws"
    ),
    "[position.table]\nbid = 3": "position.table.bid: expected a name hedge-row has here: deck, discard",
    '[position.D]\nhand = ["Cat"]': "position.D: expected one of A, B, C, table",
    "[position.A]\nhand = 3": "position.A.hand: expected a list of cards, found 3",
    '[position.A]\nhand = ["."]': 'position.A.hand: expected a card of Hedge Row, found "."',
    '[position.A]\nbid = "two"': 'position.A.bid: expected a whole number, found "two"',
    "[position.A]\nbid = 12": "position: expected what can be, not a bid above 9",
    '[position.A]\nlawn = ["Cat (angry)"]': 'position.A.lawn: expected asleep, found "angry"',
    "[position]\nA = 3": "position.A: expected a table of zones and counters, found 3",
    "[random]\nspinner = [1]": "random.spinner: expected coin, die",
    '[random]\ndie = ["four"]': 'random.die: expected a list of whole numbers, found ["four"]',
    'active = "D"': 'active: expected one of the seats A, B, C, found "D"',
    'seed = "one"': 'seed: expected a whole number, found "one"',
    "options = { cards = 3 }": (
        "options: expected what Hedge Row allows: hedge-row has no option 'cards'; it has none"
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", BAD_POSITIONS)
def test_what_cannot_be_is_refused_with_file_key_and_what_was_expected(text: str) -> None:
    with pytest.raises(BadScenario) as caught:
        position(text)
    assert str(caught.value) == f"hedge.toml: {BAD_POSITIONS[text]}"


BAD_HEADS = {
    HEAD.replace('"play"', '"supper"'): 'phase: expected one of begin, play, yard, end, found "supper"',
    HEAD.replace('["A", "B", "C"]', '["A", "A"]'): "seats: expected the names of the seats, clockwise, each once",
    HEAD.replace('["A", "B", "C"]', '["table", "A"]'): "seats: expected other names than table",
    HEAD.replace('["A", "B", "C"]', '["A.b", "B"]'): "seats: expected the names of the seats, clockwise, each once",
    HEAD.replace('seats = ["A", "B", "C"]', ""): "seats: expected the names of the seats",
    HEAD.replace('game = "hedge-row"', ""): "game: expected a text",
    HEAD.replace('"hedge-row"', '"chess"'): "game: expected the slug of a game: there is no game 'chess'",
    HEAD + "postion = 3": "postion: expected one of title, note, rules, game",
    HEAD + "options = 3": "options: expected a table, found 3",
    HEAD + "rules = 3": "rules: expected a list of texts, found 3",
    HEAD + "step = 3": "step: expected a list of tables, found 3",
    HEAD + "seats": "not readable as TOML: ",
}  # fmt: skip


@pytest.mark.parametrize("head", BAD_HEADS)
def test_a_malformed_file_is_refused_with_file_key_and_what_was_expected(head: str) -> None:
    with pytest.raises(BadScenario) as caught:
        run(head, "hedge.toml", load_game)
    assert str(caught.value).startswith(f"hedge.toml: {BAD_HEADS[head]}")
