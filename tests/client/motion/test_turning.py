"""Cards in yards turn over, change places, hop and tumble where they lie."""

from __future__ import annotations

import pygame

from client.motion.actors import FLIP_MS
from client.motion.card_moves.flips import HOP_STEP_MS, SHOWN_MS, SWAP_MS
from client.motion.visuals.popups import GrowingDrawing
from engine.kernel.flow import grids, moves
from engine.kernel.state.refs import GAP
from tests.client.motion.lying import pieces_of
from tests.client.motion.street import Street


def lies_at(street: Street, card: int, zone: int, place: int) -> bool:
    """Whether a card is drawn at a place of a grid."""
    pose = street.director.stage.where(("card", card), street.now)
    there = street.director.arrangement.place_poses[zone, place]
    return pose is not None and (pose.x, pose.y) == (there.x, there.y)


def test_a_card_is_seen_before_it_makes_room_for_another(screen: pygame.Surface) -> None:
    street = Street()
    yard, card = street.zone("yard"), street.yard()[4]
    grids.turn(street.state, yard, 4, face_up=True)
    street.clear(4)
    street.show()
    street.run(FLIP_MS + SHOWN_MS - 40)
    assert lies_at(street, card, yard, 4)
    assert street.director.shown.landed.zones[yard][4] == card
    street.run(600)
    assert street.director.shown.landed.zones[street.zone("bin", -1)][-1] == card


def test_a_card_that_goes_without_having_been_turned_up_is_turned_up_first(screen: pygame.Surface) -> None:
    street = Street()
    card = street.yard()[4]
    street.clear(4)
    street.show()
    street.run(FLIP_MS + SHOWN_MS / 2)
    drawn = [piece for piece, _ in pieces_of(street.director, street.now) if piece.card == card]
    assert drawn and drawn[0].face_up and street.director.shown.landed.zones[street.zone("yard")][4] != GAP
    assert "flip" in street.sounds()


def test_cards_of_a_line_hop_one_after_the_other_and_daisies_come_up(screen: pygame.Surface) -> None:
    street = Street()
    cards = [street.face_up(place) for place in (0, 1, 2)]
    street.note("line-removed")
    street.clear(0, 1, 2)
    street.show()
    street.run(HOP_STEP_MS + 30, draw=False)
    shown = {piece.card: pose for piece, pose in pieces_of(street.director, street.now)}
    poses = street.director.arrangement.place_poses
    assert shown[cards[1]].y < poses[street.zone("yard"), 1].y, "the second card is in the air"
    assert shown[cards[2]].y == poses[street.zone("yard"), 2].y, "the third has not begun"
    assert len(street.seen(GrowingDrawing, street.run(900))) == 3
    assert street.director.shown.landed.zones[street.zone("yard")][:3] == [GAP] * 3


def test_two_cards_change_places_on_ways_of_their_own(screen: pygame.Surface) -> None:
    street = Street()
    mine, yours = street.face_up(0), street.face_up(8, seat=1)
    one, two = street.zone("yard"), street.zone("yard", 1)
    grids.swap(street.state, one, 0, two, 8, seat=0)
    street.show()
    street.run(SWAP_MS / 2)
    assert street.director.stage.actors["card", mine].travel and street.director.stage.actors["card", yours].travel
    assert street.director.shown.landed.zones[one][0] == mine
    street.run(SWAP_MS)
    assert lies_at(street, mine, two, 8)
    assert street.director.shown.landed.zones[one][0] == yours


def test_a_known_card_shows_its_back_only_when_it_has_turned_down(screen: pygame.Surface) -> None:
    street = Street()
    card = street.face_up(3)
    grids.turn(street.state, street.zone("yard"), 3, face_up=False)
    street.show()
    street.run(FLIP_MS * 0.3, draw=False)
    side = next(piece for piece, _ in pieces_of(street.director, street.now) if piece.card == card)
    assert side.face_up
    street.run(FLIP_MS * 0.4, draw=False)
    side = next(piece for piece, _ in pieces_of(street.director, street.now) if piece.card == card)
    assert not side.face_up


def test_a_yard_is_dealt_anew_card_by_card_where_each_will_lie(screen: pygame.Surface) -> None:
    street = Street()
    street.clear(*range(9))
    street.show()
    street.run(3000)
    for place in range(9):
        deck = street.zone("draw_pile", -1)
        grids.put(street.state, street.state.zones[deck][-1], deck, street.zone("yard"), place, face_up=False)
    street.show()
    street.run(120, draw=False)
    yard = street.zone("yard")
    moving = [actor for actor in street.director.stage.actors.values() if actor.travel and actor.piece.zone == yard]
    assert len(moving) == 9, "every one of them is on its way"
    street.run(2000)
    assert GAP not in street.director.shown.landed.zones[street.zone("yard")]


def test_whoever_peeps_sees_the_face_for_a_moment(screen: pygame.Surface) -> None:
    street = Street()
    yard, card = street.zone("yard", 1), street.yard(1)[2]
    moves.reveal(street.state, card, yard, audience=1)
    street.show()
    street.run(400, draw=False)
    assert any(piece.card == card and piece.face_up for piece, _ in pieces_of(street.director, street.now))
    assert card not in street.director.shown.landed.zones[yard], "it is noted when it has been put back"
    street.run(900)
    assert street.director.shown.landed.zones[yard][2] == card


def test_without_motion_cards_are_where_they_belong(screen: pygame.Surface) -> None:
    for pace in ({"reduced": True}, {"factor": 0.0}):
        street = Street(**pace)
        street.note("line-removed")
        street.clear(0, 1, 2)
        grids.swap(street.state, street.zone("yard"), 3, street.zone("yard", 1), 3)
        street.show()
        assert not street.seen(GrowingDrawing, street.run(900))
        assert street.director.shown.landed.zones[street.zone("yard")][:3] == [GAP] * 3
