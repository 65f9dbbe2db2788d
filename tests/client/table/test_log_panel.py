"""The log: unfolded, of some only, scrolled back to the newest, copied and written into a file."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from client.table.actions import CLOSE_RECAP, COPY_LOG, EXPORT_LOG
from client.table.furniture.log import draw
from client.table.furniture.log.shown_log import KINDS
from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.refs import NONE
from engine.session.story import plain
from engine.store.files.folders import Folders
from engine.store.store import Store
from tests.client import hands
from tests.client.table.sitting import Sitting

NAMES = ["Ada Volt", "Igor Krank", "Otto Blitz"]


def table(answers: int = 60, size: tuple[int, int] = (1920, 1080), **settings: object) -> Sitting:
    match, chance = Match(load("nefarious"), NAMES, {}, 5), random.Random(5)
    while len(match.answers) < answers or not match.view(0).options:
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
    found = Sitting(("human", "normal", "normal"), size=size, match=match, animation="off", **settings)
    found.wait(300)
    return found


def lines(sitting: Sitting) -> list[str]:
    sitting.wait(300)
    return [plain(line.text) for line in sitting.scene.log.lines(sitting.clock.now())]


def test_the_mark_of_a_sentence_shows_what_it_is_made_of() -> None:
    sitting = table()
    before = lines(sitting)
    rect, number = draw.marks_now(sitting.scene.screen.painter)[-1]
    sitting.click(rect.center)
    unfolded = lines(sitting)
    shown = sitting.scene.log.lines(sitting.clock.now())
    details = [plain(line.text) for line in shown if line.detail]
    assert len(details) > 1 and unfolded == before[: number + 1] + details + before[number + 1 :]
    assert all(detail in {plain(line.text) for line in sitting.session.log} for detail in details)
    sitting.click(next(rect.center for rect, line in draw.marks_now(sitting.scene.screen.painter) if line == number))
    assert lines(sitting) == before


def test_a_sentence_bears_the_mark_of_the_player_who_acts() -> None:
    sitting = table()
    sitting.wait(300)
    told = [line for line in sitting.scene.log.lines(sitting.clock.now()) if line.mark]
    names = ["You", *NAMES[1:]]
    assert told
    for line in told:
        assert line.seat == NONE or plain(line.text).startswith(names[line.seat]), line


def test_only_the_lines_of_a_player_or_of_a_kind() -> None:
    sitting = table()
    everything, log = lines(sitting), sitting.scene.log
    log.player = 2
    of_otto = lines(sitting)
    assert 0 < len(of_otto) < len(everything) and all("Otto Blitz" in line for line in of_otto)
    assert "Otto Blitz" in log.menu.words
    log.kind = "numbers"
    assert set(lines(sitting)) < set(of_otto)
    log.player, log.kind = -1, "course"
    course = lines(sitting)
    assert course and all(line.startswith("Turn ") for line in course)
    found = set(course)
    for log.kind in KINDS:
        found |= set(lines(sitting))
    assert found == set(everything)


def test_what_is_newer_is_a_click_or_a_key_away_and_an_answer_leads_there() -> None:
    sitting = table()
    sitting.scene.commands.perform(CLOSE_RECAP)
    log = sitting.scene.log

    def scroll_back() -> None:
        sitting.press(pygame.K_PAGEUP)
        assert log.scroll == 6

    scroll_back()
    header = draw.header_now(sitting.scene.screen.painter)
    assert header is not None
    sitting.click((header.right - 20, header.centery))
    assert log.scroll == 0
    scroll_back()
    sitting.press(pygame.K_END)
    assert log.scroll == 0
    scroll_back()
    sitting.scene.commands.answer(sitting.options[0])
    assert log.scroll == 0


def test_new_lines_move_on_only_who_has_stopped_reading() -> None:
    sitting = table()
    log = sitting.scene.log
    sitting.press(pygame.K_PAGEUP)
    top = lines(sitting)[-7]
    sitting.session.tell("x")
    sitting.session.hand_over(1, "gentle")
    assert lines(sitting)[-1 - log.scroll] == top and log.scroll == 7
    sitting.wait(9000)
    sitting.session.hand_over(1, "normal")
    assert lines(sitting) and log.scroll == 0


def test_it_is_written_into_a_file_and_the_place_told(tmp_path: Path) -> None:
    store = Store(Folders.in_home(tmp_path))
    sitting = Sitting(("human", "normal"), store=store)
    sitting.scene.commands.perform(EXPORT_LOG)
    (path,) = (tmp_path / "data" / "logs").iterdir()
    assert str(path) in sitting.toasts()
    told = path.read_text().splitlines()
    assert told[0].startswith("Nefarious: ") and told[2:] == lines(sitting)


def test_it_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    sitting = table()
    sitting.press(pygame.K_c, mod=pygame.KMOD_CTRL)
    assert copied[0].splitlines() == lines(sitting) and sitting.toasts()


def test_while_several_people_play_no_hand_is_copied_out_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    session = (sitting := Sitting(("human", "human"), animation="off")).session
    chance, own = random.Random(3), set[str]()
    for _ in range(60):
        session.open_curtain()
        if session.call is not None:
            session.speak_up(session.call.seats[0])
        own = {plain(line.text) for line in session.log} - {plain(line.text) for line in session.public_since(-1)}
        if own:
            break
        if session.view().options:
            session.answer(chance.choice(session.view().options))
    assert own, "the player who looks has drawn a card"
    sitting.wait(3000)
    sitting.scene.commands.perform(COPY_LOG)
    assert copied[0] and not own & set(copied[0].splitlines())


def test_its_title_opens_what_can_be_done_with_it() -> None:
    sitting = table()
    sitting.scene.commands.perform(CLOSE_RECAP)
    sitting.frame()
    header = draw.header_now(sitting.scene.screen.painter)
    assert header is not None
    sitting.click((header.left + 20, header.centery))
    assert sitting.scene.form.popup is not None
    sitting.frame(hands.key(pygame.K_ESCAPE))
    assert sitting.scene.form.popup is None


def test_words_end_before_the_mark_that_unfolds_their_line() -> None:
    sitting = table(40, size=(1024, 600), text_scale=150)
    sitting.scene.commands.perform(CLOSE_RECAP)
    sitting.frame()
    painter = sitting.scene.screen.painter
    box, marked = draw.in_place(painter), {number for _, number in draw.marks_now(painter)}
    assert box is not None and painter.showing is not None and marked
    rows = [row for row in draw.rows(painter.showing, box) if row.line in marked]
    ends = [run.x + run.width for row in rows for run in row.runs]
    assert max(ends) <= sitting.scene.log.rect.right - 1.25 * rows[0].size
