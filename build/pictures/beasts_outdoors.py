"""Corrupted Beasts of beds, lawns and streets."""

from __future__ import annotations

from pictures import (
    INK,
    WIDTH,
    area,
    blob,
    dot,
    dusk,
    ellipse,
    eyes,
    flat,
    group,
    inked,
    letterbox,
    picture,
    rectangle,
    shadow,
    shrub,
    silhouette,
    spokes,
    stroke,
    taper,
    tube,
)
from pictures.gloaming import DUSK, flat_wing, gloam, halo, wilted
from pictures.things import box
from pictures.things_people import peeking


@picture("wither-whiskers")
def wither_whiskers() -> str:
    """The purr of an enormous moth-eaten cat turns the flowerbeds brown."""
    drawn = gloam(150, 120, 220)
    drawn += silhouette([taper([(56, 196), (24, 180), (18, 140), (34, 116)], (30, 26, 22, 18))], "#8b7f93")
    drawn += silhouette(
        [blob((46, 216), (40, 170), (70, 128), (124, 112), (190, 120), (236, 160), (250, 216), (150, 220))],
        "#8b7f93", rim=6,
    )
    drawn += silhouette([ellipse(108, 212, 24, 13), ellipse(196, 213, 24, 13)], "#8b7f93", rim=3)
    drawn += stroke("M108 208v8M118 208v7M196 208v8M206 208v7", 2.4)
    drawn += stroke("M62 152l16 8M56 170l18 4M58 190l16 0", 4.6, "#5f5470")
    drawn += "".join(
        dot(x, y, radius, "#3a2a4a", radius * 0.8, line=2.4)
        + stroke(f"M{x - radius - 4} {y - 3}l6 2M{x + radius - 2} {y + 2}l6 2", 2, "#d8cbe0")
        for x, y, radius in ((98, 150, 11), (118, 180, 8), (86, 190, 6))
    )
    drawn += peeking(
        "cat", 178, 128, 1.42, skin="#9a8da2", stripes="#5f5470", ears="torn", muzzle="#d3c8d6", eyes="evil",
        look=(0.2, 0.3), mouth="smile", whiskers=True,
    )
    drawn += dot(150, 158, 7, "#3a2a4a", 5, line=2.4)
    drawn += "".join(
        stroke(line, 3.6, "glow")
        for line in ("M238 168q7 -9 13 0t13 0", "M236 184q8 -9 15 0t15 0t15 0", "M92 208q-7 -9 -13 0t-13 0")
    )
    drawn += area("M-4 224Q60 208 100 226L110 244H-4ZM206 228Q262 208 326 222V244H200Z", "#5a3f3a", 3)
    drawn += wilted(24, 232, 0.86)
    drawn += wilted(62, 234, 0.7)
    drawn += wilted(246, 234, 0.84)
    drawn += wilted(282, 232, 1.0)
    drawn += wilted(306, 236, 0.7)
    drawn += "".join(
        group(area("M-6 0q6 -6 12 0q-6 6 -12 0Z", "#b98a5c", 1.8), x, y, 1, turn)
        for x, y, turn in ((268, 152, 30), (296, 168, -30), (50, 200, 40))
    )
    drawn += group(
        area("M0 0q-12 -10 -14 2q2 8 14 2q12 6 14 -2q-2 -12 -14 -2Z", "#d8cbe0", 2) + stroke("M0 -2v8", 2.4),
        110, 92, 1, -10,
    )
    return drawn


@picture("dread-mower")
def dread_mower() -> str:
    """A demonic goat fused with a ride-on mower, headlights lit, shrubs trembling."""
    drawn = _dread_mower_scene()
    drawn += "".join(dot(x, 168, 19, "glow", opacity=0.3) + dot(x, 168, 11, "glow2", line=3.2) for x in (224,))
    drawn += stroke("M150 150L166 128", 5)
    drawn += stroke("M154 126L180 136", 7)
    drawn += silhouette([tube([(122, 146), (148, 146), (160, 132)], 17)], "#6b5478", rim=2)
    drawn += silhouette([ellipse(162, 130, 9, 8)], "#241634", rim=2)
    drawn += peeking(
        "small", 138, 100, 1.12, False, 4, ears="goat", horns="ram", skin="#7d658a", muzzle="#c0aec4",
        horn="#efe0c4", eyes="evil", look=(0.4, 0.2), mouth="fangs",
    )
    drawn += silhouette([taper([(146, 128), (150, 144)], (14, 3))], "#e6dcec", 3, 2)
    return drawn


