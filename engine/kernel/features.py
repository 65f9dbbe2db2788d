"""Features: what only some games have, asked for by type (`game.feature(Chain)`).

A game lists those it has; of any other, the answer is the one without its functions, which tells that there is nothing.
A new feature needs no change in games that do not have it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from engine.kernel.defaults import no, no_words, none_listed, nothing, yes, zero
from engine.kernel.generics import R
from engine.kernel.state import Option, Question, State
from engine.kernel.view import View

# --- chains ----------------------------------------------------------------------------------------------------------

ANNOUNCED, WAITING, RESOLVING = "announced", "waiting", "resolving"
"""Revealed and not yet declared; declared and waiting for its turn; happening now."""


@dataclass(frozen=True, slots=True)
class ChainLink:
    """One effect of a chain that has been triggered and has not yet resolved, in the order of resolution.

    `moment` numbers the link: effects with the same number were triggered together and are declared together.
    `targets` are references (cards, seats, places); `words` says in one sentence what it is going to do.
    """

    moment: int
    seat: int
    card: int
    targets: tuple[int, ...]
    status: str
    words: str


@dataclass(frozen=True, slots=True)
class Chain(Generic[R]):
    """Effects answer each other before they happen."""

    links: Callable[[View[R], Sequence[str]], list[ChainLink]] = none_listed
    """(view, names): the effects that have been triggered and have not yet resolved, in order, as anybody may see."""


@dataclass(frozen=True, slots=True)
class Windows(Generic[R]):
    """Moments at which seats may react."""

    matters: Callable[[View[R], Option], bool] = yes
    """(view, option): whether a player who wants to be asked "when it matters" is asked about this reaction."""
    window: Callable[[View[R]], str] = no_words
    """(view): the name of the moment at which the window is open that asks the seat that looks; empty for any other
    question. A player says once for each such moment when to be asked.
    """
    concerned: Callable[[View[R]], bool] = no
    """(view): whether what an open window interrupts befalls the seat that looks, as everybody can see: nothing here
    may follow from what only that seat knows.
    """
    asks_openly: Callable[[View[R], View[R]], bool] = no
    """(view, everybody): whether the seat that looks can answer its question before everybody's eyes, because nothing
    that it alone knows has to do with it; `everybody` is the view of somebody who only looks on. Who is told the answer
    to this can follow from what all know alone.
    """
    ahead: Callable[[View[R]], Question | None] = nothing
    """(view): in a window at the beginning of the seat's own turn, what it is asked as soon as everybody has declined,
    as matters stand. The table offers both at once, so that declining takes no answer of its own.
    """


# --- seats and points ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Identities(Generic[R]):
    """Seats are somebody in secret."""

    briefing: Callable[[View[R], Sequence[str]], str] = no_words
    """(view, names): what the seat that looks is told in private when it sits down, such as a secret role.

    A sentence or two, without its name; cards are written [[17|Name]]. Empty when there is nothing to tell.
    """
    identity: Callable[[View[R], int], str] = no_words
    """(view, seat): who a seat secretly is, in a few words ("The Curator"), as far as the view shows it."""


@dataclass(frozen=True, slots=True)
class Styles(Generic[R]):
    """Some seats look otherwise than others."""

    seat_style: Callable[[View[R], int], str] = no_words
    """(view, seat): the name of a style of the theme in which all of a seat is drawn; empty for the usual one."""


@dataclass(frozen=True, slots=True)
class Goal(Generic[R]):
    """The game is won by points."""

    goal: Callable[[View[R]], int] = zero
    """(view): the points that win; 0 when it is not won by points."""


def _turn(view: View) -> int:
    return view.turn


@dataclass(frozen=True, slots=True)
class Rounds(Generic[R]):
    """Rounds are scored."""

    score_board: Callable[[View[R]], list[list[int]]] = none_listed
    """(view): the results of all rounds so far, each with the points of every seat."""
    chart_step: Callable[[View[R]], int] = _turn
    """(view): the step of the chart of points at which a match is: its round, or else its turn."""


# --- the open question ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sweep:
    """Several answers for one key of a player in a hurry: as long as it offers any, the first is given.

    `name` names the key and the words in the game's theme; the options are among those of the open question.
    """

    name: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Sweeps(Generic[R]):
    """Turns have much in them that is done without a thought."""

    sweeps: Callable[[View[R]], list[Sweep]] = none_listed
    """(view): what one key may do at once for the seat that looks: nothing that spends a choice or can hurt it."""


@dataclass(frozen=True, slots=True)
class Picks(Generic[R]):
    """Several things are chosen one after the other, and taken together."""

    picks: Callable[[View[R]], list[int]] = none_listed
    """(view): what has been chosen so far, as references, where the open question asks for one more."""


def _nothing_shared(*_: object) -> tuple[int, int]:
    return 0, 0


@dataclass(frozen=True, slots=True)
class Sharing(Generic[R]):
    """An amount is dealt out among targets."""

    share: Callable[[View[R]], tuple[int, int]] = _nothing_shared
    """(view): the amount that the open question shares out: what is left of it, and the whole of it; else (0, 0)."""


@dataclass(frozen=True, slots=True)
class Line:
    """Cards in a row that an answer takes or would complete: references of their places, from one end to the other."""

    places: tuple[int, ...]
    words: str
    """What there is to say of it beside it: "7, Wild, 8: column can be removed"."""


@dataclass(frozen=True, slots=True)
class Lines(Generic[R]):
    """Cards lie in rows that count."""

    lines: Callable[[View[R], Option], list[Line]] = none_listed
    """(view, option): the line that an answer takes away, or the lines that putting a card there would complete."""


# --- the table -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lamp:
    """Something that has happened this turn or has not, as everybody can see: `name` is that of its drawing."""

    name: str
    lit: bool
    words: str


@dataclass(frozen=True, slots=True)
class Lamps(Generic[R]):
    """Cards ask for what has happened this turn."""

    lamps: Callable[[View[R]], list[Lamp]] = none_listed
    """(view): what this turn has seen and what cards ask for."""


@dataclass(frozen=True, slots=True)
class Piles(Generic[R]):
    """A player knows what lies in a pile though not in which order, and what that comes to."""

    contents: Callable[[View[R], int], list[int] | None] = nothing
    """(view, zone): the cards that lie hidden in a zone in an order unknown to the seat that looks, sorted; None when
    it does not know them.
    """
    tally: Callable[[View[R], Sequence[int]], list[tuple[str, int]]] = none_listed
    """(view, cards): what a pile comes to: the name of a drawing of the theme (a color, a type) and how many cards."""


# --- scenarios -------------------------------------------------------------------------------------------------------


def _no_states(state: State, card: int) -> tuple[str, ...]:
    return ()


def _refused(state: State, card: int, word: str) -> None:
    raise ValueError("no card states, which this game does not have")


@dataclass(frozen=True, slots=True)
class CardStates(Generic[R]):
    """Cards can lie otherwise than usual (hexed, face down), and scenarios say so."""

    card_states: Callable[[State[R], int], tuple[str, ...]] = _no_states
    """(state, card): the states of a card in words, as `set_card_state` takes them; an ordinary card has none."""
    set_card_state: Callable[[State[R], int, str], None] = _refused
    """(state, card, word): puts a card that lies in its zone into a state. Raises ValueError with those there are."""
