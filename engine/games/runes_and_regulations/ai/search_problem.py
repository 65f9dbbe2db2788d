"""Runes & Regulations, for computer seats: the arms of a question, its determinizations, and rollouts to a horizon.

A rollout plays until the end of the turn, or until the Spin if it is still to come, because its result is random. With
`rounds` it continues through the others' turns until that many turns of the seat have begun.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.ai.features import (
    EMPTY_HANDED,
    SPIN_BIT,
    RunesEvaluator,
    spin_is_due,
    win_limit,
)
from engine.games.runes_and_regulations.ai.rollout_policy import RolloutPolicy
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.layout import BEGINNING, LAWN, SKIPS_NOW, SPIN
from engine.games.runes_and_regulations.match_rules import GameState, GameView, MatchRules
from engine.games.runes_and_regulations.rules.creatures import mythical_count
from engine.games.runes_and_regulations.rules.effect_targets import ANNOUNCED
from engine.games.runes_and_regulations.rules.frame_fields import ENTRY_EFFECT, ENTRY_STATUS, IS_BEFORE, TAKEN, entries
from engine.games.runes_and_regulations.rules.nefarious_neighbor import nefarious
from engine.games.runes_and_regulations.rules.victory import HENCHMAN, role_of
from engine.kernel.flow.ruleset import PASS, USE
from engine.kernel.game.policy import Arm, OptionValues, SearchProblem, TrialResult
from engine.kernel.game.rollout import answer_first, run_to_boundary
from engine.kernel.state import rng
from engine.kernel.state.refs import PLACE_BASE, PLACES_PER_ZONE, zone_ref
from engine.kernel.state.state import KIND, SEAT, STEP, TURN, WINNERS, Frame, Option

UNIT = 10.0
"""The value of a match in good moves: one good move changes the win odds by about a tenth."""
BEHIND = 1.5
"""How far untried options rank below all others."""
CLOSE = 2
"""The most Mythical Creatures that a seat may lack for a search to be worth its time at larger tables."""
TURN_SEEDS = 1009
GIVEN_UP = frozenset((codes.ASK_DISCARD, codes.ASK_HAND_LIMIT))
"""Questions that the rollout policy answers for the Nefarious Neighbor, because the evaluator only counts its cards."""


class RunesProblem(SearchProblem[MatchRules]):
    """The search problem of one question."""

    def __init__(
        self,
        view: GameView,
        deal: Callable[[int], GameState],
        policy: RolloutPolicy,
        evaluator: RunesEvaluator,
        seed: int,
    ) -> None:
        self.view = view
        self.seat = view.seat
        self.evaluator = evaluator
        self._policy = policy
        self.rounds = 0
        home = [view.seat, nefarious(view)] if role_of(view, view.seat) == HENCHMAN else [view.seat]
        self.lawns = [zone_ref(LAWN[seat]) for seat in home]
        """The Lawns that the seat may summon onto."""
        assert view.question is not None
        gives_up = view.question[1] in GIVEN_UP and view.seat == nefarious(view)
        kept = policy.answer(deal(0), view.question) if gives_up else None
        groups: dict[Hashable, list[int]] = {}
        for number, option in enumerate(view.options):
            if kept in (None, number):
                groups.setdefault(self.group(option), []).append(number)
        groups.pop(None, None)
        alike = [*groups.values()] or [[option] for option in range(len(view.options))]
        self.arms: Sequence[Arm] = [Arm(first, 0.0, tuple(others)) for first, *others in alike]
        self._deal = deal
        self._seed = seed
        self.before_spin = spin_is_due(view)

    def determinize(self, number: int) -> GameState:
        return self._deal(number)

    def play(self, world: GameState, option: int, number: int) -> TrialResult | None:
        end = self.end(world, option, number)
        if end is None:
            return None
        won = float(end.over and end.values[WINNERS] >> self.seat & 1)
        return TrialResult(UNIT * self.evaluator.chance(end), won)

    def values(self, worlds: int, rollouts: int) -> OptionValues:
        """Return the average values of the options over up to `worlds` determinizations.

        Many options or seats reduce that number, because rollouts with more seats take longer. `rollouts` is the limit
        for two players.
        """
        worlds = max(1, min(worlds, 2 * rollouts // (self.view.table.seats * len(self.arms))))
        return self.option_values(self.arm_outcomes(worlds), len(self.view.options), BEHIND)

    def search(self, found: OptionValues, rounds: int) -> None:
        """Set the priors of the arms, and a horizon of `rounds` turns of the seat."""
        self.rounds = rounds
        self.arms = [replace(arm, prior=found.values[arm.option]) for arm in self.arms]

    # --- rollouts ------------------------------------------------------------------------------------------------

    def end(self, world: GameState, option: int, number: int) -> GameState | None:
        state = world.copy()
        seed = self._seed + number
        state.rng = rng.seed_rng(seed)
        left = self.rounds
        seat = self.seat

        def ends(state: GameState, frame: Frame) -> bool:
            nonlocal left
            kind = frame[KIND]
            if not self.rounds:
                return self.turn_ends(state, frame)
            if kind == codes.TURN:
                if frame[STEP] == BEGINNING and frame[SEAT] == seat:
                    left -= 1
                    if not left:
                        return True
            elif kind != codes.SPIN_PHASE:
                return False
            step = frame[STEP] if kind == codes.TURN else SPIN + frame[TAKEN]
            state.rng = rng.seed_rng(seed + TURN_SEEDS * state.values[TURN] + step)  # same Spins in all rollouts
            return False

        answer_first(state, seat, option)
        return state if run_to_boundary(state, self._policy.answer, ends) else None

    def turn_ends(self, state: GameState, frame: Frame) -> bool:
        """Return whether the rollout stops before a frame's next step: at the end of the turn, or at a pending Spin."""
        if frame[KIND] == codes.TURN:
            skips_spin = not self.before_spin or state.values[SKIPS_NOW] & SPIN_BIT
            return frame[STEP] == BEGINNING or (frame[STEP] == SPIN and not skips_spin)
        return frame[KIND] == codes.SPINNING and self.before_spin and spin_is_due(state)

    # --- arms ----------------------------------------------------------------------------------------------------

    def group(self, option: Option) -> Hashable | None:
        """Return the key that an option shares with the others of its arm, or None if it isn't worth trying.

        Cards with the same title are alike, and so are all face-down positions on one Fence. No Rune is used to stop an
        effect that another one already stops. No Creature is given away, except to the Nefarious Neighbor by the
        Henchman (RR-4.2). No free card is declined. No neighbor spins on an empty Lawn.
        """
        verb, source, target = option
        table = self.view.table
        if verb == codes.SKIP_VERB and role_of(self.view, self.seat) not in EMPTY_HANDED:
            draws = [other for other in self.view.options if other[0] == codes.DRAW_VERB]
            if any(self._policy.action(self.view, self.seat, other) > 0 for other in draws):
                return None
        is_card = verb not in (PASS, USE) and source >= 0
        if is_card and stops(table.rules, table.faces[source]) and is_stopped(self.view):
            return None
        if verb == codes.SUMMON_VERB and target not in self.lawns:
            return None
        if verb == codes.CAST_VERB and self._policy.is_wasted(self.view, self.seat, source):
            return None
        if target >= PLACE_BASE:
            target = PLACE_BASE + (target - PLACE_BASE) // PLACES_PER_ZONE
        return verb, table.faces[source] if source >= 0 else source, target


def is_close(view: GameView) -> bool:
    """Return whether a search is worth its time: always with two players, else if a seat is near to winning."""
    if view.table.seats == 2 or nefarious(view) >= 0:
        return True
    goal = win_limit(view)
    return any(mythical_count(view, seat) >= goal - CLOSE for seat in range(view.table.seats))


def stops(rules: MatchRules, effect: int) -> bool:
    """Return whether an effect stops an event (RR-7.7)."""
    return any(UNITS[operation.do].nullifies for operation in rules.programs[effect].operations)


def is_stopped(view: GameView) -> bool:
    """Return whether a card that stops the pending event has already been announced."""
    link = next((frame for frame in reversed(view.stack) if frame[KIND] == codes.LINK), None)
    if link is None or not link[IS_BEFORE]:
        return False
    return any(
        link[entry + ENTRY_STATUS] == ANNOUNCED and stops(view.table.rules, link[entry + ENTRY_EFFECT])
        for entry in entries(link)
    )
