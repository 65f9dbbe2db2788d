"""Show times: each class of beats has its own time in a turn, so no class takes time from another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from client.motion.beats import CARD_STEP_MS, END, MOVES, QUIET, SHUFFLE, Beat, Lead
from client.motion.pace import Pace
from client.motion.shows.scene import CLIMAX, HIT, KEEPING, PLAY, BeatScene, join_chains, merge, settle_chain
from client.motion.spotlight.impact import changes_of, hits_viewer, is_blow, shown_card, stakes_of, sum_of
from engine.kernel.game import milestones
from engine.kernel.game.milestones import Milestone
from engine.kernel.state.events import ELIMINATED, MOVED, TURN_BEGAN
from engine.kernel.state.refs import NONE

NEVER: Final = float("inf")
LEAST_SHARE = {CLIMAX: 1.0, HIT: 0.7, PLAY: 0.35, KEEPING: 0.0}
"""The remaining share of the usual time for beats of a class in a long turn."""
_LEAST_CARD = 0.6
"""The least share of its time for a large card that hits no viewer; with less it isn't spotlighted."""
_LEAST_REST = 0.5
"""The remaining share in a long turn of the time that pieces move after a decisive beat or a hit."""
_FOR_DEEDS, _CROWDED = 1 / 3, 1 / 6
"""The shares of the ceiling that large cards leave for what follows, and below which plays overlap."""


@dataclass(frozen=True, slots=True)
class Lengths:
    """Durations of a pace, in milliseconds.

    card: how long a large card of the climax shows; `further`: each additional one; `most`: the limit for all
    amounts: how long lines to its targets show; `stinger`: a turning point of the match
    hit: a line to the viewer, and its number
    play: a large card that another player plays
    deed: any other action of another player
    keeping: bookkeeping
    ceilings: the time of a turn for the climax, for hits on the viewer, and for the rest
    turn: the least time for a turn of another player
    """

    card: float
    further: float
    most: float
    amounts: float
    stinger: float
    hit: float
    play: float
    deed: float
    keeping: float
    ceilings: tuple[float, float, float]
    turn: float


NORMAL: Final = Lengths(1400, 300, 2600, 600, 1200, 800, 900, 350, 180, (4800, 4000, 3000), 1200)
FAST: Final = Lengths(700, 150, 1300, 300, 700, 400, 0, 150, 60, (2400, 1800, 1200), 500)
READ: Final = Lengths(1400, 300, 2600, 600, 1200, 800, 900, 350, 180, (NEVER, NEVER, NEVER), 0)


def lengths_of(pace: Pace) -> Lengths:
    """Return the durations of a pace."""
    return READ if pace.read else NORMAL if pace.factor >= 1 else FAST


