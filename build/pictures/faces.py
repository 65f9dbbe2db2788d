"""Eyes, brows, mouths and cheeks: the eyes say it first."""

from __future__ import annotations

import math

from pictures.drawing import area, dot, hoop, stroke
from pictures.geometry import Point, number, path
from pictures.palette import INK

EyeSpot = tuple[float, float, float, float]
"""Where an eye is and how large: x, y, half its width, half its height."""

MOODS = {
    "open": (-0.99, -0.99, -0.99, -0.99, 1.0),
    "calm": (-0.35, -0.35, -0.35, -0.35, 1.0),
    "bored": (0.0, 0.0, 0.0, 0.0, 0.95),
    "glam": (-0.15, 0.1, -0.1, 0.05, 1.0),
    "smug": (0.05, -0.2, -0.2, 0.05, 0.95),
    "angry": (-0.75, 0.1, 0.1, -0.75, 0.85),
    "worried": (-0.1, -0.8, -0.8, -0.1, 0.9),
    "wide": (-0.99, -0.99, -0.99, -0.99, 0.55),
    "puppy": (-0.99, -0.99, -0.99, -0.99, 1.22),
}
"""Lids from -1 (open) to 1 (shut): near eye left and right, far eye left and right; then the size of the pupil."""

BROW_TILTS = {
    "up": ((0, -3), (-3, 0)),
    "stern": ((-5, 3), (3, -5)),
    "sad": ((3, -5), (-5, 3)),
    "smug": ((2, 2), (-7, -3)),
    "flat": ((0, 0), (0, 0)),
}
BROW_LIFTS = {"up": -4, "smug": -1}

THROAT = "#7a2440"
MAW = "#4a1735"
TONGUE = "#f2677a"
SPITTLE = "#bfe8ff"


def eye(
    x: float, y: float, rx: float, ry: float, mood: str, look: Point, skin: str, side: int, iris: str = INK
) -> str:
    """One eye; `side` is 0 for the near one and 1 for the far one, `look` where it looks (-1 to 1 each way).

    Besides `MOODS` there are happy, shut, squeezed, dizzy, glow, evil, and wink (only the far eye shut). `skin` is
    the color of the lids.
    """
    if mood == "wink":
        mood = "open" if side == 0 else "happy"
    if mood == "happy":
        return stroke(path("M{}Q{} {}", (x - rx, y + 3), (x, y - ry * 1.2), (x + rx, y + 3)), 3.4)
    if mood == "shut":
        lid = stroke(path("M{}Q{} {}", (x - rx, y), (x, y + ry), (x + rx, y)), 3.2)
        lashes = path("M{}l-4 3M{}l-3 4", (x - rx, y), (x - rx * 0.5, y + ry * 0.45))
        return lid + stroke(lashes, 2.2)
    if mood == "squeezed":
        wide = rx if side == 0 else -rx
        return stroke(path("M{}L{}L{}", (x - wide, y - ry * 0.6), (x + wide * 0.7, y), (x - wide, y + ry * 0.6)), 3.6)
    if mood == "glow":
        halo = dot(x, y, rx * 1.7, "glow", ry * 1.6, 0.28)
        return halo + dot(x, y, rx, "glow", ry, line=2.4) + dot(x - rx * 0.15, y, rx * 0.5, "glow2", ry * 0.5)
    if mood == "dizzy":
        return dot(x, y, rx, "white", ry, line=2.6) + _spiral(x, y, rx)
    if mood == "evil":
        return _slit_eye(x, y, rx, ry, look, skin, side)
    return _round_eye(x, y, rx, ry, mood, look, skin, side, iris)


def _spiral(x: float, y: float, rx: float) -> str:
    turns = ((step * 1.05, rx * 0.088 * step) for step in range(1, 10))
    points = [(x + reach * math.cos(angle), y + reach * 1.15 * math.sin(angle)) for angle, reach in turns]
    return stroke(path("M{}" + "L{}" * len(points), (x, y), *points), 2.0)


def _slit_eye(x: float, y: float, rx: float, ry: float, look: Point, skin: str, side: int) -> str:
    drawn = dot(x, y, rx * 1.6, "glow", ry * 1.5, 0.28)
    drawn += dot(x, y, rx, "glow2", ry, line=2.6)
    drawn += dot(x + look[0] * rx * 0.3, y + look[1] * ry * 0.3, rx * 0.26, INK, ry * 0.72)
    left, right = ((-0.75, 0.05), (0.05, -0.75))[side]
    return drawn + _lid(x, y, rx, ry, left, right, skin)


