"""Nefarious: the data that the table needs to draw each card."""

from __future__ import annotations

from typing import Any

from engine.games.nefarious.definitions.card_text import effect_cell, invention_lines, twist_text
from engine.games.nefarious.definitions.vocabulary import CHANGES, Invention, Twist
from engine.games.nefarious.layout import ACTIONS, HAND, MONEY, PLAY, RESEARCH, SET_ASIDE
from engine.games.nefarious.match_rules import ASK_DISCARD, ASK_SET_ASIDE, GameView
from engine.games.nefarious.messages import say, title_of
from engine.games.nefarious.rules.scoring import points_with
from engine.kernel.state.refs import NONE


def invention_face(data: Invention, card: int = NONE, view: GameView | None = None) -> dict[str, Any]:
    """Return an Invention's face. With a view and an instance it has present price, points and missing money."""
    fields: dict[str, Any] = {"cost": data.cost, "points": data.points, "number": data.number}
    _add_origin(fields, data)
    if data.points_per_invention:
        fields["points_per"] = "inventions"
    if view is not None:
        _add_present(fields, card, view)
    groups = []
    for style, label, effects in (("self", say("strip-you"), data.own), ("others", say("strip-others"), data.others)):
        if effects:
            groups.append({"style": style, "label": label, "cells": [effect_cell(effect) for effect in effects]})
    if data.points_per_invention:
        cell = {"text": f"+{data.points}", "icon": "points", "per": "inventions"}
        groups.append({"style": "self", "label": say("strip-you"), "cells": [cell]})
    lines = [list(line) for line in invention_lines(data)]
    return _face("invention", data, fields, groups, lines)


def _face(
    kind: str, data: Invention | Twist, fields: dict[str, Any], groups: list[dict[str, Any]], lines: list[list[str]]
) -> dict[str, Any]:
    fields |= {"picture": dict(data.picture)} if data.picture else {}
    return {
        "kind": kind,
        "noun": say(f"noun-{kind}"),
        "id": data.id,
        "title": title_of(data),
        "fields": fields,
        "groups": groups,
        "lines": lines,
    }


def _add_origin(fields: dict[str, Any], data: Invention | Twist) -> None:
    """Add whether the title is confirmed, and the origin of a card that isn't from the box."""
    fields["confirmed"] = data.confirmed
    if data.origin:
        fields["origin"] = data.origin


def _add_present(fields: dict[str, Any], card: int, view: GameView) -> None:
    rules = view.table.rules
    fields["cost_now"] = rules.cost(card)
    for seat in range(view.table.seats):
        inventions_in_play = view.zones[PLAY[seat]]
        if card in inventions_in_play:
            printed = points_with(rules, card, len(inventions_in_play))
            fields["points_now"] = printed + rules.invention_points
        elif _price_matters(view) and card in view.zones[HAND[seat]] + view.zones[SET_ASIDE[seat]]:
            fields["needs"] = max(0, rules.cost(card) - view.counters[MONEY[seat]])


def _price_matters(view: GameView) -> bool:
    """Return False while a seat chooses a card to discard or set aside: its price doesn't matter then."""
    return view.question is None or view.question[1] not in (ASK_SET_ASIDE, ASK_DISCARD)


def twist_face(data: Twist) -> dict[str, Any]:
    """Return the face of a Twist, with its rules text."""
    fields: dict[str, Any] = {"number": data.number}
    _add_origin(fields, data)
    return _face("twist", data, fields, [], [[twist_text(data), "rule"]])


def action_face(action: int, seat: int, view: GameView | None = None) -> dict[str, Any]:
    """Return the face of a seat's Action card, as changed by the Twists."""
    name = ACTIONS[action]
    cards, money = 1, (0, 0, CHANGES["research_money"][0], CHANGES["work_money"][0])[action]
    if view is not None:
        rules = view.table.rules
        cards, money = 1 + rules.research_cards, (0, 0, rules.research_money, rules.work_money)[action]
    form = "-no-money" if action == RESEARCH and not money else ""
    text, short = (say(f"action-{name}.{part}{form}", count=cards, money=money) for part in ("text", "short"))
    return {
        "kind": "action",
        "noun": say("noun-action"),
        "id": name,
        "title": say(f"action-{name}"),
        "fields": {"number": action + 1, "seat": seat, "short": short},
        "groups": [{"style": "action", "label": "", "cells": action_cells(action, cards, money)}],
        "lines": [[text, "rule"]],
    }


def action_cells(action: int, cards: int, money: int) -> list[dict[str, str]]:
    """Return the effect strip of an Action: its gains, and whether it costs money."""
    if action < RESEARCH:
        done = {"text": "+1", "icon": ("place-spy", "build")[action], "per": ""}
        return [done, {"text": say("strip-pay"), "icon": "lose", "per": ""}]
    drawn = [{"text": f"+{cards}", "icon": "draw", "per": ""}] if action == RESEARCH else []
    return [*drawn, *([{"text": f"+${money}", "icon": "gain", "per": ""}] if money else [])]
