"""Nefarious: what several effects need."""

from __future__ import annotations

from engine.games.nefarious.definitions.vocabulary import PER
from engine.games.nefarious.messages import say
from engine.kernel.cards.effect_types import FieldSpec

AMOUNT = FieldSpec("amount", say("form-amount"), high=20)
COUNTED = (AMOUNT, FieldSpec("per", say("form-per"), choices=tuple((word, word) for word in PER)))
"""A number, and what multiplies it; the words for that are those of the cards."""
