"""What a game is: one object that describes itself to the kernel, the table and the computer seats."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.kernel.advice import Adviser, Plan
from engine.kernel.cards import BadCard, Reader
from engine.kernel.encoding import ActionKey, Reading
from engine.kernel.generics import R
from engine.kernel.layout import Layout
from engine.kernel.packs import BadPack, CardKind, Pack, check_together
from engine.kernel.positions import PositionRules
from engine.kernel.showing import Showing
from engine.kernel.state import State
from engine.kernel.table import Table
from engine.kernel.view import View
from engine.kernel.worlds import deal_by_group

Options = Mapping[str, Any]
"""Set-up options of a match: plain JSON values by option key."""


class BadOption(ValueError):
    """A set-up option has a value the game does not allow; the message names it and what was expected."""


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


class Game(PositionRules[R], Showing[R]):
    """A game: its rules for the kernel, its words for people, its knowledge for computer seats.

    How positions are written down from outside (scenarios) stands in `PositionRules`, what it tells of views in
    `Showing`.
    """

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
    rules_version: int = 1
    """Raised when rules in code change so that old answers lead elsewhere (see `engine.kernel.identity`)."""
    speed_goals: SpeedGoals | None = None
    score_name: str = "Points"
    """What `scores` counts, as a heading says it."""
    lowest_wins: bool = False
    """Whether fewer of them are better."""
    chart_unit: str = "Turn"
    """What `chart_step` counts, as a heading says it."""
    note_names: tuple[str, ...] = ()
    """Names of the game's own notes by number, for themes that show something of them."""
    actions: tuple[ActionKey, ...] = ()
    """Every sort of option that the game offers, for `ActionSpace`; append only, so that numbers stay what they are."""
    readings: Mapping[str, Reading] = {}
    """How counters and values (by name) that are no plain numbers are read, for `Observation`."""

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
            # True and 1.0 are equal to 1, but no rule counts with them.
            if spec.kind == "choice" and not any(checked[key] == value and type(checked[key]) is type(value)
                                                 for value in allowed):  # fmt: skip
                words = ", ".join(str(value) for value in allowed)
                raise BadOption(f"option '{key}' must be one of {words}, not {checked[key]!r}")
            if spec.kind == "toggle" and not isinstance(checked[key], bool):
                raise BadOption(f"option '{key}' must be true or false, not {checked[key]!r}")
            if spec.kind == "seat-numbers" and not are_seat_numbers(checked[key], spec.limit):
                raise BadOption(f"option '{key}' must list numbers from 0 to {spec.limit} (or nothing) by seat")
        return checked

    def check_seats_named(self, options: Options, seats: int) -> None:
        """Raise BadOption for an option that matters and names a seat which is not there."""
        for spec in self.option_specs:
            matters = spec.needs is None or options[spec.needs[0]] in spec.needs[1]
            if spec.group == "seats" and matters and options[spec.key] > seats:
                raise BadOption(f"option '{spec.key}' names seat {options[spec.key]} of {seats}")

    def conflict(self, options: Options) -> str:
        """Why these options do not go with the cards of the packs, a sentence without its period; else empty."""
        return ""

    def seat_limits(self, options: Options) -> tuple[int, int]:
        """The fewest and the most players with these options."""
        return self.min_seats, self.max_seats

    def setting(self, options: Options) -> str:
        """Which of the game's tables these options are played on; empty for the usual one.

        The map of setting "dusk" is `<slug>-dusk-<seats>.tmx`.
        """
        return ""

    @abstractmethod
    def new_table(self, seats: int, options: Options, seed: int) -> Table[R]:
        """The table of a match. Raises BadOption or ValueError (number of seats) in one sentence."""

    @abstractmethod
    def set_up(self, table: Table[R], seed: int) -> State[R]:
        """The position before the first question; the caller runs it on with `frames.advance`."""

    def call_time(self, state: State[R]) -> bool:
        """Take note that the time set for the match is up; false when that means nothing (now) in this game."""
        return False

    def time_limit(self, options: Options) -> int:
        """After how many minutes of play `call_time` is due; 0 without such a limit."""
        return 0

    # --- hidden information ------------------------------------------------------------------------------

    def deal_unseen(self, state: State[R], view: View[R], unseen: list[list[int]]) -> None:
        """Fill the hidden places of a world from the unseen cards (shuffled, by group), and hidden ints of frames."""
        deal_by_group(state, unseen)

    # --- knowledge ---------------------------------------------------------------------------------------

    def adviser(self, table: Table[R], weights: str) -> Adviser[R] | None:
        """What the game knows about good play, with a named set of weights; None: its seats play at random."""
        return None

    def adviser_with(self, table: Table[R], text: str, file: str) -> Adviser[R] | None:
        """The same with weights given as their text; `file` names them in messages. Raises BadCard."""
        return None

    def weights_text(self, name: str) -> str:
        """The text of a named set of weights, empty where the game has none. Raises FileNotFoundError."""
        return ""

    def plans(self) -> Mapping[str, Plan]:
        """How the levels that search do so in this game, by level; a level without a plan does not search."""
        return {}

    def chances(self, view: View[R]) -> list[float]:
        """About how likely each seat is to win, from 0 to 1, by what the view shows; empty where nothing is known."""
        return []

    # --- checks ------------------------------------------------------------------------------------------

    def violations(self, state: State[R]) -> list[str]:
        """Everything that is wrong with a position beyond what the kernel checks; empty when it is sound."""
        return []

    # --- cards that players have made ----------------------------------------------------------------------

    packs: tuple[Pack, ...] = ()
    """The packs whose cards this game has beside those of the box, by id."""
    box: Game[R] | None = None
    """The game without packs, where this one has some."""
    _extended_lately: tuple[Game[R], ...] = ()

    def card_kinds(self) -> tuple[CardKind, ...]:
        """The kinds of cards that players can make for this game, with the forms for them."""
        return ()

    def card_data(self, kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of a card as a pack has them, of the values of a filled-in form (by the form's keys)."""
        return dict(values)

    def form_values(self, kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
        """The values of the form with which a card could have been made: the opposite of `card_data`."""
        return dict(data)

    def read_pack_card(self, kind: str, reader: Reader) -> dict[str, Any]:
        """The face of a card of a pack, as `faces` has it. Raises BadCard when the card is none."""
        raise BadCard(f"{reader.file}: card '{reader.card}': {self.title} has no cards of the kind '{kind}'")

    def try_out(self, kind: str, card_id: str) -> str:
        """A scenario in which a card of this game is in the hand of the seat that is asked (or in force)."""
        raise LookupError(f"{self.title} has no {kind} '{card_id}' to try out")

    def with_packs(self, packs: Sequence[Pack]) -> Game[R]:
        """The game of the box with the cards of these packs behind its own; the box itself where none has any for it.

        The order of the packs does not matter. Raises BadPack or BadCard in one sentence. A game says how with
        `extended`.
        """
        box = self.box or self
        wanted = sorted((pack for pack in packs if pack.count(self.slug)), key=lambda pack: pack.id)
        if not wanted:
            return box
        wanted_packs = tuple(wanted)
        for game in (self, *box._extended_lately):
            if game.packs == wanted_packs:
                return game
        check_together(wanted, self.slug, box.title, [kind.key for kind in box.card_kinds()], box.faces())
        game = box.extended(wanted)
        game.packs, game.box = wanted_packs, box
        box._extended_lately = (game, *box._extended_lately[: KEPT_EXTENDED - 1])
        return game

    def extended(self, packs: Sequence[Pack]) -> Game[R]:
        """A new object of this game with the cards of packs, in order, behind those of the box.

        The kinds and ids have been checked; raises BadCard for a card that cannot be read.
        """
        raise BadPack(f"{packs[0].file}: {self.title} takes no cards from packs")
