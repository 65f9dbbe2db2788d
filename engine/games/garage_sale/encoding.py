"""Garage Sale: its options as numbers, for programs that learn to play (append only)."""

from __future__ import annotations

from engine.kernel.encoding import ActionKey, Each
from engine.kernel.refs import CARD, NOTHING, SEAT, ZONE

OPTIONS = (
    ActionKey("pass", NOTHING, NOTHING),
    ActionKey("draw", NOTHING, ZONE),
    ActionKey("buy", Each(CARD), Each(CARD)),
    ActionKey("play", Each(CARD), ZONE),
    ActionKey("use", Each(CARD), NOTHING),
    ActionKey("choose", CARD, Each(CARD)),
    ActionKey("choose", CARD, Each(SEAT)),
)
