"""Visuals of a shuffled pile, of payments, and of passing the goal on the score track."""

from __future__ import annotations

from collections.abc import Callable

from client.cards.theme import Theme
from client.layout.arrangement import Arrangement
from client.layout.pieces import MARKER
from client.motion.beats import SHUFFLE_MS, Beat
from client.motion.card_moves.coins import CoinPayment, Landing
from client.motion.context import MotionContext
from client.motion.move_planner import back_piece
from client.motion.stage import MARKER_MS, PieceMove
from client.motion.visuals.visual import Blink, Shuffling
from engine.kernel.game.traits import goal_of
from engine.kernel.state.refs import HIDDEN

BLINK_MS = 900


def shuffle(timeline: MotionContext, beat: Beat, now: float) -> float:
    """Show cards leaving a pile to both sides and slipping back in. Returns the moment when they are done."""
    timeline.play("shuffle", round(now))
    duration = timeline.pace.ms(SHUFFLE_MS)
    zone = beat.events[-1][3]
    home = timeline.arrangement.homes.get(zone)
    if home is not None and not timeline.pace.reduced:
        resting = timeline.arrangement.in_zone(zone)
        piece = resting[-1] if resting else back_piece(HIDDEN, PieceMove(start=home))
        timeline.effects.append(Shuffling(now, duration, piece, home))
    return now + duration


def pay(timeline: MotionContext, beat: Beat, now: float) -> float:
    """Show flying coins, which count one by one as they land. Returns the moment when the last one lands."""
    payment = CoinPayment(timeline)
    payment.fly(beat, now)
    for landing in payment.landings:
        timeline.at(landing.at, _counting(timeline, landing))
    return max((landing.at for landing in payment.landings), default=now)


def _counting(timeline: MotionContext, landing: Landing) -> Callable[[float], None]:
    def land(moment: float) -> None:
        timeline.add_shown_count(landing.seat, landing.number, landing.amount)
        if landing.sound:
            timeline.play(landing.sound, round(moment))

    return land


def blink_goal(timeline: MotionContext, theme: Theme, before: Arrangement, now: float) -> None:
    """Blink the score track twice when a player passes the goal."""
    track, pace = timeline.arrangement.rects.get("track"), timeline.pace
    goal = goal_of(timeline.newest)
    passed = any(
        piece.kind == MARKER
        and piece.value >= goal
        and piece.key in before.by_key
        and before.by_key[piece.key].value < goal
        for piece in timeline.arrangement.pieces
    )
    if goal and passed and track is not None and not pace.off and not pace.reduced:
        color, width = theme.color("red"), 3 * timeline.arrangement.scale
        timeline.effects.append(Blink(now + pace.ms(MARKER_MS), BLINK_MS, track, color, width))
        timeline.play("score", round(now))
