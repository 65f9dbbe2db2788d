"""Builds the accessibility tree from what exists: widgets, focus stops, and their spoken texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from weakref import WeakKeyDictionary

from client.access import controls
from client.access.controls import join_sentences
from client.access.node import USUAL, Key, Node, NodeRequest, Tree, box
from client.access.table_reader import TableReader
from client.access.tree.announcements import LOG
from client.access.tree.table_nodes import TableNodes
from client.shell.scene import Scene
from client.shell.window import TITLE
from client.table.barred_table import BarredTable
from client.table.furniture.secret.layer import BriefingPanel
from client.table.model import TableState
from client.widgets import Form, Labeled, TextField, Widget, Words
from client.widgets.controls.choice import SingleChoice
from client.widgets.controls.dropdown import DropdownList
from client.widgets.description import Role, ThingState
from client.widgets.form import Popup
from client.widgets.style import DIALOG_TITLE, SCREEN_TITLE, SECTION
from engine.words.say import access as say

WINDOW = "window"
_TITLES = (SCREEN_TITLE, SECTION, DIALOG_TITLE)
Private = Callable[[str], str]
"""(words): the text without what other people must not hear."""


class TreeBuilder:
    """Builds trees of scenes. `reader_of` returns the reader of a table, which knows what must stay unnamed."""

    def __init__(self, reader_of: Callable[[TableState], TableReader]) -> None:
        self._reader_of = reader_of
        self._serials: WeakKeyDictionary[object, int] = WeakKeyDictionary()
        self._count = 0
        self._table: TableNodes | None = None

    def forget(self) -> None:
        """Drop all kept words, because another player may listen."""
        self._table = None

    @property
    def pending(self) -> bool:
        """Return whether the last tree isn't complete, so that the next frame should build another."""
        return self._table is not None and self._table.pending

    def build(self, scene: Scene) -> Tree:
        """Return the tree of a scene, which lacks only its announcements."""
        page = self._key("page", scene)
        tree = Tree(WINDOW, page)
        texts = [words for words in scene.describe_content() if words]
        if isinstance(scene, TableState):
            texts = [scene.session.game.title]
        children = tuple(self._page(tree, scene, page, texts))
        place = box(scene.app.scale.rect)
        tree.add(Node(page, Role.PAGE, texts[0] if texts else TITLE, rect=place, children=children))
        tree.add(Node(WINDOW, Role.WINDOW, TITLE, rect=place, children=(page, LOG)))
        return tree

    def _key(self, kind: str, thing: object) -> Key:
        if thing not in self._serials:
            self._count += 1
            self._serials[thing] = self._count
        return kind, self._serials[thing]

    def _page(self, tree: Tree, scene: Scene, page: Key, texts: Sequence[str]) -> Iterator[Key]:
        """Add the content of a page. An open popup or pile leaves everything behind it out."""
        form = getattr(scene, "form", None)
        bar = scene.bar.form if isinstance(scene, BarredTable) else None
        reader = self._reader_of(scene) if isinstance(scene, TableState) else None
        open_form = next((each for each in (form, bar) if isinstance(each, Form) and each.popup is not None), None)
        parts = FormTreeBuilder(tree, self._key, reader, by_click=bar is not None and open_form is bar)
        if open_form is not None and open_form.popup is not None:
            yield parts.popup(open_form.popup)
            return
        if isinstance(scene, TableState) and reader is not None:
            if self._table is None or self._table.reader is not reader:
                self._table = TableNodes(reader)
            yield from self._table.add(tree)
            if bar is not None and scene.reading.browser is None:
                parts.by_click = True
                rows = tuple(parts.widgets(bar))
                yield tree.add(Node(("group", "bar"), Role.GROUP, say("group-bar"), children=rows))
            return
        if not texts[1:] and not isinstance(form, Form):
            yield tree.add(Node((page, "more"), Role.BUTTON, say("goes-on"), requests=USUAL), scene)
        for number, words in enumerate(texts[1:]):
            yield tree.add(Node((page, number), Role.TEXT, words))
        if isinstance(form, Form):
            yield from parts.widgets(form)
            parts.focus(form)


