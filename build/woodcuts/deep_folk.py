"""The deep, in green: who lives there."""

from __future__ import annotations

from woodcuts.block import Block
from woodcuts.gallery import picture
from woodcuts.palette import BARK, BLOOD, BONE, FLAME, INK, LAMP, PAPER, SCALES, SUCKERS
from woodcuts.scenery import arm, cord, moonlit, sea
from woodcuts.shapes import blob, ellipse, polygon, tentacle


def _deep_one_head(block: Block) -> None:
    """Fins, teeth, and eyes that were up all night."""
    fin = blob([
        (176, 62, 1), (168, 26, 1), (186, 42), (194, 10, 1), (206, 38), (224, 18, 1), (226, 46), (246, 40, 1),
        (234, 66, 1),
    ])
    block.form(fin, SCALES, 2.2, 10)
    block.lines([[(172, 32), (182, 56)], [(196, 18), (200, 52)], [(224, 26), (218, 54)]], INK, (0.6, 2, 0.6))
    # ear fins
    for side, x in ((-1, 150), (1, 250)):
        ear = blob([
            (x, 100, 1), (x + side * 26, 74, 1), (x + side * 20, 98), (x + side * 32, 112, 1), (x + side * 18, 120),
            (x + side * 22, 138, 1), (x - side * 4, 126, 1),
        ])
        block.form(ear, SCALES, 2, 8)
    head = blob([
        (148, 104), (152, 76), (172, 56), (200, 50), (228, 56), (248, 76), (252, 104), (244, 130), (222, 148),
        (200, 152), (178, 148), (156, 130),
    ])
    block.form(head, "#9cc295", 2.6, 24, 3.6, tick=3)
    block.lines([[(180, 66), (190, 60), (202, 60)], [(186, 74), (194, 69), (204, 70)]], INK, (0.5, 1.8, 0.5))
    for x, look in ((170, -0.5), (230, -0.8)):
        block.form(ellipse(x, 86, 22, 21), SCALES, 2, 8, 3)
        block.eye(x, 85, 16.5, LAMP, look=(look, 0.3))
        block.fill(blob([(x - 17, 80), (x, 66), (x + 17, 80), (x, 75)]), SCALES)
        block.lines([[(x - 17, 80), (x, 74.5), (x + 17, 80)]], INK, (1.4, 2.6, 1.4))
    block.fill(blob([
        (154, 122), (176, 118), (200, 124), (224, 118), (246, 120), (228, 136), (200, 140), (172, 136),
    ]), INK)
    block.lines([[(152, 122), (176, 117), (200, 123), (224, 117), (248, 120)]], "#10312a", (2, 4, 2))
    block.cuts([[(x, 122), (x + 4, 129), (x + 8, 122)] for x in range(166, 234, 10)], BONE)
    block.lines([[(196, 104), (193, 108)], [(206, 104), (209, 108)]], INK, (2, 2.4, 1))


def _deep_one_mug(block: Block) -> None:
    """A mug with a heart, and the webbed hand that needs it."""
    for index, x in enumerate((136, 147, 158)):
        block.lines([[(x, 186), (x - 6, 176), (x + 4, 166), (x - 2, 154 - index * 3)]], BONE, (1.6, 3, 0.4))
    block.lines([[(130, 200), (114, 200), (113, 218), (130, 221)]], INK, (6, 7, 6))
    block.lines([[(130, 200), (115, 201), (115, 217), (130, 220)]], BONE, (2.5, 3, 2.5))
    block.form(blob([(128, 192, 1), (168, 192, 1), (165, 234, 1), (148, 237), (131, 234, 1)]), BONE, 2.4, 12)
    block.fill(ellipse(148, 192, 18, 4), BARK)
    block.outline(ellipse(148, 192, 20, 5), INK, 1.8, 0.6)
    block.fill(blob([
        (148, 221), (140, 213), (138, 208), (143, 204), (148, 209), (153, 204), (158, 208), (156, 213),
    ]), BLOOD)
    hand = blob([
        (178, 206), (160, 202, 1), (163, 211), (154, 212, 1), (160, 220), (155, 224, 1), (163, 228), (174, 234),
        (186, 226),
    ])
    block.form(hand, "#9cc295", 2, 6)
    block.form(blob([
        (172, 202), (190, 204), (198, 228), (176, 262), (148, 286), (130, 266), (158, 246),
    ]), PAPER, 2.2, 14)