class Planner:
    """Assigns classes and times to the beats of each batch."""

    def __init__(self) -> None:
        self.spent = [0.0, 0.0, 0.0]
        """The time used in this turn by the climax, by hits on the viewer and by the rest."""
        self.crowded = False
        """Whether plays overlap because their time in this turn is nearly used up."""
        self._held: set[int] = set()
        """The cards that were spotlighted in this turn."""
        self._faces: set[int] = set()
        """Their faces. A second card with the same text gets no spotlight just for being played."""
        self._stopped: set[int] = set()
        """The causes at which the player has been stopped."""

    def plan(self, beats: Sequence[Beat], pace: Pace, longest: float = NEVER) -> None:
        """Plan a batch. Beats without a lead are made to fit into `longest` milliseconds."""
        for turn in _split_before(beats, _begins_turn):
            if _begins_turn(turn[0]):
                self.spent = [0.0, 0.0, 0.0]
                self.crowded = False
                self._held.clear()
                self._faces.clear()
            scenes = self._scenes(turn, pace)
            for rank in (CLIMAX, HIT):
                self._fit(scenes, rank, pace)
            self._fit_rest(scenes, pace, longest)

    def add_overrun(self, beat: Beat, ms: float) -> None:
        """Record that a beat took longer than planned because its pieces were still moving."""
        self.spent[min(beat.rank, PLAY)] += ms

    def stingers(self, milestones: Iterable[Milestone], last: Beat, pace: Pace) -> list[Beat]:
        """Return a beat for each turning point of the match, to show after the last beat of a turn."""
        lasts = lengths_of(pace).stinger
        beats = []
        for milestone in milestones if pace.tells else ():
            beat = Beat(QUIET, [], last.after, rank=CLIMAX, end=last.end)
            beat.lead = Lead([beat], hold=lasts, stops=pace.read or pace.step, milestone=milestone)
            self.spent[CLIMAX] += lasts
            beats.append(beat)
        return beats

    def haste(self, pace: Pace) -> float:
        """Return the share of the usual delay of computers: less in a long turn, none when plays overlap."""
        return 0.0 if self.crowded else min(1.0, 1.2 - self.spent[2] / lengths_of(pace).ceilings[2])

    # -- scenes ----------------------------------------------------------------------------------------------------

    def _scenes(self, beats: Sequence[Beat], pace: Pace) -> list[BeatScene]:
        staged: set[int] = set()
        scenes = [
            self._scene(group, beats, staged, pace) for group in _split_before(beats, lambda beat: not beat.together)
        ]
        return join_chains(scenes, pace, lengths_of(pace).deed)

    def _scene(self, group: list[Beat], beats: Sequence[Beat], staged: set[int], pace: Pace) -> BeatScene:
        """Return the scene of beats that begin together, with its class and lead."""
        first = group[0]
        lead, rank = Lead(group), _plain_rank(first)
        cards = [(beat, card) for beat in group if (card := shown_card(beat)) != NONE]
        actors = {beat.cause.seat for beat, _ in cards}
        if len(actors) > 1:
            rank = CLIMAX
        else:
            cards = [(beat, card) for beat, card in cards if not beat.own and beat.cause.seat != first.after.seat]
            rank = min([rank, *(_strike(beat, beats, staged) for beat in group)])
        if pace.tells:
            if seats := tuple(event[1] for event in first.of_kind(ELIMINATED)):
                lead.milestone, lead.hold = Milestone(milestones.OUT, seats), lengths_of(pace).stinger
            else:
                self._lead(lead, rank, cards, lengths_of(pace))
            lead.stops = self._stops(lead, rank, pace, len(actors) > 1)
        for beat in group:
            beat.rank = rank
        blocked = sum(beat.hold_ms() for beat in group if beat.timing.blocks)  # one after the other
        return BeatScene(group, rank, lead, max(blocked, *(beat.hold_ms() for beat in group)))

    def _lead(self, lead: Lead, rank: int, cards: list[tuple[Beat, int]], lengths: Lengths) -> None:
        """Decide how long each card is spotlighted, and how long its targets show."""
        struck = [(beat, beat.stakes.cause) for beat in lead.beats if beat.stakes is not None]
        played = [card for beat, card in cards if card not in self._held and _face(beat, card) not in self._faces]
        if rank <= HIT:
            known = {card for _, card in cards}
            cards = [*cards, *((beat, card) for beat, card in struck if card >= 0 and card not in known)]
        new = [card for _, card in cards if card not in self._held]
        if rank == CLIMAX and new:
            lead.hold = min(lengths.most, lengths.card + lengths.further * (len(new) - 1))
        elif played:
            lead.hold = lengths.play
        if struck:
            lead.lines = (lengths.amounts if lead.hold else lengths.card, lengths.hit, lengths.deed)[rank]
        if rank == PLAY and not lengths.play:
            lead.lines = 0.0
        lead.cards = cards if lead.hold or lead.lines else []
        self._held.update(card for _, card in lead.cards)
        self._faces.update(_face(beat, card) for beat, card in lead.cards)

    def _stops(self, lead: Lead, rank: int, pace: Pace, several: bool) -> bool:
        """Return whether the player continues by hand: at important beats, once per play, and once for `several`."""
        if not (pace.step or pace.read and rank <= HIT) or not (lead.hold or lead.lines):
            return False
        numbers = {beat.cause.number for beat in lead.beats if beat.cause.number >= 0}
        stops = several or not numbers or not numbers <= self._stopped
        if not several:
            self._stopped |= numbers
        return stops

    # -- times -----------------------------------------------------------------------------------------------------

    def _fit(self, scenes: list[BeatScene], rank: int, pace: Pace) -> None:
        """Assign the times of a class. Above its ceiling scenes get less, then those of each player are merged."""
        lengths = lengths_of(pace)
        leads, rest = _target_times(scenes, rank, pace)
        share = _share(lengths.ceilings[rank] - self.spent[rank] - rest * _LEAST_REST, leads, LEAST_SHARE[rank])
        if leads * share + rest * _LEAST_REST > lengths.ceilings[rank] - self.spent[rank]:
            merge(scenes, rank)
            leads, rest = _target_times(scenes, rank, pace)
        small = _share(lengths.ceilings[rank] - self.spent[rank] - leads * share, rest, _LEAST_REST)
        for scene in scenes:
            if scene.rank == rank:
                lead, lasts = scene.lead, _rest_ms(scene, pace) * small
                lead.hold, lead.lines = lead.hold * share, lead.lines * share
                if lead.hold + lead.lines + lasts > lengths.ceilings[rank] - self.spent[rank]:
                    _shorten_late(lead, rank, lengths)
                    if rank == HIT:
                        self._overlap(scene)
                        lasts = CARD_STEP_MS
                self.spent[rank] += lead.hold + lead.lines + lasts
                self._settle(scene, small, lasts)

    def _fit_rest(self, scenes: list[BeatScene], pace: Pace, longest: float) -> None:
        """Assign the remaining times: less as the turn runs out. Bookkeeping gets what the plays leave."""
        ceiling, least = lengths_of(pace).ceilings[2], LEAST_SHARE[PLAY]
        room = min(ceiling - self.spent[2], longest)
        plays, leads, rest = self._plays(scenes, pace)
        if (leads + rest) * least > room:
            merge(scenes, PLAY)
            plays, leads, rest = self._plays(scenes, pace)
        share = _share(room - leads, rest, least)
        for scene in plays:
            lead, left = scene.lead, min(ceiling - self.spent[2], room)
            share = min(share, max(least, left / ceiling)) if ceiling < NEVER else share
            lasts = _play_ms(scene, pace) * share
            _shorten(lead, left - lasts - (ceiling * _FOR_DEEDS if ceiling < NEVER else 0.0))
            lead.lines *= share
            if left < ceiling * _CROWDED and ceiling < NEVER and not lead.hold:
                self._overlap(scene)
                lead.lines, lasts = 0.0, CARD_STEP_MS * share
            room -= lead.hold + lead.lines + lasts
            self.spent[2] += lead.hold + lead.lines + lasts
            self._settle(scene, share, lasts)
        keeping = [scene for scene in scenes if scene.rank == KEEPING]
        books = sum(scene.natural * pace.factor for scene in keeping)
        left = max(0.0, min(room, ceiling - self.spent[2]))
        small = min(1.0, left / books, left / ceiling if ceiling < NEVER else 1.0) if books else 1.0
        if self.crowded and scenes and scenes[0].rank == KEEPING and not _begins_turn(scenes[0].first):
            scenes[0].first.together = True
        for scene in keeping:
            self.spent[2] += scene.natural * pace.factor * small
            self._settle(scene, max(least, small), scene.natural * pace.factor * small)

    def _overlap(self, scene: BeatScene) -> None:
        """Let a play begin while the one before it still moves."""
        self.crowded = self.crowded or not scene.first.own
        scene.first.together = self.crowded

    def _plays(self, scenes: Sequence[BeatScene], pace: Pace) -> tuple[list[BeatScene], float, float]:
        """Return the plays of others, and the times that their leads and their other parts should have."""
        plays = [scene for scene in scenes if scene.rank == PLAY]
        leads = sum(scene.lead.hold + scene.lead.lines for scene in plays)
        return plays, leads, sum(_play_ms(scene, pace) for scene in plays)

    def _settle(self, scene: BeatScene, share: float, lasts: float) -> None:
        """Set the times of a scene on its beats."""
        if scene.chain is not None:
            settle_chain(scene, scene.chain, share, lasts)
            return
        for beat in scene.beats:
            beat.share, beat.wait = share, CARD_STEP_MS * share
            beat.led = True
        scene.beats[-1].wait = max(0.0, lasts)
        scene.first.lead = scene.lead if scene.lead.hold or scene.lead.lines else None
        scene.first.led = scene.first.lead is None


