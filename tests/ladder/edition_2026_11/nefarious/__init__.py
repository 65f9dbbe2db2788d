"""Nefarious, for computer seats: what each option of a question is worth.

The value of an option is the number of turns to the goal that it saves (`plan`), with a little for a good
choice of cards and for keeping rivals back. Options that may win or lose the game this turn are tried out in
sampled worlds (`finish`).
"""

from __future__ import annotations

from collections.abc import Callable

from engine.games.nefarious.layout import ESPIONAGE, FIRST_ACTION, INVENT, PLACING_COST, RESEARCH, SET_ASIDE, WORK
from engine.games.nefarious.match_rules import (
    ASK_ACTION,
    ASK_DISCARD,
    ASK_ESPIONAGE,
    ASK_INVENT,
    ASK_PLACE,
    ASK_REMOVE,
    ASK_SET_ASIDE,
    GameState as Position,
    GameView as Seen,
    MatchRules,
)

from ..advice import Adviser, Judgment, Memory, Plan, Problem
from . import finish, neighbors, weights
from .outlook import Outlook
from .prospects import CardWorth, Prospect
from .trials import arms_of, trials_of

FUTILE = 1.5
"""Turns by which something that comes to nothing is put back, besides the turn it wastes: it looks foolish."""
LONG_GAME, IMPATIENCE = 30, 0.1
"""From which turn on an Action counts less if the seat has taken it lately, and by how much with each turn: such a
long game has come to a standstill, and doing the same again does not end it."""
MOST_TURNS, SHORTEST = 5800, 2
"""Turns of single seats that the trials for one question come to at most, and the turns that a trial always has: with
more players the trials go less far, so that no question takes longer."""
WAITING = 0.15
"""Turns lost for each turn that a card set aside cannot be paid."""


class NefariousAdviser(Adviser[MatchRules]):
    """See engine.kernel.game.policy.GamePolicy."""

    def __init__(self, chosen: str | weights.Weights) -> None:
        self.weights = weights.load(chosen) if isinstance(chosen, str) else chosen
        self._rules: MatchRules | None = None
        self._worth: CardWorth

    def observe(self, view: Seen, memory: Memory) -> None:
        """Note the Actions that the seats revealed last."""
        before_reveal = view.question is not None and view.question[1] in (ASK_ACTION, ASK_SET_ASIDE)
        neighbors.observe(view, memory, view.turn - 1 if before_reveal else view.turn)

    def judge(self, view: Seen, memory: Memory, seed: int) -> Judgment:
        """Judge the options of the view's question, in turns saved."""
        assert view.question is not None
        outlook = Outlook(view, memory, self.weights, self.worth_in(view.table.rules))
        values = JUDGES[view.question[1]](outlook)
        wins = [0.0] * len(values)
        seats = list(range(outlook.seats)) if self.weights.threat else [view.seat]
        if finish.may_finish(view, outlook.worth, outlook.points, outlook.planner.goal, seats):
            tried = finish.try_out(view, outlook.worth, outlook.now, self.weights.worlds, seed)
            wins = tried.wins
            for option, (win, loss) in enumerate(zip(wins, tried.losses, strict=True)):
                values[option] += self.weights.win * win - self.weights.threat * loss
        return Judgment(values, wins)

    def problem(self, view: Seen, memory: Memory, seed: int, plan: Plan) -> Problem[MatchRules]:
        """See Adviser.problem. Every question is searched, also where a Spy goes and which card is discarded."""
        assert view.question is not None
        outlook = Outlook(view, memory, self.weights, self.worth_in(view.table.rules))
        turns = [outlook.planner.turns(prospect) for prospect in outlook.prospects]
        arms = arms_of(view, JUDGES[view.question[1]](outlook), turns)
        return trials_of(outlook, arms, seed, horizon_of(plan, outlook.seats))

    def determinize(self, view: Seen, memory: Memory, seed: int) -> Position:
        """See Adviser.world."""
        return trials_of(Outlook(view, memory, self.weights, self.worth_in(view.table.rules)), [], seed, 1).determinize(
            0
        )

    def worth_in(self, rules: MatchRules) -> CardWorth:
        """What the cards come to under these rules, worked out once."""
        if self._rules is not rules:
            self._rules = rules
            self._worth = CardWorth(rules, self.weights)
        return self._worth


