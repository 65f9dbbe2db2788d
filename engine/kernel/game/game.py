"""Game: one object that describes a game to the kernel, the table and the computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic, TypeVar

from engine.kernel.cards.packs import Pack, check_number, check_together
from engine.kernel.cards.workshop import Workshop
from engine.kernel.files.faults import FLAG, BadOption, one_of, sentence
from engine.kernel.files.limits import abbreviate
from engine.kernel.flow.determinize import deal_hidden_by_group
from engine.kernel.flow.table import Table
from engine.kernel.game.defaults import no, no_words, none_listed, zero
from engine.kernel.game.policy import PolicyPart
from engine.kernel.game.presentation import Account, GameText, TableInfo
from engine.kernel.game.scenario_hooks import ScenarioHooks
from engine.kernel.learning.action_space import ActionKey
from engine.kernel.learning.observation import BitFields
from engine.kernel.state import rng
from engine.kernel.state.generics import R
from engine.kernel.state.layout import Layout
from engine.kernel.state.state import State, empty
from engine.kernel.state.view import View

T = TypeVar("T")

Options = Mapping[str, Any]
"""Setup options of a match: plain JSON values by option key."""


KEPT_EXTENDED: Final = 4
"""The number of extended games in the cache, so that another match with the same packs loads faster."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of the setup page.

    kind            "choice" (one of `choices`), "toggle", "cards" (up to `limit` card ids of `group`, in order; empty:
                    random) or "seat-numbers" (a number from 0 to `limit` for each seat, or None)
    group           the card group; "seats": the values are seats from 1, shown as players' names, and 0 for none
    needs           another option and its values with which this one matters
    players         the fewest and the most players with whom it matters
    suggested       the initial value on the setup page, if not the default
    suggested_from  the fewest humans at the table for `suggested`
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
    suggested: Any = None
    players: tuple[int, int] | None = None
    suggested_from: int = 0


def are_seat_numbers(value: Any, limit: int) -> bool:
    """Return whether a value lists a number from 0 to `limit`, or None, for each of the first seats."""
    if not isinstance(value, (list, tuple)):
        return False
    return all(item is None or (type(item) is int and 0 <= item <= limit) for item in value)


@dataclass(frozen=True, slots=True)
class MotionGoals:
    """Frame times to reach while the table shows answers with a certain note (a name of `note_names`)."""

    note: str
    median_ms: float
    slowest_ms: float
    """The limit for 99% of the frames."""


@dataclass(frozen=True, slots=True)
class SpeedGoals:
    """Speed goals of a game's rules. Shares are relative to the bare loop's decisions per second (see `bench`)."""

    players: int
    options: Mapping[str, Any]
    silent_share: float
    """Random play without events or views."""
    compiled_share: float
    """Random play with compiled rules (`build/compile.py`)."""
    heard_share: float
    """Random play with events and one view per decision."""
    copy_us: float
    view_us: float
    motion: MotionGoals | None = None


@dataclass(frozen=True, slots=True)
class SetUpOptions:
    """The part of a game that lists the options of its matches and their consequences."""

    specs: tuple[OptionSpec, ...] = ()
    read: Callable[[Options], Options] = lambda options: options
    """(options): converts options from other accepted forms to the form of the specs. Raises BadOption."""
    limits: Callable[[Options], tuple[int, int]] | None = None
    """(options): the fewest and the most players, if they depend on options."""
    variant: Callable[[Options], str] = no_words
    """(options): the variant's name to add to the title, when `limits` depends on the options."""
    setting: Callable[[Options], str] = no_words
    """(options): the setting that selects a table map; empty for the usual one.

    The map of setting "dusk" is `<slug>-dusk-<seats>.tmx`.
    """
    conflict: Callable[[Options], str] = no_words
    """(options): why they conflict with pack cards, as a sentence without its period; else "".

    The game makes no table for options in conflict.
    """
    time_limit: Callable[[Options], int] = zero
    """(options): the time limit in minutes, after which `call_time` is due, or 0."""


@dataclass(frozen=True, slots=True)
class GameRules(Generic[R]):
    """The part of a game that plays: its table and first state. The questions follow from the table's Ruleset."""

    table: Callable[[Game[R], int, Options, int], Table[R]]
    """(game, seats, options, seed): creates the table of a match. The arguments have been checked."""
    set_up: Callable[[State[R]], None]
    """(state): turns an empty state into the one before the first question."""
    begin_at: Callable[[State[R], str | None, int], None]
    """(state, phase, active): pushes the frames for playing on from a phase (None: the start of a turn)."""
    call_time: Callable[[State[R]], bool] = no
    """(state): handles the end of the time limit. Returns False if the game ignores it now."""
    deal_hidden: Callable[[State[R], View[R], list[list[int]]], None] = deal_hidden_by_group
    """(state, view, unseen): fills hidden places of a determinization with the unseen cards (shuffled, by group), and
    hidden ints of frames."""
    violations: Callable[[State[R]], list[str]] = none_listed
    """(state): the faults of a state that the kernel doesn't check for. Empty when it is sound."""


