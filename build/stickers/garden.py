"""Things of the yard and the street."""

from __future__ import annotations

from stickers.hand import (
    BARK,
    GOLD,
    INK,
    IRON,
    LEAF,
    LIGHT,
    MAIN,
    NIGHT,
    SHADE,
    SKIN,
    STEEL,
    WHITE,
    WOOD,
    box,
    circle,
    ellipse,
    eyes,
    form,
    line,
    path,
)  # fmt: skip


def gnome() -> str:
    """Red hat, white beard, folded opinions."""
    return (
        path("M27 60C18 72 18 88 24 96L76 96C82 88 82 72 73 60Z", "#5b78c7")
        + path("M28 96C28 90 46 90 47 96ZM53 96C54 90 72 90 72 96Z", BARK, 3.4)
        + ellipse(50, 52, 21, 13, SKIN)
        + path("M28 53C24 74 38 86 50 92C62 86 76 74 72 53C66 60 58 60 50 60C42 60 34 60 28 53Z", WHITE)
        + line("M42 70C43 76 46 80 49 83M58 70C57 75 56 78 54 81", "#d9cdd8", 3)
        + eyes(41, 59, 50, 3)
        + circle(50, 57, 6, "#ee9a78", 3.4)
        + form(
            "M52 4C64 14 74 32 76 46C60 40 40 40 24 46C28 30 38 12 52 4Z", MAIN,
            path("M52 4C64 14 74 32 76 46C70 44 66 43 60 42C62 30 60 16 52 4Z", SHADE, 0),
            line("M44 18C39 24 36 30 34 36", LIGHT, 4),
        )
    )  # fmt: skip


def flamingo() -> str:
    """On one leg, in plastic."""
    return (
        line("M46 66L46 94M46 78L58 84", INK, 7)
        + line("M46 66L46 93M46 78L57 83", GOLD, 3)
        + ellipse(46, 95, 14, 3, INK, 0)
        + line("M62 54C82 48 84 32 70 28C56 24 54 14 66 11", INK, 15)
        + line("M62 54C82 48 84 32 70 28C56 24 54 14 66 11", MAIN, 8)
        + form(
            "M16 44C20 40 24 40 28 42C38 36 58 38 66 50C68 62 56 70 42 68C28 66 18 58 16 44Z", MAIN,
            path("M16 44C22 56 40 62 66 52C68 62 56 70 42 68C28 66 18 58 16 44Z", SHADE, 0),
            line("M34 46C40 44 46 45 50 48", LIGHT, 4),
        )
        + circle(68, 12, 9, MAIN)
        + path("M74 8C84 8 90 14 88 24C82 22 76 20 73 17Z", WHITE, 3.4)
        + path("M86 15C89 18 89 21 88 24C85 23 82 22 80 21Z", INK, 0)
        + eyes(68, 68, 10, 2.6)
    )  # fmt: skip


def watering_can() -> str:
    """Half full, says the neighbor."""
    return (
        line("M66 42C96 34 98 76 68 80", INK, 13)
        + line("M66 42C96 34 98 76 68 80", SHADE, 5)
        + path("M32 66L14 38L22 34L42 52Z", MAIN)
        + path("M6 38L24 26L27 33L10 45Z", STEEL, 3.6)
        + form(
            "M30 42L70 42L74 92C62 98 38 98 26 92Z", MAIN,
            path("M58 42L70 42L74 92C70 94 66 95 60 96Z", SHADE, 0),
            line("M37 52L35 78", LIGHT, 5),
        )
        + line("M36 40C38 18 62 18 64 40", INK, 11)
        + line("M36 40C38 18 62 18 64 40", LIGHT, 4)
        + ellipse(50, 42, 20, 5, SHADE, 3.6)
        + path("M8 52C11 57 11 60 8 61C5 60 5 57 8 52ZM17 58C20 63 20 66 17 67C14 66 14 63 17 58Z", "#5fb4f2", 2.6)
    )  # fmt: skip


