"""Suits can be told apart by everybody, where a player asks for that; their signs tell them apart in any case.

How near the two nearest suits of a game lie (in CIELAB) for usual eyes, protanopia, deuteranopia and tritanopia:

    Cthulhu Realms, frames               usual colors 31, 13, 7, 11     told apart 41, 31, 26, 24
    Nasty Neighbours, edges              usual colors 42, 4, 11, 16     told apart 49, 22, 23, 22
    Runes & Regulations, Creatures       usual colors 39, 11, 10, 13    told apart 41, 22, 22, 22
    Garage Sale, goods                   usual colors 14, 6, 7, 4       told apart 27, 24, 22, 22

Nefarious has no suits: all its inventions are drawn on one blueprint. What is no Creature in Runes & Regulations has a
layout of its own.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

import pytest

from client.art.paint import contrast
from client.cards import seat_colors
from client.cards.compositor import FaceCompositor
from client.cards.theme import Theme
from client.commands.cards import faces_in_color
from client.look.schema import ThemeProblem
from engine import games
from tests.client.cards.garden import THEME, MakeTheme
from tests.client.cards.test_seat_colors import EYES, lab

SUITS = {
    "cthulhu-realms": ["mid-green", "mid-yellow", "mid-purple", "mid-black"],
    "nasty-neighbours": ["edge-blue", "edge-brown", "edge-green", "edge-red", "edge-yellow"],
    "runes-and-regulations": ["edge-dragon", "edge-unicorn", "edge-pegasus", "edge-griffin", "edge-other"],
    "garage-sale": [f"tone-{good}" for good in ("lamp", "gnome", "radio", "skates", "cactus", "fondue", "trophy")],
}
NEAREST = 20.0
WRITTEN = {
    "cthulhu-realms": [("bone", "mid-black")],
    "nasty-neighbours": [(f"number-{suit}", f"panel-{suit}") for suit in ("blue", "brown", "green", "red", "yellow")],
    "runes-and-regulations": [
        (words, ground)
        for kind in ("dragon", "unicorn", "pegasus", "griffin", "other")
        for words, ground in ((f"accent-{kind}", "paper"), ("cream", f"accent-{kind}"))
    ],
    "garage-sale": [("ink", tone) for tone in SUITS["garage-sale"]],
}
"""Words on the colors of suits, each with what it stands on."""
FRAMES = {
    "cthulhu-realms": ("color", "black", "mid-black"),
    "nasty-neighbours": ("suit", "brown", "edge-brown"),
    "runes-and-regulations": ("species", "dragon", "edge-dragon"),
}
"""Of each game with drawn frames: a suit, as cards have it, and the color of its frame."""


@pytest.fixture(autouse=True)
def usual_colors() -> Iterator[None]:
    yield
    use(seat_colors.USUAL)


def use(name: str) -> None:
    seat_colors.use(name)
    Theme.forget()


def nearest(slug: str, eyes: str) -> float:
    points = [lab(Theme.load(slug).color(suit), EYES[eyes]) for suit in SUITS[slug]]
    return min(math.dist(one, other) for one, other in itertools.combinations(points, 2))


@pytest.mark.parametrize("slug", SUITS)
def test_the_suits_of_a_game_lie_apart_for_all_eyes(slug: str) -> None:
    usual = [nearest(slug, eyes) for eyes in EYES]
    use(seat_colors.SAFE)
    assert min(usual) < NEAREST <= min(nearest(slug, eyes) for eyes in EYES)


@pytest.mark.parametrize("slug", SUITS)
def test_words_on_the_colors_of_suits_can_be_read(slug: str) -> None:
    use(seat_colors.STRONG)
    theme = Theme.load(slug)
    assert min(contrast(theme.color(words), theme.color(ground)) for words, ground in WRITTEN[slug]) >= 4.5


@pytest.mark.parametrize("name", [seat_colors.USUAL, seat_colors.CALM])
@pytest.mark.parametrize("slug", FRAMES)
def test_drawn_frames_wear_the_color_of_their_suit(slug: str, name: str) -> None:
    use(name)
    theme, (field, suit, token) = Theme.load(slug), FRAMES[slug]
    faces = faces_in_color(games.load(slug).shows.faces(), theme)
    picture = FaceCompositor(theme).draw(next(face for face in faces if face.fields.get(field) == suit), 300, "zoom")
    border = {tuple(picture.get_at((x, y)))[:3] for x in range(14) for y in range(100, 300)}
    assert tuple(bytes.fromhex(theme.color(token)[1:])) in border


def test_a_color_that_is_not_on_the_palette_is_named_with_the_file(make_theme: MakeTheme) -> None:
    with pytest.raises(ThemeProblem, match=r"apart.*mauve"):
        make_theme(theme=THEME + '[apart.palette]\nmauve = "#800080"\n')
