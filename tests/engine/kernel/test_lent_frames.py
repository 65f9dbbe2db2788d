"""The four frames that the kernel lends, through games that use them: sealed choices, picks, windows, effects."""

from __future__ import annotations

import pytest

from engine.games.cthulhu_realms.rules.discard_and_abjure import start_abjure, start_discard
from engine.kernel.flow import machine
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.ruleset import PASS
from engine.kernel.flow.standard_frames import ANSWERS
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.view import view_of
from tests.engine.games.at_random import answers
from tests.engine.games.cthulhu_realms.lab import Lab as Realms
from tests.engine.games.nasty_neighbours.card_table import CardTable
from tests.engine.games.nefarious.lab import Lab as Nefarious

# --- sealed choices ---------------------------------------------------------------------------------------------


def choosing(**chosen: str) -> Nefarious:
    """Three scientists who choose Actions, from B on; some have chosen already."""
    lab = Nefarious(A={}, B={}, C={}, active="B")
    for seat, action in chosen.items():
        lab.do(seat, "choose", action)
    return lab


def test_all_are_asked_at_once_clockwise_from_the_first_seat() -> None:
    lab = choosing()
    assert lab.asked() == ["B", "C", "A"]
    lab.do("C", "choose", "work")
    assert lab.asked() == ["B", "A"]


@pytest.mark.parametrize("answered", ["B", "BC"])
def test_a_sealed_answer_changes_nothing_that_others_see_before_the_last_is_in(answered: str) -> None:
    one = choosing(**dict.fromkeys(answered, "work"))
    other = choosing(**dict.fromkeys(answered, "research"))
    others = [seat for seat in range(3) if "ABC"[seat] not in answered]
    for seat in (*others, SPECTATOR):
        assert view_of(one.state, seat).to_data() == view_of(other.state, seat).to_data()
    for name in answered:
        assert one.view(name).to_data() != other.view(name).to_data()


def test_the_last_answer_shows_them_all() -> None:
    lab = choosing(A="work", B="research")
    before = lab.view("C").zones
    assert all(not lab.cards(seat, "action") for seat in "ABC")
    lab.do("C", "choose", "work")
    assert lab.view("C").zones != before
    assert [lab.cards(seat, "action") for seat in "ABC"] == [["Work"], ["Research"], ["Work"]]


def test_who_has_no_choice_is_not_asked_and_its_answer_is_sealed_like_any_other() -> None:
    """NF-4.1: the only card in hand is laid at once, and shown with those of the others."""
    labs = []
    for only in ("Pet Yeti", "Teleporter"):
        lab = Nefarious(A={"hand": [only]}, B={"hand": ["Flying Car", "Virus"]}, C={})
        lab.choose(A="invent", B="invent", C="work")
        assert lab.asked() == ["B"]
        labs.append(lab)
    for seat in (1, 2, SPECTATOR):
        assert view_of(labs[0].state, seat).to_data() == view_of(labs[1].state, seat).to_data()
    assert labs[0].view("A").to_data() != labs[1].view("A").to_data()


def test_a_sampled_world_has_any_answer_of_those_who_have_answered_and_asks_the_others() -> None:
    lab = choosing(B="work")
    view = lab.view("A")
    worlds = [determinize(view, seed) for seed in range(60)]
    assert {world.stack[-1][ANSWERS + 1] for world in worlds} == {1, 2, 4, 8}
    for world in worlds:
        assert [question[0] for question in world.questions] == [2, 0]
        assert view_of(world, 0).to_data() == view.to_data()


def test_a_sampled_world_keeps_the_own_answer() -> None:
    lab = choosing(A="work", B="work")
    worlds = [determinize(lab.view("A"), seed) for seed in range(30)]
    own = lab.state.stack[-1][ANSWERS]
    assert {world.stack[-1][ANSWERS] for world in worlds} == {own}
    assert all([question[0] for question in world.questions] == [2] for world in worlds)
    for number, position in enumerate(answers(worlds[0], 3)):
        if number == 20:
            assert position.values
            break


# --- picks ---------------------------------------------------------------------------------------------------------

FOUR = ["Goon", "Ghoul", "Dagon", "Mi-Go"]


def discarding(hand: list[str], amount: int) -> Realms:
    """B discards so many cards of a hand."""
    lab = Realms(A={}, B={"hand": hand}, table={"row.A-B": []})
    lab.state.questions.clear()
    start_discard(lab.state, 1, 0, amount)
    machine.advance(lab.state)
    return lab


def offered(lab: Realms) -> tuple[int, bool]:
    """How many things are offered in the open question, and whether it can be passed."""
    options = lab.state.questions[0][3]
    passes = sum(option[0] == PASS for option in options)
    return len(options) - passes, bool(passes)


def test_picks_are_asked_for_one_by_one_until_none_is_left() -> None:
    lab = discarding(FOUR, 2)
    assert lab.asked() == ["B"] and offered(lab) == (4, False)
    lab.do("B", "choose", target="Dagon")
    assert lab.asked() == ["B"] and offered(lab) == (3, False)
    lab.do("B", "choose", target="Goon")
    assert lab.asked() == ["A"]


