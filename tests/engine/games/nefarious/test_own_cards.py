"""Players' own Inventions and Twists: the forms, what is refused, what they do in matches."""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.ai import levels, self_play
from engine.games.nefarious.definitions.vocabulary import CHANGES, FLAG
from engine.games.nefarious.effects.effect_type import MOST_AMOUNT
from engine.games.nefarious.layout import HAND
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import BadCard
from engine.kernel.flow import machine
from engine.kernel.game.game import Game
from engine.kernel.game.traits import HasGoal
from engine.kernel.match.match import Match, record_packs, with_recorded_packs
from engine.kernel.scenarios.reader import read
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.view import view_of
from tests.chance import seed_cases
from tests.engine.games.nefarious.lab import GAME
from tests.engine.games.own_cards import Course, comes_back, pack_of, play, random_pack
from tests.sampling import examples

CARDS = Path(__file__).parents[4] / "engine" / "games" / "nefarious" / "cards"
KINDS = ("invention", "twist")
GOLEM: dict[str, Any] = {
    "id": "golem",
    "name": "Golem",
    "cost": 6,
    "points": 9,
    "self": [{"do": "gain", "amount": 2, "per": "spies"}],
    "others": [{"do": "lose", "amount": 3}],
}
HEAT: dict[str, Any] = {
    "id": "heat",
    "name": "Heat",
    "changes": {"goal": 10},
    "does": [{"at": "turn_start", "to": "others", "do": "gain", "amount": 2}],
}


def face_of(kind: str, data: dict[str, Any], **fields: Any) -> dict[str, Any]:
    card = {key: value for key, value in {**data, **fields}.items() if value is not None}
    return GAME.workshop.read_pack_card(kind, Reader("pets.toml", str(data["id"]), card))


def refused(kind: str, data: dict[str, Any], **fields: Any) -> str:
    """What a card is refused for, after the file and the card."""
    with pytest.raises(BadCard) as caught:
        face_of(kind, data, **fields)
    return str(caught.value).removeprefix(f"pets.toml: card '{data['id']}")


# --- the forms -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@given(st.randoms(use_true_random=False))
@examples(0.4)
def test_a_form_gives_a_card_that_gives_the_form_again(kind: str, chooser: random.Random) -> None:
    comes_back(GAME, kind, chooser)


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_of_the_box_could_have_been_made_with_the_form(kind: str) -> None:
    printed = {face["id"]: face for face in GAME.shows.faces()}
    entries = tomllib.loads((CARDS / f"{kind}s.toml").read_text(encoding="utf-8"))[kind]
    assert entries
    for entry in entries:
        data = {key: value for key, value in entry.items() if key not in ("number", "confirmed")}
        assert GAME.workshop.card_data(kind, GAME.workshop.form_values(kind, data)) == data
        face = face_of(kind, data)
        assert (face["lines"], face["groups"]) == (printed[data["id"]]["lines"], printed[data["id"]]["groups"])


@pytest.mark.parametrize(("kind", "data"), [("invention", GOLEM), ("twist", HEAT)])
def test_a_card_without_a_picture_of_its_own_has_the_usual_one(kind: str, data: dict[str, Any]) -> None:
    picture = face_of(kind, data)["fields"]["picture"]
    assert face_of(kind, data, picture=picture)["fields"]["picture"] == picture


def test_a_face_says_what_the_card_does_and_shows_its_picture() -> None:
    picture = {"backdrop": "dusk", "backdrop_color": "plum", "thing": "gnome", "thing_color": "red"}
    face = face_of("invention", GOLEM, picture=picture)
    assert [text for text, _ in face["lines"]] == ["Gain $2 per Spy of yours on the board.", "Others: lose $3."]
    assert {key: face["fields"]["picture"][key] for key in picture} == picture
    assert [text for text, _ in face_of("twist", HEAT)["lines"]] == [
        "It takes 10 points to win. At the start of each turn, each other player receives $2."
    ]


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ({"do": "lose", "amount": "all"}, "loses all their money"),
        ({"do": "redraw"}, "discards their hand and draws as many cards"),
        ({"do": "gain", "amount": 1, "per": "hand"}, "receives $1 per card in their hand"),
        ({"do": "draw", "amount": 2, "per": "inventions"}, "draws 2 cards per Invention they have in play"),
    ],
)
def test_what_happens_to_others_is_said_of_them(effect: dict[str, Any], words: str) -> None:
    [[text, _]] = face_of("twist", HEAT, changes=None, does=[{"at": "turn_end", "to": "others", **effect}])["lines"]
    assert text == f"At the end of the turn, each other player {words}."


