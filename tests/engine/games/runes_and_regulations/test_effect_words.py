"""The effect words: each in a file of its own, with a number that stays; one that is made up here works like them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.games.runes_and_regulations import codes, effects
from engine.games.runes_and_regulations.ai.rollout_policy import promise
from engine.games.runes_and_regulations.ai.weights import load_rollout
from engine.games.runes_and_regulations.definitions.compiled_effects import HEX, Operation
from engine.games.runes_and_regulations.definitions.reader import read_card
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.effects._words import describe_targets, targets_named
from engine.games.runes_and_regulations.effects.effect_type import RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import group, picks
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.rules.actions.actions import happen_to_each
from engine.games.runes_and_regulations.rules.card_moves import draw_cards
from engine.games.runes_and_regulations.rules.creatures import is_hexed
from engine.kernel.cards.effect_types import effect_names
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import BadCard
from engine.kernel.flow import machine
from engine.kernel.game.game import Game
from engine.kernel.scenarios.reader import Scenario, ScenarioStep as Answer
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.state import SEAT, SOURCE, Frame
from engine.kernel.state.view import view_of
from tests.engine.games.own_cards import pack_of
from tests.engine.games.runes_and_regulations.lab import GAME
from tests.engine.games.unit_words import (
    every_file_is_listed,
    forget,
    words_are_reached_by_the_list_alone,
    words_elsewhere,
)

VERBS = {"codes.py", "knowledge/encoding.py"}
"""The names of what a seat can do."""
PHASES = {"definitions/compiled_effects.py", "layout.py", "rules/turn.py", "definitions/vocabulary.py"}
"""The phases of a turn."""
ACTS = {"definitions/vocabulary.py"}
"""What can be forbidden, and its numbers."""
PRICES = {"rules/reactions/prices.py", "rules/effect_targets.py", "text/effects.py"}
"""What a price does."""
SPINNER = {"definitions/spinner_results.py"}
"""What the results of the Spinner do, in the words of the cards."""
OTHER_MEANINGS = {
    "draw": VERBS | PHASES | ACTS | SPINNER,
    "discard": VERBS | ACTS | PRICES | SPINNER,
    "spin": VERBS | PHASES | ACTS | {"ai/explainer.py"},
    "cast": VERBS
    | PHASES
    | ACTS
    | SPINNER
    | {"ai/belief.py", "ai/rollout_policy.py", "definitions/checks.py", "definitions/own_cards.py"},
    "summon": VERBS | PHASES | ACTS | SPINNER | {"definitions/own_cards.py"},
    "skip": VERBS,
    "move": PRICES | SPINNER | {"definitions/compiled_effects.py"},
    "hex": ACTS | PRICES | SPINNER,
    "restore": ACTS | SPINNER,
    "destroy": ACTS | PRICES | SPINNER,
    "steal": ACTS | SPINNER,
    "return": ACTS | PRICES | SPINNER,
    "add-rune": SPINNER,
    "turn-regulation": SPINNER,
    "phase": {
        "definitions/vocabulary.py",
        "definitions/form_data.py",
        "definitions/forms.py",
        "definitions/own_cards.py",
        "text/refusals.py",
    },
    "limit": {"text/refusals.py"},
    "win": {
        "ai/features.py",
        "rules/limits.py",
        "game.py",
        "knowledge/milestones.py",
        "definitions/vocabulary.py",
        "rules/victory.py",
        "text/reaction_relevance.py",
        "text/private_text.py",
    },
}
"""Where the text of a word means something else: also a trigger, a field of a step, a limit."""


def test_the_numbers_of_words_never_change() -> None:
    assert effect_names(UNITS)[:24] == (
        "draw",
        "discard",
        "spin",
        "cast",
        "summon",
        "hex",
        "restore",
        "destroy",
        "steal",
        "return",
        "nullify",
        "take",
        "move",
        "swap",
        "skip",
        "add-rune",
        "turn-regulation",
        "limit",
        "phase",
        "forbid",
        "tax",
        "spin-as",
        "targets",
        "win",
    )


def test_every_file_of_the_folder_is_listed() -> None:
    every_file_is_listed(effects, UNITS)


def test_a_word_stands_in_its_own_file_alone() -> None:
    for word, files in words_elsewhere(effects, UNITS).items():
        assert files <= OTHER_MEANINGS.get(word, set()), word
    words_are_reached_by_the_list_alone(effects)


# --- a word that is made up -------------------------------------------------------------------------------------------


def jinx(state: GameState, frame: Frame, op: Operation, before: int) -> None:
    """Hex what was chosen, and draw a card."""
    draw_cards(state, frame[SEAT], 1)
    chosen = [(frame[SEAT], card) for card in group(frame, op.groups[-1]) if card >= 0]
    happen_to_each(state, codes.WOULD_HEX, frame[SOURCE], chosen)


JINX = RunesEffectType(
    word="jinx",
    title="JINX",
    takes=("n", "of", "what"),
    needs=("what",),
    words={"what": ("mythical",)},
    act=HEX,
    targets=picks(HEX),
    resolve=jinx,
    phrase=targets_named,
    describe_done=describe_targets,
    harms=True,
    default_weight=0.9,
)
CURSED_CAT: dict[str, Any] = {
    "id": "cursed-cat",
    "name": "Cursed Cat",
    "copies": 1,
    "effect": [{"do": "jinx", "what": "mythical", "of": "any-neighbor"}],
}


@pytest.fixture
def made_up() -> Iterator[None]:
    UNITS.append(JINX)
    forget(effects)
    yield
    UNITS.remove(JINX)
    forget(effects)


def with_cat() -> Game[Any]:
    return GAME.with_packs([pack_of(GAME, {"spell": [CURSED_CAT]})])


def cast(game: Game[Any]) -> ScenarioRunner:
    """The Spell has just been cast."""
    seats = {
        "Ada": {"hand": ["cursed-cat"], "lawn": ["alley-cat"]},
        "Ben": {"lawn": ["bratty-dragon", "topiary-griffin", "yeti-in-the-chest-freezer (hexed)"]},
    }
    position = {**seats, "table": {"regulation": ["sixth-pet-permit"]}}
    play = ScenarioRunner(
        Scenario("jinx", "jinx", (), GAME.slug, {}, ("Ada", "Ben"), "Ada", "cast", 1, position, {}, ()), game
    )
    take(play, {"seat": "Ada", "do": "cast", "card": "cursed-cat"})
    return play


def take(play: ScenarioRunner, choice: dict[str, Any]) -> None:
    play.take(Answer("now", choice, False, "", {}, (), ()))


def face_of(card: dict[str, Any]) -> str:
    return str(GAME.workshop.read_pack_card("spell", Reader("own.toml", "cursed-cat", card)))


@pytest.mark.usefixtures("made_up")
def test_a_made_up_word_is_read_and_told() -> None:
    assert "JINX a Mythical Creature on any neighbor's Lawn." in face_of(CURSED_CAT)
    for wrong, expected in (
        ({"do": "jinx"}, "what"),
        ({"do": "jinx", "what": "rune"}, "mythical"),
        ({"do": "jinx", "what": "mythical", "upto": True}, "the step jinx takes only n, of, what"),
    ):
        with pytest.raises(BadCard, match=expected):
            face_of({**CURSED_CAT, "effect": [wrong]})


@pytest.mark.usefixtures("made_up")
def test_a_made_up_word_stands_in_the_form_of_the_workshop() -> None:
    fields = {field.key: field for field in GAME.workshop.card_kinds()[0].fields}["effect"].fields
    word, whose, amount = (next(field for field in fields if field.key == key) for key in ("do", "whose", "amount"))
    assert ("jinx", "JINX") in word.choices
    assert whose.needs is not None and "jinx" in whose.needs[1]
    assert amount.needs is not None and "jinx" in amount.needs[1]
    values = GAME.workshop.form_values("spell", CURSED_CAT)
    assert values["effect"][0]["do"] == "jinx" and values["effect"][0]["whose"] == "any-neighbor"
    assert GAME.workshop.card_data("spell", values)["effect"] == CURSED_CAT["effect"]


@pytest.mark.usefixtures("made_up")
def test_a_made_up_word_asks_and_is_carried_out() -> None:
    play = cast(with_cat())
    game, names = play.state.table.game, ("Ada", "Ben")
    view = view_of(play.state, 0)
    assert game.words.prompt(view, names) == "choose a Mythical Creature to jinx for Cursed Cat"
    assert [game.words.describe_option(view, option, names) for option in view.options] == [
        "Jinx Ben's Bratty Dragon",
        "Jinx Ben's Topiary Griffin",
    ]
    rules, lawn = play.state.table.rules, [card for held in play.state.zones for card in held]
    yeti = next(card for card in rules.instances("yeti-in-the-chest-freezer") if card in lawn)
    refused = game.words.refusal(view, view.question[2] if view.question else -1, yeti, names)
    assert refused is not None and refused.key == "already-hexed"
    zone = play.state.table.layout.seat_zone("hand", 0)
    hand = len(play.state.zones[zone])
    take(play, {"seat": "Ada", "target": "Ben.lawn/Bratty Dragon"})
    take_rest(play)
    assert len(play.state.zones[zone]) == hand + 1
    dragon = next(card for card in rules.instances("bratty-dragon") if card in lawn)
    assert is_hexed(play.state, dragon)


def take_rest(play: ScenarioRunner) -> None:
    """Everybody passes until the next thing to do is Ada's own."""
    while any(option[0] == 0 for _, option in play.offers()):
        seat = ("Ada", "Ben")[play.state.questions[0][0]]
        take(play, {"seat": seat, "pass": True})


@pytest.mark.usefixtures("made_up")
def test_a_computer_seat_knows_what_a_made_up_word_is_worth() -> None:
    whole = {**CURSED_CAT, "deck": "spell", "set": "base", "trigger": "cast"}
    card = read_card(Reader("own.toml", "cursed-cat", whole))
    assert promise(card, load_rollout("rollout")) == pytest.approx(0.9)
    play = cast(with_cat())
    policy = play.state.table.game.ai.policy(play.state.table, "normal")
    assert policy is not None
    view = view_of(play.state, 0)
    judged = policy.evaluate_options(view, {}, 1).values
    assert len(judged) == 2
    machine.answer_at(play.state, 0, max(range(len(judged)), key=judged.__getitem__))
