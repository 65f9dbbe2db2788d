"""Matches of the street: their setup and their results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from engine.ai.levels import policy_of
from engine.ai.seat_request import HUMAN
from engine.session.saving.street_match import StreetMatch
from engine.session.session import Session
from engine.store.history.results import MatchResult
from engine.store.player.street import BEATEN, FEATS, LOST, OPEN, WON, DayResult, StreetProgress
from engine.street.daily_match import LEVEL, deal_of
from engine.street.feats import Feat, MatchRecord
from engine.street.library import evenings, street_named, street_of
from engine.street.season_file import HeadStart
from engine.street.street_file import Opponent, Street
from engine.words.dates import day_words
from engine.words.say import street as say


@dataclass(frozen=True, slots=True)
class Seating:
    """The setup of a street match.

    The player sits first. `names` are empty for seats that still need a name. `start` changes the position before the
    first question.
    """

    street: Street
    names: Sequence[str]
    kinds: Sequence[str]
    options: dict[str, object]
    seed: int
    occasion: StreetMatch
    start: Sequence[HeadStart] = ()


@dataclass(frozen=True, slots=True)
class Reached:
    """The results of a match: new feats, whether the opponents were beaten, and the daily match's ending."""

    street: Street
    feats: tuple[Feat, ...] = ()
    opponents: Sequence[Opponent] = ()
    won: bool = False
    counts: bool = True
    """Whether feats and progress count: no undo past the rules, and a human played to the end."""
    day: str = ""
    result: DayResult | None = None


def against(street: Street, opponent: Opponent, seed: int) -> Seating:
    """Return the setup of a match against an opponent and the opponent's companions."""
    names = ["", opponent.name, *[""] * len(opponent.company)]
    kinds = [HUMAN, opponent.policy, *opponent.company]
    return Seating(street, names, kinds, dict(opponent.options), seed, StreetMatch(street.slug, opponent=opponent.id))


def of_the_day(street: Street, day: date) -> Seating:
    """Return the setup of a daily match."""
    deal = deal_of(street, day)
    kinds = [HUMAN, *[LEVEL] * (deal.seats - 1)]
    return Seating(
        street, [""] * deal.seats, kinds, dict(deal.options), deal.seed, StreetMatch(street.slug, day=day.isoformat())
    )


def store_result(session: Session, result: MatchResult, progress: StreetProgress, today: date) -> Reached | None:
    """Store and return the results of a match that just ended, or None if it isn't a street match.

    A win counts only against the original opponents.
    """
    match, occasion = session.match, session.occasion
    people = [seat for seat, kind in enumerate(match.kinds) if kind == HUMAN]
    street = street_named(occasion.street) if occasion else street_of(match.game.slug, match.options)
    if street is None or match.game.slug != street.game:
        return None
    alone = len(people) == 1 and not result.watched
    opponents, company = _opponents_of(street, occasion)
    wanted = [*(other.policy for other in opponents), *company] if opponents else [LEVEL]
    others = [policy_of(seat.level, seat.personality) for seat in result.seats if seat.kind != HUMAN]
    as_met = occasion is None or all(policy in wanted for policy in others)
    won = alone and as_met and result.seats[people[0]].winner
    counts = alone and not result.assisted and match.base is None and not result.packs
    day, kept = (occasion.day, _day_result(session, result, won)) if occasion and occasion.day else ("", None)
    if kept is not None:
        progress.note_deal(street.slug, day, kept)
    if won and (counts or (occasion is not None and occasion.season)):
        progress.note(BEATEN, street.slug, [other.id for other in opponents], today.isoformat())
    record = MatchRecord(match, people[0], [seat.level for seat in result.seats]) if counts else None
    done = [feat.id for feat in street.feats if record is not None and feat.is_achieved(record)]
    new = progress.note(FEATS, street.slug, done, today.isoformat())
    return Reached(street, tuple(feat for feat in street.feats if feat.id in new), opponents, won, counts, day, kept)


def _opponents_of(street: Street, occasion: StreetMatch | None) -> tuple[Sequence[Opponent], Sequence[str]]:
    """Return the opponents of a match, and the policies of their companions."""
    evening = evenings().get(occasion.evening) if occasion is not None and occasion.season else None
    if evening is not None:
        return street.find_opponents(evening.rivals), evening.company
    opponent = street.opponent(occasion.opponent) if occasion is not None else None
    return ([opponent], opponent.company) if opponent is not None else ([], ())


def _day_result(session: Session, result: MatchResult, won: bool) -> DayResult:
    """Return the stored result of a daily match, with the margin if points decided it."""
    sign = -1 if session.game.lowest_wins else 1
    person = next((seat for seat in result.seats if seat.kind == HUMAN), result.seats[0])
    lead = sign * person.score - max(sign * seat.score for seat in result.seats if seat is not person)
    return DayResult(WON if won else LOST, max(0, lead if won else -lead), session.keeper.id)


def deals_of(
    progress: StreetProgress, street: str, kept: Callable[[Sequence[int]], Sequence[int]]
) -> dict[str, DayResult]:
    """Return the results of the started daily matches, by day.

    An open match that is no longer stored was abandoned and counts as lost. `kept` takes match ids and returns the
    stored ones.
    """
    deals = progress.deals(street)
    stored = kept([result.match for result in deals.values() if result.ending == OPEN])
    return {
        day: DayResult(LOST) if result.ending == OPEN and result.match not in stored else result
        for day, result in deals.items()
    }


def deal_line(street: Street, day: date, result: DayResult, today: date | None = None) -> str:
    """Return a line to copy: "Cul-de-Sac, Nov 24, Nefarious: won by 3"."""
    return say("deal-line", day=day_words(day, today or day), game=street.title, ending=deal_words(result))


def deal_words(result: DayResult) -> str:
    """Return how a daily match ended: "won by 3"."""
    return say(f"deal-{result.ending}-by", points=result.points) if result.points else say(f"deal-{result.ending}")
