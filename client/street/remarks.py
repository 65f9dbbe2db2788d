"""Remarks of the opponents in a street match, based on what the table has shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from engine.ai.seat_request import HUMAN
from engine.kernel.game.milestones import Milestone
from engine.kernel.game.plays import plays
from engine.kernel.scenarios.reader import BadScenario
from engine.kernel.state.layout import SPECTATOR
from engine.session.session import Session
from engine.store.files.overlay import scenario_of
from engine.store.history.results import MatchResult
from engine.store.player.street import LastResult, StreetProgress
from engine.street.library import portrait, street_named
from engine.street.remark_file import Remark, read_remarks
from engine.street.remarks import RemarkChooser, Saying
from engine.street.street_file import Opponent
from engine.words import assets
from engine.words.messages import words_cache


@words_cache(8)
def remarks_of(street: str) -> dict[str, tuple[Remark, ...]]:
    """Return the remarks of a street's opponents by id; empty without a file. Raises BadScenario."""
    name = f"remarks/{street}.toml"
    return read_remarks(scenario_of(name), f"assets/{name}") if assets.exists(name) else {}


def last_words(street: str, opponent: Opponent, won: bool) -> str:
    """Return what an opponent says at the end; `won` tells whether the player has won."""
    ended = "lost" if won else "won"
    with suppress(BadScenario):
        for remark in remarks_of(street).get(opponent.id, ()):
            if remark.trigger == "end" and remark.value == ended:
                return remark.say
    return opponent.loses if won else opponent.wins


class TableRemarks:
    """The remarks of one match. It reads plays as a spectator knows them, for any viewer."""

    def __init__(
        self,
        session: Session,
        lines: Mapping[int, Sequence[Remark]],
        met: Mapping[int, LastResult],
        progress: StreetProgress,
    ) -> None:
        """`lines` are the opponents' remarks by seat, and `met` is how each met the player before."""
        self._session = session
        self._met = met
        self._begins = session.is_untouched
        self._shown = len(session.match.history)
        self._turns = len(session.points_by_turn)
        self._chooser = RemarkChooser(session.match.table, lines, session.kinds.index(HUMAN), session.names,
                                      session.match.seed, progress.list_remarks(), progress.note_said)  # fmt: skip

    def on_shown(self, now: float) -> Saying | None:
        """Return a remark on all that the table has shown since the last call; `now` is in seconds."""
        session, history = self._session, self._session.match.history
        if self._begins:
            self._begins = False
            return self._chooser.on_begin(self._met, now)
        if self._shown == len(history):
            return None
        before, self._shown = min(self._shown, len(history)), len(history)
        found = self._chooser.on_plays(plays(session.match.table, history[before:], SPECTATOR), now)
        points = session.points_by_turn
        if found is None and len(points) > self._turns:
            found = self._chooser.on_turn(points[-1], now)
        self._turns = len(points)
        return found

    def on_milestone(self, milestone: Milestone, now: float) -> Saying | None:
        """Return a remark on a turning point that has been announced."""
        return self._chooser.on_milestone(milestone, now)

    def on_wait(self, seconds: float, now: float) -> Saying | None:
        """Return a remark on a long thought about one question."""
        return self._chooser.on_wait(seconds, now)


def seated_opponents(session: Session) -> tuple[str, Mapping[int, Opponent]]:
    """Return the street of a match and its opponents by seat; no opponents unless exactly one person plays."""
    occasion = session.occasion
    street = street_named(occasion.street) if occasion is not None and occasion.opponent else None
    if street is None or session.kinds.count(HUMAN) != 1:
        return "", {}
    known = {opponent.name: opponent for opponent in street.opponents}
    return street.slug, {
        seat: known[name]
        for seat, (name, kind) in enumerate(zip(session.names, session.kinds, strict=True))
        if kind != HUMAN and name in known
    }


def portraits_of(session: Session, of_person: Callable[[str], str] = lambda _: "") -> dict[int, str]:
    """Return the portraits at a table by seat: those of the street's opponents, and those of the people by name."""
    people = {
        seat: of_person(name)
        for seat, (name, kind) in enumerate(zip(session.names, session.kinds, strict=True))
        if kind == HUMAN
    }
    street, opponents = seated_opponents(session)
    theirs = {seat: portrait(street, opponent.id) for seat, opponent in opponents.items()}
    return {seat: art for seat, art in {**people, **theirs}.items() if art and assets.exists(art)}


def remarks_for(session: Session, progress: StreetProgress) -> TableRemarks | None:
    """Return what the opponents of a match say; None where no opponent of the street has a line."""
    street, opponents = seated_opponents(session)
    with suppress(BadScenario):
        said = {seat: remarks_of(street).get(opponent.id, ()) for seat, opponent in opponents.items()}
        if any(said.values()):
            return TableRemarks(
                session,
                said,
                {seat: progress.last_result(street, opponent.id) for seat, opponent in opponents.items()},
                progress,
            )
    return None


def note_met(session: Session, result: MatchResult, progress: StreetProgress) -> None:
    """Store how a match against opponents ended, and the last card that the player hit each of them with."""
    street, opponents = seated_opponents(session)
    if not opponents:
        return
    person, match = session.kinds.index(HUMAN), session.match
    table = match.table
    struck = [
        play
        for play in plays(table, match.history, SPECTATOR)
        if play.cause.seat == person and table.is_card(play.cause.card)
    ]
    for seat, opponent in opponents.items():
        cards = [play.cause.card for play in struck if play.hits(seat)]
        card = match.game.words.card_name(table, cards[-1]) if cards else ""
        ended = "won" if result.seats[seat].winner else "lost"
        lost = 0 if result.seats[person].winner else progress.last_result(street, opponent.id).lost + 1
        progress.note_met(street, opponent.id, LastResult(ended, card, lost))
