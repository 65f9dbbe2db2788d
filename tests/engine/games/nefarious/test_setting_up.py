"""Components and set-up (NF-1, and the Twists that change it)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.kernel.files.faults import BadOption
from engine.kernel.match.match import Match
from engine.kernel.state.events import ENDED, SHUFFLED
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import HIDDEN, zone_ref
from tests.engine.games.nefarious.lab import ACTIONS, GAME, Lab, all_inventions

EVERY_NUMBER = pytest.mark.parametrize("seats", range(2, 7))
NAMES = ["Ada", "Ben", "Cy", "Dot", "Eve", "Flo"]


def new_match(seats: int = 4, seed: int = 5, **options: object) -> Match:
    return Match(GAME, NAMES[:seats], {"twists": 0, **options}, seed)


@EVERY_NUMBER
def test_the_board(seats: int) -> None:
    """NF-1.1: four zones for Spies, the Invention deck and its discards, two places for Twists."""
    view = new_match(seats, twists=2, chosen_twists=["Grants", "Charity"]).view()
    assert GAME.layout.places[:4] == ACTIONS
    assert len(view.zone("invention_deck")) == 64 - 3 * seats
    assert view.zone("invention_discard") == []
    assert len(view.zone("twists")) == 2
    assert len(view.zone("box")) == 34


def test_the_cards() -> None:
    """NF-1.1: 64 different Inventions, 36 different Twists; NF-1.2: four Actions."""
    kinds = Counter(face["kind"] for face in GAME.shows.faces())
    assert kinds == {"invention": 64, "twist": 36, "action": 4}
    assert len({face["id"] for face in GAME.shows.faces()}) == 104
    assert len({face["title"] for face in GAME.shows.faces()}) == 104


@EVERY_NUMBER
def test_what_every_player_begins_with(seats: int) -> None:
    """NF-1.2: five Spies in reserve, four Action cards, $10, three Inventions."""
    match = new_match(seats)
    for seat in range(seats):
        view = match.view(seat)
        assert view.counter("money", seat) == 10
        assert view.counter("reserve", seat) == 5
        assert [view.counter(f"spies.{action}", seat) for action in ACTIONS] == [0, 0, 0, 0]
        assert [GAME.words.card_name(match.table, card).lower() for card in view.zone("actions", seat)] == list(ACTIONS)
        assert len(view.zone("hand", seat)) == 3
        assert all(card >= 0 for card in view.zone("hand", seat))
        assert view.zone("inventions", seat) == view.zone("action", seat) == []


def test_money_and_hand_counts_are_public_and_hands_hidden() -> None:
    """NF-1.2"""
    match = new_match(3)
    for looker in (1, 2, SPECTATOR):
        view = match.view(looker)
        assert view.zone("hand", 0) == [HIDDEN] * 3
        assert view.counter("money", 0) == 10
        assert set(view.zone("invention_deck")) == {HIDDEN}
        assert GAME.shows.scores(view) == [0, 0, 0]


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_players(seats: int) -> None:
    """NF-1.2"""
    with pytest.raises(ValueError, match="2 to 6 players"):
        Match(GAME, [f"P{seat}" for seat in range(seats)], {}, 1)


def test_the_bank_never_runs_dry() -> None:
    """NF-1.3: all chits together are $294; whoever holds them still receives money."""
    assert 12 * 10 + 24 * 5 + 54 == 294
    lab = Lab(A={"money": 294, "spies.work": 1}, B={"money": 294})
    lab.choose(A="research", B="work")
    assert (lab.money("A"), lab.money("B")) == (298, 298)


# --- Twists ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 1, 2])
def test_so_many_twists_are_turned_over_at_random(number: int) -> None:
    """NF-1.4"""
    drawn: Counter[int] = Counter()
    for seed in range(400):
        table = GAME.new_table(3, GAME.checked_options({"twists": number}), seed)
        assert len(set(table.rules.twists)) == number
        drawn.update(table.rules.twists)
    assert len(drawn) == (36 if number else 0)


def test_two_twists_are_the_rule() -> None:
    """NF-1.4"""
    assert GAME.checked_options({})["twists"] == 2
    assert len(new_match(2, twists=2).view().zone("twists")) == 2


def test_twists_can_be_chosen_and_keep_their_order() -> None:
    """NF-1.4 NF-7.1"""
    for names in (["Kickbacks", "Grants"], ["Grants", "Kickbacks"]):
        match = new_match(3, twists=2, chosen_twists=names)
        assert [GAME.words.card_name(match.table, card) for card in match.view().zone("twists")] == names


def test_one_chosen_twist_is_joined_by_a_random_one() -> None:
    """NF-1.4"""
    seconds = set()
    for seed in range(100):
        first, second = new_match(2, seed, twists=2, chosen_twists=["grants"]).view().zone("twists")
        assert GAME.words.card_name(new_match().table, first) == "Grants"
        seconds.add(second)
    assert len(seconds) > 25


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"twists": 3}, "option 'twists' must be one of 0, 1, 2, not 3"),
        ({"twist": 1}, "nefarious has no option 'twist'; it has twists, chosen_twists"),
        ({"chosen_twists": ["Tea Time"]}, "there is no Twist 'Tea Time'"),
        ({"chosen_twists": ["Grants", "Grants"]}, "at most two different Twists"),
        ({"chosen_twists": ["Grants", "Charity", "Recycling"]}, "at most two different Twists"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, object], what: str) -> None:
    """NF-1.4"""
    with pytest.raises(BadOption, match=what):
        new_match(2, **options)


def test_twists_are_in_effect_all_game() -> None:
    """NF-1.4: the second and the third turn still pay $6 for Work."""
    lab = Lab(A={}, B={}, twists=["Fire, Water and White Mice"])
    for turn in range(1, 4):
        lab.choose(A="work", B="research")
        assert lab.money("A") == 10 + 6 * turn


def test_private_funding_applies_before_the_first_turn() -> None:
    """NF-7.11: $20 to begin with; Kickbacks' first rounding finds them."""
    match = new_match(4, twists=2, chosen_twists=["Kickbacks", "Private Funding"])
    assert [match.view().counter("money", seat) for seat in range(4)] == [20] * 4


