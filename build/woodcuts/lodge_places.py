"""The lodge, in yellow: where it meets."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import picture
from woodcuts.palette import BARK, BLOOD, BONE, GOLD, INK, LAMP, SCALES, SUCKERS
from woodcuts.paths import Point
from woodcuts.scenery import arm, squiggle
from woodcuts.shapes import blob, box, ellipse, polygon, star, stroke, tentacle

GLOBE = (195, 120, 84)
"""Where the snow globe is, and its radius."""


def _church_belfry(block: Block) -> None:
    """A bell that waves, and the rose window."""
    # belfry
    block.form(blob([(186, 142, 1), (186, 116), (200, 102), (214, 116), (214, 142, 1)]), INK, 2, 0)
    block.form(blob([(190, 132), (194, 122), (200, 114), (206, 122), (210, 132)]), GOLD, 1.6, 4)
    limb, suckers = tentacle([(206, 142), (220, 132), (242, 140), (252, 120), (244, 106), (234, 112)], 15, 2, 4, 1)
    block.form(limb, SCALES, 2.2, 6, 3)
    block.fill(suckers, SUCKERS)
    # rose window
    block.fill(ellipse(200, 170, 15), LAMP)
    block.lines([
        [(200, 155), (200, 170), (200, 185)], [(185, 170), (200, 170), (215, 170)],
        [(189, 159), (200, 170), (211, 181)], [(211, 159), (200, 170), (189, 181)],
    ], INK, (1.6, 2, 1.6))
    block.fill(ellipse(200, 170, 5), INK)
    block.outline(ellipse(200, 170, 15), INK, 2.6, 1)


def _church_door(block: Block) -> None:
    """Windows, the door ajar, and the notice of the cake sale."""
    for x in (150, 240):
        window = blob([(x - 8, 236, 1), (x - 8, 212), (x, 198, 1), (x + 8, 212), (x + 8, 236, 1)])
        block.form(window, LAMP, 2.2, 0)
        block.lines([[(x, 200), (x, 236)], [(x - 8, 218), (x + 8, 218)]], INK, (1.6, 1.8, 1.6))
    door = blob([(182, 290, 1), (182, 240), (200, 214, 1), (218, 240), (218, 290, 1)])
    block.form(door, "#2b1c07", 2.4, 0)
    # ajar
    block.fill(blob([(190, 290, 1), (190, 244), (200, 228, 1), (202, 244), (202, 290, 1)]), LAMP)
    block.fill(polygon([(190, 290), (202, 290), (190, 306), (160, 306)]), LAMP)
    # the notice: cake sale
    block.form(box(250, 262, 5, 44), BARK, 1.6, 0)
    block.form(polygon([(226, 240), (276, 238), (277, 274), (227, 276)]), BONE, 2.2, 6)
    block.form(blob([(240, 258, 1), (262, 257, 1), (259, 271, 1), (244, 271, 1)]), "#69478d", 1.6, 0)
    block.form(blob([(237, 259), (240, 250), (250, 244), (261, 249), (265, 258), (251, 261)]), "#efd488", 1.6, 0)
    block.fill(ellipse(251, 244, 3), BLOOD)


@picture("church-of-starry-wisdom", "yellow", seed=14)
def church_of_starry_wisdom(block: Block) -> None:
    """Cake sale at doom o'clock."""
    block.rays(200, 38, 22, 360, 44, "#c6932b", 9)
    block.rays(200, 38, 20, 120, 44, "#efd488", 3)
    block.fill(blob([(-5, 286), (70, 268), (150, 258), (285, 262, 1), (285, 310, 1), (-5, 310, 1)]), INK)
    nave = polygon([(134, 288), (134, 186), (200, 140), (266, 186), (266, 288)])
    block.form(nave, "#a8751b", 2.8, 0)
    block.hatch(nave, INK, 0, 5.4, lambda x, y: 0.16 + 0.5 * max(0, (x - 150) / 130))
    block.form(polygon([(124, 192), (128, 180), (200, 126), (272, 180), (276, 192), (200, 144)]), "#2b1c07", 2.4, 0)
    block.lines([[(134, 184), (166, 160), (196, 138)]], "#efd488", (0.6, 2.2, 0.6))
    tower = polygon([(174, 190), (176, 92), (224, 92), (226, 190)])
    block.form(tower, "#c6932b", 2.8, 0)
    block.hatch(tower, INK, 0, 5.2, lambda x, y: 0.12 + 0.6 * max(0, (x - 184) / 50))
    spire = polygon([(168, 94), (200, 40), (232, 94)])
    block.form(spire, "#2b1c07", 2.6, 0)
    block.lines([[(178, 88), (190, 66), (199, 48)], [(190, 90), (196, 74), (200, 56)]], "#c6932b", (0.6, 2.4, 0.4))
    block.form(star(200, 34, 25, 9, 8), LAMP, 2.2, 0)
    block.eye(200, 34, 8, slit=True)
    _church_belfry(block)
    _church_door(block)


