"""Traits: abilities that only some games have, one abstract class each. `game.trait(HasChain)` returns it or None."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.state import Option, Question, State
from engine.kernel.state.view import View


class HasGoal(ABC, Generic[R]):
    """A number of points wins the match."""

    @abstractmethod
    def goal(self, view: View[R]) -> int:
        """Return the points that win."""


def goal_of(view: View) -> int:
    """Return the points that win, or 0 in a game without HasGoal."""
    found = view.table.game.trait(HasGoal)
    return found.goal(view) if found else 0


class HasRounds(ABC, Generic[R]):
    """A match is played in rounds, each with its own score."""

    @abstractmethod
    def score_board(self, view: View[R]) -> list[list[int]]:
        """Return the results of all rounds so far, each with the points of every seat."""

    @abstractmethod
    def chart_step(self, view: View[R]) -> int:
        """Return the current round in the chart of points."""


def chart_step(view: View) -> int:
    """Return the current step in the chart of points: the round, or the turn in games without rounds."""
    rounds = view.table.game.trait(HasRounds)
    return rounds.chart_step(view) if rounds else view.turn


@dataclass(frozen=True, slots=True)
class Lamp:
    """A public condition about this turn. `name`: its drawing. `lit`: whether it has happened."""

    name: str
    lit: bool
    words: str


class HasLamps(ABC, Generic[R]):
    """Cards depend on what has happened this turn."""

    @abstractmethod
    def lamps(self, view: View[R]) -> list[Lamp]:
        """Return all conditions that cards ask for, always in the same order."""


def lamps_of(view: View) -> list[Lamp]:
    """Return all conditions that cards ask for. Empty in games without HasLamps."""
    found = view.table.game.trait(HasLamps)
    return found.lamps(view) if found else []


@dataclass(frozen=True, slots=True)
class Line:
    """A row or column that an answer takes or completes: references of its places, from one end to the other."""

    places: tuple[int, ...]
    words: str
    """The text next to the line: "7, Wild, 8: column can be removed"."""


class HasLines(ABC, Generic[R]):
    """Cards lie in rows or columns that count."""

    @abstractmethod
    def lines(self, view: View[R], option: Option) -> list[Line]:
        """Return the line that an option takes away, or the lines that placing a card would complete."""


class HasPicks(ABC, Generic[R]):
    """Several things are chosen one after the other and taken together."""

    @abstractmethod
    def picks(self, view: View[R]) -> list[int]:
        """Return the references chosen so far, if the open question asks for another one."""


class HasShare(ABC, Generic[R]):
    """A question can split an amount, with one answer per part."""

    @abstractmethod
    def share(self, view: View[R]) -> tuple[int, int]:
        """Return the rest and the total of the amount that the open question splits, else (0, 0)."""


@dataclass(frozen=True, slots=True)
class Sweep:
    """Several answers for one key. As long as any of its options is offered, the first one is given.

    `name` is that of the key and of the text in the game's theme. The options belong to the open question.
    """

    name: str
    options: tuple[Option, ...]
    goes_on: bool = False
    """Whether it can only continue a sweep. The table then shows no button for it."""


class HasQuickAnswers(ABC, Generic[R]):
    """Turns include many routine answers."""

    @abstractmethod
    def sweeps(self, view: View[R]) -> list[Sweep]:
        """Return the answers that one key may give for the viewer. They must not hurt it or use up a choice."""


ANNOUNCED, WAITING, RESOLVING = "announced", "waiting", "resolving"
"""States of a link: revealed but not declared, declared and waiting, happening now."""


@dataclass(frozen=True, slots=True)
class ChainLink:
    """One triggered effect of a chain that hasn't resolved yet. Links are listed in the order of resolution.

    `moment` numbers the link. Effects with the same number were triggered and are declared together. `targets` are
    references (cards, seats, places). `words` is a sentence about what the effect will do.
    """

    moment: int
    seat: int
    card: int
    targets: tuple[int, ...]
    status: str
    words: str


class HasChain(ABC, Generic[R]):
    """Effects respond to each other before they happen."""

    @abstractmethod
    def chain(self, view: View[R], names: Sequence[str]) -> list[ChainLink]:
        """Return the triggered effects that haven't resolved yet, in order. They are public."""


