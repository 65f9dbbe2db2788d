"""The sentences of the log and the recap of Cthulhu Realms: who did what with which card, and what came of it."""

from __future__ import annotations

import random

import pytest

from engine.kernel.flow.event_log import RULE
from engine.kernel.game.plays import plays
from engine.kernel.match.match import Match
from engine.kernel.state.events import COUNTED, ELIMINATED, MOVED, TOKEN_MOVED, TRIGGERED
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE
from tests.chance import seed_cases
from tests.engine.games.cthulhu_realms.lab import GAME
from tests.engine.games.cthulhu_realms.words.lab import ROW, Lab, abjured_and_back

SIDE_ROWS = {"row.Ada-Bea": ROW[:3], "row.Bea-Cal": ["R'lyeh", "Carcosa", "Yithian"], "row.Cal-Ada": ["Deep One"] * 2}


def test_a_chosen_victim_discards_by_the_card_of_the_player_who_used_it() -> None:
    lab = Lab(Ada={"hand": ["Goon", "Follower"]}, Bea={"hand": ["Robed Regular"]}, active="Bea")
    lab.plays_and_uses("Bea", "Robed Regular")
    lab.do("Bea", "choose", target="Ada")
    lab.do("Ada", "choose", target="Ada.hand/Goon")
    assert lab.story("Ada") == ["Bea plays Robed Regular", "Bea uses Robed Regular: you discard Goon"]
    assert lab.story("Bea")[1] == "You use Robed Regular: Ada discards Goon"
    assert lab.recap("Ada") == ["Bea's Robed Regular: you discard Goon."]


def test_both_neighbors_lose_sanity_in_one_sentence() -> None:
    lab = Lab(Ada={}, Bea={}, Cal={"hand": ["Kingsport Night Watchman"]}, table=SIDE_ROWS, active="Cal")
    lab.plays_and_uses("Cal", "Kingsport Night Watchman", 0, 1)
    assert lab.story("Ada")[1] == "Cal uses Kingsport Night Watchman: you and Bea lose 4 Sanity each"


def test_the_recap_adds_up_cards_with_one_effect_and_counts_equal_ones() -> None:
    hand = ["Goon", "Initiate", "Initiate", "Follower"]
    lab = Lab(Ada={}, Bea={}, Cal={"hand": hand}, table=SIDE_ROWS, active="Cal")
    lab.plays_and_uses("Cal", "Goon")
    for _ in range(2):
        lab.plays_and_uses("Cal", "Initiate", 0, 1)
    assert lab.recap("Ada") == ["Cal's Goon and 2× Initiate: you lose 5 Sanity."]


def test_the_recap_counts_what_was_acquired_and_leaves_out_what_only_prepares() -> None:
    lab = Lab(Ada={}, Bea={}, Cal={"hand": ["Deep One", "Follower"], "power": 2}, table=SIDE_ROWS, active="Cal")
    lab.plays_and_uses("Cal", "Deep One")
    lab.plays_and_uses("Cal", "Follower")
    for _ in range(2):
        lab.do("Cal", "acquire", "row.Cal-Ada/Deep One")
    assert lab.recap("Ada") == ["Cal's Deep One: you lose 2 Sanity. Cal also acquired 2× Deep One."]
    assert lab.story("Ada")[2:] == [
        "Cal plays Follower",
        "Cal uses Follower and gets 1 Power",
        *["Cal acquires Deep One for 1 Power"] * 2,
    ]


def test_a_player_who_only_played_cards_is_not_dropped() -> None:
    lab = Lab(Ada={}, Bea={"hand": ["Follower", "Follower", "Goon"]}, active="Bea")
    for card in ("Follower", "Follower", "Goon"):
        lab.do("Bea", "play", card)
    assert lab.recap("Ada") == ["Bea played 2× Follower and Goon."]


def test_what_a_card_does_to_a_third_player_is_told() -> None:
    lab = Lab(Ada={}, Bea={"hand": ["Robed Regular"]}, Cal={"hand": ["Goon"]}, table=SIDE_ROWS, active="Bea")
    lab.plays_and_uses("Bea", "Robed Regular")
    lab.do("Bea", "choose", target="Cal")
    assert lab.recap("Ada") == ["Bea used Robed Regular: Cal discards Goon."]


