"""Cthulhu Realms: its options as numbers and its masks as fields, for programs that learn to play."""

from __future__ import annotations

from engine.games.cthulhu_realms.definitions.vocabulary import MOST
from engine.kernel.learning.encoding import ActionKey, BitFields, PerItem
from engine.kernel.state.refs import CARD, NOTHING, NUMBER, SEAT, ZONE

OPTIONS = (
    ActionKey("pass", NOTHING, NOTHING),
    ActionKey("end_turn", NOTHING, NOTHING),
    ActionKey("play", PerItem(CARD), ZONE),
    ActionKey("acquire", PerItem(CARD), ZONE),
    ActionKey("use", PerItem(CARD), PerItem(NUMBER, most=15)),
    ActionKey("loss", PerItem(NUMBER, most=MOST), PerItem(CARD)),
    ActionKey("loss", PerItem(NUMBER, most=MOST), PerItem(SEAT)),
    ActionKey("choose", CARD, PerItem(CARD)),
    ActionKey("choose", CARD, PerItem(SEAT)),
)
"""A tag that is used has the number `4 * ability + half`."""

READINGS = {
    "abjured": BitFields(CARD),
    "hurt": BitFields(CARD, bits=4),
    "gone": BitFields(SEAT, bits=4),
    "owned": BitFields(CARD),
}
