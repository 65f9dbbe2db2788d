"""Nasty Neighbours, for computer seats: the own turn: which card to take, where to put it, which lines to remove."""

from __future__ import annotations

from functools import cached_property

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.rules.effect_targets import owner_of, place_of
from engine.kernel.state.refs import NUMBER_BASE
from engine.kernel.state.state import Option

from .counting import EMPTY, STUMPED_CODE, WILD_CODE, lies_down
from .situation import Situation

SURE = 8.0
"""Points that a line in the hand is worth more than one that still stands, rows and columns that is."""


def removes(option: Option) -> bool:
    """Whether an option removes a line."""
    return option[0] == codes.REMOVE_LINE


class Turns:
    """The options of a turn in a situation."""

    def __init__(self, at: Situation) -> None:
        self.at = at
        self.rules = at.sight.rules

    def values(self) -> list[float]:
        """What each option of the question is worth."""
        view = self.at.view
        assert view.question is not None
        _, kind, card, options = view.question
        if kind == codes.ASK_TAKE:
            return self.lines_first(options, [self.taken(option) for option in options if not removes(option)])
        if kind == codes.ASK_LINES:
            return [self.removed(option) if removes(option) else self.at.now for option in options]
        code = self.at.sight.cell_of(card)
        return self.lines_first(options, [self.put(code, option) for option in options if not removes(option)])

    def lines_first(self, options: tuple[Option, ...], others: list[float]) -> list[float]:
        """The values of all options: whoever removes a line first has the other options all the same."""
        rest = max(others, default=self.at.now) - self.at.now
        values = iter(others)
        return [self.removed(option) + rest if removes(option) else next(values) for option in options]

    # --- taking ------------------------------------------------------------------------------------------------

    def taken(self, option: Option) -> float:
        """To draw, or to take the top of the bin, which must be placed."""
        if option[0] == codes.DRAW:
            return self.at.drawn
        code = self.at.sight.cell_of(option[1])
        value = self.at.best_placed(code)
        if code == STUMPED_CODE:
            value = max(value, self.best_stumped())
        return value if value > self.at.now else value - self.at.weights.idle

    def best_stumped(self) -> float:
        """The best place for a Stumped in the yards of others (NN-3.6)."""
        return max(
            (
                self.stumped(seat, place)
                for seat in self.at.seats
                if seat != self.at.me
                for place, cell in enumerate(self.at.yards[seat])
                if cell not in (EMPTY, STUMPED_CODE)
            ),
            default=self.at.now - 5,
        )

    # --- lines -------------------------------------------------------------------------------------------------

    def removed(self, option: Option) -> float:
        """To remove a line; after a diagonal no other can be removed (NN-4.5)."""
        at = self.at
        line = option[2] - NUMBER_BASE
        diagonal = line >= self.rules.first_diagonal
        before = at.locked[at.me]
        at.locked[at.me] = before or diagonal
        value = at.value({at.me: at.own.cleared(at.yards[at.me], line)})
        at.locked[at.me] = before
        value += at.own.prize
        return value if diagonal else value + SURE

    # --- the card in hand -----------------------------------------------------------------------------------------

    def put(self, code: int, option: Option) -> float:
        """To place or discard the card in hand; what comes to lie on top of the bin, the next player may want."""
        at = self.at
        if option[0] == codes.DISCARD:
            return at.now - self.fed(code)
        owner, place = owner_of(option[2]), place_of(option[2])
        if owner != at.me:
            return self.stumped(owner, place)
        return at.placed(code, place) - self.fed(at.yards[owner][place])

    def stumped(self, owner: int, place: int) -> float:
        """A Stumped in another yard; the card that lay there is the next card in hand (NN-3.6)."""
        at = self.at
        cell = at.yards[owner][place]
        value = at.value({owner: at.replaced(owner, place, STUMPED_CODE)})
        if lies_down(cell):
            return value + self.stolen
        return value + max(0.0, at.best_placed(cell) - at.now)

    @cached_property
    def stolen(self) -> float:
        """What an unknown card in hand adds."""
        return self.at.drawn - self.at.now

    # --- the next player ----------------------------------------------------------------------------------------

    @cached_property
    def next_player(self) -> int:
        """Who may take the top of the bin; -1 when nobody has a turn to come."""
        at = self.at
        if at.first_out >= 0 and not at.due & ~(1 << at.me):
            return -1
        order = at.order
        following = order[(order.index(at.me) + 1) % len(order) :] + order[: order.index(at.me)]
        return next((seat for seat in following if at.first_out < 0 or at.due >> seat & 1), -1)

    @cached_property
    def _fed(self) -> dict[int, float]:
        return {}

    def fed(self, cell: int) -> float:
        """What it costs that the next player finds a card on top of the bin."""
        at = self.at
        if cell > WILD_CODE or not at.weights.denial or self.next_player < 0:
            return 0.0
        if cell not in self._fed:
            seat = self.next_player
            cells = at.yards[seat]
            before = at.worths[seat]
            best = min(
                (
                    at.worth(seat, at.replaced(seat, place, cell))
                    for place, old in enumerate(cells)
                    if old not in (EMPTY, STUMPED_CODE)
                ),
                default=before,
            )
            gain = max(0.0, before - best - at.weights.turn)
            lasting = 1.0 if at.ending else at.outlook.lasting(min(at.downs))
            self._fed[cell] = lasting * at.weights.denial * at.outlook.shares[seat] * gain
        return self._fed[cell]
