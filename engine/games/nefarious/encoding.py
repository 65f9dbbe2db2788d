"""Nefarious: its options as numbers and its masks as fields, for programs that learn to play."""

from __future__ import annotations

from engine.games.nefarious.places import ACTION_GROUP, ACTIONS, INVENTION_GROUP
from engine.kernel.encoding import ActionKey, Each, Reading
from engine.kernel.refs import CARD, NUMBER, SEAT, ZONE

INVENTIONS, BOARD = Each(CARD, (INVENTION_GROUP,)), Each(ZONE, ACTIONS)

OPTIONS = (
    ActionKey("choose", Each(CARD, (ACTION_GROUP,)), ZONE),
    ActionKey("invent", INVENTIONS, ZONE),
    ActionKey("discard", INVENTIONS, ZONE),
    ActionKey("set_aside", INVENTIONS, ZONE),
    ActionKey("place", ZONE, BOARD),
    ActionKey("remove", ZONE, BOARD),
)

READINGS = {"chosen": Reading(NUMBER, len(ACTIONS)), "invented": Reading(SEAT)}
