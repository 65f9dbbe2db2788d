from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from client.cards.canvas import missing_drawings
from client.cards.compositor import FaceCompositor
from client.cards.face import Cell, Face, FaceLine, Group
from client.cards.theme import Theme
from client.look.schema import ThemeProblem
from engine import games
from engine.words import assets
from tests.client.cards.garden import LETTERS, MakeTheme
from tests.sampling import amount

FACE = Face("plant", "fern", "Fern", {"cost": 4, "points": 2})
SKY = (0x30, 0x60, 0xC0, 255)
CLEAR = (0, 0, 0, 0)


def shape(box: str, fill: str = "sky", rest: str = "") -> str:
    return f'{{ draw = "shape", box = {box}, fill = "{fill}"{rest} }}'


def words(content: str, rest: str = "", box: str = "[0, 0, 300, 100]", size: str = "60") -> str:
    return f'{{ draw = "text", text = "{content}", face = "bold", color = "ink", box = {box}, size = {size}{rest} }}'


@pytest.mark.parametrize("width", [300, 200, 122, 97.4, 600])
def test_a_face_has_the_width_asked_for_and_its_layout_s_proportions(
    screen: pygame.Surface, make_theme: MakeTheme, width: float
) -> None:
    compositor = FaceCompositor(make_theme(shape("[0, 0, 122, 126]"), size="[122, 126]"))
    picture = compositor.draw(FACE, width, "zoom")
    assert picture.get_size() == (round(width), round(width * 126 / 122))
    assert picture.get_height() == compositor.height(FACE, width, "zoom")


