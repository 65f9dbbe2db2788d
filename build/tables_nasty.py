"""First drafts of the table maps of Nasty Neighbours, for 2 to 8 players.

From 3 players on the street runs across: the others live on its far side, in the order of play from left to right; on
this side lie the hand, the own yard, the turning circle with the piles, and the panel on which a drawn card is seen.
With 2 players the yards are larger and the street is upright: the own yard left of it, the other one right.
"""

from __future__ import annotations

from dataclasses import dataclass

from tables_draft import FOLDER, LARGE, SIZE, Box, Draft, Ground, Value, write

SLUG = "nasty-neighbours"
GROUND = Ground("#93ce62", "nasty-lawn.svg")
LAYERS = ("road", "scenery", "lots", "plates", "piles", "furniture", "hidden", "zones")
BAR, FOOT = 62, 1010
"""Where the bar at the top ends and the prompt bar begins."""
SHAPE, NASTY_SHAPE = 1.25, 1.4
"""Heights of cards divided by their widths: of a yard, and Nasty Neighbour cards."""
ROAD = 430
FULL = 440
"""So wide is a lot at least on which house and Nasty Neighbour cards stand beside the yard."""
SHOWN = 258
"""The width of a card on the panel: in a window 1280 wide its words can still be read."""
Place = tuple[float, float]


# --- yards -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Yard:
    """A yard: the upper left corner of its ground, places in a row, width of cards, and the gap between them."""

    x: float
    y: float
    side: int
    card: float
    gap: float

    @property
    def pad(self) -> float:
        return round(self.card * 0.11)

    @property
    def width(self) -> float:
        return self.side * self.card + (self.side - 1) * self.gap + 2 * self.pad

    @property
    def height(self) -> float:
        return self.side * self.card * SHAPE + (self.side - 1) * self.gap + 2 * self.pad

    def draw(self, draft: Draft, seat: int, sign: float, **more: Value) -> None:
        """Its ground with fences, its places, and the sign that stands at its corner after a diagonal."""
        ground = (self.x, self.y, self.width, self.height)
        draft.add("lots", "lot", f"lot {seat}", ground, seat=seat, **more)
        cards = (self.x + self.pad, self.y + self.pad, self.width - 2 * self.pad, self.height - 2 * self.pad)
        draft.add("zones", "zone", "yard", cards, seat=seat, layout="grid", columns=self.side, rows=self.side,
                  gap=self.gap, card_width=self.card, card_height=self.card * SHAPE, shaped=True, detail="table",
                  **more)
        corner = (self.x + self.width - sign * 0.62, self.y + self.height - sign, sign, sign)
        draft.add("zones", "warning", f"locked {seat}", corner, seat=seat, art="sign-lines-locked", counter="locked",
                  **more)


def house(draft: Draft, seat: int, box: Box, number: Box | None = None, layer: str = "lots") -> None:
    draft.add(layer, "house", f"house {seat}", box, seat=seat)
    if number is not None:
        draft.add("lots", "number", f"number {seat}", number, seat=seat)


def scenery(draft: Draft, art: str, x: float, y: float, width: float, shape: float = 1.0, **more: Value) -> None:
    draft.add("scenery", "scenery", art, (x, y, width, width * shape), art=art, **more)


# --- the far side of the street --------------------------------------------------------------------------------


def full_lot(draft: Draft, seat: int, x: float, width: float) -> None:
    """A lot with house, number and Nasty Neighbour cards beside the yard."""
    yard = Yard(x + (width - 266) - 20, 90, 3, 76, 6)
    yard.draw(draft, seat, 56)
    left = x + (yard.x - 14 - x - 128) / 2
    house(draft, seat, (left, 96, 128, 112), (left + 40, 214, 48, 30))
    backs = (left - 2, 256, 130, 80)
    draft.add("zones", "zone", "nasty", backs, seat=seat, layout="row", card_width=56, gap=-26, shaped=True,
              smallest=56, detail="hand")
    draft.add("zones", "count", "nasty", (left + 10, 340, 32, 32), seat=seat, form="disc")
    draft.add("plates", "plate", f"plate {seat}", (x + 4, 408, width - 38, 64), seat=seat, form="door")


