"""What a feat asks for is measured as a player would count it in the record of a match."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

from engine.ai.levels import create
from engine.games import load
from engine.kernel.flow.event_log import EventLog
from engine.kernel.match.match import Match
from engine.kernel.scenarios.reader import ScenarioReader
from engine.street.feats import Feat, MatchRecord, read_feat


@lru_cache(maxsize=8)
def played(slug: str, seats: int = 2, seed: int = 7, kind: str = "normal") -> Match:
    """A match that computers have played."""
    options = {"rounds": 1} if slug == "nasty-neighbours" else {}
    match = Match(load(slug), ["Ada", "Ben", "Cy", "Dot"][:seats], options, seed, [kind] * seats)
    players = [create("gentle", match.game, match.table, seat, seed + seat) for seat in range(seats)]
    while not match.over:
        seat = match.asked_seats[0]
        view = match.view(seat)
        match.answer(seat, view.options[players[seat].choose(view)])
    return match


def feat(slug: str, *conditions: dict[str, Any], **more: Any) -> Feat:
    data = {"id": "it", "title": "It", "about": "Do it.", "when": list(conditions), **more}
    return read_feat(ScenarioReader("feats.toml", data), load(slug))


def holds(slug: str, seat: int = 0, players: int = 2, **condition: Any) -> bool:
    return feat(slug, condition).is_achieved(MatchRecord(played(slug, players), seat))


def exactly(slug: str, number: int, seat: int = 0, players: int = 2, **condition: Any) -> bool:
    """Whether a measure comes to this number and no other."""
    return holds(slug, seat, players, at_least=number, at_most=number, **condition)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_points_and_leads_are_those_of_the_results(seat: int) -> None:
    match = played("nefarious", 3)
    points = match.game.shows.scores(match.view())
    others = max(score for other, score in enumerate(points) if other != seat)
    assert exactly("nefarious", points[seat], seat, 3, score=True)
    assert exactly("nefarious", points[seat] - others, seat, 3, lead=True)
    assert exactly("nefarious", match.view().turn, seat, 3, turns=True)
    assert exactly("nefarious", 3, seat, 3, seats=True)


def test_where_the_lowest_wins_who_has_fewer_points_leads() -> None:
    match = played("nasty-neighbours")
    points = match.game.shows.scores(match.view())
    assert exactly("nasty-neighbours", points[1] - points[0], 0, lead=True)


def test_cards_and_counters_are_looked_at_when_the_feat_says() -> None:
    match = played("nefarious")
    money = [match.view_at(number, 0).counters[0] for number in range(len(match.answers) + 1)]
    assert exactly("nefarious", money[-1], counter="money")
    assert exactly("nefarious", max(money), counter="money", at="highest")
    assert exactly("nefarious", min(money), counter="money", at="lowest")
    assert exactly("nefarious", len(match.view().zone("inventions", 0)), cards="inventions")


def test_events_are_counted_by_card_and_place() -> None:
    match = played("nefarious")
    built = len(match.view().zone("inventions", 0))
    assert exactly("nefarious", built, event="moved", to="inventions")
    dear = [
        card
        for card in match.view().zone("inventions", 0)
        if match.game.shows.face(match.view(), card)["fields"]["cost"] >= 7
    ]
    assert exactly("nefarious", len(dear), cards="inventions", kind="invention", field={"cost": [7, 99]})


def test_what_the_table_has_is_another_place_than_what_a_seat_has() -> None:
    bought = holds("cthulhu-realms", event="moved", **{"from": "table.row"}, at_least=1)
    assert bought
    assert exactly("cthulhu-realms", 0, event="moved", **{"from": "row"})


def test_amounts_are_added_over_the_match_or_in_the_best_turn() -> None:
    lost = [
        event[5]
        for _, batch in played("cthulhu-realms").history
        for event in batch
        if event[0] == 3 and event[1] == 1 and event[3] == 0 and event[5] < 0
    ]
    assert exactly("cthulhu-realms", -sum(lost), event="counted", who="others", sum="down", **{"from": "sanity"})
    most = [
        number
        for number in range(1, 60)
        if holds(
            "cthulhu-realms",
            event="counted",
            who="others",
            sum="down",
            in_turn=True,
            at_least=number,
            **{"from": "sanity"},
        )
    ]
    assert -min(lost) <= max(most) < -sum(lost)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_others_do_to_each_other_does_not_count_as_caused_by_you(seat: int) -> None:
    lost = [
        (event[5], cause.seat)
        for _, batch in played("cthulhu-realms", 3).history
        if isinstance(batch, EventLog)
        for event, cause in batch.pair_with_causes()
        if event[0] == 3 and event[1] not in (seat, -1) and event[3] == 0 and event[5] < 0
    ]
    mine, what = -sum(amount for amount, actor in lost if actor == seat), {"event": "counted", "from": "sanity"}
    assert mine < -sum(amount for amount, _ in lost)
    assert exactly("cthulhu-realms", mine, seat, 3, who="others", by="you", sum="down", **what)
    assert exactly("cthulhu-realms", -sum(amount for amount, _ in lost), seat, 3, who="others", sum="down", **what)


def test_what_somebody_does_is_counted_by_its_verb() -> None:
    match = played("cthulhu-realms")
    verb = match.game.verbs.index("acquire")
    assert exactly(
        "cthulhu-realms", sum(answer.seat == 0 and answer.option[0] == verb for answer in match.answers), do="acquire"
    )


def test_each_of_the_others_has_to_hold_the_bounds() -> None:
    match = played("nefarious", 3)
    points = match.game.shows.scores(match.view())
    assert holds("nefarious", 0, 3, score=True, who="each", at_most=max(points[1:]))
    assert not holds("nefarious", 0, 3, score=True, who="each", at_most=max(points[1:]) - 1)


def test_a_feat_may_ask_for_a_victory_and_for_strong_opponents() -> None:
    match = played("nefarious")
    (winner,) = match.view().winners
    won = feat("nefarious", won=True)
    assert won.is_achieved(MatchRecord(match, winner))
    assert not won.is_achieved(MatchRecord(match, 1 - winner))
    assert feat("nefarious", won=True, against="normal").is_achieved(MatchRecord(match, winner))
    assert not feat("nefarious", won=True, against="hard").is_achieved(MatchRecord(match, winner))
