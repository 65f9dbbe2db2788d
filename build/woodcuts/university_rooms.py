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
    block.fill(box(-5, -5, 220, 320), "#1b1228")
    colors = ("#4a3266", "#69478d", "#3b2756", "#7a2f3a", "#4a3266", "#2b3a35")
    for row, y in enumerate((62, 140, 218, 300)):
        x = -2.0
        for index in range(19):
            width, height = block.random.choice((9, 11, 13)), block.random.uniform(48, 62)
            spine = box(x, y - height, width, height)
            block.form(spine, colors[(index * 5 + row * 2) % 6], 1.6, 0, heavy=0.6)
            block.fill(box(x + 1, y - height + 9, width - 2, 3), "#bfa5d3" if index % 3 else GOLD)
            x += width + 1
            if x > 196:
                break
        block.form(box(-6, y, 222, 9), BARK, 2, 0)


def _prisoner(block: Block) -> None:
    """A large volume with an eye, a mouth, and something to do tonight."""
    block.form(polygon([(192, 84), (208, 92), (206, 246), (192, 250)]), PAPER, 2.4, 0)
    block.hatch(polygon([(193, 88), (207, 94), (205, 244), (193, 246)]), INK, 90, 4.2, 0.4)
    cover = polygon([(112, 84), (198, 78), (198, 254), (114, 250)])
    block.form(cover, STONE, 3, 14, 3.8)
    block.outline(polygon([(120, 94), (190, 88), (190, 244), (122, 240)]), GOLD, 2.6, 0)
    for x, y in ((120, 94), (190, 88), (190, 244), (122, 240)):
        block.form(star(x, y, 10, 4.6, 4), GOLD, 1.6, 0)
    block.form(blob([
        (132, 134, 1), (146, 108), (166, 101), (186, 108), (200, 132, 1), (186, 158), (166, 165), (146, 158),
    ]), BONE, 2.8, 9, 3)
    block.form(ellipse(170, 134, 22), LAMP, 2.4, 7, 2.8)
    block.fill(ellipse(176, 136, 5.6, 17), INK)
    block.fill(ellipse(163, 125, 4.6), BONE)
    mouth = blob([(134, 196, 1), (150, 184), (182, 184), (198, 194, 1), (194, 222), (168, 232), (142, 224)])
    block.form(mouth, INK, 2, 0)


def _grille(block: Block) -> None:
    """Bars from floor to ceiling, and a lock."""
    for x in (20, 72, 126, 204):
        block.form(box(x - 5, -6, 10, 316), "#2b2430", 2, 0, heavy=1)
        block.lines([[(x - 2, -4), (x - 1.6, 150), (x - 2, 306)]], STONE, (1.4, 2, 1.4))
    for y in (20, 268):
        block.form(box(-6, y, 230, 12), "#2b2430", 2.2, 0)
        block.lines([[(-4, y + 4), (100, y + 3), (214, y + 4)]], STONE, (1.4, 2, 1.4))
        block.fill([ellipse(x, y + 6, 3) for x in (20, 72, 126, 204)], GOLD)
    post = box(212, -6, 18, 316)
    block.form(post, "#3b2756", 3, 0)
    block.hatch(post, INK, 90, 5, 0.4)
    block.lines([[(216, -4), (217, 150), (216, 306)]], "#bfa5d3", (1.4, 2.4, 1.4))
    block.form(rounded(204, 178, 34, 42, 5), GOLD, 2.8, 9, 3.4)
    block.form(ellipse(221, 194, 6), INK, 1.4, 0)
    block.fill(polygon([(218, 196), (224, 196), (226, 212), (216, 212)]), INK)


def _key_on_its_hook(block: Block) -> None:
    """Exactly as far away as the rules require."""
    block.lines([[(236, 44), (250, 40), (262, 44), (264, 56), (258, 62)]], INK, (7, 7, 5))
    block.lines([[(236, 44), (250, 40), (262, 44), (263, 55), (258, 60)]], "#8fa0a0", (3, 3.4, 2))
    block.form(ellipse(256, 80, 20), LAMP, 3, 9, 3.2)
    block.form(ellipse(256, 80, 10), "#bfa5d3", 2.4, 0)
    block.form(box(250, 99, 12, 70), LAMP, 2.8, 6, 3.2)
    block.form(polygon([
        (262, 138), (279, 138), (279, 148), (272, 148), (272, 156), (280, 156), (280, 168), (262, 168),
    ]), LAMP, 2.6, 5, 3)
    block.form(ellipse(256, 103, 12, 6), GOLD, 2.2, 3)


