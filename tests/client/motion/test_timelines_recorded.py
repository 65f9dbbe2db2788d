"""Timelines of whole matches are equal to the millisecond to the recorded ones: sounds, events, landings, visuals.

After a wanted change, record them again with `python -m tests.client.motion.timelines record`.
"""

from __future__ import annotations

import pytest

from tests.client.motion.timelines import digest, names, recorded, timeline
from tests.sampling import only

BY_DEFAULT = (
    "cthulhu-realms 0 normal",
    "garage-sale 1 reduced",
    "nasty-neighbours 2 fast",
    "nefarious 4 read",
    "runes-and-regulations 4 normal",
)


@pytest.mark.parametrize("name", only(BY_DEFAULT, names()))
def test_a_match_is_shown_as_recorded(name: str) -> None:
    found = digest(timeline(name))
    assert found == recorded()[name], f"{name}: write the timelines of both versions to folders and compare them"
