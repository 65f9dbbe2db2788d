"""Count positions in which a seat's chance to win falls when it gets something for nothing:

    python -m tests.engine.ai.gifts --game nefarious --players 2 --positions 200

It prints for each gift in how many positions the evaluator lowers the chance, and by how many points at most.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.ai.levels import create
from engine.ai.self_play import opening
from engine.games import load
from engine.games.cthulhu_realms import places as realms
from engine.games.nefarious import places as nefarious
from engine.games.runes_and_regulations import facts, winning
from engine.games.runes_and_regulations import places as runes
from engine.kernel.evaluator import Evaluator
from engine.kernel.frames import answer_at
from engine.kernel.state import OUT, SEAT, TURN, State
from engine.kernel.view import view_of

Gift = Callable[[State, int], bool]
"""(state, seat): give it; False where it can't be given."""
EMPTY_HANDED = ("the-humane-sorcerer", "the-tidier")
ROUNDING = 1e-9


def move(state: State, deck: int, zone: int) -> bool:
    """Move the next card of a deck into a zone."""
    if not state.zones[deck]:
        return False
    state.zones[zone].append(state.zones[deck].pop())
    return True


def spy(action: int) -> Gift:
    def place(state: State, seat: int) -> bool:
        """Place a Spy from the reserve, unless a Twist gives points to seats without Spies on the board."""
        state.counters[nefarious.SPIES[seat] + action] += 1
        state.counters[nefarious.RESERVE[seat]] -= 1
        return state.counters[nefarious.RESERVE[seat]] >= 0 and not state.table.rules.no_spies_points

    return place


def dollar(state: State, seat: int) -> bool:
    state.counters[nefarious.MONEY[seat]] += 1
    return True


def is_rival(state: State, seat: int) -> bool:
    """Whether a seat wants more cards, and isn't the Nefarious Neighbor, whose cards are others."""
    return seat != facts.nefarious(state) and winning.role_of(state, seat) not in EMPTY_HANDED


def card(state: State, seat: int) -> bool:
    hand = state.zones[runes.HAND[seat]]
    return is_rival(state, seat) and len(hand) < facts.HAND_LIMIT and move(state, runes.MAIN_DECK, runes.HAND[seat])


def rune(state: State, seat: int) -> bool:
    fence = state.zones[runes.FENCE[seat]]
    return is_rival(state, seat) and len(fence) < facts.RUNE_LIMIT and move(state, runes.RUNE_DECK, runes.FENCE[seat])


def restore(state: State, seat: int) -> bool:
    """Take a Shrub from a Creature; a Hexlord wants Shrubs."""
    hexed = [each for each in state.zones[runes.LAWN[seat]] if state.values[runes.HEXED] >> each & 1]
    if not hexed or winning.role_of(state, seat) == "the-hexlord":
        return False
    state.values[runes.HEXED] ^= 1 << hexed[0]
    return True


def sanity(state: State, seat: int) -> bool:
    state.counters[realms.SANITY[seat]] += 1
    return True


def rivals_loss(state: State, seat: int) -> bool:
    rival = next(other for other in state.table.clockwise[seat][-1][1:] if not state.values[OUT] >> other & 1)
    state.counters[realms.SANITY[rival]] -= 1
    return state.counters[realms.SANITY[rival]] > 0


GIFTS: Mapping[str, Mapping[str, Gift]] = {
    "nefarious": {
        "card in hand": lambda state, seat: move(state, nefarious.DECK, nefarious.HAND[seat]),
        **{f"spy on {name}": spy(action) for action, name in enumerate(nefarious.ACTIONS)}, "dollar": dollar,
    },
    "runes-and-regulations": {"card in hand": card, "rune": rune, "restore own creature": restore},
    "cthulhu-realms": {
        "sanity": sanity, "rival loses 1 sanity": rivals_loss,
        "card in hand": lambda state, seat: (seat != state.stack[0][SEAT]
                                             and move(state, realms.DECK[seat], realms.HAND[seat])),
    },
}  # fmt: skip
BEFORE = ("cthulhu-realms",)
"""Games whose evaluator looks at a turn just before it ends; the others look at the first question of a turn."""


def positions(slug: str, seats: int, options: Mapping[str, Any], seed: int) -> Iterator[tuple[State, int, Evaluator]]:
    """Yield positions between turns of matches of Normal, each with a seat and its evaluator."""
    game, dice = load(slug), random.Random(seed)
    while True:
        number = dice.getrandbits(31)
        table = game.new_table(seats, game.checked_options(options), number)
        adviser = game.mind.adviser(table, game.mind.plans()["expert"].weights)
        assert adviser is not None
        state = opening(table, number)
        players = [create("normal", game, table, seat, number + seat) for seat in range(seats)]
        while state.questions:
            last = state.copy()
            seat = state.questions[0][0]
            answer_at(state, 0, players[seat].choose(view_of(state, seat)))
            if state.values[TURN] != last.values[TURN] and not state.over:
                at = last if slug in BEFORE else state
                seat = dice.choice([seat for seat in range(seats) if not at.values[OUT] >> seat & 1])
                evaluator = adviser.evaluator(view_of(at, seat))
                assert evaluator is not None
                yield at, seat, evaluator


def lost(state: State, seat: int, evaluator: Evaluator, gift: Gift) -> float | None:
    """Return by how much a gift lowers the chance to win; None where it can't be given."""
    richer = state.copy()
    if not gift(richer, seat):
        return None
    return evaluator.win_odds(state)[seat] - evaluator.win_odds(richer)[seat]


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(GIFTS), required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--expansion", action="store_true")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    options = {"expansion": True} if given.expansion else {}
    found: dict[str, list[float]] = {name: [] for name in GIFTS[given.game]}
    for _, (state, seat, evaluator) in zip(
        range(given.positions), positions(given.game, given.players, options, given.seed), strict=False
    ):
        for name, gift in GIFTS[given.game].items():
            fall = lost(state, seat, evaluator, gift)
            if fall is not None:
                found[name].append(fall)
    for name, falls in found.items():
        lowered = sum(fall > ROUNDING for fall in falls)
        print(f"{name:<22} lowers the chance in {lowered / max(1, len(falls)):4.0%} of {len(falls):3} positions, "
              f"by at most {100 * max(falls, default=0.0):.1f} points")  # fmt: skip
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