def test_layers_that_touch_in_units_touch_in_pixels(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    theme = make_theme(shape("[0, 0, 300, 100.5]"), shape("[0, 100.5, 300, 319.5]"))
    for width in (97, 131, 222):
        picture = FaceCompositor(theme).draw(FACE, width, "zoom")
        assert {picture.get_at((width // 2, y))[3] for y in range(picture.get_height())} == {255}


def test_the_same_face_is_drawn_once(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    compositor = FaceCompositor(make_theme(shape("[0, 0, 300, 420]")))
    first = compositor.draw(FACE, 150, "zoom")
    assert compositor.draw(replace(FACE, fields={"points": 2, "cost": 4}), 150, "zoom") is first
    assert compositor.draw(FACE, 151, "zoom") is not first


def test_a_face_drawn_ahead_is_the_same_as_one_drawn_at_once(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    theme = make_theme(shape("[0, 0, 300, 420]"), words("{title}"))
    wanted = FaceCompositor(theme).draw(FACE, 150, "zoom")
    compositor = FaceCompositor(theme)
    assert len(list(compositor.drawn_ahead(FACE, 150, "zoom"))) > 1
    assert pygame.image.tobytes(compositor.draw(FACE, 150, "zoom"), "RGBA") == pygame.image.tobytes(wanted, "RGBA")
    assert list(compositor.drawn_ahead(FACE, 150, "zoom")) == []


def test_what_is_kept_stays_inside_the_budget(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    compositor = FaceCompositor(make_theme(shape("[0, 0, 300, 420]")), budget=3 * 100 * 140 * 4)
    first = compositor.draw(FACE, 100, "zoom")
    for number in range(8):
        compositor.draw(replace(FACE, id=f"fern-{number}"), 100, "zoom")
    assert compositor.draw(FACE, 100, "zoom") is not first
    latest = compositor.draw(FACE, 100, "zoom")
    assert compositor.draw(FACE, 100, "zoom") is latest


def test_conditions_follow_from_the_face(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    def seen(face: Face, condition: str) -> bool:
        theme = make_theme(shape("[0, 0, 300, 420]", rest=f", {condition}"))
        return FaceCompositor(theme).draw(face, 30, "zoom").get_at((15, 20)) == SKY

    cheaper = replace(FACE, overrides={"cost": 2, "points": 2})
    assert seen(cheaper, 'when = "changed-cost"') and not seen(FACE, 'when = "changed-cost"')
    assert seen(cheaper, 'unless = "changed-points"')
    assert seen(cheaper, 'when = ["now-points", "has-cost"]')
    assert seen(FACE, 'when = "no-effect"')
    assert not seen(replace(FACE, lines=(FaceLine("Grow."),)), 'when = "no-effect"')
    assert not seen(replace(FACE, groups=(Group("self", "You", (Cell("+1"),)),)), 'when = "no-effect"')
    assert seen(replace(FACE, flags=frozenset({"spent"})), 'when = "spent"')
    counted = replace(FACE, fields={**FACE.fields, "points_per": "plants"})
    assert seen(counted, 'when = "per-points"')
    assert not seen(replace(counted, overrides={"points": 3}), 'when = "per-points"')


def test_values_of_now_take_the_place_of_printed_ones(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    now = FaceCompositor(make_theme(words("{cost} {printed_cost}")))
    plain = FaceCompositor(make_theme(words("2 4")))
    cheaper = replace(FACE, overrides={"cost": 2})
    assert same(now.draw(cheaper, 300, "zoom"), plain.draw(FACE, 300, "zoom"))


def test_drawings_are_named_after_the_card(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    theme = make_theme('{ draw = "image", art = "{id}", box = [100, 100, 100, 100] }')
    picture = FaceCompositor(theme).draw(replace(FACE, id="square"), 300, "zoom")
    assert picture.get_at((150, 150)) == (0, 255, 0, 255)
    assert picture.get_at((99, 150)) == CLEAR


def test_a_card_wears_the_colors_of_its_seat(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    theme = make_theme(shape("[0, 0, 300, 200]", "seat"), shape("[0, 200, 300, 220]", "seat-text"))
    compositor = FaceCompositor(theme)
    given = compositor.draw(replace(FACE, seat="leaf"), 30, "zoom")
    numbered = compositor.draw(replace(FACE, fields={"seat": 1}), 30, "zoom")
    assert given.get_at((15, 5)) == numbered.get_at((15, 5)) == (0x20, 0xA0, 0x40, 255)
    assert given.get_at((15, 35)) == numbered.get_at((15, 35)) == (0xF0, 0xF0, 0xE0, 255)


def test_what_a_face_does_not_say_is_named_with_the_layer(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    compositor = FaceCompositor(make_theme(words("{height}")))
    with pytest.raises(ThemeProblem, match=r"-faces\.toml, faces, plant, zoom, layers 1 \(text\).*'fern'.*{height}"):
        compositor.draw(FACE, 300, "zoom")


def test_a_kind_or_detail_the_theme_does_not_draw_is_named(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    compositor = FaceCompositor(make_theme())
    with pytest.raises(ThemeProblem, match="no face 'animal'"):
        compositor.draw(replace(FACE, kind="animal"), 300, "zoom")
    with pytest.raises(ThemeProblem, match="no level of detail for plant faces 'tile'"):
        compositor.draw(FACE, 300, "tile")


def test_the_remark_is_written_where_the_drawing_is_empty(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    layer = '{ draw = "remark", face = "plain", size = 21, color = "ink" }'
    theme = make_theme(layer)
    remarks = assets.folder() / "art" / theme.slug / "remarks.toml"
    remarks.write_text('fern = { text = "water me", at = [220, 80] }\n', encoding="utf-8")
    source = assets.folder() / "themes" / f"{theme.slug}.toml"
    source.write_text('remarks = "remarks.toml"\n' + source.read_text(encoding="utf-8"), encoding="utf-8")
    Theme.forget()
    compositor = FaceCompositor(Theme.load(theme.slug))
    ink = compositor.draw(FACE, 300, "zoom").get_bounding_rect(40)
    assert ink.collidepoint(220, 80) and abs(ink.centerx - 220) < 6 and abs(ink.centery - 80) < 8
    assert not compositor.draw(replace(FACE, id="moss"), 300, "zoom").get_bounding_rect().width


def same(first: pygame.Surface, second: pygame.Surface) -> bool:
    return pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(second, "RGBA")


@pytest.mark.parametrize("slug", games.slugs())
def test_every_card_of_every_game_can_be_drawn_at_every_level_of_detail(screen: pygame.Surface, slug: str) -> None:
    theme = Theme.load(slug)
    compositor = FaceCompositor(theme)
    faces = sorted(games.load(slug).shows.faces(), key=lambda data: len(str(data["lines"])), reverse=True)
    for data in faces[: amount(len(faces), 6)]:
        face = Face.from_data(data)
        for detail in theme.details(face.kind):
            picture = compositor.draw(face, 130, detail)
            assert pygame.transform.average_color(picture)[3] > 200, (face.id, detail)


@pytest.mark.parametrize("slug", [slug for slug in games.slugs() if games.load(slug).workshop.card_kinds()])
def test_a_card_that_comes_with_a_picture_needs_no_drawing_of_its_own(screen: pygame.Surface, slug: str) -> None:
    theme = Theme.load(slug)
    compositor = FaceCompositor(theme)
    picture = {"backdrop": "lab", "backdrop_color": "teal", "thing": "robot", "thing_color": "orange"}
    kinds = {data["kind"]: data for data in games.load(slug).shows.faces()}
    shown = 0
    for kind, data in kinds.items():
        faces = [
            Face.from_data(data | {"id": "of-players", "fields": data["fields"] | {"picture": picture | change}})
            for change in ({}, {"thing": "owl"})
        ]
        for detail in theme.details(kind):
            with missing_drawings() as missing:
                one, other = (compositor.draw(face, 150, detail) for face in faces)
            assert missing == [], (kind, detail)
            shown += not same(one, other)
    assert shown > 1


@pytest.mark.parametrize("slug", games.slugs())
def test_the_back_says_nothing_of_the_card(screen: pygame.Surface, slug: str) -> None:
    theme = Theme.load(slug)
    compositor = FaceCompositor(theme)
    backs = [kind for kind in theme.kinds() if kind == "back" or kind.startswith("back-")]
    assert backs
    for kind in backs:
        hidden = [Face.from_data({"kind": kind, "id": name}) for name in ("one", "other")]
        for detail in theme.details(kind):
            pictures = [compositor.draw(face, 100, detail) for face in hidden]
            assert same(*pictures)


def test_a_theme_in_one_file_draws_as_well(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    theme = make_theme()
    source = assets.folder() / "themes" / f"{theme.slug}.toml"
    layout = f"[faces.plant.zoom]\nlayers = [{shape('[0, 0, 300, 420]')}]\n"
    text = source.read_text(encoding="utf-8").replace(f'faces_file = "{theme.slug}-faces.toml"', "")
    source.write_text(text + LETTERS + layout, encoding="utf-8")
    Theme.forget()
    picture = FaceCompositor(Theme.load(theme.slug)).draw(FACE, 30, "zoom")
    assert picture.get_at((15, 20)) == SKY
