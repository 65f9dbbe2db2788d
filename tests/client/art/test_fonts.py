from __future__ import annotations

import logging
from pathlib import Path

import pygame
import pytest

from client.art import fonts
from client.widgets import style as style_sheet
from tests.forbidden import forbid


@pytest.fixture
def own_cache(tmp_path: Path, screen: pygame.Surface):
    before = fonts.cache_folder()
    fonts.set_cache_folder(tmp_path)
    yield tmp_path
    fonts.set_cache_folder(before)


def test_a_variable_font_is_frozen_only_once(own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bold = fonts.font("lexend-700", 40)
    files = list(own_cache.iterdir())
    assert [file.suffix for file in files] == [".ttf"]
    fonts.set_cache_folder(own_cache)
    monkeypatch.setattr(fonts, "static_data", lambda key: pytest.fail("frozen again"))
    assert fonts.font("lexend-700", 40).size("Weight") == bold.size("Weight")


def test_a_frozen_file_that_is_gone_is_made_again(own_cache: Path) -> None:
    fonts.font("lexend-700", 40)
    for file in own_cache.iterdir():
        file.unlink()
    assert fonts.font("lexend-700", 41).size("Weight")[0] > 0


def test_heavier_weights_are_wider(screen: pygame.Surface) -> None:
    assert fonts.font("lexend-800", 60).size("Neighbor")[0] > fonts.font("lexend-700", 60).size("Neighbor")[0]


def test_static_families_need_no_cache(own_cache: Path) -> None:
    for key in ("saira-600", "saira-700", "saira-800", "barlow-500", "barlow-700", "black-ops"):
        assert fonts.font(key, 20).size("Word")[0] > 0
    assert list(own_cache.iterdir()) == []


def test_small_capitals_and_lining_figures_are_made_once(own_cache: Path) -> None:
    caps, plain = fonts.font("alegreya-caps-700", 80), fonts.font("alegreya-800", 80)
    height = {text: caps.render(text, True, "#000000").get_bounding_rect().height for text in "xXh"}
    assert height["x"] == pytest.approx(height["h"], abs=3)
    assert height["x"] < height["X"]
    figures = {plain.render(figure, True, "#000000").get_bounding_rect().bottom for figure in "0137"}
    assert max(figures) - min(figures) <= 2
    assert len(list(own_cache.iterdir())) == 2


def test_a_missing_family_is_replaced_and_logged(
    own_cache: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(fonts.SOURCES, "lexend-700", fonts.Source("fontpkg_not_there", "Not.ttf", 700))
    with caplog.at_level(logging.WARNING):
        assert fonts.font("lexend-700", 20).size("Word")[0] > 0
    assert "fontpkg-not-there" in caplog.text


def test_a_read_only_cache_is_no_obstacle(own_cache: Path, caplog: pytest.LogCaptureFixture) -> None:
    blocked = own_cache / "a file"
    blocked.write_text("in the way")
    fonts.set_cache_folder(blocked / "fonts")
    assert fonts.font("lexend-700", 20).size("Word")[0] > 0
    assert "Can't keep the font" in caplog.text


def test_a_cache_that_cannot_be_read_is_no_obstacle(own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forbid(monkeypatch, own_cache)
    assert fonts.font("lexend-700", 20).size("Word")[0] > 0


def test_what_the_shell_writes_with_is_there_at_the_first_start(
    own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No other typeface stands in, and nothing is made first."""
    monkeypatch.setattr(fonts, "static_data", lambda key: pytest.fail(f"{key} has to be made"))
    for style in vars(style_sheet).values():
        if isinstance(style, style_sheet.Style):
            assert fonts.font(style.font, 20).size("Word")[0] > 0
    assert list(own_cache.iterdir()) == []


def test_the_build_gets_one_file_per_key(own_cache: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    target = tmp_path_factory.mktemp("baked")
    files = fonts.freeze_all(target, ["barlow-500", "lexend-700"])
    assert sorted(file.name for file in files) == ["barlow-500.ttf", "lexend-700.ttf"]
    assert all(pygame.font.Font(str(file), 20).size("Word")[0] > 0 for file in files)


def test_an_unknown_key_is_refused(screen: pygame.Surface) -> None:
    with pytest.raises(KeyError):
        fonts.font("comic-400", 12)
