"""Season files: the rules of a season, and the evenings that it draws from. Every field is checked.

Errors name file, entry, field and the expected value.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from engine.ai.personality import PERSONALITIES
from engine.games import load
from engine.kernel.files.records import BadRecord, Between, Given, Key, OneOf, Plain, Rule, is_whole, keys
from engine.kernel.game.game import Game
from engine.kernel.scenarios.reader import ScenarioReader, tables
from engine.kernel.state.layout import Zone
from engine.street.street_file import Street, check_policy, check_seats, entry_reader

YOU, RIVALS, EVERYONE, TABLE = "you", "rivals", "everyone", "table"
LEND, LOOK, UNDO = "lend", "look", "undo"
PUZZLE_DOOR: Final = "P"
TIERS: Final = ("1", "2", "3")
PARTY_TIER: Final = 4
PARTY_TABLES: Final = 2
LONGEST_FRAMING: Final = 30
"""The most words in an evening's framing."""
_BRIEF = Rule(f"at most {LONGEST_FRAMING} words", lambda text: len(text.split()) <= LONGEST_FRAMING)
_SHARE = Rule("a share from 0 to 1", lambda value: 0 <= value <= 1)
_DOORS = "for each evening one or two doors: a tier from 1 to 3, or P for a puzzle next to another door"


