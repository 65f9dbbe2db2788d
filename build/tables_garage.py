"""First drafts of the table maps of Garage Sale: neighbors on top, the sidewalk across, the viewer below."""

from __future__ import annotations

from tables_draft import FOLDER, LARGE, Box, Draft, Ground, Value, write

SLUG = "garage-sale"
GROUND = Ground("#8fc065", "garage-lawn.svg")
LEFT, MIDDLE, RIGHT, COLUMN, CENTER = 14, 424, 1524, 382, 1072
PLATE = 62, 164
"""Top and height of the neighbors' plates."""


def plate(draft: Draft, seat: int, box: Box) -> None:
    """A seat's plate with points and the number of cards in hand."""
    x, y, _, _ = box
    draft.add("plates", "plate", f"plate {seat}", box, seat=seat, header=40)
    draft.add("plates", "points", f"points {seat}", (x + 8, y + 44, 68, 116), seat=seat)
    draft.add("plates", "count", "hand", (x + 84, y + 44, 74, 116), seat=seat)


def garage(draft: Draft, seat: int, box: Box, **more: Value) -> None:
    """Where a seat's goods lie."""
    draft.add("zones", "zone", "garage", box, seat=seat, layout="grid", detail="tile", card_width=120, card_height=124,
              smallest=104, gap=5, mini_detail="mini", mini_width=80, mini_height=64, **more)  # fmt: skip


def neighbors(draft: Draft) -> None:
    """Side by side, each with its garage on its plate."""
    others, (top, height), gap = draft.seats - 1, PLATE, 10
    width = (1920 - 2 * LEFT - gap * (others - 1)) / others
    for seat in range(1, draft.seats):
        x = LEFT + (seat - 1) * (width + gap)
        plate(draft, seat, (x, top, width, height))
        draft.add("zones", "zone", "hand", (x + 92, top + 66, 26, 36), seat=seat, layout="hidden", card_width=24)
        garage(draft, seat, (x + 168, top + 43, width - 174, height - 46))


def sidewalk(draft: Draft) -> None:
    """Boxes, the row of goods, and what has been discarded."""
    draft.add("ground", "strip", "sidewalk", (0, 236, 1920, 284), art="walk", tile_width=240, tile_height=284)
    for name, x in (("deck", 236), ("discard", 1504)):
        draft.add("zones", "zone", name, (x, 246, 180, 270), layout="pile", detail="zoom", card_width=160, pill=30,
                  most=5 if name == "deck" else 3, step=1.6, tilt=0 if name == "deck" else 2, label=name)  # fmt: skip
    draft.add("zones", "zone", "sidewalk", (470, 244, 980, 262), layout="row", detail="zoom", card_width=180, gap=16,
              form="slots")  # fmt: skip


def viewer(draft: Draft) -> None:
    """Prompt, garage and hand; large words get a higher bar."""
    small: dict[str, Value] = {"text_to": LARGE - 1}
    large: dict[str, Value] = {"text_from": LARGE}
    plate(draft, 0, (LEFT, 582, COLUMN, 164))
    for more, tall, card in ((small, 52, 196), (large, 104, 178)):
        y = 530 + tall + 8
        draft.add("furniture", "prompt", "prompt", (MIDDLE, 530, CENTER, tall), **more)
        draft.add("board", "bench", "bench", (MIDDLE, y, CENTER, 134), seat=0, **more)
        garage(draft, 0, (MIDDLE + 18, y + 3, CENTER - 32, 128), **more)
        draft.add("zones", "zone", "hand", (MIDDLE, y + 146, CENTER, 1080 - y - 146), seat=0, layout="fan",
                  detail="hand", spread=9.0, reach=CENTER - 10, card_width=card, **more)  # fmt: skip


def frame(draft: Draft) -> None:
    """The bar on top, and the log."""
    draft.add("furniture", "bar", "bar", (0, 0, 1920, 54), form="plain")
    draft.add("furniture", "logo", "logo", (14, 7, 280, 40))
    draft.add("furniture", "turn", "turn", (310, 11, 120, 32))
    for number, name in enumerate(("undo", "log", "rules", "settings")):
        draft.add("furniture", "button", name, (1700 + number * 54, 8, 44, 38))
    draft.add("furniture", "log", "log", (RIGHT, 582, COLUMN, 484))


def draw() -> None:
    """Write the maps for 2 to 5 players."""
    for seats in range(2, 6):
        draft = Draft(seats, {name: [] for name in ("ground", "board", "plates", "furniture", "zones")})
        for part in (neighbors, sidewalk, viewer, frame):
            part(draft)
        write(draft, FOLDER / f"{SLUG}-{seats}.tmx", GROUND)
