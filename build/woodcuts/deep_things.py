"""The deep, in green: what it makes."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import picture
from woodcuts.palette import BARK, BLOOD, BONE, GOLD, GOLD_EDGE, INK, LAMP, SCALES, SUCKERS
from woodcuts.scenery import cord
from woodcuts.shapes import blob, ellipse, polygon, rounded, star, tentacle


def _spork_bowl(block: Block) -> None:
    """The bowl, its eye, and the pea."""
    bowl = blob([
        (193, 162, 1), (190, 146), (168, 124), (160, 92), (164, 46), (171, 22, 1), (178, 46), (182, 70), (186, 74),
        (190, 70), (195, 42), (200, 14, 1), (205, 42), (210, 70), (214, 74), (218, 70), (222, 46), (229, 22, 1),
        (236, 46), (240, 92), (232, 124), (210, 146), (207, 162, 1),
    ])
    block.form(bowl, "#d9c58d", 2.8, 22, 3.8, tick=3)
    block.fill(ellipse(200, 106, 27, 31), "#b39a5c")
    block.shade(ellipse(200, 106, 27, 31), INK, 20, 3.6, 2.6, light=(0.6, 0.8))
    block.outline(ellipse(200, 106, 27, 31), INK, 1.6, 0)
    block.form(ellipse(200, 166, 19, 15), GOLD, 2.2, 8)
    block.eye(200, 166, 11, look=(0, -0.8), slit=True)
    limb, suckers = tentacle([
        (262, 302), (258, 262), (226, 252), (184, 246), (176, 226), (200, 214), (226, 204), (228, 186), (210, 178),
    ], 24, 2, 5, 1)
    block.form(limb, SCALES, 2.2, 9, 3.4)
    block.fill(suckers, SUCKERS)
    # the sacrifice: one pea
    block.rays(200, 30, 18, 34, 14, LAMP, 1.6)
    block.form(ellipse(200, 30, 15), "#a8c86a", 2.2, 10, 3)
    block.fill([ellipse(195, 28, 3.4), ellipse(205, 28, 3.4)], BONE)
    block.fill([ellipse(195.4, 29, 1.6), ellipse(205.4, 29, 1.6)], INK)
    block.lines([[(196, 38), (200, 35.4), (204, 38)]], INK, (0.8, 1.8, 0.8))
    block.fill(polygon([(198.4, 15), (200, 6), (201.6, 15)]), "#d9c58d")


@picture("sacrificial-spork", "green", seed=8)
def sacrificial_spork(block: Block) -> None:
    """Budget cuts reach every altar; the sacrifice is one pea."""
    cx = 200
    block.rays(cx, 84, 60, 300, 46, "#2f7256", 6)
    block.rays(cx, 84, 56, 150, 46, "#9cc295", 2)
    block.fill(ellipse(cx, 86, 54), "#2f7256")
    block.hatch(ellipse(cx, 86, 54), "#10312a", 0, 5, lambda x, y: 0.1 + abs(x - cx) / 110)
    cushion = blob([
        (112, 262, 1), (136, 250), (200, 258), (262, 250), (290, 264, 1), (276, 284), (284, 310, 1), (200, 300),
        (110, 312, 1), (122, 284),
    ])
    block.form(cushion, "#69478d", 2.6, 18, 4)
    block.lines([
        [(130, 282), (200, 278), (270, 282)], [(150, 262), (170, 272), (176, 284)],
        [(246, 262), (230, 272), (226, 284)],
    ], INK, (0.6, 2.6, 0.6))
    block.fill(blob([(160, 264), (200, 256), (244, 264), (200, 274)]), INK)
    shaft = blob([
        (192, 158, 1), (208, 158, 1), (205, 190), (208, 222), (212, 252), (206, 270, 1), (194, 270, 1), (188, 252),
        (192, 222), (195, 190),
    ])
    block.form(shaft, GOLD, 2.4, 9, 3.2)
    block.lines([[(193, 250), (200, 246), (208, 242)], [(193, 240), (200, 236), (207, 232)]], INK, (0.8, 2, 0.8))
    _spork_bowl(block)


def _resting_ukulele(block: Block) -> None:
    """Plugged in against advice."""
    neck = polygon([(170, 204), (180, 212), (132, 266), (122, 256)])
    block.form(neck.moved(dx=34, dy=-46), "#5a3a1c", 2.4, 5)
    head = polygon([(196, 142), (216, 144), (218, 164), (200, 168)])
    block.form(head, "#5a3a1c", 2.4, 4)
    body = blob([
        (168, 208), (150, 208), (132, 222), (132, 240), (118, 252), (118, 278), (138, 292), (162, 286), (174, 270),
        (180, 250), (188, 232), (184, 216),
    ])
    block.form(body, "#b9743a", 2.8, 16, 3.8)
    block.form(ellipse(160, 240, 13, 12, -45), INK, 2, 0)
    block.form(polygon([(132, 258), (144, 270), (140, 275), (127, 263)]), "#5a3a1c", 2, 0)
    block.lines([
        [(136, 268), (170, 226), (204, 162)], [(141, 272), (175, 230), (209, 164)],
    ], BONE, (1.4, 1.6, 1.4))


def _lenses(block: Block) -> None:
    """Two lenses on stalks: it likes to see who is applauding."""
    for x, y, root, look in ((176, 60, 200, -0.6), (250, 50, 230, -0.9)):
        cord(block, [[(root, 122), (root + (x - root) * 0.3, 96), (x, y + 12)]], "#c9d2cb", (6, 5, 5), 2)
        block.form(ellipse(x, y, 30), GOLD, 2.8, 8, 3)
        block.form(ellipse(x, y, 23), "#d7e6e2", 2.4, 8, 3)
        block.fill(ellipse(x + look * 9, y + 5, 10), INK)
        block.fill(ellipse(x + look * 9 - 4, y + 1, 3.4), BONE)
        block.lines([[(x - 16, y - 4), (x - 10, y - 13), (x, y - 17)]], BONE, (1, 4, 1))


def _horn(block: Block) -> None:
    """A gramophone horn to speak with."""
    cord(block, [[(244, 216), (264, 222), (270, 200)]], GOLD, (7, 7, 7), 2)
    bell = blob([
        (264, 206, 1), (262, 184), (248, 160), (232, 146, 1), (260, 136), (294, 132, 1), (296, 160), (282, 186),
        (278, 206, 1),
    ])
    block.form(bell, GOLD, 2.6, 14, 3.6)
    block.form(ellipse(263, 139, 33, 11, -8), "#5a3a1c", 2.4, 0)
    block.lines([
        [(252, 156), (266, 180), (270, 202)], [(280, 150), (278, 178), (274, 202)],
    ], GOLD_EDGE, (0.6, 2.4, 0.6))


def _cylinder(block: Block) -> None:
    """Polished metal, and a window for the one inside."""
    block.form(polygon([(164, 284), (166, 112), (264, 112), (266, 284)]), "#8fa0a0", 3, 0)
    tube = polygon([(164, 284), (166, 112), (264, 112), (266, 284)])
    block.hatch(tube, INK, 90, 5.4, lambda x, y: max(0, min(0.62, (x - 218) / 66)), least=0.08)
    block.hatch(tube, BONE, 90, 7, lambda x, y: max(0, 0.7 - abs(x - 184) / 20), least=0.1)
    block.outline(tube, INK, 3, 2)
    for y in (112, 268):
        block.form(rounded(156, y - 8, 118, 22, 6), GOLD, 2.6, 6, 3.6)
        block.fill([ellipse(x, y + 3, 2.6) for x in (170, 192, 215, 238, 260)], INK)
    block.form(ellipse(214, 190, 46, 52), GOLD, 2.8, 8, 3.4)
    block.form(ellipse(214, 190, 38, 44), "#10312a", 2.4, 0)
    brain = blob([
        (182, 196), (182, 176), (192, 160), (208, 154), (226, 156), (242, 168), (248, 188), (244, 208), (228, 218),
        (220, 230), (208, 230), (204, 218), (190, 212),
    ])
    block.form(brain, "#f0b3a6", 2.6, 12, 3.4)
    block.lines([
        [(214, 156), (211, 172), (216, 186), (213, 212)], [(192, 172), (200, 176), (198, 186)],
        [(188, 196), (198, 194), (202, 204)], [(230, 166), (226, 176), (234, 182)],
        [(240, 190), (230, 192), (228, 204)],
    ], INK, (1.2, 3, 1))
    block.lines([[(184, 216), (178, 190), (188, 164)]], BONE, (1, 5, 1))


@picture("brain-cylinder", "green", seed=53, ground="#2f7256")
def brain_cylinder(block: Block) -> None:
    """Travels light: one brain, two lenses, a horn, a ukulele."""
    block.rays(214, 190, 70, 340, 30, "#9cc295", 7)
    block.sky(lambda x, y: max(0, min(0.62, (math.dist((x, y), (202, 170)) - 90) / 160)), INK, 5.4)
    shelf = polygon([(-5, 280), (285, 274), (285, 310), (-5, 310)])
    block.form(shelf, BARK, 2.6, 0)
    block.hatch(shelf, INK, -1, 6, lambda x, y: 0.12 + (y - 276) / 80)
    _lenses(block)
    _cylinder(block)
    _horn(block)
    _resting_ukulele(block)


def _leaning_shadows(block: Block) -> None:
    """Everybody's shadow leans in to look, and so does the cat's."""
    tall = blob([
        (60, 310, 1), (64, 236), (70, 180), (84, 150), (92, 130), (84, 112), (88, 88), (110, 76), (132, 86), (142, 108),
        (150, 122, 1), (138, 126), (132, 144), (136, 170), (150, 214), (156, 310, 1),
    ])
    hat = blob([
        (290, 88, 1), (262, 92), (246, 84), (248, 78), (258, 76), (256, 40), (290, 34, 1),
    ])
    lean = blob([
        (290, 86, 1), (262, 90), (252, 106), (244, 120, 1), (254, 124), (258, 142), (252, 170), (238, 216),
        (236, 310, 1), (290, 310, 1),
    ])
    for shape in (tall, hat, lean):
        block.fill(shape, INK)
    block.fill([ellipse(120, 104, 4.4, 6), ellipse(266, 108, 4.4, 6)], LAMP)


def _crooked_box(block: Block) -> None:
    """A box in which no two corners agree."""
    block.form(polygon([(166, 222), (238, 198), (292, 214), (224, 244)]), "#5a3a1c", 2.6, 0)
    inner = polygon([(176, 222), (238, 204), (280, 215), (224, 237)])
    block.form(inner, LAMP, 2, 0)
    block.hatch(inner, "#a06f1c", 10, 5, 0.3)
    for nodes, tone in (
        ([(166, 222), (224, 244), (220, 304), (176, 284)], 0.1),
        ([(224, 244), (292, 214), (278, 280), (220, 304)], 0.5),
    ):
        side = polygon(nodes)
        block.form(side, GOLD, 2.8, 0)
        block.hatch(side, INK, 74, 5, tone, least=0.01)
        block.outline(side, INK, 2.8, 2)
    block.form(polygon([(292, 214), (238, 198), (248, 156), (302, 174)]).moved(dx=6), "#8a6a2e", 2.6, 10)
    block.form(ellipse(202, 266, 9), BLOOD, 2.2, 4)
    block.fill(ellipse(202, 266, 2.2, 6), INK)


def _crystal(block: Block) -> None:
    """A black crystal with more faces than it should have."""
    top, bottom = (220, 66), (216, 230)
    outline = [(166, 124), (192, 86), top, (252, 92), (270, 130), (252, 184), bottom, (180, 182)]
    block.rays(218, 140, 62, 112, 30, LAMP, 3.2)
    block.form(polygon(outline), INK, 3, 0)
    faces = (
        ([(166, 124), (192, 86), (204, 130)], "#9cc295"), ([(192, 86), top, (234, 124), (204, 130)], BONE),
        ([top, (252, 92), (234, 124)], "#2f7256"), ([(166, 124), (204, 130), (180, 182)], "#1b4a3c"),
        ([(204, 130), (234, 124), (242, 174), bottom, (206, 186)], "#10312a"),
        ([(180, 182), (204, 130), (206, 186), bottom], "#2f7256"), ([(252, 92), (270, 130), (234, 124)], "#1b4a3c"),
        ([(270, 130), (252, 184), (242, 174), (234, 124)], "#0a1c18"),
    )
    for nodes, color in faces:
        block.form(polygon(nodes), color, 1.6, 0, heavy=0.4)
    block.form(blob([(198, 152, 1), (208, 142), (222, 138), (236, 146, 1), (224, 162), (210, 164)]), LAMP, 2.2, 4)
    block.fill(ellipse(218, 151, 3.4, 11), INK)
    block.outline(polygon(outline), INK, 3.2, 2.4)
    block.lines([[(170, 120), (194, 90), (218, 72)]], BONE, (0.8, 3, 0.8))


def _cat_shadow(block: Block) -> None:
    """The cat's, ears first."""
    cat = blob([
        (92, 310, 1), (96, 276), (108, 256), (104, 240), (102, 216, 1), (118, 228), (134, 228), (148, 214, 1),
        (150, 240), (146, 256), (160, 276), (166, 310, 1),
    ])
    block.fill(cat, INK)
    block.outline(cat, SCALES, 1.6, 0)
    block.fill([ellipse(117, 242, 6, 6.6), ellipse(136, 241, 6, 6.6)], LAMP)
    block.fill([ellipse(119, 242, 2, 5), ellipse(138, 241, 2, 5)], INK)


@picture("shining-trapezohedron", "green", seed=55, ground="#1b4a3c")
def shining_trapezohedron(block: Block) -> None:
    """Every shadow in the attic leans in to look."""
    for radius, color in ((190, "#2f7256"), (150, SCALES), (112, "#9cc295")):
        block.fill(star(202, 138, radius, radius * 0.9, 28), color)
    block.sky(lambda x, y: max(0, min(0.7, (math.dist((x, y), (202, 138)) - 120) / 130)), INK, 5.4, 90)
    _leaning_shadows(block)
    floor = polygon([(-5, 288), (285, 282), (285, 310), (-5, 310)])
    block.fill(floor, "#10312a")
    _crystal(block)
    _crooked_box(block)
    _cat_shadow(block)
