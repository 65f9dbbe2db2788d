"""Destroy Location: a Location within reach goes to its player's discard pile despite protection (CR-4.8)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.definitions.vocabulary import LOCATION, Card
from engine.games.cthulhu_realms.effects.effect_type import Half, RealmsEffectType, amount_text, refuse_seat
from engine.games.cthulhu_realms.layout import PLAY
from engine.games.cthulhu_realms.match_rules import GameState, GameView
from engine.games.cthulhu_realms.messages import refused, say
from engine.games.cthulhu_realms.rules.available_cards import neighbors
from engine.games.cthulhu_realms.rules.card_moves import destroy
from engine.games.cthulhu_realms.rules.queries import base_zone, card_name, location_words, locations_of, zone_owner
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import Phrase, rule
from engine.kernel.flow.machine import ask
from engine.kernel.flow.ruleset import CHOOSE_VERB, QUESTION_CHOOSE
from engine.kernel.game.presentation import Refusal
from engine.kernel.state.refs import CARD, describe
from engine.kernel.state.state import SEAT, SOURCE, Frame


def choose_location(state: GameState, frame: Frame, amount: int, second: int) -> None:
    """Ask for any Location within reach, including the seat's own."""
    seat, card = frame[SEAT], frame[SOURCE]
    found = [place for owner in (seat, *neighbors(state, seat)) for place in locations_of(state, owner)]
    if len(found) == 1:
        destroy_location(state, frame, found[0], amount, second)
    elif found:
        ask(state, seat, QUESTION_CHOOSE, card, tuple((CHOOSE_VERB, card, location) for location in found))


def destroy_location(state: GameState, frame: Frame, target: int, amount: int, second: int) -> None:
    for seat in (frame[SEAT], *neighbors(state, frame[SEAT])):
        if target in state.zones[PLAY[seat]]:
            destroy(state, target, seat, frame[SEAT])
            return


def check(reader: Reader, card: Card, halves: Sequence[Half]) -> None:
    if card.type == LOCATION and any(
        not leaves and any(effect.name == UNIT.word for effect in effects) for effects, leaves in halves
    ):
        raise reader.fail(
            "abilities",
            rule(
                "{} on a Location only together with {}, or a turn could "
                "be endless (two such Locations could destroy and replay each other again and again)",
                UNIT.word,
                "abjure-this",
            ),
            Phrase("it alone"),
        )


def refuse(view: GameView, thing: int, names: Sequence[str]) -> Refusal | None:
    assert view.question is not None
    kind, card, _ = describe(thing)
    if kind != CARD:
        return refused("choose-a-location", card=card_name(view.table, view.question[2]))
    if not view.table.rules.is_location[card]:
        return refused("no-location", card=card_name(view.table, card))
    zone = view.zone_of(card)
    if base_zone(zone) != PLAY[0]:
        return refused("location-not-in-play", card=card_name(view.table, card))
    return refuse_seat(view, zone_owner(zone), names)


UNIT: RealmsEffectType = RealmsEffectType(
    word="destroy-location",
    title=say("effect-destroy-location"),
    resolve=choose_location,
    chosen=destroy_location,
    check=check,
    phrase=amount_text("card-destroy-location"),
    short=amount_text("short-destroy-location"),
    prompt=amount_text("prompt-destroy-location"),
    outcome=lambda view, effect, target, names: say(
        "option-destroy-location", location=location_words(view, target, names)
    ),
    refuse=refuse,
    brings=lambda board, seat: any(locations_of(board, other) for other in neighbors(board, seat)),
    backfires=True,
    worth=lambda here, card, amount: here.best_target(),
    part="loss",
)
