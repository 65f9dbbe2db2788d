"""A new piece of furniture is a folder, an object of a map and a section of a theme; nothing else knows of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import client.table.furniture as pieces
from client.cards.theme import Theme
from client.layout import map as maps
from client.layout.arrange import arrange
from client.layout.map import MapProblem, TableMap
from client.table.picture import registry
from client.table.picture.look import TableLook
from client.table.picture.painter import TablePainter
from engine.kernel.state.state import TURN
from engine.words import assets
from tests.client.table.laying import GAME, SLUG, SMALL, played

OBJECT = """<object id="9001" name="corner" type="signpost" x="40" y="300" width="180" height="90">
 <properties><property name="color" value="#2040C0"/></properties></object></objectgroup>"""
CACHES = (registry.names, registry.furniture, registry.kind, registry.load, registry.of_theme, TableLook.load)


def forget() -> None:
    for cached in CACHES:
        cached.cache_clear()


@pytest.fixture
def assets_with_signpost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The assets with a signpost on a map and in a theme, and its folder beside the others."""
    own = tmp_path / "assets"
    shutil.copytree(assets.folder(), own, ignore=shutil.ignore_patterns("sounds", "music"))
    table, theme = own / f"tables/{SLUG}-2.tmx", own / f"themes/{SLUG}-table.toml"
    before, _, after = table.read_text(encoding="utf-8").rpartition("</objectgroup>")
    table.write_text(before + OBJECT + after, encoding="utf-8")
    text = theme.read_text(encoding="utf-8")
    theme.write_text(f'{text}\n[signposts.corner]\nwords = "Turn {{turn}}"\n', encoding="utf-8")
    monkeypatch.setattr(assets, "folder", lambda: own)
    folder = str(Path(__file__).parent / "pieces")
    monkeypatch.setattr(pieces, "__path__", [*pieces.__path__, folder])
    forget()
    yield
    forget()


def the_map() -> TableMap:
    return registry.load(SLUG, 2)


def drawn(turn: int) -> pygame.Surface:
    view = played(2, 0).view(0)
    view.values[TURN] = turn
    table = the_map()
    painter = TablePainter(Theme.load(SLUG), table, GAME, SMALL)
    return painter.static_layer(view, ("Ada", "Ben")).copy()


@pytest.mark.usefixtures("assets_with_signpost")
def test_a_signpost_stands_on_the_table_and_says_the_turn() -> None:
    first, later = drawn(1), drawn(7)
    place = arrange(played(2, 0).view(0), the_map(), SMALL, 0).rects["signpost"]
    assert first.get_at((place.left + 8, place.centery))[:3] == (0x20, 0x40, 0xC0)
    told = [pygame.image.tobytes(picture.subsurface(place), "RGB") for picture in (first, later)]
    assert told[0] != told[1]


@pytest.mark.usefixtures("assets_with_signpost")
def test_its_layer_lies_among_those_of_the_table() -> None:
    found = registry.at_table(the_map(), SLUG)
    assert any(piece is registry.furniture("signpost") for piece in found)


def test_without_its_folder_the_map_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "own-2.tmx"
    before, _, after = assets.path(f"tables/{SLUG}-2.tmx").read_text(encoding="utf-8").rpartition("</objectgroup>")
    file.write_text(before + OBJECT + after, encoding="utf-8")
    with pytest.raises(MapProblem, match="signpost 'corner'.*its type should be one of"):
        maps.read(file, registry.kind, registry.types)
