"""The evaluator: chances that follow from weighed features, and what they are made of."""

from __future__ import annotations

import pytest

from engine.games import load
from engine.kernel.game.evaluator import Evaluator, Feature, Row, read_weights
from engine.kernel.match.match import Match
from engine.kernel.state.state import OVER, WINNERS, Board

FEATURES = (Feature("money", "dollar", 1), Feature("debts", "dollar", -1), Feature("cards.*", "card"))


class Till(Evaluator):
    """Money and debts of three seats; the last seat can't win. Halfway through the match."""

    rows: tuple[Row | None, ...] = (((0, 2.0),), ((0, 1.0), (1, 3.0)), None)

    def read(self, state: Board) -> list[Row | None]:
        return list(self.rows)

    def phase(self, state: Board, rows: object) -> float:
        return 0.5


def till() -> Till:
    return Till(FEATURES[:2], read_weights("money = [0.0, 2.0]\ndebts = -0.5", "till.toml", FEATURES))


def test_chances_follow_from_features_and_the_phase() -> None:
    state = Match(load("nefarious"), ["Ada", "Ben", "Cem"], {}, 1).view()
    assert till().scores(state) == [2.0, -0.5, None]
    odds = till().win_odds(state)
    assert odds[0] == pytest.approx(0.924, abs=0.001) and odds[2] == 0.0 and sum(odds) == pytest.approx(1.0)


def test_terms_tell_what_a_chance_is_made_of() -> None:
    state = Match(load("nefarious"), ["Ada", "Ben", "Cem"], {}, 1).view()
    money, debts = till().terms(state, 1)
    assert (money.feature.name, money.amount, debts.feature.unit, debts.amount) == ("money", 1.0, "dollar", 3.0)
    assert money.points > 0 > debts.points
    assert till().terms(state, 2) == []


def test_the_winners_of_a_finished_match_share_it() -> None:
    state = Match(load("nefarious"), ["Ada", "Ben", "Cem"], {}, 1).view()
    state.values[OVER], state.values[WINNERS] = 1, 0b101
    assert till().win_odds(state) == [0.5, 0.0, 0.5]


def test_weights_of_tables_and_lists_have_full_names() -> None:
    features = (Feature("steps.0"), Feature("steps.1"), Feature("cards.*"))
    found = read_weights("steps = [1, [2.0, 3.5]]\n[cards]\ncat = 0.5", "till.toml", features)
    assert found == {"steps.0": (1.0, 0.0), "steps.1": (2.0, 1.5), "cards.cat": (0.5, 0.0)}
