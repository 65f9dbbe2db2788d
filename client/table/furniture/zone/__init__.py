"""The cards of a zone, with their count, empty outlines, chalk and captions.

Map object `zone` holds the cards of the zone of its name. Its properties:

layout: one of LAYOUTS. detail: the detail level of the faces. card-width, card-height (default: 1.4 times the width),
gap, step (between cards of a pile or cascade). turn and tilt: degrees, of all cards and of every other one. reading:
the side of the table from which the cards are read. smallest: narrower cards become minis (mini-detail, mini-width,
mini-height); in a fan only covered cards do, with mini-detail alone. spread and reach of a fan (degrees, pixels). most:
visible cards of a pile.

pill and label: height and text of the count. pill-color, pill-art: style of the count below a pile. form: of the count.
CHALK is text below the pile, SLOTS is chalk where a card is missing, BARE is nothing. BONE is a number on a lozenge
below it, if `pill` leaves space. shares: the zone in whose place the cards lie. recall: the zone whose cards come here
while they can be chosen again. mark: words or a pin on each card. away: may lie outside the table. sunk: how far a
fan's cards extend below the edge of the table until pointed at.

centered: rows of a grid are centered, with wider gaps between few cards. first: the kinds of cards that stand first in
a parted row. parting: the gap between its parts. align: LEFT, CENTER or RIGHT; a column LEFT starts at its top. over:
LEFT means that cards cover those to their right. stacked: the parts stand in a column if less than this is visible of
each card. before: the place of the last living seat before the viewer. columns, rows: a grid with fixed places and the
drawing "gap" in empty ones. shaped: backs have the shape of the zone's cards.

`zone.chalk` is a frame of chalk, or art in chalk (art, opacity). `zone.caption` is text above a zone of its name. For a
seat's zone it names the two seats around it (before: as above).
"""

from __future__ import annotations

from client.table.furniture.zone import chalk, draw
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture

_CARDS: dict[str, type] = {
    "layout": str, "detail": str, "card-width": float, "card-height": float, "smallest": float, "gap": float,
    "mini-detail": str, "mini-width": float, "mini-height": float, "turn": float, "tilt": float, "step": float,
    "spread": float, "reach": float, "most": int, "pill": float, "label": str, "mark": str, "shares": str,
    "recall": str, "away": bool, "sunk": float, "form": str,
    "centered": bool, "first": str, "align": str, "over": str, "before": bool, "parting": float,
    "stacked": float, "columns": int, "rows": int, "shaped": bool, "pill-color": str, "pill-art": str,
}  # fmt: skip

FURNITURE = Furniture(
    kinds={
        "": Kind(draw=draw.draw_zone, state=draw.zone_state, margin=14, properties=_CARDS),
        "chalk": Kind(draw=chalk.draw_chalk, margin=10, properties={"art": str, "opacity": float}),
        "caption": Kind(
            draw=chalk.draw_caption, state=chalk.caption, margin=8, properties={"before": bool, "align": str}
        ),
    }
)
