"""Cards that players have made for Runes & Regulations: the forms, what is refused, matches with them."""

from __future__ import annotations

import random
import tomllib
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.ai import self_play
from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions import reader as data
from engine.games.runes_and_regulations.definitions.own_cards import OWN_KEYS, OWN_KINDS
from engine.games.runes_and_regulations.definitions.reader import cards
from engine.games.runes_and_regulations.layout import REGULATION_DECK
from engine.games.runes_and_regulations.messages import say
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import BadCard
from engine.kernel.flow import machine
from engine.kernel.flow.determinize import determinize
from engine.kernel.scenarios import reader
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.state import TURN
from engine.kernel.state.view import view_of
from tests.chance import run_seed, seeds
from tests.engine.games.any_match import resumes_and_goes_back, tells_no_seat_a_card_it_may_not_know
from tests.engine.games.at_random import answers
from tests.engine.games.own_cards import Course, card_made, comes_back, pack_of, play, random_pack
from tests.engine.games.runes_and_regulations.lab import GAME
from tests.engine.games.runes_and_regulations.test_hidden import exchanged, heard, told
from tests.sampling import examples

EVERY_KIND = pytest.mark.parametrize("kind", OWN_KINDS)
IN_PLAY = ("casting", "lawn", "announced", "regulation")
NIGHT = {"expansion": True}
DRAW = [{"do": "draw"}]
PETS: dict[str, dict[str, Any]] = {
    "spell": {"id": "pet", "name": "Pet", "copies": 2, "effect": DRAW},
    "creature": {"id": "pet", "name": "Pet", "copies": 2, "trigger": "enters-lawn", "effect": DRAW},
    "rune": {"id": "pet", "name": "Pet", "copies": 2, "trigger": "neighbor-casts", "effect": DRAW},
    "regulation": {
        "id": "pet",
        "name": "Pet",
        "trigger": "beginning-of-turn",
        "effect": [{"do": "draw", "who": "active-player"}],
    },
}


def pet(kind: str, /, **fields: Any) -> dict[str, Any]:
    return {**PETS[kind], **fields}


def face(kind: str, /, **fields: Any) -> dict[str, Any]:
    return GAME.workshop.read_pack_card(kind, Reader("pets.toml", "pet", {**PETS[kind], **fields}))


def refused(kind: str, /, **fields: Any) -> str:
    """What a card is refused for, after the file and the card."""
    with pytest.raises(BadCard) as caught:
        face(kind, **fields)
    return str(caught.value).removeprefix("pets.toml: card 'pet")


def with_cards(**by_kind: dict[str, Any]) -> Any:
    return GAME.with_packs([pack_of(GAME, {kind: [card] for kind, card in by_kind.items()})])


# --- forms --------------------------------------------------------------------------------------------------------


@EVERY_KIND
@given(seed=st.integers(0, 2**32))
@examples(0.4)
def test_a_form_gives_a_card_that_gives_the_form_again(kind: str, seed: int) -> None:
    comes_back(GAME, kind, random.Random(seed))


@pytest.mark.parametrize(
    ("kind", "fields", "told"),
    [
        (
            "spell",
            {"effect": [{"do": "hex", "what": "mythical", "of": "any-player"}]},
            "HEX a Mythical Creature on any player's Lawn.",
        ),
        (
            "creature",
            {"price": ["discard-1"]},
            "When this Creature enters your Lawn: DISCARD a card, then DRAW a card.",
        ),
        ("rune", {"trigger": "you-would-spin", "effect": [{"do": "nullify"}]}, "If you would SPIN: Do not SPIN."),
        ("regulation", {}, "At the beginning of their turn, a player DRAWs a card."),
        (
            "regulation",
            {"trigger": "continuous", "effect": [{"do": "spin-as", "result": "event", "counts_as": "new-rune"}]},
            "An Event Spin result counts as New Rune.",
        ),
        (
            "rune",
            {
                "trigger": "yours-would-be-hexed",
                "effect": [{"do": "nullify"}, {"do": "hex", "what": "mythical", "of": "any-neighbor"}],
            },
            "If a Mythical Creature on your Lawn would be hexed: HEX a Mythical Creature on any neighbor's Lawn "
            "instead.",
        ),
    ],
)
def test_the_text_says_what_the_card_does(kind: str, fields: dict[str, Any], told: str) -> None:
    assert face(kind, **fields)["fields"]["full"] == told


