"""What seasons have come to: endings, rewards and statistics follow from their steps. Rates of seasons on paper."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.store.player.season import ABANDONED, BEGUN, CLOSED, ENDED, OPENED, SeasonRecord, Step
from engine.street.library import evenings, season_rules
from engine.street.season import LOSS, PLACE, WIN, plan
from engine.street.season_past import PastSeason, earned_rewards, past_season, past_seasons, statistics
from tests.engine.street.season_rates import finished_share, season_on_paper

RULES = season_rules()
STREETS = RULES.streets


def record(
    results: Sequence[str],
    difficulty: str = "easygoing",
    streets: Sequence[str] = STREETS,
    favor: str = "",
    last: Step | None = (CLOSED,),
) -> SeasonRecord:
    """A season with these results behind the first doors."""
    found = plan(RULES, evenings().values(), (), streets, difficulty, 1)
    steps: list[Step] = [(OPENED,)]
    for day, result in enumerate(results, 1):
        steps += [(BEGUN, day, 1, day, favor if day == 1 else ""), (ENDED, day, result)]
    steps += [last] if last is not None else []
    return SeasonRecord(
        1,
        difficulty,
        found.streets,
        found.to_data(),
        "2026-11-29T20:00:00",
        "",
        tuple(steps),
        "2026-11-30T20:00:00" if last is not None else "",
    )


def past(*records: SeasonRecord) -> tuple[PastSeason, ...]:
    return past_seasons(records)


def rewards(*records: SeasonRecord) -> set[str]:
    return {reward.id for reward in earned_rewards(RULES, past(*records))}


def test_the_ending_follows_from_the_reputation() -> None:
    found = past_season(record([WIN] * 14))
    assert found is not None and found.is_finished and found.ending == 4 and found.points[-1] == RULES.most
    lost = past_season(record([LOSS] * 9))
    assert lost is not None and not lost.is_finished and lost.ending == 0 and lost.evenings == 3
    dull = past_season(record([PLACE] * 14))
    assert dull is not None and dull.is_finished and dull.points == (6,) * 15 and dull.ending == 2


def test_an_abandoned_season_has_no_ending() -> None:
    found = past_season(record([WIN, WIN], last=(ABANDONED,)))
    assert found is not None and found.ending == -1 and not found.is_finished and found.wins == 2


def test_wins_are_counted_by_street() -> None:
    found = past_season(record([WIN] * 14, streets=STREETS[:1]))
    assert found is not None and found.wins_by_street == {STREETS[0]: 14}


def test_a_season_earns_rewards_by_how_it_ended() -> None:
    assert rewards() == set()
    assert rewards(record([WIN], last=None)) == {"plate-number-11"}
    best = rewards(record([WIN] * 14))
    assert {"cloth-picnic", "plate-neighbor", "back-bunting", "plate-host", "back-lanterns", "back-no-favors"} <= best
    assert not best & {"cloth-lawn", "back-paper-plate", "plate-moving-van"}
    assert "cloth-lawn" in rewards(record([WIN] * 14, "best-kept"))
    assert "back-lanterns" not in rewards(record([WIN] * 14, streets=STREETS[:4]))
    assert "back-no-favors" not in rewards(record([WIN] * 14, favor="undo nefarious pip-fuse"))
    assert rewards(record([LOSS] * 3)) == {"plate-number-11", "back-paper-plate"}
    assert "plate-host" not in rewards(record([PLACE] * 14))


def test_some_rewards_need_several_seasons() -> None:
    short = record([LOSS] * 3)
    assert "plate-moving-van" not in rewards(short, short, record([LOSS], last=None))
    assert "plate-moving-van" in rewards(short, short, short)
    street = "nefarious"
    four = record([WIN] * 4, streets=[street], last=(ABANDONED,))
    assert "cloth-blueprint" not in rewards(four)
    assert "cloth-blueprint" in rewards(four, record([WIN], streets=[street], last=None))


def test_conditions_of_one_season_hold_in_the_same_season() -> None:
    finished = record([PLACE] * 14, streets=STREETS[:4], favor="look nefarious pip-fuse")
    assert not rewards(finished, record([LOSS] * 3)) & {"back-lanterns", "back-no-favors"}


def test_statistics_count_seasons_endings_and_wins() -> None:
    found = statistics(
        past(
            record([WIN] * 14, streets=STREETS[:1]),
            record([PLACE] * 14),
            record([LOSS] * 3),
            record([WIN], "best-kept", STREETS[:1], last=None),
        )
    )
    assert (found.started, found.finished) == (4, 2)
    assert found.best == {"easygoing": 4} and found.wins == {STREETS[0]: 15}


# --- rates -----------------------------------------------------------------------------------------------------


def test_normal_finishes_a_season_of_middle_difficulty_in_a_fifth_to_nearly_half_of_the_cases() -> None:
    share = {difficulty.id: finished_share(difficulty.id, 200) for difficulty in RULES.difficulties}
    assert 0.20 <= share["neighborly"] <= 0.45
    assert share["best-kept"] < share["neighborly"] < share["easygoing"]


@pytest.mark.slow
@pytest.mark.parametrize("street", STREETS)
def test_a_season_on_one_street_can_be_finished_too(street: str) -> None:
    assert 0.15 <= finished_share("neighborly", 500, [street]) <= 0.55


def test_a_season_on_paper_goes_on_until_its_end() -> None:
    state = season_on_paper(RULES, evenings(), (), STREETS, "easygoing", 5, better=1.0)
    assert state.points == RULES.most and len(state.past) == RULES.days + 2
