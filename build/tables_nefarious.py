"""First drafts of the table maps of Nefarious."""

from __future__ import annotations

from tables_draft import FOLDER, LARGE, Box, Draft, Ground, Value, write

SLUG = "nefarious"
GROUND = Ground("#0c2446", "nefarious-desk.svg", "nefarious-paper.svg")
ACTIONS = ("espionage", "invent", "research", "work")
PLATE = 382, 166
LEFT, RIGHT, TOP = 14, 1524, 70


# --- seats -----------------------------------------------------------------------------------------------------


def plate(draft: Draft, seat: int, x: float, y: float) -> None:
    """A seat's plate with everything that lies on it."""
    width, height = PLATE
    draft.add("plates", "plate", f"plate {seat}", (x, y, width, height), seat=seat, header=40, room=106)
    draft.add("plates", "points", f"points {seat}", (x + 6, y + 44, 68, 118), seat=seat)
    draft.add("plates", "counter", "money", (x + 82, y + 43, 184, 47), seat=seat, chits="10 5 1", chit_width=30)
    draft.add("plates", "count", "hand", (x + 78, y + 97, 68, 65), seat=seat)
    draft.add("plates", "place", "reserve", (x + 146, y + 97, 122, 65), seat=seat, counter="reserve", token="spy",
              capacity=5, token_width=30, token_height=36, pitch=21)
    draft.add("zones", "zone", "action", (x + 272, y + 8, 106, 150), seat=seat, layout="cascade", detail="small",
              card_width=104, step=26, turn=-3 if seat else 3)


def tiles(draft: Draft, seat: int, box: Box, **more: Value) -> None:
    """Where a seat's Inventions lie, and those that are on their way there."""
    look: dict[str, Value] = {
        "seat": seat, "layout": "grid", "detail": "tile", "card_width": 124, "card_height": 128, "smallest": 122,
        "gap": 5, "mini_detail": "mini", "mini_width": 90, "mini_height": 72,
    }  # fmt: skip
    draft.add("zones", "zone", "inventions", box, **look, **more)
    draft.add("zones", "zone", "laid", box, **look, shares="inventions", mark="laid", **more)
    draft.add("zones", "zone", "set_aside", box, **look, shares="inventions", mark="set_aside", **more)


def opponent(draft: Draft, seat: int, x: float, y: float) -> None:
    """An opponent's plate and hidden zones."""
    plate(draft, seat, x, y)
    draft.add("zones", "zone", "hand", (x + 82, y + 102, 26, 36), seat=seat, layout="hidden", card_width=24)
    draft.add("zones", "zone", "actions", (x + 316, y + 60, 20, 28), seat=seat, layout="hidden", card_width=20)


def columns(draft: Draft) -> None:
    """The opponents at the sides."""
    many = draft.seats >= 5
    lower = 380
    left, right = {2: ([], []), 3: ([1], [2]), 4: ([1], [3]), 5: ([2, 1], [3, 4]), 6: ([2, 1], [4, 5])}[draft.seats]
    for x, seats in ((LEFT, left), (RIGHT, right)):
        for seat, y in zip(seats, (TOP, lower), strict=False):
            opponent(draft, seat, x, y)
            below = y + PLATE[1] + 6
            if many:
                tiles(draft, seat, (x, below, PLATE[0], 130))
            elif draft.seats == 4:
                tiles(draft, seat, (x, below, PLATE[0], 440), text_to=LARGE - 1)
                tiles(draft, seat, (x, below, PLATE[0], 350), text_from=LARGE)
            else:
                tiles(draft, seat, (x, below, PLATE[0], 440))


def top(draft: Draft) -> None:
    """The opponent across, if there is one."""
    seat = {2: 1, 4: 2, 6: 3}.get(draft.seats)
    if seat is None:
        return
    opponent(draft, seat, 432, TOP)
    tiles(draft, seat, (826, TOP, 1080 if draft.seats == 2 else 664, 166))


# --- the middle ------------------------------------------------------------------------------------------------


def board(draft: Draft) -> None:
    """The sheet with the Action zones, deck, track and Twists; higher where nobody sits across."""
    if draft.seats in (3, 5):
        sheet(draft, 424, 94, 408)
    elif draft.seats == 6:
        sheet(draft, 424, 250, 346, text_to=LARGE - 1)
        sheet(draft, 424, 248, 344, text_from=LARGE)
    else:
        sheet(draft, 424, 250, 346)


