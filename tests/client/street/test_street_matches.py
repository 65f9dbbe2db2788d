"""Matches of the street: a deal is one try, an opponent can be tried again, and feats are kept from whole matches."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pygame
import pytest

from client.scenes.street.starting import start
from client.street.remarks import portraits_of
from client.table.status import kinds_of
from engine.ai.seat_request import HUMAN
from engine.session.branch import branch
from engine.session.resume import resume
from engine.session.saving.street_match import StreetMatch
from engine.session.session import Session
from engine.store.files.folders import Folders
from engine.store.player.profiles import Profiles
from engine.store.player.settings import Settings
from engine.store.player.street import LOST, OPEN, WON, DayResult, StreetProgress
from engine.store.store import Store
from engine.street.library import street, street_slugs
from engine.street.playing import Reached, against, deal_line, deals_of, of_the_day, store_result
from tests.client.sessions import HandPool, play_out
from tests.client.table.sitting import Sitting

DAY = date(2026, 11, 24)
NEFARIOUS = street("nefarious")


class House:
    """Somebody's store, progress and matches; computers answer at once."""

    def __init__(self, home: Path) -> None:
        self.store = Store(Folders.in_home(home))
        self.store.start()
        self.settings = Settings()
        Profiles(self.settings).create("Ann")
        self.progress = StreetProgress(self.store.folders.data)
        self.reached: list[Reached | None] = []

    def deal(self) -> Session:
        return self.seat(start(of_the_day(NEFARIOUS, DAY), self.settings, self.store, self.progress))

    def meet(self, opponent: str) -> Session:
        found = NEFARIOUS.opponent(opponent)
        assert found is not None
        return self.seat(start(against(NEFARIOUS, found, 5), self.settings, self.store, self.progress))

    def seat(self, session: Session) -> Session:
        session.when_over = lambda result: self.reached.append(store_result(session, result, self.progress, DAY))
        return session


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    pool = HandPool(prompt=True)
    monkeypatch.setattr("engine.session.session.shared_pool", lambda: pool)
    monkeypatch.setattr("engine.street.playing.LEVEL", "gentle")  # who thinks longer tells a test no more
    return House(tmp_path)


def test_a_deal_is_the_same_for_everybody(house: House, tmp_path: Path) -> None:
    one, other = house.deal(), House(tmp_path / "other").deal()
    assert one.match.state.to_data() == other.match.state.to_data()
    assert one.kinds[0] == HUMAN
    assert HUMAN not in one.kinds[1:]


def test_a_deal_is_begun_once_and_gone_on_with(house: House) -> None:
    session = house.deal()
    match = session.keeper.id
    assert house.progress.deals("nefarious") == {DAY.isoformat(): DayResult(OPEN, match=match)}
    session.close()
    again = resume(house.store, match, house.settings)
    assert again.occasion == StreetMatch("nefarious", day=DAY.isoformat())


def test_nothing_of_a_deal_is_taken_back(house: House) -> None:
    session = house.deal()
    session.update(5000)
    session.open_curtain()
    session.answer(session.view().options[0])
    assert session.undo_state() == (False, "one-try")
    assert session.undo_question == ""
    assert not session.undo(beyond=True)
    assert session.bookmarks is None


def test_a_deal_that_is_played_out_counts_on_its_day(house: House) -> None:
    session = play_out(house.deal())
    result = house.progress.deals("nefarious")[DAY.isoformat()]
    winners = session.match.view().winners
    assert result.ending == (WON if 0 in winners else LOST)
    (reached,) = house.reached
    assert reached is not None
    assert reached.result == result
    points = session.match.game.shows.scores(session.match.view())
    assert result.points == abs(points[0] - max(points[1:]))
    line = deal_line(NEFARIOUS, DAY, result)
    assert line.startswith("Cul-de-Sac, Nov 24, Nefarious: ")


def test_the_line_to_copy_says_how_it_went() -> None:
    assert deal_line(NEFARIOUS, DAY, DayResult(WON, 3)) == "Cul-de-Sac, Nov 24, Nefarious: won by 3"
    assert deal_line(NEFARIOUS, DAY, DayResult(LOST)) == "Cul-de-Sac, Nov 24, Nefarious: lost"


def test_a_deal_that_was_left_for_good_is_lost(house: House) -> None:
    match = house.deal().keeper.id
    day = DAY.isoformat()
    assert deals_of(house.progress, "nefarious", lambda _: [match])[day].ending == OPEN
    house.store.matches.delete(match, 1.0)
    assert deals_of(house.progress, "nefarious", house.store.matches.are_kept)[day].ending == LOST