@picture("restricted-stacks", "purple", seed=67, ground="#bfa5d3")
def restricted_stacks(block: Block) -> None:
    """Behind the bars one volume feels for the key."""
    block.sky(lambda x, y: max(0.04, min(0.5, abs(y - 120) / 320)), "#69478d", 6, 0)
    block.form(box(205, 288, 90, 30), "#4a3266", 2.4, 0)
    _shelves(block)
    _prisoner(block)
    _grille(block)
    _key_on_its_hook(block)
    nodes = [(166, 196), (168, 234), (190, 258), (226, 264), (260, 250), (272, 222), (260, 200), (248, 206)]
    arm(block, nodes, 36, 7, SCALES, SUCKERS, 4, -1, 10)
    block.fill(polygon([(146, 186), (188, 186), (186, 202), (148, 202)]), INK)
    block.cuts([[(x, 186), (x + 5, 206), (x + 10, 186)] for x in (147, 161, 175)], BONE)


def _cliff(block: Block) -> None:
    """A needle of rock with nothing on either side."""
    rock = blob([
        (150, 212, 1), (290, 208, 1), (290, 350, 1), (206, 350, 1), (198, 308), (210, 284), (190, 262), (196, 240),
        (168, 230),
    ])
    block.form(rock, "#69478d", 3, 22, 5, tick=3)
    block.hatch(rock, INK, 78, 8, lambda x, y: max(0.06, min(0.6, (x - 226) / 90)))
    block.shade(rock, "#bfa5d3", 12, 5, 2, light=(0.6, 0.8))
    block.lines([
        [(206, 236), (222, 254), (216, 276)], [(236, 230), (244, 264), (236, 296)],
        [(222, 302), (232, 320), (226, 344)],
    ], INK, (1, 3.2, 0.8))


def _cottage(block: Block) -> None:
    """Thatch, a chimney, and two windows that see a long way."""
    wall = polygon([(156, 212), (154, 138), (282, 138), (284, 212)])
    block.form(wall, "#d9c8e6", 3, 0)
    block.hatch(wall, INK, 0, 7, lambda x, y: 0.08 + max(0, min(0.5, (x - 200) / 130)))
    block.outline(wall, INK, 3, 2)
    block.form(polygon([(242, 102), (244, 58), (268, 58), (268, 106)]), "#8d6cb0", 2.6, 8)
    block.form(box(238, 52, 34, 10), "#8d6cb0", 2.4, 3)
    block.lines([[(254, 46), (246, 36), (256, 28)]], BONE, (4, 5, 2))
    roof = blob([
        (132, 152, 1), (150, 124), (172, 84, 1), (210, 76), (256, 82, 1), (292, 124, 1), (292, 152, 1), (214, 144),
    ])
    block.form(roof, "#4a3266", 3, 14, 4)
    straw = [[(150 + index * 9, 100), (146 + index * 9.6, 120), (142 + index * 10, 142)] for index in range(15)]
    block.lines(straw, "#8d6cb0", (0.8, 2.4, 0.8))
    block.outline(roof, INK, 3, 2.4)
    for x in (216, 256):
        block.form(box(x - 13, 162, 26, 26), LAMP, 2.8, 0)
        block.lines([[(x, 162), (x, 188)], [(x - 13, 175), (x + 13, 175)]], INK, (2, 2.2, 2))


def _front_door(block: Block) -> None:
    """It opens on a thousand feet of mist."""
    block.form(box(164, 156, 30, 56), "#ffe29a", 2.8, 0)
    block.form(blob([(172, 212, 1), (173, 186), (179, 176), (186, 186), (188, 212, 1)]), INK, 1.4, 0)
    block.form(ellipse(179, 172, 6.4), INK, 1.4, 0)
    block.fill([ellipse(177, 171, 1.8), ellipse(182, 171, 1.8)], LAMP)
    block.form(polygon([(164, 156), (142, 148), (140, 218), (164, 212)]), BLOOD, 2.8, 8)
    block.form(ellipse(146, 184, 3.4), GOLD, 1.6, 0)


