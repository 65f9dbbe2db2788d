"""No level above Gentle takes an option that another one dominates."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.ai import levels
from engine.ai.dominance import find_dominated
from engine.ai.personality import PERSONALITIES
from engine.ai.player import PolicyPlayer, SearchingPlayer
from engine.games import load, slugs
from engine.kernel.flow.determinize import determinize
from engine.kernel.scenarios.reader import read
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.view import View, view_of
from tests.chance import run_seed, seed_cases
from tests.engine.ai.dominated import Count, play

FOLDER = Path(__file__).parent / "dominated"
GAMES = {slug: load(slug) for slug in slugs()}
FILES = sorted(FOLDER.glob("*.toml"))
ABOVE_GENTLE = levels.names()[1:]
PLAN: dict[str, Any] = {"simulations": 20, "worlds": 4, "batch": 2}
MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("runes-and-regulations", 2, {}),
    ("runes-and-regulations", 3, {}),
    ("runes-and-regulations", 5, {"expansion": True}),
    ("cthulhu-realms", 2, {}),
    ("cthulhu-realms", 4, {}),
    ("nefarious", 2, {}),
    ("nefarious", 4, {}),
    ("nasty-neighbours", 2, {"rounds": 1}),
    ("nasty-neighbours", 4, {"rounds": 1}),
    ("garage-sale", 3, {}),
]


def foolish(file: Path) -> tuple[View, int]:
    """The view of a position, and the option that the last step of its file takes."""
    scenario = read(file.read_text(encoding="utf-8"), file.name)
    made = ScenarioRunner(scenario, GAMES[scenario.game])
    *before, last = scenario.steps
    for step in before:
        made.take(step)
    ((seat, option),) = made.matching(last.choice)
    view = view_of(made.state, seat)
    return view, view.options.index(option)


def player_of(level: str, view: View, seed: int) -> PolicyPlayer:
    """A player of a level that searches little."""
    table = view.table
    player = levels.create(level, table.game, table, view.seat, seed)
    assert isinstance(player, PolicyPlayer)
    if isinstance(player, SearchingPlayer):
        player.plan = replace(player.plan, **PLAN)
    return player


def check_foolish(file: Path, level: str, seed: int) -> None:
    """The foolish option of a file is dominated, and the level takes another one."""
    view, option = foolish(file)
    player = player_of(level, view, seed)
    assert option in find_dominated(view, player.policy, {}, seed)
    assert player.choose(view) != option


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_foolish_option_is_dominated_and_never_taken(file: Path) -> None:
    check_foolish(file, "normal", 1)


@pytest.mark.sample(3)
@pytest.mark.parametrize("personality", PERSONALITIES)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_personality_likes_a_dominated_option(file: Path, personality: str) -> None:
    check_foolish(file, f"normal+{personality}", run_seed())


@pytest.mark.slow
@pytest.mark.parametrize("seed", seed_cases(2))
@pytest.mark.parametrize("level", ABOVE_GENTLE)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_level_above_gentle_takes_a_foolish_option(file: Path, level: str, seed: int) -> None:
    check_foolish(file, level, seed)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_hidden_cards_dont_matter(file: Path) -> None:
    """Positions that look the same to a seat have the same dominated options."""
    view, _ = foolish(file)
    policy = player_of("normal", view, 1).policy
    truth = view_of(determinize(view, 99), view.seat)
    assert find_dominated(view, policy, {}, 5) == find_dominated(truth, policy, {}, 5)


def test_only_gentle_may_take_a_dominated_option() -> None:
    allowed = {name for name, level in levels.LEVELS.items() if level.dominated == "allowed"}
    assert allowed == {"gentle"}


@pytest.mark.slow
@pytest.mark.parametrize("seed", seed_cases(1))
@pytest.mark.parametrize("level", ABOVE_GENTLE)
@pytest.mark.parametrize(("slug", "players", "options"), MATCHES)
def test_no_dominated_option_is_taken_in_a_match(
    slug: str, players: int, options: dict[str, Any], level: str, seed: int
) -> None:
    count = Count()
    play(slug, level, players, options, seed, count, plan=PLAN if level in GAMES[slug].ai.plans() else {})
    assert not count.taken, "\n".join(count.taken)


@pytest.mark.parametrize(("slug", "players"), [("runes-and-regulations", 3), ("cthulhu-realms", 2), ("nefarious", 3)])
def test_no_dominated_option_is_taken_at_a_few_positions(slug: str, players: int) -> None:
    count = Count()
    play(slug, "normal", players, {}, run_seed(), count, longest=40)
    assert count.choices and not count.taken, "\n".join(count.taken)
