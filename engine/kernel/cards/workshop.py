"""A game's hooks for the card workshop: forms, packs and trial matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NoReturn

from engine.kernel.cards.packs import CardKind, Pack, toml
from engine.kernel.files.card_file import Reader
from engine.kernel.state.generics import R

if TYPE_CHECKING:
    from engine.kernel.game.game import Game


def scenario_text(head: Mapping[str, object], position: Mapping[str, Mapping[str, object]]) -> str:
    """Return a scenario for trying out a card. `head`: its top entries. `position`: entries of the table and seats."""
    lines = [f"{key} = {toml(value)}" for key, value in head.items()]
    for place, things in position.items():
        lines += ["", f"[position.{place}]", *(f"{key} = {toml(value)}" for key, value in things.items())]
    return "\n".join(lines) + "\n"


def _takes_none(*_: object) -> NoReturn:
    raise LookupError("this game takes no cards from packs")


@dataclass(frozen=True, slots=True)
class Workshop(Generic[R]):
    """A game's functions for custom cards. A game without them has none. `kind` is the key of a CardKind."""

    card_kinds: Callable[[], tuple[CardKind, ...]] = lambda: ()
    """(): the kinds of cards that players can make, with their forms."""
    card_data: Callable[[str, Mapping[str, Any]], dict[str, Any]] = _takes_none
    """(kind, values): converts the values of a form to the fields of a pack card."""
    form_values: Callable[[str, Mapping[str, Any]], dict[str, Any]] = _takes_none
    """(kind, data): converts the fields of a pack card to form values, the reverse of `card_data`."""
    read_pack_card: Callable[[str, Reader], dict[str, Any]] = _takes_none
    """(kind, reader): the face of a pack card, as in `TableInfo.faces`. Raises BadCard for an invalid card."""
    try_out: Callable[[str, str], str] = _takes_none
    """(kind, card_id): a scenario with a pack card in the asked seat's hand, or in effect.

    Raises LookupError for an unknown card.
    """
    extended: Callable[[Sequence[Pack]], Game[R]] = _takes_none
    """(packs): the game with the packs' cards, in order, after its own (see `Game.with_packs`).

    The kinds and ids have been checked. Raises BadCard for an invalid card.
    """
