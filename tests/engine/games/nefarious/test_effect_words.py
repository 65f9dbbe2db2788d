"""The effect words: each in a file of its own, with a number that stays; one that is made up here works like them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.games.nefarious import effects
from engine.games.nefarious.definitions.vocabulary import Operation
from engine.games.nefarious.effects import UNITS
from engine.games.nefarious.effects.effect_type import AMOUNT, EffectTotals, NefariousEffectType
from engine.games.nefarious.layout import MONEY
from engine.games.nefarious.match_rules import GameState
from engine.games.nefarious.rules.cards_and_money import gain
from engine.kernel.cards.effect_types import effect_names
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import BadCard
from engine.kernel.flow import machine
from engine.kernel.game.game import Game
from engine.kernel.scenarios.reader import read
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.state import SEAT, SOURCE, Frame
from engine.kernel.state.view import view_of
from tests.engine.games.nefarious.lab import GAME
from tests.engine.games.own_cards import pack_of
from tests.engine.games.unit_words import (
    every_file_is_listed,
    forget,
    words_are_reached_by_the_list_alone,
    words_elsewhere,
)

OTHER_MEANINGS = {
    "draw": {"definitions/faces.py"},
    "discard": {"ai/explainer.py", "knowledge/encoding.py", "match_rules.py"},
    "gain": {"definitions/faces.py"},
    "lose": {"definitions/faces.py"},
}
"""Where the text of a word means something else: the sign of an Action, a verb."""


def test_the_numbers_of_words_never_change() -> None:
    assert effect_names(UNITS)[:8] == (
        "draw",
        "discard",
        "gain",
        "lose",
        "place_spy",
        "remove_spy",
        "round_down",
        "redraw",
    )


def test_every_file_of_the_folder_is_listed() -> None:
    every_file_is_listed(effects, UNITS)


def test_a_word_stands_in_its_own_file_alone() -> None:
    for word, files in words_elsewhere(effects, UNITS).items():
        assert files <= OTHER_MEANINGS.get(word, set()), word
    words_are_reached_by_the_list_alone(effects)


# --- a word that is made up -------------------------------------------------------------------------------------------


def sell_twice(state: GameState, frame: Frame, operation: Operation) -> None:
    gain(state, frame[SEAT], 2 * operation[1], frame[SOURCE])


def add(sums: EffectTotals, number: float) -> None:
    sums.money += 2 * number


SELL = NefariousEffectType(
    word="sell_twice",
    title="Sell plans twice",
    fields=(AMOUNT,),
    resolve=sell_twice,
    phrase=lambda amount: f"sell your plans twice for ${amount}",
    sign="2x",
    add=add,
)
PLANS: dict[str, Any] = {
    "id": "plans",
    "name": "Plans",
    "cost": 3,
    "points": 2,
    "self": [{"do": "sell_twice", "amount": 7}],
}
COPY: dict[str, Any] = {"id": "copy", "name": "Copy", "cost": 3, "points": 2}


@pytest.fixture
def made_up() -> Iterator[None]:
    UNITS.append(SELL)
    forget(effects)
    yield
    UNITS.remove(SELL)
    forget(effects)


def with_plans() -> Game[Any]:
    return GAME.with_packs([pack_of(GAME, {"invention": [PLANS, COPY]})])


def about_to_build(game: Game[Any]) -> ScenarioRunner:
    """Ada, who has chosen to invent, has Plans and a Copy that costs and counts as much and does nothing."""
    text = game.workshop.try_out("invention", "plans").replace('hand = ["plans"', 'hand = ["copy", "plans"', 1)
    return ScenarioRunner(read(text, "plans"), game)


@pytest.mark.usefixtures("made_up")
def test_a_made_up_word_is_read_and_told() -> None:
    face = GAME.workshop.read_pack_card("invention", Reader("own.toml", "plans", PLANS))
    assert face["lines"] == [["Sell your plans twice for $7.", "self"]]
    assert face["groups"][0]["cells"] == [{"text": "2x7", "icon": "sell-twice", "per": ""}]
    wrong = {**PLANS, "self": [{"do": "sell_twice", "amount": "all"}]}
    with pytest.raises(BadCard, match="only discard and lose can say all"):
        GAME.workshop.read_pack_card("invention", Reader("own.toml", "plans", wrong))


@pytest.mark.usefixtures("made_up")
def test_a_made_up_word_stands_in_the_forms_of_the_workshop() -> None:
    for kind, key in ((GAME.workshop.card_kinds()[0], "self"), (GAME.workshop.card_kinds()[1], "does")):
        lines = next(field for field in kind.fields if field.key == key).fields
        word, amount = (next(field for field in lines if field.key == name) for name in ("do", "amount"))
        assert ("sell_twice", "Sell plans twice") in word.choices
        assert amount.needs is not None and "sell_twice" in amount.needs[1]
    values = GAME.workshop.form_values("invention", PLANS)
    assert GAME.workshop.card_data("invention", values)["self"] == PLANS["self"]


@pytest.mark.usefixtures("made_up")
def test_a_made_up_word_is_carried_out_and_told_on_the_table() -> None:
    play = about_to_build(with_plans())
    before = play.state.counters[MONEY[0]]
    names = [
        play.state.table.game.words.card_name(play.state.table, option[1]) for option in view_of(play.state, 0).options
    ]
    machine.answer_at(play.state, 0, names.index("Plans"))
    assert play.state.counters[MONEY[0]] == before - 3 + 14


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize("weights", ["normal", "gentle"])
def test_a_computer_seat_knows_what_a_made_up_word_is_worth(weights: str) -> None:
    play = about_to_build(with_plans())
    table = play.state.table
    policy = table.game.ai.policy(table, weights)
    assert policy is not None
    view = view_of(play.state, 0)
    memory: dict[str, Any] = {}
    policy.observe(view, memory)
    judged = policy.evaluate_options(view, memory, 1).values
    worth = {table.game.words.card_name(table, option[1]): judged[place] for place, option in enumerate(view.options)}
    assert worth["Plans"] > worth["Copy"]
