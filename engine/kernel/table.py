"""What never changes during a match, worked out once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

from engine.kernel import chains, standard
from engine.kernel.generics import R_co
from engine.kernel.rules import Handler, Receiver, Redactor, Ruleset

if TYPE_CHECKING:
    from engine.kernel.game import Game


class Table(Generic[R_co]):
    """What never changes during a match: the game, its seats and options, and what each card instance is."""

    __slots__ = (
        "game", "seats", "options", "layout", "faces", "groups", "group_names", "sees", "ordered",
        "plans", "private", "zone_groups", "counter_stride", "zone_stride", "ruleset", "handlers", "receivers",
        "redactors", "rules", "fixed_results", "down",
    )  # fmt: skip

    def __init__(
        self, game: Game[R_co], seats: int, options: Mapping[str, Any], faces: Sequence[int], groups: Sequence[int],
        group_names: Sequence[str], ruleset: Ruleset[R_co], rules: R_co,
    ) -> None:  # fmt: skip
        layout = game.layout
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.layout = layout
        self.faces = tuple(faces)
        """Instance -> number of its definition."""
        self.groups = tuple(groups)
        """Instance -> number of its group (deck of origin)."""
        self.group_names = tuple(group_names)
        facts = layout.zone_facts(seats)
        self.sees = facts.sees
        self.ordered = facts.ordered
        self.plans = facts.plans
        self.private = facts.private
        self.down = facts.down
        names = {name: number for number, name in enumerate(self.group_names)}
        self.zone_groups = tuple([names.get(name, -1) for name in facts.holds])
        self.counter_stride = layout.counter_stride
        self.zone_stride = layout.zone_stride
        self.ruleset = ruleset
        self.handlers: tuple[Handler[R_co], ...] = ruleset.by_code(ruleset.frames, standard.HANDLERS, chains.HANDLERS)
        self.receivers: tuple[Receiver[R_co], ...] = ruleset.by_code(
            ruleset.receivers, standard.RECEIVERS, chains.RECEIVERS
        )
        self.redactors: dict[int, Redactor] = {**standard.REDACTORS, **ruleset.redactors}
        self.rules = rules
        """The game's match rules: what it has derived once from the options (its active modifiers, say); immutable."""
        self.fixed_results: Mapping[str, Sequence[int]] = {}
        """Results that a scenario has fixed, by the name of their source, in order (see `chance.result`)."""
