"""Matches of a season: an evening is begun once, counts as it ends, and a favor is used once."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from client.scenes.results.street_rows import reached_rows
from client.scenes.street.starting import start
from client.street.remarks import note_met, portraits_of, remarks_for
from client.widgets import Words
from client.widgets.paper import SHELL_PAPER
from engine.ai.seat_request import HUMAN
from engine.games import load
from engine.kernel.flow import moves
from engine.kernel.match.match import Match
from engine.session.branch import branch
from engine.session.resume import resume
from engine.session.saving.notes import sound_notes
from engine.session.saving.street_match import StreetMatch
from engine.session.session import Session
from engine.store.files.folders import Folders
from engine.store.history.results import MatchResult
from engine.store.lesson_library import puzzles
from engine.store.player.profiles import Profiles
from engine.store.player.season import BEGUN, ENDED, OPENED, SeasonProgress
from engine.store.player.settings import Settings
from engine.store.player.street import StreetProgress
from engine.store.store import Store
from engine.street import playing
from engine.street.library import portrait, street
from engine.street.playing import Seating
from engine.street.season import LOSS, MAP, PLACE, TABLE, WIN
from engine.street.season_playing import (
    Favor,
    Season,
    begin,
    begin_week,
    catch_up,
    close,
    favors_owed,
    look_cards,
    result_of,
    seating,
    step,
    store_evening_result,
)
from tests.client.sessions import HandPool, play_out

NOW = datetime(2026, 11, 29, 20, 0)
BEST_CARDS = "nefarious"


class Home:
    """A player's store and season on one street; computers answer at once."""

    def __init__(self, home: Path, *chosen: str) -> None:
        self.store = Store(Folders.in_home(home))
        self.store.start()
        self.settings = Settings()
        Profiles(self.settings).create("Ann")
        self.progress = SeasonProgress(self.store.folders.data)
        self.street = StreetProgress(self.store.folders.data)
        self.reached: list[Season | None] = []
        begin(self.progress, puzzles(), chosen or (BEST_CARDS,), "easygoing", 7, NOW)
        step(self.progress, OPENED)

    @property
    def season(self) -> Season:
        found = Season.of(self.progress.now())
        assert found is not None
        return found

    def sit_down(self, favor: Favor | None = None, door: int = 1) -> Session:
        """Begin tonight's match."""
        season = self.season
        seats = seating(season, door, favor)
        assert seats is not None
        session = start(seats, self.settings, self.store, self.street)
        used = favor.to_data() if favor is not None else ""

        def note(match: int) -> None:
            step(self.progress, BEGUN, season.state.day, door, match, used)

        session.keeper.when_begun(note)
        return self.watch_over(session)

    def watch_over(self, session: Session) -> Session:
        session.when_over = lambda result: self.reached.append(store_evening_result(session, self.progress))
        return session

    def win(self) -> Season:
        """Win tonight's evening without playing it."""
        day = self.season.state.day
        step(self.progress, BEGUN, day, 1, 999, "")
        found = step(self.progress, ENDED, day, WIN)
        assert found is not None
        return found


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    pool = HandPool(prompt=True)
    monkeypatch.setattr("engine.session.session.shared_pool", lambda: pool)
    return Home(tmp_path)


def answer_once(session: Session, now: int = 0) -> None:
    while not session.view().options:
        now += 5000
        session.update(now)
        session.open_curtain()
    session.answer(session.view().options[0])


# --- seats -----------------------------------------------------------------------------------------------------


def test_the_rivals_of_an_evening_sit_there_with_its_house_rules(home: Home) -> None:
    session, season = home.sit_down(), home.season
    evening, rivals = season.evening(1, 1), season.rivals(1, 1)
    assert evening is not None and session.names == ["Ann", *(rival.name for rival in rivals)]
    assert list(session.kinds) == [HUMAN, *(rival.policy for rival in rivals)]
    assert evening.options.items() <= session.match.options.items()
    assert session.match.seed == season.plan.match_seed(1, 1)


def test_every_rival_of_an_evening_has_a_portrait_and_remembers_the_player(home: Home) -> None:
    entry = street("nefarious")
    rivals = entry.opponents[:2]
    seats = Seating(
        entry,
        ["", *(rival.name for rival in rivals)],
        [HUMAN, *(rival.policy for rival in rivals)],
        {},
        3,
        StreetMatch(entry.slug, opponent=rivals[0].id, season="1", evening="x", number=1, door=1),
    )
    session = start(seats, home.settings, home.store, home.street)
    found = portraits_of(session)
    assert found == {1: portrait(entry.slug, rivals[0].id), 2: portrait(entry.slug, rivals[1].id)}
    assert remarks_for(session, home.street) is not None
    results: list[MatchResult] = []
    session.when_over = results.append
    play_out(session)
    note_met(session, results[0], home.street)
    for seat, rival in enumerate(rivals, 1):
        store_evening_result = "won" if results[0].seats[seat].winner else "lost"
        assert home.street.last_result(entry.slug, rival.id).ended == store_evening_result