def _hat(block: Block, x: float, y: float, kind: str) -> None:
    """A member's hat, hung with its crown up; x, y is the middle of its brim."""
    if kind == "fez":
        block.form(polygon([(x - 18, y), (x - 14, y - 34), (x + 14, y - 34), (x + 18, y)]), BLOOD, 2.6, 9, 3.2)
        block.form(ellipse(x, y - 34, 14, 4), BLOOD, 2, 0)
        block.lines([[(x, y - 35), (x + 16, y - 34), (x + 21, y - 14)]], INK, (2.4, 2.8, 2.4))
        block.fill(ellipse(x + 21, y - 12, 4, 6), INK)
    elif kind == "hood":
        block.form(blob([
            (x - 20, y + 2, 1), (x - 14, y - 22), (x + 2, y - 46), (x + 18, y - 42, 1), (x + 12, y - 34),
            (x + 16, y - 16), (x + 21, y + 2, 1), (x, y + 6),
        ]), "#d9a52f", 2.6, 12, 3.2)
        block.fill(blob([(x - 9, y + 3), (x - 6, y - 12), (x, y - 16), (x + 7, y - 12), (x + 10, y + 3)]), INK)
    else:
        crown = {"bowler": (20, 26), "top": (17, 42), "boater": (21, 17)}[kind]
        color, band = {"bowler": ("#2b2724", BLOOD), "top": ("#2b2724", BONE), "boater": ("#e9cf86", BLOOD)}[kind]
        width, height = crown
        if kind == "bowler":
            block.form(blob([
                (x - width, y, 1), (x - width, y - 16), (x, y - height - 6), (x + width, y - 16), (x + width, y, 1),
            ]), color, 2.6, 0)
        else:
            block.form(polygon([
                (x - width, y), (x - width, y - height), (x + width, y - height), (x + width, y),
            ]), color, 2.6, 0)
        block.fill(box(x - width + 1, y - 9, 2 * width - 2, 7), band)
        block.form(ellipse(x, y + 1, width + 11, 6), color, 2.4, 0)
        block.lines([[(x - width + 6, y - 12), (x - width + 7, y - height + 6)]], "#efd488", (1, 2.4, 0.6))


def _hook(block: Block, x: float, y: float) -> None:
    """A brass hook on its plate."""
    block.form(box(x - 6, y - 8, 12, 20), GOLD, 2, 3)
    block.lines([[(x, y), (x + 2, y + 12), (x + 10, y + 12), (x + 12, y + 4)]], INK, (5.4, 5.4, 4))
    block.lines([[(x, y), (x + 2, y + 11), (x + 10, y + 11), (x + 12, y + 5)]], GOLD, (2.4, 2.6, 2))


def _no_hat(block: Block) -> None:
    """It hangs very still and hopes that nobody takes it home."""
    arm(block, [(176, 200), (162, 222), (170, 244), (156, 262), (142, 254)], 20, 3)
    arm(block, [(232, 200), (248, 224), (238, 246), (254, 264), (268, 254)], 20, 3, side=-1)
    arm(block, [(204, 204), (198, 232), (210, 254), (202, 276), (188, 276)], 22, 3)
    body = blob([
        (148, 196), (160, 180), (164, 146), (182, 122), (206, 116), (230, 124), (246, 150), (248, 180), (262, 196),
        (252, 208), (206, 216), (158, 208),
    ])
    block.form(body, SCALES, 3, 18, 3.8, tick=3)
    block.form(blob([(164, 170), (206, 178), (247, 170), (248, 184), (206, 193), (161, 184)]), INK, 2, 0)
    for x, look in ((186, -0.8), (226, 0.8)):
        block.eye(x, 152, 15, LAMP, look=(look, -0.3), slit=True)
    block.lines([[(192, 204), (206, 207), (220, 204)]], INK, (1.4, 3.2, 1.4))
    for x, y in ((206, 130), (222, 136), (240, 168)):
        block.fill(ellipse(x, y, 4, 3), SUCKERS)


