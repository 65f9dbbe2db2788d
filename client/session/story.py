"""What happened, in sentences: the log with cause and effect in one, and what others did since a seat last answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from client.session.log import CARD, NOTE, LogLine, called_by
from client.words.say import session as say
from engine.kernel.events import (
    CARDS_SWAPPED,
    COUNTED,
    ELIMINATED,
    ENDED,
    MOVED,
    PHASE_BEGAN,
    PLACES_CHANGED,
    REPLACED,
    REVEALED,
    SPUN,
    TOKEN_MOVED,
    TRIGGERED,
    TURN_BEGAN,
    TURNED,
    Event,
    redact,
)
from engine.kernel.layout import EVERYBODY
from engine.kernel.match import Match
from engine.kernel.refs import NONE
from engine.kernel.rules import PASS, QUESTION_LINK, QUESTION_WINDOW
from engine.words.people import subjects, you

# --- sentences of the log ----------------------------------------------------------------------------------------

_ALONE = frozenset((TURN_BEGAN, PHASE_BEGAN, ENDED, NOTE))
_CAUSES = frozenset((TRIGGERED, MOVED, SPUN, REPLACED, REVEALED))
_EFFECTS, _HAPPENS = frozenset((TRIGGERED, SPUN)), frozenset((MOVED, TOKEN_MOVED, TURNED))
_TOGETHER = frozenset((PLACES_CHANGED, ENDED))
_LONGEST, _MOST = 150, 6
"""So many letters and parts a sentence has at most."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of the log, and the lines `first` to `last` (exclusive) of which it is made."""

    text: str
    first: int
    last: int


def sentences(lines: Sequence[LogLine], names: Sequence[str]) -> list[Sentence]:
    """The lines of a log as sentences: what followed from a line stands behind it, and no name twice in one."""
    told: list[Sentence] = []
    first = 0
    for number, line in enumerate(lines):
        if number and _belongs(lines[first:number], line, names):
            text = _sentence(lines[first : number + 1], names)
            if len(plain(text)) <= _LONGEST and not names_twice(text, names):
                told[-1] = Sentence(text, first, number + 1)
                continue
        first = number
        told.append(Sentence(line.text, number, number + 1))
    return told


def _belongs(before: Sequence[LogLine], line: LogLine, names: Sequence[str]) -> bool:
    """Whether a line goes on with a sentence: the same player goes on, or it is what came of its first line."""
    head = before[0]
    if _ALONE & {line.kind, head.kind} or len(before) >= _MOST:
        return False
    who = _doer(line, names)
    goes_on = bool(who) and who == _doer(before[-1], names)
    if line.batch != head.batch:  # what was asked because of its card, or what it led to when nobody had answered it
        asked = line.cause == head.card >= 0 and (goes_on or head.kind in _CAUSES)
        return asked or not who and head.kind in _EFFECTS and line.kind in _HAPPENS
    return goes_on or head.kind in _CAUSES and line.kind != head.kind and (
        line.card == NONE or line.card == head.card >= 0)  # fmt: skip


def _sentence(lines: Sequence[LogLine], names: Sequence[str]) -> str:
    """Lines in one: a player who goes on is not named again, and what is done again is counted."""
    parts: list[list[str | int]] = []
    who = ""
    for line in lines:
        doer = _doer(line, names)
        goes_on = bool(parts) and bool(doer) and doer == who
        words = line.text[len(doer) + 1 :] if doer else line.text
        if goes_on and parts[-1][0] == words:
            parts[-1][1] = int(parts[-1][1]) + 1
        else:
            mark = "" if not parts else ", " if goes_on else "; " if ": " in lines[0].text or len(parts) > 1 else ": "
            named = doer.lower() if parts and doer in subjects() else doer
            parts.append([words, 1, mark, "" if goes_on or not doer else f"{named} "])
        who = doer
    return "".join(f"{mark}{name}{again(str(words), int(count))}" for words, count, mark, name in parts)


def again(words: str, count: int) -> str:
    """What was done so many times in a row."""
    return say("times", words=words, count=count) if count > 1 else words


def _doer(line: LogLine, names: Sequence[str]) -> str:
    """Whose deed a line tells, beginning with the name; empty for what happens and for what two do together."""
    name = names[line.seat] if 0 <= line.seat < len(names) and line.kind not in _TOGETHER else ""
    told = subjects() if name == you() else (name,)
    return next((name for name in told if name and line.text.startswith(f"{name} ")), "")


def names_twice(text: str, names: Sequence[str]) -> bool:
    """Whether a sentence names somebody twice."""
    bare = plain(text)
    return any(bare.count(name) > 1 for name in names if name != you())


def plain(words: str) -> str:
    """Words of the log without the marks of cards."""
    return CARD.sub(lambda found: found.group(2), words)


# --- what others did ---------------------------------------------------------------------------------------------

MOST_LINES = 4
_MOST_DEEDS = 3
_LOST, _OUT = 4, 1000
"""What a card or a place that is taken away weighs against one point of a counter, and what it weighs to be out."""
_UNTOLD = frozenset((TURN_BEGAN, PHASE_BEGAN, ENDED, COUNTED, PLACES_CHANGED))
_OWN_DEEDS = frozenset((MOVED, CARDS_SWAPPED, PLACES_CHANGED))


