"""Own cards of Nasty Neighbours: every effect that players can put on a card does what the card says."""

from __future__ import annotations

import pytest

from engine.games.nasty_neighbours.codes import CANCELED, COMPLAINED
from engine.games.nasty_neighbours.layout import NASTY_DECK
from engine.kernel.state.events import NOTED
from engine.kernel.state.refs import NONE, seat_ref
from tests.engine.games.nasty_neighbours.card_table import GAME, CardTable, instant, nasty, yard

NINE = ["red 1", "red 2", "blue 1", "blue 2", "green 1", "green 2", "yellow 1", "yellow 2", "brown 1"]
DOWN = ["-" + card for card in NINE]
MORE = ["red 8", "blue 8", "green 3", "yellow 10", "brown 10", "green 10", "red 10", "brown 6", "brown 4"]
MIXED = ["red 1", "blue 3", "green 6", "yellow 8", "brown 2", "red 7", "blue 10", "green 1", "brown 4"]
"""Nine cards without a line."""
ON_PLACES = pytest.mark.parametrize(
    ("effect", "places"), [("turn-down", (6, 7, 8)), ("turn-up", range(6)), ("replace", (6, 7, 8))]
)
"""Effects for which a card of a yard is chosen, with the places of the usual yards at which there are such cards."""
UP_BUT_ONE = ["-red 9", "red 10", "blue 9", "blue 4", "green 2", "green 4", "yellow 9", "yellow 4", "brown 9"]


def holding(*effects: str, when: str = "any-time", **others: dict[str, object]) -> CardTable:
    """A table at which A has the turn and holds a card with these effects."""
    mine = {"nasty": ["pet"], **others.pop("A", {})}
    return CardTable(own=[nasty(*effects, when=when)], A=mine, **others)


def exposed(affects: str, *effects: str, pile: tuple[str, ...] = (), **others: dict[str, object]) -> CardTable:
    """A table at which an Instant with these effects lies on top of the draw pile and A has the turn."""
    return CardTable(own=[instant(affects, *effects)], table={"draw_pile": ["pet", *pile]}, **others)


def noted(table: CardTable, note: int) -> list[str]:
    """The seats about which something has been noted."""
    return [table.names[event[1]] for event in table.events if event[0] == NOTED and event[5] == note]


# --- Nasty Neighbour cards, effect by effect ---------------------------------------------------------------------


def test_reset_own() -> None:
    """NN-5.4: face down, Nasty Neighbour cards stay, the turn goes on."""
    table = holding("reset own", table={"draw_pile": NINE}, A={"nasty": ["pet", "Yard Sale"]})
    table.plays("A", "pet")
    table.expects(A_yard=DOWN, A_nasty=["Yard Sale"], table_nasty_pile=["Pet"], active="A", asked=["A"])


def test_reset_other_is_no_instant_that_home_security_could_answer() -> None:
    """NN-5.4, NN-5.8"""
    table = holding("reset other", table={"draw_pile": NINE}, B={"nasty": ["Home Security"]})
    table.do("A", "play", "pet")
    assert table.targets() == {"B", "C"}
    table.chooses("A", "B")
    table.expects(B_yard=DOWN, B_nasty=["Home Security"], active="A", asked=["B"])
    assert not table.can("B", "play", "Home Security")


def test_reset_spares_a_yard_in_which_nothing_would_go() -> None:
    """NN-5.4, NN-8.1: gaps and Stumpeds stay, so there is nothing to reset."""
    bare = ["stumped", *["."] * 8]
    table = holding("reset own", A={"yard": bare, "nasty": ["pet", "Yard Sale"]})
    assert table.asked() == ["A"] and not table.can("A", "play", "pet")
    table = CardTable(
        own=[nasty("reset other")],
        active="B",
        A={"yard": bare},
        B={"nasty": ["pet"]},
        names="ABCD",
        table={"draw_pile": NINE},
    )
    table.do("B", "play", "pet")
    assert table.targets() == {"C", "D"}
    refusal = GAME.words.refusal(table.view("B"), seat_ref(0), NONE, table.names)
    assert refusal is not None and refusal.key == "nothing-to-reset"


def test_swap_seats_goes_to_another_house_with_its_cards() -> None:
    """NN-5.3, NN-5.6: before drawing; who was there is next."""
    table = holding("swap-seats other", when="before-drawing", A={"score": 7}, B={"nasty": ["Yard Sale"]})
    table.plays("A", "pet", "B")
    table.expects(A_yard=yard("B"), B_yard=yard("A"), A_nasty=["Yard Sale"], A_score=7, active="A")
    table.passes("A")
    table.do("A", "draw")
    table.do("A", "discard")
    table.passes("A")
    table.expects(active="B", A_yard=yard("B"))


