"""First drafts of the table maps of Runes & Regulations: the base game for 2 to 4, the expansion for 3 to 8 players.

Plots of the others on top, the street below them, the own plot, the porch with the hand; a panel at the right.
From six players on the others have small plots, and the one who acts is brought forward to a large one.
"""

from __future__ import annotations

from tables_draft import FOLDER, LARGE, SIZE, Box, Draft, Ground, Value, write

SLUG = "runes-and-regulations"
GROUND = Ground("#a3d46a", "runes-lawn.svg")
EDGE = 1604
"""Where the panel at the right begins."""
GAP = 14
PROMPT = 796
"""Where the prompt bar begins: the own cards lie above it."""
MANY = 6
"""From this number of players on the others' plots are small."""
LAYERS = ("ground", "plots", "street", "plates", "furniture", "hidden", "zones")

CARD = {"card_width": 126, "card_height": 150}
OWN_CARD = {"card_width": 168, "card_height": 186}
MINI = {"mini_detail": "mini", "mini_width": 96, "mini_height": 76}
RUNE_SHAPE = 1.4


def lawn(draft: Draft, seat: int, box: Box, smallest: float, gap: float, **look: Value) -> None:
    """Where a seat's Creatures lie: rows that wrap, small pictures when they are many."""
    detail = look.pop("detail", "tile")
    draft.add("zones", "zone", "lawn", box, seat=seat, layout="grid", detail=detail, smallest=smallest, gap=gap,
              centered=True, **look)


def backs(draft: Draft, seat: int, box: Box, **more: Value) -> None:
    """A Fence of somebody else: Runes face down in a row."""
    width = min(box[3] / RUNE_SHAPE, (box[2] - 10) / 3)
    draft.add("zones", "zone", "fence", box, seat=seat, layout="row", detail="small", card_width=width, gap=5,
              smallest=width * 0.8, **more)


def revealed(draft: Draft, seat: int, box: Box, **more: Value) -> None:
    """Runes that have been revealed and have not resolved yet."""
    width, height = box[2], min(box[3], box[2] * 1.19)
    draft.add("zones", "zone", "announced", box, seat=seat, layout="row", detail="tile", card_width=width,
              card_height=height, smallest=width * 0.7, **more)


def behind(draft: Draft, seat: int, role: Box | None, hand: Box, **more: Value) -> None:
    """The hand, which is only counted, and the role card; nowhere in the base game."""
    draft.add("hidden", "zone", "hand", hand, seat=seat, layout="hidden", card_width=hand[2], **more)
    if role is None:
        draft.add("hidden", "zone", "role", (hand[0], hand[1], 20, 28), seat=seat, layout="hidden", card_width=20,
                  **more)
    else:
        draft.add("zones", "zone", "role", role, seat=seat, layout="row", detail="small", card_width=role[2], **more)


def ground(draft: Draft, name: str, box: Box, **look: Value) -> None:
    """A plot, and under it the light around it."""
    draft.add("plots", "halo", name, box, **look)
    draft.add("plots", "plot", name, box, **look)


def wide_plot(draft: Draft, seat: int, box: Box, roles: bool, **more: Value) -> None:
    """A plot with letterbox, plate, Fence and revealed Runes side by side under the lawn."""
    x, y, width, height = box
    ground(draft, f"plot {seat}", box, seat=seat, **more)
    draft.add("plots", "post", f"post {seat}", (x - 2, y + height - 92, 82, 92), seat=seat, **more)
    sign = min(400.0, width * 0.535)
    draft.add("plates", "plate", f"plate {seat}", (x + 57, y + height - 53, sign, 44), seat=seat, form="sign", **more)
    tall = 150 if height < 320 else height - 150
    large = {"card_width": 126 * tall / 150, "card_height": tall}
    mini = {**MINI, "mini_width": 96 * tall / 150, "mini_height": 76 * tall / 150}
    lawn(draft, seat, (x + 8, y + 52, width - 16, tall + 6), smallest=92, gap=10, **large, **mini, **more)
    right = x + width - 8
    left = x + 57 + sign + 8
    pending = 56 if width < 600 else 62
    runes = min(right - pending - 6 - left, 190)
    backs(draft, seat, (left, y + height - 76, runes, 66), **more)
    revealed(draft, seat, (left + runes + 6, y + height - 76, pending, 70), **more)
    role = (right - 40, y + 4, 34, 47.6) if roles else None
    behind(draft, seat, role, (x + 57 + sign - 40, y + height - 48, 24, 34), **more)


