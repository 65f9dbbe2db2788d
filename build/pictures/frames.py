"""Card furniture above the picture, without words: one frame of 300 by 420 for each kind of card.

The picture lies under the hole: 276 by 207 at (12, 12) on Creatures and Beasts, 272 by 204 at (14, 14) on Runes,
260 by 195 at (20, 92) on Spells and Curses, 168 by 126 at (26, 268) on Regulations, 256 by 192 at (22, 22) on Roles.
"""

from __future__ import annotations

from functools import partial

from pictures.card_shapes import HEIGHT, KINDS, RADIUS, SPECIES, WIDTH, badge, edge, window
from pictures.drawing import area, border, dot, group, inked, punched, rectangle, star, stroke
from pictures.gallery import part
from pictures.icons import crest
from pictures.objects import paw_print
from pictures.palette import INK, light

HEDGE = "#3f8646"
LEAF_COLORS = ("#7cc05a", "#5faa49", "#2c6541")


def creature_frame(kind: str, is_hexed: bool = False) -> str:
    """Pickets, name board, paper; a hexed Creature keeps its badge, but its border is hedge."""
    card = KINDS[kind]
    dusk = kind in ("beast", "sacrificial")
    paper, picket, ground = ("#efe4f7", "#2b1842", "#374f4a") if dusk else ("#fff6e0", "#fffdf4", "#8fc95d")
    drawn = ""
    for left in range(13, 13 + 12 * 23, 23):
        drawn += area(f"M{left} 240V208L{left + 9} 196L{left + 18} 208V240Z", picket, 2.2)
    drawn += punched(window(12, 12, 276, 224, 12), HEDGE if is_hexed else card.color)
    drawn += _border_leaves() if is_hexed else ""
    drawn += rectangle(12, 232, 276, 176, paper, 12) + rectangle(12, 232, 276, 14, ground)
    drawn += rectangle(20, 214, 260, 45, "#3b2358" if dusk else "#fffdf4", 12, 4)
    drawn += rectangle(25, 219, 250, 35, "#4b2a78" if dusk else "#fff1d0", 8)
    drawn += "".join(dot(x, y, 2, INK) for x in (30, 270) for y in (224, 249))
    drawn += badge(card.glyph, card.color, "#8dff5a" if dusk else "#fffbe8", ring=True, scale=0.66)
    if kind == "beast":
        drawn += rectangle(70, 16, 216, 34, "#2b1842", 17, 4)
        drawn += rectangle(72, 18, 212, 30, "#1a0c2a", 15)
        drawn += border(73, 19, 210, 28, "#8dff5a", 2, 14)
    return drawn + edge()


def _border_leaves() -> str:
    """Leaves growing round the border of a hexed card."""
    return "".join(_border_leaf(index, index / 40 * 2 * (WIDTH + HEIGHT - 12)) for index in range(40))


def _border_leaf(index: int, distance: float) -> str:
    """A leaf at a distance along the border, clockwise from the upper left corner."""
    width, height = WIDTH - 12, HEIGHT - 12
    if distance < width:
        x, y, along = 6 + distance, 6.0, 0
    elif distance < width + height:
        x, y, along = WIDTH - 6, 6 + distance - width, 90
    elif distance < 2 * width + height:
        x, y, along = WIDTH - 6 - (distance - width - height), HEIGHT - 6, 180
    else:
        x, y, along = 6, HEIGHT - 6 - (distance - 2 * width - height), 270
    leaf = area("M-11 0Q0 -9 12 0Q0 9 -11 0Z", LEAF_COLORS[index % 3], 1.6)
    return group(leaf, x, y, 1, along + (24 if index % 2 else -24))


def collar_strap() -> str:
    """The collar over the upper right corner: this Creature wears one."""
    drawn = inked("M204 0H246L300 54V96Z", "tomato", 3)
    drawn += stroke("M216 3L297 84M238 3L297 62", 2, light("tomato", 0.5))
    drawn += dot(222, 11, 2.6, INK) + dot(290, 79, 2.6, INK)
    buckle = border(-17, -21, 34, 42, INK, 10, 5) + border(-17, -21, 34, 42, "#f2b233", 5, 5)
    drawn += group(buckle, 256, 45, 1, 45)
    drawn += stroke("M256 56V66", 5)
    drawn += dot(256, 82, 18, "sun", line=3.6)
    drawn += dot(250, 76, 4.4, "#fff3c0")
    return drawn + group(paw_print("brass"), 246, 73, 0.42)


