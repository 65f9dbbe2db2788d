"""The university, in purple: rooms that are locked, high up, or on call."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import picture
from woodcuts.palette import BARK, BLOOD, BONE, GOLD, GOLD_EDGE, INK, LAMP, PAPER, SCALES, SKIN, SUCKERS
from woodcuts.scenery import arm, squiggle
from woodcuts.shapes import blob, box, ellipse, polygon, rounded, star, tentacle

STONE = "#8d6cb0"


def _shelves(block: Block) -> None:
    """Rows of books that were read once."""
    block.fill(box(170, -5, 120, 320), "#1b1228")
    colors = ("#4a3266", "#69478d", "#3b2756", "#7a2f3a", "#4a3266", "#2b3a35")
    for row, y in enumerate((62, 140, 218, 300)):
        x = 172.0
        for index in range(12):
            width, height = block.random.choice((9, 11, 13)), block.random.uniform(48, 62)
            spine = box(x, y - height, width, height)
            block.form(spine, colors[(index * 5 + row * 2) % 6], 1.6, 0, heavy=0.6)
            block.fill(box(x + 1, y - height + 9, width - 2, 3), "#bfa5d3" if index % 3 else GOLD)
            x += width + 1
        block.form(box(166, y, 130, 9), BARK, 2, 0)


def _prisoner(block: Block) -> None:
    """A large volume with an eye, a mouth, and something to do tonight."""
    block.form(polygon([(258, 88), (278, 94), (276, 240), (258, 244)]), PAPER, 2.4, 0)
    block.hatch(polygon([(259, 92), (277, 96), (275, 238), (259, 240)]), INK, 90, 4.2, 0.4)
    cover = polygon([(186, 84), (264, 78), (266, 248), (188, 244)])
    block.form(cover, STONE, 3, 14, 3.8)
    block.outline(polygon([(194, 94), (256, 88), (258, 238), (196, 235)]), GOLD, 2.6, 0)
    for x, y in ((194, 94), (256, 88), (258, 238), (196, 235)):
        block.form(star(x, y, 10, 4.6, 4), GOLD, 1.6, 0)
    block.form(blob([
        (188, 134, 1), (202, 108), (222, 101), (242, 108), (256, 132, 1), (242, 158), (222, 165), (202, 158),
    ]), BONE, 2.8, 9, 3)
    block.form(ellipse(218, 134, 22), LAMP, 2.4, 7, 2.8)
    block.fill(ellipse(213, 136, 5.6, 17), INK)
    block.fill(ellipse(208, 125, 4.6), BONE)
    mouth = blob([(198, 196, 1), (214, 184), (234, 184), (254, 194, 1), (250, 222), (228, 232), (206, 224)])
    block.form(mouth, INK, 2, 0)
    block.cuts([[(x, 187), (x + 5, 198), (x + 10, 187)] for x in range(206, 246, 12)], BONE)


def _grille(block: Block) -> None:
    """Bars from floor to ceiling, and a lock."""
    for x in (194, 246, 280):
        bar = box(x - 5, -6, 10, 316)
        block.form(bar, "#2b2430", 2, 0, heavy=1)
        block.lines([[(x - 2, -4), (x - 1.6, 150), (x - 2, 306)]], STONE, (1.4, 2, 1.4))
    for y in (20, 268):
        block.form(box(160, y, 130, 12), "#2b2430", 2.2, 0)
        block.lines([[(164, y + 4), (220, y + 3), (284, y + 4)]], STONE, (1.4, 2, 1.4))
        block.fill([ellipse(x, y + 6, 3) for x in (194, 246, 280)], GOLD)
    post = box(150, -6, 22, 316)
    block.form(post, "#3b2756", 3, 0)
    block.hatch(post, INK, 90, 5, 0.4)
    block.lines([[(155, -4), (156, 150), (155, 306)]], "#bfa5d3", (1.4, 2.4, 1.4))
    block.form(rounded(146, 166, 34, 42, 5), GOLD, 2.8, 9, 3.4)
    block.form(ellipse(163, 182, 6), INK, 1.4, 0)
    block.fill(polygon([(160, 184), (166, 184), (168, 200), (158, 200)]), INK)


def _key_on_its_hook(block: Block) -> None:
    """Exactly as far away as the rules require."""
    block.lines([[(104, 34), (118, 32), (128, 38), (126, 50), (118, 54)]], INK, (7, 7, 5))
    block.lines([[(104, 34), (118, 32), (128, 38), (126, 49), (119, 53)]], "#8fa0a0", (3, 3.4, 2))
    block.form(ellipse(118, 74, 23), LAMP, 3, 9, 3.2)
    block.form(ellipse(118, 74, 12), "#bfa5d3", 2.4, 0)
    block.form(box(112, 96, 12, 70), LAMP, 2.8, 6, 3.2)
    block.form(polygon([
        (124, 134), (142, 134), (142, 144), (134, 144), (134, 152), (144, 152), (144, 164), (124, 164),
    ]), LAMP, 2.6, 5, 3)
    block.form(ellipse(118, 100, 12, 6), GOLD, 2.2, 3)


@picture("restricted-stacks", "purple", seed=67, ground="#bfa5d3")
def restricted_stacks(block: Block) -> None:
    """Behind the bars one volume feels for the key."""
    block.sky(lambda x, y: max(0.04, min(0.6, (math.dist((x, y), (118, 110)) - 60) / 190)), "#69478d", 6, 0)
    block.fill(box(-5, 280, 160, 30), "#4a3266")
    block.hatch(box(-5, 280, 160, 30), INK, 0, 5, 0.4)
    _shelves(block)
    _prisoner(block)
    _grille(block)
    _key_on_its_hook(block)
    nodes = [(222, 196), (220, 236), (194, 260), (150, 262), (116, 246), (104, 214), (118, 192), (134, 200)]
    arm(block, nodes, 36, 7, SCALES, SUCKERS, 4, 1, 10)
    block.fill(polygon([(202, 186), (242, 186), (240, 202), (204, 202)]), INK)
    block.cuts([[(x, 186), (x + 5, 206), (x + 10, 186)] for x in (203, 217, 231)], BONE)


def _cliff(block: Block) -> None:
    """A needle of rock with nothing on either side."""
    rock = blob([
        (150, 172, 1), (290, 168, 1), (290, 310, 1), (206, 310, 1), (198, 268), (210, 244), (190, 222), (196, 200),
        (168, 190),
    ])
    block.form(rock, "#69478d", 3, 22, 5, tick=3)
    block.hatch(rock, INK, 78, 8, lambda x, y: max(0.06, min(0.6, (x - 226) / 90)))
    block.shade(rock, "#bfa5d3", 12, 5, 2, light=(0.6, 0.8))
    block.lines([
        [(206, 196), (222, 214), (216, 236)], [(236, 190), (244, 224), (236, 256)],
        [(222, 262), (232, 280), (226, 304)],
    ], INK, (1, 3.2, 0.8))


def _cottage(block: Block) -> None:
    """Thatch, a chimney, and two windows that see a long way."""
    wall = polygon([(156, 172), (154, 98), (282, 98), (284, 172)])
    block.form(wall, "#d9c8e6", 3, 0)
    block.hatch(wall, INK, 0, 7, lambda x, y: 0.08 + max(0, min(0.5, (x - 200) / 130)))
    block.outline(wall, INK, 3, 2)
    block.form(polygon([(242, 62), (244, 18), (268, 18), (268, 66)]), "#8d6cb0", 2.6, 8)
    block.form(box(238, 12, 34, 10), "#8d6cb0", 2.4, 3)
    block.lines([[(254, 6), (246, -4), (256, -12)]], BONE, (4, 5, 2))
    roof = blob([
        (132, 112, 1), (150, 84), (172, 44, 1), (210, 36), (256, 42, 1), (292, 84, 1), (292, 112, 1), (214, 104),
    ])
    block.form(roof, "#4a3266", 3, 14, 4)
    straw = [[(150 + index * 9, 60), (146 + index * 9.6, 80), (142 + index * 10, 102)] for index in range(15)]
    block.lines(straw, "#8d6cb0", (0.8, 2.4, 0.8))
    block.outline(roof, INK, 3, 2.4)
    for x in (216, 256):
        block.form(box(x - 13, 122, 26, 26), LAMP, 2.8, 0)
        block.lines([[(x, 122), (x, 148)], [(x - 13, 135), (x + 13, 135)]], INK, (2, 2.2, 2))


def _front_door(block: Block) -> None:
    """It opens on a thousand feet of mist."""
    block.form(box(164, 116, 30, 56), "#ffe29a", 2.8, 0)
    block.form(blob([(172, 172, 1), (173, 146), (179, 136), (186, 146), (188, 172, 1)]), INK, 1.4, 0)
    block.form(ellipse(179, 132, 6.4), INK, 1.4, 0)
    block.fill([ellipse(177, 131, 1.8), ellipse(182, 131, 1.8)], LAMP)
    block.form(polygon([(164, 116), (142, 108), (140, 178), (164, 172)]), BLOOD, 2.8, 8)
    block.form(ellipse(146, 144, 3.4), GOLD, 1.6, 0)


def _doormat(block: Block) -> None:
    """It floats outside, with the milk."""
    mat = polygon([(66, 204), (142, 196), (152, 218), (72, 228)])
    block.form(mat, "#b9743a", 3, 6, 3.6)
    block.outline(polygon([(74, 208), (138, 201), (144, 214), (79, 222)]), PAPER, 2, 0)
    squiggle(block, 88, 213, 44, PAPER, 1.4, 6)
    fringe = [[(66 + index * 0.8, 206 + index * 3), (60 + index * 0.8, 208 + index * 3)] for index in range(8)]
    fringe += [[(143 + index * 1.2, 198 + index * 3), (150 + index * 1.2, 197 + index * 3)] for index in range(7)]
    block.lines(fringe, INK, (2, 2, 1))
    for x, y in ((112, 202), (130, 200)):
        bottle = blob([
            (x - 9, y, 1), (x - 10, y - 24), (x - 5, y - 34), (x - 5, y - 44, 1), (x + 5, y - 44, 1), (x + 5, y - 34),
            (x + 10, y - 24), (x + 9, y, 1),
        ])
        block.form(bottle, BONE, 2.4, 6, 3)
        block.form(box(x - 7, y - 48, 14, 6), BLOOD, 1.8, 0)


@picture("strange-high-house", "purple", seed=70, ground="#4a3266")
def strange_high_house(block: Block) -> None:
    """The front door opens on a thousand feet of mist; the milkman manages."""
    block.lines([
        [(-5, 20 + row * 12), (90, 14 + row * 12), (200, 22 + row * 12), (290, 12 + row * 12)] for row in range(19)
    ], "#291a3b", (3, 5, 2))
    block.fill(ellipse(62, 76, 36), BONE)
    block.outline(ellipse(62, 76, 36), INK, 2, 1)
    for x, y, size in ((22, 30, 5), (116, 24, 6), (110, 130, 4), (20, 150, 5), (40, 196, 4)):
        block.fill(star(x, y, size * 1.4, size * 0.4, 4), BONE)
    _cliff(block)
    _cottage(block)
    _front_door(block)
    for y, color, shift in ((250, "#8d6cb0", 0), (268, "#bfa5d3", 24), (286, BONE, 8)):
        cloud = blob([
            (-5, y + 20), (10 + shift, y), (44 + shift, y + 8), (76 + shift, y - 8), (112 + shift, y + 8),
            (150 + shift, y - 2), (184 + shift, y + 12), (230 + shift, y + 2), (285, y + 14), (285, 320, 1),
            (-5, 320, 1),
        ])
        block.form(cloud, color, 2.4, 0)
    _doormat(block)


def _ward(block: Block) -> None:
    """A screen, a window, and a bed that will not be big enough."""
    block.fill(box(-5, 200, 290, 110), STONE)
    block.hatch(box(-5, 200, 290, 110), "#291a3b", 0, 7, 0.3)
    block.lines([[(-5, 200), (140, 200), (285, 200)]], INK, (3, 3, 3))
    window = box(24, 34, 56, 84)
    block.form(window, "#291a3b", 2.8, 0)
    block.fill(ellipse(60, 62, 13), BONE)
    block.lines([[(52, 34), (52, 118)], [(24, 76), (80, 76)]], BONE, (3, 3, 3))
    block.outline(window, INK, 3, 1)
    bed = polygon([(70, 246), (290, 236), (290, 310), (70, 310)])
    block.form(bed, BONE, 2.8, 10, 4)
    block.lines([[(84, 258), (180, 252), (284, 250)], [(96, 282), (150, 272), (210, 282)]], "#a99cbc", (0.8, 3, 0.8))


def _patient(block: Block) -> None:
    """A tentacle with a thermometer in its tip, and what is attached to it."""
    nodes = [(120, 306), (112, 240), (140, 196), (148, 150), (118, 112), (118, 66), (150, 46), (170, 70), (156, 88)]
    limb, suckers = tentacle(nodes, 66, 12, 5, -1)
    block.form(limb, SCALES, 3, 18, 4, tick=3)
    block.fill(suckers, SUCKERS)
    for y, shift in ((150, 6), (162, 4), (174, 0)):
        block.form(polygon([
            (118 + shift, y + 6), (168 + shift, y - 2), (167 + shift, y + 8), (118 + shift, y + 16),
        ]), BONE, 2, 4, 3)
    block.form(polygon([(146, 66), (152, 60), (190, 88), (186, 94)]), BONE, 2, 0)
    block.fill(polygon([(150, 66), (152, 64), (176, 82), (174, 84)]), BLOOD)


def _student(block: Block) -> None:
    """Came in with it; only a sprain."""
    x, y = 82, 218
    block.form(blob([
        (x - 32, y + 60), (x - 30, y + 28), (x, y + 16), (x + 30, y + 28), (x + 36, y + 60),
    ]), "#4a3266", 2.6, 9)
    block.form(blob([
        (x - 20, y + 20), (x, y + 15), (x + 20, y + 20), (x + 18, y + 32), (x, y + 28), (x - 18, y + 32),
    ]), LAMP, 2.2, 4)
    block.form(ellipse(x, y, 21, 22), SKIN, 2.6, 10)
    hair = [(x - 22, y - 4, 1)]
    for index in range(5):
        hair += [(x - 26 + index * 13, y - 34 + abs(index - 2) * 6, 1), (x - 18 + index * 10, y - 15, 1)]
    block.form(blob([*hair, (x + 22, y - 4, 1), (x, y - 14)]), "#c65f2d", 2.2, 4)
    for side in (-1, 1):
        eye = x + side * 9
        block.form(ellipse(eye, y, 8), BONE, 2, 0)
        spiral = [
            (eye + turn * 0.34 * math.cos(turn * 0.6), y + turn * 0.34 * math.sin(turn * 0.6)) for turn in range(2, 19)
        ]
        block.lines([spiral], INK, (1, 1.8, 1))
    block.form(ellipse(x, y + 13, 5, 4), INK, 1.2, 0)
    arm(
        block, [(126, 300), (86, 306), (46, 292), (40, 264), (72, 258), (104, 262), (128, 252)], 36, 12, SCALES,
        SUCKERS, 5, -1, 9,
    )


def _nurse(block: Block) -> None:
    """She counts, whatever it is that beats in there."""
    dress = blob([
        (168, 310, 1), (178, 250), (192, 206), (214, 188), (252, 188), (276, 206), (290, 250, 1), (290, 310, 1),
    ])
    block.form(dress, "#4a3266", 2.8, 20, 4)
    block.form(polygon([(206, 206), (258, 206), (268, 310), (194, 310)]), BONE, 2.6, 10)
    block.form(polygon([(212, 184), (234, 204), (254, 184), (262, 200), (234, 218), (204, 200)]), BONE, 2.4, 5)
    block.form(star(234, 246, 14, 6, 5), "#69478d", 2, 0)
    block.form(blob([
        (194, 128), (190, 92), (212, 70), (244, 68), (270, 86), (276, 122), (268, 156), (250, 140),
    ]), "#5a2f1c", 2.8, 12)
    face = blob([
        (198, 124), (200, 102), (216, 90), (240, 90), (258, 104), (262, 130), (254, 160), (232, 180), (210, 168),
        (198, 146),
    ])
    block.form(face, SKIN, 2.8, 18, 3.6)
    for x in (212, 238):
        block.fill(ellipse(x, 126, 10), BONE)
        block.fill(ellipse(x - 4, 126, 4.4), INK)
        block.outline(ellipse(x, 126, 10), INK, 2.6, 0)
    block.lines([[(202, 110), (210, 106), (220, 110)], [(228, 109), (238, 104), (250, 110)]], "#5a2f1c", (2, 4.4, 2))
    block.lines([[(224, 128), (218, 144), (226, 147)]], INK, (1, 2.4, 1))
    block.form(blob([(212, 158, 1), (222, 154), (236, 157, 1), (224, 164)]), BLOOD, 1.8, 0)
    cap = blob([(190, 92, 1), (186, 52, 1), (208, 60), (234, 46, 1), (256, 60), (282, 52, 1), (274, 94, 1), (232, 80)])
    block.form(cap, BONE, 2.8, 8)
    block.form(star(233, 68, 10, 4.4, 5), BLOOD, 1.8, 0)


def _pulse(block: Block) -> None:
    """One hand on the wrist, if it is one, and one on the watch."""
    block.form(blob([
        (196, 228, 1), (172, 226), (150, 212), (134, 206), (126, 216), (146, 240), (176, 256), (200, 258, 1),
    ]), "#4a3266", 2.6, 10)
    block.form(blob([
        (148, 206), (130, 200), (112, 206), (108, 218), (122, 222), (116, 232), (132, 234), (150, 232),
    ]), SKIN, 2.4, 6, 3)
    block.lines([[(114, 212), (130, 210)], [(118, 224), (134, 220)]], INK, (0.8, 1.8, 0.6))
    block.lines([[(268, 214), (262, 196), (250, 184)]], GOLD, (2, 2.6, 2))
    block.form(ellipse(266, 228, 19), GOLD, 2.8, 6, 3)
    block.form(ellipse(266, 228, 13.6), BONE, 2, 0)
    block.lines([[(266, 228), (266, 219)], [(266, 228), (273, 231)]], INK, (2.4, 2.4, 1))
    block.fill(ellipse(266, 228, 2), GOLD_EDGE)
    block.form(blob([
        (262, 252), (252, 244), (258, 236), (270, 242), (284, 240), (290, 258), (274, 264),
    ]), SKIN, 2.2, 5, 3)


@picture("miskatonic-infirmary", "purple", seed=65, ground="#bfa5d3")
def miskatonic_infirmary(block: Block) -> None:
    """The nurse takes its pulse; a sprained student came in with it."""
    block.sky(lambda x, y: max(0.05, min(0.5, (x - 130) / 260)), "#69478d", 6.5, 90)
    _ward(block)
    _patient(block)
    _student(block)
    _nurse(block)
    _pulse(block)
