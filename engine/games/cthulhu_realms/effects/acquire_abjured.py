"""Acquire abjured: put a card abjured this turn, by anyone and from anywhere, on top of the player's deck (CR-4.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.definitions.vocabulary import ABJURED as ABJURED_NEED, LOCATION, Card
from engine.games.cthulhu_realms.effects.effect_type import Half, RealmsEffectType, amount_text
from engine.games.cthulhu_realms.layout import ABJURED, BOX, DECK
from engine.games.cthulhu_realms.match_rules import GameState, GameView
from engine.games.cthulhu_realms.messages import refused, say
from engine.games.cthulhu_realms.rules.card_moves import acquire
from engine.games.cthulhu_realms.rules.discard_and_abjure import abjured_now
from engine.games.cthulhu_realms.rules.queries import card_name
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import Phrase, rule
from engine.kernel.flow.machine import ask
from engine.kernel.flow.moves import move
from engine.kernel.flow.ruleset import CHOOSE_VERB, QUESTION_CHOOSE
from engine.kernel.game.presentation import Refusal
from engine.kernel.state.refs import CARD, describe
from engine.kernel.state.state import SEAT, SOURCE, Frame


def choose_abjured(state: GameState, frame: Frame, amount: int, second: int) -> None:
    cards = abjured_now(state, state.values[ABJURED])
    if len(cards) == 1:
        acquire_abjured(state, frame, cards[0], amount, second)
    elif cards:
        options = tuple((CHOOSE_VERB, frame[SOURCE], card) for card in cards)
        ask(state, frame[SEAT], QUESTION_CHOOSE, frame[SOURCE], options)


def acquire_abjured(state: GameState, frame: Frame, target: int, amount: int, second: int) -> None:
    """Put the abjured card on top of the seat's deck, where everybody has seen it go."""
    seat = frame[SEAT]
    move(state, target, BOX, DECK[seat], seat)
    acquire(state, target, seat)


def check(reader: Reader, card: Card, halves: Sequence[Half]) -> None:
    if card.type == LOCATION:
        raise reader.fail(
            "abilities",
            rule(
                "{} only on an Entity or Artifact, or a turn could be endless "
                "(a Location could be brought back again and again to use it)",
                UNIT.word,
            ),
            Phrase("it on a Location"),
        )
    if any(leaves for _, leaves in halves):
        raise reader.fail(
            "abilities",
            rule(
                "{} only on a card without {}, or a turn could be endless "
                "(two such cards could bring each other back again and again)",
                UNIT.word,
                "abjure-this",
            ),
            Phrase("both on one card"),
        )


def refuse(view: GameView, thing: int, names: Sequence[str]) -> Refusal | None:
    assert view.question is not None
    kind, index, _ = describe(thing)
    if kind != CARD or view.zone_of(index) != BOX:
        return refused("choose-from-the-box", card=card_name(view.table, view.question[2]))
    abjured = view.values[ABJURED] >> index & 1
    return None if abjured else refused("not-abjured-now", card=card_name(view.table, index))


UNIT: RealmsEffectType = RealmsEffectType(
    word="acquire-abjured",
    title=say("effect-acquire-abjured"),
    resolve=choose_abjured,
    chosen=acquire_abjured,
    wants=ABJURED_NEED,
    check=check,
    phrase=lambda effect, needs: say("card-acquire-abjured-such" if ABJURED_NEED in needs else "card-acquire-abjured"),
    short=amount_text("short-acquire-abjured"),
    prompt=amount_text("prompt-acquire-abjured"),
    outcome=lambda view, effect, target, names: say("option-acquire-abjured", card=card_name(view.table, target)),
    refuse=refuse,
    brings=lambda board, seat: bool(board.values[ABJURED]),
    part="deck",
)
