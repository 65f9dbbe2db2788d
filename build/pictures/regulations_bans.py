"""Regulations that forbid something.

Pale snapshots of one official and one culprit, and nobody is amused. The paper clip covers the upper left edge;
on the card they are only 168 wide, so that shapes are few and large.
"""

from __future__ import annotations

import math

from pictures.collars import collar
from pictures.drawing import (
    HEIGHT,
    LINE,
    WIDTH,
    area,
    cable,
    dot,
    group,
    hoop,
    inked,
    rectangle,
    shadow,
    silhouette,
    star,
    stroke,
)
from pictures.faces import eyes, mouth
from pictures.gallery import picture
from pictures.objects import gnome, paw_print, toaster
from pictures.palette import INK, shade
from pictures.people import sleeved_arm
from pictures.shapes import blob, ellipse, polygon, taper, tube
from pictures.shrub import shrub
from pictures.suburb import fence, stripes
from pictures.supporting import mini
from pictures.things import box, scrawl, snapshot, words
from pictures.things_people import glasses, neighbor, peaked_cap, pet


def nightcap(fill: str, x: float, y: float, size: float = 1.0, flip: bool = False, turn: float = 0) -> str:
    """A nightcap with a tassel, about 60 wide."""
    figure = silhouette([taper([(0, -4), (10, -30), (40, -34), (54, -8)], (52, 36, 18, 8), (0.2, 1))], fill, rim=3)
    figure += stroke("M-8 -20q12 4 26 -2M2 -32q10 4 20 -2", 4, "cream")
    figure += silhouette([tube([(-24, 0), (24, 0)], 10)], "cream", 3, 2)
    figure += silhouette([ellipse(56, -2, 9)], "cream", 3, 2)
    return group(figure, x, y, size, turn, flip)


def lantern(fill: str = "glow") -> str:
    """A garden lantern; 0, 0 is its foot."""
    drawing = stroke("M0 -52v-10", 3.6)
    drawing += silhouette([polygon((-16, -52), (16, -52), (11, -60), (-11, -60))], "soot", 3, 1.6)
    drawing += box(-13, -50, 26, 32, "#ffe59a", 3, 3)
    drawing += stroke("M0 -50v32", 3)
    drawing += box(-16, -18, 32, 8, "soot", 2, 2)
    return drawing


def flamingo(size: float = 1.0) -> str:
    """A plastic flamingo on two wires; 0, 0 is the ground."""
    figure = stroke("M-6 0V-34M10 0V-34", 3.4)
    figure += silhouette(
        [
            taper([(-34, -44), (0, -50), (20, -48)], (10, 40, 26)),
            taper([(14, -52), (34, -70), (18, -96), (28, -112)], (16, 13, 12, 17)),
        ],
        "#ff8fb0", rim=3,
    )
    return group(
        figure
        + inked("M34 -118q18 2 16 18q-4 2 -8 -4l-10 -4Z", "#fff1d0", 2.4)
        + area("M49 -108q3 4 1 10q-4 2 -6 -3Z", INK)
        + dot(29, -114, 2.8, INK)
        + stroke("M-22 -46q14 12 28 2", 2.4, "#d95f86"),
        0, 0, size,
    )


def scroll(x: float, y: float, ribbon: str, turn: float = 0) -> str:
    """A rolled spell with a ribbon."""
    drawing = silhouette([tube([(-24, 0), (24, 0)], 21)], "cream", rim=3.4)
    drawing += rectangle(-6, -10, 10, 20, ribbon)
    drawing += stroke("M-6 -10v20M4 -10v20", 1.8)
    return group(
        drawing + dot(29, 0, 6, "#f0dcb4", 9.5, line=2.4) + stroke("M29 -4q4 4 0 8q-3 -2 -1 -5", 1.8), x, y, 1, turn
    )