def test_locations_lose_sanity_and_are_destroyed() -> None:
    lab = Lab(
        Ada={"play": ["Carcosa", "R'lyeh"]},
        active="Bea",
        Bea={"play": ["Arkham Asylum"], "hand": ["Emergency Elder Sign"]},
    )
    lab.use("Bea", "Arkham Asylum", 1)
    lab.do("Bea", "loss", target="Carcosa", amount=1)
    lab.do("Bea", "loss", target="Carcosa", amount=1)
    lab.do("Bea", "loss", target="R'lyeh", amount=3)
    lab.plays_and_uses("Bea", "Emergency Elder Sign", 2)
    lab.do("Bea", "choose", target="R'lyeh")
    assert [line for line in lab.story("Ada") if " plays " not in line] == [
        "Bea uses Arkham Asylum and abjures it: your Carcosa loses 2 Sanity, your R'lyeh loses 3 Sanity",
        "Bea uses Emergency Elder Sign and abjures it: your R'lyeh is destroyed",
    ]
    assert lab.recap("Ada") == [
        "Bea's Arkham Asylum: your Carcosa loses 2 Sanity, your R'lyeh loses 3 Sanity. "
        "Bea's Emergency Elder Sign: your R'lyeh is destroyed."
    ]


def test_one_location_hit_twice_is_told_once() -> None:
    lab = Lab(Ada={"play": ["Innsmouth"]}, Bea={"hand": ["Goon", "Goon"]}, active="Bea")
    for _ in range(2):
        lab.plays_and_uses("Bea", "Goon")
        if lab.can("Bea", "loss", target="Innsmouth", amount=1):
            lab.do("Bea", "loss", target="Innsmouth", amount=1)
    assert lab.recap("Ada") == ["Bea's 2× Goon: your Innsmouth loses 2 Sanity."]


def test_the_end_of_a_turn_is_no_loss() -> None:
    lab = Lab(Ada={}, Bea={"hand": ["Follower", "Goon"], "play": ["Mi-Go", "R'lyeh"], "power": 2}, active="Bea")
    lab.do("Bea", "end_turn")
    assert lab.story() == lab.recap("Ada") == []


def test_an_elimination_is_told_of_the_card_that_caused_it() -> None:
    lab = Lab(Ada={"sanity": 1}, Bea={"hand": ["Goon"]}, Cal={}, table=SIDE_ROWS, active="Bea")
    lab.plays_and_uses("Bea", "Goon")
    assert lab.story("Ada")[1] == "Bea uses Goon: Cal loses 1 Sanity, you lose 1 Sanity and are out of the game"
    assert lab.recap("Ada") == ["Bea's Goon: you lose 1 Sanity and are out of the game."]


def test_only_the_player_who_draws_reads_which_cards() -> None:
    lab = Lab(Ada={"hand": ["Yithian"], "deck": ["Goon"]}, Bea={})
    lab.plays_and_uses("Ada", "Yithian")
    lab.do("Ada", "choose", target="Ada")
    assert lab.story("Ada")[1] == "You use Yithian, get 2 Power and draw Goon"
    assert lab.story("Bea")[1] == "Ada uses Yithian, gets 2 Power and draws a card"


def test_abjured_cards_and_the_way_back() -> None:
    lab = abjured_and_back()
    told = " / ".join(line for line in lab.story("Ada") if " play " not in line)
    assert "You use Ghoul and abjure Innsmouth from the Available cards" in told
    assert "abjure Goon from the discard pile" in told
    assert "acquire Innsmouth from the box onto the deck" in told


def test_each_use_of_a_card_is_a_play_of_its_own() -> None:
    lab = Lab(Ada={}, Bea={"play": ["Arkham Asylum"]}, active="Bea")
    lab.use("Bea", "Arkham Asylum", 0, 1)
    lab.do("Bea", "choose", target="Ada")
    lab.use("Bea", "Arkham Asylum", 1)
    assert lab.recap("Ada") == ["Bea's Arkham Asylum: you gain 2 Sanity. Bea's Arkham Asylum: you lose 5 Sanity."]


@pytest.mark.parametrize("seed", seed_cases(2))
def test_all_that_changes_for_a_player_is_told(seed: int) -> None:
    """Sanity, Locations, cards moved by a player, and players who leave; clean-up is the rules' doing."""
    seats = 2 + seed % 3
    match = Match(GAME, ["Ada", "Bea", "Cal", "Dot"][:seats], {}, seed)
    chance = random.Random(seed)
    while not match.over and len(match.answers) < 120:
        match.answer(match.asked_seats[0], chance.choice(match.view(match.asked_seats[0]).options))
    for _, log in match.history[1:]:
        for event, cause in log.pair_with_causes():
            kind, seat, card, _, target, _, _ = event
            by_player = kind == MOVED and seat >= 0
            if not (by_player or kind in (COUNTED, ELIMINATED, TRIGGERED) or kind == TOKEN_MOVED and target != NONE):
                continue
            told = GAME.account.changes(match.table, event) or GAME.account.describe_action(
                match.table, event, "one", match.names
            )
            assert told or kind == COUNTED or cause.kind == RULE, (seed, event)
    for play in plays(match.table, match.history, SPECTATOR):
        for change in play.changes:
            assert -1 <= change.weight <= 1 and change.seat in range(seats), (seed, change)
            assert play.cause.kind != RULE, (seed, play)
