"""What themes say about motion, and what they are told when they say it wrongly."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

import pytest

from client.cards.theme import Theme
from client.look.schema import ThemeProblem
from client.motion import accents as accents_file
from client.motion.accents import Accents, SoundAccent, read_accents
from client.table.furniture.bar.motion import BarAccents
from client.table.furniture.gauge.motion import GaugeAccents
from client.table.furniture.lot.motion import LotAccents
from client.table.furniture.plate.motion import PlateAccents
from client.table.furniture.score_sheet.motion import SheetAccents
from client.table.furniture.tags.motion import TagAccents
from engine.games import load, slugs
from engine.words import assets

KINDS = (Accents, BarAccents, GaugeAccents, LotAccents, PlateAccents, SheetAccents, TagAccents)
"""What is read from the file of a theme."""


def read(monkeypatch: pytest.MonkeyPatch, content: str) -> Mapping[type, Any]:
    """The accents of a file with this content."""
    monkeypatch.setattr(assets, "exists", lambda name: True)
    monkeypatch.setattr(accents_file, "load_file", lambda name: tomllib.loads(content))
    return read_accents.__wrapped__("trial", KINDS)  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize("slug", slugs())
def test_every_game_has_accents_that_can_be_read(slug: str) -> None:
    assert isinstance(read_accents(slug, KINDS)[Accents], Accents)


@pytest.mark.parametrize("slug", slugs())
def test_what_accents_name_exists(slug: str) -> None:
    game, theme, accents = load(slug), Theme.load(slug), Accents.load(slug)
    found = read_accents(slug, KINDS)
    sheet, lots, phases = found[SheetAccents].sheet, found[LotAccents], found[BarAccents].phases
    notes = [*(note.note for note in lots.notes), *(move.note for move in accents.moves), *sheet.words]
    assert {note for note in (*notes, sheet.first) if note} <= set(game.note_names)
    drawings = [art for note in lots.notes for art in note.art]
    drawings += [*phases.art, lots.places.art, sheet.crown, *(m.art for m in accents.moves)]
    assert all(assets.exists(theme.art(art)) for art in drawings if art)
    colors = [color for accent in (*lots.notes, *accents.moves) for color in accent.colors]
    assert all(theme.color(name) for name in (*colors, lots.places.color) if name)
    counters = {counter.name for counter in game.layout.counters}
    for chain in accents.chains:
        assert not chain.counter or chain.counter in counters
        assert theme.typeface(chain.typeface) and all(theme.color(name) for name in (chain.gain, chain.loss) if name)
    assert {name for name in (sheet.counter, sheet.into) if name} <= counters
    assert not sheet.first_value or sheet.first_value in game.layout.values
    table = game.new_table(game.min_seats, game.checked_options({}), 1)
    assert all(game.positions.find_cards(table, name) for note in lots.notes for name in note.cards)


def test_a_game_without_such_a_file_moves_plainly() -> None:
    plain = read_accents("no-such-game", KINDS)
    assert plain[Accents].move("hand", "play", 0) is None
    assert plain[TagAccents].tags is None and not plain[GaugeAccents].gauges


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ('[gauges.power]\nform = "bucket"', "form should be one of dial, pool, not 'bucket'"),
        ('[gauges.power]\ngain = {sound = "moo"}', "sound should be one of"),
        ("[gauges.power.gain]\nsize = 3", "size"),
        ('[[moves]]\nto = ["box"]\nby = "cat"', "by should be one of"),
        ('[[moves]]\nshow = "explode"', "show should be one of"),
        ("[sweeps]\nlongest = 3", "sweeps"),
        ('[[notes]]\nshow = "gate"', "note is missing"),
        ('[[notes]]\nnote = "out"\nshow = "parade"', "show should be one of"),
        ('[places]\nsound = "honk"', "sound should be one of"),
        ('[sheet]\nlowest = "yes"', "lowest should be"),
        ("[sheet.words]\npenalty = 3", "penalty should be text"),
        ('[turned]\nshown = "long"', "shown should be a number"),
    ],
)
def test_what_cannot_be_read_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch, content: str, told: str) -> None:
    with pytest.raises(ThemeProblem) as problem:
        read(monkeypatch, content)
    assert told in str(problem.value) and "trial-motion.toml" in str(problem.value)


def test_tags_slide_only_where_a_theme_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read(monkeypatch, "[tags]")[TagAccents].tags == SoundAccent("card")
    assert read(monkeypatch, "")[TagAccents].tags is None
