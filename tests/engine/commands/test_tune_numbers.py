"""The numbers of a TOML text: found by name, replaced without touching anything else."""

from __future__ import annotations

import tomllib

import pytest

from engine.commands.tune.numbers import as_reread, as_written, numbers, with_numbers
from engine.games import load, slugs
from engine.kernel.files.faults import BadCard

TEXT = """# Turns are 1.5 long.
worlds = 6                 # 2.5 worlds
fast = true
name = "3.5 # no comment"
reach = 9.0                # how fast
far = -0.25
hand = [0.4, 7, 1e-3]      # one after the other
pair = { near = 1.0, "far 2.0" = 2.0 }

[effects]
draw = 0.5
[effects.rare]
"draw.twice" = 1_000.5
"""


def test_only_numbers_with_a_point_are_found() -> None:
    assert numbers(TEXT, "text.toml") == {
        "reach": 9.0,
        "far": -0.25,
        "hand.0": 0.4,
        "hand.2": 0.001,
        "pair.near": 1.0,
        "pair.far 2.0": 2.0,
        "effects.draw": 0.5,
        "effects.rare.draw.twice": 1000.5,
    }


def test_what_is_replaced_is_read_again_and_all_else_stays() -> None:
    wanted = {name: place + 0.125 for place, name in enumerate(numbers(TEXT, "text.toml"))}
    changed = with_numbers(TEXT, wanted)
    assert numbers(changed, "text.toml") == pytest.approx(wanted, abs=0.001)
    assert changed.count("\n") == TEXT.count("\n")
    assert [line.partition("#")[2] for line in changed.splitlines()] == [
        line.partition("#")[2] for line in TEXT.splitlines()
    ]
    assert "worlds = 6 " in changed
    assert '"3.5 # no comment"' in changed


def test_comments_stay_in_their_column() -> None:
    changed = with_numbers(TEXT, {"reach": 10.625})
    before, after = (next(line for line in text.splitlines() if line.startswith("reach")) for text in (TEXT, changed))
    assert after.index("#") == before.index("#")
    assert "10.62" in after


def test_the_order_of_tables_in_the_text_does_not_matter() -> None:
    text = "[a]\nx = 1.0\n[b]\ny = 2.0\n[a.c]\nz = 3.0\n"
    assert tomllib.loads(with_numbers(text, {"a.c.z": 4.0})) == {"a": {"x": 1.0, "c": {"z": 4.0}}, "b": {"y": 2.0}}


def test_an_unknown_number_is_no_number() -> None:
    with pytest.raises(KeyError):
        with_numbers(TEXT, {"worlds": 1.0})


def test_a_text_that_is_no_toml_is_refused() -> None:
    with pytest.raises(BadCard, match="text.toml: not readable as TOML"):
        numbers("worlds = = 2", "text.toml")


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (1.0, "1.0"),
        (-0.0, "0.0"),
        (0.12346, "0.1235"),
        (-2.0, "-2.0"),
        (123456.0, "123500.0"),
        (1.234e-5, "0.00001234"),
    ],
)
def test_numbers_are_written_with_a_point_and_few_digits(value: float, written: str) -> None:
    assert as_written(value) == written
    assert as_reread(value) == float(written)


@pytest.mark.parametrize("slug", [slug for slug in slugs() if load(slug).ai.weights_text("normal")])
def test_every_game_reads_its_weights_again_with_other_numbers(slug: str) -> None:
    game = load(slug)
    text = game.ai.weights_text("normal")
    found = numbers(text, "normal.toml")
    wanted = {name: value * 1.5 for name, value in found.items()}
    changed = with_numbers(text, wanted)
    assert numbers(changed, "normal.toml") == pytest.approx(wanted, rel=1e-3)
    assert with_numbers(text, {}) == text
    assert game.ai.policy_with(changed, "changed.toml") is not None
