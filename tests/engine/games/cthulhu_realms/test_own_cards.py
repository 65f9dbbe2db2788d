"""Cards that players have made for Cthulhu Realms: the form, what is refused, matches with them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.ai import levels, self_play
from engine.games.cthulhu_realms.definitions.reader import cards
from engine.games.cthulhu_realms.layout import ROW
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import BadCard
from engine.kernel.scenarios import reader
from engine.kernel.scenarios.reader import Scenario, ScenarioStep
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.state import State
from engine.kernel.state.view import view_of
from tests.chance import seeds
from tests.engine.games.any_match import resumes_and_goes_back, tells_no_seat_a_card_it_may_not_know
from tests.engine.games.cthulhu_realms.random_games import GAME
from tests.engine.games.own_cards import Course, card_made, comes_back, pack_of, play, random_pack
from tests.sampling import examples

KIND = "general"
IN_PLAY = ("play",)
BOX = GAME.new_table(2, {}, 1).faces
PET: dict[str, Any] = {
    "id": "pet",
    "name": "Pet",
    "color": "green",
    "type": "entity",
    "cost": 3,
    "copies": 2,
    "abilities": [{"needs": ["green"], "do": ["loss 2"]}],
}


def pet(**fields: Any) -> dict[str, Any]:
    return {key: value for key, value in {**PET, **fields}.items() if value is not None}


def refused(**fields: Any) -> str:
    """What a card is refused for, after the file and the card."""
    with pytest.raises(BadCard) as caught:
        GAME.workshop.read_pack_card(KIND, Reader("pets.toml", "pet", pet(**fields)))
    return str(caught.value).removeprefix("pets.toml: card 'pet")


@given(st.integers(0, 2**32))
@examples(0.6)
def test_a_form_gives_a_card_that_gives_the_form_again(seed: int) -> None:
    comes_back(GAME, KIND, random.Random(seed))


def test_every_card_of_the_box_could_have_been_made_with_the_form() -> None:
    for card in cards()[3:]:
        abilities = [
            {"needs": list(ability.needs), **({"either": halves} if ability.either else {"do": halves[0]})}
            for ability in card.abilities
            for halves in [[[_written(effect) for effect in half] for half in ability.halves]]
        ]
        place = {"sanity": card.sanity} if card.sanity else {}
        shield = {"shield": card.shield} if card.shield else {}
        data = pet(color=card.color, type=card.type, cost=card.cost, abilities=abilities, **place, **shield)
        assert GAME.workshop.card_data(KIND, GAME.workshop.form_values(KIND, data)) == data
        face = GAME.workshop.read_pack_card(KIND, Reader("pets.toml", "pet", data))
        printed = next(face for face in GAME.shows.faces() if face["id"] == card.id)
        assert (face["lines"], face["tags"]) == (printed["lines"], printed["tags"])


def _written(effect: Any) -> str:
    numbers = {"draw-discard": (effect.amount, effect.second)}.get(effect.name, (effect.amount,))
    plain = effect.name in ("acquire-abjured", "destroy-location", "abjure-this")
    return " ".join([effect.name, *([] if plain else map(str, numbers))])


def test_the_picture_is_on_the_face() -> None:
    picture = {"backdrop": "dusk", "backdrop_color": "plum", "thing": "gnome", "thing_color": "red"}
    face = GAME.workshop.read_pack_card(KIND, Reader("pets.toml", "pet", pet(picture=picture)))
    assert {key: face["fields"]["picture"][key] for key in picture} == picture
    assert (
        GAME.workshop.read_pack_card(KIND, Reader("pets.toml", "pet", pet()))["fields"]["picture"]["thing"]
        == "tentacle"
    )
    assert refused(picture={**picture, "thing": "dragon"}).startswith(": picture', field 'thing': expected one of ")


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"color": "red"}, "', field 'color': expected one of green, yellow, purple, black, found 'red'"),
        ({"cost": 0}, "', field 'cost': expected a whole number from 1 to 9, found 0"),
        ({"copies": 6}, "', field 'copies': expected a whole number from 1 to 5, found 6"),
        ({"sanity": 3}, "', field 'sanity': expected nothing with type = entity, found 3"),
        ({"type": "location"}, "', field 'sanity': expected a whole number from 1 to 9"),
        ({"published_facts": ["name"]}, "', field 'published_facts': not known; expected one of id, name, "),
        ({"per_player": 2}, "', field 'per_player': not known; expected one of id, name, "),
        ({"abilities": []}, "', field 'abilities': expected one ability or more"),
        ({"abilities": [{"do": ["fly 2"]}]}, ": abilities[0]', field 'do': expected an effect of: power, "),
        ({"abilities": [{"do": ["draw 10"]}]}, ": abilities[0]', field 'do': expected draw with a whole number from "),
        ({"abilities": [{"needs": ["moon"], "do": ["draw 1"]}]}, ": abilities[0]', field 'needs': expected a list of "),
    ],
)
def test_a_card_that_means_nothing_is_refused_by_its_field(fields: dict[str, Any], told: str) -> None:
    assert refused(**fields).startswith(told)


@pytest.mark.parametrize(
    ("kind", "effects"),
    [
        ("location", [["acquire-abjured"]]),
        ("artifact", [["acquire-abjured"], ["power 1", "abjure-this"]]),
        ("location", [["destroy-location"]]),
        ("location", [["loss 2"], ["loss 2"]]),
    ],
)
def test_a_card_with_which_a_turn_could_be_endless_is_refused(kind: str, effects: list[list[str]]) -> None:
    abilities = [{"do": list(one)} for one in effects]
    place = {"sanity": 4} if kind == "location" else {}
    assert "a turn could be endless" in refused(type=kind, abilities=abilities, **place)


def test_two_cards_of_one_name_are_refused() -> None:
    for name in ("Deep One", "deep-one", "FOLLOWER"):
        with pytest.raises(BadCard, match=r"card 'pet', field 'name': expected one that no other card has, found "):
            GAME.with_packs([pack_of(GAME, {KIND: [pet(name=name)]})])


def test_the_cards_of_packs_come_after_all_of_the_box() -> None:
    """Instances and numbers of the box stay as they are; without packs it is the same game."""
    game = GAME.with_packs([pack_of(GAME, {KIND: [pet()]}), pack_of(GAME, {KIND: [pet(id="cat", name="Cat")]}, "cats")])
    for seats in (2, 3, 4):
        plain, more = GAME.new_table(seats, {}, 1), game.new_table(seats, {}, 1)
        assert more.faces[: len(plain.faces)] == plain.faces
        assert more.faces[len(plain.faces) :] == (43, 43, 44, 44)
        assert more.groups[: len(plain.groups)] == plain.groups
        assert [game.words.card_name(more, card) for card in range(len(plain.faces), len(more.faces))] == [
            "Cat",
            "Cat",
            "Pet",
            "Pet",
        ]
    assert game.shows.faces()[:-2] == GAME.shows.faces() and len(GAME.shows.faces()) == 43
    assert game.with_packs([]) is GAME is GAME.with_packs([])


@pytest.mark.sample(1)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_with_any_cards_have_no_endless_turn_and_nothing_is_ever_violated(seats: int) -> None:
    course = Course()
    for seed in seeds(8):
        play(GAME.with_packs([random_pack(GAME, 10 * seats + seed, 12)]), seats, {}, seed, course, IN_PLAY, every=20)
    assert course.wrong == []
    assert course.longest_turn < 250 and course.ended >= 4
    assert len(course.played) >= 6


def test_a_match_with_own_cards_resumes_and_goes_back() -> None:
    game = GAME.with_packs([random_pack(GAME, 5, 12)])
    resumes_and_goes_back(game, 3, {}, 150, 5)
    tells_no_seat_a_card_it_may_not_know(game, 3, {}, 150, 5)


def test_a_computer_seat_buys_and_plays_a_good_card() -> None:
    strong = pet(cost=1, copies=5, abilities=[{"do": ["loss 9"]}, {"do": ["power 9"]}])
    game = GAME.with_packs([pack_of(GAME, {KIND: [strong, pet(id="weak", name="Weak", cost=9)]})])
    table = game.new_table(2, {}, 3)
    state = self_play.opening(table, 3)
    players = [levels.create("normal", game, table, seat, 3) for seat in range(2)]
    bought: set[str] = set()

    piles = [game.layout.seat_zone("discard", seat) for seat in range(2)]

    def watch(position: State, number: int) -> None:
        bought.update(game.words.card_name(table, card) for pile in piles for card in position.zones[pile])

    self_play.play(state, players, watch=watch)
    assert state.over and "Pet" in bought


@given(st.integers(0, 2**32))
@examples(0.25)
def test_every_card_can_be_tried_out(seed: int) -> None:
    """It is in the hand of the seat that is asked and can be played; what it needs in play is there."""
    data = card_made(GAME, KIND, random.Random(seed))
    game = GAME.with_packs([pack_of(GAME, {KIND: [data]})])
    trial = ScenarioRunner(reader.read(game.workshop.try_out(KIND, "pet"), "trial"), game)
    assert len(trial.state.zones[ROW]) == 5, "there is something to acquire"
    trial.take(ScenarioStep("now", {"seat": "Ada", "do": "play", "card": "pet"}, False, "", {}, (), ()))
    [card] = [card for card in trial.state.zones[game.layout.seat_zone("play", 0)] if card >= len(BOX)]
    for tag in game.shows.face(view_of(trial.state, 0), card)["tags"]:
        assert set(tag["unmet"]) <= {"discard", "abjure"}


def test_only_a_card_of_a_pack_can_be_tried_out() -> None:
    with pytest.raises(LookupError, match="no pack has a card 'ghoul'"):
        GAME.workshop.try_out(KIND, "ghoul")


def test_many_locations_that_are_alike_are_told_apart() -> None:
    """CR-4.8: of an own card there may be five."""
    den = pet(name="Den", type="location", sanity=4, copies=5, abilities=[{"do": ["power 1"]}])
    game = GAME.with_packs([pack_of(GAME, {KIND: [den]})])
    seats = {"Ada": {"hand": ["emergency-elder-sign"]}, "Ben": {"play": ["pet"] * 5}}
    trial = ScenarioRunner(
        Scenario("den", "den", (), GAME.slug, {}, ("Ada", "Ben"), "Ada", None, 1, seats, {}, ()), game
    )
    for choice in ({"do": "play"}, {"do": "use", "ability": 2}):
        play = {"seat": "Ada", "card": "emergency-elder-sign", **choice}
        trial.take(ScenarioStep("now", play, False, "", {}, (), ()))
    view = view_of(trial.state, 0)
    words = [game.words.describe_option(view, option, ("Ada", "Ben")) for option in view.options]
    assert words == [f"Destroy Ben's Den ({which})" for which in ("1st", "2nd", "3rd", "4th", "5th")]
