"""The replay of a match: any moment of it, in steps, in turns, by itself, through anybody's eyes."""

from __future__ import annotations

import json

import pygame
import pytest

from client.art import palette
from client.cards import seat_colors
from client.replay.recording import Recording
from client.replay.replay_commands import SPEEDS
from client.replay.turning_points import TurningPoints
from client.table.furniture.score_sheet.layer import ScoreLayer
from client.widgets import Dialog
from engine.games import slugs
from engine.kernel.flow.machine import IllegalAnswer
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import HIDDEN
from tests.client import hands
from tests.client.replay.matches import all_points, finished, recording
from tests.client.replay.watching import Watched

GAMES = tuple(slugs())


@pytest.mark.parametrize("slug", GAMES)
def test_arrows_home_and_end_lead_to_steps_turns_and_both_ends(slug: str) -> None:
    shown = recording(slug)
    replay = Watched(shown)
    first = shown.next_shown(0, SPECTATOR)
    replay.press(pygame.K_RIGHT)
    assert replay.moment == first
    replay.press(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_LEFT)
    assert replay.scene.views.newest.zones == shown.view(first, SPECTATOR).zones
    replay.press(pygame.K_HOME, pygame.K_DOWN)
    assert replay.moment == shown.turns[1]
    replay.press(pygame.K_DOWN, pygame.K_UP)
    assert replay.moment == shown.turns[1]
    replay.press(pygame.K_END)
    assert replay.moment == shown.length and replay.scene.views.newest.over
    replay.press(pygame.K_RIGHT, pygame.K_DOWN)
    assert replay.moment == shown.length
    replay.press(pygame.K_HOME, pygame.K_LEFT, pygame.K_UP)
    assert replay.moment == 0


