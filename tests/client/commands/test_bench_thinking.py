"""The table while computer seats think: frames are counted that lie in their thinking, and the workers end."""

from __future__ import annotations

import pytest

from client.commands.bench import thinking as bench_thinking
from client.commands.bench.thinking import Frames
from engine.commands._shared.bench.figures import percentile
from engine.games import load


@pytest.mark.slow
def test_frames_are_measured_while_seats_think() -> None:
    frames = bench_thinking.frames_while_thinking(load("nefarious"), (640, 360), 3, 60.0)
    assert frames.seats == 4
    assert len(frames.clock) == len(frames.processor) == 3
    assert min(frames.clock) > 0


def test_the_percentile_leaves_one_frame_in_a_hundred_out() -> None:
    assert percentile([float(number) for number in range(1, 201)], 99) == 199.0
    assert percentile([], 99) == 0.0


def test_without_frames_nothing_is_taken_for_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_thinking, "frames_while_thinking", lambda *words: Frames(4))
    assert not all(figure.is_reached for figure in bench_thinking.figures(load("nefarious"), (640, 360)))
