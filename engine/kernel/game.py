"""What a game is: one object that describes itself to the kernel, the table and the computer seats."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.kernel import chains, standard
from engine.kernel.events import Event
from engine.kernel.layout import EVERYBODY, Layout
from engine.kernel.rules import Handler, Receiver, Redactor, Rules
from engine.kernel.state import Option, State
from engine.kernel.view import View
from engine.kernel.worlds import deal_by_group

Options = Mapping[str, Any]
"""Set-up options of a match: plain JSON values by option key."""


class BadOption(ValueError):
    """A set-up option has a value the game does not allow; the message names it and what was expected."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One choice of the set-up screen.

    `kind` is "choice" (one of `choices`), "toggle" or "cards" (up to `limit` cards of `group`, by id, in
    order; empty: drawn at random). `needs` names another option and the value at which this one matters.
    """

    key: str
    label: str
    hint: str
    kind: str
    default: Any
    choices: tuple[tuple[Any, str], ...] = ()
    group: str = ""
    limit: int = 0
    needs: tuple[str, tuple[Any, ...]] | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something cannot be done: a key of the refusal texts, and what fills their placeholders."""

    key: str
    details: Mapping[str, str | int]


class Table:
    """What never changes during a match: the game, its seats and options, and what each card instance is."""

    __slots__ = (
        "game", "seats", "options", "layout", "faces", "groups", "group_names", "sees", "ordered",
        "private_zones", "zone_groups", "counter_stride", "zone_stride", "rules", "handlers", "receivers",
        "redactors", "extra",
    )  # fmt: skip

    def __init__(self, game: Game, seats: int, options: Options, faces: Sequence[int], groups: Sequence[int],
                 group_names: Sequence[str], rules: Rules, extra: Any = None) -> None:  # fmt: skip
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
        zones = range(layout.zone_count(seats))
        self.sees = tuple(layout.visibility(zone) for zone in zones)
        self.ordered = tuple(layout.zone(zone).ordered for zone in zones)
        self.private_zones = tuple(zone for zone in zones if self.sees[zone] != EVERYBODY)
        names = {name: number for number, name in enumerate(self.group_names)}
        self.zone_groups = tuple(names.get(layout.zone(zone).holds, -1) for zone in zones)
        self.counter_stride = layout.counter_stride
        self.zone_stride = layout.zone_stride
        self.rules = rules
        frames = {**standard.HANDLERS, **chains.HANDLERS, **rules.frames}
        receivers = {**standard.RECEIVERS, **chains.RECEIVERS, **rules.receivers}
        self.handlers: tuple[Handler, ...] = _by_code(frames)
        self.receivers: tuple[Receiver, ...] = _by_code(receivers)
        self.redactors: dict[int, Redactor] = {**standard.REDACTORS, **rules.redactors}
        self.extra = extra
        """Whatever the game has derived from its options once (its active modifiers, say); immutable."""


def _by_code(entries: Mapping[int, Any]) -> tuple[Any, ...]:
    def missing(state: State, frame: list[int], *_: Any) -> None:
        raise LookupError(f"no rule for a frame of kind {frame[0]}")

    return tuple(entries.get(code, missing) for code in range(max(entries) + 1))


