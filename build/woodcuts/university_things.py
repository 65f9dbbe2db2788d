"""The university, in purple: what it should not have kept."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import picture
from woodcuts.palette import BARK, BLOOD, BONE, GOLD, INK, LAMP, PAPER, SCALES, SUCKERS
from woodcuts.paths import Point
from woodcuts.scenery import arm, cord
from woodcuts.shapes import blob, box, ellipse, polygon, star, tentacle


def _book_cover(block: Block) -> None:
    """Pages, spine and cover."""
    spine = polygon([(132, 70), (150, 60), (158, 272), (138, 262)])
    block.form(polygon([(150, 60), (262, 72), (258, 262), (158, 272)]), "#291a3b", 2.6, 0)
    # page edge
    block.form(polygon([(244, 72), (266, 78), (263, 256), (246, 260)]), PAPER, 2.2, 0)
    block.hatch(polygon([(246, 74), (265, 79), (262, 255), (248, 259)]), INK, 90, 4.2, 0.4)
    block.form(spine, "#4a3266", 2.4, 0)
    block.hatch(spine, INK, 86, 4.6, 0.42)
    cover = polygon([(150, 60), (248, 71), (247, 262), (158, 272)])
    block.form(cover, "#69478d", 2.8, 14, 3.8)
    block.outline(polygon([(160, 74), (238, 83), (237, 248), (166, 257)]), GOLD, 3, 0)
    for x, y in ((160, 74), (238, 83), (237, 248), (166, 257)):
        block.form(star(x, y, 11, 5, 4), GOLD, 1.6, 0)
    for y in (96, 150, 210):
        block.form(polygon([(134, y - 8), (151.5, y - 12), (152, y + 2), (135, y + 5)]), GOLD, 1.6, 4)


def _book_face(block: Block) -> None:
    """An eye, a mouth, and a tongue for a bookmark."""
    block.form(blob([
        (164, 140, 1), (180, 116), (202, 108), (224, 118), (238, 144, 1), (222, 164), (202, 170), (180, 162),
    ]), "#4a3266", 2.4, 10)
    block.form(blob([
        (170, 141, 1), (184, 124), (202, 118), (220, 126), (232, 144, 1), (218, 156), (202, 161), (184, 156),
    ]), BONE, 2, 9, 3)
    block.form(ellipse(202, 139, 17), LAMP, 2, 7, 2.8)
    block.fill(ellipse(202, 139, 4.5, 14), INK)
    block.fill(ellipse(196, 131, 3.4), BONE)
    mouth = blob([(170, 200, 1), (186, 192), (202, 196), (218, 192), (234, 202, 1), (226, 224), (202, 234), (178, 224)])
    block.form(mouth, INK, 2, 0)
    block.cuts([[(x, 196 + abs(x - 202) * 0.06), (x + 5, 208), (x + 10, 196)] for x in range(176, 226, 10)], BONE)
    block.cuts([
        [(x, 228 - abs(x - 202) * 0.18), (x + 5, 217), (x + 9, 229 - abs(x - 197) * 0.18)]
        for x in range(184, 218, 10)
    ], BONE)
    # bookmark
    block.form(blob([
        (194, 226), (214, 222), (222, 250), (218, 290), (206, 300, 1), (198, 288), (202, 254),
    ]), BLOOD, 2.2, 10)
    block.lines([[(208, 232), (212, 258), (208, 288)]], INK, (0.8, 2, 0.6))


@picture("overdue-library-book", "purple", seed=17, ground="#bfa5d3")
def overdue_library_book(block: Block) -> None:
    """The fine is your name."""
    block.sky(lambda x, y: min(0.72, max(0.06, (math.dist((x, y), (196, 150)) - 60) / 190)), "#291a3b", 5.2, -24)
    block.form(polygon([(-5, 256), (285, 250), (285, 310), (-5, 310)]), BARK, 2, 0)
    block.hatch(box(-5, 258, 290, 50), INK, -1, 6, lambda x, y: 0.1 + (y - 250) / 110)
    for nodes, root, side in (
        ([(150, 262), (132, 276), (112, 268), (104, 284), (116, 294)], 20, -1),
        ([(176, 266), (170, 290), (150, 292), (146, 304)], 20, 1),
        ([(232, 264), (240, 288), (262, 286), (272, 300)], 20, -1),
        ([(252, 240), (276, 236), (282, 214), (268, 206)], 18, -1),
    ):
        limb, suckers = tentacle(nodes, root, 2, 4, side)
        block.form(limb, SCALES, 2.2, 8, 3.2)
        block.fill(suckers, SUCKERS)
    # DATE DUE, and due, and due
    slip = polygon([(178, 8), (228, 14), (222, 96), (172, 90)])
    block.form(slip, BONE, 2.2, 6)
    block.fill(polygon([(182, 15), (223, 20), (222, 29), (181, 24)]), INK)
    for index in range(4):
        y = 34 + index * 9
        block.lines([
            [(183, y), (192, y + 1), (199, y + 2)], [(206, y + 2.6), (214, y + 3.6), (220, y + 4)],
        ], BLOOD, (2.4, 3.2, 2.4))
    _book_cover(block)
    _book_face(block)


def _elder_sign_star(block: Block) -> None:
    """The sign behind the glass, already cracked."""
    block.rays(198, 146, 48, 84, 22, LAMP, 2.4)
    sign = star(198, 148, 56, 24, 5)
    block.form(sign, "#8fa58f", 2.8, 14, 3.6)
    for index in range(5):
        angle = math.radians(-90 + index * 72)
        block.lines([[
            (198 + 20 * math.cos(angle), 148 + 20 * math.sin(angle)),
            (198 + 50 * math.cos(angle), 148 + 50 * math.sin(angle)),
        ]], INK, (0.6, 2, 0.6))
    block.form(blob([
        (174, 150, 1), (186, 138), (198, 134), (210, 138), (222, 150, 1), (210, 160), (198, 163), (186, 160),
    ]), BONE, 2, 6)
    block.flame(198, 161, 10)
    block.lines([
        [(228, 82), (240, 100), (234, 112), (250, 128)], [(240, 100), (252, 98), (258, 104)],
        [(234, 112), (222, 118), (214, 114)],
    ], INK, (0.6, 2, 0.6))


def _elder_sign_hammer(block: Block) -> None:
    """Four screws and the little hammer."""
    for x, y in ((132, 40), (264, 40), (132, 232), (264, 232)):
        block.form(ellipse(x, y, 4), GOLD, 1.4, 2)
    block.lines([[(142, 238), (140, 252), (146, 262), (154, 270)]], INK, (3, 3.4, 3))
    block.lines([[(142, 238), (140, 252), (146, 262), (154, 270)]], GOLD, (1.2, 1.6, 1.2))
    # the little hammer
    block.form(polygon([(158, 268), (246, 280), (245, 289), (157, 277)]), BARK, 2.2, 5)
    block.form(blob([
        (240, 262, 1), (258, 264, 1), (262, 284), (254, 302, 1), (236, 300, 1), (242, 282),
    ]), "#8fa0a0", 2.4, 8)


@picture("emergency-elder-sign", "purple", seed=19, ground="#69478d")
def emergency_elder_sign(block: Block) -> None:
    """In case of apocalypse, break glass."""
    for index in range(12):
        block.lines([[(index * 26 - 6, -4), (index * 26 - 5, 150), (index * 26 - 6, 306)]], "#291a3b", (2, 3, 2))
        for step in range(4):
            x, y = index * 26 + 7, 40 + step * 84 + (index % 2) * 42
            block.fill(polygon([(x, y - 9), (x + 5, y), (x, y + 9), (x - 5, y)]), "#8d6cb0")
    block.sky(lambda x, y: min(0.6, max(0, (math.dist((x, y), (196, 130)) - 90) / 170)), INK, 5, 90)
    block.form(polygon([(126, 34), (270, 34), (270, 238), (126, 238)]), BLOOD, 3, 12, 3.6)
    block.form(polygon([(136, 70), (260, 70), (260, 228), (136, 228)]), "#d9e2cf", 2.6, 0)
    pane = polygon([(136, 70), (260, 70), (260, 228), (136, 228)])
    block.hatch(
        pane, "#9cb6a6", -45, 15, lambda x, y: 0.6 if abs(x - 170 + (y - 150) * 0.5) < 26 else 0.08, least=0.07
    )
    block.fill(polygon([(142, 42), (254, 42), (254, 62), (142, 62)]), BONE)
    block.lines([
        [(150, 52), (162, 48), (172, 54), (184, 48), (192, 53)],
        [(202, 52), (214, 48), (224, 54), (236, 48), (246, 52)],
    ], INK, (1.6, 2.6, 1.2))
    _elder_sign_star(block)
    _elder_sign_hammer(block)


@picture("silver-key", "purple", seed=33)
def silver_key(block: Block) -> None:
    """Sensible people label their keys."""
    block.rays(200, 88, 50, 330, 44, "#69478d", 6)
    block.rays(200, 88, 52, 130, 44, "#bfa5d3", 2)
    block.form(ellipse(200, 86, 52), "#dfe3df", 3, 20, 3.6)
    block.form(ellipse(200, 86, 35), "#291a3b", 2.4, 0)
    for index in range(8):
        angle = math.radians(index * 45 + 22)
        block.form(ellipse(200 + 52 * math.cos(angle), 86 + 52 * math.sin(angle), 8), "#dfe3df", 2, 5, 2.6)
    for x, y, radius in ((186, 74, 5), (214, 80, 7), (196, 100, 6), (212, 104, 3.6), (182, 92, 3)):
        block.fill(star(x, y, radius, radius * 0.34, 4), LAMP if radius > 6 else BONE)
    block.form(polygon([(189, 138), (211, 138), (208, 262), (192, 262)]), "#dfe3df", 2.8, 9, 3.4)
    block.lines([[(197, 150), (197, 200), (198, 256)]], INK, (0.8, 2, 0.8))
    block.form(ellipse(200, 146, 19, 10), "#b9c2c0", 2.4, 7)
    block.form(ellipse(200, 164, 14, 7), "#b9c2c0", 2.4, 5)
    limb, suckers = tentacle([
        (206, 188), (226, 196), (232, 214), (216, 224), (222, 238), (246, 236), (256, 222),
    ], 16, 2, 4, -1)
    block.form(limb, "#b9c2c0", 2.4, 6, 3)
    block.fill(suckers, BONE)
    bit = polygon([(206, 236), (252, 240), (254, 256), (240, 256), (240, 266), (256, 268), (256, 284), (206, 280)])
    block.form(bit, "#dfe3df", 2.8, 10, 3.4)
    block.form(ellipse(200, 270, 13, 16), "#b9c2c0", 2.4, 7)
    # a key ring, a fob, sensible people label their keys
    block.lines([[(158, 56), (136, 66), (132, 92), (146, 104)]], INK, (6, 6.4, 5))
    block.lines([[(158, 56), (137, 67), (133, 92), (146, 104)]], GOLD, (2.6, 3, 2.2))
    fob = polygon([(132, 104), (158, 100), (168, 150), (140, 156)])
    block.form(fob, BLOOD, 2.2, 8)
    block.form(polygon([(140, 116), (157, 113), (162, 138), (145, 142)]), BONE, 1.6, 0)
    block.lines([[(145, 122), (150, 119), (156, 122)], [(147, 131), (153, 128), (158, 131)]], INK, (1.2, 2, 1))


def _jellyfish(
    block: Block, x: float, y: float, scale: float, color: str, count: int = 4, look: Point = (0, 0)
) -> None:
    """Something that swims in the air."""
    bell = [
        (x - 20 * scale, y + 4 * scale), (x - 17 * scale, y - 12 * scale), (x, y - 20 * scale),
        (x + 17 * scale, y - 12 * scale), (x + 20 * scale, y + 4 * scale), (x, y + 8 * scale),
    ]
    for index in range(count):
        dx = (index - (count - 1) / 2) * 10 * scale
        limb, _ = tentacle([
            (x + dx, y + 2 * scale), (x + dx - 5 * scale, y + 16 * scale), (x + dx + 4 * scale, y + 26 * scale),
            (x + dx - 3 * scale, y + 38 * scale),
        ], 7 * scale, 1.4)
        block.form(limb, color, 1.7, 0)
    block.form(blob(bell), color, 2.2, 8, 3.2)
    for offset in (-7, 7):
        block.eye(x + offset * scale, y - 4 * scale, 5.2 * scale, BONE, look=look)
    block.lines([[
        (x - 5 * scale, y + 3.4 * scale), (x, y + 5 * scale), (x + 5 * scale, y + 3.4 * scale),
    ]], INK, (0.8, 1.8, 0.8))


def _resonator_visitors(block: Block) -> None:
    """What swims in every living room."""
    _jellyfish(block, 46, 92, 1.1, "#9cc295", look=(0.8, 0.2))
    _jellyfish(block, 92, 214, 0.9, SCALES, look=(0.8, -0.6))
    _jellyfish(block, 104, 40, 0.8, SCALES, look=(0.9, 0.5))


def _resonator_aerials(block: Block) -> None:
    """The table, two aerials and the coil between them."""
    block.form(polygon([(-6, 270), (290, 264), (290, 310), (-6, 310)]), BARK, 2.8, 0)
    block.hatch(
        polygon([(-6, 270), (290, 264), (290, 310), (-6, 310)]), INK, -1.2, 7, lambda x, y: 0.14 + (y - 262) / 110,
    )
    # aerials and the coil between
    for side in (-1, 1):
        cord(
            block, [[(198 + side * 14, 128), (198 + side * 36, 84), (198 + side * 56, 40)]], "#dfe3df", (3.4, 3, 2.4),
            1.8,
        )
        block.form(ellipse(198 + side * 57, 37, 7.5), LAMP, 2, 3, 2.8)
    block.lines([[
        (148, 34), (166, 48), (172, 28), (192, 46), (204, 26), (222, 46), (230, 28), (248, 38),
    ]], INK, (4, 6, 4))
    block.lines([[
        (148, 34), (166, 48), (172, 28), (192, 46), (204, 26), (222, 46), (230, 28), (248, 38),
    ]], LAMP, (1.4, 3, 1.4))


def _resonator_set(block: Block) -> None:
    """A wooden set with an eye on every channel."""
    cabinet = blob([(134, 276, 1), (136, 190), (150, 146), (198, 128), (246, 146), (260, 190), (262, 274, 1)])
    block.form(cabinet, "#8a5a34", 3, 0)
    block.hatch(cabinet, INK, 84, 6, lambda x, y: 0.1 + 0.36 * max(0, (x - 160) / 100))
    block.shade(cabinet, INK, 18, 4, 3)
    block.outline(cabinet, INK, 3, 2.4)
    block.outline(blob([
        (142, 266, 1), (144, 194), (156, 154), (198, 138), (240, 154), (252, 194), (254, 264, 1),
    ]), "#c98f5a", 1.8, 0)
    screen = blob([
        (152, 196), (156, 166), (176, 150), (198, 147), (220, 150), (240, 166), (244, 196), (238, 222), (198, 230),
        (158, 222),
    ])
    block.form(screen, INK, 3, 0)
    glass = blob([
        (159, 195), (162, 170), (178, 157), (198, 154), (218, 157), (234, 170), (237, 195), (231, 216), (198, 222),
        (165, 216),
    ])
    block.fill(glass, "#9cc295")
    block.hatch(glass, "#10312a", 0, 4.6, lambda x, y: 0.1 + 0.4 * math.dist((x, y), (198, 188)) / 50)
    block.form(blob([
        (164, 190, 1), (180, 174), (198, 168), (216, 174), (232, 190, 1), (216, 206), (198, 211), (180, 206),
    ]), BONE, 2.2, 8, 3.2)
    block.form(ellipse(195, 190, 16), LAMP, 2, 6, 2.8)
    block.fill(ellipse(193, 190, 4, 13.6), INK)
    block.fill(ellipse(188, 182, 3.6), BONE)
    for x, needle in ((168, 0.8), (228, 2.2)):
        block.form(ellipse(x, 250, 12), GOLD, 2.4, 5, 3)
        block.lines([[(x, 250), (x + 10 * math.cos(needle), 250 - 10 * math.sin(needle))]], INK, (2.6, 2.6, 1.4))
    block.form(box(184, 242, 28, 18), "#efd488", 2, 0)
    block.lines([
        [(188 + index * 5, 256), (188 + index * 5, 250 - (index % 2) * 3)]
        for index in range(5)
    ], INK, (1, 1.4, 1))
    block.lines([[(202, 258), (202, 244)]], BLOOD, (1.6, 1.8, 1.6))
    for x in (146, 250):
        block.form(polygon([(x - 11, 272), (x + 11, 272), (x + 7, 286), (x - 7, 286)]), GOLD, 2, 3)


def _resonator_cat(block: Block) -> None:
    """The cat."""
    cat = blob([
        (214, 146, 1), (212, 122), (220, 106), (210, 92), (208, 62, 1), (222, 72), (240, 72), (254, 62, 1), (252, 92),
        (246, 106), (262, 124), (264, 152, 1), (240, 148),
    ]).moved(dx=14, dy=0)
    block.fill(cat, INK)
    block.shade(cat, "#bfa5d3", 9, 4, 1.7, light=(0.6, 0.8))
    block.outline(cat, "#bfa5d3", 1.6, 0)
    for x in (234, 256):
        block.fill(ellipse(x, 86, 9.4, 9), LAMP)
        block.fill(ellipse(x - 3, 85, 3.4, 5.6), INK)
        block.fill(ellipse(x - 5, 82, 1.8), BONE)
    block.fill(polygon([(242, 95), (248, 95), (245, 99)]), "#e8b7a6")
    block.lines([
        [(240, 97), (226, 94), (216, 95)], [(240, 99), (227, 100), (218, 103)], [(250, 97), (262, 94), (272, 95)],
        [(250, 99), (262, 100), (270, 103)],
    ], BONE, (1.4, 1.4, 0.5))
    arm(block, [(272, 140), (282, 160), (276, 184), (264, 200), (270, 216), (280, 212)], 14, 7, INK, INK, 0, 1, 0)
    block.lines([[(276, 156), (273, 180), (262, 198)]], "#bfa5d3", (0.6, 1.8, 0.6))


@picture("tillinghast-resonator", "purple", seed=68)
def tillinghast_resonator(block: Block) -> None:
    """Shows what was always there; the cat has always known."""
    # what it lets you see
    for index in range(13, -1, -1):
        radius, width = 46 + index * 21, max(2, 8 - index * 0.5)
        block.fill(ellipse(
            198, 118, radius + width / 2, radius * 0.96 + width / 2,
        ), "#69478d" if index % 2 else "#8d6cb0")
        block.fill(ellipse(198, 118, radius - width / 2, radius * 0.96 - width / 2), "#291a3b")
    block.sky(lambda x, y: max(0, min(0.6, (math.dist((x, y), (198, 118)) - 120) / 190)), INK, 5.4)
    _resonator_visitors(block)
    _resonator_aerials(block)
    _resonator_set(block)
    _resonator_cat(block)
