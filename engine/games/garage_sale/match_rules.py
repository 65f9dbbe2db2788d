"""The cards (GS-1.1), read from the data file, and the title of each."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from engine.games.garage_sale.codes import EFFECTS
from engine.kernel.files.card_file import Reader, read_list
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import Board, State
from engine.kernel.state.view import View


class Card(NamedTuple):
    """A title. `does`: the numbers of a note's effects."""

    id: str
    name: str
    kind: str
    copies: int
    does: tuple[int, ...]


def read_card(reader: Reader) -> Card:
    """Read one title. Raises BadCard."""
    does = reader.data.get("does", [])
    if not isinstance(does, list) or not set(does) <= set(EFFECTS):
        raise reader.fail("does", "a list of " + ", ".join(EFFECTS))
    kind, effects = reader.choice("kind", ("good", "dibs", "note")), tuple(EFFECTS.index(word) for word in does)
    return Card(reader.text("id"), reader.text("name"), kind, reader.number("copies", 1), effects)


class MatchRules:
    """The cards of a match by number: title, kind of good (NONE for other cards), whether it is Dibs, effects."""

    def __init__(self) -> None:
        text = files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
        self.titles = tuple(read_list(text, "cards.toml", "card", read_card))
        self.faces = tuple(number for number, card in enumerate(self.titles) for _ in range(card.copies))
        self.cards = tuple(self.titles[number] for number in self.faces)
        self.kinds = tuple(face if self.titles[face].kind == "good" else NONE for face in self.faces)
        self.is_dibs = tuple(card.kind == "dibs" for card in self.cards)
        self.does = tuple(card.does for card in self.cards)

    def __reduce__(self) -> tuple[Any, ...]:
        """Make the rules again in the processes of computer players instead of pickling them."""
        return match_rules, ()


@cache
def match_rules() -> MatchRules:
    """Return the rules, which are the same at every table."""
    return MatchRules()


GameState = State[MatchRules]
GameView = View[MatchRules]
GameBoard = Board[MatchRules]
