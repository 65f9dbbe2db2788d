"""What Nasty Neighbour cards and Instants do to what players know, to the piles, and while an Instant is acting."""

from __future__ import annotations

import pytest

from engine.games.nasty_neighbours.codes import LOOKED
from engine.games.nasty_neighbours.layout import BIN, DRAW_PILE
from engine.kernel.state.events import MOVED, NOTED, REVEALED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import HIDDEN, place_ref
from tests.engine.games.nasty_neighbours.card_table import GAME, CardTable, yard

NINE = ["red 1", "red 2", "blue 1", "blue 2", "green 1", "green 2", "yellow 1", "yellow 2", "brown 1"]


def who_knows(table: CardTable, owner: str, place: int) -> str:
    """The seats that see which card lies at a place of a yard."""
    return "".join(seat for seat in table.names if table.yard_seen(owner, seat)[place] != HIDDEN)


# --- peeping -------------------------------------------------------------------------------------------------------


def test_only_who_peeps_sees_a_card_and_at_once() -> None:
    """NN-8.5: the first card is seen before the second is chosen; all see where somebody looks."""
    table = CardTable(A={"nasty": ["Peeping Neighbour"]})
    table.plays("A", "Peeping Neighbour", "B.yard[0]")
    assert who_knows(table, "B", 0) == "A"
    assert table.asked() == ["A"] and table.can("A", "choose", target="B.yard[1]")
    table.chooses("A", "B.yard[3]")
    assert [who_knows(table, "B", place) for place in range(6)] == ["A", "", "", "A", "", ""]
    looks = [event for event in table.events if event[0] == NOTED and event[5] == LOOKED]
    zone = GAME.layout.seat_zone("yard", 1)
    assert [event[4] for event in looks] == [place_ref(zone, 0), place_ref(zone, 3)]
    assert {event[-1] for event in looks} == {EVERYBODY}
    assert {event[-1] for event in table.events if event[0] == REVEALED} == {1}


def test_a_peeped_card_is_drawn_as_a_back_that_its_seer_remembers() -> None:
    """NN-8.5"""
    table = CardTable(A={"nasty": ["Peeping Neighbour"]})
    table.plays("A", "Peeping Neighbour", "A.yard[0]", "A.yard[1]")
    face = GAME.shows.face(table.view("A"), table.card_at("A", 0))
    assert (face["kind"], face["fields"]["of"], face["id"]) == ("turned", "suit", "red-9")


def test_a_peeped_card_goes_over_the_fence_known_to_whom_it_was_known() -> None:
    """NN-8.5"""
    table = CardTable(A={"nasty": ["Peeping Neighbour", "Over the Fence"]})
    table.plays("A", "Peeping Neighbour", "B.yard[0]", "B.yard[3]")
    table.plays("A", "Over the Fence", "B.yard[0]", "A.yard[1]")
    assert who_knows(table, "A", 1) == "A"
    assert who_knows(table, "B", 0) == ""
    assert who_knows(table, "B", 3) == "A"
    table.expects(A_yard=yard("A", p1="-red 5"), B_yard=yard("B", p0="-red 10"))


def test_a_card_turned_down_stays_known_to_all_wherever_it_goes() -> None:
    """NN-8.5"""
    table = CardTable(A={"nasty": ["Gopher Trouble", "Garden Gnome Shuffle", "Over the Fence"]})
    table.plays("A", "Gopher Trouble", "B.yard[6]")
    assert who_knows(table, "B", 6) == "ABC"
    table.plays("A", "Garden Gnome Shuffle", "B.yard[6]", "B.yard[0]")
    assert (who_knows(table, "B", 0), who_knows(table, "B", 6)) == ("ABC", "")
    table.plays("A", "Over the Fence", "A.yard[8]", "B.yard[0]")
    assert (who_knows(table, "A", 8), who_knows(table, "B", 0)) == ("ABC", "ABC")
    table.expects(A_yard=yard("A", p8="-yellow 5"), B_yard=yard("B", p0="brown 9", p6="-red 5"))


def test_what_a_player_has_peeped_at_it_knows_after_an_eviction_and_nobody_else_does() -> None:
    """NN-5.3, NN-8.5: knowledge goes with the player, the card stays with the house."""
    table = CardTable(A={"nasty": ["Peeping Neighbour"]}, table={"draw_pile": ["eviction notice"]})
    table.plays("A", "Peeping Neighbour", "B.yard[0]", "B.yard[1]")
    table.do("A", "draw")
    table.chooses("A", "C")
    table.expects(active="B", A_yard=yard("C"), C_yard=yard("A"))
    assert [who_knows(table, "B", place) for place in (0, 1, 2)] == ["A", "A", ""]
    table = CardTable(A={"nasty": ["Peeping Neighbour"]}, table={"draw_pile": ["eviction notice"]})
    table.plays("A", "Peeping Neighbour", "B.yard[0]", "B.yard[1]")
    table.do("A", "draw")
    table.chooses("A", "B")
    assert [who_knows(table, "A", place) for place in (0, 1, 2)] == ["A", "A", ""]
    assert [who_knows(table, "B", place) for place in (0, 1, 2)] == ["", "", ""]


