"""The score board: every round, the totals, and a chart by round."""

from __future__ import annotations

import pygame

from client.table.furniture.score_sheet.board import ScoreBoard
from engine.kernel.game.traits import HasRounds
from tests.client import hands
from tests.client.table.sitting import Sitting
from tests.client.table.winter import Winter


def played() -> Winter:
    """The third round has been added up, and the sheet closed."""
    winter = Winter(4, seed=2, rounds=3, animation="off")
    winter.end()
    winter.table.wait(100)
    winter.table.frame(hands.key(pygame.K_ESCAPE))
    winter.table.wait(200)
    return winter


def test_it_has_every_round_and_the_totals() -> None:
    winter = played()
    winter.table.frame(hands.key(pygame.K_s))
    board = winter.table.scene.form.popup
    assert isinstance(board, ScoreBoard)
    game, view = winter.table.session.game, winter.match.view()
    assert list(board.data.rounds) == game.trait(HasRounds).score_board(view) and len(board.data.rounds) == 3
    assert list(board.data.totals) == game.shows.scores(view) and (board.chart.name == "Points after each round")
    lowest = min(board.data.totals)
    assert board.data.leaders == [seat for seat, total in enumerate(board.data.totals) if total == lowest]
    assert [track.points[-1] for track in board.data.tracks] == game.shows.scores(view)


def test_its_key_esc_and_a_press_close_it() -> None:
    winter = played()
    for event in (hands.key(pygame.K_s), hands.key(pygame.K_ESCAPE), hands.down((4, 4))):
        winter.table.frame(hands.key(pygame.K_s))
        assert winter.table.scene.form.popup is not None
        winter.table.frame(event)
        assert winter.table.scene.form.popup is None


def test_it_has_a_button_where_rounds_are_scored_and_only_there() -> None:
    winter = played()
    winter.table.click(winter.table.scene.places.arrangement.rects["button.scores"].center)
    assert isinstance(winter.table.scene.form.popup, ScoreBoard)
    other = Sitting()
    other.frame(hands.key(pygame.K_s))
    assert other.scene.form.popup is None and "button.scores" not in other.scene.places.arrangement.rects


def test_pointing_at_the_chart_leaves_it_open() -> None:
    winter = played()
    winter.table.frame(hands.key(pygame.K_s))
    board = winter.table.scene.form.popup
    assert isinstance(board, ScoreBoard)
    winter.table.frame(hands.move(board.chart.plot.center), hands.down(board.chart.rect.center))
    assert winter.table.scene.form.popup is board and board.chart.turn is not None
