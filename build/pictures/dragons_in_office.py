"""Dragons with a cause: the bunker, the board."""

from __future__ import annotations

from pictures import (
    DRAGON,
    HEIGHT,
    INK,
    LINE,
    WIDTH,
    area,
    arm,
    cable,
    creature,
    dot,
    group,
    hexed,
    hoop,
    lawn,
    on_ground,
    picture,
    polygon,
    rectangle,
    shadow,
    silhouette,
    stroke,
    tube,
)


@picture("doomsday-prepper-dragon")
def doomsday_prepper_dragon() -> str:
    """Colander on, bunker stocked: blenders to the left, canned knights to the right."""
    drawn = lawn(("#cfe6ea", "#f6efc9"))
    skin = "#8f9f4a"
    pit = area("M74 186L246 186L262 214H58Z", "#3a2f40", LINE * 1.2)
    lid = silhouette([polygon((82, 186), (66, 96), (168, 78), (184, 176))], "#8a93a8", rim=5, dark="#5a627a")
    lid += stroke("M84 116l86 -14M88 140l86 -14M92 164l86 -13", 3, "#6f7890")
    lid += dot(118, 106, 14, "#e5b93a", line=3)
    lid += stroke("M118 98v16M110 106h16M112 100l12 12M124 100l-12 12", 2)
    dragon = creature(
        DRAGON, plan="upright", skin=skin, belly="#f3edbe", accent="#c97a3a", eyes="wide", look=(0.7, 0.2),
        brows="stern", mouth="grin", wings=None, tail=None, arms=[],
    )
    dragon += group(_colander(), 150, 66, 1.0, -6)
    blender = silhouette([polygon((-20, -24), (20, -24), (24, 0), (-24, 0))], "#ef6a5a", rim=3)
    blender += dot(-8, -11, 4, "cream", line=2)
    blender += dot(8, -11, 4, "cream", line=2)
    blender += area("M-16 -26L-22 -76H22L16 -26Z", "#d9f3f7", LINE)
    blender += area("M-15 -30L-19 -58H19L15 -30Z", "#7fc86a")
    blender += rectangle(-24, -84, 48, 9, "#574a63", 3, 3)
    blender += cable("M20 -68q14 2 12 16t-14 14", 6, 2.4, "#d9f3f7")
    blender += stroke("M-14 -66l3 20", 3, "white")
    dragon += group(blender, 84, 160, 0.92, -10)
    dragon += arm([(118, 128), (88, 140), (96, 152)], skin)
    dragon += _can(206, 156, 0.9, 8)
    dragon += arm([(184, 128), (214, 146), (210, 160)], skin)
    front = rectangle(48, 204, 224, 36, "lawn")
    front += area("M112 204h36l-8 36h-46ZM184 204h36l22 36h-46Z", "lawn2")
    drawn += pit
    drawn += lid
    drawn += on_ground(dragon, 6, 16, 0.98)
    drawn += front
    drawn += rectangle(48, 198, 224, 12, "#8a93a8", 5, LINE)
    drawn += _can(236, 202, 0.92)
    drawn += _can(278, 206, 0.98)
    drawn += _can(257, 152, 0.9, -3)
    drawn += group(blender, 44, 208, 0.8, 0)
    return drawn


def _can(x: float, y: float, scale: float = 1.0, turn: float = 0) -> str:
    tin = silhouette([polygon((-20, -54), (20, -54), (20, 0), (-20, 0))], "#c9d3de", rim=4, dark="#8b98ad")
    tin += rectangle(-20, -44, 40, 34, "#5f6fb8")
    tin += stroke("M-20 -44h40M-20 -10h40", 2.2)
    tin += area("M-11 -14V-30Q-11 -40 0 -40Q11 -40 11 -30V-14Z", "#dfe8ef", 2.4)
    tin += rectangle(-8, -30, 16, 5, INK, 2)
    tin += stroke("M0 -25v9M-5 -22v5M5 -22v5", 1.8)
    tin += area("M0 -40q2 -7 9 -4q-3 5 -9 4Z", "tomato", 1.8)
    return group(tin + dot(0, -54, 20, "#eef3f7", 4.6, line=2.8), x, y, scale, turn)


def _colander() -> str:
    colander = area("M-38 -24Q-34 -64 6 -66Q46 -64 46 -26Q4 -36 -38 -24Z", "#cfd8e2", LINE * 1.2)
    colander += area("M20 -64Q46 -58 46 -26Q38 -30 28 -31Q34 -50 20 -64Z", "#98a9bd")
    colander += cable("M-46 -20Q4 -36 54 -22", 9, 4.6, "#e8f0f4")
    colander += "".join(
        dot(x, y, 2.4, INK)
        for x, y in ((-22, -40), (-10, -46), (4, -48), (18, -46), (30, -40), (-14, -56), (4, -58), (20, -56))
    )
    colander += stroke("M-30 -12Q-30 20 -8 32", 3)
    return colander


def _doomsday_prepper_dragon_leftover() -> str:
    leftover = area("M116 86Q120 44 160 44Q202 46 202 86Q158 72 116 86Z", "#cfd8e2", LINE * 1.2)
    leftover += cable("M110 88Q158 72 208 88", 9, 4.6, "#e8f0f4")
    leftover += "".join(
        dot(x, y, 2.4, INK)
        for x, y in ((138, 64), (152, 58), (168, 58), (182, 64), (146, 72), (174, 72))
    )
    return leftover


