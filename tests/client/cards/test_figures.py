"""Numbers as tall as their box, drawings in a row, smaller drawings for small cards, pictures of player-made cards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from client.cards.canvas import missing_drawings
from client.cards.compositor import FaceCompositor
from client.cards.face import Face, FaceProblem
from client.cards.theme import Theme
from client.look.schema import ThemeProblem
from engine.words import assets
from tests.client.cards.garden import LETTERS, MakeTheme

ASSETS = Path(__file__).resolve().parents[3] / "assets"
FACE = Face("plant", "fern", "Fern", {"number": 7})
FIGURE = '{{ draw = "figure", text = "{{number}}", face = "bold", color = "ink", box = [50, 60, 200, 120]{} }}'
ROW = '{ draw = "repeat", art = "square", count = "{number}", box = [30, 300, 240, 60], size = 30 }'
PICTURE = {"backdrop": "dusk", "backdrop_color": "plum", "thing": "gnome", "thing_color": "red"}


def drawn(theme: Theme, width: int = 300, **fields: str | int) -> pygame.Surface:
    return FaceCompositor(theme).draw(replace(FACE, fields=fields), width, "zoom")


@pytest.mark.parametrize("number", [1, 4, 7, 8])
@pytest.mark.parametrize("width", [60, 150, 300])
@pytest.mark.parametrize("outline", ["", ', edge = "#ffffff", edge_width = 8'])
def test_every_figure_is_as_tall_as_its_box(
    screen: pygame.Surface, make_theme: MakeTheme, number: int, width: int, outline: str
) -> None:
    seen = drawn(make_theme(FIGURE.format(outline)), width, number=number).get_bounding_rect(40)
    wanted = 120 * width / 300
    assert wanted * 0.93 - 1 <= seen.height <= wanted + 1
    assert abs(seen.centery - width * 120 / 300) <= 2 and abs(seen.centerx - width / 2) <= 2


def test_a_figure_too_wide_for_its_box_becomes_smaller(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    theme = make_theme(FIGURE.format(', align = "left", top = true'))
    wide, narrow = (drawn(theme, number=number).get_bounding_rect(40) for number in (88888, 8))
    assert (wide.left, wide.top) == (narrow.left, narrow.top) == (50, 60)
    assert wide.width <= 200 and wide.height < narrow.height


@pytest.mark.parametrize("number", [0, 1, 7, 10])
def test_a_drawing_is_there_as_often_as_the_number_says(
    screen: pygame.Surface, make_theme: MakeTheme, number: int
) -> None:
    file = '<svg viewBox="0 0 10 10"><rect x="2" y="2" width="6" height="6" fill="#00ff00"/></svg>'
    theme = make_theme(ROW)
    (assets.folder() / "art" / theme.slug / "square.svg").write_text(file, encoding="utf-8")
    mask = pygame.mask.from_surface(drawn(theme, number=number), 60)
    found = mask.get_bounding_rects()
    assert len(found) == number
    assert all(pygame.Rect(30, 300, 240, 60).contains(rect) for rect in found)


def test_how_often_must_be_a_number(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    with pytest.raises(ThemeProblem, match="count should be a whole number, not 'many'"):
        drawn(make_theme(ROW), number="many")


SIZES = """
[faces.stone.zoom]
size = [300, 420]
narrow = "small"
below = 100
layers = [{ draw = "shape", box = [0, 0, 300, 420], fill = "sky" }]
[faces.stone.small]
size = [200, 280]
layers = [{ draw = "shape", box = [0, 0, 200, 280], fill = "paper" }]
"""


@pytest.mark.parametrize(("width", "color"), [(99, "#f0f0e0"), (100, "#3060c0")])
def test_a_narrow_card_is_another_drawing(
    screen: pygame.Surface, make_theme: MakeTheme, width: int, color: str
) -> None:
    compositor = FaceCompositor(make_theme(faces=LETTERS + SIZES))
    picture = compositor.draw(replace(FACE, kind="stone"), width, "zoom")
    assert picture.get_at((9, 9)) == pygame.Color(color)
    assert picture.get_height() == compositor.height(replace(FACE, kind="stone"), width, "zoom") == round(width * 1.4)


@pytest.mark.parametrize(
    ("old", "new"), [("[200, 280]", "[200, 250]"), ('narrow = "small"', 'narrow = "tiny"'), ('"small"', '"zoom"')]
)
def test_a_narrow_card_needs_a_drawing_of_its_shape(make_theme: MakeTheme, old: str, new: str) -> None:
    with pytest.raises(ThemeProblem, match="narrow should be another level of detail of this kind, of the same shape"):
        make_theme(faces=LETTERS + SIZES.replace(old, new, 1))


def image(rest: str = "", art: str = "art-{id}") -> str:
    return f'{{ draw = "image", art = "{art}", box = [30, 40, 240, 160]{rest} }}'


def made(**fields: object) -> Face:
    return Face.from_data({"kind": "plant", "id": "my-fern", "title": "My Fern", "fields": fields})


def test_a_card_without_a_drawing_shows_another(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    compositor = FaceCompositor(make_theme(image(', instead = "square"')))
    with missing_drawings() as missing:
        picture = compositor.draw(made(), 150, "zoom")
    assert missing == [] and picture.get_at((75, 60)) == pygame.Color("#00ff00")


def test_a_player_made_card_shows_the_picture_it_comes_with(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    theme = make_theme(image(', radius = 40, instead = "square"'))
    for folder, name in (("art", "workshop"), ("themes", "workshop.toml")):
        (assets.folder() / folder / name).symlink_to(ASSETS / folder / name)
    one, other = (
        FaceCompositor(theme).draw(made(picture=PICTURE | change), 300, "zoom")
        for change in ({}, {"thing": "flamingo"})
    )
    seen = one.get_bounding_rect(60)
    assert pygame.Rect(30, 40, 240, 160).inflate(2, 2).contains(seen) and seen.width > 200
    assert one.get_at((31, 41)).a == 0, "its corners are round"
    assert one.get_at((150, 120)) != pygame.Color("#00ff00")
    assert pygame.image.tobytes(one, "RGBA") != pygame.image.tobytes(other, "RGBA")


def test_cards_with_different_pictures_are_different_cards() -> None:
    assert made(picture=PICTURE).key != made(picture=PICTURE | {"thing": "owl"}).key
    assert made(picture=PICTURE) == made(picture=dict(reversed(PICTURE.items())))
    with pytest.raises(FaceProblem, match="names with words as fields.picture"):
        made(picture={"thing": 3})


LARGE = (
    LETTERS
    + """
