"""Nefarious: fields that several effect types share."""

from __future__ import annotations

from typing import Final

from engine.games.nefarious.definitions.vocabulary import PER
from engine.games.nefarious.messages import message_key, say
from engine.kernel.cards.fields import FieldSpec

MOST_AMOUNT: Final = 9
AMOUNT = FieldSpec("amount", range(1, 100), say("form-amount"), own=range(1, MOST_AMOUNT + 1))
MULTIPLIER = FieldSpec(
    "per", PER, say("form-per"), default="", texts=lambda name: say(f"form-per-{message_key(name) or 'once'}")
)
COUNTED = (AMOUNT, MULTIPLIER)
