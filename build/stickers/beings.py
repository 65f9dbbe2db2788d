"""Things that look back, and what hangs in the sky."""

from __future__ import annotations

from stickers.hand import (
    GOLD,
    INK,
    LIGHT,
    MAIN,
    SHADE,
    WHITE,
    circle,
    ellipse,
    eyes,
    form,
    line,
    path,
    wide_eye,
)  # fmt: skip


def dog() -> str:
    """Yours, says the neighbor."""
    return (
        line("M76 76C92 72 92 58 88 50", INK, 13) + line("M76 76C92 72 92 58 88 50", MAIN, 6)
        + form("M30 58C24 74 24 88 26 96L80 96C84 80 76 62 62 56Z", MAIN,
               path("M66 58C78 66 84 80 80 96L64 96C72 84 72 70 66 58Z", SHADE, 0))
        + path("M34 82C34 74 46 74 47 82L48 96L32 96ZM54 82C54 74 66 74 67 82L68 96L53 96Z", WHITE, 3.6)
        + form("M22 30C22 14 36 8 48 8C60 8 74 14 74 30C76 52 64 64 48 64C32 64 20 52 22 30Z", MAIN,
               line("M34 18C37 15 41 14 45 14", LIGHT, 4.6))
        + path("M24 18C8 14 4 30 8 44C12 52 20 50 22 42ZM72 18C88 14 92 30 88 44C84 52 76 50 74 42Z", SHADE)
        + path("M34 44C36 36 60 36 62 44C66 56 58 62 48 62C38 62 30 56 34 44Z", WHITE, 3.4)
        + path("M42 41C44 38 52 38 54 41C54 46 50 48 48 48C46 48 42 46 42 41Z", INK, 0)
        + line("M48 48L48 53M42 55C44 57 47 56 48 53C49 56 52 57 54 55", INK, 3)
        + eyes(38, 58, 31, 4)
        + line("M28 66C38 72 58 72 68 66", INK, 9) + line("M28 66C38 72 58 72 68 66", GOLD, 4)
    )  # fmt: skip


def cat() -> str:
    """It was never its fault."""
    return (
        line("M76 88C96 86 94 62 82 58", INK, 13) + line("M76 88C96 86 94 62 82 58", MAIN, 6)
        + form("M30 54C20 70 18 88 24 96L76 96C82 88 80 70 70 54Z", MAIN,
               path("M64 54C80 68 82 88 76 96L60 96C70 84 70 66 64 54Z", SHADE, 0))
        + path("M40 96L40 80M60 96L60 80", "none", 3.6)
        + ellipse(50, 78, 9, 12, WHITE, 0)
        + form("M20 10L36 20C44 17 56 17 64 20L80 10L82 38C82 54 68 62 50 62C32 62 18 54 18 38Z", MAIN,
               path("M64 20L80 10L82 38C82 54 68 62 56 62C70 54 72 34 64 20Z", SHADE, 0))
        + path("M25 18L33 23L26 30ZM75 18L67 23L74 30Z", LIGHT, 0)
        + line("M50 20L50 28M42 21L43 27M58 21L57 27", SHADE, 4)
        + path("M28 38C32 30 42 32 44 40C38 44 32 44 28 38ZM72 38C68 30 58 32 56 40C62 44 68 44 72 38Z", GOLD, 3.2)
        + ellipse(37, 38, 2.4, 4.4, INK, 0) + ellipse(63, 38, 2.4, 4.4, INK, 0)
        + path("M46 46L54 46L50 50Z", "#f2a0a8", 2.6)
        + line("M44 54C47 56 49 55 50 51C51 55 53 56 56 54M24 48L10 45M24 52L11 54M76 48L90 45M76 52L89 54", INK, 2.8)
    )  # fmt: skip


