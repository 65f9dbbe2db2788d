"""Finds the links of chains in the beats of each batch, and gives each link of a chain of cards a beat of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from client.motion.accents import ChainAccent
from client.motion.beats import GROWTH, MOVES, Beat
from client.motion.chain.chains import Chain, ChainPart, Styles, chains_of, in_order
from client.motion.spotlight.impact import changes_of
from engine.kernel.game.plays import Change, Play, play_of
from engine.kernel.state.events import ELIMINATED, TURN_BEGAN, Event
from engine.kernel.state.refs import NONE

MOST_AT_ONCE = 2
"""The most chains of players that are counted up side by side, the viewer's first."""


class ChainFinder:
    """The plays of the current turn that can still be linked."""

    def __init__(self, chains: Sequence[ChainAccent]) -> None:
        self._styles: Styles = {key: chain for chain in chains for key in chain.answers or (chain.key,)}
        self._plays: dict[int, Play] = {}

    def forget(self) -> None:
        """Link nothing to earlier plays, because a turn or the match ends for a player, or the view changes."""
        self._plays.clear()

    def mark(self, beats: Sequence[Beat]) -> list[Beat]:
        """Return the beats of a batch with their links. Beats of several cards may have become several beats."""
        if not self._styles:
            return list(beats)
        marked: list[Beat] = []
        first = 0
        for place, beat in enumerate(beats):
            for kind, end in ((TURN_BEGAN, place), (ELIMINATED, place + 1)):
                if any(event[0] == kind for event in beat.events):
                    marked += self._mark(beats[first:end])
                    first = end
                    self.forget()
        return [*marked, *self._mark(beats[first:])]

    def _mark(self, beats: Sequence[Beat]) -> Sequence[Beat]:
        linked = [beat for beat in beats if beat.cause.number >= 0 and self._has_link(beat)]
        if not linked:
            return beats
        table, known = beats[0].after.table, set(self._plays)
        for beat in linked:
            cause = beat.cause
            before = self._plays.get(cause.number)
            events = (*before.events, *beat.events) if before is not None else beat.events
            self._plays[cause.number] = play_of(table, cause, events, at=before.at if before is not None else beat.end)
        new, viewer = {beat.cause.number for beat in linked}, beats[0].after.seat
        of_cards: list[Chain] = []
        of_players: list[Chain] = []
        for chain in chains_of(table, self._plays.values(), self._styles):
            numbers = {link.play for link in chain.links}
            if chain.counts() and not numbers & known and not chain.style.answers:
                (of_cards if chain.target == NONE else of_players).append(chain)
            elif chain.target != NONE and numbers & new:
                _attach(linked, chain, False)
        of_players.sort(key=lambda chain: (chain.target != viewer, -abs(chain.total)))
        for chain in of_players[:MOST_AT_ONCE]:
            _attach(linked, chain, True)
        for chain in of_cards:
            beats = _split(beats, chain)
        for chain in (*of_cards, *of_players):
            for link in chain.links:
                self._plays.pop(link.play, None)
        return beats

    def _has_link(self, beat: Beat) -> bool:
        """Return whether any change of a beat can be a link."""
        return not beat.timing.waits and any(
            change.key in self._styles and change.amount for _, changes in changes_of([beat]) for change in changes
        )


def _attach(beats: Sequence[Beat], chain: Chain, whole: bool) -> None:
    """Give each link of a player's chain to the last beat of its play. In a whole chain they count in this order."""
    last = {
        link.play: place
        for link in chain.links
        for place, beat in enumerate(beats)
        if beat.cause.number == link.play and _is_of(beat, chain)
    }
    if whole:
        chain = in_order(chain, last)
    for number, link in enumerate(chain.links):
        if link.play in last:
            beats[last[link.play]].links += (ChainPart(chain, number, whole),)


def _is_of(beat: Beat, chain: Chain) -> bool:
    return any(
        change.key in chain.style.answers or change.key == chain.style.key and change.seat == chain.target
        for _, changes in changes_of([beat])
        for change in changes
    )


def _split(beats: Sequence[Beat], chain: Chain) -> list[Beat]:
    """Return the beats, with a beat for each card of a chain."""
    found: list[Beat] = []
    linked: list[Beat] = []
    for beat in beats:
        if beat.cause.number != chain.links[0].play or beat.motion is not None or beat.kind not in (MOVES, GROWTH):
            found.append(beat)
            continue
        groups = list(_by_link(beat, chain))
        left = len(beat.events)
        for place, (events, is_a_link) in enumerate(groups):
            left -= len(events)
            part = replace(beat, events=events, last=beat.last and not left, end=(beat.end[0], beat.end[1] - left),
                           together=beat.together and not place, held={}, changed=None)  # fmt: skip
            found.append(part)
            linked += [part] if is_a_link else []
    numbers = [*range(len(linked) - 1), len(chain.links) - 1]  # the last beat shows what others can't
    for part, number in zip(linked, numbers, strict=False):
        part.links = (*part.links, ChainPart(chain, number, True))
    return found


def _by_link(beat: Beat, chain: Chain) -> Iterator[tuple[list[Event], bool]]:
    """Yield the events of a beat up to each link, and whether they end with one."""
    events: list[Event] = []
    left = sum(_links(changes, chain) for _, changes in changes_of([beat]))
    for event, changes in changes_of([beat]):
        events.append(event)
        if _links(changes, chain):
            left -= 1
            if left:
                yield events, True
                events = []
    yield events, any(_links(changes, chain) for event, changes in changes_of([beat]) if event in events)


def _links(changes: Sequence[Change], chain: Chain) -> bool:
    rises = chain.total > 0
    return any(
        change.key == chain.style.key and bool(change.cards) and (change.amount > 0) == rises for change in changes
    )