def test_head_starts_and_companions_are_there(home: Home, tmp_path: Path) -> None:
    other = Home(tmp_path / "other", "cthulhu-realms")
    session = other.sit_down()
    sanity = session.match.table.layout.counter_by_seat("sanity")
    assert {session.match.state.counters[sanity[seat]] for seat in range(len(session.names))} <= {30, 35}
    answer_once(session)
    session.close()
    assert resume(other.store, session.keeper.id, other.settings).match.state.to_data() == session.match.state.to_data()


def test_computers_play_the_same_for_everybody(home: Home, tmp_path: Path) -> None:
    one, other = home.sit_down(), Home(tmp_path / "other").sit_down()
    for session in (one, other):
        play_out(session)
    assert one.match.to_document()["answers"] == other.match.to_document()["answers"]


# --- an evening ------------------------------------------------------------------------------------------------


def test_an_evening_is_begun_before_its_table_opens_and_can_be_left(home: Home) -> None:
    session = home.sit_down()
    state = home.season.state
    assert state.stage == TABLE and state.begun is not None and state.begun.match == session.keeper.id
    answer_once(session)
    session.close()
    again = catch_up(home.progress, home.store)
    assert again is not None and again.state == state
    session = home.watch_over(play_out(resume(home.store, session.keeper.id, home.settings)))
    assert session.occasion is not None and session.occasion.season == home.season.record.id


def test_a_match_that_is_over_moves_the_reputation(home: Home) -> None:
    session = home.sit_down()
    before = home.season.state
    play_out(session)
    (reached,) = home.reached
    assert reached is not None and before.stage == TABLE
    won = 0 in session.match.view().winners
    state = home.season.state
    assert state.day == 2 and state.past[0].match == session.keeper.id
    assert (state.past[0].result == WIN) == won == (state.points > before.points)
    assert reached.state == state


def test_a_match_that_ended_while_the_program_died_is_found_again(home: Home) -> None:
    session = home.sit_down()
    session.when_over = lambda result: None
    play_out(session)
    assert home.season.state.stage == TABLE
    found = catch_up(home.progress, home.store)
    assert found is not None and found.state.stage == MAP
    assert found.state.past[0].result == result_of(session.match, session.notes())


def test_a_damaged_match_that_has_ended_can_still_be_conceded(home: Home) -> None:
    session = home.sit_down()
    session.when_over = lambda result: None
    play_out(session)
    home.store.settle()
    with home.store.database.writing() as connection:
        connection.execute("UPDATE matches SET game = 'no-such-game' WHERE id = ?", (session.keeper.id,))
    found = catch_up(home.progress, home.store)
    assert found is not None and found.state.stage == TABLE


def test_a_plan_with_too_few_evenings_is_no_season(home: Home) -> None:
    record = home.season.record
    assert Season.of(replace(record, plan=record.plan[:-1])) is None


def test_a_deleted_match_is_lost(home: Home) -> None:
    session = home.sit_down()
    home.store.matches.delete(session.keeper.id, 1.0)
    found = catch_up(home.progress, home.store)
    assert found is not None and found.state.past[0].result == LOSS


def test_a_match_that_is_not_stored_is_lost_when_it_is_left(home: Home) -> None:
    step(home.progress, BEGUN, 1, 1, 0, "")
    found = catch_up(home.progress, None)
    assert found is not None and found.state.past[0].result == LOSS


def test_the_computer_wins_no_evening_for_anybody(home: Home) -> None:
    session = home.sit_down()
    session.hand_over(0, "gentle")
    now = 0
    while not session.over:
        now += 5000
        session.update(now)
    assert home.season.state.past[0].result == LOSS


def test_an_exchanged_opponent_cannot_be_beaten(home: Home) -> None:
    match = computer_match(2, 0)
    assert result_of(match, {}) == WIN
    assert result_of(match, {"changed": {"1": [0, [], 0]}}) == LOSS
    assert result_of(match, {"changed": {"0": [0, [], 0]}}) == WIN
    assert result_of(match, {"watched": True}) == LOSS


def test_an_ordinary_match_changes_no_season(home: Home) -> None:
    home.sit_down()
    seats = playing.against(street("nefarious"), home.season.rivals(1, 1)[0], 5)
    session = play_out(home.watch_over(start(seats, home.settings, home.store, home.street)))
    assert home.reached == [None] and session.occasion is not None and home.season.state.stage == TABLE


