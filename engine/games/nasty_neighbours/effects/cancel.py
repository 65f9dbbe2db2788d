"""Cancel: an Instant Action does nothing and is discarded (NN-5.8)."""

from __future__ import annotations

from engine.games.nasty_neighbours.codes import CANCELED
from engine.games.nasty_neighbours.definitions.vocabulary import Card, Effect
from engine.games.nasty_neighbours.effects.effect_type import NastyEffectType
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.rules.exposing import CANCELED as CANCELED_INT, instant_below
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import KeyValue, Phrase, rule
from engine.kernel.flow.moves import note
from engine.kernel.state.state import SEAT, SOURCE, Frame


def resolve(state: GameState, frame: Frame, effect: Effect, picks: list[int]) -> None:
    instant = instant_below(state)
    instant[CANCELED_INT] = 1
    note(state, CANCELED, frame[SEAT], instant[SOURCE])


def check_nasty(reader: Reader, card: Card, effect: Effect) -> None:
    if card.when != "instant" or len(card.effects) > 1:
        wanted = rule("{} only alone, on a card with {}", effect.name, KeyValue("when", "instant", quoted=True))
        played = Phrase("{}", (KeyValue("when", card.when, quoted=True),))
        found = played if card.when != "instant" else Phrase(f"{len(card.effects)} effects")
        raise reader.fail("effects", wanted, found)


UNIT: NastyEffectType = NastyEffectType(
    word="cancel",
    title=say("cancel-title"),
    count_picks=lambda effect: 0,
    resolve=resolve,
    possible=lambda state: True,
    cancels=True,
    check_nasty=check_nasty,
    describe=lambda effect: say("cancel-told"),
    short=lambda effect: (say("cancel-short"), say("cancel-shorter"), say("cancel-shorter")),
    usual_hold=5.0,
    plays=lambda values, effect: 0.0,
)
