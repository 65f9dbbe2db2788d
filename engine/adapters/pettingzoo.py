"""A table as a PettingZoo environment: `PettingZooEnv("nefarious", 4)`. Needs the extra `rl`."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from engine.ai.self_play import LONGEST_GAME, opening
from engine.games import load
from engine.kernel.flow.machine import answer
from engine.kernel.game.game import Options
from engine.kernel.learning.action_space import ActionSpace
from engine.kernel.learning.observation import Observation
from engine.kernel.state.printing import describe_board
from engine.kernel.state.state import TURN, WINNERS, Option, State, empty
from engine.kernel.state.view import View, view_of


class PettingZooEnv(AECEnv[str, dict[str, Any], int]):
    """A match in which one seat after the other is asked, even for simultaneous choices. Agents are "seat_0" and so on.

    An observation is a dictionary: "observation" is the vector of `engine.Observation`, "action_mask" the mask of
    `engine.ActionSpace`. The mask is all zeros for a seat that isn't asked. When a match ends, its winners share a
    reward of 1. All other rewards are 0, and no agent leaves early. An endless match is truncated after `LONGEST_GAME`
    answers. An illegal action raises IllegalAnswer and changes nothing.

    `infos` has the "turn" and the "question" of the acting agent, and at the end the "turn" and "score" of each.
    """

    metadata = {"name": "cul_de_sac_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        slug: str,
        players: int,
        options: Options | None = None,
        seed: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`seed` selects the matches of resets without a seed. Raises UnknownGame, BadOption or ValueError."""
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode must be None or 'ansi', not {render_mode!r}")
        self.render_mode = render_mode
        self._seeds = random.Random(seed)
        self._game = load(slug)
        self._options = self._game.checked_options(options or {})
        table = self._game.new_table(players, self._options, 1)
        self.actions, self.vectors = ActionSpace(table), Observation(table)
        self._set_state(empty(table))
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in self._seats}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (self.vectors.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
                }
            )
            for agent in self._seats
        }

    def __repr__(self) -> str:
        return describe_board(self._state, "PettingZooEnv", self.possible_agents)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of whole numbers below `ActionSpace.size`."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the vector and the mask."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. Equal seeds give equal matches. `options` are ignored."""
        if seed is not None:
            self._seeds.seed(seed)
        number = self._seeds.getrandbits(32)
        table = self._game.new_table(len(self.possible_agents), self._options, number)
        self._set_state(opening(table, number))
        self._answers = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def view(self, agent: str) -> View:
        """Return a seat's current view, for policies that read views."""
        seat = self._seats[agent]
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = view_of(self._state, seat)
        return view

    def observe(self, agent: str) -> dict[str, Any]:
        """Return a seat's observation and action mask."""
        view = self.view(agent)
        return {
            "observation": np.frombuffer(self.vectors.vector(view), np.float32),
            "action_mask": np.frombuffer(self.actions.mask(view), np.int8),
        }

    def render(self) -> str | None:
        """Return the table as text, as the acting agent sees it. None without a render mode."""
        return str(self.view(self.agent_selection)) if self.render_mode else None

    def close(self) -> None:
        """Do nothing, because no resource is open."""

    def step(self, action: int | None) -> None:
        """Give the acting agent's answer. Raises IllegalAnswer for one that isn't offered."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
        else:
            self.answer(self.actions.decode(self.view(agent), -1 if action is None else action))

    def answer(self, option: Option) -> None:
        """Give an option instead of its number. Raises IllegalAnswer for one that isn't offered."""
        agent, state = self.agent_selection, self._state
        answer(state, self._seats[agent], option)
        self._views.clear()
        self._cumulative_rewards[agent] = 0.0
        self._answers += 1
        self.infos[agent] = {}
        if state.over:
            won = state.values[WINNERS]
            self.rewards = {other: (won >> seat & 1) / max(1, won.bit_count()) for other, seat in self._seats.items()}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self._answers == LONGEST_GAME:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()

    def _set_state(self, state: State) -> None:
        self._state = state
        self._views: dict[int, View] = {}

    def _select(self) -> None:
        """Select the acting agent: the one asked first, or after the match each in turn."""
        state = self._state
        turn = state.values[TURN]
        if state.questions:
            seat, kind = state.questions[0][:2]
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection] = {"turn": turn, "question": self._game.question_kinds[kind]}
        else:
            self.agent_selection = self.agents[0]
            scores = self._game.shows.scores(view_of(state))
            self.infos = {agent: {"turn": turn, "score": scores[seat]} for agent, seat in self._seats.items()}
