"""Pieces lie where the view and the map say, keep their keys, and tell nothing that the view does not."""

from __future__ import annotations

import pytest

from client.layout.arrangement import Arrangement, ArrangeOptions
from client.layout.pieces import CARD, CHIT, MARKER, STACKED, TOKEN, Piece, Pose
from engine.kernel.game.traits import HasGoal
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.view import View
from tests.client.table.laying import ACTIONS, GAME, LARGE, SEATS, SMALL, Position, laid, played

everywhere = pytest.mark.parametrize("seats", SEATS)
LAYOUT = GAME.layout


def asks(view: View, kind: str) -> bool:
    return view.question is not None and GAME.question_kinds[view.question[1]] == kind


def described(arrangement: Arrangement) -> list[tuple[object, ...]]:
    """Everything about the pieces, as values that compare."""
    return [
        (piece.key, piece.card, piece.face_up, piece.detail, piece.pose, piece.hit, piece.marks)
        for piece in arrangement.pieces
    ]


@everywhere
def test_the_same_view_is_always_arranged_the_same_way(seats: int) -> None:
    view = played(seats, 40).view(0)
    assert described(laid(view)) == described(laid(view))


@everywhere
def test_every_card_that_lies_open_is_on_the_table(seats: int) -> None:
    view = played(seats, 60).view(0)
    shown = {piece.card for piece in laid(view).pieces if piece.kind == CARD}
    for seat in range(seats):
        assert set(view.zone("inventions", seat)) | set(view.zone("action", seat)) <= shown
    assert set(view.zone("hand", 0)) | set(view.zone("actions", 0)) <= shown


def test_hidden_cards_have_no_instance() -> None:
    hidden = [piece for piece in laid(played(4, 30).view(0)).pieces if piece.kind == CARD and not piece.face_up]
    assert hidden
    assert {piece.card for piece in hidden} == {HIDDEN}


def test_a_piece_keeps_its_key_from_view_to_view() -> None:
    match = played(4, 0)
    before = laid(match.view(0))
    hand = [("card", card) for card in match.view(0).zone("hand", 0)]
    for _ in range(4):
        seat = match.asked_seats[0]
        match.answer(seat, match.view(seat).options[2])
    after = laid(match.view(0))
    assert all(key in before.by_key and key in after.by_key for key in hand)


def test_a_card_that_is_played_keeps_its_key_and_changes_its_place() -> None:
    position = Position(4)
    card = position.cards("hand", 0, 1)[0]
    in_hand = laid(position.view()).by_key["card", card]
    position.state.zones[LAYOUT.seat_zone("hand", 0)].remove(card)
    position.state.zones[LAYOUT.seat_zone("inventions", 0)].append(card)
    in_play = laid(position.view()).by_key["card", card]
    assert in_hand.zone == LAYOUT.seat_zone("hand", 0) and in_play.zone == LAYOUT.seat_zone("inventions", 0)
    assert in_play.pose.y < in_hand.pose.y


@everywhere
def test_the_viewer_sits_at_the_bottom_and_the_left_neighbor_at_the_left(seats: int) -> None:
    match = played(seats, 10)
    for viewer in range(seats):
        plates = laid(match.view(viewer), viewer).plate_rects
        assert plates[viewer].centery == max(rect.centery for rect in plates.values())
        if seats > 2:
            assert plates[(viewer + 1) % seats].centerx < LARGE[0] / 2 < plates[(viewer - 1) % seats].centerx


@everywhere
def test_wires_run_between_neighbors_whoever_looks(seats: int) -> None:
    for viewer in (0, seats - 1):
        wires = laid(played(seats, 5).view(viewer), viewer).wires
        assert sorted(wires) == sorted((seat, (seat + 1) % seats) for seat in range(seats))


def test_a_wire_can_be_followed_both_ways() -> None:
    arrangement = laid(played(4, 5).view(0))
    assert arrangement.wire(1, 0) == arrangement.wire(0, 1)[::-1]


@pytest.mark.parametrize(
    ("money", "chits"), [(0, []), (1, [1]), (9, [5, 1, 1, 1, 1]), (14, [10, 1, 1, 1, 1]), (87, [10] * 8 + [5, 1, 1])]
)
def test_money_lies_in_the_fewest_chits(money: int, chits: list[int]) -> None:
    """NF-1.3"""
    position = Position(4)
    position.count("money", 2, money)
    found = [piece for piece in laid(position.view()).pieces if piece.kind == CHIT and piece.seat == 2]
    assert sorted((piece.value for piece in found), reverse=True) == chits