def test_the_form_of_a_rune_does_not_ask_for_the_stopping_of_what_would_happen() -> None:
    card = pet("rune", trigger="you-would-discard", effect=[{"do": "nullify"}, {"do": "draw", "n": 2}])
    values = GAME.workshop.form_values("rune", card)
    assert [line["do"] for line in values["effect"]] == ["draw"]
    assert GAME.workshop.card_data("rune", values) == card


def test_a_creature_is_of_the_kind_that_its_name_tells() -> None:
    """RR-11.4"""
    assert face("creature")["fields"]["species"] == "other"
    assert face("creature", name="Pet Griffin")["fields"]["species"] == "griffin"
    assert refused("creature", name="Pet Griffin", kind="dragon").startswith("', field 'kind': expected griffin (as ")


def test_the_picture_is_on_the_face() -> None:
    picture = {"backdrop": "dusk", "backdrop_color": "plum", "thing": "gnome", "thing_color": "red"}
    found = face("spell", picture=picture)["fields"]["picture"]
    assert {key: found[key] for key in picture} == picture
    assert face("spell")["fields"]["picture"]["thing"] == "cauldron"
    assert refused("spell", picture={**picture, "backdrop": "moon"}).startswith(": picture', field 'backdrop'")


STEALS_SACRIFICIALS = {"rescue-shelter-griffin", "foster-parent-pegasus", "free-range-rescue"}
"""Only the expansion has what these are about, and players' own cards are in every game."""


@EVERY_KIND
def test_every_card_of_the_box_could_have_been_made_with_the_form(kind: str) -> None:
    printed = {face["id"]: face for face in GAME.shows.faces()}
    for file in Path(data.__file__).parents[1].glob("cards/*.toml"):
        for card in tomllib.loads(file.read_text(encoding="utf-8"))["card"]:
            if card["deck"] != kind or card["id"] in STEALS_SACRIFICIALS:
                continue
            own = {key: card[key] for key in OWN_KEYS[kind] if key in card}
            made = GAME.workshop.card_data(kind, GAME.workshop.form_values(kind, own))
            face = GAME.workshop.read_pack_card(kind, Reader(file.name, card["id"], made))
            assert face["lines"] == printed[card["id"]]["lines"]
            assert face["fields"]["full"] == printed[card["id"]]["fields"]["full"]


# --- refusals -----------------------------------------------------------------------------------------------------


def steps(*effect: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"effect": list(effect), **fields}


TAKE = {"do": "take", "what": "that", "to": "hand"}
NULLIFY = {"do": "nullify"}


