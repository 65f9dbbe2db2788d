"""The deep, in green: where it lives."""

from __future__ import annotations

from woodcuts.block import Block
from woodcuts.gallery import picture
from woodcuts.palette import BARK, BLOOD, BONE, GOLD, INK, LAMP, SCALES, SUCKERS
from woodcuts.paths import Point
from woodcuts.scenery import cord, sea
from woodcuts.shapes import blob, box, ellipse, polygon, star, tentacle


def _slab(
    block: Block, bottom_left: Point, top_left: Point, top_right: Point, bottom_right: Point,
    side: list[Point] | None, top: list[Point], color: str = "#9cc295",
) -> None:
    """A block of stone with a side in shadow and a top in light."""
    block.form(polygon([bottom_left, top_left, top_right, bottom_right]), color, 2.2, 0)
    if side:
        flank = polygon(side)
        block.fill(flank, "#2f7256")
        block.hatch(flank, INK, 52, 4.4, 0.52)
        block.outline(flank, INK, 2)
    if top:
        block.form(polygon(top), SUCKERS, 1.8, 0)
    front = polygon([bottom_left, top_left, top_right, bottom_right])
    block.hatch(front, INK, 82, 6, lambda x, y: 0.1 + 0.3 * max(0, (y - 60) / 240))


