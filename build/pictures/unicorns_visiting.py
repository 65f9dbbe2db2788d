"""Unicorns at the door and in the parlor."""

from __future__ import annotations

from pictures import (
    INK,
    UNICORN,
    area,
    blob,
    cable,
    creature,
    cushion,
    dot,
    gift,
    group,
    hexed,
    hoof,
    hoop,
    mini,
    on_ground,
    parlor,
    picture,
    polygon,
    porch,
    rectangle,
    shadow,
    silhouette,
    sparkles,
    stroke,
)


@picture("cookie-selling-unicorn")
def cookie_selling_unicorn() -> str:
    """Merit-badge sash, wagon of cookies, card reader in the mouth, and no way round her to the door."""
    drawn = porch() + area("M70 200H214L226 214H58Z", "#8a7a5c")
    unicorn = creature(
        UNICORN, plan="sit", skin="#f6cfa6", muzzle="#fff0dc", hair="#e0567f", mane="curls", claw="#8a5a3c",
        eyes="puppy", look=(0.2, -0.1), brows="up", mouth="grin", belly="none", scale=1,
    )
    unicorn += cable("M136 104Q164 128 178 160", 20, 14, "hedge")
    unicorn += "".join(
        dot(x, y, 5.6, fill, line=1.8)
        for x, y, fill in ((143, 112, "sun"), (156, 124, "tomato"), (167, 138, "#7fd7ee"))
    )
    reader = silhouette([polygon((-15, -22), (15, -22), (18, 22), (-18, 22))], "#4d5468", rim=3)
    reader += rectangle(-10, -16, 20, 14, "#c9f0b0", 2)
    reader += "".join(dot(x, y, 2.6, "#cfd6e2") for x in (-8, 0, 8) for y in (6, 13))
    reader += rectangle(-13, 19, 26, 6, "sun", 1, 2)
    wagon = "".join(
        group(
            silhouette([polygon((-20, -26), (20, -26), (20, 0), (-20, 0))], fill, rim=3)
            + dot(0, -13, 8.5, "#d99a5a", line=2)
            + "".join(dot(dx, dy, 1.7, "#5b3423") for dx, dy in ((-3, -15), (3, -11), (1, -17), (-2, -10))),
            x, y, 1, turn,
        )
        for x, y, fill, turn in (
            (222, 180, "#f58fb3", 0), (264, 180, "#7cc6bd", 0), (243, 153, "sun", -4), (284, 156, "#f58fb3", 8),
        )
    )
    wagon += silhouette([polygon((192, 178), (304, 178), (298, 204), (198, 204))], "tomato", rim=4)
    wagon += stroke("M204 187h88", 3, "#ffb3a0")
    wagon += "".join(dot(x, 208, 12, INK) + dot(x, 208, 7, "cream") + dot(x, 208, 2.6, INK) for x in (214, 282))
    drawn += shadow(120, 64)
    drawn += shadow(248, 64)
    drawn += on_ground(unicorn, -34, 0, 0.92)
    drawn += wagon
    drawn += group(reader, 184, 124, 0.86, 10)
    return drawn


def _cookie_selling_unicorn_leftover() -> str:
    return group(
        silhouette([polygon((-22, -28), (22, -28), (22, 0), (-22, 0))], "#f58fb3", rim=3)
        + dot(0, -14, 9, "#d99a5a", line=2)
        + "".join(dot(x, y, 1.8, "#5b3423") for x, y in ((-3, -16), (3, -12), (1, -18), (-2, -11))),
        204, 190, 1, -8,
    )


hexed(
    "cookie-selling-unicorn", "puppy", bits=("horn",), berries="#d99a5a",
    leftover=_cookie_selling_unicorn_leftover,
)


