"""Garage Sale in words: cards, prompts, buttons, the log, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.garage_sale.codes import ASK_GOOD, ASK_TURN, BUY, DRAW, PLAY
from engine.games.garage_sale.effects import TEXTS
from engine.games.garage_sale.garages import counts
from engine.games.garage_sale.match_rules import Card, MatchRules, Seen
from engine.games.garage_sale.places import DECK, DISCARD, GARAGE, HAND, TURNS_LEFT
from engine.kernel.events import ENDED, MOVED, TURN_BEGAN, Event
from engine.kernel.refs import CARD, describe
from engine.kernel.rules import QUESTION_WINDOW, USE
from engine.kernel.showing import Refusal
from engine.kernel.state import SOURCE, Option
from engine.kernel.table import Table

WAYS = {BUY: "pay for a good with a card", DRAW: "draw", PLAY: "play a note"}
DIBS_TEXT = "When somebody else buys, call it: the good is yours, and this card goes to the buyer's hand."


def face(card: Card) -> dict[str, Any]:
    """A card as data for its drawing."""
    text = " ".join(TEXTS[effect] for effect in card.does) or (DIBS_TEXT if card.kind == "dibs" else "")
    fields, lines = {"copies": card.copies}, [[text, "rule"]] if text else []
    return {"kind": card.kind, "id": card.id, "title": card.name, "fields": fields, "groups": [], "lines": lines}


def name_of(table: Table[MatchRules], card: int) -> str:
    return table.rules.cards[card].name


def score_parts(view: Seen, seat: int) -> list[tuple[str, int]]:
    titles = view.table.rules.titles
    return [(f"{count} x {titles[kind].name}", count**2) for kind, count in sorted(counts(view, seat).items())]


def prompt(view: Seen, names: Sequence[str]) -> str:
    if view.over:
        return f"{' and '.join(names[seat] for seat in view.winners)} wins"
    if view.question is None:
        return f"waiting for {' and '.join(names[seat] for seat in view.asked)}"
    if view.question[1] == QUESTION_WINDOW:
        return f"{names[view.active]} buys {name_of(view.table, view.stack[-1][SOURCE])}: call Dibs?"
    if view.question[1] == ASK_TURN:
        ways = [words for verb, words in WAYS.items() if any(option[0] == verb for option in view.options)]
        listed = " or ".join(filter(None, (", ".join(ways[:-1]), *ways[-1:])))
        return (listed or "take a turn") + ("; it is the last" if view.values[TURNS_LEFT] else "")
    return "take a good of the discard pile" if view.question[1] == ASK_GOOD else "choose whose hand to borrow from"


def outcome(view: Seen, option: Option, names: Sequence[str]) -> str:
    verb, source, target = option
    kind, index, _ = describe(target)
    if verb == BUY:
        return f"Buy {name_of(view.table, target)} with {name_of(view.table, source)}"
    if verb == DRAW:
        return "Draw two cards" if len(view.zones[DECK]) > 1 else "Draw the last card"
    if verb == PLAY:
        return f"Play {name_of(view.table, source)}"
    if verb == USE:
        return "Call Dibs"
    if target < 0:
        return "Let it go" if view.question and view.question[1] == QUESTION_WINDOW else "Do nothing"
    return f"Take {name_of(view.table, index)}" if kind == CARD else f"Borrow from {names[index]}"


def log_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    kind, seat, card, source, target, amount, _ = event
    name = names[seat] if seat >= 0 else ""
    if kind == TURN_BEGAN:
        return f"Turn {amount}: {name}"
    if kind == ENDED:
        return f"{' and '.join(other for at, other in enumerate(names) if amount >> at & 1)} wins"
    if kind != MOVED or seat < 0:
        return None
    linked = f"[[{card}|{name_of(table, card)}]]" if card >= 0 else "a card"
    if target == GARAGE[seat]:
        return f"{name} rummages for {linked}" if source == DISCARD else f"{name} gets {linked}"
    if target == HAND[seat]:
        return f"{name} draws {linked}" if source == DECK else f"{name} borrows {linked}"
    if target == DISCARD:
        return f"{name} discards {linked}"
    return f"{name} calls {linked}, which goes to {names[table.layout.owner(target)]}"


def refusal(view: Seen, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    if view.question is None or source not in view.zones[HAND[view.seat]]:
        return None
    if view.question[1] == QUESTION_WINDOW:
        return Refusal("not-own-turn", {"other": names[view.active]})
    rules = view.table.rules
    key = "dibs-pays-nothing" if rules.is_dibs[source] else "note-does-nothing" if rules.does[source] else "good-pays"
    return Refusal(key, {"card": name_of(view.table, source)})