class HasWindows(ABC, Generic[R]):
    """Seats are asked for reactions."""

    @abstractmethod
    def is_worth_asking(self, view: View[R], option: Option) -> bool:
        """Return whether to ask about `option` under the "When it matters" setting."""

    @abstractmethod
    def affects_viewer(self, view: View[R]) -> bool:
        """Return whether the interrupted effect hits the viewer, judged by public facts only."""

    @abstractmethod
    def threat(self, view: View[R]) -> tuple[int, Sequence[int]]:
        """Return the card behind the open window, or NONE, and references to the cards, places or seats at risk."""


class HasNamedWindows(HasWindows[R]):
    """Windows have names, and a player sets once per name when to be asked."""

    @abstractmethod
    def window(self, view: View[R]) -> str:
        """Return the moment of the window that asks the viewer, or "" for any other question."""

    @abstractmethod
    def next_question(self, view: View[R]) -> Question | None:
        """Return the question that follows a window at the start of the viewer's turn once all seats decline.

        The table offers both at once, so that declining takes no extra answer.
        """


class HasPublicAnswers(ABC, Generic[R]):
    """Some questions to a seat with secrets don't involve those secrets."""

    @abstractmethod
    def may_ask_publicly(self, view: View[R], everybody: View[R]) -> bool:
        """Return whether the viewer can answer in public, because its secrets don't matter for the question.

        `everybody` is a spectator's view. The result itself must follow from public facts.
        """

    @abstractmethod
    def all_watch(self, view: View[R]) -> bool:
        """Return whether all players want to watch the result. A question is then public even for a lone viewer."""


class HasNamedMoments(ABC, Generic[R]):
    """Scenarios can name the moments at which seats react."""

    @abstractmethod
    def all_moments(self) -> Sequence[str]:
        """Return every name that a moment can have, such as "neighbor-casts"."""

    @abstractmethod
    def open_moments(self, state: State[R]) -> Sequence[str]:
        """Return the names of the open question's moment. Empty if it asks for no reaction."""


class HasCardStates(ABC, Generic[R]):
    """Cards have states that scenarios can name."""

    @abstractmethod
    def card_states(self, state: State[R], card: int) -> tuple[str, ...]:
        """Return the states of a card as words for `set_card_state`. An ordinary card has none."""

    @abstractmethod
    def set_card_state(self, state: State[R], card: int, word: str) -> None:
        """Put a card in its zone into a state. Raises ValueError with the known states."""


class HasKnownPiles(ABC, Generic[R]):
    """A player knows a pile's cards but not their order."""

    @abstractmethod
    def contents(self, view: View[R], zone: int) -> list[int] | None:
        """Return the sorted cards of a zone in unknown order, or None if the view's seat doesn't know the cards."""

    @abstractmethod
    def tally(self, view: View[R], cards: Sequence[int]) -> list[tuple[str, int]]:
        """Summarize a pile: names of theme drawings (a color, a type) and numbers of cards."""


class HasMovingSeats(ABC, Generic[R]):
    """Seats can swap places during a match. Zones of a place (`layout.Zone.stays`) stay there."""

    @abstractmethod
    def places(self, view: View[R]) -> Sequence[int]:
        """Return each seat's place around the table, clockwise from 0."""


def places_of(view: View) -> Sequence[int]:
    """Return each seat's place around the table. Without HasMovingSeats, that is its number."""
    moving = view.table.game.trait(HasMovingSeats)
    return moving.places(view) if moving else range(view.table.seats)


class HasPlotStyles(ABC, Generic[R]):
    """Each seat's plot can have a style of its own."""

    @abstractmethod
    def seat_style(self, view: View[R], seat: int) -> str:
        """Return the theme style for a seat's plot, or "" for the usual one."""


class HasSecretRole(ABC, Generic[R]):
    """Each seat has a secret role."""

    @abstractmethod
    def briefing(self, view: View[R], names: Sequence[str]) -> str:
        """Return the viewer's secret information at the start, as one or two sentences without its name.

        Cards are written [[17|Name]]. May be empty.
        """

    @abstractmethod
    def identity(self, view: View[R], seat: int) -> str:
        """Return a seat's role in a few words ("The Curator") if the view shows it, else ""."""


def identity_of(view: View, seat: int) -> str:
    """Return a seat's role if the view shows it, else "". Also "" in games without roles."""
    roles = view.table.game.trait(HasSecretRole)
    return roles.identity(view, seat) if roles else ""
