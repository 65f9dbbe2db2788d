"""What a game tells about positions written from outside: names of cards, zones and numbers, and defaults.

Scenarios are read with these functions alone. Most have an answer that suits games with plain decks, hands
and rows; a game overrides those that its own pieces need.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic

from engine.kernel.generics import R
from engine.kernel.refs import NONE, NUMBER, describe
from engine.kernel.rules import PASS

if TYPE_CHECKING:
    from engine.kernel.state import Option, State
    from engine.kernel.table import Table


class PositionRules(ABC, Generic[R]):
    """The part of a game that reads and names positions."""

    # --- where play goes on --------------------------------------------------------------------------------

    @abstractmethod
    def begin_at(self, state: State[R], phase: str | None, active: int) -> None:
        """Put the frames on the stack with which a given position goes on from a phase (None: turn start)."""

    # --- cards ---------------------------------------------------------------------------------------------

    @abstractmethod
    def card_named(self, table: Table[R], name: str) -> list[int]:
        """All instances with a printed name (or id); empty when the game has no such card."""

    @abstractmethod
    def card_name(self, table: Table[R], card: int) -> str:
        """The printed name of a card instance."""

    def card_label(self, table: Table[R], card: int) -> str:
        """The name by which a scenario names a card instance (a card state may follow in brackets)."""
        return self.card_name(table, card)

    def card_owner(self, table: Table[R], card: int) -> int:
        """The seat whose own card this is (it is taken for that seat's zones first), -1 for a shared one."""
        return NONE

    def read_entry(self, table: Table[R], text: str) -> tuple[str, tuple[str, ...]]:
        """A card as written in a zone: its name and its states ("Alley Cat (hexed, tapped)")."""
        name, bracket, states = text.removesuffix(")").rpartition(" (")
        if not bracket or not text.endswith(")") or self.card_named(table, text):
            return text, ()
        return name, tuple(state.strip() for state in states.split(","))

    def card_states(self, state: State[R], card: int) -> tuple[str, ...]:
        """The states of a card in words, as `set_card_state` takes them; an ordinary card has none."""
        return ()

    def set_card_state(self, state: State[R], card: int, word: str) -> None:
        """Put a card that lies in its zone into a state. Raises ValueError with the states there are."""
        raise ValueError("no card states, which this game does not have")

    # --- zones, counters and other numbers -----------------------------------------------------------------

    def find_zone(self, state: State[R], name: str, seat: int) -> int:
        """The index of the zone that a scenario calls by a name; seat -1: the table's. Raises KeyError."""
        layout = state.table.layout
        return layout.seat_zone(name, seat) if seat >= 0 else layout.table_zone(name)

    def zones_together(self, state: State[R], zone: int) -> tuple[int, ...]:
        """The zones that an expectation may also mean as one when it names this zone; usually it alone."""
        return (zone,)

    def home_zone(self, table: Table[R], card: int) -> int:
        """The zone that takes a card which a position leaves out: its owner's or else the table's deck.

        Raises LookupError when the game has no deck for it.
        """
        layout = table.layout
        owner = self.card_owner(table, card)
        homes: dict[int, int] = {}
        for zone, group in enumerate(table.zone_groups):
            if group == table.groups[card] and layout.zone(zone).deck:
                homes.setdefault(layout.owner(zone), zone)
        if owner in homes:
            return homes[owner]
        if NONE in homes:
            return homes[NONE]
        raise LookupError(f"no deck takes the card {self.card_name(table, card)}")

    def start_value(self, table: Table[R], counter: str) -> int | None:
        """The value a counter starts from in a scenario when it is not the layout's; None: the layout's."""
        return None

    def open_position(self, state: State[R], position: Mapping[str, Any]) -> None:  # noqa: B027
        """Draw conclusions from a position before any card is placed: who is out, on which zone names can depend.

        `position` is as in `prepare_position`.
        """

    def prepare_position(self, state: State[R], position: Mapping[str, Any], options: Mapping[str, Any]) -> None:  # noqa: B027
        """Draw conclusions from a position whose named cards lie in their zones.

        Counters and the cards left out follow afterwards. `position` (what was written for each seat, in the order
        of seats, and for the table last) and `options` are as written, so that a game can tell what was named from
        what was not; `state.table` is this position's own.
        """

    def fill_supplies(self, state: State[R], given: set[tuple[int, str]]) -> None:  # noqa: B027
        """Set the counters of a position that follow from the others; `given` are (seat, name) as written."""

    def impossible(self, state: State[R]) -> list[str]:
        """Why a position read from a scenario cannot be, in words; empty when it can."""
        return []

    def value_of(self, state: State[R], name: str, seat: int) -> Any:
        """A derived number of a seat or the table that is no counter (points, say). Raises KeyError."""
        raise KeyError(name)

    # --- steps ---------------------------------------------------------------------------------------------

    def refs_named(self, state: State[R], text: str) -> list[int]:
        """References that only this game has a name for ("row 0" of a grid); empty when there are none."""
        return []

    def declines(self, option: Option) -> bool:
        """Whether an option is what the others answer while a step plays on until a seat is asked."""
        return option[0] == PASS

    def option_numbers(self, state: State[R], option: Option) -> Mapping[str, int]:
        """The numbers by which a step can tell an option from others: ability, half, amount."""
        kind, index, _ = describe(option[2])
        return {"amount": index} if kind == NUMBER else {}
