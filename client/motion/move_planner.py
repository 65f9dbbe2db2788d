"""Plans what each event moves: the moves of pieces, visuals, and what counts when it lands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from client.layout.arrangement import Arrangement
from client.layout.pieces import CARD, TOKEN, Key, Piece, Pose
from client.motion.accents import DEPARTURES, FLARE, Accents, zone_name
from client.motion.beats import (
    CARD_STEP_MS,
    CARDS,
    DEAL_FLIGHT_MS,
    GROWTH,
    MOVES,
    TOKEN_STEP_MS,
    TOKENS,
    Beat,
    card_step_ms,
)
from client.motion.card_moves import flips as turning
from client.motion.card_moves.exits import set_times
from client.motion.card_moves.growth import FLARE_MS
from client.motion.context import MovePlan
from client.motion.easing import settle
from client.motion.flights import FLIGHT_MS, STRIKE_MS
from client.motion.spotlight.impact import BLOW
from client.motion.stage import PieceMove, Stage
from client.motion.weight import VIOLENT, WEIGHTS, Weight
from engine.kernel.state.events import CARDS_SWAPPED, FACE_DOWN, MOVED, REVEALED, TOKEN_MOVED, TURNED, Event
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import HIDDEN, NONE
from engine.kernel.state.view import View

# How many cards are shown of a pile that moves as a whole.
_MOST_GHOSTS = 8
_MOST_WEIGHED = 3
"""Cards in a larger crowd move without weight."""
_HOP_MS = 110
_HOP_PIXELS = 90
_HOP_HEIGHT = 16
_LIFT_HEIGHT = 46
_TIP_MS = 130
"""How long the next beat waits when a pool is spent from, and when something hits."""


class MovePlanner:
    """Plans beats in the style of one game."""

    def __init__(self, accents: Accents) -> None:
        self.accents = accents

    def plan(self, beat: Beat, before: Arrangement, after: Arrangement, stage: Stage, view: View) -> MovePlan:
        """Return the moves of a beat's pieces between two arrangements. `view` is the viewer's view after it."""
        if beat.kind == MOVES:
            return _CardMoves(self.accents, beat, before, after, stage, view).plan
        if beat.kind == TOKENS:
            return _token_plan(beat, before, after, stage)
        return MovePlan()

    def turns_late(self, beat: Beat) -> bool:
        """Return whether cards of a beat arrive first and turn over then."""
        if beat.kind != MOVES:
            return False
        if any(not _is_deck(event[3], beat.after) for event in beat.of_kind(REVEALED)):
            return True
        return any(
            self._is_late(zone_name(event[4], beat.after.table)) and hidden_from(beat.after, event[3])
            for event in beat.of_kind(MOVED)
        )

    def set_times(self, beat: Beat, following: Beat | None = None) -> None:
        """Set the time of a special beat. For example, a card must not leave while it flares."""
        beat.turns_late = self.turns_late(beat)
        if beat.kind == GROWTH and self.accents.growth.burst:
            strikes = any(event[3] < 0 for event in beat.of_kind(TOKEN_MOVED))
            beat.holds = FLIGHT_MS + STRIKE_MS / 2 if strikes else 0.0
        turning.set_times(beat, following, self.accents)
        accents = [self.accents.of(event, beat.after.table, beat.note) for event in beat.of_kind(MOVED)]
        shows = [accent.show for accent in accents if accent is not None]
        if FLARE in shows:
            beat.lingers = FLARE_MS
        for show in dict.fromkeys(shows):
            set_times(beat, show)

    def _is_late(self, zone: str) -> bool:
        accent = self.accents.zones.get(zone)
        return bool(accent and accent.flip == "late")

    def stamps(self, event: Event, view: View) -> str:
        """Return the words of the stamp that hits the card of a MOVED event, or ""."""
        accent = self.accents.zones.get(zone_name(event[4], view.table))
        return accent.stamp if accent else ""

    def sound(self, event: Event, view: View, note: str = "") -> str:
        """Return the sound of an arriving card or token, after a note of the game (or none)."""
        if event[0] == TOKEN_MOVED:
            return self.accents.tokens.sound
        if event[0] in (TURNED, CARDS_SWAPPED):
            return self.accents.turned.sound if event[0] == TURNED else self.accents.swapped.sound
        move = self.accents.of(event, view.table, note)
        if move is not None and move.sound and move.show not in DEPARTURES:
            return move.sound
        accent = self.accents.zones.get(zone_name(event[4] if event[0] == MOVED else event[3], view.table))
        return accent.sound if accent and accent.sound else "flip" if event[0] == REVEALED else ""


def _is_deck(zone: int, view: View) -> bool:
    return zone >= 0 and view.table.layout.zone(zone).deck


def hidden_from(view: View, zone: int) -> bool:
    """Return whether the viewer can't see what lies in a zone."""
    sees = view.table.sees
    return not (0 <= zone < len(sees) and (sees[zone] == EVERYBODY or sees[zone] >> view.seat & 1))