@picture("deep-one", "green", seed=4, ground="#2f7256")
def deep_one(block: Block) -> None:
    """The tide is out, and so is he: bathrobe and coffee."""
    moonlit(block, 150, 54, 34, 0.7)
    sea(block, 150, "#10312a", "#9cc295", 13, 11)
    robe = blob([
        (112, 302, 1), (124, 232), (142, 176), (172, 142), (198, 156), (226, 142), (256, 178), (272, 236),
        (282, 302, 1),
    ])
    block.form(robe, BONE, 2.6, 26, 4, tick=3)
    block.hatch(robe, "#2f7256", 80, 17, 0.3, least=0.01)
    block.shade(robe, INK, 26, 4, 3)
    block.outline(robe, INK, 2.6)
    # chest
    block.form(polygon([(182, 146), (218, 146), (200, 236)]), "#9cc295", 2, 14)
    block.lines([
        [(188, 168), (200, 174), (212, 168)], [(190, 184), (200, 190), (209, 184)],
        [(193, 200), (200, 205), (206, 200)],
    ], INK, (0.6, 2, 0.6))
    block.form(blob([(170, 138, 1), (188, 150), (200, 240, 1), (174, 214), (158, 168)]), PAPER, 2.2, 10)
    block.form(blob([(230, 138, 1), (214, 150), (200, 240, 1), (232, 214), (246, 168)]), PAPER, 2.2, 14)
    # cord
    block.form(blob([(138, 244), (200, 238), (264, 246), (268, 262), (200, 256), (134, 260)]), "#2f7256", 2.2, 8)
    block.form(blob([(190, 238), (206, 236), (210, 256), (194, 260)]), "#2f7256", 2, 4)
    block.form(blob([(196, 256), (204, 256), (212, 296), (200, 300)]), "#2f7256", 1.8, 6)
    _deep_one_head(block)
    _deep_one_mug(block)


def _cthulhu_beard(block: Block) -> None:
    """Five arms where others have a beard."""
    for nodes, root, side in (
        ([(160, 164), (142, 196), (150, 228), (134, 250), (122, 240)], 22, 1),
        ([(238, 164), (256, 196), (248, 228), (262, 252), (274, 240)], 22, -1),
        ([(174, 168), (166, 210), (176, 246), (160, 270), (148, 262)], 24, 1),
        ([(224, 168), (232, 210), (222, 246), (238, 272), (250, 262)], 24, -1),
        ([(198, 166), (194, 210), (204, 246), (196, 282), (180, 284)], 28, 1),
    ):
        limb, suckers = tentacle(nodes, root, 2, 5, side)
        block.form(limb, "#9cc295", 2.4, 9, 3.4)
        block.fill(suckers, "#e4efd2")


def _cthulhu_cap(block: Block) -> None:
    """A striped night cap."""
    cap = blob([
        (146, 92, 1), (156, 56), (186, 26), (226, 22), (262, 48), (274, 92), (268, 112, 1), (258, 104), (250, 74),
        (240, 66), (252, 92, 1), (198, 78),
    ])
    block.form(cap, "#69478d", 2.6, 18, 3.8)
    block.hatch(cap, "#bfa5d3", 66, 17, 0.34, least=0.01)
    block.outline(cap, INK, 2.6)
    block.form(blob([
        (140, 96), (146, 84), (198, 68), (250, 84), (257, 96), (250, 103), (198, 86), (148, 103),
    ]), BONE, 2.4, 8, 3.4)
    block.form(ellipse(266, 116, 10), BONE, 2.2, 7, 2.8)


