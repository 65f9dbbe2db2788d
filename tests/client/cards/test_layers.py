"""What layers can say: colors, names and drawings that depend on the face, corners, icons, rules text."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from client.cards.compositor import FaceCompositor
from client.cards.face import Face, FaceLine
from client.cards.theme import Theme
from client.look.schema import ThemeProblem
from engine.words import assets
from tests.client.cards.garden import LETTERS, MakeTheme
from tests.client.cards.test_lettering import INK, RED, has_color

FACE = Face("plant", "fern", "Fern", {"species": "sky"})
SKY, PAPER = (0x30, 0x60, 0xC0, 255), (0xF0, 0xF0, 0xE0, 255)
FULL = '{ draw = "shape", box = [0, 0, 300, 420], fill = "sky" }'


def middle(theme: Theme, face: Face = FACE) -> tuple[int, int, int, int]:
    return tuple(FaceCompositor(theme).draw(face, 30, "zoom").get_at((15, 20)))


def colored(color: str) -> str:
    return f'{{ draw = "shape", box = [0, 0, 300, 420], fill = "{color}" }}'


def test_a_color_may_follow_from_the_face(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    theme = make_theme(colored("{species}"))
    assert middle(theme) == SKY
    assert middle(theme, replace(FACE, fields={"species": "paper"})) == PAPER
    with pytest.raises(ThemeProblem, match="no color 'mauve'"):
        middle(theme, replace(FACE, fields={"species": "mauve"}))


def test_kinds_and_single_cards_have_values_of_their_own(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    faces = (
        '[values]\nplant = { tone = "{species}", other = "ink" }\n[card_values]\nmoss = { tone = "paper" }\n'
    ) + LETTERS
    theme = make_theme(colored("{tone}"), faces=faces)
    assert middle(theme) == SKY
    assert middle(theme, replace(FACE, id="moss")) == PAPER
    with pytest.raises(ThemeProblem, match="values: the plant face 'fern' has nothing for '{species}'"):
        middle(theme, replace(FACE, fields={}))


def test_a_field_that_is_true_is_a_flag(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    theme = make_theme(FULL[:-1] + ', when = "collar" }')
    assert middle(theme, replace(FACE, fields={"collar": True})) == SKY
    assert middle(theme, replace(FACE, fields={"collar": False}))[3] == 0
    named = make_theme(FULL[:-1] + ', when = "has-collar" }')
    assert middle(named, replace(FACE, fields={"collar": False}))[3] == 0


@pytest.mark.parametrize("width", [60, 300])
def test_nothing_stands_out_of_the_corners(screen: pygame.Surface, make_theme: MakeTheme, width: int) -> None:
    faces = LETTERS + f"[faces.stone.zoom]\nradius = 40\nlayers = [{FULL}]\n"
    picture = FaceCompositor(make_theme(faces=faces)).draw(replace(FACE, kind="stone"), width, "zoom")
    right, bottom = picture.get_width() - 1, picture.get_height() - 1
    for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        assert picture.get_at(corner)[3] == 0
    for side in ((right // 2, 0), (0, bottom // 2), (right, bottom // 2), (right // 2, bottom)):
        assert tuple(picture.get_at(side)) == SKY


def test_an_icon_is_drawn_by_its_name_in_other_colors(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    face = replace(FACE, fields={"gives": "gain", "species": "sky"})
    layer = '{{ draw = "image", icon = "{{gives}}", box = [0, 0, 300, 420]{} }}'
    assert middle(make_theme(layer.format("")), face) == (0, 255, 0, 255)
    assert middle(make_theme(layer.format(', recolor = { "#00ff00" = "{species}" }')), face) == SKY


def test_a_drawing_needs_a_name(make_theme: MakeTheme) -> None:
    with pytest.raises(ThemeProblem, match="art is missing"):
        make_theme('{ draw = "image", box = [0, 0, 9, 9] }')


def rules(rest: str) -> str:
    return f'{{ draw = "rules", box = [20, 100, 260, 200], size = 24{rest} }}'


def drawn(theme: Theme, *sentences: FaceLine, **fields: str) -> pygame.Surface:
    return FaceCompositor(theme).draw(replace(FACE, lines=sentences, fields=fields), 300, "zoom")


def test_rules_may_hang_from_the_top_at_the_left(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    middle_ = drawn(make_theme(rules("")), FaceLine("HIH")).get_bounding_rect(60)
    hanging = drawn(make_theme(rules(', align = "left", top = true')), FaceLine("HIH")).get_bounding_rect(60)
    assert abs(middle_.centerx - 150) <= 3 and abs(middle_.centery - 200) <= 3
    assert abs(hanging.left - 20) <= 4 and hanging.top < 115


def test_plain_sentences_may_have_the_style_of_the_layer(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    theme = make_theme(rules(', style = "others"'))
    assert has_color(drawn(theme, FaceLine("Grow.")), RED)
    with pytest.raises(ThemeProblem, match="style should be one of rule, others"):
        make_theme(rules(', style = "shouted"'))


def test_a_layer_may_say_something_else_than_the_lines(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    other = drawn(make_theme(rules(', text = "{full}"')), FaceLine("Grow."), full="Grow. Then grow more.")
    plain = drawn(make_theme(rules("")), FaceLine("Grow. Then grow more."))
    assert has_color(other, INK)
    assert pygame.image.tobytes(other, "RGBA") == pygame.image.tobytes(plain, "RGBA")


def test_faces_may_lie_in_several_files(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    slug = make_theme(FULL).slug
    folder = assets.folder() / "themes"
    source = (folder / f"{slug}.toml").read_text(encoding="utf-8")
    both = source.replace(f'"{slug}-faces.toml"', f'["{slug}-faces.toml", "{slug}-small.toml"]')
    (folder / f"{slug}.toml").write_text(both, encoding="utf-8")
    small = f'[faces.plant.tile]\nlayers = [{colored("paper")}]\n[faces.stone.zoom]\nlike = "plant.zoom"\n'
    (folder / f"{slug}-small.toml").write_text(small, encoding="utf-8")
    Theme.forget()
    theme = Theme.load(slug)
    assert theme.details("plant") == ("zoom", "tile")
    assert middle(theme, replace(FACE, kind="stone")) == SKY
    assert tuple(FaceCompositor(theme).draw(FACE, 30, "tile").get_at((15, 20))) == PAPER


def test_only_a_face_above_can_be_taken_over(make_theme: MakeTheme) -> None:
    with pytest.raises(ThemeProblem, match="faces, stone, zoom: like should be a level of detail above"):
        make_theme(faces=LETTERS + '[faces.stone.zoom]\nlike = "moss.zoom"\n')


def test_a_card_without_its_drawing_keeps_everything_else(
    screen: pygame.Surface, make_theme: MakeTheme, caplog: pytest.LogCaptureFixture
) -> None:
    theme = make_theme(FULL, '{ draw = "image", art = "{id}", box = [0, 0, 300, 210] }')
    picture = FaceCompositor(theme).draw(FACE, 30, "zoom")
    assert tuple(picture.get_at((15, 10))) == tuple(picture.get_at((15, 30))) == SKY
    FaceCompositor(theme).draw(FACE, 60, "zoom")
    [sentence] = [record.getMessage() for record in caplog.records]
    assert sentence.startswith("Can't find ") and "fern.svg" in sentence
    compositor = FaceCompositor(theme)
    assert list(compositor.drawn_ahead(FACE, 30, "zoom"))
    assert tuple(compositor.draw(FACE, 30, "zoom").get_at((15, 10))) == SKY