def sheet(draft: Draft, x: float, y: float, height: float, **more: Value) -> None:
    draft.add("board", "board", "board", (x, y, 1072, height), **more)
    tall = (height - 36) / 2
    draft.add("zones", "zone", "invention_deck", (x + 16, y + 14, 128, tall), layout="pile", detail="small",
              card_width=(tall - 34) / 1.4, pill=26, step=1.4, most=5, label="deck", **more)
    draft.add("zones", "zone", "invention_discard", (x + 16, y + 22 + tall, 128, tall), layout="pile", detail="tile",
              card_width=124, card_height=128, pill=26, most=3, tilt=2, label="discard", **more)
    draft.add("board", "track", "track", (x + 156, y + 20, 720, 40), **more)
    for number, action in enumerate(ACTIONS):
        draft.add("board", "place", action, (x + 156 + number * 182, y + 68, 174, height - 78),
                  counter=f"spies.{action}", token="spy", token_width=40, token_height=48, pitch=40, crowded=26,
                  per_row=6, **more)
    draft.add("zones", "zone", "twists", (x + 884, y + 14, 182, height - 24), layout="column", detail="note",
              card_width=174, card_height=154, gap=12, tilt=1.4, mark="pin", **more)
    draft.add("zones", "zone", "box", (x + 974, y - 300, 10, 14), layout="hidden", card_width=174, away=True, **more)
    draft.add("furniture", "prop", "watermark", (x + 904, y + height / 2 - 70, 140, 140), art="emblem-logo",
              opacity=0.16, unless="twists", **more)


def middle(draft: Draft) -> None:
    """Prompt bar, bench and hand: one above the other, with more room for the prompt when words are large."""
    small: dict[str, Value] = {"text_to": LARGE - 1}
    large: dict[str, Value] = {"text_from": LARGE}
    if draft.seats in (3, 5):
        prompt(draft, (424, 512, 1072, 52), **small)
        bench(draft, 574, **small)
        hand(draft, 718, 216, **small)
        prompt(draft, (424, 512, 1072, 112), **large)
        bench(draft, 634, **large)
        hand(draft, 778, 200, **large)
        return
    prompt(draft, (424, 604, 1072, 52), **small)
    bench(draft, 662, **small)
    hand(draft, 797, 194, **small)
    if draft.seats == 6:
        prompt(draft, (424, 598, 1072, 86), **large)
    else:
        prompt(draft, (14, 602, 1892, 76), **large)
    bench(draft, 686 if draft.seats != 6 else 690, **large)
    hand(draft, 821 if draft.seats != 6 else 825, 180, spread=4.0, **large)


def hand(draft: Draft, y: float, width: float, **more: Value) -> None:
    spread = more.pop("spread", 11.0)
    draft.add("zones", "zone", "hand", (424, y, 1072, 1080 - y), seat=0, layout="fan", detail="hand", spread=spread,
              reach=1062, card_width=width, **more)


def prompt(draft: Draft, box: Box, **more: Value) -> None:
    draft.add("furniture", "prompt", "prompt", box, **more)


def bench(draft: Draft, y: float, **more: Value) -> None:
    draft.add("board", "bench", "bench", (424, y, 1072, 134), seat=0, **more)
    tiles(draft, 0, (442, y + 3, 1040, 128), **more)


# --- the frame -------------------------------------------------------------------------------------------------


def own(draft: Draft) -> None:
    """The viewer's plate and the Action cards in hand."""
    plate(draft, 0, LEFT, 694)
    draft.add("zones", "zone", "actions", (LEFT, 874, 400, 166), seat=0, layout="row", detail="small", card_width=116,
              gap=8, recall="action")
    draft.add("furniture", "label", "actions", (LEFT, 1044, 400, 28), seat=0)


def bar(draft: Draft) -> None:
    draft.add("furniture", "bar", "bar", (0, 0, 1920, 54))
    draft.add("furniture", "logo", "logo", (14, 7, 236, 40))
    draft.add("furniture", "turn", "turn", (262, 11, 100, 32))
    draft.add("furniture", "phases", "phases", (380, 7, 1300, 40))
    for number, name in enumerate(("undo", "log", "rules", "settings")):
        draft.add("furniture", "button", name, (1700 + number * 54, 8, 44, 38))