@EVERY_NUMBER
def test_geeks_begin_with_ten_inventions(seats: int) -> None:
    """NF-7.7 NF-7.11"""
    match = new_match(seats, twists=1, chosen_twists=["Geeks, Geeks, Geeks, Geeks!"])
    assert [len(match.view().zone("hand", seat)) for seat in range(seats)] == [10] * seats
    assert len(match.view().zone("invention_deck")) == 64 - 10 * seats


def test_free_scientists_radio_pays_before_the_first_choice() -> None:
    """NF-7.11"""
    match = new_match(3, twists=1, chosen_twists=["Free Scientists' Radio"])
    assert [match.view().counter("money", seat) for seat in range(3)] == [12] * 3


# --- chance ----------------------------------------------------------------------------------------------


def test_the_first_start_seat_and_the_hands_are_drawn_at_random() -> None:
    """NF-2.3: any seat may start; NF-1.2: any card may be dealt."""
    matches = [new_match(6, seed) for seed in range(60)]
    assert {match.view().active for match in matches} == set(range(6))
    assert len({tuple(match.view(0).zone("hand", 0)) for match in matches}) == 60
    assert len({card for match in matches for card in match.view(0).zone("hand", 0)}) > 55


def test_the_same_seed_gives_the_same_match() -> None:
    """NF-1.2"""
    assert new_match(5, 77, twists=2).state == new_match(5, 77, twists=2).state
    assert new_match(5, 77, twists=2).state != new_match(5, 78, twists=2).state


# --- the deck (NF-3.2) -----------------------------------------------------------------------------------


def test_an_empty_deck_is_refilled_from_the_discards() -> None:
    """NF-3.2: all 61 discards are shuffled into a new deck, and the draw goes on."""
    hand = ["Virus", "Kraken", "Death Ray"]
    discards = [name for name in all_inventions() if name not in hand]
    lab = Lab(A={"hand": hand}, B={}, discard=discards)
    assert lab.pile("invention_deck") == []
    lab.state.events = []
    lab.choose(A="research", B="research")
    assert (len(lab.cards("A")), len(lab.cards("B")), lab.money("A")) == (4, 1, 12)
    assert len(lab.pile("invention_deck")) == 59
    assert lab.pile("invention_discard") == []
    assert [event[5] for event in lab.state.events if event[0] == SHUFFLED] == [61]
    assert set(lab.view("A").zone("invention_deck")) == {HIDDEN}


def test_with_neither_deck_nor_discards_there_is_no_card_but_money() -> None:
    """NF-3.2"""
    lab = Lab(A={"hand": all_inventions()}, B={})
    lab.choose(A="research", B="research")
    assert (lab.money("A"), len(lab.cards("A"))) == (12, 64)
    assert (lab.money("B"), len(lab.cards("B"))) == (12, 0)


def test_a_drawing_effect_goes_as_far_as_the_cards_do() -> None:
    """NF-5.4 NF-3.2: Nanobots draws the last card, and then discards the one card there is."""
    rest = [name for name in all_inventions() if name not in ("Nanobots", "Kraken")]
    lab = Lab(A={"money": 5, "hand": ["Nanobots"]}, B={"hand": rest}, deck=["Kraken"])
    lab.choose(A="invent", B="work")
    assert lab.cards("A") == []
    assert lab.pile("invention_discard") == ["Kraken"]


def test_refilling_makes_no_card_known() -> None:
    """NF-3.2 NF-1.2: the discards were open; what is drawn from the new deck is not."""
    lab = Lab(A={"hand": ["Virus"]}, B={}, discard=[name for name in all_inventions() if name != "Virus"])
    lab.choose(A="research", B="work")
    assert set(lab.view("B").zone("hand", 0)) == {HIDDEN}
    assert set(lab.view("B").zone("invention_deck")) == {HIDDEN}


# --- what is offered ---------------------------------------------------------------------------------------


def test_every_option_says_what_goes_where() -> None:
    """NF-2.1: an Action card goes in front of its player."""
    match = new_match(2)
    for seat in range(2):
        front = zone_ref(GAME.layout.seat_zone("action", seat))
        assert [option[2] for option in match.view(seat).options] == [front] * 4
        assert [option[1] for option in match.view(seat).options] == match.view(seat).zone("actions", seat)


def test_a_whole_game_tells_its_story_in_events() -> None:
    """NF-6.1: the last event names the winner."""
    match = new_match(3, 9)
    chooser = random.Random(1)
    while not match.over:
        seat = chooser.choice(match.asked_seats)
        match.answer(seat, chooser.choice(match.view(seat).options))
    events = [event for _, batch in match.history for event in batch]
    assert events[-1][0] == ENDED
    assert events[-1][5] == 1 << match.view().winners[0]
    assert match.points_by_turn[-1][match.view().winners[0]] == max(match.points_by_turn[-1]) >= 20


def test_players_are_asked_clockwise_from_the_start_seat() -> None:
    """NF-2.3"""
    lab = Lab(A={}, B={}, C={}, active="B")
    assert lab.asked() == ["B", "C", "A"]
    lab.choose(A="espionage", B="espionage", C="work")
    assert lab.asked() == ["B", "A"]
    lab.do("A", "place", "work")
    lab.do("B", "place", "work")
    assert lab.asked() == ["C", "A", "B"]
