"""Nasty Neighbours: what a unit says of an effect word (NN-5, NN-8.5), besides what every game's units say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from engine.games.nasty_neighbours.definitions.vocabulary import TARGET, Card, Effect
from engine.games.nasty_neighbours.match_rules import GameState, GameView
from engine.games.nasty_neighbours.messages import say
from engine.kernel.cards.effect_types import EffectType
from engine.kernel.files.card_file import Reader
from engine.kernel.game.defaults import no_words, nothing, zero
from engine.kernel.game.presentation import Refusal
from engine.kernel.state.state import Frame

DOWN, UP = "down", "up"
"""How a card must lie to be picked."""


class AffectedPlayers(NamedTuple):
    """Whom an Instant Action affects, in words that fit the length of the sentence."""

    who: str
    """The reader ("you"), another player ("other", or "that" whom an effect before has named), or all the others
    ("others", briefly "all", or "they" whom an effect before has named): what messages choose by.
    """
    where: str
    """"in your own yard"."""
    whom: str
    """The player or players as an object: "another player"."""


class PendingInstant(NamedTuple):
    """An Instant Action that is about to act: who exposed it, those affected and their yards. Of several players it is
    also said that each of them is affected.
    """

    exposer: str
    players: str
    yards: str
    each_player: str
    """"each of Ben and Cora"."""
    each_yard: str


class CardRequest(NamedTuple):
    """What there is to say about a card that is asked for."""

    where: str
    """"in any yard"."""
    player: str
    """Who is asked."""
    picks: int
    """How many have been picked."""
    yard: str
    """Whose yard the first one lies in."""
    own: bool
    """Whether that is the own yard."""
    first: str
    """The first one and where it lies."""
    last: str
    """The name of the last one."""


class EffectEvaluator(Protocol):
    """What events are worth to a computer seat, in points."""

    @property
    def me(self) -> int:
        """The seat itself."""

    def lose_cards(self, seat: int, amount: int) -> float:
        """A player loses Nasty Neighbour cards."""

    def reset_yard(self, seat: int) -> float: ...
    def swap_seats(self, one: int, other: int) -> float: ...
    def miss_turn(self, seat: int) -> float: ...
    def best_player(self, effect: Effect) -> float:
        """The best player that an effect may mean."""

    def best_yard(self, effect: Effect) -> float:
        """The best place of all yards that an effect may mean."""

    def best_spot(self, effect: Effect, owner: int) -> float | None:
        """The best place of a yard for an effect; None without one."""

    def value_spots(self, effect: Effect, refs: Sequence[int]) -> list[float]:
        """Each of some places for an effect."""

    def turn_down(self, owner: int, place: int) -> float: ...
    def turn_up(self, owner: int, place: int) -> float: ...
    def replace(self, owner: int, place: int) -> float:
        """An unknown card replaces that at a place."""

    def peek(self, owner: int, place: int) -> float: ...
    def open_spots(self, owner: int) -> list[int]:
        """The places of a yard with a face-up card."""

    def down_spots(self, owner: int) -> list[int]:
        """The places of a yard with a face-down card; of unknown cards only one."""

    def unknown_spots(self, owner: int) -> list[int]:
        """The places of a yard with a card that the seat doesn't know."""

    def best_swap(self, whom: str) -> float: ...
    def value_swaps(self, whom: str, picks: Sequence[int], refs: Sequence[int]) -> list[float]:
        """Each of some places, as the first card of a swap, or as the second after a pick."""

    def best_bin_card(self) -> float:
        """The best card of the bin instead of a drawn one."""

    def value_bin_cards(self, cards: Sequence[int]) -> list[float]: ...


def not_on_instants(effect: Effect, *_: object) -> Any:
    """No Instant Action does it."""
    raise LookupError(effect.name)


def hits_a_spot(values: EffectEvaluator, effect: Effect, exposer: int, target: int) -> float:
    """The best place of the yard is hit."""
    found = values.best_spot(effect, target)
    return 0.0 if found is None else found