def _round_eye(
    x: float, y: float, rx: float, ry: float, mood: str, look: Point, skin: str, side: int, iris: str
) -> str:
    lids = MOODS[mood]
    left, right = lids[2 * side], lids[2 * side + 1]
    pupil = min(0.92, 0.66 * lids[4])
    pupil_x = x + look[0] * rx * (1 - pupil) * 0.9
    pupil_y = y + look[1] * ry * (1 - pupil) * 0.9
    wide, high = rx * pupil, ry * pupil
    drawn = dot(x, y, rx, "white", ry, line=2.6)
    drawn += dot(pupil_x, pupil_y, wide, iris, high)
    if iris != INK:
        drawn += dot(pupil_x, pupil_y, wide * 0.62, INK, high * 0.62)
    drawn += dot(pupil_x - wide * 0.34, pupil_y - high * 0.38, wide * 0.36, "white", high * 0.34)
    drawn += dot(pupil_x + wide * 0.36, pupil_y + high * 0.4, wide * 0.17, "white")
    if left > -0.98 or right > -0.98:
        drawn += _lid(x, y, rx, ry, left, right, skin)
    drawn += hoop(x, y, rx, INK, 2.6, ry)
    if mood == "glam":
        outward = -1 if side == 0 else 1
        roots = ((x + outward * rx * 0.9, y - ry * 0.3), (x + outward * rx * 0.6, y - ry * 0.75))
        drawn += stroke(path(f"M{{}}l{outward * 6} -5M{{}}l{outward * 4} -6", *roots), 2.4)
    return drawn


def _lid(x: float, y: float, rx: float, ry: float, left: float, right: float, skin: str) -> str:
    """An upper eyelid: the part of the eye above a chord; left and right are heights from -1 (open) to 1 (shut)."""
    left, right = max(-0.99, min(0.99, left)), max(-0.99, min(0.99, right))
    start = (x - rx * math.sqrt(1 - left * left), y + left * ry)
    end = (x + rx * math.sqrt(1 - right * right), y + right * ry)
    large = 1 if left + right > 0 else 0
    lid = path("M{}A{}" + f" 0 {large} 1 " + "{}Z", start, (rx, ry), end)
    return area(lid, skin) + stroke(path("M{}L{}", start, end), 2.4)


def eyes(
    mood: str, near: EyeSpot, far: EyeSpot, skin: str, look: Point = (0.3, 0.1), brow: str | None = None,
    iris: str = INK,
) -> str:  # fmt: skip
    """A pair of eyes, with brows if `brow` names some (see `brows`)."""
    drawn = eye(*near, mood, look, skin, 0, iris)
    drawn += eye(*far, mood, look, skin, 1, iris)
    return drawn + (brows(brow, near, far) if brow else "")


def brows(kind: str, near: EyeSpot, far: EyeSpot) -> str:
    """Strokes over both eyes: up, stern, sad, smug or flat."""
    near_x, near_y, near_rx, near_ry = near
    far_x, far_y, far_rx, far_ry = far
    near_tilt, far_tilt = BROW_TILTS[kind]
    near_top = near_y - near_ry - 5 + BROW_LIFTS.get(kind, 0)
    far_top = far_y - far_ry - 5 + BROW_LIFTS.get(kind, 0)
    line = path(
        "M{}L{}M{}L{}",
        (near_x - near_rx, near_top + near_tilt[0]),
        (near_x + near_rx * 0.8, near_top + near_tilt[1]),
        (far_x - far_rx * 0.8, far_top + far_tilt[0]),
        (far_x + far_rx, far_top + far_tilt[1]),
    )
    return stroke(line, 4.2)


def cheeks(near_x: float, far_x: float, y: float, fill: str = "#ff7f7f") -> str:
    """Two rosy spots."""
    return dot(near_x, y, 6, fill, 4, 0.5) + dot(far_x, y, 5, fill, 3.6, 0.5)


def mouth(kind: str, x: float, y: float, width: float) -> str:
    """A mouth centered at `x`, `y`; an unknown `kind` (such as "none") draws nothing.

    Closed ones: smile, smirk, frown, flat, pout, wobble, cat, drool. Open ones: o, grin, open, wail, fangs.
    """
    closed = _closed_mouth(kind, x, y, width)
    if closed:
        return stroke(closed, 2.8 if kind in ("wobble", "cat") else 3)
    draw = OPEN_MOUTHS.get(kind)
    return draw(x, y, width) if draw else ""


