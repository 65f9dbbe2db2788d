"""The PettingZoo environment: its own tests at every table, and what is ours. Needs the extra `rl`."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra rl")

from pettingzoo.test import api_test, seed_test

from engine import IllegalAnswer
from engine.adapters import pettingzoo as ours
from engine.games import load, slugs
from tests.chance import run_seed
from tests.engine.adapters.random_agent import pettingzoo_match
from tests.engine.games.tables import TABLES


@pytest.mark.sample(2)
@pytest.mark.filterwarnings("ignore:.*(NumPy array|gymnasium.spaces.box|render)")
@pytest.mark.parametrize(("slug", "players", "options"), TABLES)
def test_its_own_tests_pass(slug: str, players: int, options: dict[str, Any]) -> None:
    api_test(ours.PettingZooEnv(slug, players, options, seed=players), num_cycles=100)
    seed_test(lambda: ours.PettingZooEnv(slug, players, options), num_cycles=50)


@pytest.mark.sample(5)
@pytest.mark.parametrize(("slug", "players", "options"), TABLES)
def test_winners_share_one(slug: str, players: int, options: dict[str, Any]) -> None:
    assert sum(pettingzoo_match(slug, players, options, 3)[0]) == pytest.approx(1)


def test_resets_without_a_seed_follow_from_the_seed_of_the_environment() -> None:
    def decks() -> list[list[float]]:
        env = ours.PettingZooEnv("cthulhu-realms", 2, seed=5)
        found = []
        for _ in range(3):
            env.reset()
            found.append(list(env.observe("seat_0")["observation"]))
        return found

    first, second, third = decks()
    assert decks() == [first, second, third] and first != second != third


def test_infos_tell_the_question_and_at_the_end_the_scores() -> None:
    env = ours.PettingZooEnv("garage-sale", 3)
    env.reset(run_seed())
    turns = []
    while not env.terminations[env.agent_selection]:
        agent = env.agent_selection
        assert [other for other in env.agents if env.infos[other]] == [agent]
        assert env.infos[agent]["question"] in load("garage-sale").question_kinds
        turns.append(env.infos[agent]["turn"])
        env.answer(env.view(agent).options[0])
    assert turns == sorted(turns) and turns[0] < turns[-1]
    scores = {agent: env.infos[agent]["score"] for agent in env.agents}
    assert {agent for agent in scores if env.rewards[agent]} <= {a for a in scores if scores[a] == max(scores.values())}


def test_it_is_rendered_as_the_agent_that_acts_sees_it() -> None:
    env = ours.PettingZooEnv("cthulhu-realms", 2, render_mode="ansi")
    env.reset(run_seed())
    for _ in range(9):
        agent = env.agent_selection
        text = env.render()
        assert text == str(env.view(agent)) and f"of seat {int(agent[-1]) + 1}" in text
        assert env.answer(env.view(agent).options[-1]) is None
    assert ours.PettingZooEnv("cthulhu-realms", 2).render() is None
    with pytest.raises(ValueError, match="render_mode"):
        ours.PettingZooEnv("cthulhu-realms", 2, render_mode="human")


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    env = ours.PettingZooEnv("nefarious", 3)
    env.reset(1)
    before = env.last()[0]
    with pytest.raises(IllegalAnswer):
        env.step(int(before["action_mask"].argmin()))
    with pytest.raises(IllegalAnswer):
        env.step(None)
    after = env.last()[0]
    assert all((after[key] == before[key]).all() for key in ("observation", "action_mask"))


def test_a_match_that_does_not_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "LONGEST_GAME", 10)
    env = ours.PettingZooEnv("nefarious", 2)
    env.reset(1)
    for _ in range(10):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    for _ in range(2):
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize("slug", slugs())
def test_an_environment_that_was_pickled_goes_on_the_same_way(slug: str) -> None:
    env = ours.PettingZooEnv(slug, 3, seed=run_seed())
    env.reset()
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(5):
        seen = [one.observe(one.agent_selection) for one in (env, twin)]
        assert bytes(seen[0]["observation"]) == bytes(seen[1]["observation"])
        assert bytes(seen[0]["action_mask"]) == bytes(seen[1]["action_mask"])
        for one in (env, twin):
            one.step(bytes(seen[0]["action_mask"]).index(1))
    assert repr(twin) == repr(env)
    assert repr(env).startswith(f"<PettingZooEnv {slug}: turn ") and "seat_0 " in repr(env)
