"""What notes of Garage Sale do: one module a word, listed in the order of their numbers (append only)."""

from engine.games.garage_sale.effects import borrow, rain, rummage

UNITS = (rummage.UNIT, rain.UNIT, borrow.UNIT)
