"""What a game is: one object that describes itself to the kernel, the table and the computer seats."""

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
from engine.kernel.learning.encoding import ActionKey, BitFields
from engine.kernel.state import rng
from engine.kernel.state.generics import R
from engine.kernel.state.layout import Layout
from engine.kernel.state.state import State, empty
from engine.kernel.state.view import View

T = TypeVar("T")

Options = Mapping[str, Any]
"""Set-up options of a match: plain JSON values by option key."""


KEPT_EXTENDED: Final = 4
"""So many games with packs a game keeps, so that the next match with the same ones need not read them again."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One choice of the set-up screen.

    `kind` is "choice" (one of `choices`), "toggle", "cards" (up to `limit` cards of `group`, by id, in order;
    empty: drawn at random) or "seat-numbers" (a number from 0 to `limit` for each seat, None where nobody says
    one). The values of a choice with group "seats" are seats counted from 1, and 0 for none of them: the set-up
    screen writes the players' names instead of their labels and offers only seats that are there. `needs` names
    another option and the values at which this one matters, `players` the fewest and the most players with whom
    it does. `suggested` is what the set-up screen starts from where that is not the default, with `suggested_from`
    people or more at the table.
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
    """Whether a value is a list with a number from 0 to a limit, or None, for each of the first seats."""
    if not isinstance(value, (list, tuple)):
        return False
    return all(item is None or (type(item) is int and 0 <= item <= limit) for item in value)


@dataclass(frozen=True, slots=True)
class MotionGoals:
    """What frames must reach while the answers that are noted so (a name of `note_names`) are seen on the table."""

    note: str
    median_ms: float
    slowest_ms: float
    """Of 99 frames in 100."""


@dataclass(frozen=True, slots=True)
class SpeedGoals:
    """What a game's rules must reach; the shares are of the bare loop's decisions per second (see `bench`)."""

    players: int
    options: Mapping[str, Any]
    silent_share: float
    """Random play without events or views."""
    compiled_share: float
    """The same with compiled rules (`build/compile.py`)."""
    heard_share: float
    """Random play with events and one view per decision."""
    copy_us: float
    view_us: float
    motion: MotionGoals | None = None


@dataclass(frozen=True, slots=True)
class SetUpOptions:
    """The part of a game that says which options a match of it has, and what follows from them."""

    specs: tuple[OptionSpec, ...] = ()
    read: Callable[[Options], Options] = lambda options: options
    """(options): options as they may be written, as the specs have them. Raises BadOption."""
    limits: Callable[[Options], tuple[int, int]] | None = None
    """(options): the fewest and the most players, where that depends on options."""
    variant: Callable[[Options], str] = no_words
    """(options): what distinguishes the game with these options where `limits` does, to be put behind its title."""
    setting: Callable[[Options], str] = no_words
    """(options): which of the game's tables these options are played on; empty for the usual one.

    The map of setting "dusk" is `<slug>-dusk-<seats>.tmx`.
    """
    conflict: Callable[[Options], str] = no_words
    """(options): why they do not go with the cards of the packs, a sentence without its period; else empty. With such
    options the game makes no table.
    """
    time_limit: Callable[[Options], int] = zero
    """(options): after how many minutes of play `call_time` is due; 0 without such a limit."""


@dataclass(frozen=True, slots=True)
class GameRules(Generic[R]):
    """The part of a game that plays: its table, its first position; the questions follow from the table's Ruleset."""

    table: Callable[[Game[R], int, Options, int], Table[R]]
    """(game, seats, options, seed): the table of a match; both numbers and options have been checked."""
    set_up: Callable[[State[R]], None]
    """(state): an empty position becomes the one before the first question."""
    begin_at: Callable[[State[R], str | None, int], None]
    """(state, phase, active): puts the frames on the stack with which play goes on from a phase (None: turn start)."""
    call_time: Callable[[State[R]], bool] = no
    """(state): takes note that the time set for the match is up; false when that means nothing (now) in this game."""
    deal_hidden: Callable[[State[R], View[R], list[list[int]]], None] = deal_hidden_by_group
    """(state, view, unseen): fills the hidden places of a world from the unseen cards (shuffled, by group), and hidden
    ints of frames."""
    violations: Callable[[State[R]], list[str]] = none_listed
    """(state): everything that is wrong with a position beyond what the kernel checks; empty when it is sound."""


