"""How a game presents a view: texts and faces, from public or own information only."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from engine.kernel.flow.ruleset import PASS
from engine.kernel.flow.table import Table
from engine.kernel.game.defaults import add_spaces, english, no_words, none_listed, yes, zero
from engine.kernel.game.milestones import Milestone
from engine.kernel.game.plays import Change
from engine.kernel.state.events import Event
from engine.kernel.state.generics import R
from engine.kernel.state.state import Option
from engine.kernel.state.view import View


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move isn't possible.

    `key` finds the clause of the rules, and `details` are the names and numbers in `sentence`. `holds` returns whether
    the sentence is true in a view, otherwise it isn't shown.
    """

    key: str
    details: Mapping[str, str | int]
    holds: Callable[[View], bool] = field(default=yes, compare=False)
    sentence: str = field(default="", compare=False)


def must_choose(view: View) -> bool:
    """Return whether the open question can't be declined."""
    return bool(view.options) and all(option[0] != PASS for option in view.options)


def is_offered(view: View, source: int, target: int) -> bool:
    """Return whether an open option goes from a source to a target, so there is nothing to refuse."""
    return any(option[1:] == (source, target) for option in view.options)


def is_left_alone(ref: int) -> Callable[[View], bool]:
    """Return the condition that no open option uses or targets a reference."""
    return lambda view: not any(ref in option[1:] for option in view.options)


def by_scores(view: View) -> list[int]:
    game = view.table.game
    return [-points if game.lowest_wins else points for points in game.shows.scores(view)]


def group_of_zone(view: View, zone: int) -> str:
    return view.table.layout.zone(zone).holds


@dataclass(frozen=True, slots=True)
class GameText(Generic[R]):
    """The part of a game that puts views, options and events into words.

    `names` are the players' names by seat. Cards are written [[17|Name]] to link a certain instance.
    """

    card_name: Callable[[Table[R], int], str]
    """(table, card): the printed name of a card instance."""
    prompt: Callable[[View[R], Sequence[str]], str]
    """(view, names): the seat's prompt, without its name: 'choose an Invention to build ($9 to spend)'."""
    describe_option: Callable[[View[R], Option, Sequence[str]], str]
    """(view, option, names): the label of an option, as on a button: 'Build Time Machine, $6'."""
    log_line: Callable[[Table[R], Event, Sequence[str]], str | None]
    """(table, event, names): the log line for an event, or None."""
    refusal: Callable[[View[R], int, int, Sequence[str]], Refusal | None]
    """(view, source, target, names): why a source can't go to a target now, or None without a special reason."""
    language: Callable[[], str] = english
    """(): the language of the game's texts."""
    confirmation: Callable[[View[R], Option, Sequence[str]], str] = no_words
    """(view, option, names): a warning sentence before an option with serious consequences, or ""."""
    describe_forfeits: Callable[[View[R], Option, Sequence[str]], str] = no_words
    """(view, option, names): a sentence about opportunities that an option gives up for good, or ""."""
    describe_victory: Callable[[View[R], Sequence[str]], str] = no_words
    """(view, names): how a finished match was won, in a sentence or two, or "" if the points are enough."""
    milestone: Callable[[Table[R], Milestone, Sequence[str]], str] = no_words
    """(table, milestone, names): a sentence about a turning point of the match."""
    zone_name: Callable[[str], str] = add_spaces
    """(name): the name of a zone or board place for players, in lowercase if the language allows: "hand"."""


@dataclass(frozen=True, slots=True)
class Account(Generic[R]):
    """The part of a game that describes plays (see `engine.kernel.game.plays`): players' actions and their effects."""

    describe_action: Callable[[Table[R], Event, str, Sequence[str]], str] = no_words
    """(table, event, form, names): the player's action, in words that follow the name: "builds Kraken ($16)".

    "" if the event is only a consequence. `form` is a form of `engine.kernel.game.plays`.
    """
    describe_actions: Callable[[Table[R], Sequence[Event], str, Sequence[str]], Sequence[str]] | None = None
    """(table, events, form, names): a player's actions in a play: "draws Red 1", "puts it in place of Blue 7".

    Replaces `describe_action` in games where one event alone isn't enough.
    """
    changes: Callable[[Table[R], Event], Iterable[Change]] = none_listed
    """(table, event): the event's changes for players and cards, as data."""
    change_words: Callable[[Table[R], Change, str, Sequence[str]], str] = no_words
    """(table, change, form, names): the change, in words that follow the player or card: "pays $3", "is hexed"."""
    chosen: Collection[str] = ()
    """Keys of changes that are the player's action, which `describe_action` leaves out: "casts Return to Sender"."""
    verbs: Mapping[str, str] = field(default_factory=dict)
    """The verb shared by keys whose words can be joined: "is hexed, then destroyed"."""
    describe_shared: Callable[[Table[R], int], str] = no_words
    """(table, card): the name and type of a card that acts for no player: "Recombination (Twist)"; else ""."""
    hidden_cards: Callable[[int], str] = no_words
    """(count): the name of cards hidden from the viewer: "2 Inventions"."""


@dataclass(frozen=True, slots=True)
class TableInfo(Generic[R]):
    """The part of a game for drawing the table: faces, points, seats. Traits hold what only some games have."""

    face: Callable[[View[R], int], dict[str, Any]]
    """(view, card): the card's current face, as plain data (kind, id, title, fields, groups, lines)."""
    faces: Callable[[], list[dict[str, Any]]]
    """Every card of the game as face data, for galleries and contact sheets."""
    scores: Callable[[View[R]], list[int]]
    """(view): each seat's public points."""
    ranks: Callable[[View[R]], list[int]] = by_scores
    """(view): a number per seat that ranks the losers in the results. More is better."""
    score_parts: Callable[[View[R], int], list[tuple[str, int]]] = none_listed
    """(view, seat): the sources of a seat's points: ("4 Inventions", 11). May be empty."""
    plate: Callable[[View[R], int], list[tuple[str, str]]] = none_listed
    """(view, seat): the public numbers on a seat's plate, such as ("mythical", "3/5").

    Each pair has the name of a drawing of the theme and the text next to it.
    """
    progress: Callable[[View[R]], float] = zero
    """(view): the match's progress from 0 to 1, by public facts. The music follows it."""
    milestones: Callable[[View[R], View[R]], Iterable[Milestone]] = none_listed
    """(before, after): the turning points between the ends of two turns, by public facts."""
    hidden_group: Callable[[View[R], int], str] = group_of_zone
    """(view, zone): the group of a hidden card in a zone, which decides its back."""
