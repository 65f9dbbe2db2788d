"""Cthulhu Realms: what a unit says of an effect word (CR-4), besides what every game's units say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from engine.games.cthulhu_realms.definitions.vocabulary import Card, Effect
from engine.games.cthulhu_realms.match_rules import GameBoard, GameState, GameView
from engine.games.cthulhu_realms.messages import say
from engine.kernel.cards.effect_types import EffectType
from engine.kernel.files.card_file import Reader
from engine.kernel.game.defaults import no, nothing, yes
from engine.kernel.game.presentation import Refusal
from engine.kernel.state.state import Frame

SURE: Final = 0
DRAWING: Final = 1
CYCLING: Final = 2
EVENT: Final = 3
CHANGING: Final = 4
CHOICE: Final = 5
COSTLY: Final = 6
LOSING: Final = 7
UNSORTED: Final = 8
"""When in a turn a computer seat uses an ability, by what it does: only gains; draws; draws and discards; makes a rival
discard; abjures; an either/or; costs the card; causes loss. Whatever is unsorted goes by what it stands beside."""


class EffectTotals(NamedTuple):
    """What an effect comes to: Conjuring Power, loss for each neighbor, cards in hand."""

    power: int = 0
    loss: int = 0
    draws: int = 0


class PointValues(NamedTuple):
    """What a point of loss and a point of Sanity are worth to a computer seat now."""

    loss: float
    sanity: float


class SituationValues(Protocol):
    """What things are worth to a computer seat in one position."""

    def gained_power(self, amount: int) -> float:
        """Conjuring Power, for what it pays."""

    def dealt_loss(self, amount: int) -> float:
        """Loss for every neighbor."""

    def gained_sanity(self, amount: int) -> float:
        """Sanity of its own."""

    def gain(self, card: int) -> float:
        """To have a card more, or an own one less."""

    def best_target(self) -> float:
        """The best Location of a neighbor; as bad as can be where there is none."""

    def weight(self, name: str) -> float:
        """What the weights say of a word, or of everything else."""


Half = tuple[tuple[Effect, ...], bool]
"""One list of effects of a card, and whether it costs the card itself."""


def one_number(effect: Effect) -> list[dict[str, str]]:
    """A sign of the same name and the amount."""
    return [{"icon": effect.name, "text": str(effect.amount)}]


def amount_text(message: str) -> Callable[..., str]:
    """(effect, ...): a message about the amounts of an effect."""
    return lambda effect, *_: say(message, count=effect.amount, second=effect.second)


@dataclass(frozen=True, slots=True, kw_only=True)
class RealmsEffectType(EffectType):
    """An effect word of Cthulhu Realms."""

    # the rules
    resolve: Callable[[GameState, Frame, int, int], None]
    """Begins the effect: position, frame of the ability, amount and second amount."""
    chosen: Callable[[GameState, Frame, int, int, int], None] = nothing
    """Goes on with the player or card (a reference) that the effect has asked for."""
    at_once: bool = False
    """Whether it only prepares for what follows and asks nothing: a turn carries it out itself."""
    event: str = ""
    """What it brings about for prerequisites, of DISCARDED and ABJURED (CR-3.2)."""
    wants: str = ""
    """Without which of the two it does nothing."""
    leaves: bool = False
    """Whether it costs the card itself, and so stands last in its list."""
    check: Callable[[Reader, Card, Sequence[Half]], None] = nothing
    """Raises BadCard on a card with the word with which a turn could be endless."""

    # the card
    phrase: Callable[[Effect, Sequence[str]], str]
    """The clause of the card's sentence, without capital and full stop; with the prerequisites before it."""
    on_player: bool = False
    """Whether it acts on a chosen player: its clause has a subject of its own."""
    short: Callable[[Effect], str]
    """In short, for buttons and the log."""
    cells: Callable[[Effect], list[dict[str, str]]] = lambda effect: [{"icon": effect.name, "text": ""}]
    """Its signs in a tag row: icons with their numbers."""

    # the question that it asks
    prompt: Callable[[Effect], str] = lambda effect: say("prompt-choose")
    """What somebody or something is chosen for."""
    outcome: Callable[[GameView, Effect, int, Sequence[str]], str] = (
        lambda view, effect, target, names: view.table.rules.cards[target].name
    )
    """What choosing a player or card does."""
    refuse: Callable[[GameView, int, Sequence[str]], Refusal | None] = nothing
    """Why a player or card cannot be chosen."""

    # what it is good for
    brings: Callable[[GameBoard, int], bool] = yes
    """Whether it could bring a seat anything now."""
    free: Callable[[GameView, int], bool] = no
    """Whether it asks nothing and costs nothing now, so that one key may use it with others."""
    gives: Callable[[int, int], EffectTotals] = lambda amount, second: EffectTotals()
    """What it comes to, of amount and second amount."""
    helps: bool = False
    """Whether everybody would choose themselves for it."""
    backfires: bool = False
    """Whether it has to act on the own cards where it brings nothing."""
    is_gift: bool = False
    """Whether its player is always the one to choose, and nothing is given up or asked after that."""
    sort: int = UNSORTED
    """When in a turn it is used."""
    default_weight: float = 1.0
    """What a point of it is worth, in points of loss, where a computer seat's weights do not name it."""
    worth: Callable[[SituationValues, int, int], float] = lambda here, card, amount: here.weight("other")
    """What it is worth at once to a skilled computer seat: with the card that does it, and its amount."""
    price: Callable[[PointValues], float] | None = None
    """What a point of it is worth on a card in hand; None: what the weights say."""
    part: str = ""
    """The term of a computer seat's reasons that it counts for (`ai.explain`)."""