@pytest.mark.parametrize(
    ("kind", "fields", "told"),
    [
        ("spell", {"copies": 9}, "', field 'copies': expected at most 5, found 9"),
        ("spell", {"deck": "curse"}, "', field 'deck': not known; expected one of id, name, "),
        ("spell", {"set": "nefarious"}, "', field 'set': not known"),
        ("spell", {"trigger": "continuous"}, "', field 'trigger': not known"),
        ("creature", {"pay": ["discard-1"]}, "', field 'pay': not known"),
        ("creature", {"trigger": "cast"}, "', field 'trigger': expected one that a creature can have: none, "),
        ("regulation", {"copies": 2}, "', field 'copies': not known"),
        ("spell", {"price": ["discard-1", "hex-own"]}, "', field 'price': expected one price at most"),
        ("spell", {"effect": DRAW * 5}, "', field 'effect': expected at most 4 steps"),
        (
            "spell",
            {"effect": [{"do": "steal", "n": 2, "what": "mythical", "of": "any-neighbor"}] * 4},
            "', field 'effect': expected steps of which the card can tell in 180 letters",
        ),
        ("spell", steps({"do": "fly"}), ": effect[0]', field 'do': expected one of draw, "),
        (
            "spell",
            steps({"do": "swap", "what": "mythical", "of": "any-neighbor"}),
            ": effect[0]', field 'what': expected creature or that with swap",
        ),
        (
            "spell",
            steps({"do": "steal", "what": "sacrificial", "of": "any-neighbor"}),
            ": effect[0]', field 'what': expected a word other than sacrificial (only the expansion has them",
        ),
        ("spell", steps({"do": "summon", "what": "beast", "from": "hand"}), ": effect[0]', field 'what': expected a "),
        (
            "spell",
            steps({"do": "hex", "what": "mythical", "who": "any-neighbor"}),
            ": effect[0]', field 'who': expected one of you, each-player, each-neighbor with hex",
        ),
        ("spell", steps({"do": "hex", "what": "mythical"}), ": effect[0]', field 'of': expected one of you, any-"),
        (
            "spell",
            steps({"do": "destroy", "what": "hexed", "n": "all", "of": "each-player"}),
            ": effect[0]', field 'of': expected one of you, each-neighbor with n = all",
        ),
        (
            "spell",
            steps({"do": "draw", "who": "each-player", "if": "no-runes"}),
            ": effect[0]', field 'who': expected you with the condition no-runes",
        ),
        ("spell", steps({"do": "draw", "n": "that-many"}), ": effect[0]', field 'n': expected another amount "),
        ("spell", steps({"do": "discard", "n": 2, "upto": True, "random": True}), ": effect[0]', field 'upto': "),
        (
            "spell",
            steps({"do": "skip", "who": "any-neighbor", "phase": "cast", "when": "this-turn"}),
            ": effect[0]', field 'when': expected next (this turn need not be that player's)",
        ),
        (
            "creature",
            steps({"do": "hex", "what": "this", "of": "you"}, trigger="leaves-lawn"),
            ": effect[0]', field 'what': expected another word than this",
        ),
        (
            "creature",
            steps({"do": "limit", "which": "hand", "set": 9}, trigger="continuous"),
            ": effect[0]', field 'set': expected no such field on a creature",
        ),
        (
            "creature",
            steps({"do": "limit", "which": "win", "who": "each-player", "set": 4}, trigger="continuous"),
            ": effect[0]', field 'who': expected you or each-neighbor with limit on a creature",
        ),
        (
            "creature",
            steps({"do": "phase", "phase": "cast", "n": 2}, trigger="continuous"),
            ": effect[0]', field 'phase': expected one of draw, summon, spin",
        ),
        (
            "creature",
            steps({"do": "phase", "phase": ["draw", "spin"], "n": 2}, trigger="continuous"),
            ": effect[0]', field 'phase': expected one phase",
        ),
        (
            "creature",
            steps(
                {"do": "forbid", "act": ["hex"], "who": "each-player", "what": "mythical", "of": "each-player"},
                trigger="continuous",
            ),
            ": effect[0]', field 'of': expected you ",
        ),
        (
            "creature",
            steps(
                {"do": "forbid", "act": ["activate", "destroy"], "who": "each-neighbor", "what": "rune", "of": "you"},
                trigger="continuous",
            ),
            ": effect[0]', field 'act': expected nothing else ",
        ),
        (
            "creature",
            steps({"do": "targets", "who": "each-player", "rule": "adjacent"}, trigger="continuous"),
            ": effect[0]', field 'do': expected a step that a creature can do all the time, not targets",
        ),
        (
            "rune",
            steps(NULLIFY, {"do": "draw"}, TAKE, trigger="neighbor-would-cast"),
            ": effect[2]', field 'do': expected take right after nullify",
        ),
        (
            "rune",
            steps({"do": "summon", "what": "that", "from": "main-discard"}, trigger="neighbor-discards"),
            ": effect[0]', field 'if': expected that-is-a-creature with summon and what = that",
        ),
        ("rune", {"price": ["move-own"]}, "', field 'price': expected another price than move-own (the trigger names "),
        ("regulation", steps({"do": "draw", "who": "each-player"}), ": effect[0]', field 'who': expected active"),
        (
            "regulation",
            steps({"do": "limit", "which": "win", "who": "each-player", "set": 9}, trigger="continuous"),
            ": effect[0]', field 'set': expected one of 4, 6, 7 Mythical Creatures to win",
        ),
        (
            "regulation",
            steps(
                {"do": "phase", "phase": "draw", "who": "each-player", "may": True, "price": "discard-1"},
                trigger="continuous",
            ),
            ": effect[0]', field 'price': expected discard-1, to skip the ",
        ),
    ],
)
def test_a_card_that_the_rules_have_no_answer_to_is_refused_by_its_field(
    kind: str, fields: dict[str, Any], told: str
) -> None:
    assert refused(kind, **fields).startswith(told)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("spell", steps({"do": "spin", "n": 3})),
        ("rune", steps({"do": "add-rune"})),
        ("rune", steps({"do": "spin", "who": "each-player"})),
        ("regulation", steps({"do": "turn-regulation"}, trigger="becomes-active")),
        ("regulation", steps({"do": "spin", "who": "each-player"}, trigger="becomes-active")),
    ],
)
def test_a_card_with_which_a_turn_could_be_endless_is_refused(kind: str, fields: dict[str, Any]) -> None:
    assert "or a turn could be endless" in refused(kind, **fields)


