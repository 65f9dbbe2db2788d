"""Sacrificial Creatures that wait to be called."""

from __future__ import annotations

from pictures import (
    HEIGHT,
    WIDTH,
    area,
    blob,
    cable,
    candle,
    creature,
    dot,
    dusk,
    ellipse,
    group,
    inked,
    picture,
    polygon,
    rectangle,
    shadow,
    silhouette,
    stroke,
    taper,
    tube,
)
from pictures.gloaming import DUSK, gloam
from pictures.things import box
from pictures.things_people import neighbor, pet


@picture("duckling-on-the-guest-list")
def duckling_on_the_guest_list() -> str:
    """A duckling in a bow tie is ushered past a velvet rope by a hooded doorman."""
    drawn = gloam(110, 50, 216)
    drawn += area("M40 214H320V240H-20Z", "#7a2440")
    drawn += area("M40 214H320V218H36Z", "#b0323a")
    drawn += neighbor(
        244, 226, 1.0, True, "", skin="#b9d69a", robe="#3a1f5c", hat="hood", hat_color="#5a3a86", hair="#1a0c2a",
        eyes="calm", look=(0.5, 0.8), brows="up", mouth="flat",
    )
    drawn += silhouette([tube([(216, 178), (184, 178)], 26)], "#3a1f5c", rim=3)
    drawn += silhouette(
        [tube([(178, 178), (158, 172)], 15), ellipse(152, 170, 13, 9), tube([(146, 166), (136, 160)], 7)],
        "#b9d69a", rim=2,
    )
    list_of_guests = box(-20, -26, 42, 54, "wood", 4, 3)
    list_of_guests += rectangle(-14, -18, 30, 42, "cream")
    list_of_guests += stroke("M-8 -10h18M-8 -2h18M-8 6h12", 2.6, "#b9ad94")
    list_of_guests += stroke("M-8 14l5 6l12 -12", 4, "leaf")
    list_of_guests += rectangle(-8, -30, 18, 8, "stone", 3, 2)
    drawn += group(list_of_guests, 284, 182, 0.96, 8)
    drawn += silhouette([ellipse(268, 200, 12, 10)], "#b9d69a", rim=2)
    drawn += pet(
        92, 222, 0.98, plan="sit", head="small", snout="bill", ears="none", skin="#ffd95a", beak="#f08b3c",
        tail="duck", foot="web", claw="#f08b3c", belly="none", head_scale=1.16, eyes="happy", mouth="smile",
    )
    drawn += silhouette([taper([(72, 168), (56, 186), (60, 204)], (24, 28, 6))], "#f5c63f", rim=3)
    drawn += silhouette(
        [
            polygon((88, 128), (62, 116), (64, 144)), polygon((88, 128), (114, 116), (112, 144)),
            ellipse(88, 129, 8),
        ],
        "#7a4fb8", 3.2, 2,
    )
    drawn += silhouette([taper([(100, 62), (94, 44), (82, 42)], (8, 7, 3))], "#ffd95a", 3, 1.4)
    for x in (22, 176):
        drawn += silhouette([tube([(x, 172), (x, 228)], 7)], "gold", rim=2)
        drawn += silhouette([ellipse(x, 166, 9)], "gold", rim=2)
        drawn += silhouette([ellipse(x, 229, 17, 6)], "gold", rim=2)
    drawn += cable("M-6 182Q10 196 22 176", 15, 8, "#b3202c")
    drawn += cable("M176 176Q196 196 190 222", 15, 8, "#b3202c")
    drawn += silhouette([ellipse(190, 224, 8)], "gold", 3, 2)
    return drawn


@picture("fainting-goat-on-standby")
def fainting_goat_on_standby() -> str:
    """A stiff-legged goat mid-topple on a fainting couch, a number ticket in its mouth."""
    drawn = gloam(160, 130, 226)
    drawn += inked("M18 150Q10 96 52 92Q86 92 84 132Q86 158 120 160H296Q310 162 308 180V204H26Z", "#b0435f")
    drawn += area("M280 162H296Q308 164 306 180V202H262Q284 196 280 162Z", "#7d2c50")
    drawn += stroke("M34 146Q26 110 52 106Q70 106 70 130", 3, "#e58aa0")
    drawn += "".join(
        dot(x, y, 3.4, "sun", line=1.8)
        for x, y in ((46, 128), (54, 112), (100, 178), (150, 180), (200, 180), (250, 178))
    )
    drawn += box(16, 200, 296, 12, "wood", 4, 3)
    drawn += "".join(
        silhouette([taper([(x, 212), (x + scale, 234)], (13, 7))], "wood", rim=2)
        for x, scale in ((40, -6), (288, 6))
    )
    drawn += group(
        pet(
            160, 214, 0.84, plan="stand", head="small", ears="goat", horns="ram", skin="#ece6d8", belly="none",
            horn="#c9b38a", tail="bob", foot="hoof", claw="soot", eyes="wide", look=(-0.2, -0.9), brows="up",
            mouth="flat", leg_width=17,
        ),
        68, -64, 1.02, 22,
    )
    ticket = silhouette(
        [blob((-2, -8), (4, -8), (20, -10), (22, 22), (20, 50), (0, 52), (-4, 22))],
        "#ffe08a", 3, 3,
    )
    ticket += stroke("M2 8h14v10h-12v12h14", 4.4, "#b3202c")
    ticket += stroke("M0 40h18", 2.4, "#b98a3c")
    drawn += group(ticket, 216, 122, 0.82, 10)
    drawn += stroke("M106 60q-10 6 -10 18M94 54q-14 8 -14 26M290 92q8 8 6 18M302 86q10 12 8 26", 3, "glow2")
    return drawn