@everywhere
@pytest.mark.parametrize("money", [10, 87, 149])
def test_chits_stay_on_their_plate_and_clear_of_the_number(seats: int, money: int) -> None:
    position = Position(seats)
    for seat in range(seats):
        position.count("money", seat, money)
    arrangement = laid(position.view())
    for piece in (piece for piece in arrangement.pieces if piece.kind == CHIT):
        plate = arrangement.plate_rects[piece.seat]
        assert plate.top + plate.height * 0.2 < piece.hit.top and piece.hit.bottom < plate.bottom
        assert plate.left < piece.hit.left and piece.hit.right < plate.left + plate.width * 0.56


@everywhere
@pytest.mark.parametrize("number", [1, 2, 5])
def test_all_tokens_stand_on_their_place(seats: int, number: int) -> None:
    position = Position(seats)
    for seat in range(seats):
        position.tokens("work", seat, number)
    arrangement = laid(position.view())
    place = LAYOUT.place("work", seats)
    standing = arrangement.in_zone(place)
    assert len(standing) == seats * number
    for piece in standing:
        assert arrangement.zone_rects[place].inflate(4, 4).contains(piece.hit)
    assert len({(piece.pose.x, piece.pose.y) for piece in standing}) == len(standing)


def test_tokens_in_reserve_lie_on_their_own_plates() -> None:
    position = Position(4)
    position.tokens("invent", 3, 2)
    arrangement = laid(position.view())
    reserve = LAYOUT.place("reserve", 4)
    own = [piece for piece in arrangement.in_zone(reserve) if piece.seat == 3]
    assert len(own) == 3
    assert all(arrangement.plate_rects[3].contains(piece.hit) for piece in own)
    assert arrangement.plate_rects[0].contains(arrangement.zone_rects[reserve])
    assert arrangement.plate_rects[3].collidepoint(arrangement.anchor("place", reserve, 3))


def test_many_tokens_tell_how_many_they_are() -> None:
    position = Position(6)
    for seat in range(6):
        position.tokens("research", seat, 5)
    standing = laid(position.view()).in_zone(LAYOUT.place("research", 6))
    assert sorted(mark for piece in standing for mark in piece.marks) == ["count:5"] * 6


def test_marks_stand_at_the_points_and_equal_ones_side_by_side() -> None:
    position = Position(6)
    for seat in (1, 4):
        position.cards("inventions", seat, 3)
    view = position.view()
    marks = {piece.seat: piece for piece in laid(view).pieces if piece.kind == MARKER}
    scores = GAME.shows.scores(view)
    assert [marks[seat].value for seat in range(6)] == scores
    best = max(range(6), key=lambda seat: scores[seat])
    assert all(marks[best].pose.x > marks[seat].pose.x for seat in range(6) if scores[seat] < scores[best] - 2)
    assert len({(mark.pose.x, mark.pose.y) for mark in marks.values()}) == 6


def test_more_points_than_the_goal_still_stand_on_the_track() -> None:
    position = Position(2)
    position.cards("inventions", 0, 14)
    view = position.view()
    arrangement = laid(view)
    mark = arrangement.by_key["marker", 0]
    assert GAME.shows.scores(view)[0] > GAME.trait(HasGoal).goal(view)
    assert arrangement.rects["track"].left < mark.pose.x < arrangement.rects["track"].right


def test_cards_that_may_be_chosen_again_come_back_to_the_hand() -> None:
    """The Action card in front of the viewer is one of the choices: all four lie side by side."""
    match = played(3, 0)
    while not (asks(match.view(0), "action") and match.view(0).zone("action", 0)):
        seat = match.asked_seats[0]
        match.answer(seat, match.view(seat).options[0])
    view = match.view(0)
    arrangement = laid(view)
    row = [
        piece
        for piece in arrangement.pieces
        if piece.kind == CARD and piece.card in view.zone("action", 0) + view.zone("actions", 0)
    ]
    assert len({round(piece.pose.y) for piece in row}) == 1
    assert [piece.card for piece in sorted(row, key=lambda piece: piece.pose.x)] == sorted(p.card for p in row)


def test_two_actions_in_front_both_show_their_name() -> None:
    match = played(3, 0, twists=("perpetual-motion",))
    while len(match.view(0).zone("action", 1)) < 2:
        seat = match.asked_seats[0]
        match.answer(seat, match.view(seat).options[0])
    front = laid(match.view(0)).in_zone(LAYOUT.seat_zone("action", 1))
    assert front[1].pose.y - front[0].pose.y > 20


# --- hints -----------------------------------------------------------------------------------------------------


def hand_of(arrangement: Arrangement) -> list[Piece]:
    return sorted(arrangement.in_zone(LAYOUT.seat_zone("hand", 0)), key=lambda piece: piece.pose.x)