class Game(ABC):
    """A game: its rules for the kernel, its words for people, its knowledge for computer seats."""

    slug: str
    title: str
    min_seats: int
    max_seats: int
    layout: Layout
    option_specs: tuple[OptionSpec, ...] = ()
    verbs: tuple[str, ...]
    """Names of the verb codes, the kernel's first."""
    question_kinds: tuple[str, ...]
    """Names of the question codes, the kernel's first."""
    phases: tuple[str, ...]

    # --- setting up --------------------------------------------------------------------------------------

    def checked_options(self, options: Options) -> dict[str, Any]:
        """The options with defaults filled in. Raises BadOption naming the key and what was expected."""
        specs = {spec.key: spec for spec in self.option_specs}
        for key in options:
            if key not in specs:
                raise BadOption(f"{self.slug} has no option '{key}'; it has {', '.join(specs) or 'none'}")
        checked = {key: options.get(key, spec.default) for key, spec in specs.items()}
        for key, spec in specs.items():
            allowed = [value for value, _ in spec.choices]
            if spec.kind == "choice" and checked[key] not in allowed:
                words = ", ".join(str(value) for value in allowed)
                raise BadOption(f"option '{key}' must be one of {words}, not {checked[key]!r}")
            if spec.kind == "toggle" and not isinstance(checked[key], bool):
                raise BadOption(f"option '{key}' must be true or false, not {checked[key]!r}")
        return checked

    @abstractmethod
    def new_table(self, seats: int, options: Options, seed: int) -> Table:
        """The table of a match. Raises BadOption or ValueError (number of seats) in one sentence."""

    @abstractmethod
    def set_up(self, table: Table, seed: int) -> State:
        """The position before the first question; the caller runs it on with `frames.advance`."""

    # --- positions from outside (scenarios) --------------------------------------------------------------

    @abstractmethod
    def begin_at(self, state: State, phase: str | None, active: int) -> None:
        """Put the frames on the stack with which a given position goes on from a phase (None: turn start)."""

    @abstractmethod
    def card_named(self, table: Table, name: str) -> list[int]:
        """All instances with a printed name (or id); empty when the game has no such card."""

    def start_value(self, table: Table, counter: str) -> int | None:
        """The value a counter starts from in a scenario when it is not the layout's; None: the layout's."""
        return None

    def fill_supplies(self, state: State, given: set[tuple[int, str]]) -> None:  # noqa: B027
        """Set the counters of a position that follow from the others; `given` are (seat, name) as written."""

    def prepare_position(self, state: State, position: Mapping[str, Any]) -> None:  # noqa: B027
        """Last corrections to a position read from a scenario, before its cards are completed."""

    def card_label(self, table: Table, card: int) -> str:
        """The name by which a scenario names a card instance (a card state may follow in brackets)."""
        return self.card_name(table, card)

    def value_of(self, state: State, name: str, seat: int) -> Any:
        """A derived number of a seat or the table that is no counter (points, say). Raises KeyError."""
        raise KeyError(name)

    # --- hidden information ------------------------------------------------------------------------------

    def deal_unseen(self, state: State, view: View, unseen: list[list[int]]) -> None:
        """Fill the hidden places of a world from the unseen cards (shuffled, by group)."""
        deal_by_group(state, unseen)

    def complete(self, state: State, view: View) -> None:  # noqa: B027
        """Finish a determinized world: sealed answers of others, and their open questions."""

    # --- checks ------------------------------------------------------------------------------------------

    def violations(self, state: State) -> list[str]:
        """Everything that is wrong with a position beyond what the kernel checks; empty when it is sound."""
        return []

    # --- words and faces, always from a view -------------------------------------------------------------

    @abstractmethod
    def card_name(self, table: Table, card: int) -> str:
        """The printed name of a card instance."""

    @abstractmethod
    def face(self, view: View, card: int) -> dict[str, Any]:
        """What a card's face shows now, as plain data (kind, id, title, fields, groups, lines)."""

    @abstractmethod
    def faces(self) -> list[dict[str, Any]]:
        """Every card of the game as face data, for galleries and contact sheets."""

    @abstractmethod
    def prompt(self, view: View, names: Sequence[str]) -> str:
        """What the seat is asked, without its name: 'build one Invention from the hand ($9 left)'."""

    @abstractmethod
    def outcome(self, view: View, option: Option, names: Sequence[str]) -> str:
        """What an option does, as a button says it: 'Build Time Machine, $6'."""

    @abstractmethod
    def log_line(self, table: Table, event: Event, names: Sequence[str]) -> str | None:
        """An event in words for the log, None when it is not worth a line. Cards are written [[17|Name]]."""

    @abstractmethod
    def refusal(self, view: View, source: int, target: int, names: Sequence[str]) -> Refusal | None:
        """Why a source cannot be put on a target now; None when there is nothing better to say."""

    @abstractmethod
    def scores(self, view: View) -> list[int]:
        """The points of each seat as every player can see them."""

    def goal(self, view: View) -> int:
        """The points that win the game; 0 when it is not won by points."""
        return 0


def no_answer(state: State, frame: list[int], question: Any, option: Option) -> None:
    """The receiver of frames that never ask."""
    raise LookupError(f"a frame of kind {frame[0]} does not ask questions")
