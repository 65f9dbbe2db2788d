"""Sentences for the log and for the recap of what others did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from engine.kernel.flow.event_log import SPIN as CAUSED_BY_SPIN
from engine.kernel.flow.ruleset import PASS, QUESTION_LINK, QUESTION_WINDOW
from engine.kernel.game.plays import Play, play_of, plays
from engine.kernel.match.match import Match
from engine.kernel.state.refs import NONE
from engine.session.log import CARD, LogLine, called_by
from engine.session.teller import Teller

# --- sentences of the log ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of the log.

    lines: the numbers of its log lines, in order
    actor: the seat whose name or card begins it, or NONE
    seats: all seats that it is about
    """

    text: str
    lines: tuple[int, ...]
    actor: int
    seats: frozenset[int]


Known = dict[int | tuple[int, ...], Any]
"""The play of each line of a log, and the sentences for groups of lines."""


def sentences(lines: Sequence[LogLine], teller: Teller, first: int = 0, known: Known | None = None) -> list[Sentence]:
    """Return the lines of a log from number `first` on as sentences.

    All lines of a play form one sentence, placed where the play began. `known` caches results for a log that only
    grows.
    """
    groups: dict[int | tuple[str, int], list[int]] = {}
    known = {} if known is None else known
    for number in range(first, len(lines)):
        if number not in known:
            known[number] = _play_of(lines[number], teller)
        play = known[number]
        groups.setdefault(("alone", number) if play is None else play, []).append(number)
    for numbers in map(tuple, groups.values()):
        if numbers not in known:
            known[numbers] = list(_describe_play(lines, numbers, teller))
    return [told for numbers in groups.values() for told in known[tuple(numbers)]]


def _describe_play(lines: Sequence[LogLine], numbers: Sequence[int], teller: Teller) -> Iterator[Sentence]:
    """Yield the sentence of a play's lines, or the lines themselves if the play has no sentence."""
    known = [lines[number].event for number in numbers]
    events = [(event, cause) for event, cause in filter(None, known)]
    if events:
        cause = next((cause for _, cause in reversed(events) if cause.card >= 0), events[0][1])
        parent = next(lines[number].parent for number in numbers if lines[number].event is not None)
        play = play_of(teller.table, cause, [event for event, _ in events], parent=parent)
        if text := teller.sentence(play):
            seats = {cause.seat, *(change.seat for change in play.changes), *(event[1] for event, _ in events)}
            yield Sentence(text, tuple(numbers), teller.first_named(play), frozenset(seats))
            return
    for number in numbers:
        yield Sentence(lines[number].text, (number,), lines[number].seat, frozenset((lines[number].seat,)))


def _play_of(line: LogLine, teller: Teller) -> int | None:
    """Return the number of the play that a line belongs to, or None."""
    if line.event is None:
        return None
    event, cause = line.event
    return cause.number if teller.belongs(event, cause) else None


def plain(words: str) -> str:
    """Return log text without card marks."""
    return CARD.sub(lambda found: found.group(2), words)


# --- recap -------------------------------------------------------------------------------------------------------

_MOST_ACTIONS = 2
"""The most plays to report that did not affect the reader, in a line with hits. A line without hits has one more."""
_OF_OTHERS = 0.5
"""The weight of effects on other opponents when the most important plays are chosen."""


def recap_since(match: Match, seat: int, eyes: int, after: int, moment: int) -> list[LogLine]:
    """Return the recap of what others did between two moments (numbers of answers): one line for each player.

    `eyes`: the seat (or SPECTATOR) whose knowledge it uses. Each line tells first what hit `seat`, with the player and
    the card. Players who hit it come first, otherwise in the order of play.
    """
    teller = Teller(match.table, called_by(match, eyes))
    by_actor: dict[int, list[Play]] = {}
    batches = match.history[after + 1 : moment + 1]
    for play in plays(match.table, batches, eyes):
        if play.cause.seat != seat:
            by_actor.setdefault(play.cause.seat, []).append(play)
    found: list[tuple[tuple[bool, tuple[int, int]], LogLine]] = []
    for actor, mine in by_actor.items():
        told = _line(teller, mine, seat)
        if told:
            hits = [play for play in mine if play.hits(seat)]
            card = next((play.cause.card for play in [*hits, *mine] if match.table.is_card(play.cause.card)), NONE)
            key = not hits, min(play.at for play in hits or mine)
            found.append(
                (key, LogLine(" ".join(told), moment, actor, card=card, is_hit=bool(hits), sentences=tuple(told)))
            )
    found.sort(key=lambda entry: entry[0])
    return [line for _, line in found]


def _line(teller: Teller, mine: Sequence[Play], seat: int) -> list[str]:
    """Return sentences for what one player's plays did to a seat, then for what else that player did."""
    told: list[str] = []
    for alike in _group_alike(teller, [play for play in mine if play.hits(seat)], seat):
        told += filter(None, (teller.hit(alike, seat), teller.set_off(alike[0], seat)))
    actor = mine[0].cause.seat
    others = [play for play in mine if not play.hits(seat) and (play.changes or teller.did([play]))]
    others = [play for play in others if not _prepares(play)] or ([] if told else others)
    if actor >= 0 and others:
        heaviest = sorted(others, key=_importance, reverse=True)[: _MOST_ACTIONS if told else _MOST_ACTIONS + 1]
        added_up = {play.turn for play in heaviest if not teller.acts(play)}
        kept = {id(play) for play in others if play in heaviest or play.turn in added_up and not teller.acts(play)}
        also = bool(told)
        for (_, alone), group in groupby(
            (play for play in others if id(play) in kept),
            lambda play: (play.turn, play.cause.number + 1 if teller.is_apart(play) else 0),
        ):
            turn = list(group)
            if alone:
                told.append(teller.effects(turn[0], also))
            elif actions := teller.did(turn):
                told.append(teller.describe_actions(actor, actions, also))
            also = False
    return told


def _importance(play: Play) -> tuple[bool, float]:
    """Rank a play. Deliberate plays come before automatic ones such as a draw; then the weight counts."""
    seat = play.cause.seat
    weight = sum(abs(change.weight) * (1.0 if change.seat == seat else _OF_OTHERS) for change in play.changes)
    return play.cause.card != NONE or play.cause.kind == CAUSED_BY_SPIN, weight


def _prepares(play: Play) -> bool:
    """Return whether a play only prepares others, because all of its changes have no weight."""
    return bool(play.changes) and not any(change.weight for change in play.changes)


def _group_alike(teller: Teller, hits: Sequence[Play], seat: int) -> list[list[Play]]:
    """Group the plays whose effects on a seat can be added up.

    These are cards with the same effect, played in one turn.
    """
    groups: dict[object, list[Play]] = {}
    for play in hits:
        here = play.hits(seat)
        same = tuple(sorted((change.key, change.place, change.cards, change.amount > 0) for change in here))
        counted = all(change.of_cards or not change.cards for change in here) and play.cause.card >= 0
        counted = counted and not teller.is_shared(play.cause.card)
        groups.setdefault((play.turn, same) if counted else id(play), []).append(play)
    return list(groups.values())


def answered_last(match: Match, seat: int, moment: int) -> int:
    """Return the number of answers before a seat's last choice, or 0. Declining is no choice."""
    own = (number for number in range(moment, 0, -1) if _chose(match, number, seat))
    return max(0, next(own, 0) - 1)


def _chose(match: Match, number: int, seat: int) -> bool:
    answer = match.answers[number - 1]
    return answer.seat == seat and not (answer.option[0] == PASS and answer.kind in (QUESTION_WINDOW, QUESTION_LINK))