def _doormat(block: Block) -> None:
    """It floats outside, with the milk."""
    mat = polygon([(70, 234), (146, 226), (156, 248), (76, 258)])
    block.form(mat, "#b9743a", 3, 6, 3.6)
    block.outline(polygon([(78, 238), (142, 231), (148, 244), (83, 252)]), PAPER, 2, 0)
    squiggle(block, 92, 243, 44, PAPER, 1.4, 6)
    fringe = [[(70 + index * 0.8, 236 + index * 3), (64 + index * 0.8, 238 + index * 3)] for index in range(8)]
    fringe += [[(147 + index * 1.2, 228 + index * 3), (154 + index * 1.2, 227 + index * 3)] for index in range(7)]
    block.lines(fringe, INK, (2, 2, 1))
    for x, y in ((116, 232), (134, 230)):
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
    for x, y, size in ((22, 30, 5), (116, 24, 6), (206, 36, 5), (150, 50, 4), (20, 150, 5), (40, 196, 4)):
        block.fill(star(x, y, size * 1.4, size * 0.4, 4), BONE)
    _cliff(block)
    _cottage(block)
    _front_door(block)
    for y, color, shift in ((262, "#8d6cb0", 0), (276, "#bfa5d3", 24), (290, BONE, 8)):
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
    nodes = [(138, 306), (130, 240), (158, 196), (166, 150), (136, 112), (136, 66), (168, 46), (188, 70), (174, 88)]
    limb, suckers = tentacle(nodes, 66, 12, 5, -1)
    block.form(limb, SCALES, 3, 18, 4, tick=3)
    block.fill(suckers, SUCKERS)
    for y, shift in ((150, 24), (162, 22), (174, 18)):
        block.form(polygon([
            (118 + shift, y + 6), (168 + shift, y - 2), (167 + shift, y + 8), (118 + shift, y + 16),
        ]), BONE, 2, 4, 3)
    block.form(polygon([(164, 66), (170, 60), (208, 88), (204, 94)]), BONE, 2, 0)
    block.fill(polygon([(168, 66), (170, 64), (194, 82), (192, 84)]), BLOOD)


def _student(block: Block) -> None:
    """Came in with it; only a sprain."""
    x, y = 96, 236
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
        block, [(150, 300), (110, 308), (70, 298), (64, 272), (96, 264), (128, 268), (152, 258)], 36, 12, SCALES,
        SUCKERS, 5, -1, 9,
    )


def _nurse(block: Block) -> None:
    """She counts, whatever it is that beats in there."""
    dress = blob([
        (174, 310, 1), (184, 250), (198, 206), (220, 188), (258, 188), (282, 206), (296, 250, 1), (296, 310, 1),
    ])
    block.form(dress, "#4a3266", 2.8, 20, 4)
    block.form(polygon([(212, 206), (264, 206), (274, 310), (200, 310)]), BONE, 2.6, 10)
    block.form(polygon([(218, 184), (240, 204), (260, 184), (268, 200), (240, 218), (210, 200)]), BONE, 2.4, 5)
    block.form(star(240, 246, 14, 6, 5), "#69478d", 2, 0)
    block.form(blob([
        (200, 128), (196, 92), (218, 70), (250, 68), (276, 86), (282, 122), (274, 156), (256, 140),
    ]), "#5a2f1c", 2.8, 12)
    face = blob([
        (204, 124), (206, 102), (222, 90), (246, 90), (264, 104), (268, 130), (260, 160), (238, 180), (216, 168),
        (204, 146),
    ])
    block.form(face, SKIN, 2.8, 18, 3.6)
    for x in (218, 238):
        block.fill(ellipse(x, 126, 10), BONE)
        block.fill(ellipse(x - 4, 126, 4.4), INK)
        block.outline(ellipse(x, 126, 10), INK, 2.6, 0)
    block.lines([[(208, 110), (216, 106), (226, 110)], [(234, 109), (244, 104), (256, 110)]], "#5a2f1c", (2, 4.4, 2))
    block.lines([[(230, 128), (224, 144), (232, 147)]], INK, (1, 2.4, 1))
    block.form(blob([(218, 158, 1), (228, 154), (242, 157, 1), (230, 164)]), BLOOD, 1.8, 0)
    cap = blob([(196, 92, 1), (192, 52, 1), (214, 60), (240, 46, 1), (262, 60), (288, 52, 1), (280, 94, 1), (238, 80)])
    block.form(cap, BONE, 2.8, 8)
    block.form(star(239, 68, 10, 4.4, 5), BLOOD, 1.8, 0)


def _pulse(block: Block) -> None:
    """One hand on the wrist, if it is one, and one on the watch."""
    block.form(blob([
        (206, 228, 1), (190, 226), (176, 214), (160, 208), (152, 220), (166, 242), (186, 256), (210, 258, 1),
    ]), "#4a3266", 2.6, 10)
    block.form(blob([
        (174, 208), (156, 200), (138, 206), (132, 218), (146, 222), (140, 232), (156, 236), (176, 232),
    ]), SKIN, 2.4, 6, 3)
    block.lines([[(138, 213), (156, 211)], [(142, 225), (160, 221)]], INK, (0.8, 1.8, 0.6))
    block.lines([[(272, 214), (266, 196), (254, 184)]], GOLD, (2, 2.6, 2))
    block.form(ellipse(270, 228, 19), GOLD, 2.8, 6, 3)
    block.form(ellipse(270, 228, 13.6), BONE, 2, 0)
    block.lines([[(270, 228), (270, 219)], [(270, 228), (277, 231)]], INK, (2.4, 2.4, 1))
    block.fill(ellipse(270, 228, 2), GOLD_EDGE)
    block.form(blob([
        (266, 252), (256, 244), (262, 236), (274, 242), (288, 240), (294, 258), (278, 264),
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
