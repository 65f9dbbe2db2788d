"""The season's files: all evenings can be played, and a mistake names file, entry, field and what was expected."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.games import load
from engine.kernel.files.limits import parse_toml
from engine.kernel.match import invariants
from engine.kernel.match.match import Match
from engine.kernel.scenarios.reader import BadScenario
from engine.street import head_start
from engine.street.library import evenings, season_rules, story, streets
from engine.street.season_file import PARTY_TIER, TABLE, Evening, HeadStart, read_evenings, read_season
from engine.street.season_story import fill_text, read_story
from engine.words import messages

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "street" / "season"
EVENINGS = evenings()
RULES = season_rules()


def tables_of(name: str) -> dict[str, Any]:
    return parse_toml((FOLDER / name).read_text(encoding="utf-8"))


def match_of(evening: Evening, seed: int = 1000) -> Match:
    """A match of an evening, before its head starts."""
    names = [f"P{seat}" for seat in range(evening.seats)]
    return Match(load(streets()[evening.street].game), names, evening.rules, seed)


# --- evenings --------------------------------------------------------------------------------------------------


def test_there_are_enough_evenings_of_every_tier_on_every_street() -> None:
    assert len(EVENINGS) >= 60
    for street in RULES.streets:
        of_street = Counter(evening.tier for evening in EVENINGS.values() if evening.street == street)
        assert of_street[1] >= 3 and of_street[2] >= 4 and of_street[3] >= 4 and of_street[PARTY_TIER] >= 2


def test_every_opponent_of_every_street_comes_to_a_season() -> None:
    met = {(evening.street, rival) for evening in EVENINGS.values() for rival in evening.rivals}
    assert met == {(slug, opponent.id) for slug, street in streets().items() for opponent in street.opponents}


@pytest.mark.parametrize("evening", EVENINGS.values(), ids=lambda evening: evening.id)
def test_an_evening_can_be_played_with_its_head_starts(evening: Evening) -> None:
    match = match_of(evening)
    head_start.apply(match, evening.start)
    assert match.asked_seats and not invariants.check(match.state)
    for entry in evening.start:
        for seat in head_start.seats_of(entry.who, evening.seats):
            assert match.state.counters[match.table.layout.counter(entry.counter, seat)] == entry.to


@pytest.mark.parametrize("evening", EVENINGS.values(), ids=lambda evening: evening.id)
def test_every_house_rule_of_an_evening_matters_with_its_seats(evening: Evening) -> None:
    game = load(streets()[evening.street].game)
    checked, specs = game.checked_options(evening.rules), {spec.key: spec for spec in game.options.specs}
    for key in evening.options:
        spec = specs[key]
        assert spec.players is None or spec.players[0] <= evening.seats <= spec.players[1], key
        assert spec.needs is None or checked[spec.needs[0]] in spec.needs[1], key
        if spec.kind == "choice" and spec.group == "seats":
            assert evening.options[key] <= evening.seats, key


def test_a_lend_can_be_used_nearly_everywhere() -> None:
    """Where it can't, a look is given instead."""
    lends = [
        (evening, RULES.favors.lend[evening.street])
        for evening in EVENINGS.values()
        if evening.street in RULES.favors.lend
    ]
    assert sum(head_start.fits(match_of(evening), lend, evening.start) for evening, lend in lends) >= len(lends) - 3


def test_every_street_of_a_season_lets_the_player_look_at_cards() -> None:
    for street in RULES.streets:
        look = RULES.favors.look[street]
        evening = next(evening for evening in EVENINGS.values() if evening.street == street)
        match = match_of(evening)
        layout = match.table.layout
        zone = layout.table_zone(look.zone) if look.who == TABLE else layout.seat_zone(look.zone, 1)
        assert len(match.state.zones[zone]) >= look.cards


def test_german_has_words_for_everything_and_changes_nothing_else() -> None:
    english, texts = dict(evenings()), story()
    messages.speak("de")
    try:
        for name, evening in evenings().items():
            known = english[name]
            assert evening.title != known.title and evening.framing != known.framing
            assert replace(evening, title=known.title, framing=known.framing) == known
        assert all(story().ending(points).title != texts.ending(points).title for points in range(RULES.most + 1))
        assert [plan.id for plan in season_rules().difficulties] == [plan.id for plan in RULES.difficulties]
    finally:
        messages.speak("en")


