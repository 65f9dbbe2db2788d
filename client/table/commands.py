"""A table's commands: answers, undo, rules, sound, menu, handing over seats and leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from client.input.actions import Command
from client.layout.pieces import CARD, TOKEN, Key, Piece, Pose
from client.table import actions
from client.table.hand.answers import PromptButton
from client.table.hand.choices import DropTarget
from client.table.hand.drop_advice import advice
from client.table.hand.gestures import BROWSE, CHANGED, COMMIT, EMPTY, ORDER, READ, REFUSE, HandAction
from client.table.hand.hand_order import in_order, ways
from client.table.hand.refusal import RefusalReason, reason
from client.table.hover.zoom import terms_of
from client.table.menu.bookmarks import Bookmarking
from client.table.menu.confirm import ForfeitConfirmation
from client.table.menu.menu import menu_dialog
from client.table.menu.seats import SeatPanel, seats_dialog
from client.table.model import TableState
from client.widgets import Dialog, DialogButton, Toast
from client.widgets.icons import key_name
from client.words.rulebook import clause_now
from engine.ai.seat_request import HUMAN
from engine.kernel.flow.machine import IllegalAnswer
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import Option
from engine.session.protocol import TableSession
from engine.session.words import address_names
from engine.store.player.settings import Settings
from engine.words.say import table as say

_TWICE_MS = 450
"""A second click within this time (ms) counts as the same click."""


class Commands:
    """Carries out what the player and the layers command at one table (see TableCommands)."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        table.context.do = self
        self.play = table.play
        self.redraw = table.redraw
        self.present = table.present
        self.catch_up = table.catch_up
        self.drop_all = table.drop_all
        self.place_things = table.place_things
        self._refusal: tuple[Toast, str] | None = None
        """The last refusal, and the clause that F1 opens while it is shown."""
        self._loudness = 0
        self._sorted = 0
        self._committed_at = -_TWICE_MS
        self.ending = ForfeitConfirmation(table.context, self._give)
        self.bookmarking = Bookmarking(table.context)
        self.handlers: dict[Command, Callable[..., object]] = {
            actions.UNDO: self.undo,
            actions.SHOW_RULES: self.rules,
            actions.SHOW_MENU: self.menu,
            actions.TOGGLE_SOUND: self.mute,
            actions.SHOW_BOOKMARKS: self.bookmarking.show,
            actions.SHOW_RESULTS: table.show_results,
            actions.STEP: table.session.step,
            actions.FASTER: self.faster,
            actions.HURRY: self.hurry,
            actions.PRESS_HIDDEN_KEY: self.press_hidden_key,
            actions.LOOK_FIRST: partial(self._request, table.session.look_first),
            actions.PASS_ON: partial(self._request, table.session.pass_on),
            actions.NOBODY: partial(self.decline_reactions, hush=False),
            actions.DECLINE_ALL: self.decline_reactions,
            actions.SPEAK_UP: partial(self._request, table.session.speak_up),
            actions.GO_BACK: self.go_back,
            actions.CANCEL: self.cancel,
            actions.SORT_HAND: self.sort_hand,
            actions.CLEAR_SELECTION: lambda: table.hand.cancel(),
            actions.PRESS_TOOL: self.press_bar,
            actions.PRESS_ANSWER: self.press,
            actions.PRESS_DIGIT: self.digit,
        }

    def perform(self, command: Command) -> bool:
        """Let a layer carry out a command, or do it here. Return False if it certainly did nothing."""
        if self.table.layers.perform(command):
            return True
        handler = self.handlers.get(command.of())
        return handler is not None and handler(*command.arguments) is not False

    def go_back(self) -> bool:
        """Do the first of the commands of Esc that does something."""
        return any(self.perform(command) for command in actions.BACK)

    @property
    def session(self) -> TableSession:
        return self.table.session

    def climb(self, step: int) -> None:
        self.table.hearing.climb(step, self.table.screen.scale.width / 2)

    def enlarge(self, card: int) -> None:
        piece = self.table.hand.arrangement.by_key.get(("card", card))
        self.table.reading.pin_card(self.table.layers.hit(piece.hit.center) if piece is not None else None)

    def switch_match(self, session: TableSession) -> None:
        self.session.close()
        self.table.app.open_alone("table", session=session)

    # -- for several players at one screen ------------------------------------------------------------------

    def decline_reactions(self, hush: bool = True) -> None:
        self.table.answered_at = self.table.screen.now
        self._request(self.session.let_happen, hush)

    def press_hidden_key(self, row: int, number: int) -> None:
        """Enter a secret choice: each human seat has one row of keys, in seat order."""
        call = self.session.hidden_key_choice
        people = [seat for seat, kind in enumerate(self.session.kinds) if kind == HUMAN]
        if call is not None and row < len(people):
            self._request(self.session.press_hidden_key, people[row], number)

    def _request(self, request: Callable[..., None], *arguments: int) -> None:
        """Make a request to the match, and show what it has changed."""
        request(*arguments)
        self.table.catch_up()

    # -- for the layers -------------------------------------------------------------------------------------

    def carry_out(self, act: HandAction) -> None:
        """Carry out the result of a click, drop or key."""
        table = self.table
        if act.kind == COMMIT:
            self._committed_at = table.screen.now
            self.commit(act)
        elif act.kind == BROWSE and table.screen.now - self._committed_at < _TWICE_MS:
            return  # second click of a double click on a pile whose first click drew a card
        elif act.kind == READ:
            piece = table.hand.arrangement.by_key.get(act.spot)
            if piece is not None and self.perform(actions.ANNOUNCE_CARD.of(piece.card)):
                return
            table.reading.pin_card(table.layers.hit(piece.hit.center) if piece is not None else None)
        elif act.kind == BROWSE:
            if act.spot is not None:
                table.let_go(act.spot, refused=False)
            table.hover.browse(act.zone)
        elif act.kind == EMPTY:
            if not table.director.advance(table.screen.now):
                table.toasts.dismiss(table.screen.now)
        elif act.kind == CHANGED:
            table.toasts.dismiss(table.screen.now)
            if act.option is not None:
                words = table.session.game.words.describe_option(
                    table.hand.view, act.option, address_names(table.session)
                )
                table.toasts.show(Toast("information", words, say("once-more")), table.screen.now)
        else:
            self.finish(act)

    def pick(self, spot: Key) -> None:
        self.carry_out(self.table.hand.pick(spot))

    def choose(self, target: DropTarget) -> None:
        self.carry_out(self.table.hand.choose(target))

    # -- answers --------------------------------------------------------------------------------------------

    def commit(self, act: HandAction) -> None:
        """Give an answer. The piece stays in place until the result shows, or returns until confirmed."""
        table = self.table
        assert act.option is not None
        if self._announce(act):
            if act.spot is not None:
                table.let_go(act.spot, refused=False)
            return
        self._give(act)

    def _announce(self, act: HandAction) -> bool:
        """Ask to confirm an answer with serious consequences. Return False if no confirmation is needed."""
        table = self.table
        assert act.option is not None
        sentence = table.session.game.words.confirmation(table.hand.view, act.option, address_names(table.session))
        if not sentence:
            return self.ending.asks(act)
        table.reading.close()
        title = table.session.game.words.describe_option(
            table.hand.view, act.option, address_names(table.session)
        ).partition(": ")[0]
        answers = [
            DialogButton(say("confirm"), partial(self._give, act), "primary", icon="check"),
            DialogButton(say("back"), None, icon="left", harmless=True),
        ]
        table.form.show(Dialog(title, sentence, answers))
        return True

    def _give(self, act: HandAction) -> None:
        table = self.table
        assert act.option is not None
        self._pin(act)
        given = self.answer(act.option, act.target.aim if act.target is not None else None)
        if act.spot is not None and (not given or table.session.early_choice):
            table.director.stage.pins.pop(act.spot, None)
            table.let_go(act.spot, refused=not given)
        if given and act.target is not None and act.target.opens in table.hand.choices.in_piles:
            table.hover.browse(act.target.opens)

    def answer(self, option: Option, aim: Option | None = None) -> bool:
        """Answer the question and queue `aim` for the next. Return False, with a toast, if the option is gone."""
        table = self.table
        try:
            table.session.answer(option, aim)
        except IllegalAnswer as problem:
            table.toasts.show(Toast("refused", say("too-late"), f"{str(problem).capitalize()}."), table.screen.now)
            table.play("refuse")
            return False
        table.toasts.dismiss(table.screen.now)
        table.answered_at = table.screen.now
        table.log.newest()
        table.catch_up()
        return True

    def _pin(self, act: HandAction) -> None:
        """Keep a card or token where the player dropped it."""
        table = self.table
        stage = table.director.stage
        piece = table.hand.arrangement.by_key.get(act.spot) if act.spot is not None else None
        if piece is None or piece.kind not in (CARD, TOKEN):
            return
        actor = stage.actors.get(piece.key)
        if actor is not None and actor.held:
            actor.held = False
        if act.target is None:
            return
        stage.pins[piece.key] = _put(piece, act)
        table.play("place")

    def refuse(self, act: HandAction) -> None:
        """Say once why the action isn't allowed, and return the piece."""
        table = self.table
        if self._announces(act):
            return
        table.play("refuse")
        table.toasts.clear()
        if table.layers.refuse(act):
            return
        dropped = act.aimed or act.spot if act.at != NONE else None
        names = address_names(table.session)
        advised = advice(table.hand, dropped, names)
        why = reason(table.session.game, table.views.newest, act.source, act.at, names, advised)
        if not table.director.reached:  # the reason would reveal events not shown yet
            why = RefusalReason(say("not-now"), say("not-shown-yet", key=actions.key_of(actions.HURRY)))
        self._refusal = why.toast(), why.clause
        table.toasts.show(self._refusal[0], table.screen.now)
        if act.spot is not None:
            table.let_go(act.spot, refused=True)

    def _announces(self, act: HandAction) -> bool:
        """Announce a card that can't be played now. Return False if it can't be announced either."""
        table = self.table
        piece = table.hand.arrangement.by_key.get(act.spot) if act.spot is not None and act.at == NONE else None
        if piece is None or not self.perform(actions.ANNOUNCE_CARD.of(piece.card)):
            return False
        table.let_go(piece.key, refused=False)
        return True

    def finish(self, act: HandAction) -> None:
        """Finish a drop that is no answer: return the piece in its new order, or refuse with a reason."""
        if act.kind == REFUSE:
            self.refuse(act)
        elif act.spot is not None:
            self.table.let_go(act.spot, refused=False)
            if act.kind == ORDER:
                self.table.play("card")

    def press(self, number: int) -> None:
        """Press a prompt bar button, counted from the left."""
        for button in self.table.prompt.buttons[number : number + 1]:
            self.press_button(button)

    def press_button(self, button: PromptButton) -> None:
        """Press a prompt bar button: give its answer or perform its command."""
        table = self.table
        if button.option is not None:
            picked = table.hand.picked
            targets = table.hand.choices.targets(picked) if picked is not None else []
            target = next((target for target in targets if target.option == button.option), None)
            table.drop_all()
            self.commit(HandAction("commit", picked, button.option, target))
        elif button.command is not None:
            self.perform(button.command)

    def digit(self, digit: int) -> None:
        """Press a prompt bar button by number. Choose a slot instead if that button is missing or has a letter key."""
        buttons = self.table.prompt.buttons
        free = digit > len(buttons) or buttons[digit - 1].key
        if not (free and self.perform(actions.CHOOSE_SLOT.of(digit))):
            self.press(digit - 1)

    def hurry(self) -> bool:
        """Continue in a layer, e.g. spin. Otherwise finish all motion, then skip the computers' delay, then step."""
        table = self.table
        # Motion is finished before a layer continues, so that one key press never does both.
        moves = table.director.waiting or table.director.stage.moving(table.screen.now)
        if not moves and table.layers.continue_():
            return True
        if not self.faster() and table.session.waits_for_step:
            table.session.step()
        return True

    def cancel(self) -> bool:
        """Return the dragged piece and drop a queued answer. Return False if there was neither."""
        held = self.table.layers.cancel_drag()
        act = self.table.hand.cancel()
        if act is not None and act.spot is not None:
            self.finish(act)
        return self.table.session.forget_queued_answer() or held or act is not None

    def faster(self) -> bool:
        """Finish all motion, or else let the computers act without delay. Return False if nothing was waiting."""
        table = self.table
        if table.director.advance(table.screen.now):
            return True
        table.session.hurry()
        return bool(table.session.thinking)

    # -- top bar --------------------------------------------------------------------------------------------

    def press_bar(self, name: str) -> None:
        """Press a top bar button: hint, undo, log, scores, rules or settings."""
        self.perform(actions.TOOLS[name])

    def undo(self, beyond: bool = False) -> None:
        """Undo the last answer. Otherwise ask whether to undo `beyond` the obstacle, or say why not."""
        table, session = self.table, self.table.session
        table.drop_all()
        sentence, question = session.undo_sentence, session.undo_question
        kept_apart = bool(session.undo_state()[1])
        if session.undo(beyond):
            told = say("taken-back-beyond" if kept_apart else "taken-back")
            table.toasts.show(Toast("done", say("taken-back-title"), told), table.screen.now)
            table.catch_up()
        elif question:
            table.reading.close()
            answers = [
                DialogButton(say("take-back"), partial(self.undo, beyond=True), "primary", icon="undo"),
                DialogButton(say("leave-it"), None, icon="left", harmless=True),
            ]
            table.form.show(Dialog(say("beyond"), question, answers))
        else:
            table.toasts.show(Toast("information", say("undo"), sentence), table.screen.now)

    def mute(self) -> None:
        """Mute all sound, or restore the last volume."""
        table, settings = self.table, self.table.screen.settings
        usual = Settings().volume_master
        self._loudness = settings.volume_master or self._loudness or usual
        settings.volume_master = 0 if settings.volume_master else self._loudness
        said = say("sound-on" if settings.volume_master else "sound-off")
        key = key_name(actions.key_of(actions.TOGGLE_SOUND))
        table.toasts.clear()
        table.toasts.show(Toast("done", said, say("sound-key", key=key)), table.screen.now)
        table.play("place")
        table.adopt_volumes()
        table.save_settings()

    def sort_hand(self) -> None:
        """Sort the player's hand by the next property that distinguishes its cards."""
        table, view = self.table, self.table.hand.view
        found = ways(view) if view.seat != SPECTATOR else []
        if not found:
            table.toasts.show(Toast("information", say("nothing-to-sort"), ""), table.screen.now)
            return
        way = found[self._sorted % len(found)]
        self._sorted += 1
        table.hand.orders[view.seat] = in_order(view, way)
        table.place_things()
        table.play("card")
        table.toasts.clear()
        table.toasts.show(Toast("done", say("sorted-by", way=way), ""), table.screen.now)

    def rules(self) -> None:
        """Open the rules at the current refusal, else at the pointed tag or card, else at the question."""
        table, clause, about = self.table, "", ""
        if self._refusal is not None and self._refusal[0] in table.toasts.toasts:
            clause = self._refusal[1]
        elif said := table.layers.clause():
            clause = said
        elif (card := table.reading.card) is not None:
            about = table.session.game.words.card_name(table.views.newest.table, card)
            table.screen.painter.use_view(table.views.newest)
            explained = terms_of(table.screen.painter.faces.face(card), table.session.game.slug)
            clause = explained[0].clause if explained else ""
        else:
            clause = clause_now(table.session.game, table.views.newest)
        self._open("rules", game=table.session.game.slug, clause=clause, about=about)

    def menu(self) -> None:
        """Open the menu with settings, seats and leaving. The computers wait meanwhile."""
        table = self.table
        table.drop_all()
        table.reading.close()
        open_settings = partial(self._open, "settings")
        table.form.show(menu_dialog(table, self.bookmarking, open_settings, self.seats, self.sort_hand, self.quit))

    def seats(self) -> None:
        """Let the player choose a seat to hand over or whose level to change."""
        self.table.form.show(seats_dialog(self.table.session, self._ask_who_plays))

    def _ask_who_plays(self, seat: int) -> None:
        self.table.form.show(SeatPanel(self.table.session, seat, self.hand_over, self._open_person))

    def _open_person(self, name: str) -> None:
        self._open("settings", person=name)

    def hand_over(self, kinds: Sequence[tuple[int, str]]) -> None:
        """Hand seats over. A match with only computers moves to the table for watched matches."""
        table = self.table
        watched = table.session.watching
        for seat, kind in kinds:
            table.session.hand_over(seat, kind)
        if table.session.watching == watched or not table.changes_table():
            table.catch_up()

    def quit(self) -> None:
        """Leave the table for the main menu or the season. The match is saved."""
        table = self.table
        table.session.close()
        table.app.open_alone(table.home)

    def _open(self, name: str, **arguments: Any) -> None:
        if self.table.app.knows(name):
            self.table.app.open_over(name, **arguments)


def _put(piece: Piece, act: HandAction) -> Pose:
    """Return where a piece lies after it was dropped on a target."""
    assert act.target is not None
    if act.target.slot is not None and piece.kind == CARD:
        slot = act.target.slot
        return Pose(slot.x, slot.y, slot.width, slot.angle, slot.z + 1)
    x, y = act.target.rect.center
    return Pose(x, y, piece.pose.width, 0, piece.pose.z)
