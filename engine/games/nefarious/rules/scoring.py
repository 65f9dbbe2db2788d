"""Nefarious: counts points, including the changes by Twists (NF-6.1, NF-7.10)."""

from __future__ import annotations

from engine.games.nefarious.layout import HAND, LIVE, MONEY, PLAY, SPIES
from engine.games.nefarious.match_rules import GameBoard, GameView, MatchRules
from engine.games.nefarious.messages import say


def points_of(state: GameBoard, seat: int) -> int:
    """Return a seat's points, including the changes by Twists (NF-6.1, NF-7.10)."""
    rules = state.table.rules
    inventions = state.zones[PLAY[seat]]
    number = len(inventions)
    printed = rules.points
    points = number * rules.invention_points
    for card in inventions:
        points += printed[card]
    if points >= LIVE:
        live, points = divmod(points, LIVE)
        points += live * number
    if not rules.scoring_changes:
        return points
    if rules.money_per_point:
        points += state.counters[MONEY[seat]] // rules.money_per_point
    if rules.full_hand_points and len(state.zones[HAND[seat]]) >= 5:
        points += rules.full_hand_points
    if rules.no_spies_points and not any(state.counters[SPIES[seat] : SPIES[seat] + 4]):
        points += rules.no_spies_points
    return points


def point_parts(view: GameView, seat: int) -> list[tuple[str, int]]:
    """Return a seat's points by source, as pairs of text and points, without sources that give none."""
    rules = view.table.rules
    number = len(view.zones[PLAY[seat]])
    money, hand = view.counters[MONEY[seat]], len(view.zones[HAND[seat]])
    bonus = number * rules.invention_points
    parts = []
    if rules.money_per_point:
        parts.append((say("points-money", money=money), money // rules.money_per_point))
    if hand >= 5:
        parts.append((say("points-hand", count=hand), rules.full_hand_points))
    if not any(view.counters[SPIES[seat] : SPIES[seat] + 4]):
        parts.append((say("points-no-spies"), rules.no_spies_points))
    printed = points_of(view, seat) - bonus - sum(points for _, points in parts)
    parts = [(say("points-inventions", count=number), printed), (say("points-bonus", count=number), bonus), *parts]
    return [(words, points) for words, points in parts if points]


def points_with(rules: MatchRules, card: int, number: int) -> int:
    """Return an Invention's points for a player with `number` Inventions in play, before any Twist."""
    live, points = divmod(rules.points[card], LIVE)
    return points + live * number
