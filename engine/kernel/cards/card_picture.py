"""Pictures of custom cards: a backdrop, a thing in front of it, and optionally a second, smaller thing.

A picture is a table of words, each from a closed list:

    picture = { backdrop = "dusk", backdrop_color = "plum", thing = "gnome", thing_color = "red",
                second = "star", second_color = "yellow" }

`second_color` is only needed with a `second`. The drawings are in `assets/art/workshop`.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.files.card_file import Reader

BACKDROPS = ("lawn", "dusk", "kitchen", "lab", "night", "sea", "library", "shed", "storm", "sunrise", "wall", "party")

THINGS = (
    "gnome", "flamingo", "watering-can", "lawnmower", "dog", "cat", "dragonet", "owl", "toad", "teapot", "cauldron",
    "book", "key", "candle", "tentacle", "eye", "skull-mug", "rocket", "gear", "flask", "robot", "ray-gun", "umbrella",
    "letterbox", "bin", "wheelbarrow", "ladder", "kite", "pumpkin", "mushroom", "cloud", "lightning", "star", "heart",
    "trophy", "pie",
)  # fmt: skip

COLORS = ("red", "orange", "yellow", "green", "teal", "blue", "plum", "pink", "brown", "gray", "cream", "night")

FIELDS = ("backdrop", "backdrop_color", "thing", "thing_color", "second", "second_color")


def read_picture(reader: Reader) -> dict[str, str]:
    """Return all six words of a card's field `picture`. An empty `second` means none.

    Raises BadCard for an unknown word or field.
    """
    table = reader.data.get("picture")
    if not isinstance(table, dict):
        raise reader.fail("picture", "a table with backdrop, backdrop_color, thing and thing_color")
    inner = reader.inside(table, "picture")
    inner.only(*FIELDS)
    return {
        "backdrop": inner.choice("backdrop", BACKDROPS),
        "backdrop_color": inner.choice("backdrop_color", COLORS),
        "thing": inner.choice("thing", THINGS),
        "thing_color": inner.choice("thing_color", COLORS),
        "second": inner.choice("second", ("", *THINGS), ""),
        "second_color": inner.choice("second_color", COLORS, "yellow"),
    }


def picture_or(reader: Reader, usual: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Return the fields of a card's picture, by default those of `usual`. Raises BadCard."""
    return tuple(read_picture(Reader(reader.file, reader.card, {"picture": usual, **reader.data})).items())