@dataclass(frozen=True, eq=False, repr=False)
class Game(Generic[R]):
    """A game: what it is called and consists of, and eight parts: its options, its rules for the kernel, how positions
    are written down from outside, its words for people, its account of plays, what the table shows, its knowledge for
    computer seats, and how its cards are made. `traits` has what only some games have; their classes in
    `engine.kernel.game.traits` tell.
    """

    slug: str
    title: str
    package: str
    """The package of the game: in its folder `cards` lie the card files of the box."""
    min_seats: int
    max_seats: int
    layout: Layout
    verbs: tuple[str, ...]
    """Names of the verb codes, the kernel's first."""
    question_kinds: tuple[str, ...]
    """Names of the question codes, the kernel's first."""
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
    """Raised when rules in code change so that old answers lead elsewhere (see
    `engine.kernel.match.rules_identity`)."""
    speed_goals: SpeedGoals | None = None
    score_name: str = ""
    """What `scores` counts, as a heading says it."""
    lowest_wins: bool = False
    """Whether fewer of them are better."""
    chart_unit: str = ""
    """What `traits.rounds.chart_step` counts, as a heading says it; empty for turns."""
    note_names: tuple[str, ...] = ()
    """Names of the game's own notes by number, for themes that show something of them."""
    actions: tuple[ActionKey, ...] = ()
    """Every sort of option that the game offers, for `ActionSpace`; append only, so that numbers stay what they are."""
    readings: Mapping[str, BitFields] = field(default_factory=dict)
    """How counters and values (by name) that are no plain numbers are read, for `Observation`."""
    packs: tuple[Pack, ...] = ()
    """The packs whose cards this game has beside those of the box, by id."""
    box: Game[R] | None = None
    """The game without packs, where this one has some."""
    _extended_lately: list[Game[R]] = field(default_factory=list, init=False, repr=False)

    def __repr__(self) -> str:
        packs = f" with {', '.join(pack.name for pack in self.packs)}" if self.packs else ""
        return f"<Game {self.slug}{packs}>"

    def trait(self, kind: type[T]) -> T | None:
        """The game's own trait of a kind; None where it has none."""
        return next((trait for trait in self.traits if isinstance(trait, kind)), None)

    # --- setting up --------------------------------------------------------------------------------------

    def checked_options(self, options: Options) -> dict[str, Any]:
        """The options with defaults filled in. Raises BadOption naming the key and what was expected."""
        options = self.options.read(options)
        specs = {spec.key: spec for spec in self.options.specs}
        for key in options:
            if key not in specs:
                known = f"{self.slug} has no option {abbreviate(key)}; it has {', '.join(specs) or 'none'}"
                raise BadOption(key, sentence(known), options[key])
        checked = {key: options.get(key, spec.default) for key, spec in specs.items()}
        for key, spec in specs.items():
            allowed = [value for value, _ in spec.choices]
            # True and 1.0 are equal to 1, but no rule counts with them.
            if spec.kind == "choice" and not any(checked[key] == value and type(checked[key]) is type(value)
                                                 for value in allowed):  # fmt: skip
                raise BadOption(key, one_of(map(str, allowed)), checked[key])
            if spec.kind == "toggle" and not isinstance(checked[key], bool):
                raise BadOption(key, FLAG, checked[key])
            if spec.kind == "seat-numbers" and not are_seat_numbers(checked[key], spec.limit):
                wanted = f"option '{key}' must list numbers from 0 to {spec.limit} (or nothing) by seat"
                raise BadOption(key, sentence(wanted), checked[key])
        return checked

    def seat_limits(self, options: Options) -> tuple[int, int]:
        """The fewest and the most players with these options."""
        return self.options.limits(options) if self.options.limits else (self.min_seats, self.max_seats)

    def new_table(self, seats: int, options: Options, seed: int) -> Table[R]:
        """The table of a match. Raises BadOption or ValueError (number of seats) in one sentence."""
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
        """The position before the first question; the caller runs it on with `frames.advance`."""
        state = empty(table)
        state.rng = rng.seed_rng(seed)
        self.rules.set_up(state)
        return state

    # --- cards that players have made ----------------------------------------------------------------------

    def with_packs(self, packs: Sequence[Pack]) -> Game[R]:
        """The game of the box with the cards of these packs behind its own; the box itself where none has any for it.

        The order of the packs does not matter. Raises BadPack or BadCard in one sentence.
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