def test_seats_swapped_in_anothers_turn_leave_the_turn_where_it_is() -> None:
    """NN-5.6: C takes A's house during A's turn; then C has the turn that is due next."""
    table = CardTable(own=[nasty("swap-seats other")], C={"nasty": ["pet"]})
    table.plays("C", "pet", "A")
    table.expects(active="A", A_yard=yard("C"), C_yard=yard("A"))
    table.do("A", "draw")
    table.do("A", "discard")
    table.expects(active="B")


@pytest.mark.parametrize(("whom", "owners"), [("own", "A"), ("other", "BC"), ("any", "ABC")])
def test_peek_looks_into_the_yards_it_says(whom: str, owners: str) -> None:
    """NN-8.5: three cards of one yard."""
    table = holding(f"peek {whom} 3")
    table.do("A", "play", "pet")
    assert table.targets() == {f"{owner}.yard[{place}]" for owner in owners for place in range(6)}
    table.chooses("A", f"{owners[-1]}.yard[5]")
    assert table.targets() == {f"{owners[-1]}.yard[{place}]" for place in range(5)}
    table.chooses("A", f"{owners[-1]}.yard[0]")
    table.chooses("A", f"{owners[-1]}.yard[1]")
    table.expects(asked=["A"], table_nasty_pile=["Pet"])
    assert [card >= 0 for card in table.yard_seen(owners[-1], "A")[:6]] == [True, True, False, False, False, True]


def test_peek_ends_when_there_is_no_more_to_see() -> None:
    """NN-8.5: four, of a yard with two."""
    two = ["-red 5", "-red 6", "blue 5", "blue 8", "green 2", "green 8", "yellow 5", "yellow 8", "brown 5"]
    table = holding("peek other 4", B={"yard": two})
    table.plays("A", "pet", "B.yard[0]")
    table.expects(table_nasty_pile=["Pet"], asked=["A"])
    assert min(table.yard_seen("B", "A")) >= 0


def test_swap_cards_inside_the_own_yard_alone() -> None:
    """NN-8.5"""
    table = holding("swap-cards inside-own", A={"yard": yard("A", p7="stumped", p8=".")})
    table.do("A", "play", "pet")
    assert table.targets() == {f"A.yard[{place}]" for place in range(7)}
    table.chooses("A", "A.yard[0]")
    table.chooses("A", "A.yard[6]")
    table.expects(A_yard=yard("A", p0="yellow 9", p6="-red 9", p7="stumped", p8="."))


@pytest.mark.parametrize(("whom", "owners"), [("own", "A"), ("other", "BC")])
@ON_PLACES
def test_effects_on_a_card_of_a_yard_choose_in_the_yards_they_say(
    effect: str, places: range, whom: str, owners: str
) -> None:
    """NN-8.5"""
    table = holding(f"{effect} {whom}", table={"draw_pile": ["brown 10"]})
    table.do("A", "play", "pet")
    assert table.targets() == {f"{owner}.yard[{place}]" for owner in owners for place in places}
    place, owner = places[0], owners[-1]
    before = yard(owner)[place]
    table.chooses("A", f"{owner}.yard[{place}]")
    after = {"turn-down": f"-{before}", "turn-up": before[1:], "replace": "brown 10"}[effect]
    table.expects(**{f"{owner}_yard": yard(owner, **{f"p{place}": after})})


def test_turn_up_own_exposes_an_instant_to_its_player() -> None:
    """NN-8.5: its spot is refilled face down, after it has acted."""
    table = holding("turn-up own", A={"yard": yard("A", p0="-vandalized")}, table={"draw_pile": NINE})
    table.plays("A", "pet", "A.yard[0]")
    table.expects(A_yard=["-brown 1", *DOWN[:8]], table_nasty_pile=["Pet"], asked=["A"])


def test_replace_in_another_yard_lets_an_instant_act_for_whoever_sits_there() -> None:
    """NN-8.5: A replaces B's card, B has exposed the Nasty Dog, and C's yard is reset; the spot lies face up."""
    table = holding("replace other", table={"draw_pile": ["nasty dog", *NINE, "brown 10"]})
    table.plays("A", "pet", "B.yard[6]")
    assert table.asked() == ["B"] and table.targets() == {"A", "C"}
    table.chooses("B", "C")
    table.expects(B_yard=yard("B", p6="brown 10"), C_yard=DOWN, asked=["A"])


