"""The board in the middle, its places for tokens, the score track, and the viewer's bench.

Map objects: `board`, `board.track`, `board.bench`. `board.place` holds the tokens on the board place of its name; with
a seat it is that seat's reserve. Properties: counter (number of tokens by seat), token (which of the seat's drawings),
token-width, token-height, per-row, capacity. The pitch of tokens is `pitch`, or `crowded` where there are many.
"""

from __future__ import annotations

from client.layout.map import add_rect
from client.table.furniture.board import draw
from client.table.furniture.board.tokens import markers, tokens
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture

FURNITURE = Furniture(
    kinds={
        "": Kind(draw=draw.draw_board, margin=40, enter=add_rect),
        "track": Kind(draw=draw.draw_track, state=draw.track_state, margin=16, enter=add_rect, pieces=markers),
        "bench": Kind(draw=draw.draw_bench, state=draw.bench_state, margin=2, enter=add_rect),
        "place": Kind(
            draw=draw.draw_any_place,
            state=draw.any_place_state,
            margin=10,
            pieces=tokens,
            properties={
                "counter": str,
                "token": str,
                "token-width": float,
                "token-height": float,
                "pitch": float,
                "crowded": float,
                "per-row": int,
                "capacity": int,
            },
        ),
    }
)