# --- head starts -----------------------------------------------------------------------------------------------


def test_a_head_start_is_there_before_the_first_question_and_kept_with_the_match() -> None:
    match = match_of(EVENINGS["keyhole"])
    before = list(match.state.counters)
    head_start.apply(match, [HeadStart("you", counter="money", amount=3)])
    money = match.table.layout.counter_by_seat("money")
    assert [match.state.counters[money[seat]] - before[money[seat]] for seat in (0, 1)] == [3, 0]
    again = Match.from_document(match.game, match.to_document())
    assert again.state.to_data() == match.state.to_data()


def test_a_head_start_in_cards_comes_from_the_top_of_the_deck() -> None:
    match = match_of(EVENINGS["sir-fluff"])
    layout, before = match.table.layout, match.state
    top = before.zones[layout.table_zone("main_deck")][-1]
    head_start.apply(match, [HeadStart("you", to="hand", source="main_deck", cards=1)])
    hand = match.state.zones[layout.seat_zone("hand", 0)]
    assert top in hand and len(hand) == len(before.zones[layout.seat_zone("hand", 0)]) + 1


def test_a_head_start_without_effect_does_not_fit() -> None:
    """Kickbacks rounds money down: $3 more are gone before the first choice."""
    lend = RULES.favors.lend["nefarious"]
    assert not head_start.fits(match_of(EVENINGS["the-audit"]), lend)
    assert head_start.fits(match_of(EVENINGS["keyhole"]), lend)


def test_without_a_head_start_the_position_stays_the_usual_one() -> None:
    match = match_of(EVENINGS["keyhole"])
    head_start.apply(match, ())
    assert match.base is None and head_start.fits(match, ())


# --- mistakes --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"street": "moon"}, "evening science-fair: street: expected one of cthulhu-realms"),
        ({"rivals": ["nobody"]}, "evening science-fair: rivals: expected opponents of the street: pip-fuse"),
        ({"rivals": []}, "evening science-fair: rivals: expected at least one opponent"),
        ({"company": ["wild"]}, "evening science-fair: company: expected unknown level 'wild'"),
        ({"company": ["gentle"] * 6}, "evening science-fair: rivals: expected 2 to 6 players in all, found 8"),
        ({"options": {"twists": 9}}, "evening science-fair: options: expected"),
        ({"tier": 5}, "evening science-fair: tier: expected a whole number from 1 to 4, found 5"),
        ({"weight": 0}, "evening science-fair: weight: expected a whole number from 1 to 9, found 0"),
        ({"framing": "so " * 31}, "evening science-fair: framing: expected at most 30 words"),
        ({"framng": "Hi."}, "evening science-fair: framng: expected one of"),
        ({"start": [{"who": "you", "counter": "gold", "to": 3}]}, "evening science-fair: start: expected a counter of"),
        ({"start": [{"who": "you", "from": "attic", "to": "hand", "cards": 1}]}, "start: expected a zone of the game"),
        ({"start": [{"who": "you", "counter": "money"}]}, "start 1: who: expected also a counter with to or amount"),
        (
            {"start": [{"who": "all", "counter": "money", "to": 1}]},
            "start 1: who: expected one of you, rivals, everyone",
        ),
        ({"measured": {"matches": 3, "wins": 2}}, "evening science-fair: measured: wins: expected a share from 0 to 1"),
        ({"measured": {"matches": 3}}, "evening science-fair: measured: wins: expected"),
    ],
)
def test_a_mistake_in_an_evening_names_evening_and_field(change: dict[str, Any], message: str) -> None:
    data = tables_of("evenings.toml")
    data["evening"] = [data["evening"][0] | change]
    with pytest.raises(BadScenario) as found:
        read_evenings(data, "evenings.toml", streets())
    words = " ".join(str(found.value).split())
    assert words.startswith("evenings.toml: ") and message in words


