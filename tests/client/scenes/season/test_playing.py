"""A season is played through the program: begun, left, resumed, conceded, deleted, and closed in between."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from client.scenes.matches.scene import MatchesScene
from client.scenes.results.scene import ResultsScene
from client.scenes.season.ending import EndScene
from client.scenes.season.puzzle import SeasonPuzzleTable
from client.scenes.season.start import StartScene
from client.scenes.season.story import StoryScene
from client.scenes.title.scene import TitleScene
from client.table.actions import PRESS_COACH
from client.widgets import Button, Dialog
from engine.games import load
from engine.session.session import Session
from engine.store.lesson_library import puzzles
from engine.store.player.profiles import Profiles
from engine.store.player.season import BEGUN, ENDED, MOST_PHOTOS, OPENED, Photo
from engine.street.library import season_rules
from engine.street.season import GIVEN_UP, LOSS, MAP, PLACE, SOLVED, TABLE, WIN
from engine.street.season_playing import begin
from tests.client.scenes.season.seasons import BEGUN as BEGUN_AT, NEFARIOUS, Neighbor


def test_a_season_begins_on_the_start_page_with_the_chosen_rules(tmp_path: Path) -> None:
    player = Neighbor(tmp_path)
    start = player.open()
    assert isinstance(start, StartScene)
    for slug, switch in start.switches.items():
        if slug not in NEFARIOUS:
            switch.press()
    start.seed.content = "7"
    player.click(start.start)
    story = player.app.scene
    assert isinstance(story, StoryScene)
    for _ in story.lines:
        player.press(pygame.K_RETURN)
    record = player.map.season.record
    assert (record.streets, record.seed, record.difficulty) == (NEFARIOUS, 7, "neighborly")
    assert player.map.season.state.day == 1


def test_the_start_page_keeps_its_choices(tmp_path: Path) -> None:
    player = Neighbor(tmp_path)
    start = player.open()
    assert isinstance(start, StartScene)
    for slug, switch in start.switches.items():
        if slug not in NEFARIOUS:
            switch.press()
    start.difficulty.value = "best-kept"
    player.open("title")
    again = player.open("season-start")
    assert isinstance(again, StartScene)
    assert (tuple(again.streets), again.difficulty.value) == (NEFARIOUS, "best-kept")
    player.open("title")
    player.app.settings.left_setup["season"] = {"streets": 5, "difficulty": "gone"}
    usual = player.open("season-start")
    assert isinstance(usual, StartScene)
    assert (usual.streets, usual.difficulty.value) == ([*usual.switches], "neighborly")


def test_a_season_needs_a_rule_set(tmp_path: Path) -> None:
    player = Neighbor(tmp_path)
    start = player.open()
    assert isinstance(start, StartScene)
    for switch in start.switches.values():
        switch.press()
    player.click(start.start)
    assert player.progress.now() is None
    assert start.start.reason


def test_the_weeks_season_can_be_tried_once(tmp_path: Path) -> None:
    player = Neighbor(tmp_path)
    start = player.open()
    assert isinstance(start, StartScene)
    week = next(widget for widget in start.form.all() if widget.name == "Play this week's season")
    assert isinstance(week, Button)
    week.press()
    player.settle()
    record = player.progress.now()
    assert record is not None
    assert record.week == start.week
    again = player.open("season-start")
    assert isinstance(again, StartScene)
    assert "Play this week's season" not in [widget.name for widget in again.form.all()]


def test_another_season_asks_before_the_first_one_ends(tmp_path: Path) -> None:
    player = Neighbor(tmp_path, evenings=0)
    before = player.progress.now()
    start = player.open("season-start")
    assert isinstance(start, StartScene)
    player.click(start.start)
    assert isinstance(start.form.popup, Dialog)
    player.press(pygame.K_ESCAPE)
    assert player.progress.now() == before
    player.click(start.start)
    assert isinstance(start.form.popup, Dialog)
    start.form.popup.form.focus(start.form.popup.buttons[0])
    player.press(pygame.K_RETURN)
    now = player.progress.now()
    assert now is not None and before is not None
    assert now.seed != before.seed
    assert len(str(now.seed)) <= start.seed.line.longest, "the seed of the copied line can be typed"
    assert len(player.progress.past()) == 1


def test_an_evening_is_begun_before_its_table_and_left_for_the_map(tmp_path: Path) -> None:
    player = Neighbor(tmp_path, evenings=0)
    session = player.play()
    assert player.steps[-1] == ("begun", 1, 1, session.keeper.id, "")
    assert session.names[1] == player.program.season.current().season.rivals(1, 1)[0].name  # type: ignore[union-attr]
    player.table.commands.quit()
    player.settle()
    assert player.map.season.state.stage == TABLE
    (going_on,) = player.map.panel.plays
    assert going_on.words == "Continue"
    player.click(going_on)
    assert player.table.session.keeper.id == session.keeper.id


def test_a_match_is_gone_on_with_after_the_program_was_closed(tmp_path: Path) -> None:
    player = Neighbor(tmp_path, evenings=0)
    match = player.play().keeper.id
    player.program.close()
    again = Neighbor(tmp_path)
    again.open()
    again.map.panel.plays[0].press()
    again.settle()
    assert again.table.session.keeper.id == match
    assert again.table.home == "season"


def test_the_result_is_told_and_leads_back_to_the_map(tmp_path: Path) -> None:
    player = Neighbor(tmp_path, evenings=0)
    player.play_out(player.play())
    assert player.steps[-1][:2] == ("ended", 1)
    results = player.app.scene
    assert isinstance(results, ResultsScene)
    going_on = results.buttons[-1]
    assert going_on.words == "Continue the season"
    assert "Rematch" not in [button.words for button in results.buttons]
    outcome = player.program.season.current().state.past[-1]  # type: ignore[union-attr]
    assert f"{outcome.after} of 12" in " ".join(widget.name for widget in results.form.all())
    going_on.press()
    player.settle()
    assert player.map.season.state.day == 2


def test_a_match_that_ended_while_the_program_died_counts_on_the_next_visit(tmp_path: Path) -> None:
    player = Neighbor(tmp_path, evenings=0)
    session = player.play()
    session.when_over = lambda result: None  # the program dies before it stores the step
    player.play_out(session)
    assert player.steps[-1][0] == "begun"
    player.program.close()
    again = Neighbor(tmp_path)
    again.open()
    assert again.map.season.state.day == 2
    assert again.steps[-1][0] == "ended"


def test_conceding_asks_and_is_a_loss(tmp_path: Path) -> None:
    player = Neighbor(tmp_path, evenings=0)
    player.play()
    player.table.commands.quit()
    player.settle()
    concede = next(widget for widget in player.map.form.stops() if widget.name.startswith("Concede"))
    assert isinstance(concede, Button)
    concede.press()
    dialog = player.map.form.popup
    assert isinstance(dialog, Dialog)
    player.press(pygame.K_ESCAPE)
    assert player.map.season.state.stage == TABLE
    concede.press()
    assert isinstance(player.map.form.popup, Dialog)
    player.map.form.popup.form.focus(player.map.form.popup.buttons[0])
    player.press(pygame.K_RETURN)
    assert player.steps[-1] == ("ended", 1, LOSS)
    assert player.map.season.state.day == 2


def test_deleting_the_open_match_asks_and_is_a_loss(tmp_path: Path) -> None:
    player = Neighbor(tmp_path, evenings=0)
    player.play()
    player.table.commands.quit()
    player.settle()
    matches = player.open("matches")
    assert isinstance(matches, MatchesScene)
    assert matches.list.rows[0].state.startswith("Season, Monday")
    player.press(pygame.K_DELETE)
    dialog = matches.form.popup
    assert isinstance(dialog, Dialog)
    assert len(matches.list.rows) == 1
    dialog.form.focus(dialog.buttons[0])
    player.press(pygame.K_RETURN)
    assert matches.list.rows == []
    player.open()
    assert player.steps[-1] == ("ended", 1, LOSS)


def test_the_list_of_matches_can_show_those_of_seasons(tmp_path: Path) -> None:
    player = Neighbor(tmp_path, evenings=0)
    season, other = (
        player.play(),
        Session.start(
            load("nefarious"),
            ["Ann", "Bea"],
            ["human", "gentle"],
            {},
            7,
            player.app.settings,
            store=player.program.store,
        ),
    )
    other.close()
    matches = player.open("matches")
    assert isinstance(matches, MatchesScene)
    assert len(matches.list.rows) == 2
    matches.games.value = next(choice.value for choice in matches.games.choices if choice.words == "Season")
    matches.games.act("change", matches.games.value)
    player.settle()
    assert [row.match.id for row in matches.list.rows] == [season.keeper.id]
    assert [words for _, words in matches.kinds.options] == ["In progress (1)", "Finished (0)"]


def test_the_title_tells_the_day_and_the_map_leads_back_there(tmp_path: Path) -> None:
    player = Neighbor(tmp_path, evenings=3)
    title = player.app.scene
    assert isinstance(title, TitleScene)
    season = next(widget for widget in title.form.all() if widget.name == "Season: Thursday")
    assert isinstance(season, Button)
    season.press()
    player.settle()
    assert player.map.tonight == 4
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.app.scene, TitleScene)


def puzzle_evening(player: Neighbor) -> int:
    """The place of the puzzle among tonight's doors."""
    doors = player.map.season.plan.doors(player.map.season.state.day)
    return next(number for number, door in enumerate(doors) if door.is_puzzle)


