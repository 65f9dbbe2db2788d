"""What happened, in sentences: the log with cause and effect in one, and what others did since a seat last answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from client.session.log import CARD, NOTE, LogLine, called_by
from client.words.say import session as say
from engine.kernel.causes import SPIN, Cause
from engine.kernel.events import (
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


@dataclass(slots=True)
class _Play:
    """What one cause did to the seat that is told, and what else its player did by it."""

    cause: Cause
    counted: dict[int, int] = field(default_factory=dict)
    """For each counter by how much it changed."""
    befell: list[tuple[int, str]] = field(default_factory=list)
    """What it weighs, its words."""
    done: list[tuple[str, int]] = field(default_factory=list)
    """Its words, its card."""


def told_since(match: Match, seat: int, eyes: int, after: int, moment: int) -> list[LogLine]:
    """What others did between two moments of a match (numbers of answers), as `eyes` (a seat or SPECTATOR) may know it.

    There is a line for each player: all that befell the seat with the card of each play, or else what the player did.
    The worst comes first. What the rules or a card of the table did to the seat has a line too.
    """
    victim = you() if eyes == seat else match.names[seat]
    weighed: dict[int, tuple[int, LogLine]] = {}
    for by, plays in _plays(match, seat, eyes, after, moment, victim).items():
        hits = [(weight, _because(match, words, play.cause)) for play in plays for weight, words in play.befell]
        if hits:
            hits.sort(key=lambda hit: -hit[0])
            deeds = _counted([words for _, words in hits])
            card = next((play.cause.card for play in plays if play.befell and play.cause.card >= 0), NONE)
            if by >= 0:
                text = say("did-to", player=match.names[by], victim=victim, deeds=deeds)
            else:
                text = say("rules-did-to", victim=victim, deeds=deeds)
            weight = 1 + sum(max(0, weight) for weight, _ in hits)
            weighed[by] = weight, LogLine(text, moment, by, card=card)
        elif by >= 0 and (line := _deeds_line(match, moment, by, [deed for play in plays for deed in play.done])):
            weighed[by] = 0, line
    lines = [line for _, line in sorted(weighed.values(), key=lambda found: -found[0])]
    kept = max(MOST_LINES, sum(weight > 0 for weight, _ in weighed.values()))
    if len(lines) > kept:
        others = [match.names[line.seat] for line in lines[kept - 1 :]]
        lines[kept - 1 :] = [LogLine(say("did-more", players=", ".join(others)), moment)]
    return lines


def answered_last(match: Match, seat: int, moment: int) -> int:
    """How many of the first answers of a match had been given when a seat last chose something, 0 before that. To
    let something happen is no choice.
    """
    own = (number for number in range(moment, 0, -1) if _chose(match, number, seat))
    return max(0, next(own, 0) - 1)


def _chose(match: Match, number: int, seat: int) -> bool:
    answer = match.answers[number - 1]
    return answer.seat == seat and not (answer.option[0] == PASS and answer.kind in (QUESTION_WINDOW, QUESTION_LINK))


def _plays(match: Match, seat: int, eyes: int, after: int, moment: int, victim: str) -> dict[int, list[_Play]]:
    """The plays of the others between two moments by their players (NONE: of nobody), in their order."""
    found: dict[int, _Play] = {}
    words = match.game.words
    for _, events in match.history[after + 1 : moment + 1]:
        known = events.redacted(eyes)
        for index, event in enumerate(known):
            cause = known.cause_of(index)
            if cause.seat == seat:
                continue
            play = found.setdefault(cause.number, _Play(cause))
            if cause.card >= 0:
                play.cause = cause  # its card may have been shown since
            kind, who, _, source, _, amount, _ = event
            if kind == COUNTED and who == seat:
                play.counted[source] = play.counted.get(source, 0) + amount
            elif told := words.befell(match.table, event, seat, victim):
                play.befell.append((_OUT if kind == ELIMINATED else _LOST, told))
            elif who == cause.seat >= 0 and kind not in _UNTOLD and words.recapped(match.table, event):
                play.done += _done(match, event, called_by(match, eyes))
    by_player: dict[int, list[_Play]] = {}
    for play in found.values():
        for counter, amount in play.counted.items():
            event = COUNTED, seat, NONE, counter, NONE, amount, EVERYBODY
            if amount and (told := words.befell(match.table, event, seat, victim)):
                play.befell.append((-amount, told))
        by_player.setdefault(play.cause.seat, []).append(play)
    return by_player


def _because(match: Match, words: str, cause: Cause) -> str:
    """What befell somebody, with the card that did it."""
    if cause.card < 0 or f"[[{cause.card}|" in words:
        return say("by-spin", words=words) if cause.kind == SPIN else words
    name = match.game.words.card_name(match.table, cause.card)
    return say("by-card", words=words, card=f"[[{cause.card}|{name}]]")


def _counted(deeds: Sequence[str]) -> str:
    """Deeds in one, what was done again counted."""
    return ", ".join(again(words, count) for words, count in Counter(deeds).items())


def _done(match: Match, event: Event, names: Sequence[str]) -> list[tuple[str, int]]:
    """What somebody did, in the words of the log without the name."""
    text, name = match.game.words.log_line(match.table, event, names) or "", names[event[1]]
    words = text.removeprefix(f"{name} ")
    return [(words, event[2])] if words != text and name not in words else []


def _deeds_line(match: Match, moment: int, by: int, deeds: Sequence[tuple[str, int]]) -> LogLine | None:
    """What a player did who did nothing to the seat: the deeds with cards first."""
    counts = Counter(deeds)
    text, behind, told = "", NONE, 0
    for words, card in sorted(counts, key=lambda deed: deed[1] < 0):
        part = again(words, counts[words, card])
        longer = f"{text}, {part}" if text else say("did", player=match.names[by], deeds=part)
        if told < _MOST_DEEDS and not names_twice(longer, match.names):
            text, told, behind = longer, told + 1, max(card, NONE) if behind < 0 else behind
    return LogLine(text, moment, by, card=behind) if text else None