def log(draft: Draft) -> None:
    box: Box = (RIGHT, 260, 382, 806) if draft.seats == 2 else (RIGHT, 700, 382, 366)
    if draft.seats == 2:
        draft.add("furniture", "log", "log", box, text_to=LARGE - 1)
        draft.add("furniture", "log", "log", (RIGHT, 694, 382, 372), text_from=LARGE)
    else:
        draft.add("furniture", "log", "log", box)


def wires(draft: Draft) -> None:
    """Wires join neighboring seats only, and keep to where no words are."""
    socket = 641 if draft.seats in (3, 5) else 729
    sides = {"left": [(150, 704), (156, 610), (206, 430), (206, 226)],
             "right": [(1718, 226), (1710, socket - 320), (1644, socket - 170), (1566, socket - 92),
                       (1520, socket - 48), (1509, socket - 20), (1519, socket)],
             "left-low": [(386, 742), (410, 718), (410, 505), (386, 481)],
             "left-high": [(386, 437), (410, 412), (410, 228), (386, 200)],
             "right-high": [(1534, 200), (1510, 228), (1510, 412), (1534, 437)],
             "right-low": [(1534, 481), (1510, 505), (1510, socket - 40), (1490, socket)],
             "to-top": [(386, 106), (414, 110), (442, 126)],
             "from-top": [(804, 200), (840, 228), (930, 240), (1160, 241), (1390, 239), (1480, 222), (1534, 165)],
             "over": [(386, 124), (430, 76), (960, 72), (1490, 76), (1534, 124)],
             "round-left": [(150, 704), (150, 560), (196, 330), (300, 200), (442, 156)],
             "round-right": [(804, 200), (846, 241), (1160, 240), (1420, 238), (1488, 239), (1510, 264),
                             (1511, 340), (1510, 680), (1490, 729)]}
    routes = {2: ["round-left", "round-right"], 3: ["left", "over", "right"],
              4: ["left", "to-top", "from-top", "right"],
              5: ["left-low", "left-high", "over", "right-high", "right-low"],
              6: ["left-low", "left-high", "to-top", "from-top", "right-high", "right-low"]}[draft.seats]
    for number, route in enumerate(routes):
        draft.line("wires", "wire", route, sides[route], first=number, second=(number + 1) % draft.seats)
    if draft.seats in (3, 4):
        draft.add("furniture", "prop", "plug", (1526, socket + 12, 36, 24), turned=180, art="plug")


def props(draft: Draft) -> None:
    """What lies about where nothing else does."""
    if draft.seats <= 4:
        draft.add("props", "prop", "ring", (20, 404, 190, 190), art="coffee-ring", opacity=0.8)
        draft.add("props", "prop", "to do", (196, 414, 200, 152), turned=4.0, note="todo")
    if draft.seats == 4:
        draft.add("props", "prop", "ring", (1300, 76, 150, 150), art="coffee-ring", opacity=0.8)
    if draft.seats in (3, 4):
        # Across four seats the prompt bar of large words takes the room of what lies lowest.
        low: dict[str, Value] = {"text_to": LARGE - 1} if draft.seats == 4 else {}
        draft.add("props", "prop", "set square", (1560, 400, 290, 223), turned=10.0, art="prop-setsquare", **low)
        draft.add("props", "prop", "pencil", (1530, 650, 270, 36), turned=-32.0, art="prop-pencil", **low)
        draft.add("props", "prop", "stamp", (1690, 446, 200, 55), turned=9.0, stamp="secret", opacity=0.65)
    if draft.seats == 2:
        draft.add("props", "prop", "ring", (1700, 74, 150, 150), art="coffee-ring", opacity=0.8)
        draft.add("props", "prop", "set square", (60, 84, 290, 223), turned=10.0, art="prop-setsquare")
        draft.add("props", "prop", "pencil", (30, 344, 270, 36), turned=-32.0, art="prop-pencil")
        draft.add("props", "prop", "stamp", (226, 72, 180, 50), turned=9.0, stamp="secret", opacity=0.65)


def draw() -> None:
    """Write the maps for 2 to 6 players."""
    for seats in range(2, 7):
        draft = Draft(seats, {name: [] for name in ("wires", "props", "board", "plates", "furniture", "zones")})
        for part in (wires, props, board, columns, top, own, middle, bar, log):
            part(draft)
        write(draft, FOLDER / f"{SLUG}-{seats}.tmx", GROUND)