def test_nasty_neighbour_cards_left_behind_are_known_to_both_after_an_eviction() -> None:
    """NN-5.3: who moves in looks at them; who has moved out remembers."""
    table = CardTable(A={"nasty": ["Over the Fence"]}, table={"draw_pile": ["eviction notice"]})
    table.passes("A")
    table.do("A", "draw")
    table.chooses("A", "B")
    table.passes("A")
    [card] = table.held("B")
    assert [table.state.known[card] >> seat & 1 for seat in range(3)] == [1, 1, 0]
    assert table.asked() == ["B"] and table.can("B", "play", "Over the Fence")


def test_a_reset_shows_what_lay_face_down_and_deals_unknown_cards() -> None:
    """NN-5.4: what somebody knew of the old cards is of no use any more."""
    table = CardTable(A={"nasty": ["Peeping Neighbour"]}, table={"draw_pile": ["vandalized", *NINE]})
    table.plays("A", "Peeping Neighbour", "A.yard[0]", "A.yard[1]")
    table.do("A", "draw")
    table.expects(A_yard=["-" + card for card in NINE])
    assert {who_knows(table, "A", place) for place in range(9)} == {""}


def test_a_borrowed_card_is_seen_by_taker_and_loser_alone() -> None:
    """NN-8.5"""
    table = CardTable(A={"nasty": ["Borrowed Tools"]}, B={"nasty": ["Noise Complaint", "Gopher Trouble"]})
    table.plays("A", "Borrowed Tools")
    [card] = table.held("A")
    assert [table.state.known[card] >> seat & 1 for seat in range(3)] == [1, 1, 0]


def test_which_card_is_borrowed_is_left_to_chance() -> None:
    """NN-8.5: "unseen"."""
    taken = set()
    for seed in range(12):
        table = CardTable(A={"nasty": ["Borrowed Tools"]}, B={"nasty": ["Noise Complaint", "Gopher Trouble"]})
        table.state.rng += seed
        table.plays("A", "Borrowed Tools")
        taken.add(GAME.words.card_name(table.state.table, table.held("A")[0]))
    assert taken == {"Noise Complaint", "Gopher Trouble"}


# --- the piles -----------------------------------------------------------------------------------------------------


def test_a_yard_sale_with_an_empty_draw_pile_leaves_the_sold_card_on_the_bin() -> None:
    """NN-3.10, NN-8.5: the rest of the bin is the new draw pile, and its top is dealt."""
    table = CardTable(A={"nasty": ["Yard Sale"]}, table={"bin": ["brown 10"]})
    table.empty_the_draw_pile()
    cards = len(table.state.zones[BIN])
    table.plays("A", "Yard Sale", "A.yard[6]")
    table.expects(table_bin=["yellow 9"])
    assert len(table.state.zones[DRAW_PILE]) == cards - 1
    assert who_knows(table, "A", 6) == "ABC"


def test_a_yard_sale_with_nothing_to_draw_leaves_the_spot_blank() -> None:
    """NN-3.5, NN-3.10: of all cards none is left but the sold one."""
    table = CardTable(A={"nasty": ["Yard Sale"]})
    table.leave_in_the_draw_pile(0)
    table.plays("A", "Yard Sale", "A.yard[6]")
    table.expects(table_bin=["yellow 9"], A_yard=yard("A", p6="."))
    assert not table.can("A", "draw") and table.can("A", "take")


def test_a_reset_with_too_few_cards_uses_the_bin() -> None:
    """NN-3.10, NN-5.4: the reset yard's own cards come back, all but the last one discarded."""
    table = CardTable(table={"draw_pile": ["vandalized"]})
    table.leave_in_the_draw_pile(1)
    table.do("A", "draw")
    dealt = [event for event in table.events if event[0] == MOVED and event[3] == DRAW_PILE]
    assert len(dealt) == 1 + 8
    table.expects(table_bin=["brown 9", "vandalized"])
    assert sum(card >= 0 for card in table.state.zones[GAME.layout.seat_zone("yard", 0)]) == 8


# --- while an Instant is acting --------------------------------------------------------------------------------------

UP_BUT_ONE = ["-vandalized", "red 10", "blue 9", "blue 4", "green 2", "green 4", "yellow 9", "yellow 4", "brown 9"]