@picture("lodge-no-13", "yellow", seed=32, ground="#8a5f14")
def lodge_no_13(block: Block) -> None:
    """A hook for every hat, and one that only pretends to be a hat."""
    for x in range(-8, 290, 46):
        block.lines([[(x, -4), (x + 1, 150), (x, 306)]], INK, (3, 4, 3))
        block.lines([[(x + 4, -4), (x + 5, 150), (x + 4, 306)]], "#c6932b", (1.2, 1.8, 1.2))
    block.sky(lambda x, y: max(0.08, min(0.64, (math.dist((x, y), (204, 150)) - 70) / 230)), "#452d0a", 5.4, 90)
    for y in (22, 112, 202):
        rail = box(-6, y, 292, 16)
        block.form(rail, "#5c3d0f", 2.6, 4)
    hats = (
        (30, 62, "bowler"), (88, 62, "fez"), (148, 62, "top"), (208, 62, "boater"), (262, 62, "hood"),
        (30, 152, "hood"), (88, 152, "top"), (30, 242, "fez"), (88, 242, "boater"),
    )
    for x, y, kind in hats:
        _hook(block, x, y - 34)
        _hat(block, x, y + 6, kind)
    _hook(block, 206, 116)
    _no_hat(block)
    floor = polygon([(-5, 286), (285, 282), (285, 310), (-5, 310)])
    block.form(floor, BLOOD, 2.6, 0)
    block.hatch(floor, INK, -1, 5, 0.3)


def _pipe(block: Block, nodes: list[Point], width: float = 15, color: str = "#98896c") -> None:
    """A pipe with a highlight."""
    block.lines([nodes], INK, (width + 5, width + 5, width + 5))
    block.lines([nodes], color, (width, width, width))
    block.lines([[
        (x - width * 0.22, y - width * 0.22)
        for x, y in nodes
    ]], "#d9c9a2", (width * 0.16, width * 0.2, width * 0.16))


def _basement_pipes(block: Block) -> None:
    """Pipes to everywhere."""
    _pipe(block, [(204, 100), (204, 50), (204, -8)], 26)
    _pipe(block, [(160, 130), (132, 128), (118, 112), (116, 70), (116, -8)])
    _pipe(block, [(250, 130), (270, 124), (274, 96), (274, -8)])
    _pipe(block, [(150, 208), (128, 210), (120, 226), (122, 262), (112, 288)])
    _pipe(block, [(258, 206), (274, 212), (276, 240), (288, 250)])
    for x, y, width in ((116, 84, 26), (274, 60, 24), (122, 244, 26), (204, 66, 38)):
        block.form(polygon([
            (x - width / 2, y - 6), (x + width / 2, y - 6), (x + width / 2, y + 6), (x - width / 2, y + 6),
        ]), GOLD, 2, 4)