def _closed_mouth(kind: str, x: float, y: float, width: float) -> str:
    """The path of a mouth that is one line, or nothing."""
    half = width / 2
    left, right = x - half, x + half
    if kind == "smile":
        return path("M{}Q{} {}", (left, y - 2), (x, y + half * 0.8), (right, y - 3))
    if kind == "smirk":
        curve = path("M{}Q{} {}", (left, y + 3), (x + 2, y + 7), (right, y - 6))
        return curve + path("M{}q5 1 6 6", (right - 3, y - 9))
    if kind == "frown":
        return path("M{}Q{} {}", (left, y + 5), (x, y - half * 0.6), (right, y + 4))
    if kind == "flat":
        return path("M{}L{}", (left, y), (right, y))
    if kind == "pout":
        return path("M{}Q{} {}M{}h7", (x - 7, y + 2), (x, y - 5), (x + 7, y + 2), (x - 3, y + 8))
    if kind == "wobble":
        wave = number(width / 4)
        return path("M{}", (left, y)) + f"q{number(width / 8)} -6 {wave} 0" + f"t{wave} 0" * 3
    if kind == "cat":
        points = ((left, y), (x - half / 2, y + 8), (x, y), (x + half / 2, y + 8), (right, y - 1))
        return path("M{}Q{} {}Q{} {}", *points)
    return ""


def _astonished(x: float, y: float, width: float) -> str:
    return dot(x, y + 3, width * 0.2, THROAT, width * 0.25, line=2.8)


def _grin(x: float, y: float, width: float) -> str:
    half = width / 2
    left, right = (x - half, y - 4), (x + half, y - 6)
    lips = path("M{}Q{} {}", left, (x, y + 3), right)
    lips += path("Q{} {}", (x + half * 0.8, y + half * 0.75), (x, y + half * 0.7))
    lips += path("Q{} {}Z", (x - half * 0.8, y + half * 0.6), left)
    teeth = "".join(
        path("M{}", (x + half * aside, top)) + f"v{number(half * length)}"
        for aside, top, length in ((0, y, 0.66), (-0.42, y - 1, 0.56), (0.42, y - 1, 0.58))
    )
    return area(lips, "white", 2.8) + stroke(teeth, 1.6)


def _open(x: float, y: float, width: float) -> str:
    half = width / 2
    left, right = (x - half, y - 4), (x + half, y - 6)
    lips = path("M{}Q{} {}", left, (x, y + 3), right)
    lips += path("Q{} {}Q{} {}Z", (x + half, y + half), (x, y + half), (x - half, y + half * 0.8), left)
    return area(lips, THROAT, 2.8) + dot(x + 1, y + half * 0.68, half * 0.5, TONGUE, half * 0.28)


def _wail(x: float, y: float, width: float) -> str:
    half = width / 2
    left, right = (x - half, y), (x + half, y - 2)
    lips = path("M{}Q{} {}", left, (x, y - half * 0.9), right)
    lips += path("Q{} {}", (x + half * 1.05, y + half * 1.3), (x, y + half * 1.3))
    lips += path("Q{} {}Z", (x - half * 1.1, y + half * 1.2), left)
    teeth = path("M{}l5 8 5 -10Z", (x - half * 0.6, y - half * 0.28))
    teeth += path("M{}l4 9 6 -9Z", (x + half * 0.3, y - half * 0.38))
    drawn = area(lips, THROAT, 3)
    drawn += dot(x, y + half * 0.92, half * 0.55, TONGUE, half * 0.34)
    return drawn + area(teeth, "white", 1.4)


def _fangs(x: float, y: float, width: float) -> str:
    half = width / 2
    left, right = (x - half, y), (x + half, y)
    chin = y + half * 0.85
    below = path("Q{} {}Q{} {}Z", (x + half * 0.9, chin), (x, chin), (x - half * 0.9, chin), left)
    step = number(width / 12)
    teeth = "".join(f"l{step} {7 if index % 2 else 8}l{step} {-7 if index % 2 else -8}" for index in range(6))
    drawn = area(path("M{}L{}", left, right) + below, "white", 2.8)
    return drawn + area(path("M{}", left) + teeth + below, MAW)


def _drool(x: float, y: float, width: float) -> str:
    half = width / 2
    lips = path("M{}Q{} {}", (x - half, y), (x, y + half * 0.7), (x + half, y))
    drop = path("M{}q6 0 5 10q-1 7 -5 7t-4 -7Z", (x + half * 0.4, y + 4))
    return stroke(lips, 3) + area(drop, SPITTLE, 2)


OPEN_MOUTHS = {
    "o": _astonished,
    "grin": _grin,
    "open": _open,
    "wail": _wail,
    "fangs": _fangs,
    "drool": _drool,
}