class _CardMoves:
    """The moves of the cards of one beat."""

    def __init__(
        self, accents: Accents, beat: Beat, before: Arrangement, after: Arrangement, stage: Stage, view: View
    ) -> None:
        self.plan = MovePlan()
        self._accents = accents
        self._before, self._after, self._stage, self._view = before, after, stage, view
        self._taken: set[Key] = set()
        self._held = beat.held
        self._note = beat.note
        self._struck = beat.stakes.struck if beat.stakes is not None and beat.stakes.weight >= BLOW else []
        self._weighed = beat.moves() <= _MOST_WEIGHED
        self._revealed = {event[2] for event in beat.of_kind(REVEALED)}
        events = beat.of_kind(*CARDS)
        moved = {event[2] for event in events if event[0] == MOVED}
        step = card_step_ms(beat.moves()) if beat.step is None else beat.step
        places = self._places(events)
        piles: dict[tuple[int, int], int] = {}
        for event in events:
            delay = places[event] * step
            if event[0] == REVEALED:
                if event[2] not in moved:
                    self._turn(event, delay)
            elif event[0] == TURNED:
                self._turn_over(event, delay)
            elif event[0] == CARDS_SWAPPED:
                for way, landing in turning.crossing(event, before, after, delay):
                    self.plan.add(way, landing)
            elif self._shown_in_pile(event, piles):
                self._move(event, delay, len(events))
            else:
                self.plan.add(PieceMove(), event)

    def _places(self, events: Sequence[Event]) -> dict[Event, int]:
        """Return when each card sets off, in steps: one by one, or seat by seat for revealed cards."""
        if not self._revealed:
            return {event: number for number, event in enumerate(events)}
        seats = list(dict.fromkeys(event[1] for event in events))
        return {event: seats.index(event[1]) for event in events}

    def _shown_in_pile(self, event: Event, piles: dict[tuple[int, int], int]) -> bool:
        """Return whether the card is among the few that represent a pile moving as a whole."""
        pile = event[3], event[4]
        piles[pile] = piles.get(pile, 0) + 1
        in_grid = any(zone >= 0 and self._view.table.layout.zone(zone).grid for zone in event[3:5])
        return piles[pile] <= _MOST_GHOSTS or in_grid or ("card", event[2]) in self._after.by_key

    def _turn_over(self, event: Event, delay: float) -> None:
        """Turn a card in a grid over where it lies."""
        way = turning.over(event, self._before, self._after, self._stage, delay)
        self.plan.add(way or PieceMove(), event)

    def _turn(self, event: Event, delay: float) -> None:
        key = ("card", event[2])
        old = key if key in self._stage.actors else self._take_vanished(event[3], event[4])
        if key in self._after.by_key and self._view.table.layout.zone(event[3]).grid:
            self.plan.add(turning.peeping(old, key, delay), event)
        elif key in self._after.by_key:
            self.plan.add(PieceMove(old, key, delay_ms=delay, duration_ms=0, turns=True, late=True), event)

    def _move(self, event: Event, delay: float, number: int) -> None:
        _, _, card, source, target, amount, _ = event
        place = amount % FACE_DOWN if amount >= 0 else NONE
        old: Key | None = ("card", card)
        if card < 0 or old not in self._stage.actors:
            old = self._take_vanished(source, place)
        new: Key | None = ("card", card)
        if card < 0 or new not in self._after.by_key:
            new = self._find_arrival(target, place)
        way = PieceMove(old, new, None, self._before.home(source), self._after.home(target), delay)
        was = self._stage.actors[old].piece if old is not None else None
        becomes = self._after.by_key[new] if new is not None else None
        self._show(way, event, was, becomes)
        if card in self._held and new is not None:  # it starts from its spotlight position
            way.old, way.start, way.turns, way.late = None, self._held[card], False, False
        if number > 4 and old is None:
            way.duration_ms = DEAL_FLIGHT_MS
        way.weight = self._weight(event) if self._weighed else None
        self.plan.add(way, event)

    def _weight(self, event: Event) -> Weight | None:
        """Return how a card travels. A hard hit on a player is violent, whatever its usual weight."""
        name = VIOLENT if ("card", event[2]) in self._struck else self._accents.weight(event, self._view, self._note)
        return WEIGHTS.get(name)

    def _show(self, way: PieceMove, event: Event, was: Piece | None, becomes: Piece | None) -> None:
        """Set which side of the card shows at both ends of the move."""
        _, _, card, source, target, _, _ = event
        up_before = was.face_up if was else not hidden_from(self._view, source) and card >= 0
        up_after = becomes.face_up if becomes else not hidden_from(self._view, target) and card >= 0
        model = becomes or was
        if becomes is None:
            way.piece = replace(model, face_up=up_after) if model else back_piece(card if up_after else HIDDEN, way)
        accent = self._accents.zones.get(zone_name(target, self._view.table))
        late = bool(accent and accent.flip == "late")
        way.turns = up_before != up_after or (card in self._revealed and up_after)
        way.late = late and up_after

    def _take_vanished(self, zone: int, place: int = NONE) -> Key | None:
        """Return the vanished face-down card to start from: at a place of a grid, or else the highest of a zone."""
        gone = [
            piece.key
            for piece in self._at(self._before, zone, place)
            if piece.card == HIDDEN
            and piece.key not in self._after.by_key
            and piece.key not in self._taken
            and piece.key in self._stage.actors
        ]
        return self._take(gone[-1:])

    def _find_arrival(self, zone: int, place: int = NONE) -> Key | None:
        """Return the new face-down card to arrive as: at a place of a grid, or else the lowest of a zone."""
        fresh = [
            piece.key
            for piece in self._at(self._after, zone, place)
            if piece.card == HIDDEN and piece.key not in self._before.by_key and piece.key not in self._taken
        ]
        return self._take(fresh[:1])

    def _at(self, arrangement: Arrangement, zone: int, place: int) -> Sequence[Piece]:
        if zone >= 0 and self._view.table.layout.zone(zone).grid and place != NONE:
            piece = turning.piece_at(arrangement, zone, place)
            return [piece] if piece is not None else []
        return arrangement.in_zone(zone)

    def _take(self, keys: list[Key]) -> Key | None:
        self._taken.update(keys)
        return keys[0] if keys else None


