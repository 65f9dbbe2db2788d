"""Every drawing uses only what pygame's loader draws; the loader itself says nothing about the rest."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FOLDERS = sorted({file.parent for file in ASSETS.rglob("*.svg")})

SHAPES = {"rect", "circle", "ellipse", "line", "polyline", "polygon", "path"}
GRADIENTS = {"linearGradient", "radialGradient"}
ELEMENTS = {"svg", "g", "defs", "stop"} | SHAPES | GRADIENTS
COLORS = ("fill", "stroke", "stop-color")
COLOR = re.compile(r"none|#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}|url\(#([\w-]+)\)")
FORBIDDEN_ATTRIBUTES = {
    "style", "class", "clip-path", "mask", "filter", "marker", "marker-start", "marker-mid", "marker-end",
    "paint-order", "href", "color", "spreadMethod", "fx", "fy",
}  # fmt: skip
VIEW_BOX = re.compile(r"[-\d.]+[\s,]+[-\d.]+[\s,]+[\d.]+[\s,]+[\d.]+")


def problems(source: str) -> list[str]:
    """What of a drawing the loader would leave out or draw wrongly, each in one phrase."""
    root = ElementTree.fromstring(source)
    found: list[str] = []
    if not VIEW_BOX.fullmatch(root.get("viewBox", "").strip()):
        found.append("the root has no viewBox of four numbers")
    identities = {element.get("id") for element in root.iter() if element.get("id")}
    _inspect(root, found, identities, dashed=False, is_root=True)
    return found


def _inspect(
    element: ElementTree.Element, found: list[str], identities: set[str | None], dashed: bool, is_root: bool
) -> None:
    name = element.tag.rpartition("}")[2]
    if name not in ELEMENTS:
        found.append(f"<{name}> is not drawn")
    elif name == "svg" and not is_root:
        found.append("a nested <svg> moves everything after it")
    found.extend(_attribute_problems(element, name, identities))
    dash = element.get("stroke-dasharray")
    dashed = dashed if dash is None else dash != "none"
    if name == "rect" and dashed and (element.get("rx") or element.get("ry")):
        found.append("a dashed <rect> with round corners streaks; draw it as a path")
    for child in element:
        _inspect(child, found, identities, dashed, is_root=False)


def _attribute_problems(element: ElementTree.Element, name: str, identities: set[str | None]) -> list[str]:
    found = []
    for attribute in (key.rpartition("}")[2] for key in element.attrib):
        if attribute in FORBIDDEN_ATTRIBUTES:
            found.append(f"the attribute {attribute} of <{name}> is not understood")
    for attribute in COLORS:
        value = element.get(attribute)
        match = COLOR.fullmatch(value) if value is not None else None
        if value is not None and match is None:
            found.append(f'{attribute}="{value}" of <{name}> is no #rrggbb color')
        elif match is not None and match[1] and match[1] not in identities:
            found.append(f'{attribute}="{value}" of <{name}> names nothing')
    if name in GRADIENTS and element.get("gradientUnits") != "userSpaceOnUse":
        found.append(f"<{name}> needs gradientUnits userSpaceOnUse")
    return found


def drawing(body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">{body}</svg>'


def test_there_are_drawings_to_look_at() -> None:
    assert sum(len(list(folder.glob("*.svg"))) for folder in FOLDERS) > 150


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.relative_to(ASSETS).as_posix())
def test_the_loader_draws_everything_in_the_drawings_of_a_folder(folder: Path) -> None:
    found = {file.name: problems(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.svg"))}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    ("body", "construct"),
    [
        ('<rect width="4" height="4" fill="orange"/>', 'fill="orange"'),
        ('<rect width="4" height="4" fill="currentColor"/>', "currentColor"),
        ('<rect width="4" height="4" stroke="rgba(0,0,0,.5)"/>', "rgba"),
        ('<rect width="4" height="4" stroke="hsl(10,50%,50%)"/>', "hsl"),
        ('<rect width="4" height="4" fill="#11223344"/>', "#11223344"),
        ('<rect width="4" height="4" fill="url(#lost)"/>', "names nothing"),
        ('<rect width="4" height="4" style="fill:#112233"/>', "style"),
        ('<rect width="4" height="4" class="a"/>', "class"),
        ("<style>.a{fill:#112233}</style>", "<style>"),
        ('<text x="1" y="5">7</text>', "<text>"),
        ('<use href="#a"/>', "<use>"),
        ('<clipPath id="a"/>', "<clipPath>"),
        ('<mask id="a"/>', "<mask>"),
        ('<filter id="a"/>', "<filter>"),
        ('<pattern id="a"/>', "<pattern>"),
        ('<image href="a.png"/>', "<image>"),
        ('<circle r="2" mask="url(#a)"/>', "mask"),
        ('<linearGradient id="a"/>', "userSpaceOnUse"),
        ('<linearGradient id="a" gradientUnits="objectBoundingBox"/>', "userSpaceOnUse"),
        ('<rect width="4" height="4" rx="1" stroke-dasharray="2 1"/>', "dashed"),
        ('<g stroke-dasharray="2 1"><rect width="4" height="4" rx="1"/></g>', "dashed"),
        ('<svg viewBox="0 0 1 1"/>', "nested"),
    ],
)
def test_what_the_loader_cannot_draw_is_named(body: str, construct: str) -> None:
    assert construct in "; ".join(problems(drawing(body)))


def test_a_drawing_without_a_view_box_is_named() -> None:
    assert "viewBox" in problems('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')[0]


def test_a_good_drawing_has_no_problems() -> None:
    body = (
        '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop stop-color="#fff"/>'
        '</linearGradient></defs><g stroke-dasharray="2 1"><path d="M0 0H9" fill="none" stroke="url(#a)"/>'
        '<rect width="3" height="3" rx="1" stroke-dasharray="none" fill="#12ab9F"/></g>'
    )
    assert problems(drawing(body)) == []
