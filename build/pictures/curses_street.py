"""Curses on the whole street.

A picture is 320 by 240. It is dusk, the light comes from below and is green; the upper right corner (x over
248, y under 78) lies under the burst seal and stays free.
"""

from __future__ import annotations

import math

from pictures.drawing import HEIGHT, WIDTH, area, cable, dot, group, inked, rectangle, shadow, silhouette, stroke
from pictures.faces import eyes, mouth
from pictures.gallery import picture
from pictures.objects import toaster
from pictures.palette import INK, shade
from pictures.scenes import dusk
from pictures.shapes import blob, ellipse, polygon, taper, tube
from pictures.suburb import house
from pictures.things import box, coin, faint, glow, note
from pictures.things_night import dusk_sky, green_moon, hooded_head


def price_digit(
    kind: str, x: float, y: float, size: float = 1.0, turn: float = 0.0, fill: str = "#fff6e0", edge: str | None = None
) -> str:
    """A digit of the price: 9, 0 or 5, with an edge."""
    path = {
        "9": "M9 -6Q9 -18 0 -18Q-10 -18 -10 -7Q-10 2 0 2Q9 2 9 -7V6Q8 18 -8 18",
        "0": "M0 -18Q-11 -18 -11 0Q-11 18 0 18Q11 18 11 0Q11 -18 0 -18Z",
        "5": "M9 -18H-7L-9 -3Q-4 -7 2 -6Q11 -4 10 6Q8 18 -3 18Q-8 18 -11 14",
    }[kind]
    return group(stroke(path, 14, edge or INK) + stroke(path, 7.4, fill), x, y, size, turn)


def small_bat(
    x: float, y: float, size: float = 1.0, turn: float = 0.0, bag: str | None = None, fill: str = "#2b1842"
) -> str:
    """A small bat, perhaps with luggage."""
    figure = ""
    if bag:
        figure += stroke("M-6 12L-6 26M8 12L8 26", 3)
        figure += box(-16, 26, 34, 24, bag, 4, 3, 3)
        figure += rectangle(-4, 21, 10, 6, "none", 2, 2.8)
        figure += stroke("M-8 27V49M10 27V49", 2.2, shade(bag, 0.4))
    figure += (
        inked(
            "M0 -6Q-22 -34 -62 -26Q-50 -14 -52 4Q-40 -6 -32 8Q-22 -4 -10 10Q0 0 10 10Q22 -4 32 8Q40 -6 52 4"
            "Q50 -14 62 -26Q22 -34 0 -6Z",
            fill, 2.4,
        )
        if fill != "#2b1842"
        else inked(
            "M0 -6Q-22 -34 -62 -26Q-50 -14 -52 4Q-40 -6 -32 8Q-22 -4 -10 10Q0 0 10 10Q22 -4 32 8Q40 -6 52 4"
            "Q50 -14 62 -26Q22 -34 0 -6Z",
            "#5d3c86", 2.6,
        )
    )
    figure += silhouette(
        [ellipse(0, -2, 17, 16), polygon((-14, -10), (-15, -30), (-3, -16)), polygon((14, -10), (15, -30), (3, -16))],
        "#7a55a8", 2.8, 2,
    )
    figure += dot(-6, -4, 5, "#d6ff9c", 5.6, line=2)
    figure += dot(7, -4, 5, "#d6ff9c", 5.6, line=2)
    figure += dot(-5, -3, 2, INK)
    figure += dot(8, -3, 2, INK)
    figure += area("M-4 6l2.6 6l2.6 -6ZM3 6l2.6 6l2.6 -6Z", "white", 1.4)
    return group(figure, x, y, size, turn)


def _doily() -> str:
    """The doily under the cake."""
    drawing = silhouette(
        [
            ellipse(160 + 132 * math.cos(angle), 206 + 24 * math.sin(angle), 14, 8)
            for angle in (index * math.tau / 22 for index in range(22))
        ],
        "#efe6fa", 3, 0,
    )
    drawing += dot(160, 206, 132, "#efe6fa", 24)
    drawing += "".join(
        dot(160 + 122 * math.cos(angle), 206 + 20 * math.sin(angle), 3.4, "#4a2c70", 2.4)
        for angle in (index * math.tau / 26 for index in range(26))
    )
    return drawing + dot(160, 208, 100, "#d8c8ec", 14)


