"""Builds the part of the accessibility tree that is a table: prompt, stops in groups, piles, details."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from client.access.controls import parts_of
from client.access.node import USUAL, Key, Node, Request, Role, State, Tree, box
from client.access.table import TableReader
from client.input.focus import ANSWER, BUTTON, CARD, PILE, PLATE, SPOT, TARGET, FocusStop
from client.layout.pieces import CARD as CARD_PIECE
from client.layout.pieces import Piece
from client.table.hover.pile_browser import PileBrowser
from engine.kernel.state.refs import NONE
from engine.words.say import access as say

PROMPT, CLOSE = "prompt", "close"
_PLAYERS, _TOOLS, _REST = "players", "tools", "rest"
_READABLE = (CARD, PLATE)
_OF_VIEW = (SPOT, TARGET, CARD, PILE)
Group = Hashable
Words = tuple[str, str]
"""The name of a stop, and everything else about it."""


class TableNodes:
    """Adds one table to trees, in the words of its reader. Words are kept until the view or the question changes."""

    def __init__(self, reader: TableReader) -> None:
        self.reader = reader
        self._view: tuple[object, ...] = ()
        self._steps: tuple[object, ...] = ()
        self._words: dict[tuple[str, Hashable], Words] = {}
        self._details: tuple[object, tuple[str, ...]] = ((), ())

    def add(self, tree: Tree) -> Iterator[Key]:
        """Add the table, or only the open pile, and yield the outermost nodes. Sets the focus."""
        table = self.reader.table
        if table.session.curtain is not None:
            return
        self._mind_words()
        if table.hover.browser is not None:
            yield self._pile(tree, table.hover.browser)
            return
        yield from self._stops(tree)
        yield from self._more(tree)

    def _mind_words(self) -> None:
        """Drop the kept words that may have changed: those of cards and piles only with the newest view."""
        table = self.reader.table
        view = (table.view, table.hand.view, table.hand.picked, table.hand.arrangement, self.reader.quiet,
                table.session.look)  # fmt: skip
        steps = table.director.steps, len(table.session.log), tuple(table.buttons), table.status
        if view != self._view:
            self._words.clear()
        elif steps != self._steps:
            self._words = {known: words for known, words in self._words.items() if known[0] in _OF_VIEW}
        if (view, steps) != (self._view, self._steps):
            self._view, self._steps, self._details = view, steps, ((), ())

    # -- stops --------------------------------------------------------------------------------------------------

    def _stops(self, tree: Tree) -> Iterator[Key]:
        table = self.reader.table
        groups: dict[Group, list[Key]] = {PROMPT: []}
        focused = table.focus
        for stop in table.layers.stops():
            node = self._stop(stop)
            if not node.name:
                continue
            key = tree.add(node, stop)
            groups.setdefault(self._group_of(stop), []).append(key)
            if focused is not None and (stop.kind, stop.name) == (focused.kind, focused.name):
                tree.focus = key
        for zone, keys in self._face_down(tree):
            groups.setdefault(("zone", zone), []).extend(keys)
        place = box(table.prompt) if table.prompt is not None else None
        sentence = tree.add(Node((PROMPT, "sentence"), Role.TEXT, self.reader.sentence(), rect=place))
        groups[PROMPT].insert(0, sentence)
        if focused is None:
            tree.focus = sentence
        tools = groups.pop(_TOOLS, [])
        for group, keys in (*groups.items(), (_TOOLS, tools)):
            if keys:
                yield tree.add(Node(("group", group), Role.GROUP, self._name_of(group), children=tuple(keys)))

    def _stop(self, stop: FocusStop) -> Node:
        table, known = self.reader.table, (stop.kind, stop.name)
        words = self._words.get(known)
        if words is None:
            words = self._words[known] = _name_and_rest(self.reader.stops.words(stop))
        name: Hashable = stop.name
        if stop.kind == TARGET and isinstance(stop.name, int):
            name = table.hand.lit_targets[stop.name].spot
        piece = stop.kind in (SPOT, CARD, TARGET)
        role = Role.IMAGE if stop.kind in _READABLE else Role.BUTTON
        picked = stop.kind == SPOT and table.hand.picked is not None and table.hand.picked == stop.name
        return Node(("piece" if piece else stop.kind, name), role, *words, rect=box(stop.rect),
                    states=frozenset((State.SELECTED,)) if picked else frozenset(), requests=USUAL)  # fmt: skip

    def _group_of(self, stop: FocusStop) -> Group:
        if stop.kind == ANSWER:
            return PROMPT
        if stop.kind == BUTTON:
            return _TOOLS
        if stop.kind == PLATE:
            return _PLAYERS
        if stop.kind == PILE:
            return "zone", stop.name
        name, table = stop.name, self.reader.table
        if stop.kind == TARGET and isinstance(name, int):
            name = table.hand.lit_targets[name].spot
        piece = table.hand.arrangement.by_key.get(name)
        if piece is not None and piece.zone != NONE:
            return "zone", piece.zone
        if isinstance(name, tuple) and len(name) == 2 and name[0] == "zone":
            return "zone", name[1]
        if isinstance(name, tuple) and len(name) == 2 and name[0] == "seat":
            return _PLAYERS
        return _REST

    def _name_of(self, group: Group) -> str:
        if isinstance(group, tuple) and isinstance(group[1], int):
            zone = self.reader.stops.zone(group[1])
            return f"{zone[:1].upper()}{zone[1:]}"
        return say(f"group-{group}")

    def _face_down(self, tree: Tree) -> Iterator[tuple[int, list[Key]]]:
        """Add the cards that the viewer may not see, apart from those that can be chosen and those in piles."""
        hand = self.reader.table.hand
        piles, found = hand.piles(), dict[int, list[Piece]]()
        for piece in hand.arrangement.pieces:
            hidden = piece.kind == CARD_PIECE and piece.card < 0 and not hand.choices.is_source(piece.key)
            if hidden and piece.zone not in piles and ("piece", piece.key) not in tree.nodes:
                found.setdefault(piece.zone, []).append(piece)
        for zone, pieces in found.items():
            yield zone, [tree.add(Node(("down", zone, number), Role.IMAGE, say("face-down"), rect=box(piece.hit)))
                         for number, piece in enumerate(pieces)]  # fmt: skip

    # -- reading ------------------------------------------------------------------------------------------------

    def _more(self, tree: Tree) -> Iterator[Key]:
        """Add everything about the focused stop: each sentence of a card is a text."""
        stop = self.reader.table.focus
        if stop is None or (node := tree.nodes.get(tree.focus)) is None or stop.kind in (ANSWER, BUTTON):
            return
        if self._details[0] != (stop.kind, stop.name):
            self._details = (stop.kind, stop.name), parts_of(self.reader.stops.more(stop))
        texts = tuple(tree.add(Node(("details", number), Role.TEXT, words))
                      for number, words in enumerate(self._details[1]) if words)  # fmt: skip
        yield tree.add(Node(("group", "details"), Role.GROUP, say("details-of", name=node.name), children=texts))

    def _pile(self, tree: Tree, browser: PileBrowser) -> Key:
        stops, pile, choosable = self.reader.stops, browser.pile, self.reader.table.hover.choosable
        key, cards = ("pile", pile.zone), []
        tree.focus = key
        for number, card in enumerate(pile.cards):
            cards.append(tree.add(Node(
                (key, card), Role.ITEM, *_name_and_rest(stops.in_pile(card, pile.cards)),
                place=(number, len(pile.cards)), rect=box(browser.place(number)),
                requests=USUAL if card in choosable else frozenset((Request.FOCUS,)),
            ), (browser, card)))  # fmt: skip
            if card == browser.selected:
                tree.focus = cards[-1]
        close = Node((key, CLOSE), Role.BUTTON, say("close"), rect=box(browser.close_rect), requests=USUAL)
        cards.append(tree.add(close, browser))
        return tree.add(Node(key, Role.LIST, pile.title, pile.sentence, children=tuple(cards),
                             states=frozenset((State.MODAL,))))  # fmt: skip


def _name_and_rest(said: str) -> Words:
    name, *rest = parts_of(said) or ("",)
    return name.rstrip("."), " ".join(rest)