def _basement_boiler(block: Block) -> None:
    """The boiler: gauges for eyes, a valve for a nose."""
    body = blob([
        (142, 176), (146, 124), (168, 92), (204, 80), (240, 92), (262, 124), (266, 176), (258, 232), (236, 262),
        (204, 270), (172, 262), (150, 232),
    ])
    block.form(body, "#8fa0a0", 3, 30, 4, tick=3)
    block.hatch(body, INK, 90, 6, lambda x, y: max(0, min(0.5, (x - 214) / 90)), least=0.1)
    for index in range(9):
        angle = math.radians(195 + index * 18.8)
        block.form(ellipse(204 + 50 * math.cos(angle), 172 + 80 * math.sin(angle), 3.2), "#dfe3df", 1.4, 0)
    for x in (160, 248):
        block.form(polygon([(x - 10, 252), (x + 10, 252), (x + 13, 292), (x - 13, 292)]), "#2b2724", 2.4, 0)
    # pressure: cross
    for x in (177, 231):
        block.form(ellipse(x, 134, 23), GOLD, 2.6, 8)
        block.form(ellipse(x, 134, 17), BONE, 2, 6, 3)
        block.lines([
            [
                (x + 13 * math.cos(angle), 134 - 13 * math.sin(angle)),
                (x + 17 * math.cos(angle), 134 - 17 * math.sin(angle)),
            ]
            for angle in (0.1, 0.6, 1.1, 1.57, 2.05, 2.55, 3.05)
        ], INK, (1.4, 1.8, 1.4))
        block.fill(ellipse(x + 4, 138, 6.4), INK)
        block.fill(ellipse(x + 2, 136, 2), BONE)
    block.lines([[(150, 108), (174, 112), (194, 124)], [(258, 108), (234, 112), (214, 124)]], INK, (4, 9, 4))
    block.lines([[(152, 106), (174, 109), (192, 120)], [(256, 106), (234, 109), (216, 120)]], "#dfe3df", (1, 2.4, 1))
    # valve for a nose
    block.form(ellipse(204, 163, 15), BLOOD, 2.4, 6)
    for index in range(4):
        angle = index * math.pi / 4 + 0.3
        block.lines([[
            (204 - 14 * math.cos(angle), 163 - 14 * math.sin(angle)),
            (204 + 14 * math.cos(angle), 163 + 14 * math.sin(angle)),
        ]], INK, (1.4, 1.6, 1.4))
    block.form(ellipse(204, 163, 5), GOLD, 1.8, 2)


def _basement_grate(block: Block) -> None:
    """A mouth full of fire."""
    mouth = polygon([(154, 186), (254, 186), (256, 250), (152, 250)])
    block.form(mouth, "#3a342d", 2.8, 0)
    for x in (161, 247):
        for y in (194, 242):
            block.fill(ellipse(x, y, 2.8), "#dfe3df")
    for y in (200, 228):
        block.form(polygon([(142, y), (158, y), (158, y + 10), (142, y + 10)]), GOLD, 2, 0)
    grate = blob([(168, 240, 1), (168, 212), (182, 198), (204, 194), (226, 198), (240, 212), (240, 240, 1)])
    block.fill(grate, LAMP)
    for x, size in ((184, 15), (204, 19), (224, 15)):
        block.flame(x, 240, size, BLOOD)
    block.lines([[(x, 195 + abs(x - 204) * 0.2), (x, 240)] for x in (180, 192, 204, 216, 228)], INK, (4, 4.4, 4))
    block.outline(grate, INK, 3, 0)
    block.form(polygon([(244, 208), (264, 206), (264, 214), (244, 216)]), BLOOD, 2, 0)


def _basement_laundry(block: Block) -> None:
    """Robes on the line and the whites in the basket."""
    block.lines([[(-4, 52), (60, 66), (118, 56), (160, 36), (206, 30)]], BONE, (1.8, 2.4, 1.8))
    for x, y, turn, color in ((40, 62, 4, "#a8751b"), (84, 63, -3, "#98896c"), (152, 40, -9, "#d9a52f")):
        robe = blob([
            (x - 12, y, 1), (x - 10, y - 2), (x + 10, y - 2), (x + 12, y, 1), (x + 26, y + 26), (x + 18, y + 32),
            (x + 14, y + 24), (x + 18, y + 66, 1), (x + 6, y + 62), (x, y + 68), (x - 8, y + 62), (x - 18, y + 66, 1),
            (x - 14, y + 24), (x - 18, y + 32), (x - 26, y + 26),
        ]).moved(turn=turn, about=(x, y))
        block.form(robe, color, 2.2, 10)
        block.lines([
            stroke([
                (x - 3, y + 20), (x - 4, y + 40), (x - 7, y + 58),
            ], 0.6, 2, 0.6).moved(turn=turn, about=(x, y)).points[:8],
        ], INK, (0.6, 2, 0.6))
        for offset in (-8, 8):
            block.form(box(x + offset - 2, y - 7, 4, 12), BARK, 1.4, 0)
    # basket with the whites
    block.form(blob([(196, 282), (200, 268), (222, 262), (244, 266), (250, 280)]), BONE, 2, 7)
    block.form(ellipse(228, 269, 9, 11), BONE, 1.8, 4)
    block.fill([ellipse(225, 267, 2), ellipse(232, 267, 2)], INK)
    block.form(polygon([(190, 278), (256, 276), (250, 306), (198, 307)]), BARK, 2.4, 6)
    block.lines(
        [[(192, 286), (254, 284)], [(195, 295), (252, 293)]] + [
            [(200 + index * 11, 279), (203 + index * 9.6, 305)]
            for index in range(5)
        ], INK, (1, 1.8, 1),
    )