def test_two_cards_of_one_name_are_refused() -> None:
    for name in ("Alley Cat", "alley-cat", "THE HEXLORD"):
        with pytest.raises(BadCard, match=r"card 'pet', field 'name': expected one that no other card has, found "):
            with_cards(spell=pet("spell", name=name))


# --- matches ------------------------------------------------------------------------------------------------------


def test_the_cards_of_packs_come_after_all_of_the_box() -> None:
    """Instances and numbers of the box and of the Spinner stay as they are; without packs it is the same game."""
    pets = {kind: pet(kind, id=f"pet-{kind}", name=f"Pet {kind}") for kind in OWN_KINDS}
    game = with_cards(**pets)
    for seats, options in ((2, {}), (4, {}), (3, NIGHT), (8, NIGHT)):
        plain, more = GAME.new_table(seats, options, 1), game.new_table(seats, options, 1)
        first = len(plain.faces)
        assert more.faces[:first] == plain.faces and more.groups[:first] == plain.groups
        assert [more.rules.cards[card].deck for card in range(first, len(more.faces))] == [
            "spell",
            "spell",
            "creature",
            "creature",
            "rune",
            "rune",
            "regulation",
        ]
        assert min(more.faces[first:]) >= len(cards()) + 18
        assert more.rules.programs[: len(plain.rules.programs)] == plain.rules.programs
    assert game.shows.faces()[:-4] == GAME.shows.faces() and len(GAME.shows.faces()) == 186
    assert game.with_packs([]) is GAME


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {}), (4, {}), (3, NIGHT), (5, NIGHT), (8, {**NIGHT, "mastery": True})]
)
def test_matches_with_any_cards_end_and_nothing_is_ever_violated(seats: int, options: dict[str, Any]) -> None:
    course = Course()
    for seed in seeds(2):
        game = GAME.with_packs([random_pack(GAME, 10 * seats + seed, 6)])
        play(game, seats, options, seed, course, IN_PLAY, every=25)
    assert course.wrong == []
    assert course.ended == 2 and len(course.played) >= 6


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (5, NIGHT)])
def test_a_match_with_own_cards_resumes_and_goes_back(seats: int, options: dict[str, Any]) -> None:
    game = GAME.with_packs([random_pack(GAME, seats, 6)])
    resumes_and_goes_back(game, seats, options, 150, seats)
    tells_no_seat_a_card_it_may_not_know(game, seats, options, 150, seats, {REGULATION_DECK})


