"""What a game tells of a view: words, faces and all that the table shows, never more than the view holds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from engine.kernel.chain_view import ChainLink
from engine.kernel.events import Event
from engine.kernel.generics import R
from engine.kernel.layout import Layout
from engine.kernel.state import Option, Question
from engine.kernel.view import View

if TYPE_CHECKING:
    from engine.kernel.table import Table


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something cannot be done: a key of the refusal texts, and what fills their placeholders."""

    key: str
    details: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Sweep:
    """Several answers for one key of a player in a hurry: as long as it offers any, the first is given.

    `name` names the key and the words in the game's theme; the options are among those of the open question.
    """

    name: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """Cards in a row that an answer takes or would complete: references of their places, from one end to the other."""

    places: tuple[int, ...]
    words: str
    """What there is to say of it beside it: "7, Wild, 8: column can be removed"."""


@dataclass(frozen=True, slots=True)
class Lamp:
    """Something that has happened this turn or has not, as everybody can see: `name` is that of its drawing."""

    name: str
    lit: bool
    words: str


class Showing(ABC, Generic[R]):
    """The part of a game that puts views into words and pictures."""

    layout: Layout

    @abstractmethod
    def face(self, view: View[R], card: int) -> dict[str, Any]:
        """What a card's face shows now, as plain data (kind, id, title, fields, groups, lines)."""

    @abstractmethod
    def faces(self) -> list[dict[str, Any]]:
        """Every card of the game as face data, for galleries and contact sheets."""

    @abstractmethod
    def prompt(self, view: View[R], names: Sequence[str]) -> str:
        """What the seat is asked, without its name: 'build one Invention from the hand ($9 left)'."""

    @abstractmethod
    def outcome(self, view: View[R], option: Option, names: Sequence[str]) -> str:
        """What an option does, as a button says it: 'Build Time Machine, $6'."""

    @abstractmethod
    def log_line(self, table: Table[R], event: Event, names: Sequence[str]) -> str | None:
        """An event in words for the log, None when it is not worth a line. Cards are written [[17|Name]]."""

    def recapped(self, table: Table[R], event: Event) -> bool:
        """Whether an event with a line in the log is also worth telling somebody who was away."""
        return True

    @abstractmethod
    def refusal(self, view: View[R], source: int, target: int, names: Sequence[str]) -> Refusal | None:
        """Why a source cannot be put on a target now; None when there is nothing better to say."""

    @abstractmethod
    def scores(self, view: View[R]) -> list[int]:
        """The points of each seat as every player can see them."""

    def ranks(self, view: View[R]) -> list[int]:
        """A number for each seat by which the results rank those who have not won, more being better."""
        return self.scores(view)

    def score_parts(self, view: View[R], seat: int) -> list[tuple[str, int]]:
        """Where a seat's points come from: ("4 Inventions", 11) and so on; empty when there is nothing to tell."""
        return []

    def plate(self, view: View[R], seat: int) -> list[tuple[str, str]]:
        """The numbers on a seat's plate as everybody can see them: ("mythical", "3/5") and so on.

        The first of each pair names a drawing of the theme's table, the second is what stands beside it.
        """
        return []

    def hidden_group(self, view: View[R], zone: int) -> str:
        """The deck of origin of a card in a zone whose face the view does not know, by which its back is drawn."""
        return self.layout.zone(zone).holds

    def seat_style(self, view: View[R], seat: int) -> str:
        """How everything of a seat looks where it looks otherwise than usual: the name of a style of the theme."""
        return ""

    def places(self, view: View[R]) -> Sequence[int]:
        """At which place around the table each seat sits, clockwise from 0; seats can change places during a match."""
        return range(view.table.seats)

    def chart_step(self, view: View[R]) -> int:
        """The step of the chart of points at which a match is: its turn, or its round where rounds are scored."""
        return view.turn

    def score_board(self, view: View[R]) -> list[list[int]]:
        """The results of all rounds so far, each with the points of every seat; empty where no rounds are scored."""
        return []

    def chain(self, view: View[R], names: Sequence[str]) -> list[ChainLink]:
        """The effects that have been triggered and have not yet resolved, in order."""
        return []

    def matters(self, view: View[R], option: Option) -> bool:
        """Whether a player who wants to be asked "when it matters" is asked about this reaction."""
        return True

    def window(self, view: View[R]) -> str:
        """The name of the moment at which the window is open that asks the seat that looks; empty for any other
        question. A player says once for each such moment when to be asked.
        """
        return ""

    def concerned(self, view: View[R]) -> bool:
        """Whether what an open window interrupts befalls the seat that looks, as everybody can see: nothing here may
        follow from what only that seat knows.
        """
        return False

    def asks_openly(self, view: View[R], everybody: View[R]) -> bool:
        """Whether the seat that looks can answer its question before everybody's eyes, because nothing that it alone
        knows has to do with it; `everybody` is the view of somebody who only looks on. Who is told the answer to this
        can follow from what all know alone.
        """
        return False

    def ahead(self, view: View[R]) -> Question | None:
        """In a window at the beginning of the seat's own turn: what it is asked as soon as everybody has declined, as
        matters stand. The table offers both at once, so that declining takes no answer of its own.
        """
        return None

    def picks(self, view: View[R]) -> list[int]:
        """What has been chosen so far, as references, where the open question asks for one more."""
        return []

    def lines(self, view: View[R], option: Option) -> list[Line]:
        """The line that an answer takes away, or the lines that putting a card there would complete."""
        return []

    def sweeps(self, view: View[R]) -> list[Sweep]:
        """What one key may do at once for the seat that looks: nothing that spends a choice or can hurt it."""
        return []

    def confirmation(self, view: View[R], option: Option, names: Sequence[str]) -> str:
        """What is announced, in a sentence, before an answer with grave consequences is given; usually empty."""
        return ""

    def given_up(self, view: View[R], option: Option, names: Sequence[str]) -> str:
        """What could still be had and ends for good with an answer, in a sentence; empty when nothing of value does."""
        return ""

    def share(self, view: View[R]) -> tuple[int, int]:
        """The amount that the open question shares out among targets: what is left of it, and the whole of it.

        (0, 0) when it shares out nothing.
        """
        return 0, 0

    def lamps(self, view: View[R]) -> list[Lamp]:
        """What this turn has seen and what cards ask for."""
        return []

    def contents(self, view: View[R], zone: int) -> list[int] | None:
        """The cards that lie hidden in a zone in an order unknown to the seat that looks, sorted; None when it
        does not know them.
        """
        return None

    def tally(self, view: View[R], cards: Sequence[int]) -> list[tuple[str, int]]:
        """What a pile of cards comes to: the name of a drawing of the theme (a color, a type) and how many cards."""
        return []

    def goal(self, view: View[R]) -> int:
        """The points that win the game; 0 when it is not won by points."""
        return 0

    def victory(self, view: View[R], names: Sequence[str]) -> str:
        """How a finished match was won, in a sentence or two; empty when the points say it all."""
        return ""

    def briefing(self, view: View[R], names: Sequence[str]) -> str:
        """What the seat that looks is told in private when it sits down, such as a secret role.

        A sentence or two, without its name; cards are written [[17|Name]]. Empty when there is nothing to tell.
        """
        return ""

    def identity(self, view: View[R], seat: int) -> str:
        """Who a seat secretly is, in a few words ("The Curator"), as far as the view shows it; empty otherwise."""
        return ""