@picture("red-hook-basement", "yellow", seed=61, ground="#7a541a")
def red_hook_basement(block: Block) -> None:
    """The boiler is not to be fed after midnight."""
    # below the street
    for row in range(13):
        y = 2 + row * 20
        block.lines([[(-4, y), (140, y + 1), (284, y)]], "#452d0a", (1.6, 2.4, 1.6))
        block.lines([
            [(column * 40 + (row % 2) * 20, y + 1), (column * 40 + (row % 2) * 20, y + 19)]
            for column in range(8)
        ], "#452d0a", (1.6, 2, 1.6))
    block.sky(lambda x, y: max(0, min(0.72, (math.dist((x, y), (204, 170)) - 96) / 150)), INK, 5, 0)
    # the way down
    steps = [(-5, 70), (14, 70)]
    for index in range(9):
        steps += [(14 + index * 12, 92 + index * 22), (26 + index * 12, 92 + index * 22)]
    block.form(polygon(steps + [(122, 310), (-5, 310)]), "#2b1c07", 2.4, 0)
    block.lines([
        [(15 + index * 12, 91 + index * 22), (25 + index * 12, 91 + index * 22)]
        for index in range(9)
    ], "#efd488", (1.6, 2.4, 1.6))
    block.fill(polygon([(100, 274), (290, 270), (290, 310), (100, 310)]), "#2b1c07")
    block.hatch(box(100, 274, 190, 40), "#7d5716", 0, 6, 0.4)
    _basement_pipes(block)
    _basement_boiler(block)
    _basement_grate(block)
    _basement_laundry(block)


def _carcosa_towers(block: Block) -> None:
    """Two moons, too many towers."""
    globe = ellipse(*GLOBE)
    block.fill(globe, "#efd488")
    block.hatch(globe, "#c6932b", 0, 6, lambda x, y: max(0.1, min(0.85, (170 - y) / 150)))
    # both of them
    for x, y, radius in ((158, 82, 20), (236, 66, 12)):
        block.fill(ellipse(x, y, radius), BONE)
        block.outline(ellipse(x, y, radius), INK, 2, 1)
    for x, width, height, tip in (
        (146, 20, 52, 22), (164, 22, 92, 30), (188, 30, 114, 30), (220, 20, 76, 26), (240, 18, 98, 30),
    ):
        tower = polygon([
            (x, 184), (x + 1.5, 184 - height), (x - 3, 184 - height), (x + width / 2, 184 - height - tip),
            (x + width + 3, 184 - height), (x + width - 1.5, 184 - height), (x + width, 184),
        ])
        block.form(tower, "#452d0a", 2, 0)
        block.hatch(polygon([
            (x + width * 0.5, 184), (x + width * 0.5, 184 - height), (x + width - 1.5, 184 - height), (x + width, 184),
        ]), INK, 90, 4.6, 0.5)
        block.lines([
            [(x + 3, 182), (x + 4, 186 - height)], [(x, 182 - height), (x + width / 2 - 1, 190 - height - tip)],
        ], "#c6932b", (0.8, 2, 0.8))
        for step in range(int(height / 30)):
            block.fill(blob([
                (x + width * 0.35, 196 - height + step * 26, 1), (x + width * 0.35, 190 - height + step * 26),
                (x + width * 0.5, 186 - height + step * 26), (x + width * 0.65, 190 - height + step * 26),
                (x + width * 0.65, 196 - height + step * 26, 1),
            ]), LAMP)