def test_miss_turn_and_take_card_in_one_card() -> None:
    """NN-8.5: one after the other, each with a player of its own."""
    table = holding("miss-turn other", "take-card other", B={"nasty": ["Yard Sale"]}, C={"nasty": ["Home Security"]})
    table.do("A", "play", "pet")
    assert table.targets() == {"B", "C"}
    table.chooses("A", "B")
    assert table.targets() == {"B", "C"}
    table.chooses("A", "C")
    table.expects(A_nasty=["Home Security"], C_nasty=[])
    assert noted(table, COMPLAINED) == ["B"]


@pytest.mark.parametrize("number", [1, 4])
def test_draw_card_draws_so_many_nasty_neighbour_cards(number: int) -> None:
    """They are the player's own secret."""
    table = holding(f"draw-card {number}")
    before = len(table.state.zones[NASTY_DECK])
    table.plays("A", "pet")
    table.expects(**{"A_nasty.count": number})
    assert len(table.state.zones[NASTY_DECK]) == before - number
    assert {table.state.known[card] for card in table.held("A")} == {1}


def test_draw_card_draws_what_is_left_and_cannot_be_played_for_nothing() -> None:
    """NN-8.1"""
    table = holding("draw-card 4", A={"nasty": ["pet", "pet"]})
    table.empty_the_nasty_deck()
    table.state.zones[NASTY_DECK].append(table.state.zones[NASTY_DECK + 1].pop())
    table.plays("A", "pet")
    table.expects(**{"A_nasty.count": 2, "table_nasty_deck.count": 0})
    assert not table.can("A", "play", "pet")


@pytest.mark.parametrize(("number", "left"), [(1, 2), (2, 1), (4, 0)])
def test_discard_card_takes_so_many_unseen(number: int, left: int) -> None:
    """All that there are, where there are fewer."""
    held = ["Home Security", "Yard Sale", "Gopher Trouble"]
    table = holding(f"discard-card other {number}", B={"nasty": held}, C={"nasty": ["Over the Fence"]})
    table.plays("A", "pet", "B")
    table.expects(**{"B_nasty.count": left, "table_nasty_pile.count": 4 - left, "C_nasty": ["Over the Fence"]})


@pytest.mark.parametrize("effect", ["take-card other", "discard-card other 2"])
def test_cards_are_not_taken_from_houses_that_hold_none(effect: str) -> None:
    """NN-8.1"""
    table = holding(effect)
    assert table.asked() == ["A"] and not table.can("A", "play", "pet")


def test_dive_comes_after_other_effects() -> None:
    """NN-8.5: the card from the bin is the drawn card."""
    table = holding("turn-down own", "dive", when="before-drawing", table={"bin": ["red 1", "wild"]})
    table.plays("A", "pet", "A.yard[6]", "wild")
    table.expects(A_drawn=["wild"], table_bin=["red 1"], A_yard=yard("A", p6="-yellow 9"))
    assert table.can("A", "discard") and not table.can("A", "draw")


def test_a_second_effect_that_finds_nothing_is_left_out() -> None:
    """The first can be carried out, so the card may be played."""
    table = holding("peek own 1", "dive", when="before-drawing", table={"bin": ["vandalized"]})
    table.plays("A", "pet", "A.yard[0]")
    table.expects(A_drawn=[], table_nasty_pile=["Pet"])
    assert table.can("A", "draw")


def test_a_card_played_before_drawing_is_not_played_in_other_turns() -> None:
    """NN-8.2"""
    table = CardTable(own=[nasty("peek any 1", when="before-drawing")], B={"nasty": ["pet"]})
    assert table.asked() == ["B"] and not table.can("B", "play", "pet")
    table.passes("B")
    table.do("A", "draw")
    table.do("A", "discard")
    table.passes("B")
    table.expects(active="B", asked=["B"])
    assert table.can("B", "play", "pet")


def test_three_effects_happen_in_the_order_of_the_card() -> None:
    """A card turned down, then swapped, then the same place turned up."""
    table = holding("turn-down own", "swap-cards inside-own", "turn-up own")
    table.plays("A", "pet", "A.yard[6]", "A.yard[6]", "A.yard[0]", "A.yard[0]")
    table.expects(A_yard=yard("A", p0="yellow 9", p6="-red 9"))


# --- cards that answer an Instant --------------------------------------------------------------------------------


