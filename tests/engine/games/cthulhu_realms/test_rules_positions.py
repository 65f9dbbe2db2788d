"""Positions of Cthulhu Realms written from outside: what stays empty, what follows, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.cthulhu_realms.layout import UNUSED
from engine.kernel.scenarios.reader import BadScenario
from tests.engine.games.cthulhu_realms.lab import GAME, Lab

ROW = ["Cthulhu", "Dagon", "Carcosa", "Yithian", "Mi-Go"]


def test_named_cards_lie_on_top_of_a_deck_and_the_rest_below() -> None:
    """CR-1.1 CR-1.2"""
    lab = Lab(A={"deck": ["Goon", "Ghoul"]}, B={}, table={"general_deck": ["Dagon", "Carcosa"]})
    assert lab.cards("A.deck")[::-1][:2] == ["Goon", "Ghoul"]
    assert len(lab.cards("A.deck")) == 11
    assert lab.cards("table.general_deck")[::-1][:2] == ["Dagon", "Carcosa"]
    assert len(lab.cards("table.general_deck")) == 65


def test_decks_written_as_empty_stay_empty() -> None:
    """CR-2.4 CR-6.2"""
    lab = Lab(A={"deck": [], "hand": ["Goon"]}, B={}, table={"general_deck": [], "row": ROW})
    assert lab.cards("A.deck") == lab.cards("table.general_deck") == []
    assert len(lab.cards("B.deck")) == 10
    assert len(lab.cards("table.initiates")) == 6


def test_a_deck_that_is_not_named_holds_what_is_left() -> None:
    """CR-1.1"""
    lab = Lab(A={"hand": ["Goon", "Initiate"], "discard": ["Follower"]}, B={})
    assert sorted(lab.cards("A.deck")) == ["Follower"] * 5 + ["Goon", "Initiate"]


def test_initiates_written_down_are_all_there_are() -> None:
    """CR-1.1"""
    lab = Lab(A={}, B={}, table={"initiates": ["Initiate"]})
    assert lab.cards("table.initiates") == ["Initiate"]
    assert sorted(lab.cards("B.deck")).count("Initiate") == 2
    assert Lab(A={}, B={}, table={"initiates": []}).cards("table.initiates") == []


def test_more_initiates_than_the_own_ones_come_from_beside_the_row() -> None:
    """CR-1.1"""
    lab = Lab(A={"discard": ["Initiate"] * 3}, B={})
    assert len(lab.cards("table.initiates")) == 5
    assert lab.cards("B.deck").count("Initiate") == 2


def test_a_new_table_has_nothing_out_of_play() -> None:
    """CR-1.2"""
    assert Lab(A={}, B={}, C={}).state.zones[UNUSED] == []


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_a_position_as_written_is_sound(seats: int) -> None:
    """CR-1.1 CR-2.2: abilities of all cards in play can be used, and what belongs to whom is known."""
    names = ("A", "B", "C", "D")[:seats]
    lab = Lab(**{name: {"play": ["Innsmouth" if name == "B" else "Goon"], "hand": ["Initiate"]} for name in names})
    assert [line for line in lab.wrong() if "rows of" not in line] == []
    assert lab.can("A", "use", "Goon")


def test_cards_can_be_named_by_their_id_too() -> None:
    """CR-1.4"""
    lab = Lab(A={"hand": ["the-king-in-yellow", "rlyeh"]}, B={})
    assert lab.cards("A.hand") == ["The King in Yellow", "R'lyeh"]


def test_a_card_in_play_is_named_by_zone_and_copy() -> None:
    """CR-4.5: of two equal Locations of two players either can be meant."""
    lab = Lab(A={"play": ["Dagon"]}, B={"play": ["Innsmouth"]}, C={"play": ["Innsmouth"]})
    lab.use("A", "Dagon")
    assert lab.can("A", "loss", target="B.play/Innsmouth", amount=4)
    assert not lab.can("A", "loss", target="C.play/Innsmouth")
    lab.do("A", "loss", target="Innsmouth", amount=4)
    lab.do("A", "loss", target="C", amount=4)
    assert lab.counter("C.sanity") == 46


def test_two_equal_locations_of_one_player_are_told_apart_when_one_is_hurt() -> None:
    """CR-4.6"""
    lab = Lab(A={"play": ["Mi-Go", "Shoggoth"]}, B={"play": ["Innsmouth", "Innsmouth"]})
    lab.use("A", "Mi-Go")
    lab.do("A", "loss", target="Innsmouth#2", amount=4)
    lab.use("A", "Shoggoth")
    assert not lab.can("A", "loss", target="Innsmouth#2", amount=2)
    assert lab.can("A", "loss", target="Innsmouth#1", amount=4)
    lab.do("A", "loss", target="Innsmouth#2", amount=1)
    assert lab.cards("B.discard") == ["Innsmouth"]


# --- rows by name --------------------------------------------------------------------------------------------------


def test_the_row_of_two_players_has_three_names() -> None:
    """CR-1.2"""
    lab = Lab(A={}, B={}, table={"row.B-A": ROW})
    for name in ("table.row", "table.row.A-B", "table.row.B-A", "row.A-B"):
        assert lab.cards(name) == ROW


def test_rows_of_three_players_in_either_order() -> None:
    """CR-1.2"""
    lab = Lab(A={}, B={}, C={}, table={"row.B-A": ["Dagon"], "row.B-C": ["Carcosa"], "row.A-C": ["Mi-Go"]})
    for one, other, card in (("A", "B", "Dagon"), ("B", "C", "Carcosa"), ("C", "A", "Mi-Go")):
        assert lab.cards(f"table.row.{one}-{other}") == lab.cards(f"table.row.{other}-{one}") == [card]


def test_two_left_each_have_a_row_clockwise_from_themselves() -> None:
    """CR-5.3: both names find a row, six cards in all."""
    rows = {"row.A-C": ["Dagon", "Mi-Go", "Ghoul"], "row.C-A": ["Carcosa", "Yithian", "Deep One"]}
    lab = Lab(A={"power": 9}, B={"sanity": 0}, C={}, D={"sanity": 0}, table=rows)
    assert lab.cards("table.row.A-C") == ["Dagon", "Mi-Go", "Ghoul"]
    assert lab.cards("table.row.C-A") == ["Carcosa", "Yithian", "Deep One"]
    assert all(lab.can("A", "acquire", card) for cards in rows.values() for card in cards)
    assert lab.wrong() == []
    lab.do("A", "end_turn")
    assert lab.asked() == ["C"]
    assert lab.wrong() == []


def test_an_expectation_may_mean_the_six_cards_between_the_last_two() -> None:
    """CR-5.3: or either row; with more players left only the one named."""
    rows = {"row.A-C": ["Dagon", "Mi-Go", "Ghoul"], "row.C-A": ["Carcosa", "Yithian", "Deep One"]}
    six = [card for cards in rows.values() for card in cards]
    lab = Lab(A={}, B={"sanity": 0}, C={}, table=rows)
    for name in ("A-C", "C-A"):
        lab.expects({f"table.row.{name}": rows[f"row.{name}"], f"table.row.{name}.count": 3})
        lab.expects({f"table.row.{name}": six, f"table.row.{name}.count": 6})
        with pytest.raises(AssertionError):
            lab.expects({f"table.row.{name}": six[1:]})
    with pytest.raises(AssertionError):
        lab.expects({"table.row.A-C": rows["row.C-A"]})
    with pytest.raises(AssertionError):
        lab.expects({"table.row.A-C.count": 5})
    with pytest.raises(AssertionError):
        Lab(A={}, B={}, C={}, table=rows).expects({"table.row.A-C.count": 6})


def test_players_across_the_table_have_no_row() -> None:
    """CR-5.1: until the one between them is out."""
    lab = Lab(A={"play": ["Dagon"]}, B={"sanity": 1}, C={}, D={}, table={"general_deck": ["Mi-Go", "Ghoul", "Carcosa"]})
    assert lab.cards("table.row.A-C") == lab.cards("table.row.B-D") == []
    lab.use("A", "Dagon")
    assert lab.cards("table.row.A-C") == lab.cards("table.row.C-A") == ["Mi-Go", "Ghoul", "Carcosa"]
    assert lab.cards("table.row.A-B") == lab.cards("table.row.C-B") == []


def test_the_cards_of_an_eliminated_player_lie_in_the_box() -> None:
    """CR-5.3"""
    lab = Lab(A={}, B={"sanity": 0}, C={})
    assert sorted(lab.cards("table.box")) == ["Follower"] * 6 + ["Goon"] * 2 + ["Initiate"] * 2
    assert not lab.can("A", "use")


# --- what cannot be ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "position",
    (
        {"A": {"hand": ["Alley Cat"]}, "B": {}},
        {"A": {"hand": ["Cthulhu"]}, "B": {"hand": ["Cthulhu"]}},
        {"A": {"hand": ["Follower"] * 7}, "B": {}},
        {"A": {"lawn": ["Goon"]}, "B": {}},
        {"A": {"power": -1}, "B": {}},
        {"A": {"sanity": -1}, "B": {}},
        {"A": {}, "B": {"power": 2}},
        {"A": {}, "B": {"sanity": 0}},
        {"A": {"sanity": 0}, "B": {}, "C": {}},
        {"A": {}, "B": {"sanity": 0, "hand": ["Ghoul"]}, "C": {}},
        {"A": {}, "B": {}, "table": {"row": ["Goon"]}},
        {"A": {}, "B": {}, "C": {}, "table": {"row": ["Dagon"]}},
        {"A": {}, "B": {}, "C": {}, "D": {}, "table": {"row.A-C": ["Dagon"]}},
        {"A": {}, "B": {}, "C": {}, "table": {"row.A-A": ["Dagon"]}},
        {"A": {}, "B": {}, "C": {}, "table": {"row.A": ["Dagon"]}},
        {"A": {}},
    ),
    ids=str,
)
def test_what_cannot_be_is_refused_in_a_sentence(position: dict[str, Any]) -> None:
    """CR-1.1 CR-1.2 CR-5.3"""
    with pytest.raises(BadScenario, match="expected"):
        Lab(**position)


def test_numbers_tell_the_uses_and_shares_apart() -> None:
    """CR-4.5 CR-4.10: ability, half and amount, as the steps of scenarios name them."""
    lab = Lab(A={"play": ["Arkham Asylum", "Goon"]}, B={"play": ["Innsmouth"]})
    numbers = [
        dict(GAME.positions.option_numbers(lab.state, option)) for _, option in lab.play.offers() if option[1] >= 0
    ]
    assert numbers[:3] == [{"ability": 0, "half": 0}, {"ability": 0, "half": 1}, {"ability": 1}]
    lab.use("A", "Arkham Asylum", 1)
    amounts = {GAME.positions.option_numbers(lab.state, option)["amount"] for _, option in lab.play.offers()}
    assert amounts == {1, 2, 3, 4, 5}
