"""Runes & Regulations: the fields of an effect type (RR-4), in addition to those of every game's effect types."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.games.runes_and_regulations.definitions.compiled_effects import NO_ACT, Operation, Target
from engine.games.runes_and_regulations.definitions.vocabulary import LYING_TRIGGERS, Card, Step
from engine.games.runes_and_regulations.knowledge.known_names import creature_words, is_visible, public_words, seen_name
from engine.games.runes_and_regulations.match_rules import ContinuousEffects, GameState, GameView
from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.effect_types import EffectType
from engine.kernel.files.faults import Expected
from engine.kernel.game.defaults import none_listed, nothing
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import Frame

Problem = tuple[str, Expected]
"""A field of a card and the value expected in it."""
Groups = Sequence[Sequence[int]]
"""The choices for a step, one group per target."""
Line = Mapping[str, Any]
"""A completed line of the workshop's form, or a step in the format of card files."""


@dataclass(frozen=True, slots=True)
class EffectContext:
    """An effect to describe: its player, its card, and the choices made for it so far."""

    view: GameView
    names: Sequence[str]
    effect: int
    seat: int
    card: int = NONE
    subject: int = NONE
    other: int = NONE
    groups: Sequence[Sequence[int]] = field(default_factory=tuple)
    paid: bool = False
    ordered: bool = False
    """Whether it is described as an instruction, which names its player."""

    @property
    def name(self) -> str:
        """Return the name of the effect's player."""
        return self.names[self.seat]

    def sees(self, card: int) -> bool:
        return is_visible(self.view, card)

    def public(self, ref: int) -> str:
        return public_words(self.view, ref, self.names)

    def creature(self, card: int) -> str:
        return creature_words(self.view, card, self.names)

    def name_or(self, card: int, otherwise: str) -> str:
        return seen_name(self.view, card, otherwise)

    def own(self, what: str, place: str = "") -> str:
        """Return a thing on the acting player's Lawn, or on the Fence with place ".fence"."""
        side = "side-player" if self.ordered else "side-own"
        return say(side + place, what=what, player=self.name)


def not_applicable(*_: object) -> Any:
    """Fail, because the effect type has no such text or form."""
    raise LookupError


@dataclass(frozen=True, slots=True, kw_only=True)
class RunesEffectType(EffectType):
    """An effect type of Runes & Regulations. Without a title it isn't offered in the workshop's form."""

    # card files
    takes: tuple[str, ...] = ()
    """The keys that a step takes in addition to `do`."""
    needs: tuple[str, ...] = ()
    """The keys that a step needs."""
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Keys that allow fewer words than the vocabulary has."""
    that_triggers: tuple[str, ...] = LYING_TRIGGERS
    """The triggers whose card can be meant by "that"."""
    serves_nobody: bool = False
    """Whether it works without a player, so that a Regulation can use it."""
    check: Callable[[Card, Step], Iterable[Problem]] = none_listed
    """Yields the errors of a step beyond single words."""
    own_who: tuple[str, ...] = ()
    """The players who can do it on players' own cards, if not all."""
    check_own: Callable[[Card, int], Iterable[Problem]] = none_listed
    """Yields errors for uses that only cards of the box can have. Takes the number of the step."""

    # the rules
    continuous: bool = False
    """Whether it is a continuous effect or a role's condition, so it is never resolved."""
    on_roles: bool = False
    """Whether it is the condition of a role."""
    act: int = NO_ACT
    """Its act. Bans and taxes on the act also apply to the effect type (RR-4, RR-7.11)."""
    targets: Callable[[Step], list[Target]] = none_listed
    """The targets chosen when the effect is declared, after the acting player (RR-7.4)."""
    resolve: Callable[[GameState, Frame, Operation, int], None] = nothing
    """Resolves a step. The last argument is how often the previous step really happened."""
    repeat_once: Callable[[GameState, Frame], None] = nothing
    """Resolves one repetition of a REPEATED frame."""
    nullifies: bool = False
    """Whether it stops the pending event (RR-7.7)."""
    add_continuous: Callable[[ContinuousEffects, int, Step], None] = nothing
    """Adds a card's continuous effects. Takes the instance, or -1 for a Regulation."""

    # texts
    phrase: Callable[[Card, Step, str], str]
    """Returns the text for `$what` in the message of its clause (`clause-hex`), or the whole clause of a continuous
    effect. Takes the previous step as a participle, if that is done as far as able."""
    if_able: bool = False
    """Whether other players do it only if able (RR-7.3)."""
    replaces: tuple[str, ...] = ()
    """The triggers whose event it replaces."""
    in_one_clause: bool = False
    """Whether several consecutive steps share one clause."""
    describe_done: Callable[[EffectContext, Step, Groups], tuple[str, str]] = not_applicable
    """Returns the ending of its message (`does-hex`) and the text of its targets."""
    player_does: Callable[[Step, str], str] = lambda step, name: say("player-does-it", player=name, word=step.do)
    """Returns the text for a chosen player who will do it."""

    # computer seats, and skipped questions
    helps: bool = False
    """Whether it helps the player who does it. Otherwise it harms the Creatures, cards or phases that it affects."""
    harms: bool = False
    """Whether it can take something from other players."""
    mild: bool = False
    """Whether its effect on other players has a low value."""
    trades: bool = False
    """Whether the player gives up one target and gains a neighbor's."""
    default_weight: float | None = None
    """Its value, or None if the weights name it. For continuous effects it is the value of a step."""
    rune_share: float = 1.0
    """Its value on a Rune, as a share of the weight of a Rune."""
    step_value: Callable[[Step, float], float] | None = None
    """Returns the value of a step that depends on its player in its own way. Takes the weight of the word."""

    ends_summoning: Callable[[Step], bool] = lambda step: False
    """Returns whether a step skips the Summon phase of its player's own turn."""

    # the workshop's form
    on_runes_alone: bool = False
    """Whether only Runes can have it."""
    on_regulation: int = 0
    """Its place among the steps of Regulations. 0: they can't have it."""
    implied: Callable[[str], dict[str, str]] = lambda trigger: {}
    """Returns the values that follow from the trigger."""
    data_of: Callable[[Line], dict[str, Any]] | None = None
    """Converts a form line to a step, if it has a format of its own (not on Regulations)."""
    own_words: Mapping[str, tuple[EffectType, ...]] = field(default_factory=dict)
    """For continuous effects: the words in the forms of players' own cards, by deck."""
    to_step: Callable[[dict[str, Any]], dict[str, Any]] = lambda line: line
    """Converts a form line of such a word to a step, if they differ."""
    line_of: Callable[[Line], Line] = lambda step: step
    """Converts a step to a form line."""

    def has(self, key: str) -> bool:
        return key in self.takes

    def lets_choose(self, key: str) -> bool:
        """Return whether a step takes a key with more than one word to choose from."""
        return self.has(key) and len(self.words.get(key, "12")) > 1

    @property
    def on_lawns(self) -> bool:
        """Whether it affects Creatures on any Lawn, including the player's own."""
        return not self.continuous and self.has("of") and "of" not in self.needs

    @property
    def takes_from_others(self) -> bool:
        """Whether it affects Creatures of a neighbor that the card names."""
        return self.lets_choose("of") and "of" in self.needs

    @property
    def on_own(self) -> bool:
        """Whether other players who do it choose among their own cards."""
        return self.on_lawns and self.has("who")
