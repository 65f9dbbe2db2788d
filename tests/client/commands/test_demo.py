"""`demo`: frames of a match and its mixed sound."""

from __future__ import annotations

import wave
from pathlib import Path

import pytest

from main import main

numpy = pytest.importorskip("numpy")


def test_a_second_of_a_match_is_drawn_and_heard(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "demo"
    assert (
        main(
            [
                "demo",
                "--game",
                "garage-sale",
                "--out",
                str(out),
                "--seconds",
                "2",
                "--rate",
                "2",
                "--size",
                "800x600",
                "--decisions",
                "6",
            ]
        )
        == 0
    )
    frames = sorted(out.glob("*.png"))
    assert len(frames) == 4 and frames[0].read_bytes() != frames[-1].read_bytes()
    with wave.open(str(out / "sound.wav")) as sound:
        assert sound.getnframes() == 2 * 44100
    assert "stingers" in capsys.readouterr().out


def test_a_size_that_is_none_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--out", str(tmp_path), "--size", "large"]) == 2
    assert "WIDTHxHEIGHT" in capsys.readouterr().err
