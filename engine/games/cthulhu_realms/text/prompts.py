"""The prompts of Cthulhu Realms. The frame on top of the stack tells what a question is about."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.layout import DISCARD, HAND, MOST_ABJURED_COST, POWER
from engine.games.cthulhu_realms.match_rules import GameView
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.queries import base_zone, card_name
from engine.games.cthulhu_realms.rules.victory import seats_in_game
from engine.games.cthulhu_realms.text.common import asking_effect, is_available
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.flow.ruleset import PASS, USE
from engine.kernel.state.refs import SEAT_BASE
from engine.kernel.state.state import Frame
from engine.words.player_names import without_article


def prompt(view: GameView, names: Sequence[str]) -> str:
    """Return the seat's question without its name, or the players to wait for."""
    if view.question is None or view.over:
        return waiting(view, names)
    kind, card = view.question[1], view.question[2]
    if kind == codes.ASK_TURN:
        return turn_prompt(view)
    cause = card_name(view.table, card)
    if kind == codes.ASK_LOSS:
        return loss_prompt(view, view.stack[-1], names)
    if kind == codes.ASK_DISCARD:
        return discard_prompt(view, view.stack[-1], cause, names)
    if kind == codes.ASK_ABJURE:
        return abjure_prompt(view, view.stack[-1], cause)
    effect = asking_effect(view)
    if effect is None:
        return say("prompt-effect-unknown", card=cause)
    return say("prompt-effect", what=find_effect_type(UNITS, effect.name).prompt(effect), card=cause)


def waiting(view: GameView, names: Sequence[str]) -> str:
    if not view.over:
        return say("prompt-waiting", players=say.join_list([names[seat] for seat in view.asked]))
    if view.winners:
        return say("prompt-won", players=say.join_list([names[seat] for seat in view.winners]))
    return say("prompt-lost")


# --- the turn ----------------------------------------------------------------------------------------------------


def turn_prompt(view: GameView) -> str:
    """Return what can be done now in one line, e.g. "play, use or acquire for up to 4 Power"."""
    power = view.counters[POWER[view.seat]]
    verbs = {option[0] for option in view.options}
    if codes.ACQUIRE in verbs:
        ways = ["way-play"] * (codes.PLAY_CARD in verbs) + ["way-use"] * (USE in verbs)
        return say.join_list([*map(say, ways), say("way-acquire", power=power)], "or")
    ways = ["way-play-alone"] * (codes.PLAY_CARD in verbs) + ["way-use-alone"] * (USE in verbs)
    return say.join_list([*map(say, ways)], "or") if ways else say("prompt-end-turn")


# --- loss, discarding, abjuring ----------------------------------------------------------------------------------


def loss_prompt(view: GameView, frame: Frame, names: Sequence[str]) -> str:
    """Return the rest of a loss and its targets, e.g. "share out 3 of 5 Sanity loss among Ben and 2 Locations"."""
    left, full, victim = frame[codes.LEFT], frame[codes.FULL], names[frame[codes.VICTIM]]
    targets = {option[2] for option in view.options}
    player = any(target >= SEAT_BASE for target in targets)
    locations = len(targets) - player
    if left == 1:
        whom = say("loss-to-player" if player else "loss-to-locations", player=victim, count=locations)
        words = say("prompt-loss-one" if full == 1 else "prompt-loss-last", full=full, targets=whom)
    else:
        whom = say("loss-among-player" if player else "loss-among-locations", player=victim, count=locations)
        words = say("prompt-loss" if left == full else "prompt-loss-rest", left=left, full=full, targets=whom)
    if frame[codes.SECOND] in seats_in_game(view):
        return say("prompt-loss-second", prompt=words, player=names[frame[codes.SECOND]])
    return words


def discard_prompt(view: GameView, frame: Frame, cause: str, names: Sequence[str]) -> str:
    """Return how many cards to discard, and the card that causes it."""
    if view.active == view.seat:
        return say("prompt-discarding", count=frame[codes.LEFT], card=cause)
    return say("prompt-discarding-by", count=frame[codes.LEFT], card=without_article(cause), player=names[view.active])


def abjure_prompt(view: GameView, frame: Frame, cause: str) -> str:
    """Return how many cards to abjure, and from which places."""
    zones = {view.zone_of(option[2]) for option in view.options if option[0] != PASS}
    bases = {base_zone(zone) for zone in zones}
    places = ["place-hand"] * (HAND[0] in bases) + ["place-discard"] * (DISCARD[0] in bases)
    places += ["place-available"] * any(is_available(zone) for zone in zones)
    where = say.join_list([*map(say, places)], "or")
    return say("prompt-abjuring", count=frame[codes.LEFT], cost=MOST_ABJURED_COST, places=where, card=cause)