def dragonet() -> str:
    """House-trained, mostly."""
    return (
        path("M68 62C78 46 90 42 95 45C92 50 94 54 90 58C92 62 87 66 88 72C82 70 74 76 68 80Z", LIGHT)
        + line("M70 90C88 92 90 84 91 80", INK, 12) + line("M70 90C88 92 90 84 91 80", MAIN, 5)
        + form("M32 56C22 72 24 90 30 96L72 96C80 84 76 66 64 56Z", MAIN,
               path("M62 56C76 66 80 84 72 96L60 96C68 84 68 68 62 56Z", SHADE, 0))
        + ellipse(46, 80, 13, 14, "#fff0c8", 3) + line("M36 76L56 76M35 83L57 83", "#d9b978", 3)
        + path("M30 16L26 2L40 10ZM62 16L68 2L54 10Z", GOLD, 3.4)
        + form("M20 34C20 16 34 10 46 10C60 10 74 18 74 34C76 50 66 62 46 62C26 62 18 50 20 34Z", MAIN,
               path("M62 15C72 20 74 28 74 34C76 50 66 62 50 62C66 54 70 30 62 15Z", SHADE, 0), line("M30 22C33 18 37 16 41 16", LIGHT, 4.6))
        + wide_eye(34, 34, 8, 4.4, 1) + wide_eye(58, 34, 8, 4.4, -1)
        + circle(41, 48, 1.8, INK, 0) + circle(51, 48, 1.8, INK, 0) + line("M36 54C42 58 50 58 56 54", INK, 3)
        + path("M6 54C11 52 14 46 20 50C16 54 16 60 8 60C10 58 8 56 4 54Z", GOLD, 3)
    )  # fmt: skip


def owl() -> str:
    """Takes notes."""
    return (
        line("M38 90L36 96M44 90L44 96M56 90L56 96M62 90L64 96", GOLD, 5)
        + form("M18 8C26 14 36 14 50 14C64 14 74 14 82 8C86 30 88 60 82 76C76 90 62 92 50 92C38 92 24 90 18 76C12 60 14 30 18 8Z", MAIN,
               path("M74 13C77 12 80 10 82 8C86 30 88 60 82 76C76 90 62 92 54 92C78 80 80 40 74 13Z", SHADE, 0))
        + path("M34 58C40 52 60 52 66 58C70 74 62 88 50 88C38 88 30 74 34 58Z", "#fff0d8", 3.2)
        + line("M42 66L46 70L50 66L54 70L58 66M42 76L46 80L50 76L54 80L58 76", LIGHT, 3.4)
        + path("M17 44C10 56 10 72 20 80C26 70 26 56 17 44ZM83 44C90 56 90 72 80 80C74 70 74 56 83 44Z", SHADE)
        + wide_eye(35, 34, 15, 8) + wide_eye(65, 34, 15, 8)
        + path("M45 42L55 42L50 53Z", GOLD, 3.2)
    )  # fmt: skip


def toad() -> str:
    """He used to be on the committee."""
    return (
        path("M18 96C4 94 4 80 16 76L34 84ZM82 96C96 94 96 80 84 76L66 84Z", SHADE)
        + form("M10 62C10 44 26 34 50 34C74 34 90 44 90 62C92 84 76 94 50 94C24 94 8 84 10 62Z", MAIN,
               path("M72 38C84 44 90 52 90 62C92 84 76 94 54 94C82 84 82 56 72 38Z", SHADE, 0),
               circle(24, 76, 4, LIGHT, 0), circle(34, 84, 3, LIGHT, 0), circle(70, 82, 4, LIGHT, 0))
        + path("M20 60C34 74 66 74 80 60C76 84 24 84 20 60Z", "#fff0c8", 3.4)
        + circle(28, 32, 15, MAIN) + circle(72, 32, 15, MAIN)
        + wide_eye(28, 32, 9, 5, 1) + wide_eye(72, 32, 9, 5, -1)
        + circle(45, 50, 1.8, INK, 0) + circle(55, 50, 1.8, INK, 0)
        + path("M36 30L40 8L46 16L50 4L54 16L60 8L64 30C56 26 44 26 36 30Z", GOLD, 3.4)
    )  # fmt: skip