[faces.stone.zoom]
layers = []
narrow = "hand"
below = 80
[faces.stone.hand]
layers = []
large = "plain"
until = 100
[faces.stone.plain]
layers = []
"""
)


@pytest.mark.parametrize(
    ("detail", "width", "letters", "drawn_as"),
    [
        ("hand", 100, 1.0, "hand"),
        ("hand", 99, 1.0, "plain"),
        ("hand", 149, 1.5, "plain"),
        ("hand", 150, 1.5, "hand"),
        ("zoom", 79, 1.0, "hand"),
        ("zoom", 79, 2.0, "hand"),
    ],
)
def test_with_large_letters_a_small_card_is_another_drawing_but_never_where_it_is_read(
    make_theme: MakeTheme, detail: str, width: float, letters: float, drawn_as: str
) -> None:
    assert make_theme(faces=LARGE).detail_at("stone", detail, width, letters) == drawn_as


@pytest.mark.parametrize(("old", "new"), [('large = "plain"', 'large = "none"'), ("until = 100", "until = 0")])
def test_a_drawing_with_large_letters_is_for_smaller_cards(make_theme: MakeTheme, old: str, new: str) -> None:
    with pytest.raises(ThemeProblem, match="large should be another level of detail of this kind, of the same shape"):
        make_theme(faces=LARGE.replace(old, new, 1))