def _carcosa_lake(block: Block) -> None:
    """The lake, black stars, and the resident."""
    lake = blob([
        (118, 154, 1), (150, 164), (200, 168), (244, 164), (272, 154, 1), (262, 172), (240, 192), (196, 203),
        (152, 193), (130, 174),
    ])
    block.fill(lake, "#c6932b")
    for index, y in enumerate((176, 185, 194, 203)):
        block.lines([
            [
                (132 + index * 9 + step * 19, y - 4), (138 + index * 9 + step * 19, y - 1),
                (147 + index * 9 + step * 19, y - 6),
            ]
            for step in range(int(7 - index * 1.5))
        ], INK, (0.6, 2.4, 0.6))
    for x, y, radius in (
        (134, 116, 7), (180, 48, 6), (210, 40, 4.4), (214, 90, 6), (262, 102, 6), (138, 148, 5), (184, 100, 4),
        (256, 142, 5), (128, 132, 3.6), (222, 128, 5), (166, 134, 4), (266, 126, 3.6),
    ):
        block.fill(star(x, y, radius * 1.3, radius * 0.55, 5, -90 + x), INK)
    # somebody lives here
    block.form(blob([
        (180, 204, 1), (184, 184), (190, 172), (202, 168), (214, 172), (219, 184), (224, 204, 1), (202, 210),
    ]), LAMP, 2, 7, 3)
    block.form(blob([(218, 184), (228, 174), (234, 162), (240, 166), (236, 180), (224, 194)]), LAMP, 1.8, 4, 3)
    block.form(ellipse(237, 160, 4.6), BONE, 1.6, 0)
    block.form(ellipse(202, 160, 13, 14), LAMP, 2, 4, 3)
    block.fill(ellipse(202, 161, 8.4, 10), BONE)
    block.fill([ellipse(198.6, 159, 2), ellipse(205.4, 159, 2)], INK)
    block.lines([[(198, 165), (202, 167.4), (206, 165)]], INK, (0.8, 1.8, 0.8))
    block.form(polygon([
        (190, 150), (188, 136), (195, 143), (202, 132), (209, 143), (216, 136), (214, 150),
    ]), GOLD, 1.8, 0)


def _carcosa_stand(block: Block) -> None:
    """Glass and stand."""
    globe = ellipse(*GLOBE)
    block.shade(globe, INK, 24, 4, 3)
    block.outline(globe, INK, 3.2, 3)
    block.lines([[(120, 132), (119, 104), (131, 74), (150, 56)]], BONE, (1.4, 7, 1.4))
    block.lines([[(252, 172), (264, 156), (270, 138)]], BONE, (0.8, 3.6, 0.8))
    # stand
    block.form(blob([
        (140, 196, 1), (170, 208), (200, 212), (230, 208), (260, 196, 1), (262, 216, 1), (200, 228), (138, 216, 1),
    ]), GOLD, 2.6, 6)
    block.form(blob([
        (142, 216, 1), (200, 228), (258, 216, 1), (272, 264), (276, 278), (200, 286), (124, 278), (128, 264),
    ]), "#6b4120", 2.8, 16, 3.8)
    block.lines([[(136, 262), (200, 272), (264, 262)]], INK, (1, 2.6, 1))
    label = blob([(164, 238, 1), (200, 243), (236, 238, 1), (240, 262, 1), (200, 268), (160, 262, 1)])
    block.form(label, BONE, 2.2, 0)
    squiggle(block, 172, 254, 56, BLOOD, 1.5, 8)


@picture("carcosa", "yellow", seed=63, ground="#2b1c07")
def carcosa(block: Block) -> None:
    """Shake well; somebody lives here."""
    # leaded window, black night
    for index in range(-8, 14):
        block.lines([
            [(index * 34 - 60, -6), (index * 34 + 84, 250)], [(index * 34 + 84, -6), (index * 34 - 60, 250)],
        ], "#8a5f14", (2.2, 2.6, 2.2))
    block.sky(lambda x, y: max(0, min(0.7, (math.dist((x, y), (200, 126)) - 100) / 120)), INK, 5, 0)
    block.halo(195, 120, 88, 106, LAMP, 6, 44)
    block.form(polygon([(-5, 262), (285, 258), (285, 310), (-5, 310)]), "#8a5f14", 2.6, 0)
    block.hatch(box(-5, 262, 290, 50), INK, -1, 6, lambda x, y: 0.2 + (y - 258) / 110)
    doily = blob([
        (104, 282), (112, 272), (150, 266), (200, 268), (250, 265), (286, 270), (292, 284), (270, 292), (258, 288),
        (246, 297), (232, 291), (218, 299), (204, 292), (190, 299), (176, 292), (160, 298), (148, 290), (130, 294),
        (122, 287),
    ])
    block.form(doily, BONE, 2.2, 5, 3.6)
    _carcosa_towers(block)
    _carcosa_lake(block)
    _carcosa_stand(block)