def small_lot(draft: Draft, seat: int, x: float, width: float) -> None:
    """A lot as wide as its yard; the house and the Nasty Neighbour cards shrink onto the plate."""
    card = min(76.0, (width - 12 - 28 - 18) / 3)
    card = 72.0 if card < 76 else card
    yard = Yard(0, 90, 3, card, 6)
    yard = Yard(x + (width - yard.width) / 2, 90, 3, card, 6)
    yard.draw(draft, seat, 46)
    top = 400 if card < 76 else 410
    plate = (x + 5, top, width - 10, 66)
    draft.add("plates", "plate", f"plate {seat}", plate, seat=seat, form="door", room_below=146)
    right = x + width - 5 - 70
    house(draft, seat, (right - 34, top + 34, 32, 28), layer="piles")
    draft.add("zones", "zone", "nasty", (right - 70, top + 34, 32, 28), seat=seat, layout="row", card_width=20,
              smallest=20, gap=-12, shaped=True, detail="small")


def others(draft: Draft) -> None:
    """The lots of the others from left to right, as they sit clockwise."""
    count = draft.seats - 1
    room = 1380.0 if draft.seats <= 4 else float(SIZE[0])
    first = 34.0 if draft.seats <= 4 else 0.0
    width = 450.0 if draft.seats == 4 else (room - first) / count if draft.seats <= 4 else room / count
    for number in range(count):
        x = first + number * width
        if width >= FULL:
            full_lot(draft, number + 1, x, min(width, 480))
        else:
            small_lot(draft, number + 1, x, width)
    if draft.seats == 3:
        scenery(draft, "tree", 560, 150, 104)
        scenery(draft, "flowers", 574, 330, 76, 0.6)
        scenery(draft, "tree-apple", 1236, 150, 104)
        scenery(draft, "flowers", 1250, 330, 76, 0.6)


def street(draft: Draft) -> None:
    draft.add("road", "strip", "street", (0, ROAD, SIZE[0], 80), art="tile-road", tile_width=80, tile_height=80)
    for x in (410, 860, 1520) if draft.seats <= 4 else (440, 920, 1640):
        draft.add("road", "scenery", "arrow", (x, ROAD, 80, 80), art="tile-road-arrow")


# --- this side -------------------------------------------------------------------------------------------------


def circle(draft: Draft, x: float, y: float, neck: bool = True) -> None:
    """The turning circle around a middle: the draw pile on its mat and the Recycle Bin, both with their counts."""
    draft.add("road", "scenery", "bulb", (x - 230, y - 310, 460, 540), art="road-bulb")
    if neck:
        draft.add("road", "scenery", "neck", (x - 53, ROAD + 50, 106, 40), color="road")
    left, top = x - 184, y - 92
    draft.add("piles", "scenery", "mat", (left, top, 176, 218.6), art="mat-draw")
    draft.add("piles", "scenery", "bin", (left + 190, top, 176, 218.6), art="bin")
    tall = 118 * SHAPE
    pill: dict[str, Value] = {"layout": "pile", "card_width": 118, "card_height": tall, "shaped": True,
                              "detail": "table", "pill": 34}  # fmt: skip
    draft.add("zones", "zone", "draw_pile", (left + 24, top + 22, 128, tall + 42), label="draw_pile", most=5, step=3,
              pill_color="draw-pill", **pill)
    draft.add("zones", "zone", "bin", (left + 190 + 20, top + 22, 138, tall + 42), label="bin", most=2, step=0,
              pill_color="bin-pill", pill_art="recycle", **pill)
    for name, at in (("draw_pile_name", left + 88), ("bin_name", left + 278)):
        draft.add("furniture", "label", name, (at - 92, top - 36, 184, 26), align="center", color="chalk",
                  font="zone-name")