def narrow_plot(draft: Draft, seat: int, box: Box, roles: bool) -> None:
    """A plot with the plate under the Fence."""
    x, y, width, height = box
    ground(draft, f"plot {seat}", box, seat=seat)
    draft.add("plots", "post", f"post {seat}", (x - 2, y + height - 118, 68, 76), seat=seat)
    draft.add("plates", "plate", f"plate {seat}", (x + 9, y + height - 50, width - 18, 41), seat=seat, form="sign")
    lawn(draft, seat, (x + 7, y + 50, width - 14, height - 174), smallest=84, gap=7, **CARD, **MINI)
    row = y + height - 122
    backs(draft, seat, (x + 74, row + 2, width - 74 - 82, 64))
    revealed(draft, seat, (x + width - 66, row + 1, 57, 68))
    role = (x + width - 42, y + 3, 33, 46.2) if roles else None
    behind(draft, seat, role, (x + width - 60, y + height - 46, 24, 34))


def tile(draft: Draft, seat: int, box: Box) -> None:
    """A small plot; while its seat is brought forward only its ground and number are left."""
    x, y, width, height = box
    ground(draft, f"tile {seat}", box, seat=seat, form="tile", when="back")
    ground(draft, f"gone {seat}", box, seat=seat, form="away", when="away")
    draft.add("plates", "plate", f"plate {seat}", (x + 7, y + height - 56, width - 14, 50), seat=seat, form="sign",
              when="back")
    row = y + height - 99
    lawn(draft, seat, (x + 6, y + 27, width - 12, row - y - 29), smallest=100, gap=4, when="back", **CARD, **MINI)
    backs(draft, seat, (x + 8, row, width - 16 - 66, 38), when="back")
    revealed(draft, seat, (x + width - 70, row, 32, 38), when="back")
    behind(draft, seat, (x + width - 35, row, 27, 37.8), (x + width - 50, y + height - 46, 20, 28), when="back")


def others(draft: Draft, roles: bool) -> None:
    """The plots of the others from left to right, as they sit clockwise."""
    count = draft.seats - 1
    width = (EDGE - GAP) / count - GAP
    for number in range(count):
        x = GAP + number * (width + GAP)
        if draft.seats >= MANY:
            tile(draft, number + 1, (x, 10, width, 222))
        elif width >= 480:
            wide_plot(draft, number + 1, (x, 12, width, 290), roles)
        else:
            narrow_plot(draft, number + 1, (x, 12, width, 290), roles)
    if draft.seats >= MANY:
        wide_plot(draft, -1, (GAP, 250, 770, 354), True, when="forward")


def own_plot(draft: Draft, top: float, bottom: float, roles: bool) -> None:
    """The viewer's lawn and Fence; the words of the prompt lie over its lower edge."""
    ground(draft, "plot 0", (12, top, EDGE - 24, bottom - top), seat=0, form="own")
    row = (top + 10, min(190.0, PROMPT - 12 - top))
    letter = min(136.0, row[1] - 56)
    draft.add("plots", "post", "post 0", (30, row[0] - 4, letter * 120 / 134, letter), seat=0)
    draft.add("plates", "plate", "plate 0", (24, row[0] + letter - 4, 252, 57), seat=0, form="sign")
    left = 292
    if roles:
        draft.add("zones", "zone", "role", (180, row[0], 94, letter - 8), seat=0, layout="row", detail="small",
                  card_width=92)
    else:
        draft.add("hidden", "zone", "role", (60, row[0], 20, 28), seat=0, layout="hidden", card_width=20)
    fence = 492
    draft.add("plots", "fence", "fence", (EDGE - 24 - fence, bottom - 150, fence, 76), seat=0)
    runes = EDGE - 30 - fence
    draft.add("zones", "zone", "fence", (runes + 10, row[0], fence - 20, row[1] - 8), seat=0, layout="row",
              detail="own", card_width=148, card_height=172, gap=12, smallest=122)
    pending = (runes - 128, row[0], 122, row[1] - 8)
    draft.add("zones", "zone", "announced", pending, seat=0, layout="row", detail="tile", card_width=122,
              card_height=145, smallest=84)
    shape = OWN_CARD if row[1] >= 186 else {"card_width": row[1] * 168 / 186, "card_height": row[1]}
    lawn(draft, 0, (left, row[0], runes - 134 - left, row[1]), smallest=104, gap=16, detail="own", **shape,
         mini_detail="mini", mini_width=120, mini_height=95)