def tentacle() -> str:
    """It only wanted to say hello."""
    outer = "M30 96C18 70 26 48 46 42C62 36 66 28 58 22C52 18 46 22 46 28C38 26 36 14 46 8C62 0 86 12 82 34C78 54 62 58 60 70C58 80 64 90 70 96Z"
    return (
        ellipse(50, 95, 40, 4, "#7cc7f0", 3)
        + form(outer, MAIN,
               path("M46 8C62 0 86 12 82 34C78 54 62 58 60 70C58 80 64 90 70 96L58 96C48 80 50 66 58 56C70 46 76 36 72 24C68 12 56 8 46 8Z", SHADE, 0))
        + circle(33, 78, 5, LIGHT, 3) + circle(33, 64, 4.6, LIGHT, 3) + circle(41, 53, 4.4, LIGHT, 3)
        + circle(54, 46, 4, LIGHT, 3) + circle(64, 37, 3.6, LIGHT, 3) + circle(66, 26, 3, LIGHT, 2.6)
    )  # fmt: skip


def eye() -> str:
    """Through the curtains, all day."""
    return (
        line("M20 26L12 14M38 16L35 4M62 16L65 4M80 26L88 14", INK, 5)
        + form("M4 52C18 28 34 18 50 18C66 18 82 28 96 52C82 76 66 86 50 86C34 86 18 76 4 52Z", WHITE,
               path("M4 52C18 28 34 18 50 18C66 18 82 28 96 52C82 38 66 32 50 32C34 32 18 38 4 52Z", "#e6dae6", 0))
        + circle(50, 54, 24, MAIN) + path("M50 30C63 30 74 41 74 54C74 67 63 78 50 78C62 72 64 40 50 30Z", SHADE, 0)
        + circle(50, 54, 24, "none")
        + circle(50, 54, 11, INK, 0) + circle(43, 46, 6, WHITE, 0) + circle(57, 61, 3, LIGHT, 0)
    )  # fmt: skip


def cloud() -> str:
    """Only ever over your lawn."""
    outer = "M24 76C6 76 2 52 18 46C16 28 38 22 46 32C54 14 82 20 80 42C98 42 98 76 78 76Z"
    return form(outer, MAIN,
                path("M24 76C14 76 8 70 8 62C30 70 70 68 92 58C92 68 88 76 78 76Z", SHADE, 0),
                line("M26 44C28 38 32 36 37 36M58 32C61 28 65 27 68 28", LIGHT, 5)) + eyes(42, 58, 54, 3.6) + line(
        "M45 62C48 65 52 65 55 62", INK, 3)  # fmt: skip


def lightning() -> str:
    """An act of somebody."""
    return form("M58 4L18 54L44 56L34 96L82 42L54 40L72 6Z", MAIN,
                path("M72 6L54 40L82 42L34 96L46 60L60 50L42 46L64 5Z", SHADE, 0),
                line("M52 20L32 46", LIGHT, 5))  # fmt: skip


def star() -> str:
    """For effort."""
    outer = "M50 5L63 34L95 38L71 60L78 92L50 76L22 92L29 60L5 38L37 34Z"
    return (
        form(outer, MAIN, path("M50 5L63 34L95 38L71 60L78 92L50 76C66 66 66 34 50 5Z", SHADE, 0),
             line("M42 40L24 43", LIGHT, 5))
        + eyes(42, 58, 52, 3.6) + line("M44 62C47 66 53 66 56 62", INK, 3.4)
    )  # fmt: skip


def heart() -> str:
    """Bless it."""
    outer = "M50 92C20 70 4 52 6 32C8 12 36 6 50 28C64 6 92 12 94 32C96 52 80 70 50 92Z"
    return form(outer, MAIN, path("M84 17C92 22 94 28 94 32C96 52 80 70 50 92C48 90 45 88 42 86C76 70 90 46 84 17Z", SHADE, 0),
                line("M18 38C18 30 22 25 29 23", LIGHT, 6))  # fmt: skip

