"""The deep, in green: streets and what is under them."""

from __future__ import annotations

from woodcuts.block import Block
from woodcuts.gallery import picture
from woodcuts.palette import BARK, BLOOD, BONE, FLAME, GOLD, INK, LAMP, SCALES, SKIN, SUCKERS
from woodcuts.paths import Point
from woodcuts.scenery import moonlit, sea, squiggle
from woodcuts.shapes import Shape, blob, box, ellipse, polygon

FLANK = "#7fb083"
"""A ghoul's ears and hands, a tone below its face."""


def _graveyard(block: Block) -> None:
    """Grass, roots, and two neighbors who moved out."""
    moonlit(block, 62, 44, 26, 0.8, SUCKERS)
    for x, y, scale in ((150, 84, 0.9), (214, 78, 1.1), (262, 82, 0.8)):
        stone = blob([
            (x - 19 * scale, y + 16, 1), (x - 18 * scale, y - 26 * scale), (x, y - 46 * scale),
            (x + 18 * scale, y - 26 * scale), (x + 19 * scale, y + 16, 1),
        ])
        block.form(stone, "#8fa58f", 2.4, 9, 3.6)
        squiggle(block, x - 9 * scale, y - 16 * scale, 18 * scale, INK, 0.9 * scale, 4)
    earth = blob([(-5, 98), (60, 92), (130, 84), (205, 80), (285, 88, 1), (285, 310, 1), (-5, 310, 1)])
    block.fill(earth, "#0d2620")
    block.gouges(blob([(-5, 116), (285, 104), (285, 310), (-5, 310)]), "#2f7256", 60, 13, 2, -20)
    block.outline(earth, INK, 3, 0)
    grass = [[(x, 96 - x * 0.05), (x + 2, 88 - x * 0.05), (x + 6, 80 - x * 0.05 + x % 7)] for x in range(-2, 284, 9)]
    block.lines(grass, SCALES, (3.4, 2.6, 0.6))


def _burrow(block: Block) -> None:
    """A snug room with a lamp."""
    room = blob([
        (106, 268), (104, 210), (116, 154), (150, 122), (198, 112), (246, 120), (276, 150), (286, 206), (284, 270),
        (240, 292), (150, 292),
    ])
    block.form(room, LAMP, 4, 0)
    block.hatch(room, "#b07c1d", 0, 7, lambda x, y: max(0, min(0.6, (abs(x - 196) - 34) / 90)), least=0.08)
    block.shade(room, INK, 15, 4.4, 3, light=(0, 0.01), bias=0.9)
    block.outline(room, INK, 4, 0)
    block.lines([
        [(126, 106), (132, 126), (124, 142), (130, 156)], [(250, 104), (256, 122), (250, 138)],
        [(170, 100), (166, 114), (172, 126)],
    ], "#0d2620", (6, 5, 1))
    block.lines([[(196, 98), (197, 116), (196, 132)]], INK, (2.4, 2.4, 2.4))
    block.form(polygon([(180, 146), (188, 130), (204, 130), (212, 146)]), BLOOD, 2.4, 5)
    block.form(ellipse(196, 150, 7, 6), FLAME, 2, 0)


