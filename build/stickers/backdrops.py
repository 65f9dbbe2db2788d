"""What stands behind a thing: places and weather, quiet in the middle."""

from __future__ import annotations

from stickers.hand import (
    GOLD,
    INK,
    LIGHT,
    MAIN,
    SHADE,
    WHITE,
    box,
    circle,
    ellipse,
    line,
    many,
    path,
)  # fmt: skip

WIDTH, HEIGHT = 240, 200


def _ground(fill: str, edge: str = "M0 140L240 140", curve: str = "") -> str:
    return path(curve or "M0 140L240 140L240 200L0 200Z", fill, 0) + line(edge, INK, 3)


def _all(fill: str) -> str:
    return box(0, 0, WIDTH, HEIGHT, 0, fill, 0)


_TUFT = line("M0 0L-3 -9M0 0L0 -12M0 0L4 -8", "#5d9c3f", 3)
_STAR = path("M0 -6L1.6 -1.6L6 0L1.6 1.6L0 6L-1.6 1.6L-6 0L-1.6 -1.6Z", "#fff3c4", 0)


def lawn() -> str:
    """Mown grass and a picket fence under a plain sky."""
    pickets = many(path("M-8 42L-8 8L0 -2L8 8L8 42Z", WHITE, 3), [(x, 100) for x in range(0, 250, 24)])
    return (
        _all(LIGHT) + ellipse(44, 40, 30, 12, WHITE, 0) + ellipse(70, 46, 24, 10, WHITE, 0)
        + ellipse(196, 30, 28, 10, WHITE, 0) + ellipse(70, 140, 110, 52, MAIN, 0) + ellipse(210, 140, 80, 40, SHADE, 0) + box(-4, 112, 248, 8, 0, "#e8ddc4", 3) + box(-4, 128, 248, 8, 0, "#e8ddc4", 3)
        + pickets + _ground("#9ad56a") + path("M0 160L240 160L240 180L0 180Z", "#8bc95c", 0)
        + many(_TUFT, [(24, 172), (208, 164), (176, 192), (60, 194)])
    )  # fmt: skip


def dusk() -> str:
    """A street of lit windows."""
    house = path("M-26 60L-26 10L0 -14L26 10L26 60Z", SHADE, 3) + box(-14, 20, 12, 14, 1, GOLD, 2.6) + box(6, 20, 10, 14, 1, GOLD, 2.6)
    return (
        _all(MAIN) + path("M0 70C60 50 180 50 240 70L240 140L0 140Z", LIGHT, 0) + circle(120, 126, 44, "#ffd98a", 0)
        + many(house, [(28, 80), (88, 90), (152, 90), (212, 80)])
        + _ground("#6d6486") + path("M0 150L240 150L240 154L0 154Z", "#857ca0", 0)
        + many(box(-14, 0, 28, 6, 2, "#f0e2b8", 0), [(20, 178), (80, 178), (160, 178), (220, 178)])
        + many(_STAR, [(30, 24), (196, 18), (140, 34), (80, 14)])
    )  # fmt: skip


def kitchen() -> str:
    """Tiles, a shelf, a worktop."""
    tiles = line("M0 28L240 28M0 56L240 56M0 84L240 84M0 112L240 112" + "".join(f"M{x} 0L{x} 140" for x in range(20, 240, 40)), WHITE, 3)
    jar = box(-9, -24, 18, 24, 4, WHITE, 3) + box(-10, -29, 20, 7, 2, SHADE, 3)
    return (
        _all(LIGHT) + tiles + box(-4, 62, 70, 8, 0, "#c98f56", 3) + box(176, 62, 70, 8, 0, "#c98f56", 3)
        + many(jar, [(18, 62), (46, 62), (198, 62), (226, 62)])
        + path("M0 140L240 140L240 200L0 200Z", MAIN, 0) + box(-4, 134, 248, 14, 0, "#f4e3cf", 3)
        + line("M60 160L60 200M180 160L180 200", SHADE, 4) + circle(50, 176, 4, GOLD, 2.6) + circle(190, 176, 4, GOLD, 2.6)
    )  # fmt: skip


