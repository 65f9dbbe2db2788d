"""The results: who won and why, how the points grew, and what comes next."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from client.art import paint, palette
from client.cards.seat_sign import seat_sign
from client.cards.theme import Theme
from client.scenes.gallery.card_rows import CardFace
from client.scenes.results.scene import HASTE_MS, ResultsScene, standings, tracks
from client.shell.app import App
from client.shell.scene import ManualClock, Scene
from client.widgets.chart import PointsChart, PointsLine
from engine.games.nefarious import GAME
from engine.kernel.game.defaults import no_words
from engine.kernel.game.traits import HasSecretRole
from engine.kernel.state.state import WINNERS
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.hands import click, key, move
from tests.client.sessions import finished_session
from tests.engine.parts import exchange, lend

TWO = ("human", "normal")
SIX = ("human", "normal", "gentle", "human", "random", "normal")


class Program:
    """A program with these scenes, and a note of what was opened from the results."""

    def __init__(
        self,
        session: Session,
        size: tuple[int, int] = (1280, 720),
        text_scale: int = 100,
        scenes: tuple[str, ...] = ("title", "setup", "table"),
    ) -> None:
        self.opened: list[tuple[str, dict[str, Any]]] = []
        self.app = App(size, True, Settings(text_scale=text_scale), ManualClock(1000))
        for name in scenes:
            self.app.register(name, self._factory(name))
        self.table = Scene()
        self.app.go(self.table)
        self.app.register("results", ResultsScene)
        self.app.open_over("results", session=session)
        self.app.turn([])
        self.app.clock.advance(HASTE_MS)
        results = self.app.scene
        assert isinstance(results, ResultsScene)
        self.results = results

    def _factory(self, name: str) -> Any:
        def make(**arguments: Any) -> Scene:
            self.opened.append((name, arguments))
            return Scene()

        return make

    def button(self, words: str) -> Any:
        return next(widget for widget in self.results.form.stops() if widget.name == words)


def test_winners_come_first_and_points_decide_the_rest() -> None:
    for seed in range(3, 7):
        session = finished_session(SIX, seed)
        view = session.match.view()
        rows = standings(session)
        scores = session.game.shows.scores(view)
        assert [row.won for row in rows] == sorted((row.won for row in rows), reverse=True)
        assert {row.sign.seat - 1 for row in rows if row.won} == set(view.winners)
        losers = [row.points for row in rows if not row.won]
        assert losers == sorted(losers, reverse=True)
        assert {row.sign.seat - 1: row.points for row in rows} == dict(enumerate(scores))
        places = {(row.won, row.points): set() for row in rows}  # type: dict[tuple[bool, int], set[int]]
        for row in rows:
            places[row.won, row.points].add(row.place_number)
        assert all(len(shared) == 1 for shared in places.values()) and rows[0].place_number == 1


def test_where_everybody_has_lost_nobody_is_first() -> None:
    session = finished_session(TWO)
    session.match.state.values[WINNERS] = 0
    rows = standings(session)
    assert [row.place_number for row in rows] == [0, 0] and not any(row.won for row in rows)
    assert rows[0].points >= rows[1].points


def test_every_row_says_in_words_who_played() -> None:
    session = finished_session(("normal+gambler", "gentle"))
    spoken = {row.name: row.describe_content() for row in standings(session)}
    assert f"{session.names[0]}, Normal, Gambler: " in spoken[session.names[0]]
    assert f"{session.names[1]}, Gentle: " in spoken[session.names[1]]


def test_every_row_says_where_the_points_came_from() -> None:
    session = finished_session(TWO)
    for row in standings(session):
        parts = [int(part.rsplit(": ", 1)[1]) for part in row.breakdown.split(", ")] if row.breakdown else [0]
        assert sum(parts) == row.points


def test_the_chart_begins_at_the_set_up_and_ends_with_the_final_points() -> None:
    session = finished_session(SIX)
    scores = session.game.shows.scores(session.match.view())
    lines = tracks(session)
    assert [line.points[-1] for line in lines] == scores
    assert {len(line.points) for line in lines} == {session.view().turn + 1}


def test_each_line_of_the_chart_ends_in_the_color_of_its_seat(screen: pygame.Surface) -> None:
    signs = [seat_sign("nefarious", seat) for seat in range(8)]
    chart = PointsChart(
        [PointsLine(sign, f"Seat {sign.seat}", (0, sign.seat * 2, sign.seat * 3)) for sign in signs], 20
    )
    surface = pygame.Surface((900, 600))
    chart.place(pygame.Rect(0, 0, 900, 600), 1.0)
    chart.draw(surface)
    for track in chart.tracks:
        around = pygame.Rect(0, 0, 15, 19)
        around.center = round(chart.find_x(2)), round(chart.find_y(track.points[-1]))
        shown = {
            tuple(surface.get_at((x, y)))[:3]
            for x in range(around.left, around.right)
            for y in range(around.top, around.bottom)
        }
        assert paint.rgb(track.sign.color) in shown


def test_seats_have_the_colors_they_had_on_the_table_and_the_shells_where_a_game_has_none() -> None:
    theme = Theme.load("nefarious")
    assert [seat_sign("nefarious", seat).color for seat in range(6)] == [seat.color for seat in theme.seats]
    assert seat_sign("nefarious", 6).color == palette.SEATS[6]
    assert seat_sign("a game without pictures", 0).color == palette.SEATS[0]


def test_pointing_at_a_turn_or_the_arrows_show_its_numbers() -> None:
    program = Program(finished_session(TWO))
    chart = program.results.chart
    plot = chart.plot
    program.app.turn([move((round(chart.find_x(3)), plot.centery))])
    assert chart.turn == 3
    program.app.turn([move((5, 300))])
    assert chart.turn is None
    program.results.form.focus(chart)
    program.app.turn([key(pygame.K_RIGHT)])
    assert chart.turn == 0
    program.app.turn([key(pygame.K_LEFT)])
    assert chart.turn == 0
    program.app.turn([key(pygame.K_TAB)])
    program.app.turn([])
    assert chart.turn is None


def test_the_rematch_has_another_seed_and_the_same_seats() -> None:
    session = finished_session(TWO, seed=5)
    program = Program(session)
    click(program.results.handle, program.button("Rematch").rect.center)
    ((name, arguments),) = program.opened
    again = arguments["session"]
    assert name == "table" and again.seed not in (5, 6)
    assert again.kinds == session.kinds and again.names == session.names


def test_a_press_too_many_of_the_key_that_closed_the_table_starts_nothing() -> None:
    program = Program(finished_session(TWO))
    program.app.open_over("results", session=program.results.session)
    for pressed in (pygame.K_SPACE, pygame.K_RETURN):
        program.app.turn([key(pressed)])
    assert program.opened == []


@pytest.mark.parametrize("pressed", [pygame.K_SPACE, pygame.K_RETURN])
def test_no_key_meant_for_the_ending_starts_another_match(pressed: int) -> None:
    """Not even one that comes late."""
    program = Program(finished_session(TWO))
    program.app.turn([key(pressed)])
    assert not {"table", "setup"} & {name for name, _ in program.opened}


def test_new_game_and_title_are_a_click_away() -> None:
    for words, expected in (("New game", ("setup", {"game": "nefarious"})), ("Main menu", ("title", {}))):
        program = Program(finished_session(TWO))
        click(program.results.handle, program.button(words).rect.center)
        assert program.opened == [expected]


def test_escape_looks_at_the_table_again() -> None:
    program = Program(finished_session(TWO))
    program.app.turn([key(pygame.K_ESCAPE)])
    assert program.app.scene is program.table


def test_only_scenes_that_exist_are_offered() -> None:
    program = Program(finished_session(TWO), scenes=("table",))
    offered = [stop.name for stop in program.results.form.stops()]
    assert [name for name in offered if name in ("Main menu", "New game", "Rematch")] == ["Rematch"]


@pytest.mark.parametrize("kinds", [TWO, SIX])
@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 150)])
def test_everything_lies_inside_the_window_and_can_be_reached(
    kinds: tuple[str, ...], size: tuple[int, int], text_scale: int
) -> None:
    program = Program(finished_session(kinds), size, text_scale)
    results = program.results
    whole = pygame.Rect((0, 0), size)
    for widget in results.form.stops():
        results.form.focus(widget)
        assert whole.contains(widget.rect) or results.area.viewport().colliderect(widget.rect)
    for words in ("Main menu", "New game", "Rematch"):
        button = program.button(words)
        assert whole.contains(button.rect) and not button.rect.colliderect(results.body)
    buttons = [program.button(words).rect for words in ("Main menu", "New game", "Rematch")]
    assert all(not one.colliderect(other) for one in buttons for other in buttons if one is not other)
    for row in results.standings:
        assert row.rect.left >= results.area.rect.left and row.rect.right <= results.area.rect.right


@pytest.mark.parametrize("kinds", [("human", "normal"), ("normal", "gentle")])
def test_all_buttons_have_room_in_a_small_window_with_large_letters(kinds: tuple[str, ...]) -> None:
    program = Program(finished_session(kinds), (1024, 600), 200, ("title", "setup", "replay", "table", "watch"))
    buttons = program.results.buttons
    assert len(buttons) == 4
    assert all(program.results.bar.rect.contains(button.rect) for button in buttons)
    assert all(not one.rect.colliderect(other.rect) for one in buttons for other in buttons if one is not other)


def test_what_went_wrong_when_the_match_was_recorded_is_said_on_the_results() -> None:
    session = finished_session(TWO)
    session.tell("Can't use history.sqlite: database is locked.")
    program = Program(session)
    assert [toast.sentence for toast in program.results.toasts.toasts] == [
        "Can't use history.sqlite: database is locked."
    ]
    assert session.take_remarks() == []


def test_a_match_won_by_a_secret_role_says_how_and_tells_who_everybody_was(monkeypatch: pytest.MonkeyPatch) -> None:
    roles = ("The Curator", "The Henchman")
    exchange(
        monkeypatch, GAME, "words", describe_victory=lambda view, names: f"{names[view.winners[0]]} won as a Curator."
    )
    lend(monkeypatch, GAME, HasSecretRole, briefing=no_words, identity=lambda view, seat: roles[seat])
    monkeypatch.setitem(GAME.__dict__, "score_name", "Trophies")
    session = finished_session(TWO)
    for size, text_scale in (((1280, 720), 100), ((1280, 720), 200)):
        results = Program(session, size, text_scale).results
        winner = session.names[session.match.view().winners[0]]
        assert results.area.children[0] is results.victory
        assert results.victory.words == f"{winner} won as a Curator."
        assert results.heading.words == "Trophies" and results.chart.name == "Trophies after each turn"
        for row in results.standings:
            assert row.breakdown.startswith(roles[session.names.index(row.name)])


def test_where_the_points_say_it_all_nothing_is_said_twice() -> None:
    results = Program(finished_session(TWO)).results
    assert results.victory not in results.area.children
    assert results.heading.words == "Points"


def test_they_are_written_on_the_paper_of_the_game_and_show_the_cards_that_decided_it() -> None:
    session = finished_session(TWO)
    results = Program(session).results
    theme, view = Theme.load("nefarious"), session.match.view()
    assert results.paper.paper == theme.color("panel") and results.paper.title == theme.typeface("stamp")
    held = view.zone("inventions", view.winners[0])
    shown = [widget for widget in results.form.all() if isinstance(widget, CardFace)]
    assert [card.name for card in shown] == [session.game.words.card_name(view.table, card) for card in held[-6:]]
    assert all(card.name in card.tooltip for card in shown)