def lawnmower() -> str:
    """Sunday, seven in the morning."""
    return (
        line("M58 62L84 16L94 16", INK, 10)
        + line("M58 62L84 16L94 16", IRON, 4)
        + form(
            "M10 78C10 62 20 56 34 56L72 56C80 56 84 64 84 78Z", MAIN,
            path("M10 78C10 74 11 71 12 68L83 68C84 71 84 74 84 78Z", SHADE, 0),
            line("M22 63C25 61 29 60 34 60", LIGHT, 4),
        )
        + box(32, 36, 30, 22, 6, STEEL)
        + box(38, 28, 18, 10, 4, NIGHT)
        + line("M38 45L56 45M38 51L56 51", IRON, 3.4)
        + circle(24, 82, 13, NIGHT) + circle(24, 82, 5, STEEL, 3)
        + circle(72, 83, 12, NIGHT) + circle(72, 83, 4.6, STEEL, 3)
        + line("M40 95L43 86M48 95L50 87M56 95L55 86", LEAF, 4)
    )  # fmt: skip


def umbrella() -> str:
    """Borrowed, never returned."""
    return (
        line("M50 48L50 84C50 96 66 96 66 84", INK, 10)
        + line("M50 48L50 84C50 96 66 96 66 84", WOOD, 4)
        + line("M50 12L50 6", INK, 6)
        + form(
            "M6 54C8 28 28 12 50 12C72 12 92 28 94 54C86 48 78 48 72 54C66 48 56 46 50 54C44 46 34 48 28 54C22 48 14 48 6 54Z",
            MAIN,
            path("M50 12C72 12 92 28 94 54C86 48 78 48 72 54C70 36 62 22 50 12Z", SHADE, 0),
            path("M50 12C36 22 30 36 28 54C22 48 14 48 6 54C8 28 28 12 50 12Z", LIGHT, 0),
        )
        + line("M50 12C36 22 30 36 28 52M50 12C64 22 70 36 72 52", INK, 3)
    )  # fmt: skip


def letterbox() -> str:
    """Somebody else's post."""
    return (
        box(44, 58, 12, 38, 2, WOOD)
        + ellipse(50, 96, 16, 2.5, LEAF, 3)
        + form(
            "M12 60L12 38C12 22 36 22 36 38L88 38L88 60Z", MAIN, path("M12 50L88 50L88 60L12 60Z", SHADE, 0)
        )
        + form("M24 26L74 26C84 26 90 32 90 40L90 62L38 62L38 40C38 32 34 26 24 26Z", MAIN,
               path("M38 50L90 50L90 62L38 62Z", SHADE, 0), line("M46 32L70 32", LIGHT, 4))
        + path("M12 62L12 40C12 20 38 20 38 40L38 62Z", NIGHT)
        + path("M6 46L30 40L33 56L9 62Z", WHITE, 3.4)
        + line("M7 47L20 51L29 41", INK, 2.6)
        + line("M68 44L68 14", INK, 5) + path("M68 12L84 12L84 22L68 22Z", GOLD, 3.6)
    )  # fmt: skip


def bin() -> str:  # noqa: A001 - the file's name
    """One neighbor's trash."""
    return (
        form(
            "M22 34L78 34L72 96L28 96Z", MAIN,
            path("M62 34L78 34L72 96L60 96Z", SHADE, 0),
            line("M30 44L33 84", LIGHT, 5),
        )
        + line("M43 46L44 84M56 46L55 84", INK, 3.4)
        + path("M14 34C14 26 20 22 28 22L72 22C80 22 86 26 86 34Z", MAIN)
        + line("M24 28L50 28", LIGHT, 4)
        + path("M40 22C40 12 60 12 60 22", "none")
        + path("M60 22L70 8L76 12L72 22Z", "#ffe08a", 3.4)
    )  # fmt: skip