@dataclass(frozen=True, slots=True, kw_only=True)
class NastyEffectType(EffectType):
    """An effect word of Nasty Neighbours. Its values are written as whom or what it concerns, and an amount."""

    # the rules
    whom: tuple[str, ...] = ("",)
    """Whom or what it may concern."""
    amounted: bool = False
    """Whether an amount from 1 to 4 follows."""
    open: Callable[[GameState, int, Effect, int, Sequence[int]], list[int]]
    """What can be picked now: position, player, effect, player affected by an Instant, what has been picked."""
    wanted: Callable[[Effect], int] = lambda effect: 1
    """How many picks it wants."""
    picked: Callable[[GameState, Frame, int], None] | None = None
    """What happens as soon as something is picked."""
    resolve: Callable[[GameState, Frame, Effect, list[int]], None]
    """Carries it out with everything picked."""
    possible: Callable[[GameState], bool] | None = None
    """Whether it can do anything, where that does not depend on what can be picked."""
    everywhere: bool = False
    """Whether an Instant Action may have it though it concerns nobody else."""
    ends: bool = False
    """Whether nothing can follow it on its card."""
    on_hands: bool = False
    """Whether it takes Nasty Neighbour cards from a player."""
    from_bin: bool = False
    """Whether a card of the Recycle Bin is picked."""
    cancels: bool = False
    """Whether it stops the Instant Action that it answers."""
    check_instant: Callable[[Reader, Card, Effect], None] = nothing
    check_nasty: Callable[[Reader, Card, Effect], None] = nothing
    """Raise BadCard on an Instant Action or a Nasty Neighbour card that makes no sense with it."""

    # the card
    told: Callable[[Effect], str]
    """On a Nasty Neighbour card, without capital and full stop."""
    told_of: Callable[[Effect, AffectedPlayers], str] = not_on_instants
    """On an Instant Action."""
    note: Callable[[Effect], str] = no_words
    """What the enlarged face adds, as sentences."""
    full_note: Callable[[Effect, str], str] | None = None
    """The same where there is room for everything; with whom the card affects."""
    short: Callable[[Effect], tuple[str, str, str]]
    """On a Nasty Neighbour card in short, shorter and as short as can be."""
    short_of: Callable[[Effect, AffectedPlayers], tuple[str, str]] = not_on_instants
    """On an Instant Action in short and shorter."""
    alone: str = ""
    """What stands instead of the short form where it is all that a card does."""
    never_stumped: bool = False
    """Whether it spares Stumped cards, which is said once for all effects of a card."""

    # the questions that it asks
    choose_player: Callable[[Effect, str], str] = lambda effect, player: say("choose-player")
    choose_card: Callable[[Effect, CardRequest], str] = lambda effect, asked: say("choose-card")
    """What is chosen for it."""
    verb: str = say("verb-choose")
    """What a card in a yard is picked for, on a button."""
    faces: str = ""
    """How a card must lie to be picked."""
    refuse_player: Callable[[GameView, int, str], Refusal | None] = nothing
    """Why a player, called by name, cannot be chosen."""
    about_to: Callable[[Effect, PendingInstant], str] = not_on_instants
    """What the Instant Action is about to do."""
    tells_itself: bool = False
    """Whether the log says it without being told that the card takes effect."""

    # computer seats
    usual_hold: float = 1.0
    """What a Nasty Neighbour card that begins with it is worth in hand, in points."""
    hits: Callable[[EffectEvaluator, Effect, int, int], float] = hits_a_spot
    """What it is worth on a player: effect, whose card it is, that player."""
    plays: Callable[[EffectEvaluator, Effect], float] = lambda values, effect: values.best_player(effect)
    """The best that it can do now on a Nasty Neighbour card."""
    at_spot: Callable[[EffectEvaluator, int, int], float] = zero
    """What it is worth at a place of a yard."""
    spots: Callable[[EffectEvaluator, int], list[int]] = lambda values, owner: values.unknown_spots(owner)
    """The places of a yard worth a look."""
    picks_worth: Callable[[EffectEvaluator, Effect, Sequence[int], Sequence[int]], list[float]] = (
        lambda values, effect, picks, refs: values.value_spots(effect, refs)
    )
    """What each pick is worth, after some picks."""

    @property
    def on_instants(self) -> bool:
        """Whether an Instant Action may have it."""
        return self.everywhere or TARGET in self.whom
