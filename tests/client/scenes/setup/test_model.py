from __future__ import annotations

import pytest

from client.scenes.setup.match_setup import MatchSetup, free_name
from engine.ai import levels
from engine.ai.seat_request import HUMAN
from engine.games import load, slugs
from engine.kernel.game.game import OptionSpec
from engine.kernel.match.match import Match
from engine.words.player_names import NAMES

BAD_SEED = "Enter 1 to 20 digits."
NO_NAME = "Enter a name."
SAME_NAME = "Two players can't have the same name."


def spec_of(setup: MatchSetup, key: str) -> OptionSpec:
    return next(spec for spec in setup.game.options.specs if spec.key == key)


@pytest.fixture
def setup() -> MatchSetup:
    return MatchSetup.usual(load("nefarious"))


def test_the_usual_set_up_is_a_person_among_computers_and_can_start(setup: MatchSetup) -> None:
    assert [seat.human for seat in setup.seats] == [True, False, False, False]
    assert setup.summary() == "4 players: 1 human, 3 computers"
    assert setup.problem() == ""
    match = Match(setup.game, setup.names, setup.options, 1, setup.kinds)
    assert match.names == list(NAMES[:4])


def test_who_only_watches_has_computers_at_all_seats() -> None:
    setup = MatchSetup.usual(load("nefarious"), watch=True)
    assert setup.summary() == "4 players: 4 computers"


def test_seats_can_be_added_up_to_the_limit_of_the_game(setup: MatchSetup) -> None:
    setup.add(HUMAN)
    assert setup.cannot_add() == ""
    setup.add("gentle")
    assert setup.cannot_add() == "at most 6 seats"
    assert len(set(setup.names)) == 6
    assert setup.summary() == "6 players: 2 humans, 4 computers"


def test_seats_can_be_removed_down_to_the_limit_of_the_game(setup: MatchSetup) -> None:
    setup.remove(3)
    assert setup.cannot_remove() == ""
    setup.remove(0)
    assert setup.cannot_remove() == "at least 2 seats"
    assert setup.names == list(NAMES[1:3])


def test_a_removed_name_is_free_again(setup: MatchSetup) -> None:
    setup.remove(1)
    setup.add(HUMAN)
    assert setup.names[-1] == NAMES[1]


def test_there_are_names_when_all_are_taken() -> None:
    assert free_name([*NAMES, f"{NAMES[0]} 2"]) == f"{NAMES[0]} 3"


def test_moving_up_changes_places_with_the_seat_before(setup: MatchSetup) -> None:
    setup.move_up(2)
    assert setup.names == [NAMES[0], NAMES[2], NAMES[1], NAMES[3]]


@pytest.mark.parametrize("name", ["Ada Volt", "ada volt", "  Ada  Volt "])
def test_two_seats_must_not_have_one_name(setup: MatchSetup, name: str) -> None:
    setup.seats[2].name = name
    assert setup.name_error(0) == setup.name_error(2) == SAME_NAME
    assert setup.name_error(1) == ""
    assert setup.problem() == "two players have the same name"


def test_a_seat_needs_a_name(setup: MatchSetup) -> None:
    setup.seats[1].name = "   "
    assert setup.name_error(1) == NO_NAME
    assert setup.problem() == "a player needs a name"


@pytest.mark.parametrize(
    ("words", "number"), [("58 204", 58204), ("0", 0), ("18446744073709551615", 2**64 - 1), (" ", None)]
)
def test_a_seed_may_be_written_with_spaces(setup: MatchSetup, words: str, number: int | None) -> None:
    setup.seed_text = words
    assert setup.seed_error() == ""
    assert setup.typed_seed == number


@pytest.mark.parametrize("words", ["123456789012345678901", "12a", "-5", "²"])
def test_other_seeds_are_refused(setup: MatchSetup, words: str) -> None:
    setup.seed_text = words
    assert setup.seed_error() == BAD_SEED
    assert setup.problem().startswith("the seed can have at most")


def test_what_is_saved_comes_back_with_another_seed(setup: MatchSetup) -> None:
    setup.seats[1].kind = "gentle"
    setup.options = {"twists": 2, "chosen_twists": ["grants", "hyperinflation"]}
    again = MatchSetup.from_saved(setup.game, setup.to_save())
    assert again is not None
    assert (again.names, again.kinds, again.options) == (setup.names, setup.kinds, setup.options)
    assert again.problem() == ""


@pytest.mark.parametrize(
    "saved",
    [
        {},
        {"seats": [["Ann", "human"]], "options": {}},
        {"seats": [["Ann", "human"]] * 7, "options": {}},
        {"seats": [["Ann", "human"], "Ben"], "options": {}},
        {"seats": [["Ann", "human"], ["Ben", 3]], "options": {}},
        {"seats": [["Ann", "human"], ["Ben", "normal"]], "options": {"twists": 9}},
        {"seats": [["Ann", "human"], ["Ben", "normal"]], "options": {"twists": 2, "chosen_twists": ["nonsense"]}},
        {"seats": [["Ann", "human"], ["Ben", "normal"]], "options": {"nonsense": 1}},
        {"seats": [["Ann", "human"], ["Ben", "normal"]]},
    ],
)
def test_a_saved_set_up_that_does_not_fit_is_none(saved: dict[str, object]) -> None:
    assert MatchSetup.from_saved(load("nefarious"), saved) is None


def test_a_level_of_another_version_becomes_the_usual_one() -> None:
    saved = {"seats": [["Ann", "human"], ["Ben", "grandmaster"]], "options": {}}
    setup = MatchSetup.from_saved(load("nefarious"), saved)
    assert setup is not None
    assert setup.kinds[1] in levels.names()


def test_an_option_that_does_not_matter_says_with_what_it_would(setup: MatchSetup) -> None:
    spec = spec_of(setup, "chosen_twists")
    assert setup.useless(spec) == ""
    setup.options["twists"] = 0
    assert setup.useless(spec) == "requires Twists: One or Two"


def test_no_more_cards_are_kept_than_count(setup: MatchSetup) -> None:
    setup.options = {"twists": 1, "chosen_twists": ["grants", "hyperinflation"]}
    assert setup.most_cards(spec_of(setup, "chosen_twists")) == 1
    setup.trim_cards()
    assert setup.options["chosen_twists"] == ["grants"]


@pytest.mark.parametrize("slug", slugs())
def test_every_game_can_start_from_its_usual_set_up_and_with_each_switch_turned(slug: str) -> None:
    game = load(slug)
    switches = [spec.key for spec in game.options.specs if spec.kind == "toggle"]
    for turned in ("", *switches):
        setup = MatchSetup.usual(game)
        if turned:
            setup.change(turned, not setup.options[turned])
        assert setup.problem() == ""
        match = Match(game, setup.names, setup.options, 1, setup.kinds)
        assert not match.over and len(match.names) == len(setup.seats)
        assert MatchSetup.from_saved(game, setup.to_save()) is not None