@picture("cthulhu", "green", seed=21, ground="#2f7256")
def cthulhu(block: Block) -> None:
    """Five more minutes, or aeons, in his night cap."""
    block.rays(196, 150, 60, 330, 44, "#9cc295", 7)
    block.sky(lambda x, y: min(0.8, max(0, (150 - y) / 210)), INK, 5)
    # wings
    for side in (-1, 1):
        x = 198
        wing = blob([
            (x + side * 40, 210, 1), (x + side * 44, 120), (x + side * 60, 52), (x + side * 78, 12, 1),
            (x + side * 82, 60), (x + side * 112, 96, 1), (x + side * 96, 118), (x + side * 108, 160, 1),
            (x + side * 84, 170), (x + side * 86, 214, 1),
        ])
        block.form(wing, "#1b4a3c", 3, 0)
        block.shade(wing, "#9cc295", 16, 4, 1.8, light=(0.6, 0.8))
        block.lines([
            [(x + side * 78, 16), (x + side * 64, 90), (x + side * 48, 190)],
            [(x + side * 108, 96), (x + side * 78, 130), (x + side * 52, 196)],
        ], SCALES, (0.6, 2.6, 0.6))
    shoulders = blob([(106, 310, 1), (118, 242), (150, 206), (198, 194), (246, 206), (276, 242), (288, 310, 1)])
    block.form(shoulders, SCALES, 2.6, 26, 4)
    block.shade(shoulders, "#10312a", 34, 5, 3.2)
    head = blob([
        (150, 150), (144, 110), (156, 72), (198, 52), (240, 72), (252, 110), (246, 150), (232, 176), (198, 186),
        (164, 176),
    ])
    block.form(head, "#9cc295", 2.8, 30, 3.8, tick=3)
    block.lines([[(166, 116), (180, 108), (192, 118)], [(230, 116), (216, 108), (204, 118)]], INK, (2, 5, 2))
    for x in (174, 222):
        block.fill(blob([(x - 16, 128, 1), (x, 116), (x + 16, 128, 1), (x, 140)]), INK)
        block.fill(blob([(x - 12, 129, 1), (x, 123), (x + 12, 129, 1), (x, 137)]), LAMP)
        block.fill(ellipse(x, 129, 3, 7), INK)
        # he has only just woken
        block.fill(blob([(x - 17, 127), (x, 112), (x + 17, 127), (x, 125)]), SCALES)
        block.lines([[(x - 17, 127), (x, 125), (x + 17, 127)]], INK, (1.4, 3, 1.4))
    _cthulhu_beard(block)
    _cthulhu_cap(block)


def _ghoul_table_manners(block: Block) -> None:
    """Napkin, fork and knife."""
    bib = blob([
        (166, 180, 1), (198, 190), (232, 178, 1), (240, 216), (226, 262, 1), (198, 252), (168, 264, 1), (156, 216),
    ])
    # napkin, tucked in
    block.form(bib, BONE, 2.4, 12)
    block.lines([[(176, 196), (172, 224), (176, 252)], [(222, 194), (226, 222), (220, 248)]], "#b9a57a", (0.6, 2, 0.6))
    # embroidered skull
    block.form(blob([
        (186, 214), (198, 206), (212, 214), (208, 226), (206, 236), (192, 236), (189, 226),
    ]), "#d7d0b4", 1.6, 0)
    block.fill([ellipse(194, 218, 3), ellipse(204, 218, 3)], BLOOD)
    for side, x in ((-1, 140), (1, 258)):
        if side < 0:
            block.lines([[(x, 266), (x - 2, 220), (x, 176)]], INK, (8, 9, 7))
            block.lines([[(x, 266), (x - 2, 220), (x, 178)]], "#dfe3df", (4, 4.6, 3.4))
            block.form(polygon([
                (x - 12, 146), (x - 8, 146), (x - 7, 162), (x - 3, 162), (x - 2, 146), (x + 2, 146), (x + 3, 162),
                (x + 7, 162), (x + 8, 146), (x + 12, 146), (x + 11, 172), (x + 3, 182), (x - 3, 182), (x - 11, 172),
            ]), "#dfe3df", 2, 4)
        else:
            block.lines([[(x, 266), (x, 226), (x, 204)]], INK, (8, 9, 8))
            block.lines([[(x, 266), (x, 226), (x, 204)]], "#dfe3df", (4, 4.6, 4))
            block.form(blob([(x - 5, 206, 1), (x - 6, 150, 1), (x + 8, 168), (x + 7, 206, 1)]), "#dfe3df", 2, 5)
        block.form(blob([
            (x - 16, 246), (x - 8, 232), (x + 10, 232), (x + 17, 246), (x + 12, 264), (x - 10, 264),
        ]), "#7fb083", 2.2, 7)
        block.lines([
            [(x - 12, 243), (x + 2, 241), (x + 14, 244)], [(x - 12, 252), (x + 2, 250), (x + 14, 253)],
        ], INK, (0.8, 2, 0.8))


