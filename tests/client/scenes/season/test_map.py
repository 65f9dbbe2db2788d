"""The map of a season: its stops, its places, its words, and what moves after an evening."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from client.access import controls
from client.scenes.season.lamps import TONIGHT, EveningLamp, Party
from client.scenes.season.scene import SeasonScene
from client.scenes.season.signs import ahead_words
from client.shell.app import App
from client.shell.scene import ManualClock
from client.street.season import SeasonUnderWay
from client.widgets import Button, ScrollArea
from engine.store.player.season import SeasonProgress
from engine.store.player.settings import Settings
from engine.street.library import evenings as all_evenings
from engine.street.season import LOSS, Door
from engine.street.season_file import PARTY_TIER
from engine.street.season_playing import Season, begin, favors_owed
from engine.words.dates import season_day
from engine.words.messages import ENGLISH, LANGUAGES, speak
from tests.client.scenes.desk import Desk, misplaced
from tests.client.scenes.season.seasons import BEGUN, Calls, under_way

SIZES = [(1024, 600), (1280, 720), (1920, 1080), (2560, 1440), (3440, 1440)]


def shown(evenings: int, size: tuple[int, int] = (1280, 720), text_scale: int = 100) -> tuple[SeasonScene, Desk]:
    """The map after so many evenings."""
    scene = SeasonScene(under_way(evenings), Calls())
    return scene, Desk(scene, size=size, text_scale=text_scale)  # type: ignore[arg-type]


def test_left_and_right_reach_every_evening_and_the_party() -> None:
    scene, desk = shown(3)
    desk.press(pygame.K_HOME)
    assert scene.form.focused is scene.lamps[3]
    reached = []
    for _ in range(3):
        desk.press(pygame.K_LEFT)
    for _ in range(13):
        reached.append(scene.form.focused)
        desk.press(pygame.K_RIGHT)
    assert reached == [*scene.lamps, scene.party]
    desk.press(pygame.K_HOME)
    assert scene.shown == 4


def test_tab_changes_between_map_and_panel_and_down_goes_through_the_panel() -> None:
    scene, desk = shown(3)
    desk.press(pygame.K_HOME)
    desk.press(pygame.K_TAB)
    seen = [scene.form.focused]
    for _ in range(12):
        desk.press(pygame.K_DOWN)
        if scene.form.focused not in seen:
            seen.append(scene.form.focused)
    assert seen == scene.panel.stops()
    desk.press(pygame.K_TAB)
    assert scene.form.focused is scene.lamps[3]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [100, 150, 200])
def test_nothing_overlaps(size: tuple[int, int], text_scale: int) -> None:
    for evenings in (0, 7, 12):
        scene, _ = shown(evenings, size, text_scale)
        assert misplaced(scene) == []  # type: ignore[arg-type]
        stops = {id(widget) for widget in scene.form.stops()}
        if not scene.lists:
            assert {id(stop) for stop in scene.stops} <= stops
            assert not any(stop.rect.colliderect(scene.panel.rect) for stop in scene.stops)
            assert all(stop.rect.bottom <= scene.bar.rect.top + 2 for stop in scene.stops)


def test_the_list_replaces_the_map_in_small_windows() -> None:
    scene, desk = shown(3, text_scale=200)
    assert scene.lists
    row = next(widget for widget in scene.form.stops() if widget.name == scene.lamps[0].name)
    scene.form.focus(row)
    desk.press(pygame.K_RETURN)
    assert scene.shown == 1


def test_what_is_spoken_names_both_doors_with_their_stakes() -> None:
    scene, _ = shown(7)
    season = scene.season
    day = season.state.day
    assert len(season.plan.doors(day)) == 2
    said = controls.join_sentences([*scene.describe_content(), *controls.list_texts(scene.form)])
    assert said.startswith("Season. Monday, evening 8 of 12. Reputation")
    for door in (1, 2):
        stakes = season.stakes(day, door)
        assert season.title(day, door) in said
        assert f"Win +{stakes.win}" in said
        assert all(rival.name in said for rival in season.season.rivals(day, door))


def test_a_lamp_says_its_evening_and_result() -> None:
    scene, _ = shown(3)
    for lamp, outcome in zip(scene.lamps, scene.season.state.past, strict=False):
        change = outcome.after - outcome.before
        moved = f"up {change}" if change > 0 else f"down {-change}" if change < 0 else "unchanged"
        assert lamp.name.startswith(season_day(outcome.day))
        assert lamp.name.endswith(f"reputation {moved}")
        assert lamp.sign.state == outcome.result
    assert scene.lamps[3].sign.state == TONIGHT
    assert not any(season_day(1) + ", lost" in lamp.name for lamp in scene.lamps[4:])


def test_two_doors_of_one_kind_are_named_once() -> None:
    progress = SeasonProgress(None)
    begin(progress, (), ("nefarious", "cthulhu-realms", "runes-and-regulations"), "easygoing", 7, BEGUN)
    season = Season.of(progress.now())
    assert season is not None
    under = SeasonUnderWay(progress, season)
    assert [ahead_words(under, day) for day in (2, 3)] == [
        "two doors: two easy matches",
        "two doors: an easy match or an even match",
    ]


def test_a_lamp_shows_its_evening_and_what_lies_ahead_has_no_names() -> None:
    scene, desk = shown(3)
    desk.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=scene.lamps[8].rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    desk.click(scene.lamps[8])
    assert scene.shown == 9
    said = controls.join_sentences(controls.list_texts(scene.form))
    assert all(rival.name not in said for door in (1, 2) for rival in scene.season.season.rivals(9, door))
    buttons = [widget for widget in scene.form.all() if isinstance(widget, Button)]
    back = next(button for button in buttons if button.words == "Back to tonight")
    desk.click(back)
    assert scene.shown == 4


def test_the_number_keys_open_the_doors() -> None:
    scene, desk = shown(7)
    calls = scene.calls
    assert isinstance(calls, Calls)
    desk.press(pygame.K_2)
    desk.press(pygame.K_1)
    assert calls.asked == [("play", 2, ""), ("play", 1, "")]


def test_a_favor_goes_with_the_door_until_it_is_dropped() -> None:
    scene, desk = shown(3)
    calls = scene.calls
    assert isinstance(calls, Calls)
    desk.press(pygame.K_f)
    assert scene.form.focused is scene.panel.favors[0]
    desk.press(pygame.K_RETURN)
    favor = scene.season.favors()[0]
    kind = {"lend": "a head start", "look": "a look at cards", "undo": "an undo"}[scene.season.favor_kind(1, favor)]
    assert scene.panel.plays[0].words == f"Play with {kind}"
    assert misplaced(scene) == []  # type: ignore[arg-type]
    scene.panel.plays[0].press()
    desk.press(pygame.K_RETURN)
    assert scene.panel.plays[0].words == "Play"
    scene.panel.plays[0].press()
    assert calls.asked == [("play", 1, favor.to_data()), ("play", 1, "")]


def test_of_many_favors_the_oldest_of_each_kind_is_offered() -> None:
    season = under_way(12, 3)
    owed = favors_owed(season.season)
    assert len(owed) > len(season.favors()) == len({favor.kind for favor in owed})
    assert all(next(other for other in owed if other.kind == favor.kind) == favor for favor in season.favors())


def test_a_favor_for_a_match_is_not_promised_for_a_puzzle() -> None:
    scene, _ = shown(3)
    assert scene.season.plan.doors(4)[1].is_puzzle
    scene.panel.favors[0].press()
    assert scene.panel.plays[0].words != "Play" == scene.panel.plays[1].words


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_of_the_party_are_opened_without_scrolling(language: str, request: pytest.FixtureRequest) -> None:
    request.addfinalizer(lambda: speak(ENGLISH))
    speak(language)
    season = under_way(12)
    plan = season.plan
    for evening in all_evenings().values():
        if evening.tier == PARTY_TIER:
            doors = (Door(evening.id, evening.street, evening.tier, evening.weight),)
            party = replace(plan, evenings=(*plan.evenings[:-2], doors, plan.evenings[-1]))
            season.season = replace(season.season, plan=party)
            scene = SeasonScene(season, Calls())
            Desk(scene)  # type: ignore[arg-type]
            area = next(widget for widget in scene.form.all() if isinstance(widget, ScrollArea))
            assert area.rect.contains(scene.panel.plays[0].rect), evening.id


def test_the_map_shows_what_the_evening_has_changed_and_then_rests() -> None:
    scene = SeasonScene(under_way(3), Calls(), arrived=True)
    Desk(scene)  # type: ignore[arg-type]
    outcome = scene.season.state.past[-1]
    assert scene.panel.lanterns.lit == outcome.after
    assert scene.lamps[2].light == 1
    assert not scene.animating()


def test_the_change_is_shown_bit_by_bit_and_a_key_skips_it() -> None:
    season = under_way(3)
    outcome = season.state.past[-1]
    assert outcome.after != outcome.before
    scene = SeasonScene(season, Calls(), arrived=True)
    clock = ManualClock(1000)
    app = App((1280, 720), headless=True, settings=Settings(), clock=clock)
    app.go(scene)
    app.turn([])
    clock.advance(100)
    app.turn([])
    assert 0 < scene.lamps[2].light < 1
    assert scene.panel.lanterns.lit == outcome.before
    app.turn([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="")])
    clock.advance(20)
    app.turn([])
    assert scene.panel.lanterns.lit == outcome.after
    assert not scene.animating()


def test_nothing_moves_without_motion() -> None:
    scene = SeasonScene(under_way(3), Calls(), arrived=True)
    settings = Settings()
    settings.reduced_motion = True
    Desk(scene, settings=settings)  # type: ignore[arg-type]
    assert scene.lamps[2].light == 1
    assert scene.panel.lanterns.lit == scene.season.state.points


def test_lost_evenings_are_out_and_the_party_shines_on_its_day() -> None:
    scene, _ = shown(12)
    assert scene.party.tonight
    assert scene.shown == 13
    assert all(isinstance(stop, EveningLamp) for stop in scene.stops[:-1])
    assert isinstance(scene.stops[-1], Party)
    results = [outcome.result for outcome in scene.season.state.past]
    assert [lamp.sign.state for lamp in scene.lamps] == results
    assert LOSS in results


def test_the_street_lives_on_under_the_lamps_and_rests_without_motion() -> None:
    scene, desk = shown(3)
    for piece in [*scene.life.pieces]:
        scene.life.pieces[:] = [piece]
        scene.life.stop()
        for _ in range(150):
            desk.clock.advance(100)
            desk.app.turn([])
            if scene.life.frame is not None:
                break
        assert scene.life.frame is not None
        drawn = desk.picture()
        assert pygame.image.tobytes(desk.app.render(scene), "RGB") == drawn  # what was drawn alone fits into the rest
    still = SeasonScene(under_way(3), Calls())
    settings = Settings()
    settings.reduced_motion = True
    quiet = Desk(still, settings=settings)  # type: ignore[arg-type]
    assert quiet.frames_while_idle() == 0
