"""The lodge, in yellow: those it serves."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import picture
from woodcuts.palette import BLOOD, BONE, GOLD, INK, LAMP, SCALES, SUCKERS
from woodcuts.scenery import arm
from woodcuts.shapes import Shape, blob, box, ellipse, polygon, star


def _king_head(block: Block) -> None:
    """Hood, pale face and crown."""
    hood = blob([
        (162, 142), (158, 104), (170, 70), (204, 54), (238, 70), (250, 104), (246, 142), (230, 152), (204, 156),
        (178, 152),
    ])
    block.form(hood, "#d9a52f", 2.6, 22, 3.8, tick=3)
    block.fill(ellipse(204, 110, 32, 38), INK)
    mask = blob([(180, 102), (186, 82), (204, 76), (222, 82), (228, 102), (224, 124), (204, 146), (184, 124)])
    block.form(mask, BONE, 1.8, 12, 3.2)
    for x in (193, 215):
        block.fill(blob([(x - 8, 106, 1), (x, 99), (x + 8, 106, 1), (x, 112)]), INK)
    block.lines([[(204, 106), (201, 118), (206, 120)]], INK, (0.8, 1.8, 0.6))
    block.lines([[(194, 128), (204, 133), (214, 128)]], INK, (1, 2.6, 1))
    crown = polygon([
        (166, 72), (158, 34), (176, 52), (186, 22), (198, 48), (206, 12), (214, 48), (226, 22), (234, 52), (252, 34),
        (242, 72), (204, 60),
    ])
    block.form(crown, LAMP, 2.6, 9, 3.2)
    block.fill([ellipse(186, 58, 3), ellipse(222, 58, 3)], BLOOD)
    block.eye(204, 53, 5.5, slit=True)


def _king_umbrella(block: Block) -> None:
    """A furled umbrella held like a sceptre."""
    sleeve = blob([(168, 156), (148, 190), (128, 204), (134, 228), (152, 230), (170, 212), (182, 190)])
    # umbrella, furled, held like a sceptre
    block.form(blob([(136, 286, 1), (126, 230), (130, 176), (138, 150), (146, 176), (148, 230)]), "#4a3266", 2.2, 9)
    block.lines([[(136, 160), (133, 210), (136, 280)], [(141, 160), (142, 210), (137, 280)]], INK, (0.6, 1.8, 0.6))
    block.lines([[(138, 152), (138, 130), (130, 118), (120, 124), (121, 134)]], INK, (8, 8.5, 7))
    block.lines([[(138, 152), (138, 130), (130, 119), (121, 124), (121.5, 133)]], GOLD, (4, 4.4, 3))
    block.form(sleeve, "#d9a52f", 2.4, 14, 3.6)
    block.form(blob([(126, 208), (136, 202), (148, 206), (150, 218), (140, 224), (128, 220)]), BONE, 1.8, 4)
    block.lines([[(128, 212), (140, 210)], [(129, 217), (141, 215)]], INK, (0.8, 1.4, 0.6))


def _king_weather(block: Block) -> None:
    """Galoshes, rain, and his duck."""
    block.form(blob([(184, 306), (184, 290), (198, 290), (200, 306)]), BLOOD, 1.8, 0)
    block.form(blob([(222, 306), (222, 290), (236, 290), (238, 306)]), BLOOD, 1.8, 0)
    rain = [
        [(x, y), (x - 4, y + 9), (x - 8, y + 18)]
        for x, y in (
            (20, 20), (70, 60), (110, 24), (44, 110), (96, 150), (24, 190), (176, 14), (240, 20), (272, 70), (266, 150),
            (160, 60), (90, 220), (270, 214), (60, 250), (128, 60),
        )
    ]
    block.lines(rain, "#efd488", (0.4, 2, 1))
    # and his duck
    block.form(blob([
        (136, 288), (132, 276), (142, 272), (156, 280), (170, 272), (170, 288), (158, 298), (144, 298),
    ]), LAMP, 2, 6)
    block.form(ellipse(143, 268, 9.5), LAMP, 2, 4)
    block.form(blob([(136, 268, 1), (124, 268), (134, 274, 1)]), BLOOD, 1.4, 0)
    block.fill(ellipse(141, 266, 2), INK)


@picture("the-king-in-yellow", "yellow", seed=12)
def the_king_in_yellow(block: Block) -> None:
    """Wears no mask, but does wear galoshes."""
    block.rays(204, 70, 30, 330, 40, "#7d5716", 8)
    for x, y, radius in ((140, 96, 20), (262, 60, 13)):
        block.fill(ellipse(x, y, radius), "#efd488")
        block.outline(ellipse(x, y, radius), INK, 1.6, 1)
    for x, width, height in ((118, 18, 66), (140, 12, 92), (156, 16, 54), (250, 16, 80), (268, 14, 118)):
        block.fill(polygon([
            (x, 250), (x, 250 - height), (x + width / 2, 234 - height), (x + width, 250 - height), (x + width, 250),
        ]), INK)
    block.fill(box(0, 246, 280, 60), "#2b1c07")
    block.hatch(box(0, 248, 280, 60), "#7d5716", 0, 6, 0.3)
    robe = blob([
        (146, 280, 1), (152, 230), (160, 176), (172, 138), (204, 124), (236, 138), (250, 176), (262, 236),
        (272, 286, 1), (262, 278), (256, 296, 1), (246, 280), (236, 302, 1), (226, 282), (214, 298, 1), (204, 280),
        (190, 302, 1), (182, 282), (168, 298, 1), (160, 278),
    ])
    block.form(robe, "#d9a52f", 2.6, 30, 4, tick=3.2)
    block.lines([
        [(204, 150), (203, 200), (206, 278)], [(178, 190), (174, 230), (172, 284)],
        [(226, 206), (232, 240), (236, 286)], [(192, 214), (190, 250), (190, 284)],
        [(246, 216), (250, 250), (254, 282)],
    ], INK, (0.6, 3, 0.6))
    # rain-slicker buttons
    for y in (158, 184, 210):
        block.form(ellipse(211, y, 4.4), "#452d0a", 1.4, 0)
    _king_head(block)
    _king_umbrella(block)
    _king_weather(block)


def _sticker(
    block: Block, x: float, y: float, width: float, height: float, turn: float, color: str, bends: int
) -> None:
    """A name tag with a scrawl on it."""

    def turned(shape: Shape) -> Shape:
        return shape.moved(turn=turn, about=(x, y))

    block.form(turned(box(x - width / 2, y - height / 2, width, height)), BONE, 2, 0)
    block.fill(turned(box(x - width / 2 + 1, y - height / 2 + 1, width - 2, height * 0.34)), color)
    nodes = []
    for index in range(bends + 1):
        swing = 0.16 if (index * 3 + bends) % 4 > 1 else -0.14
        nodes.append((x - width * 0.36 + width * 0.72 * index / bends, y + height * 0.16 + height * swing))
    scrawl = turned(blob(nodes, False))
    block.lines([scrawl.points], INK, (1.3, 2.3, 1))


def _showman_suit(block: Block) -> None:
    """Pinstripes and a tie."""
    suit = blob([(102, 310, 1), (110, 256), (134, 216), (166, 200), (232, 200), (262, 214), (282, 256), (292, 310, 1)])
    block.form(suit, "#332a4a", 2.8, 0)
    block.hatch(suit, "#69478d", 86, 11, 0.14, least=0.01)
    block.shade(suit, "#bfa5d3", 15, 4.2, 1.8, light=(0.6, 0.8))
    block.form(polygon([(174, 196), (222, 196), (199, 270)]), BONE, 2, 8)
    block.form(blob([
        (190, 208, 1), (208, 208, 1), (206, 220), (212, 250), (200, 268, 1), (187, 250), (193, 220),
    ]), BLOOD, 2, 7)
    for side in (-1, 1):
        block.form(polygon([
            (199 + side * 27, 194), (199 + side * 10, 204), (199, 274), (199 + side * 30, 246), (199 + side * 24, 236),
            (199 + side * 40, 226),
        ]), "#332a4a", 2.2, 0)
        block.lines([[
            (199 + side * 26, 198), (199 + side * 12, 228), (199 + side * 1, 270),
        ]], "#bfa5d3", (0.4, 1.8, 0.4))


def _showman_headcloth(block: Block) -> None:
    """A striped headcloth."""
    headcloth = blob([
        (132, 204, 1), (138, 150), (146, 96), (160, 56), (198, 38), (236, 56), (250, 96), (258, 150), (266, 204, 1),
        (236, 216), (232, 196, 1), (164, 196, 1), (160, 216),
    ])
    block.fill(headcloth, LAMP)
    for side in (-1, 1):
        for index in range(7):
            y = 84 + index * 18
            block.fill(polygon([
                (198 + side * 34, y + 4), (198 + side * (46 + index * 2.9), y - 5),
                (198 + side * (49.5 + index * 2.9), y - 5), (198 + side * (50 + index * 2.9), y + 4),
                (198 + side * 34, y + 13),
            ]), "#332a4a")
    for index in range(4):
        x = 176 + index * 14.6
        block.fill(blob([
            (x - 4 + (x - 198) * 0.1, 68, 1), (x + (x - 198) * -0.2, 44 - (0 if index in (1, 2) else -6), 1),
            (x + 4 + (x - 198) * 0.1, 68, 1),
        ]), "#332a4a")
    block.shade(headcloth, INK, 18, 4, 2.8)
    block.outline(headcloth, INK, 2.8, 2.4)
    block.form(polygon([(184, 172), (212, 172), (216, 200), (199, 212), (180, 200)]), GOLD, 2, 12)


def _showman_face(block: Block) -> None:
    """The smile of a host of hosts."""
    face = blob([
        (158, 110), (160, 86), (178, 72), (198, 68), (218, 72), (236, 86), (238, 110), (232, 146), (218, 172),
        (198, 184), (178, 172), (164, 146),
    ])
    block.form(face, "#efd488", 2.8, 22, 3.6)
    block.form(blob([
        (156, 84, 1), (176, 72), (198, 68), (220, 72), (240, 84, 1), (238, 70), (218, 58), (198, 55), (178, 58),
        (158, 70),
    ]), "#efd488", 2.2, 5)
    # host of hosts
    for side in (-1, 1):
        x = 198 + side * 19
        block.fill(blob([(x - 16, 112, 1), (x, 100), (x + 16, 112, 1), (x, 122)]), INK)
        block.fill(blob([(x - 12, 112, 1), (x, 104.6), (x + 12, 112, 1), (x, 118)]), "#9cc295")
        block.fill(ellipse(x - 2, 111.4, 2.8, 6.6), INK)
        block.lines([
            [(x + side * 12, 112), (x + side * 19, 114), (x + side * 26, 111)],
            [(x + side * 3, 118), (x + side * 5, 128), (x + side * 11, 131)],
        ], INK, (1.4, 3, 1))
    block.lines([[(164, 97), (176, 92), (190, 96)], [(206, 92), (219, 83), (233, 91)]], INK, (2, 5, 1.6))
    block.lines([[(198, 114), (192, 132), (191, 138), (203, 139)]], INK, (0.8, 2.4, 1))
    smile = blob([(166, 144, 1), (184, 150), (200, 150), (216, 146), (232, 136, 1), (226, 158), (202, 168), (178, 160)])
    block.form(smile, BONE, 2.4, 0)
    block.lines([
        [(x, 148 - max(0, x - 205) * 0.2), (x + (198 - x) * 0.06, 165 - abs(x - 202) * 0.12)]
        for x in (180, 191, 202, 213, 222)
    ], INK, (1.2, 1.6, 1.2))
    block.lines([[(162, 140), (165, 144), (167, 149)], [(230, 131), (233, 136), (232, 142)]], INK, (1, 2.6, 1))
    block.fill(star(186, 154, 9, 2, 4), LAMP)
    # the false beard
    block.form(blob([(192, 184, 1), (204, 184, 1), (206, 208), (200, 216), (191, 208)]), LAMP, 2, 5)
    block.lines([[(192, 192), (205, 191)], [(191, 200), (206, 199)]], INK, (1, 1.8, 1))
    arm(block, [(198, 70), (200, 52), (188, 38), (198, 24), (212, 30), (206, 40)], 15, 3, SCALES, SUCKERS, 4, 1, 5)


def _showman_labels(block: Block) -> None:
    """One label for every name, and a pen for yours."""
    for x, y, width, height, turn, color, bends in (
        (148, 234, 38, 26, -9, BLOOD, 5), (240, 226, 38, 25, 8, "#2f7256", 4), (146, 268, 40, 27, 5, "#69478d", 6),
        (250, 258, 40, 27, -6, BLOOD, 7), (228, 288, 40, 27, 7, "#c6932b", 5), (264, 290, 34, 25, -10, "#2f7256", 4),
        (180, 292, 36, 25, -5, BLOOD, 3),
    ):
        _sticker(block, x, y, width, height, turn, color, bends)
    # and would you write yours
    sleeve = blob([
        (124, 300), (108, 282), (106, 250), (116, 222, 1), (136, 226, 1), (138, 250), (142, 276), (140, 298),
    ])
    block.form(sleeve, "#332a4a", 2.4, 0)
    block.shade(sleeve, "#bfa5d3", 12, 4.2, 1.8, light=(0.6, 0.8))
    block.form(polygon([(113, 224), (138, 229), (140, 219), (116, 213)]), BONE, 1.8, 3)
    hand = blob([(116, 216), (112, 200), (120, 190), (134, 192), (142, 204), (138, 220)])
    block.form(hand, "#efd488", 2, 5, 3)
    pen = polygon([(104, 202), (146, 178), (152, 188), (110, 212)])
    block.form(pen, BLOOD, 2, 4, 3)
    block.form(polygon([(146, 178), (160, 174), (152, 188)]), BONE, 1.8, 0)
    block.fill(polygon([(156, 175.6), (163, 173), (158, 179)]), INK)
    block.lines([[(114, 204), (126, 200), (138, 202)], [(115, 211), (126, 207), (139, 209)]], INK, (0.8, 1.6, 0.6))


@picture("nyarlathotep", "yellow", seed=62)
def nyarlathotep(block: Block) -> None:
    """A thousand names, a label for each, and would you write yours."""
    block.sky(lambda x, y: max(0.12, min(0.7, (math.dist((x, y), (196, 110)) - 70) / 200)), INK, 5.4, 0)
    block.fill(ellipse(196, 104, 92), "#c6932b")
    block.hatch(ellipse(196, 104, 92), "#efd488", 0, 7, lambda x, y: max(0, 0.6 - (y - 12) / 150), least=0.08)
    block.outline(ellipse(196, 104, 92), INK, 2.4, 1)
    # pyramids
    for middle, half, y in ((18, 62, 150), (84, 46, 178)):
        block.form(polygon([(middle - half, 250), (middle, y), (middle + half, 250)]), "#8a5f14", 2.4, 0)
        shadow = polygon([(middle, y), (middle + half, 250), (middle + half * 0.3, 250)])
        block.fill(shadow, "#2b1c07")
        block.hatch(shadow, "#8a5f14", 0, 6, 0.26)
    block.fill(polygon([(-5, 248), (285, 244), (285, 310), (-5, 310)]), "#7a541a")
    block.hatch(box(-5, 250, 290, 60), INK, -1, 6.5, 0.3)
    _showman_suit(block)
    _showman_headcloth(block)
    _showman_face(block)
    _showman_labels(block)
