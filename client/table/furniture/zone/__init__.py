"""What stands at the cards of a zone: their count, where none lies, chalk and captions.

Objects of a map: `zone` holds the cards of the zone of that name. layout: one of LAYOUTS. detail: the level of detail
of their faces. card-width, card-height (1.4 of the width by default), gap, step (between cards of a pile or cascade),
turn and tilt (degrees: of all cards, of every other one), reading (the side of the table from which they are read),
smallest (below this width they are minis: mini-detail, mini-width, mini-height; those of a fan where they cover each
other, with mini-detail alone), spread and reach of a fan (degrees, pixels), most (cards of a pile that show), pill and
label (height and words of its count). shares: the zone in whose place they lie. recall: the zone whose cards come here
while they can be chosen again. mark: words or a pin on each card. away: need not be inside the table. sunk: how far the
cards of a fan reach below the edge of the table until they are pointed at. form: of its count (CHALK: words under the
pile; BONE: a number on a lozenge under it, if `pill` leaves room; SLOTS: chalk where a card is missing; BARE: nothing).
centered: rows of a grid stand in the middle, with more room between few cards. Of a parted row: first (the kinds of
cards that stand first), parting (the room between these and the others), align (LEFT, CENTER or RIGHT; a column LEFT:
from its top), over (LEFT: cards cover those at their right), stacked (the parts stand one below the other when less
than this is seen of each card). before: the place of the last living seat before the viewer, whichever that is.
columns, rows: a grid whose places stay where they are, with the drawing "gap" where no card lies. shaped: backs have
the shape of the zone's cards. pill-color, pill-art: of the count under a pile. `zone.chalk`: a frame of chalk, or art
in chalk (art, opacity). `zone.caption`: words over a zone of that name, those of a seat's with the names of the two
between whom it lies (before: as of a zone).
"""

from __future__ import annotations

from client.table.furniture.zone import chalk, draw
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture

_CARDS: dict[str, type] = {
    "layout": str, "detail": str, "card-width": float, "card-height": float, "smallest": float, "gap": float,
    "mini-detail": str, "mini-width": float, "mini-height": float, "turn": float, "tilt": float, "step": float,
    "spread": float, "reach": float, "most": int, "pill": float, "label": str, "mark": str, "shares": str,
    "recall": str, "reading": str, "away": bool, "sunk": float, "form": str,
    "centered": bool, "first": str, "align": str, "over": str, "before": bool, "parting": float,
    "stacked": float, "columns": int, "rows": int, "shaped": bool, "pill-color": str, "pill-art": str,
}  # fmt: skip

FURNITURE = Furniture(
    kinds={
        "": Kind(draw=draw.draw_zone, state=draw.zone_state, margin=14, properties=_CARDS),
        "chalk": Kind(draw=chalk.draw_chalk, margin=10, properties={"art": str, "opacity": float}),
        "caption": Kind(draw=chalk.draw_caption, state=chalk.caption_state, margin=8,
                        properties={"before": bool, "align": str}),
    },
)  # fmt: skip
