"""The neighbors."""

from __future__ import annotations

from collections.abc import Sequence

from pictures import faces
from pictures.drawing import area, group, inked, silhouette, star, stroke
from pictures.geometry import Point
from pictures.palette import INK, light, shade
from pictures.shapes import blob, ellipse, taper, tube


def person(
    skin: str = "#f2c199",
    robe: str = "violet",
    hat: str = "wizard",
    hat_color: str | None = None,
    hair: str = "#5b3a2e",
    beard: str | None = None,
    eyes: str = "calm",
    look: Point = (0.4, 0.1),
    brows: str | None = None,
    mouth: str = "smile",
    nose: float = 1.0,
    x: float = 160,
    y: float = 240,
    scale: float = 1.0,
    trim: str = "gold",
    arms: Sequence[Sequence[Point]] = (),
    iris: str = INK,
) -> str:
    """A neighbor from the waist up, facing right; `x`, `y` is the middle of the lower edge.

    `hat`: wizard, hood, none (then the hair shows), or anything else for neither. `beard` is its color. An arm is a
    line from the shoulder to the hand; its last stretch is bare.
    """
    hat_color = hat_color or robe
    drawn = _behind_the_head(hat, hat_color, hair)
    drawn += silhouette([taper([(0, -62), (0, -28), (0, 10)], (66, 112, 128), (0.4, 1))], robe, rim=4)
    drawn += area("M-20 -66L0 -34L20 -66Z", light(robe, 0.35), 2.4)
    drawn += stroke("M0 -34V4", 2.4, shade(robe, 0.4))
    drawn += silhouette([ellipse(-36, -98, 8, 10), ellipse(0, -100, 36, 39)], skin)
    if beard:
        drawn += _beard(beard)
    drawn += faces.mouth(mouth, 12, -78, 26)
    drawn += faces.cheeks(-16, 30, -88)
    drawn += faces.eyes(eyes, (-8, -106, 9, 11), (20, -107, 8, 10.5), skin, look, brows, iris)
    drawn += silhouette([ellipse(10, -93, 9 * nose, 8 * nose)], light(skin, 0.1), 2.6, 1.6)
    drawn += _hat(hat, hat_color, trim)
    for line in arms:
        drawn += sleeved_arm(line, robe, skin)
    return group(drawn, x, y, scale)


def sleeved_arm(line: Sequence[Point], sleeve: str, skin: str, width: float = 26) -> str:
    """An arm from the shoulder to the hand, bare on its last stretch."""
    drawn = silhouette([tube(line[:-1] if len(line) > 2 else line, width)], sleeve, rim=3)
    hand = ellipse(*line[-1], width * 12 / 26, width * 11 / 26)
    return drawn + silhouette([tube(line[-2:], width * 15 / 26), hand], skin, rim=2)


def _behind_the_head(hat: str, hat_color: str, hair: str) -> str:
    if hat == "hood":
        cloth = blob((-52, -58), (-50, -118), (-22, -156), (6, -178), (30, -150), (52, -112), (50, -58))
        return silhouette([cloth], shade(hat_color, 0.18))
    if hat == "none":
        return silhouette([ellipse(-4, -112, 42, 42), ellipse(-30, -94, 20, 26)], hair)
    return ""


def _beard(fill: str) -> str:
    chin = taper([(3, -74), (5, -48), (-3, -18)], (68, 54, 6), (0.1, 1))
    return silhouette([chin, ellipse(-28, -86, 12, 18), ellipse(32, -84, 9, 15)], fill, rim=3)


def _hat(hat: str, fill: str, trim: str) -> str:
    if hat == "wizard":
        cone = taper([(-2, -130), (-10, -168), (-36, -194)], (68, 36, 8), (0.1, 1))
        brim = taper([(-54, -124), (0, -135), (52, -127)], (14, 20, 14))
        drawn = silhouette([cone, brim], fill, rim=3)
        drawn += stroke("M-34 -139Q0 -150 30 -141", 6, trim)
        return drawn + area(star(-10, -166, 8, 5, 0.45), trim, 1.8)
    if hat == "hood":
        return inked("M-44 -74Q-52 -134 2 -146Q54 -134 46 -74Q50 -118 2 -128Q-42 -120 -44 -74Z", fill)
    return ""
