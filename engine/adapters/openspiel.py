"""The games for OpenSpiel: `pyspiel.load_game("cul_de_sac", {"game": "nefarious", "players": 3})`.

Importing this module registers the game. Needs the extra `openspiel`.

Parameters: `game` is a slug, `players` the number of players. `options` lists setup options as "key:JSON value",
separated by slashes ("expansion:true/nefarious:2"). One chance node at the beginning picks one of `DEALS` deals. The
deal is the seed of the match, so all later random results follow from it. (OpenSpiel has no serialization for sampled
stochastic games in Python.) Returns are as in PettingZoo: the winners share 1, and an endless match stops after
`LONGEST_GAME` answers.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from engine.ai.self_play import LONGEST_GAME
from engine.games import load
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.machine import advance, answer
from engine.kernel.game.game import Game
from engine.kernel.learning.action_space import ActionSpace
from engine.kernel.learning.observation import Observation
from engine.kernel.state.events import redact
from engine.kernel.state.layout import MAX_SEATS, SPECTATOR
from engine.kernel.state.state import WINNERS, State
from engine.kernel.state.view import View, view_of

DEALS = 1 << 14

_TYPE = pyspiel.GameType(
    short_name="cul_de_sac",
    long_name="Cul-de-Sac",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "nefarious", "players": 2, "options": ""},
)

Setting = tuple[str, int, str]
"""Slug, players and options, as in the parameters."""


@lru_cache(maxsize=16)
def _set_up(setting: Setting) -> tuple[Game, dict[str, Any], ActionSpace, Observation]:
    """Return the objects that all matches of a setting share."""
    slug, players, text = setting
    game = load(slug)
    pairs = (entry.split(":", 1) for entry in text.split("/") if entry)
    options = game.checked_options({key: json.loads(value) for key, value in pairs})
    table = game.new_table(players, options, 1)
    return game, options, ActionSpace(table), Observation(table)


class _Course:
    """A match in progress, with a digest of what each seat has learned. It is copied and pickled as plain data."""

    def __init__(self, setting: Setting, deal: int, state: State | None = None, heard: list[str] | None = None) -> None:
        game, options, _, _ = _set_up(setting)
        self.setting, self.deal = setting, deal
        self.state = state or game.set_up(game.new_table(setting[1], options, deal), deal)
        self.heard = heard or [""] * setting[1]
        """For each seat, a digest of its first view and of all events as it may know them."""
        if state is None:
            self._hear([_words(view_of(self.state, seat)) for seat in range(setting[1])])
            self.state.events = []
            advance(self.state)
            self._listen()

    def answer(self, action: int) -> None:
        """Answer for the seat that was asked first."""
        seat = self.state.questions[0][0]
        self.state.events = []
        answer(self.state, seat, _set_up(self.setting)[2].decode(view_of(self.state, seat), action))
        self._listen()

    def _listen(self) -> None:
        events, self.state.events = self.state.events or [], None
        self._hear([str([redact(event, seat) for event in events]) for seat in range(self.setting[1])])

    def _hear(self, told: list[str]) -> None:
        pairs = zip(self.heard, told, strict=True)
        self.heard = [hashlib.blake2b((old + new).encode(), digest_size=12).hexdigest() for old, new in pairs]

    def __deepcopy__(self, memo: object) -> _Course:
        return _Course(self.setting, self.deal, self.state.copy(), self.heard[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_course, (self.setting, self.deal, self.state.to_data(), self.heard)


def _restore_course(setting: Setting, deal: int, data: dict[str, Any], heard: list[str]) -> _Course:
    game, options, _, _ = _set_up(setting)
    return _Course(setting, deal, State.from_data(game.new_table(setting[1], options, deal), data), heard)


def _words(view: View) -> str:
    return json.dumps(view.to_data(), separators=(",", ":"))


class CulDeSacGame(pyspiel.Game):
    """A game with its number of players and options."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_TYPE.parameter_specification, **(params or {})}
        self.setting: Setting = (given["game"], given["players"], given["options"])
        actions = _set_up(self.setting)[2]
        info = pyspiel.GameInfo(actions.size, DEALS, given["players"], 0.0, 1.0, None, LONGEST_GAME)
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> CulDeSacState:
        """Return the state before the deal."""
        return CulDeSacState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """Return an observer of states. With perfect recall it only gives strings."""
        return _Observer(self.setting, iig_obs_type)


class CulDeSacState(pyspiel.State):
    """A state of a match. Seats asked at the same time answer one after the other, in secret."""

    def __init__(self, game: CulDeSacGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.course: _Course | None = None

    def current_player(self) -> int:
        """Return the seat that was asked first."""
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.course.state.questions[0][0]

    def view(self, player: int) -> View:
        """Return a seat's view, which exists only after the deal."""
        assert self.course is not None
        return view_of(self.course.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals, equally likely."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        actions = _set_up(self.setting)[2]
        return sorted({actions.encode(option) for option in self.view(player).options})

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            self.course = _Course(self.setting, action)
        else:
            self.course.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"deal {action}"
        game, _, actions, _ = _set_up(self.setting)
        view = self.view(player)
        names = [f"seat {seat}" for seat in range(self.setting[1])]
        return f"{game.words.describe_option(view, actions.decode(view, action), names)} ({action})"

    def is_terminal(self) -> bool:
        """Return whether the match is over or too long."""
        return self.course is not None and (self.course.state.over or self.move_number() > LONGEST_GAME)

    def returns(self) -> list[float]:
        """Return each seat's share of 1, split among the winners."""
        won = self.course.state.values[WINNERS] if self.course else 0
        return [(won >> seat & 1) / max(1, won.bit_count()) for seat in range(self.setting[1])]

    def resample_from_infostate(self, player: int, sampler: Any) -> CulDeSacState:
        """Return another state with the seat's view and digest. The other seats get the same digest."""
        other: CulDeSacState = self.clone()
        if other.course is not None:
            state = determinize(self.view(player), int(sampler() * (1 << 32)))
            heard = [other.course.heard[player]] * self.setting[1]
            other.course = _Course(self.setting, other.course.deal, state, heard)
        return other

    def __str__(self) -> str:
        return "before the deal" if self.course is None else json.dumps(self.course.state.to_data())


class _Observer:
    """An observer of states. See `open_spiel.python.observation`."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self._vectors = _set_up(setting)[3]
        self._recall = kind is not None and kind.perfect_recall
        self._public = kind is not None and kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = None if self._recall else np.zeros(self._vectors.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: CulDeSacState, player: int) -> None:
        """Fill the tensor with a seat's observation, or with zeros before the deal."""
        if self.tensor is not None:
            self.tensor[:] = 0 if state.course is None else self._vectors.vector(self._view(state, player))

    def string_from(self, state: CulDeSacState, player: int) -> str:
        """Return the view as JSON, after the seat's digest with perfect recall."""
        if state.course is None:
            return "before the deal"
        return (state.course.heard[player] if self._recall else "") + _words(self._view(state, player))

    def _view(self, state: CulDeSacState, player: int) -> View:
        return state.view(SPECTATOR if self._public else player)


pyspiel.register_game(_TYPE, CulDeSacGame)
