"""Effects in numbers that no card has now, and what everybody hears of them (CR-4)."""

from __future__ import annotations

import pytest

from engine.games.cthulhu_realms.codes import ABILITY
from engine.games.cthulhu_realms.definitions.reader import cards
from engine.games.cthulhu_realms.layout import BOX, DECK, DISCARD, GENERAL_DECK, HAND, PLAY, ROW
from engine.games.cthulhu_realms.rules.abilities import NOTE_CHOSEN, start_ability
from engine.games.cthulhu_realms.rules.card_moves import draw_cards
from engine.games.cthulhu_realms.rules.discard_and_abjure import start_abjure, start_discard
from engine.games.cthulhu_realms.rules.sanity_loss import start_loss
from engine.games.cthulhu_realms.rules.turn import STEP_ASK
from engine.kernel.flow import machine
from engine.kernel.state.events import (
    COUNTED,
    ELIMINATED,
    ENDED,
    MOVED,
    NOTED,
    PHASE_BEGAN,
    REVEALED,
    SHUFFLED,
    TOKEN_MOVED,
    TRIGGERED,
    TURN_BEGAN,
    Event,
)
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from tests.engine.games.cthulhu_realms.lab import Lab

ROW_CARDS = ["Cthulhu", "Dagon", "Carcosa", "Yithian", "Mi-Go"]
TURN_FRAME, TURN_STEP = 0, 1


def interrupted(lab: Lab) -> Lab:
    """The lab with the open question put aside, so that an effect can begin."""
    lab.state.questions.clear()
    assert lab.state.stack[TURN_FRAME][TURN_STEP] == STEP_ASK
    return lab


def heard(lab: Lab) -> list[Event]:
    """What is heard from now on."""
    lab.state.events = []
    return lab.state.events


# --- more than one card at once --------------------------------------------------------------------------------------


def test_two_cards_are_discarded_one_after_the_other_by_choice() -> None:
    """CR-4.1"""
    lab = interrupted(Lab(A={}, B={"hand": ["Goon", "Ghoul", "Dagon", "Mi-Go"]}))
    start_discard(lab.state, 1, lab.state.zones[HAND[0]][0] if lab.state.zones[HAND[0]] else 0, 2)
    machine.advance(lab.state)
    lab.do("B", "choose", target="Ghoul")
    assert lab.asked() == ["B"]
    assert not lab.can("B", "choose", target="Ghoul")
    lab.do("B", "choose", target="Mi-Go")
    assert lab.asked() == ["A"]
    assert lab.cards("B.hand") == ["Goon", "Dagon"]
    assert lab.cards("B.discard") == ["Ghoul", "Mi-Go"]


def test_a_hand_of_no_more_cards_than_must_go_goes_unasked() -> None:
    """CR-4.1"""
    lab = interrupted(Lab(A={}, B={"hand": ["Goon", "Ghoul"]}))
    start_discard(lab.state, 1, 0, 3)
    machine.advance(lab.state)
    assert lab.asked() == ["A"]
    assert lab.cards("B.hand") == []
    assert lab.cards("B.discard") == ["Goon", "Ghoul"]


def test_up_to_two_cards_are_abjured() -> None:
    """CR-4.2: each is optional."""
    lab = interrupted(Lab(A={"hand": ["Goon", "Ghoul"]}, B={}))
    start_abjure(lab.state, 0, 0, 2)
    machine.advance(lab.state)
    lab.do("A", "choose", target="A.hand/Goon")
    assert not lab.can("A", "end_turn")
    lab.passes("A")
    assert lab.cards("table.box") == ["Goon"]
    assert lab.can("A", "end_turn")


def test_both_of_two_cards_are_abjured() -> None:
    """CR-4.2: the card that filled the row may be the second."""
    lab = interrupted(Lab(A={}, B={}, table={"row": ROW_CARDS, "general_deck": ["Ghoul", "Innsmouth"]}))
    start_abjure(lab.state, 0, 0, 2)
    machine.advance(lab.state)
    lab.do("A", "choose", target="Dagon")
    lab.do("A", "choose", target="table.row/Ghoul")
    assert lab.cards("table.row") == ["Cthulhu", "Innsmouth", "Carcosa", "Yithian", "Mi-Go"]
    assert lab.cards("table.box") == ["Dagon", "Ghoul"]
    assert lab.can("A", "end_turn")