def at_puzzle(home: Path) -> tuple[Neighbor, SeasonPuzzleTable]:
    """A player at the table of the season's first puzzle."""
    player = Neighbor(home, evenings=3)
    player.open()
    player.map.panel.plays[puzzle_evening(player)].press()
    player.settle()
    table = player.app.scene
    assert isinstance(table, SeasonPuzzleTable)
    return player, table


def test_a_puzzle_is_left_and_gone_on_with(tmp_path: Path) -> None:
    player, table = at_puzzle(tmp_path)
    table.commands.quit()
    player.settle()
    assert player.map.season.state.stage == TABLE
    player.map.panel.plays[0].press()
    player.settle()
    assert isinstance(player.app.scene, SeasonPuzzleTable)


def test_a_missed_try_counts_after_the_program_was_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player, table = at_puzzle(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(type(table.coach.session), "outcome", "missed")
        player.settle()
    player.program.close()
    again = Neighbor(tmp_path)
    again.open()
    again.map.panel.plays[0].press()
    again.settle()
    continued = again.app.scene
    assert isinstance(continued, SeasonPuzzleTable)
    speech = continued.coach.speech(0)
    assert speech is not None
    assert speech.heading == f"Thursday: {continued.coach.session.puzzle.title} · 2 tries left"
    assert "Ann" in continued.session.names


def test_giving_a_puzzle_up_costs_reputation(tmp_path: Path) -> None:
    player, table = at_puzzle(tmp_path)
    before = player.program.season.current().state.points  # type: ignore[union-attr]
    speech = table.coach.speech(0)
    assert speech is not None
    assert "Give up" in [label for _, label, _ in speech.buttons]
    table.commands.perform(PRESS_COACH.of("season"))
    player.settle()
    assert player.steps[-1] == ("ended", 4, GIVEN_UP)
    assert player.map.season.state.points == before - 1
    assert table.coach.result == GIVEN_UP, "the map shows how the evening ended"


def test_a_season_that_ends_at_a_puzzle_names_the_puzzle(tmp_path: Path) -> None:
    player = Neighbor(tmp_path)
    season = begin(player.progress, puzzles(), season_rules().streets, "neighborly", 7, BEGUN_AT)
    assert season is not None
    doors = season.plan.doors(4)
    puzzle = next(entry for entry in puzzles() if entry.id == doors[-1].id)
    player.progress.step((OPENED,))
    for day, result in ((1, LOSS), (2, LOSS), (3, PLACE), (4, GIVEN_UP)):
        player.progress.step((BEGUN, day, len(doors) if day == 4 else 1, 0, ""))
        player.progress.step((ENDED, day, result))
    story = player.open()
    assert isinstance(story, StoryScene)
    assert f'The puzzle "{puzzle.title}" took the last one' in " ".join(story.lines)


def test_the_shown_idea_solves_the_puzzle(tmp_path: Path) -> None:
    player, table = at_puzzle(tmp_path)
    session = table.coach.session
    for _ in range(40):
        if session.outcome != "on":
            break
        move = session.good_move()
        if move is not None:
            session.answer(move)
        player.clock.advance(3000)
        player.settle()
    assert player.steps[-1] == ("ended", 4, SOLVED)
    table.commands.perform(PRESS_COACH.of("season"))
    player.settle()
    assert player.map.season.state.day == 5


def test_the_third_missed_try_decides_a_puzzle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player, table = at_puzzle(tmp_path)
    for left in (2, 1, 0):
        monkeypatch.setattr(type(table.coach.session), "outcome", "missed")
        player.settle()
        assert table.coach.left == left
        monkeypatch.setattr(type(table.coach.session), "outcome", "on")
        player.settle()
    assert player.steps[-1] == ("ended", 4, GIVEN_UP)


def test_the_party_has_two_tables_and_the_ending_closes_the_season(tmp_path: Path) -> None:
    player = Neighbor(tmp_path, evenings=12)
    player.open()
    assert player.map.party.tonight
    for table in (1, 2):
        assert player.map.season.state.stage == MAP
        assert player.map.panel.plays, f"table {table} can be played"
        player.map.season.begin(1, 0)
        player.map.season.end(WIN)
        player.open()
    story = player.app.scene
    assert isinstance(story, StoryScene)
    assert story.lines[0].startswith("Two tables, two wins")
    current = player.program.season.current()
    assert current is not None
    story_points = current.state.points
    player.press(pygame.K_ESCAPE)
    end = player.app.scene
    assert isinstance(end, EndScene)
    assert end.rewards
    assert player.progress.now() is None
    (past,) = player.progress.past()
    assert past.points == story_points
    assert isinstance(player.open(), StartScene)


def test_a_reward_is_told_once(tmp_path: Path) -> None:
    told: list[set[str]] = []
    for seed in (7, 8):
        player = Neighbor(tmp_path, evenings=12, seed=seed)
        player.open()
        for _ in range(2):
            player.map.season.begin(1, 0)
            player.map.season.end(WIN)
            player.open()
        player.press(pygame.K_ESCAPE)
        end = player.app.scene
        assert isinstance(end, EndScene)
        told.append({reward.id for reward in end.rewards})
        player.program.close()
    assert told[0]
    assert not told[0] & told[1]
    assert len(player.progress.past()) == 2


def test_an_abandoned_season_has_its_own_page(tmp_path: Path) -> None:
    player = Neighbor(tmp_path, evenings=3)
    player.open()
    player.map.tell_story()
    dialog = player.map.form.popup
    assert isinstance(dialog, Dialog)
    dialog.form.focus(dialog.buttons[1])
    player.press(pygame.K_RETURN)
    question = player.map.form.popup
    assert isinstance(question, Dialog)
    question.form.focus(question.buttons[0])
    player.press(pygame.K_RETURN)
    story = player.app.scene
    assert isinstance(story, StoryScene)
    assert story.title == "For Sale by Owner"
    assert player.progress.now() is None
    player.press(pygame.K_ESCAPE)
    end = player.app.scene
    assert isinstance(end, EndScene)
    assert [reward.id for reward in end.rewards] == ["plate-number-11"]


def test_photos_are_kept_until_the_album_is_full(tmp_path: Path) -> None:
    player = Neighbor(tmp_path, evenings=0)
    session = player.play()
    player.play_out(session)
    result = player.program.season.result_of(session)
    assert result is not None
    assert result.photo_refusal == ""
    assert result.keep_photo() == ""
    (photo,) = player.progress.album()
    file = next(tmp_path.rglob(photo.file))
    assert pygame.image.load(file).get_size() == (640, 360)
    assert file.stat().st_size <= 250_000
    assert result.photo_refusal
    album = player.program.season.album
    for number in range(MOST_PHOTOS - 1):
        player.progress.keep_photo(Photo(f"{number}.png", number, f"2026-11-24T10:00:{number:02}", "Tuesday", "won"))
    assert album.is_full
    assert not album.keep(session.match, 5000, "Tuesday", "won")


def test_a_photo_goes_to_the_album_of_the_player_at_the_table(tmp_path: Path) -> None:
    player = Neighbor(tmp_path, evenings=0)
    session = player.play()
    profiles = Profiles(player.app.settings)
    profiles.make_current(profiles.create("Ben").id)
    player.play_out(session)
    result = player.program.season.result_of(session)
    assert result is not None
    assert result.keep_photo() == ""
    assert player.program.season.album.photos == ()
    profiles.make_current(profiles.all()[0].id)
    assert len(player.program.season.album.photos) == 1


def test_steps_of_another_shape_are_no_matches(tmp_path: Path) -> None:
    player = Neighbor(tmp_path, evenings=0)
    for step in (("begun", 1, 1, "seven", ""), ("begun", "one", 1, 7, ""), ("begun",)):
        player.progress.step(step)
        assert player.program.season.open_match() == 0
    assert player.program.season.matches() == {}


def test_an_unreadable_season_makes_room_for_another(tmp_path: Path) -> None:
    player = Neighbor(tmp_path, evenings=0)
    record = player.progress.now()
    assert record is not None
    player.progress.begin(replace(record, begun="2026-11-24T19:00:00", plan=[]))
    start = player.open()
    assert isinstance(start, StartScene)
    assert start.go_on_button not in start.form.all()
    assert start.form.focused is start.start


def test_conceding_a_puzzle_gives_it_up(tmp_path: Path) -> None:
    player, table = at_puzzle(tmp_path)
    table.commands.quit()
    player.settle()
    player.program.season.concede(player.map.season)
    player.settle()
    assert player.steps[-1] == ("ended", 4, GIVEN_UP)
    assert player.map.season.state.day == 5
