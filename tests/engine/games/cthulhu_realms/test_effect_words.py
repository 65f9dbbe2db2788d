"""The effect words: each in a file of its own, with a number that stays; one that is made up here works like them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from engine.games.cthulhu_realms import effects
from engine.games.cthulhu_realms.definitions.vocabulary import Effect
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.effects.effect_type import (
    AMOUNT,
    SURE,
    RealmsEffectType,
    choose_player,
    one_number,
    refuse_player,
)
from engine.games.cthulhu_realms.layout import SANITY
from engine.games.cthulhu_realms.match_rules import GameState, GameView
from engine.kernel.cards.effect_types import effect_names
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import BadCard
from engine.kernel.flow import machine
from engine.kernel.flow.moves import add_to_counter
from engine.kernel.game.game import Game
from engine.kernel.scenarios.reader import Scenario, ScenarioStep
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.refs import SEAT_BASE
from engine.kernel.state.state import SOURCE, Frame
from engine.kernel.state.view import view_of
from tests.engine.games.cthulhu_realms.random_games import GAME
from tests.engine.games.own_cards import pack_of
from tests.engine.games.unit_words import (
    every_file_is_listed,
    forget,
    words_are_reached_by_the_list_alone,
    words_elsewhere,
)

OTHER_MEANINGS = {
    "power": {"ai/explainer.py", "definitions/own_cards.py", "layout.py", "text/refusals.py"},
    "sanity": {
        "ai/explainer.py",
        "ai/features.py",
        "definitions/checks.py",
        "definitions/reader.py",
        "definitions/faces.py",
        "definitions/own_cards.py",
        "layout.py",
        "scenario_hooks.py",
    },
    "loss": {"ai/explainer.py", "codes.py", "knowledge/encoding.py"},
    "discard": {
        "codes.py",
        "knowledge/table_info.py",
        "match_rules.py",
        "definitions/own_cards.py",
        "layout.py",
        "definitions/vocabulary.py",
    },
    "draw": {"ai/explainer.py"},
    "abjure": {"codes.py", "knowledge/table_info.py", "match_rules.py", "definitions/vocabulary.py"},
}
"""Where the text of a word means something else: a counter, a zone, a question, an event that is needed, a fact."""


def test_the_numbers_of_words_never_change() -> None:
    assert effect_names(UNITS)[:10] == (
        "power",
        "sanity",
        "loss",
        "draw",
        "discard",
        "draw-discard",
        "abjure",
        "acquire-abjured",
        "destroy-location",
        "abjure-this",
    )


def test_every_file_of_the_folder_is_listed() -> None:
    every_file_is_listed(effects, UNITS)


def test_a_word_stands_in_its_own_file_alone() -> None:
    elsewhere = words_elsewhere(effects, UNITS)
    assert {word: files - OTHER_MEANINGS.get(word, set()) for word, files in elsewhere.items()} == dict.fromkeys(
        elsewhere, set()
    )
    words_are_reached_by_the_list_alone(effects)


# --- a word that is made up -------------------------------------------------------------------------------------------


def soothe(state: GameState, frame: Frame, target: int, amount: int, second: int) -> None:
    add_to_counter(state, target - SEAT_BASE, SANITY, 2 * amount, frame[SOURCE])


def outcome(view: GameView, effect: Effect, target: int, names: Sequence[str]) -> str:
    return f"{names[target - SEAT_BASE]} is soothed by {effect.amount}"


SOOTHE = RealmsEffectType(
    word="soothe",
    title="Soothe a player",
    fields=(AMOUNT,),
    resolve=choose_player,
    chosen=soothe,
    phrase=lambda effect, needs: f"soothe a player by {effect.amount}",
    on_player=True,
    short=lambda effect: f"soothe by {effect.amount}",
    cells=one_number,
    prompt=lambda effect: f"choose whom to soothe by {effect.amount}",
    outcome=outcome,
    refuse=refuse_player,
    helps=True,
    sort=SURE,
    default_weight=1.3,
    part="sanity",
)
TEA: dict[str, Any] = {
    "id": "tea",
    "name": "Tea",
    "color": "green",
    "type": "entity",
    "cost": 3,
    "copies": 2,
    "abilities": [{"needs": [], "either": [["soothe 9"], ["power 1"]]}],
}


@pytest.fixture
def made_up() -> Iterator[None]:
    UNITS.append(SOOTHE)
    forget(effects)
    yield
    UNITS.remove(SOOTHE)
    forget(effects)


def with_tea() -> Game[Any]:
    return GAME.with_packs([pack_of(GAME, {"general": [TEA]})])


def poured(game: Game[Any]) -> ScenarioRunner:
    """A played Tea, with nothing else that could be done."""
    seats = {"Ada": {"hand": ["tea"], "sanity": 20}, "Ben": {"sanity": 20}}
    scenario = Scenario("tea", "tea", (), GAME.slug, {}, ("Ada", "Ben"), "Ada", None, 1, seats, {}, ())
    play = ScenarioRunner(scenario, game)
    take(play, {"seat": "Ada", "do": "play", "card": "tea"})
    return play


def take(play: ScenarioRunner, choice: dict[str, Any]) -> None:
    play.take(ScenarioStep("now", choice, False, "", {}, (), ()))


@pytest.mark.usefixtures("made_up")
def test_a_made_up_word_is_read_and_told() -> None:
    face = GAME.workshop.read_pack_card("general", Reader("own.toml", "tea", TEA))
    assert face["lines"] == [["Soothe a player by 9, or gain 1 Conjuring Power.", "rule"]]
    assert face["tags"][0]["rows"][0]["cells"] == [{"icon": "soothe", "text": "9"}]
    wrong = {**TEA, "abilities": [{"do": ["soothe"]}]}
    with pytest.raises(BadCard, match="soothe with a whole number from 1 to 9, found 'soothe'"):
        GAME.workshop.read_pack_card("general", Reader("own.toml", "tea", wrong))


@pytest.mark.usefixtures("made_up")
def test_a_made_up_word_stands_in_the_form_of_the_workshop() -> None:
    lines = next(field for field in GAME.workshop.card_kinds()[0].fields if field.key == "abilities").fields
    word, amount = (next(field for field in lines if field.key == key) for key in ("effect", "amount"))
    assert ("soothe", "Soothe a player") in word.choices
    assert amount.needs is not None and "soothe" in amount.needs[1]
    values = GAME.workshop.form_values("general", TEA)
    assert values["abilities"][0]["effect"] == "soothe" and values["abilities"][0]["amount"] == 9
    assert GAME.workshop.card_data("general", values)["abilities"] == TEA["abilities"]


@pytest.mark.usefixtures("made_up")
def test_a_made_up_word_asks_and_is_carried_out() -> None:
    play = poured(with_tea())
    take(play, {"seat": "Ada", "do": "use", "card": "tea", "half": 0})
    game, names = play.state.table.game, ("Ada", "Ben")
    view = view_of(play.state, 0)
    assert game.words.prompt(view, names) == "choose whom to soothe by 9 (Tea)"
    assert [game.words.describe_option(view, option, names) for option in view.options] == [
        "Ada is soothed by 9",
        "Ben is soothed by 9",
    ]
    refused = game.words.refusal(view, view.question[2] if view.question else -1, 0, names)
    assert refused is not None and refused.key == "choose-a-player"
    take(play, {"seat": "Ada", "target": "Ben"})
    assert [play.state.counters[counter] for counter in SANITY[:2]] == [20, 38]


@pytest.mark.usefixtures("made_up")
def test_a_computer_seat_knows_what_a_made_up_word_is_worth() -> None:
    play = poured(with_tea())
    policy = play.state.table.game.ai.policy(play.state.table, "normal")
    assert policy is not None
    for best in ("Use Tea: soothe by 9", "Ada is soothed by 9"):
        view = view_of(play.state, 0)
        judged = policy.evaluate_options(view, {}, 1).values
        option = view.options[max(range(len(judged)), key=judged.__getitem__)]
        assert play.state.table.game.words.describe_option(view, option, ("Ada", "Ben")) == best
        machine.answer_at(play.state, 0, view.options.index(option))