@picture("book-club-unicorn")
def book_club_unicorn() -> str:
    """Reading glasses on, chapter twelve; one guest asleep, one eating it, one on page two."""
    drawn = parlor(wall="#c9d9e8", stripe="#d9e6f0", floor="#b07a52")
    drawn += dot(160, 226, 150, "#d96a7a", 22)
    drawn += dot(160, 226, 132, "#e88f98", 18)
    chair = silhouette(
        [blob((96, 212), (90, 130), (100, 84), (132, 72), (178, 72), (206, 86), (214, 130), (210, 212))],
        "#3f8f86", rim=6,
    )
    chair += stroke("M110 100q30 -16 84 0", 3, "#2f7068")
    unicorn = creature(
        UNICORN, plan="sit", skin="#d9cdec", muzzle="#f3ecfa", hair="#a8503f", mane="braid", claw="#f2b233",
        belly="none", eyes="bored", look=(0.5, 0.9), brows="up", mouth="smile", collar="tag", tail=None,
    )
    glasses = hoop(1, -8, 15, "#3d4358", 3.6, glass="#e6f7ff", clear=0.25)
    glasses += hoop(26, -9, 12.5, "#3d4358", 3.6, glass="#e6f7ff", clear=0.25)
    glasses += stroke("M-13 -10L-30 -16", 3.4, "#3d4358")
    unicorn += group(glasses, 170, 78)
    reader = on_ground(unicorn, -2, -12, 0.92)
    cat = shadow(52, 34, 214)
    cat += mini("cat", 50, 214, 0.62, skin="#e8963f", eyes="shut", mouth="o", whiskers=False, turn=12)
    cat += group(
        silhouette([polygon((-24, -10), (0, -18), (24, -10), (24, -2), (0, -8), (-24, -2))], "teal", 3, 2),
        58, 196, 0.9,
    )
    snores = stroke("M40 112h11l-11 12h11M58 92h8l-8 9h8", 3.4, "#4f6a9a")
    drawn += shadow(152, 70)
    drawn += chair
    drawn += reader
    drawn += group(_book(), 196, 158, 0.86, 4)
    drawn += hoof(166, 178, 60, "#f2b233")
    drawn += cat
    drawn += snores
    drawn += _dog()
    return drawn


def _book() -> str:
    book = silhouette(
        [
            blob(
                (-46, -20), (-24, -28), (0, -18), (24, -28), (46, -20), (46, 26), (24, 20), (0, 30), (-24, 20),
                (-46, 26),
            ),
        ],
        "#8a3fb0", rim=3,
    )
    book += area("M-40 -20Q-20 -28 0 -16Q20 -28 40 -20V18Q20 12 0 24Q-20 12 -40 18Z", "cream", 2.6)
    book += stroke(
        "M0 -16V24M-32 -10q12 -5 24 2M-32 -1q12 -5 24 2M-32 8q12 -5 24 2M8 -8q12 -7 24 -2M8 1"
        "q12 -7 24 -2M8 10q12 -7 24 -2",
        2, "#b9ad94",
    )
    return book


def _dog() -> str:
    dog = shadow(270, 34, 214)
    dog += mini(
        "dog", 274, 216, 0.66, flip=True, skin="#f0d2a0", accent="#8a5a3c", eyes="happy", mouth="grin",
        ears="floppy",
    )
    dog += group(
        silhouette(
            [polygon((-18, -14), (10, -16), (14, -6), (8, 0), (15, 8), (10, 16), (-18, 14))],
            "tomato", 3, 2.4,
        )
        + rectangle(-16, -10, 6, 20, "#b3202c"),
        234, 172, 0.95, 12,
    )
    dog += "".join(rectangle(x, y, 6, 5, "cream", 0, 1.6) for x, y in ((238, 196), (226, 206), (248, 208)))
    return dog


def _book_club_unicorn_leftover() -> str:
    return hoop(140, 124, 20, "#3d4358", 4) + hoop(181, 124, 19, "#3d4358", 4)


hexed("book-club-unicorn", "bored", (0.3, 0.8), bits=("horn", "collar"), leftover=_book_club_unicorn_leftover)


@picture("spoiled-unicorn")
def spoiled_unicorn() -> str:
    """Diamond collar, velvet cushion, and last week's presents go over the shoulder."""
    drawn = parlor()
    drawn += group(gift("#25a19a"), 268, 206, 1.15, 8)
    drawn += group(gift("#f2b233", "tomato"), 298, 222, 0.9, -6)
    drawn += group(gift("#4ba6dc", "sun"), 40, 92, 0.86, -28)
    drawn += group(cushion(), 146, 218, 1.16)
    drawn += creature(
        UNICORN, plan="sit", skin="#ffe3ee", hair="#b05fd0", mane="curls", claw="#f2b233", eyes="shut", brows="up",
        mouth="pout", collar="gems", belly="none", scale=0.92, x=-4, y=-18, head_at=(172, 80, -8),
    )  # fmt: skip
    return drawn + sparkles(((214, 130, 9), (110, 60, 8)))


hexed(
    "spoiled-unicorn", "shut", bits=("horn", "collar"), berries="#ff8fb0",
    leftover=lambda: group(gift("#25a19a"), 212, 184, 1, 8),
)  # fmt: skip
