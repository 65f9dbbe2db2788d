"""Keeps a match on disk: after every answer while it is played, in the history and to be watched when it is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from client.session.played import Played
from engine.ai.seat import HUMAN
from engine.kernel.match import Match
from engine.store.atomic import StoreError, fingerprint
from engine.store.folders import Folders
from engine.store.history import History, MatchResult, SeatResult
from engine.store.replays import Replays
from engine.store.saves import Autosave

_SHARED = (
    "Another Cul-de-Sac plays a match of this game, too. Only the match in which somebody chose last can be continued."
)


@dataclass(slots=True)
class Keeper:
    """Saves one match in progress; without folders nothing is kept. What fails is told in one sentence."""

    folders: Folders | None
    game: str
    _autosave: Autosave | None = None
    _told: bool = False
    _shared_told: bool = False

    @property
    def failing(self) -> bool:
        """Whether the last answer could not be written."""
        return self._told

    def save(self, document: Mapping[str, Any]) -> str:
        """Write the match; when this returns an empty text, no crash of the program loses it.

        It takes about a millisecond, so it is done at once instead of in another thread. The sentence of a
        disk that cannot be written comes once, until writing works again.
        """
        if self.folders is None:
            return ""
        if self._autosave is None:
            self._autosave = Autosave(self.folders.autosaves, self.game)
        try:
            self._autosave.write(document)
        except StoreError as error:
            sentence = "" if self._told else f"{error} The match goes on, but it is not saved."
            self._told = True
            return sentence
        self._told = False
        if self._autosave.shared and not self._shared_told:
            self._shared_told = True
            return _SHARED
        return ""

    def finish(self, match: Match, seconds: float, watched: bool, played: Played | None = None) -> str:
        """Move a finished match from the autosave into the history; returns a sentence if that failed. For the rest
        see `match_result`.
        """
        if self.folders is None:
            return ""
        try:
            with History.open(self.folders.data) as history:
                history.record(match_result(match, seconds, watched, played))
                remarks = " ".join(history.remarks)
            Replays(self.folders.replays).keep(match.to_document())
            if self._autosave is not None:
                self._autosave.clear()
        except StoreError as error:
            return str(error)
        return remarks


def match_result(match: Match, seconds: float, watched: bool, played: Played | None = None) -> MatchResult:
    """A finished match as the history keeps it; it took so many seconds on the table. It is nobody's match if it was
    `watched`, even if only for a while. `played` knows which seats have changed hands.
    """
    counted = (played or Played(match)).results()
    view = match.view()
    scores = match.game.scores(view)
    seats = tuple(
        SeatResult(
            name,
            "human" if kind == HUMAN else "computer",
            scores[seat],
            seat in view.winners,
            counted[seat][0],
            match.game.identity(view, seat),
            counted[seat][1],
        )
        for seat, (name, kind) in enumerate(zip(match.names, match.kinds, strict=True))
    )
    return MatchResult(
        game=match.game.slug,
        finished_on=datetime.now().isoformat(timespec="seconds"),
        seats=seats,
        turns=view.turn,
        seconds=round(seconds, 1),
        seed=match.seed,
        assisted=match.assisted,
        identity=fingerprint(match.to_document()),
        packs=tuple(pack.id for pack in match.game.packs),
        watched=watched,
    )