def _rlyeh_door(block: Block) -> None:
    """A door that is an eye, and stairs that come home sideways."""
    door = blob([(172, 240, 1), (176, 168), (194, 136), (214, 164), (222, 240, 1)])
    block.fill(door, INK)
    block.outline(door, BONE, 2, 0)
    block.fill(blob([(176, 180, 1), (196, 160), (218, 178, 1), (198, 196)]), LAMP)
    block.fill(ellipse(197, 178, 5, 13), INK)
    block.lines([
        [(181, 212), (197, 208), (216, 212)], [(180, 226), (197, 222), (218, 226)],
    ], "#2f7256", (0.8, 2.6, 0.8))
    # glyphs
    for index in range(5):
        x, y = 180 + (index % 3) * 13, 84 + (index // 3) * 20
        block.lines([[(x, y), (x + 6, y - 4), (x + 4, y + 6), (x - 1, y + 9)]], INK, (1.4, 2.4, 1))
    # stairs that come home sideways
    steps = [(228, 240)]
    for index in range(7):
        steps += [(228 + index * 7, 240 - index * 11 - 11), (235 + index * 7, 240 - index * 11 - 11)]
    block.form(polygon(steps + [(284, 240)]), SUCKERS, 1.8, 0)
    block.hatch(polygon(steps + [(284, 240)]), INK, 90, 5, 0.28)


def _rlyeh_shore(block: Block) -> None:
    """The water, somebody in it, and the sign."""
    sea(block, 232, "#2f7256", INK, 7, 10)
    for left, top, color in ((150, 246, BONE), (206, 254, BONE), (246, 244, BONE)):
        block.lines([[(left, top), (left + 14, top + 5), (left + 30, top - 1)]], color, (0.6, 3, 0.6))
    limb, suckers = tentacle([(258, 306), (262, 272), (246, 252), (228, 262), (232, 278), (242, 276)], 19, 2, 4, -1)
    block.form(limb, SCALES, 2, 8)
    block.fill(suckers, SUCKERS)
    # FOR RENT
    block.form(polygon([(152, 240), (158, 240), (156, 304), (150, 304)]), BARK, 1.8, 0)
    block.form(polygon([(124, 230), (184, 224), (186, 262), (127, 268)]), BONE, 2.2, 6)
    block.fill(polygon([(131, 235), (178, 230.5), (178.6, 239), (131.6, 243.5)]), BLOOD)
    block.lines([
        [(134, 252), (142, 249), (150, 252), (158, 248), (166, 250), (176, 247)], [(136, 260), (150, 257), (164, 256)],
    ], INK, (1.4, 2.2, 1))


@picture("rlyeh", "green", seed=9)
def rlyeh(block: Block) -> None:
    """Sea views, no corners, for rent."""
    for index in range(26):
        y = 8 + index * 8
        block.lines([[(-5, y + 26), (90, y + 6), (200, y - 6), (290, y + 16)]], "#2f7256", (1, 4.6 - index * 0.13, 1))
    for x, y, radius in ((138, 30, 6), (166, 14, 4), (250, 22, 6), (120, 70, 4), (268, 78, 4)):
        block.fill(star(x, y, radius * 1.3, radius * 0.35, 4), BONE)
    _slab(
        block, (124, 232), (112, 120), (140, 112), (152, 232), [(140, 112), (154, 122), (168, 232), (152, 232)],
        [(112, 120), (126, 108), (154, 122), (140, 112)],
    )
    _slab(block, (238, 236), (250, 84), (276, 90), (276, 236), None, [(250, 84), (262, 70), (288, 78), (276, 90)])
    _slab(
        block, (150, 240), (170, 62), (214, 52), (236, 240), [(214, 52), (240, 72), (262, 240), (236, 240)],
        [(170, 62), (192, 40), (240, 72), (214, 52)],
    )
    _rlyeh_door(block)
    _rlyeh_shore(block)


def _yha_nthlei_shell(block: Block) -> None:
    """The house is a shell with spikes and windows."""
    for index, (x, y, across, down) in enumerate((
        (214, 26, 9, 22), (211, 50, 20, 17), (207, 80, 32, 22), (207, 116, 45, 29), (202, 162, 58, 37),
        (203, 222, 74, 48),
    )):
        for side in (-1, 1):
            if index > 1:
                block.form(polygon([
                    (x + side * across * 0.8, y - down * 0.5), (x + side * (across + 13), y - down * 0.62 - side * 3),
                    (x + side * across * 0.95, y + down * 0.2),
                ]), SCALES, 2, 4, 3)
        whorl = blob([
            (x - across, y + down * 0.1), (x - across * 0.86, y - down * 0.5), (x - across * 0.2, y - down * 0.96),
            (x + across * 0.6, y - down * 0.84), (x + across, y - down * 0.1), (x + across * 0.8, y + down * 0.7),
            (x, y + down), (x - across * 0.8, y + down * 0.7),
        ]).moved(turn=-9, about=(x, y))
        block.form(whorl, "#9cc295" if index % 2 else "#7fb083", 2.6, 10 + index * 4, 3.8, tick=2.8)
        if index > 0:
            for share in (0.0, 0.34, 0.68):
                block.lines([[
                    (x - across * 0.93, y + down * (share - 0.1)), (x - across * 0.2, y + down * (share - 0.36)),
                    (x + across * 0.5, y + down * (share - 0.5)), (x + across * 0.95, y + down * (share - 0.42)),
                ]], "#2f7256" if share else BONE, (0.6, 2.8, 0.6))
    for x, y, radius in ((193, 120, 10), (224, 114, 9), (172, 168, 13), (226, 160, 13), (208, 82, 8)):
        block.form(ellipse(x, y, radius), LAMP, 2.8, 0)
        block.lines([[(x, y - radius), (x, y + radius)], [(x - radius, y), (x + radius, y)]], INK, (1.4, 1.6, 1.4))
    # curtains
    for x, y in ((172, 168), (226, 160)):
        block.fill([
            blob([(x - 11, y - 7, 1), (x - 2, y - 11), (x - 6, y), (x - 11, y + 6, 1)]),
            blob([(x + 11, y - 7, 1), (x + 2, y - 11), (x + 6, y), (x + 11, y + 6, 1)]),
        ], BLOOD)


def _yha_nthlei_door(block: Block) -> None:
    """Front door, mat and chimney."""
    door = blob([(180, 274, 1), (178, 238), (202, 206), (226, 236), (226, 274, 1)])
    block.form(door, "#69478d", 3, 10)
    block.outline(blob([(187, 274, 1), (186, 240), (202, 218), (218, 240), (219, 274, 1)]), "#bfa5d3", 1.6, 0)
    block.form(ellipse(202, 240, 8), LAMP, 2, 0)
    block.fill(ellipse(202, 240, 2, 7), INK)
    block.form(ellipse(218, 256, 3.4), GOLD, 1.4, 0)
    block.form(blob([(174, 274), (232, 272), (240, 282), (168, 284)]), BLOOD, 2, 0)
    # chimney and what comes out of it
    block.form(polygon([(240, 150), (256, 148), (258, 116), (240, 118)]), SCALES, 2.4, 6)
    block.form(polygon([(236, 120), (262, 116), (262, 108), (236, 111)]), SCALES, 2, 3)
    for x, y, radius in ((250, 98, 5), (256, 82, 7), (246, 64, 6), (258, 46, 9), (248, 24, 7)):
        block.outline(ellipse(x, y, radius), SUCKERS, 2, 0.8)
        block.fill(ellipse(x - radius * 0.3, y - radius * 0.35, radius * 0.22), BONE)


def _yha_nthlei_lamp(block: Block) -> None:
    """A street lamp with teeth."""
    cord(block, [[(138, 280), (137, 200), (138, 136)]], SCALES, (6, 5, 6), 2.2)
    block.form(polygon([(126, 282), (150, 282), (146, 268), (130, 268)]), SCALES, 2, 4)
    block.halo(110, 118, 15, 46, LAMP, 6, 18)
    fish = blob([
        (116, 134), (118, 114), (136, 98), (156, 100), (170, 112), (184, 100, 1), (182, 122), (188, 138, 1), (170, 130),
        (160, 144), (138, 148), (122, 144),
    ])
    block.form(fish, "#2f7256", 2.6, 14, 3.6)
    block.form(blob([(146, 100, 1), (154, 84, 1), (162, 104, 1)]), SCALES, 2, 4)
    block.form(blob([(114, 136), (122, 128), (138, 126), (150, 132), (140, 148), (122, 150)]), INK, 1.8, 0)
    block.cuts([
        [(x, 129 - (x - 116) * 0.1), (x + 2.6, 137), (x + 5.4, 128.4 - (x - 116) * 0.1)]
        for x in (118, 125, 132, 139)
    ], BONE)
    block.cuts([[(x, 149), (x + 2.6, 140), (x + 5.4, 149)] for x in (121, 128, 135)], BONE)
    block.eye(138, 114, 8.5, "#efd488", look=(-0.6, 0.4))
    block.lines([[(128, 104), (138, 102), (148, 108)]], INK, (1.4, 3.4, 1.4))
    cord(block, [[(146, 98), (136, 76), (116, 78), (110, 104)]], SCALES, (2, 2.4, 2), 1.4)
    block.form(ellipse(110, 116, 11), LAMP, 2, 0)
    block.fill(ellipse(107, 112, 3.4), BONE)


def _yha_nthlei_fence(block: Block) -> None:
    """White pickets."""
    block.lines([[(256, 300), (256, 262)]], INK, (6, 6, 6))
    for x in (118, 133, 148, 163, 240, 255, 270):
        block.form(polygon([(x - 5, 304), (x - 5, 268), (x, 260), (x + 5, 268), (x + 5, 304)]), BONE, 1.8, 4)
    for left, right in ((112, 169), (234, 284)):
        for y in (278, 292):
            block.fill(box(left, y, right - left, 4), BONE)
            block.outline(box(left, y, right - left, 4), INK, 1.4, 0.6)


@picture("yha-nthlei", "green", seed=56)
def yha_nthlei(block: Block) -> None:
    """A seaside villa with a picket fence and a lamp that volunteered."""
    block.rays(150, -70, 60, 400, 16, "#2f7256", 13, 0.3, 40, 142)
    block.sky(lambda x, y: max(0, min(0.6, (y - 60) / 330)), INK, 6)
    sand = blob([(-5, 264), (70, 256), (150, 262), (230, 254), (285, 262, 1), (285, 310, 1), (-5, 310, 1)])
    block.fill(sand, "#9cc295")
    block.hatch(sand, "#10312a", -3, 7, lambda x, y: 0.12 + 0.4 * (y - 256) / 50)
    block.outline(sand, INK, 2.4, 0)
    # kelp, lightly clipped
    for x, height in ((262, 150), (276, 190), (120, 60)):
        limb, _ = tentacle([
            (x, 276), (x - 8, 276 - height * 0.3), (x + 7, 276 - height * 0.6), (x - 4, 276 - height),
        ], 13, 2)
        block.form(limb, "#2f7256", 2, 6, 3.4)
    _yha_nthlei_shell(block)
    _yha_nthlei_door(block)
    _yha_nthlei_lamp(block)
    _yha_nthlei_fence(block)
