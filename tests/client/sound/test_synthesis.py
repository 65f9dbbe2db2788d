from __future__ import annotations

import pytest

from client.sound.synthesis import RATE, SOUNDS, samples


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_can_be_heard_does_not_clip_and_ends_in_silence(name: str) -> None:
    wave = samples(name)
    assert 4000 < max(abs(value) for value in wave) < 32768
    assert abs(wave[0]) < 2000
    assert max(abs(value) for value in wave[-40:]) < 1500


@pytest.mark.parametrize("name", [name for name in SOUNDS if name != "win"])
def test_sounds_of_play_are_shorter_than_a_second(name: str) -> None:
    assert len(samples(name)) < RATE


def test_a_sound_is_the_same_every_time() -> None:
    assert samples("card") == samples("card")
