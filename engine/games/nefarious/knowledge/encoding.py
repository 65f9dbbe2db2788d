"""Nefarious: encodes options as numbers and masks as fields, for programs that learn to play."""

from __future__ import annotations

from engine.games.nefarious.layout import ACTION_GROUP, ACTIONS, INVENTION_GROUP
from engine.kernel.learning.action_space import ActionKey, PerItem
from engine.kernel.learning.observation import BitFields
from engine.kernel.state.refs import CARD, NUMBER, SEAT, ZONE

INVENTIONS, BOARD = PerItem(CARD, (INVENTION_GROUP,)), PerItem(ZONE, ACTIONS)

OPTIONS = (
    ActionKey("choose", PerItem(CARD, (ACTION_GROUP,)), ZONE),
    ActionKey("invent", INVENTIONS, ZONE),
    ActionKey("discard", INVENTIONS, ZONE),
    ActionKey("set_aside", INVENTIONS, ZONE),
    ActionKey("place", ZONE, BOARD),
    ActionKey("remove", ZONE, BOARD),
)

READINGS = {"chosen": BitFields(NUMBER, len(ACTIONS)), "invented": BitFields(SEAT)}