@picture("understudy-bunny")
def understudy_bunny() -> str:
    """A bunny in the wings mouths along with a hooded choir, script under one arm."""
    drawn = rectangle(0, 0, WIDTH, HEIGHT, "#2b1842")
    drawn += area("M150 0H330V240H110Z", "#3a2160")
    drawn += "".join(area(f"M{x} 0h26l44 240h-60Z", "#4b2a78", opacity=0.6) for x in (196, 262))
    drawn += rectangle(0, 196, WIDTH, 44, "#5a3a4a")
    drawn += "".join(stroke(f"M0 {y}H320", 1.8, "#46293c") for y in (206, 218, 230))
    drawn += dot(240, 200, 80, "glow2", 14, 0.18)
    for x, y, scale in ((196, 150, 0.52), (290, 150, 0.52), (242, 164, 0.62)):
        drawn += neighbor(
            x, y + 36, scale, True, "", skin="#b9d69a", robe="#6c3f96", hat="hood", hat_color="#8052b0",
            hair="#1a0c2a", eyes="shut", brows="up", mouth="o",
        )
        drawn += group(
            box(-22, -14, 22, 28, "cream", 2, 2)
            + box(0, -14, 22, 28, "cream", 2, 2)
            + stroke("M-16 -6h10M-16 2h10M6 -6h10M6 2h10", 2, "#b9ad94"),
            x, y + 30, scale * 1.2,
        )
    drawn += "".join(
        stroke(f"M{x} {y}v-20l13 -4v18", 3.2, "glow2")
        + dot(x - 4, y + 1, 5, "glow2", 4)
        + dot(x + 9, y - 5, 5, "glow2", 4)
        for x, y in ((206, 72), (262, 62), (298, 78))
    )
    cur = "M-4 0H112Q104 60 118 110Q108 180 128 240H-4Z"
    drawn += _understudy_bunny_front(cur)
    script = box(-21, -27, 42, 54, "cream", 3, 4)
    script += rectangle(-13, -19, 28, 12, "violet", 2)
    script += stroke("M-12 0h26M-12 8h26M-12 16h18", 2.4, "#b9ad94")
    script += stroke("M-16 -27v54", 2, "tomato")
    drawn += group(script, 76, 174, 1.0, -14)
    drawn += silhouette(
        [tube([(86, 148), (68, 164), (78, 184)], 19), ellipse(82, 186, 12, 10)],
        "#e6d6c8", rim=2.4,
    )
    return drawn


def _understudy_bunny_front(cur: str) -> str:
    front = inked(cur, "#b0323a")
    front += "".join(
        stroke(line, 4, "#7d2440")
        for line in ("M30 0Q24 120 34 240", "M62 0Q54 110 70 240", "M92 0Q84 80 96 130")
    )
    front += stroke("M112 0Q104 60 118 110Q108 180 128 240", 6, "sun")
    front += shadow(106, 54, 224, DUSK, 0.5)
    front += pet(
        96, 226, 0.98, plan="sit", head="small", ears="bunny", snout="none", skin="#e6d6c8", tail="bob",
        tail_color="white", belly="cream", eyes="wide", look=(0.9, -0.1), mouth="o", brows="up", inner="#f7a8b0",
    )
    return front


@picture("lamb-who-skipped-the-fine-print")
def lamb_who_skipped_the_fine_print() -> str:
    """Beaming, pen in hoof, at the very bottom of forty pages."""
    drawn = dusk() + group(candle(), 44, 216, 1.1) + group(candle(), 70, 224, 0.8)
    drawn += shadow(150, 64, 216, DUSK)
    drawn += creature(
        plan="sit", head="small", skin="#f5d3bd", hair="#fffdf6", wool=True, ears="lamb", eyes="puppy", mouth="smile",
        belly="none", scale=1.08, x=-6, tail="bob", tail_color="#fffdf6",
    )  # fmt: skip
    drawn += group(_contract(), 250, 132, 0.98, 5)
    drawn += silhouette([tube([(170, 148), (194, 168), (214, 180)], 17)], "#f5d3bd", rim=2.4)
    drawn += silhouette([taper([(206, 192), (226, 172), (244, 152)], (4, 9, 9))], "violet", 3, 1.6)
    return drawn + silhouette([ellipse(219, 182, 11, 10)], "#8a6a5a", 3, 1.6)


def _contract() -> str:
    contract = silhouette([polygon((-34, -60), (34, -60), (34, 96), (-34, 96))], "cream", rim=3)
    contract += silhouette([ellipse(0, -60, 42, 8)], "#f3e0ba", 3, 2)
    roll = taper([(-36, 96), (10, 98), (52, 112), (96, 104)], (14, 16, 18, 8))
    contract += silhouette([roll], "#f3e0ba", 3, 2)
    contract += stroke("M-20 -42H20", 5, "violet")
    contract += stroke("".join(f"M-24 {row * 8 - 30}h{48 - row % 3 * 10}" for row in range(11)), 2, "#c0b192")
    contract += stroke("M-22 72q6 -12 12 0t12 0", 2.8, "violet")
    return contract + stroke("M-24 82h48", 2)