@picture("clutter-ordinance")
def clutter_ordinance() -> str:
    """An inspector, a doormat of scrolls, and far too much tape measure."""
    drawing = (
        snapshot()
        + neighbor(
            84, 236, 0.98, False, peaked_cap(), skin="#f2c199", robe="navy", hat="none", hair="#5b3a2e", eyes="bored",
            look=(0.8, 0.5), brows="flat", mouth="frown", trim="sun",
        )
    )
    drawing += silhouette([polygon((178, 210), (296, 210), (312, 226), (162, 226))], "#b98a5c", rim=3)
    drawing += scroll(206, 202, "tomato")
    drawing += scroll(270, 202, "teal")
    drawing += scroll(222, 181, "violet", 4)
    drawing += scroll(258, 180, "blue", -6)
    drawing += scroll(238, 159, "tomato", -10)
    drawing += box(112, 222, 208, 14, "sun", 1, 0)
    drawing += box(300, 60, 15, 176, "sun", 1, 0)
    drawing += stroke("".join(f"M{x} 222v{(7 if x % 40 else 11)}" for x in range(130, 300, 10)), 2.2)
    drawing += stroke("".join(f"M300 {y}h{(7 if y % 40 else 11)}" for y in range(70, 230, 10)), 2.2)
    drawing += box(296, 52, 22, 8, "stone", 1, 2)
    drawing += dot(118, 188, 48, INK)
    drawing += dot(118, 188, 44.5, shade("sun"))
    drawing += dot(116, 186, 42, "sun")
    drawing += dot(117, 187, 27, "tomato", line=3)
    drawing += dot(117, 187, 9, "cream", line=3)
    drawing += stroke("M84 172Q92 152 112 148", 4, "#fff3c0")
    drawing += silhouette([tube([(48, 206), (74, 196)], 24)], "navy", rim=3)
    drawing += silhouette([ellipse(82, 194, 13, 12)], "#f2c199", rim=2)
    return drawing


@picture("one-tasteful-ornament-rule")
def one_tasteful_ornament_rule() -> str:
    """A committee glares at two gnomes; one already wears a farewell sash and has packed."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#dfe9df") + dot(160, 150, 220, "#bcd3ae", 60)
    for x, skin, robe, hair, brow in (
        (54, "#f2c199", "violet", "#efe3ea", "stern"), (160, "#a9714f", "navy", "#33223b", "stern"),
        (266, "#f6d3b5", "teal", "#b8632c", "stern"),
    ):
        drawing += neighbor(
            x, 150, 0.72, x > 200, glasses() if x == 54 else "", skin=skin, robe=robe, hat="none", hair=hair,
            eyes="angry", look=(0.3 if x < 200 else 0.5, 0.9), brows=brow, mouth="frown",
        )
    drawing += fence(-6, 330, 150, 44, step=26, line=2.6)
    drawing += stripes(148, "#b4cf94", "#a2c184")
    drawing += shadow(106, 40, 230)
    drawing += shadow(222, 44, 230)
    drawing += group(gnome("tomato", "blue"), 106, 232, 0.8)
    sad = (
        eyes("puppy", (-10, -88, 9, 10.5), (15, -89, 8.5, 10), "#f6c9a0", (0, -0.6), "sad") + mouth("frown", 3, -66, 18)
    )
    sash = silhouette([taper([(-36, -52), (-2, -30), (32, -8)], (14, 15, 14))], "#ff9ecb", 3, 2)
    sash += "".join(area(star(x, y, 5.5, 5, 0.45), "#fff") for x, y in ((-20, -42), (0, -29), (18, -16)))
    drawing += group(gnome("leaf", "gold", False) + sad + sash, 214, 232, 0.8)
    drawing += box(254, 200, 46, 32, "wood", 4, 4)
    drawing += stroke("M268 200v-7h18v7", 4)
    drawing += stroke("M254 212h46", 2.4, "#7a4a2a")
    return drawing


@picture("decorative-fence-allowance")
def decorative_fence_allowance() -> str:
    """A fence sags under flamingos, toasters, lanterns and a working lighthouse."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#cfe0e2") + rectangle(0, 150, WIDTH, 90, "#a9c79a")
    drawing += area("M226 54L-10 8V92Z", "#fff3b0", opacity=0.85)
    drawing += area("M226 54L330 30V84Z", "#fff3b0", opacity=0.85)

    def sag(x: float) -> float:
        """How low the fence hangs at `x`."""
        return 160 + 34 * math.sin(math.pi * x / 320)

    tower = silhouette([polygon((-26, 0), (26, 0), (17, -92), (-17, -92))], "cream", rim=5)
    tower += area("M-24 -22L24 -22L26 0H-26ZM-20.5 -60L20.5 -60L22 -42L-22 -42Z", "tomato")
    tower += stroke("M-24 -22H24M-20 -60H20M-22 -42H22", 2.4)
    tower += box(-24, -98, 48, 8, "soot", 2, 2)
    tower += box(-13, -122, 26, 24, "#fff3b0", 3, 0)
    tower += dot(0, -110, 7, "sun")
    tower += silhouette([polygon((-20, -122), (20, -122), (0, -142))], "tomato", rim=3)
    tower += rectangle(-6, -16, 12, 16, INK, 5)
    drawing += group(tower, 226, sag(226) - 30, 1.0, 4)
    drawing += group(flamingo(0.78), 34, sag(34) - 30, 1, -6)
    drawing += group(lantern(), 84, sag(84) - 26, 1.0, 6)
    drawing += group(toaster(), 148, sag(150) - 38, 0.52, -3)
    drawing += stroke("M132 84q-6 -10 2 -16M160 82q-6 -10 2 -16", 3, "white")
    drawing += group(flamingo(0.66), 290, sag(290) - 26, 1, 8, True)
    for x in range(6, 330, 24):
        lean = 12 * math.cos(math.pi * x / 320)
        drawing += group(
            silhouette([polygon((-8, -28), (0, -42), (8, -28), (8, 42), (-8, 42))], "fence", 3, 3, dark="#d8cfb8"),
            x, sag(x), 1, lean,
        )
    rail = "M-4 {0}Q160 {1} 324 {0}"
    for dy in (-14, 20):
        path = rail.format(162 + dy, 226 + dy)
        drawing += cable(path, 14, 8, "fence2")
    return drawing


