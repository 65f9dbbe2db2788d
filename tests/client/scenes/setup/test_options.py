"""House rules that speak of seats, depend on others, or change how many can play."""

from __future__ import annotations

import pytest

from client.scenes.setup.house_rules import OptionRow
from client.scenes.setup.match_setup import MatchSetup
from client.widgets import Dropdown, Segments
from engine.ai.seat_request import HUMAN
from engine.games import load
from tests.client.scenes.dusk_game import DUSK_GAME
from tests.client.scenes.setup.test_model import spec_of


@pytest.fixture
def setup() -> MatchSetup:
    return MatchSetup.usual(DUSK_GAME)


def seat(setup: MatchSetup, *names: str, people: int = 0) -> None:
    """Let these sit at the table, the first ones people."""
    del setup.seats[:]
    for place, name in enumerate(names):
        setup.add(HUMAN if place < people else "normal")
        setup.seats[-1].name = name
    setup.follow_seats()


def test_a_new_set_up_begins_with_what_the_game_suggests(setup: MatchSetup) -> None:
    assert setup.options["flick"] is True
    assert setup.options["dusk"] is False


def test_ninety_minutes_are_suggested_where_two_or_more_people_play() -> None:
    """NN-7.4"""
    setup = MatchSetup.usual(load("nasty-neighbours"))
    assert setup.options["minutes"] == 0
    seat(setup, "Ann", "Ben", "Cy", people=2)
    assert setup.options["minutes"] == 90
    setup.seats[1].kind = "normal"
    setup.follow_seats()
    assert setup.options["minutes"] == 0
    assert MatchSetup.usual(load("nasty-neighbours"), watch=True).options["minutes"] == 0


def test_a_suggestion_changes_nothing_that_somebody_has_chosen() -> None:
    setup = MatchSetup.usual(load("nasty-neighbours"))
    setup.change("minutes", 60)
    setup.add(HUMAN)
    assert setup.options["minutes"] == 60
    setup.change("minutes", 0)
    setup.add(HUMAN)
    assert setup.options["minutes"] == 0
    again = MatchSetup.from_saved(setup.game, setup.to_save())
    assert again is not None and again.options["minutes"] == 0


def test_the_number_of_seats_follows_the_house_rules(setup: MatchSetup) -> None:
    assert setup.cannot_add() == "at most 4 seats"
    setup.change("dusk", True)
    assert setup.cannot_add() == ""
    for _ in range(4):
        setup.add("normal")
    assert setup.cannot_add() == "at most 8 seats"
    assert setup.problem() == ""


def test_too_few_players_are_joined_by_computers(setup: MatchSetup) -> None:
    seat(setup, "Ann", "Ben", people=2)
    setup.change("dusk", True)
    assert setup.names[:2] == ["Ann", "Ben"]
    assert setup.people == [True, True, False]
    assert setup.cannot_remove() == "at least 3 seats"


def test_computers_leave_a_smaller_table_and_come_back_to_their_places(setup: MatchSetup) -> None:
    setup.change("dusk", True)
    seat(setup, "Ann", "Ben", "Cy", "Dee", "Eve", "Fay", people=2)
    setup.move_up(2)
    before = setup.names
    setup.change("dusk", False)
    assert setup.names == ["Ann", "Cy", "Ben", "Dee"]
    setup.change("dusk", True)
    assert setup.names == before


def test_people_never_leave_on_their_own(setup: MatchSetup) -> None:
    setup.change("dusk", True)
    seat(setup, "Ann", "Ben", "Cy", "Dee", "Eve", "Fay", people=5)
    setup.change("dusk", False)
    assert setup.names == ["Ann", "Ben", "Cy", "Dee", "Eve"]
    assert setup.problem() == "these rules need 2 to 4 players, not 5"
    setup.remove(1)
    assert setup.problem() == ""


