"""Scenes: beats that begin together, or the beats of a chain one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from client.motion.beats import COUNTS, Beat, Lead
from client.motion.chain.chains import Chain, ChainPart
from client.motion.chain.times import BRIEF_MS, link_ms, steps_of, total_ms
from client.motion.pace import Pace
from engine.kernel.state.refs import NONE

CLIMAX, HIT, PLAY, KEEPING = range(4)
"""The classes: decisive or hard hits, hits on the viewer, plays of others, and bookkeeping."""

_MOST_CARDS = 4
"""The most cards of one player in one spotlight."""
_QUICK = 0.3
"""The share of their time in which coins fly in a chain, so that they land before its blow."""


@dataclass(slots=True, eq=False)
class BeatScene:
    """Beats that begin together, with one lead; or the beats of a chain, one after the other."""

    beats: list[Beat]
    rank: int
    lead: Lead
    natural: float
    chain: Chain | None = None
    alone: float = 0.0
    """The time of a chain's links without it."""

    @property
    def first(self) -> Beat:
        return self.beats[0]

    @property
    def actor(self) -> int:
        return self.first.cause.seat

    def join(self, other: BeatScene) -> None:
        """Let another scene begin together with this one."""
        for beat in other.beats:
            beat.together = True
        self.beats += other.beats
        self.chain = None
        lead, added = self.lead, other.lead
        lead.beats, lead.cards = self.beats, lead.cards + added.cards
        lead.hold, lead.lines = max(lead.hold, added.hold), max(lead.lines, added.lines)
        lead.stops = lead.stops or added.stops
        self.natural = max(self.natural, other.natural)


def join_chains(scenes: list[BeatScene], pace: Pace, deed: float) -> list[BeatScene]:
    """Join the scenes of each chain that comes in one batch, with the bookkeeping between them.

    Links of a longer chain show no targets of their own, unless the player has to continue there.
    """
    found: list[BeatScene] = []
    for scene in scenes:
        parts = [part for beat in scene.beats for part in beat.links]
        own = [part for part in parts if part.chain.target == scene.first.after.seat]
        part = next(iter([*own, *parts]), None)
        if part is None:
            found.append(scene)
            continue
        counts = part.whole or part.chain.style.counts(part.number + 1, part.chain.links[part.number].total)
        if counts and not scene.lead.stops and not part.chain.style.answers:
            for beat in scene.beats:
                beat.stakes = None if beat.links else beat.stakes
            scene.lead.lines = scene.lead.lines if any(beat.stakes is not None for beat in scene.beats) else 0.0
        if not part.whole:
            found.append(scene)
            continue
        first = next((place for place, other in enumerate(found) if other.chain is part.chain), len(found))
        between = found[first:]
        if all(other.chain is part.chain or other.rank == KEEPING for other in between):
            del found[first:]
            found.append(_of_chain([*between, scene], part.chain, pace, deed))
        else:
            found.append(scene)
    for scene in found:
        if scene.chain is not None and not _is_complete(scene, scene.chain):
            scene.chain, scene.natural = None, scene.alone
    return found


def _is_complete(scene: BeatScene, chain: Chain) -> bool:
    """Return whether a scene shows all links of a chain. Other plays may come between them."""
    shown = sum(part.chain is chain for beat in scene.beats for part in beat.links)
    return shown == len(chain.links)


def _of_chain(scenes: Sequence[BeatScene], chain: Chain, pace: Pace, deed: float) -> BeatScene:
    """Return one scene for the links of a chain, among other players no longer than links of `deed` ms each."""
    first = scenes[0]
    beats = [beat for scene in scenes for beat in scene.beats]
    rank, viewer = min(scene.rank for scene in scenes), first.first.after.seat
    if chain.target == viewer != chain.actor:
        hard = chain.total < 0 and 0 < chain.style.climax <= -chain.total
        rank = min(rank, CLIMAX if hard else HIT)
    for beat in beats[1:]:
        beat.together = False
    for beat in beats:
        beat.rank = rank
    lead = first.lead
    lead.beats, lead.lines = beats[:1], lead.lines if lead.stops else 0.0
    for scene in scenes[1:]:
        lead.hold, lead.cards = max(lead.hold, scene.lead.hold), [*lead.cards, *scene.lead.cards]
        lead.stops = lead.stops or scene.lead.stops
    factor = max(0.01, pace.factor)
    natural, alone = total_ms(len(chain.links), factor < 1) / factor, _alone_ms(scenes, deed / factor)
    if rank >= PLAY and not first.first.own:
        natural = min(natural, alone)
    return BeatScene(beats, rank, lead, natural, chain, alone)


def _alone_ms(scenes: Sequence[BeatScene], deed: float) -> float:
    return sum(scene.alone or (max(scene.natural, deed) if scene.rank < KEEPING else 0.0) for scene in scenes)


def settle_chain(scene: BeatScene, chain: Chain, share: float, lasts: float) -> None:
    """Share the time of a chain out to its links and its blow."""
    steps = [step for step, links in enumerate(steps_of(len(chain.links))) for _ in range(links)]
    linked = [(beat, part.number) for beat in scene.beats for part in beat.links if part.chain is chain]
    brief = scene.rank == PLAY and not scene.first.own and lasts < BRIEF_MS
    unit = lasts / total_ms(len(chain.links))
    for beat in scene.beats:
        beat.share = share * (_QUICK if beat.kind == COUNTS else 1.0)
        beat.wait, beat.led = 0.0, True
    for beat, number in linked if not brief else ():
        if number + 1 == len(steps) or steps[number + 1] != steps[number]:
            beat.wait = unit * link_ms(steps[number])
    if brief:
        for beat, _ in linked:
            beat.links = tuple(part for part in beat.links if part.chain is not chain)
        first = linked[0][0]
        first.links, first.blow = (ChainPart(chain, len(chain.links) - 1, True), *first.links), lasts / 3
    linked[-1][0].blow = unit * link_ms(steps[-1])
    last = scene.beats[-1]
    last.wait = max(0.0, lasts - sum(beat.wait for beat in scene.beats[:-1]))
    scene.first.lead = scene.lead if scene.lead.hold or scene.lead.lines else None
    scene.first.led = scene.first.lead is None


def merge(scenes: list[BeatScene], rank: int) -> None:
    """Merge consecutive plays of one player, and the bookkeeping between them, unless a card would move twice."""
    last = None
    for scene in scenes[:]:
        if last is not None and scene.rank == KEEPING and scene.actor in (last.actor, NONE):
            continue
        if scene.rank != rank or scene.actor == NONE:
            last = None
            continue
        if last is None or not _can_join(last, _scenes_between(scenes, last, scene)):
            last = scene
            continue
        for other in _scenes_between(scenes, last, scene):
            last.join(other)
            scenes.remove(other)


def _scenes_between(scenes: Sequence[BeatScene], first: BeatScene, last: BeatScene) -> list[BeatScene]:
    """Return the scenes after `first`, up to and including `last`."""
    places = [number for number, scene in enumerate(scenes) if scene is first or scene is last]
    return list(scenes[places[0] + 1 : places[1] + 1])


def _can_join(scene: BeatScene, others: Sequence[BeatScene]) -> bool:
    seen: set[int] = set()
    cards = sum(len(other.lead.cards) for other in (scene, *others))
    for other in (scene, *others):
        moved = {event[2] for beat in other.beats for event in beat.events if event[2] >= 0}
        if moved & seen:
            return False
        seen |= moved
    return cards <= _MOST_CARDS
