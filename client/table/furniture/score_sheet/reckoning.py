"""A round as added up on the score sheet, from the events that counted it.

Nothing here knows a game. The theme's motion file names the counters, and the notes that are reasons:

    [sheet]                 the score sheet adds up a round (client/table/furniture/score_sheet/sheet.py)
    title = "Round {round}" its heading; it can contain any of the game's values
    counts = "round_score"  the counter of a round's points: a step for each card that changes it
    into = "score"          the counter of all points
    first = "first-out"     the note of the seat that ended the round
    first_words = "Out first"
    first_value = "first_out"   the game value that is 1 + that seat, for when the note is long past
    lowest = true           the lowest total leads
    crown = "icon-crown"    the drawing at the leader
    step_sound = "stamp"    for a step with a reason
    [sheet.words]           for a step without a card, by the note before it: its reason; {amount} is its points
    penalty = "..."
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated

from client.look.schema import Key, Sound
from client.motion.accents import note_name
from client.motion.displayed_state import copy_view
from engine.kernel.flow.table import Table
from engine.kernel.state.events import COUNTED, NOTED, Event
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import FIRST_GAME_VALUE
from engine.kernel.state.view import View


@dataclass(frozen=True, slots=True)
class SheetAccent:
    """What the score sheet adds up. Without a counter there is no sheet."""

    counter: Annotated[str, Key("counts")] = ""
    into: str = ""
    first: str = ""
    first_words: str = ""
    first_value: str = ""
    lowest: bool = False
    step_sound: Sound = ""
    crown: str = ""
    title: str = ""
    words: Mapping[str, str] = field(default_factory=dict)

    def counts(self, event: Event, table: Table) -> bool:
        """Return whether an event changes one of the counters of the sheet."""
        if not self.counter or event[0] != COUNTED:
            return False
        return table.layout.counters[event[3]].name in (self.counter, self.into)


@dataclass(slots=True)
class SeatAccount:
    """What one seat gets for a round.

    cards: the cards that count, each with its points, in counting order
    extras: other points of the round, each with its reason
    before: the total before the round
    changes: changes of the total besides the round's result, each with its reason
    """

    before: int
    cards: list[tuple[int, int]] = field(default_factory=list)
    extras: list[tuple[str, int]] = field(default_factory=list)
    changes: list[tuple[str, int]] = field(default_factory=list)

    @property
    def result(self) -> int:
        """Return the result of the round."""
        return sum(points for _, points in (*self.cards, *self.extras))

    @property
    def total(self) -> int:
        """Return the total after the round."""
        return self.before + self.result + sum(points for _, points in self.changes)


@dataclass(slots=True)
class Reckoning:
    """A finished round: what each seat gets, who ended it (or NONE), and the game's values at that time."""

    accounts: list[SeatAccount]
    first: int = NONE
    values: dict[str, int] = field(default_factory=dict)

    def leaders(self, lowest: bool) -> list[int]:
        """Return the seats with the best totals."""
        totals = [account.total for account in self.accounts]
        best = min(totals) if lowest else max(totals)
        return [seat for seat, total in enumerate(totals) if total == best]


def undo_counts(view: View, events: Sequence[Event], earlier: View) -> View:
    """Return a view with the counters before these events and the game's values of an earlier view."""
    before = copy_view(view)
    before.values = earlier.values[:]
    for event in events:
        if event[0] == COUNTED:
            before.counters[event[1] * view.table.counter_stride + event[3]] -= event[5]
    return before


def reckon(events: Sequence[Event], before: View, accent: SheetAccent) -> Reckoning:
    """Return the round that these events add up, from the view before them."""
    table = before.table
    names = [counter.name for counter in table.layout.counters]
    values = dict(zip(table.layout.values, before.values[FIRST_GAME_VALUE:], strict=False))
    totals = [before.counter(accent.into, seat) if accent.into in names else 0 for seat in range(table.seats)]
    result = Reckoning([SeatAccount(total) for total in totals], values.get(accent.first_value, 0) - 1, values)
    note, added = "", [0] * table.seats
    for event in events:
        kind, seat, card, counter, _, amount, _ = event
        if kind == NOTED:
            note = note_name(event, table)
            if accent.first and note == accent.first:
                result.first = seat
        elif kind == COUNTED and names[counter] == accent.counter:
            account = result.accounts[seat]
            if card >= 0:
                account.cards.append((card, amount))
            else:
                account.extras.append((_reason(accent, note, amount), amount))
        elif kind == COUNTED and names[counter] == accent.into:
            added[seat] += 1
            if added[seat] > 1 or amount != result.accounts[seat].result:
                result.accounts[seat].changes.append((_reason(accent, note, amount), amount))
    return result


def _reason(accent: SheetAccent, note: str, amount: int) -> str:
    words = accent.words.get(note, "{amount}")
    return words.format(amount=format_change(amount))


def format_change(amount: int) -> str:
    """Return a change with its sign: "+12" or "−5"."""
    return f"+{amount}" if amount >= 0 else f"\N{MINUS SIGN}{-amount}"
