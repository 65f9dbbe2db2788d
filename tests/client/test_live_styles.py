"""Theme and palette apply to every open page and table at once, and completely."""

from __future__ import annotations

import pygame
import pytest

from client.art import legibility, palette
from client.cards import seat_colors
from client.cards.theme import Theme
from client.commands import screenshot
from client.commands.screenshot import MATCH_SCENES, SCENES, settle
from client.shell.app import App
from client.shell.scene import ManualClock
from engine.games import slugs

CHANGES = [
    ("shell", "dark"),
    ("shell", "contrast"),
    ("seat_colors", "safe"),
    ("seat_colors", "calm"),
    ("seat_colors", "strong"),
]
OPTIONS = {"shell": "--theme", "seat_colors": "--seat-colors"}
MENUS = [f"--scene {scene}" for scene in SCENES if scene not in MATCH_SCENES and scene != "settings"]
"""All pages without a match. The settings page shows the chosen values, so it is tested apart."""
TABLES = [
    f"--game {slug} --scene {scene}"
    for slug in slugs()
    for scene in ("table --players 3 --decisions 12", "results --players 2")
]
PAGES = [*MENUS, *TABLES, "--scene curtain"]


def opened(words: str) -> App:
    return screenshot.show(screenshot.parse([*words.split(), "--size", "1024x600"]))


def at_rest(app: App) -> pygame.Surface:
    """Apply the settings and return the picture at rest."""
    app.apply_settings()
    assert isinstance(app.clock, ManualClock) and app.scene is not None
    settle(app, app.clock)
    return app.render(app.scene)


def different(one: pygame.Surface, other: pygame.Surface) -> int:
    """Return the number of pixels that differ."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other).count()
    return one.get_width() * one.get_height() - same


@pytest.mark.sample(10)
@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change[1])
@pytest.mark.parametrize("words", PAGES)
def test_an_open_page_looks_like_one_opened_after_the_change(words: str, change: tuple[str, str]) -> None:
    name, value = change
    app = opened(words)
    scene = app.scene
    at_rest(app)
    setattr(app.settings, name, value)
    live = at_rest(app)
    assert app.scene is scene
    assert different(live, at_rest(opened(f"{words} {OPTIONS[name]} {value}"))) == 0


@pytest.mark.sample(4)
@pytest.mark.parametrize("shell", [shell for shell in palette.SHELLS if shell != "light"])
@pytest.mark.parametrize("words", MENUS)
def test_no_page_of_the_menus_keeps_letters_of_the_light_theme(words: str, shell: str) -> None:
    """Every letter is drawn in a color of the theme, or in one made of them or of a game's."""
    app = opened(words)
    light, now = palette.colors("light"), palette.colors(shell)
    foreign = {light[name] for name in ("INK", "INK_2")} - set(now.values())
    app.settings.shell = shell
    with legibility.record_texts() as recorder:
        at_rest(app)
    assert [note.words for note in recorder.notes if not note.on_card and note.color in foreign] == []


@pytest.mark.parametrize("shell", palette.SHELLS)
def test_the_bar_of_keys_has_the_color_of_the_theme(shell: str) -> None:
    app = opened("--scene settings")
    app.settings.shell = shell
    picture = at_rest(app)
    assert tuple(picture.get_at((1, picture.get_height() - 2)))[:3] == palette.rgb(palette.colors(shell)["DUSK_9"])


@pytest.mark.sample(5)
@pytest.mark.parametrize("slug", [slug for slug in slugs() if slug != "cthulhu-realms"])
@pytest.mark.parametrize("name", [name for name in seat_colors.PALETTES if name != seat_colors.USUAL])
def test_badges_spies_pegs_and_marks_at_the_table_have_the_colors_of_the_palette(slug: str, name: str) -> None:
    """The usual colors of the seats become fewer on the table, and those of the palette more. Cthulhu Realms has them
    only in shaded drawings, see `test_seat_colors`."""
    app = opened(f"--game {slug} --players 3 --decisions 12")
    usual = {tuple(palette.rgb(seat.color)) for seat in Theme.load(slug).seats[:3]}
    before = _colors(at_rest(app))
    app.settings.seat_colors = name
    after = _colors(at_rest(app))
    chosen = {palette.rgb(color) for color in seat_colors.PALETTES[name][:3]}
    assert all(after.get(color, 0) < before[color] for color in (usual - chosen) & before.keys())
    assert all(after.get(color, 0) > before.get(color, 0) for color in chosen - usual if usual & before.keys())


def _colors(picture: pygame.Surface) -> dict[tuple[int, ...], int]:
    """Return how often each color occurs."""
    found: dict[tuple[int, ...], int] = {}
    pixels = pygame.image.tobytes(picture, "RGB")
    for at in range(0, len(pixels), 3):
        color = pixels[at], pixels[at + 1], pixels[at + 2]
        found[color] = found.get(color, 0) + 1
    return found


@pytest.mark.sample(1)
@pytest.mark.parametrize("scale", [150, 200])
def test_text_size_applies_to_an_open_table_at_once(scale: int) -> None:
    app = opened("--game nefarious --players 3 --decisions 12")
    scene = app.scene
    at_rest(app)
    app.settings.text_scale = scale
    live = at_rest(app)
    assert app.scene is scene
    assert different(live, at_rest(opened(f"--game nefarious --players 3 --decisions 12 --text-scale {scale}"))) == 0