@picture("ghoul", "green", seed=41)
def ghoul(block: Block) -> None:
    """Strictly free-range; the napkin is tucked in."""
    moonlit(block, 236, 70, 42, 0.85, SUCKERS)
    block.fill(blob([(-5, 262), (80, 250), (160, 258), (285, 246, 1), (285, 310, 1), (-5, 310, 1)]), "#1b4a3c")
    for x, y, scale in ((128, 250, 1), (268, 240, 0.8)):
        block.form(blob([
            (x - 20 * scale, y + 20, 1), (x - 19 * scale, y - 26 * scale), (x, y - 44 * scale),
            (x + 19 * scale, y - 26 * scale), (x + 20 * scale, y + 20, 1),
        ]), "#5d6a5c", 2.2, 12, 3.6)
    body = blob([(126, 306, 1), (134, 248), (150, 196), (176, 166), (212, 160), (244, 178), (264, 222), (276, 306, 1)])
    block.form(body, SCALES, 2.6, 28, 4)
    block.lines([[(158, 240), (150, 266), (150, 300)], [(246, 226), (254, 262), (256, 300)]], INK, (0.6, 2.6, 0.6))
    for side, x in ((-1, 158), (1, 232)):
        block.form(blob([
            (x, 108, 1), (x + side * 20, 84), (x + side * 42, 68, 1), (x + side * 34, 104), (x + side * 6, 136, 1),
        ]), "#7fb083", 2.4, 10)
    head = blob([
        (152, 108), (160, 74), (192, 58), (226, 70), (240, 104), (236, 132), (222, 150), (204, 176), (190, 178),
        (172, 152), (156, 134),
    ])
    block.form(head, "#9cc295", 2.8, 24, 3.8)
    block.lines([[(166, 90), (180, 88), (190, 98)], [(228, 88), (214, 88), (204, 98)]], INK, (2, 6, 2))
    for x in (178, 216):
        block.eye(x, 106, 10, "#efd488", look=(0.1, 0.4), slit=False)
    block.form(blob([(186, 128), (196, 118), (208, 128), (204, 138), (190, 138)]), SCALES, 2, 5)
    block.fill([ellipse(192, 132, 2.2), ellipse(202, 132, 2.2)], INK)
    mouth = blob([(166, 142, 1), (182, 146), (197, 144), (212, 146), (228, 140, 1), (216, 162), (198, 170), (180, 162)])
    block.form(mouth, INK, 2, 0)
    block.cuts([[(x, 145), (x + 5, 155), (x + 9, 145)] for x in range(172, 220, 10)], BONE)
    block.cuts([
        [(x, 166 - abs(x - 194) * 0.16), (x + 4, 157), (x + 8, 166 - abs(x - 190) * 0.16)]
        for x in range(182, 212, 9)
    ], BONE)
    _ghoul_table_manners(block)


def _shoggoth_face(block: Block) -> None:
    """Eyes, as many as were needed, and one mouth."""
    for x, y, radius, look in (
        (176, 120, 20, (-0.7, 0.5)), (224, 116, 16, (-0.8, 0.5)), (152, 168, 9, (-0.4, 0.8)),
        (246, 146, 9, (-0.9, 0.4)), (200, 92, 7.5, (-0.6, 0.6)), (262, 210, 8.5, (-0.8, -0.2)),
        (150, 240, 7, (-0.7, -0.4)), (238, 222, 6, (-0.8, -0.6)), (194, 258, 8.5, (-0.5, -0.8)), (270, 250, 6, (0, -1)),
    ):
        block.form(ellipse(x, y, radius + 3.4), "#2f7256", 1.6, 4, 3)
        block.eye(x, y, radius, LAMP if radius > 15 else "#efd488", look=look)
    # Friday, ten to five
    for x, y, radius in ((176, 120, 20), (224, 116, 16)):
        block.fill(blob([
            (x - radius - 1, y - 4), (x - radius * 0.6, y - radius - 1), (x, y - radius - 3),
            (x + radius * 0.6, y - radius - 1), (x + radius + 1, y - 4), (x, y - 8),
        ]), "#2f7256")
        block.lines([[(x - radius - 1, y - 4), (x, y - 8), (x + radius + 1, y - 4)]], INK, (1.6, 3, 1.6))
    mouth = blob([(158, 166, 1), (180, 160), (206, 160), (238, 166, 1), (232, 194), (202, 206), (172, 196)])
    block.form(mouth, INK, 2, 0)
    block.outline(mouth, SCALES, 2, 0)
    block.cuts([[(x, 161.5), (x + 6, 172), (x + 12, 162)] for x in (168, 182, 196, 210, 222)], BONE)
    block.fill(blob([(186, 200), (196, 186), (208, 190), (218, 186), (224, 196), (202, 204)]), BLOOD)


