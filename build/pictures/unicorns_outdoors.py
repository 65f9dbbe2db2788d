"""Unicorns on the lawn."""

from __future__ import annotations

from collections.abc import Iterable

from pictures import (
    FINE,
    LINE,
    UNICORN,
    Animal,
    area,
    color,
    creature,
    dot,
    ellipse,
    group,
    hexed,
    hoof,
    lawn,
    lawn_from_above,
    light,
    on_ground,
    path,
    person,
    picture,
    polygon,
    rays,
    shade,
    shadow,
    shrublet,
    silhouette,
    small_gnome,
    sparkle,
    star,
    stroke,
    tail,
    taper,
    tube,
)


@picture("downward-dog-unicorn")
def downward_dog_unicorn() -> str:
    """Hips to heaven on a yoga mat, and the shrub next door finally breathes out."""
    drawn = lawn(("#ffd9c2", "#fff1d6"))
    drawn += area("M28 202H276L292 222H12Z", "violet", LINE * 1.4)
    drawn += area("M28 202H276L279 206H25Z", "#b596e3")
    unicorn = creature(
        UNICORN, plan="downdog", skin="#fff4f2", hair=_MINT, claw="#f2b233", eyes="happy", mouth="smile",
        head_scale=0.92,
    )  # fmt: skip
    locks = [
        taper([(196, 136), (210, 156), (208, 180), (216, 206)], (10, 22, 22, 4)),
        taper([(200, 150), (218, 166), (224, 186), (240, 203)], (10, 20, 18, 3)),
        taper([(194, 150), (200, 178), (194, 204)], (10, 18, 4)),
    ]
    unicorn += silhouette(locks, _MINT, rim=2.6)
    unicorn += stroke("M207 160Q210 176 206 190M216 170Q222 182 226 190", 2.2, light(_MINT, 0.35))
    drawn += on_ground(unicorn, -20, -2, 0.98)
    drawn += shrublet(286, 216, 0.5, "happy", mouth="M152 166q6 -4 12 0q4 10 -6 11q-10 -1 -6 -11Z")
    for x, y, scale in ((236, 138, 0.62), (224, 112, 0.46), (238, 92, 0.32)):
        puff = silhouette([ellipse(0, 0, 11), ellipse(14, -5, 13), ellipse(28, 1, 10)], "white", 2.6 / scale, 2)
        drawn += group(puff, x, y, scale)
    return drawn


_MINT = "#4fb6a8"


def _downward_dog_unicorn_leftover() -> str:
    leftover = silhouette([tube([(108, 186), (208, 186)], 22)], "violet", rim=3)
    leftover += dot(208, 186, 9, "#b596e3", 11, line=2.8)
    leftover += stroke("M208 182q3 4 -1 7", 2)
    return leftover


hexed("downward-dog-unicorn", "happy", bits=("horn", "tail"), leftover=_downward_dog_unicorn_leftover)


_DROP = "M0 -9q6 8 6 12a6 6 0 0 1 -12 0q0 -4 6 -12Z"


def _spray(x: float, y: float, ends: Iterable[tuple[float, float, float]]) -> str:
    """Arcs of water from a sprinkler head to each end (x, y, how high the arc is), with a drop there."""
    arcs = drops = ""
    for end_x, end_y, height in ends:
        arcs += path("M{}Q{} {}", (x, y), ((x + end_x) / 2, min(y, end_y) - height), (end_x, end_y))
        drops += group(area(_DROP, "#bff0ff", 2.2), end_x, end_y + 8)
    return stroke(arcs, 6, "white") + stroke(arcs, 3.4, "#4fb4e4") + drops


@picture("unicorn-in-the-sprinkler")
def unicorn_in_the_sprinkler() -> str:
    """One great wet leap, and two shrubs wide awake."""
    drawn = lawn(("#9fdcf0", "#eaf8e0"))
    drawn += shrublet(34, 216, 0.44, "wide", (0.6, -0.6), ("ears",))
    drawn += shrublet(282, 216, 0.46, "wide", (-0.6, -0.6))
    unicorn = creature(
        UNICORN, plan="leap", skin="#eaf2ff", hair="#ff8a5c", mane="waves", claw="#8a5fc7", eyes="happy",
        mouth="open",
    )
    sprinkler = silhouette(
        [polygon((-26, 0), (26, 0), (14, -12), (-14, -12)), tube([(0, -8), (0, -22)], 10)],
        "teal", rim=2.4,
    )
    sprinkler += silhouette([tube([(-16, -24), (16, -24)], 9)], "gold", rim=1.6)
    water = _spray(160, 186, ((56, 130, 60), (262, 132, 60), (96, 168, 30), (228, 168, 30)))
    drops = "".join(
        group(area(_DROP, "#bff0ff", 2.2), x, y, scale, turn)
        for x, y, scale, turn in (
            (52, 84, 1, -50), (100, 76, 0.9, -20), (268, 130, 1, 40), (128, 64, 0.7, 0), (280, 84, 0.9, 30),
            (30, 150, 0.8, -60),
        )
    )
    drawn += shadow(160, 60, 212)
    drawn += water
    drawn += group(sprinkler, 160, 212, 1)
    drawn += on_ground(unicorn, 4, -13, 0.82)
    drawn += drops
    return drawn


