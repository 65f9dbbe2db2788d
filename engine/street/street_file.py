"""Street files: a rule set's opponents, feats and daily matches. Every field is checked.

Errors name file, entry, field and the expected value.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

from engine.ai.levels import UnknownLevel, names, parse_policy
from engine.games import load
from engine.kernel.files.faults import BadOption
from engine.kernel.files.records import Given, Key, Rule, is_whole, keys
from engine.kernel.game.game import Game
from engine.kernel.scenarios.reader import ScenarioReader, tables
from engine.street.feats import Feat, read_feat

LONGEST_REMARK = 20
"""The most words in a remark."""
BRIEF = Rule(f"at most {LONGEST_REMARK} words", lambda text: len(text.split()) <= LONGEST_REMARK)
Remark = Annotated[str, BRIEF]


@dataclass(frozen=True, slots=True)
class Opponent:
    """A named opponent.

    `policy` is how the opponent plays, `company` the policies of companions, `options` the house rules they require.
    The remarks are for `before` a match, a win and a loss.
    """

    id: str
    name: str
    about: str
    policy: str
    company: tuple[str, ...]
    options: Mapping[str, Any]
    before: Remark
    wins: Remark
    loses: Remark


@dataclass(frozen=True, slots=True)
class Street:
    """A rule set: its game and house rules, opponents and feats.

    The daily match draws from `seats` (fewest, most) and from the values in `choices`.
    """

    slug: Given[str]
    game: str
    title: str
    options: Mapping[str, Any]
    seats: Given[tuple[int, int]]
    choices: Given[Mapping[str, Sequence[Any]]]
    opponents: Annotated[tuple[Opponent, ...], Key("opponent")]
    feats: Annotated[tuple[Feat, ...], Key("feat")]
    about: str = ""

    def opponent(self, opponent_id: str) -> Opponent | None:
        return next((entry for entry in self.opponents if entry.id == opponent_id), None)

    def find_opponents(self, opponent_ids: Sequence[str]) -> tuple[Opponent, ...]:
        """Return the opponents with these ids, in this order, without unknown ones."""
        found = map(self.opponent, opponent_ids)
        return tuple(opponent for opponent in found if opponent is not None)


def read_street(text: str | dict[str, Any], file: str) -> Street:
    """Read a rule set from the text of a file or from its tables.

    Raises BadScenario, and UnknownGame for an unknown game.
    """
    reader = ScenarioReader(file, tables(text, file))
    reader.only(*keys(Street), "deal")
    game = load(reader.text("game"))
    options = reader.table("options").data
    opponents = tuple(_opponent(entry_reader(entry, "opponent"), game, options) for entry in reader.tables("opponent"))
    feats = tuple(read_feat(entry_reader(entry, "feat"), game) for entry in reader.tables("feat"))
    for key, entries in (("opponent", opponents), ("feat", feats)):
        if len({entry.id for entry in entries}) < len(entries):
            raise reader.fail(key, "entries, each with an id of its own")
    seats, choices = _deal(reader.table("deal"), game, options)
    return reader.part(
        Street,
        slug=file.rpartition("/")[2].removesuffix(".toml"),
        seats=seats,
        choices=choices,
        opponents=opponents,
        feats=feats,
    )


def entry_reader(entry: ScenarioReader, key: str) -> ScenarioReader:
    """Return a reader of an entry whose place is its id."""
    return ScenarioReader(entry.file, entry.data, f"{key} {entry.data.get('id', '')}".strip() + ": ")


def _opponent(reader: ScenarioReader, game: Game, options: Mapping[str, Any]) -> Opponent:
    found = reader.read(Opponent)
    for key, policy in [("policy", found.policy), *(("company", policy) for policy in found.company)]:
        check_policy(reader, key, policy)
    own = {**options, **found.options}
    check_seats(reader, "company", game, own, 2 + len(found.company))
    return replace(found, options=own)


def check_policy(reader: ScenarioReader, key: str, policy: str) -> None:
    """Raise BadScenario if players can't choose a policy."""
    try:
        level, _ = parse_policy(policy)
    except UnknownLevel as error:
        raise reader.fail(key, str(error), policy) from None
    if level not in names():
        raise reader.fail(key, "a level that people can choose", policy)


def _deal(
    reader: ScenarioReader, game: Game, options: Mapping[str, Any]
) -> tuple[tuple[int, int], Mapping[str, Sequence[Any]]]:
    reader.only("seats", "options")
    seats = reader.data.get("seats")
    if not isinstance(seats, list) or len(seats) != 2 or not all(map(is_whole, seats)) or seats[0] > seats[1]:
        raise reader.fail("seats", "the fewest and the most players", seats)
    choices = reader.table("options").data
    for key, values in choices.items():
        if not isinstance(values, list) or not values:
            raise reader.fail(f"options.{key}", "a list of values", values)
        for value in values:
            for count in seats:
                check_seats(reader, "seats", game, {**options, key: value}, count)
    return (seats[0], seats[1]), choices


def check_seats(reader: ScenarioReader, key: str, game: Game, options: Mapping[str, Any], count: int) -> None:
    """Raise BadScenario if the game has no such house rules or doesn't take `count` players."""
    try:
        fewest, most = game.seat_limits(game.checked_options(options))
    except BadOption as error:
        raise reader.fail("options", str(error)) from None
    if not fewest <= count <= most:
        raise reader.fail(key, f"{fewest} to {most} players in all", count)