def test_who_comes_back_takes_no_name_that_is_used_meanwhile(setup: MatchSetup) -> None:
    setup.change("dusk", True)
    seat(setup, "Ann", "Ben", "Cy", "Dee", "Eve", people=1)
    setup.change("dusk", False)
    setup.seats[0].name = "eve"
    setup.change("dusk", True)
    assert setup.problem() == "" and len(setup.seats) == 5


def test_a_full_table_says_which_rule_makes_room(setup: MatchSetup) -> None:
    assert setup.limit() == "Nefarious takes at most 4 players, up to 8 with The Dusk."
    setup.change("dusk", True)
    assert setup.limit() == ""


def test_options_of_a_switch_are_left_out_while_it_stands_the_other_way(setup: MatchSetup) -> None:
    hidden = lambda: {spec.key for spec in setup.game.options.specs if setup.hides(spec)}  # noqa: E731
    assert hidden() == {"villain", "mastery", "helping"}
    setup.change("dusk", True)
    assert hidden() == {"pets"}


def test_an_option_for_some_numbers_of_players_says_so(setup: MatchSetup) -> None:
    setup.change("dusk", True)
    spec = spec_of(setup, "helping")
    assert setup.useless(spec) == "requires 7 or 8 players"
    for _ in range(3):
        setup.add("normal")
    assert setup.useless(spec) == ""


def test_what_only_counts_without_a_switch_says_so(setup: MatchSetup) -> None:
    setup.change("dusk", True)
    assert setup.useless(spec_of(setup, "pets")) == "not with The Dusk"


def test_numbers_are_for_people_alone(setup: MatchSetup) -> None:
    seat(setup, "Ann", "Ben", "Cy", people=2)
    setup.change("pets", [2, 0, None])
    setup.seats[1].kind = "normal"
    setup.follow_seats()
    assert setup.options["pets"] == [2, None, None]
    setup.seats[0].kind = "normal"
    assert setup.useless(spec_of(setup, "pets")) == "no human is playing"


def test_numbers_move_with_the_players(setup: MatchSetup) -> None:
    seat(setup, "Ann", "Ben", "Cy", people=3)
    setup.change("pets", [2, None, 7])
    setup.move_up(2)
    assert (setup.names, setup.options["pets"]) == (["Ann", "Cy", "Ben"], [2, 7, None])
    setup.remove(0)
    assert (setup.names, setup.options["pets"]) == (["Cy", "Ben"], [7, None])
    setup.add(HUMAN)
    assert setup.options["pets"] == [7, None, None]


def test_a_chosen_player_stays_chosen_wherever_that_player_sits(setup: MatchSetup) -> None:
    setup.change("dusk", True)
    seat(setup, "Ann", "Ben", "Cy", "Dee", people=2)
    setup.change("villain", 3)
    setup.move_up(2)
    assert setup.options["villain"] == 2
    setup.remove(0)
    assert setup.options["villain"] == 1
    setup.move_up(1)
    assert setup.options["villain"] == 2
    setup.remove(1)
    assert setup.options["villain"] == 0


def test_a_saved_set_up_comes_back_with_its_numbers(setup: MatchSetup) -> None:
    seat(setup, "Ann", "Ben", people=2)
    setup.change("pets", [3, 1])
    again = MatchSetup.from_saved(setup.game, setup.to_save())
    assert again is not None and again.options == setup.options
    saved = setup.to_save()
    saved["options"]["dusk"] = True
    assert MatchSetup.from_saved(setup.game, saved) is None
    saved["seats"] = [["Ann", HUMAN]] * 8
    assert MatchSetup.from_saved(setup.game, saved) is not None


def test_choices_of_many_words_are_a_list_in_which_each_can_be_read() -> None:
    setup = MatchSetup.usual(load("nasty-neighbours"))
    specs = {spec.key: spec for spec in setup.game.options.specs}
    rows = {key: OptionRow(specs[key], setup, lambda key, value: None, lambda spec: None) for key in specs}
    assert isinstance(rows["five_hundred"].control, Dropdown)
    assert isinstance(rows["nasty_cards"].control, Segments)
