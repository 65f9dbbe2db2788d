"""Broken data files are refused with the recorded sentences."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests import data_faults

MOST_REWORDED = 40
RECORDED = data_faults.recorded()
NAMES = sorted({entry["file"] for entry in RECORDED})


@pytest.fixture(scope="module")
def whole_assets() -> Iterator[None]:
    yield
    data_faults.restore_assets()


@pytest.mark.sample(12)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.usefixtures("whole_assets")
def test_a_broken_file_is_reported_as_recorded(name: str) -> None:
    now = [(entry, data_faults.said_now(entry)) for entry in RECORDED if entry["file"] == name]
    differ = [(entry["change"], entry["at"], entry["says"], says) for entry, says in now if says != entry["says"]]
    assert not [fault for fault in differ if fault[3] is not None]


def test_few_sentences_differ_from_the_first_recording() -> None:
    reworded = [entry for entry in RECORDED if "was" in entry and not entry["says"].startswith(entry["was"])]
    assert len(reworded) <= MOST_REWORDED
    assert len(RECORDED) > 550
