from __future__ import annotations

import pytest

from client.motion.beats import COUNTS, Beat
from client.motion.card_moves.coins import MOST_COINS, CoinPayment, Landing, exact_change, step_ms
from client.motion.visuals.visual import Coin, Spark, Visual, arc, point_along
from engine.kernel.state.events import COUNTED
from tests.client.motion.playing import Playing


@pytest.mark.parametrize(("amount", "chits"), [(7, [5, 1, 1]), (26, [10, 10, 5, 1]), (4, [1, 1, 1, 1]), (0, [])])
def test_payments_are_made_in_the_fewest_chits(amount: int, chits: list[int]) -> None:
    assert exact_change(amount, (1, 5, 10)) == chits


def test_coins_of_one_payment_follow_each_other_by_at_least_50_milliseconds() -> None:
    assert step_ms(2) == 140
    assert step_ms(30) == 50


def fly(playing: Playing, *changes: tuple[int, int, int]) -> tuple[list[Landing], list[Visual]]:
    """Changes of money: seat, amount, neighbor who pays (or -1). When each part counts, and the visuals."""
    events = [(COUNTED, seat, -1, 0, other, amount, 0) for seat, amount, other in changes]
    payment = CoinPayment(playing.director)
    payment.fly(Beat(COUNTS, events, playing.match.view(0)), 1000)
    return payment.landings, playing.director.effects


def test_a_gain_counts_when_each_coin_lands() -> None:
    landings, effects = fly(Playing(), (0, 7, -1))
    coins = [effect for effect in effects if isinstance(effect, Coin)]
    assert [landing.amount for landing in landings] == [5, 1, 1]
    assert [landing.at for landing in landings] == [coin.end for coin in coins]
    assert coins[0].duration == 320


def test_a_payment_counts_when_each_coin_leaves() -> None:
    landings, effects = fly(Playing(), (2, -6, -1))
    coins = [effect for effect in effects if isinstance(effect, Coin)]
    assert [(landing.at, landing.amount) for landing in landings] == [(coins[0].begin, -5), (coins[1].begin, -1)]


def test_no_more_than_16_coins_fly_at_once() -> None:
    landings, effects = fly(Playing(6), *((seat, 4, -1) for seat in range(6)))
    coins = [effect for effect in effects if isinstance(effect, Coin)]
    assert len(coins) <= MOST_COINS
    assert all(coin.words == "$4" for coin in coins)
    assert sum(landing.amount for landing in landings) == 24


def test_income_from_a_neighbor_runs_along_the_wire_before_the_coin_falls() -> None:
    _, effects = fly(Playing(), (0, 1, 1))
    spark = next(effect for effect in effects if isinstance(effect, Spark))
    coin = next(effect for effect in effects if isinstance(effect, Coin))
    assert coin.begin == spark.end == 1260
    assert coin.start == spark.line[-1]


def test_an_arc_begins_and_ends_where_it_should_and_rises_between() -> None:
    assert arc((0, 100), (200, 100), 70, 0) == (0, 100)
    assert arc((0, 100), (200, 100), 70, 1) == (200, 100)
    assert arc((0, 100), (200, 100), 70, 0.5) == (100, 65)


def test_a_point_along_a_line_is_at_its_share_of_the_length() -> None:
    assert point_along([(0, 0), (30, 0), (30, 10)], 0.5) == (20, 0)
    assert point_along([(0, 0), (30, 0), (30, 10)], 1) == (30, 10)