def back_piece(card: int, way: PieceMove) -> Piece:
    """Return a card that travels between two places where it has no picture."""
    pose = way.start or way.end or Pose(0, 0, 100)
    return Piece(
        ("passing",), CARD, NONE, card, NONE, "small", card >= 0, pose, pygame.Rect(0, 0, 0, 0), pose.width * 1.4
    )


def _token_plan(beat: Beat, before: Arrangement, after: Arrangement, stage: Stage) -> MovePlan:
    plan = MovePlan()
    taken: set[Key] = set()
    for number, event in enumerate(beat.of_kind(TOKEN_MOVED)):
        _, seat, _, source, target, amount, _ = event
        for count in range(max(1, amount)):
            old = _token(before, after, seat, source, taken, stage)
            new = _token(after, before, seat, target, taken, None)
            x, y = before.anchor("place", source, seat)
            start = stage.actors[old].pose if old is not None else Pose(x, y, 40 * before.scale)
            way = PieceMove(old, new, None, start, None, number * TOKEN_STEP_MS + count * CARD_STEP_MS)
            if new is not None:
                far = start.distance(after.by_key[new].pose) / max(0.01, before.scale)
                _walk(way, far, before.scale, _is_shared(before, source) and not _is_shared(before, target))
            plan.add(way, event if count == 0 else None)
    return plan


def _is_shared(arrangement: Arrangement, place: int) -> bool:
    """Return whether all seats share one spot there, as on a board, unlike in a reserve of each seat."""
    anchors = {
        name[2]: point
        for name, point in arrangement.anchors.items()
        if isinstance(name, tuple) and len(name) == 3 and name[:2] == ("place", place)
    }
    return len(set(anchors.values())) <= 1


def _walk(way: PieceMove, far: float, scale: float, taken_back: bool) -> None:
    """Let a token hop to the board. A token taken back tips like a hat and leaves in one leap."""
    hops = max(1, min(5, round(far / _HOP_PIXELS)))
    way.duration_ms = min(350.0, 180 + _HOP_MS * hops / 3)
    if taken_back:
        way.tip, way.hops, way.lift = True, 1, _LIFT_HEIGHT * scale
        way.duration_ms += _TIP_MS
        return
    way.hops = hops
    way.lift = (_LIFT_HEIGHT if hops == 1 else _HOP_HEIGHT) * scale
    if hops == 1:
        way.easing = settle


def _token(
    here: Arrangement, other: Arrangement, seat: int, place: int, taken: set[Key], stage: Stage | None
) -> Key | None:
    """Return a token of a seat that is at a place in one arrangement only, preferably a pinned one."""
    keys = [
        piece.key
        for piece in here.in_zone(place)
        if piece.kind == TOKEN and piece.seat == seat and piece.key not in other.by_key and piece.key not in taken
    ]
    if stage is not None:
        pinned = [piece.key for piece in here.in_zone(place) if piece.key in stage.pins and piece.key not in taken]
        keys = [key for key in pinned + keys if key in stage.actors]
    if not keys:
        return None
    taken.add(keys[0])
    return keys[0]