@dataclass(slots=True)
class _Deeds:
    """What one seat did to the one that is told, and what else."""

    counted: dict[int, tuple[int, int]] = field(default_factory=dict)
    """For each counter by how much it changed, and the card that did it last."""
    befell: list[tuple[int, str, int]] = field(default_factory=list)
    """What it weighs, its words, its card."""
    done: list[tuple[str, int]] = field(default_factory=list)


def told_since(match: Match, seat: int, eyes: int, after: int, moment: int) -> list[LogLine]:
    """What others did between two moments of a match (numbers of answers), as `eyes` (a seat or SPECTATOR) may know it:
    a line for each of them with what it did to a seat, or else what it did, the worst first; `card` is behind it.
    """
    deeds: dict[int, _Deeds] = {}
    batches = [entry for entry in match.history[after + 1 : moment + 1] if entry[0]]
    for by, event in _by_actor(match, batches, eyes):
        if by == seat or not 0 <= by < len(match.names):
            continue
        actor = deeds.setdefault(by, _Deeds())
        kind, who, card, source, _, amount, _ = event
        if kind == COUNTED and who == seat:
            actor.counted[source] = actor.counted.get(source, (0, 0))[0] + amount, card
        elif words := match.game.words.befell(match.table, event, seat):
            actor.befell.append((_OUT if kind == ELIMINATED else _LOST, words, card))
        elif who == by and kind not in _UNTOLD and match.game.words.recapped(match.table, event):
            actor.done += _done(match, event, called_by(match, eyes))
    lines = [found for by, actor in deeds.items() if (found := _line(match, moment, seat, by, actor))]
    return [line for _, line in sorted(lines, key=lambda found: -found[0])][:MOST_LINES]


def answered_last(match: Match, seat: int, moment: int) -> int:
    """How many of the first answers of a match had been given when a seat last chose something, 0 before that. To
    let something happen is no choice.
    """
    own = (number for number in range(moment, 0, -1) if _chose(match, number, seat))
    return max(0, next(own, 0) - 1)


def _chose(match: Match, number: int, seat: int) -> bool:
    answer = match.answers[number - 1]
    return answer.seat == seat and not (answer.option[0] == PASS and answer.kind in (QUESTION_WINDOW, QUESTION_LINK))


def _by_actor(
    match: Match, batches: Iterable[tuple[int, Sequence[Event]]], eyes: int
) -> Iterator[tuple[int, Event]]:
    """The events of batches as some eyes may know them, each with who caused it: who used the card that it names, whose
    deed it is itself, else who did something last; NONE for what nobody has caused.
    """
    users: dict[int, int] = {}
    for batch, events in batches:
        by = match.answers[batch - 1].seat
        for event in events:
            kind, who, card, *_ = known = redact(event, eyes)
            if kind in (TRIGGERED, REPLACED, SPUN, TURN_BEGAN):
                by = who
            if kind in (TRIGGERED, MOVED, REVEALED) and card >= 0 and who >= 0:
                users[card] = who
            if kind == COUNTED and card >= 0:
                yield users.get(card, _holder(match, batch, card)), known
            else:
                yield who if kind in _OWN_DEEDS and who >= 0 else by, known


def _holder(match: Match, batch: int, card: int) -> int:
    """Before whom a card lies behind so many answers; NONE for one that belongs to the table."""
    zones = match.position(batch).zones
    return next((match.table.layout.owner(zone) for zone, cards in enumerate(zones) if card in cards), NONE)


def _done(match: Match, event: Event, names: Sequence[str]) -> list[tuple[str, int]]:
    """What somebody did, in the words of the log without the name."""
    text, name = match.game.words.log_line(match.table, event, names) or "", names[event[1]]
    words = text.removeprefix(f"{name} ")
    return [(words, event[2])] if words != text and name not in words else []


def _line(match: Match, moment: int, seat: int, by: int, deeds: _Deeds) -> tuple[int, LogLine] | None:
    befell = list(deeds.befell)
    for counter, (amount, card) in deeds.counted.items():
        event = COUNTED, seat, NONE, counter, NONE, amount, EVERYBODY
        if amount and (words := match.game.words.befell(match.table, event, seat)):
            befell.append((-amount, words, card))
    befell.sort(key=lambda found: -found[0])
    weight = sum(max(0, found[0]) for found in befell)
    done = sorted(dict.fromkeys(deeds.done), key=lambda found: found[1] < 0)
    counts = Counter([*((words, card) for _, words, card in befell), *([] if weight else deeds.done)])
    text, behind, told = "", NONE, 0
    for part in [*dict.fromkeys((words, card) for _, words, card in befell), *([] if weight else done)]:
        words = again(part[0], counts[part])
        longer = f"{text}, {words}" if text else say("did", player=match.names[by], deeds=words)
        if told < _MOST_DEEDS and not names_twice(longer, match.names):
            text, told, behind = longer, told + 1, max(part[1], NONE) if behind < 0 else behind
    return (weight, LogLine(text, moment, by, card=behind)) if text else None
