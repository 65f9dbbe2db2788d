"""The effect words: each in a file of its own; one that is made up here works like them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.games import load
from engine.games.nasty_neighbours import effects
from engine.games.nasty_neighbours.definitions.vocabulary import OTHER, OWN, Effect
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.effects.effect_type import WHOSE_FIELD, EffectEvaluator, NastyEffectType
from engine.games.nasty_neighbours.layout import MISSES
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.rules.effect_targets import target_seats
from engine.kernel.cards.effect_types import effect_names
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import BadCard
from engine.kernel.flow import machine
from engine.kernel.game.game import Game
from engine.kernel.scenarios.reader import read
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.refs import SEAT_BASE, seat_ref
from engine.kernel.state.state import Frame
from engine.kernel.state.view import view_of
from tests.engine.games.own_cards import pack_of
from tests.engine.games.unit_words import (
    every_file_is_listed,
    forget,
    words_are_reached_by_the_list_alone,
    words_elsewhere,
)

GAME = load("nasty-neighbours")
NAMES = ("Ada", "Ben", "Cora")
OTHER_MEANINGS = {"reset": {"codes.py", "game.py"}}
"""Where the text of a word means something else: a remark, a motion."""


def test_the_words_keep_their_places() -> None:
    assert effect_names(UNITS)[:13] == (
        "reset",
        "swap-seats",
        "peek",
        "swap-cards",
        "turn-down",
        "turn-up",
        "replace",
        "miss-turn",
        "take-card",
        "draw-card",
        "discard-card",
        "dive",
        "cancel",
    )


def test_every_file_of_the_folder_is_listed() -> None:
    every_file_is_listed(effects, UNITS)


def test_a_word_stands_in_its_own_file_alone() -> None:
    for word, files in words_elsewhere(effects, UNITS).items():
        assert files <= OTHER_MEANINGS.get(word, set()), word
    words_are_reached_by_the_list_alone(effects)


# --- a word that is made up -------------------------------------------------------------------------------------------


def open_players(state: GameState, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
    return [seat_ref(other) for other in target_seats(state, seat, effect.whom, target)]


def snooze(state: GameState, frame: Frame, effect: Effect, picks: list[int]) -> None:
    state.values[MISSES] |= 1 << picks[0] - SEAT_BASE


def hits(values: EffectEvaluator, effect: Effect, exposer: int, target: int) -> float:
    return -9.0 if target == values.me else 9.0 + target


SNOOZE = NastyEffectType(
    word="snooze",
    title="A player falls asleep",
    fields=(replace(WHOSE_FIELD, values=(OWN, OTHER)),),
    open=open_players,
    resolve=snooze,
    describe=lambda effect: "another player falls asleep" if effect.whom == OTHER else "fall asleep",
    short=lambda effect: ("somebody falls asleep", "somebody sleeps", "sleep"),
    choose_player=lambda effect, player: f"{player} chooses who falls asleep",
    hits=hits,
)
LULLABY: dict[str, Any] = {
    "id": "lullaby",
    "name": "Lullaby",
    "copies": 1,
    "when": "any-time",
    "effects": ["snooze other"],
}


@pytest.fixture
def made_up() -> Iterator[None]:
    UNITS.append(SNOOZE)
    forget(effects)
    yield
    UNITS.remove(SNOOZE)
    forget(effects)


def sung(game: Game[Any]) -> ScenarioRunner:
    """Ada has played the card and is asked whom it means."""
    play = ScenarioRunner(read(game.workshop.try_out("nasty", "lullaby"), "lullaby"), game)
    view = view_of(play.state, 0)
    table = play.state.table
    card = next(card for card in range(len(table.faces)) if game.words.card_name(table, card) == "Lullaby")
    machine.answer_at(play.state, 0, next(place for place, option in enumerate(view.options) if option[1] == card))
    return play


def with_lullaby() -> Game[Any]:
    return GAME.with_packs([pack_of(GAME, {"nasty": [LULLABY]})])


@pytest.mark.usefixtures("made_up")
def test_a_made_up_word_is_read_and_told() -> None:
    face = GAME.workshop.read_pack_card("nasty", Reader("own.toml", "lullaby", LULLABY))
    assert "Another player falls asleep." in str(face)
    with pytest.raises(BadCard, match="snooze with one of own, other"):
        GAME.workshop.read_pack_card("nasty", Reader("own.toml", "lullaby", {**LULLABY, "effects": ["snooze target"]}))


@pytest.mark.usefixtures("made_up")
def test_a_made_up_word_stands_in_the_form_of_the_workshop() -> None:
    lines = next(field for field in GAME.workshop.card_kinds()[1].fields if field.key == "effects").fields
    word, whose = (next(field for field in lines if field.key == key) for key in ("effect", "whose"))
    assert ("snooze", "A player falls asleep") in word.choices
    assert whose.needs is not None and "snooze" in whose.needs[1]
    values = GAME.workshop.form_values("nasty", LULLABY)
    assert GAME.workshop.card_data("nasty", values)["effects"] == LULLABY["effects"]


@pytest.mark.usefixtures("made_up")
def test_a_made_up_word_asks_and_is_carried_out() -> None:
    play = sung(with_lullaby())
    view = view_of(play.state, 0)
    assert play.state.table.game.words.prompt(view, NAMES).startswith("Ada chooses who falls asleep")
    assert [option[2] - SEAT_BASE for option in view.options] == [1, 2]
    machine.answer_at(play.state, 0, 1)
    assert play.state.values[MISSES] == 1 << 2


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize("weights", ["normal", "hard"])
def test_a_computer_seat_knows_what_a_made_up_word_is_worth(weights: str) -> None:
    play = sung(with_lullaby())
    policy = play.state.table.game.ai.policy(play.state.table, weights)
    assert policy is not None
    view = view_of(play.state, 0)
    memory: dict[str, Any] = {}
    policy.observe(view, memory)
    ben, cora = policy.evaluate_options(view, memory, 1).values
    assert cora > ben
