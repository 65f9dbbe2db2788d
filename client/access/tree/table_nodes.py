"""Builds the part of the accessibility tree that is a table: prompt, stops in groups, piles, details."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace

import pygame

from client.access.controls import join_sentences, parts_of
from client.access.node import USUAL, Key, Node, NodeRequest, Tree, box
from client.access.table_reader import TableReader
from client.input.focus import ANSWER, BUTTON, CARD, PILE, PLATE, SPOT, TARGET, FocusStop
from client.layout.pieces import CARD as CARD_PIECE, Piece
from client.table.reading.pile_browser import PileBrowser
from client.widgets.description import Description, Role, ThingState
from engine.kernel.state.refs import NONE
from engine.words.say import access as say

PROMPT, CLOSE = "prompt", "close"
_PLAYERS, _TOOLS, _REST = "players", "tools", "rest"
_OF_VIEW = (SPOT, TARGET, CARD, PILE, PLATE)
_INFORMING = (CARD, PILE, PLATE)
_MOST_AT_ONCE = 8
Group = Hashable
Known = tuple[str, Hashable]
"""Kind and name of a stop."""


class TableNodes:
    """Adds one table to trees, in the words of its reader. Words are kept until the view or the question changes."""

    def __init__(self, reader: TableReader) -> None:
        self.reader = reader
        self._listener: tuple[object, ...] = ()
        self._view: tuple[object, ...] = ()
        self._steps: tuple[object, ...] = ()
        self._old: set[Known] = set()
        """Words that may have changed since they were made."""
        self._left = 0
        """How many of them this tree may still make new."""
        self._hidden: dict[int, list[Piece]] | None = None
        self._words: dict[Known, Description] = {}
        self._focused: Known | None = None
        self._fell = False
        self._details: tuple[object, tuple[str, ...]] = ((), ())

    def add(self, tree: Tree) -> Iterator[Key]:
        """Add the table, or only the open pile, and yield the outermost nodes. Sets the focus."""
        table = self.reader.table
        if table.session.curtain is not None:
            return
        self._refresh_words()
        if table.reading.browser is not None:
            yield self._pile(tree, table.reading.browser)
            return
        yield from self._stops(tree)
        yield from self._more(tree)

    def _refresh_words(self) -> None:
        """Drop the kept words of another player, and mark those as old that may have changed."""
        table, hand = self.reader.table, self.reader.table.hand
        listener = table.views.newest.seat, self.reader.quiet, table.session.look
        view = table.views.newest, table.director.shown.counting_view, hand.view, hand.picked, hand.arrangement
        steps = table.director.steps, len(table.session.log), tuple(table.prompt.buttons), table.prompt.status
        if listener != self._listener:
            self._words.clear()
        elif view != self._view:
            self._old = set(self._words)
        elif steps != self._steps:
            self._old |= {known for known in self._words if known[0] not in _OF_VIEW}
        if (listener, *view) != (self._listener, *self._view):
            self._hidden = None
        if (listener, view, steps) != (self._listener, self._view, self._steps):
            self._listener, self._view, self._steps, self._details = listener, view, steps, ((), ())
        self._left = _MOST_AT_ONCE

    @property
    def pending(self) -> bool:
        """Return whether the last tree has old words, because new ones take their time."""
        return self._left <= 0

    def _describe(self, stop: FocusStop) -> Description:
        """Return the words for a stop.

        Those that only inform may be old for some frames, after everything has changed. Nothing that can be chosen or
        that was hidden before is among them.
        """
        known = stop.kind, stop.name
        about, old = self._words.get(known), known in self._old
        if about is not None and old and stop.kind in _INFORMING and self._thing_key(stop) != self._focused:
            old = self._left > 0
            self._left -= 1
        if about is None or old:
            self._old.discard(known)
            about = self._words[known] = self.reader.stops.describe(stop)
        return about

    # -- stops --------------------------------------------------------------------------------------------------

    def _stops(self, tree: Tree) -> Iterator[Key]:
        table = self.reader.table
        groups: dict[Group, list[Key]] = {PROMPT: []}
        stops = table.layers.stops()
        focused = self._focus_among(stops)
        for stop in stops:
            node = self._stop(stop)
            if not node.name:
                continue
            key = tree.add(node, stop)
            groups.setdefault(self._group_of(stop), []).append(key)
            if self._thing_key(stop) == focused:
                tree.focus = key
        for zone, keys in self._face_down(tree):
            groups.setdefault(("zone", zone), []).extend(keys)
        place = box(table.prompt.rect) if table.prompt.rect is not None else None
        sentence = Node((PROMPT, "sentence"), Role.PROMPT, self.reader.sentence(), rect=place)
        groups[PROMPT].insert(0, tree.add(sentence))
        if tree.focus not in tree.nodes:  # The question is announced, so the focus must not read it again.
            tree.focus = "group", PROMPT
        tools = groups.pop(_TOOLS, [])
        for group, keys in (*groups.items(), (_TOOLS, tools)):
            words = self._name_of(group)
            if len(keys) == 1 and group != PROMPT and tree.nodes[keys[0]].name.startswith(words):
                yield keys[0]
            elif keys:
                yield tree.add(
                    Node(
                        ("group", group),
                        Role.GROUP,
                        words,
                        rect=place if group == PROMPT else None,
                        children=tuple(keys),
                    )
                )

    def _focus_among(self, stops: Sequence[FocusStop]) -> Known | None:
        """Return the focused stop.

        One that answers nothing counts only if the player went there: otherwise a screen reader would read it whenever
        nothing is asked.
        """
        stop, before = self.reader.table.keys.stop, self._focused
        now = self._thing_key(stop) if stop is not None else None
        if stop is None or now != before:
            lost = before is not None and all(self._thing_key(each) != before for each in stops)
            self._focused, self._fell = now, stop is not None and lost and self.reader.only_waits(stop)
        return None if self._fell else now

    def _thing_key(self, stop: FocusStop) -> Known:
        """Return the key of a stop's thing: a button of the prompt keeps it while its place changes."""
        buttons = self.reader.table.prompt.buttons
        if stop.kind == ANSWER and isinstance(stop.name, int) and stop.name < len(buttons):
            return ANSWER, (buttons[stop.name].command, buttons[stop.name].option)
        return stop.kind, stop.name

    def _stop(self, stop: FocusStop) -> Node:
        table, about = self.reader.table, self._describe(stop)
        name: Hashable = stop.name
        if stop.kind == TARGET and isinstance(stop.name, int):
            name = table.hand.lit_targets[stop.name].spot
        piece = stop.kind in (SPOT, CARD, TARGET)
        return _node(("piece", name) if piece else self._thing_key(stop), about, stop.rect)

    def _group_of(self, stop: FocusStop) -> Group:
        if stop.kind == ANSWER:
            return PROMPT
        if stop.kind == BUTTON:
            return _TOOLS
        if stop.kind == PLATE:
            return _PLAYERS
        name, table = stop.name, self.reader.table
        if stop.kind == TARGET and isinstance(name, int):
            name = table.hand.lit_targets[name].spot
        piece = table.hand.arrangement.by_key.get(name)
        if piece is not None and piece.zone != NONE:
            return "zone", piece.zone
        if isinstance(name, tuple) and name[0] == "tag" and (zone := table.views.newest.zone_of(int(name[1]))) != NONE:
            return "zone", zone
        if isinstance(name, tuple) and len(name) == 2 and name[0] == "zone":
            return "zone", name[1]
        if isinstance(name, tuple) and len(name) == 2 and name[0] == "seat":
            return _PLAYERS
        return _REST

    def _name_of(self, group: Group) -> str:
        if isinstance(group, tuple) and isinstance(group[1], int):
            zone = self.reader.stops.zone(group[1])
            return f"{zone[:1].upper()}{zone[1:]}"
        if group == PROMPT and not self.reader.table.hand.is_asked:
            return say("group-others")
        return say(f"group-{group}")

    def _face_down(self, tree: Tree) -> Iterator[tuple[int, list[Key]]]:
        """Add the cards that the viewer may not see, apart from those that can be chosen and those in piles."""
        if self._hidden is None:
            hand, found = self.reader.table.hand, dict[int, list[Piece]]()
            piles = hand.piles()
            for piece in hand.arrangement.pieces:
                hidden = piece.kind == CARD_PIECE and piece.card < 0 and not hand.choices.is_source(piece.key)
                if hidden and piece.zone not in piles:
                    found.setdefault(piece.zone, []).append(piece)
            self._hidden = found
        for zone, pieces in self._hidden.items():
            yield (
                zone,
                [
                    tree.add(Node(("down", zone, number), Role.IMAGE, say("face-down"), rect=box(piece.hit)))
                    for number, piece in enumerate(pieces)
                    if ("piece", piece.key) not in tree.nodes
                ],
            )

    # -- reading ------------------------------------------------------------------------------------------------

    def _more(self, tree: Tree) -> Iterator[Key]:
        """Add everything about the focused stop: each sentence of a card is a text."""
        stop = self.reader.table.keys.stop
        if stop is None or (node := tree.nodes.get(tree.focus)) is None or stop.kind in (ANSWER, BUTTON):
            return
        if self._details[0] != (stop.kind, stop.name):
            self._details = (stop.kind, stop.name), parts_of(self.reader.stops.more(stop))
        texts = tuple(
            tree.add(Node(("details", number), Role.TEXT, words))
            for number, words in enumerate(self._details[1])
            if words
        )
        yield tree.add(Node(("group", "details"), Role.GROUP, say("details-of", name=node.name), children=texts))

    def _pile(self, tree: Tree, browser: PileBrowser) -> Key:
        stops, pile, choosable = self.reader.stops, browser.pile, self.reader.table.hover.choosable
        key, cards = ("pile", pile.zone), []
        tree.focus = key
        for number, card in enumerate(pile.cards):
            node = _node((key, card), stops.in_pile(card, pile.cards), browser.place(number))
            requests = USUAL if card in choosable else frozenset((NodeRequest.FOCUS,))
            cards.append(tree.add(replace(node, requests=requests), (browser, card)))
            if card == browser.selected:
                tree.focus = cards[-1]
        close = Node((key, CLOSE), Role.BUTTON, say("close"), rect=box(browser.close_rect), requests=USUAL)
        cards.append(tree.add(close, browser))
        return tree.add(
            Node(
                key, Role.LIST, pile.title, pile.sentence, children=tuple(cards), states=frozenset((ThingState.MODAL,))
            )
        )


def _node(key: Key, about: Description, rect: pygame.Rect) -> Node:
    """Return the node of a described thing."""
    name = f"{about.name[:1].upper()}{about.name[1:]}".rstrip(".")
    return Node(
        key,
        about.role,
        name,
        join_sentences(about.details),
        place=about.place,
        rect=box(rect),
        states=about.states,
        requests=USUAL,
    )