def nasty_piles(draft: Draft, left: Place, right: Place, **more: Value) -> None:
    """What is left of the Nasty Neighbour deck, and the cards that have been played."""
    for name, (x, y) in (("nasty_deck", left), ("nasty_pile", right)):
        draft.add("zones", "zone", name, (x, y, 104, 90 + 26), layout="pile", card_width=62,
                  card_height=62 * NASTY_SHAPE, shaped=True, detail="small", label=name, pill=26, most=3,
                  step=2, **more)  # fmt: skip


def showcase(draft: Draft, box: Box, card: float = SHOWN, **more: Value) -> None:
    """The panel with the card that has been drawn, or those that are taking effect, each covering the one before."""
    x, y, width, height = box
    tall = card * SHAPE
    draft.add("furniture", "showcase", "showcase", box, shows="action drawn", card_width=card, card_height=tall, **more)
    cards = (x + (width - card) / 2, y + 44, card, height - 54)
    for seat in range(draft.seats):
        draft.add("zones", "zone", "drawn", cards, seat=seat, layout="row", card_width=card, card_height=tall,
                  shaped=True, detail="zoom", **more)
    draft.add("zones", "zone", "action", cards, layout="cascade", form="bare", card_width=card,
              card_height=card * NASTY_SHAPE, step=78, smallest=180, detail="zoom", **more)


def hand(draft: Draft, box: Box, card: float, layout: str, **more: Value) -> None:
    draft.add("zones", "zone", "nasty", box, seat=0, layout=layout, card_width=card, gap=14, smallest=190,
              detail="hand", shaped=True, **more)


def near_side(draft: Draft) -> None:
    """Hand, own yard, circle and panel."""
    small: dict[str, Value] = {"text_to": LARGE - 1}
    large: dict[str, Value] = {"text_from": LARGE}
    wide = draft.seats == 3
    plate = (34, 514, 480 if wide else 600, 69)
    draft.add("plates", "plate", "plate 0", plate, seat=0, form="door")
    draft.add("furniture", "label", "nasty_hand", (34, 612, 484 if wide else 540, 34), seat=0, font="zone-name")
    if wide:
        house(draft, 0, (582, 512, 128, 112), (530, 590, 46, 30))
        scenery(draft, "flowers", 640, 630, 62, 0.6)
    else:
        scenery(draft, "tree", 626, 690, 112)
        house(draft, 0, (484, 690, 190, 166), (556, 866, 56, 36))
        scenery(draft, "tree-apple", 650, 872, 86)
        scenery(draft, "flowers", 570, 912, 76, 0.6)
    hand(draft, (34, 668, 676, 304), 216, "row", **small)
    hand(draft, (34, 656, 676, 288), 204, "row", **large)
    draft.add("hidden", "toasts", "toasts", (348, 500, 396, 156), **small)
    draft.add("hidden", "toasts", "toasts", (144, 500, 600, 144), **large)
    Yard(756, 524, 3, 115, 12).draw(draft, 0, 76, **small)
    Yard(766, 524, 3, 106, 10).draw(draft, 0, 70, **large)
    scenery(draft, "flowers", 1186, 930, 70, 0.6, **small)
    scenery(draft, "flowers", 1520, 938, 70, 0.6, **small)
    circle(draft, 1394, 764)
    nasty_piles(draft, (1172, 520), (1482, 520))
    showcase(draft, (1622, 520, 278, 474), **small)
    showcase(draft, (1622, 520, 278, 436), 240, **large)


# --- two players -----------------------------------------------------------------------------------------------


