"""Seat signs: the sign of a seat at the table of a game."""

from __future__ import annotations

from contextlib import suppress

from client.art import palette
from client.cards import seat_colors
from client.cards.theme import Theme
from client.widgets.icons import SeatSign
from engine.words import assets


def seat_sign(slug: str, seat: int) -> SeatSign:
    """Return the sign of a seat, counted from 0, in a game."""
    with suppress(assets.AssetMissing):
        theme = Theme.load(slug)
        if seat < len(theme.seats) and "emblem" in theme.seats[seat].art:
            known = theme.seats[seat]
            return SeatSign(seat + 1, theme.art(known.art["emblem"]), known.color)
    number = seat_colors.order(len(palette.SEATS))[seat]
    return SeatSign(number + 1, color=seat_colors.live(number, palette.SEATS[number], "")[0])