def test_nothing_to_abjure_asks_nothing() -> None:
    """CR-4.2"""
    lab = Lab(A={"play": ["Ghoul"]}, B={}, table={"initiates": []})
    lab.use("A", "Ghoul")
    assert lab.can("A", "end_turn")


def test_a_draw_of_three_goes_through_the_discard_pile() -> None:
    """CR-2.4: the last card of the deck first, then a new deck."""
    lab = interrupted(Lab(A={"deck": [], "discard": ["Goon", "Ghoul", "Dagon"]}, B={}))
    state = lab.state
    state.zones[DECK[0]].append(state.zones[DISCARD[0]].pop(0))
    first = state.zones[DECK[0]][0]
    draw_cards(state, 0, 3)
    assert state.zones[HAND[0]][0] == first
    assert len(state.zones[HAND[0]]) == 3
    draw_cards(state, 0, 3)
    assert len(state.zones[HAND[0]]) == 3


def test_a_new_deck_is_shuffled_and_nobody_knows_its_order() -> None:
    """CR-2.4"""
    orders = set()
    for seed in range(10):
        lab = Lab(A={"deck": [], "discard": ["Goon", "Ghoul", "Dagon", "Mi-Go", "Carcosa"]}, B={}, seed=seed)
        events = heard(lab)
        draw_cards(lab.state, 0, 1)
        orders.add(tuple(lab.cards("A.deck") + lab.cards("A.hand")))
        assert not any(lab.state.known[card] for card in lab.state.zones[DECK[0]])
        assert [event[0] for event in events].count(SHUFFLED) == 1
    assert len(orders) > 5


def test_loss_of_eight_to_both_neighbors() -> None:
    """CR-5.2: the rulebook's example in one piece: each neighbor loses 8, split among player and Locations."""
    lab = interrupted(Lab(A={}, B={"play": ["Arkham Asylum"]}, C={}, D={"play": ["Lodge No. 13"]}))
    start_loss(lab.state, 0, 0, 8)
    machine.advance(lab.state)
    lab.do("A", "loss", target="Arkham Asylum", amount=4)
    assert lab.cards("D.play") == []
    assert [lab.counter(f"{name}.sanity") for name in "ABCD"] == [50, 46, 50, 46]
    assert lab.cards("B.discard") == ["Arkham Asylum"]
    assert lab.can("A", "end_turn")


def test_what_is_left_of_a_loss_is_told_while_it_is_shared_out() -> None:
    """CR-4.5: every amount from 1 to what is left, and no more than a Location can take."""
    lab = interrupted(Lab(A={}, B={"play": ["Ghoul Warren"]}))
    start_loss(lab.state, 0, 0, 5)
    machine.advance(lab.state)
    for left in (5, 4, 3):
        assert lab.can("A", "loss", target="B", amount=left)
        assert not lab.can("A", "loss", target="B", amount=left + 1)
        assert lab.can("A", "loss", target="Ghoul Warren", amount=min(3, left))
        assert not lab.can("A", "loss", target="Ghoul Warren", amount=4)
        lab.do("A", "loss", target="B", amount=1)
    assert lab.counter("B.sanity") == 47


@pytest.mark.parametrize("title", range(len(cards())))
def test_every_ability_can_be_carried_out_and_leaves_a_sound_table(title: int) -> None:
    """CR-4.1 CR-4.2 CR-4.3 CR-4.4 CR-4.5 CR-4.8 CR-4.10: with the first answer to whatever it asks."""
    card = cards()[title]
    halves = [(number, half) for number, ability in enumerate(card.abilities) for half in range(len(ability.halves))]
    for number, half in halves:
        others = {"hand": ["Follower", "Goon"], "play": ["Innsmouth"]}
        general = {f"row.{one}-{two}": [] for one, two in ("AB", "BC", "CA")}
        lab = interrupted(Lab(A={"play": [card.name], "hand": ["Follower"]}, B=others, C={}, table=general))
        start_ability(lab.state, 0, lab.state.zones[PLAY[0]][0], 4 * number + half)
        machine.advance(lab.state)
        while lab.state.stack[-1] is not lab.state.stack[TURN_FRAME]:
            seat, _, _, options = lab.state.questions[0]
            machine.answer(lab.state, seat, options[0])
        wrong = [line for line in lab.wrong() if "rows of" not in line and "used twice" not in line]
        assert wrong == []
        assert all(frame[0] != ABILITY for frame in lab.state.stack)


