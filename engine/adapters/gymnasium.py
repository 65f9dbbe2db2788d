"""One seat of a table as a Gymnasium environment: `GymnasiumEnv("nefarious", ["normal"])`. Needs the extra `rl`.

Importing this module registers "CulDeSac-v0" for `gymnasium.make` and `gymnasium.make_vec`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from engine.adapters.pettingzoo import PettingZooEnv
from engine.ai import levels
from engine.kernel.flow.machine import IllegalAnswer
from engine.kernel.game.game import Options
from engine.kernel.state.state import Option
from engine.kernel.state.view import View

Policy = Callable[[View], Option]
"""Returns one of a view's options."""


class GymnasiumEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A seat against policies. Each step is an answer of this seat and all other answers until its next question.

    `opponents` has one policy for each other seat, clockwise from this one: a level of `create_player`, or a function
    from a view to an option. An observation is the vector of `engine.Observation`. `info` has the "action_mask" of
    `engine.ActionSpace`, the "seat", the "turn", the "question", and the "score" after the match.

    Rewards are 0 until the match ends. The winners then share 1. An illegal action ends the match with -1.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        slug: str,
        opponents: Sequence[str | Policy] = ("normal",),
        options: Options | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Without `seat`, each match draws one. Raises UnknownGame, BadOption or ValueError; `reset` UnknownLevel."""
        self._table = PettingZooEnv(slug, len(opponents) + 1, options, render_mode=render_mode)
        if seat is not None and not 0 <= seat <= len(opponents):
            raise ValueError(f"seat must be None or from 0 to {len(opponents)}, not {seat}")
        self.render_mode = render_mode
        self._opponents, self._given_seat = tuple(opponents), seat
        self._policies: dict[str, Policy] = {}
        self._agent = ""
        self.action_space: spaces.Space[np.int64] = self._table.action_spaces["seat_0"]
        self.observation_space: spaces.Space[NDArray[np.float32]] = self._table.observation_spaces["seat_0"][
            "observation"
        ]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a match and play to this seat's first question. Equal seeds and policies give equal matches."""
        super().reset(seed=seed)
        table = self._table
        table.reset(int(self.np_random.integers(1 << 32)))
        players = len(table.possible_agents)
        seat = int(self.np_random.integers(players)) if self._given_seat is None else self._given_seat
        self._agent = table.possible_agents[seat]
        self._policies = {}
        for place, opponent in enumerate(self._opponents, seat + 1):
            agent = table.possible_agents[place % players]
            chance = int(self.np_random.integers(1 << 32))
            self._policies[agent] = (
                _LevelPolicy(opponent, table.view(agent), chance) if isinstance(opponent, str) else opponent
            )
        self._play_others()
        return self._observe()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Give an answer by its number. Raises ResetNeeded before the first match and after its end."""
        table, agent = self._table, self._agent
        if not agent or table.terminations[agent] or table.truncations[agent]:
            raise ResetNeeded("the match is over: call reset() first")
        try:
            option = table.actions.decode(self.view(), int(action))
        except IllegalAnswer:
            table.terminations[agent] = True
            vector, info = self._observe()
            return vector, -1.0, True, False, info
        table.answer(option)
        self._play_others()
        vector, info = self._observe()
        return vector, float(table.rewards[agent]), table.terminations[agent], table.truncations[agent], info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of offered actions, under the name that sb3-contrib's MaskablePPO expects."""
        return np.asarray(self._table.observe(self._agent)["action_mask"], np.bool_)

    def view(self) -> View:
        """Return the seat's current view, for policies that read views."""
        return self._table.view(self._agent)

    def render(self) -> str | None:
        """Return the table as text, as the seat sees it. None without a render mode."""
        return str(self.view()) if self.render_mode else None

    def _play_others(self) -> None:
        """Let the policies answer until this seat is asked or the match ends."""
        table, agent = self._table, self._agent
        while table.agent_selection != agent and not (table.terminations[agent] or table.truncations[agent]):
            table.answer(self._policies[table.agent_selection](table.view(table.agent_selection)))

    def _observe(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        table, agent = self._table, self._agent
        seen, seat = table.observe(agent), table.possible_agents.index(agent)
        return seen["observation"], {"action_mask": seen["action_mask"], "seat": seat, **table.infos[agent]}


class _LevelPolicy:
    """A computer player as a policy. Unlike a closure, it can be pickled. Raises UnknownLevel."""

    def __init__(self, level: str, view: View, seed: int) -> None:
        self._player = levels.create(level, view.table.game, view.table, view.seat, seed)

    def __call__(self, view: View) -> Option:
        return view.options[self._player.choose(view)]


gymnasium.register("CulDeSac-v0", "engine.adapters.gymnasium:GymnasiumEnv")