@dataclass(frozen=True, eq=False, repr=False)
class Game(Generic[R]):
    """A game: its names, limits and card files, and its parts, which the fields' classes describe.

    `traits` holds what only some games have. See the classes in `engine.kernel.game.traits`.
    """

    slug: str
    title: str
    package: str
    """The game's package, whose folder `cards` holds the card files."""
    min_seats: int
    max_seats: int
    layout: Layout
    verbs: tuple[str, ...]
    """Names of the verbs by code, the kernel's first."""
    question_kinds: tuple[str, ...]
    """Names of the question kinds by code, the kernel's first."""
    phases: tuple[str, ...]
    rules: GameRules[R]
    positions: ScenarioHooks[R]
    words: GameText[R]
    shows: TableInfo[R]
    account: Account[R] = field(default_factory=Account)
    options: SetUpOptions = SetUpOptions()
    ai: PolicyPart[R] = field(default_factory=PolicyPart)
    workshop: Workshop[R] = field(default_factory=Workshop)
    traits: tuple[object, ...] = ()
    rules_version: int = 1
    """Increased when changed code gives old answers other results (see `engine.kernel.match.rules_identity`)."""
    speed_goals: SpeedGoals | None = None
    score_name: str = ""
    """The heading for `scores`."""
    lowest_wins: bool = False
    """Whether the lowest score wins."""
    chart_unit: str = ""
    """The heading for `traits.rounds.chart_step`, or "" for turns."""
    note_names: tuple[str, ...] = ()
    """Names of the game's notes by number, for themes that show them."""
    actions: tuple[ActionKey, ...] = ()
    """All kinds of options of the game, for `ActionSpace`. Append only, so that the numbers stay the same."""
    readings: Mapping[str, BitFields] = field(default_factory=dict)
    """How to read packed counters and values, by name, for `Observation`."""
    packs: tuple[Pack, ...] = ()
    """The packs that this game includes, sorted by id."""
    box: Game[R] | None = None
    """The game without packs, if this one has some."""
    _extended_lately: list[Game[R]] = field(default_factory=list, init=False, repr=False)

    def __repr__(self) -> str:
        packs = f" with {', '.join(pack.name for pack in self.packs)}" if self.packs else ""
        return f"<Game {self.slug}{packs}>"

    def trait(self, kind: type[T]) -> T | None:
        """Return the game's trait of a class, or None."""
        return next((trait for trait in self.traits if isinstance(trait, kind)), None)

    # --- setup -------------------------------------------------------------------------------------------

    def checked_options(self, options: Options) -> dict[str, Any]:
        """Return the options with defaults filled in. Raises BadOption with the key and the expected value."""
        options = self.options.read(options)
        specs = {spec.key: spec for spec in self.options.specs}
        for key in options:
            if key not in specs:
                known = f"{self.slug} has no option {abbreviate(key)}; it has {', '.join(specs) or 'none'}"
                raise BadOption(key, sentence(known), options[key])
        checked = {key: options.get(key, spec.default) for key, spec in specs.items()}
        for key, spec in specs.items():
            allowed = [value for value, _ in spec.choices]
            # True and 1.0 equal 1, but the rules need the exact type.
            if spec.kind == "choice" and not any(
                checked[key] == value and type(checked[key]) is type(value) for value in allowed
            ):
                raise BadOption(key, one_of(map(str, allowed)), checked[key])
            if spec.kind == "toggle" and not isinstance(checked[key], bool):
                raise BadOption(key, FLAG, checked[key])
            if spec.kind == "seat-numbers" and not are_seat_numbers(checked[key], spec.limit):
                wanted = f"option '{key}' must list numbers from 0 to {spec.limit} (or nothing) by seat"
                raise BadOption(key, sentence(wanted), checked[key])
        return checked

    def seat_limits(self, options: Options) -> tuple[int, int]:
        """Return the fewest and the most players with these options."""
        return self.options.limits(options) if self.options.limits else (self.min_seats, self.max_seats)

    def new_table(self, seats: int, options: Options, seed: int) -> Table[R]:
        """Return the table of a match. Raises BadOption or ValueError (number of seats) in one sentence."""
        checked = self.checked_options(options)
        fewest, most = self.seat_limits(checked)
        if not fewest <= seats <= most:
            called = f"{self.title} {self.options.variant(checked)}".strip()
            raise ValueError(f"{called} is for {fewest} to {most} players, not {seats}")
        for spec in self.options.specs:
            matters = spec.needs is None or checked[spec.needs[0]] in spec.needs[1]
            if spec.group == "seats" and matters and checked[spec.key] > seats:
                named = f"option '{spec.key}' names seat {checked[spec.key]} of {seats}"
                raise BadOption(spec.key, sentence(named), checked[spec.key])
        return self.rules.table(self, seats, checked, seed)

    def set_up(self, table: Table[R], seed: int) -> State[R]:
        """Return the state before the first question. The caller then runs `machine.advance`."""
        state = empty(table)
        state.rng = rng.seed_rng(seed)
        self.rules.set_up(state)
        return state

    # --- custom cards --------------------------------------------------------------------------------------

    def with_packs(self, packs: Sequence[Pack]) -> Game[R]:
        """Return the game extended by the cards of these packs, or the plain game if they have none for it.

        The order of the packs doesn't matter. Raises BadPack or BadCard in one sentence.
        """
        box = self.box or self
        wanted = tuple(sorted((pack for pack in packs if pack.count(self.slug)), key=lambda pack: pack.id))
        if not wanted:
            return box
        for game in (self, *box._extended_lately):
            if game.packs == wanted:
                return game
        kinds = [kind.key for kind in box.workshop.card_kinds()]
        check_together(wanted, self.slug, box.title, kinds, box.shows.faces())
        game = replace(box.workshop.extended(wanted), packs=wanted, box=box)
        check_number(wanted, self.slug)
        box._extended_lately[:] = (game, *box._extended_lately[: KEPT_EXTENDED - 1])
        return game
