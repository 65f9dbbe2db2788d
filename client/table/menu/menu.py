"""The menu of a table (Esc): going on, settings, seats, bookmarks, animation speed and leaving."""

from __future__ import annotations

from collections.abc import Callable

from client.art import palette
from client.table.hand.hand_order import ways
from client.table.menu.bookmarks import Bookmarking
from client.table.model import TableState
from client.widgets import Dialog, DialogButton, Segments, Words
from client.widgets.style import SECOND
from engine.kernel.state.layout import SPECTATOR
from engine.session.privacy.deck_commitment import promise
from engine.store.player.settings import ANIMATIONS
from engine.words.say import table as say

Action = Callable[[], object]


def menu_dialog(
    table: TableState,
    bookmarks: Bookmarking,
    open_settings: Action,
    ask_seats: Action,
    sort_hand: Action,
    leave: Action,
) -> Dialog:
    """Return the menu with what applies now: some entries only exist before the end, or with a hand."""
    session = table.session
    over = session.over
    stay, picture = (
        ("look-at-the-table", "eye") if over else ("watch-on", "eye") if session.watching else ("keep-playing", "play")
    )
    answers = [DialogButton(say(stay), None, "primary", icon=picture, harmless=True)]
    if table.app.knows("settings"):
        answers.append(DialogButton(say("settings"), open_settings, icon="settings"))
    if not over:
        answers.append(DialogButton(say("who-plays"), ask_seats, icon="swap"))
    if table.hand.view.seat != SPECTATOR and ways(table.hand.view):
        answers.append(DialogButton(say("sort-hand"), sort_hand, icon="cards"))
    answers += [
        DialogButton(say("bookmarks"), bookmarks.show, icon="bookmark", reason=bookmarks.refusal),
        DialogButton(say(f"{'go' if over else 'save-and-go'}-to-{table.home}"), leave, icon="left"),
        DialogButton(say("quit" if over else "save-and-quit"), table.app.quit, icon="exit"),
    ]
    paces = [(pace, say(f"pace-{pace}")) for pace in ANIMATIONS]
    pace = Segments(paces, table.animation, name=say("pace-named"), height=36, then=table.choose_pace)
    saved = say("over" if over else "not-saved" if session.save_is_late else "saved")
    content = Words(say("pace"), SECOND), pace, Words(promise(session.seal), SECOND, palette.INK_2)
    return Dialog(session.game.title, saved, answers, content=content)
