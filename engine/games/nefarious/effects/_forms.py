"""Nefarious: form fields that several effect types share."""

from __future__ import annotations

from engine.games.nefarious.definitions.vocabulary import PER
from engine.games.nefarious.messages import say
from engine.kernel.cards.effect_types import FieldSpec

AMOUNT = FieldSpec("amount", say("form-amount"), high=20)
COUNTED = (AMOUNT, FieldSpec("per", say("form-per"), choices=tuple((word, word) for word in PER)))
"""The form fields for a number and its multiplier. The multiplier's names are those in card files."""