class FormTreeBuilder:
    """Adds the widgets of forms to a tree. `by_click`: its controls are pressed with the mouse, not with keys."""

    def __init__(
        self, tree: Tree, key_of: Callable[[str, object], Key], reader: TableReader | None, by_click: bool = False
    ) -> None:
        self._tree = tree
        self._key_of = key_of
        self._private: Private = reader.without_secrets if reader is not None else lambda words: words
        self._quiet = reader is not None and reader.quiet
        self.by_click = by_click

    def focus(self, form: Form) -> None:
        """Set the tree's focus to that of a form."""
        if form.focused is not None and (key := self._key_of("control", form.focused)) in self._tree.nodes:
            self._tree.focus = key

    def widgets(self, form: Form) -> Iterator[Key]:
        """Add all widgets of a form, and yield the outermost."""
        for widget in form.widgets:
            yield from self._widget(widget, form)

    def _widget(self, widget: Widget, form: Form) -> list[Key]:
        if not widget.visible:
            return []
        parts = [key for part in widget.parts() for key in self._widget(part, form)]
        key = self._key_of("control", widget)
        if widget.accepts_focus:
            return [self._control(key, widget, form), *parts]
        words = self._private(widget.describe_content() or ("" if isinstance(widget, Labeled) else widget.name))
        if parts and (len(parts) == 1 or not words):
            return parts
        if parts:
            return [self._tree.add(Node(key, Role.GROUP, words, rect=box(widget.rect), children=tuple(parts)))]
        if not words:
            return []
        title = isinstance(widget, Words) and widget.style in _TITLES
        return [self._tree.add(Node(key, Role.HEADING if title else Role.TEXT, words, rect=box(widget.rect)))]

    def _control(self, key: Key, widget: Widget, form: Form) -> Key:
        about, private = widget.describe(), self._private
        requests, caret, children = set(USUAL), None, tuple[Key, ...]()
        if self.by_click:  # The keys stay with the table.
            requests.remove(NodeRequest.FOCUS)
        if isinstance(widget, SingleChoice):
            children = tuple(self._options(key, widget, form))
        elif about.number is not None:
            requests |= {NodeRequest.SET_VALUE, NodeRequest.MORE, NodeRequest.LESS}
        elif isinstance(widget, TextField):
            children = (self._tree.add(Node((key, "run"), Role.RUN, value=about.value)),)
            caret = widget.line.anchor, widget.line.caret
            requests.add(NodeRequest.SET_VALUE)
        elif about.role == Role.COMBO:
            children = (self._tree.add(Node((key, "chosen"), Role.TEXT, about.value)),)
        details = join_sentences(words for words in about.details if words != about.value)
        return self._tree.add(
            Node(
                key,
                about.role,
                private(about.name),
                private(details),
                private(about.value),
                about.number,
                states=about.states,
                rect=box(widget.rect),
                children=children,
                requests=frozenset(requests),
                caret=caret,
            ),
            (form, widget, self.by_click),
        )

    def _options(self, key: Key, widget: SingleChoice, form: Form) -> Iterator[Key]:
        entries = widget.entries()
        for number, ((value, words), cell) in enumerate(zip(entries, widget.cells(), strict=True)):
            states = {ThingState.CHECKED} if value == widget.value else set()
            states |= {ThingState.DISABLED} if widget.reason else set()
            yield self._tree.add(
                Node(
                    (key, number),
                    Role.OPTION,
                    words,
                    place=(number, len(entries)),
                    states=frozenset(states),
                    rect=box(cell),
                    requests=frozenset((NodeRequest.PRESS,)),
                ),
                (form, widget, self.by_click, number),
            )

    def popup(self, popup: Popup) -> Key:
        """Add the topmost popup, without those below it, and focus its control."""
        form = controls.form_of(popup)
        if form is not None and form.popup is not None:
            return self.popup(form.popup)
        key = self._key_of("popup", popup)
        if isinstance(popup, DropdownList):
            children = tuple(self._entries(key, popup))
            return self._tree.add(Node(key, Role.LIST, popup.owner.name, rect=box(popup.rect), children=children))
        name, told = self._private(popup.name), self._private(popup.describe_content())
        if isinstance(popup, BriefingPanel) and self._quiet:
            name, told = controls.for_your_eyes(), ""
            children = tuple(key for button in popup.buttons for key in self._widget(button, popup.form))
        else:
            children = tuple(self.widgets(form)) if form is not None else ()
        if form is None or not form.stops():
            goes_on = Node((key, "next"), Role.BUTTON, say("goes-on"), rect=box(popup.rect), requests=USUAL)
            children = (*children, self._tree.add(goes_on, popup))
            self._tree.focus = children[-1]
        else:
            self.focus(form)
        return self._tree.add(
            Node(
                key,
                Role.DIALOG,
                name,
                told,
                states=frozenset((ThingState.MODAL,)),
                rect=box(popup.rect),
                children=children,
            )
        )

    def _entries(self, key: Key, opened: DropdownList) -> Iterator[Key]:
        for number in range(len(opened.owner.choices)):
            about = opened.describe_entry(number)
            entry = self._tree.add(
                Node(
                    (key, number),
                    about.role,
                    about.name,
                    join_sentences(about.details),
                    place=about.place,
                    states=about.states,
                    rect=box(opened.row_rect(number)),
                    requests=USUAL,
                ),
                (opened, number, self.by_click),
            )
            if number == opened.marked:
                self._tree.focus = entry
            yield entry
