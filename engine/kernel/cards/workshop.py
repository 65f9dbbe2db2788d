"""The part of a game that makes cards of what players have thought up: forms, packs, and a place to try one out."""

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
    """A scenario to try a card out in: what stands at its top, and what each place (table, or a seat) has."""
    lines = [f"{key} = {toml(value)}" for key, value in head.items()]
    for place, things in position.items():
        lines += ["", f"[position.{place}]", *(f"{key} = {toml(value)}" for key, value in things.items())]
    return "\n".join(lines) + "\n"


def _takes_none(*_: object) -> NoReturn:
    raise LookupError("this game takes no cards from packs")


@dataclass(frozen=True, slots=True)
class Workshop(Generic[R]):
    """How players make cards for a game; without its functions a game takes none. A `kind` is the key of one of the
    kinds.
    """

    card_kinds: Callable[[], tuple[CardKind, ...]] = lambda: ()
    """The kinds of cards that players can make, with the forms for them."""
    card_data: Callable[[str, Mapping[str, Any]], dict[str, Any]] = _takes_none
    """(kind, values): the fields of a card as a pack has them, of the values of a filled-in form, by their keys."""
    form_values: Callable[[str, Mapping[str, Any]], dict[str, Any]] = _takes_none
    """(kind, data): the values of the form with which a card could have been made: the opposite of `card_data`."""
    read_pack_card: Callable[[str, Reader], dict[str, Any]] = _takes_none
    """(kind, reader): the face of a card of a pack, as `faces` has it. Raises BadCard when the card is none."""
    try_out: Callable[[str, str], str] = _takes_none
    """(kind, card_id): a scenario in which a card of the packs is in the hand of the seat that is asked (or in force).

    Raises LookupError for a card that is not there.
    """
    extended: Callable[[Sequence[Pack]], Game[R]] = _takes_none
    """(packs): the game with the cards of packs, in order, behind those of the box (see `Game.with_packs`).

    The kinds and ids have been checked; raises BadCard for a card that cannot be read.
    """
