"""What stands and drifts about in the dusk garden of Sacrificial Creatures and Beasts."""

from __future__ import annotations

from pictures.drawing import area, cable, dot, group, inked, shadow, silhouette, stroke
from pictures.palette import shade
from pictures.scenes import dusk
from pictures.shapes import ellipse

DUSK = "#120a1e"
"""The color of a contact shadow at dusk."""


def gloam(x: float = 160, radius: float = 70, y: float = 216) -> str:
    """The dusk garden with a contact shadow."""
    return dusk() + shadow(x, radius, y, DUSK, 0.5)


def halo(x: float, y: float, radius: float, height: float | None = None, fill: str = "#c9a4f0") -> str:
    """Mist behind a dark Beast, so that its silhouette reads at dusk."""
    high = radius if height is None else height
    layers = ((1, 0.14), (0.82, 0.18), (0.64, 0.2))
    return "".join(dot(x, y, radius * reach, fill, high * reach, opacity) for reach, opacity in layers)


def wilted(x: float, y: float, scale: float = 1.0, flip: bool = False) -> str:
    """A brown flower that hangs its head, rooted at `x`, `y`."""
    flower = cable("M0 0Q-4 -30 8 -40Q22 -46 26 -30", 6.4, 3.2, "#8a6a3c")
    petals = [ellipse(26, -22, 8), ellipse(20, -14, 7), ellipse(32, -14, 7), ellipse(26, -10, 7)]
    flower += silhouette(petals, "#9a6a44", 2.8, 2)
    flower += area("M-2 -14q-16 0 -18 12q12 2 18 -12Z", "#8a6a3c", 2.2)
    return group(flower, x, y, scale, 0, flip)


def flat_wing(fill: str, tip: str | None = None) -> str:
    """A light wing of one scalloped outline, root at 0, 0, spread to the left."""
    outside = "M8 6C-10 -44 -50 -76 -118 -84Q-114 -66 -122 -56Q-106 -48 -110 -36Q-90 -30 -92 -16Q-70 -12 -68 2"
    inside = "M4 4C-14 -42 -52 -72 -112 -80Q-108 -66 -114 -58Q-98 -50 -102 -40Q-84 -34 -85 -22Q-62 -14 -62 -4"
    wing = inked(outside + "Q-46 4 -40 16Q-16 20 8 30Z", shade(tip or fill))
    wing += area(inside + "Q-40 0 -34 8Q-16 14 4 22Z", tip or fill)
    wing += area("M4 2C-14 -40 -50 -70 -106 -79C-70 -52 -40 -20 -22 6Z", fill)
    return wing + stroke("M-104 -58L-58 -44M-94 -38L-46 -26M-76 -18L-32 -10", 2, shade(fill, 0.45))
