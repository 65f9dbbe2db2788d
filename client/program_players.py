"""The program's players: their pages, their styles, and whose progress counts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from client.cards import seat_colors
from client.cards.choices import apply_styles
from client.scenes.profile import seat_order
from client.shell.app import App
from client.shell.scene import Scene
from engine.ai.seat_request import HUMAN
from engine.store.player.profiles import Profile, Profiles
from engine.store.player.street import StreetProgress

if TYPE_CHECKING:
    from client.table.scene import TableScene
    from engine.kernel.match.match import Match
    from engine.session.session import Session


class ProgramPlayers:
    """Registers the pages of the players with `app`, and opens `street` for the player whose progress counts."""

    def __init__(self, app: App, street: StreetProgress) -> None:
        self._app, self._street = app, street
        app.on_style = lambda: apply_styles(app.settings)
        app.on_style()
        app.register("first-start", self._first_start)
        app.register("profiles", self._players)
        app.register("player", self._player)

    @property
    def current(self) -> Profile:
        """Return the player of the menus."""
        return Profiles(self._app.settings).current

    def at_table(self, session: Session) -> Profile:
        """Return the player at a table: the first human, who may be another than the current one."""
        profiles = Profiles(self._app.settings)
        people = (name for name, kind in zip(session.names, session.kinds, strict=True) if kind == HUMAN)
        return next(filter(None, map(profiles.of_name, people)), profiles.current)

    @property
    def street(self) -> StreetProgress:
        """Return the current player's progress on the street."""
        self._street.player = self.current.prefix
        return self._street

    def street_of(self, session: Session) -> StreetProgress:
        """Return the progress of the player at a table."""
        self._street.player = self.at_table(session).prefix
        return self._street

    def arrange(self, match: Match | None = None) -> None:
        """Let the players of a match sit in their colors; without a match every seat has its usual one."""
        if match is None:
            seat_colors.arrange(())
        else:
            seat_order.arrange(Profiles(self._app.settings), match.game.slug, match.names, match.kinds)

    def seat(self, table: TableScene, session: Session) -> None:
        """Give a table the portraits of its players and the remarks of the opponents. A season's leads to the map."""
        from client.art.portraits import file_of
        from client.street.remarks import portraits_of, remarks_for

        table.remarks = remarks_for(session, self.street_of(session))
        table.portraits = portraits_of(session, partial(file_of, self._app.settings))
        if session.occasion is not None and session.occasion.season:
            table.home = "season"

    # -- pages ------------------------------------------------------------------------------------------------

    def _first_start(self, page: str = "who") -> Scene:
        from client.scenes.profile.first_start import FirstStartScene

        return FirstStartScene(lambda: self._app.open("title"), page)

    def _players(self, back: Callable[[], None] | None = None) -> Scene:
        from client.scenes.profile.players import PlayersScene

        return PlayersScene(back)

    def _player(self, **arguments: Any) -> Scene:
        from client.scenes.profile.players import PlayerScene

        return PlayerScene(**arguments)