def _card_player(block: Block, x: float, y: float, side: int, look: Point) -> None:
    """A ghoul behind a hand of cards; `side` is where the wall is."""

    def at(*nodes: tuple[float, ...]) -> Shape:
        return blob([(x + side * node[0], y + node[1], *node[2:]) for node in nodes])

    block.form(at((-24, 60), (-26, 34), (-12, 20), (16, 22), (32, 40), (32, 64)), SCALES, 2.4, 12)
    for way in (-1, 1):
        block.form(at(
            (way * 20, -8), (way * 34, -24), (way * 50, -26, 1), (way * 42, 0), (way * 18, 14),
        ), FLANK, 2.2, 6, 3)
    face = at((-26, -10), (-18, -32), (0, -38), (18, -32), (26, -10), (20, 16), (8, 30), (-8, 30), (-20, 16))
    block.form(face, "#9cc295", 2.8, 14, 3.4)
    for way in (-1, 1):
        block.eye(x + way * 11, y - 8, 9.4, BONE, look=look)
        block.lines([[(x + way * 23, y - 22), (x + way * 12, y - 22), (x + way * 3, y - 15)]], INK, (1.4, 4.4, 1.4))
    block.fill([ellipse(x - 3, y + 7, 1.8), ellipse(x + 3, y + 7, 1.8)], INK)
    block.fill(at((-17, 13, 1), (0, 16), (17, 13, 1), (8, 24), (-8, 24)), INK)
    block.cuts([
        [(x + tooth, y + 15), (x + tooth + 3, y + 21), (x + tooth + 6, y + 15)]
        for tooth in (-12, -3, 6)
    ], BONE)


def _hand_of_cards(block: Block, x: float, y: float, pips: str) -> None:
    """Three cards, seen from the side that only the player should see."""
    for turn in (-26, 0, 26):
        about = (x, y + 26)
        block.form(box(x - 10, y - 18, 20, 32).moved(turn=turn, about=about), BONE, 2, 0)
        block.fill(ellipse(x, y - 8, 4, 5).moved(turn=turn, about=about), pips)
    block.form(blob([
        (x - 14, y + 20), (x - 8, y + 10), (x + 8, y + 10), (x + 14, y + 20), (x + 6, y + 28), (x - 8, y + 28),
    ]), FLANK, 2.2, 5, 3)


@picture("ghoul-warren", "green", seed=51, ground="#2f7256")
def ghoul_warren(block: Block) -> None:
    """Cards on a coffin lid, under the roots."""
    _graveyard(block)
    _burrow(block)
    _card_player(block, 150, 194, -1, (0.9, 0.5))
    _card_player(block, 240, 194, 1, (-0.9, 0.5))
    lid = polygon([(96, 274), (120, 250), (262, 246), (292, 268), (264, 298), (120, 300)])
    block.form(lid, BARK, 3, 0)
    block.hatch(lid, INK, -1, 6, 0.24)
    block.outline(lid, INK, 3, 2)
    block.outline(polygon([(108, 274), (125, 257), (258, 253), (280, 269), (260, 290), (124, 293)]), INK, 1.6, 0)
    _hand_of_cards(block, 150, 242, BLOOD)
    _hand_of_cards(block, 240, 240, INK)
    for x, y, turn in ((192, 274, -12), (206, 278, 8)):
        block.form(box(x - 9, y - 11, 18, 22).moved(turn=turn, about=(x, y)), BONE, 1.8, 0)
    block.fill(ellipse(206, 278, 3.4, 4.4), BLOOD)


def _leaning_house(block: Block, nodes: list[Point], color: str, roof: list[Point]) -> None:
    """A front that leans, and a roof that leans the other way."""
    front = polygon(nodes)
    block.form(front, color, 2.8, 0)
    block.hatch(front, INK, 88, 6, lambda x, y: 0.12 + max(0, min(0.4, (x - nodes[0][0] - 30) / 120)))
    block.outline(front, INK, 2.8, 2)
    block.form(polygon(roof), "#10312a", 2.8, 0)
    (x1, y1), (x2, y2) = roof[0], roof[1]
    block.lines([[(x1 + 5, y1 - 3), ((x1 + x2) / 2 + 4, (y1 + y2) / 2 + 1), (x2 + 1, y2 + 7)]], SCALES, (0.6, 2.6, 0.6))


