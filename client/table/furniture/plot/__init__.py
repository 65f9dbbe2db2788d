"""The ground below a seat's cards, in the seat's style.

Map objects: `plot` (form: OWN, TILE (small) or AWAY (brought forward now)). `plot.halo` is the light around it,
`plot.post` its mailbox, `plot.fence` a separate fence.
"""

from __future__ import annotations

import pygame

from client.layout.arrangement import Arrangement
from client.layout.map import Fit, Spot
from client.table.furniture.plot import draw
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture
from engine.kernel.game.traits import HasPlotStyles


def _plot(table: Arrangement, spot: Spot, rect: pygame.Rect, fit: Fit) -> None:
    table.plots.append((table.seating.seat(spot.seat), rect))


FURNITURE = Furniture(
    kinds={
        "": Kind(draw=draw.draw_plot, state=draw.plot_state, margin=draw.MARGIN, properties={"form": str}, enter=_plot),
        "halo": Kind(draw=draw.draw_halo, state=draw.halo_state, margin=draw.MARGIN, properties={"form": str}),
        "post": Kind(draw=draw.draw_post, state=draw.post_state),
        "fence": Kind(draw=draw.draw_fence_behind, state=lambda showing, spot: showing.seat_style(showing.seat(spot))),
    },
    trait=HasPlotStyles,
)
