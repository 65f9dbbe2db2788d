from __future__ import annotations

from collections.abc import Callable

import pytest

from client.art import fonts
from client.cards.theme import Chit, FaceGlow, Theme
from client.look.schema import ThemeProblem
from engine import games
from engine.words import assets
from tests.client.cards.garden import LETTERS, THEME, MakeTheme


def test_what_the_table_needs_is_found_by_its_use(make_theme: MakeTheme) -> None:
    theme = make_theme()
    assert theme.color("sky") == "#3060c0"
    assert theme.font("plate-name") == ("saira-700", 27)
    assert theme.typeface("plain") == "barlow-500"
    assert theme.size("plate") == 382
    assert theme.icon("gain") == theme.art("square") == f"art/{theme.slug}/square.svg"
    assert [seat.key for seat in theme.seats] == ["rose", "leaf"]
    assert theme.seat("leaf").text == "#f0f0e0"
    assert theme.chits == (Chit(5, "square", 1),)
    assert theme.glows["playable"] == FaceGlow("#00ff00", 6, 8, 0.8)
    assert theme.veils["spent"].opacity == 0.5
    assert theme.shadows["resting"].drop == 6
    assert theme.pills["unaffordable"].edge == "#3060c0"
    assert theme.kinds() == ("plant",) and theme.details("plant") == ("zoom",)


def test_an_icon_is_found_however_its_words_are_joined(make_theme: MakeTheme) -> None:
    theme = make_theme()
    assert theme.icon("per_hand") == theme.icon("per-hand")


@pytest.mark.parametrize(
    "ask",
    [
        lambda theme: theme.color("mauve"),
        lambda theme: theme.font("mauve"),
        lambda theme: theme.typeface("mauve"),
        lambda theme: theme.size("mauve"),
        lambda theme: theme.icon("mauve"),
        lambda theme: theme.seat("mauve"),
        lambda theme: theme.glows["mauve"],
        lambda theme: theme.veils["mauve"],
        lambda theme: theme.shadows["mauve"],
        lambda theme: theme.pills["mauve"],
        lambda theme: theme.layout("mauve", "zoom"),
        lambda theme: theme.layout("plant", "mauve"),
    ],
)
def test_a_name_the_theme_does_not_have_is_named_with_the_file(
    make_theme: MakeTheme, ask: Callable[[Theme], object]
) -> None:
    theme = make_theme()
    with pytest.raises(ThemeProblem, match=rf"{theme.slug}\.toml.*'mauve'"):
        ask(theme)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('sky = "#3060c0"', 'sky = "blue"', "palette: sky should be #rrggbb"),
        ('sky = "#3060c0"', "sky = 3", "palette: sky should be text, not 3"),
        ('bold = "saira-700"', 'bold = "arial"', "typefaces: bold should be one of the fonts"),
        ('face = "bold", size = 27', 'face = "heavy", size = 27', "plate-name: face should be one of the typefaces"),
        ("plate = 382", 'plate = "wide"', "sizes: plate should be a number, not 'wide'"),
        ('shape = "circle"', "", "seats 1: shape is missing"),
        ("value = 5", "valeu = 5", "chits 1: value is missing"),
        ("rim = 6", "rim = 6, brim = 6", "glows, playable: brim is not known"),
        ('name = "Garden"', 'name = "Garden"\nnmae = "Garden"', "nmae is not known here"),
        ("[palette]", "[palette", "isn't valid TOML"),
        ("value = 5", "value = 0x" + "f" * 4000, "a number or word of more than 100 characters"),
        ("value = 5", "value = " + "[" * 2000, "nested too deeply"),
        ("value = 5", ".".join("v" * 9) + " = 5", "a key of more than 6 parts"),
    ],
)
def test_a_mistake_in_the_theme_names_file_and_key(make_theme: MakeTheme, old: str, new: str, words: str) -> None:
    assert old in THEME
    with pytest.raises(ThemeProblem) as problem:
        make_theme(theme=THEME.replace(old, new, 1))
    message = str(problem.value)
    assert words in message and message.startswith("themes/garden-") and "\n" not in message


