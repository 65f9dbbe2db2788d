"""The lodge, in yellow: what hangs in the cupboard."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import picture
from woodcuts.palette import BARK, BLOOD, BONE, GOLD, INK, LAMP, SCALES, SKIN, SUCKERS
from woodcuts.paths import Point, line_path
from woodcuts.scenery import arm, cord, squiggle
from woodcuts.shapes import Shape, blob, box, ellipse, polygon, star, tentacle


def _wavy_edge(side: int) -> list[Point]:
    """One edge of a blade with too many waves."""
    points = []
    for index in range(45):
        share = index / 44
        y = 104 + share * 168
        points.append((200 + 14 * math.sin(share * 19) * (1 - share * 0.2) + side * (25 * (1 - share) ** 0.55 + 1), y))
    return points


def _dagger_hilt(block: Block) -> None:
    """The guard, the grip and the eye in its pommel."""
    # tentacle guard
    for side in (-1, 1):
        limb, suckers = tentacle([
            (200, 96), (200 + side * 34, 92), (200 + side * 60, 104), (200 + side * 68, 86), (200 + side * 56, 78),
        ], 22, 3, 5, -side)
        block.form(limb, GOLD, 2.4, 8, 3)
        block.fill(suckers, "#efd488")
    block.form(polygon([(188, 84), (212, 84), (209, 36), (191, 36)]), "#69478d", 2.4, 8)
    block.lines([
        [(190, 46), (200, 42), (210, 46)], [(190, 56), (200, 52), (210, 56)], [(189, 66), (200, 62), (211, 66)],
        [(189, 76), (200, 72), (211, 76)],
    ], INK, (1.4, 2.6, 1.4))
    block.form(ellipse(200, 24, 16), GOLD, 2.4, 9, 3)
    block.eye(200, 24, 10, look=(-0.3, 0.2), slit=True)
    block.form(ellipse(200, 94, 16, 13), GOLD, 2.4, 8, 3)
    block.fill(star(200, 94, 8, 3.4, 5), BLOOD)


def _dagger_label(block: Block) -> None:
    """A safety label and a plaster on the grip."""
    block.lines([[(222, 100), (240, 122), (238, 138)]], INK, (1.6, 2, 1.6))
    tag = polygon([(222, 146), (236, 134), (254, 142), (262, 190), (230, 198)])
    block.form(tag, BONE, 2, 8)
    block.fill(ellipse(239, 144, 3), INK)
    block.lines([[(232, 162), (240, 158), (252, 160)], [(234, 172), (244, 168), (254, 170)]], INK, (1.4, 2.2, 1))
    block.lines([[(234, 184), (244, 186), (258, 178)]], BLOOD, (1.8, 3, 1))
    # plaster on the grip
    plaster = polygon([(178, 52), (220, 62), (217, 74), (175, 64)])
    block.form(plaster, "#e3b48c", 1.8, 0)
    block.fill(polygon([(190, 56.5), (206, 60.3), (203.8, 69.5), (187.8, 65.6)]), "#f2d3b3")
    block.fill([ellipse(182, 57, 1), ellipse(181, 62, 1), ellipse(213, 65, 1), ellipse(212, 69, 1)], INK)


@picture("wavy-dagger", "yellow", seed=13)
def wavy_dagger(block: Block) -> None:
    """Nine percent more stab per stab."""
    block.rays(200, 60, 30, 330, 40, "#7d5716", 9)
    block.rays(200, 60, 30, 130, 40, "#c6932b", 2.4)
    left, right = _wavy_edge(-1), _wavy_edge(1)
    middle = [((one[0] + other[0]) / 2, one[1]) for one, other in zip(left, right, strict=True)]
    block.form(blob(left + right[::-1]), BONE, 2.8, 0)
    half = blob(middle + right[::-1])
    block.fill(half, "#c9b277")
    block.hatch(half, INK, 30, 4.6, 0.4)
    block.lines([middle[::2]], INK, (2, 2.6, 1))
    block.lines([
        [(x - 8 * (1 - index / 45), y) for index, (x, y) in enumerate(middle)][2:34:2],
    ], "#c9b277", (0.5, 2, 0.5))
    block.outline(blob(left + right[::-1]), INK, 2.6, 2)
    cork = polygon([(182, 258), (214, 254), (218, 290), (187, 294)])
    block.form(cork, "#a97c45", 2.4, 9, 3.2)
    block.gouges(cork, INK, 10, 5, 1.8)
    _dagger_hilt(block)
    _dagger_label(block)


def _mask_face(block: Block) -> None:
    """Eyes with a light on behind them, a mouth, and the ticket."""
    for x in (170, 226):
        block.form(blob([(x - 20, 102, 1), (x - 4, 88), (x + 20, 100, 1), (x + 2, 114)]), INK, 2, 0)
        block.lines([[(x - 22, 84), (x, 72), (x + 22, 82)]], INK, (1, 4, 1))
    # somebody is in
    block.fill(ellipse(226, 101, 3.4), LAMP)
    block.fill(ellipse(170, 102, 3.4), LAMP)
    block.lines([[(198, 96), (192, 128), (188, 142), (204, 144)]], INK, (0.8, 3, 1))
    block.form(blob([
        (174, 168, 1), (188, 162), (198, 166), (208, 162), (222, 168, 1), (208, 178), (198, 180), (188, 178),
    ]), BLOOD, 2, 0)
    block.lines([[(174, 168), (198, 171), (222, 168)]], INK, (1, 2.4, 1))
    block.form(ellipse(232, 140, 4), INK, 1, 0)
    block.lines([
        [(150, 128), (146, 136), (150, 146)], [(210, 42), (218, 56), (212, 68), (220, 82)],
    ], INK, (0.6, 2.2, 0.6))
    # cloakroom ticket
    block.form(polygon([(170, 250), (228, 246), (230, 280), (172, 284)]), BONE, 2.2, 7)
    block.lines([[(200, 214), (206, 232), (200, 250)]], INK, (1.6, 2, 1.6))
    block.fill(polygon([(176, 255), (223, 252), (223.6, 259), (176.6, 262)]), BLOOD)
    block.lines([[(184, 274), (192, 268), (200, 275), (208, 267), (218, 272)]], INK, (1.6, 2.6, 1.2))


@picture("pallid-mask", "yellow", seed=43)
def pallid_mask(block: Block) -> None:
    """Somebody is in; take a cloakroom ticket."""
    for index in range(9):
        x = -10 + index * 36
        curtain = blob([
            (x, -4, 1), (x + 6, 100), (x - 4, 200), (x + 4, 306, 1), (x + 40, 306, 1), (x + 34, 200), (x + 44, 100),
            (x + 36, -4, 1),
        ])
        block.fill(curtain, "#8a5f14" if index % 2 else "#7a541a")
        block.lines([
            [(x + 10, 0), (x + 14, 100), (x + 8, 200), (x + 14, 302)],
            [(x + 24, 0), (x + 28, 110), (x + 22, 210), (x + 28, 302)],
        ], INK, (2, 5, 2))
    block.sky(lambda x, y: max(0, min(0.7, (math.dist((x, y), (196, 130)) - 90) / 150)), INK, 5, 90)
    # ribbons
    for side in (-1, 1):
        limb, _ = tentacle([
            (198 + side * 56, 128), (198 + side * 76, 160), (198 + side * 60, 200), (198 + side * 76, 236),
            (198 + side * 62, 270),
        ], 15, 5)
        block.form(limb, BLOOD, 2.2, 6, 3.2)
    mask = blob([
        (138, 104), (144, 62), (170, 34), (198, 28), (228, 34), (252, 62), (258, 104), (250, 152), (226, 196),
        (198, 216), (170, 196), (146, 152),
    ])
    block.form(mask, BONE, 3, 34, 3.8, tick=3)
    block.fill(blob([
        (198, 28), (228, 34), (252, 62), (258, 104), (250, 152), (226, 196), (198, 216), (204, 170), (196, 120),
        (204, 70),
    ]), "#dcc994")
    block.shade(mask, INK, 30, 3.8, 3)
    block.outline(mask, INK, 3)
    _mask_face(block)


def _yellow_sign_mop(block: Block) -> None:
    """The mop, and what was spilt."""
    cord(block, [[(134, 236), (128, 120), (118, 40)]], BARK, (5, 5.6, 5), 2)
    block.form(blob([
        (116, 236, 1), (140, 214), (158, 236, 1), (160, 262), (150, 256), (144, 266), (136, 256), (128, 266),
        (120, 256), (112, 262),
    ]), BONE, 2.4, 10)
    block.lines([
        [(138, 222), (130, 240), (124, 256)], [(140, 222), (140, 242), (137, 256)],
        [(142, 222), (150, 240), (152, 254)],
    ], INK, (0.8, 2.2, 0.6))
    # what was spilt
    puddle = blob([
        (98, 282), (112, 264), (150, 262), (200, 258), (254, 262), (290, 274), (286, 296), (240, 304), (180, 300),
        (120, 302),
    ])
    block.form(puddle, "#2f7256", 2.6, 8, 4)
    block.lines([
        [(116, 276), (150, 270), (190, 270)], [(130, 290), (170, 294), (206, 292)],
    ], "#9cc295", (0.8, 3.4, 0.8))


def _yellow_sign_board(block: Block) -> None:
    """The folding sign itself."""
    back = polygon([(226, 36), (244, 42), (286, 262), (268, 268)])
    block.form(back, "#b07c1d", 2.6, 0)
    block.hatch(back, INK, 60, 5, 0.4)
    front = blob([
        (160, 46), (166, 26), (180, 20), (222, 20), (236, 26), (242, 46), (268, 280, 1), (242, 282, 1), (236, 252, 1),
        (162, 254, 1), (158, 284, 1), (130, 284, 1),
    ])
    block.form(front, LAMP, 3, 20, 4)
    block.outline(blob([
        (168, 54), (173, 38), (184, 33), (218, 33), (228, 38), (233, 54), (250, 240, 1), (148, 242, 1),
    ]), INK, 3, 0)
    block.form(blob([(184, 42), (190, 38), (212, 38), (218, 42), (212, 48), (190, 48)]), "#2b1c07", 2, 0)


def _yellow_sign_warning(block: Block) -> None:
    """A hooded party, losing its footing."""
    block.form(star(199, 80, 27, 14, 3), INK, 2, 0)
    block.fill(blob([(187, 85, 1), (199, 77), (211, 85, 1), (199, 92)]), LAMP)
    block.fill(ellipse(199, 84.5, 2.6, 6), INK)
    head = blob([(170, 172), (160, 158), (154, 138), (150, 118, 1), (168, 128), (182, 140), (188, 156), (184, 170)])
    block.fill(head, INK)
    block.fill([ellipse(168, 151, 4.4), ellipse(179, 148.5, 4.4)], LAMP)
    block.fill([ellipse(168.4, 152, 1.7), ellipse(179.4, 149.5, 1.7)], INK)
    block.fill(blob([
        (168, 168, 1), (184, 160, 1), (204, 174), (230, 184), (226, 200), (212, 214), (190, 212), (176, 192),
    ]), INK)
    for nodes, root, side in (
        ([(176, 180), (162, 186), (154, 202), (166, 212), (172, 202)], 12, 1),
        ([(188, 166), (202, 158), (200, 140), (212, 130), (220, 140)], 12, 1),
        ([(212, 194), (232, 186), (228, 164), (238, 150), (236, 138)], 17, 1),
        ([(208, 204), (226, 214), (242, 204), (246, 216), (238, 222)], 17, 1),
    ):
        limb, suckers = tentacle(nodes, root, 3.4, 4, side)
        block.fill(limb, INK)
        block.fill(suckers, LAMP)
    block.lines([
        [(152, 234), (176, 238), (206, 237)], [(182, 226), (196, 230), (216, 229)],
        [(144, 150), (146, 166), (152, 180)], [(190, 116), (202, 118), (212, 114)],
    ], INK, (1.2, 3.4, 1.2))


def _yellow_sign_puddle(block: Block) -> None:
    """One eye and one arm in the puddle."""
    arm(block, [(262, 300), (268, 276), (256, 262), (244, 268), (248, 278)], 19, 3, SCALES, SUCKERS, 4, -1, 6)
    block.lines([[(246, 300), (262, 304), (280, 300)]], "#9cc295", (1, 3, 1))
    block.form(blob([(172, 292), (178, 280), (194, 280), (200, 292), (186, 298)]), SCALES, 2, 5)
    block.eye(186, 287, 7.5, LAMP, look=(-0.2, -0.8))


@picture("the-yellow-sign", "yellow", seed=59, ground="#2b1c07")
def the_yellow_sign(block: Block) -> None:
    """Caution: wet floor, and it is still in there."""
    block.halo(200, 140, 40, 210, "#8a5f14", 8, 46)
    block.halo(200, 140, 60, 130, LAMP, 8, 40)
    floor = polygon([(-5, 226), (285, 226), (285, 310), (-5, 310)])
    block.fill(floor, "#7a541a")
    for lane in range(-9, 10):
        block.lines([[(200 + lane * 22, 226), (200 + lane * 58, 306)]], INK, (1, 2.4, 1.8))
    for y in (236, 252, 276):
        block.lines([[(-5, y), (140, y + 0.6), (285, y)]], INK, (1.2, 2.4, 1.2))
    block.lines([[(-5, 226), (140, 225.4), (285, 226)]], INK, (3, 3.6, 3))
    _yellow_sign_mop(block)
    _yellow_sign_board(block)
    _yellow_sign_warning(block)
    _yellow_sign_puddle(block)


PEEPHOLE = (200, 152, 122)
"""Where it is, and its radius."""


def _grin(block: Block, x: float, y: float, size: float, turn: float = 0) -> None:
    """The same grin on everything: a crescent of teeth under two round eyes."""
    about = (x, y)
    mouth = blob([
        (x - 20 * size, y + 4 * size, 1), (x, y + 9 * size), (x + 20 * size, y + 4 * size, 1), (x, y + 21 * size),
    ])
    block.form(mouth.moved(turn=turn, about=about), BONE, 2.2, 0, heavy=1)
    for step in (-9, -3, 3, 9):
        gap = box(x + step * size - 0.7, y + 6 * size, 1.4, (12 - abs(step) * 0.4) * size)
        block.fill(gap.moved(turn=turn, about=about), INK)
    for side in (-1, 1):
        eye = ellipse(x + side * 9 * size, y - 7 * size, 7 * size).moved(turn=turn, about=about)
        block.form(eye, LAMP, 2, 0, heavy=0.6)
        block.fill(ellipse(x + side * 9 * size, y - 6 * size, 2.8 * size).moved(turn=turn, about=about), INK)


def _caller(block: Block, x: float, y: float, size: float) -> None:
    """A hood with a tired tip, a short-sleeved shirt, a tie, and a grin."""

    def at(*nodes: tuple[float, ...]) -> Shape:
        return blob([(x + node[0] * size, y + node[1] * size, *node[2:]) for node in nodes])

    shirt = at((-58, 190, 1), (-56, 96), (-40, 68), (-14, 56), (14, 56), (40, 68), (56, 96), (58, 190, 1))
    block.form(shirt, BONE, 2.8, 20, 4)
    block.form(at((-7, 58, 1), (7, 58, 1), (5, 70), (11, 130), (0, 146, 1), (-11, 130), (-5, 70)), INK, 2, 0)
    hood = at(
        (-46, 56), (-44, 16), (-36, -22), (-12, -50), (18, -66), (48, -66), (64, -46, 1), (46, -46), (36, -36),
        (44, -8), (48, 26), (46, 58), (0, 74),
    )
    block.form(hood, "#a8751b", 2.8, 20, 3.8)
    block.lines([[(x - 22 * size, y - 36 * size), (x - 2 * size, y - 50 * size), (x + 26 * size, y - 58 * size)]], INK)
    block.fill(at((-30, 14), (-24, -16), (0, -30), (24, -16), (30, 14), (22, 40), (0, 48), (-22, 40)), INK)
    _grin(block, x, y + 6 * size, 1.05 * size)


def _good_news(block: Block, x: float, y: float) -> None:
    """The leaflet, which is also smiling."""
    sheet = polygon([(x - 42, y - 50), (x + 40, y - 56), (x + 44, y + 48), (x - 38, y + 54)])
    block.form(sheet, BONE, 3.2, 8, 3.4)
    block.fill(polygon([(x - 39, y - 47), (x + 37, y - 52.6), (x + 38, y - 36), (x - 38, y - 30)]), BLOOD)
    squiggle(block, x - 28, y - 41, 56, BONE, 1.6, 7)
    _grin(block, x + 2, y - 2, 1.4, -4)
    squiggle(block, x - 26, y + 36, 58, INK, 1.1, 7)
    for side, at_y in ((-1, 20), (1, 4)):
        block.form(blob([
            (x + side * 32, at_y + y - 8), (x + side * 44, at_y + y - 14), (x + side * 56, at_y + y - 2),
            (x + side * 54, at_y + y + 14), (x + side * 38, at_y + y + 12),
        ]), SKIN, 2.4, 6, 3)


def _door(block: Block) -> None:
    """The inside of the door, all round the peephole."""
    hole = ellipse(*PEEPHOLE).points[::-1]
    edge = [(-2, 152), (-2, -2), (282, -2), (282, 306), (-2, 306), (-2, 152)]
    nodes = tuple(edge) + hole[len(hole) // 2 :] + hole[: len(hole) // 2 + 1]
    door = Shape(line_path(nodes), nodes)
    block.fill(door, "#6b4710")
    block.hatch(door, "#452d0a", 90, 8, lambda x, y: 0.2 + 0.12 * math.sin(y / 26 + x / 7))
    for x in (30, 74):
        block.lines([[(x, -4), (x + 1, 150), (x, 306)]], INK, (3, 4, 3))
    x, y, radius = PEEPHOLE
    block.outline(ellipse(x, y, radius + 5), GOLD, 13, 0)
    block.outline(ellipse(x, y, radius + 12), INK, 2.6, 2.4)
    block.outline(ellipse(x, y, radius - 2), INK, 3, 0)
    block.shade(ellipse(x, y, radius + 11), INK, 9, 4, 2.6)


@picture("door-to-door-pamphlets", "yellow", seed=58, ground="#efd488")
def door_to_door_pamphlets(block: Block) -> None:
    """Through the peephole: two of them, and the leaflet, all with the same smile."""
    block.sky(lambda x, y: max(0, min(0.7, (math.dist((x, y), (200, 130)) - 46) / 110)), "#c6932b", 7)
    _caller(block, 252, 142, 0.78)
    _caller(block, 176, 110, 1)
    _good_news(block, 200, 218)
    _door(block)
