"""What a player can order besides playing: answers given, undo, rules, log, menu, handing seats over, leaving."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from client.art import palette
from client.session.seal import NO_SEAL
from client.session.words import TAKEN_BACK, TAKEN_BACK_BEYOND
from client.table.bookmarking import Bookmarking
from client.table.ending import Confirmed, Ending
from client.table.hover_zoom import terms_in, terms_of
from client.table.interaction import ORDER, REFUSE, Act
from client.table.interaction_prompt import (
    ANNOUNCE,
    DROP,
    FASTER,
    HUSH,
    LOOK,
    RESULTS,
    STEP,
    SWEEP,
    PromptButton,
)
from client.table.interaction_refusals import reason
from client.table.pieces import CARD, TOKEN, Piece, Pose
from client.table.reactions import Wish
from client.table.seat_panel import KindsWanted, SeatPanel, SeatWanted, seats_dialog
from client.table.tag_input import is_strip
from client.widgets import Answer, Dialog, Toast, Words
from client.widgets.style import SECOND
from engine.kernel.frames import IllegalAnswer
from engine.kernel.refs import NONE
from engine.kernel.state import Option
from engine.store.settings import Settings

if TYPE_CHECKING:
    from client.table.scene import TableScene

_KEEP, _SETTINGS, _SEATS, _TITLE, _QUIT = "keep", "settings", "seats", "title", "quit"
_BOOKMARKS = "bookmarks"
_SAVED = "Every choice is saved already."
_OVER = "This match is over."
_CONFIRM, _BACK = "Confirm", "Back"
_BEYOND, _TAKE_BACK, _LEAVE_IT = "Take it back all the same?", "Take it back", "Leave it"
_NOT_SAVED = "The last choices could not be saved. Whoever leaves now goes on from an earlier one."


class Commands:
    """Carries out what the player orders at one table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._refusal: tuple[Toast, str] | None = None
        """The last refusal, and the clause at which F1 opens the rules while it is shown."""
        self._loudness = 0
        self.ending = Ending(scene)
        self.bookmarking = Bookmarking(scene)

    # -- answers --------------------------------------------------------------------------------------------

    def commit(self, act: Act) -> None:
        """Give an answer; what was put down stays where it was put until the table shows what came of it. What a game
        announces before it is answered goes back to its place until it is confirmed.
        """
        scene = self.scene
        assert act.option is not None
        if self._announce(act):
            if act.spot is not None:
                scene.let_go(act.spot, refused=False)
            return
        self._give(act)

    def _announce(self, act: Act) -> bool:
        """Ask whether an answer is meant that has grave consequences or gives something up; false when it does not."""
        scene = self.scene
        assert act.option is not None
        sentence = scene.session.game.words.confirmation(scene.hand.view, act.option, scene.session.names)
        if not sentence:
            return self.ending.asks(act)
        scene.hover.intent.close()
        title = scene.session.game.words.outcome(scene.hand.view, act.option, scene.session.names).partition(": ")[0]
        answers = [Answer(_CONFIRM, Confirmed(act), "primary", icon="check"),
                   Answer(_BACK, _KEEP, icon="left", harmless=True)]
        scene.form.show(Dialog(title, sentence, answers))
        return True

    def _give(self, act: Act) -> None:
        scene = self.scene
        assert act.option is not None
        self._pin(act)
        given = self.answer(act.option)
        if act.spot is not None and (not given or scene.session.kept):
            scene.timeline.stage.pins.pop(act.spot, None)
            scene.let_go(act.spot, refused=not given)

    def answer(self, option: Option) -> bool:
        """Answer the question; false, with a toast, when it was not offered any more."""
        scene = self.scene
        try:
            scene.session.answer(option)
        except IllegalAnswer as problem:
            scene.toasts.show(Toast("refused", "Too late", f"{str(problem).capitalize()}."), scene.now)
            scene.play("refuse")
            return False
        scene.toasts.dismiss(scene.now)
        scene.answered_at = scene.now
        scene.catch_up()
        return True

    def _pin(self, act: Act) -> None:
        """Let a card or token lie where it was put."""
        scene = self.scene
        stage = scene.timeline.stage
        piece = scene.hand.arrangement.by_key.get(act.spot) if act.spot is not None else None
        if piece is None or piece.kind not in (CARD, TOKEN):
            return
        actor = stage.actors.get(piece.key)
        if actor is not None and actor.held:
            actor.held = False
        if act.target is None:
            return
        stage.pins[piece.key] = _put(piece, act)
        scene.play("place")

    def refuse(self, act: Act) -> None:
        """Say why not, once, and let the thing go back."""
        scene = self.scene
        if self._announces(act):
            return
        scene.play("refuse")
        scene.toasts.clear()
        if is_strip(act.spot):
            # It says why beside it.
            scene.extras.tags.refuse(act.spot)
            return
        scene.extras.slots.refuse(act)
        why = reason(scene.session.game, scene.view, act.source, act.at, scene.session.names)
        self._refusal = why.toast(), why.clause
        scene.toasts.show(self._refusal[0], scene.now)
        if act.spot is not None:
            scene.let_go(act.spot, refused=True)

    def _announces(self, act: Act) -> bool:
        """Whether something that cannot be done now is announced by it."""
        scene = self.scene
        piece = scene.hand.arrangement.by_key.get(act.spot) if act.spot is not None and act.at == NONE else None
        if piece is None or not scene.extras.reactions.windows.announce_card(piece.card):
            return False
        scene.let_go(piece.key, refused=False)
        return True

    def finish(self, act: Act) -> None:
        """A drop that is no answer: back to the hand, in its new order or with a reason."""
        if act.kind == REFUSE:
            self.refuse(act)
        elif act.spot is not None:
            self.scene.let_go(act.spot, refused=False)
            if act.kind == ORDER:
                self.scene.play("card")

    def press(self, button: PromptButton) -> None:
        """A button of the prompt bar."""
        scene = self.scene
        if button.option is not None:
            picked = scene.hand.picked
            targets = scene.hand.choices.targets(picked) if picked is not None else []
            target = next((target for target in targets if target.option == button.option), None)
            scene.drop_all()
            self.commit(Act("commit", picked, button.option, target))
        elif button.command == STEP:
            scene.session.step()
        elif button.command == FASTER:
            self.faster()
        elif button.command == DROP:
            scene.hand.cancel()
        elif button.command == HUSH:
            scene.extras.reactions.hush()
        elif button.command == ANNOUNCE:
            scene.extras.reactions.windows.announce()
        elif button.command.startswith(SWEEP):
            scene.extras.sweeping.start(button.command.removeprefix(SWEEP).strip())
        elif button.command == RESULTS:
            scene.leading.show_results()
        elif button.command.startswith(LOOK):
            scene.hover.browse(int(button.command.removeprefix(LOOK)))

    def choose_in_pile(self, card: int) -> bool:
        """Answer with a card of the pile that is looked through; false when that is no answer."""
        scene = self.scene
        option = scene.hover.choosable.get(card)
        if option is None:
            return False
        scene.hover.close_browser()
        self.commit(Act("commit", None, option))
        return True

    def faster(self) -> bool:
        """Show at once what moves, else let the computers act without delay; false when there is nothing to hurry."""
        scene = self.scene
        if scene.timeline.skip(scene.now):
            return True
        scene.session.hurry()
        return bool(scene.session.thinking)

    # -- the bar --------------------------------------------------------------------------------------------

    def press_bar(self, name: str) -> None:
        """A button of the top bar: hint, undo, log, scores, rules or settings."""
        {"hint": self.scene.extras.advice.ask_hint,
         "undo": self.undo, "log": self.scene.log.toggle, "scores": self.scene.extras.scores.show_board,
         "rules": self.rules, "settings": self.menu}[name]()  # fmt: skip

    def undo(self, beyond: bool = False) -> None:
        """Take the last answer back, ask whether to do so `beyond` what stops it, or say why not."""
        scene, session = self.scene, self.scene.session
        scene.drop_all()
        sentence, question = session.undo_sentence, session.undo_question
        kept_apart = bool(session.undo_state()[1])
        if session.undo(beyond):
            told = TAKEN_BACK_BEYOND if kept_apart else TAKEN_BACK
            scene.toasts.show(Toast("done", "Taken back", told), scene.now)
            scene.catch_up()
        elif question:
            scene.hover.intent.close()
            answers = [Answer(_TAKE_BACK, _TAKE_BACK, "primary", icon="undo"),
                       Answer(_LEAVE_IT, _KEEP, icon="left", harmless=True)]
            scene.form.show(Dialog(_BEYOND, question, answers))
        else:
            scene.toasts.show(Toast("information", "Undo", sentence), scene.now)

    def mute(self) -> None:
        """Turn all sound off, or on as loud as it was."""
        scene, settings = self.scene, self.scene.settings
        usual = Settings().volume_master
        self._loudness = settings.volume_master or self._loudness or usual
        settings.volume_master = 0 if settings.volume_master else self._loudness
        said = "Sound is off" if not settings.volume_master else "Sound is on"
        scene.toasts.clear()
        scene.toasts.show(Toast("done", said, "The key M turns it off and on."), scene.now)
        scene.play("place")
        if problem := scene.app.save_settings():
            scene.toasts.show(Toast("information", "Please note", problem), scene.now)

    def rules(self) -> None:
        """Open the rules: at the refusal that is shown, else at what they say of the tag or card that is pointed at.
        """
        scene, clause, about = self.scene, "", ""
        if self._refusal is not None and self._refusal[0] in scene.toasts.toasts:
            clause = self._refusal[1]
        elif (strip := scene.extras.tags.pointed) is not None and (why := scene.extras.tags.reason(strip)) is not None:
            clause = why.clause
        elif strip is not None and (meant := terms_in(strip.words, scene.session.game.slug)):
            clause = meant[0].clause
        elif (card := scene.hover.card) is not None:
            about = scene.session.game.words.card_name(scene.view.table, card)
            scene.painter.look_at(scene.view)
            explained = terms_of(scene.painter.faces.face(card), scene.session.game.slug)
            clause = explained[0].clause if explained else ""
        self._open("rules", game=scene.session.game.slug, clause=clause, about=about)

    def menu(self) -> None:
        """Settings, the seats, leaving; the game goes on behind it."""
        scene = self.scene
        scene.drop_all()
        scene.hover.intent.close()
        going_on = ("Look at the table", "eye") if scene.session.over else (
            ("Watch on", "eye") if scene.session.watching else ("Keep playing", "play"))  # fmt: skip
        answers = [Answer(going_on[0], _KEEP, "primary", icon=going_on[1], harmless=True)]
        if scene.app.knows("settings"):
            answers.append(Answer("Settings", _SETTINGS, icon="settings"))
        over = scene.session.over
        if not over:
            answers.append(Answer("Who plays which seat", _SEATS, icon="swap"))
        answers.append(Answer("Bookmarks", _BOOKMARKS, icon="bookmark", reason=self.bookmarking.refusal))
        answers += [Answer("Go to the title" if over else "Save and go to the title", _TITLE, icon="left"),
                    Answer("Quit" if over else "Save and quit", _QUIT, icon="exit")]  # fmt: skip
        seal = scene.session.seal
        decks = Words(seal.promise if seal is not None else NO_SEAL, SECOND, palette.INK_2)
        saved = _OVER if over else _SAVED if scene.session.saved else _NOT_SAVED
        scene.form.show(Dialog(scene.session.game.title, saved, answers, content=(decks,)))

    def seats(self) -> None:
        """Choose a seat that is to be played by somebody else, or at another level."""
        self.scene.form.show(seats_dialog(self.scene.session, _KEEP))

    def chosen(self, value: Any) -> None:
        """An answer of the menu or of the list of seats, or a card named in the recap."""
        scene = self.scene
        if scene.extras.reactions.windows.take(value) or self.bookmarking.take(value):
            return
        if value == _SETTINGS:
            self._open("settings")
        elif value == _SEATS:
            self.seats()
        elif value == _BOOKMARKS:
            self.bookmarking.show()
        elif value == _TITLE:
            self.quit()
        elif value == _QUIT:
            scene.app.quit()
        elif value == _TAKE_BACK:
            self.undo(beyond=True)
        elif isinstance(value, Confirmed):
            self._give(value.act)
        elif isinstance(value, Wish):
            scene.extras.reactions.take(value)
        elif isinstance(value, int):
            scene.hover.pin(scene.hover.thing_at(scene.input.mouse))
        elif isinstance(value, SeatWanted):
            scene.form.show(SeatPanel(scene.session, value.seat))
        elif isinstance(value, KindsWanted) and value.kinds:
            self._hand_over(value.kinds)

    def _hand_over(self, kinds: Sequence[tuple[int, str]]) -> None:
        """Let somebody else play seats. A match that only the computer plays has a table of its own."""
        scene = self.scene
        watched = scene.session.watching
        for seat, kind in kinds:
            scene.session.hand_over(seat, kind)
        if scene.session.watching == watched or not scene.changes_table():
            scene.catch_up()

    def quit(self) -> None:
        """Leave the table for the title; the match is saved."""
        scene = self.scene
        scene.session.close()
        scene.app.open_alone("title")

    def _open(self, name: str, **arguments: Any) -> None:
        if self.scene.app.knows(name):
            self.scene.app.open_over(name, **arguments)


def _put(piece: Piece, act: Act) -> Pose:
    """Where something lies that was put on a target."""
    assert act.target is not None
    if act.target.slot is not None and piece.kind == CARD:
        slot = act.target.slot
        return Pose(slot.x, slot.y, slot.width, slot.angle, slot.z + 1)
    x, y = act.target.rect.center
    return Pose(x, y, piece.pose.width, 0, piece.pose.z)
