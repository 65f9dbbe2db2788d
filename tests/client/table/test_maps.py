"""Every map has all that its game has; nothing lies over anything else; and a broken map says what is wrong."""

from __future__ import annotations

import re
import shutil
from itertools import combinations
from pathlib import Path

import pytest

from client.cards.theme import Theme
from client.layout import map as maps
from client.layout.arrange import arrange
from client.layout.map import Box, MapProblem, Spot
from client.layout.seating import TableSeating
from client.table.furniture.scenery.wire import smooth
from client.table.picture import registry
from client.table.picture.look import TableLook
from engine.games import load
from engine.kernel.state.refs import NONE
from engine.words import assets
from tests.client.table.laying import GAME, LARGE, SEATS, SLUG, played

TEXT_SCALES = (1.0, 1.15, 1.25, 1.5, 1.75, 2.0)
CONTAINERS = ("plate", "board", "board.bench", "bar")
NOT_SOLID = ("scenery.wire", "scenery.prop", "dock")

everywhere = pytest.mark.parametrize("seats", SEATS)
at_any_size = pytest.mark.parametrize("text_scale", TEXT_SCALES)


def solid(seats: int, text_scale: float) -> list[Spot]:
    """What takes room on a map; zones that share a place count once, hidden ones not at all."""
    return [
        spot
        for spot in registry.load(SLUG, seats).at(text_scale)
        if spot.kind not in NOT_SOLID and not spot.text("shares") and spot.text("layout") != "hidden"
    ]


def overlap(first: Box, second: Box) -> bool:
    return (
        first[0] < second[0] + second[2]
        and second[0] < first[0] + first[2]
        and first[1] < second[1] + second[3]
        and second[1] < first[1] + first[3]
    )


def holds(outer: Spot, inner: Spot) -> bool:
    (x, y, width, height), (left, top, wide, tall) = outer.box, inner.box
    inside = x <= left and y <= top and left + wide <= x + width and top + tall <= y + height
    return outer.kind in CONTAINERS and inside


@everywhere
@at_any_size
def test_every_zone_and_place_of_the_game_is_on_the_map_once(seats: int, text_scale: float) -> None:
    assert registry.load(SLUG, seats).missing(GAME.layout, seats, text_scale) == []


@everywhere
@at_any_size
def test_nothing_overlaps_but_what_lies_on_a_plate_a_board_or_a_bar(seats: int, text_scale: float) -> None:
    clashes = [
        (first.where, second.where)
        for first, second in combinations(solid(seats, text_scale), 2)
        if overlap(first.box, second.box) and not holds(first, second) and not holds(second, first)
    ]
    assert clashes == []


@everywhere
@at_any_size
def test_everything_is_on_the_table(seats: int, text_scale: float) -> None:
    width, height = registry.load(SLUG, seats).size
    for spot in solid(seats, text_scale):
        x, y, wide, tall = spot.box
        assert x >= 0 and y >= 0 and x + wide <= width and y + tall <= height, spot.where


@everywhere
@at_any_size
def test_things_that_lie_about_keep_clear_of_words(seats: int, text_scale: float) -> None:
    props = [
        spot
        for spot in registry.load(SLUG, seats).at(text_scale)
        if spot.kind == "scenery.prop" and not spot.text("unless")
    ]
    for prop in props:
        for spot in solid(seats, text_scale):
            # Rows of cards may grow over them: then they vanish.
            if spot.text("layout") != "grid" and prop.text("art") != "plug":
                assert not overlap(prop.box, spot.box), (prop.where, spot.where)


@everywhere
def test_every_seat_has_a_plate_with_its_money_points_and_reserve(seats: int) -> None:
    found = {(spot.kind, spot.seat) for spot in registry.load(SLUG, seats).at()}
    for seat in range(seats):
        assert {
            ("plate", seat),
            ("plate.points", seat),
            ("plate.counter", seat),
            ("plate.count", seat),
            ("board.place", seat),
        } <= found


