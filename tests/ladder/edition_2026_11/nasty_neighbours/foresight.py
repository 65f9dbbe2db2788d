"""Nasty Neighbours, for computer seats: the points that each player will have at the end of a round, as rounds so far
have taught it.

What a yard comes to is only half of a result: the other half is who goes out first, and at which price. The points of a
player, that price included, are estimated from the worth of all yards (`worth`, for no turn, a few and many turns to
come), from how many cards lie face down, and from who is next. `weights/points.toml` has what each of these facts
counts; `tests/engine/games/nasty_neighbours/fit_points.py` fits it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.layout import NASTY
from engine.games.nasty_neighbours.match_rules import GameView as Seen
from engine.kernel.flow.standard_frames import MOMENT
from engine.kernel.state.state import KIND
from tests.ladder.edition_2026_11 import weights_file as weights

from .counting import Sight, lies_down
from .outlook import Outlook
from .weights import FILES, Weights
from .worth import Worth

TURNS = (0.0, 2.0, 5.0)
"""Turns to come for which yards are looked at."""
SOON = 1
"""The place among them by which yards are compared."""
MOST_DOWN, MOST_LEFT, FEW = 5, 4, 3
"""Face-down cards that are told apart: one's own, those of whoever has fewest, and those of a yard near the end."""
GROUPS = {
    "race": MOST_DOWN * MOST_LEFT, "wait": MOST_LEFT, "now": MOST_LEFT, "soon": MOST_LEFT, "later": MOST_LEFT,
    "lower": FEW * FEW, "higher": FEW * FEW, "others": MOST_LEFT, "hand": MOST_LEFT, "hands": MOST_LEFT, "locked": 1,
}  # fmt: skip
"""The facts of a player: how many numbers each kind has in `points.toml`, in the order of `facts`."""
STARTS = {name: sum(list(GROUPS.values())[:place]) for place, name in enumerate(GROUPS)}
FACTS = sum(GROUPS.values())
RACE, WAIT, NOW, LOWER, HIGHER, OTHERS, HAND, HANDS, LOCKED = (
    STARTS[name] for name in ("race", "wait", "now", "lower", "higher", "others", "hand", "hands", "locked")
)
SCALE = 10.0
"""Points for which one counts."""
FAR = 2.0
"""What the distance to the lowest other yard counts for at most."""
ROUND_SPREAD = 22.0
"""By how much the difference of two players' results of a round differs from what is expected."""

Worths = Sequence[float]
"""What a yard comes to, for each of `TURNS`."""


@cache
def points_weights() -> tuple[float, tuple[float, ...]]:
    """The usual points of a round, and what each fact counts beyond. Raises BadCard for a file that cannot be used."""
    file = "points.toml"
    given = weights.entries(FILES.text_of("points"), file, ["usual", *GROUPS])
    counts = [number for name, size in GROUPS.items() for number in weights.numbers(file, name, given[name], size)]
    return weights.number(file, "usual", given["usual"]), tuple(counts)


def facts(
    seat: int,
    yards: Sequence[Worths],
    downs: Sequence[int],
    waits: Sequence[int],
    hands: Sequence[int],
    locked: Sequence[bool],
) -> list[tuple[int, float]]:
    """What says something about a player's result, as numbers of facts and their values. `waits` are the turns of
    others before each player's own, `hands` the Nasty Neighbour cards held.
    """
    rivals = [other for other in range(len(yards)) if other != seat]
    fewest = min([downs[other] for other in rivals])
    own = min(downs[seat], MOST_DOWN) - 1
    left = min(fewest, MOST_LEFT) - 1
    nearest = min(own, left)
    compared = [yards[other][SOON] for other in rivals]
    ahead = (yards[seat][SOON] - min(compared)) / SCALE
    near = min(own, FEW - 1) * FEW + min(left, FEW - 1)
    found = [
        (RACE + own * MOST_LEFT + left, 1.0),
        (WAIT + left, waits[seat] / len(rivals)),
        (LOWER + near, max(-FAR, ahead)) if ahead < 0 else (HIGHER + near, min(FAR, ahead)),
        (OTHERS + nearest, sum(compared) / len(rivals) / SCALE),
        (HAND + nearest, float(hands[seat])),
        (HANDS + nearest, (sum(hands) - hands[seat]) / len(rivals)),
        (LOCKED, float(locked[seat])),
    ]
    found += [(NOW + step * MOST_LEFT + nearest, worth / SCALE) for step, worth in enumerate(yards[seat])]
    return found


