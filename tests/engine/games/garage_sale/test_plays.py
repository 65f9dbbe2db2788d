"""The sentences of the log and the recap of Garage Sale."""

from __future__ import annotations

import random

import pytest

from engine.games import load
from engine.games.garage_sale.layout import DECK, DISCARD
from engine.kernel.game.plays import plays
from engine.kernel.match.match import Match
from engine.kernel.state.events import MOVED
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE
from engine.session.story import plain, recap_since
from engine.session.teller import Teller
from tests.chance import seed_cases

GAME = load("garage-sale")
NAMES = ["Ada", "Bea", "Cal"]


def played(seed: int, answers: int = 200) -> Match:
    """Return a match of random choices."""
    match = Match(GAME, NAMES, {}, seed)
    chance = random.Random(seed)
    while not match.over and len(match.answers) < answers:
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
    return match


def told(match: Match) -> list[str]:
    teller = Teller(match.table, match.names)
    return [plain(teller.sentence(play)) for play in plays(match.table, match.history, SPECTATOR)]


def test_a_purchase_is_one_sentence_and_a_call_of_dibs_another() -> None:
    sentences = told(played(3, 60))
    assert "Bea buys Garden Gnome with Bowling Trophy" in sentences
    assert "Ada draws 2 cards" in sentences
    at = sentences.index("Ada calls Dibs and gets Lava Lamp: Cal gets the Dibs card instead")
    assert "Cal tries to buy Lava Lamp with Potted Cactus" in sentences[:at]
    assert "Ada plays Rummage and gets Potted Cactus" in sentences


def test_the_buyer_is_told_who_called_dibs() -> None:
    match = played(3, 13)
    lines = [plain(line.text) for line in recap_since(match, 0, 0, 8, 13)]
    assert "Cal called Dibs and got Potted Cactus: Ada gets the Dibs card instead." in lines


def test_a_borrowed_card_is_lost_to_the_borrower() -> None:
    found = [sentence for seed in range(12) for sentence in told(played(seed, 80)) if " loses " in sentence]
    assert found
    assert all(" plays Borrow" in sentence and " to " in sentence for sentence in found), found


@pytest.mark.parametrize("seed", seed_cases(2))
def test_every_card_that_a_player_moves_is_told(seed: int) -> None:
    match = played(seed, 80)
    for _, log in match.history[1:]:
        for event, cause in log.pair_with_causes():
            if event[0] == MOVED and event[1] != NONE:
                assert GAME.account.changes(match.table, event) and cause.seat == event[1], (seed, event, cause)


def test_the_recap_leaves_out_a_payment_for_a_good_that_dibs_took() -> None:
    match = played(3, 29)
    lines = [plain(line.text) for line in recap_since(match, 0, 0, 17, 29)]
    [line] = [line for line in lines if line.startswith("Cal")]
    assert "called Dibs and got Kitchen Radio: Bea gets the Dibs card instead." in line
    assert "paid for" not in line, "whoever called Dibs has the good"


def test_the_log_tells_why_a_note_from_the_boxes_is_discarded() -> None:
    match = played(3, 60)
    notes = [
        event
        for _, log in match.history
        for event in log
        if event[0] == MOVED and event[3] == DECK and event[4] == DISCARD
    ]
    assert notes
    for event in notes:
        words = GAME.words.log_line(match.table, event, NAMES)
        assert words is not None and plain(words).endswith(" isn't for sale, so it's discarded")