def test_a_card_that_answers_but_does_not_cancel() -> None:
    """NN-8.3: B moves away; the dog bites B where B sits then."""
    table = CardTable(
        own=[nasty("swap-seats other", when="instant")], B={"nasty": ["pet"]}, table={"draw_pile": ["nasty dog", *NINE]}
    )
    table.passes("B")
    table.do("A", "draw")
    table.chooses("A", "B")
    table.plays("B", "pet", "C")
    table.expects(C_yard=yard("B"), B_yard=DOWN, active="C")


def test_an_answer_needs_something_to_do() -> None:
    """NN-8.1, NN-8.2: nobody else holds a card to be taken."""
    table = CardTable(
        own=[nasty("take-card other", when="instant")], A={"nasty": ["pet"]}, table={"draw_pile": ["vandalized", *NINE]}
    )
    table.passes("A")
    table.do("A", "draw")
    assert table.asked() == ["A"] and not table.can("A", "play", "pet")
    face = table.play.game.shows.face(table.view("A"), table.held("A")[0])
    assert face["fields"]["veil"] == "No target now"


def test_an_own_card_cancels_like_home_security() -> None:
    """NN-5.8"""
    table = CardTable(own=[nasty("cancel", when="instant")], A={"nasty": ["pet"]}, table={"draw_pile": ["vandalized"]})
    table.passes("A")
    table.do("A", "draw")
    table.plays("A", "pet")
    table.expects(A_yard=yard("A"), table_bin=["vandalized"], active="B")


# --- cards without effects --------------------------------------------------------------------------------


def test_own_wild_stumped_and_suit_cards_are_what_they_are_called() -> None:
    """NN-3.6, NN-4.1 to NN-4.3, NN-7.1"""
    own = [{"id": f"my-{kind}", "name": f"My {kind}", "kind": kind, "copies": 1} for kind in ("wild", "stumped")]
    own.append({"id": "seven", "name": "My Seven", "kind": "suit", "suit": "yellow", "number": 7, "copies": 1})
    row = {"A": {"yard": yard("A", p6="yellow 9", p7="yellow 8")}}
    for name, complete in (("My wild", True), ("My Seven", True), ("My stumped", False)):
        table = CardTable(own=own, table={"draw_pile": [name]}, **row)
        table.do("A", "draw")
        assert table.can("A", "place", target="B.yard[0]") == (name == "My stumped")
        table.do("A", "place", target="A.yard[8]")
        assert table.can("A", "remove_line", target="row 2") == complete
    rules = table.state.table.rules
    assert [
        rules.points[table.play.game.positions.find_cards(table.state.table, name)[0]]
        for name in ("My wild", "My stumped", "My Seven")
    ] == [25, 0, 7]


# --- Instants ----------------------------------------------------------------------------------------------------


def test_an_instant_that_resets_all_others() -> None:
    """NN-5.4: clockwise from whoever exposed it, who is spared."""
    table = exposed("others", "reset target", pile=(*NINE, *MORE))
    table.do("A", "draw")
    table.expects(A_yard=yard("A"), B_yard=DOWN, C_yard=["-" + card for card in MORE], active="B")


def test_one_home_security_cancels_an_instant_for_all_whom_it_affects() -> None:
    """NN-5.8, NN-8.3: the card says that the Instant is canceled, so nobody else is asked, and nobody is hit."""
    held = {"nasty": ["Home Security"]}
    table = exposed("others", "reset target", A=held, B=held, C=held)
    for seat in "ABC":
        table.passes(seat)
    table.do("A", "draw")
    assert table.asked() == ["A"] and not table.can("A", "play")
    table.passes("A")
    table.plays("B", "Home Security")
    assert noted(table, CANCELED) == ["B"]
    table.expects(B_yard=yard("B"), C_yard=yard("C"), C_nasty=["Home Security"], table_bin=["pet"])


def test_an_instant_for_all_others_spares_first_out() -> None:
    """NN-5.7"""
    out = [card.removeprefix("-") for card in UP_BUT_ONE]
    table = exposed("others", "reset target", pile=tuple(NINE), C={"yard": out})
    table.do("A", "draw")
    table.expects(B_yard=DOWN, C_yard=out, active="B")


def test_an_instant_takes_a_card_from_everybody_who_holds_one() -> None:
    """NN-8.5: what they held is no secret between the two; who has none loses none."""
    table = exposed(
        "others", "take-card target", B={"nasty": ["Yard Sale"]}, C={"nasty": ["Noise Complaint"]}, D={}, names="ABCD"
    )
    table.passes("B")
    table.passes("C")
    table.do("A", "draw")
    table.passes("B")
    table.passes("C")
    table.expects(A_nasty=["Yard Sale", "Noise Complaint"], B_nasty=[], C_nasty=[])


