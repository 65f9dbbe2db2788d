"""First drafts of the table maps of Cthulhu Realms, for 2 to 4 players.

The neighbors on top, between them the rows out of reach; then what can be acquired: the rows beside the viewer at
both sides, the general deck, the Initiates and the box in the middle. Below lies what the viewer has played, between
its dial and the lantern; at the bottom piles, hand and log. With two players there is one row in the middle.
"""

from __future__ import annotations

from tables_draft import FOLDER, LARGE, SIZE, Box, Draft, Ground, Value, write

SLUG = "cthulhu-realms"
GROUND = Ground("#0f1315", "cthulhu-planks.svg")
LAYERS = ("chalk", "plates", "furniture", "captions", "hidden", "zones")
TABLE, MINI, SMALL = (176, 246), (112, 156), (86, 120)
TOP = 242
"""Where the cards that can be acquired begin."""
PROMPT = 787
LEFT, RIGHT = "left", "right"


def sized(card: tuple[float, float]) -> dict[str, Value]:
    """A size of cards, and the level of detail that it is drawn in."""
    detail = "table" if card == TABLE else "mini" if card == MINI else "small"
    return {"card_width": card[0], "card_height": card[1], "detail": detail}


def pile(draft: Draft, name: str, x: float, y: float, card: tuple[float, float], **more: Value) -> None:
    """A pile with its number on a lozenge under it."""
    box = (x - 8, y, card[0] + 16, card[1] + 28)
    draft.add("zones", "zone", name, box, layout="pile", pill=28, most=4, step=2, form="bone", **sized(card), **more)


def row(draft: Draft, seat: int, box: Box, card: tuple[float, float], gap: float, **more: Value) -> None:
    """The cards between a seat and its next neighbor, and over them who these are; seat -1: the table's."""
    owner: dict[str, Value] = {} if seat < 0 else {"seat": seat}
    draft.add("zones", "zone", "row", box, layout="row", gap=gap, form="slots", **sized(card), **owner, **more)
    tall = 22 if card[0] > SMALL[0] else 42
    caption = (box[0], box[1] - 3 - tall, box[2], tall)
    draft.add("captions", "caption", "row", caption, **owner, **more)


def titled(draft: Draft, name: str, x: float, y: float, card: tuple[float, float], room: float = 196) -> None:
    """A pile of the table, with its name over it."""
    pile(draft, name, x, y, card)
    draft.add("captions", "caption", name, (x + card[0] / 2 - room / 2, y - 26, room, 22))


# --- the others ------------------------------------------------------------------------------------------------


class Side:
    """A block of furniture that may be mirrored: places count from the side where its dial is."""

    def __init__(self, draft: Draft, seat: int, x: float, width: float, mirrored: bool) -> None:
        self.draft, self.seat, self.x, self.width, self.mirrored = draft, seat, x, width, mirrored

    def at(self, x: float, y: float, width: float, height: float) -> Box:
        left = self.x + self.width - x - width if self.mirrored else self.x + x
        return left, y, width, height

    @property
    def near(self) -> str:
        """The side where the dial is."""
        return RIGHT if self.mirrored else LEFT

    @property
    def far(self) -> str:
        return LEFT if self.mirrored else RIGHT

    def add(self, layer: str, kind: str, name: str, box: Box, **more: Value) -> None:
        self.draft.add(layer, kind, name, box, seat=self.seat, **more)

    def counts(self, boxes: list[Box], lozenge: float, align: str) -> None:
        """Hand, deck and discard: small cards, and how many there are beside them."""
        hand, deck, discard = boxes
        wide = (hand[0] - (lozenge if align == RIGHT else 0), hand[1], hand[2] + lozenge, hand[3])
        self.add("plates", "count", "hand", wide, form="fan", align=align)
        self.add("hidden", "zone", "hand", hand, layout="hidden", card_width=26)
        for name, box in (("deck", deck), ("discard", discard)):
            self.add("zones", "zone", name, box, layout="pile", form="bone", most=2, step=1.5, card_width=26,
                     card_height=36, detail="small")  # fmt: skip
            left = box[0] - lozenge if align == RIGHT else box[0] + box[2]
            self.add("plates", "count", name, (left, box[1], lozenge, box[3]), form="bone")

    def played(self, box: Box) -> None:
        """The cards in play, small; each covers the left of the next one, so that costs and Sanity are seen."""
        self.add("zones", "zone", "play", box, layout="parted", first="location", align=self.near, over="left",
                 parting=16, gap=10, smallest=90, stacked=30, **sized(MINI))  # fmt: skip


def wide(draft: Draft, seat: int, x: float, width: float, mirrored: bool = False) -> None:
    """A neighbor with a lot of room: dial, counts below each other, cards."""
    side = Side(draft, seat, x, width, mirrored)
    side.add("plates", "plate", f"plate {seat}", side.at(0, 14, 340, 40), form="plank")
    side.add("furniture", "dial", "sanity", side.at(2, 64, 124, 124), form="small")
    side.add("furniture", "badges", f"badges {seat}", side.at(62, 172, 88, 40), align=side.far)
    side.counts([side.at(152, 62 + n * 49, 48, 42) for n in range(3)], 48, side.near)
    side.played(side.at(264, 58, width - 264, 156))


def across(draft: Draft, seat: int, x: float, width: float) -> None:
    """The only other player: a larger dial, the counts side by side."""
    side = Side(draft, seat, x, width, False)
    side.add("furniture", "dial", "sanity", (x, 20, 188, 188), form="small")
    side.add("plates", "plate", f"plate {seat}", (x + 208, 20, 290, 44), form="plank")
    side.counts([(x + 208 + n * 98, 82, 46, 44) for n in range(3)], 46, LEFT)
    side.add("furniture", "badges", f"badges {seat}", (x + 212, 148, 200, 44), align=LEFT)
    side.played((x + 520, 44, width - 520, 156))