# --- what everybody hears --------------------------------------------------------------------------------------------


def test_an_acquired_card_is_heard_with_what_fills_its_place() -> None:
    """CR-4.4: paid, moved to the discard pile, the row filled, the next top of the general deck shown."""
    lab = Lab(A={"power": 5}, B={}, table={"row": ROW_CARDS, "general_deck": ["Ghoul", "Innsmouth"]})
    dagon, (innsmouth, ghoul) = lab.state.zones[ROW][1], lab.state.zones[GENERAL_DECK][-2:]
    events = heard(lab)
    lab.do("A", "acquire", "Dagon")
    told = [event[:6] for event in events if event[0] in (COUNTED, MOVED, REVEALED)]
    assert told == [
        (COUNTED, 0, dagon, 1, NONE, -5),
        (MOVED, 0, dagon, ROW, DISCARD[0], NONE),
        (MOVED, NONE, ghoul, GENERAL_DECK, ROW, NONE),
        (REVEALED, NONE, innsmouth, GENERAL_DECK, NONE, NONE),
    ]
    assert lab.state.known[innsmouth] == EVERYBODY


def test_everything_is_heard_of_whom_it_comes_from_and_through_which_card() -> None:
    """CR-2.1 CR-4.5: a card played, Sanity lost and gained, a card discarded, abjured and acquired from the box."""
    mine = {"hand": ["Mi-Go"], "play": ["Emergency Elder Sign", "Ghoul", "Robed Regular", "The Silver Key"]}
    lab = Lab(A={"hand": ["Goon"]}, B=mine | {"discard": ["Dagon"]}, C={}, active="B")
    migo, (sign, ghoul, _, key) = lab.state.zones[HAND[1]][0], lab.state.zones[PLAY[1]]
    dagon, goon = lab.state.zones[DISCARD[1]][0], lab.state.zones[HAND[0]][0]
    events = heard(lab)
    lab.plays_and_uses("B", "Mi-Go")
    lab.use("B", "Emergency Elder Sign")
    lab.do("B", "choose", target="C")
    lab.use("B", "Ghoul")
    lab.do("B", "choose", target="Dagon")
    lab.use("B", "Robed Regular")
    lab.do("B", "choose", target="A")
    lab.use("B", "The Silver Key", 2)
    assert [event[:5] for event in events if event[0] == MOVED] == [
        (MOVED, 1, migo, HAND[1], PLAY[1]),
        (MOVED, 1, dagon, DISCARD[1], BOX),
        (MOVED, 0, goon, HAND[0], DISCARD[0]),
        (MOVED, 1, dagon, BOX, DECK[1]),
    ]
    counted = [event[1:6] for event in events if event[0] == COUNTED]
    assert counted == [(2, migo, 0, NONE, -4), (0, migo, 0, NONE, -4), (2, sign, 0, NONE, 4)]
    used = [event[1:3] for event in events if event[0] == TRIGGERED]
    assert used[:3] == [(1, migo), (1, sign), (1, ghoul)] and used[4] == (1, key)
    chosen = [event[1:5] for event in events if event[0] == NOTED and event[5] == NOTE_CHOSEN]
    assert [note[0] for note in chosen] == [1, 1] and [note[3] for note in chosen] == [2, 0]


def test_a_used_ability_names_its_number_and_half() -> None:
    """CR-4.10"""
    lab = Lab(A={"play": ["Arkham Asylum"]}, B={})
    card = lab.state.zones[PLAY[0]][0]
    events = heard(lab)
    lab.use("A", "Arkham Asylum", 0, 1)
    lab.do("A", "choose", target="A")
    lab.use("A", "Arkham Asylum", 1)
    assert [event[1:6:4] for event in events if event[0] == TRIGGERED] == [(0, 1), (0, 4)]
    assert (MOVED, 0, card, PLAY[0], BOX) in [event[:5] for event in events]


