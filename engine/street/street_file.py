"""Street files: a rule set's opponents, feats and daily matches. Every field is checked.

Errors name file, entry, field and the expected value.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.ai.levels import UnknownLevel, names, parsed
from engine.games import load
from engine.kernel.files.faults import BadOption
from engine.kernel.game.game import Game
from engine.kernel.scenarios.reader import BadScenario, Reader, is_number, tables
from engine.street.feats import Feat, read_feat

FIELDS = ("game", "title", "about", "options", "deal", "opponent", "feat")
OPPONENT_FIELDS = ("id", "name", "about", "policy", "company", "options", "before", "wins", "loses")
LONGEST_REMARK = 20
"""The most words in a remark."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A named opponent. `policy` is how the opponent plays, `company` the policies of companions, `options` the house
    rules they require. The remarks are for `before` a match, a win and a loss."""

    id: str
    name: str
    about: str
    policy: str
    company: tuple[str, ...]
    options: Mapping[str, Any]
    before: str
    wins: str
    loses: str


@dataclass(frozen=True, slots=True)
class Street:
    """A rule set: its game and house rules, opponents and feats. The daily match draws from `seats` (fewest, most) and
    from the values in `choices`."""

    slug: str
    game: str
    title: str
    about: str
    options: Mapping[str, Any]
    seats: tuple[int, int]
    choices: Mapping[str, Sequence[Any]]
    opponents: tuple[Opponent, ...]
    feats: tuple[Feat, ...]

    def opponent(self, opponent_id: str) -> Opponent | None:
        """Return the opponent with this id, or None."""
        return next((entry for entry in self.opponents if entry.id == opponent_id), None)


def read_street(text: str | dict[str, Any], file: str) -> Street:
    """Read a rule set from the text of a file or from its tables. Raises BadScenario, and UnknownGame for an unknown
    game."""
    reader = Reader(file, tables(text, file))
    reader.only(FIELDS)
    game = load(reader.text("game"))
    options = reader.table("options")
    opponents = tuple(_opponent(file, entry, game, options) for entry in reader.tables("opponent"))
    feats = tuple(
        read_feat(Reader(file, entry, _where("feat", entry)), game) for entry in reader.tables("feat")
    )
    for key, entries in (("opponent", opponents), ("feat", feats)):
        ids = [entry.id for entry in entries]
        if len(set(ids)) < len(ids):
            raise reader.fail(key, "entries, each with an id of its own")
    seats, choices = _deal(Reader(file, reader.table("deal"), "deal: "), game, options)
    return Street(file.rpartition("/")[2].removesuffix(".toml"), game.slug, reader.text("title"),
                  reader.text("about", ""), options, seats, choices, opponents, feats)  # fmt: skip


def _where(key: str, entry: Mapping[str, Any]) -> str:
    return f"{key} {entry.get('id', '')}".strip() + ": "


def _opponent(file: str, entry: Mapping[str, Any], game: Game, options: Mapping[str, Any]) -> Opponent:
    reader = Reader(file, entry, _where("opponent", entry))
    reader.only(OPPONENT_FIELDS)
    company = reader.texts("company")
    for key, policy in [("policy", reader.text("policy")), *(("company", policy) for policy in company)]:
        try:
            level, _ = parsed(policy)
        except UnknownLevel as error:
            raise reader.fail(key, str(error), policy) from None
        if level not in names():
            raise reader.fail(key, "a level that people can choose", policy)
    for key in ("before", "wins", "loses"):
        if len(reader.text(key).split()) > LONGEST_REMARK:
            raise reader.fail(key, f"at most {LONGEST_REMARK} words")
    own = {**options, **reader.table("options")}
    _seats_fit(reader, "company", game, own, 2 + len(company))
    return Opponent(reader.text("id"), reader.text("name"), reader.text("about"), reader.text("policy"), company, own,
                    reader.text("before"), reader.text("wins"), reader.text("loses"))  # fmt: skip


def _deal(
    reader: Reader, game: Game, options: Mapping[str, Any]
) -> tuple[tuple[int, int], Mapping[str, Sequence[Any]]]:
    reader.only(("seats", "options"))
    seats = reader.data.get("seats")
    if not isinstance(seats, list) or len(seats) != 2 or not all(map(is_number, seats)) or seats[0] > seats[1]:
        raise reader.fail("seats", "the fewest and the most players", seats)
    choices = reader.table("options")
    for key, values in choices.items():
        if not isinstance(values, list) or not values:
            raise reader.fail(f"options.{key}", "a list of values", values)
        for value in values:
            for count in seats:
                _seats_fit(reader, "seats", game, {**options, key: value}, count)
    return (seats[0], seats[1]), choices


def _seats_fit(reader: Reader, key: str, game: Game, options: Mapping[str, Any], count: int) -> None:
    """Raise BadScenario if the game has no such house rules or doesn't take `count` players."""
    try:
        fewest, most = game.seat_limits(game.checked_options(options))
    except BadOption as error:
        raise reader.fail("options", str(error)) from None
    if not fewest <= count <= most:
        raise reader.fail(key, f"{fewest} to {most} players in all", count)


__all__ = ["BadScenario", "Opponent", "Street", "read_street"]