def _shoggoth_kit(block: Block) -> None:
    """Hard hat, shovel and sandwich."""
    block.form(blob([
        (150, 74, 1), (156, 44), (178, 24), (204, 20), (230, 30), (246, 52), (248, 72, 1), (200, 64),
    ]), LAMP, 2.8, 16, 3.6)
    block.form(blob([(188, 66, 1), (190, 34), (198, 16), (208, 16), (214, 34), (214, 66, 1)]), FLAME, 2.2, 6)
    block.form(blob([
        (140, 80), (152, 68), (200, 60), (248, 66), (258, 74), (248, 80), (200, 74), (152, 86),
    ]), LAMP, 2.4, 5)
    # tea break: sandwich and shovel
    cord(block, [[(270, 296), (264, 200), (258, 116)]], BARK, (5, 6, 5), 2)
    block.form(blob([(246, 118), (244, 106), (258, 100), (270, 104), (270, 116), (258, 112)]), BARK, 2, 4)
    block.form(blob([(252, 286, 1), (286, 282, 1), (286, 302), (272, 314), (256, 306)]), "#8fa0a0", 2.4, 8)
    arm(block, [(288, 250), (276, 214), (256, 210), (258, 226), (274, 226)], 26, 5, "#2f7256", "#9cc295", 4, 1)
    block.form(polygon([(106, 168), (150, 150), (156, 158), (112, 178)]), PAPER, 2, 5, 2.8)
    block.form(blob([
        (104, 178), (114, 172), (130, 172), (142, 160), (158, 160), (154, 168), (140, 172), (128, 182), (108, 186),
    ]), "#a8c86a", 1.6, 3)
    block.form(polygon([(108, 184), (156, 163), (158, 168), (112, 190)]), BLOOD, 1.4, 0)
    block.form(polygon([(110, 190), (160, 168), (164, 176), (117, 199)]), PAPER, 2, 5, 2.8)
    block.fill(ellipse(158, 158, 9), "#1b4a3c")
    block.lines([[(149, 156), (153, 163), (159, 164), (162, 172)]], INK, (1.6, 2.4, 1.6))
    arm(
        block, [(120, 290), (104, 250), (110, 216), (128, 200), (140, 186), (128, 172)], 34, 6, "#2f7256", "#9cc295", 4,
        -1, 10,
    )


@picture("shoggoth", "green", seed=52, ground="#9cc295")
def shoggoth(block: Block) -> None:
    """A hard hat, and no intention of working after five."""
    block.sky(lambda x, y: max(0, min(0.74, (128 - y) / 150)), "#10312a", 6, 3)
    mountains = polygon([
        (-5, 214), (-5, 150), (26, 116), (48, 146), (84, 84), (112, 138), (132, 112), (168, 160), (224, 96), (252, 128),
        (270, 108), (288, 130), (288, 214),
    ])
    block.form(mountains, "#e4efd2", 2.4, 0)
    for nodes in (
        [(26, 116), (34, 150), (22, 170), (48, 190), (48, 146)],
        [(84, 84), (90, 118), (80, 140), (98, 170), (122, 190), (112, 138)],
        [(270, 108), (268, 140), (288, 170), (288, 130)],
    ):
        block.hatch(polygon(nodes), "#10312a", 62, 5, 0.5)
    snow = blob([(-5, 206), (60, 196), (140, 204), (285, 198, 1), (285, 310, 1), (-5, 310, 1)])
    block.fill(snow, BONE)
    block.hatch(snow, "#2f7256", 3, 11, lambda x, y: 0.06 + 0.3 * (y - 196) / 110, least=0.12)
    body = blob([
        (96, 310, 1), (98, 276), (116, 252), (112, 222), (126, 196), (124, 164), (142, 136), (146, 100), (168, 72),
        (200, 62), (232, 72), (252, 100), (254, 132), (272, 160), (270, 198), (286, 226), (290, 310, 1),
    ])
    block.fill(body, "#1b4a3c")
    block.hatch(body, INK, 70, 7.5, lambda x, y: max(0, min(0.62, (x - 190) / 130 + (y - 160) / 400)), least=0.12)
    block.shade(body, "#9cc295", 17, 5, 2.2, light=(0.6, 0.8))
    block.outline(body, INK, 2.8, 2)
    # it is mostly bubbles
    for x, y, radius in ((134, 214, 13), (168, 272, 17), (258, 176, 11), (246, 268, 15), (122, 282, 10), (212, 240, 9)):
        block.form(ellipse(x, y, radius), "#2f7256", 1.8, radius * 0.8, 3.2)
        block.lines([[
            (x - radius * 0.6, y), (x - radius * 0.45, y - radius * 0.5), (x, y - radius * 0.65),
        ]], SUCKERS, (0.6, 2.4, 0.6))
    _shoggoth_face(block)
    _shoggoth_kit(block)
