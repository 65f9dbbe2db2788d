"""What themes say about motion, and what they are told when they say it wrongly."""

from __future__ import annotations

import tomllib

import pytest

from client.art import assets
from client.cards.reading import ThemeProblem
from client.motion import accents
from client.motion.accents import Accents
from engine.games import slugs


def read(monkeypatch: pytest.MonkeyPatch, content: str) -> Accents:
    """The accents of a file with this content."""
    monkeypatch.setattr(assets, "exists", lambda name: True)
    monkeypatch.setattr(accents, "load_file", lambda name: tomllib.loads(content))
    return Accents.load.__wrapped__(Accents, "trial")  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize("slug", slugs())
def test_every_game_has_accents_that_can_be_read(slug: str) -> None:
    assert isinstance(Accents.load(slug), Accents)


def test_a_game_without_such_a_file_moves_plainly() -> None:
    plain = Accents.load("no-such-game")
    assert plain.move("hand", "play", 0) is None and plain.tag_sound is None and not plain.gauges


@pytest.mark.parametrize(("content", "told"), [
    ('[gauges.power]\nform = "bucket"', "form should be one of dial, pool, not 'bucket'"),
    ('[gauges.power]\ngain = {sound = "moo"}', "sound should be one of"),
    ('[gauges.power.gain]\nsize = 3', "size"),
    ('[[moves]]\nto = ["box"]\nby = "cat"', "by should be one of"),
    ('[[moves]]\nshow = "explode"', "show should be one of"),
    ('[haste]\nafter = "late"', "after should be a number"),
    ('[sweeps]\nlongest = 3', "sweeps"),
])  # fmt: skip
def test_what_cannot_be_read_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch, content: str, told: str) -> None:
    with pytest.raises(ThemeProblem) as problem:
        read(monkeypatch, content)
    assert told in str(problem.value) and "trial-motion.toml" in str(problem.value)


def test_tags_slide_only_where_a_theme_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read(monkeypatch, "[tags]").tag_sound == "card"
    assert read(monkeypatch, "").tag_sound is None
