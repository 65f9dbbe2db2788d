"""Seat signs: the sign of a seat at the table of a game."""

from __future__ import annotations

from client.art import palette
from client.cards import seat_colors
from client.cards.theme import Theme
from client.widgets.seat_sign import SeatSign
from engine.words import assets


def seat_sign(slug: str, seat: int) -> SeatSign:
    """Return the sign of a seat, counted from 0, in a game."""
    try:
        theme = Theme.load(slug)
    except assets.AssetMissing:
        return SeatSign(seat + 1, color=seat_colors.of_seat(seat, palette.SEATS[seat], "")[0])
    if seat >= len(theme.seats) or "emblem" not in theme.seats[seat].art:
        return SeatSign(seat + 1, color=seat_colors.of_seat(seat, palette.SEATS[seat], "")[0])
    known = theme.seats[seat]
    return SeatSign(seat + 1, theme.art(known.art["emblem"]), known.color)