@given(seed=st.integers(0, 2**32), length=st.integers(0, 150))
@examples(0.25)
def test_who_is_asked_about_own_cards_does_not_depend_on_what_is_hidden(seed: int, length: int) -> None:
    """RR-7.1 RR-7.7, and a world dealt for a computer seat gives the view it was made from."""
    game = GAME.with_packs([random_pack(GAME, seed % 8, 6)])
    state = self_play.opening(game.new_table(3, {}, seed), seed)
    for position in islice(answers(state, seed), length):
        if position.over:
            return
    if state.over:
        return
    seat = state.questions[0][0]
    view, other = view_of(state, seat), exchanged(state, seat, seed)
    assert view_of(other, seat).to_data() == view_of(determinize(view, seed), seat).to_data() == view.to_data()
    option = random.Random(seed).choice(view.options)
    worlds = [state, other]
    mine, theirs = (told(heard(world, seat, option)) for world in worlds)
    if mine == theirs:
        asked = [[question[:2] for question in world.questions] for world in worlds]
        assert asked[0] == asked[1]


def test_a_creature_that_waits_for_something_is_used_once_a_turn() -> None:
    """And again in the next turn; what it does once says so on its face."""
    game = with_cards(creature=pet("creature", trigger="you-cast", effect=[{"do": "draw", "n": 2}]))
    assert game.shows.faces()[-1]["fields"]["ruling"] == say("card-once")
    trial = ScenarioRunner(reader.read(CASTING_TWICE, "trial"), game)
    creature = game.positions.find_cards(trial.state.table, "pet")[0]
    used: list[str] = []
    while trial.state.values[TURN] < 2:
        verb, card, _ = trial.state.questions[0][3][0]
        used += [game.verbs[verb]] if verb == codes.CAST_VERB or card == creature else []
        machine.answer_at(trial.state, 0, 0)
    assert used == ["cast", "use", "cast"]


CASTING_TWICE = """
game = "runes-and-regulations"
seats = ["Ada", "Ben"]
phase = "cast"
[position.Ada]
hand = ["potluck-of-the-draw", "potluck-of-the-draw", "sparkly-dragon"]
lawn = ["pet"]
"""


@EVERY_KIND
@given(seed=st.integers(0, 2**32))
@examples(0.25)
def test_every_card_can_be_tried_out(kind: str, seed: int) -> None:
    """It lies where it is used, and somebody is asked something."""
    game = with_cards(**{kind: card_made(GAME, kind, random.Random(seed))})
    trial = ScenarioRunner(reader.read(game.workshop.try_out(kind, "pet"), "trial"), game)
    assert trial.state.questions[0][0] == 0 or kind == "regulation"
    [pet_card, *_] = game.positions.find_cards(trial.state.table, "pet")
    zones = {game.layout.zone(place).name for place, held in enumerate(trial.state.zones) if pet_card in held}
    assert zones <= {"hand", "fence", "regulation", "regulation_deck"}
    if kind == "creature":
        assert trial.matching({"seat": "Ada", "do": "summon", "card": "pet", "target": "Ada.lawn"})


def test_only_a_card_of_a_pack_can_be_tried_out() -> None:
    with pytest.raises(LookupError, match="no pack has a card 'alley-cat'"):
        GAME.workshop.try_out("creature", "alley-cat")


BURDENED = """
title = "Three Creatures take more away than there is"
game = "runes-and-regulations"
seats = ["Ada", "Ben"]
phase = "summon"
[position.Ada]
hand = ["pet", "sparkly-dragon"]
lawn = ["pet", "pet"]
[[step]]
seat = "Ada"
do = "summon"
card = "pet"
"""


@pytest.mark.parametrize("which", ["hand", "rune"])
def test_limits_that_own_cards_take_away_end_at_nothing(which: str) -> None:
    loss = {"do": "limit", "which": which, "add": -3}
    game = with_cards(creature=pet("creature", copies=3, trigger="continuous", effect=[loss]))
    trial = ScenarioRunner(reader.read(BURDENED, "trial"), game)
    trial.take(trial.scenario.steps[0])
    assert view_of(trial.state).counter(f"{which}_limit", 0) == 0
    assert list(islice(answers(trial.state, run_seed()), 20)), "play goes on"