def _dread_mower_scene() -> str:
    scene = gloam(130, 110, 222)
    scene += halo(116, 130, 110, 84)
    scene += area("M222 170L330 138V226Z", "glow", opacity=0.35)
    scene += area("M222 170L330 154V210Z", "glow2", opacity=0.4)
    scene += shrub("wide", (-0.8, 0), x=122, y=14, scale=0.44)
    scene += stroke("M248 180q-5 6 0 12M316 174q5 6 0 12M246 200q-4 5 0 9", 3, "glow2")
    scene += silhouette([taper([(60, 190), (58, 152), (40, 128)], (18, 16, 13))], "#2b1842", rim=2)
    scene += silhouette([tube([(34, 126), (50, 130)], 12)], "#574a63", rim=2)
    scene += silhouette(
        [
            taper([(72, 190), (104, 156), (130, 124)], (70, 62, 44)),
            taper([(72, 184), (50, 168), (46, 150)], (20, 14, 8)),
        ],
        "#6b5478", rim=5,
    )
    scene += stroke("M76 152l-8 -10M88 142l-7 -11M102 132l-6 -12", 4, "#2f2238")
    scene += silhouette(
        [blob((66, 178), (118, 174), (136, 152), (210, 150), (228, 166), (230, 200), (150, 208), (64, 206))],
        "#b0323a", rim=6,
    )
    scene += stroke("M142 172H208", 4, "#e2707a")
    scene += stroke("M150 184h46M150 192h46", 3, "#6f1f2a")
    scene += box(56, 200, 186, 12, "#574a63", 5, 3)
    scene += area("".join(f"M{68 + 20 * scale} 212l8 12l8 -12Z" for scale in range(8)), "#f3ead2", 2.6)
    for x, y, radius in ((84, 200, 30), (210, 208, 20)):
        scene += dot(x, y, radius, INK)
        scene += stroke(spokes(x, y, radius - 1, radius + 3, 12), 6)
        scene += dot(x, y, radius * 0.56, "#d9d0e6")
        scene += dot(x, y, radius * 0.24, "#b0323a", line=2.4)
    return scene


@picture("grudge-goose")
def grudge_goose() -> str:
    """A shadow-feathered goose clears an entire cul-de-sac by reputation alone."""
    drawn = dusk()
    drawn += rectangle(0, 170, WIDTH, 70, "#4a4458")
    drawn += stroke("M0 206H60M90 206H130M190 206H230M262 206H320", 4, "#7d7690")
    drawn += shadow(160, 80, 222, DUSK, 0.5)
    drawn += halo(160, 130, 150, 90)
    drawn += group(flat_wing("#8b76b8", "#5f4d8a"), 132, 142, 1.14, -8)
    drawn += group(flat_wing("#8b76b8", "#5f4d8a"), 188, 142, 1.14, 8, True)
    drawn += stroke("M142 204L138 222M178 204L184 222", 7)
    drawn += inked("M120 226l18 -8l8 8ZM176 226l8 -8l18 8Z", "#f08b3c", 2.6)
    drawn += silhouette(
        [
            taper([(160, 146), (160, 172), (160, 192)], (60, 98, 82)),
            taper([(160, 156), (148, 126), (152, 100), (162, 86)], (46, 23, 22, 26)),
            ellipse(166, 84, 24, 19),
        ],
        "#5a4880", rim=5,
    )
    drawn += flat([taper([(162, 162), (162, 198)], (40, 58))], "#9280b4")
    drawn += stroke("M148 172l6 6l6 -6M166 180l6 6l6 -6M148 190l6 6l6 -6", 2.4, "#5a4880")
    drawn += inked("M172 84L212 74L206 90Z", "#f08b3c", 3)
    drawn += inked("M172 94L208 100L178 106Z", "#d96f2a", 3)
    drawn += area("M174 88L206 90L206 98L176 98Z", "#7a1f3a")
    drawn += stroke("M184 87l2 4M192 85l2 4M184 101l2 -4M192 102l2 -4", 2.2, "white")
    drawn += eyes("evil", (158, 82, 9, 10), (176, 80, 7, 9), "#5a4880", (0.5, 0), "stern")
    drawn += stroke("M218 78l14 -6M220 90h16M218 102l12 6", 3.4, "glow2")
    for x, flip in ((38, False), (290, True)):
        legs = stroke("M-8 8l-12 10l-6 -4M6 10l-4 16l8 2", 5.4)
        legs += silhouette(
            [ellipse(0, 0, 18, 14), ellipse(16, 2, 15), ellipse(-14, 4, 12), ellipse(6, -10, 13)],
            "#d8cfe6", rim=3,
        )
        legs += stroke("M28 -6h14M30 6h18M26 16h12", 3, "#d8cfe6")
        drawn += group(legs, x, 196, 0.8, 0, flip)
    drawn += group(letterbox("#6c3f96"), 262, 226, 0.34, 64)
    drawn += group(
        silhouette(
            [taper([(0, 0), (-2, -14), (-10, -26)], (26, 14, 3), (0.1, 1)), tube([(-18, 0), (18, 0)], 6)],
            "#8a5fc7", 3, 2,
        ),
        78, 226, 0.9, 26,
    )
    return drawn
