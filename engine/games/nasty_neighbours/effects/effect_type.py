"""The effect types of Nasty Neighbours (NN-5, NN-8.5), their fields and picks, and the values that they need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from engine.games.nasty_neighbours.definitions.vocabulary import ANY, MOST_AMOUNT, OTHER, OWN, TARGET, Card, Effect
from engine.games.nasty_neighbours.layout import NASTY
from engine.games.nasty_neighbours.match_rules import GameState, GameView
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.rules.effect_targets import owner_of, places, target_seats
from engine.kernel.cards.effect_types import EffectType
from engine.kernel.cards.fields import FieldSpec
from engine.kernel.files.card_file import Reader
from engine.kernel.game.defaults import no_words, none_listed, nothing, zero
from engine.kernel.game.presentation import Refusal
from engine.kernel.state.refs import seat_ref
from engine.kernel.state.state import Frame

AMOUNT = FieldSpec("amount", range(1, MOST_AMOUNT + 1), say("form-amount"), default=1)
YARD_FIELD = FieldSpec("yard", (OWN, OTHER, ANY, TARGET), say("form-yard"), texts=lambda whom: say(f"form-yard-{whom}"))
WHOSE_FIELD = FieldSpec("whose", (OWN, OTHER, TARGET), say("form-whose"), texts=lambda whom: say(f"form-whose-{whom}"))
OPPONENT = FieldSpec("player", (OTHER, TARGET))
"""Whom an effect concerns. Instant Actions always say TARGET, and Nasty Neighbour cards never do."""

DOWN, UP = "down", "up"
"""How a card must lie to be picked."""


class AffectedPlayers(NamedTuple):
    """Names for the players that an Instant Action affects, for use in sentences."""

    who: str
    """The key that selects a message.

    It is "you", "other" for another player, or "others" for all others ("all" in short texts). If an earlier effect has
    named them, it is "that" or "they".
    """
    where: str
    """The place, e.g. "in your own yard"."""
    whom: str
    """The players as an object, e.g. "another player"."""


class PendingInstant(NamedTuple):
    """Texts about an Instant Action that is about to act: who exposed it, the affected players and their yards.

    Several players also have texts that say that each is affected.
    """

    exposer: str
    players: str
    yards: str
    each_player: str
    """The players, each on their own, e.g. "each of Ben and Cora"."""
    each_yard: str


class CardRequest(NamedTuple):
    """Texts and numbers for asking for a card."""

    where: str
    """The yards to choose from, e.g. "in any yard"."""
    player: str
    """The name of the player who is asked."""
    picks: int
    """The number of picks so far."""
    yard: str
    """The owner of the first pick's yard."""
    own: bool
    """Whether the first pick is in the player's own yard."""
    first: str
    """The first pick and its place."""
    last: str
    """The name of the last pick."""


class EffectEvaluator(Protocol):
    """The values of events for a computer seat, in points."""

    @property
    def me(self) -> int:
        """Return the computer's seat."""

    def lose_cards(self, seat: int, amount: int) -> float:
        """Return the value when a player loses Nasty Neighbour cards."""

    def reset_yard(self, seat: int) -> float: ...
    def swap_seats(self, one: int, other: int) -> float: ...
    def miss_turn(self, seat: int) -> float: ...
    def best_player(self, effect: Effect) -> float:
        """Return the value of an effect on the best possible player."""

    def best_yard(self, effect: Effect) -> float:
        """Return the value of an effect at the best possible place in any yard."""

    def best_spot(self, effect: Effect, owner: int) -> float | None:
        """Return the value of an effect at the best place of a yard, or None without a place."""

    def value_spots(self, effect: Effect, refs: Sequence[int]) -> list[float]:
        """Return the value of an effect at each of some places."""

    def turn_down(self, owner: int, place: int) -> float: ...
    def turn_up(self, owner: int, place: int) -> float: ...
    def replace(self, owner: int, place: int) -> float:
        """Return the value when an unknown card replaces the one at a place."""

    def peek(self, owner: int, place: int) -> float: ...
    def open_spots(self, owner: int) -> list[int]:
        """Return the places with a face-up card in a yard."""

    def down_spots(self, owner: int) -> list[int]:
        """Return the places with a face-down card in a yard, but only one unknown card."""

    def unknown_spots(self, owner: int) -> list[int]:
        """Return the places with cards that the seat doesn't know."""

    def best_swap(self, whom: str) -> float: ...
    def value_swaps(self, whom: str, picks: Sequence[int], refs: Sequence[int]) -> list[float]:
        """Return the value of each place as the first card of a swap, or as the second after a pick."""

    def best_bin_card(self) -> float:
        """Return the value of the best card of the bin over a drawn one."""

    def value_bin_cards(self, cards: Sequence[int]) -> list[float]: ...


def not_on_instants(effect: Effect, *_: object) -> Any:
    """Raise LookupError, because no Instant Action has this effect."""
    raise LookupError(effect.name)


def hits_a_spot(values: EffectEvaluator, effect: Effect, exposer: int, target: int) -> float:
    """Return the value of an effect at the best place of the target's yard."""
    found = values.best_spot(effect, target)
    return 0.0 if found is None else found