def narrow(draft: Draft, seat: int, x: float, width: float, mirrored: bool = False) -> None:
    """A neighbor with little room: the counts stand on the plate."""
    side = Side(draft, seat, x, width, mirrored)
    plate = (x, 14, width, 44)
    side.add("plates", "plate", f"plate {seat}", plate, form="plank", room=222)
    side.counts([(x + width - 226 + n * 74, 15, 34, 42) for n in range(3)], 38, LEFT)
    side.add("furniture", "dial", "sanity", side.at(2, 68, 116, 116), form="small")
    side.add("furniture", "badges", f"badges {seat}", side.at(40, 176, 88, 40), align=side.far)
    side.played(side.at(134, 62, width - 134, 152))


# --- the middle ------------------------------------------------------------------------------------------------


def circle(draft: Draft, x: float, y: float, radius: float) -> None:
    draft.add("chalk", "chalk", "circle", (x - radius, y - radius, 2 * radius, 2 * radius), art="chalk-circle",
              opacity=0.43)  # fmt: skip


def middle(draft: Draft) -> None:
    """What everybody reaches, between the rows beside the viewer."""
    last = draft.seats - 1
    circle(draft, 960, 382, 254)
    row(draft, 0, (30, TOP, 544, TABLE[1]), TABLE, 8)
    row(draft, last, (1346, TOP, 544, TABLE[1]), TABLE, 8, before=True)
    titled(draft, "box", 628, 300, (84, 118), 130)
    titled(draft, "general_deck", 770, TOP, TABLE)
    titled(draft, "initiates", 974, TOP, TABLE)
    draft.add("furniture", "lamps", "lamps", (1200, 276, 116, 176))
    nowhere(draft, "row")


def middle_of_two(draft: Draft) -> None:
    """With two players: one row for both."""
    circle(draft, 338, 365, 210)
    titled(draft, "box", 114, 300, (84, 118), 130)
    titled(draft, "general_deck", 250, TOP, TABLE)
    row(draft, -1, (478, TOP, 912, TABLE[1]), TABLE, 8)
    titled(draft, "initiates", 1442, TOP, TABLE)
    draft.add("furniture", "lamps", "lamps", (1732, 276, 116, 176))
    for seat in range(2):
        nowhere(draft, "row", seat=seat)


def nowhere(draft: Draft, name: str, **more: Value) -> None:
    """A zone that is not seen on this table."""
    draft.add("hidden", "zone", name, (900, -60, 20, 28), layout="hidden", card_width=20, away=True, **more)


# --- the viewer ------------------------------------------------------------------------------------------------


def own(draft: Draft) -> None:
    """What lies before the viewer: cards in play, dial, lantern, piles, and the log."""
    draft.add("chalk", "chalk", "play", (352, 502, 1200, 280))
    draft.add("zones", "zone", "play", (364, 514, 1176, 268), seat=0, layout="parted", first="location", form="chalk",
              parting=34, gap=20, smallest=148, pill=24, **sized(TABLE))
    draft.add("furniture", "dial", "sanity", (38, 522, 292, 292), seat=0)
    draft.add("plates", "plate", "plate 0", (30, 826, 308, 46), seat=0, form="plank")
    draft.add("furniture", "badges", "badges 0", (230, 830, 98, 38), seat=0, align=RIGHT)
    pile(draft, "deck", 50, 886, MINI, seat=0)
    pile(draft, "discard", 206, 886, MINI, seat=0)
    draft.add("furniture", "pool", "power", (1694, 508, 196, 298))
    for number, name in enumerate(("undo", "log", "rules", "settings")):
        draft.add("furniture", "button", name, (1642 + number * 65, 814, 58, 40), inside=True)
    draft.add("furniture", "log", "log", (1496, 862, 402, 206))


def hand(draft: Draft) -> None:
    """Prompt bar and hand; large words get a higher bar."""
    small: dict[str, Value] = {"text_to": LARGE - 1}
    large: dict[str, Value] = {"text_from": LARGE}
    for more, tall, width in ((small, 48, TABLE[0]), (large, 96, 164)):
        draft.add("furniture", "prompt", "prompt", (352, PROMPT, 1130, tall), **more)
        y = PROMPT + tall + 10
        height = width * 1.4 + 10
        draft.add("zones", "zone", "hand", (352, y, 1130, height), seat=0, layout="fan", spread=9.0, reach=1120,
                  sunk=y + height - SIZE[1], card_width=width, detail="table", **more)  # fmt: skip


def draw() -> None:
    """Write all maps."""
    for seats in range(2, 5):
        draft = Draft(seats, {name: [] for name in LAYERS})
        lay(draft)
        write(draft, FOLDER / f"{SLUG}-{seats}.tmx", GROUND)


def lay(draft: Draft) -> None:
    """Everything on one table."""
    if draft.seats == 2:
        across(draft, 1, 250, 1420)
        middle_of_two(draft)
    elif draft.seats == 3:
        wide(draft, 1, 24, 740)
        wide(draft, 2, 1156, 740, mirrored=True)
        row(draft, 1, (780, 36, 360, MINI[1]), MINI, 12)
        middle(draft)
    else:
        narrow(draft, 1, 24, 430)
        narrow(draft, 2, 745, 430)
        narrow(draft, 3, 1466, 430, mirrored=True)
        row(draft, 1, (466, 56, 274, SMALL[1]), SMALL, 8)
        row(draft, 2, (1180, 56, 274, SMALL[1]), SMALL, 8)
        middle(draft)
    nowhere(draft, "unused")
    own(draft)
    hand(draft)
