"""The chart of points over the turns."""

from __future__ import annotations

import pygame

from client.art.text_positions import record_lines
from client.cards.seat_sign import seat_sign
from client.widgets.chart import PointsChart, PointsLine


def test_the_words_of_the_goal_stand_clear_of_the_marked_turns(screen: pygame.Surface) -> None:
    chart = PointsChart([PointsLine(seat_sign("nefarious", 0), "Ada", tuple(range(0, 21, 2)))], goal=20)
    chart.marks = [1, 1, 2]
    chart.place(pygame.Rect(0, 0, 640, 240), 1.0)
    lines = record_lines((640, 240), chart.draw)
    goal = next(line.rect for line in lines if line.words == "20 to win")
    numbers = [
        line.rect.inflate(8, 8)
        for line in lines
        if line.words in ("1", "2", "3") and abs(line.rect.centery - goal.centery) < 30
    ]
    assert len(numbers) >= 3 and goal.collidelist(numbers) < 0


def test_the_numbers_of_the_turns_stand_below_the_tokens_of_who_has_nothing(screen: pygame.Surface) -> None:
    chart = PointsChart([PointsLine(seat_sign("nefarious", seat), "Ada", (0,) * 9) for seat in range(8)], goal=5)
    chart.place(pygame.Rect(0, 0, 640, 240), 1.0)
    lines = record_lines((640, 240), chart.draw)
    zero = min((line.rect for line in lines if line.words == "0"), key=lambda rect: rect.x)
    turns = [line.rect for line in lines if line.words in ("2", "8") and line.rect.top > zero.centery]
    lowest = zero.centery + 7 * 1.4 / 2 + 17 / 2
    assert turns and all(rect.top >= lowest for rect in turns)


def test_the_numbers_of_the_last_turn_stay_on_the_chart(screen: pygame.Surface) -> None:
    chart = PointsChart([PointsLine(seat_sign("nefarious", 0), "Ada", tuple(range(21)))], goal=40)
    chart.marks = [19, 20, 20]
    chart.place(pygame.Rect(0, 0, 640, 240), 1.0)
    lines = record_lines((640, 240), chart.draw)
    top = min(line.rect.centery for line in lines if line.words == "3")
    badges = sorted(
        (line.rect.centerx, line.words) for line in lines if line.words in ("1", "2", "3") and line.rect.centery == top
    )
    assert [words for _, words in badges] == ["1", "2", "3"] and badges[-1][0] < 640 - 8
    assert all(second - first >= 15 for (first, _), (second, _) in zip(badges, badges[1:], strict=False))
