"""Winter: a round is added up before everybody's eyes, and nothing goes on in the picture until that has been seen."""

from __future__ import annotations

import pygame
import pytest

from client.art import palette
from client.motion.chain.times import link_ms
from client.table.furniture.score_sheet.layer import PATIENCE_MS
from client.table.furniture.score_sheet.reckoning import Reckoning, SeatAccount, SheetAccent
from client.table.furniture.score_sheet.sheet import STEP_MS, ScoreSheet
from engine.games.nasty_neighbours.layout import YARD
from engine.kernel.game.traits import HasRounds
from tests.client import hands
from tests.client.table.winter import Winter


def sheet_of(winter: Winter) -> ScoreSheet:
    shown = winter.table.scene.form.popup
    assert isinstance(shown, ScoreSheet)
    return shown


def until_sheet(winter: Winter) -> ScoreSheet:
    winter.end()
    for _ in range(400):
        winter.table.frame()
        if winter.table.scene.form.popup is not None:
            break
    return sheet_of(winter)


def test_the_sheet_tells_what_the_rules_have_counted() -> None:
    winter = Winter(3, seed=1)
    sheet = until_sheet(winter)
    winter.table.wait(8000)
    results = winter.table.session.game.trait(HasRounds).score_board(winter.match.view())[-1]
    assert [sheet.result(seat) for seat in range(3)] == results
    assert [sheet.total(seat) for seat in range(3)] == winter.table.session.game.shows.scores(winter.match.view())
    assert sheet.leaders == {seat for seat, total in enumerate(results) if total == min(results)}


def test_the_yards_stay_as_they_were_until_the_sheet_is_closed() -> None:
    winter = Winter()
    yards = [winter.match.state.zones[YARD[seat]][:] for seat in range(3)]
    until_sheet(winter)
    winter.table.wait(9000)
    shown = winter.table.scene.director.shown.landed
    left = [sum(card >= 0 for card in shown.zones[YARD[seat]]) for seat in range(3)]
    assert left == [
        len(account.cards) + blank(winter, yards, seat)
        for seat, account in enumerate(sheet_of(winter).reckoning.accounts)
    ]
    winter.table.frame(hands.key(pygame.K_SPACE))
    winter.table.wait(4000)
    assert winter.table.scene.form.popup is None and not winter.table.scene.director.waiting
    assert winter.table.scene.director.shown.landed.zones == winter.table.session.view().zones


def blank(winter: Winter, yards: list[list[int]], seat: int) -> int:
    """How many of the cards left count nothing."""
    shown = winter.table.scene.director.shown.landed.zones[YARD[seat]]
    return sum(card >= 0 and not winter.match.table.rules.points[card] for card in shown)


@pytest.mark.parametrize("event", [hands.key(pygame.K_SPACE), hands.key(pygame.K_RETURN), hands.down((640, 360))])
def test_the_first_press_shows_everything_the_second_goes_on(event: pygame.event.Event) -> None:
    winter = Winter()
    sheet = until_sheet(winter)
    assert not sheet.complete
    winter.table.frame(event)
    assert sheet.complete and winter.table.scene.form.popup is sheet
    winter.table.frame(event)
    winter.table.wait(50)
    assert winter.table.scene.form.popup is None


@pytest.mark.parametrize("shell", palette.SHELLS)
def test_the_rows_have_the_paper_of_the_theme(shell: str) -> None:
    try:
        sheet = until_sheet(Winter(shell=shell))
        sheet.finish()
        surface = pygame.Surface(sheet.rect.bottomright)
        sheet.draw(surface)
        papers = {tuple(surface.get_at((row.right - 2, row.bottom - 2)))[:3] for row in sheet.locate_rows()}
    finally:
        palette.use("light")
    assert papers == {palette.rgb(palette.colors(shell)["RAISED"])}


def test_esc_goes_on_at_once() -> None:
    winter = Winter()
    until_sheet(winter)
    assert winter.table.scene.layers.suspense() == "Scoring the round"
    winter.table.frame(hands.key(pygame.K_ESCAPE))
    winter.table.wait(50)
    assert winter.table.scene.form.popup is None and not winter.table.scene.director.is_held
    assert winter.table.scene.layers.suspense() == ""


def test_without_motion_all_of_it_is_there_at_once() -> None:
    for settings in ({"animation": "off"}, {"reduced_motion": True}):
        winter = Winter(**settings)
        winter.end()
        winter.table.wait(3000)
        assert sheet_of(winter).complete
        winter.table.frame(hands.key(pygame.K_SPACE))
        winter.table.wait(3000)
        assert winter.table.scene.director.shown.landed.zones == winter.table.session.view().zones


def test_what_happens_behind_the_sheet_is_shown_after_it() -> None:
    winter = Winter()
    until_sheet(winter)
    match = winter.match
    for _ in range(4):
        if winter.person in match.asked_seats:
            break
        seat = match.asked_seats[0]
        match.answer(seat, match.view(seat).options[0])
    winter.table.wait(100)
    assert winter.table.scene.director.is_held
    for _ in range(2):
        winter.table.frame(hands.key(pygame.K_SPACE))
    winter.table.wait(9000)
    assert winter.table.scene.director.shown.landed.zones == winter.table.session.view().zones


