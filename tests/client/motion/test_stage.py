from __future__ import annotations

from dataclasses import replace

import pytest

from client.layout.arrangement import Arrangement
from client.layout.pieces import Piece, Pose
from client.motion.actors import Actor, Travel
from client.motion.pace import Pace
from client.motion.stage import PieceMove, Stage
from tests.client.motion.lying import lying
from tests.client.motion.playing import Playing


@pytest.fixture
def playing() -> Playing:
    return Playing()


def own_cards(playing: Playing) -> list[Piece]:
    """The cards in the viewer's hand, from left to right."""
    zone = playing.match.table.layout.seat_zone("hand", 0)
    return playing.director.arrangement.in_zone(zone)


def shifted(arrangement: Arrangement, key: object, dx: float) -> Arrangement:
    """The arrangement with one piece elsewhere."""
    pieces = []
    for piece in arrangement.pieces:
        moved = piece.pose.shift_by(dx, 0) if piece.key == key else piece.pose
        pieces.append(
            Piece(
                piece.key,
                piece.kind,
                piece.zone,
                piece.card,
                piece.seat,
                piece.detail,
                piece.face_up,
                moved,
                piece.hit,
                piece.height,
                piece.value,
                piece.marks,
            )
        )
    return Arrangement(
        arrangement.size,
        arrangement.scale,
        arrangement.viewer,
        pieces,
        {piece.key: piece for piece in pieces},
        homes=arrangement.homes,
    )


def test_a_piece_that_is_interrupted_sets_off_from_where_it_is(playing: Playing) -> None:
    stage, rest = playing.director.stage, playing.director.arrangement
    key = own_cards(playing)[0].key
    start = stage.where(key, 0)
    stage.go(shifted(rest, key, 300), [PieceMove(key, key)], 0, Pace())
    half = stage.where(key, 100)
    stage.go(rest, [], 100, Pace())
    assert half.x > start.x
    assert abs(stage.where(key, 100).x - half.x) < 1
    assert stage.where(key, 2000) == start


def test_a_refused_piece_returns_in_180_milliseconds_and_shakes(playing: Playing) -> None:
    stage, rest = playing.director.stage, playing.director.arrangement
    key = own_cards(playing)[0].key
    stage.hold(key, Pose(10, 10, 100))
    assert stage.where(key, 0) == Pose(10, 10, 100)
    stage.release(key, rest, 1000, Pace(), refused=True)
    home = rest.by_key[key].pose
    assert stage.where(key, 1179) != home
    shaken = [stage.where(key, now) for now in range(1185, 1290, 15)]
    assert any(pose != home for pose in shaken)
    assert all(abs(pose.x - home.x) <= 4 for pose in shaken)
    assert stage.where(key, 1301) == home


def test_what_is_held_stays_in_the_hand_whatever_else_moves(playing: Playing) -> None:
    stage, rest = playing.director.stage, playing.director.arrangement
    key = own_cards(playing)[0].key
    held = Pose(400, 300, 120)
    stage.hold(key, held)
    stage.go(rest, [], 0, Pace())
    stage.snap(rest)
    assert stage.where(key, 5000) == held
    without = Arrangement(rest.size, rest.scale, 0, [piece for piece in rest.pieces if piece.key != key])
    without.by_key = {piece.key: piece for piece in without.pieces}
    stage.go(without, [], 0, Pace())
    assert stage.where(key, 5000) == held


def test_a_travelling_card_lies_over_everything_that_rests(playing: Playing) -> None:
    stage, rest = playing.director.stage, playing.director.arrangement
    key = own_cards(playing)[0].key
    stage.go(shifted(rest, key, 300), [PieceMove(key, key)], 0, Pace())
    assert lying(stage, 100)[-1][0].key == key
    assert lying(stage, 5000)[-1][0].key != key


@pytest.mark.parametrize("lowest", [5, 3])
def test_a_card_that_leaves_the_bottom_of_a_pile_does_not_cover_its_top(playing: Playing, lowest: int) -> None:
    low, top, new = own_cards(playing)[:3]
    place, stage = low.pose, Stage()

    def pile(lowest: int, *pieces: Piece) -> Arrangement:
        lying = [replace(piece, pose=replace(place, z=lowest + z)) for z, piece in enumerate(pieces)]
        rest = playing.director.arrangement
        return Arrangement(rest.size, rest.scale, 0, lying, {piece.key: piece for piece in lying})

    stage.snap(pile(5, low, top))
    stage.go(pile(lowest, top, new), [PieceMove(None, new.key, start=Pose(0, 0, 50))], 0, Pace())
    assert [piece.key for piece, _ in lying(stage, 50)] == [low.key, top.key, new.key]


def test_a_card_that_comes_late_is_not_seen_before_it_sets_off(playing: Playing) -> None:
    stage, rest = Stage(), playing.director.arrangement
    piece = own_cards(playing)[0]
    stage.go(rest, [PieceMove(None, piece.key, start=Pose(0, 0, 50), delay_ms=90)], 0, Pace())
    assert stage.where(piece.key, 80).alpha == 0
    assert stage.where(piece.key, 120).alpha == 255


def test_a_flip_shows_one_side_then_the_other_and_is_thin_between() -> None:
    playing = Playing()
    piece = own_cards(playing)[0]
    back = Piece(piece.key, piece.kind, piece.zone, piece.card, 0, "hand", False, piece.pose, piece.hit, piece.height)
    actor = Actor(piece, piece.pose, Travel(piece.pose, 0, 220, former=back, flip_at=0, flip_ms=220))
    assert actor.at(50)[0] is back and actor.at(170)[0] is piece
    assert actor.at(109)[1].squeeze < 0.1
    assert actor.at(221)[1].squeeze == 1


def test_a_hopping_token_touches_the_ground_between_hops() -> None:
    piece = own_cards(Playing())[0]
    travel = Travel(Pose(0, 0, 40), 0, 300, lift=16, hops=3, easing=lambda share: share)
    actor = Actor(piece, Pose(300, 0, 40), travel)
    heights = [-actor.at(now)[1].y for now in (50, 100, 150, 200, 250)]
    assert heights == pytest.approx([16, 0, 16, 0, 16], abs=0.01)
