"""Corrupted Beasts at the door, on the mat, at the bowl."""

from __future__ import annotations

from pictures import (
    HEIGHT,
    INK,
    WIDTH,
    area,
    blob,
    cable,
    dot,
    ellipse,
    eyes,
    group,
    inked,
    number,
    picture,
    polygon,
    rectangle,
    shade,
    shadow,
    silhouette,
    star,
    stroke,
    taper,
    tube,
)
from pictures.gloaming import DUSK, gloam
from pictures.things import box
from pictures.things_people import peeking, pet


@picture("rot-retriever")
def rot_retriever() -> str:
    """A shaggy undead retriever proudly drops somebody else's pet on the doormat."""
    drawn = gloam(130, 90)
    drawn += inked("M186 206H312L320 228H176Z", "#b98a5c")
    drawn += stroke("M196 222l4 -12M214 222l3 -12M284 222l-3 -12M302 222l-4 -12", 2.6, "#7a5536")
    drawn += pet(
        132, 216, 0.86, plan="strut", head="dog", fuzz=True, ears="floppy", skin="#a8a566", accent="#6f6a45",
        muzzle="#d4d2a0", tail="fluffy", tail_color="#8d8a52",
        tail_points=[(78, 138), (48, 118), (36, 84), (52, 62)], eyes="evil", look=(0.2, 0.2), mouth="grin",
        belly="none",
    )
    drawn += area("M84 152Q104 138 124 150Q126 176 104 180Q84 176 84 152Z", "#4a3a4a", 2.6)
    drawn += stroke("M92 152Q98 164 94 176M103 148Q108 162 104 178M114 148Q119 162 114 176", 4.4, "#f3ead2")
    drawn += stroke("M148 190l6 3l-4 5M70 170l7 4", 2.4, "#6f6a45")
    drawn += "".join(
        stroke(f"M{x} {y}q4 -6 0 -11t0 -10", 3, "glow")
        for x, y in ((30, 116), (66, 106), (16, 176))
    )
    drawn += pet(
        252, 214, 0.5, plan="sit", head="small", ears="bunny", snout="teeth", skin="#f4e6d8", tail="bob",
        tail_color="white", eyes="puppy", look=(-0.6, -0.4), brows="sad", mouth="wobble", collar="tag",
        belly="white",
    )
    tear = area("M0 0q5 6 5 10a5 5 0 0 1 -10 0q0 -4 5 -10Z", "#9fe3ff", 2)
    drawn += group(tear, 236, 116) + group(tear, 282, 122)
    drawn += stroke("M222 156l-7 -4M222 172l-9 1", 2.6, "glow2")
    return drawn


@picture("night-nuzzler")
def night_nuzzler() -> str:
    """A velvet-black something with far too many soft noses leans in through a pet door."""
    drawn = rectangle(0, 0, WIDTH, HEIGHT, "#6b4a86")
    drawn += "".join(rectangle(x, 0, 20, 216, "#755492") for x in range(0, 320, 44))
    drawn += rectangle(0, 216, WIDTH, 24, "#3a2450")
    drawn += rectangle(48, -10, 224, 230, INK)
    drawn += rectangle(53, -10, 214, 226, "#8d6aa8")
    drawn += rectangle(76, -10, 168, 56, "#7a5896", 4, 2.4)
    drawn += dot(250, 104, 8, "gold", line=3)
    drawn += area("M28 216H292L312 240H8Z", "#b98a5c", 3.2)
    drawn += rectangle(78, 70, 164, 148, INK, 16)
    drawn += rectangle(84, 76, 152, 140, "#d8c6ea", 12)
    drawn += rectangle(94, 86, 132, 132, "#150a22", 8)
    drawn += "".join(dot(160, 130, radius, "glow", opacity=0.1) for radius in (64, 46))
    drawn += silhouette(
        [blob((98, 222), (94, 160), (112, 112), (160, 98), (208, 112), (228, 160), (224, 222), (160, 232))],
        "#2c1f40", rim=7, ink="#0d0616", dark="#1c1230",
    )
    drawn += eyes("evil", (138, 128, 12, 14), (184, 128, 12, 14), "#2c1f40", (0, 0.4))
    drawn += stroke("M124 108l16 4M198 108l-16 4", 4, "#5d477c")
    for x, y, scale in (
        (128, 158, 1.0), (194, 160, 1.0), (161, 168, 1.2), (112, 186, 1.05), (212, 188, 1.05), (142, 202, 1.2),
        (182, 204, 1.2), (240, 212, 1.0), (84, 212, 1.0),
    ):
        drawn += group(
            silhouette([ellipse(-7, 5, 12, 9), ellipse(7, 5, 12, 9), ellipse(0, -2, 15, 11)], "#43305f", 2.8, 2.6)
            + silhouette([blob((-8, -7), (0, -10), (8, -7), (5, 1), (0, 4), (-5, 1))], "#f58fb3", 2.4, 1.8)
            + dot(-3, -6, 2, "white")
            + stroke("M0 4v5M0 9q-5 4 -9 1M0 9q5 4 9 1", 1.8),
            x, y, scale,
        )
    drawn += silhouette([polygon((86, 66), (234, 66), (246, 92), (76, 92))], "#c2a6dc", rim=3)
    drawn += stroke("M96 70v-6M224 70v-6", 5)
    drawn += stroke("M92 84H228", 2.4, "#8d6aa8")
    drawn += stroke("M262 196q8 -4 8 -12M276 206q10 -6 10 -16M52 196q-8 -4 -8 -12", 3, "glow2")
    return drawn


