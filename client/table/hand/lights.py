"""The lights of cards: what the player can do with each of them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from client.layout.pieces import CARD, TOKEN, Key, Piece
from client.table.hand.choices import QUESTION
from client.table.hand.draw import has_slot
from client.table.hand.state import Hand
from client.table.picture.painter import NO_FLAGS, TablePainter

_WANTED, _WANTED_NOW, _ASKING = frozenset({"playable"}), frozenset({"hover"}), frozenset({"chosen"})
_LIFTED = frozenset({"lifted", "playable"})
_LIFTED_ONLY = frozenset({"lifted"})


@dataclass(frozen=True, slots=True)
class Light:
    """How a piece looks because of what can be done with it.

    flags   see `TablePainter.draw_piece`
    picked  the player has picked it
    source  it is a token that an answer can begin with
    """

    flags: frozenset[str]
    picked: bool = False
    source: bool = False


class Lights:
    """The lights of all pieces at one moment. `pinned` pieces were put somewhere and have none."""

    def __init__(self, hand: Hand, painter: TablePainter, pinned: Collection[Key]) -> None:
        self._hand, self._painter, self._pinned = hand, painter, frozenset(pinned)
        asks = hand.taken == QUESTION and hand.drag is None
        self._wanted: frozenset[Key] = frozenset(target.spot for target in hand.lit) if asks else frozenset()
        self.state = (hand.view, hand.arrangement, hand.choices, hand.strips, hand.picked, hand.pointed,
                                hand.drag,
                      self._wanted, self._pinned, painter.seen)  # fmt: skip
        """Two with the same state light all pieces the same way."""

    def of(self, piece: Piece) -> Light:
        """The light of a piece."""
        hand, key = self._hand, piece.key
        if piece.kind != CARD:
            source = piece.kind == TOKEN and hand.asked and hand.choices.is_source(key)
            return Light(NO_FLAGS, key == hand.picked, source)
        flags = NO_FLAGS if key in self._pinned else find_flags(self._painter, hand, piece, self._wanted)
        return Light(self._painter.flags(piece) if flags is None else flags, key == hand.picked)


def find_flags(painter: TablePainter, hand: Hand, piece: Piece, wanted: Collection[Key]) -> frozenset[str] | None:
    """The lights of a piece that differ from what the painter finds by itself; None when none does. The cards that
    are `wanted` by the one that asks are lit, and that one is as if it had been picked.
    """
    if piece.kind != CARD:
        return None
    if has_slot(hand, piece) and not (hand.drag is not None and hand.drag.piece.key == piece.key):
        # What can be done with it is drawn around it.
        return NO_FLAGS
    if piece.key in wanted:
        return _WANTED_NOW if piece.key == hand.pointed else _WANTED
    if wanted and hand.choices.is_source(piece.key):
        return _ASKING
    if hand.drag is not None and hand.drag.piece.key == piece.key:
        return _LIFTED if hand.drag.targets else _LIFTED_ONLY
    if piece.key == hand.picked:
        return painter.flags(piece) | {"chosen"}
    if piece.key == hand.pointed and hand.choices.is_source(piece.key):
        return painter.flags(piece) | {"hover"}
    if piece.key in hand.strips and not hand.choices.is_source(piece.key):
        # Its tags are lit one by one.
        return NO_FLAGS
    if hand.asked and hand.choices.is_source(piece.key) and not painter.flags(piece):
        # It is chosen by itself, perhaps without being known: the painter lights only what an answer begins with.
        return _WANTED
    return None