@picture("quiet-hours")
def quiet_hours() -> str:
    """A librarian gnome shushes a wizard whose wand has a sock for a silencer."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#e3ded0")
    drawing += "".join(rectangle(0, y, WIDTH, 8, "#b7a283") for y in (70, 140))
    drawing += "".join(
        rectangle(x, y - height, 14, height, ("#c98f83", "#9fb3a2", "#a8a0bd", "#d3bb7f")[(x // 18 + y) % 4], 2)
        for y in (70, 140)
        for x in range(8, 320, 18)
        for height in (40 + x * 7 % 14,)
    )
    drawing += rectangle(0, 190, WIDTH, 50, "#c6b694")
    librarian = gnome("violet", "teal", False)
    librarian += hoop(-10, -90, 13, INK, 3)
    librarian += hoop(16, -91, 12, INK, 3)
    librarian += stroke("M3 -91h1", 3)
    librarian += stroke("M-20 -108L-2 -102M8 -102L26 -109", 4)
    librarian += silhouette([tube([(46, -46), (40, -54)], 22)], "teal", rim=2)
    librarian += silhouette([ellipse(30, -60, 11, 10), tube([(22, -64), (16, -84)], 9)], "#f6c9a0", 3, 2)
    drawing += shadow(92, 60, 228)
    drawing += group(librarian, 92, 230, 1.18)
    drawing += stroke("M150 96q8 6 0 14M162 88q14 14 0 28M174 80q20 22 0 44", 3.6, "#8a7f98")
    drawing += neighbor(
        250, 240, 0.86, True, "", skin="#f2c199", robe="navy", hat="wizard", hair="#5b3a2e", beard="#fffaf0",
        eyes="worried", look=(0.7, 0.2), brows="sad", mouth="wobble",
    )
    sock = silhouette([taper([(0, -18), (0, 6), (-6, 26), (-30, 30)], (24, 24, 24, 18))], "cream", rim=3)
    sock += stroke("M-11 -8h22M-11 2h22", 5, "tomato")
    sock += area("M-28 21q-15 0 -14 10q4 9 16 8Z", "tomato", 2.4)
    drawing += cable("M206 196L196 128", 10, 5, "wood")
    drawing += group(sock, 192, 104, 1.05, -8)
    drawing += stroke("M182 122q12 6 22 -2", 4, "teal")
    drawing += silhouette([tube([(226, 224), (210, 196)], 24)], "navy", rim=3)
    drawing += silhouette([ellipse(206, 188, 12, 11)], "#f2c199", rim=2)
    return drawing


@picture("leash-law")
def leash_law() -> str:
    """A parade of pets on leashes; at its head a very proud cat leads a sorcerer."""
    drawing = snapshot()
    drawing += mini(
        "dog", 150, 206, 0.5, band="teal", eyes="happy", mouth="open", skin="#d9b48a", accent="#8a5a3c", ears="floppy"
    )
    drawing += mini(
        "small", 192, 196, 0.5, band="teal", eyes="happy", mouth="smile", skin="#f2d9cf", ears="bunny", snout="teeth"
    )
    drawing += shadow(86, 62, 232)
    drawing += pet(
        84, 230, 1.02, plan="upright", head="cat", skin="#e8963f", muzzle="cream", belly="cream", ears="pointed",
        stripes="#b8632c", tail="cat", eyes="shut", brows="up", mouth="smirk", collar="gems",
        arms=[[(122, 126), (98, 144), (118, 158)], [(178, 126), (206, 132), (214, 112)]],
    )
    drawing += neighbor(
        248, 246, 0.9, skin="#f2c199", robe="navy", hat="wizard", beard="#d9d3c8", eyes="angry", look=(-0.8, 0.1),
        brows="stern", mouth="frown",
    )
    drawing += group(collar("tag", 0, 0, 32, 0), 248, 186, 1.06)
    drawing += cable("M144 124Q176 206 222 192", 11, 5.6, "tomato")
    drawing += hoop(142, 116, 10, INK, 11) + hoop(142, 116, 10, "tomato", 5.4)
    return drawing + silhouette([ellipse(140, 120, 13, 12)], "#e8963f", rim=2.4) + stroke("M134 116v7M141 115v8", 2)


@picture("historic-shrub-preservation-act")
def historic_shrub_preservation_act() -> str:
    """A velvet rope and a brass plaque around a shrub that is plainly somebody's dragon."""
    drawing = snapshot("#dde8dc") + shadow(160, 70, 220)
    drawing += silhouette(
        [polygon((-6, -5), (-2, -16), (26, 0), (-2, 16), (-6, 5)).placed(38, 128, 1, -80)], "#8cc36f", rim=2
    )
    drawing += silhouette([taper([(112, 176), (70, 190), (40, 170), (38, 132)], (26, 20, 13, 9))], "leaf")
    drawing += shrub("bored", (0.2, 0.3), ("bat", "horns"), scale=1.06)
    drawing += dot(214, 110, 6, "#f2f2ee")
    drawing += dot(228, 98, 9, "#f2f2ee")
    drawing += dot(246, 84, 12, "#f2f2ee")
    for x0, x1 in ((28, 160), (160, 292)):
        rope = f"M{x0} 174Q{(x0 + x1) / 2} 232 {x1} 174"
        drawing += cable(rope, 16, 9, "#b3202c")
        drawing += stroke(f"M{x0 + 16} 186Q{(x0 + x1) / 2} 222 {x1 - 20} 184", 2, "#e2707a")
    for x in (28, 160, 292):
        drawing += silhouette([tube([(x, 168), (x, 226)], 7)], "gold", rim=2)
        drawing += silhouette([ellipse(x, 164, 9)], "gold", rim=2)
        drawing += silhouette([ellipse(x, 228, 19, 6)], "gold", rim=2)
    plaque = box(-42, -22, 84, 46, "gold", 5, 5)
    plaque += rectangle(-34, -15, 66, 30, "#ffe7a0", 3)
    plaque += stroke("M-24 -6H22M-24 2H22M-16 10H14", 3, "#8a6420")
    plaque += dot(-37, -17, 2, INK)
    plaque += dot(35, -17, 2, INK)
    return drawing + group(plaque, 224, 208, 1.0, -3)