@pytest.mark.parametrize(("hand", "amount"), [(2, 2), (2, 3), (1, 1), (0, 2)])
def test_nobody_is_asked_where_everything_must_be_picked(hand: int, amount: int) -> None:
    lab = discarding(FOUR[:hand], amount)
    assert lab.asked() == ["A"]
    assert len(lab.state.zones[lab.play.game.layout.seat_zone("discard", 1)]) == hand


def abjuring(amount: int) -> Realms:
    """A may abjure so many of three Initiates in hand."""
    lab = Realms(A={"hand": ["Follower", "Goon", "Follower"]}, B={}, table={"row.A-B": []})
    lab.state.questions.clear()
    start_abjure(lab.state, 0, 0, amount)
    machine.advance(lab.state)
    return lab


def test_what_is_optional_can_be_declined_at_any_pick() -> None:
    lab = abjuring(3)
    things, passes = offered(lab)
    assert passes
    lab.do("A", "choose", target="Goon")
    assert offered(lab) == (things - 1, True)
    lab.passes("A")
    assert lab.play.matching({"seat": "A", "do": "end_turn"})


def test_optional_picks_end_by_themselves_after_the_last() -> None:
    lab = abjuring(1)
    lab.do("A", "choose", target="Goon")
    assert lab.play.matching({"seat": "A", "do": "end_turn"})


def test_a_single_thing_is_picked_unasked() -> None:
    """NF-5.4: the Spy that has just been placed is the only one to be removed."""
    lab = Nefarious(A={"hand": ["Teleporter"], "money": 20}, B={})
    lab.choose(A="invent", B="work")
    lab.do("A", "place", "research")
    assert (lab.spies("A"), lab.count("A", "reserve")) == (0, 5) and lab.turn() > lab.chosen_in


def test_what_can_be_picked_again_is_asked_for_as_often_as_it_says() -> None:
    """NF-5.3: a Spy for each Invention in play."""
    lab = Nefarious(A={"hand": ["Robot Doubles"], "inventions": ["Virus"], "money": 20}, B={})
    lab.choose(A="invent", B="work")
    for number in (1, 2):
        assert lab.asked() == ["A"]
        lab.do("A", "place", "research")
        assert lab.count("A", "spies.research") == number
    assert lab.turn() > lab.chosen_in


# --- windows -------------------------------------------------------------------------------------------------------


def reacting() -> CardTable:
    """B and C hold a Nasty Neighbour card when A's turn begins; C's can do nothing now."""
    return CardTable(B={"nasty": ["Peeping Neighbour"]}, C={"nasty": ["Home Security"]})


def test_in_a_window_everybody_is_asked_in_turn_who_could_react_even_with_nothing_to_use() -> None:
    table = reacting()
    assert table.asked() == ["B"]
    table.passes("B")
    assert table.asked() == ["C"] and [option[0] for option in table.state.questions[0][3]] == [PASS]
    table.passes("C")
    assert table.asked() == ["A"] and table.can("A", "draw")


def test_a_reaction_is_carried_out_before_anybody_else_is_asked_and_who_has_passed_is_not_asked_again() -> None:
    table = CardTable(B={"nasty": ["Peeping Neighbour"]}, C={"nasty": ["Peeping Neighbour"]})
    table.passes("B")
    table.plays("C", "Peeping Neighbour", "A.yard[0]")
    assert table.asked() == ["C"]
    table.chooses("C", "A.yard[1]")
    assert table.asked() == ["A"] and table.can("A", "draw")


def test_a_window_closes_when_what_it_is_about_has_been_stopped() -> None:
    """NN-5.8: B and C could answer the Instant too, but it has been canceled."""
    holders = {seat: {"nasty": ["Home Security"]} for seat in "ABC"}
    table = CardTable(**holders, table={"draw_pile": ["vandalized"]})
    for seat in "ABC":
        table.passes(seat)
    table.do("A", "draw")
    table.plays("A", "Home Security")
    table.expects(table_bin=["vandalized"])


# --- effects -------------------------------------------------------------------------------------------------------


def test_effects_follow_one_another_and_wait_for_what_one_of_them_asks() -> None:
    """NF-5.1: the Spy is placed, and only then one is removed."""
    lab = Nefarious(A={"hand": ["Teleporter"], "money": 20, "spies.work": 1, "reserve": 4}, B={})
    lab.choose(A="invent", B="work")
    assert lab.asked() == ["A"] and lab.spies("A") == 1
    lab.do("A", "place", "research")
    assert lab.spies("A") == 2 and lab.count("A", "reserve") == 3
    lab.do("A", "remove", "work")
    assert (lab.count("A", "spies.research"), lab.count("A", "spies.work")) == (1, 0)
    assert lab.turn() > lab.chosen_in