def _unicorn_in_the_sprinkler_leftover() -> str:
    return "".join(
        group(area(_DROP, "#bff0ff", 2.4), x, y, 1.1, turn)
        for x, y, turn in (
            (92, 96, -40), (226, 94, 40), (112, 60, -20), (204, 58, 20), (124, 160, 0), (200, 158, 0),
        )
    )


hexed("unicorn-in-the-sprinkler", "wide", bits=("horn", "tail"), leftover=_unicorn_in_the_sprinkler_leftover)


@picture("show-off-unicorn")
def show_off_unicorn() -> str:
    """Four gnomes in the air off one horn, and both eyes on you to make sure you are watching."""
    drawn = rays(first="#ffe0ea", second="#ffcfdd", x=160, y=110, ground="#a9d76f")
    unicorn = creature(
        UNICORN, plan="strut", skin="#fff0cf", hair="#8a5fc7", mane="pomp", claw="#e5493a", eyes="glam",
        look=(-0.75, 0.5), brows="up", mouth="grin", collar="tag", head_at=(200, 78, -22),
    )
    arc = stroke("M48 120A92 92 0 0 1 172 30", 4, "white")
    arc += stroke("M48 150l-8 10M54 138l-12 2", 3, "white")
    gnomes = small_gnome(54, 152, 0.86, -36, "teal", "gold")
    gnomes += small_gnome(100, 88, 0.86, 26, "tomato", "blue")
    gnomes += small_gnome(188, 56, 0.8, 6, "tomato", "teal")
    gnomes += small_gnome(266, 132, 0.86, 150, "gold", "violet")
    drawn += shadow(150, 84)
    drawn += arc
    drawn += on_ground(unicorn, 0, 4, 0.76)
    drawn += gnomes
    drawn += sparkle(250, 170, 9, "white")
    drawn += sparkle(34, 196, 8, "sun")
    return drawn


def _show_off_unicorn_leftover() -> str:
    return small_gnome(180, 46, 0.66, 8)


hexed("show-off-unicorn", "glam", (-0.6, 0.4), bits=("horn", "collar"), leftover=_show_off_unicorn_leftover)


@picture("unicorn-stuck-in-a-hedge")
def unicorn_stuck_in_a_hedge() -> str:
    """A rump, a tail, two furious hooves; a kindly neighbor offers a carrot to the wrong end."""
    drawn = lawn(("#aee3ea", "#fdf1c9")) + shadow(230, 100, 214)
    hair, skin = "#f08b3c", "#fff0e8"
    fill = color("leaf")
    hedge = (
        [polygon((210, 40), (330, 40), (330, 216), (210, 216))]
        + [ellipse(212 + i * 28, 40 + i % 2 * 4, 19) for i in range(5)]
        + [ellipse(211 - i % 2 * 5, 62 + i * 29, 18) for i in range(6)]
    )
    hidden = silhouette([taper([(268, 36), (284, -6)], (20, 6))], "sun", rim=2.4)
    hidden += stroke("M262 18l17 5M268 5l12 4", 2, "brass")
    hidden += silhouette([taper([(242, 34), (234, 6)], (18, 6))], skin, rim=2)
    hidden += silhouette(hedge, fill, LINE, 5)
    hidden += "".join(
        group(
            area("M-9 0Q0 -8 10 0Q0 8 -9 0Z", light(fill, 0.34) if i % 3 else shade(fill, 0.2)),
            x, y, 1.2, i * 67 % 180 - 90,
        )
        for i, (x, y) in enumerate(
            (
                (226, 62), (256, 80), (290, 58), (306, 96), (236, 118), (272, 136), (226, 166), (300, 158),
                (256, 180), (290, 196), (222, 200),
            ),
        )
    )
    hidden += "".join(
        group(area("M-9 0Q0 -8 10 0Q0 8 -9 0Z", fill, 2), x, y, 0.9, turn)
        for x, y, turn in ((182, 56, 30), (176, 206, 60), (204, 28, -70), (84, 56, 10))
    )
    neighbor = person(
        "#f2c199", "#4ba6dc", "none", None, "#e9e3ea", None, "happy", (0.6, -0.2), None, "smile", x=42, y=248,
        scale=0.72,
    )
    neighbor += silhouette([tube([(66, 224), (86, 206), (88, 172)], 19)], "#4ba6dc", rim=2.4)
    neighbor += group(_carrot(), 96, 146, 1.1, -10)
    neighbor += silhouette([ellipse(89, 154, 10, 9)], "#f2c199", 3, 1.6)
    drawn += _unicorn(hair, skin)
    drawn += hidden
    drawn += neighbor
    drawn += stroke("M84 66q-8 8 -6 18M74 58q-10 10 -8 26", 3, "white")
    return drawn


