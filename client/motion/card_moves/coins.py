"""Coins: fly from payer to receiver in exact change, with rising numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from client.cards.theme import Chit, Theme
from client.layout.arrangement import Arrangement
from client.layout.pieces import Point
from client.motion.accents import Accents, CounterAccent
from client.motion.beats import COIN_FLIGHT_MS, Beat
from client.motion.pace import Pace
from client.motion.stage import Stage
from client.motion.visuals.visual import Coin, RisingNumber, Spark, Visual
from engine.kernel.state.events import COUNTED, Event

MOST_COINS = 16
"""The most coins in the air at a time. Larger amounts become one coin with a number."""
SPARK_MS = 260
RISING_MS = 750
_SEAT_STEP_MS = 60
_LIFT = 70


@dataclass(frozen=True, slots=True)
class Landing:
    """A part of a counter's change, and the moment (milliseconds) when it counts."""

    at: float
    seat: int
    number: int
    amount: int
    sound: str = ""


@dataclass(slots=True)
class Flight:
    """A change of counters: its visuals, and when each part counts."""

    effects: list[Visual]
    landings: list[Landing]


def exact_change(amount: int, values: Sequence[int]) -> list[int]:
    """Return the fewest chits of these values for an amount, the largest first. A remainder comes last."""
    chits = []
    for value in sorted(values, reverse=True):
        chits += [value] * (amount // value)
        amount %= value
    return chits + ([amount] if amount else [])


def step_ms(number: int) -> float:
    """Return the time between two of `number` coins of one payment."""
    return max(50.0, 150.0 - 5 * number)


class CoinFlights:
    """Makes flights for one game's chits."""

    def __init__(self, theme: Theme, accents: Accents) -> None:
        self._theme = theme
        self._accents = accents
        self._chits: dict[int, Chit] = {chit.value: chit for chit in theme.chits}

    def fly(self, beat: Beat, arrangement: Arrangement, stage: Stage, now: float, pace: Pace) -> Flight:
        """Return the flights of all counter changes in a beat, beginning at `now`."""
        flight = Flight([], [])
        table = beat.after.table
        events = beat.of_kind(COUNTED)
        limit = max(1, MOST_COINS // max(1, len(events)))
        chained = {part.chain.target for part in beat.links if part.whole}  # their sum rises instead
        for number, event in enumerate(events):
            begin = now + pace.ms(min(_SEAT_STEP_MS, 500 / len(events)) * number)
            name = table.layout.counters[event[3]].name
            accent = self._accents.counters.get(name)
            anchored = ("counter", event[1], name) in arrangement.anchors
            if not anchored:
                flight.landings.append(Landing(begin, event[1], event[3], event[5]))
                continue
            target = arrangement.anchor("counter", event[1], name)
            if event[1] not in chained:
                self._rising(flight, event, target, accent, begin, arrangement.scale, pace)
            if accent is None or not self._chits or pace.reduced:
                flight.landings.append(Landing(begin, event[1], event[3], event[5], "score"))
            else:
                self._coins(flight, event, target, accent, begin, limit, arrangement, stage, pace)
        return flight

    def _rising(
        self,
        flight: Flight,
        event: Event,
        place: Point,
        accent: CounterAccent | None,
        begin: float,
        scale: float,
        pace: Pace,
    ) -> None:
        sign = accent.sign if accent else ""
        words = f"{'+' if event[5] > 0 else '−'}{sign}{abs(event[5])}"
        color = self._color(accent, event[5] > 0)
        delay = 0 if accent is None or pace.reduced or event[5] < 0 else COIN_FLIGHT_MS
        above = place[0] + 64 * scale, place[1] - 26 * scale
        flight.effects.append(
            RisingNumber(
                begin + pace.ms(delay), pace.ms(RISING_MS), words, above, 30 * scale, color, still=pace.reduced
            )
        )

    def _color(self, accent: CounterAccent | None, gain: bool) -> str:
        name = "" if accent is None else accent.gain if gain else accent.loss
        return self._theme.color(name) if name else "#FFFFFF"

    def _coins(
        self,
        flight: Flight,
        event: Event,
        place: Point,
        accent: CounterAccent,
        begin: float,
        limit: int,
        arrangement: Arrangement,
        stage: Stage,
        pace: Pace,
    ) -> None:
        _, seat, card, number, other, amount, _ = event
        bank = self._bank(card, arrangement, stage, begin)
        if accent.wire and 0 <= other != seat:
            line = arrangement.wire(other, seat)
            flight.effects.append(
                Spark(begin, pace.ms(SPARK_MS), line, self._theme.color(accent.wire), 14 * arrangement.scale)
            )
            begin += pace.ms(SPARK_MS)
            bank = line[-1]
        chits = exact_change(abs(amount), tuple(self._chits))
        label = ""
        if len(chits) > limit:
            label = f"{accent.sign}{abs(amount)}"
            chits = [abs(amount)]
        start, target = (bank, place) if amount > 0 else (place, bank)
        for count, value in enumerate(chits):
            leaves = begin + pace.ms(step_ms(len(chits)) * count)
            coin = self._coin(value, start, target, leaves, label, arrangement.scale, pace)
            flight.effects.append(coin)
            moment = coin.end if amount > 0 else leaves
            flight.landings.append(Landing(moment, seat, number, value if amount > 0 else -value, "coin"))

    def _coin(
        self, value: int, start: Point, target: Point, begin: float, label: str, scale: float, pace: Pace
    ) -> Coin:
        chit = self._chits.get(value) or max(
            (chit for chit in self._chits.values() if chit.value <= value),
            key=lambda chit: chit.value,
            default=next(iter(self._chits.values())),
        )
        size = self._theme.size("chit") * chit.scale * scale
        return Coin(
            begin,
            pace.ms(COIN_FLIGHT_MS),
            self._theme.art(chit.art),
            size,
            start,
            target,
            _LIFT * scale,
            label,
            self._theme.typeface("number"),
        )

    def _bank(self, card: int, arrangement: Arrangement, stage: Stage, now: float) -> Point:
        """Return where money comes from and goes to: the cause card if it is visible, else the board."""
        pose = stage.where(("card", card), now) if card >= 0 else None
        if pose is not None:
            return pose.x, pose.y
        board = arrangement.rects.get("board")
        return board.center if board else (arrangement.size[0] / 2, arrangement.size[1] / 2)
