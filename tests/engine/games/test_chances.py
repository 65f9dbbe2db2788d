"""What is estimated of who is likely to win, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai.levels import win_odds
from engine.games import load, slugs
from engine.kernel.files.faults import BadCard
from engine.kernel.flow.determinize import determinize
from engine.kernel.game.evaluator import Feature, read_weights, softmax
from engine.kernel.match.match import Match
from engine.kernel.state.events import ELIMINATED
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.view import view_of
from tests.engine.games.any_match import NAMES, played

SETTINGS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("nefarious", 2, {"twists": 2}),
    ("nefarious", 6, {}),
    ("cthulhu-realms", 2, {}),
    ("cthulhu-realms", 4, {}),
    ("nasty-neighbours", 2, {"rounds": 2}),
    ("nasty-neighbours", 8, {"rounds": 1}),
    ("runes-and-regulations", 2, {}),
    ("runes-and-regulations", 4, {}),
    ("runes-and-regulations", 3, {"expansion": True}),
    ("runes-and-regulations", 8, {"expansion": True}),
)
ESTIMATED = sorted({slug for slug, _, _ in SETTINGS})


def test_every_game_with_an_estimate_is_looked_at() -> None:
    assert {slug for slug in slugs() if win_odds(Match(load(slug), NAMES[:3], {}, 1).view())} == set(ESTIMATED)


@pytest.mark.parametrize(("slug", "seats", "options"), SETTINGS)
def test_the_chances_are_the_same_for_every_world_behind_what_everybody_sees(
    slug: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(slug)
    match = Match(game, NAMES[:seats], options, 11)
    for number, _ in enumerate(played(match, 600, 11)):
        if number % 20:
            continue
        chances = win_odds(match.view())
        assert len(chances) == seats and all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) == pytest.approx(1)
        if not match.over:
            world = determinize(match.view(number % seats), number)
            assert win_odds(view_of(world, SPECTATOR)) == chances


@pytest.mark.parametrize(("slug", "seats", "options"), [*SETTINGS[:5], SETTINGS[6], SETTINGS[8]])
def test_the_winners_of_a_finished_match_share_certainty(slug: str, seats: int, options: dict[str, Any]) -> None:
    game = load(slug)
    match = Match(game, NAMES[:seats], options, 5)
    for _ in played(match, 50_000, 5):
        pass
    winners = match.view().winners
    share = 1 / len(winners) if winners else 1 / seats
    assert win_odds(match.view()) == [share if seat in winners or not winners else 0.0 for seat in range(seats)]


def test_whoever_has_left_the_table_cannot_win() -> None:
    game = load("cthulhu-realms")
    match = Match(game, NAMES[:4], {}, 2)
    gone = set()
    for _ in played(match, 50_000, 2):
        gone |= {event[1] for event in match.history[-1][1] if event[0] == ELIMINATED}
        if not match.over:
            assert all((chance == 0) == (seat in gone) for seat, chance in enumerate(win_odds(match.view())))
    assert gone


@pytest.mark.parametrize(
    ("slug", "counter", "amount"), [("cthulhu-realms", "sanity", -15), ("nasty-neighbours", "score", 30)]
)
def test_what_hurts_makes_winning_less_likely(slug: str, counter: str, amount: int) -> None:
    game = load(slug)
    match = Match(game, NAMES[:3], {}, 4)
    before = win_odds(match.view())
    view = match.view()
    view.counters[game.layout.counter(counter, 1)] += amount
    after = win_odds(view)
    assert after[1] < before[1] and after[0] > before[0] and after[2] > before[2]


def test_points_of_inventions_make_winning_likelier() -> None:
    game = load("nefarious")
    match = Match(game, NAMES[:3], {"twists": 0}, 4)
    view = match.view()
    before = win_odds(view)
    view.zones[game.layout.seat_zone("inventions", 2)] += [0, 1, 2]
    assert win_odds(view)[2] > before[2] + 0.1


def test_the_longer_the_match_the_less_a_lead_tells() -> None:
    game = load("nasty-neighbours")
    leads = []
    for rounds in (1, 10):
        view = Match(game, NAMES[:4], {"rounds": rounds}, 1).view()
        view.counters[game.layout.counter("score", 0)] -= 20
        leads.append(win_odds(view)[0])
    assert leads[0] > leads[1] > 0.25


def test_nobody_left_to_win_has_even_chances() -> None:
    assert softmax([None, None]) == [0.5, 0.5]


def test_weights_are_refused_by_name() -> None:
    points, money = Feature("points"), Feature("money", better=1)
    with pytest.raises(BadCard, match="chances.toml: 'money' is missing"):
        read_weights("points = 1.0", "chances.toml", (points, money))
    with pytest.raises(BadCard, match="'luck' is not known"):
        read_weights("points = 1.0\nluck = 2", "chances.toml", (points,))
    with pytest.raises(BadCard, match="'points' must be a number"):
        read_weights('points = "many"', "chances.toml", (points,))
    with pytest.raises(BadCard, match="'money' must not be negative"):
        read_weights("money = [0.1, -0.2]", "chances.toml", (money,))
