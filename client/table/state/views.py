"""Which view a table is at, and who looks at it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.seat_request import HUMAN
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.view import View
from engine.session.protocol import TableSession
from engine.session.words import kind_in_words


class Views:
    """The newest view of one table. The director's `shown` views follow it as events are shown."""

    newest: View
    """The view for answering. For drawing and texts use the director's `shown.counting_view`."""

    def __init__(self, session: TableSession) -> None:
        self._session = session
        self.public = session.on_public_table = session.openly
        """Whether the table shows public information only, so that nothing needs to be hidden."""
        self.kinds: Sequence[str] = ()
        """Who played the seats of a recording."""

    def viewer(self, view: View) -> int:
        """Return the seat at the bottom of the screen. For spectators this is the first human seat."""
        if view.seat != SPECTATOR and not self.public:
            return view.seat
        return next((seat for seat, kind in enumerate(self._session.kinds) if kind == HUMAN), 0)

    def knows(self, card: int) -> bool:
        """Return whether the viewer may see a card that the log names."""
        return 0 <= card < len(self.newest.table.faces)

    def kind_in_words(self, seat: int) -> str:
        """Return who plays a seat in words, e.g. "person" or "computer, normal"."""
        return kind_in_words((self.kinds or self._session.kinds)[seat])