def lab() -> str:
    """A board with formulas, a bench, a lamp."""
    scrawl = line("M22 44L52 44M22 56C30 50 36 62 44 56C50 52 54 58 58 56M22 70L44 70M190 44L216 44M186 58L196 68M196 58L186 68M206 63L220 63", WHITE, 3)
    return (
        _all(LIGHT) + box(8, 22, 224, 84, 6, SHADE, 3.4) + scrawl
        + line("M0 122L240 122", MAIN, 6) + path("M0 140L240 140L240 200L0 200Z", "#d5dde6", 0) + line("M0 140L240 140", INK, 3)
        + line("M0 152L240 152", "#b6c0ce", 4)
        + path("M14 138L20 116L20 104L30 104L30 116L36 138Z", WHITE, 3) + path("M17 128L33 128L36 138L14 138Z", MAIN, 3)
        + box(206, 108, 10, 30, 4, WHITE, 3) + box(221, 116, 10, 22, 4, MAIN, 3)
    )  # fmt: skip


def night() -> str:
    """Moon, stars, a hill."""
    return (
        _all(SHADE) + ellipse(120, 150, 150, 90, MAIN, 0) + path("M200 20C176 24 172 56 192 66C204 71 216 66 221 57C198 58 190 38 200 20Z", "#fff3c4", 3)
        + many(_STAR, [(26, 30), (64, 60), (104, 20), (150, 36), (228, 88), (18, 96), (84, 96), (170, 84)])
        + path("M0 150C50 124 100 136 140 142C180 148 210 132 240 140L240 200L0 200Z", "#3f5f4f", 0)
        + line("M0 150C50 124 100 136 140 142C180 148 210 132 240 140", INK, 3)
        + path("M8 146L20 112L32 144ZM206 144L216 116L228 142Z", "#2e4a3e", 3)
    )  # fmt: skip


def sea() -> str:
    """Waves up to the horizon."""
    wave = line("M-18 0C-12 -8 -6 -8 0 0C6 -8 12 -8 18 0", WHITE, 3.4)
    return (
        _all(LIGHT) + circle(52, 50, 22, "#fff3c4", 0) + ellipse(180, 44, 32, 10, WHITE, 0) + ellipse(202, 52, 24, 8, WHITE, 0)
        + path("M0 104L240 104L240 200L0 200Z", MAIN, 0) + line("M0 104L240 104", INK, 3)
        + path("M0 150C20 140 40 140 60 150C80 160 100 160 120 150C140 140 160 140 180 150C200 160 220 160 240 150L240 200L0 200Z", SHADE, 0)
        + many(wave, [(40, 124), (198, 128), (110, 118), (30, 178), (210, 180), (120, 186)])
        + path("M190 104L196 84L206 104Z", WHITE, 3)
    )  # fmt: skip


def library() -> str:
    """Shelves and shelves."""
    books = (
        box(0, 6, 9, 32, 1, SHADE, 0) + box(10, 2, 7, 36, 1, LIGHT, 0) + box(18, 9, 10, 29, 1, SHADE, 0)
        + box(29, 4, 8, 34, 1, LIGHT, 0) + path("M40 38L46 9L54 11L48 38Z", SHADE, 0) + line("M21 16L25 16M2 14L7 14", GOLD, 2)
    )  # fmt: skip
    shelves = "".join(box(-4, y, 248, 8, 0, "#8a5a34", 3) for y in (46, 92, 138))
    return (
        _all(MAIN) + many(books, [(4, 10), (70, 10), (180, 10), (4, 56), (178, 56), (124, 10), (4, 102), (182, 102)])
        + many(books, [(64, 56), (120, 56), (66, 102), (124, 102)])
        + shelves + path("M0 146L240 146L240 200L0 200Z", "#a8713f", 0)
        + path("M20 200L50 158L190 158L220 200Z", SHADE, 3) + path("M34 196L58 164L182 164L206 196Z", LIGHT, 0)
    )  # fmt: skip


def shed() -> str:
    """Planks, tools on hooks, a work bench."""
    planks = line("".join(f"M{x} 0L{x} 140" for x in range(30, 240, 30)), SHADE, 3.4)
    return (
        _all(MAIN) + planks
        + box(88, 16, 64, 48, 2, "#bfe3f5", 3.4) + line("M120 16L120 64M88 40L152 40", INK, 3)
        + line("M34 20L34 92", INK, 8) + line("M34 20L34 92", "#e8c48a", 3.4) + path("M24 88L44 88L42 112L34 120L26 112Z", "#d5dde6", 3)
        + line("M208 18L208 92", INK, 8) + line("M208 18L208 92", "#e8c48a", 3.4) + line("M192 118L192 100L224 100L224 118M208 92L208 118", INK, 5)
        + path("M0 146L240 146L240 200L0 200Z", "#8a5a34", 0) + box(-4, 138, 248, 12, 0, LIGHT, 3)
        + line("M20 170L80 170M140 182L220 182", "#704626", 3)
    )  # fmt: skip


