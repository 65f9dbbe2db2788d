"""The editing of one line of text."""

from __future__ import annotations

from collections.abc import Callable


class FieldLine:
    """A line of text with a caret and a selection: the editing, without any picture.

    `caret` and `anchor` are positions between characters; the text between them is selected.
    """

    def __init__(self, content: str, longest: int = 40, allowed: Callable[[str], bool] = lambda _: True) -> None:
        self.content = content
        self.longest = longest
        self.allowed = allowed
        self.caret = len(content)
        self.anchor = self.caret

    @property
    def selection(self) -> tuple[int, int]:
        """Return start and end of the selection; equal if it is empty."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        start, end = self.selection
        return self.content[start:end]

    def insert(self, added: str) -> bool:
        """Replace the selection with text, as far as it is allowed and fits. Returns True if anything changed."""
        start, end = self.selection
        added = "".join(letter for letter in added if letter.isprintable() and self.allowed(letter))
        added = added[: max(0, self.longest - len(self.content) + end - start)]
        if not added and start == end:
            return False
        self.content = self.content[:start] + added + self.content[end:]
        self.caret = self.anchor = start + len(added)
        return True

    def delete(self, forward: bool, word: bool = False) -> bool:
        """Delete the selection, or the character or word before or after the caret."""
        if self.caret == self.anchor:
            self.caret = self._next(forward, word)
        start, end = self.selection
        self.content = self.content[:start] + self.content[end:]
        self.caret = self.anchor = start
        return start != end

    def move(self, forward: bool, word: bool = False, select: bool = False) -> None:
        """Move the caret by a character or a word. Without `select`, a selection collapses to its end."""
        if not select and self.caret != self.anchor and not word:
            self.go(self.selection[1] if forward else self.selection[0])
        else:
            self.go(self._next(forward, word), select)

    def go(self, place: int, select: bool = False) -> None:
        """Put the caret at a position. With `select`, the other end of the selection stays."""
        self.caret = max(0, min(len(self.content), place))
        if not select:
            self.anchor = self.caret

    def select_all(self) -> None:
        self.anchor, self.caret = 0, len(self.content)

    def select_word(self, place: int) -> None:
        """Select the word around a position."""
        place = max(0, min(len(self.content), place))
        self.anchor, self.caret = self._word_start(place), self._skip(place, space=False)

    def _next(self, forward: bool, word: bool) -> int:
        """Return the position one character or one word away from the caret."""
        if not word:
            return max(0, min(len(self.content), self.caret + (1 if forward else -1)))
        place = self.caret
        if forward:
            place = self._skip(place, space=True)
            return self._skip(place, space=False)
        while place > 0 and self.content[place - 1].isspace():
            place -= 1
        return self._word_start(place)

    def _word_start(self, place: int) -> int:
        """Return the start of the word that ends at a position."""
        while place > 0 and not self.content[place - 1].isspace():
            place -= 1
        return place

    def _skip(self, place: int, space: bool) -> int:
        """Return the first position from `place` on whose next character isn't a space (or is one)."""
        while place < len(self.content) and self.content[place].isspace() == space:
            place += 1
        return place
