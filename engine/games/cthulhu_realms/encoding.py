"""Cthulhu Realms: its options as numbers and its masks as fields, for programs that learn to play."""

from __future__ import annotations

from engine.games.cthulhu_realms.vocabulary import MOST
from engine.kernel.encoding import ActionKey, Each, Reading
from engine.kernel.refs import CARD, NOTHING, NUMBER, SEAT, ZONE

OPTIONS = (
    ActionKey("pass", NOTHING, NOTHING),
    ActionKey("end_turn", NOTHING, NOTHING),
    ActionKey("play", Each(CARD), ZONE),
    ActionKey("acquire", Each(CARD), ZONE),
    ActionKey("use", Each(CARD), Each(NUMBER, most=15)),
    ActionKey("loss", Each(NUMBER, most=MOST), Each(CARD)),
    ActionKey("loss", Each(NUMBER, most=MOST), Each(SEAT)),
    ActionKey("choose", CARD, Each(CARD)),
    ActionKey("choose", CARD, Each(SEAT)),
)
"""A tag that is used has the number `4 * ability + half`."""

READINGS = {
    "abjured": Reading(CARD),
    "hurt": Reading(CARD, bits=4),
    "gone": Reading(SEAT, bits=4),
    "owned": Reading(CARD),
}
