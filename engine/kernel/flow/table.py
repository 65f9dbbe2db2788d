"""The table: everything that stays fixed during a match, derived once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, Generic

from engine.kernel.flow.ruleset import Handler, Receiver, Redactor, Ruleset, no_rule
from engine.kernel.flow.standard_frames import (
    receive_pick,
    receive_window,
    redact_sealed,
    run_effects,
    run_picks,
    run_sealed,
    run_window,
)
from engine.kernel.state.generics import R, R_co
from engine.kernel.state.refs import NONE

if TYPE_CHECKING:
    from engine.kernel.game.game import Game

RULESETS: Final = 32
"""The most rulesets with cached handlers: one per game, plus some tables with pack cards."""
_ANY_SEED: Final = 0


class Table(Generic[R_co]):
    """The fixed data of a match: the game, its seats and options, and the definition of each card instance."""

    __slots__ = (
        "game", "seats", "options", "layout", "faces", "groups", "group_names", "sees",
        "plans", "private", "zone_groups", "counter_stride", "ruleset", "handlers", "receivers",
        "redactors", "clockwise", "rules", "fixed_results", "down",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[R_co],
        seats: int,
        options: Mapping[str, Any],
        faces: Sequence[int],
        groups: Sequence[int],
        group_names: Sequence[str],
        ruleset: Ruleset[R_co],
        rules: R_co,
    ) -> None:
        layout = game.layout
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.layout = layout
        self.faces = tuple(faces)
        """Definition number by instance."""
        self.groups = tuple(groups)
        """Group number (deck of origin) by instance."""
        self.group_names = tuple(group_names)
        facts = layout.zone_facts(seats)
        self.sees = facts.sees
        self.plans = facts.plans
        self.private = facts.private
        self.down = facts.down
        names = {name: number for number, name in enumerate(self.group_names)}
        self.zone_groups = tuple([names.get(name, -1) for name in facts.holds])
        self.counter_stride = layout.counter_stride
        self.ruleset = ruleset
        self.handlers: tuple[Handler[R_co], ...] = handlers(ruleset)
        self.receivers: tuple[Receiver[R_co], ...] = receivers(ruleset)
        self.redactors = redactors(ruleset)
        self.clockwise = clockwise(seats)
        """`clockwise[seat][mask]`: the seats of the mask, clockwise from the seat; mask -1 means all seats."""
        self.rules: R_co = rules
        """The game's match rules: immutable data that it derives from the options, such as active modifiers."""
        self.fixed_results: Mapping[str, Sequence[int]] = {}
        """Random results that a scenario fixes, in order, by the name of their source (see `rng.result`)."""

    def __repr__(self) -> str:
        return f"<Table {self.game.slug}: {self.seats} seats, {len(self.faces)} cards>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Return pickling data without the ruleset, which `table_with` gets from the game."""
        content = (self.game, self.seats, self.options, self.faces, self.groups, self.group_names, self.rules)
        return table_with, content, (None, {"fixed_results": self.fixed_results})

    def is_card(self, ref: int) -> bool:
        """Return whether a reference, or an event's card, is a card rather than a seat, place or number."""
        return 0 <= ref < len(self.faces)


def table_with(
    game: Game[R],
    seats: int,
    options: Mapping[str, Any],
    faces: Sequence[int],
    groups: Sequence[int],
    group_names: Sequence[str],
    rules: R,
) -> Table[R]:
    """Return a table with this content. `rules` as in `Table.rules`. Raises as `Game.new_table`."""
    ruleset = game.new_table(seats, options, _ANY_SEED).ruleset
    return Table(game, seats, options, faces, groups, group_names, ruleset, rules)


@lru_cache(maxsize=RULESETS)
def handlers(ruleset: Ruleset) -> tuple[Handler, ...]:
    """Return the function that runs each frame, by frame code: the game's own or a standard one."""
    found: dict[int, Handler] = {
        **dict.fromkeys(ruleset.effects, run_effects),
        **dict.fromkeys(ruleset.picks, run_picks),
        **dict.fromkeys(ruleset.sealed, run_sealed),
        **dict.fromkeys(ruleset.windows, run_window),
        **ruleset.frames,
    }
    return tuple([found.get(code, no_rule) for code in range(max(found, default=NONE) + 1)])


@lru_cache(maxsize=RULESETS)
def receivers(ruleset: Ruleset) -> tuple[Receiver, ...]:
    """Return the function that takes an answer, by the code of the frame that asked."""
    found: dict[int, Receiver] = {
        **dict.fromkeys(ruleset.picks, receive_pick),
        **{code: rule.take for code, rule in ruleset.sealed.items()},
        **dict.fromkeys(ruleset.windows, receive_window),
        **ruleset.receivers,
    }
    return tuple([found.get(code, no_rule) for code in range(max(found, default=NONE) + 1)])


@lru_cache(maxsize=RULESETS)
def redactors(ruleset: Ruleset) -> dict[int, Redactor]:
    """Return the functions that hide secret ints of frames, by frame code."""
    return {**dict.fromkeys(ruleset.sealed, redact_sealed), **ruleset.redactors}


@cache
def clockwise(seats: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return for each seat and mask the seats of the mask, clockwise from that seat."""
    orders = [(*range(first, seats), *range(first)) for first in range(seats)]
    masks = range(1 << seats)
    return tuple(tuple(tuple(seat for seat in order if mask >> seat & 1) for mask in masks) for order in orders)