def test_skipping_leads_to_the_sheet_not_past_it() -> None:
    winter = Winter()
    winter.end()
    winter.table.frame()
    winter.table.scene.director.skip(winter.table.clock.now())
    winter.table.frame()
    assert sheet_of(winter) is not None


def test_whoever_looks_after_a_change_of_seats_sees_it_too() -> None:
    winter = Winter()
    winter.end()
    winter.table.session.look += 1
    winter.table.wait(600)
    sheet = sheet_of(winter)
    sheet.finish()
    assert [sheet.total(seat) for seat in range(3)] == winter.table.session.game.shows.scores(winter.match.view())


def test_a_round_whose_end_was_still_to_be_shown_when_the_seats_changed_is_seen_too() -> None:
    winter = Winter()
    winter.end()
    winter.table.frame()
    assert winter.table.scene.form.popup is None and winter.table.scene.director.waiting
    winter.table.session.look += 1
    winter.table.wait(600)
    sheet = sheet_of(winter)
    sheet.finish()
    assert [sheet.total(seat) for seat in range(3)] == winter.table.session.game.shows.scores(winter.match.view())
    assert sheet.reckoning.values["round"] == 1


def test_where_nobody_plays_it_closes_by_itself() -> None:
    winter = Winter(watched=True)
    until_sheet(winter)
    winter.table.wait(9000 + PATIENCE_MS)
    assert winter.table.scene.form.popup is None


# --- how it adds up --------------------------------------------------------------------------------------------

ACCENT = SheetAccent("round_score", "score", first_words="Out first", lowest=True, step_sound="stamp")
ROUND = Reckoning(
    [
        SeatAccount(480, [(1, 10), (2, 10)], [], [("500 makes 0", -500)]),
        SeatAccount(30, [(3, 5)], [("Not the lowest: +15", 15)], []),
    ],
    first=1,
)


class Silent:
    """A sheet without a picture, at moments of the test."""

    def __init__(self, speed: float = 1.0) -> None:
        self.heard: list[str] = []
        look = type("Look", (), {"accent": ACCENT, "face_of": str})
        self.notes: list[int] = []
        self.sheet = ScoreSheet(ROUND, look, speed, self.heard.append, self.notes.append)  # type: ignore[arg-type]
        self.sheet.tick(0)

    def at(self, moment: float) -> ScoreSheet:
        self.sheet.tick(round(moment))
        return self.sheet


def test_cards_come_first_then_reasons_then_totals() -> None:
    silent = Silent()
    first = 250 + link_ms(0)
    assert [silent.at(first).result(seat) for seat in (0, 1)] == [10, 5]
    assert silent.at(first + link_ms(1)).result(0) == 20 and not silent.sheet.reasons(1)
    assert silent.at(first + link_ms(1) + STEP_MS).result(1) == 20
    assert silent.sheet.reasons(1) == ["Not the lowest: +15"] and silent.sheet.total(1) == 30
    silent.sheet.finish()
    assert [silent.sheet.total(seat) for seat in (0, 1)] == [0, 50]
    assert silent.sheet.reasons(0) == ["500 makes 0"] and silent.sheet.leaders == {0}


def test_every_card_and_every_step_is_heard_once() -> None:
    silent = Silent()
    for moment in range(0, 6000, 16):
        silent.at(moment)
    assert silent.heard == ["stamp", "score", "stamp"] and silent.notes == [1, 2] and silent.sheet.complete


def test_the_picture_changes_only_with_a_step() -> None:
    silent = Silent()
    assert not silent.sheet.tick(100) and silent.sheet.tick(round(250 + link_ms(0))) and not silent.sheet.tick(600)


def test_no_card_moves_under_the_sheet() -> None:
    winter = Winter()
    until_sheet(winter)
    stage, now = winter.table.scene.director.stage, winter.table.clock.now()
    assert not any(actor.moving(now) for actor in stage.actors.values())


def test_drawn_step_by_step_it_looks_as_if_drawn_at_once() -> None:
    winter = Winter()
    sheet = until_sheet(winter)
    winter.table.wait(9000)
    at_once = ScoreSheet(sheet.reckoning, sheet.look, 0)
    scale = winter.table.scene.screen.scale
    at_once.layout(scale.rect, scale.unit)
    pictures = [pygame.Surface(scale.rect.size) for _ in range(2)]
    for shown, picture in zip((sheet, at_once), pictures, strict=True):
        shown.draw(picture)
    assert sheet.is_settled() and pictures[0].get_buffer().raw == pictures[1].get_buffer().raw


@pytest.mark.parametrize(
    ("seats", "size", "text_scale"), [(8, (1280, 720), 200), (2, (1920, 1080), 100), (8, (1024, 600), 100)]
)
def test_every_row_is_in_the_window(seats: int, size: tuple[int, int], text_scale: int) -> None:
    winter = Winter(seats, seed=1, size=size, text_scale=text_scale)
    winter.end()
    winter.table.wait(6000)
    sheet = sheet_of(winter)
    window = pygame.Rect((0, 0), size)
    rows = sheet.locate_rows()
    assert len(rows) == seats and window.contains(sheet.rect)
    assert all(sheet.rect.contains(row) for row in rows)
    assert all(not one.colliderect(two) for one, two in zip(rows, rows[1:], strict=False))
    assert min(row.height for row in rows) >= size[1] // 16