def rune_frame(forbidden: bool) -> str:
    """Enamel, four rivets, a chrome name badge, a panel."""
    panel, glow = ("#2b1842", "#8dff5a") if forbidden else ("#16525c", "#ffcf4a")
    drawn = punched(window(14, 14, 272, 204, 16), "#6c3f96" if forbidden else "#e9dcc0")
    drawn += rectangle(14, 226, 272, 180, panel, 14, 4)
    drawn += border(19, 231, 262, 170, glow, 2, 10, 0.7)
    plate = "M30 204H270L284 228L270 252H30L16 228Z"
    drawn += area(plate, "#c9d4dc", 6) + area(plate, "#f4f8fa") + area("M20 234L30 252H270L280 234Z", "#c9d4dc")
    drawn += badge("bolt", panel, glow)
    drawn += "".join(dot(x, y, 3.6, "#b9a882", line=1.6) for x in (8, 292) for y in (8, 412))
    return drawn + edge()


def advertisement_frame(curse: bool) -> str:
    """A magazine page: a wave for the title, a television shape for the picture, a burst seal."""
    paper, band, accent, burst = "#fff3d9", "#e0553c", "#25a19a", "#ffcf4a"
    if curse:
        paper, band, accent, burst = "#efe4f7", "#4b2a78", "#6c3f96", "#8dff5a"
    drawn = punched(window(20, 92, 260, 195, 30), paper)
    drawn += border(20, 92, 260, 195, INK, 4, 30)
    corner = f"A{RADIUS} {RADIUS} 0 0 1"
    wave = f"M20 0H280{corner} 300 20V66Q228 96 150 82Q70 68 0 92V20{corner} 20 0Z"
    drawn += area(wave, band) + stroke("M0 98Q70 74 150 88Q228 102 300 72", 4, accent)
    drawn += area("M0 404V400H300V404Q300 420 280 420H20Q0 420 0 404Z", accent)
    drawn += inked(star(256, 122, 33, 14, 0.8, 8), burst, 3)
    return drawn + crest("eye" if curse else "wand", INK, burst, 256, 122, 0.68) + edge()


def regulation_frame() -> str:
    """A letter of the HOA: crest, rules, and a snapshot under a paper clip."""
    line, paper = "#4b5166", "#fbf4e2"
    drawn = punched(window(26, 268, 168, 126, 3), paper)
    drawn += rectangle(0, 138, 300, 2, "#e8dcc0") + rectangle(0, 262, 300, 2, "#e8dcc0")
    drawn += rectangle(14, 14, 272, 3, line) + rectangle(14, 20, 272, 1.4, line) + rectangle(14, 72, 272, 2, line)
    drawn += dot(40, 46, 18, line) + dot(40, 46, 15, paper)
    drawn += area("M40 34L52 44H49V56H31V44H28Z", line) + rectangle(37, 48, 6, 8, paper)
    drawn += border(22, 264, 176, 134, "#ffffff", 8) + border(17.5, 259.5, 185, 143, INK, 2.6)
    return drawn + stroke("M50 284V246q0 -8 8 -8t8 8v32q0 5 -5 5t-5 -5v-26", 3.4, "#8b93a8") + edge()


def role_frame(nefarious: bool) -> str:
    """A front door: a portrait window, a plate for the name, a paper panel."""
    wood, plate, paper = ("#2b1842", "#b9d69a", "#efe4f7") if nefarious else ("#2f4f86", "#ffcf4a", "#fff6e0")
    drawn = punched(window(22, 22, 256, 192, 60), wood)
    drawn += border(22, 22, 256, 192, plate, 6, 60) + border(18, 18, 264, 200, INK, 3, 63)
    drawn += rectangle(22, 256, 256, 146, paper, 12, 3)
    drawn += rectangle(18, 198, 264, 50, plate, 10, 4.5)
    drawn += rectangle(24, 204, 252, 38, light(plate, 0.45), 6)
    return drawn + "".join(dot(x, y, 2.4, INK) for x in (30, 270) for y in (210, 236)) + edge()


def _enter() -> None:
    frames = {f"creature-{species}": creature_frame(species) for species in SPECIES}
    frames |= {f"hexed-{species}": creature_frame(species, is_hexed=True) for species in SPECIES}
    frames |= {kind: creature_frame(kind) for kind in ("sacrificial", "beast")}
    frames |= {"rune": rune_frame(False), "forbidden-rune": rune_frame(True)}
    frames |= {"spell": advertisement_frame(False), "curse": advertisement_frame(True)}
    frames |= {"regulation": regulation_frame(), "role": role_frame(False), "role-nefarious": role_frame(True)}
    for name, body in frames.items():
        part(f"frame-{name}", WIDTH, HEIGHT)(partial(str, body))
    part("collar-strap", WIDTH, HEIGHT)(collar_strap)


_enter()
