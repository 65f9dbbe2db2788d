"""Are cards weak, or is the judgment of them? Matches in which one seat must acquire what the other may not.

    python -m tests.engine.games.cthulhu_realms.forced_purchases GROUP [--games N] [--policy hard] [--most 2] [--free]

GROUP is the id of a card, a color, a word of an effect, or several with commas between. Every seed is played twice, the
seats exchanged. One seat acquires a card of the group as soon as it can pay for one, at most so many in a match; the
other never does, or with --free whenever its level wants to. With --save the one seat does not give up cards of the
group for an effect as long as the match is open, the other as it likes. Prints how often the forced seat has won, and
how many cards of the group each seat has acquired in a match.
"""

from __future__ import annotations

import argparse
from math import sqrt

from engine.ai import levels
from engine.ai.player import PolicyPlayer, best, question_stream
from engine.ai.seat_rng import FINENESS
from engine.ai.self_play import opening, play
from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.layout import SANITY
from engine.kernel.flow.ruleset import USE
from engine.kernel.state.refs import NUMBER_BASE
from engine.kernel.state.view import View
from tests.engine.games.cthulhu_realms.lab import GAME

FORCED, FORBIDDEN, FREE, SAVING = range(4)
LATE = 12
"""The Sanity of a rival from which on down whatever deals loss may be spent."""


def leaves(view: View, card: int, target: int) -> bool:
    """Whether an ability costs its card, while the match is not near its end."""
    ability, half = divmod(target - NUMBER_BASE, 4)
    sanity = view.counters[SANITY[1 - view.seat]]
    return sanity > LATE and UNITS[view.table.rules.effects[4 * card + ability][half][-1][0]].leaves


class Shopper:
    """A computer seat with a rule about some cards; `taken` counts those that it has acquired."""

    def __init__(self, inner: PolicyPlayer, group: frozenset[int], rule: int, most: int, seed: int) -> None:
        self.inner, self.group, self.rule, self.most, self.seed = inner, group, rule, most, seed
        self.memory = inner.memory
        self.taken = 0

    def choose(self, view: View) -> int:
        """The inner seat's answer, but for the cards of the group."""
        titles = view.table.rules.titles
        found = [
            index
            for index, (verb, card, _) in enumerate(view.options)
            if verb == codes.ACQUIRE and titles[card] in self.group
        ]
        if found and self.rule == FORCED and self.taken < self.most:
            self.taken += 1
            return found[0]
        spends = [
            index
            for index, (verb, card, target) in enumerate(view.options)
            if verb == USE and self.rule == SAVING and titles[card] in self.group and leaves(view, card, target)
        ]
        if (found and self.rule == FORBIDDEN) or spends:
            barred = spends or found
            stream = question_stream(view, self.seed)
            values = self.inner.option_values(view, stream.random_below(FINENESS), stream).values
            return best([value - 1e6 * (index in barred) for index, value in enumerate(values)], stream)
        choice = self.inner.choose(view)
        self.taken += choice in found
        return choice


def group_of(words: str) -> frozenset[int]:
    """The titles that some words mean."""
    rules = GAME.new_table(2, GAME.checked_options({}), 1).rules
    wanted = set(words.split(","))
    return frozenset(
        title
        for title, card in enumerate(rules.every_card)
        if wanted
        & (
            {card.id, card.color}
            | {effect.name for ability in card.abilities for half in ability.halves for effect in half}
        )
    )


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("group")
    parser.add_argument("--games", type=int, default=60, help="seeds, each played twice")
    parser.add_argument("--policy", default="hard")
    parser.add_argument("--most", type=int, default=2)
    parser.add_argument("--save", action="store_true", help="never give them up for an effect instead")
    parser.add_argument("--free", action="store_true", help="the other seat does as it likes")
    arguments = parser.parse_args()
    group, other_rule = group_of(arguments.group), FREE if arguments.free or arguments.save else FORBIDDEN
    won, taken = 0.0, [0, 0]
    for seed in range(700, 700 + arguments.games):
        for forced in (0, 1):
            table = GAME.new_table(2, GAME.checked_options({}), seed)
            seats = []
            for seat in (0, 1):
                inner = levels.create(arguments.policy, GAME, table, seat, ~seed)
                assert isinstance(inner, PolicyPlayer)
                rule = (SAVING if arguments.save else FORCED) if seat == forced else other_rule
                seats.append(Shopper(inner, group, rule, arguments.most, ~seed))
            state = opening(table, seed)
            play(state, seats)
            found = state.winners
            won += (forced in found) / max(1, len(found))
            taken[0] += seats[forced].taken
            taken[1] += seats[1 - forced].taken
    matches = 2 * arguments.games
    share = won / matches
    print(
        f"{arguments.group}: forced wins {share:.1%} +- {1.96 * sqrt(share * (1 - share) / matches):.1%}"
        f" of {matches}; acquired {taken[0] / matches:.2f} and {taken[1] / matches:.2f} a match"
    )


if __name__ == "__main__":
    main()