def _eye_of_the_cake() -> str:
    """The eye on top, with a cherry for a crown."""
    drawing = dot(160, 126, 38, "glow", 24, 0.3)
    drawing += area("M120 128Q160 84 200 128Q160 156 120 128Z", INK, 4)
    drawing += area("M124 128Q160 92 196 128Q160 150 124 128Z", "#d6ff9c")
    drawing += dot(160, 124, 15, "#5fc23a", 16)
    drawing += dot(160, 124, 4.4, INK, 14)
    drawing += dot(155, 116, 3.4, "white")
    drawing += stroke("M268 92q16 8 14 26M284 84q22 14 18 42M52 92q-16 8 -14 26M36 84q-22 14 -18 42", 4.4, "#8dff5a")
    return drawing


@picture("forbidden-fruitcake")
def forbidden_fruitcake() -> str:
    """Six hundred years in the family, and still beating."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#4a2c70")
    drawing += "".join(rectangle(x, 0, 20, 190, "#432765") for x in range(0, 320, 40))
    drawing += rectangle(0, 186, WIDTH, 54, "#2f1a4a")
    drawing += rectangle(0, 180, WIDTH, 8, "#6c4a94")
    for x, hat in ((52, "bonnet"), (128, "none"), (206, "hat")):
        drawing += dot(x, 54, 28, "#8a6a4a", 34, line=3)
        drawing += dot(x, 54, 22, "#2b1842", 28)
        drawing += silhouette([taper([(x, 66), (x, 80)], (20, 36), (1, 0.3)), ellipse(x, 52, 11, 12)], "#5d3c86", 0, 0)
        drawing += dot(x - 4, 52, 2, "#8dff5a")
        drawing += dot(x + 4, 52, 2, "#8dff5a")
        drawing += (
            rectangle(x - 12, 36, 24, 5, "#5d3c86", 2) + rectangle(x - 8, 26, 16, 11, "#5d3c86", 2)
            if hat == "hat"
            else ""
        )
    drawing += glow(160, 146, 128, steps=(1, 0.8, 0.6), opacity=0.12)
    drawing += _doily()
    # cake
    drawing += silhouette(
        [blob((62, 132), (62, 188), (84, 206), (160, 212), (236, 206), (258, 188), (258, 132), (160, 116))],
        "#7a4526", rim=8, dark="#4a2436",
    )
    drawing += dot(160, 128, 98, "#8f5530", 34, line=7)
    drawing += dot(160, 128, 98, "#8f5530", 34)
    drawing += dot(160, 126, 90, "#a3653a", 28)
    drawing += inked(
        "M62 132Q70 160 84 146Q92 176 106 152Q120 172 132 156Q148 186 164 158Q180 176 192 154Q206 172 218 150"
        "Q234 168 240 146Q254 156 258 132Q240 164 160 164Q80 164 62 132Z",
        "#e9ddf7", 2.5,
    )
    veins = (
        "M96 206Q100 192 92 182M140 210Q144 196 154 190Q152 182 160 176M222 206Q214 194 222 184M190 210Q186 202 192 194"
    )
    drawing += faint(veins, 8, "#8dff5a", 0.35)
    drawing += stroke(veins, 3.4, "#d6ff9c")
    for x, y, fill in (
        (92, 122, "#e5493a"), (118, 112, "#8dff5a"), (206, 112, "#f2b233"), (230, 124, "#e5493a"),
        (112, 138, "#f2b233"), (202, 142, "#e5493a"), (84, 172, "#f2b233"), (124, 184, "#e5493a"),
        (204, 176, "#b596e3"), (238, 170, "#e5493a"), (240, 194, "#f2b233"), (76, 192, "#b596e3"),
    ):
        drawing += dot(x, y, 7.4, fill, 6.4, line=2.6)
        drawing += dot(x - 2, y - 2, 2, "white", 1.6, 0.8)
    drawing += _eye_of_the_cake()
    return drawing


def _dashboard_candle(x: float, size: float) -> str:
    """A green candle on the dashboard of a ritual car."""
    candle = dot(0, -24, 13, "glow", opacity=0.3) + rectangle(-4, -14, 8, 16, "cream", 1, 2.4)
    candle += area("M-6 -16Q-7 -26 0 -36Q7 -26 6 -16Z", "#8dff5a", 2.2)
    candle += area("M-2 -17Q-2 -23 0 -27Q2 -23 2 -17Z", "#f2ffd8")
    return group(candle, x, -46, size)


def _ritual_car(x: float, y: float, size: float, fill: str) -> str:
    """A car from in front, with a hood and candles behind its windscreen."""
    car_body = inked(
        "M-70 0V-24Q-68 -42 -57 -46L-48 -108Q-44 -118 -32 -118H32Q44 -118 48 -108L57 -46Q68 -42 70 -24V0Z", fill
    )
    car_body += area("M-70 -8V-24Q-69 -30 -66 -36H66Q69 -30 70 -24V-8Z", fill)
    car_body += area("M-70 0V-14H70V0Z", shade(fill))
    car_body += area("M-49 -46L-41 -102Q-38 -109 -30 -109H30Q38 -109 41 -102L49 -46Z", "#150a22", 3)
    car_body += hooded_head(0, -70, 0.62, "#7a4fb8", "glow")
    car_body += "".join(_dashboard_candle(x, size) for x, size in ((-37, 1), (-23, 0.8), (23, 0.8), (37, 1)))
    car_body += rectangle(-46, -46, 92, 8, shade(fill, 0.4), 2, 2.6)
    car_body += dot(-50, -24, 11, "#d6ff9c", line=3)
    car_body += dot(50, -24, 11, "#d6ff9c", line=3)
    car_body += rectangle(-28, -28, 56, 14, "#2b1842", 5, 2.8)
    car_body += stroke("M-20 -21H20", 2.4, "#8b7aa8")
    car_body += rectangle(-72, -6, 144, 9, "#8b7aa8", 4, 3)
    car_body += rectangle(-60, 3, 24, 10, INK, 3)
    car_body += rectangle(36, 3, 24, 10, INK, 3)
    return group(car_body, x, y, size)


@picture("rush-hour-ritual")
def rush_hour_ritual() -> str:
    """A ritual in gridlock: candles on every dashboard and one horn in a minor key."""
    drawing = dusk_sky(120)
    drawing += green_moon(60, 44, 22)
    drawing += area("M0 110H20V84H44V110H58V66H88V110H100V92H128V110H196V78H222V110H236V96H320V240H0Z", "#2b1842")
    drawing += "".join(
        rectangle(x, y, 5, 7, "#8dff5a", opacity=0.8)
        for x, y in ((28, 92), (66, 76), (76, 90), (106, 98), (204, 88), (212, 100))
    )
    drawing += area("M90 104H230L360 240H-40Z", "#4a4260")
    drawing += stroke("M130 110L60 240M190 110L260 240", 3, "#8a7aa8")
    drawing += glow(160, 196, 150, steps=(1, 0.7, 0.45), opacity=0.1)
    drawing += _ritual_car(62, 178, 0.68, "#a0527a") + _ritual_car(262, 178, 0.68, "#5b5fae")
    drawing += _ritual_car(162, 240, 1.26, "#8052b0")
    # the horn: an E flat
    drawing += stroke("M66 212Q50 206 46 192M60 224Q38 218 32 200", 5, "#8dff5a")
    flat_sign = cable("M0 -22V10Q18 0 14 -8Q10 -14 0 -6", 8, 3.6, "#d6ff9c")
    drawing += note(136, 66, "#d6ff9c", 1.3, -8, True)
    drawing += group(flat_sign, 104, 60, 1.1, -8)
    drawing += note(206, 58, "#d6ff9c", 1.0, 10, True)
    return drawing


def _sighing_appliances() -> str:
    """Toaster, lamp, radio and fridge, with a sigh each."""
    sigh = stroke("M0 0q8 -8 16 0t16 -2", 3.6, "#b9a8d6") + stroke("M4 10q6 -6 12 0t12 -2", 3, "#b9a8d6")
    drawing = group(toaster(), 74, 226, 0.62).replace("#d9e3ea", "#9a90b4").replace("#98a9bd", "#6f6590")
    drawing += eyes("shut", (60, 194, 8, 6), (86, 194, 8, 6), "#9a90b4", (0, 0), "sad")
    drawing += mouth("frown", 74, 212, 16)
    drawing += group(sigh, 26, 178, 1, -16)
    fridge = box(-30, -104, 60, 104, "#8f86ac", 8, 5)
    fridge += stroke("M-30 -68H24", 2.6)
    fridge += rectangle(12, -94, 6, 18, "#6f6590", 2, 2.4)
    fridge += rectangle(12, -60, 6, 24, "#6f6590", 2, 2.4)
    drawing += group(fridge, 250, 230, 0.86, 4)
    drawing += eyes("shut", (238, 188, 7, 5), (260, 190, 7, 5), "#8f86ac", (0, 0), "sad")
    drawing += mouth("frown", 248, 208, 16)
    drawing += group(sigh, 276, 168, 0.9, -10)
    lamp = silhouette([tube([(0, 0), (0, -40), (10, -62), (30, -60)], 6), ellipse(0, 0, 20, 6)], "#8f86ac", 3, 1.6)
    lamp += silhouette([taper([(30, -60), (40, -38)], (12, 38), (1, 0.2))], "#a0527a", rim=2)
    drawing += group(lamp, 134, 232, 0.74)
    drawing += group(
        silhouette([polygon((-20, -34), (20, -34), (24, 0), (-24, 0))], "#8f86ac", rim=3)
        + eyes("shut", (-8, -20, 6, 4), (9, -20, 6, 4), "#8f86ac", (0, 0))
        + mouth("frown", 1, -8, 12),
        196, 232, 0.9,
    )
    return drawing


def _confetti() -> str:
    """Scraps and streamers."""
    confetti = [
        (60, 58), (44, 92), (84, 44), (102, 72), (112, 36), (70, 116), (214, 52), (226, 28), (206, 80), (260, 116),
        (274, 92), (196, 24), (40, 126), (280, 128), (104, 104), (222, 110), (92, 20), (256, 146), (62, 150),
    ]
    drawing = ""
    for index, (x, y) in enumerate(confetti):
        fill = ("#f58fb3", "#8dff5a", "#ffcf4a", "#4ba6dc", "#fffdf4")[index % 5]
        drawing += (
            group(rectangle(-4.4, -3, 8.8, 6, fill, 1), x, y, 1, index * 47)
            if index % 3
            else stroke(f"M{x} {y}q5 -7 9 0t9 0", 3.4, fill)
        )
    return drawing


@picture("blackout-party")
def blackout_party() -> str:
    """The street goes dark, the appliances sigh; two red eyes throw confetti."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#22123a")
    drawing += rectangle(0, 60, WIDTH, 60, "#2c1a4a")
    drawing += rectangle(0, 110, WIDTH, 60, "#382258")
    for x, width in ((-24, 96), (84, 92), (186, 92), (284, 92)):
        drawing += house(x, 168, width, 54, "#1a0e2c", "#120821", "#0e061a", "#2b1f44").replace("#fffdf4", "#2b1f44")
    drawing += rectangle(0, 166, WIDTH, 74, "#241a3a")
    drawing += area("M0 166H320V176H0Z", "#1a0e2c")
    drawing += dot(160, 232, 150, "#2f2450", 34)
    drawing += silhouette([tube([(28, 206), (28, 62), (46, 46), (62, 54)], 6)], "#4a3a66", 3, 1.4)
    drawing += silhouette([taper([(62, 54), (64, 66)], (10, 26), (1, 0.2))], "#4a3a66", 3, 1.4)
    drawing += stroke("M56 76l-3 6M66 78v7M74 75l4 6", 2.6, "#6f5f8c")
    drawing += glow(160, 118, 92, steps=(1, 0.76, 0.52), opacity=0.1)
    # the guest of honor
    drawing += silhouette(
        [
            taper([(160, 96), (160, 150), (160, 214)], (92, 104, 130), (1, 0.3)),
            taper([(124, 150), (92, 128), (78, 92)], (28, 24, 22)),
            taper([(196, 150), (230, 128), (242, 96)], (28, 24, 22)),
            ellipse(76, 86, 14), ellipse(244, 90, 14),
        ],
        "#150a22", 3.2, 0, "#8dff5a",
    )
    drawing += silhouette(
        [taper([(156, 58), (148, 26), (142, 10)], (56, 26, 5), (0.1, 1))], "#8dff5a", rim=4, dark="#3fae3a"
    )
    drawing += stroke("M136 46l38 -2M140 30l22 -4", 4.4, "#4b2a78")
    drawing += silhouette([ellipse(142, 8, 8)], "#f58fb3", 2.8, 1.6)
    for x, side in ((142, 0), (180, 1)):
        drawing += dot(x, 96, 22, "#ff3a3a", 22, 0.22)
        drawing += dot(x, 96, 13, "#ff4a4a", 14, line=2.6)
        drawing += dot(x - 2, 94, 5, "#ffd0b0", 6)
        drawing += area(f"M{x - 15} 80H{x + 15}V{(82 if side else 97)}L{x - 15} {(97 if side else 82)}Z", "#150a22")
    drawing += area("M136 124Q160 136 186 124Q180 144 160 144Q142 144 136 124Z", "#fffdf4", 2.4)
    drawing += stroke("M148 130v11M160 132v12M172 130v11", 1.8)
    drawing += _confetti()
    drawing += _sighing_appliances()
    return drawing


