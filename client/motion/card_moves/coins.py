"""Coins: fly from payer to receiver in exact change, with rising numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from client.cards.theme import Chit
from client.layout.pieces import Point
from client.motion.accents import CounterAccent
from client.motion.beats import COIN_FLIGHT_MS, Beat
from client.motion.context import MotionContext, color_of
from client.motion.visuals.visual import Coin, RisingNumber, Spark
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


class CoinPayment:
    """The changes of counters in one beat: their visuals, and the `landings` when each part counts."""

    def __init__(self, timeline: MotionContext) -> None:
        self.landings: list[Landing] = []
        self._timeline = timeline
        self._chits: dict[int, Chit] = {chit.value: chit for chit in timeline.theme.chits}

    def fly(self, beat: Beat, now: float) -> None:
        """Show all counter changes of the beat, beginning at `now`."""
        timeline, pace = self._timeline, self._timeline.pace
        table = beat.after.table
        events = beat.of_kind(COUNTED)
        limit = max(1, MOST_COINS // max(1, len(events)))
        chained = {part.chain.target for part in beat.links if part.whole}  # their sum rises instead
        for number, event in enumerate(events):
            begin = now + pace.ms(min(_SEAT_STEP_MS, 500 / len(events)) * number)
            name = table.layout.counters[event[3]].name
            accent = timeline.accents.counters.get(name)
            if ("counter", event[1], name) not in timeline.arrangement.anchors:
                self.landings.append(Landing(begin, event[1], event[3], event[5]))
                continue
            target = timeline.arrangement.anchor("counter", event[1], name)
            if event[1] not in chained:
                self._rise(event, target, accent, begin)
            if accent is None or not self._chits or pace.reduced:
                self.landings.append(Landing(begin, event[1], event[3], event[5], "score"))
            else:
                self._fly_coins(event, target, accent, begin, limit)

    def _rise(self, event: Event, place: Point, accent: CounterAccent | None, begin: float) -> None:
        """Let the number of a change rise from its counter."""
        timeline, gain = self._timeline, event[5] > 0
        pace, scale = timeline.pace, timeline.arrangement.scale
        words = f"{'+' if gain else '−'}{accent.sign if accent else ''}{abs(event[5])}"
        color = color_of(timeline, "" if accent is None else accent.gain if gain else accent.loss) or "#FFFFFF"
        delay = 0 if accent is None or pace.reduced or not gain else COIN_FLIGHT_MS
        above = place[0] + 64 * scale, place[1] - 26 * scale
        timeline.effects.append(
            RisingNumber(
                begin + pace.ms(delay), pace.ms(RISING_MS), words, above, 30 * scale, color, still=pace.reduced
            )
        )

    def _fly_coins(self, event: Event, place: Point, accent: CounterAccent, begin: float, limit: int) -> None:
        """Let the chits of a change fly, at most `limit` of them."""
        timeline, pace = self._timeline, self._timeline.pace
        _, seat, card, number, other, amount, _ = event
        bank = self._bank(card, begin)
        if accent.wire and 0 <= other != seat:
            line = timeline.arrangement.wire(other, seat)
            color = timeline.theme.color(accent.wire)
            timeline.effects.append(Spark(begin, pace.ms(SPARK_MS), line, color, 14 * timeline.arrangement.scale))
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
            coin = self._coin(value, start, target, leaves, label)
            timeline.effects.append(coin)
            moment = coin.end if amount > 0 else leaves
            self.landings.append(Landing(moment, seat, number, value if amount > 0 else -value, "coin"))

    def _coin(self, value: int, start: Point, target: Point, begin: float, label: str) -> Coin:
        theme, scale = self._timeline.theme, self._timeline.arrangement.scale
        chit = self._chits.get(value) or max(
            (chit for chit in self._chits.values() if chit.value <= value),
            key=lambda chit: chit.value,
            default=next(iter(self._chits.values())),
        )
        size = theme.size("chit") * chit.scale * scale
        return Coin(
            begin,
            self._timeline.pace.ms(COIN_FLIGHT_MS),
            theme.art(chit.art),
            size,
            start,
            target,
            _LIFT * scale,
            label,
            theme.typeface("number"),
        )

    def _bank(self, card: int, now: float) -> Point:
        """Return where money comes from and goes to: the cause card if it is visible, else the board."""
        arrangement = self._timeline.arrangement
        pose = self._timeline.stage.where(("card", card), now) if card >= 0 else None
        if pose is not None:
            return pose.x, pose.y
        board = arrangement.rects.get("board")
        return board.center if board else (arrangement.size[0] / 2, arrangement.size[1] / 2)