@everywhere
def test_wires_join_each_seat_to_its_two_neighbors_and_to_nobody_else(seats: int) -> None:
    wires = [spot for spot in registry.load(SLUG, seats).at() if spot.kind == "scenery.wire"]
    joined = sorted((int(wire.number("first")), int(wire.number("second"))) for wire in wires)
    assert joined == sorted((seat, (seat + 1) % seats) for seat in range(seats))


@everywhere
def test_wires_run_under_no_words(seats: int) -> None:
    """They may pass under cards in play, and begin and end under the plates' edges, which cover them."""
    words = ("prompt", "log", "board.track", "board.place", "plate.label", "bar", "board")
    spots = [spot for spot in solid(seats, 1.0) if spot.kind in words]
    plates = [spot.box for spot in solid(seats, 1.0) if spot.kind == "plate"]
    for wire in (spot for spot in registry.load(SLUG, seats).at() if spot.kind == "scenery.wire"):
        for x, y in smooth(wire.points):
            under_a_plate = any(overlap((x, y, 1, 1), plate) for plate in plates)
            for spot in spots:
                assert under_a_plate or not overlap((x - 4, y - 4, 8, 8), spot.box), (wire.where, spot.where)


@everywhere
def test_wires_end_at_the_seats_they_join(seats: int) -> None:
    """At a plate, or at the viewer's bench."""
    spots = registry.load(SLUG, seats).at()
    homes = {
        seat: [spot.box for spot in spots if spot.kind in ("plate", "board.bench") and spot.seat == seat]
        for seat in range(seats)
    }
    for wire in (spot for spot in spots if spot.kind == "scenery.wire"):
        for point, end in ((wire.points[0], "first"), (wire.points[-1], "second")):
            near = (point[0] - 36, point[1] - 8, 72, 16)
            assert any(overlap(near, box) for box in homes[int(wire.number(end))]), wire.where


@everywhere
def test_maps_know_the_shapes_of_their_cards(seats: int) -> None:
    theme = Theme.load(SLUG)
    kinds = {"tile": "invention", "note": "twist", "mini": "invention"}
    for spot in (spot for spot in registry.load(SLUG, seats).spots if spot.kind == "zone"):
        shapes = [(spot.text("detail"), spot.number("card-width"), spot.properties.get("card-height"))]
        if spot.text("mini-detail"):
            shapes.append((spot.text("mini-detail"), spot.number("mini-width"), spot.number("mini-height")))
        for detail, width, height in shapes:
            if detail and height:
                layout = theme.layout(kinds[detail], detail)
                assert height / width == pytest.approx(layout.height / layout.width, abs=0.02), spot.where


def test_prices_on_the_board_are_those_of_the_rules() -> None:
    """The words of the rules are the source; the table file only repeats them for the board."""
    match = played(4, 0)
    look = TableLook.load(Theme.load(SLUG))
    for view in (match.view(seat) for seat in range(4)):
        espionage = next(
            option for option in view.options if GAME.words.card_name(view.table, option[1]) == "Espionage"
        )
        match.answer(view.seat, espionage)
    view = match.view(match.asked_seats[0])
    said = {look.places[name].price.replace("free", "$0") for name in GAME.layout.places if name in look.places}
    offered = {}
    for option in view.options:
        place = GAME.layout.places[option[2] - 20_000 - GAME.layout.zone_count(4)]
        offered[place] = (
            "$" + (re.findall(r"\$(\d+)", GAME.words.describe_option(view, option, match.names)) or ["0"])[0]
        )
    assert {place: look.places[place].price.replace("free", "$0") for place in offered} == offered
    assert said == {"$0", "$1", "$2"}


# --- reading ---------------------------------------------------------------------------------------------------


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A map of one's own to change."""
    return Path(shutil.copy(assets.path(f"tables/{SLUG}-4.tmx"), tmp_path / "own-4.tmx"))


