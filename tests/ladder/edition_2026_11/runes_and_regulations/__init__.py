"""Runes & Regulations, for computer seats: what each option of a question is worth.

Every option is tried out in the same few worlds that the view allows (`trials`), and the positions it leads to
are appraised (`appraisal`). What a card promises (`worth`) only guides the plain answers on the way (`plain`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.layout import LAWN
from engine.games.runes_and_regulations.match_rules import GameState as Position, GameView as Seen, MatchRules
from engine.games.runes_and_regulations.rules.creatures import mythical_count
from engine.games.runes_and_regulations.rules.effect_targets import ANNOUNCED
from engine.games.runes_and_regulations.rules.frame_fields import ENTRY_EFFECT, ENTRY_STATUS, IS_BEFORE, entries
from engine.games.runes_and_regulations.rules.nefarious_neighbor import nefarious
from engine.games.runes_and_regulations.rules.victory import HENCHMAN, role_of
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.ruleset import PASS, USE
from engine.kernel.state import rng as chance
from engine.kernel.state.refs import PLACE_BASE, PLACES_PER_ZONE, zone_ref
from engine.kernel.state.state import KIND, WINNERS, Option

from ..advice import Adviser, Arm, Judgment, Memory, Outcome, Plan, Problem
from . import beliefs, odds_weights, untaken, weights
from .appraisal import Appraisal
from .goals import Reader
from .odds import Knowledge, Odds
from .plain import Plain
from .rollouts import Rollout
from .spin import win_limit
from .trials import Trial
from .worth import Worth

PLAIN_LOSSES = (codes.ASK_DISCARD, codes.ASK_HAND_LIMIT, codes.ASK_RUNE_LIMIT)
"""Questions after which nothing more is decided: a short trial tells as much as a long one."""
GIFT = 1.5
"""How much worse than the worst a Creature given to a neighbor is judged without a trial."""

CLOSE = 2
"""Mythical Creatures that somebody lacks from which on rollouts are worth their time at larger tables."""
FEWEST_SEATS = 2
"""The horizon of a plan is in rounds of two; larger tables look about as many turns ahead, at least one round."""
SURE = 0.999
"""A chance to win from which on nothing is searched."""


@lru_cache(maxsize=8)
def knowledge(rules: MatchRules, chosen: weights.Weights) -> tuple[Worth, Plain, Reader]:
    """What the cards of a table are worth, worked out once."""
    worth = Worth(rules, chosen)
    return worth, Plain(rules, worth), Reader(rules, worth.ability)


@lru_cache(maxsize=8)
def learned(rules: MatchRules, name: str) -> Knowledge:
    """What the cards of a table have come to in whole games."""
    return Knowledge(rules, odds_weights.load(name))


def odds_name(view: Seen) -> str:
    """Which weights of the odds fit a table."""
    if nefarious(view) >= 0:
        return "odds-nefarious"
    return "odds-2" if view.table.seats == 2 else "odds-4"


def is_gift(view: Seen, option: Option) -> bool:
    """Whether a Creature is to be summoned onto the Lawn of another player."""
    return option[0] == codes.SUMMON_VERB and option[2] != zone_ref(LAWN[view.seat])


def stops(rules: MatchRules, effect: int) -> bool:
    """Whether an effect stops what would happen (RR-7.7)."""
    return any(UNITS[operation.do].nullifies for operation in rules.programs[effect].operations)


def is_stopped(view: Seen) -> bool:
    """Whether a card has been announced already that stops what would happen."""
    link = next((frame for frame in reversed(view.stack) if frame[KIND] == codes.LINK), None)
    if link is None or not link[IS_BEFORE]:
        return False
    return any(
        link[entry + ENTRY_STATUS] == ANNOUNCED and stops(view.table.rules, link[entry + ENTRY_EFFECT])
        for entry in entries(link)
    )


def receiver(view: Seen) -> int:
    """To whom a Creature would be given, if to anybody: by the Henchman to the Nefarious Neighbor, who can sacrifice
    it, by all others to the player with the fewest Mythical Creatures (RR-4.2).
    """
    villain = nefarious(view)
    if role_of(view, view.seat) == HENCHMAN:
        return villain
    around = [(view.seat + step) % view.table.seats for step in range(1, view.table.seats)]
    rivals = [seat for seat in around if seat != villain]
    lot = chance.seed_rng(view.turn) % len(rivals)  # who is chosen among equals does not follow from the seats
    return min(rivals[lot:] + rivals[:lot], key=lambda seat: mythical_count(view, seat))


class RunesAdviser(Adviser[MatchRules]):
    """See engine.kernel.game.policy.GamePolicy."""

    def __init__(self, chosen: str | weights.Weights) -> None:
        self.weights = weights.load(chosen) if isinstance(chosen, str) else chosen

    def observe(self, view: Seen, memory: Memory) -> None:
        """Note which Runes the others have not used, and what their Lawns and hands say of their roles."""
        if not self.weights.odds:
            return
        untaken.observe(view, memory)
        if nefarious(view) >= 0:
            beliefs.observe(view, memory, knowledge(view.table.rules, self.weights)[2])

    def determinize(self, view: Seen, memory: Memory, seed: int) -> Position:
        """See Adviser.world: Runes and roles are dealt by what is believed of them."""
        state = determinize(view, seed)
        if not self.weights.odds:
            return state
        untaken.deal_runes(state, view, memory, seed)
        if nefarious(view) >= 0:
            beliefs.deal_roles(state, view, memory, seed)
        return state

    def judge(self, view: Seen, memory: Memory, seed: int) -> Judgment:
        """Judge the options of the view's question, in Mythical Creatures."""
        assert view.question is not None
        worth, plain, reader = knowledge(view.table.rules, self.weights)
        appraisal = self.appraisal(view, self.weights.odds)
        options = view.question[3]
        kinds = [self.kind_of(view, option) for option in options]
        tried = [kind for kind in dict.fromkeys(kinds) if kind is not None]
        totals = dict.fromkeys(tried, 0.0)
        won = dict.fromkeys(tried, 0)
        whole_turn = self.weights.turn_ahead and view.question[1] not in PLAIN_LOSSES
        worlds = answers = 0
        while worlds < self.weights.worlds and answers < self.weights.answers:
            state = self.determinize(view, memory, seed + worlds)
            trial = Trial(state, plain, view.seat, whole_turn, quiet=not worlds)
            for kind in tried:
                after = trial.run(state, kinds.index(kind))
                totals[kind] += appraisal.value(after)
                won[kind] += after.over and after.values[WINNERS] >> view.seat & 1
            answers += trial.answers
            worlds += 1
        worst = min(totals.values(), default=0.0) / max(1, worlds) - GIFT  # all may give something away
        values = [worst if kind is None else totals[kind] / worlds for kind in kinds]
        wins = [0.0 if kind is None else won[kind] / worlds for kind in kinds]
        # by the odds the values are chances to win, with no deviation that would tell a daring seat anything
        return Judgment(values, wins, [0.0] * len(values) if self.weights.odds else [])

    def appraisal(self, view: Seen, odds: bool) -> Appraisal | Odds:
        """What tells the worth of positions to the seat of a view."""
        worth, _, reader = knowledge(view.table.rules, self.weights)
        if odds:
            return self.odds(view)
        return Appraisal(view, self.weights, worth, reader)

    def problem(self, view: Seen, memory: Memory, seed: int, plan: Plan) -> Problem[MatchRules] | None:
        """See Adviser.problem: the options that differ, each with its value at a glance."""
        if not self.is_close(view):
            return None
        judgment = self.judge(view, memory, seed)
        if max(judgment.wins) >= SURE:
            return None
        arms = self.arms(view, judgment)
        if len(arms) < 2:
            return None
        worth, plain, reader = knowledge(view.table.rules, self.weights)
        appraisal = self.appraisal(view, self.weights.odds_ahead)
        rounds = max(1, FEWEST_SEATS * plan.horizon // view.table.seats)
        rollout = Rollout(plain, view.seat, rounds)
        return RunesProblem(
            arms, lambda number: self.determinize(view, memory, seed + number), rollout, appraisal, seed
        )

    def is_close(self, view: Seen) -> bool:
        """Whether looking ahead is worth its time: always among two, and where somebody is near to winning."""
        if view.table.seats == FEWEST_SEATS or nefarious(view) >= 0:
            return True
        goal = win_limit(view)
        return any(mythical_count(view, seat) >= goal - CLOSE for seat in range(view.table.seats))

    def odds(self, view: Seen) -> Odds:
        """What tells the chances of positions to the seat of a view."""
        knows = learned(view.table.rules, odds_name(view))
        return Odds(knows, view.seat, view.table.seats, nefarious(view))

    def arms(self, view: Seen, judgment: Judgment) -> list[Arm]:
        """One arm for all options that are alike; none for a gift that looks worse than something else."""
        assert view.question is not None
        alike: dict[Hashable, list[int]] = {}
        best = max(judgment.values)
        for index, option in enumerate(view.question[3]):
            kind = self.kind_of(view, option)
            if kind is not None and (judgment.values[index] >= best or not is_gift(view, option)):
                alike.setdefault(kind, []).append(index)
        return [Arm(found[0], judgment.values[found[0]], tuple(found[1:])) for found in alike.values()]

    def kind_of(self, view: Seen, option: Option) -> Hashable | None:
        """What makes an option the same as another one; None for one that is not worth trying.

        Cards of one title are alike, and so are all face-down positions on one Fence. No Rune is spent on stopping
        what another one stops already.
        """
        verb, source, target = option
        table = view.table
        if verb not in (PASS, USE) and source >= 0 and stops(table.rules, table.faces[source]) and is_stopped(view):
            return None
        if is_gift(view, option) and not (self.weights.odds and target == zone_ref(LAWN[receiver(view)])):
            return None
        if target >= PLACE_BASE:
            target = PLACE_BASE + (target - PLACE_BASE) // PLACES_PER_ZONE
        return verb, table.faces[source] if source >= 0 else source, target


class RunesProblem(Problem[MatchRules]):
    """See engine.kernel.game.policy.SearchProblem. A rollout's end is appraised as the trials at a glance are."""

    def __init__(
        self,
        arms: Sequence[Arm],
        deal: Callable[[int], Position],
        rollout: Rollout,
        appraisal: Appraisal | Odds,
        seed: int,
    ) -> None:
        self.arms = arms
        self._deal = deal
        self._rollout = rollout
        self._appraisal = appraisal
        self._seed = seed

    def determinize(self, number: int) -> Position:
        """See Problem.world."""
        return self._deal(number)

    def play(self, world: Position, option: int, number: int) -> Outcome:
        """See Problem.play."""
        after = self._rollout.run(world, option, self._seed + number)
        won = float(after.over and after.values[WINNERS] >> self._rollout.seat & 1)
        return Outcome(self._appraisal.value(after), won)
