"""The Gymnasium environment: its own checks at every game, and what is ours. Needs the extra `rl`."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="needs the extra rl")

from gymnasium.error import ResetNeeded  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from engine.adapters.gymnasium import GymnasiumEnv  # noqa: E402
from engine.ai.levels import UnknownLevel  # noqa: E402
from engine.games import load, slugs  # noqa: E402
from engine.kernel.state.state import Option  # noqa: E402
from engine.kernel.state.view import View  # noqa: E402
from tests.chance import run_seed  # noqa: E402


def last_option(view: View) -> Option:
    return view.options[-1]


def play_on(env: GymnasiumEnv, info: dict[str, Any], most: int = 20_000) -> tuple[float, dict[str, Any]]:
    """Take offered actions by chance until the match ends or `most` are taken."""
    for _ in range(most):
        _, reward, ended, broken_off, info = env.step(env.action_space.sample(info["action_mask"]))
        if ended or broken_off:
            return float(reward), info
    return 0.0, info


@pytest.mark.sample(1)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("slug", slugs())
def test_its_own_checks_pass(slug: str) -> None:
    for seats in set(load(slug).seat_limits({})):
        check_env(GymnasiumEnv(slug, ["random"] * (seats - 1), render_mode="ansi"))
        made = gymnasium.make("CulDeSac-v0", slug=slug, opponents=["random"] * (seats - 1))
        check_env(made.unwrapped)


def test_every_seat_gets_a_share_of_the_wins() -> None:
    env = GymnasiumEnv("garage-sale", ["random", last_option], seat=None)
    seats, rewards = set(), []
    for seed in range(12):
        env.action_space.seed(run_seed() + seed)
        reward, info = play_on(env, env.reset(seed=run_seed() + seed)[1])
        seats.add(info["seat"])
        rewards.append(reward)
        assert info["score"] >= 0 and not info["action_mask"].any()
    assert seats == {0, 1, 2}
    assert set(rewards) <= {0, 1, 1 / 2, 1 / 3}


def test_policies_see_the_view_of_their_own_seat() -> None:
    asked: list[int] = []

    def watches(view: View) -> Option:
        asked.append(view.seat)
        assert view.question is not None and view.seat in view.asked
        return view.options[0]

    env = GymnasiumEnv("nefarious", [watches, watches], seat=1)
    play_on(env, env.reset(seed=run_seed())[1])
    assert set(asked) == {0, 2}


def test_an_action_that_is_not_offered_ends_the_match() -> None:
    env = GymnasiumEnv("nefarious", ["random"])
    _, info = env.reset(seed=run_seed())
    _, reward, ended, broken_off, _ = env.step(int(info["action_mask"].argmin()))
    assert (reward, ended, broken_off) == (-1, True, False)
    with pytest.raises(ResetNeeded):
        env.step(int(info["action_mask"].argmax()))


def test_what_cannot_be_is_said_at_once() -> None:
    with pytest.raises(ValueError, match="seat must be"):
        GymnasiumEnv("nefarious", ["random"], seat=2)
    with pytest.raises(ValueError, match="render_mode"):
        GymnasiumEnv("nefarious", render_mode="human")
    with pytest.raises(UnknownLevel):
        GymnasiumEnv("nefarious", ["wizard"]).reset(seed=1)
    with pytest.raises(ResetNeeded):
        GymnasiumEnv("nefarious").step(0)


def test_one_that_was_pickled_in_the_middle_goes_on_the_same_way() -> None:
    env = GymnasiumEnv("cthulhu-realms", ["gentle"], render_mode="ansi")
    _, info = env.reset(seed=run_seed())
    _, info = play_on(env, info, 5)
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(5):
        assert (env.action_masks() == twin.action_masks()).all() and env.render() == twin.render()
        action = int(env.action_masks().argmax())
        seen, others = env.step(action), twin.step(action)
        assert (seen[0] == others[0]).all() and seen[1:4] == others[1:4]


def test_vector_environments_of_gymnasium_take_it() -> None:
    envs = gymnasium.make_vec("CulDeSac-v0", 3, "sync", slug="garage-sale", opponents=["random"])
    vectors, infos = envs.reset(seed=run_seed())
    for _ in range(40):
        assert vectors.shape == (3, 103) and infos["action_mask"].shape == (3, 3784)
        vectors, _, _, _, infos = envs.step(infos["action_mask"].argmax(axis=1))


@pytest.mark.slow
def test_vector_environments_of_gymnasium_take_it_in_processes() -> None:
    envs = gymnasium.make_vec("CulDeSac-v0", 2, "async", {"context": "spawn"}, slug="nefarious", opponents=["normal"])
    _, infos = envs.reset(seed=run_seed())
    for _ in range(20):
        infos = envs.step(infos["action_mask"].argmax(axis=1))[4]
    assert infos["action_mask"].any(axis=1).all()
    envs.close()
