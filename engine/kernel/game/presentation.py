"""What a game tells of a view: words and faces, never more than the view holds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic

from engine.kernel.flow.ruleset import PASS
from engine.kernel.game.defaults import english, no_words, none_listed, spaced, yes, zero
from engine.kernel.game.milestones import Milestone
from engine.kernel.game.plays import Change
from engine.kernel.state.events import Event
from engine.kernel.state.generics import R
from engine.kernel.state.state import Option
from engine.kernel.state.view import View

if TYPE_CHECKING:
    from engine.kernel.flow.table import Table


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move isn't possible: a key of the refusal texts, the values of their placeholders, and whether the text is
    true in a view (otherwise it isn't shown). `sentence` is the whole text if the game has messages for it.
    """

    key: str
    details: Mapping[str, str | int]
    holds: Callable[[View], bool] = field(default=yes, compare=False)
    sentence: str = field(default="", compare=False)


def must_choose(view: View) -> bool:
    """Return whether the open question can't be declined."""
    return bool(view.options) and all(option[0] != PASS for option in view.options)


def is_offered(view: View, source: int, target: int) -> bool:
    """Return whether an open answer goes from a source to a target, so that nothing is refused."""
    return any(option[1:] == (source, target) for option in view.options)


def is_left_alone(ref: int) -> Callable[[View], bool]:
    """Return the condition that no open answer uses or chooses a thing."""
    return lambda view: not any(ref in option[1:] for option in view.options)


def by_scores(view: View) -> list[int]:
    """The points of each seat."""
    return view.table.game.shows.scores(view)


def group_of_zone(view: View, zone: int) -> str:
    """The deck whose cards the zone holds."""
    return view.table.layout.zone(zone).holds


@dataclass(frozen=True, slots=True)
class GameText(Generic[R]):
    """The part of a game that puts views, options and events into words.

    `names` are the players' names by seat. Cards are written [[17|Name]] where a line can name a certain instance.
    """

    card_name: Callable[[Table[R], int], str]
    """(table, card): the printed name of a card instance."""
    prompt: Callable[[View[R], Sequence[str]], str]
    """(view, names): what the seat is asked, without its name: 'choose an Invention to build ($9 to spend)'."""
    describe_option: Callable[[View[R], Option, Sequence[str]], str]
    """(view, option, names): what an option does, as a button says it: 'Build Time Machine, $6'."""
    log_line: Callable[[Table[R], Event, Sequence[str]], str | None]
    """(table, event, names): an event in words for the log, None when it is not worth a line."""
    refusal: Callable[[View[R], int, int, Sequence[str]], Refusal | None]
    """(view, source, target, names): why a source cannot be put on a target now; None: there is nothing better to say.
    """
    language: Callable[[], str] = english
    """(): the language in which the game's words are said."""
    confirmation: Callable[[View[R], Option, Sequence[str]], str] = no_words
    """(view, option, names): what is announced, in a sentence, before an answer with grave consequences is given."""
    describe_forfeits: Callable[[View[R], Option, Sequence[str]], str] = no_words
    """(view, option, names): what could still be had and ends for good with an answer, in a sentence; else empty."""
    describe_victory: Callable[[View[R], Sequence[str]], str] = no_words
    """(view, names): how a finished match was won, in a sentence or two; empty when the points say it all."""
    milestone: Callable[[Table[R], Milestone, Sequence[str]], str] = no_words
    """(table, milestone, names): a turning point of the match in a sentence."""
    zone_name: Callable[[str], str] = spaced
    """(name): what a zone or a place of the board is called, with a small letter where its language has one: "hand"."""


@dataclass(frozen=True, slots=True)
class Account(Generic[R]):
    """The part of a game that tells plays (see `engine.kernel.game.plays`): what players did, and what that changed."""

    deed: Callable[[Table[R], Event, str, Sequence[str]], str] = no_words
    """(table, event, form, names): what the player did whose event it is, in words that follow the name: "builds
    Kraken ($16)"; empty where it only tells what came of something. `form` is one of those of
    `engine.kernel.game.plays`.
    """
    deeds: Callable[[Table[R], Sequence[Event], str, Sequence[str]], Sequence[str]] | None = None
    """(table, events, form, names): the same of all events of the player in a play at once, for a game where one event
    alone doesn't tell it: "draws Red 1", "puts it in place of Blue 7". It then takes the place of `deed`.
    """
    changes: Callable[[Table[R], Event], Iterable[Change]] = none_listed
    """(table, event): what the event changed for players and their things, as data."""
    change_words: Callable[[Table[R], Change, str, Sequence[str]], str] = no_words
    """(table, change, form, names): what changed, in words that follow the player or the cards: "pays $3", "is hexed".
    """
    chosen: Collection[str] = ()
    """The keys of changes that are what the player did: "casts Return to Sender". `deed` doesn't tell them again."""
    verbs: Mapping[str, str] = field(default_factory=dict)
    """Keys whose words can follow others with the same verb ("is hexed, then destroyed"), with what they share."""
    shared: Callable[[Table[R], int], str] = no_words
    """(table, card): a card that acts for no player, with what it is: "Recombination (Twist)"; else empty."""
    hidden_cards: Callable[[int], str] = no_words
    """(count): cards that the viewer doesn't know: "2 Inventions"."""


@dataclass(frozen=True, slots=True)
class TableInfo(Generic[R]):
    """The part of a game that the table is drawn by: faces, points, seats. What only some games have are traits."""

    face: Callable[[View[R], int], dict[str, Any]]
    """(view, card): what a card's face shows now, as plain data (kind, id, title, fields, groups, lines)."""
    faces: Callable[[], list[dict[str, Any]]]
    """Every card of the game as face data, for galleries and contact sheets."""
    scores: Callable[[View[R]], list[int]]
    """(view): the points of each seat as every player can see them."""
    ranks: Callable[[View[R]], list[int]] = by_scores
    """(view): a number for each seat by which the results rank those who have not won, more being better."""
    score_parts: Callable[[View[R], int], list[tuple[str, int]]] = none_listed
    """(view, seat): where a seat's points come from: ("4 Inventions", 11); empty when there is nothing to tell."""
    plate: Callable[[View[R], int], list[tuple[str, str]]] = none_listed
    """(view, seat): the numbers on a seat's plate as everybody can see them: ("mythical", "3/5") and so on.

    The first of each pair names a drawing of the theme's table, the second is what stands beside it.
    """
    progress: Callable[[View[R]], float] = zero
    """(view): how near the match is to its end, 0 to 1, by what everybody can see; the music follows it."""
    milestones: Callable[[View[R], View[R]], Iterable[Milestone]] = none_listed
    """(before, after): the turning points between the ends of two turns, by what everybody can see."""
    hidden_group: Callable[[View[R], int], str] = group_of_zone
    """(view, zone): the deck of origin of a card in a zone whose face the view does not know: that of its back."""
