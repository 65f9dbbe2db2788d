"""The effect types of Cthulhu Realms (CR-4), the values that they need, and the choice of a player (CR-4.1, CR-5.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from engine.games.cthulhu_realms.definitions.vocabulary import MOST, Card, Effect
from engine.games.cthulhu_realms.layout import DECK, DISCARD
from engine.games.cthulhu_realms.match_rules import GameBoard, GameState, GameView
from engine.games.cthulhu_realms.messages import refused, say
from engine.games.cthulhu_realms.rules.available_cards import neighbors
from engine.games.cthulhu_realms.rules.queries import card_name
from engine.kernel.cards.effect_types import EffectType
from engine.kernel.cards.fields import FieldSpec
from engine.kernel.files.card_file import Reader
from engine.kernel.flow.machine import ask
from engine.kernel.flow.ruleset import CHOOSE_VERB, QUESTION_CHOOSE
from engine.kernel.game.defaults import no, nothing, yes
from engine.kernel.game.presentation import Refusal
from engine.kernel.state.refs import SEAT as SEAT_KIND, SEAT_BASE, describe
from engine.kernel.state.state import SEAT, SOURCE, Frame

AMOUNT: Final = FieldSpec("amount", range(1, MOST + 1), say("form-amount"))

SURE: Final = 0
DRAWING: Final = 1
CYCLING: Final = 2
EVENT: Final = 3
CHANGING: Final = 4
CHOICE: Final = 5
COSTLY: Final = 6
LOSING: Final = 7
UNSORTED: Final = 8
"""When in a turn a computer seat uses an ability, by its effects.

SURE: pure gains
DRAWING: draws
CYCLING: draws with discards
EVENT: discards by a rival
CHANGING: abjuring
CHOICE: an either/or
COSTLY: giving up its card
LOSING: loss
UNSORTED: depends on the other effects of its ability
"""


class EffectTotals(NamedTuple):
    """The totals of an effect: Conjuring Power, loss for each neighbor, cards in hand."""

    power: int = 0
    loss: int = 0
    draws: int = 0


class PointValues(NamedTuple):
    """The values of a point of loss and a point of Sanity for a computer seat now."""

    loss: float
    sanity: float


class SituationValues(Protocol):
    """Values for a computer seat in one state."""

    def gained_power(self, amount: int) -> float:
        """Return the value of more Conjuring Power, by what it buys."""

    def dealt_loss(self, amount: int) -> float:
        """Return the value of loss for every neighbor."""

    def gained_sanity(self, amount: int) -> float:
        """Return the value of more Sanity."""

    def gain(self, card: int) -> float:
        """Return the value of having one more card, or one of the seat's own cards less."""

    def best_target(self) -> float:
        """Return the value of destroying a neighbor's best Location, or a large negative value without one."""

    def weight(self, name: str) -> float:
        """Return the weight of an effect by name, or that of all others."""


Half = tuple[tuple[Effect, ...], bool]
"""One list of a card's effects, and whether it gives up the card."""


def one_number(effect: Effect) -> list[dict[str, str]]:
    """Return a cell with the effect's own icon and its amount."""
    return [{"icon": effect.name, "text": str(effect.amount)}]


def amount_text(message: str) -> Callable[..., str]:
    """Return a function that formats a message with an effect's amounts."""
    return lambda effect, *_: say(message, count=effect.amount, second=effect.second)