@pytest.mark.parametrize("card", ["Over the Fence", "Garden Gnome Shuffle", "Gopher Trouble"])
def test_an_instant_that_is_about_to_act_is_not_moved_or_turned(card: str) -> None:
    """NN-5.5: of two that a reset has shown, the second waits in the yard while the first is answered."""
    shown = ["nasty dog", "red 1", "blue 3", "nasty dog", "yellow 8", "brown 2", "red 7", "blue 10", "green 1"]
    table = CardTable(
        A={"yard": UP_BUT_ONE}, B={"nasty": [card]}, table={"draw_pile": ["brown 10", *shown, *NINE, "green 6"]}
    )
    table.passes("B")
    table.do("A", "draw")
    table.do("A", "place", target="A.yard[0]")
    table.passes("B")  # Vandalized
    table.chooses("A", "C")  # the first Nasty Dog, whose window this is
    table.expects(asked=["B"], A_yard=[".", *shown[1:]])
    table.do("B", "play", card)
    targets = table.targets()
    assert {"A.yard[0]", "A.yard[3]"} & targets == set()
    assert {"A.yard[1]", "A.yard[4]"} <= targets


def test_a_home_security_borrowed_in_a_window_answers_in_it() -> None:
    """NN-8.2: who has played a card is asked again."""
    table = CardTable(
        A={"nasty": ["Borrowed Tools"]},
        B={"nasty": ["Home Security"]},
        C={"nasty": ["Home Security"]},
        table={"draw_pile": ["vandalized"]},
    )
    table.passes("A")
    for seat in "BC":
        table.passes(seat)
    table.do("A", "draw")
    table.plays("A", "Borrowed Tools", "B")
    assert table.asked() == ["A"] and table.can("A", "play", "Home Security")
    table.plays("A", "Home Security")
    table.expects(A_yard=yard("A"), table_bin=["vandalized"])


def test_an_instant_within_an_instants_window_is_over_before_the_first_acts() -> None:
    """NN-8.2, NN-8.3: Sprinkler Mishap against a Nasty Dog turns up an Eviction Notice; the dog still finds its man."""
    table = CardTable(
        A={"nasty": []},
        B={"nasty": ["Sprinkler Mishap"]},
        C={"yard": yard("C", p0="-eviction notice")},
        table={"draw_pile": ["nasty dog", "brown 10", *NINE]},
    )
    table.passes("B")
    table.do("A", "draw")
    table.chooses("A", "B")
    table.plays("B", "Sprinkler Mishap", "C.yard[0]")
    assert table.asked() == ["C"]
    table.chooses("C", "B")
    table.expects(C_yard=yard("B"), B_yard=["-" + card for card in NINE], A_yard=yard("A"))
    table.expects(
        table_bin=[
            "nasty dog",
            "eviction notice",
            "brown 10",
            "red 4",
            "blue 3",
            "blue 6",
            "green 3",
            "green 6",
            "yellow 3",
            "yellow 6",
            "brown 3",
        ]
    )


def test_home_security_cancels_the_instant_it_answers_and_no_other() -> None:
    """NN-5.8, NN-8.3: Vandalized turned up while a Nasty Dog waits: each is answered for itself."""
    table = CardTable(
        B={"nasty": ["Sprinkler Mishap", "Home Security"]},
        C={"yard": yard("C", p0="-vandalized"), "nasty": ["Home Security"]},
        table={"draw_pile": ["nasty dog", "brown 10", *NINE]},
    )
    table.passes("B")
    table.passes("C")
    table.do("A", "draw")
    table.chooses("A", "B")
    table.plays("B", "Sprinkler Mishap", "C.yard[0]")
    assert table.asked() == ["B"] and not table.can("B", "play", "Home Security")
    table.passes("B")
    table.plays("C", "Home Security")
    assert table.asked() == ["B"] and table.can("B", "play", "Home Security")
    table.passes("B")
    table.expects(C_yard=yard("C", p0="-brown 10"), B_yard=["-" + card for card in NINE])


@pytest.mark.parametrize("card", ["nasty dog", "green 3"])
def test_a_yard_whose_instant_is_still_to_be_refilled_is_not_cleaned(card: str) -> None:
    """NN-6.4, NN-8.5: the last line goes while the Nasty Dog of that yard acts; its spot gets a card all the same."""
    bare = [f"-{card}", ".", ".", "yellow 5", "yellow 6", "red 1", ".", ".", "."]
    table = CardTable(
        A={"yard": yard("A", p6="yellow 7"), "nasty": ["Sprinkler Mishap", "Over the Fence"]},
        B={"yard": bare},
        table={"draw_pile": [*NINE, "brown 10"]},
    )
    table.plays("A", "Sprinkler Mishap", "B.yard[0]")
    if card == "nasty dog":
        table.chooses("B", "C")
    table.plays("A", "Over the Fence", "A.yard[6]", "B.yard[5]")
    table.do("B", "remove_line", target="row 1")
    left = "-brown 10" if card == "nasty dog" else card
    table.expects(B_yard=[left, *["."] * 8], active="A", phase="summer", B_round_score=0)