def _plain_rank(beat: Beat) -> int:
    """Return the class of a beat in which no player plays a card or is hit."""
    if beat.timing.climax or beat.kind == END:
        return CLIMAX
    if beat.kind in (QUIET, SHUFFLE) or beat.cause.seat == NONE and beat.cause.number >= 0:
        return KEEPING
    moved = beat.of_kind(MOVED)
    draws = beat.kind == MOVES and not beat.own and moved and all(_is_deck(beat, event[3]) for event in moved)
    return KEEPING if draws else PLAY


def _strike(beat: Beat, beats: Sequence[Beat], staged: set[int]) -> int:
    """Record whom the play of a beat hits, once per play, and return the resulting class."""
    cause = beat.cause
    if beat.own or beat.timing.waits or beat.after.seat == cause.seat or cause.number in staged:
        return KEEPING
    play = [other for other in _same_cause(beat, beats) if not other.timing.waits]  # it shows its own numbers
    changed = changes_of(play)
    changes = sum_of(changed)
    blow = is_blow(beat, changes)
    beat.stakes = stakes_of(beat, changed, blow)
    if beat.stakes is None:
        return KEEPING
    if cause.number >= 0:
        staged.add(cause.number)
    if blow:
        return CLIMAX
    return HIT if hits_viewer(beat, changes) else PLAY


