"""Records read by their annotations: what a table may contain, and the place and words of each fault."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

import pytest

from engine.kernel.files.records import BadRecord, Between, Given, Key, OneOf, Rule
from engine.kernel.scenarios.reader import BadScenario, ScenarioReader

WOODS = ("oak", "elm")
SHORT = Rule("at most 2 words", lambda text: len(text.split()) <= 2, repeated=True)


@dataclass(frozen=True, slots=True)
class Leaf:
    size: Annotated[int, Between(1, 9)]


@dataclass(frozen=True, slots=True)
class Tree:
    place: Given[str]
    name: Annotated[str, SHORT]
    came: Annotated[str, Key("from")] = ""
    kinds: Annotated[tuple[str, ...], OneOf(WOODS)] = ()
    widths: Annotated[tuple[float, ...], Between(2)] = (1.0, 1.0)
    leaf: Leaf | None = None
    leaves: tuple[Leaf, ...] = ()
    notes: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.leaf is not None and self.leaves:
            raise BadRecord("leaf", "no leaf beside leaves")


def read(**data: Any) -> Tree:
    return ScenarioReader("wood.toml", {"name": "x", **data}).read(Tree, place="here")


def test_a_record_takes_its_fields_from_keys_defaults_and_the_caller() -> None:
    assert read() == Tree("here", "x")
    assert read(**{"from": "seed"}, kinds="elm", widths=[1, 2, 3], leaf={"size": 2}, notes={"a": [1]}) == Tree(
        "here", "x", "seed", ("elm",), (1.0, 2.0, 3.0), Leaf(2), (), {"a": [1]}
    )


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"name": ""}, 'name: expected a text, found ""'),
        ({"name": "a very tall tree"}, 'name: expected at most 2 words, found "a very tall tree"'),
        ({"kinds": ["oak", "oak"]}, 'kinds: expected different words of: oak, elm, found ["oak", "oak"]'),
        ({"widths": [1]}, "widths: expected a list of at least 2 numbers, found [1]"),
        ({"widths": [1, True]}, "widths: expected a list of at least 2 numbers, found [1, true]"),
        ({"leaf": {"size": 10}}, "leaf: size: expected a whole number from 1 to 9, found 10"),
        ({"leaves": [{"size": 1}, {}]}, "leaves 2: size: expected a whole number from 1 to 9"),
        ({"leaf": {"size": 1}, "leaves": [{"size": 1}]}, "leaf: expected no leaf beside leaves"),
        (
            {"widhts": []},
            "widhts: expected one of name, from, kinds, widths, leaf, leaves, notes (did you mean widths?)",
        ),
        ({"place": "there"}, "place: expected one of name, from, kinds, widths, leaf, leaves, notes"),
    ],
)
def test_a_fault_names_file_place_and_the_found_value(data: dict[str, Any], said: str) -> None:
    with pytest.raises(BadScenario) as problem:
        read(**data)
    assert str(problem.value) == f"wood.toml: {said}"
