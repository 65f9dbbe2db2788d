"""Evenings and doors of a season in words, for the map and its panel."""

from __future__ import annotations

from collections.abc import Sequence

from client.scenes.season.door import DoorSign, Rival
from client.scenes.season.lamps import DOORS, LATER, OPEN, PUZZLE, TONIGHT, EveningSign
from client.scenes.street.scene import rules_words
from client.street.season import SeasonUnderWay
from engine.games import load
from engine.session.computers.opponents import policy_words
from engine.street.library import portrait, street
from engine.street.season import TABLE, Outcome, Stakes
from engine.street.season_file import EVERYONE, YOU, Evening
from engine.words.dates import season_day
from engine.words.messages import retranslate
from engine.words.say import season as say

_SHORT, _MEDIUM = 4.0, 9.0
"""Minutes of the player's own choices in short and medium evenings."""


def evening_sign(season: SeasonUnderWay, day: int) -> EveningSign:
    """Return how an evening before the party shows on the map."""
    name = season_day(day)
    outcome = season.outcome(day)
    state = outcome.result if outcome is not None else _coming_sign(season, day)
    return EveningSign(day, name[:1], state, f"{name}, {evening_words(season, day)}")


def _coming_sign(season: SeasonUnderWay, day: int) -> str:
    """Return the sign of an evening that isn't over."""
    doors = season.plan.doors(day)
    if day == season.state.day and not season.state.is_over:
        return OPEN if season.state.stage == TABLE else TONIGHT
    if any(door.is_puzzle for door in doors):
        return PUZZLE
    return DOORS if len(doors) > 1 else LATER


def evening_words(season: SeasonUnderWay, day: int) -> str:
    """Return what is known of an evening: its result, or that it is tonight, or its doors."""
    outcome = season.outcome(day)
    if outcome is not None:
        return say("evening-over", title=season.title(day, outcome.door), result=outcome_words(outcome))
    if day == season.state.day and not season.state.is_over:
        return say("in-progress" if season.state.stage == TABLE else "tonight")
    return ahead_words(season, day)


def ahead_words(season: SeasonUnderWay, day: int) -> str:
    """Return the doors of a coming evening: "easy or hard", without names."""
    doors = season.plan.doors(day)
    tiers = [say("tier-puzzle") if door.is_puzzle else say(f"tier-{door.tier}") for door in doors]
    if len(tiers) == 1:
        return tiers[0]
    if tiers[0] == tiers[1]:
        return say("two-alike", tier=doors[0].tier)
    return say("two-tiers", first=tiers[0], second=tiers[1])


def outcome_words(outcome: Outcome) -> str:
    """Return a result with the change of the reputation: "won, reputation up 1"."""
    change = outcome.after - outcome.before
    moved = "up" if change > 0 else "down" if change < 0 else "same"
    return say("outcome", result=say(f"result-{outcome.result}"), moved=say(f"moved-{moved}", count=abs(change)))


def stakes_words(stakes: Stakes, seats: int, puzzle: bool) -> str:
    """Return the stakes of a door: "Win +2, 2nd 0, lose -1"."""
    win, place, lose = signed_number(stakes.win), signed_number(stakes.place), signed_number(stakes.lose)
    if puzzle:
        return say("stakes-puzzle", win=win, lose=lose)
    return say("stakes-placed" if seats > 2 else "stakes", win=win, place=place, lose=lose)


def signed_number(number: int) -> str:
    """Return a number with its sign: "+2", "-1", "0"."""
    return f"{number:+d}" if number else "0"


def door_sign(season: SeasonUnderWay, day: int, number: int) -> DoorSign:
    """Return the facts about a door."""
    door = season.plan.door(day, number)
    assert door is not None
    stakes = season.stakes(day, number)
    if door.is_puzzle:
        puzzle = season.puzzles.get(door.id)
        facts = [
            say("puzzle-facts", game=street(door.street).title, difficulty=puzzle.difficulty if puzzle else 1),
            say("puzzle-tries", tries=season.rules.puzzle.tries),
        ]
        return DoorSign(
            season.title(day, number), puzzle.goal if puzzle else "", (), facts, stakes_words(stakes, 2, True)
        )
    evening = season.evenings[door.id]
    found = street(evening.street)
    rivals = [
        Rival(portrait(evening.street, rival.id), rival.name, policy_words(rival.policy))
        for rival in found.find_opponents(evening.rivals)
    ]
    facts = [
        say("in-game", game=found.title),
        *_company(evening),
        *_conditions(evening, [say("you"), *(rival.name for rival in rivals)]),
    ]
    if season.plan.is_return_match(day, number):
        facts.append(say("return-match"))
    return DoorSign(evening.title, evening.framing, rivals, facts, stakes_words(stakes, evening.seats, False))


def _company(evening: Evening) -> Sequence[str]:
    levels = ", ".join(map(policy_words, evening.company))
    return [say("company", count=len(evening.company), levels=levels)] if levels else []


def _conditions(evening: Evening, names: Sequence[str]) -> Sequence[str]:
    """Return house rules, head starts and the length of an evening."""
    game = load(street(evening.street).game)
    rules = rules_words(game, evening.options, [*names, *[say("another-player")] * len(evening.company)])
    found = [say("played-with", rules=rules)] if rules else []
    for start in evening.start:
        if start.counter and start.to is not None:
            counter = retranslate(game.score_name) or start.counter
            who = "you" if start.who == YOU else "everyone" if start.who == EVERYONE else "rivals"
            found.append(say(f"start-{who}", amount=start.to, counter=counter))
    minutes = evening.measured.minutes if evening.measured is not None else _MEDIUM
    length = "short" if minutes < _SHORT else "medium" if minutes < _MEDIUM else "long"
    return [*found, say(f"length-{length}")]
