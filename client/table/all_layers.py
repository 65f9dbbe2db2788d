"""All layers of a table, from the lowest to the highest."""

from __future__ import annotations

from client.table.advice.layer import AdviceLayer
from client.table.context import TableContext
from client.table.furniture.bar.clock import ClockLayer
from client.table.furniture.log.layer import LogPanel
from client.table.furniture.log.remarks import RemarkLayer
from client.table.furniture.secret.hidden_keys import HiddenKeysLayer
from client.table.furniture.secret.layer import BriefingLayer
from client.table.hover.layer import HoverLayer
from client.table.hover.remark_bubble import RemarkBubble, Remarks
from client.table.hover.terms import TermLayer
from client.table.layer import Layer
from client.table.layers.forward_seat import ForwardSeatLayer
from client.table.layers.ghosts import GhostLayer
from client.table.layers.hand import HandLayer
from client.table.layers.visitor import VisitorLayer
from client.table.picture import registry
from client.table.sound.layer import HearingLayer


def make_layers(
    table: TableContext,
    slug: str,
    forward_seat: ForwardSeatLayer,
    hearing: HearingLayer,
    log: LogPanel,
    briefing: BriefingLayer,
    hover: HoverLayer,
    remarks: Remarks | None,
) -> list[Layer]:
    """Return all layers of a table of the game `slug`, the given ones among them."""
    pieces = registry.at_table(table.screen.map, slug)
    made = [(piece.rank, piece.layer(table)) for piece in pieces if piece.layer is not None]
    return [
        forward_seat,
        *(layer for rank, layer in made if rank < registry.HAND),
        HandLayer(table, table.hand),
        *(layer for rank, layer in made if rank > registry.HAND),
        hearing,
        GhostLayer(table),
        VisitorLayer(table),
        ClockLayer(table),
        AdviceLayer(table),
        log,
        RemarkLayer(table),
        *([RemarkBubble(table, remarks)] if remarks is not None else []),
        HiddenKeysLayer(table),
        briefing,
        hover,
        TermLayer(table, hover),
    ]
