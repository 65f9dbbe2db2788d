from __future__ import annotations

import pytest

from client.motion.pace import Pace
from client.motion.visuals.visual import Blink
from tests.client.motion.lying import pieces_of
from tests.client.motion.playing import Playing

FRAME = 16


def turn(playing: Playing, *actions: str) -> None:
    """Everybody chooses; what the choices cause is handed to the timeline at the moment 1000."""
    playing.choose(*actions)
    playing.show(1000)


def assert_at_rest(playing: Playing) -> None:
    """Every piece lies where the newest view wants it."""
    rest = playing.arrange(playing.match.view(playing.viewer))
    actors = playing.director.stage.actors
    assert {key: actor.pose for key, actor in actors.items()} == {piece.key: piece.pose for piece in rest.pieces}


def test_the_table_comes_to_rest_where_the_newest_view_wants_it() -> None:
    playing = Playing(6)
    turn(playing, "Work", "Research", "Invent", "Work", "Espionage", "Research")
    playing.run(1000, 8000)
    assert not playing.director.active(8000)
    assert_at_rest(playing)


def test_the_last_frame_shows_everything_at_rest() -> None:
    playing = Playing(2)
    director = playing.director
    director.stage.pulse(next(iter(director.stage.actors)), 1000, director.pace)
    drawn = [now for now in range(1000, 3000, FRAME) if director.update(now)]
    assert not director.animating(drawn[-1])


def test_money_is_counted_coin_by_coin_as_it_lands() -> None:
    playing = Playing()
    turn(playing, "Work", "Work", "Work", "Work")
    shown = []
    for now in range(1000, 6000, FRAME):
        playing.director.update(now)
        if not shown or shown[-1] != playing.money(0):
            shown.append(playing.money(0))
    assert shown == [10, 11, 12, 13, 14]


def test_the_hand_grows_when_the_card_arrives_not_when_it_sets_off() -> None:
    playing = Playing()
    turn(playing, "Research", "Work", "Work", "Work")
    while len(playing.director.shown.going.zone("hand", 0)) == 3:
        playing.director.update(1000)
        playing.show(1000)
        moment = playing.director.wake_at(1000)
        assert moment is not None
        playing.run(1000, moment + FRAME)
        if len(playing.director.shown.going.zone("hand", 0)) == 3:
            for now in range(1000, 6000, FRAME):
                playing.director.update(now)
                if len(playing.director.shown.going.zone("hand", 0)) == 4:
                    break
    assert len(playing.director.shown.landed.zone("hand", 0)) == 3
    playing.run(6000, 9000)
    assert len(playing.director.shown.landed.zone("hand", 0)) == 4


def test_skipping_is_done_within_the_frame() -> None:
    playing = Playing()
    turn(playing, "Work", "Research", "Work", "Espionage")
    playing.director.update(1100)
    assert playing.director.active(1100)
    assert playing.director.skip(1116)
    assert not playing.director.active(1116)
    assert_at_rest(playing)
    assert playing.money(0) == playing.match.view(0).counter("money", 0)
    assert not playing.director.skip(1132)


def test_with_animation_off_everything_is_shown_at_once() -> None:
    playing = Playing(pace=Pace(factor=0))
    turn(playing, "Work", "Work", "Work", "Work")
    assert not playing.director.active(1000)
    assert playing.money(0) == 14


def test_a_view_without_events_is_reached_without_a_detour() -> None:
    playing = Playing()
    before = playing.match.view(0)
    turn(playing, "Work", "Work", "Work", "Work")
    playing.run(1000, 5000)
    playing.director.change(before, 5000)
    assert playing.money(0) == 10
    playing.run(5000, 6000)
    rest = playing.arrange(before)
    assert all(playing.director.stage.actors[piece.key].pose == piece.pose for piece in rest.pieces)


def test_another_seat_is_shown_at_once() -> None:
    playing = Playing()
    turn(playing, "Work", "Work", "Work", "Work")
    playing.director.update(1050)
    playing.director.reset(playing.match.view(0))
    assert not playing.director.active(1050)
    assert_at_rest(playing)


def test_what_is_asked_is_shown_when_the_picture_is_there() -> None:
    playing = Playing()
    turn(playing, "Work", "Work", "Work", "Work")
    director, asked = playing.director, playing.match.view(0).question
    director.update(1016)
    assert not director.reached and director.shown.landed.question is None
    playing.run(1016, 8000)
    assert director.reached and director.shown.landed.question == asked is not None


@pytest.mark.parametrize("own", [True, False])
def test_only_what_others_have_caused_holds_the_question_back_and_can_be_caught_up_with(own: bool) -> None:
    playing = Playing()
    playing.choose("Work", "Work", "Work", "Work")
    director = playing.director
    for events, after in playing.batches:
        director.add(list(events), after, 1000, own)
    director.update(1016)
    assert director.reached == own and director.waiting
    director.skip(1032)
    assert director.reached and director.shown.landed.question == playing.match.view(0).question is not None