def expected(found: Sequence[tuple[int, float]]) -> float:
    """The points that facts promise a player."""
    usual, counts = points_weights()
    return usual + sum([counts[fact] * value for fact, value in found])


class Foresight:
    """The expected points of all players in a situation, and what they are worth with other cards in the yards."""

    def __init__(self, view: Seen, sight: Sight, chosen: Weights, outlook: Outlook, order: Sequence[int]) -> None:
        self.view, self.sight, self.outlook = view, sight, outlook
        self.seats = range(view.table.seats)
        self.worths = [Worth(sight, chosen, turns) for turns in TURNS]
        over = 0 if self.before_turn() else 1
        self.waits = [(order.index(seat) - over) % len(self.seats) for seat in self.seats]
        self.hands = [len(view.zones[NASTY[seat]]) for seat in self.seats]
        self.yards: list[Worths] = [self.of(cells, sight.locked[seat]) for seat, cells in enumerate(sight.yards)]

    def before_turn(self) -> bool:
        """Whether the active player's turn has not begun: else the next one's is the next that counts."""
        frame = next((frame for frame in reversed(self.view.stack) if frame[KIND] == codes.WINDOW), None)
        return frame is not None and frame[MOMENT] == codes.AT_TURN_START

    def of(self, cells: Sequence[int], locked: bool) -> Worths:
        """What a yard comes to."""
        return [worth.value(cells, locked) for worth in self.worths]

    @cached_property
    def own(self) -> list[tuple[Worth, list[float], float]]:
        """For each of `TURNS` what the lines of the own yard take away and what it comes to without them."""
        yard = self.sight.yards[self.view.seat]
        return [(worth, worth.gains(yard), sum(worth.costs[cell] for cell in yard)) for worth in self.worths]

    def placed(self, place: int, cells: Sequence[int], downs: Sequence[int]) -> float:
        """What it is worth that the own yard has these cells, which differ at one place."""
        me, yards = self.view.seat, self.yards[:]
        if self.sight.locked[me]:
            yards[me] = self.of(cells, True)
        else:
            old = self.sight.yards[me][place]
            yards[me] = [
                worth.changed(cells, place, gains, before - worth.costs[old]) for worth, gains, before in self.own
            ]
        return self.judged(yards, downs)

    def value(self, changed: Mapping[int, Sequence[int]], downs: Sequence[int]) -> float:
        """What it is worth that some yards are as given, with so many cards face down in all of them."""
        yards = self.yards[:]
        for seat, cells in changed.items():
            yards[seat] = self.of(cells, self.sight.locked[seat])
        return self.judged(yards, downs)

    def judged(self, yards: Sequence[Worths], downs: Sequence[int]) -> float:
        """What it is worth that the yards come to this."""
        locked = self.sight.locked
        points = [expected(facts(seat, yards, downs, self.waits, self.hands, locked)) for seat in self.seats]
        return self.outlook.weighed(points, points[self.view.seat], ROUND_SPREAD)


def downs_of(downs: Sequence[int], changed: Mapping[int, Sequence[int]]) -> list[int]:
    """How many cards lie face down in all yards, where some are as given."""
    return [sum(map(lies_down, changed[seat])) if seat in changed else down for seat, down in enumerate(downs)]