def porch(draft: Draft, top: float, roles: bool) -> None:
    """Prompt bar and hand; large words get a higher bar."""
    small: dict[str, Value] = {"text_to": LARGE - 1}
    large: dict[str, Value] = {"text_from": LARGE}
    draft.add("ground", "strip", "porch", (0, top, 1920, 1080 - top), art="table-porch", tile_width=360,
              tile_height=216, down=True)
    draft.add("ground", "strip", "edge", (0, top, 1920, 5), art="table-porch-edge", tile_width=240, tile_height=5)
    draft.add("furniture", "prop", "pot", (22, 902, 140, 166), art="table-pot", **small)
    draft.add("furniture", "prop", "pot", (EDGE - 164, 902, 140, 166), art="table-pot", **small)
    draft.add("furniture", "prompt", "prompt", (40, PROMPT, 1374, 72), **small)
    draft.add("furniture", "prompt", "prompt", (16, PROMPT, EDGE - 32, 98), **large)
    draft.add("furniture", "subject", "subject", (EDGE - 182, PROMPT + 2, 172, 241), **small)
    draft.add("furniture", "subject", "subject", (EDGE - 182, PROMPT + 104, 172, 176), **large)
    hand(draft, top + 10, 204, **small)
    hand(draft, top + 36, 190, **large)


def hand(draft: Draft, y: float, width: float, **more: Value) -> None:
    """The own hand: the feet of its cards lie below the edge until they are pointed at."""
    height = width * 1.4 + 16
    draft.add("zones", "zone", "hand", (180, y, EDGE - 360, height), seat=0, layout="fan", detail="hand", spread=9.0,
              reach=EDGE - 370, card_width=width, sunk=y + height - 1080, **more)


# --- the street ------------------------------------------------------------------------------------------------


def pile(draft: Draft, name: str, x: float, y: float, card: float, room: float, words: float = 30,
         label: str = "") -> None:  # fmt: skip
    """A deck or a discard pile with its name in chalk; `room` is the width for that."""
    height = card * 1.4 + 8
    box = (x, y, room, height + words)
    draft.add("zones", "zone", name, box, layout="pile", detail="small", card_width=card,
              pill=words, most=3, step=1.6, label=label or name, form="chalk")


def board(draft: Draft, box: Box) -> None:
    """The notice board with the Regulation in force."""
    width, height = box[2:]
    draft.add("street", "notice", "notice", box)
    draft.add("zones", "zone", "regulation", box, layout="row", detail="board",
              card_width=width, card_height=height)


def casting(draft: Draft, box: Box, detail: str = "hand") -> None:
    """Where a Spell or Curse lies while it is being cast."""
    draft.add("zones", "zone", "casting", box, layout="row", detail=detail, card_width=min(box[2], box[3] / 1.4),
              gap=4, smallest=60, form="chalk", label="casting")


def spinner(draft: Draft, x: float, y: float, size: float) -> None:
    draft.add("ground", "spinner", "spinner", (x - size / 2, y - size / 2, size, size))


def strip(draft: Draft, top: float, height: float) -> None:
    draft.add("ground", "strip", "street", (0, top, 1920, height), art="table-street",
              tile_width=240 * height / 254, tile_height=height)


