from __future__ import annotations

from typing import Any

import pytest

from client.cards.face import Cell, Face, FaceLine, FaceProblem, Group

DATA: dict[str, Any] = {
    "kind": "invention",
    "id": "moon-base",
    "title": "Moon Base",
    "fields": {"cost": 13, "points": 5, "cost_now": 7, "points_now": 5},
    "groups": [
        {"style": "self", "label": "You", "cells": [{"text": "+$3", "icon": "gain", "per": "hand"}, {"text": "ALL"}]}
    ],
    "lines": [["Gain $3 per card in your hand.", "self"], "Plain.", {"text": "Others.", "style": "others"}],
    "flags": ["spent"],
}


def test_a_face_is_read_from_plain_data() -> None:
    face = Face.from_data(DATA, "mint")
    assert (face.kind, face.id, face.title, face.seat) == ("invention", "moon-base", "Moon Base", "mint")
    assert face.groups == (Group("self", "You", (Cell("+$3", "gain", "hand"), Cell("ALL"))),)
    assert face.lines == (
        FaceLine("Gain $3 per card in your hand.", "self"),
        FaceLine("Plain."),
        FaceLine("Others.", "others"),
    )
    assert face.flags == {"spent"}


def test_values_of_now_are_told_from_printed_ones() -> None:
    face = Face.from_data(DATA)
    assert face.fields == {"cost": 13, "points": 5}
    assert face.overrides == {"cost": 7, "points": 5}
    assert face.changed_fields() == {"cost"}


def test_faces_with_the_same_content_are_one_face() -> None:
    other = {**DATA, "fields": dict(reversed(DATA["fields"].items()))}
    assert Face.from_data(DATA) == Face.from_data(other)
    assert hash(Face.from_data(DATA)) == hash(Face.from_data(other))


@pytest.mark.parametrize(
    "change",
    [
        {"fields": {"cost": 13, "points": 5, "cost_now": 6}},
        {"title": "Moon"},
        {"groups": []},
        {"lines": []},
        {"flags": []},
    ],
)
def test_another_content_is_another_face(change: dict[str, Any]) -> None:
    assert Face.from_data({**DATA, **change}) != Face.from_data(DATA)


def test_only_kind_and_id_are_needed() -> None:
    face = Face.from_data({"kind": "back", "id": "invention"})
    assert face.groups == () and face.lines == () and face.fields == {}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"id": None}, "text as its id"),
        ({"kind": ""}, "text as its kind"),
        ({"title": 7}, "text as its title"),
        ({"fields": [1]}, "names with values as its fields"),
        ({"fields": {"cost": 1.5}}, "fields.cost"),
        ({"groups": {"style": "self"}}, "a list as its groups"),
        ({"groups": ["self"]}, "each group"),
        ({"groups": [{"style": "self", "cells": ["+1"]}]}, "each cell"),
        ({"lines": [["one", "two", "three"]]}, "each of its lines"),
        ({"colour": "red"}, "unknown entry 'colour'"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(change: dict[str, Any], words: str) -> None:
    with pytest.raises(FaceProblem) as problem:
        Face.from_data({**DATA, **change})
    message = str(problem.value)
    assert words in message and message.endswith(".") and "\n" not in message
