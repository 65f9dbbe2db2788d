"""The mix: how loud each layer of a piece is at each moment. Everything changes slowly and on bar lines.

Moments are milliseconds. Nothing here needs a device.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

from engine.store.files.bounded_files import read_toml
from engine.words import assets

IN_BARS, OUT_BARS, KEPT_BARS = 2, 4, 8
"""The bars in which a layer fades in and out, and the fewest bars for which it stays."""
_NEVER = -1e12


@dataclass(frozen=True, slots=True)
class MusicPiece:
    """A piece of music. `bar` is the length of a bar in milliseconds."""

    name: str
    bar: float
    bars: int
    layers: tuple[str, ...]
    solos: tuple[str, ...] = ()

    @property
    def all_layers(self) -> tuple[str, ...]:
        """Return every layer, including the solos."""
        return *self.layers, *self.solos


@cache
def pieces() -> dict[str, MusicPiece]:
    """Return all pieces by name. Raises `engine.words.assets.AssetMissing`, and StoreError for an unreadable file."""
    tables = read_toml(assets.path("music/pieces.toml"))
    return {
        name: MusicPiece(
            name,
            table["beats"] * 60_000 / table["tempo"],
            table["bars"],
            tuple(table["layers"]),
            tuple(table.get("solos", ())),
        )
        for name, table in tables.items()
    }


@dataclass(frozen=True, slots=True)
class _Ramp:
    begin: float
    end: float
    first: float
    last: float

    def at(self, now: float) -> float:
        if now >= self.end:
            return self.last
        return self.first + (self.last - self.first) * max(0.0, now - self.begin) / (self.end - self.begin)


class Fader:
    """A value that changes linearly, at moments that may be in the future."""

    def __init__(self, value: float = 0.0) -> None:
        self._lines = [_Ramp(_NEVER, _NEVER, value, value)]

    def at(self, now: float) -> float:
        """Return the value at a moment, which must not be before the last one asked for."""
        return next(line for line in reversed(self._lines) if line.begin <= now).at(now)

    @property
    def goal(self) -> float:
        """Return the final value."""
        return self._lines[-1].last

    def to(self, value: float, begin: float, length: float) -> None:
        """Change to a value within `length` from a moment on, replacing all later changes."""
        kept = [line for line in self._lines if line.begin < begin or line is self._lines[0]]
        self._lines = [*kept[-2:], _Ramp(begin, begin + length, kept[-1].at(begin), value)]

    def delay(self, length: float) -> None:
        """Delay everything."""
        self._lines = [_Ramp(line.begin + length, line.end + length, line.first, line.last) for line in self._lines]

    def next_at(self, now: float) -> float:
        """Return the moment when a change begins: now during one, infinity if there is none."""
        if any(line.begin <= now < line.end for line in self._lines[-2:]):
            return now
        return min((line.begin for line in self._lines if line.begin > now), default=math.inf)


class Mix:
    """A piece that began at a moment: its active layers, and the reductions of its volume (decibels)."""

    def __init__(self, piece: MusicPiece, began: float) -> None:
        self.piece = piece
        self.began = began
        self._shares = {name: Fader() for name in piece.all_layers}
        self._stays = dict.fromkeys(piece.all_layers, _NEVER)
        self._trims: dict[str, Fader] = {}

    def bar_line(self, now: float) -> float:
        """Return the first bar line that isn't past."""
        bars = math.ceil((now - self.began) / self.piece.bar - 1e-9)
        return self.began + bars * self.piece.bar

    def want(self, layers: Collection[str], now: float, at_once: bool = False) -> None:
        """Play exactly these layers from the next bar line on, or `at_once` at the start of a piece."""
        line, bar = (now if at_once else self.bar_line(now)), self.piece.bar
        for name, share in self._shares.items():
            if (goal := float(name in layers)) == share.goal:
                continue
            if goal:
                share.to(1.0, line, 0 if at_once else IN_BARS * bar)
                self._stays[name] = line + KEPT_BARS * bar
            elif name in self.piece.solos:  # one fades out as the other fades in
                share.to(0.0, line, IN_BARS * bar)
            else:
                share.to(0.0, max(line, self._stays[name]), OUT_BARS * bar)

    def trim(self, name: str, decibels: float, now: float, length: float) -> None:
        """Change the volume by `decibels` (negative) for a named reason, within `length`."""
        self._trims.setdefault(name, Fader()).to(decibels, now, length)

    def duck(self, name: str, decibels: float, now: float, into: float, until: float, back: float) -> None:
        """Change the volume as `trim` does until a moment, then restore it within `back`."""
        self.trim(name, decibels, now, into)
        self._trims[name].to(0.0, max(until, now + into), back)

    def goal(self, name: str) -> float:
        """Return the final volume change for a named reason."""
        return self._trims[name].goal if name in self._trims else 0.0

    def level(self, name: str, now: float) -> float:
        """Return the current volume change for a named reason."""
        return self._trims[name].at(now) if name in self._trims else 0.0

    def delay(self, length: float) -> None:
        """Shift bar lines and future changes after a pause of this length."""
        self.began += length
        for fader in (*self._shares.values(), *self._trims.values()):
            fader.delay(length)
        self._stays = {name: moment + length for name, moment in self._stays.items()}

    def volumes(self, now: float) -> dict[str, float]:
        """Return how loud each layer is, 0 to 1."""
        trim = 10 ** (sum(fader.at(now) for fader in self._trims.values()) / 20)
        return {name: share.at(now) ** 2 * trim for name, share in self._shares.items()}

    def next_at(self, now: float) -> float:
        """Return when anything changes next: now during a change, infinity if nothing will."""
        faders = (*self._shares.values(), *self._trims.values())
        return min(fader.next_at(now) for fader in faders)
