"""Two matches that a seat cannot tell apart: what is hidden from it is dealt otherwise in the second."""

from __future__ import annotations

import random

from engine.games import load
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.event_log import EventLog
from engine.kernel.match.match import Match
from engine.kernel.state.events import ANSWERED, Event, redact
from engine.kernel.state.refs import HIDDEN

NAMES = ("Ada", "Ben", "Cy", "Dot")


def played(players: int, decisions: int, seed: int, twists: int = 1) -> Match:
    """A match of Nefarious after so many answers at random; it is not over."""
    match = Match(load("nefarious"), NAMES[:players], {"twists": twists}, seed)
    chance = random.Random(seed)
    for _ in range(decisions):
        before = match.state.copy(), len(match.answers), len(match.history)
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
        if match.over:
            match.state = before[0]
            del match.answers[before[1] :], match.history[before[2] :]
            break
    return match


def copied(match: Match) -> Match:
    """The same match, which goes on by itself."""
    other = Match(match.game, match.names, match.options, match.seed, match.kinds)
    other.state = match.state.copy()
    _go_on(match, other)
    other.answers, other.steps, other.history = list(match.answers), list(match.steps), list(match.history)
    return other


def _go_on(match: Match, other: Match) -> None:
    """Let a match go on with the causes of another one, and open its own from here on."""
    log = match.state.events
    other.state.events = []
    if isinstance(log, EventLog):
        other.state.events = going_on = log.restore(other.state, log.snapshot())
        going_on.causes = dict(log.causes)


def twin_of(match: Match, viewer: int, seed: int) -> Match:
    """The same match as far as the viewer (or SPECTATOR) can know; hands, decks and secret answers are others."""
    other = Match(match.game, match.names, match.options, match.seed, match.kinds)
    other.state = determinize(match.view(viewer), seed)
    _go_on(match, other)
    other.answers = list(match.answers)
    other.steps = list(match.steps)
    other.points_by_turn = [list(points) for points in match.points_by_turn]
    chance = random.Random(seed)
    other.history = [(number, _scrambled_log(events, viewer, match, chance)) for number, events in match.history]
    return other


def _scrambled_log(events: EventLog, viewer: int, match: Match, chance: random.Random) -> EventLog:
    """The events of an answer and their causes, with other cards where the viewer was not told which."""
    log = EventLog(_scrambled(event, viewer, match, chance) for event in events)
    log.spans, log.audiences = list(events.spans), dict(events.audiences)
    shown = events.redact_for(viewer).causes
    log.causes = {
        number: cause._replace(card=_other(cause.card, match, chance))
        if number in shown and shown[number].card == HIDDEN
        else cause
        for number, cause in events.causes.items()
    }
    return log


def _other(card: int, match: Match, chance: random.Random) -> int:
    """A card that could lie in place of this one."""
    groups = match.table.groups
    return chance.choice([other for other, group in enumerate(groups) if group == groups[card]])


def hidden_part(match: Match, viewer: int) -> list[list[int]]:
    """The cards of all zones that the viewer does not see through."""
    view = match.view(viewer)
    return [list(match.state.zones[zone]) for zone, cards in enumerate(view.zones) if any(card < 0 for card in cards)]


def _scrambled(event: Event, viewer: int, match: Match, chance: random.Random) -> Event:
    """An event with other cards where the viewer was not told which."""
    known = redact(event, viewer)
    if known == event:
        return event
    kind, seat, card, source, target, amount, audience = event
    groups = match.table.groups
    if 0 <= card < len(groups):
        card = _other(card, match, chance)
    if kind == ANSWERED:
        target = chance.choice(range(len(groups)))
    return (kind, seat, card, source, target, amount, audience)