def changed(file: Path, old: str, new: str) -> Path:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def test_moving_a_zone_in_tiled_moves_it_in_the_game(copy: Path) -> None:
    view = played(4, 0).view(0)
    deck = GAME.layout.table_zone("invention_deck")
    before = arrange(view, maps.read(copy, registry.kind, registry.types), LARGE, 0)
    found = re.search(r'name="invention_deck" type="zone" x="(\d+)"', copy.read_text(encoding="utf-8"))
    assert found
    moved = found.group(0).replace(found.group(1), str(int(found.group(1)) + 30))
    after = arrange(view, maps.read(changed(copy, found.group(0), moved), registry.kind, registry.types), LARGE, 0)
    assert after.zone_rects[deck].x - before.zone_rects[deck].x == 30
    assert after.home(deck).x - before.home(deck).x == pytest.approx(30)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('type="board.track"', 'type="board.trak"', "its type should be one of"),
        ('type="board.track" x="', 'type="board.track" x="1e9', "places and sizes should lie between"),
        ('name="card-width"', 'name="card-with"', "'card-with' is not known; known are"),
        ('name="layout" value="fan"', 'name="layout" value="fann"', "layout should be one of"),
        ('name="seat" type="int" value="0"', 'name="seat" value="me"', "should be a whole number, not 'me'"),
        ("</map>", "", "Tiled's format was expected"),
        ("<map ", '<!DOCTYPE map [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><map ', "expected no document type"),
        ("</map>", "<group>" * 200 + "</group>" * 200 + "</map>", "more than 20 elements inside each other"),
        ('width="96"', f'width="{"9" * 5000}"', "an attribute of more than 1000 characters"),
        ('encoding="csv"', 'encoding="base64" compression="zlib"', "the tile layers should be written as CSV"),
        ("<tileset ", '<tileset source="../../secret.tsx" ', "the tileset should be embedded in the map"),
        ('width="96"', f'width="{"9" * 400}"', "Tiled's format was expected"),
        ('height="54"', 'height="inf"', "Tiled's format was expected"),
    ],
)
def test_a_broken_map_names_file_and_fault(copy: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(MapProblem, match="own-4.tmx") as raised:
        maps.read(changed(copy, old, new), registry.kind, registry.types)
    assert complaint in str(raised.value)


def test_a_map_without_a_zone_or_with_one_too_many_is_noticed(copy: Path) -> None:
    changed(copy, 'name="twists" type="zone"', 'name="twist" type="zone"')
    problems = maps.read(copy, registry.kind, registry.types).missing(GAME.layout, 4)
    assert problems == ["the table's zone twists", "the table's zone twist, which the game does not have"]


def test_a_turned_object_keeps_its_middle(copy: Path) -> None:
    """Tiled turns about the upper left corner; the table about the middle."""
    spot = next(spot for spot in maps.read(copy, registry.kind, registry.types).spots if spot.name == "stamp")
    x, y, width, height = spot.box
    assert spot.angle == -9
    assert (x + width / 2, y + height / 2) == pytest.approx((1690 + 94.46, 446 + 42.8), abs=0.3)


def test_seats_are_counted_from_the_viewer() -> None:
    seating = TableSeating.make_default(4, 2)
    assert [seating.seat(away) for away in range(4)] == [2, 3, 0, 1]
    assert seating.seat(NONE) == NONE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bar_that_grows_upward_is_drawn_over_the_words_below_the_cards_of_the_cult(seats: int) -> None:
    kinds = [spot.kind for spot in registry.of_table(load("cthulhu-realms").new_table(seats, {}, 1)).spots]
    assert kinds.index("prompt") > max(number for number, kind in enumerate(kinds) if kind == "zone")


@pytest.mark.parametrize("seats", range(2, 9))
def test_large_words_on_the_piles_have_no_captions_to_run_into(seats: int) -> None:
    table_map = registry.load("nasty-neighbours", seats)
    assert {"draw_pile_name", "bin_name"} <= {spot.name for spot in table_map.at(1)}
    assert not {"draw_pile_name", "bin_name"} & {spot.name for spot in table_map.at(1.5)}
