"""Random games with the Nefarious Neighbor: nothing is ever violated, decks never mix, and every game ends fairly."""

from __future__ import annotations

import pytest

from engine.games.runes_and_regulations.layout import (
    FENCE,
    FORBIDDEN,
    FORBIDDEN_RUNE,
    HAND,
    LAST_DRAWER,
    LAWN,
    MAIN,
    MAIN_DECK,
    REGULATION_DECK,
    RESHUFFLED,
    ROLE_CARD,
    RUNE,
)
from engine.games.runes_and_regulations.rules import victory
from engine.games.runes_and_regulations.rules.creatures import beast_count, is_hexed
from engine.games.runes_and_regulations.rules.nefarious_neighbor import nefarious
from engine.kernel.match.invariants import check
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.state import ACTIVE, WINNERS, State
from engine.kernel.state.view import view_of
from tests.chance import seeds
from tests.engine.games.any_match import resumes_and_goes_back, tells_no_seat_a_card_it_may_not_know
from tests.engine.games.runes_and_regulations.random_games import GAME, answers, begin, main

EVERY_NUMBER = pytest.mark.parametrize("seats", range(3, 9))
OPTIONS = ({}, {"mastery": True}, {"reshuffle": True}, {"mastery": True, "reshuffle": True})


def finished(seats: int, seed: int, **options: object) -> State:
    """A game played to its end."""
    state = begin(seats, seed, expansion=True, **options)
    for _ in answers(state, seed):
        pass
    return state


@pytest.mark.sample(5)
@EVERY_NUMBER
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "plain")
def test_nothing_is_ever_violated(seats: int, options: dict[str, bool]) -> None:
    """RR-9.4 RR-9.7 RR-10.1 RR-10.7 RR-11.5: cards by deck, limits, Shrubs, views, saved and loaded, dealt worlds."""
    seed = seats * 7 + len(options)
    for number, position in enumerate(answers(begin(seats, seed, expansion=True, **options), seed)):
        if number % 7 == 0 or position.over:
            assert check(position) == []


@EVERY_NUMBER
def test_decks_never_mix(seats: int) -> None:
    """RR-9.4 RR-9.8 RR-10.1 RR-10.7: hands and Fences hold the cards of their own player's decks alone."""
    for position in answers(begin(seats, seats, expansion=True, mastery=True), seats):
        warlock = nefarious(position)
        for seat in range(seats):
            hand, fence = (FORBIDDEN, FORBIDDEN_RUNE) if seat == warlock else (MAIN, RUNE)
            groups = position.table.groups
            assert {groups[card] for card in position.zones[HAND[seat]]} <= {hand}
            assert {groups[card] for card in position.zones[FENCE[seat]]} <= {fence}


@EVERY_NUMBER
def test_corrupted_beasts_never_leave_and_are_never_hexed(seats: int) -> None:
    """RR-10.3: with five of them the game is over at once (RR-11.2)."""
    before: set[int] = set()
    for position in answers(begin(seats, 30 + seats, expansion=True), seats):
        lawn = position.zones[LAWN[nefarious(position)]]
        beasts = {card for card in lawn if GAME.shows.face(view_of(position), card)["kind"] == "beast"}
        assert before <= beasts
        assert not any(is_hexed(position, card) for card in beasts)
        assert len(beasts) < 5 or position.over
        before = beasts


@EVERY_NUMBER
def test_every_game_ends_with_a_winner_who_has_won(seats: int) -> None:
    """RR-6.1 RR-11.1 RR-11.2 RR-11.3 RR-11.4"""
    for seed in seeds(6):
        state = finished(seats, seed, mastery=bool(seed % 2))
        winners = {seat for seat in range(seats) if state.values[WINNERS] >> seat & 1}
        warlock = nefarious(state)
        last = state.values[LAST_DRAWER] - 1
        if warlock in winners:
            others = [victory.role_of(state, seat) for seat in winners - {warlock}]
            assert others in ([], [victory.HENCHMAN])
            assert beast_count(state, warlock) == 5 or not state.zones[MAIN_DECK]
            assert all(not state.zones[LAWN[seat]] for seat in winners - {warlock})
        else:
            assert len(winners) == 1 and winners <= {state.values[ACTIVE], last}
            assert victory.wins_now(state, winners.pop())


@EVERY_NUMBER
def test_all_roles_are_shown_at_the_end(seats: int) -> None:
    """RR-11.5: and none before, but the Nefarious Neighbor's."""
    state = begin(seats, seats, expansion=True)
    for position in answers(state, seats):
        roles = [view_of(position).zones[ROLE_CARD[seat]] for seat in range(seats)]
        shown = [seat for seat, role in enumerate(roles) if role != [HIDDEN]]
        assert shown == (list(range(seats)) if position.over else [nefarious(position)])
    assert all(state.known[state.zones[ROLE_CARD[seat]][0]] == EVERYBODY for seat in range(seats))


def test_with_many_players_the_main_deck_is_shuffled_anew_once() -> None:
    """RR-11.2: where that was agreed; elsewhere never."""
    for seats in (7, 8):
        assert any(finished(seats, seed, reshuffle=True).values[RESHUFFLED] for seed in range(4))
        assert not any(finished(seats, seed).values[RESHUFFLED] for seed in range(4))


@EVERY_NUMBER
def test_a_match_resumes_and_goes_back_answer_by_answer(seats: int) -> None:
    """RR-7.4: in the middle of any chain of the expansion."""
    resumes_and_goes_back(GAME, seats, {"expansion": True, "mastery": True}, 120, seats)


def test_the_summary_of_many_games(capsys: pytest.CaptureFixture[str]) -> None:
    """RR-9.1: one game of each kind, at every number of players."""
    assert main(17, 25) == 0
    printed = capsys.readouterr().out
    for kind in ("base, 2 players: 1 games", "expansion, 8 players: 1 games", "the-nefarious-neighbor: won"):
        assert kind in printed
    assert printed.endswith("17 games, 0 violations\n")


@EVERY_NUMBER
def test_the_bus_tells_no_seat_a_card_it_may_not_know(seats: int) -> None:
    """RR-1.2 RR-9.2 RR-11.5"""
    options = {"expansion": True, "mastery": True}
    tells_no_seat_a_card_it_may_not_know(GAME, seats, options, 400, seats + 60, {REGULATION_DECK})
