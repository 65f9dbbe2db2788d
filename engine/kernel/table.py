"""What never changes during a match, worked out once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

from engine.kernel.effects import run_effects
from engine.kernel.generics import R, R_co
from engine.kernel.picks import receive_pick, run_picks
from engine.kernel.refs import NONE
from engine.kernel.rules import Handler, Receiver, Redactor, Ruleset, no_rule
from engine.kernel.sealed import redact_sealed, run_sealed
from engine.kernel.windows import receive_window, run_window

if TYPE_CHECKING:
    from engine.kernel.game import Game


class Table(Generic[R_co]):
    """What never changes during a match: the game, its seats and options, and what each card instance is."""

    __slots__ = (
        "game", "seats", "options", "layout", "faces", "groups", "group_names", "sees",
        "plans", "private", "zone_groups", "counter_stride", "ruleset", "handlers", "receivers",
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
        self.plans = facts.plans
        self.private = facts.private
        self.down = facts.down
        names = {name: number for number, name in enumerate(self.group_names)}
        self.zone_groups = tuple([names.get(name, -1) for name in facts.holds])
        self.counter_stride = layout.counter_stride
        self.ruleset = ruleset
        self.handlers = handlers(ruleset)
        self.receivers = receivers(ruleset)
        self.redactors: dict[int, Redactor] = {
            **dict.fromkeys(ruleset.sealed, redact_sealed), **ruleset.redactors,
        }  # fmt: skip
        self.rules = rules
        """The game's match rules: what it has derived once from the options (its active modifiers, say); immutable."""
        self.fixed_results: Mapping[str, Sequence[int]] = {}
        """Results that a scenario has fixed, by the name of their source, in order (see `chance.result`)."""

    def is_card(self, ref: int) -> bool:
        """Whether a reference, or an event's card, is a card and not a seat, place or number."""
        return 0 <= ref < len(self.faces)


def handlers(ruleset: Ruleset[R]) -> tuple[Handler[R], ...]:
    """What runs a frame, by its code: the game's own functions, or those that the kernel lends to it."""
    found: dict[int, Handler[R]] = dict.fromkeys(ruleset.effects, run_effects)
    found.update(dict.fromkeys(ruleset.picks, run_picks))
    found.update(dict.fromkeys(ruleset.sealed, run_sealed))
    found.update(dict.fromkeys(ruleset.windows, run_window))
    found.update(ruleset.frames)
    return tuple([found.get(code, no_rule) for code in range(max(found, default=NONE) + 1)])


def receivers(ruleset: Ruleset[R]) -> tuple[Receiver[R], ...]:
    """What takes an answer, by the code of the frame that has asked."""
    found: dict[int, Receiver[R]] = dict.fromkeys(ruleset.picks, receive_pick)
    found.update({code: rule.take for code, rule in ruleset.sealed.items()})
    found.update(dict.fromkeys(ruleset.windows, receive_window))
    found.update(ruleset.receivers)
    return tuple([found.get(code, no_rule) for code in range(max(found, default=NONE) + 1)])