def test_a_location_is_heard_to_lose_sanity_to_heal_and_to_fall() -> None:
    """CR-4.6"""
    lab = Lab(A={"play": ["Mi-Go", "Dagon"]}, B={"play": ["Carcosa", "Arkham Asylum"]})
    zone = PLAY[1]
    carcosa, asylum = lab.state.zones[zone]
    events = heard(lab)
    lab.use("A", "Mi-Go")
    lab.do("A", "loss", target="Carcosa", amount=4)
    lab.use("A", "Dagon")
    lab.do("A", "loss", target="Arkham Asylum", amount=4)
    lab.do("A", "end_turn")
    tokens = [event[1:6] for event in events if event[0] == TOKEN_MOVED]
    assert tokens == [(1, carcosa, NONE, zone, 4), (1, carcosa, zone, NONE, 4)]
    assert (MOVED, 0, asylum, zone, DISCARD[1]) in [event[:5] for event in events]


def test_an_elimination_is_heard_before_its_cards_go_and_the_new_row_comes() -> None:
    """CR-5.2 CR-5.3"""
    lab = Lab(A={"play": ["Dagon"]}, B={"sanity": 1, "hand": ["Ghoul"]}, C={}, table={"row.A-B": ["Mi-Go"]})
    events = heard(lab)
    lab.use("A", "Dagon")
    kinds = [event[0] for event in events]
    out = kinds.index(ELIMINATED)
    assert events[out][1] == 1
    to_the_box = [place for place, event in enumerate(events) if event[0] == MOVED and event[4] == BOX]
    dealt = [place for place, event in enumerate(events) if event[0] == MOVED and event[3] == GENERAL_DECK]
    assert len(to_the_box) == 12 and out < min(to_the_box) and max(to_the_box) < min(dealt)
    assert len(dealt) == 3


def test_the_end_by_the_general_deck_is_heard_once() -> None:
    """CR-6.2"""
    lab = Lab(A={"power": 5}, B={}, table={"row": ROW_CARDS, "general_deck": []})
    events = heard(lab)
    lab.do("A", "acquire", "Dagon")
    assert [event[5] for event in events if event[0] == ENDED] == [1]
    assert lab.state.over


def test_the_next_turn_is_heard_to_begin() -> None:
    """CR-1.3 CR-2.3: after power is lost, cards are put away and five are drawn."""
    lab = Lab(A={}, B={"power": 2, "hand": ["Goon"]}, C={}, active="B")
    events = heard(lab)
    lab.do("B", "end_turn")
    begun = [event[:2] for event in events if event[0] in (TURN_BEGAN, PHASE_BEGAN)]
    assert begun == [(TURN_BEGAN, 2), (PHASE_BEGAN, 2)]
    kinds = [event[0] for event in events]
    assert kinds.index(COUNTED) < kinds.index(MOVED) < kinds.index(TURN_BEGAN)
    drawn = [event for event in events if event[0] == MOVED and event[3] == DECK[1]]
    assert [event[1:5:3] for event in drawn] == [(NONE, HAND[1])] * 5  # by nobody's doing, as clean-up
    assert {event[6] for event in drawn} == {1 << 1}


@pytest.mark.parametrize("active", "ABC")
def test_silent_play_and_heard_play_come_to_the_same(active: str) -> None:
    """CR-2.3: whoever listens changes nothing, at the end of a turn least of all."""
    position = {"hand": ["Goon", "Ghoul"], "play": ["Dagon", "Carcosa", "Follower"], "power": 3}
    seats = {name: position if name == active else {} for name in "ABC"}
    silent, loud = Lab(**seats, active=active), Lab(**seats, active=active)
    heard(loud)
    for lab in (silent, loud):
        lab.do(active, "end_turn")
        assert lab.cards(f"{active}.discard") == ["Dagon", "Follower", "Goon", "Ghoul"]
    assert silent.state.to_data() == loud.state.to_data()