@dataclass(frozen=True, slots=True, kw_only=True)
class NastyEffectType(EffectType):
    """An effect type of Nasty Neighbours. Card data writes it with a target and an amount."""

    # rules
    open: Callable[[GameState, int, Effect, int, Sequence[int]], list[int]] = none_listed
    """Returns the possible picks for: state, player, effect, player affected by an Instant, earlier picks."""
    count_picks: Callable[[Effect], int] = lambda effect: 1
    """Returns the number of picks."""
    picked: Callable[[GameState, Frame, int], None] | None = None
    """Called right after each pick."""
    resolve: Callable[[GameState, Frame, Effect, list[int]], None]
    """Carries the effect out after all picks."""
    possible: Callable[[GameState], bool] | None = None
    """Returns whether the effect can do anything, if that doesn't depend on picks."""
    everywhere: bool = False
    """Whether an Instant Action may have the effect even though it has no target."""
    ends: bool = False
    """Whether the effect must be the last on its card."""
    on_hands: bool = False
    """Whether the effect takes Nasty Neighbour cards from a player."""
    from_bin: bool = False
    """Whether a card of the Recycle Bin is picked."""
    cancels: bool = False
    """Whether the effect cancels the Instant Action that it answers."""
    check_instant: Callable[[Reader, Card, Effect], None] = nothing
    check_nasty: Callable[[Reader, Card, Effect], None] = nothing
    """Raise BadCard if the effect makes no sense on an Instant Action or a Nasty Neighbour card."""

    # card
    describe: Callable[[Effect], str]
    """Returns the text on a Nasty Neighbour card, without a capital or period."""
    describe_instant: Callable[[Effect, AffectedPlayers], str] = not_on_instants
    """Returns the text on an Instant Action."""
    note: Callable[[Effect], str] = no_words
    """Returns additional sentences for the enlarged face."""
    full_note: Callable[[Effect, str], str] | None = None
    """Returns additional sentences for the full rules text, given the affected players."""
    short: Callable[[Effect], tuple[str, str, str]]
    """Returns the text on a Nasty Neighbour card in three lengths, longest first."""
    short_of: Callable[[Effect, AffectedPlayers], tuple[str, str]] = not_on_instants
    """Returns the text on an Instant Action in two lengths, longer one first."""
    alone: str = ""
    """Replaces the short text if the card has no other effect."""
    never_stumped: bool = False
    """Whether the effect spares Stumped cards. A card says so once for all its effects."""

    # questions
    choose_player: Callable[[Effect, str], str] = lambda effect, player: say("choose-player")
    choose_card: Callable[[Effect, CardRequest], str] = lambda effect, asked: say("choose-card")
    """Return what is chosen for the effect, as part of a prompt."""
    verb: str = say("verb-choose")
    """The verb on the button for picking a card in a yard."""
    faces: str = ""
    """How a card must lie to be picked."""
    refuse_player: Callable[[GameView, int, str], Refusal | None] = nothing
    """Returns why a player (seat and name) can't be chosen."""
    about_to: Callable[[Effect, PendingInstant], str] = not_on_instants
    """Returns what the Instant Action is about to do."""
    tells_itself: bool = False
    """Whether the log omits the line that the card takes effect."""

    # computer seats
    usual_hold: float = 1.0
    """The value in hand of a Nasty Neighbour card that begins with this effect, in points."""
    hits: Callable[[EffectEvaluator, Effect, int, int], float] = hits_a_spot
    """Returns the effect's value for: effect, owner of the card, target player."""
    plays: Callable[[EffectEvaluator, Effect], float] = lambda values, effect: values.best_player(effect)
    """Returns the effect's best value on a Nasty Neighbour card now."""
    at_spot: Callable[[EffectEvaluator, int, int], float] = zero
    """Returns the effect's value at a place of a yard."""
    spots: Callable[[EffectEvaluator, int], list[int]] = lambda values, owner: values.unknown_spots(owner)
    """Returns the places of a yard to consider."""
    picks_worth: Callable[[EffectEvaluator, Effect, Sequence[int], Sequence[int]], list[float]] = (
        lambda values, effect, picks, refs: values.value_spots(effect, refs)
    )
    """Returns the value of each possible pick after earlier picks."""

    @property
    def on_instants(self) -> bool:
        """Return whether an Instant Action may have this effect."""
        return self.everywhere or any(TARGET in field.values for field in self.fields)


def nasty_cards(effect: Effect) -> str:
    """Return the number of Nasty Neighbour cards for prompts."""
    return say("cards-nasty-counted", count=effect.amount)


# --- picks -----------------------------------------------------------------------------------------------------------


def in_yards(fitting: Callable[[GameState, int], list[int]]) -> Callable[..., list[int]]:
    """Return an `open` function for places that satisfy `fitting`. Later picks stay in the same yard."""

    def open_places(state: GameState, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
        seats = [owner_of(picks[0])] if picks else target_seats(state, seat, effect.whom, target)
        return [ref for ref in places(state, seats, fitting) if ref not in picks]

    return open_places


def players_with_cards(state: GameState, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
    """Return the players an effect may target who hold Nasty Neighbour cards."""
    found = target_seats(state, seat, effect.whom, target)
    return [seat_ref(other) for other in found if state.zones[NASTY[other]]]