def two(draft: Draft) -> None:
    """The street upright between two large yards."""
    draft.add("road", "strip", "street", (850, 0, 80, SIZE[1]), art="tile-road", tile_width=80, tile_height=80,
              upright=True)
    small: dict[str, Value] = {"text_to": LARGE - 1}
    large: dict[str, Value] = {"text_from": LARGE}
    draft.add("plates", "plate", "plate 0", (34, 84, 440, 69), seat=0, form="door")
    house(draft, 0, (492, 78, 118, 104), (616, 146, 46, 30))
    Yard(48, 230, 4, 130, 12).draw(draft, 0, 80, **small)
    Yard(66, 230, 4, 122, 12).draw(draft, 0, 76, **large)
    draft.add("plates", "plate", "plate 1", (1128, 84, 500, 69), seat=1, form="door")
    house(draft, 1, (1132, 782, 104, 90), (1242, 836, 46, 30))
    draft.add("zones", "zone", "nasty", (1130, 878, 136, 84), seat=1, layout="row", card_width=60, gap=-30, smallest=60,
              shaped=True, detail="small")
    draft.add("zones", "count", "nasty", (1268, 924, 32, 32), seat=1, form="disc")
    Yard(1142, 196, 4, 104, 10).draw(draft, 1, 64)
    draft.add("furniture", "log", "log", (1310, 800, 316, 202), **small)
    draft.add("furniture", "log", "log", (1310, 800, 316, 158), **large)
    draft.add("hidden", "recap", "recap", (1136, 776, 504, 230), **small)
    for more, left, tall in ((small, 1296, 230), (large, 1136, 184)):
        draft.add("hidden", "toasts", "toasts", (left, 776, 1640 - left, tall), **more)
    circle(draft, 890, 730, neck=False)
    nasty_piles(draft, (644, 888), (1024, 888), **small)
    nasty_piles(draft, (644, 850), (1024, 850), **large)
    showcase(draft, (744, 74, 292, 458), 256)
    draft.add("furniture", "label", "nasty_hand_short", (1650, 74, 250, 30), seat=0, font="zone-name")
    hand(draft, (1650, 112, 250, 886), 208, "column", align="left", **small)
    hand(draft, (1650, 112, 250, 846), 198, "column", align="left", **large)


# --- bars ------------------------------------------------------------------------------------------------------


def bars(draft: Draft) -> None:
    """The bar at the top, and the prompt bar at the foot of the window."""
    draft.add("furniture", "bar", "bar", (0, 0, SIZE[0], BAR), form="plain")
    draft.add("furniture", "logo", "logo", (24, 8, 276, 46))
    draft.add("furniture", "turn", "turn", (316, 8, 156, 46), form="plain")
    draft.add("furniture", "phases", "phases", (494, 9, 286, 44), form="icons")
    draft.add("furniture", "standings", "standings", (790, 8, 876, 46))
    for number, name in enumerate(("undo", "log", "scores", "rules", "settings")):
        draft.add("furniture", "button", name, (1676 + number * 47, 10, 44, 42))
    small: dict[str, Value] = {"text_to": LARGE - 1}
    large: dict[str, Value] = {"text_from": LARGE}
    for more, top in ((small, FOOT), (large, 966)):
        draft.add("furniture", "strip", "foot", (0, top, SIZE[0], SIZE[1] - top), color="foot", edge="foot-edge",
                  down=True, **more)
        draft.add("furniture", "prompt", "prompt", (10, top + 6, SIZE[0] - 20, SIZE[1] - top - 8), **more)


def draw() -> None:
    """Write all maps."""
    for seats in range(2, 9):
        draft = Draft(seats, {name: [] for name in LAYERS})
        if seats == 2:
            two(draft)
        else:
            street(draft)
            others(draft)
            near_side(draft)
            if seats <= 4:
                draft.add("furniture", "log", "log", (1404, 84, 492, 322))
        bars(draft)
        write(draft, FOLDER / f"{SLUG}-{seats}.tmx", GROUND)