def _is_deck(beat: Beat, zone: int) -> bool:
    layout = beat.after.table.layout
    return 0 <= zone < layout.zone_count(beat.after.table.seats) and layout.zone(zone).deck


def _face(beat: Beat, card: int) -> int:
    return beat.after.table.faces[card]


def _shorten(lead: Lead, room: float) -> None:
    """Fit the cards of a play into the available time. Their spotlight is skipped if they could not be read."""
    if lead.hold * _LEAST_CARD > room:
        lead.hold, lead.cards = 0.0, []
    lead.hold = max(0.0, min(lead.hold, room))


def _rest_ms(scene: BeatScene, pace: Pace) -> float:
    """Return how long a decisive beat or a hit should show after its lead."""
    return max(scene.natural * pace.factor, CARD_STEP_MS)


def _target_times(scenes: Sequence[BeatScene], rank: int, pace: Pace) -> tuple[float, float]:
    """Return the times that the leads of a class and its other parts should have."""
    scenes = [scene for scene in scenes if scene.rank == rank]
    return sum(scene.lead.hold + scene.lead.lines for scene in scenes), sum(_rest_ms(scene, pace) for scene in scenes)


def _shorten_late(lead: Lead, rank: int, lengths: Lengths) -> None:
    """Shorten a lead when its class has no time left: the climax to the fast pace, a hit to its targets."""
    if rank == CLIMAX:
        share = FAST.card / lengths.card
        lead.hold, lead.lines = lead.hold * share, lead.lines * share
    elif lead.lines:
        lead.hold, lead.cards, lead.lines = 0.0, [], min(lead.lines, lengths.deed / 2)


def _play_ms(scene: BeatScene, pace: Pace) -> float:
    """Return how long another player's play should show after its lead."""
    return max(lengths_of(pace).deed, scene.natural * pace.factor)


def _share(room: float, wanted: float, least: float) -> float:
    """Return the share of a wanted time that fits into the room, never less than `least`."""
    return max(least, min(1.0, room / wanted)) if wanted > 0 else 1.0


def _begins_turn(beat: Beat) -> bool:
    """Return whether the times of a turn start again: with a turn, or when everything waits for the player to read."""
    return beat.timing.waits or any(event[0] == TURN_BEGAN for event in beat.events)


def _split_before(beats: Sequence[Beat], begins: Callable[[Beat], bool]) -> Iterator[list[Beat]]:
    """Yield the beats in groups. A beat for which `begins` is true begins another group."""
    group: list[Beat] = []
    for beat in beats:
        if group and begins(beat):
            yield group
            group = []
        group.append(beat)
    if group:
        yield group


def _same_cause(beat: Beat, beats: Sequence[Beat]) -> list[Beat]:
    """Return a beat and the later ones with the same cause."""
    if beat.cause.number < 0:
        return [beat]
    start = next(number for number, other in enumerate(beats) if other is beat)
    return [other for other in beats[start:] if other.cause.number == beat.cause.number]
