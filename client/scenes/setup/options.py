"""The house rules of a setup: first values, when they matter, and how those about seats follow the players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any

from engine.kernel.game.game import Game, OptionSpec
from engine.words.messages import retranslate
from engine.words.say import setup as say

SEAT_NUMBERS = "seat-numbers"
SEATS = "seats"
"""The group of a choice whose values are seats, counted from 1; 0 is none of them."""

Values = dict[str, Any]
"""The options of a setup by key."""


def beginnings(game: Game) -> Values:
    """Return the options of a new setup without players: the game's suggestions, else its defaults."""
    options = {spec.key: copy(spec.default) for spec in game.options.specs}
    suggest(game, options, -1, 0)
    return options


def suggest(game: Game, options: Values, before: int, people: int) -> None:
    """Apply the suggestions for this number of people, and undo those that no longer apply.

    `before` is how many people there were. What somebody has chosen otherwise stays.
    """
    for spec in game.options.specs:
        if spec.suggested is None or (before < spec.suggested_from) == (people < spec.suggested_from):
            continue
        was, now = spec.default, spec.suggested
        if people < spec.suggested_from:
            was, now = now, was
        if options[spec.key] == was:
            options[spec.key] = copy(now)


def names_seats(spec: OptionSpec) -> bool:
    """Return whether the values of an option are seats."""
    return spec.kind == "choice" and spec.group == SEATS


# -- when an option matters -----------------------------------------------------------------------------------


def useless(game: Game, options: Values, spec: OptionSpec, people: Sequence[bool]) -> str:
    """Return in a few words why an option has no influence; empty if it has. `people` tells by seat who is one."""
    if spec.needs is not None and options.get(spec.needs[0]) not in spec.needs[1]:
        return _only_with(game, *spec.needs)
    if spec.players is not None and not spec.players[0] <= len(people) <= spec.players[1]:
        return say("only-with-players", players=_range(*spec.players))
    if spec.kind == SEAT_NUMBERS and not any(people):
        return say("no-person-plays")
    return ""


def _only_with(game: Game, key: str, values: Sequence[Any]) -> str:
    needed = next(spec for spec in retranslate(game.options.specs) if spec.key == key)
    if needed.kind == "toggle":
        return say("only-with" if True in values else "only-without", option=needed.label)
    words = [label for value, label in needed.choices if value in values]
    return say("only-with-value", option=needed.label, values=say.join_list(words, "or"))


def _range(low: int, high: int) -> str:
    return str(low) if low == high else say("low-or-high" if high == low + 1 else "low-to-high", low=low, high=high)


def is_hidden(game: Game, options: Values, spec: OptionSpec) -> bool:
    """Return whether an option is hidden because a switch that it needs is off."""
    if spec.needs is None or options.get(spec.needs[0]) in spec.needs[1]:
        return False
    return any(needed.key == spec.needs[0] and needed.kind == "toggle" for needed in game.options.specs)


def roomier(game: Game, options: Values) -> str:
    """Name the switch that allows more players, and how many: "up to 8 with The Dusk"; empty if there is none."""
    most = game.seat_limits(options)[1]
    for spec in retranslate(game.options.specs):
        if spec.kind == "toggle":
            turned = game.seat_limits({**options, spec.key: not options[spec.key]})[1]
            if turned > most:
                return say("room-without" if options[spec.key] else "room-with", most=turned, option=spec.label)
    return ""


# -- options that speak of seats ------------------------------------------------------------------------------


def fit_to_seats(game: Game, options: Values, people: Sequence[bool]) -> None:
    """Fit numbers by seat to the seats, with none for a computer, and reset choices of seats that are gone."""
    for spec in game.options.specs:
        if spec.kind == SEAT_NUMBERS:
            given = [*options[spec.key], *[None] * len(people)]
            options[spec.key] = [number if human else None for number, human in zip(given, people, strict=False)]
        elif names_seats(spec) and options[spec.key] > len(people):
            options[spec.key] = 0


def swap_seats(game: Game, options: Values, first: int, second: int) -> None:
    """Adapt the options after the players of two seats, counted from 0, have changed places."""
    trade = {first: second, second: first}
    _move(game, options, lambda seat: trade.get(seat, seat))


def insert_seat(game: Game, options: Values, place: int) -> None:
    """Adapt the options to a new player at a seat. Those from there on have moved up by one."""
    _move(game, options, lambda seat: seat + (seat >= place))


def remove_seat(game: Game, options: Values, place: int) -> None:
    """Adapt the options after the player of a seat has left. Those behind have moved down by one."""
    _move(game, options, lambda seat: -1 if seat == place else seat - (seat > place))


def _move(game: Game, options: Values, now: Callable[[int], int]) -> None:
    """Let every option follow the players; `now` gives a player's seat from the one before, below 0 for none."""
    for spec in game.options.specs:
        value = options[spec.key]
        if spec.kind == SEAT_NUMBERS:
            places = {now(seat): number for seat, number in enumerate(value)}
            options[spec.key] = [places.get(seat) for seat in range(max(places, default=-1) + 1)]
        elif names_seats(spec) and value:
            options[spec.key] = now(value - 1) + 1