@picture("property-de-values")
def property_de_values() -> str:
    """The price falls off one digit at a time; the bats are moving in."""
    drawing = dusk()
    drawing += glow(120, 120, 130, steps=(1, 0.7), opacity=0.08)
    drawing += shadow(150, 90, 228, "#120a1e", 0.4)
    # post and arm
    drawing += silhouette(
        [
            polygon((74, 30), (88, 30), (88, 228), (74, 228)),
            polygon((62, 50), (222, 50), (222, 62), (62, 62)),
            polygon((70, 22), (92, 22), (81, 8)),
        ],
        "#b9a8d6", rim=3, dark="#7d6f97",
    )
    drawing += cable("M106 62V80M206 62L200 82", 5, 2.2, "stone")
    board = box(-68, -40, 136, 86, "#a0324a", 6, 5)
    board += rectangle(-60, -32, 116, 20, "#fff1d0", 4, 2.6)
    board += area("M-48 -16V-24L-38 -30L-28 -24V-16Z", "#a0324a")
    board += stroke("M-18 -22H46", 5, "#a0324a")
    board += stroke("M-60 36L60 36", 3, "#d9708a")
    board += coin(-48, 14, 13, "sun")
    board += price_digit("9", -20, 12, 0.86)
    board += "".join(rectangle(x, -9, 21, 41, "#6b1c34", 4, 2.4) for x in (-4, 20, 42))
    drawing += group(board, 152, 124, 1.0, 4)
    drawing += price_digit("9", 176, 176, 0.9, 24, "#d6ff9c")
    drawing += price_digit("9", 216, 192, 0.9, 70, "#d6ff9c")
    drawing += price_digit("9", 148, 214, 0.9, -74, "#d6ff9c")
    drawing += stroke("M168 146l-3 10M184 148l0 9M206 164l-3 9M224 164l2 9", 3.2, "#d6ff9c")
    drawing += small_bat(252, 118, 0.62, 10, "#c98b53")
    drawing += small_bat(286, 172, 0.5, -8, "#4ba6a8")
    drawing += small_bat(36, 120, 0.5, -10, "#d9547a")
    drawing += small_bat(142, 34, 0.42, 6)
    return drawing + small_bat(36, 196, 0.4, 0, "#f2b233")
