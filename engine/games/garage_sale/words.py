"""Garage Sale in words: cards, prompts, buttons, the log, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.garage_sale.codes import ASK_GOOD, ASK_HAND, ASK_TURN, BUY, DRAW, PLAY
from engine.games.garage_sale.effects import UNITS
from engine.games.garage_sale.garage import counts
from engine.games.garage_sale.match_rules import Card, MatchRules, Seen
from engine.games.garage_sale.places import DECK, DISCARD, GARAGE, HAND, SIDEWALK, TURNS_LEFT
from engine.kernel import events
from engine.kernel.events import Event
from engine.kernel.refs import CARD, describe
from engine.kernel.rules import QUESTION_WINDOW, USE
from engine.kernel.showing import Refusal
from engine.kernel.table import Table


def card_text(card: Card) -> str:
    """What a card says."""
    if card.kind == "good":
        return "1, 4, 9, 16 ... points"
    if card.kind == "dibs":
        return "When somebody else buys, call it: the good is yours, and this card goes to the buyer's hand."
    return " ".join(UNITS[step[0]].text for step in card.does)


def face(card: Card) -> dict[str, Any]:
    """See Game.faces."""
    lines = [[card_text(card), "rule"]]
    return {"kind": card.kind, "id": card.id, "title": card.name, "fields": {"copies": card.copies}, "groups": [],
            "lines": lines}  # fmt: skip


def score_parts(view: Seen, seat: int) -> list[tuple[str, int]]:
    """See Game.score_parts."""
    titles = view.table.rules.titles
    return [(f"{count} x {titles[kind].name}", count**2) for kind, count in sorted(counts(view, seat).items())]


def listed(names: Sequence[str]) -> str:
    return " and ".join(names)


def name_of(table: Table[MatchRules], card: int) -> str:
    return table.rules.cards[card].name


def prompt(view: Seen, names: Sequence[str]) -> str:
    """See Game.prompt."""
    if view.over:
        return f"{listed([names[seat] for seat in view.winners])} wins"
    if view.question is None:
        return f"waiting for {listed([names[seat] for seat in view.asked])}"
    kind = view.question[1]
    last = ", for the last time" if view.values[TURNS_LEFT] else ""
    if kind == QUESTION_WINDOW:
        return f"{names[view.active]} buys {name_of(view.table, view.stack[-1][3])}: call Dibs?"
    if kind == ASK_TURN:
        return f"buy a good with a card, draw two cards or play a note{last}"
    return {ASK_GOOD: "take a good of the discard pile", ASK_HAND: "choose whose hand to borrow from"}[kind]


def outcome(view: Seen, option: tuple[int, int, int], names: Sequence[str]) -> str:
    """See Game.outcome."""
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
    """See Game.log_line."""
    kind, seat, card, source, target, amount, _ = event
    name = names[seat] if 0 <= seat < len(names) else ""
    linked = f"[[{card}|{name_of(table, card)}]]" if card >= 0 else "a card"
    if kind == events.TURN_BEGAN:
        return f"Turn {amount}: {name}"
    if kind == events.ENDED:
        return f"{listed([other for at, other in enumerate(names) if amount >> at & 1])} wins"
    if kind != events.MOVED:
        return None
    first = table.layout.first_of(target)
    if first == GARAGE[0]:
        return f"{name} rummages for {linked}" if source == DISCARD else f"{name} gets {linked}"
    if first == HAND[0]:
        owner = table.layout.owner(target)
        if source == DECK:
            return f"{name} draws {linked}"
        return f"{name} borrows {linked}" if owner == seat else f"{name} calls Dibs; {linked} goes to {names[owner]}"
    if target == DISCARD and seat >= 0:
        return f"{name} puts {linked} on the discard pile"
    return None


def refusal(view: Seen, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """See Game.refusal."""
    kind, index, _ = describe(source)
    if view.question is None or view.question[1] != ASK_TURN or kind != CARD or index not in view.zones[HAND[view.seat]]:
        return None
    rules = view.table.rules
    if rules.is_dibs[index]:
        return Refusal("dibs-pays-nothing", {})
    return Refusal("note-does-nothing", {"card": name_of(view.table, index)}) if target not in view.zones[SIDEWALK] else None
