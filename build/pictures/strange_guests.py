"""The phoenix in the chimney and the minotaur in the maze."""

from __future__ import annotations

from pictures import (
    HEIGHT,
    INK,
    WIDTH,
    Point,
    area,
    cable,
    dot,
    ellipse,
    flame,
    flat,
    group,
    hexed,
    hoop,
    inked,
    path,
    picture,
    rectangle,
    shadow,
    silhouette,
    sleeved_arm,
    stroke,
    taper,
    tube,
)
from pictures.gloaming import flat_wing
from pictures.things import box
from pictures.things_people import neighbor, peeking, pet


@picture("chimney-phoenix")
def chimney_phoenix() -> str:
    """A phoenix sits smugly in a fireplace, all soot, while the family roasts marshmallows on it."""
    drawn = _chimney_phoenix_scene()
    drawn += "".join(
        group(
            silhouette([tube([(-50, 0), (50, 0)], 22)], "#7a4a3a", rim=4)
            + dot(56, 0, 9, "#d9a679", 10, line=2.4),
            x, 216, 1, turn,
        )
        for x, turn in ((134, 5), (190, -5))
    )
    drawn += group(flame(), 160, 222, 0.7)
    drawn += group(flame(), 128, 226, 0.5, -8)
    drawn += group(flame(), 192, 226, 0.54, 8)
    for hand, tip, skin, sleeve in _ROASTERS:
        drawn += _roasted_marshmallow(hand, tip, skin, sleeve)
    return drawn


_ROASTERS = (
    ((-4, 156), (96, 116), "#f2c199", "teal"),
    ((-4, 212), (92, 176), "#a9714f", "violet"),
    ((324, 158), (226, 128), "#f6d3b5", "blue"),
)


def _roasted_marshmallow(hand: Point, tip: Point, skin: str, sleeve: str) -> str:
    """A hand from the edge of the picture holds a marshmallow into the phoenix."""
    inward = 1 if hand[0] < 0 else -1
    x, y = hand
    drawn = cable(path("M{}L{}", hand, tip), 7, 3, "wood")
    drawn += group(_marshmallow(), *tip, 1, -20 * inward)
    drawn += silhouette([tube([hand, (x + 26 * inward, y - 9)], 24)], sleeve, rim=2.4)
    return drawn + silhouette([ellipse(x + 36 * inward, y - 13, 12, 11)], skin, rim=2)


def _marshmallow() -> str:
    return box(-12, -9, 24, 18, "#fff6e6", 6, 4) + stroke("M-6 -4h8", 2.4, "#d9a679")


def _chimney_phoenix_scene() -> str:
    scene = rectangle(0, 0, WIDTH, HEIGHT, "#cfe0d6")
    scene += "".join(rectangle(x, 0, 20, HEIGHT, "#dceae2") for x in range(0, 320, 40))
    scene += rectangle(22, 30, 276, 214, "#bd5b44", 0, 3.6)
    for row in range(10):
        for column in range(8):
            x = 28 + column * 34 - (0 if row % 2 else 17)
            if 28 <= x < 268:
                fill = ("#c96a50", "#b0523c", "#d27a5c")[(column + row) % 3]
                scene += rectangle(x, 38 + row * 18, 30, 14, fill, 2)
    scene += box(8, 18, 304, 20, "wood", 4, 4)
    scene += inked("M62 240V112Q62 58 160 58T258 112V240Z", "#2a1c2e")
    scene += area("M74 240V116Q74 70 160 70T246 116V240Z", "#402a3c")
    scene += "".join(dot(160, 170, radius, "#ff8a3d", radius * 0.9, 0.16) for radius in (96, 78, 60))
    scene += group(flame(), 104, 216, 1.7, -10) + group(flame(), 218, 216, 1.7, 10)
    wing = flat_wing("#ff9f43", "#ffd27a")
    scene += group(wing, 126, 150, 0.62, -12) + group(wing, 194, 150, 0.62, 12, True)
    scene += silhouette([taper([(160, 118), (160, 160), (160, 190)], (58, 88, 84))], "#e5493a", rim=5)
    scene += flat([taper([(164, 140), (164, 186)], (40, 56))], "#ffb46a")
    scene += stroke("M150 152l7 6l7 -6M164 168l7 6l7 -6M146 176l7 6l7 -6", 2.4, "#d9702a")
    scene += silhouette(
        [
            taper([(150, 78), (140, 48), (128, 44)], (14, 12, 3)),
            taper([(160, 74), (162, 42), (172, 32)], (14, 12, 3)),
            taper([(170, 78), (184, 56), (196, 54)], (13, 10, 3)),
        ],
        "sun", rim=2,
    )
    scene += peeking(
        "griffin", 158, 104, 0.98, feather="#ff7a3d", beak="gold", eyes="smug", look=(0.3, 0), brows="smug",
        mouth="smirk",
    )
    scene += "".join(
        dot(x, y, radius, "#4a3440", radius * 0.7, 0.6)
        for x, y, radius in ((132, 120, 9), (128, 160, 11), (186, 176, 10), (146, 88, 6), (140, 190, 8))
    )
    return scene