# --- what is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"cost": 31}, "', field 'cost': expected a whole number from 0 to 30, found 31"),
        ({"points": -1}, "', field 'points': expected a whole number from 0 to 10, found -1"),
        ({"number": 3}, "', field 'number': not known; expected one of id, name, picture, cost, "),
        ({"self": [{"do": "fly"}]}, ": self[0]', field 'do': expected one of draw, discard, gain, "),
        ({"self": [{"do": "draw", "amount": 10}]}, ": self[0]', field 'amount': expected a whole number from 1 to 9"),
        ({"self": [{"do": "draw", "amount": "all"}]}, ": self[0]', field 'amount': expected a whole number (only "),
        ({"self": [{"do": "lose", "amount": "all", "per": "hand"}]}, ": self[0]', field 'per': expected nothing here"),
        ({"others": [{"do": "draw", "amount": 1}] * 4}, "', field 'others': expected at most 3 effects"),
        ({"self": [{"do": "draw", "amount": 1, "per": "hand"}] * 2}, "', field 'self': expected at most 5 signs "),
    ],
)
def test_an_invention_that_cannot_be_is_refused_by_its_field(fields: dict[str, Any], told: str) -> None:
    counted = [{"do": "gain", "amount": 1, "per": "hand"}]
    assert refused("invention", GOLEM, **{"others": counted, **fields}).startswith(told)


def clause(at: str, **fields: Any) -> dict[str, Any]:
    return {"does": [{"at": at, "do": "gain", "amount": 1, **fields}]}


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"changes": {"goal": 41}}, ": changes', field 'goal': expected a whole number from 5 to 40, found 41"),
        ({"changes": {"effect_times": 1}}, ": changes', field 'effect_times': expected 0 (no effects) or 2 "),
        ({"changes": {"cost_divisor": 0}}, ": changes', field 'cost_divisor': expected a whole number from 2 to 4"),
        ({"changes": {"moon": 1}}, ": changes', field 'moon': not known; expected one of start_money, "),
        ({"changes": {}, "does": []}, "', field 'does': expected does or changes (a Twist must do something)"),
        (clause("spy_placed", **{"if": "no_hand"}), ": does[0]', field 'if': expected no condition with at = "),
        (clause("spy_placed", to="others"), ": does[0]', field 'to': expected self with at = spy_placed"),
        (clause("spy_placed", per="hand"), ": does[0]', field 'per': expected spies_here or nothing "),
        (clause("research", per="spies_here"), ": does[0]', field 'per': expected spies_here only with "),
        (clause("turn_start", per="same_action"), ": does[0]', field 'per': expected same_action only after "),
        (clause("turn_end", **{"if": "best_yet"}), ": does[0]', field 'if': expected best_yet only with "),
        (clause("turn_start", **{"if": "invented"}), ": does[0]', field 'if': expected invented only after "),
        (clause("turn_end", do="place_spy"), ": does[0]', field 'do': expected one of draw, discard, gain, lose, "),
        (clause("turn_end", do="round_down"), ": does[0]', field 'amount': expected a whole number from 2 to 20"),
        (
            {"does": 4 * clause("before_scoring", **{"if": "no_inventions"})["does"]},
            "', field 'does': expected rules of at most 150 letters to fit the card, found ",
        ),
    ],
)
def test_a_twist_that_cannot_be_is_refused_by_its_field(fields: dict[str, Any], told: str) -> None:
    assert refused("twist", HEAT, **fields).startswith(told)


# --- in matches ------------------------------------------------------------------------------------------------------


def test_the_cards_of_packs_come_after_all_of_the_box() -> None:
    game = GAME.with_packs([pack_of(GAME, {"invention": [GOLEM], "twist": [HEAT]})])
    for seats in (2, 6):
        box, both = (one.new_table(seats, one.checked_options({}), 1) for one in (GAME, game))
        assert both.faces[: len(box.faces)] == box.faces and both.groups[: len(box.groups)] == box.groups
        assert both.rules.programs[: len(box.rules.programs)] == box.rules.programs
        names = [game.words.card_name(both, card) for card in range(len(box.faces), len(both.faces))]
        assert names == ["Golem", "Heat"] and both.groups[-2:] == (0, 1)


def test_an_own_twist_can_be_chosen_with_packs_alone() -> None:
    game = GAME.with_packs([pack_of(GAME, {"twist": [HEAT]})])
    options = game.checked_options({"twists": 1, "chosen_twists": ["Heat"]})
    assert game.new_table(3, options, 1).rules.goal == 10
    with pytest.raises(ValueError, match="there is no Twist 'Heat'"):
        GAME.checked_options({"twists": 1, "chosen_twists": ["Heat"]})


def play_out(game: Game, text: str) -> ScenarioRunner:
    """A scenario with its steps taken; what they expect must hold."""
    scenario = read(text, "pets.toml")
    play = ScenarioRunner(scenario, game)
    for step in scenario.steps:
        play.take(step)
    return play


