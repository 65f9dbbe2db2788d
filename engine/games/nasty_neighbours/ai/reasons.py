"""Nasty Neighbours, for computer seats: what the options of a question are worth, taken apart."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.ai.counting import EMPTY, STUMPED_CODE, lies_down
from engine.games.nasty_neighbours.ai.situation import Situation
from engine.games.nasty_neighbours.ai.turns import Turns, removes
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.picking import owner_of, place_of
from engine.kernel.advice import ATTACK, CAUTION, MEANS, PROGRESS, SCHEME, Part
from engine.kernel.refs import PLACE, SEAT, describe
from engine.kernel.rules import PASS
from engine.kernel.schema import unit_of
from engine.kernel.state import Option

POINTS, LINES, RACE, RIVALS, RESULT, CHANCE, BIN_TOP, CARDS, FREE = range(9)
PARTS = (
    Part("points", PROGRESS),
    Part("lines", PROGRESS),
    Part("race", PROGRESS),
    Part("rivals", ATTACK),
    Part("result", CAUTION),
    Part("chance", SCHEME),
    Part("bin", CAUTION),
    Part("cards", MEANS),
    Part("free", SCHEME),
)
"""What the values of `NeighborAdviser` are made of."""


def nothing() -> list[float]:
    """Parts that are all alike."""
    return [0.0] * len(PARTS)


def only(part: int, gain: float) -> list[float]:
    """Parts of which a single one matters."""
    parts = nothing()
    parts[part] = gain
    return parts


class Reasons:
    """The options of a question in a situation, taken apart; each sums up to what the option adds to its value."""

    def __init__(self, at: Situation, values: Sequence[float]) -> None:
        self.at = at
        self.turns = Turns(at)
        self.values = values
        """What each option of the question is worth, in points."""

    def of(self, number: int) -> list[float]:
        """The parts of an option, in points."""
        question = self.at.view.question
        assert question is not None
        kind, card, option = question[1], question[2], question[3][number]
        if kind == codes.ASK_TURN_UP:
            return only(FREE, self.values[number])
        if kind == codes.ASK_TAKE and not removes(option):
            return self.taken(option, number)
        if kind in (codes.ASK_TAKE, codes.ASK_PLACE, codes.ASK_LINES):
            return self.placed(card, option, number)
        return self.used(option, number)

    # --- the own turn ------------------------------------------------------------------------------------------

    def taken(self, option: Option, number: int) -> list[float]:
        """To draw is a chance; what the top of the bin does, shows where it is best placed."""
        at = self.at
        gain = self.values[number] - at.now
        if option[0] == codes.DRAW:
            return only(CHANCE, gain)
        code = at.sight.cell_of(option[1])
        places = [place for place, cell in enumerate(at.yards[at.me]) if cell not in (EMPTY, STUMPED_CODE)]
        if not places or (code == STUMPED_CODE and gain > at.best_placed(code) - at.now):
            return only(RIVALS, gain)
        best = max(places, key=lambda place: (at.placed(code, place), -place))
        return self.changed(at.replaced(at.me, best, code), gain)

    def placed(self, card: int, option: Option, number: int) -> list[float]:
        """What a card does at a place, or that a line goes."""
        at = self.at
        gain = self.values[number] - at.now
        if removes(option):
            return only(LINES, gain)
        if option[0] == PASS:
            return nothing()
        code = at.sight.cell_of(card)
        if option[0] == codes.DISCARD:
            return only(BIN_TOP, gain)
        owner, place = owner_of(option[2]), place_of(option[2])
        if owner != at.me:
            return only(RIVALS, gain)
        fed = self.turns.fed(at.yards[owner][place])
        parts = self.changed(at.replaced(owner, place, code), gain + fed)
        parts[BIN_TOP] = -fed
        return parts

    def changed(self, cells: Sequence[int], gain: float) -> list[float]:
        """What it means that the own yard becomes this one; what else there is to the gain is how the round may end."""
        at, me = self.at, self.at.me
        before, parts = at.yards[me], nothing()
        lasting = 1.0 if at.ending else at.outlook.lasting(min(at.downs))
        promised = [0.0 if at.locked[me] else at.own.promise(yard) for yard in (before, cells)]
        worth = at.worths[me] - at.worth(me, cells)
        parts[LINES] = lasting * (promised[1] - promised[0])
        parts[POINTS] = lasting * worth - parts[LINES]
        parts[RACE] = at.outlook.haste * (sum(map(lies_down, before)) - sum(map(lies_down, cells)))
        parts[RESULT] = gain - sum(parts)
        return parts

    # --- cards -------------------------------------------------------------------------------------------------

    def used(self, option: Option, number: int) -> list[float]:
        """What it means to play a card, which is then held no more, or to pick somebody or something for it."""
        value = self.values[number]
        if option[0] == PASS:
            return nothing()
        if option[0] != codes.PLAY:
            return only(self.concerned(option), value)
        at = self.at
        effect = at.sight.rules.cards[option[1]].effects[0]
        gain = max(0.0, value + at.weights.hold[effect.name] * at.fade)
        others = effect.whom in ("other", "target")
        parts = only(RESULT if unit_of(UNITS, effect.name).cancels else RIVALS if others else POINTS, gain)
        parts[CARDS] = value - gain
        return parts

    def concerned(self, option: Option) -> int:
        """Which part a pick belongs to: whether it concerns the own yard or somebody else's."""
        kind, index, _ = describe(option[2])
        owner = index if kind == SEAT else owner_of(option[2]) if kind == PLACE else self.at.me
        return POINTS if owner == self.at.me else RIVALS
