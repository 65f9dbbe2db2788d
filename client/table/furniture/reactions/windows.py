"""Reaction windows: a menu for when to be asked, and announcing a card for the next window.

With several people at one computer all of this is public. The players who announce are asked by name, and no answer
depends on hidden cards.
"""

from __future__ import annotations

from functools import partial

from client.table.context import TableContext
from client.table.furniture.reactions.look import ReactionLook
from client.widgets import Dialog, DialogButton, Toast
from engine.ai.seat_request import HUMAN
from engine.kernel.state.layout import SPECTATOR
from engine.session.reactions.window_memory import ANY, WINDOW_MODES
from engine.words.say import table as say


class WindowMenu:
    """Shows and handles one table's settings for reaction windows."""

    def __init__(self, table: TableContext, look: ReactionLook) -> None:
        self.table = table
        self.do = table.do
        self.look = look

    # -- when to ask ----------------------------------------------------------------------------------------

    def show_by_key(self) -> bool:
        """Show the viewer's menu. Return False without a human viewer."""
        viewer = self.table.session.viewer
        return viewer != SPECTATOR and self.table.session.kinds[viewer] == HUMAN and self.show(viewer)

    def show(self, seat: int, card: int = ANY) -> bool:
        """Show the menu of a seat. Each answer switches a moment to its next setting."""
        table = self.table
        session, name = table.session, table.session.names[seat]
        answers = [DialogButton(say("done"), None, "primary", icon="check", harmless=True)]
        for moment, words in self.look.windows.items():
            mode = session.windows.mode(seat, moment)
            following = WINDOW_MODES[(WINDOW_MODES.index(mode) + 1) % len(WINDOW_MODES)]
            wish = say("window-mode", moment=words, mode=say(f"window-{mode}"))
            answers.append(DialogButton(wish, partial(self._change, seat, moment, following, card), icon="swap"))
        if card != ANY:
            answers.append(DialogButton(say("look-card-closer"), partial(self.do.enlarge, card), icon="eye"))
        sentence = say("window-sentence")
        sentence = sentence if session.has_one_human else f"{sentence} {say('window-public', player=name)}"
        table.reading.close()
        table.screen.form.show(Dialog(say("window-title", player=name), sentence, answers))
        return True

    def _change(self, seat: int, moment: str, mode: str, card: int) -> None:
        """Change one moment of a seat, and show the menu again."""
        self.do.session.set_window_mode(seat, moment, mode)
        self.do.catch_up()
        if self.table.session.viewer == seat:
            self.show(seat, card)

    # -- announcing -----------------------------------------------------------------------------------------

    def seats(self) -> list[int]:
        """Return the human seats that could announce a card, i.e. those with a reaction card in front of them."""
        session, view = self.table.session, self.table.views.newest
        if not self.look.windows or session.over:
            return []
        return [
            seat
            for seat, kind in enumerate(session.kinds)
            if kind == HUMAN and any(view.zones[view.table.layout.seat_zone(name, seat)] for name in self.look.zones)
        ]

    def offers(self) -> bool:
        """Return whether to offer the announce button. It is hidden while the cards can be played.

        A lone player doesn't need it if all of them wait for moments that ask anyway.
        """
        session, own = self.table.session, self._own_cards()
        plays = any(option[1] in own for option in self.table.hand.view.options)
        has_announced = session.viewer in session.windows.announced_cards
        if session.has_one_human and not has_announced and all(map(self._is_veiled, own)):
            return False
        return bool(self.seats()) and not plays and session.curtain is None

    def _is_veiled(self, card: int) -> bool:
        """Return whether a card's face explains why it can't be played."""
        return bool(self.table.session.game.shows.face(self.table.views.newest, card).get("fields", {}).get("veil"))

    def button_words(self) -> str:
        """Return the announce button's label."""
        announced = self.table.session.windows.announced_cards
        taken_back = any(seat in announced for seat in self.seats())
        return self.look.announce.taken_back if taken_back else self.look.announce.words

    def announce(self) -> None:
        """Announce a card, or take that back. With several players, ask who announces."""
        table, seats = self.table, self.seats()
        announced = [seat for seat in seats if seat in table.session.windows.announced_cards]
        for seat in announced:
            self.do.session.announce(seat, table.session.windows.announced_cards[seat])
        if announced or not seats:
            return
        if table.session.has_one_human:
            self._announce(seats[0], ANY)
            return
        answers = [DialogButton(table.session.names[seat], partial(self._announce, seat, ANY)) for seat in seats]
        answers.append(DialogButton(say("nobody-after-all"), None, "primary", harmless=True))
        table.screen.form.show(Dialog(say("who-wants-to"), say("who-wants-to-sentence"), answers))

    def announce_card(self, card: int) -> bool:
        """Announce a pressed card, or take that back. Return False if it can't be, or explains why not to play it."""
        table = self.table
        if not self.offers() or card not in self._own_cards() or self._is_veiled(card):
            return False
        self._announce(table.session.viewer, card)
        return True

    def _own_cards(self) -> list[int]:
        viewer, layout = self.table.session.viewer, self.table.views.newest.table.layout
        if viewer == SPECTATOR or self.table.session.kinds[viewer] != HUMAN:
            return []
        zones = [layout.seat_zone(name, viewer) for name in self.look.zones] if self.look.windows else []
        return [card for zone in zones for card in self.table.views.newest.zones[zone] if card >= 0]

    def _announce(self, seat: int, card: int) -> None:
        table = self.table
        self.do.session.announce(seat, card)
        if seat in table.session.windows.announced_cards:
            told = self.look.announce.told.format(name=table.session.names[seat])
            moment = say("next-moment", key=self.look.announce.key)
            table.screen.toast(Toast("information", told, moment))
        else:
            table.screen.toasts.clear()
        self.do.play("card")

    def mark(self, card: int) -> str:
        """Return the mark on an announced own card."""
        session = self.table.session
        return self.look.announce.mark if session.windows.announced_cards.get(session.viewer) == card else ""