@picture("murk-muzzle")
def murk_muzzle() -> str:
    """A swamp hound shakes itself dry over freshly painted white walls."""
    drawn = _murk_muzzle_scene()
    drawn += "".join(
        stroke(line, 3.4, "#5f7a4a")
        for line in ("M66 128q-9 8 -4 18", "M56 136q-8 8 -4 16", "M240 128q8 6 6 16")
    )
    drawn += box(250, 196, 46, 30, "#f4f8fa", 4, 4)
    drawn += stroke("M252 200Q273 176 294 200", 2.6)
    drawn += area("M256 196h34q4 8 -2 10q-4 12 -8 2q-12 4 -24 -2Z", "white", 2.4)
    return drawn


def _murk_muzzle_scene() -> str:
    scene = rectangle(0, 0, WIDTH, HEIGHT, "#efeaf6")
    scene += "".join(rectangle(0, y, WIDTH, 2.4, "#d6cce4") for y in range(16, 180, 24))
    scene += rectangle(0, 180, WIDTH, 12, "#d6cce4")
    scene += rectangle(0, 192, WIDTH, 48, "#6c5a86")
    scene += dot(160, 232, 150, "#4b3a68", 30)
    for x, y, radius in (
        (40, 78, 17), (284, 96, 20), (96, 66, 12), (238, 62, 13), (26, 148, 14), (298, 160, 12), (180, 64, 8),
        (66, 118, 7), (268, 136, 7),
    ):
        scene += area(star(x, y, radius, 9, 0.6, x), "#7d8f4a")
        scene += dot(x, y, radius * 0.72, "#7d8f4a")
        scene += stroke(
            f"M{x} {y}v{number(radius * 1.9)}M{number(x + radius * 0.5)} {y}v{number(radius * 1.3)}",
            4.4, "#7d8f4a",
        )
        scene += dot(x - radius * 0.24, y - radius * 0.24, radius * 0.22, "#a9b86a")
    scene += shadow(150, 96, 220, DUSK, 0.5)
    scene += pet(
        136, 218, 0.86, plan="stand", head="none", fuzz=True, skin="#5f7a4a", tail="fluffy",
        tail_color="#4c6340", eyes="shut", head_at=(160, -600, 0), mouth="flat",
    )
    scene += "".join(
        stroke(line, 4, "#3f5535")
        for line in ("M84 150q6 14 -2 26", "M112 144q8 18 0 34", "M140 148q8 16 0 30")
    )
    scene += silhouette([taper([(184, 102), (150, 72), (120, 74)], (24, 32, 18))], "#4c6340", rim=3)
    scene += silhouette([taper([(212, 96), (244, 70), (274, 78)], (22, 30, 16))], "#3f5535", rim=3)
    scene += peeking(
        "dog", 196, 116, 1.04, False, -16, ears="prick", skin="#6a8a52", accent="#6a8a52", muzzle="#b9c68a",
        eyes="squeezed", mouth="open",
    )
    scene += "".join(
        group(area("M0 -10q7 9 7 14a7 7 0 0 1 -14 0q0 -5 7 -14Z", "#8fa04a", 2.4), x, y, scale, turn)
        for x, y, scale, turn in (
            (60, 96, 1, -50), (110, 92, 0.8, -20), (150, 60, 0.9, -10), (216, 66, 0.9, 20), (250, 112, 1, 60),
            (262, 176, 0.8, 80), (34, 186, 0.9, -80), (48, 130, 0.8, -70), (240, 148, 0.7, 70),
        )
    )
    return scene


