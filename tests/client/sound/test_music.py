"""Music with a clock that is set by hand and a device that only remembers."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.sound import device
from client.sound.mix import IN_BARS, KEPT_BARS, OUT_BARS, Mix, pieces
from client.sound.music import Music
from engine.store.player.settings import Settings

PIECE = "nefarious"
BAR = 4 * 60_000 / 112


class Sound:
    """A file that was read, and how loud it is."""

    def __init__(self, file: Path) -> None:
        self.name, self.volume = Path(file).stem, 1.0

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def get_length(self) -> float:
        return 4.0


class Channel:
    def __init__(self) -> None:
        self.sound: Sound | None = None
        self.paused = False

    def play(self, sound: Sound, loops: int = 0) -> None:
        self.sound = sound

    def stop(self) -> None:
        self.sound = None

    def pause(self) -> None:
        self.paused = True

    def unpause(self) -> None:
        self.paused = False


class Bed:
    """What is streamed."""

    name, volume = "", 0.0

    def load(self, file: Path) -> None:
        self.loaded = Path(file).stem

    def play(self, _loops: int, fade_ms: int) -> None:
        self.name = self.loaded

    def stop(self) -> None:
        self.name = ""

    def set_volume(self, volume: float) -> None:
        self.volume = volume


class Room:
    """Somebody listens: `music`, at a moment that is set by hand."""

    def __init__(self, patch: pytest.MonkeyPatch, **settings: int) -> None:
        self.now = 1000.0
        self.read: list[str] = []
        self.channels = [Channel() for _ in range(device.CHANNELS)]
        self.settings = Settings(**{"volume_master": 100, "volume_music": 100, **settings})  # type: ignore[arg-type]
        patch.setattr(device, "open_device", lambda: None)
        patch.setattr(pygame.mixer, "Sound", self._sound)
        patch.setattr(pygame.mixer, "Channel", lambda number: self.channels[number])
        self.bed = Bed()
        patch.setattr(pygame.mixer, "music", self.bed)
        self.music = Music(self.settings, threaded=False, now=lambda: self.now)

    def _sound(self, file: Path) -> Sound:
        self.read.append(Path(file).stem)
        return Sound(file)

    def wait(self, milliseconds: float) -> None:
        """Time passes, in small steps."""
        end = self.now + milliseconds
        while self.now < end:
            self.now = min(end, self.now + 50)
            self.music.adopt()

    def loud(self, name: str) -> float:
        """How loud a layer or stinger is; 0 where it is not played."""
        return next((one.sound.volume for one in self.channels if one.sound and one.sound.name.endswith(name)), 0.0)


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    found = Room(monkeypatch)
    found.music.play(PIECE)
    return found


def test_all_layers_start_together_and_only_the_calm_one_is_heard(room: Room) -> None:
    assert room.read == [f"{PIECE}-calm", f"{PIECE}-busy", f"{PIECE}-end"]
    assert room.loud("calm") > 0.5
    assert room.loud("busy") == room.loud("end") == 0


def test_a_layer_comes_at_the_next_bar_line_and_slowly(room: Room) -> None:
    room.wait(0.4 * BAR)
    room.music.want(("calm", "busy"))
    room.wait(0.55 * BAR)
    assert room.loud("busy") == 0
    room.wait((0.1 + IN_BARS / 2) * BAR)
    assert 0 < room.loud("busy") < room.loud("calm")
    room.wait(IN_BARS / 2 * BAR)
    assert room.loud("busy") == room.loud("calm")


def test_a_layer_stays_for_some_bars_and_goes_slowly(room: Room) -> None:
    room.music.want(("calm", "busy"))
    room.wait(4 * BAR)
    room.music.want(("calm",))
    room.wait((KEPT_BARS - 4.1) * BAR)
    assert room.loud("busy") == room.loud("calm")
    room.wait((OUT_BARS + 0.2) * BAR)
    assert room.loud("busy") == 0


def test_of_the_solos_one_comes_as_the_other_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    room.music.play("cthulhu-realms")
    room.music.want(("calm", "box"))
    room.wait(20_000)
    room.music.want(("calm", "box-flat"))
    room.wait(20_000)
    assert (room.loud("box"), room.loud("box-flat"), room.loud("calm") > 0) == (0, room.loud("calm"), True)


def test_with_music_at_zero_nothing_is_read_and_no_device_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch, volume_music=0)
    monkeypatch.setattr(device, "open_device", lambda: pytest.fail("opened"))
    room.music.play(PIECE)
    room.music.want(("calm", "busy"))
    room.music.sting(PIECE, "win")
    assert room.read == [] and room.music.mix is None


def test_turned_down_it_ends_and_turned_up_it_begins_again(room: Room) -> None:
    room.settings.volume_music = 0
    room.music.adopt()
    assert all(channel.sound is None for channel in room.channels)
    room.settings.volume_music = 50
    room.music.adopt()
    assert 0 < room.loud("calm") < 0.3


def test_another_piece_follows_when_the_first_has_faded_out(room: Room) -> None:
    room.music.play("shell")
    room.wait(0.5 * BAR)
    assert 0 < room.loud(f"{PIECE}-calm") < 0.1
    room.wait(0.6 * BAR)
    assert room.loud("shell-calm") > 0.5 and room.loud(f"{PIECE}-calm") == 0


def test_menus_make_it_softer_until_they_are_closed(room: Room) -> None:
    before = room.loud("calm")
    room.music.trim("over", -9)
    room.wait(400)
    assert room.loud("calm") == pytest.approx(before * 10 ** (-9 / 20))
    room.music.trim("over", 0)
    room.wait(400)
    assert room.loud("calm") == pytest.approx(before)


def test_music_makes_room_for_a_stinger_and_comes_back(room: Room) -> None:
    before = room.loud("calm")
    room.music.sting(PIECE, "win")
    room.wait(200)
    assert room.loud("win") > 0.5
    assert room.loud("calm") == pytest.approx(before * 10 ** (-8 / 20))
    room.wait(4000 + 2 * BAR)
    assert room.loud("calm") == pytest.approx(before)


def test_the_next_piece_waits_until_the_end_of_a_match_has_been_heard(room: Room) -> None:
    room.music.sting(PIECE, "lose")
    room.music.play("shell")
    room.wait(4000)
    assert room.loud("shell-calm") == 0
    room.wait(2000)
    assert room.loud("shell-calm") > 0


def test_what_is_heavy_takes_it_down_for_a_moment(room: Room) -> None:
    before = room.loud("calm")
    room.music.hit()
    room.wait(50)
    assert room.loud("calm") < before
    room.wait(500)
    assert room.loud("calm") == pytest.approx(before)


def test_without_the_focus_it_waits_and_goes_on_at_the_same_bar(room: Room) -> None:
    room.wait(0.5 * BAR)
    room.music.focus(False)
    room.wait(1000)
    assert all(room.channels[number].paused for number in device.MUSIC)
    assert room.music.mix is not None
    room.wait(10_000)
    room.music.focus(True)
    assert not any(room.channels[number].paused for number in device.MUSIC)
    room.wait(500)
    assert room.loud("calm") > 0.5
    line = room.music.mix.bar_line(room.now)
    assert (line - 1000) % BAR != pytest.approx(0, abs=1)


def test_in_the_background_it_goes_on_where_that_is_wanted(room: Room) -> None:
    room.settings.background_sound = True
    room.music.focus(False)
    room.wait(1000)
    assert room.loud("calm") > 0.5 and not room.channels[0].paused


def test_without_a_device_there_is_none_and_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)

    def fail() -> None:
        raise pygame.error("no audio device")

    monkeypatch.setattr(device, "open_device", fail)
    room.music.play(PIECE)
    room.music.want(("calm", "busy"))
    assert room.music.mix is None and room.music.silent


def test_nothing_is_to_be_done_while_nothing_changes() -> None:
    mix = Mix(pieces()[PIECE], 0.0)
    mix.want(("calm",), 0.0, at_once=True)
    assert mix.next_at(10.0) == float("inf")
    mix.want(("calm", "busy"), 100.0)
    assert mix.next_at(110.0) == pytest.approx(BAR)
    assert mix.next_at(1.5 * BAR) == 1.5 * BAR
    assert mix.next_at(3.1 * BAR) == float("inf")


def test_the_surroundings_of_a_piece_are_heard_but_not_behind_a_curtain(room: Room) -> None:
    assert room.bed.name == f"bed-{PIECE}" and 0 < room.bed.volume < 0.7
    room.music.trim("over", -6)
    assert room.bed.name == ""
    room.music.trim("over", 0)
    assert room.bed.name == f"bed-{PIECE}"
    room.settings.volume_ambience = 0
    room.music.adopt()
    assert room.bed.name == ""
