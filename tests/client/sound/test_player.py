from __future__ import annotations

import threading
from pathlib import Path

import pygame
import pytest

from client.sound import catalog, device
from client.sound.player import SoundPlayer, sides
from engine.store.player.settings import Settings
from engine.words.assets import AssetMissing


@pytest.fixture
def speakers() -> None:
    """The dummy sound device, opened by whoever plays and closed at the end."""
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


class Recorded:
    """A device that remembers which files were read, and what was played on which channel."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.read: list[str] = []
        self.channels = [Channel() for _ in range(device.CHANNELS)]
        patch.setattr(device, "open_device", lambda: None)
        patch.setattr(pygame.mixer, "Sound", self._sound)
        patch.setattr(pygame.mixer, "Channel", lambda number: self.channels[number])

    def _sound(self, file: Path) -> Noise:
        self.read.append(file.stem)
        return Noise(file.stem)

    @property
    def heard(self) -> list[str]:
        """What is played now."""
        return [channel.busy for channel in self.channels if channel.busy]


class Noise:
    def __init__(self, name: str) -> None:
        self.name = name

    def set_volume(self, volume: float) -> None:
        self.volume = volume


class Channel:
    busy = ""
    sides = (0.0, 0.0)

    def get_busy(self) -> bool:
        return bool(self.busy)

    def play(self, sound: Noise) -> None:
        self.busy = sound.name

    def set_volume(self, left: float, right: float) -> None:
        self.sides = left, right


@pytest.fixture
def recorded(monkeypatch: pytest.MonkeyPatch) -> Recorded:
    return Recorded(monkeypatch)


@pytest.mark.usefixtures("speakers")
def test_a_sound_is_played_at_the_volume_of_the_settings() -> None:
    loud = SoundPlayer(Settings(volume_master=100, volume_effects=100), threaded=False)
    player = SoundPlayer(Settings(volume_master=50, volume_effects=100), threaded=False)
    assert player.play("card")
    assert player.volume() == pytest.approx(loud.volume() / 4)
    assert pygame.mixer.get_busy()


@pytest.mark.usefixtures("speakers")
def test_at_volume_zero_no_device_is_opened() -> None:
    player = SoundPlayer(Settings(volume_effects=0), threaded=False)
    assert not player.play("card")
    assert pygame.mixer.get_init() is None


@pytest.mark.usefixtures("speakers")
def test_voices_have_a_volume_of_their_own() -> None:
    player = SoundPlayer(Settings(volume_voices=0), threaded=False)
    assert player.play("card")
    assert not player.play("voice-dragon")


@pytest.mark.usefixtures("speakers")
def test_a_dozen_cards_at_once_are_one_noise() -> None:
    player = SoundPlayer(Settings(), threaded=False)
    heard = [player.play("card", now) for now in (100, 110, 120, 200)]
    assert heard == [True, False, False, True]


@pytest.mark.usefixtures("speakers")
def test_creatures_do_not_talk_over_each_other() -> None:
    player = SoundPlayer(Settings(), threaded=False)
    heard = [player.play(name, now) for name, now in (("voice-dragon", 100), ("voice-griffin", 400), ("bark", 800))]
    assert heard == [True, False, True]


def test_no_variation_is_heard_twice_in_a_row_and_all_of_them_are_heard(recorded: Recorded) -> None:
    player = SoundPlayer(Settings(), threaded=False)
    heard = []
    for _ in range(40):
        for channel in recorded.channels:
            channel.busy = ""
        player.play("card")
        heard += recorded.heard
    assert len(heard) == 40 and set(heard) == {"card-1", "card-2", "card-3", "card-4"}
    assert all(first != second for first, second in zip(heard, heard[1:], strict=False))
    assert set(heard[:4]) == set(heard)


def test_a_sound_comes_from_where_it_happens(recorded: Recorded) -> None:
    settings = Settings()
    player = SoundPlayer(settings, threaded=False)
    player.play("stamp", x=0.0)
    left, right = recorded.channels[device.OWN].sides
    assert left > 2 * right > 0
    settings.one_channel = True
    player.play("coin", x=0.0)
    assert recorded.channels[device.OWN + 1].sides == (1.0, 1.0)


def test_left_and_right_mirror_each_other() -> None:
    assert sides(0.2) == pytest.approx(sides(0.8)[::-1])
    assert sides(0.5) == (1.0, 1.0)


def test_of_heavy_sounds_only_two_are_heard_and_the_newer_ones_go_on(recorded: Recorded) -> None:
    player = SoundPlayer(Settings(), threaded=False)
    for name in ("stamp", "slam", "hurt"):
        assert player.play(name)
    assert [name.rpartition("-")[0] for name in sorted(recorded.heard)] == ["hurt", "slam"]


def test_however_much_is_heard_there_is_room_for_what_weighs_more(recorded: Recorded) -> None:
    player = SoundPlayer(Settings(), threaded=False)
    for name in ("card", "lift", "coin", "place", "bin", "leaves", "turn", "refuse") * 9:
        player.play(name)
    before = recorded.heard
    assert player.play("stamp")
    assert set(before) < set(recorded.heard)


def test_nothing_is_heard_while_another_window_has_the_focus(recorded: Recorded) -> None:
    settings = Settings()
    player = SoundPlayer(settings, threaded=False)
    player.focus(False)
    assert not player.play("card")
    player.focus(True)
    assert player.play("card")
    settings.background_sound = True
    player.focus(False)
    assert player.play("coin")


def test_without_a_device_there_is_one_remark_and_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = []

    def fail(*_arguments: object, **_names: object) -> None:
        tries.append(1)
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "get_init", lambda: None)
    monkeypatch.setattr(pygame.mixer, "init", fail)
    player = SoundPlayer(Settings(), threaded=False)
    assert not player.play("card")
    assert not player.play("coin")
    assert player.remark == "No sound: no audio device."
    assert len(tries) == 1


@pytest.mark.usefixtures("speakers")
@pytest.mark.parametrize("name", catalog.effects())
def test_every_sound_can_be_played_in_all_its_variations(name: str) -> None:
    player = SoundPlayer(Settings(), threaded=False)
    for variation in range(1, catalog.effects()[name].variations + 1):
        assert player.play(name, variation=variation)
    assert player.remark == ""


@pytest.mark.usefixtures("speakers")
def test_a_missing_file_is_remarked_on_once_and_the_others_are_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    found = catalog.file_of

    def sought(name: str, variation: int) -> Path:
        if name in ("coin", "token"):
            raise AssetMissing(f"The data file sounds/{name} is missing.")
        return found(name, variation)

    monkeypatch.setattr(catalog, "file_of", sought)
    player = SoundPlayer(Settings(), threaded=False)
    assert not player.play("coin")
    assert not player.play("token")
    assert player.remark == "The data file sounds/coin is missing."
    assert player.play("card")


@pytest.mark.usefixtures("speakers")
def test_a_damaged_file_is_remarked_on_and_not_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "coin.ogg").write_bytes(b"not a sound")
    monkeypatch.setattr(catalog, "file_of", lambda name, _: tmp_path / f"{name}.ogg")
    player = SoundPlayer(Settings(), threaded=False)
    assert not player.play("coin", variation=1)
    assert player.remark.startswith("Can't read the sound file sounds/coin-1.ogg: ")


def test_an_unknown_sound_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        SoundPlayer(Settings(), threaded=False).play("trombone")


@pytest.mark.usefixtures("speakers")
def test_in_a_thread_the_sound_is_read_once_and_then_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    reads, found, was_read = [], catalog.file_of, threading.Event()

    def read(name: str, number: int) -> Path:
        reads.append(name)
        was_read.set()
        return found(name, number)

    monkeypatch.setattr(catalog, "file_of", read)
    player = SoundPlayer(Settings())
    assert player.play("token", variation=1)
    assert was_read.wait(20)
    assert player.play("token", 1000, variation=1)
    player.close()
    assert reads == ["token"]


@pytest.mark.usefixtures("speakers")
def test_closing_waits_for_the_thread_in_the_mixer_and_drops_what_it_has_not_begun() -> None:
    """`pygame.mixer.quit` frees the channel table under a thread that plays, so none may be left in there."""
    device.open_device()
    done: list[str] = []
    inside = threading.Event()
    worker = device.SoundWorker("slow disk", threaded=True)

    def read_slowly() -> None:
        inside.set()
        while not worker.ending:
            threading.Event().wait(0.001)
        done.append(f"mixer open: {bool(pygame.mixer.get_init())}")

    worker.do(read_slowly)
    worker.do(lambda: done.append("the next job"))
    assert inside.wait(20)
    device.close_device()
    assert done == ["mixer open: True"]
    assert pygame.mixer.get_init() is None
    assert "slow disk" not in [thread.name for thread in threading.enumerate()]


def test_the_music_thread_stops_between_two_layers_when_the_program_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading a piece takes most of a second, and the program ends sooner."""
    read: list[Path] = []
    recorded = Recorded(monkeypatch)
    reading, ending = threading.Event(), threading.Event()

    def read_layer(file: Path) -> Noise:
        read.append(file)
        reading.set()
        assert ending.wait(20)
        return Noise(file.stem)

    monkeypatch.setattr(pygame.mixer, "Sound", read_layer)
    player = SoundPlayer(Settings())
    player.music.play("shell")
    assert reading.wait(20)
    join = device.SoundWorker.join
    monkeypatch.setattr(device.SoundWorker, "join", lambda worker: (ending.set(), join(worker)))
    player.close()
    assert len(read) == 1
    assert not recorded.heard