def nowhere(draft: Draft) -> None:
    """Zones that are not seen on this table."""
    draft.add("hidden", "zone", "spare_roles", (EDGE + 100, -60, 20, 28), layout="hidden", card_width=20, away=True)


def base_street(draft: Draft) -> None:
    """The base game: two decks with their discards, Spinner, casting place, Regulation."""
    strip(draft, 316, 254)
    for number, name in enumerate(("main_deck", "main_discard", "rune_deck", "rune_discard")):
        pile(draft, name, 22 + number * 146, 340, 116, 142)
    spinner(draft, 792, 443, 290)
    casting(draft, (976, 334, 158, 218))
    board(draft, (1158, 334, 290, 218))
    pile(draft, "regulation_deck", 1466, 350, 96, 120)
    for name in ("forbidden_deck", "forbidden_discard", "forbidden_rune_deck", "forbidden_rune_discard"):
        draft.add("hidden", "zone", name, (600, -60, 20, 28), layout="hidden", card_width=20, away=True)


NAMES = ("main_deck", "main_discard", "rune_deck", "rune_discard", "forbidden_deck", "forbidden_discard",
         "forbidden_rune_deck", "forbidden_rune_discard")


def full_street(draft: Draft) -> None:
    """The expansion with few players: the Nefarious decks lie below the others."""
    strip(draft, 312, 272)
    for number, name in enumerate(NAMES):
        row, column = divmod(number, 4)
        pile(draft, name, 18 + column * 130, 325 + row * 123, 64, 126, 24)
    spinner(draft, 702, 448, 282)
    casting(draft, (884, 338, 164, 222))
    board(draft, (1070, 336, 330, 226))
    pile(draft, "regulation_deck", 1430, 366, 100, 140)


def half_street(draft: Draft) -> None:
    """The street beside the seat that is brought forward."""
    left = 802
    strip(draft, 242, 364)
    spinner(draft, left + 142, 372, 234)
    casting(draft, (left + 300, 262, 152, 212), "small")
    board(draft, (left + 478, 262, 304, 212))
    for number, name in enumerate((*NAMES, "regulation_deck")):
        label = "discard" if name.endswith("discard") else f"{name}_short"
        pile(draft, name, left + 6 + number * 88, 492, 51, 88, 21, label)


# --- the panel at the right ------------------------------------------------------------------------------------


def panel(draft: Draft) -> None:
    """Whose turn it is, buttons, the phases, the chain, the log."""
    x, width = EDGE, SIZE[0] - EDGE
    draft.add("furniture", "column", "column", (x, 0, width, SIZE[1]))
    draft.add("furniture", "whose", "whose", (x + 4, 0, width - 4, 64))
    draft.add("furniture", "steps", "steps", (x + 12, 74, width - 20, 240))
    for number, name in enumerate(("undo", "log", "rules", "settings")):
        draft.add("furniture", "button", name, (x + 16 + number * 74, 324, 66, 40), inside=True)
    draft.add("furniture", "log", "log", (x + 8, 376, width - 12, SIZE[1] - 384))
    draft.add("furniture", "chain", "chain", (x + 8, 376, width - 12, 420))


def draw() -> None:
    """Write all maps."""
    for seats in range(2, 5):
        draft = Draft(seats, {name: [] for name in LAYERS})
        lay(draft, roles=False)
        write(draft, FOLDER / f"{SLUG}-{seats}.tmx", GROUND)
    for seats in range(3, 9):
        draft = Draft(seats, {name: [] for name in LAYERS})
        lay(draft, roles=True)
        write(draft, FOLDER / f"{SLUG}-nefarious-{seats}.tmx", GROUND)


def lay(draft: Draft, roles: bool) -> None:
    """Everything on one table."""
    others(draft, roles)
    if draft.seats >= MANY:
        half_street(draft)
        own_plot(draft, 610, 868, roles)
    elif roles:
        full_street(draft)
        own_plot(draft, 592, 868, roles)
    else:
        base_street(draft)
        own_plot(draft, 578, 868, roles)
    porch(draft, 862, roles)
    panel(draft)
    nowhere(draft)
