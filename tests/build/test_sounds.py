from __future__ import annotations

import sys
import wave
from array import array
from pathlib import Path

import pytest

from client.sound import catalog
from sounds import RATE, SOUNDS, samples, write


def read(file: Path) -> array[int]:
    """The samples of a WAV file of the kind that is played here."""
    with wave.open(str(file), "rb") as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, catalog.RATE)
        content = array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        content.byteswap()
    return content


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_can_be_heard_does_not_clip_and_ends_in_silence(name: str) -> None:
    heard = samples(name)
    assert 4000 < max(abs(value) for value in heard) < 32768
    assert abs(heard[0]) < 2000
    assert max(abs(value) for value in heard[-40:]) < 1500


@pytest.mark.parametrize("name", [name for name in SOUNDS if name != "win"])
def test_sounds_of_play_are_shorter_than_a_second(name: str) -> None:
    assert len(samples(name)) < RATE


def test_the_client_knows_every_sound_there_is() -> None:
    assert set(catalog.NAMES) == set(SOUNDS)


@pytest.mark.parametrize("name", SOUNDS)
def test_the_file_of_a_sound_is_what_the_script_makes(name: str, tmp_path: Path) -> None:
    write(name, tmp_path / "made.wav")
    made, kept = read(tmp_path / "made.wav"), read(catalog.file_of(name))
    assert len(made) == len(kept)
    # The last digit of a sine differs between platforms.
    assert max(abs(ours - theirs) for ours, theirs in zip(made, kept, strict=True)) <= 2


def test_the_files_together_are_small() -> None:
    files = list(catalog.file_of("card").parent.iterdir())
    assert {file.stem for file in files} == set(SOUNDS)
    assert sum(file.stat().st_size for file in files) < 500_000