def test_an_ordinary_match_reads_no_data_of_a_season(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = playing.against(street("nefarious"), home.season.rivals(1, 1)[0], 5)
    session = start(seats, home.settings, home.store, home.street)

    def fail() -> Any:
        raise AssertionError("the rules of a season are read")

    monkeypatch.setattr("engine.street.season_playing.season_rules", fail)
    assert store_evening_result(session, home.progress) is None


def test_a_copy_of_an_evenings_match_is_none_of_the_season(home: Home) -> None:
    session = home.sit_down()
    answer_once(session)
    other = branch(home.store, session.keeper.id, 0, 0, home.settings, notes=session.notes())
    assert other.occasion is None and session.bookmarks is None
    assert session.restart().occasion is None


def test_an_evening_won_beats_all_its_rivals_but_earns_no_feat_with_a_head_start(home: Home) -> None:
    session = home.sit_down(Favor("lend", "nefarious", "pip-fuse"))
    assert session.match.base is not None
    reached = []
    session.when_over = lambda result: reached.append(playing.store_result(session, result, home.street, NOW.date()))
    play_out(session)
    won = 0 in session.match.view().winners
    rivals = {rival.id for rival in home.season.rivals(1, 1)}
    assert set(home.street.beaten("nefarious")) == (rivals if won else set())
    assert not home.street.feats("nefarious")


# --- results ---------------------------------------------------------------------------------------------------


def computer_match(seats: int, winner: int | None = None) -> Match:
    """A finished match with a person's seat, in which `winner` has won, or any seat."""
    for seed in range(1, 99):
        match = Match(load("nefarious"), list("ABCD")[:seats], {"twists": 0}, seed, [HUMAN, *["gentle"] * (seats - 1)])
        chance = random.Random(seed)
        while not match.over:
            seat, _, _, options = match.state.questions[0]
            match.answer(seat, chance.choice(options))
        if winner is None or match.view().winners == [winner]:
            return match
    raise AssertionError("no such match")


def test_second_place_counts_among_three_or_more() -> None:
    assert result_of(computer_match(2, 1), {}) == LOSS
    found = set()
    for winner in (0, 1, 2):
        match = computer_match(3, winner)
        points = match.game.shows.scores(match.view())
        better = sum(seat in match.view().winners or points[seat] > points[0] for seat in (1, 2))
        wanted = WIN if winner == 0 else PLACE if better == 1 else LOSS
        assert result_of(match, {}) == wanted
        found.add(wanted)
    assert WIN in found and len(found) > 1


def test_a_shared_victory_is_a_win_and_behind_two_winners_there_is_no_second_place() -> None:
    match = computer_match(3)
    moves.finish(match.state, 0b011)
    assert result_of(match, {}) == WIN
    moves.finish(match.state, 0b110)
    assert result_of(match, {}) == LOSS
    moves.finish(match.state, 0)
    assert result_of(match, {}) == LOSS


def test_conceding_is_a_loss_whatever_becomes_of_the_match(home: Home) -> None:
    session = home.sit_down()
    step(home.progress, ENDED, 1, LOSS)
    state = home.season.state
    play_out(session)
    assert home.reached == [None] and home.season.state == state and state.past[0].result == LOSS


# --- what is stored --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "is_sound"),
    [
        ({}, True),
        ({"season": 3}, False),
        ({"evening": None}, False),
        ({"number": "1"}, False),
        ({"door": [1]}, False),
        ({"favor": "x" * 500}, False),
    ],
)
def test_the_evening_of_a_stored_match_is_checked(home: Home, change: dict[str, Any], is_sound: bool) -> None:
    session = home.sit_down()
    notes = session.notes()
    assert ("occasion" in sound_notes({"occasion": notes["occasion"] | change}, session.match)) == is_sound


def test_a_match_of_an_earlier_version_is_still_one_of_its_opponent(home: Home) -> None:
    session = home.sit_down()
    old = {"street": "nefarious", "day": "", "opponent": "pip-fuse"}
    assert sound_notes({"occasion": old}, session.match) == {"occasion": old}
    assert StreetMatch.from_data(old) == StreetMatch("nefarious", opponent="pip-fuse")
    assert StreetMatch("nefarious", opponent="pip-fuse").to_data() == old


def test_a_season_goes_on_as_if_the_program_had_never_been_killed(home: Home, tmp_path: Path) -> None:
    steps: list[tuple[str | int, ...]] = []
    for day, result in enumerate([WIN, LOSS, WIN, PLACE, WIN], 1):
        steps += [(BEGUN, day, 1, 900 + day, ""), (ENDED, day, result)]
    for values in steps:
        step(home.progress, *values)
        home.progress = SeasonProgress(home.store.folders.data)
    unbroken = Home(tmp_path / "other")
    for values in steps:
        step(unbroken.progress, *values)
    assert home.season.state == unbroken.season.state and len(home.season.state.past) > 2


