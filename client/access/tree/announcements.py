"""The announcements in the accessibility tree, which a screen reader speaks as they appear."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import replace

from client.access.node import Live, Node, Tree
from client.widgets.description import Role
from engine.words.say import access as say

LOG = "log"
"""The key of the node that has them."""
_MOST_KEPT = 8


class Announcements:
    """Texts that a screen reader speaks, or has spoken and can find in the tree."""

    def __init__(self) -> None:
        self._waiting: list[tuple[str, bool]] = []
        self._spoken: deque[tuple[int, str, bool]] = deque(maxlen=_MOST_KEPT)
        """Numbers and texts, and whether they are urgent."""
        self._count = 0

    def add(self, words: Sequence[str], urgent: bool) -> None:
        self._waiting += [(line, urgent) for line in words if line.strip()]

    def clear(self) -> None:
        self._waiting.clear()
        self._spoken.clear()

    @property
    def are_waiting(self) -> bool:
        return bool(self._waiting)

    def speak(self, tree: Tree, live: bool) -> Iterator[Tree]:
        """Yield the tree with each waiting text added, one after the other: the events of one update have no order."""
        waiting, self._waiting = self._waiting, []
        if waiting and not live:
            waiting = [(" ".join(words for words, _ in waiting), False)]  # A name that lasts no moment is lost.
        for words, urgent in waiting:
            self._count += 1
            self._spoken.append((self._count, words, urgent))
            yield self.add_to(tree, live)

    def add_to(self, tree: Tree, live: bool) -> Tree:
        """Return a tree with the last texts.

        If nobody hears live regions, the window is called by the last one, since every screen reader reads the new name
        of a window.
        """
        log = [
            Node(
                ("said", number),
                Role.TEXT,
                words,
                live=(Live.ASSERTIVE if urgent else Live.POLITE) if live else Live.OFF,
            )
            for number, words, urgent in self._spoken
        ]
        added = [*log, Node(LOG, Role.LOG, say("announcements"), children=tuple(node.key for node in log))]
        if self._spoken and not live:
            number, words, _ = self._spoken[-1]
            added.append(replace(tree.nodes[tree.root], name=words + " " * (number % 2)))  # Equal texts differ.
        return replace(tree, nodes=tree.nodes | {node.key: node for node in added})
