"""Themes for the tests, written into a folder that takes the place of the assets."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.cards.theme import Theme
from engine.words import assets
from tests.client.cards.garden import LETTERS, SQUARE, THEME, MakeTheme


@pytest.fixture
def make_theme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MakeTheme:
    """Makes the theme `slug` whose faces of kind "plant" have the given layers at the level of detail "zoom"."""
    monkeypatch.setattr(assets, "folder", lambda: tmp_path)
    slug = f"garden-{tmp_path.name}"

    def make(*layers: str, theme: str = THEME, faces: str = LETTERS, size: str = "[300, 420]") -> Theme:
        for folder in ("themes", f"art/{slug}"):
            (tmp_path / folder).mkdir(parents=True, exist_ok=True)
        (tmp_path / "art" / slug / "square.svg").write_text(SQUARE, encoding="utf-8")
        layout = f"[faces.plant.zoom]\nsize = {size}\nlayers = [{', '.join(layers)}]\n"
        (tmp_path / "themes" / f"{slug}.toml").write_text(theme.format(slug=slug), encoding="utf-8")
        (tmp_path / "themes" / f"{slug}-faces.toml").write_text(faces + layout, encoding="utf-8")
        Theme.forget()
        return Theme.load(slug)

    return make