@picture("pesticide-free-zone")
def pesticide_free_zone() -> str:
    """A ladybug with a badge halts a potion sprayer at the property line."""
    drawing = snapshot("#e0eadb", "#a8cc8c")
    drawing += area("M186 190L202 190L196 240H168Z", "#fffdf4")
    drawing += neighbor(
        270, 238, 0.86, True, "", skin="#f2c199", robe="violet", hat="wizard", hair="#5b3a2e", eyes="worried",
        look=(0.8, 0.1), brows="sad", mouth="o",
    )
    drawing += silhouette([blob((230, 186), (292, 184), (296, 240), (226, 240))], "#8fbf5a", rim=5)
    drawing += rectangle(240, 202, 40, 22, "cream", 4, 2.4)
    drawing += stroke("M254 206l12 14M266 206l-12 14", 4, "violet")
    drawing += stroke("M246 184Q226 160 216 176", 5)
    drawing += silhouette([taper([(222, 176), (198, 164)], (13, 9))], "stone", rim=2)
    drawing += "".join(
        dot(x, y, radius, "#b596e3", line=2) for x, y, radius in ((184, 156, 4), (176, 168, 3), (188, 172, 3))
    )
    drawing += stroke("M72 204l-8 22M122 208l6 20", 9)
    drawing += silhouette([ellipse(96, 152, 62, 62)], "tomato", rim=6)
    drawing += stroke("M96 96V213", 3.4)
    drawing += "".join(
        dot(x, y, radius, INK, ry)
        for x, y, radius, ry in ((62, 132, 12, 13), (60, 174, 12, 13), (130, 184, 12, 12), (132, 132, 8, 9))
    )
    drawing += stroke("M84 52Q76 30 62 30M112 52Q120 28 134 30", 4)
    drawing += dot(60, 30, 5, INK)
    drawing += dot(136, 30, 5, INK)
    drawing += silhouette([ellipse(98, 80, 42, 34)], "#574a63")
    drawing += eyes("angry", (86, 78, 12, 14), (118, 77, 11, 13.5), "#574a63", (0.7, 0.1), "stern")
    drawing += stroke("M92 102Q104 96 116 102", 3.4, "cream")
    drawing += group(peaked_cap(), 98, 182, 0.98)
    drawing += area(star(106, 146, 19, 6, 0.62), "sun", 3)
    drawing += dot(106, 146, 7, "brass")
    drawing += silhouette(
        [
            tube([(136, 134), (160, 116)], 17), ellipse(168, 104, 15, 17), tube([(160, 94), (158, 80)], 7),
            tube([(167, 90), (168, 76)], 7), tube([(175, 92), (180, 80)], 7),
        ],
        "#574a63", rim=2.4,
    )
    drawing += cable("M40 142q-14 8 -10 26", 14, 8, "#574a63")
    return drawing


