"""What the table of Runes & Regulations says besides the cards: how full a hand is, who did what, the round."""

from __future__ import annotations

import pytest

from client.art import paint, text
from tests.client.table.suburb import may_react, seated


class Reader:
    """Notes what is written, and in which color."""

    def __init__(self) -> None:
        self.written: set[tuple[str, str]] = set()

    @property
    def words(self) -> set[str]:
        return {words for words, _ in self.written}

    def on_text_drawn(self, _surface: object, words: str, _size: float, color: str, *_more: object) -> None:
        self.written.add((words, color))

    def cut(self, words: str, shown: str) -> None:
        pass

    def on_card_started(self, _card: object) -> None:
        pass

    def on_part_placed(self, *_places: object) -> None:
        pass


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    reader = Reader()
    monkeypatch.setattr(text, "observer", reader)
    return reader


def test_the_hand_and_the_runes_are_counted_against_their_limits(reader: Reader) -> None:
    view = seated(may_react, paint="always").scene.director.shown.counting_view
    hand, runes = len(view.zone("hand", view.seat)), len(view.zone("fence", view.seat))
    assert f"Hand {hand}/{view.counter('hand_limit', view.seat)}" in reader.words
    assert f"Runes {runes}/{view.counter('rune_limit', view.seat)}" in reader.words


def test_the_panel_and_the_courier_tell_the_round(reader: Reader) -> None:
    view = seated(may_react, paint="always").scene.director.shown.counting_view
    number = (view.turn - 1) // 3 + 1
    assert {f"Round {number}", f"round {number}"} <= reader.words


def test_names_in_the_courier_have_the_color_of_their_seat(reader: Reader) -> None:
    table = seated(may_react, paint="always")
    theme = table.scene.screen.theme
    shades = {paint.mix(seat.color, theme.color("ink"), 0.24) for seat in theme.seats}
    named = {color for words, color in reader.written if words in table.session.names and color in shades}
    assert named and all(paint.contrast(color, theme.color("log")) >= 4.5 for color in shades)