hexed("doomsday-prepper-dragon", "wide", (0.8, 0), bits=("bat",), leftover=_doomsday_prepper_dragon_leftover)


@picture("hoa-board-dragon")
def hoa_board_dragon() -> str:
    """A tiny throne of binders, one gavel, motion carried, every other chair empty."""
    drawn = _hoa_board_dragon_scene()
    chairs = _chair(38, 196, 0.86)
    chairs += _chair(284, 196, 0.86, True)
    chairs += _chair(72, 222, 1.06)
    chairs += _chair(262, 222, 1.06, True)
    colors = ("#3f7fc4", "#e5493a", "#f2b233", "#25a19a", "#8a5fc7", "#e58a3f")
    throne = "".join(
        _binder(x, 148, 24, 74, colors[i], turn)
        for i, (x, turn) in enumerate(((106, -6), (130, -2), (154, 0), (178, 1), (202, 4)))
    )
    seat = _binder(152, 216, 136, 24, "#3f7fc4")
    seat += _binder(154, 192, 124, 22, "#e58a3f", -1)
    seat += _binder(152, 170, 116, 22, "#25a19a", 1)
    seat += _binder(94, 170, 20, 48, "#e5493a", -2)
    seat += _binder(214, 170, 20, 48, "#8a5fc7", 3)
    skin = "#c2496b"
    dragon = creature(
        DRAGON, plan="upright", skin=skin, belly="#ffe0d0", accent="#f2b233", horns="nubs", eyes="smug",
        look=(0.5, 0.2), brows="stern", mouth="smirk", wing_scale=0.5, wing_turn=-8, tail=None, arms=[],
    )
    dragon += hoop(146, 53, 13, "#3d4358", 3.4)
    dragon += hoop(172, 52, 11.5, "#3d4358", 3.4)
    dragon += area("M146 112L152 122L160 112L160 126L152 122L146 126Z", "#3d4358", 2.6)
    gavel = silhouette([tube([(0, 0), (0, -56)], 9)], "wood", 3.2, 1.8)
    gavel += silhouette([polygon((-26, -76), (26, -76), (26, -50), (-26, -50))], "#a8602f", LINE, 3.4)
    gavel += stroke("M-16 -76v26M16 -76v26", 3, "#7a4320")
    dragon += group(gavel, 214, 122, 1.05, 22)
    dragon += arm([(182, 128), (212, 144), (216, 122)], skin)
    dragon += arm([(120, 128), (96, 146), (100, 168)], skin)
    bang = stroke("M238 62l12 -6M240 78h13M230 48l7 -10", 3.4, "#e58a3f")
    drawn += chairs
    drawn += throne
    drawn += seat
    drawn += on_ground(dragon, -6, -46, 0.74)
    drawn += bang
    return drawn


def _chair(x: float, y: float, scale: float, flip: bool=False) -> str:
    fill = stroke("M-16 0L-12 -34M16 0L12 -34M-20 -2L14 -36M-14 -34V-72M14 -34V-72", 6)
    fill += stroke("M-16 0L-12 -34M16 0L12 -34M-14 -34V-72M14 -34V-72", 2.4, "stone")
    fill += silhouette([polygon((-20, -40), (20, -40), (22, -32), (-22, -32))], "#7f93b8", 3, 1.8)
    fill += silhouette([polygon((-17, -76), (17, -76), (17, -54), (-17, -54))], "#7f93b8", 3, 1.8)
    return group(fill, x, y, scale, 0, flip)


def _binder(x: float, y: float, width: float, height: float, fill: str, turn: float = 0) -> str:
    return group(
        silhouette(
            [polygon((-width / 2, -height), (width / 2, -height), (width / 2, 0), (-width / 2, 0))],
            fill, 3.2, 3,
        )
        + (
            rectangle(-width / 2 + 8, -height + 4, 20, height - 8, "cream", 2, 1.8)
            + dot(width / 2 - 10, -height / 2, 3.6, "cream", line=1.8)
            if width > height
            else rectangle(-width / 2 + 4, -height + 8, width - 8, 20, "cream", 2, 1.8)
            + dot(0, -12, 3.6, "cream", line=1.8)
        ),
        x, y, 1, turn,
    )


def _hoa_board_dragon_scene() -> str:
    scene = rectangle(0, 0, WIDTH, HEIGHT, "#e3dcc4")
    scene += "".join(rectangle(x, 0, 3, 176, "#d3caac") for x in range(0, 320, 40))
    scene += rectangle(0, 168, WIDTH, 10, "#f6f0de")
    scene += rectangle(0, 178, WIDTH, 62, "#b9805a")
    scene += "".join(stroke(f"M0 {y}H320", 1.8, "#a56f4b") for y in (194, 212, 230))
    scene += rectangle(104, 14, 112, 60, "#4f8f7a", 4)
    scene += rectangle(110, 20, 100, 48, "#5fa08a", 2)
    scene += area("M160 26L186 46H180V62H140V46H134Z", "#e9f0d6")
    scene += shadow(152, 92, 218)
    return scene


def _hoa_board_dragon_leftover() -> str:
    return group(
        silhouette([tube([(0, 0), (0, -40)], 8)], "wood", 3.2, 1.6)
        + silhouette([polygon((-20, -58), (20, -58), (20, -38), (-20, -38))], "#a8602f", LINE, 3),
        206, 172, 1, 30,
    )


hexed("hoa-board-dragon", "smug", bits=("bat", "horns"), leftover=_hoa_board_dragon_leftover)
