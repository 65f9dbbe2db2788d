from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.art.assets import AssetMissing
from client.sound import catalog
from client.sound.player import Player
from engine.store.settings import Settings


@pytest.fixture
def device() -> None:
    """The dummy sound device, opened by whoever plays and closed at the end."""
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.mark.usefixtures("device")
def test_a_sound_is_played_at_the_volume_of_the_settings() -> None:
    player = Player(Settings(volume_master=50, volume_effects=50), threaded=False)
    assert player.play("card")
    assert player.volume == 0.25
    assert pygame.mixer.get_busy()


@pytest.mark.usefixtures("device")
def test_at_volume_zero_no_device_is_opened() -> None:
    player = Player(Settings(volume_effects=0), threaded=False)
    assert not player.play("card")
    assert pygame.mixer.get_init() is None


@pytest.mark.usefixtures("device")
def test_a_dozen_cards_at_once_are_one_noise() -> None:
    player = Player(Settings(), threaded=False)
    heard = [player.play("card", now) for now in (100, 110, 120, 200)]
    assert heard == [True, False, False, True]


def test_without_a_device_there_is_one_remark_and_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = []

    def fail(*_arguments: object, **_names: object) -> None:
        tries.append(1)
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "get_init", lambda: None)
    monkeypatch.setattr(pygame.mixer, "init", fail)
    player = Player(Settings(), threaded=False)
    assert not player.play("card")
    assert not player.play("coin")
    assert player.remark == "There is no sound: no audio device."
    assert len(tries) == 1


@pytest.mark.usefixtures("device")
@pytest.mark.parametrize("name", catalog.NAMES)
def test_every_sound_can_be_played(name: str) -> None:
    player = Player(Settings(), threaded=False)
    assert player.play(name)
    assert player.remark == ""


@pytest.mark.usefixtures("device")
def test_a_missing_file_is_remarked_on_once_and_the_others_are_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    found = catalog.file_of

    def sought(name: str) -> Path:
        if name in ("coin", "token"):
            raise AssetMissing(f"The data file sounds/{name}.wav is missing.")
        return found(name)

    monkeypatch.setattr(catalog, "file_of", sought)
    player = Player(Settings(), threaded=False)
    assert not player.play("coin")
    assert not player.play("token")
    assert player.remark == "The data file sounds/coin.wav is missing."
    assert player.play("card")


@pytest.mark.usefixtures("device")
def test_a_damaged_file_is_remarked_on_and_not_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "coin.wav").write_bytes(b"not a sound")
    monkeypatch.setattr(catalog, "file_of", lambda name: tmp_path / f"{name}.wav")
    player = Player(Settings(), threaded=False)
    assert not player.play("coin")
    assert player.remark.startswith("The data file sounds/coin.wav cannot be read: ")


def test_an_unknown_sound_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        Player(Settings(), threaded=False).play("trombone")


@pytest.mark.usefixtures("device")
def test_in_a_thread_the_sound_is_read_once_and_then_ready() -> None:
    player = Player(Settings())
    assert player.play("token")
    player.stop()
    player.join()
    assert player.play("token", 1000)