def test_an_instant_that_costs_another_player_cards() -> None:
    """Of a player of the exposer's choice; who has fewer loses all."""
    table = exposed("other", "discard-card target 3", B={"nasty": ["Yard Sale", "Over the Fence"]})
    table.passes("B")
    table.do("A", "draw")
    assert table.targets() == {"B", "C"}
    table.chooses("A", "B")
    table.passes("B")
    table.expects(B_nasty=[], table_nasty_pile=["Yard Sale", "Over the Fence"], active="B")


def test_an_instant_lets_whoever_exposed_it_draw_nasty_neighbour_cards() -> None:
    """NN-8.1: they can be played at the end of the same turn."""
    table = exposed("you", "draw-card 2")
    table.do("A", "draw")
    table.expects(**{"A_nasty.count": 2, "asked": ["A"], "active": "A"})


def test_no_nasty_neighbour_card_is_drawn_after_somebody_went_out() -> None:
    """NN-6.2, NN-8.1"""
    out = [card.removeprefix("-") for card in UP_BUT_ONE]
    table = exposed("you", "draw-card 2", C={"yard": out})
    table.do("A", "draw")
    table.expects(**{"A_nasty.count": 0, "active": "B", "asked": ["B"]})


def test_an_instant_that_silences_all_others() -> None:
    """NN-8.5: A has the next turn as well."""
    table = exposed("others", "miss-turn target")
    table.do("A", "draw")
    assert noted(table, COMPLAINED) == ["B", "C"]
    table.expects(active="A", asked=["A"])
    table.do("A", "draw")
    table.do("A", "discard")
    table.expects(active="B")


def test_a_last_turn_is_not_missed_because_of_an_instant() -> None:
    """NN-6.3, NN-8.5"""
    out = [card.removeprefix("-") for card in UP_BUT_ONE]
    table = exposed("others", "miss-turn target", C={"yard": out})
    table.do("A", "draw")
    assert noted(table, COMPLAINED) == []
    table.expects(active="B")


@ON_PLACES
@pytest.mark.parametrize(("affects", "owners"), [("you", "A"), ("others", "BC")])
def test_whoever_exposed_an_instant_chooses_a_card_in_each_yard_it_affects(
    effect: str, places: range, affects: str, owners: str
) -> None:
    """NN-5"""
    table = exposed(affects, f"{effect} target", pile=("brown 10", "brown 4"))
    table.do("A", "draw")
    for owner, new in zip(owners, ("brown 10", "brown 4"), strict=False):
        assert table.asked() == ["A"]
        assert table.targets() == {f"{owner}.yard[{place}]" for place in places}
        place = places[0]
        before = yard(owner)[place]
        table.chooses("A", f"{owner}.yard[{place}]")
        after = {"turn-down": f"-{before}", "turn-up": before[1:], "replace": new}[effect]
        table.expects(**{f"{owner}_yard": yard(owner, **{f"p{place}": after})})
    table.expects(active="B")


def test_an_instant_with_several_effects_does_all_to_one_before_the_next() -> None:
    """In the order of the card: B's yard is reset and B misses a turn; then C's."""
    table = exposed("others", "reset target", "miss-turn target", pile=(*NINE, *MORE))
    table.do("A", "draw")
    assert noted(table, COMPLAINED) == ["B", "C"]
    table.expects(B_yard=DOWN, C_yard=["-" + card for card in MORE], active="A")


def test_an_instant_that_resets_and_then_swaps_seats() -> None:
    """NN-5.3, NN-5.6: as Nasty Dog and Eviction Notice in one."""
    table = exposed("other", "reset target", "swap-seats target", pile=tuple(NINE))
    table.do("A", "draw")
    table.chooses("A", "B")
    table.expects(A_yard=DOWN, B_yard=yard("A"), active="B")


def test_an_own_instant_in_the_yards_last_face_down_card_resets_face_up() -> None:
    """NN-5.5"""
    up = ["-pet", *UP_BUT_ONE[1:]]
    table = CardTable(own=[instant("you", "reset target")], A={"yard": up}, table={"draw_pile": ["brown 10", *MIXED]})
    table.do("A", "draw")
    table.do("A", "place", target="A.yard[0]")
    table.expects(A_yard=MIXED, active="B")