def horizon_of(plan: Plan, seats: int) -> int:
    """How many turns the trials go at a table of so many seats, the present one included."""
    return min(plan.horizon, max(SHORTEST, MOST_TURNS // max(1, plan.simulations * seats)))


# --- the Action --------------------------------------------------------------------------------------------


def judge_actions(outlook: Outlook) -> list[float]:
    """Each Action by what it leads to with the income that is to be expected."""
    assert outlook.view.question is not None
    actions = [option[1] - FIRST_ACTION & 3 for option in outlook.view.question[3]]
    weariness = IMPATIENCE * max(0, outlook.view.turn - LONG_GAME)
    return [judge_action(outlook, action) - weariness * outlook.lately[action] for action in actions]


def judge_action(outlook: Outlook, action: int) -> float:
    """One Action, weighed over what the Spies may pay this turn."""
    incomes = outlook.incomes(action)
    if action == INVENT:
        return judge_invent_action(outlook, incomes)
    value = 0.0
    for dollars, chance in incomes if outlook.planner.money_is_rounded else [expected(incomes)]:
        me = outlook.me.copy()
        me.money += dollars
        value += chance * judge_sure_action(outlook, me, action)
    return value


def judge_sure_action(outlook: Outlook, me: Prospect, action: int) -> float:
    """An Action other than Invent, when the income of this turn has come in."""
    if action == ESPIONAGE:
        return judge_espionage_action(outlook, me, outlook.rules.performances)
    for _ in range(outlook.rules.performances):
        if action == RESEARCH:
            outlook.research(me)
        elif action == WORK:
            me.money += outlook.rules.work_money
    return outlook.value(outlook.close(me, action))


def expected(incomes: list[tuple[float, float]]) -> tuple[float, float]:
    """The mean of (dollars, chance) pairs, as a sure income."""
    return sum(dollars * chance for dollars, chance in incomes), 1.0


def judge_espionage_action(outlook: Outlook, me: Prospect, performances: int) -> float:
    """The best zone for a Spy, once or more often."""
    for _ in range(performances):
        zones = [zone for zone in range(4) if PLACING_COST[zone] <= me.money and me.reserve]
        if zones:
            me = max((outlook.spied(me, zone) for zone in zones), key=outlook.value)
    futile = FUTILE if not outlook.me.reserve else 0.0
    return outlook.value(outlook.close(me, ESPIONAGE)) - futile


def judge_invent_action(outlook: Outlook, incomes: list[tuple[float, float]]) -> float:
    """The best Invention that the income of this turn lets the seat pay; without one the Action is wasted."""
    me = outlook.me.copy()
    me.money += expected(incomes)[0]
    wasted = outlook.value(outlook.close(me, INVENT)) - FUTILE
    judged = []
    for card in playable(outlook):
        short = outlook.worth.costs[card] - outlook.me.money
        paying = [(dollars, chance) for dollars, chance in incomes if dollars >= short]
        chance = sum(share for _, share in paying)
        if chance > 0:
            able = outlook.me.copy()
            able.money += sum(dollars * share for dollars, share in paying) / chance
            judged.append((judge_built(outlook, able, card, outlook.rules.performances), chance))
    judged.sort(reverse=True)
    value, covered = 0.0, 0.0
    for built, chance in judged:  # a worse card is built only when there is not enough for a better one
        if chance > covered:
            value += (chance - covered) * built
            covered = chance
    return value + (1 - covered) * wasted


def judge_built(outlook: Outlook, me: Prospect, card: int, performances: int) -> float:
    """A card built, and with two performances the best second one after it."""
    after, others = outlook.built(me, card, INVENT)
    best = outlook.value(after, others)
    if performances > 1:
        for second in after.hand:
            if outlook.worth.costs[second] <= after.money:
                best = max(best, outlook.value(*outlook.built(after, second, INVENT)))
    return best


def playable(outlook: Outlook) -> list[int]:
    """The cards that may be laid: the hand, or with Quarterly Planning the one set aside."""
    if outlook.rules.set_aside:
        return outlook.view.zones[SET_ASIDE[outlook.seat]]
    return outlook.me.hand


# --- the other questions -----------------------------------------------------------------------------------


def judge_inventions(outlook: Outlook) -> list[float]:
    """Each card by what building it leads to; one that cannot be paid wastes the Action."""
    assert outlook.view.question is not None
    wasted = outlook.value(outlook.close(outlook.me.copy())) - FUTILE
    return [
        outlook.value(*outlook.built(outlook.me, card)) if outlook.worth.costs[card] <= outlook.me.money else wasted
        for _, card, _ in outlook.view.question[3]
    ]


def judge_set_aside(outlook: Outlook) -> list[float]:
    """Each card by what building it leads to, and by how soon it can be paid."""
    assert outlook.view.question is not None
    earns = outlook.rules.work_money + outlook.planner.income(outlook.me)
    values = []
    for _, card, _ in outlook.view.question[3]:
        after, others = outlook.built(outlook.me, card)
        short = max(0.0, outlook.worth.costs[card] - outlook.me.money)
        values.append(outlook.value(after, others) - WAITING * short / earns)
    return values


def judge_espionage(outlook: Outlook) -> list[float]:
    """Each zone for a Spy that has to be paid."""
    return [outlook.value(outlook.spied(outlook.me, zone)) for zone in asked_zones(outlook)]


def judge_places(outlook: Outlook) -> list[float]:
    """Each zone for a Spy that is free."""
    values = []
    for zone in asked_zones(outlook):
        after = outlook.me.copy()
        outlook.happenings.place(after, zone)
        values.append(outlook.value(after))
    return values


def judge_removals(outlook: Outlook) -> list[float]:
    """Each zone that a Spy can be taken from."""
    values = []
    for zone in asked_zones(outlook):
        after = outlook.me.copy()
        after.spies[zone] -= 1
        after.reserve += 1
        values.append(outlook.value(after))
    return values


def judge_discards(outlook: Outlook) -> list[float]:
    """Each card of the hand by how the match goes on without it."""
    assert outlook.view.question is not None
    values = []
    for _, card, _ in outlook.view.question[3]:
        after = outlook.me.copy()
        after.hand.remove(card)
        values.append(outlook.value(after))
    return values


def asked_zones(outlook: Outlook) -> list[int]:
    """The zones of the board that the options of the question name, in their order."""
    assert outlook.view.question is not None
    first = outlook.rules.place_options[0][2]
    return [option[2] - first for option in outlook.view.question[3]]


JUDGES: dict[int, Callable[[Outlook], list[float]]] = {
    ASK_ACTION: judge_actions,
    ASK_SET_ASIDE: judge_set_aside,
    ASK_ESPIONAGE: judge_espionage,
    ASK_INVENT: judge_inventions,
    ASK_DISCARD: judge_discards,
    ASK_PLACE: judge_places,
    ASK_REMOVE: judge_removals,
}