def storm() -> str:
    """Rain from the left, and worse to come."""
    puff = ellipse(0, 0, 46, 20, SHADE, 0) + ellipse(34, 8, 34, 16, SHADE, 0) + ellipse(-36, 8, 30, 14, SHADE, 0)
    drops = line("".join(f"M{x} {y}L{x - 7} {y + 18}" for x, y in
                         [(30, 62), (66, 88), (96, 60), (146, 66), (180, 90), (214, 62), (230, 106), (20, 112)]), WHITE, 3)  # fmt: skip
    return (
        _all(MAIN) + path("M0 90C60 80 180 80 240 90L240 140L0 140Z", LIGHT, 0)
        + many(puff, [(50, 20), (140, 14), (214, 24)]) + path("M196 40L180 72L192 72L184 104L208 64L196 64L206 40Z", GOLD, 3)
        + drops + _ground("#6f8f74") + ellipse(60, 170, 34, 6, "#9cc0d4", 0) + ellipse(186, 186, 30, 5, "#9cc0d4", 0)
    )  # fmt: skip


def sunrise() -> str:
    """Rays over the roofs."""
    rays = "".join(f'<g transform="rotate({angle} 120 140)">{path("M120 140L108 -80L132 -80Z", LIGHT, 0)}</g>'
                   for angle in range(-80, 81, 20))  # fmt: skip
    return (
        _all(MAIN) + rays + circle(120, 140, 56, "#ffe08a", 3)
        + path("M0 132L16 116L34 132L34 140L0 140ZM36 140L36 124L52 110L70 124L70 140ZM176 140L176 126L192 112L208 126L208 140ZM208 140L226 118L240 130L240 140Z", SHADE, 3)
        + _ground("#8bc95c") + path("M0 164C80 150 160 150 240 164L240 200L0 200Z", "#7cba50", 0)
        + many(_TUFT, [(30, 184), (210, 188)])
    )  # fmt: skip


def wall() -> str:
    """Bricks with a little history."""
    joints = "M0 28L240 28M0 56L240 56M0 84L240 84M0 112L240 112"
    for row, y in enumerate((0, 28, 56, 84, 112)):
        joints += "".join(f"M{x} {y}L{x} {y + 28}" for x in range(24 if row % 2 else 0, 240, 48))
    bricks = "".join(box(x, y, 48, 28, 0, tone, 0) for x, y, tone in
                     [(0, 0, SHADE), (144, 28 - 28, LIGHT), (72, 28, LIGHT), (168, 28, SHADE), (0, 56, LIGHT), (192, 56, SHADE),
                      (24, 84, SHADE), (168, 84, LIGHT), (48, 112, LIGHT), (192, 112, SHADE)])  # fmt: skip
    return (
        _all(MAIN) + bricks + line(joints, WHITE, 3.4) + _ground("#cdbf9f") + path("M0 140L240 140L240 152L0 152Z", "#b7a888", 0)
        + line("M40 200L60 152M180 200L160 152", "#b7a888", 3) + many(_TUFT, [(14, 146), (230, 148), (206, 146)])
    )  # fmt: skip


def party() -> str:
    """Bunting, confetti, a dance floor."""
    flag = "M-9 0L9 0L0 20Z"
    bunting = "".join(many(path(flag, tone, 3), [(x, 22 + abs(x - 120) * -0.1 + 14)]) for x, tone in
                      [(18, GOLD), (48, SHADE), (78, WHITE), (108, GOLD), (138, SHADE), (168, WHITE), (198, GOLD), (228, SHADE)])  # fmt: skip
    confetti = "".join(box(x, y, 8, 4, 1, tone, 0) for x, y, tone in
                       [(20, 70, WHITE), (50, 92, GOLD), (84, 74, SHADE), (150, 78, GOLD), (188, 66, WHITE), (216, 96, SHADE),
                        (30, 120, SHADE), (204, 124, GOLD), (226, 66, GOLD), (66, 116, WHITE)])  # fmt: skip
    return (
        _all(LIGHT) + ellipse(120, 90, 110, 80, MAIN, 0) + line("M0 22C60 40 180 40 240 22", INK, 3) + bunting + confetti
        + _ground("#f4e3cf") + path("M0 140L40 140L20 170L0 170ZM80 140L120 140L120 170L70 170ZM160 140L200 140L220 170L170 170Z", SHADE, 0)
        + path("M20 170L70 170L58 200L0 200L0 200ZM120 170L170 170L182 200L120 200ZM220 170L240 170L240 200Z", SHADE, 0)
        + line("M0 140L240 140", INK, 3)
    )  # fmt: skip
