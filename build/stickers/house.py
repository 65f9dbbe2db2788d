"""Things of kitchens, studies and studios."""

from __future__ import annotations

from stickers.hand import (
    BARK,
    GOLD,
    INK,
    IRON,
    LIGHT,
    MAIN,
    NIGHT,
    SHADE,
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


def teapot() -> str:
    """Gossip is poured hot."""
    return (
        line("M74 50C98 44 98 80 70 80", INK, 13) + line("M74 50C98 44 98 80 70 80", SHADE, 5)
        + path("M28 76C14 72 14 52 6 44L18 42C24 48 24 56 32 58Z", MAIN)
        + form(
            "M50 36C74 36 82 52 80 68C78 86 68 94 50 94C32 94 22 86 20 68C18 52 26 36 50 36Z", MAIN,
            path("M62 38C78 42 82 56 80 68C78 86 68 94 54 94C70 82 72 56 62 38Z", SHADE, 0),
            line("M32 54C29 60 29 66 30 70", LIGHT, 5),
        )
        + path("M32 40C36 28 64 28 68 40C60 44 40 44 32 40Z", LIGHT, 3.6)
        + circle(50, 26, 6, MAIN)
        + line("M6 36C2 30 10 26 6 20M14 34C11 29 17 26 14 20", IRON, 3)
        + circle(44, 70, 5, WHITE, 0) + circle(54, 64, 5, WHITE, 0) + circle(56, 75, 5, WHITE, 0)
        + circle(51, 70, 3.4, GOLD, 0)
    )  # fmt: skip


def cauldron() -> str:
    """Today: leftovers."""
    return (
        path("M26 88L20 96L30 96L36 90ZM74 88L80 96L70 96L64 90Z", NIGHT)
        + circle(34, 20, 6, MAIN, 3.4) + circle(58, 12, 8, LIGHT, 3.4) + circle(70, 26, 4.6, MAIN, 3)
        + path("M18 42C18 34 28 38 30 34C34 26 44 32 50 34C58 28 66 28 70 36C74 36 82 36 82 42Z", MAIN)
        + form(
            "M12 44L88 44C96 66 84 94 50 94C16 94 4 66 12 44Z", NIGHT,
            path("M74 44L88 44C96 66 84 94 54 94C76 84 80 62 74 44Z", "#37304f", 0),
            line("M22 58C21 66 24 72 28 77", "#7d76a0", 5),
        )
        + box(8, 38, 84, 12, 6, "#5f5882")
        + path("M56 50C56 60 64 62 64 52L64 50Z", SHADE, 3) + line("M40 50L40 55", MAIN, 5)
    )  # fmt: skip


def book() -> str:
    """Do not read aloud."""
    return (
        form("M20 16C20 10 24 8 28 8L82 8L82 92L28 92C24 92 20 90 20 84Z", MAIN,
             path("M66 8L82 8L82 92L66 92Z", SHADE, 0))
        + path("M20 84C20 78 24 76 28 76L82 76L82 88L28 88C24 88 20 88 20 84Z", WHITE, 3.6)
        + line("M32 82L74 82", "#cfc4d2", 2.6)
        + line("M32 14L32 70", LIGHT, 4)
        + circle(56, 42, 17, SHADE, 3.6)
        + ellipse(56, 42, 12, 8, WHITE, 3) + circle(56, 42, 4.4, INK, 0)
        + path("M66 76L76 76L76 97L71 92L66 97Z", GOLD, 3)
    )  # fmt: skip


def key() -> str:
    """It fits next door."""
    return (
        path("M54 42L90 78L90 90L80 90L80 82L72 82L72 74L64 74L46 56Z", SHADE)
        + form("M32 6C48 6 60 18 60 33C60 48 48 60 33 60C18 60 6 48 6 33C6 18 18 6 32 6Z", MAIN,
               path("M54 16C58 20 60 26 60 33C60 48 48 60 33 60C27 60 21 58 17 54C40 58 56 40 54 16Z", SHADE, 0))
        + circle(29, 29, 9, WHITE, 4)
        + line("M14 28C16 20 21 16 27 14", LIGHT, 4.6)
    )  # fmt: skip


def candle() -> str:
    """For rituals and power cuts."""
    return (
        ellipse(50, 88, 36, 9, GOLD) + line("M84 86C98 82 98 96 86 92", INK, 4)
        + form("M36 40L64 40L64 84C60 89 40 89 36 84Z", MAIN, path("M54 40L64 40L64 84C62 86 58 87 54 87Z", SHADE, 0),
               line("M42 50L42 74", LIGHT, 4.6))
        + path("M36 40C36 34 64 34 64 40C64 44 62 46 61 52C60 56 56 56 55 50C54 46 50 46 48 48C46 54 44 56 42 50C40 46 36 46 36 40Z", LIGHT, 3.6)
        + line("M50 38L50 30", INK, 4)
        + path("M50 4C60 14 62 20 60 26C58 32 42 32 40 26C38 20 46 16 50 4Z", GOLD)
        + path("M50 16C54 21 55 24 54 26C52 29 48 29 46 26C45 23 48 21 50 16Z", "#fff0b8", 0)
    )  # fmt: skip


def skull_mug() -> str:
    """Monday."""
    return (
        line("M76 46C98 42 98 76 74 76", INK, 12) + line("M76 46C98 42 98 76 74 76", SHADE, 4.6)
        + line("M36 24C30 16 42 14 36 6M52 24C46 16 58 14 52 6M68 24C63 17 73 14 68 8", IRON, 3.4)
        + form("M18 32L80 32L77 86C75 96 23 96 21 86Z", MAIN, path("M66 32L80 32L77 86C76 90 72 92 64 93Z", SHADE, 0),
               line("M26 44L27 74", LIGHT, 4.6))
        + ellipse(49, 32, 31, 7, BARK)
        + path("M32 58C32 46 40 42 49 42C58 42 66 46 66 58C66 64 64 68 60 70L60 80L38 80L38 70C34 68 32 64 32 58Z", WHITE, 3.6)
        + circle(42, 58, 5, INK, 0) + circle(56, 58, 5, INK, 0) + path("M49 64L52 70L46 70Z", INK, 0)
        + line("M45 74L45 79M53 74L53 79", INK, 2.6)
    )  # fmt: skip


def trophy() -> str:
    """Best lawn, disputed."""
    return (
        line("M26 20C4 18 8 52 34 52M74 20C96 18 92 52 66 52", INK, 11)
        + line("M26 20C4 18 8 52 34 52M74 20C96 18 92 52 66 52", MAIN, 4)
        + path("M44 56L56 56L58 78L42 78Z", SHADE)
        + form("M22 8L78 8C80 42 70 60 50 62C30 60 20 42 22 8Z", MAIN,
               path("M64 8L78 8C80 42 70 60 52 62C64 50 66 28 64 8Z", SHADE, 0), line("M32 16C32 28 34 36 38 44", LIGHT, 5))
        + path("M50 18L54 27L63 28L56 34L58 43L50 38L42 43L44 34L37 28L46 27Z", WHITE, 3)
        + box(26, 78, 48, 18, 4, BARK) + box(38, 84, 24, 6, 1, GOLD, 2.6)
    )  # fmt: skip


def pie() -> str:
    """Cooling on the sill, for a moment."""
    return (
        line("M34 30C28 22 40 20 34 10M50 28C44 20 56 18 50 8M66 30C60 22 72 20 66 10", IRON, 3.6)
        + path("M12 62L88 62L78 90C70 96 30 96 22 90Z", STEEL)
        + line("M28 70L32 88M42 72L44 91M58 72L56 91M72 70L68 88", IRON, 3.4)
        + form("M10 60C14 42 32 36 50 36C68 36 86 42 90 60C70 68 30 68 10 60Z", "#eeb564",
               path("M20 56C26 46 38 42 50 42C62 42 74 46 80 56C66 62 34 62 20 56Z", MAIN, 0),
               path("M62 43C70 45 77 50 80 56C74 59 66 60 58 60C64 56 66 50 62 43Z", SHADE, 0),
               line("M30 58L50 42M44 61L70 45M50 42L74 58M30 46L58 61", "#f7d08a", 5))
        + path("M6 60C12 54 16 60 22 62C28 60 32 66 38 66C44 62 50 68 56 66C62 62 68 68 74 64C80 60 88 54 94 60C92 68 84 70 78 70C60 76 40 76 22 70C16 70 8 68 6 60Z", "#eeb564", 3.6)
    )  # fmt: skip


def flask() -> str:
    """Shaken, then regretted."""
    return (
        box(38, 6, 24, 10, 4, WOOD)
        + form("M42 16L58 16L58 42L86 82C90 90 86 96 78 96L22 96C14 96 10 90 14 82L42 42Z", "#eaf4fb",
               path("M29 60L71 60L86 82C90 90 86 96 78 96L22 96C14 96 10 90 14 82Z", MAIN, 0),
               path("M62 60L71 60L86 82C90 90 86 96 78 96L66 96C74 84 70 70 62 60Z", SHADE, 0),
               ellipse(50, 60, 22, 4, LIGHT, 0))
        + line("M47 22L47 43L36 58", WHITE, 4.6)
        + circle(36, 78, 5, LIGHT, 3) + circle(54, 84, 4, LIGHT, 3) + circle(52, 70, 3, LIGHT, 2.6)
    )  # fmt: skip


def gear() -> str:
    """One is always left over."""
    teeth = "".join(
        f'<g transform="rotate({angle} 50 50)">{box(41, 4, 18, 20, 4, MAIN)}</g>' for angle in range(0, 360, 45)
    )
    return (
        teeth
        + form("M50 16C69 16 84 31 84 50C84 69 69 84 50 84C31 84 16 69 16 50C16 31 31 16 50 16Z", MAIN,
               path("M70 23C79 29 84 39 84 50C84 69 69 84 50 84C43 84 36 82 31 78C62 80 78 54 70 23Z", SHADE, 0),
               line("M27 42C30 34 35 29 42 27", LIGHT, 5))
        + circle(50, 50, 14, WHITE)
    )  # fmt: skip


def robot() -> str:
    """It mows. It judges."""
    return (
        line("M50 18L50 8", INK, 5) + circle(50, 7, 5, GOLD, 3)
        + line("M22 62C10 64 8 74 12 82M78 62C90 64 92 74 88 82", INK, 11)
        + line("M22 62C10 64 8 74 12 82M78 62C90 64 92 74 88 82", STEEL, 4)
        + box(32, 84, 13, 12, 3, IRON) + box(55, 84, 13, 12, 3, IRON)
        + form("M24 56L76 56L72 88L28 88Z", MAIN, path("M62 56L76 56L72 88L60 88Z", SHADE, 0))
        + box(38, 64, 24, 14, 3, NIGHT, 3.4) + line("M42 71L46 71L48 67L52 75L54 71L58 71", "#8ff0b0", 2.6)
        + form("M20 24C20 20 24 18 28 18L72 18C76 18 80 20 80 24L80 48C80 52 76 54 72 54L28 54C24 54 20 52 20 48Z", MAIN,
               path("M66 18L72 18C76 18 80 20 80 24L80 48C80 52 76 54 72 54L66 54Z", SHADE, 0), line("M28 24L44 24", LIGHT, 4))
        + circle(37, 36, 9, WHITE, 3.4) + circle(63, 36, 9, WHITE, 3.4) + eyes(39, 61, 37, 4)
        + line("M42 49L58 49", INK, 3.4)
    )  # fmt: skip


def rocket() -> str:
    """Over the hedge and far away."""
    return (
        path("M38 78C34 88 42 92 50 98C58 92 66 88 62 78Z", GOLD) + path("M44 78C42 86 46 88 50 91C54 88 58 86 56 78Z", "#fff0b8", 0)
        + path("M32 52C18 58 16 70 18 80L36 72ZM68 52C82 58 84 70 82 80L64 72Z", SHADE)
        + form("M50 2C66 14 72 36 70 58C69 68 66 74 64 78L36 78C34 74 31 68 30 58C28 36 34 14 50 2Z", WHITE,
               path("M58 10C68 22 72 40 70 58C69 68 66 74 64 78L56 78C62 58 64 30 58 10Z", "#d9cdd8", 0),
               path("M50 2C58 8 64 17 67 28C58 32 42 32 33 28C36 17 42 8 50 2Z", MAIN, 0))
        + line("M33 28C42 32 58 32 67 28", INK, 3.4)
        + circle(50, 46, 9, "#7cc7f0", 3.6) + line("M45 44C46 42 48 41 50 41", WHITE, 3)
        + path("M46 62L54 62L54 84L50 88L46 84Z", MAIN, 3.6)
    )  # fmt: skip


def ray_gun() -> str:
    """For moles, officially."""
    return (
        path("M46 54L66 54L74 90C70 96 58 96 54 92Z", WOOD)
        + line("M46 62C38 64 38 74 48 74", INK, 4.6)
        + form("M20 28L70 24C86 24 94 32 94 42C94 52 86 58 70 58L34 58C24 58 18 50 18 42Z", MAIN,
               path("M18 42L94 42C94 52 86 58 70 58L34 58C24 58 18 50 18 42Z", SHADE, 0), line("M40 33L66 31", LIGHT, 4.6))
        + box(12, 26, 8, 30, 3, STEEL, 3.6) + box(26, 22, 7, 38, 3, STEEL, 3.6) + box(40, 24, 7, 36, 3, STEEL, 3.6)
        + circle(8, 41, 6, GOLD, 3.4)
        + circle(76, 40, 7, GOLD, 3.4)
        + path("M62 24L70 12L80 12L80 25Z", NIGHT)
    )  # fmt: skip