@pytest.mark.parametrize(
    ("layer", "words"),
    [
        ('{ draw = "picture" }', "faces, plant, zoom, layers 1: draw should be one of image, shape"),
        ('{ draw = "image", box = [0, 0, 1, 1] }', "layers 1: art is missing"),
        ('{ draw = "image", art = "square", box = [0, 0, 1] }', "layers 1: box should be a list of 4 numbers"),
        ('{ draw = "shape", box = [0, 0, 1, 1], fill = "pink" }', "fill should be #rrggbb or a color of the palette"),
        ('{ draw = "shape", box = [0, 0, 1, 1], colour = "ink" }', "layers 1: colour is not known here"),
        ('{ draw = "text", text = "x", face = "bold", size = [9], color = "ink", box = [0, 0, 1, 1] }', "size should"),
    ],
)
def test_a_mistake_in_a_layer_names_its_place(make_theme: MakeTheme, layer: str, words: str) -> None:
    with pytest.raises(ThemeProblem) as problem:
        make_theme(layer)
    assert words in str(problem.value) and "-faces.toml" in str(problem.value)


def test_plain_sentences_need_a_style(make_theme: MakeTheme) -> None:
    with pytest.raises(ThemeProblem, match="letters needs the style rule"):
        make_theme(faces=LETTERS.replace("rule =", "law ="))


def test_a_level_of_detail_may_be_like_another(make_theme: MakeTheme) -> None:
    extra = '[faces.stone.zoom]\nlayers = []\n[faces.stone.hand]\nlike = "zoom"\n'
    theme = make_theme(faces=LETTERS + extra)
    assert theme.layout("stone", "hand") is theme.layout("stone", "zoom")
    with pytest.raises(ThemeProblem, match="like should be a level of detail above this one"):
        make_theme(faces=LETTERS + '[faces.stone.zoom]\nlike = "hand"\n')


def test_a_game_without_a_theme_is_told_which_file_is_missing() -> None:
    with pytest.raises(assets.AssetMissing, match="themes/no-such-game.toml"):
        Theme.load("no-such-game")


def test_flavor_is_the_same_for_the_same_card(make_theme: MakeTheme) -> None:
    theme = make_theme(faces=LETTERS + '[choices]\nscale = ["1:7", "2:1", "1:99"]\n')
    assert theme.choices("kraken") == theme.choices("kraken")
    assert {theme.choices(f"card-{number}")["scale"] for number in range(40)} == {"1:7", "2:1", "1:99"}


@pytest.mark.parametrize("slug", games.slugs())
class TestEveryGame:
    """What the table counts on in the theme of every game."""

    def test_its_theme_can_be_read(self, slug: str) -> None:
        assert Theme.load(slug).name

    def test_every_drawing_it_names_is_there(self, slug: str) -> None:
        theme = Theme.load(slug)
        names = [art for seat in theme.seats for art in seat.art.values()] + [chit.art for chit in theme.chits]
        assert [name for name in names if not assets.exists(theme.art(name))] == []

    def test_seats_differ_in_color_and_shape(self, slug: str) -> None:
        seats = Theme.load(slug).seats
        assert len(seats) >= 2
        assert len({seat.color for seat in seats}) == len({seat.shape for seat in seats}) == len(seats)

    def test_chits_are_listed_from_the_largest(self, slug: str) -> None:
        values = [chit.value for chit in Theme.load(slug).chits]
        assert values == sorted(values, reverse=True)

    def test_its_fonts_are_to_be_had(self, slug: str) -> None:
        theme = Theme.load(slug)
        for role in ("plate-name", "prompt", "log", "button"):
            assert theme.font(role)[0] in fonts.KEYS