def test_what_others_do_holds_the_question_back_even_if_the_own_answer_has_led_there() -> None:
    playing = Playing()
    playing.choose("Espionage", "Work", "Work", "Work")
    playing.show(0)
    playing.director.skip(0)
    playing.answer(0)
    ((events, after),) = playing.batches
    playing.director.add(events, after, 1000, own=True)
    playing.director.update(1016)
    assert not playing.director.reached and playing.director.waiting, "the others work, and the next turn begins"


def test_a_card_of_another_seat_turns_over_at_the_middle_of_the_flip() -> None:
    playing = Playing(2)
    playing.choose("Work", "Invent")
    playing.show(0)
    playing.director.skip(0)
    card = playing.match.view(1).options[0][1]
    playing.answer(1)
    playing.show(1000)
    sides = []
    for now in range(1000, 2600, FRAME):
        playing.director.update(now)
        for piece, pose in pieces_of(playing.director, now):
            if piece.card == card or (pose.z >= 100_000 and not piece.face_up):
                sides.append((piece.face_up, pose.squeeze))
    turned = [squeeze for side, squeeze in sides if side]
    assert sides[0][0] is False and sides[-1][0] is True
    assert turned[0] < 0.3 and turned[-1] == 1


def test_a_spy_hops_to_the_board_and_comes_back_with_its_hat_tipped() -> None:
    playing = Playing(2)
    playing.choose("Espionage", "Work")
    playing.show(0)
    playing.director.skip(0)
    start = dict(playing.director.stage.actors)
    playing.answer(0)
    playing.show(1000)
    playing.director.update(1000)
    new = next(key for key in playing.director.stage.actors if key not in start and key[0] == "token")
    travel = playing.director.stage.actors[new].travel
    assert travel is not None and travel.lift > 0 and not travel.tip
    assert travel.start in [actor.pose for key, actor in start.items() if key[0] == "token"]


def test_reduced_motion_fades_and_moves_nothing() -> None:
    playing = Playing(pace=Pace(reduced=True))
    turn(playing, "Research", "Work", "Work", "Work")
    rest = set()
    for now in range(1000, 5000, FRAME):
        playing.director.update(now)
        poses = {(round(pose.x), round(pose.y)) for _, pose in pieces_of(playing.director, now)}
        rest |= poses
        for actor in playing.director.stage.actors.values():
            assert actor.travel is None or actor.travel.duration <= 150
    before = {(round(piece.pose.x), round(piece.pose.y)) for piece in Playing().director.arrangement.pieces}
    placed = before | {(round(piece.pose.x), round(piece.pose.y)) for piece in playing.director.arrangement.pieces}
    assert len(rest - placed) <= len(rest) * 0.6
    assert_at_rest(playing)


def test_sealed_choices_stay_where_they_were_put_until_they_are_turned_up() -> None:
    playing = Playing()
    view = playing.match.view(0)
    key = ("card", view.options[0][1])
    slot = playing.director.arrangement.slots[view.options[0][2] - 20_000]
    playing.director.stage.pins[key] = slot
    playing.answer(0)
    playing.show(1000)
    playing.run(1000, 1500)
    playing.director.rearrange(1500)
    playing.run(1500, 2500)
    assert playing.director.stage.where(key, 2500) == slot
    for seat in (1, 2, 3):
        playing.answer(seat)
    playing.show(3000)
    playing.run(3000, 9000)
    assert not playing.director.stage.pins


def test_what_is_put_down_while_something_older_is_still_shown_stays_there() -> None:
    playing = Playing()
    playing.choose("Work", "Work", "Work", "Work")
    playing.show(1000)
    playing.run(1000, 1100)
    view = playing.match.view(0)
    key = ("card", view.options[0][1])
    playing.director.stage.pins[key] = playing.director.arrangement.slots[view.options[0][2] - 20_000]
    playing.answer(0)
    playing.show(1100)
    playing.run(1100, 9000)
    assert key in playing.director.stage.pins


def test_cards_clack_coins_ring_and_stamps_fall() -> None:
    playing = Playing(2)
    turn(playing, "Work", "Invent")
    playing.answer(1)
    playing.show(1500)
    playing.run(1000, 9000)
    assert {"card", "flip", "coin"} <= {name for name, _ in playing.sounds}
    assert all(
        first <= second for (_, first), (_, second) in zip(playing.sounds, playing.sounds[1:], strict=False) if second
    )


def test_the_same_moments_give_the_same_picture() -> None:
    pictures = []
    for _ in range(2):
        playing = Playing()
        turn(playing, "Work", "Research", "Invent", "Work")
        playing.run(1000, 1600)
        pictures.append(pieces_of(playing.director, 1600))
    assert pictures[0] == pictures[1]


def test_the_track_blinks_once_the_mark_has_passed_the_goal() -> None:
    playing = Playing(2)
    timeline, layout = playing.director, playing.match.table.layout
    own = playing.match.view(0).zone("hand", 0)
    timeline.shown.going.zones[layout.seat_zone("inventions", 1)] += [n for n in range(64) if n not in own][:14]
    timeline.rearrange(2000)
    assert timeline.arrangement.by_key["marker", 1].value >= 20
    (blink,) = timeline.effects
    assert isinstance(blink, Blink)
    assert blink.begin == 2350 and blink.rect == timeline.arrangement.rects["track"]
    timeline.rearrange(2100)
    assert timeline.effects == [blink]
