"""The board's pieces: tokens on places and in reserve, and the score markers on the track."""

from __future__ import annotations

from collections.abc import Iterator

from client.layout.arrangement import Arrangement
from client.layout.map import Fit, Spot
from client.layout.pieces import MARKER, TOKEN, Piece, Pose
from client.table.furniture.board import measures
from engine.kernel.game.traits import goal_of
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View

_SECOND_ROW = 20.0
_IN_ROWS = 0.76
_EMBLEM = 28.0
_BESIDE = 17.0
_ABOVE = 15.0
_ABREAST = 3


def tokens(view: View, spot: Spot, fit: Fit, viewer: int, result: Arrangement) -> Iterator[Piece]:
    """Yield the place's tokens from the lowest up. Enters the place as a drop target and an anchor."""
    seat = result.seating.seat(spot.seat)
    _enter_place(view, spot, fit, seat, viewer, result)
    yield from _reserve(view, spot, fit, seat) if seat != NONE else _on_place(view, spot, fit)


def place_index(view: View, spot: Spot) -> int:
    """Return the index of a spot's board place, as events and options use it."""
    return view.table.layout.place(spot.name, view.table.seats)


def _enter_place(view: View, spot: Spot, fit: Fit, seat: int, viewer: int, result: Arrangement) -> None:
    """Enter the place as a drop target: a shared place for all seats, a reserve only for the viewer."""
    place, rect = place_index(view, spot), fit.rect(spot.box)
    center = fit.rect(measures.place_parts(spot.box).tokens).center if seat == NONE else rect.center
    if seat in (NONE, viewer):
        result.zone_rects[place] = rect
        result.anchors["place", place] = center
    if seat != NONE:
        result.anchors["place", place, seat] = center
        return
    for other in range(view.table.seats):
        result.anchors["place", place, other] = center


def _token(
    spot: Spot,
    fit: Fit,
    seat: int,
    place: int,
    number: int,
    x: float,
    bottom: float,
    scale: float = 1.0,
    marks: tuple[str, ...] = (),
) -> Piece:
    """Return a token with its foot at `bottom` (map pixels)."""
    width, height = spot.number("token-width") * scale, spot.number("token-height") * scale
    center_x, center_y = fit.point(x, bottom - height / 2)
    pose = Pose(center_x, center_y, width * fit.scale)
    hit = fit.rect((x - width / 2, bottom - height, width, height))
    key = ("token", seat, place, number)
    return Piece(key, TOKEN, place, NONE, seat, spot.text("token"), True, pose, hit, height * fit.scale, marks=marks)


def _on_place(view: View, spot: Spot, fit: Fit) -> Iterator[Piece]:
    """Yield the tokens on a place. More tokens make the row tighter, then two rows, then one column per seat."""
    place, name = place_index(view, spot), spot.text("counter")
    standing = [(seat, number) for seat in range(view.table.seats) for number in range(view.counter(name, seat))]
    if not standing:
        return
    per_row = int(spot.number("per-row", 6))
    if len(standing) > 2 * per_row:
        yield from _columns(view, spot, fit)
        return
    x, y, width, height = measures.place_parts(spot.box).tokens
    rows = [standing] if len(standing) <= per_row else [standing[per_row:], standing[:per_row]]
    for level, row in enumerate(rows):
        wanted = spot.number("pitch") if len(rows) == 1 else spot.number("crowded")
        pitch = min(wanted, (width - spot.number("token-width")) / max(1, len(row) - 1))
        bottom = y + height - (_SECOND_ROW if level < len(rows) - 1 else 0)
        left = x + width / 2 - pitch * (len(row) - 1) / 2
        for n, (seat, number) in enumerate(row):
            yield _token(spot, fit, seat, place, number, left + n * pitch, bottom, _IN_ROWS if len(rows) > 1 else 1.0)


def _columns(view: View, spot: Spot, fit: Fit) -> Iterator[Piece]:
    """Yield a column of tokens per seat, each a little above the last. The top one shows the count."""
    place, name = place_index(view, spot), spot.text("counter")
    present = [seat for seat in range(view.table.seats) if view.counter(name, seat)]
    x, y, width, height = measures.place_parts(spot.box).tokens
    pitch = min(spot.number("pitch"), width / len(present))
    scale = min(1.0, (pitch + 6) / spot.number("token-width"))
    tall = spot.number("token-height") * scale
    most = max(view.counter(name, seat) for seat in present)
    rise = min(3.0, max(0.0, height + 6 - tall) / max(1, most - 1))
    left = x + width / 2 - pitch * (len(present) - 1) / 2
    for n, seat in enumerate(present):
        count = view.counter(name, seat)
        for number in range(count):
            marks = (f"count:{count}",) if number == count - 1 else ()
            yield _token(
                spot, fit, seat, place, number, left + n * pitch, y + height - number * rise, scale, marks=marks
            )


def reserve_slots(spot: Spot) -> list[tuple[float, float]]:
    """Return where a full reserve's tokens stand: the middle of each foot, in map pixels."""
    x, y, width, _ = spot.box
    capacity, token_width = int(spot.number("capacity", 1)), spot.number("token-width")
    pitch = min(spot.number("pitch"), (width - token_width) / max(1, capacity - 1))
    return [(x + token_width / 2 + n * pitch, y + 5 + spot.number("token-height")) for n in range(capacity)]


def _reserve(view: View, spot: Spot, fit: Fit, seat: int) -> Iterator[Piece]:
    place = place_index(view, spot)
    for number, (x, bottom) in enumerate(reserve_slots(spot)[: view.counter(spot.text("counter"), seat)]):
        yield _token(spot, fit, seat, place, number, x, bottom)


def markers(view: View, spot: Spot, fit: Fit, viewer: int, result: Arrangement) -> Iterator[Piece]:
    """Yield each seat's emblem above its points. Equal scores stand side by side, in rows if space is narrow."""
    scores = view.table.game.shows.scores(view)
    last = measures.track_end(goal_of(view), scores)
    by_points: dict[int, list[int]] = {}
    for seat, points in enumerate(scores):
        by_points.setdefault(points, []).append(seat)
    places = sorted(measures.track_position(spot.box, points, last) for points in by_points)
    for points, seats in by_points.items():
        x = measures.track_position(spot.box, points, last)
        room = min((place - x for place in places if place > x), default=len(seats) * _BESIDE)
        abreast = len(seats) if len(seats) <= _ABREAST else (len(seats) + 1) // 2
        high = -(-len(seats) // max(1, min(abreast, int(room / _BESIDE))))
        # Upper markers come first, so that the lower ones, with the line to the scale, cover them.
        order = sorted(range(len(seats)), key=lambda n: (-(n % high), n) if high > 1 else (0, -n))
        for n in order:
            across, up = divmod(n, high)
            middle = x + across * _BESIDE, spot.box[1] - 2 - up * _ABOVE
            yield _marker(fit, seats[n], points, middle, n == 0, result)


def _marker(fit: Fit, seat: int, points: int, middle: tuple[float, float], stem: bool, result: Arrangement) -> Piece:
    center = fit.point(*middle)
    result.anchors["marker", seat] = center
    hit = fit.rect((middle[0] - _EMBLEM / 2, middle[1] - _EMBLEM / 2, _EMBLEM, _EMBLEM))
    pose = Pose(*center, _EMBLEM * fit.scale)
    return Piece(
        ("marker", seat),
        MARKER,
        NONE,
        NONE,
        seat,
        "",
        True,
        pose,
        hit,
        pose.width,
        value=points,
        marks=("stem",) if stem else (),
    )
