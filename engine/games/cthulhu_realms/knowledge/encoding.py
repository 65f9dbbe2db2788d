"""Options as numbers and masks as fields for learning programs that play Cthulhu Realms."""

from __future__ import annotations

from engine.games.cthulhu_realms.definitions.vocabulary import MOST
from engine.kernel.learning.action_space import ActionKey, PerItem
from engine.kernel.learning.observation import BitFields
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
"""The options. A used tag is given by the number `4 * ability + half`."""

READINGS = {
    "abjured": BitFields(CARD),
    "hurt": BitFields(CARD, bits=4),
    "gone": BitFields(SEAT, bits=4),
    "owned": BitFields(CARD),
}
