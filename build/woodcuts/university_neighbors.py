"""The university, in purple: those who live next to it."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import picture
from woodcuts.palette import BARK, BLOOD, BONE, FLAME, GOLD, INK, LAMP, SCALES, SKIN, SUCKERS
from woodcuts.shapes import blob, box, ellipse, polygon, star, tentacle


def _watchman_coat(block: Block) -> None:
    """Coat, cape and scarf."""
    coat = blob([
        (142, 284, 1), (150, 230), (158, 190), (170, 166), (204, 156), (238, 166), (252, 190), (260, 230),
        (272, 284, 1), (204, 292),
    ])
    block.form(coat, "#4a3266", 2.8, 0)
    block.hatch(coat, INK, 88, 9, lambda x, y: max(0, min(0.6, (x - 190) / 90)), least=0.1)
    block.shade(coat, LAMP, 16, 4.2, 2, light=(0.6, 0.4))
    block.lines([[(200, 190), (198, 230), (198, 288)], [(180, 236), (176, 260), (174, 284)]], INK, (1, 3, 1))
    cape = blob([
        (144, 206), (158, 174), (178, 158), (204, 152), (232, 158), (252, 174), (266, 208), (236, 216), (204, 220),
        (172, 216),
    ])
    block.form(cape, "#69478d", 2.8, 16, 3.8)
    block.shade(cape, LAMP, 10, 4.4, 1.8, light=(0.7, 0.5))
    block.form(ellipse(198, 268, 4.6), GOLD, 1.6, 3, 2.6)
    # scarf
    block.form(blob([(168, 152), (204, 146), (240, 152), (244, 168), (204, 178), (164, 168)]), BLOOD, 2.4, 8)
    block.form(polygon([(160, 168), (178, 172), (176, 206), (154, 204)]), BLOOD, 2.2, 6)
    block.lines([[(156 + index * 6, 204), (155 + index * 6, 213)] for index in range(4)], BLOOD, (2.4, 2.8, 1))
    block.lines([[(158, 184), (177, 187)], [(156, 194), (176, 197)]], BONE, (2, 3, 2))


def _watchman_head(block: Block) -> None:
    """A red nose, a mustache and an official cap."""
    face = blob([
        (160, 122), (162, 96), (180, 80), (204, 76), (228, 82), (242, 100), (244, 126), (234, 148), (204, 158),
        (174, 148),
    ])
    block.form(face, SKIN, 2.6, 18, 3.8)
    block.form(blob([(238, 110), (248, 104), (252, 118), (246, 130), (238, 128)]), SKIN, 2, 4)
    block.eye(181, 108, 12.5, look=(-0.8, 0.1))
    block.eye(213, 108, 12.5, look=(-0.8, 0.1))
    block.lines([[(168, 95), (180, 88), (194, 95)], [(200, 95), (213, 88), (228, 95)]], BONE, (5, 8, 4))
    block.form(blob([(176, 130), (185, 117), (199, 119), (206, 132), (198, 141), (182, 141)]), "#d98a6a", 2.2, 6, 3)
    mouth = blob([
        (194, 136), (178, 134), (160, 144), (150, 162, 1), (166, 164), (182, 158), (196, 152), (214, 158), (232, 162),
        (246, 158, 1), (236, 142), (216, 134),
    ])
    block.form(mouth, BONE, 2.4, 9, 3.2)
    block.lines([[(182, 142), (172, 148), (164, 158)], [(208, 142), (220, 148), (232, 156)]], INK, (0.6, 2, 0.6))
    cap = blob([(158, 78), (152, 58), (170, 40), (204, 33), (242, 42), (258, 62), (250, 82), (204, 74)])
    block.form(cap, "#291a3b", 2.6, 0)
    block.shade(cap, "#bfa5d3", 11, 4.6, 1.8, light=(0.6, 0.8))
    block.form(blob([(158, 76), (204, 68), (251, 79), (250, 89), (204, 80), (158, 87)]), GOLD, 2, 4)
    block.form(blob([(140, 92), (152, 84), (192, 79), (212, 84), (192, 92), (156, 99)]), INK, 2, 0)
    block.form(star(202, 55, 12, 5.4, 5), LAMP, 1.8, 0)
    block.fill(ellipse(202, 55, 2, 4), INK)


def _watchman_lantern(block: Block) -> None:
    """The lantern, held up."""
    sleeve = blob([
        (176, 182), (156, 190), (142, 182), (134, 160), (128, 122, 1), (146, 114, 1), (156, 140), (168, 152),
    ])
    block.form(sleeve, "#69478d", 2.6, 12, 3.8)
    block.form(blob([(128, 124), (124, 112), (130, 102), (142, 102), (150, 110), (146, 120)]), SKIN, 2, 5, 3)
    block.lines([[(128, 108), (140, 106), (148, 110)], [(128, 115), (140, 113), (148, 115)]], INK, (0.8, 1.6, 0.6))
    lantern = 122
    block.lines([[
        (lantern - 14, 148), (lantern - 10, 122), (lantern + 6, 112), (lantern + 18, 124), (lantern + 18, 148),
    ]], INK, (4, 5, 4))
    block.form(polygon([
        (lantern - 16, 146), (lantern + 18, 146), (lantern + 10, 134), (lantern - 8, 134),
    ]), GOLD, 2.4, 5)
    block.form(polygon([
        (lantern - 15, 148), (lantern + 17, 148), (lantern + 20, 194), (lantern - 18, 194),
    ]), FLAME, 2.6, 0)
    block.flame(lantern + 1, 190, 16)
    block.lines([
        [(lantern - 15, 148), (lantern - 18, 194)], [(lantern + 17, 148), (lantern + 20, 194)],
        [(lantern - 4, 148), (lantern - 5, 160)], [(lantern + 6, 148), (lantern + 7, 160)],
    ], INK, (3, 3.4, 3))
    block.form(polygon([
        (lantern - 22, 194), (lantern + 24, 194), (lantern + 20, 206), (lantern - 18, 206),
    ]), GOLD, 2.4, 5)


def _watchman_tea(block: Block) -> None:
    """A mug from behind, and rabbit slippers."""
    limb, suckers = tentacle([(294, 236), (272, 214), (262, 192), (244, 196), (232, 208), (224, 222)], 26, 6, 4, 1)
    block.form(polygon([(196, 218), (230, 218), (226, 252), (201, 252)]), BONE, 2.6, 10)
    block.lines([[(198, 226), (188, 226), (188, 240), (200, 244)]], INK, (5, 5.6, 5))
    block.lines([[(198, 227), (189, 227), (189, 239), (200, 243)]], BONE, (2, 2.4, 2))
    block.fill(star(213, 236, 8, 3.4, 5), "#69478d")
    for x in (205, 219):
        block.lines([[(x, 214), (x - 5, 206), (x + 4, 197), (x - 1, 188)]], BONE, (1.6, 3.2, 0.4))
    block.form(limb, SCALES, 2.4, 8, 3.2)
    block.fill(suckers, SUCKERS)
    # slippers
    for x in (172, 226):
        slipper = blob([(x - 32, 298), (x - 28, 284), (x - 8, 278), (x + 14, 282), (x + 20, 298), (x - 4, 304)])
        for offset in (-16, -4):
            block.form(blob([
                (x + offset - 5, 284, 1), (x + offset - 9, 266), (x + offset - 3, 258), (x + offset + 3, 266),
                (x + offset + 4, 284, 1),
            ]), "#e8b7a6", 1.8, 4, 3)
        block.form(slipper, "#e8b7a6", 2.2, 7, 3.2)
        block.fill([ellipse(x - 20, 289, 2), ellipse(x - 10, 287, 2), ellipse(x - 15, 284, 2)], INK)
        block.fill(ellipse(x - 27, 294, 2.8), BLOOD)


@picture("night-watchman", "purple", seed=64, ground="#69478d")
def night_watchman(block: Block) -> None:
    """The fog brought him a cup of tea."""
    block.sky(lambda x, y: max(0, min(0.7, (math.dist((x, y), (132, 132)) - 56) / 190)), "#291a3b", 7, 2)
    block.halo(130, 150, 36, 104, LAMP, 9, 28)
    # what the fog is
    fog = blob([(160, 310, 1), (160, 180), (166, 70), (188, 18), (226, -6), (262, -4), (288, 40), (290, 310, 1)])
    block.fill(fog, "#291a3b")
    block.shade(fog, "#8d6cb0", 18, 6, 2.4, light=(0.6, 0.8))
    block.outline(fog, INK, 2, 0)
    for x, y, radius in ((212, 26, 12), (250, 22, 14), (266, 50, 9)):
        block.form(ellipse(x, y, radius + 3), "#4a3266", 1.8, 3, 3)
        block.eye(x, y, radius, LAMP, look=(-0.7, 0.8), slit=True)
    block.fill(polygon([(-5, 274), (285, 270), (285, 310), (-5, 310)]), "#291a3b")
    block.lines([
        [
            (x + (radius % 2) * 12, 280 + radius * 10), (x + 9 + (radius % 2) * 12, 277 + radius * 10),
            (x + 19 + (radius % 2) * 12, 281 + radius * 10),
        ]
        for radius in range(3) for x in range(-12, 150, 24)
    ], "#69478d", (0.8, 2.4, 0.8))
    _watchman_coat(block)
    _watchman_head(block)
    _watchman_lantern(block)
    _watchman_tea(block)


def _old_man_head(block: Block) -> None:
    """The armchair, and a face that has seen your kind before."""
    block.form(blob([
        (148, 306, 1), (144, 180), (156, 120), (200, 104), (250, 118), (270, 176), (274, 306, 1),
    ]), "#69478d", 2.8, 18, 4)
    block.shade(blob([
        (148, 306, 1), (144, 180), (156, 120), (200, 104), (250, 118), (270, 176), (274, 306, 1),
    ]), INK, 26, 5, 3)
    # himself
    body = blob([(132, 310, 1), (140, 250), (152, 204), (176, 178), (228, 178), (254, 202), (268, 250), (278, 310, 1)])
    block.form(body, "#3a4a52", 2.8, 24, 4)
    face = blob([
        (162, 108), (166, 76), (184, 58), (206, 54), (228, 62), (242, 82), (242, 110), (232, 140), (204, 150),
        (174, 138),
    ])
    block.form(face, SKIN, 2.6, 24, 3.6)
    for side, x in ((-1, 160), (1, 244)):
        block.form(blob([
            (x, 96), (x + side * 12, 88), (x + side * 14, 106), (x + side * 6, 122), (x, 118),
        ]), SKIN, 2, 5)
        block.form(blob([
            (x - side * 6, 76, 1), (x + side * 10, 70), (x + side * 20, 78, 1), (x + side * 12, 86),
            (x + side * 18, 94, 1), (x, 94),
        ]), BONE, 2, 4)
    block.lines([[(178, 76), (202, 70), (226, 78)], [(182, 84), (202, 79), (222, 86)]], INK, (0.6, 2.2, 0.6))
    for x, glance in ((184, 0.3), (220, -0.5)):
        block.eye(x, 106, 12, "#efd488", look=(glance * 0.6, 0.9))
        block.fill(blob([(x - 13, 102), (x, 91), (x + 13, 102), (x, 103)]), "#c9ad80")
        block.lines([[(x - 13, 103), (x, 103), (x + 13, 103)]], INK, (1.4, 3, 1.4))
    block.lines([[(166, 88), (180, 95), (196, 103)], [(240, 90), (226, 95), (208, 103)]], BONE, (9, 10, 4))
    block.lines([[(166, 92), (180, 100), (196, 107)], [(240, 94), (226, 100), (208, 107)]], INK, (0.8, 2.4, 0.8))
    block.form(blob([(200, 104), (194, 122), (184, 138), (194, 146), (208, 144), (212, 128)]), "#cf9a78", 2.2, 8, 3)


def _old_man_beard(block: Block) -> None:
    """A beard worth finishing."""
    beard = blob([
        (160, 112, 1), (170, 132), (190, 142), (204, 146), (220, 140), (234, 130), (246, 110, 1), (252, 140),
        (246, 170), (254, 196), (240, 224), (214, 244), (196, 250, 1), (174, 240), (160, 216), (164, 190), (152, 164),
        (154, 136),
    ])
    block.form(beard, BONE, 2.8, 18, 3.8)
    block.lines([
        [(176, 146), (172, 180), (182, 226)], [(192, 152), (190, 190), (192, 240)],
        [(210, 152), (212, 190), (206, 240)], [(228, 144), (232, 180), (222, 230)],
        [(166, 150), (166, 176), (172, 206)], [(242, 140), (238, 170), (240, 200)],
    ], "#8d8470", (0.6, 2.8, 0.6))
    block.form(blob([
        (202, 146), (186, 142), (170, 152), (164, 166, 1), (184, 164), (200, 156), (220, 164), (240, 164, 1),
        (234, 150), (216, 142),
    ]), BONE, 2.2, 6, 3)
    block.lines([[(190, 168), (202, 164), (214, 168)]], INK, (1.2, 3.4, 1.2))


def _old_man_scarf(block: Block) -> None:
    """What the beard becomes, row by row."""
    scarf = blob([
        (168, 240, 1), (230, 240, 1), (234, 262), (222, 292), (210, 312, 1), (146, 312, 1), (162, 288), (168, 262),
    ])
    block.form(scarf, BONE, 2.6, 0)
    for index in range(3):
        y = 256 + index * 20
        block.fill(blob([
            (168 - index * 4, y - 3, 1), (200, y - 1), (232 - index * 5, y - 4, 1), (229 - index * 6, y + 6, 1),
            (198, y + 9), (163 - index * 5, y + 6, 1),
        ]), BLOOD if index % 2 == 0 else "#69478d")
    for row in range(6):
        block.lines([
            [
                (170 - row * 2.4 + step * 10, 246 + row * 10), (174 - row * 2.4 + step * 10, 251 + row * 10),
                (178 - row * 2.4 + step * 10, 246 + row * 10),
            ]
            for step in range(6)
        ], INK, (0.8, 1.7, 0.8))
    block.outline(scarf, INK, 2.6, 2.4)
    for end, tip in (((136, 206), (224, 252)), ((272, 200), (182, 254))):
        block.lines([[end, ((end[0] + tip[0]) / 2, (end[1] + tip[1]) / 2), tip]], INK, (8, 8, 6))
        block.lines([[end, ((end[0] + tip[0]) / 2, (end[1] + tip[1]) / 2), tip]], LAMP, (4, 4, 2.4))
        block.form(ellipse(end[0], end[1], 6.4), BLOOD, 2, 3, 2.8)
    for side, x in ((-1, 158), (1, 246)):
        block.form(blob([
            (x + side * 22, 306), (x + side * 22, 262), (x + side * 14, 238), (x + side * 2, 240), (x - side * 4, 262),
            (x + side * 2, 300),
        ]), "#3a4a52", 2.4, 9, 3.6)
        block.form(blob([
            (x - side * 12, 234), (x - side * 4, 220), (x + side * 10, 220), (x + side * 16, 234), (x + side * 10, 248),
            (x - side * 4, 248),
        ]), SKIN, 2.2, 6, 3)
        block.lines([
            [(x - side * 8, 229), (x + side * 2, 229), (x + side * 8, 226)],
            [(x - side * 9, 237), (x + side * 2, 238), (x + side * 9, 236)],
        ], INK, (0.8, 1.8, 0.6))


@picture("terrible-old-man", "purple", seed=66)
def terrible_old_man(block: Block) -> None:
    """He knits; his crew looks on from the bottles."""
    block.hatch(
        box(-2, -2, 284, 306), "#69478d", 90, 12, lambda x, y: max(0, 0.34 - math.dist((x, y), (190, 130)) / 700),
        least=0.03,
    )
    for x in range(-4, 290, 36):
        block.lines([[(x, -4), (x + 1, 150), (x, 306)]], INK, (2, 3, 2))
    # the crew, retired
    for y in (62, 164):
        block.form(box(-6, y, 292, 9), BARK, 2.4, 3)
        block.lines([[(-4, y + 3), (140, y + 4), (284, y + 3)]], "#b98a52", (0.6, 1.6, 0.6))
    for index, (x, y, scale) in enumerate((
        (24, 62, 1), (68, 62, 0.86), (116, 62, 1), (266, 62, 0.9), (40, 164, 0.9), (92, 164, 1.05),
    )):
        bottle = blob([
            (x - 15 * scale, y - 2, 1), (x - 16 * scale, y - 30 * scale), (x - 7 * scale, y - 38 * scale),
            (x - 6 * scale, y - 50 * scale, 1), (x + 6 * scale, y - 50 * scale, 1), (x + 7 * scale, y - 38 * scale),
            (x + 16 * scale, y - 30 * scale), (x + 15 * scale, y - 2, 1),
        ])
        block.form(bottle, "#9cb6a6" if index % 2 else "#bfa5d3", 2.2, 8, 3.4)
        block.form(box(x - 5 * scale, y - 57 * scale, 10 * scale, 9 * scale), BARK, 1.8, 0)
        block.lines([[(x, y - 48 * scale), (x, y - 32 * scale)]], INK, (1, 1.2, 1))
        block.fill(ellipse(x, y - 20 * scale, 9 * scale), INK)
        block.fill([
            ellipse(x - 3.4 * scale, y - 21 * scale, 2.4 * scale),
            ellipse(x + 3.4 * scale, y - 21 * scale, 2.4 * scale),
        ], LAMP)
        block.lines([[
            (x - 4 * scale, y - 15 * scale), (x, y - (16.4 if index % 2 else 13.6) * scale),
            (x + 4 * scale, y - 15 * scale),
        ]], LAMP, (0.8, 1.8, 0.8))
        block.lines([[(x - 11 * scale, y - 8 * scale), (x - 11 * scale, y - 26 * scale)]], BONE, (0.8, 2.4, 0.8))
    _old_man_head(block)
    _old_man_beard(block)
    _old_man_scarf(block)