def _are_doors(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(map(_is_evening, value))


def _is_evening(value: Any) -> bool:
    return (
        isinstance(value, list)
        and 1 <= len(value) <= 2
        and all(tier in (*TIERS, PUZZLE_DOOR) for tier in value)
        and any(tier in TIERS for tier in value)
    )


def _are_halves(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(isinstance(half, list) and half and all(map(is_whole, half)) for half in value)
    )


def _tuples(value: Sequence[Sequence[Any]]) -> tuple[tuple[Any, ...], ...]:
    return tuple(map(tuple, value))


# --- rules of a season -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Difficulty:
    """A difficulty: where reputation begins, and what evenings cost.

    The extra cost of a loss is for the first half, the second half and the party. `doors` are the tiers of each
    evening's doors.
    """

    id: str
    title: str
    about: str
    begins: Annotated[int, Between(1, 99)]
    favors: Annotated[int, Between(0, 9)]
    tax: tuple[int, int, int]
    doors: Annotated[tuple[tuple[str, ...], ...], Plain(_DOORS, _are_doors, _tuples)]


@dataclass(frozen=True, slots=True)
class WeightStakes:
    """How a match moves the reputation, for weights from the lowest to the highest."""

    weight: tuple[int, int]
    win: int
    place: int
    lose: int


@dataclass(frozen=True, slots=True)
class PuzzleRules:
    """How a puzzle moves the reputation, and the difficulties of puzzles in the first and the second half."""

    solved: int
    given_up: int
    by_half: Annotated[
        tuple[tuple[int, ...], ...], Plain("the difficulties of puzzles for each half", _are_halves, _tuples)
    ]
    tries: Annotated[int, Between(1, 9)] = 3


@dataclass(frozen=True, slots=True)
class HeadStart:
    """A change of the position at the beginning of a match, for one or several seats.

    It sets a counter `to` a number, changes it by an `amount`, or moves a number of `cards` from a pile to a zone.
    """

    who: Annotated[str, OneOf((YOU, RIVALS, EVERYONE))]
    counter: str = ""
    to: Any = None
    amount: int = 0
    source: Annotated[str, Key("from")] = ""
    cards: int = 0

    def __post_init__(self) -> None:
        of_counter = bool(self.counter) and not (self.source or self.cards)
        of_cards = not self.counter and bool(self.source) and self.cards > 0 and not self.amount
        if of_counter and (is_whole(self.to) if not self.amount else self.to is None):
            return
        if not (of_cards and isinstance(self.to, str)):
            raise BadRecord("who", "also a counter with to or amount, or from, to and cards")


@dataclass(frozen=True, slots=True)
class Look:
    """The cards that a look shows: a number of them in a zone of each rival, or of the table."""

    who: Annotated[str, OneOf((RIVALS, TABLE))]
    zone: str
    cards: Annotated[int, Between(1, 9)]


@dataclass(frozen=True, slots=True)
class Favors:
    """The kind of a neighbor's favor by temper, and the head starts and looks of each street."""

    by_temper: Mapping[str, str]
    lend: Mapping[str, tuple[HeadStart, ...]]
    look: Mapping[str, Look]


@dataclass(frozen=True, slots=True)
class WinsIn:
    """The evenings won on a street, over all seasons, at least."""

    street: str
    at_least: int


@dataclass(frozen=True, slots=True)
class RewardWhen:
    """When a reward is earned.

    All given conditions must hold, those of one season in the same season.

    `ending` is the lowest rank, `streets` and `days` are the fewest, `seasons` counts the closed ones.
    """

    finished: bool = False
    ending: int = 0
    difficulty: str = ""
    streets: int = 0
    days: int = 0
    lost: bool = False
    favors_used: int | None = None
    seasons: int = 0
    wins_in: WinsIn | None = None


@dataclass(frozen=True, slots=True)
class Reward:
    """A new drawing that seasons earn."""

    id: str
    kind: Annotated[str, OneOf(("back", "cloth", "nameplate"))]
    title: str
    when: RewardWhen


@dataclass(frozen=True, slots=True)
class SeasonRules:
    """The rules of a season. `most` is the highest reputation."""

    version: int
    days: Annotated[int, Between(1, 24)]
    most: Annotated[int, Between(1, 99)]
    streets: tuple[str, ...]
    difficulties: Annotated[tuple[Difficulty, ...], Key("difficulty")]
    stakes: tuple[WeightStakes, ...]
    puzzle: PuzzleRules
    favors: Favors
    rewards: Annotated[tuple[Reward, ...], Key("reward")]

    def difficulty(self, difficulty_id: str) -> Difficulty:
        """Return the difficulty with this id, or the middle one."""
        middle = self.difficulties[len(self.difficulties) // 2]
        return next((entry for entry in self.difficulties if entry.id == difficulty_id), middle)


def read_season(text: str | dict[str, Any], file: str, streets: Mapping[str, Street]) -> SeasonRules:
    """Read the rules of a season. `streets` are all streets by slug. Raises BadScenario."""
    reader = ScenarioReader(file, tables(text, file))
    rules = reader.read(SeasonRules)
    unknown = [slug for slug in rules.streets if slug not in streets]
    if unknown or not rules.streets:
        raise reader.fail("streets", "some of " + ", ".join(streets), unknown)
    if not rules.difficulties:
        raise reader.fail("difficulty", "at least one difficulty")
    for difficulty in rules.difficulties:
        if len(difficulty.doors) != rules.days:
            raise ScenarioReader(file, {}, f"difficulty {difficulty.id}: ").fail("doors", f"{rules.days} evenings")
    for weight in range(1, 10):
        if sum(entry.weight[0] <= weight <= entry.weight[1] for entry in rules.stakes) != 1:
            raise reader.fail("stakes", f"exactly one entry for weight {weight}")
    _check_favors(reader, rules, streets)
    _check_rewards(reader, rules)
    return rules


def _check_favors(reader: ScenarioReader, rules: SeasonRules, streets: Mapping[str, Street]) -> None:
    """Check the favors' words, and their counters and zones against the games."""
    favors = reader.table("favors")
    for temper, kind in rules.favors.by_temper.items():
        if temper and temper not in PERSONALITIES:
            raise favors.fail("by_temper", "tempers: " + ", ".join(PERSONALITIES), temper)
        if kind not in (LEND, LOOK, UNDO):
            raise favors.fail(f"by_temper.{temper}", f"one of {LEND}, {LOOK}, {UNDO}", kind)
    for slug in (*rules.favors.lend, *rules.favors.look):
        if slug not in streets:
            raise favors.fail("lend" if slug in rules.favors.lend else "look", "one of " + ", ".join(streets), slug)
    for slug, entries in rules.favors.lend.items():
        check_head_starts(ScenarioReader(reader.file, {}, f"favors.lend.{slug}: "), load(streets[slug].game), entries)
    for slug, look in rules.favors.look.items():
        layout = load(streets[slug].game).layout
        zones = layout.table_zones if look.who == TABLE else layout.seat_zones
        _check_zone(ScenarioReader(reader.file, {}, f"favors.look.{slug}: "), "zone", look.zone, zones)


def _check_rewards(reader: ScenarioReader, rules: SeasonRules) -> None:
    if len({reward.id for reward in rules.rewards}) < len(rules.rewards):
        raise reader.fail("reward", "entries, each with an id of its own")
    difficulties = [difficulty.id for difficulty in rules.difficulties]
    for reward in rules.rewards:
        place = ScenarioReader(reader.file, {}, f"reward {reward.id}: ")
        if reward.when.difficulty and reward.when.difficulty not in difficulties:
            raise place.fail("when.difficulty", "one of " + ", ".join(difficulties), reward.when.difficulty)
        if reward.when.wins_in is not None and reward.when.wins_in.street not in rules.streets:
            raise place.fail("when.wins_in.street", "one of " + ", ".join(rules.streets), reward.when.wins_in.street)


# --- evenings --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Measured:
    """Results of matches with a Normal computer player in the player's seat.

    They are the share of wins and of second places, and the player's choices and minutes in the median match.
    """

    matches: int
    wins: Annotated[float, _SHARE]
    second: Annotated[float, _SHARE]
    choices: int
    minutes: float


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening: a match on a street against `rivals` (ids), with `company` (policies) in further seats.

    The player sits first. `tier` decides where it can stand, `weight` how much it moves the reputation.
    """

    id: str
    street: str
    tier: Annotated[int, Between(1, PARTY_TIER)]
    weight: Annotated[int, Between(1, 9)]
    title: str
    rivals: tuple[str, ...]
    framing: Annotated[str, _BRIEF]
    company: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    start: tuple[HeadStart, ...] = ()
    measured: Measured | None = None
    rules: Given[Mapping[str, Any]] = field(default_factory=dict)
    """All house rules of the match: those of the street and `options`."""

    @property
    def seats(self) -> int:
        return 1 + len(self.rivals) + len(self.company)


def read_evenings(text: str | dict[str, Any], file: str, streets: Mapping[str, Street]) -> tuple[Evening, ...]:
    """Read the evenings. `streets` are all streets by slug. Raises BadScenario."""
    reader = ScenarioReader(file, tables(text, file))
    reader.only("evening")
    found = tuple(_evening(entry_reader(entry, "evening"), streets) for entry in reader.tables("evening"))
    if len({evening.id for evening in found}) < len(found):
        raise reader.fail("evening", "entries, each with an id of its own")
    return found


def _evening(reader: ScenarioReader, streets: Mapping[str, Street]) -> Evening:
    reader.only(*keys(Evening))
    street = streets.get(reader.text("street"))
    if street is None:
        raise reader.problem("street", "one of " + ", ".join(streets))
    evening = reader.part(Evening, rules={**street.options, **reader.table("options").data})
    if not evening.rivals:
        raise reader.fail("rivals", "at least one opponent")
    for rival in evening.rivals:
        if street.opponent(rival) is None:
            known = ", ".join(opponent.id for opponent in street.opponents)
            raise reader.fail("rivals", f"opponents of the street: {known}", rival)
    for policy in evening.company:
        check_policy(reader, "company", policy)
    game = load(street.game)
    check_seats(reader, "rivals", game, evening.rules, evening.seats)
    check_head_starts(reader, game, evening.start)
    return evening


def check_head_starts(reader: ScenarioReader, game: Game, entries: Sequence[HeadStart]) -> None:
    """Raise BadScenario if the game has no such counter or zone."""
    layout = game.layout
    for entry in entries:
        counters = [counter.name for counter in layout.counters]
        if entry.counter and entry.counter not in counters:
            raise reader.fail("start", "a counter of the game: " + ", ".join(counters), entry.counter)
        if entry.source:
            _check_zone(reader, "start", entry.source, layout.table_zones)
            _check_zone(reader, "start", str(entry.to), layout.seat_zones)


def _check_zone(reader: ScenarioReader, key: str, name: str, zones: Sequence[Zone]) -> None:
    known = [zone.name for zone in zones]
    if name not in known:
        raise reader.fail(key, "a zone of the game: " + ", ".join(known), name)
