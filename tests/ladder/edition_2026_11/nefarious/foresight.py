"""What the frozen levels expect effects to do to a seat. It was part of the effects' own files in November 2026."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.nefarious.effects import UNITS


def draw(at: Any, double: Any, number: float) -> None:
    double.unknown += round(number)


def gain(at: Any, double: Any, number: float) -> None:
    double.money += number


def lose(at: Any, double: Any, number: float) -> None:
    double.money = 0 if number < 0 else max(0, double.money - number)


def round_down(at: Any, double: Any, number: float) -> None:
    if double.money >= number:
        double.money -= double.money % number


def redraw(at: Any, double: Any, number: float) -> None:
    double.unknown += len(double.hand)
    double.hand = []


FORESEEN: dict[str, Callable[[Any, Any, float], None]] = {
    "draw": draw,
    "gain": gain,
    "lose": lose,
    "round_down": round_down,
    "redraw": redraw,
    "discard": lambda at, double, number: at.discard_worst(double, number),
    "place_spy": lambda at, double, number: at.place_best(double, number),
    "remove_spy": lambda at, double, number: at.remove_worst(double, number),
}


def foresee(code: int, at: Any, double: Any, number: float) -> None:
    """Do an effect to a seat as it may become."""
    FORESEEN[UNITS[code].word](at, double, number)


def steady_money(code: int, amount: int, on_condition: bool) -> float:
    """The dollars that an effect of a Twist gives every turn."""
    word = UNITS[code].word
    if word == "round_down":
        return (1 - amount) / 2
    return amount if word == "gain" and not on_condition else 0.0


def is_word(code: int, word: str) -> bool:
    return UNITS[code].word == word