@dataclass(frozen=True, slots=True, kw_only=True)
class RealmsEffectType(EffectType):
    """An effect type of Cthulhu Realms."""

    # rules
    resolve: Callable[[GameState, Frame, int, int], None]
    """Begins the effect, given: state, frame of the ability, amount, second amount."""
    chosen: Callable[[GameState, Frame, int, int, int], None] = nothing
    """Continues with the chosen player or card (a reference)."""
    at_once: bool = False
    """Whether the effect asks nothing and only prepares later steps, so that a turn resolves it directly."""
    event: str = ""
    """The prerequisite event that the effect causes: DISCARDED or ABJURED (CR-3.2)."""
    wants: str = ""
    """The event without which the effect does nothing."""
    leaves: bool = False
    """Whether the effect gives up its card, and so must be the last in its list."""
    check: Callable[[Reader, Card, Sequence[Half]], None] = nothing
    """Raises BadCard for a card on which the effect could make a turn endless."""

    # card
    phrase: Callable[[Effect, Sequence[str]], str]
    """Returns the clause of the card's sentence without a capital or period, given the prerequisites before it."""
    on_player: bool = False
    """Whether the effect acts on a chosen player, so that its clause has its own subject."""
    short: Callable[[Effect], str]
    """Returns the short text for buttons and the log."""
    cells: Callable[[Effect], list[dict[str, str]]] = lambda effect: [{"icon": effect.name, "text": ""}]
    """Returns the cells of a tag row: icons with numbers."""

    # questions
    prompt: Callable[[Effect], str] = lambda effect: say("prompt-choose")
    """Returns the purpose of the choice."""
    outcome: Callable[[GameView, Effect, int, Sequence[str]], str] = lambda view, effect, target, names: (
        view.table.rules.cards[target].name
    )
    """Returns what choosing a player or card does."""
    refuse: Callable[[GameView, int, Sequence[str]], Refusal | None] = nothing
    """Returns why a player or card can't be chosen."""

    # usefulness
    brings: Callable[[GameBoard, int], bool] = yes
    """Returns whether the effect could be useful to a seat now."""
    free: Callable[[GameView, int], bool] = no
    """Returns whether the effect asks and costs nothing now, so that one key may use it with others."""
    gives: Callable[[int, int], EffectTotals] = lambda amount, second: EffectTotals()
    """Returns the effect's totals for an amount and a second amount."""
    helps: bool = False
    """Whether every player would choose themselves."""
    backfires: bool = False
    """Whether the effect must hit the player's own cards when it has no other target."""
    is_gift: bool = False
    """Whether players always choose themselves, with nothing given up or asked afterward."""
    sort: int = UNSORTED
    """When in a turn the effect is used."""
    default_weight: float = 1.0
    """The value of one point in points of loss, for weights that don't name the effect."""
    worth: Callable[[SituationValues, int, int], float] = lambda here, card, amount: here.weight("other")
    """Returns the immediate value for a skilled computer seat, given the card and the amount."""
    price: Callable[[PointValues], float] | None = None
    """Returns the value of one point on a card in hand. None: use the weight."""
    part: str = ""
    """The value part of explanations that the effect counts for (`ai.explainer`)."""


# --- choosing a player -----------------------------------------------------------------------------------------------


def choose_player(state: GameState, frame: Frame, amount: int, second: int) -> None:
    """Ask for the seat itself or a neighbor (CR-5.1)."""
    seat, card = frame[SEAT], frame[SOURCE]
    options = [(CHOOSE_VERB, card, SEAT_BASE + other) for other in (seat, *neighbors(state, seat))]
    ask(state, seat, QUESTION_CHOOSE, card, tuple(options))


def can_draw(board: GameBoard, seat: int) -> bool:
    """Return whether a player has any card to draw (CR-2.4)."""
    return bool(board.zones[DECK[seat]] or board.zones[DISCARD[seat]])


def refuse_player(view: GameView, thing: int, names: Sequence[str]) -> Refusal | None:
    """Return why something can't be chosen as a player (CR-4.1)."""
    assert view.question is not None
    kind, index, _ = describe(thing)
    if kind == SEAT_KIND:
        return refuse_seat(view, index, names)
    return refused("choose-a-player", card=card_name(view.table, view.question[2]), player=names[view.seat])


def refuse_seat(view: GameView, seat: int, names: Sequence[str]) -> Refusal | None:
    """Return why a player out of reach can't be chosen (CR-5.1)."""
    if view.is_out(seat):
        return refused("out-of-the-game", other=names[seat])
    if seat != view.seat and seat not in neighbors(view, view.seat):
        return refused("player-out-of-reach", other=names[seat], player=names[view.seat])
    return None