_LETTERS = {"D": "M-6 -9V9H-1Q8 8 8 0T-1 -9Z", "O": "M0 -9Q8 -9 8 0T0 9T-8 0T0 -9Z", "M": "M-8 9V-9L0 3L8 -9V9"}


@picture("doom-drooler")
def doom_drooler() -> str:
    """A three-jowled bulldog horror in a bib that says DOOM, with a bowl the size of a bathtub."""
    drawn = _doom_drooler_scene()
    drawn += "".join(
        dot(x, y, 1.8, "#7a646a")
        for x, y in ((108, 120), (114, 130), (104, 130), (204, 120), (198, 130), (208, 130))
    )
    drawn += stroke("M138 118Q136 136 142 146M174 118Q176 136 170 146", 2.8)
    drawn += area("M132 142l6 -17l7 15ZM180 142l-6 -17l-7 15Z", "white", 2.4)
    drawn += silhouette([ellipse(156, 108, 16, 11)], INK, 0, 0)
    drawn += dot(150, 104, 4, "white", 2.4)
    drawn += "".join(
        area(f"M{x} {y}q8 0 7 14q0 {scale} -6 {scale}q-6 0 -6 -{scale - 4}q0 -8 5 -10Z", "#bfe8ff", 2.2)
        for x, y, scale in ((112, 150, 18), (200, 150, 26), (156, 148, 12))
    )
    bowl = "M212 174H322V206Q318 232 292 234H238Q214 232 212 206Z"
    drawn += inked(bowl, "#b0323a")
    drawn += area("M300 178H322V206Q318 232 292 234H276Q300 228 300 178Z", "#7d2440")
    drawn += box(204, 166, 124, 13, "#d9535a", 6, 3)
    drawn += area("M214 168Q240 150 262 160Q288 148 318 168Z", "#8fbf5a", 3)
    drawn += "".join(dot(x, y, radius, "#5f8a3a") for x, y, radius in ((238, 162, 4), (262, 164, 5), (290, 160, 4)))
    drawn += group(
        silhouette(
            [
                tube([(-14, 0), (14, 0)], 8), ellipse(-17, -5, 7), ellipse(-17, 5, 7), ellipse(17, -5, 7),
                ellipse(17, 5, 7),
            ],
            "cream", 2.8, 1.6,
        ),
        264, 204, 1.15, -8,
    )
    drawn += cable("M284 156l10 -16", 8, 3.4, "cream")
    return drawn


def _doom_drooler_scene() -> str:
    scene = gloam(140, 110, 220)
    scene += silhouette([taper([(70, 170), (52, 160), (50, 146)], (16, 13, 10))], "#a88f8f", rim=2)
    scene += silhouette([tube([(82, 180), (80, 210)], 30), ellipse(86, 211, 20, 10)], shade("#a88f8f"), rim=3)
    scene += silhouette(
        [
            taper([(84, 172), (120, 156), (156, 150)], (70, 96, 112)),
            tube([(112, 184), (112, 210)], 32),
            ellipse(118, 211, 21, 11),
            tube([(176, 180), (178, 210)], 32),
            ellipse(184, 211, 21, 11),
        ],
        "#a88f8f", rim=6,
    )
    scene += stroke("M114 208v8M124 208v8M180 208v8M190 208v8", 2.4)
    scene += silhouette(
        [
            taper([(122, 84), (104, 70), (98, 86)], (26, 20, 12)),
            taper([(188, 82), (206, 68), (214, 84)], (26, 20, 12)),
        ],
        "#6b5560", rim=3,
    )
    scene += inked("M104 150Q156 172 208 148Q222 196 178 208Q150 214 124 206Q98 194 104 150Z", "cream")
    scene += stroke("M104 152Q156 174 208 150", 6, "tomato")
    scene += stroke("M108 160Q110 196 132 203M206 160Q206 194 178 203", 2.4, "tomato")
    for letter, x, y, turn in (("D", 127, 185, 7), ("O", 147, 189, 2), ("O", 167, 189, -2), ("M", 189, 184, -7)):
        scene += group(stroke(_LETTERS[letter], 5.4, "#5a2d86"), x, y, 1, turn)
    scene += silhouette([ellipse(156, 104, 56, 44)], "#a88f8f", rim=5)
    scene += eyes("evil", (134, 88, 12, 13), (176, 88, 12, 13), "#a88f8f", (0.3, 0.2), "stern")
    scene += stroke("M146 66q10 6 20 0M142 74q14 6 28 0", 2.6, "#7a646a")
    scene += silhouette(
        [ellipse(118, 126, 25, 27), ellipse(194, 126, 25, 27), ellipse(156, 128, 26, 24)],
        "#c4aca6", rim=4,
    )
    return scene