@pytest.mark.parametrize("slug", GAMES)
def test_however_a_moment_is_reached_the_table_shows_the_same(slug: str) -> None:
    shown = recording(slug)
    moment = shown.turns[len(shown.turns) // 2]
    stepped = Watched(shown, shown.turns[len(shown.turns) // 2 - 1], animation="fast")
    while stepped.moment < moment:
        stepped.press(pygame.K_RIGHT)
    stepped.wait(8000)
    jumped = Watched(shown, shown.length)
    jumped.scene.stand_at(stepped.moment)
    jumped.wait(500)
    assert stepped.scene.views.newest.to_data() == jumped.scene.views.newest.to_data()
    assert stepped.lies() == jumped.lies()
    told = [[line.text for line in replay.scene.log.lines(replay.clock.now())] for replay in (stepped, jumped)]
    assert told[0] == told[1]


def test_a_jump_is_shown_in_the_next_frame_wherever_it_leads() -> None:
    shown = Recording(finished("nasty-neighbours", 4, rounds=4))
    assert shown.length > 800
    replay = Watched(shown)
    for share in (0.9, 0.1, 1.0, 0.5):
        moment = round(share * shown.length)
        replay.scene.stand_at(moment)
        replay.wait(50)
        assert replay.scene.views.newest.to_data() == shown.view(moment, SPECTATOR).to_data()


def test_space_plays_it_to_the_end_and_stops_it() -> None:
    shown = recording("nefarious")
    replay = Watched(shown)
    replay.press(pygame.K_SPACE)
    replay.wait(4000)
    assert 0 < replay.moment < shown.length
    replay.press(pygame.K_SPACE)
    stopped = replay.moment
    replay.wait(4000)
    assert replay.moment == stopped
    replay.click(replay.button("Play/Pause"))
    for _ in range(300):
        replay.wait(1000)
        if not replay.scene.playing:
            break
    assert replay.moment == shown.length and not replay.scene.animating()
    replay.press(pygame.K_SPACE)
    replay.wait(100)
    assert replay.moment < shown.length // 2 and replay.scene.playing


def test_played_to_the_end_it_shows_how_the_match_has_ended_and_comes_back() -> None:
    shown = recording("nefarious")
    replay = Watched(shown, shown.length - 1, animation="fast")
    replay.press(pygame.K_SPACE)
    replay.wait(8000)
    assert replay.moment == shown.length
    ((_, ending),) = replay.opened
    assert ending["view"].over and ending["names"] == replay.scene.session.names
    ending["then"]()
    replay.wait(2000)
    assert replay.app.scene is replay.scene and len(replay.opened) == 1


def test_it_plays_faster_and_slower() -> None:
    shown = recording("nefarious")
    reached = []
    for presses in (0, 1, 2):
        replay = Watched(shown)
        replay.press(*[pygame.K_PLUS] * presses, pygame.K_SPACE)
        assert replay.scene.speed == SPEEDS[1 + presses]
        replay.wait(6000)
        reached.append(replay.moment)
    assert reached[0] < reached[1] < reached[2]
    replay.press(pygame.K_MINUS)
    assert replay.scene.speed == 2
    replay.click(replay.button("Speed"))
    assert replay.scene.speed == 4


def test_a_score_sheet_goes_by_itself_while_it_is_played_and_else_with_the_next_step() -> None:
    shown = recording("nasty-neighbours")
    end = next(moment for moment in shown.turns if "Round 2" in shown.turn_words(moment))
    before = max(moment for moment in range(end) if "yards are scored" in str(shown.lines_of(moment + 1, SPECTATOR)))
    replay = Watched(shown, before, animation="fast")
    replay.press(pygame.K_RIGHT)
    replay.wait(20_000)
    assert replay.scene.layers.of(ScoreLayer).sheet is not None
    replay.press(pygame.K_RIGHT)
    replay.wait(500)
    assert replay.scene.layers.of(ScoreLayer).sheet is None and replay.moment > before + 1
    replay.scene.stand_at(before)
    replay.press(pygame.K_SPACE)
    for _ in range(60):
        replay.wait(1000)
        if replay.moment > before + 3:
            break
    assert replay.moment > before + 3


def test_it_can_be_seen_through_the_eyes_of_a_player_and_of_everybody() -> None:
    shown = recording("nefarious")
    replay = Watched(shown, shown.length // 2)
    hand = shown.game.layout.seat_zone("hand", 1)
    assert set(replay.scene.views.newest.zones[hand]) <= {HIDDEN}
    replay.press(pygame.K_e, pygame.K_e)
    assert replay.scene.views.newest.seat == 1 and HIDDEN not in replay.scene.views.newest.zones[hand]
    assert replay.scene.views.newest.question is None and replay.scene.bar.eyes.value == 1
    assert replay.scene.form.popup is None
    replay.press(pygame.K_e, pygame.K_e)
    assert replay.scene.views.newest.seat == SPECTATOR
    replay.click(replay.scene.bar.eyes)
    replay.press(pygame.K_DOWN, pygame.K_RETURN)
    replay.wait(100)
    assert replay.scene.views.newest.seat == 0


def test_the_slider_and_the_turning_points_on_it_lead_where_they_say() -> None:
    shown = recording("cthulhu-realms", 2, 6)
    points = all_points(TurningPoints(shown))
    replay = Watched(shown)
    replay.wait(2000)
    track = replay.scene.bar.track
    assert [mark.moment for mark in track.marks] == [point.moment for point in points]
    for number, point in enumerate(points):
        replay.click(track.badges()[number].center)
        assert replay.moment == point.moment
        assert [toast.title.split(",")[0] for toast in replay.scene.toasts.toasts] == [f"Turning point {number + 1}"]
    replay.press(pygame.K_HOME, pygame.K_1)
    assert replay.moment == points[0].moment
    middle = track.rail.center
    replay.click(middle)
    assert abs(replay.moment - shown.length / 2) <= shown.length / track.rail.width + 1
    for event in (hands.down(middle), hands.move((middle[0] + 80, middle[1] - 90), held=True)):
        replay.app.turn([event])
    replay.wait(50)
    assert replay.moment > shown.length / 2
    replay.app.turn([hands.up((middle[0] + 80, middle[1] - 90))])
    assert len(track.course) == len(shown.turns) + 1


def test_the_win_odds_on_the_slider_follow_the_palette() -> None:
    replay = Watched(recording("cthulhu-realms", 2, 6))
    replay.wait(2000)
    replay.press(pygame.K_END)
    track, surface = replay.scene.bar.track, pygame.Surface(replay.app.window.size)
    track.draw(surface)
    seat_colors.use(seat_colors.SAFE)
    try:
        track.draw(surface)
    finally:
        seat_colors.use(seat_colors.USUAL)
    x = track.band.x + 2
    column = {tuple(surface.get_at((x, y)))[:3] for y in range(track.band.top, track.band.bottom)}
    assert {palette.rgb(color) for color in seat_colors.PALETTES[seat_colors.SAFE][:2]} <= column


def test_a_replay_that_opens_at_a_turning_point_says_which_until_something_happens() -> None:
    shown = recording("cthulhu-realms", 2, 6)
    points = TurningPoints(shown)
    for number, point in enumerate(all_points(points), 1):
        replay = Watched(shown, point.moment, points=points)
        [toast] = replay.scene.toasts.toasts
        assert toast.title.startswith(f"Turning point {number}, ")
        assert point.describe_change(shown.names[point.seat]) in toast.sentence
        replay.press(pygame.K_RIGHT)
        replay.wait(1000)
        assert replay.scene.toasts.toasts == []
    assert Watched(shown, points.points[0].moment - 1, points=points).scene.toasts.toasts == []


def test_pointing_at_the_slider_tells_the_chances_of_everybody_there() -> None:
    shown = recording("nefarious")
    replay = Watched(shown)
    replay.wait(1500)
    track = replay.scene.bar.track
    assert track.chances_at(0) == "Ada 33%, Ben 33%, Cy 33%"
    assert track.chances_at(shown.length).count("100%") == 1
    bare = replay.app.window.surface.copy()
    replay.app.turn([hands.move(track.band.center)])
    above = pygame.Rect(track.rect.x, track.rect.y - 60, track.rect.width, 50)
    changed = [replay.app.window.surface.subsurface(above), bare.subsurface(above)]
    assert pygame.image.tobytes(changed[0], "RGB") != pygame.image.tobytes(changed[1], "RGB")
    replay.app.turn([hands.move((640, 200))])
    replay.wait(1500)
    assert track.read is None


def test_what_the_bars_say_follows_what_has_been_seen() -> None:
    shown = recording("nefarious")
    last = shown.turns[2] - 1
    replay = Watched(shown, last, animation="normal")
    replay.press(pygame.K_RIGHT)
    assert replay.moment >= shown.turns[2] and replay.scene.director.waiting
    assert replay.scene.bar.seen == last
    who = shown.names[shown.match.answers[replay.moment - 1].seat]
    assert replay.scene.prompt.status.prompt == f"{who} has chosen"
    replay.wait(15_000)
    assert replay.scene.bar.seen == replay.moment
    assert replay.scene.prompt.status.prompt.endswith(("are choosing", "is choosing"))


def test_escape_closes_what_is_open_and_then_leaves() -> None:
    replay = Watched(recording("nefarious"), 20)
    replay.press(pygame.K_l)
    replay.click(replay.scene.places.arrangement.rects["button.settings"].center)
    assert isinstance(replay.scene.form.popup, Dialog)
    replay.press(pygame.K_ESCAPE)
    assert replay.scene.form.popup is None and replay.app.scene is replay.scene
    replay.press(pygame.K_ESCAPE)
    assert replay.app.scene is replay.below


def test_leaving_goes_where_it_was_told() -> None:
    left: list[bool] = []
    replay = Watched(recording("nefarious"), back=lambda: left.append(True), back_words="Statistics")
    assert replay.scene.bar.back.words == "Statistics"
    replay.click(replay.scene.bar.back)
    assert left == [True]


@pytest.mark.sample(3)
@pytest.mark.parametrize("slug", GAMES)
def test_nothing_that_is_done_changes_the_match(slug: str) -> None:
    shown = recording(slug)
    before = json.dumps(shown.match.to_document())
    history, positions = list(shown.match.history), [shown.match.position(moment).to_data() for moment in (0, 9, 30)]
    replay = Watched(shown, 30)
    keys = [pygame.K_RETURN, pygame.K_n, pygame.K_r, pygame.K_p, pygame.K_F2, pygame.K_F3, pygame.K_z, pygame.K_s,
            pygame.K_ESCAPE, pygame.K_c, pygame.K_KP5, pygame.K_5]  # fmt: skip
    for viewer in (SPECTATOR, 0, 1):
        replay.scene.look_as(viewer)
        for code in keys:
            if replay.app.scene is replay.scene:
                replay.press(code)
        replay.scene.form.popup = None
        for piece in list(replay.scene.places.arrangement.pieces):
            replay.click(piece.hit.center)
            replay.app.turn([hands.down(piece.hit.center), hands.move((640, 300), held=True), hands.up((640, 300))])
            replay.scene.form.popup = None
            replay.press(pygame.K_ESCAPE) if replay.scene.reading.browser is not None else None
        for name, rect in list(replay.scene.places.arrangement.rects.items()):
            if name in ("button.undo", "button.hint"):
                replay.click(rect.center)
    with pytest.raises(IllegalAnswer):
        replay.scene.session.answer((0, 0, 0))
    assert not replay.scene.session.undo() and not replay.scene.session.ask_hint()
    assert json.dumps(shown.match.to_document()) == before and shown.match.history == history
    assert [shown.match.position(moment).to_data() for moment in (0, 9, 30)] == positions


@pytest.mark.parametrize(
    ("size", "text_scale"), [((1024, 600), 100), ((1280, 720), 150), ((1280, 720), 200), ((1920, 1080), 100)]
)
def test_the_bar_lies_below_the_table_and_nothing_in_it_on_anything_else(
    size: tuple[int, int], text_scale: int
) -> None:
    replay = Watched(recording("nasty-neighbours"), 50, size, text_scale)
    bar, window = replay.scene.bar, pygame.Rect((0, 0), size)
    assert window.contains(bar.rect) and bar.rect.height < size[1] * 0.2
    assert replay.scene.screen.scale.height == bar.rect.top
    stops = list(bar.form.stops())
    assert bar.track.rect.width > 0.2 * size[0]
    for number, first in enumerate(stops):
        assert window.contains(first.rect), first.name
        assert not any(first.rect.colliderect(other.rect) for other in stops[number + 1 :]), first.name
        assert not first.rect.colliderect(bar.words_rect)


def test_tab_goes_through_the_bar_and_enter_presses_there() -> None:
    replay = Watched(recording("nefarious"), 10)
    names = []
    for _ in replay.scene.bar.form.stops():
        replay.press(pygame.K_TAB)
        assert replay.scene.bar.form.focused is not None
        names.append(replay.scene.bar.form.focused.name)
    assert len(set(names)) == len(names)
    while replay.scene.bar.form.focused is not replay.button("Next turn"):
        replay.press(pygame.K_TAB)
    replay.press(pygame.K_RETURN)
    assert replay.moment == recording("nefarious").turn_after(10)


def test_the_rules_open_over_it_and_it_goes_on_where_it_was() -> None:
    replay = Watched(recording("nefarious"), 10)
    replay.press(pygame.K_SPACE, pygame.K_F1)
    assert replay.opened[0][0] == "rules"
    replay.app.back()
    replay.wait(3000)
    assert replay.app.scene is replay.scene and not replay.scene.playing
