"""A random agent plays through PettingZoo and through OpenSpiel: `python -m tests.engine.adapters.random_agent`.

    python -m tests.engine.adapters.random_agent pettingzoo 100
    python -m tests.engine.adapters.random_agent openspiel 10

The matches of each game are spread over its numbers of players. The speed counts processor time, with the random agent.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

from engine.games import slugs
from tests.engine.games.tables import TABLES

Played = tuple[list[float], int]
"""The rewards of a match, and the number of answers in it."""


def pettingzoo_match(slug: str, seats: int, options: dict[str, Any], seed: int) -> Played:
    """Play one match and look at every observation."""
    from engine.adapters.pettingzoo import PettingZooEnv

    env = PettingZooEnv(slug, seats, options)
    env.reset(seed)
    env.action_space("seat_0").seed(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    steps = 0
    for agent in env.agent_iter():
        observation, reward, ended, broken_off, _ = env.last()
        total[agent] += reward
        over = ended or broken_off
        env.step(None if over else env.action_space("seat_0").sample(observation["action_mask"]))
        steps += not over
    return list(total.values()), steps


def openspiel_match(slug: str, seats: int, options: dict[str, Any], seed: int) -> Played:
    """Play one match; observations are not made."""
    import pyspiel

    from engine.adapters.openspiel import DEALS

    chooser = random.Random(seed)
    state = pyspiel.load_game("cul_de_sac", parameters(slug, seats, options)).new_initial_state()
    state.apply_action(seed % DEALS)
    while not state.is_terminal():
        state.apply_action(chooser.choice(state.legal_actions()))
    return state.returns(), state.move_number() - 1


def parameters(slug: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The parameters of an OpenSpiel game; the options here are flags and numbers."""
    text = "/".join(f"{key}:{str(value).lower()}" for key, value in options.items())
    return {"game": slug, "players": seats, "options": text}


LIBRARIES: dict[str, Callable[[str, int, dict[str, Any], int], Played]] = {
    "pettingzoo": pettingzoo_match,
    "openspiel": openspiel_match,
}


def main(library: str, matches: int) -> None:
    """Play so many matches of each game; a match without a winner, or with too much of one, ends with an error."""
    for slug in slugs():
        tables = [table for table in TABLES if table[0] == slug]
        answers, began = 0, time.process_time()
        for seed in range(matches):
            rewards, steps = LIBRARIES[library](*tables[seed % len(tables)], seed)
            answers += steps
            if abs(sum(rewards) - 1) > 1e-6 or min(rewards) < 0:
                raise SystemExit(f"{library}, {tables[seed % len(tables)]}, seed {seed}: {rewards}")
        speed = answers / (time.process_time() - began)
        print(f"{library}: {matches} matches of {slug}, {speed:,.0f} answers a second", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