def _twitching_window(block: Block, x: float, y: float, size: float, look: float) -> None:
    """Lit, curtained, and looking."""
    block.form(box(x - size, y - size * 1.1, size * 2, size * 2.2), LAMP, 2.8, 0)
    block.form(ellipse(x + look * 2, y + 1, size * 0.62), BONE, 1.8, 0)
    block.fill(ellipse(x + look * size * 0.34, y + 2, size * 0.2, size * 0.5), INK)
    for side in (-1, 1):
        block.fill(polygon([
            (x + side * size, y - size * 1.1), (x + side * size * 0.1, y - size * 1.1), (x + side * size * 0.66, y),
            (x + side * size, y + size * 0.7),
        ]), SUCKERS)
        block.lines([[
            (x + side * size * 0.1, y - size * 1.1), (x + side * size * 0.6, y - size * 0.2),
            (x + side * size, y + size * 0.7),
        ]], INK, (1.4, 1.8, 1.2))
    block.outline(box(x - size, y - size * 1.1, size * 2, size * 2.2), INK, 2.4, 1)


def _tourist(block: Block) -> None:
    """Asks the way to the bus; somebody will show it."""
    block.lines([[(158, 270), (157, 290)], [(172, 270), (174, 290)]], INK, (8, 8, 8))
    block.lines([[(158, 272), (157, 286)], [(172, 272), (174, 286)]], SKIN, (4, 4, 4))
    shirt = blob([(146, 274, 1), (148, 240), (156, 228), (176, 228), (184, 240), (186, 274, 1)])
    block.form(shirt, BLOOD, 2.6, 10)
    for x, y in ((156, 244), (172, 252), (160, 262), (177, 240), (176, 267)):
        block.fill(ellipse(x, y, 3), BONE)
    block.form(ellipse(165, 212, 13, 14), SKIN, 2.4, 8)
    block.form(blob([
        (142, 208), (152, 202), (154, 190), (166, 185), (178, 190), (180, 202), (190, 207), (166, 213),
    ]), BONE, 2.4, 6)
    block.lines([[(154, 202), (166, 206), (180, 202)]], BLOOD, (3, 4, 3))
    page = polygon([(118, 236), (146, 228), (152, 254), (124, 262)])
    block.form(page, BONE, 2.2, 4)
    block.lines([[(132, 232), (138, 258)], [(122, 249), (148, 241)]], INK, (1.2, 1.4, 1.2))
    block.lines([[(126, 254), (134, 246), (142, 240)]], BLOOD, (2, 3, 2))
    block.form(blob([(150, 240), (140, 244), (136, 252), (146, 256), (158, 252)]), SKIN, 2, 4, 3)


@picture("innsmouth", "green", seed=31, ground="#9cc295")
def innsmouth(block: Block) -> None:
    """Every window lit, every curtain twitching, and no bus until tomorrow."""
    block.sky(lambda x, y: max(0.06, min(0.72, (170 - y) / 190)), "#10312a", 5.4, 4)
    _leaning_house(block, [(224, 262), (238, 70), (290, 62), (290, 262)], "#2f7256", [(228, 76), (268, 14), (300, 60)])
    _leaning_house(block, [(126, 262), (108, 108), (162, 100), (172, 262)], SCALES, [(96, 112), (124, 56), (174, 98)])
    _leaning_house(block, [(164, 262), (178, 62), (234, 66), (232, 262)], "#9cc295", [(166, 68), (210, 4), (246, 66)])
    block.lines([[(232, 36), (228, 22), (236, 12), (230, -4)]], BONE, (4, 6, 2))
    for x, y, size, look in (
        (205, 104, 15, -0.8), (204, 160, 15, -0.9), (137, 138, 13, 0.6), (263, 112, 13, -0.8), (262, 170, 13, -0.8),
        (144, 184, 12, 0.8), (262, 226, 12, -0.9), (206, 216, 14, -0.9),
    ):
        _twitching_window(block, x, y, size, look)
    sea(block, 262, "#10312a", "#9cc295", 5, 10)
    quay = polygon([(96, 278), (286, 274), (286, 290), (96, 294)])
    block.form(quay, BARK, 2.6, 5)
    for x in (112, 164, 216, 266):
        block.form(box(x, 290, 9, 18), BARK, 2, 3)
    block.fill(box(100, 258, 5, 20), GOLD)
    _tourist(block)
