"""Pictures of players' own cards: any words of the lists give a picture, in the colors that were chosen."""

from __future__ import annotations

import pygame
import pytest

from client.cards import picture
from engine.kernel.cards.card_picture import BACKDROPS, COLORS, THINGS

GNOME = {"backdrop": "dusk", "backdrop_color": "plum", "thing": "gnome", "thing_color": "red"}


def has_color(surface: pygame.Surface, color: str) -> bool:
    mask = pygame.mask.from_threshold(surface, pygame.Color(color), (6, 6, 6, 255))
    return mask.count() > 20


def test_every_word_has_a_name_and_can_be_drawn(screen: pygame.Surface) -> None:
    parts = picture.parts()
    assert set(parts.colors) == set(COLORS)
    for place in BACKDROPS:
        assert parts.backdrops[place]
        assert picture.backdrop(place, "blue", 90, 64).get_size() == (90, 64)
    for thing in THINGS:
        assert parts.things[thing]
        assert picture.thing(thing, "green", 40).get_size() == (40, 40)


@pytest.mark.parametrize("color", COLORS)
def test_the_thing_wears_the_color_that_was_chosen(screen: pygame.Surface, color: str) -> None:
    drawn = picture.draw({**GNOME, "thing_color": color, "backdrop_color": "teal"}, 180, 128)
    assert has_color(drawn, picture.parts().colors[color].thing[0])
    assert has_color(drawn, picture.parts().colors["teal"].backdrop[0])


def test_no_color_of_a_drawing_is_left_where_another_was_chosen(screen: pygame.Surface) -> None:
    drawn = picture.draw({**GNOME, "thing_color": "blue"}, 180, 128)
    assert not any(has_color(drawn, tone) for tone in picture.parts().ink)


@pytest.mark.parametrize("size", [(180, 128), (128, 180), (300, 90), (40, 40)])
def test_a_picture_fills_any_box(screen: pygame.Surface, size: tuple[int, int]) -> None:
    drawn = picture.draw({**GNOME, "second": "star", "second_color": "yellow"}, *size)
    assert drawn.get_size() == size
    assert pygame.mask.from_surface(drawn).count() == size[0] * size[1]


def test_a_second_thing_shows_beside_the_first(screen: pygame.Surface) -> None:
    alone = picture.draw(GNOME, 180, 128)
    two = picture.draw({**GNOME, "second": "pumpkin", "second_color": "orange"}, 180, 128)
    tone = picture.parts().colors["orange"].thing[0]
    assert not has_color(alone, tone)
    assert has_color(two, tone)


def test_an_unknown_word_is_refused(screen: pygame.Surface) -> None:
    with pytest.raises((KeyError, FileNotFoundError)):
        picture.draw({**GNOME, "thing": "submarine"}, 90, 64)