def test_the_player_may_order_the_hand() -> None:
    position = Position(4)
    position.cards("hand", 0, 4)
    view = position.view()
    wanted = tuple(reversed(view.zone("hand", 0)))
    assert [piece.card for piece in hand_of(laid(view, hints=ArrangeOptions(order=wanted)))] == list(wanted)


def test_a_card_that_is_dragged_away_leaves_no_hole_and_a_gap_opens_where_it_would_go() -> None:
    position = Position(4)
    position.cards("hand", 0, 3)
    view = position.view()
    key = ("card", view.zone("hand", 0)[1])
    away = laid(view, hints=ArrangeOptions(away=frozenset({key})))
    assert key not in away.by_key
    opened = laid(view, hints=ArrangeOptions(away=frozenset({key}), gap=(LAYOUT.seat_zone("hand", 0), 1)))
    steps = [b.pose.x - a.pose.x for a, b in zip(hand_of(opened), hand_of(opened)[1:], strict=False)]
    assert steps[0] > 1.5 * steps[1]
    assert len(hand_of(opened)) == len(hand_of(away))


def test_pointing_at_a_card_raises_its_picture_but_moves_no_hit_box() -> None:
    position = Position(4)
    position.cards("hand", 0, 5)
    view = position.view()
    key = ("card", view.zone("hand", 0)[2])
    rest, hovered = laid(view), laid(view, hints=ArrangeOptions(hovered=key))
    assert hovered.by_key[key].pose.y < rest.by_key[key].pose.y
    assert hovered.pieces[-1].key == key
    assert {piece.key: tuple(piece.hit) for piece in rest.pieces} == {
        piece.key: tuple(piece.hit) for piece in hovered.pieces
    }


def test_the_log_folds_when_it_is_told_to() -> None:
    view = played(4, 5).view(0)
    assert "log" in laid(view).rects
    assert "log" not in laid(view, hints=ArrangeOptions(log_open=False)).rects


# --- finding and moving ----------------------------------------------------------------------------------------


@everywhere
def test_every_piece_that_shows_can_be_pointed_at(seats: int) -> None:
    arrangement = laid(played(seats, 40).view(0), size=SMALL)
    hand = hand_of(arrangement)
    for piece in hand:
        assert arrangement.piece_at((piece.hit.left + 10, piece.hit.centery)) is piece
    for name in ACTIONS:
        rect = arrangement.zone_rects[LAYOUT.place(name, seats)]
        assert arrangement.zone_at((rect.centerx, rect.top + 4)) == LAYOUT.place(name, seats)


def test_cards_come_from_and_go_to_places_even_where_none_is_drawn() -> None:
    arrangement = laid(played(4, 20).view(0))
    other_hand = arrangement.home(LAYOUT.seat_zone("hand", 2))
    assert arrangement.plate_rects[2].collidepoint(other_hand.x, other_hand.y)
    deck = arrangement.home(LAYOUT.table_zone("invention_deck"))
    assert arrangement.rects["board"].collidepoint(deck.x, deck.y)
    assert arrangement.plate_rects[3].collidepoint(arrangement.anchor("counter", 3, "money"))


def test_a_larger_window_holds_the_same_table_and_a_taller_one_puts_it_in_the_middle() -> None:
    view = played(4, 20).view(0)
    small, large = laid(view, size=SMALL), laid(view, size=(2560, 1440))
    for piece in small.pieces:
        other = large.by_key[piece.key].pose
        assert (other.x, other.y) == pytest.approx((piece.pose.x * 2, piece.pose.y * 2), abs=0.01)
    tall = laid(view, size=(1280, 1024))
    assert tall.rects["bar"].top == 0
    assert tall.rects["board"].top - small.rects["board"].top == pytest.approx(152, abs=1)


def test_a_pose_between_two_takes_the_short_way_round() -> None:
    half = Pose(0, 0, 100, 350).toward(Pose(100, 50, 200, 10, z=7), 0.5)
    assert (half.x, half.y, half.width, half.angle % 360, half.z) == (50, 25, 150, 0, 7)


@everywhere
def test_only_known_kinds_of_pieces_lie_on_the_table(seats: int) -> None:
    kinds = {piece.kind for piece in laid(played(seats, 30).view(0)).pieces}
    assert kinds == {CARD, TOKEN, CHIT, MARKER}


def test_the_lowest_card_of_a_pile_casts_its_shadow() -> None:
    view = played(4, 0).view(0)
    arrangement = laid(view)
    deck = arrangement.in_zone(LAYOUT.table_zone("invention_deck"))
    assert [STACKED in piece.marks for piece in deck] == [False, True, True, True, True]
