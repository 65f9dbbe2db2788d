"""Files of themes as schemas: what an annotation takes, and the sentence for what it does not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import pytest

from client.look.schema import Art, Color, Colors, Key, SchemaTable, Sound, Span, Texts, ThemeProblem, Typeface


@dataclass(frozen=True, slots=True)
class Leaf:
    size: float
    color: Color = "#000000"


@dataclass(frozen=True, slots=True)
class Tree:
    name: str
    came: Annotated[Texts, Key("from")]
    kind: Literal["oak", "elm"] = "oak"
    height: int = 3
    evergreen: bool = False
    at: tuple[float, float] = (0.0, 0.0)
    room: Span = (1.0, 1.0)
    ink: Colors = ()
    letters: Typeface = ""
    drawing: Art = ""
    rustles: Sound = ""
    leaf: Leaf | None = None
    leaves: tuple[Leaf, ...] = ()
    notes: Mapping[str, int] = field(default_factory=dict)


def read(**data: Any) -> Tree:
    table = SchemaTable(
        {"name": "x", **data},
        "themes/wood.toml",
        {"bark": "#553311"},
        {"title": "baloo-800"},
        lambda name: f"art/wood/{name}.svg",
    )
    return table.read(Tree)


def test_what_a_table_holds_comes_out_typed_and_the_rest_has_its_default() -> None:
    tree = read(
        **{
            "from": "seed",
            "ink": ["bark", "#ffffff"],
            "letters": "title",
            "drawing": "elm",
            "at": [1, 2],
            "room": 5,
            "leaf": {"size": 2, "color": "bark"},
            "leaves": [{"size": 1}],
            "notes": {"a": 1},
        }
    )
    assert tree == Tree(
        "x",
        ("seed",),
        ink=("#553311", "#ffffff"),
        letters="baloo-800",
        drawing="art/wood/elm.svg",
        at=(1.0, 2.0),
        room=(5.0, 5.0),
        leaf=Leaf(2.0, "#553311"),
        leaves=(Leaf(1.0),),
        notes={"a": 1},
    )
    assert read() == Tree("x", ())


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"kind": "ash"}, "themes/wood.toml: kind should be one of oak, elm, not 'ash'."),
        ({"height": "tall"}, "themes/wood.toml: height should be a whole number, not 'tall'."),
        ({"leaf": {"color": "bark"}}, "themes/wood.toml, leaf: size is missing; a number was expected."),
        (
            {"leaves": [{"size": 1}, {"size": 1, "fruit": 2}]},
            "themes/wood.toml, leaves 2: fruit is not known here; known are color, size.",
        ),
        ({"ink": ["mud"]}, "themes/wood.toml: ink should be a list of colors of the palette, not ['mud']."),
        ({"notes": {"a": True}}, "themes/wood.toml, notes: a should be a whole number, not True."),
        ({"rustles": "moo"}, "themes/wood.toml: rustles should be one of"),
    ],
)
def test_what_does_not_fit_is_one_sentence_with_file_place_and_key(data: dict[str, Any], told: str) -> None:
    with pytest.raises(ThemeProblem) as problem:
        read(**data)
    assert str(problem.value).startswith(told)
