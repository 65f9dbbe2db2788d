"""The street, in black: who starts in every deck."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import picture
from woodcuts.palette import BARK, BLOOD, BONE, GOLD, INK, LAMP, PAPER, SKIN
from woodcuts.scenery import moonlit
from woodcuts.shapes import blob, box, ellipse, polygon


def _follower_list(block: Block) -> None:
    """The sign-up sheet, and the hands that hold it out."""
    board = polygon([(146, 196), (212, 184), (228, 270), (160, 284)])
    block.form(board, BARK, 2.4, 8, 3.4)
    block.form(polygon([(153, 206), (208, 196), (220, 264), (164, 275)]), BONE, 1.4, 0)
    block.form(polygon([(168, 190), (192, 186), (194, 199), (170, 203)]), GOLD, 1.8, 4)
    for index in range(4):
        x, y = 163 + index * 2.6, 214 + index * 13.5
        block.outline(polygon([(x, y), (x + 8, y - 1.6), (x + 9.5, y + 6.5), (x + 1.5, y + 8)]), INK, 1.4, 0)
        block.lines([[(x + 14, y + 3), (x + 28, y + 0.5), (x + (46 if index % 2 else 38), y - 3)]], INK, (1.6, 2, 1))
        if index < 3:
            block.lines([[(x + 1, y + 2), (x + 4, y + 7), (x + 12, y - 6)]], BLOOD, (1.2, 2.6, 0.8))
    sleeve = blob([(258, 186), (276, 222), (262, 258), (236, 262), (224, 246), (236, 218)])
    block.form(sleeve, "#26221f", 2)
    block.shade(sleeve, "#a99c80", 12, 4, 1.6, light=(0.6, 0.8))
    block.form(blob([(230, 244), (222, 236), (216, 240), (214, 250), (222, 260), (236, 260)]), SKIN, 1.8, 5, 2.6)
    block.form(polygon([(206, 236), (238, 196), (244, 201), (212, 241), (203, 246)]), LAMP, 1.6, 3)
    block.form(blob([(140, 226), (150, 222), (162, 228), (163, 238), (150, 244), (138, 240)]), SKIN, 1.8, 5, 2.6)
    block.lines([[(150, 230), (160, 232)], [(150, 236), (160, 237)]], INK, (1, 1.4, 0.5))


@picture("follower", "black", seed=3, ground="#8f8673")
def follower(block: Block) -> None:
    """Has put you down for Thursdays."""
    moonlit(block, 198, 104, 72)
    block.fill(box(0, 262, 280, 40), "#4a453d")
    block.hatch(box(0, 262, 280, 40), INK, 0, 5, 0.5)
    robe = blob([
        (108, 302, 1), (120, 240), (138, 186), (160, 160), (166, 118), (176, 76), (204, 26, 1), (216, 70), (228, 112),
        (236, 156), (258, 182), (272, 240), (280, 302, 1),
    ])
    block.fill(robe, "#26221f")
    block.outline(robe, INK, 2, 2)
    # rim light, upper left
    block.shade(robe, "#a99c80", 15, 4.2, 1.7, light=(0.6, 0.8), bias=-0.1)
    face = blob([(173, 128), (178, 96), (198, 78), (217, 96), (221, 128), (210, 152), (197, 158), (184, 152)])
    block.fill(face, INK)
    block.lines([[(172, 132), (177, 96), (198, 74), (218, 96), (223, 132)]], PAPER, (1, 2.6, 1))
    # spectacles, of course
    for x in (186, 208):
        block.fill(ellipse(x, 118, 10), LAMP)
        block.outline(ellipse(x, 118, 10), BONE, 2.2, 0)
        block.fill(ellipse(x + 1, 119, 3), INK)
    block.lines([[(195, 117), (197, 115), (199, 117)]], BONE, (2, 2, 2))
    block.lines([[(190, 140), (197, 137), (204, 140)]], PAPER, (0.6, 2, 0.6))
    block.lines([
        [(150, 190), (146, 240), (138, 296)], [(242, 178), (254, 236), (258, 296)],
        [(166, 170), (162, 188), (154, 205)], [(228, 168), (232, 180), (240, 192)],
        [(120, 262), (117, 280), (115, 298)],
    ], "#a99c80", (0.4, 2.2, 0.4))
    _follower_list(block)


def _goon_face(block: Block) -> None:
    """A face that has heard every excuse."""
    neck = polygon([(176, 140), (222, 140), (222, 172), (198, 182), (174, 172)])
    block.form(neck, SKIN, 2, 12)
    face = blob([
        (160, 84, 1), (156, 112), (160, 138), (172, 156), (198, 164), (224, 156), (236, 138), (240, 112), (236, 84, 1),
    ])
    block.form(face, SKIN, 2.4, 22, 3.6)
    # stubble
    block.hatch(blob([(160, 130), (198, 140), (238, 130), (226, 154), (198, 162), (172, 154)]), INK, 64, 4.4, 0.26)
    block.form(blob([(152, 108), (158, 104), (160, 122), (154, 124)]), SKIN, 1.8, 4)
    block.form(blob([(238, 106), (246, 104), (246, 122), (238, 124)]), SKIN, 1.8, 4)
    block.fill(blob([(166, 103, 1), (190, 108, 1), (190, 118), (176, 119)]), BONE)
    block.fill(blob([(230, 103, 1), (207, 108, 1), (207, 118), (220, 119)]), BONE)
    block.fill([ellipse(184, 113, 4), ellipse(212, 113, 4)], INK)
    block.lines([[(164, 100), (180, 106), (194, 110)], [(234, 100), (216, 106), (204, 110)]], INK, (3, 6, 3))
    block.lines([[(198, 108), (191, 124), (190, 132), (202, 133)]], INK, (1, 2.4, 1))
    block.lines([[(176, 146), (196, 142), (222, 147)]], INK, (1.4, 3, 1))
    block.lines([[(222, 96), (228, 110), (226, 124)]], BLOOD, (0.8, 2.4, 0.8))


def _goon_hat(block: Block) -> None:
    """Bowler, cigar and bat."""
    block.form(blob([
        (160, 76, 1), (160, 46), (176, 26), (200, 22), (224, 28), (238, 48), (238, 76, 1),
    ]), "#2b2724", 2.4)
    block.lines([
        [(168, 64), (170, 46), (182, 34)], [(177, 62), (179, 48), (188, 38)], [(187, 60), (188, 50), (193, 43)],
    ], "#b3a688", (0.4, 2, 0.4))
    block.form(blob([(158, 66, 1), (198, 72), (240, 66, 1), (240, 79, 1), (198, 84), (158, 79, 1)]), BLOOD, 1.8, 0)
    block.form(blob([
        (138, 84), (150, 75), (198, 84), (248, 75), (260, 84), (246, 93), (198, 98), (152, 93),
    ]), "#2b2724", 2.2)
    block.lines([[(148, 83), (170, 87), (198, 90)]], "#b3a688", (0.4, 2, 0.4))
    # cigar
    block.form(polygon([(174, 146), (150, 152), (152, 160), (176, 154)]), BARK, 1.8, 4)
    block.fill(ellipse(150, 156, 4.6), LAMP)
    block.lines([[(148, 150), (136, 132), (148, 114), (132, 96), (138, 80), (128, 70)]], BONE, (3.4, 4, 0.5))
    bat = polygon([(252, 252), (240, 128), (246, 106), (262, 104), (270, 124), (264, 252)])
    block.form(bat, BARK, 2.4, 9)
    block.lines([[(250, 130), (254, 180), (256, 230)], [(260, 118), (261, 160), (261, 200)]], INK, (0.5, 1.6, 0.5))
    for x, y, side in ((241, 138, -1), (268, 128, 1), (243, 158, -1), (268, 150, 1)):
        block.lines([[(x, y), (x + side * 12, y - 5)]], INK, (3, 2.2, 1))
    fist = blob([(236, 246), (244, 232), (264, 230), (274, 242), (272, 262), (252, 270), (238, 262)])
    block.form(fist, SKIN, 2.2, 9)
    block.lines([
        [(240, 240), (258, 242), (270, 240)], [(239, 249), (256, 251), (270, 249)],
        [(242, 258), (256, 259), (267, 257)],
    ], INK, (0.8, 1.8, 0.6))


@picture("goon", "black", seed=5, ground="#8f8673")
def goon(block: Block) -> None:
    """Knows where you live, and sent a card."""
    for row in range(11):
        y = 6 + row * 30
        block.lines([[(-4, y), (140, y + 1.5), (284, y)]], "#4a453d", (1.6, 2.6, 1.6))
        for column in range(6):
            x = column * 56 + (row % 2) * 28
            block.lines([[(x, y), (x + 0.6, y + 15), (x, y + 30)]], "#4a453d", (1.4, 2.2, 1.4))
    block.sky(lambda x, y: 0.05 + min(0.62, math.dist((x, y), (190, 90)) / 330), INK, 4.6, 28)
    body = blob([(96, 302, 1), (104, 232), (132, 184), (172, 166), (220, 166), (254, 180), (282, 226), (290, 302, 1)])
    block.form(body, "#2b2724", 2.6)
    block.hatch(body, "#8f8673", 84, 15, 0.1, least=0.01)
    block.shade(body, "#b3a688", 15, 4, 1.8, light=(0.6, 0.8))
    block.form(polygon([(172, 166), (220, 166), (200, 232)]), BONE, 2, 8)
    block.form(blob([
        (190, 180, 1), (204, 180, 1), (207, 194), (212, 232), (200, 252, 1), (188, 230), (188, 194),
    ]), BLOOD, 2, 8)
    block.eye(199.5, 224, 7)
    block.form(polygon([(168, 164), (186, 168), (200, 234), (176, 208), (182, 198), (166, 194)]), "#2b2724", 2, 0)
    block.form(polygon([(224, 164), (208, 170), (200, 234), (228, 208), (220, 198), (236, 192)]), "#2b2724", 2, 0)
    block.lines([
        [(170, 168), (186, 196), (199, 232)], [(224, 168), (212, 196), (201, 232)],
    ], "#b3a688", (0.4, 1.8, 0.4))
    _goon_face(block)
    _goon_hat(block)


def _initiate_hands(block: Block) -> None:
    """A candle in one hand, a name on the chest."""
    sleeve = blob([(178, 176), (158, 186), (136, 192), (130, 212), (140, 250), (160, 252), (170, 226), (186, 206)])
    block.form(sleeve, "#b09f7d", 2.4, 22, 3.8)
    block.candle(150, 190, 44, 11, 15)
    block.form(blob([(138, 194), (150, 188), (162, 193), (160, 203), (149, 206), (139, 202)]), SKIN, 1.6, 4)
    block.lines([[(145, 194), (144, 202)], [(151, 193), (151, 203)], [(157, 194), (157, 201)]], INK, (0.8, 1.4, 0.6))
    right_sleeve = blob([(236, 178), (252, 206), (262, 244), (254, 262), (236, 258), (230, 220)])
    block.form(right_sleeve, "#98896c", 2.2, 18, 3.8)
    # HELLO my name is
    tag = polygon([(186, 196), (230, 190), (234, 220), (190, 226)])
    block.form(tag, BONE, 1.8, 0)
    block.fill(polygon([(187, 197), (229.5, 191), (230.6, 200), (188.4, 206)]), BLOOD)
    block.lines([[
        (193, 216), (199, 208), (203, 217), (209, 206), (214, 214), (220, 206), (228, 210),
    ]], INK, (1.4, 2.6, 1))
    block.form(blob([(176, 300), (180, 290), (196, 288), (204, 298)]), "#2b2724", 1.6, 0)
    block.form(blob([(218, 300), (224, 290), (240, 290), (246, 300)]), "#2b2724", 1.6, 0)


@picture("initiate", "black", seed=11, ground="#211d1c")
def initiate(block: Block) -> None:
    """Still thinks it is a book club."""
    cx, cy = 150, 128
    block.halo(cx, cy, 22, 170, "#8a6a2e", 9, 36)
    block.halo(cx, cy, 16, 90, LAMP, 8, 28)
    block.fill(box(0, 276, 280, 30), "#3a342d")
    block.hatch(box(0, 276, 280, 30), INK, 0, 5, 0.5)
    robe = blob([
        (122, 298), (142, 268), (160, 204), (176, 162), (232, 162), (246, 208), (258, 262), (278, 292), (250, 302),
        (150, 304),
    ])
    block.form(robe, "#98896c", 2.6, 34, 4, tick=3.2)
    block.lines([
        [(178, 190), (172, 240), (160, 292)], [(200, 214), (200, 250), (196, 296)],
        [(228, 200), (236, 250), (244, 294)], [(214, 222), (218, 262), (222, 296)],
        [(186, 226), (182, 260), (178, 294)],
    ], INK, (0.6, 3.2, 0.8))
    hood = blob([
        (164, 168), (154, 132), (160, 94), (184, 68), (214, 52), (246, 46), (266, 58), (256, 68), (244, 78), (254, 108),
        (254, 142), (244, 170), (206, 180),
    ])
    block.form(hood, "#b09f7d", 2.6, 30, 3.8, tick=3)
    block.lines([[(190, 74), (216, 66), (242, 68)], [(250, 52), (258, 54), (262, 60)]], INK, (0.6, 2.6, 0.6))
    opening = blob([(168, 140), (174, 108), (196, 94), (220, 104), (230, 138), (220, 164), (198, 172), (178, 164)])
    block.fill(opening, INK)
    block.outline(opening, INK, 3, 2)
    block.form(blob([
        (174, 142), (182, 122), (200, 118), (216, 124), (223, 142), (214, 160), (199, 166), (184, 160),
    ]), SKIN, 1.4, 12, 3)
    block.eye(188, 134, 9.5, look=(-0.9, 0.1))
    block.eye(209, 134, 9.5, look=(-0.9, 0.1))
    block.form(ellipse(197, 146, 4.4, 3.6), SKIN, 1.2, 2)
    block.lines([[(189, 156), (198, 153), (207, 157)]], INK, (1, 2.2, 0.8))
    block.lines([[(180, 121), (187, 118), (194, 121)], [(204, 121), (211, 118), (217, 122)]], INK, (1, 2.6, 1))
    _initiate_hands(block)