# --- favors ----------------------------------------------------------------------------------------------------


def test_a_beaten_neighbor_owes_a_favor_by_temper(home: Home) -> None:
    assert not favors_owed(home.season)
    season = home.win()
    rivals = season.rivals(1, 1)
    owed = favors_owed(season)
    assert [favor.opponent for favor in owed] == [rival.id for rival in rivals]
    temper = rivals[0].policy.partition("+")[2]
    assert owed[0].kind == season.rules.favors.by_temper[temper]


def test_a_favor_is_owed_until_it_is_used_and_not_more_often_than_allowed(home: Home) -> None:
    most = home.season.rules.difficulty("easygoing").favors
    for used in range(most):
        season = home.win()
        owed = favors_owed(season)
        assert owed
        step(home.progress, BEGUN, season.state.day, 1, 900 + used, owed[0].to_data())
        after = step(home.progress, ENDED, season.state.day, LOSS)
        assert after is not None and owed[0] not in favors_owed(after) and after.state.favors_used == used + 1
        home.win()
    assert not favors_owed(home.win())


def test_a_lend_is_a_head_start_and_where_it_does_not_fit_a_look(home: Home, tmp_path: Path) -> None:
    lend = Favor("lend", "nefarious", "pip-fuse")
    seats = seating(home.season, 1, lend)
    assert seats is not None and seats.occasion.favor == "lend" and seats.start
    other = Home(tmp_path / "other", "runes-and-regulations-nefarious-neighbor")
    seats = seating(other.season, 1, lend)
    assert seats is not None and seats.occasion.favor == "look" and not seats.start


@pytest.mark.parametrize(
    "street",
    [
        "nefarious",
        "runes-and-regulations",
        "runes-and-regulations-nefarious-neighbor",
        "cthulhu-realms",
        "nasty-neighbours",
    ],
)
def test_a_look_shows_cards_that_the_player_cannot_see(street: str, home: Home, tmp_path: Path) -> None:
    other = Home(tmp_path / "other", street)
    session = other.sit_down(Favor("look", street, "pip-fuse"))
    before = session.match.to_document()
    shown = look_cards(other.season, session.match, street)
    look = other.season.rules.favors.look[street]
    assert shown and all(len(cards) == look.cards for cards in shown.values())
    known = session.match.state.known
    assert not any(known[card] & 1 for cards in shown.values() for card in cards)
    assert session.match.to_document() == before


def undone_to_the_barrier(session: Session) -> Session:
    """A session after three choices, with everything undone that the rules let go back."""
    for number in range(1, 4):
        answer_once(session, 90_000 * number)
    while session.undo_state()[0]:
        session.undo()
    return session


def test_undo_past_the_rules_needs_a_favor_and_goes_once(home: Home) -> None:
    plain = undone_to_the_barrier(home.sit_down())
    assert plain.undo_question == "" and not plain.undo(beyond=True) and not plain.match.assisted
    step(home.progress, ENDED, 1, LOSS)
    favored = undone_to_the_barrier(home.sit_down(Favor("undo", "nefarious", "dolly-dynamo")))
    assert favored.undo_question.endswith("It uses your favor.") and favored.undo(beyond=True)
    favored = undone_to_the_barrier(favored)
    assert favored.match.assisted and favored.undo_question == "" and not favored.undo(beyond=True)


# --- seasons ---------------------------------------------------------------------------------------------------


def test_the_week_has_one_try_and_is_the_same_for_everybody(home: Home, tmp_path: Path) -> None:
    one = begin_week(home.progress, puzzles(), NOW)
    other = Home(tmp_path / "other")
    two = begin_week(other.progress, puzzles(), NOW)
    assert one is not None and two is not None and one.plan == two.plan and one.record.week == "2026-W48"
    assert begin_week(home.progress, puzzles(), NOW) is None
    close(home.progress, one, NOW)
    assert begin_week(home.progress, puzzles(), NOW) is None


def test_a_season_that_is_left_for_good_is_a_past_one(home: Home) -> None:
    home.win()
    closed = close(home.progress, home.season, NOW)
    assert closed is not None and closed.state.is_over and home.progress.now() is None
    (past,) = home.progress.past()
    assert (past.wins, past.points) == (1, closed.state.points) and past.closed


def test_the_results_name_every_rival_of_an_evening() -> None:
    entry = street("nefarious")
    rows = reached_rows(playing.Reached(entry, opponents=entry.opponents[:2], won=True), SHELL_PAPER, in_season=True)
    first, second = (rival.name for rival in entry.opponents[:2])
    assert [row.words for row in rows if isinstance(row, Words)] == [f"You beat {first} and {second}."]
    assert len(rows) == 3