def _unicorn(hair: str, skin: str) -> str:
    unicorn = tail("horse", [(164, 84), (152, 50), (126, 34), (100, 44)], Animal(hair=hair, skin=skin))
    unicorn += silhouette([tube([(184, 118), (146, 106), (112, 88)], 22)], shade(skin, 0.26), rim=0)
    unicorn += hoof(100, 82, 118, shade("#8a5fc7", 0.18))
    unicorn += silhouette([ellipse(190, 122, 52, 50), tube([(176, 150), (150, 176), (138, 200)], 26)], skin)
    unicorn += hoof(133, 211, 20, "#8a5fc7")
    unicorn += stroke("M160 140Q156 112 178 104", FINE + 0.4, shade(skin, 0.5))
    return unicorn


def _carrot() -> str:
    carrot = silhouette([taper([(-4, 0), (18, 2), (44, 8)], (19, 15, 3))], "#f08b3c", 3, 2.2)
    carrot += stroke("M6 -4l1 6M19 -3l1 5", 1.8, "#b85c1c")
    carrot += silhouette(
        [tube([(-8, -2), (-20, -10)], 5), tube([(-8, 0), (-24, 0)], 5), tube([(-8, 2), (-20, 8)], 5)],
        "leaf", 2.6, 1,
    )
    return carrot


def _unicorn_stuck_in_a_hedge_leftover() -> str:
    leftover = silhouette([taper([(196, 178), (222, 168), (244, 150)], (22, 22, 20))], "#fff0e8", rim=2.4)
    leftover += hoof(252, 144, -130, "#8a5fc7")
    return leftover


hexed("unicorn-stuck-in-a-hedge", "bored", bits=("horn", "tail"), leftover=_unicorn_stuck_in_a_hedge_leftover)


@picture("tail-chasing-unicorn")
def tail_chasing_unicorn() -> str:
    """A perfect circle worn into the lawn, and the tail still an inch ahead."""
    drawn = lawn_from_above()
    edges = "M3 150A157 93 0 0 1 317 150A157 93 0 0 1 3 150ZM33 150A127 63 0 0 0 287 150A127 63 0 0 0 33 150Z"
    drawn += area(edges, "#c2a05a", opacity=0.75)
    drawn += stroke("M22 132A142 78 0 0 1 96 82M298 168A142 78 0 0 1 226 219", 4, "#fff6d0")
    drawn += stroke("M40 112l-8 -8M286 196l9 6M64 90l-4 -10M262 208l6 10", 3, "#8a6a30")
    drawn += creature(
        UNICORN, plan="ring", skin="#fff4f2", hair="#37b3b0", mane="waves", claw="#f2b233", eyes="dizzy",
        mouth="wobble", scale=0.92,
    )  # fmt: skip
    return drawn + group(_stars(), 196, 34, 0.86, -4)


def _stars() -> str:
    """The stars one sees."""
    drawn = stroke("M-40 6Q0 -18 40 6Q0 26 -40 6Z", 2.6, "#fffbe0")
    for x, y, radius in ((-38, 4, 9), (2, -9, 8), (38, 6, 10), (2, 17, 8)):
        drawn += area(star(x, y, radius, 5, 0.45), "sun", 2)
    return drawn


hexed(
    "tail-chasing-unicorn", "dizzy", bits=("horn", "tail"), leftover=lambda: group(_stars(), 164, 64, 1.1, -4)
)