def test_two_evenings_need_two_ids() -> None:
    data = tables_of("evenings.toml")
    data["evening"] = data["evening"][:1] * 2
    with pytest.raises(BadScenario, match="each with an id of its own"):
        read_evenings(data, "evenings.toml", streets())


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("streets",), ["moon"], "streets: expected some of"),
        (("difficulty", 0, "doors"), [["1"]], "difficulty easygoing: doors: expected 12 evenings"),
        (("difficulty", 0, "doors", 3), ["P"], "difficulty 1: doors: expected for each evening one or two doors"),
        (("difficulty", 0, "tax"), [1, 2], "difficulty 1: tax: expected"),
        (("stakes", 0, "weight"), [1, 7], "stakes: expected exactly one entry for weight 7"),
        (("puzzle", "by_half"), [[1, 2]], "puzzle: by_half: expected the difficulties of puzzles for each half"),
        (("favors", "by_temper", "gambler"), "money", "favors: by_temper.gambler: expected one of lend, look, undo"),
        (("favors", "by_temper", "shy"), "look", "favors: by_temper: expected tempers: "),
        (("favors", "lend", "nefarious", 0, "counter"), "gold", "favors.lend.nefarious: start: expected a counter"),
        (("favors", "look", "nefarious", "zone"), "attic", "favors.look.nefarious: zone: expected a zone of the game"),
        (("reward", 0, "kind"), "hat", "reward 1: kind: expected one of back, cloth, nameplate"),
        (("reward", 0, "id"), "cloth-picnic", "reward: expected entries, each with an id of its own"),
        (("reward", 5, "when", "difficulty"), "hard", "reward cloth-lawn: when.difficulty: expected one of easygoing"),
        (("reward", 9, "when", "wins_in", "street"), "moon", "reward cloth-blueprint: when.wins_in.street: expected"),
    ],
)
def test_a_mistake_in_the_rules_names_its_place(path: tuple[str | int, ...], value: object, message: str) -> None:
    data: Any = tables_of("season.toml")
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(BadScenario) as found:
        read_season(data, "season.toml", streets())
    assert message in " ".join(str(found.value).split())


# --- story -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("evening",), [{"day": "Monday", "one": "One.", "two": "Two."}], "evening: expected 12 entries"),
        (("evening", 0, "one"), "{rival} knocks.", "evening 1: one: expected no other placeholders than these: none"),
        (("party", "before"), "{street}", "party.before: expected no other placeholders than these: {other}, {rival}"),
        (("abandoned", "lines"), [], "abandoned: lines: expected at least one line"),
        (("line", "ended"), "{", "line.ended: expected no other placeholders"),
        (("ending", 4, "at_least"), 1, "ending: expected entries with different at_least, one of them 0"),
        (("reputation",), {"many": "Hi."}, "reputation: expected texts by the least reputation"),
    ],
)
def test_a_mistake_in_the_story_names_its_place(path: tuple[str | int, ...], value: object, message: str) -> None:
    data: Any = tables_of("story.toml")
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(BadScenario) as found:
        read_story(data, "story.toml", RULES.days)
    assert message in " ".join(str(found.value).split())


def test_the_story_has_words_for_every_reputation_and_every_kind_of_favor() -> None:
    texts = story()
    endings = [texts.rank(texts.ending(points)) for points in range(RULES.most + 1)]
    assert endings == sorted(endings) and set(endings) == set(range(len(texts.endings)))
    assert all(texts.reputation_words(points) for points in range(RULES.most + 1))
    assert all(texts.favor.of(kind) for kind in {*RULES.favors.by_temper.values(), "lend", "look", "undo"})
    assert len({texts.party.text_after(wins) for wins in (0, 1, 2)}) == 3


def test_the_line_to_copy_names_seed_difficulty_and_end() -> None:
    line = fill_text(
        story().line.finished, seed=7, difficulty="Neighborly", ending="A Neighbor", points=5, wins=6, evenings=14
    )
    assert all(part in line for part in ("7", "Neighborly", "A Neighbor", "5", "6", "14"))
