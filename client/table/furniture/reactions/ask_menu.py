"""Private settings for several human players: when to ask each about a public card, or about all others."""

from __future__ import annotations

from functools import partial

from client.table.context import TableContext
from client.widgets import Dialog, DialogButton
from engine.kernel.game.traits import HasWindows
from engine.kernel.state.layout import EVERYBODY, SPECTATOR
from engine.session.reactions.reaction_memory import EVERYTHING, HUSHED, MODES, is_reaction
from engine.words.say import table as say


class AskMenu:
    """Lets one of several players choose when to be asked."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self.do = table.do

    @property
    def is_offered(self) -> bool:
        """Whether one of several players is alone at the screen, in a game with reactions."""
        session = self.table.session
        looks = session.viewer != SPECTATOR and not session.openly and session.curtain is None and not session.over
        asks = session.game.trait(HasWindows) is not None
        return looks and asks and not session.has_one_human and self.table.session.kinds[session.viewer] == "human"

    def show(self) -> bool:
        """Show the menu for the card in question or the pointed one, else for all cards."""
        question, pointed = self.table.hand.view.question, self.table.reading.card
        card = question[2] if is_reaction(question) and question is not None else pointed
        return self.is_offered and self._show(card if card is not None and self._is_public(card) else EVERYTHING)

    def choose(self, card: int, mode: str) -> None:
        """Set when to ask about a card."""
        self.do.session.set_reaction_mode(card, mode)
        self.do.catch_up()

    def _is_public(self, card: int) -> bool:
        view = self.table.views.newest
        return any(sees == EVERYBODY and card in zone for sees, zone in zip(view.table.sees, view.zones, strict=True))

    def _show(self, card: int) -> bool:
        table = self.table
        session, seen = table.session, table.views.newest.table
        now, every = session.reaction_mode(card), card == EVERYTHING
        name = session.names[session.viewer]
        answers = [
            DialogButton(
                say(f"wish-{mode}", player=name),
                partial(self.choose, card, mode),
                "primary" if mode == now else "secondary",
                icon="check" if mode == now else "",
                harmless=mode == now,
            )
            for mode in MODES
        ]
        answers.append(DialogButton(say("wish-hushed"), partial(self.choose, EVERYTHING, HUSHED)))
        if not every:
            answers.append(DialogButton(say("wish-everything"), partial(self._show, EVERYTHING)))
        title = say("window-title", player=name) if every else session.game.words.card_name(seen, card)
        sentence = say("wish-sentence" if every else "wish-sentence-card", player=name)
        table.reading.close()
        table.screen.form.show(Dialog(title, sentence, answers))
        return True
