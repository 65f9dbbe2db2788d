"""Settings survive a restart, a typing mistake and a broken file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.store.files.atomic import Unwritable
from engine.store.player.settings import FILE_NAME, Settings
from tests.forbidden import forbid

SHORT = st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=200)


def _write(folder: Path, entries: dict[str, Any]) -> None:
    (folder / FILE_NAME).write_text(json.dumps(entries), encoding="utf-8")


def test_without_a_file_everything_is_at_its_default_and_nothing_is_said(tmp_path: Path) -> None:
    settings = Settings.load(tmp_path)
    assert settings == Settings()
    assert settings.remarks == []
    assert list(tmp_path.iterdir()) == []


def test_what_is_saved_comes_back(tmp_path: Path) -> None:
    settings = Settings.load(tmp_path / "config")
    settings.window_mode = "full"
    settings.window_size = (1920, 1080)
    settings.window_position = (-1920, 40)
    settings.text_scale = 175
    settings.last_game = "some-game"
    settings.last_setup = {"some-game": {"seats": ["Zoë", "Иван"], "twists": 2}}
    settings.save()
    again = Settings.load(tmp_path / "config")
    assert again == settings
    assert again.remarks == []


@given(
    animation=st.sampled_from(["read", "normal", "fast", "off"]),
    numbers=st.tuples(st.integers(0, 100), st.integers(0, 3000), st.integers(0, 500)),
    game=SHORT,
    setup=st.dictionaries(SHORT, st.dictionaries(SHORT, st.none() | st.booleans() | SHORT)),
)
def test_any_allowed_value_survives_a_restart(
    tmp_path: Path, animation: str, numbers: tuple[int, int, int], game: str, setup: dict[str, Any]
) -> None:
    settings = Settings(folder=tmp_path, animation=animation, last_game=game, last_setup=setup)
    settings.volume_effects, settings.computer_delay_ms, settings.hover_delay_ms = numbers
    settings.save()
    assert Settings.load(tmp_path) == settings


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("window_mode", "tiny"),
        ("window_size", [1280]),
        ("window_size", ["1280", "720"]),
        ("window_size", [0, 720]),
        ("window_position", "left"),
        ("animation", 3),
        ("text_scale", 99),
        ("text_scale", 201),
        ("text_scale", 150.5),
        ("volume_master", 101),
        ("volume_effects", True),
        ("reduced_motion", 1),
        ("computer_delay_ms", 3001),
        ("step_mode", "yes"),
        ("hover_delay_ms", -1),
        ("easy_letters", "no"),
        ("quips", 0),
        ("last_setup", {"game": 5}),
        ("last_game", 7),
    ],
)
def test_a_bad_value_is_replaced_by_the_default_with_one_sentence(tmp_path: Path, name: str, value: object) -> None:
    _write(tmp_path, {name: value})
    settings = Settings.load(tmp_path)
    assert getattr(settings, name) == getattr(Settings(), name)
    assert len(settings.remarks) == 1
    assert settings.remarks[0].startswith(f"{FILE_NAME}: {name} must be ")


def test_one_bad_value_does_not_cost_the_good_ones(tmp_path: Path) -> None:
    _write(tmp_path, {"text_scale": "huge", "animation": "fast"})
    settings = Settings.load(tmp_path)
    assert (settings.text_scale, settings.animation) == (100, "fast")
    assert settings.remarks == [
        "settings.json: text_scale must be a whole number from 100 to 200. 100 is used instead."
    ]


def test_entries_of_a_newer_version_are_kept(tmp_path: Path) -> None:
    _write(tmp_path, {"ray_tracing": {"depth": 3}, "animation": "fast"})
    settings = Settings.load(tmp_path)
    assert settings.remarks == []
    settings.animation = "off"
    settings.save()
    entries = json.loads((tmp_path / FILE_NAME).read_text(encoding="utf-8"))
    assert entries["ray_tracing"] == {"depth": 3}
    assert entries["animation"] == "off"


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe\x00", b"[]", b"null", b"[" * 100_000, b'{"text_scale": ' + b"9" * 5000 + b"}", b" " * 2**21],
)
def test_a_broken_file_is_kept_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    settings = Settings.load(tmp_path)
    assert settings == Settings()
    assert settings.remarks == [
        "settings.json is damaged, so all settings are at their defaults. "
        "The old file is kept as settings.json.damaged."
    ]
    assert (tmp_path / "settings.json.damaged").read_bytes() == content


def test_a_folder_in_the_place_of_the_file_is_no_reason_to_stop(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    settings = Settings.load(tmp_path)
    assert settings == Settings()
    assert len(settings.remarks) == 1
    with pytest.raises(Unwritable, match=r"^Can't save your settings .*\.$"):
        settings.save()


def test_settings_without_a_folder_are_never_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Settings(text_scale=200).save()
    assert list(tmp_path.iterdir()) == []


# --- two programs, and a file that cannot be read now -----------------------------------------------------------------


def test_a_settings_file_that_is_a_link_stays_one(tmp_path: Path) -> None:
    kept, settings = tmp_path / "dotfiles" / "mine", Settings.load(tmp_path)
    settings.own_name = "Ben"
    settings.save()
    [file] = tmp_path.iterdir()
    kept.parent.mkdir()
    file.rename(kept)
    file.symlink_to(kept)
    settings = Settings.load(tmp_path)
    settings.own_name = "Ada"
    settings.save()
    assert file.is_symlink() and "Ada" in kept.read_text(encoding="utf-8")


def test_two_programs_keep_what_each_has_changed(tmp_path: Path) -> None:
    Settings(folder=tmp_path, last_setup={"old": {"seats": 2}}, last_watch={"gone": {}}).save()
    first, second = Settings.load(tmp_path), Settings.load(tmp_path)
    first.animation = "fast"
    first.last_setup["one"] = {"seats": 3}
    del first.last_watch["gone"]
    first.save()
    second.text_scale = 150
    second.last_setup["two"] = {"seats": 4}
    second.last_setup["old"]["seats"] = 5
    second.save()
    first.save()
    both = Settings.load(tmp_path)
    assert (both.animation, both.text_scale) == ("fast", 150)
    assert both.last_setup == {"old": {"seats": 5}, "one": {"seats": 3}, "two": {"seats": 4}}
    assert both.last_watch == {}


def test_the_one_that_changed_a_setting_last_has_its_way(tmp_path: Path) -> None:
    first, second = Settings.load(tmp_path), Settings.load(tmp_path)
    first.volume_effects, second.volume_effects = 10, 20
    first.save()
    second.save()
    assert Settings.load(tmp_path).volume_effects == 20
    first.volume_effects = 30
    first.save()
    assert Settings.load(tmp_path).volume_effects == 30


def test_settings_that_cannot_be_read_now_are_never_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Settings(folder=tmp_path, text_scale=150, last_game="some-game").save()
    before = (tmp_path / FILE_NAME).read_bytes()
    with monkeypatch.context() as held:
        forbid(held, tmp_path / FILE_NAME)
        settings = Settings.load(tmp_path)
        assert settings == Settings()
        assert settings.remarks == [
            "Can't read settings.json: Permission denied. All settings are at their defaults until it can be read. "
            "The file stays as it is."
        ]
        settings.animation = "fast"
        with pytest.raises(Unwritable, match=r"^Can't save your settings .* settings\.json: Permission denied\.$"):
            settings.save()
    assert [file.name for file in tmp_path.iterdir()] == [FILE_NAME]
    assert (tmp_path / FILE_NAME).read_bytes() == before
    settings.save()
    later = Settings.load(tmp_path)
    assert (later.text_scale, later.last_game, later.animation) == (150, "some-game", "fast")


def test_a_folder_of_settings_that_cannot_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forbid(monkeypatch, tmp_path)
    settings = Settings.load(tmp_path)
    assert len(settings.remarks) == 1 and "Permission denied" in settings.remarks[0]
    with pytest.raises(Unwritable):
        settings.save()


def test_a_file_that_was_damaged_meanwhile_is_kept_aside_before_it_is_written_anew(tmp_path: Path) -> None:
    settings = Settings.load(tmp_path)
    settings.save()
    (tmp_path / FILE_NAME).write_bytes(b"{")
    settings.animation = "read"
    settings.save()
    assert (tmp_path / "settings.json.damaged").read_bytes() == b"{"
    assert Settings.load(tmp_path).animation == "read"


def test_the_file_of_the_present_version_is_taken_over(tmp_path: Path) -> None:
    _write(
        tmp_path,
        {
            "window_mode": "full",
            "window_size": [1920, 1080],
            "window_position": None,
            "text_scale": 120,
            "last_setup": {"nefarious": {"seats": [["Ann", "human"]]}},
            "later": [1],
        },
    )
    settings = Settings.load(tmp_path)
    assert settings.remarks == []
    settings.quips = False
    settings.save()
    entries = json.loads((tmp_path / FILE_NAME).read_text(encoding="utf-8"))
    assert (entries["window_size"], entries["text_scale"], entries["quips"]) == ([1920, 1080], 120, False)
    assert (entries["last_setup"], entries["later"]) == ({"nefarious": {"seats": [["Ann", "human"]]}}, [1])