def wheelbarrow() -> str:
    """Full of what was there before."""
    return (
        line("M93 40L70 46L52 80", INK, 10) + line("M93 40L70 46L52 80", WOOD, 4)
        + line("M72 52L76 92", INK, 8) + line("M72 52L76 91", WOOD, 3)
        + path("M16 44C20 26 30 30 36 24C44 18 52 30 60 30C68 30 70 38 70 44Z", BARK)
        + line("M34 34L36 30M48 36L52 34", "#b07a4c", 3.4)
        + form(
            "M6 42L82 42L68 70C60 74 38 74 30 68Z", MAIN,
            path("M13 50L78 50L68 70C60 74 38 74 30 68Z", SHADE, 0),
            line("M18 47L44 47", LIGHT, 3.6),
        )
        + circle(28, 82, 14, NIGHT) + circle(28, 82, 5, STEEL, 3)
        + line("M28 82L44 70", INK, 4)
    )  # fmt: skip


def ladder() -> str:
    """Over the fence in no time."""
    rungs = "".join(line(f"M{34 - y * 0.1:g} {y}L{66 + y * 0.1:g} {y}", INK, 11) for y in (22, 38, 54, 70, 86))
    lit = "".join(line(f"M{34 - y * 0.1:g} {y}L{66 + y * 0.1:g} {y}", LIGHT, 4) for y in (22, 38, 54, 70, 86))
    return (
        rungs + lit
        + line("M34 8L24 94", INK, 13) + line("M34 8L24 94", MAIN, 6)
        + line("M66 8L76 94", INK, 13) + line("M66 8L76 94", SHADE, 6)
    )  # fmt: skip


def kite() -> str:
    """In the neighbor's tree by four."""
    return (
        line("M58 66C66 76 44 80 52 92C54 96 60 96 62 92", INK, 3.4)
        + path("M60 74L70 70L68 80ZM48 80L40 76L44 87Z", GOLD, 3)
        + form(
            "M64 4L88 34L58 68L18 32Z", MAIN,
            path("M64 4L88 34L52 33Z", SHADE, 0), path("M52 33L58 68L18 32Z", LIGHT, 0),
        )
        + line("M64 4L58 68M18 32L88 34", INK, 3)
    )  # fmt: skip


def pumpkin() -> str:
    """It has seen your garden."""
    return (
        path("M46 28C46 18 42 14 36 10L46 6C54 12 56 18 56 28Z", LEAF)
        + form(
            "M50 28C74 16 98 34 94 62C92 86 74 98 50 94C26 98 8 86 6 62C2 34 26 16 50 28Z", MAIN,
            path("M68 23C86 24 97 42 94 62C92 86 74 98 56 95C80 82 82 44 68 23Z", SHADE, 0),
            line("M20 46C18 52 18 58 19 62", LIGHT, 5),
        )
        + line("M50 30L50 36M33 27C29 32 27 36 26 40M67 27C71 32 73 36 74 40", INK, 3.4)
        + path("M28 56L40 44L44 58ZM72 56L60 44L56 58Z", GOLD, 3.4)
        + path("M26 68C40 74 60 74 74 68C70 84 62 86 50 86C38 86 30 84 26 68Z", GOLD, 3.4)
        + path("M44 72L44 79L52 79L52 72Z", MAIN, 3)
    )  # fmt: skip


def mushroom() -> str:
    """Came up overnight."""
    return (
        form(
            "M38 52C40 68 36 82 32 94C42 98 58 98 68 94C64 82 60 68 62 52Z", WHITE,
            path("M56 54C56 70 58 84 60 95L68 94C64 82 60 68 62 52Z", "#ddd2dc", 0),
        )
        + form(
            "M6 54C8 26 28 8 50 8C72 8 92 26 94 54C80 62 20 62 6 54Z", MAIN,
            path("M62 10C80 16 92 32 94 54C88 58 80 59 72 60C78 44 74 24 62 10Z", SHADE, 0),
            circle(34, 30, 9, WHITE, 0), circle(60, 24, 6, WHITE, 0), circle(58, 46, 8, WHITE, 0),
            circle(20, 48, 5, WHITE, 0), circle(80, 42, 6, WHITE, 0),
        )
        + eyes(43, 57, 74, 3)
        + line("M46 82C48 84 52 84 54 82", INK, 3)
    )  # fmt: skip