def _phoenix_leftover() -> str:
    crest = [
        taper([(146, 92), (132, 62), (116, 58)], (16, 13, 3)),
        taper([(158, 90), (158, 54), (168, 40)], (16, 14, 3)),
        taper([(170, 92), (188, 66), (204, 66)], (15, 11, 3)),
    ]
    drawn = silhouette(crest, "sun", rim=2.4)
    drawn += cable("M252 168L206 146", 7, 3, "wood")
    return drawn + group(_marshmallow(), 204, 144, 1.1, 24)


hexed("chimney-phoenix", "smug", bits=("wing",), berries="#ff8a4a", leftover=_phoenix_leftover)


@picture("minotaur-lost-in-the-corn-maze")
def minotaur_lost_in_the_corn_maze() -> str:
    """A minotaur holds a souvenir map upside down, among corn and small helpful children."""
    drawn = rectangle(0, 0, WIDTH, HEIGHT, "#ffe9a8")
    drawn += dot(160, 60, 120, "#fff3c8")
    drawn += rectangle(0, 196, WIDTH, 44, "#d9b86a")
    drawn += (
        "".join(_corn(x, 206, 1.18 + index % 3 * 0.08) for index, x in enumerate((6, 44, 82, 250, 286, 318)))
        + _corn(120, 200, 1.0)
        + _corn(212, 200, 1.0)
    )
    drawn += shadow(160, 74, 224, "#7a5a2a")
    drawn += pet(
        160, 222, 1.06, plan="upright", head="small", ears="goat", horns="bull", skin="#9a6642",
        muzzle="#e2b488", belly="#c98d62", tail="tuft", hair="#4b2e20", foot="hoof", claw="#4b2e20",
        eyes="worried", look=(0.2, 0.8), brows="sad", mouth="wobble", leg_width=25, head_scale=1.08, arms=[],
    )
    drawn += hoop(172, 90, 6, INK, 5.5) + hoop(172, 90, 6, "#ffcf4a", 2.6)
    drawn += group(_map(), 158, 158, 1, -3)
    drawn += silhouette(
        [tube([(118, 128), (96, 144), (106, 158)], 24), ellipse(108, 160, 14, 12)],
        "#9a6642", rim=2.4,
    )
    drawn += silhouette(
        [tube([(200, 128), (222, 144), (212, 156)], 24), ellipse(210, 158, 14, 12)],
        "#9a6642", rim=2.4,
    )
    for x, y, fill, hair, skin, flip in (
        (52, 232, "teal", "#b8632c", "#f6d3b5", False), (262, 232, "tomato", "#33223b", "#a9714f", True),
        (298, 234, "blue", "#e8c35a", "#f2c199", True),
    ):
        drawn += neighbor(
            x, y, 0.46, flip, skin=skin, robe=fill, hat="none", hair=hair, eyes="happy", brows="up", mouth="open",
        )
    drawn += sleeved_arm([(66, 214), (78, 204), (90, 196)], "teal", "#f6d3b5", 14)
    drawn += sleeved_arm([(246, 214), (236, 206), (226, 198)], "tomato", "#a9714f", 14)
    return drawn


def _map() -> str:
    """The way out, upside down."""
    paper = box(-52, -32, 104, 62, "#fff6e0", 3, 4)
    paper += stroke("M-17 -32V30M18 -32V30", 2, "#d9cdb2")
    paper += stroke("M-42 20V-20H-26V8H-8V-20H10V8H28V-20H42", 4.4, "leaf")
    paper += group(area("M0 -13L11 -1H6V11H-6V-1H-11Z", "tomato", 2), 34, 14, 0.9, 180)
    paper += stroke("M-46 -24l9 9M-37 -24l-9 9", 3.4, "tomato")
    return paper


def _corn(x: float, y: float, scale: float) -> str:
    corn = stroke("M0 0V-150", 8, "#6f9a3c")
    for index, (root, side) in enumerate(((-20, 1), (-44, -1), (-76, 1), (-98, -1), (-128, 1), (-140, -1))):
        leaf = f"M0 {root}Q{22 * side} {root - 40} {44 * side} {root - 12}Q{20 * side} {root - 22} 0 {root}Z"
        corn += area(leaf, ("#7dae46", "#8fbf52")[index % 2])
    corn += area("M4 -80q18 -6 18 -34q-16 2 -18 34Z", "sun")
    corn += area("M-4 -116q-18 -6 -16 -32q16 2 16 32Z", "sun")
    return group(corn, x, y, scale)


def _minotaur_leftover() -> str:
    horns = [
        taper([(124, 88), (104, 78), (98, 56)], (16, 13, 4)),
        taper([(192, 88), (212, 78), (218, 56)], (16, 13, 4)),
    ]
    ring = hoop(159, 158, 8, INK, 6) + hoop(159, 158, 8, "sun", 3)
    drawn = silhouette(horns, "cream", rim=2)
    return drawn + ring + group(_map(), 206, 160, 0.56, 12)


hexed("minotaur-lost-in-the-corn-maze", "worried", bits=("tail",), leftover=_minotaur_leftover)