def test_an_own_invention_is_paid_for_counts_and_does_what_it_says() -> None:
    game = GAME.with_packs([pack_of(GAME, {"invention": [GOLEM]})])
    text = game.workshop.try_out("invention", "golem") + (
        '[[step]]\nseat = "Ada"\ndo = "invent"\ncard = "Golem"\n'
        'expect = { "Ada.inventions" = ["Golem"], "Ada.points" = 9, "Ada.money" = 9, "Ben.money" = 9 }\n'
    )  # of $11 she pays $6 and gets $4 for two Spies; he has $8, loses $3 and works for $4
    play_out(game, text)


def test_an_own_twist_acts_and_changes_the_rules() -> None:
    game = GAME.with_packs([pack_of(GAME, {"twist": [HEAT]})])
    text = game.workshop.try_out("twist", "heat") + (
        '[[step]]\nseat = "Ada"\ndo = "choose"\ncard = "Work"\nexpect = { "Ada.money" = 16, "Ben.money" = 10 }\n'
    )
    assert game.trait(HasGoal).goal(view_of(play_out(game, text).state)) == 10


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", seed_cases(6))
def test_matches_with_random_own_cards_are_sound_and_end(seed: int) -> None:
    game = GAME.with_packs([random_pack(GAME, seed, 12)])
    course = Course()
    for seats in (2, 5):
        play(game, seats, game.checked_options({"twists": 2}), seed * 10 + seats, course, ("inventions", "twists"))
    assert course.wrong == [] and course.games == 2


def test_the_most_extreme_twists_together_still_leave_a_game() -> None:
    extreme: list[dict[str, Any]] = [
        {
            "id": f"most-{name.replace('_', '-')}",
            "name": f"Most {name}",
            "changes": {name: True if values == FLAG else values[-1]},
        }
        for name, (_, values) in CHANGES.items()
    ]
    game = GAME.with_packs([pack_of(GAME, {"twist": extreme})])
    for number, card in enumerate(extreme):
        other = extreme[(number + 7) % len(extreme)]
        chosen = game.checked_options({"twists": 2, "chosen_twists": [card["id"], other["id"]]})
        state = game.set_up(game.new_table(3, chosen, number), number)
        machine.advance(state)
        chooser = random.Random(number)
        for _ in range(300):
            if state.over:
                break
            place = chooser.randrange(len(state.questions))
            machine.answer_at(state, place, chooser.randrange(len(state.questions[place][3])))
        assert game.rules.violations(state) == []


def test_an_effect_as_large_as_allowed_moves_no_more_than_there_is() -> None:
    greedy = {**GOLEM, "self": [{"do": "draw", "amount": MOST_AMOUNT, "per": "spies"}] * 2, "others": None}
    greedy = {key: value for key, value in greedy.items() if value is not None}
    game = GAME.with_packs([pack_of(GAME, {"invention": [greedy]})])
    text = game.workshop.try_out("invention", "golem") + '[[step]]\nseat = "Ada"\ndo = "invent"\ncard = "Golem"\n'
    state = play_out(game, text).state
    assert len(state.zones[HAND[0]]) == 2 + 2 * MOST_AMOUNT * 2
    assert game.rules.violations(state) == []


def check_play_with_own_cards(names: Sequence[str]) -> None:
    """Computers of these levels play a match with own cards to its end."""
    game = GAME.with_packs([random_pack(GAME, 4, 10)])
    options = game.checked_options({"twists": 2})
    table = game.new_table(len(names), options, 5)
    state = self_play.opening(table, 5)
    self_play.play(state, [levels.create(name, game, table, seat, seat) for seat, name in enumerate(names)])
    assert state.over and game.rules.violations(state) == []


@pytest.mark.slow
def test_computer_seats_of_every_level_play_with_own_cards() -> None:
    check_play_with_own_cards(levels.names())


def test_computer_seats_that_do_not_search_play_with_own_cards() -> None:
    check_play_with_own_cards(("gentle", "normal"))


def test_a_match_with_packs_is_written_down_and_resumed_with_them() -> None:
    packs = [random_pack(GAME, 9, 4)]
    match = Match(GAME.with_packs(packs), ["Ada", "Ben"], {"twists": 1}, 5)
    chooser = random.Random(5)
    for _ in range(40):
        seat = chooser.choice(match.asked_seats)
        match.answer(seat, chooser.choice(match.view(seat).options))
    document = json.loads(json.dumps(match.to_document()))
    assert document["packs"] == record_packs(match.game) and document["packs"][0]["name"] == "Pets"
    assert Match.from_document(with_recorded_packs(GAME, document), document).state.to_data() == match.state.to_data()


def test_a_match_without_packs_notes_none() -> None:
    assert "packs" not in Match(GAME, ["Ada", "Ben"], {}, 5).to_document()
