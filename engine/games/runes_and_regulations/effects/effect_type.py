"""Runes & Regulations: what a unit says of an effect word (RR-4), besides what every game's units say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.games.runes_and_regulations.definitions.compiled_effects import NO_ACT, Operation, Target
from engine.games.runes_and_regulations.definitions.vocabulary import LYING_TRIGGERS, Card, Step
from engine.games.runes_and_regulations.match_rules import ContinuousEffects, GameState, GameView
from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.effect_types import EffectType
from engine.kernel.cards.packs import FormField
from engine.kernel.files.faults import Expected
from engine.kernel.game.defaults import none_listed, nothing
from engine.kernel.state.state import Frame

Problem = tuple[str, Expected]
"""A field of a card and what was expected of it."""
Groups = Sequence[Sequence[int]]
"""What has been chosen for a step, target after target."""
Line = Mapping[str, Any]
"""A filled-in line of the workshop's form, or a step as card files have it."""


LINE = ("do", "which", "who", "set", "add", "result", "counts_as")
"""What a line of the form has of a step."""


class EffectText(Protocol):
    """An effect that is told: whose it is and of which card, and what things are called by whoever hears it."""

    @property
    def view(self) -> GameView: ...
    @property
    def names(self) -> Sequence[str]: ...
    @property
    def seat(self) -> int: ...
    @property
    def card(self) -> int: ...
    @property
    def subject(self) -> int: ...
    @property
    def other(self) -> int: ...

    def sees(self, card: int) -> bool:
        """Whether whoever hears it sees a card."""

    def public(self, ref: int) -> str:
        """A target as everybody may hear of it."""

    def creature(self, card: int) -> str:
        """A Creature and whose Lawn it is on."""

    def named(self, card: int, otherwise: str) -> str:
        """The name of a card that can be seen, else other words."""

    def own(self, what: str, place: str = "") -> str:
        """Return a thing on the acting player's Lawn, or on the Fence with place ".fence"."""


class EffectWeights(Protocol):
    """What the weights of a computer seat say of things."""

    @property
    def effects(self) -> Mapping[str, float]:
        """Each word."""

    @property
    def runes(self) -> tuple[float, ...]:
        """So many Runes."""


def not_applicable(*_: object) -> Any:
    """Never said of it."""
    raise LookupError


@dataclass(frozen=True, slots=True, kw_only=True)
class RunesEffectType(EffectType):
    """An effect word of Runes & Regulations; one without a title does not stand in the form of the workshop."""

    # what card files say with it
    takes: tuple[str, ...] = ()
    """The keys that a step with it takes beside `do`."""
    needs: tuple[str, ...] = ()
    """Those that it needs."""
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Keys with fewer words than the vocabulary has."""
    that_triggers: tuple[str, ...] = LYING_TRIGGERS
    """The triggers whose card it can mean by "that"."""
    serves_nobody: bool = False
    """Whether it needs nobody to serve, so that a Regulation can say it of nobody."""
    check: Callable[[Card, Step], Iterable[Problem]] = none_listed
    """What of a step means nothing, beyond single words."""
    own_who: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Who can be told to do it on cards that players have made, by the deck; "" for all decks."""
    check_own: Callable[[Card, int], Iterable[Problem]] = none_listed
    """What only cards of the box can say with it; with the number of the step."""

    # the rules
    standing: bool = False
    """Whether it is always on (or a role's condition) instead of being carried out."""
    on_roles: bool = False
    """Whether it is the condition of a role."""
    act: int = NO_ACT
    """The act that it is: what is forbidden with an act, and asked for it, is so with the word (RR-4, RR-7.11)."""
    targets: Callable[[Step], list[Target]] = none_listed
    """What is chosen when the effect is declared, after whoever does it (RR-7.4)."""
    resolve: Callable[[GameState, Frame, Operation, int], None] = nothing
    """Does a step; the last argument is how often the step before really happened."""
    repeat_once: Callable[[GameState, Frame], None] | None = None
    """What a REPEATED frame does each time."""
    nullifies: bool = False
    """Whether it stops what would happen (RR-7.7)."""
    add_continuous: Callable[[ContinuousEffects, int, Step], None] = nothing
    """Adds what a card (an instance; -1 for a Regulation) changes all the time."""

    # words
    phrase: Callable[[Card, Step, str], str]
    """What the message of its clause (`clause-hex`) is filled with on a card, as `$what`; of what is always on the
    whole clause. With what has been done, as a participle, by the step before, if it is done as far as able."""
    if_able: bool = False
    """Whether others do it only if able (RR-7.3)."""
    replaces: tuple[str, ...] = ()
    """The triggers whose event it happens instead of."""
    in_one_clause: bool = False
    """Whether several of it, one after the other, are one clause."""
    describe_done: Callable[[EffectText, Step, Groups], tuple[str, str]] = not_applicable
    """What is done, as the message that says it ends (`does-hex`), and to what."""
    player_does: Callable[[Step, str], str] = lambda step, name: say("player-does-it", player=name, word=step.do)
    """What a chosen player is going to do."""

    # computer seats, and questions left out
    helps: bool = False
    """Whether it is good for whoever does it; else it harms the Creatures, cards or phases that it touches."""
    harms: bool = False
    """Whether it can take something from other players."""
    mild: bool = False
    """Whether it counts little that it happens to others."""
    trades: bool = False
    """Whether an own target is lost and a neighbor's one won."""
    default_weight: float | None = None
    """What it is worth where weights do not name it; None: they do. Of what is always on: what a step counts."""
    base: Callable[[EffectWeights, Step, float], float] | None = None
    """What one of it is worth, where that is not what the weights say of the word."""
    worth: Callable[[Step, float], float] | None = None
    """What a step is worth, where that does not depend on whom it is for like others'; with what the weights say."""

    # the form of the workshop
    on_runes_alone: bool = False
    """Whether only Runes can say it."""
    on_regulation: int = 0
    """Its place among the steps of Regulations; 0: they cannot say it."""
    implied: Callable[[str], dict[str, str]] = lambda trigger: {}
    """Values that follow from the trigger."""
    data_of: Callable[[Line], dict[str, Any]] | None = None
    """A line as a step, where it has a shape of its own (not on Regulations)."""
    choices: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    """Of what is always on: value and words of its choices, by the deck."""
    inputs: Mapping[str, tuple[FormField, ...]] = field(default_factory=dict)
    """Its fields, by the deck."""
    written: Callable[[str, Line], dict[str, Any]] = not_applicable
    """A line as a step; with the deck."""
    line_of: Callable[[Line], dict[str, Any]] = lambda step: {key: step[key] for key in LINE if key in step}
    """A step as a line."""

    def has(self, key: str) -> bool:
        """Whether a step takes a key."""
        return key in self.takes

    def lets_choose(self, key: str) -> bool:
        """Whether a step takes a key with more than one word to choose from."""
        return self.has(key) and len(self.words.get(key, "12")) > 1

    @property
    def on_lawns(self) -> bool:
        """Whether it is done to Creatures on any Lawn, the own one included."""
        return not self.standing and self.has("of") and "of" not in self.needs

    @property
    def takes_from_others(self) -> bool:
        """Whether it is done to Creatures of a neighbor that the card says."""
        return self.lets_choose("of") and "of" in self.needs

    @property
    def on_own(self) -> bool:
        """Whether others who are told to do it do it to what is theirs."""
        return self.on_lawns and self.has("who")
