"""The reaction settings and refusals of the people at this computer."""

from __future__ import annotations

from engine.session.reactions.public_call import NOBODY
from engine.session.reactions.window_memory import ANY, WindowMemory
from engine.session.viewpoint import Viewpoint


class ReactionSettings(Viewpoint):
    """A match in which people may react. See `Viewpoint` for whose view the table shows."""

    def _save(self, leaving: bool = False) -> None:
        """Store changes of the match."""
        raise NotImplementedError

    def reaction_mode(self, card: int) -> str:
        return self.auto_pass.mode(self.viewer, card, self.has_one_human)

    def set_reaction_mode(self, card: int, mode: str) -> None:
        self.auto_pass.set_mode(self.viewer, card, mode, self.has_one_human)
        self._update_after_answer()

    @property
    def early_choice(self) -> str:
        return self.auto_pass.early_pass.describe_choice(self.viewer)

    @property
    def windows(self) -> WindowMemory:
        return self.auto_pass.memory.windows

    def announce(self, seat: int, card: int = ANY) -> None:
        """Announce that a person wants to play a card (`card`, or ANY) at the next window.

        A second call withdraws it.
        """
        if self.windows.announced_cards.get(seat) == card:
            self.windows.withdraw(seat)
        elif seat in self.humans:
            self.auto_pass.memory.speak(seat)
            self.windows.announce(seat, card)
        self._save()

    def set_window_mode(self, seat: int, moment: str, mode: str) -> None:
        self.windows.set_mode(seat, moment, mode)
        self._update_after_answer()

    def let_happen(self, hush: bool = False) -> None:
        """Decline the open reaction of the viewer, or of the person whom the curtain calls.

        With `hush`, the seat is not asked again in this turn. Does nothing without such a question.
        """
        if self.call is not None:
            self.auto_pass.aloud.decline(self.call.seats)
            for seat in self.call.seats if hush else ():
                self.auto_pass.memory.hush(seat, self.auto_pass.turn)
            self._update_after_answer()
            return
        seat = self.curtain.seat if self.curtain is not None else self.viewer
        if seat not in self.humans or not self.auto_pass.decline(seat):
            return
        self.windows.withdraw(seat)
        if hush:
            self.auto_pass.memory.hush(seat, self.auto_pass.turn)
        if self.curtain is not None:
            # The player who pressed the key sits in front of the curtain and may not be the last viewer.
            self.present_seat, self.curtain = NOBODY, None
        self._told[seat] = len(self.match.answers)
        self._update_after_answer()

    def speak_up(self, seat: int) -> None:
        if self.call is not None and seat in self.call.seats:
            self.auto_pass.aloud.speak(self.call, seat)
            self.present_seat = NOBODY
            self._update_after_answer()