@picture("sixth-pet-permit")
def sixth_pet_permit() -> str:
    """A clerk stamps DENIED; the sixth pet looks hopefully over the counter. The other five are on file."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#e6e4d2")
    for index, fill in enumerate(("#c98f83", "#9fb3a2", "#a8a0bd", "#d3bb7f", "#8fa9b8")):
        drawing += rectangle(128 + index * 38, 14, 32, 40, "#fffdf4", 2, 2.4)
        drawing += group(paw_print(fill), 132 + index * 38, 20, 0.5)
    drawing += pet(
        230, 250, 1.06, True, plan="sit", head="dog", skin="#f0d2a0", accent="#8a5a3c", ears="spaniel", eyes="puppy",
        look=(0.5, -0.5), brows="sad", mouth="pout", head_at=(164, 84, 0),
    )
    drawing += neighbor(
        70, 216, 0.96, skin="#a9714f", robe="#5f7186", hat="none", hair="#33223b", eyes="bored", look=(0.7, 0.7),
        brows="flat", mouth="flat", over=_eyeshade(),
    )
    drawing += rectangle(-6, 178, 332, 70, "#9a6a44", 0, LINE * 1.6)
    drawing += rectangle(-6, 178, 332, 12, "#c08a5c", 0, LINE)
    drawing += silhouette([ellipse(202, 176, 15, 11), ellipse(260, 176, 15, 11)], "#f0d2a0", rim=2.4)
    drawing += stroke("M198 174v7M205 174v7M256 174v7M263 174v7", 2)
    form = rectangle(-66, -36, 132, 62, "#fffdf4", 3, 3) + scrawl(-54, -24, 80, 2, 9)
    form += group(rectangle(-52, -14, 104, 28, "none", 4, 4.4, ink="#d0342c"), 4, 6, 1, -7)
    form += group(words("DENIED", 0, -8, 16, "#d0342c", 4.4), 4, 6, 1, -7)
    drawing += group(form, 190, 212, 1.0, -2)
    drawing += sleeved_arm([(98, 178), (116, 168), (120, 194)], "#5f7186", "#a9714f", 26)
    drawing += silhouette([tube([(122, 202), (124, 216)], 14), ellipse(122, 194, 12, 10)], "wood", rim=2.4)
    drawing += silhouette([polygon((102, 216), (144, 214), (148, 230), (102, 232))], "#d0342c", rim=2)
    return drawing + silhouette([ellipse(120, 196, 13, 11)], "#a9714f", rim=2.4)


def _eyeshade() -> str:
    """A clerk's green eyeshade, in a person's coordinates."""
    drawing = silhouette([taper([(-38, -118), (0, -130), (36, -120)], (10, 12, 10))], "#4d4a5e", 3, 1.6)
    return drawing + inked("M-6 -124Q34 -136 58 -112Q30 -112 -6 -116Z", "#5fa87a", 3)


@picture("no-power-tools-before-noon")
def no_power_tools_before_noon() -> str:
    """A toaster, a blender and a leaf blower in nightcaps, tucked up under one quilt."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#d5dde2")
    drawing += "".join(rectangle(x, 0, 20, 240, "#dde4e8") for x in range(0, 320, 40))
    drawing += rectangle(232, 12, 66, 52, "#8fa6c4", 4, 3)
    drawing += dot(276, 34, 13, "#fff3c0")
    drawing += stroke("M265 12V64M232 38H298", 3)
    drawing += inked("M12 240V104Q12 76 44 76Q160 44 276 76Q308 76 308 104V240Z", "#b9704f")
    drawing += area("M26 240V110Q28 92 52 92Q160 66 268 92Q292 92 294 110V240Z", "#c98563")
    for x in (66, 160, 254):
        drawing += silhouette(
            [blob((x - 46, 176), (x - 48, 138), (x, 130), (x + 48, 138), (x + 46, 176))],
            "#fffaf0", rim=3, dark="#d9d0d8",
        )
    drawing += group(toaster(), 68, 196, 0.6)
    drawing += eyes("shut", (56, 164, 9, 5), (82, 164, 9, 5), "stone")
    drawing += stroke("M64 176q6 4 12 0", 2.8)
    drawing += nightcap("violet", 66, 132, 0.9, True)
    drawing += silhouette([polygon((132, 110), (190, 110), (182, 200), (140, 200))], "#cfeef0", rim=4, dark="#93bcc6")
    drawing += silhouette([tube([(134, 106), (188, 106)], 12)], "soot", rim=2)
    drawing += cable("M190 122q22 4 16 30q-2 12 -20 14", 9, 4.5, "#cfeef0")
    drawing += eyes("shut", (150, 148, 9, 5), (173, 148, 8.5, 5), "stone")
    drawing += mouth("o", 162, 160, 18)
    drawing += nightcap("tomato", 160, 100, 0.9)
    drawing += silhouette([taper([(254, 190), (252, 150), (262, 130)], (62, 60, 52))], "#f08b3c", rim=4)
    drawing += silhouette([tube([(284, 140), (298, 160)], 18)], "#4d5468", rim=2)
    drawing += stroke("M276 164q22 2 20 22", 7)
    drawing += eyes("shut", (246, 152, 9, 5), (270, 151, 8.5, 5), "stone")
    drawing += stroke("M252 166q6 5 13 0", 2.8)
    drawing += nightcap("teal", 258, 118, 0.88)
    quilt = "M-6 246V196Q40 178 80 190Q120 172 160 188Q206 172 244 190Q290 178 326 196V246Z"
    drawing += inked(quilt, "#8fb7c9")
    drawing += "".join(
        rectangle(x, y, 26, 24, fill, 3)
        for index, (x, y, fill) in enumerate(
            [(4 + 40 * size, 206, ("coral", "#ffe59a", "mint", "#d9b8f0")[size % 4]) for size in range(8)]
            + [(24 + 40 * size, 232, ("mint", "#d9b8f0", "coral", "#ffe59a")[size % 4]) for size in range(8)],
        )
    )
    drawing += stroke("M-6 202Q40 186 80 198Q120 180 160 196Q206 180 244 198Q290 186 326 202", 6, "cream")
    return drawing + stroke("M206 60h12l-12 14h12M222 40h9l-9 11h9", 3.4, "#6a7a96")