def test_the_computer_does_not_win_a_deal_for_anybody(house: House) -> None:
    session = house.deal()
    session.hand_over(0, "gentle")
    now = 0
    while not session.over:
        now += 5000
        session.update(now)
    assert house.progress.deals("nefarious")[DAY.isoformat()].ending == LOST
    assert house.progress.feats("nefarious") == {}


def test_a_branch_of_a_deal_is_no_deal(house: House) -> None:
    session = house.deal()
    session.update(5000)
    session.open_curtain()
    session.answer(session.view().options[0])
    other = branch(house.store, session.keeper.id, 0, 0, house.settings, notes=session.notes())
    assert other.occasion is None


def test_an_opponent_sits_there_with_their_name_and_house_rules(house: House) -> None:
    session = house.meet("mrs-bramble")
    assert session.names == ["Ann", "Mrs. Bramble"]
    assert session.kinds[1] == "gentle+peacemaker"
    assert session.match.options["chosen_twists"] == ["charity"]


def test_whoever_is_beaten_is_marked_and_a_rematch_is_against_the_same(house: House) -> None:
    session = play_out(house.meet("pip-fuse"))
    won = 0 in session.match.view().winners
    assert ("pip-fuse" in house.progress.beaten("nefarious")) == won
    (reached,) = house.reached
    assert reached is not None
    assert ([opponent.id for opponent in reached.opponents], reached.won) == (["pip-fuse"], won)
    assert session.restart().occasion == StreetMatch("nefarious", opponent="pip-fuse")


def test_a_rematch_of_a_deal_is_an_ordinary_match(house: House) -> None:
    assert house.deal().restart().occasion is None


def test_feats_come_from_any_match_that_one_person_has_played_to_its_end(house: House) -> None:
    kinds = [HUMAN, "gentle"]
    session = Session.start(
        house.deal().game, ["Ann", "Ben"], kinds, {"twists": 0}, 4, house.settings, store=house.store
    )
    play_out(house.seat(session))
    (reached,) = house.reached
    assert reached is not None
    assert sorted(feat.id for feat in reached.feats) == sorted(house.progress.feats("nefarious"))
    assert not reached.opponents
    assert reached.result is None


def test_nobody_is_beaten_by_making_them_weaker(house: House) -> None:
    session = house.meet("otto-pfennig")
    session.hand_over(1, "gentle")
    play_out(session)
    (reached,) = house.reached
    assert reached is not None
    assert not reached.won
    assert house.progress.beaten("nefarious") == {}


def test_what_was_taken_back_past_the_rules_earns_no_feat(house: House) -> None:
    session = house.meet("pip-fuse")
    session.match.assisted = True
    play_out(session)
    (reached,) = house.reached
    assert reached is not None
    assert not reached.counts
    assert house.progress.feats("nefarious") == {}
    assert house.progress.beaten("nefarious") == {}


def test_every_rule_set_can_be_played_against_its_strongest(house: House) -> None:
    for entry in map(street, street_slugs()):
        for opponent in (entry.opponents[0], entry.opponents[-1]):
            session = start(against(entry, opponent, 3), house.settings, house.store, house.progress)
            assert session.names[1] == opponent.name
            session.close()


def test_the_plate_of_an_opponent_shows_a_portrait_and_the_temper_in_one_word(house: House) -> None:
    session = house.meet("otto-pfennig")
    found = portraits_of(session)
    seat = session.names.index("Otto Pfennig")
    assert found == {seat: "art/street/nefarious/otto-pfennig.svg"}
    table = Sitting(kinds=session.kinds, match=session.match)
    plain = table.scene.app.window.surface.copy()
    table.scene.portraits = found
    table.wait(400)
    assert kinds_of(table.scene)[seat] == "Hoarder"
    plates, surface = table.scene.places.arrangement.plate_rects, table.scene.app.window.surface
    changed = {
        other
        for other, rect in plates.items()
        if pygame.image.tobytes(plain.subsurface(rect), "RGB") != pygame.image.tobytes(surface.subsurface(rect), "RGB")
    }
    assert changed == {seat}


def test_without_a_street_all_keep_their_emblems_and_people_may_have_portraits(house: House) -> None:
    session = house.deal()
    assert portraits_of(session) == {}
    person = session.kinds.index("human")
    assert portraits_of(session, lambda _: "art/street/nefarious/pip-fuse.svg") == {
        person: "art/street/nefarious/pip-fuse.svg"
    }
