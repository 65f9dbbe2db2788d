from __future__ import annotations

import pygame
import pytest

from client.art import cache, svg
from client.art.svg_parts import parts
from engine.words import assets

ROOT = '<svg viewBox="0 0 60 40">'
SKY = '<rect x="0" y="0" width="60" height="40" fill="#3060c0"/>'
SUN = '<circle cx="40" cy="12" r="8" fill="#ffd040" fill-opacity="0.5"/>'
HILLS = "".join(f'<ellipse cx="{x}" cy="40" rx="12" ry="14" fill="#30a0{x:02d}"/>' for x in range(10, 60, 4))
MOVED = f'<g transform="translate(4 -3)">{HILLS}</g>'


def drawn(source: str) -> pygame.Surface:
    picture = pygame.Surface((120, 80))
    picture.blit(svg.draw(source, (120, 80), ()), (0, 0))
    return picture


def difference(first: pygame.Surface, second: pygame.Surface) -> int:
    """The largest difference of a color of any pixel."""
    pairs = zip(pygame.image.tobytes(first, "RGB"), pygame.image.tobytes(second, "RGB"), strict=True)
    return max(abs(one - other) for one, other in pairs)


@pytest.mark.parametrize(
    "body",
    [
        SKY + SUN + HILLS,
        SKY + MOVED + SUN,
        f"<g>{SKY}{MOVED}</g>{SUN}",
        f'{SKY}<g id="hills" stroke="#102030" stroke-linejoin="round">{MOVED}</g>{SUN}',
    ],
)
def test_parts_over_each_other_are_the_whole_drawing(screen: pygame.Surface, body: str) -> None:
    source = f"{ROOT}{body}</svg>"
    several = parts(source, 200)
    assert len(several) > 2
    picture = pygame.Surface((120, 80))
    for part in several:
        picture.blit(drawn_clear(part), (0, 0))
    assert difference(picture, drawn(source)) <= 4
    assert difference(drawn(several[0]), drawn(source)) > 40


def drawn_clear(source: str) -> pygame.Surface:
    return svg.draw(source, (120, 80), ())


@pytest.mark.parametrize(
    "body",
    ['<linearGradient id="a"/><rect width="9" height="9" fill="url(#a)"/>' + HILLS, f'<g opacity="0.5">{HILLS}</g>'],
)
def test_what_belongs_together_is_not_parted(body: str) -> None:
    source = f"{ROOT}{body}</svg>"
    assert parts(source, 200) == [source]


def test_a_small_drawing_stays_as_it_is() -> None:
    source = f"{ROOT}{SKY}{SUN}</svg>"
    assert parts(source, 1000) == [source]


def test_a_large_drawing_made_ahead_is_the_one_that_is_shown(screen: pygame.Surface) -> None:
    folder = assets.folder()
    file = max((folder / "art").rglob("*.svg"), key=lambda file: file.stat().st_size)
    name = file.relative_to(folder).as_posix()
    cache.clear_all()
    wanted = svg.image(name, 90).copy()
    cache.clear_all()
    height = wanted.get_height()
    steps = len(list(svg.drawn_ahead(name, 90, height)))
    assert steps > 1
    assert list(svg.drawn_ahead(name, 90, height)) == []
    white = [pygame.Surface(wanted.get_size()) for _ in range(2)]
    for ground, picture in zip(white, (wanted, svg.image(name, 90)), strict=True):
        ground.fill("#ffffff")
        ground.blit(picture, (0, 0))
    assert difference(*white) <= 16
