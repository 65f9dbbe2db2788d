"""Garage Sale in words: cards, prompts, buttons, the log, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.garage_sale.codes import ASK_GOOD, ASK_TURN, BUY, DRAW, PLAY
from engine.games.garage_sale.effects import TEXTS
from engine.games.garage_sale.garages import counts
from engine.games.garage_sale.match_rules import Card, MatchRules, Seen
from engine.games.garage_sale.places import DECK, DISCARD, GARAGE, HAND, TURNS_LEFT
from engine.games.garage_sale.say import say
from engine.kernel.events import ENDED, MOVED, TURN_BEGAN, Event
from engine.kernel.refs import CARD, describe
from engine.kernel.rules import QUESTION_WINDOW, USE
from engine.kernel.showing import Refusal
from engine.kernel.state import SOURCE, Option
from engine.kernel.table import Table

WAYS = {BUY: "way-buy", DRAW: "way-draw", PLAY: "way-play"}


def face(card: Card) -> dict[str, Any]:
    """A card as data for its drawing."""
    text = " ".join(say(TEXTS[effect]) for effect in card.does) or (say("card-dibs") if card.kind == "dibs" else "")
    fields, lines = {"copies": card.copies}, [[text, "rule"]] if text else []
    return {"kind": card.kind, "id": card.id, "title": card.name, "fields": fields, "groups": [], "lines": lines}


def name_of(table: Table[MatchRules], card: int) -> str:
    return table.rules.cards[card].name


def score_parts(view: Seen, seat: int) -> list[tuple[str, int]]:
    titles = view.table.rules.titles
    return [
        (say("score-part", count=count, kind=titles[kind].name), count**2)
        for kind, count in sorted(counts(view, seat).items())
    ]


def prompt(view: Seen, names: Sequence[str]) -> str:
    if view.over:
        return say("wins", winners=say.listed([names[seat] for seat in view.winners]))
    if view.question is None:
        return say("prompt-waiting", players=say.listed([names[seat] for seat in view.asked]))
    if view.question[1] == QUESTION_WINDOW:
        return say("prompt-dibs", player=names[view.active], card=name_of(view.table, view.stack[-1][SOURCE]))
    if view.question[1] == ASK_TURN:
        ways = [say(way) for verb, way in WAYS.items() if any(option[0] == verb for option in view.options)]
        turn = say.listed(ways, "or") or say("prompt-turn")
        return say("prompt-last-turn", ways=turn) if view.values[TURNS_LEFT] else turn
    return say("prompt-good" if view.question[1] == ASK_GOOD else "prompt-player")


def outcome(view: Seen, option: Option, names: Sequence[str]) -> str:
    verb, source, target = option
    kind, index, _ = describe(target)
    if verb == BUY:
        return say("option-buy", good=name_of(view.table, target), card=name_of(view.table, source))
    if verb == DRAW:
        return say("option-draw" if len(view.zones[DECK]) > 1 else "option-draw-last")
    if verb == PLAY:
        return say("option-play", card=name_of(view.table, source))
    if verb == USE:
        return say("option-dibs")
    if target < 0:
        window = view.question is not None and view.question[1] == QUESTION_WINDOW
        return say("option-no-dibs" if window else "option-nothing")
    if kind == CARD:
        return say("option-take", card=name_of(view.table, index))
    return say("option-borrow", player=names[index])


def log_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    kind, seat, card, source, target, amount, _ = event
    name = names[seat] if seat >= 0 else ""
    if kind == TURN_BEGAN:
        return say("log-turn", turn=amount, player=name)
    if kind == ENDED:
        return say("wins", winners=say.listed([other for at, other in enumerate(names) if amount >> at & 1]))
    if kind != MOVED or seat < 0:
        return None
    linked = f"[[{card}|{name_of(table, card)}]]" if card >= 0 else say("log-a-card")
    if target == GARAGE[seat]:
        return say("log-rummages" if source == DISCARD else "log-gets", player=name, card=linked)
    if target == HAND[seat]:
        return say("log-draws" if source == DECK else "log-borrows", player=name, card=linked)
    if target == DISCARD:
        return say("log-discards", player=name, card=linked)
    return say("log-dibs", player=name, card=linked, other=names[table.layout.owner(target)])


def refusal(view: Seen, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    if view.question is None or source not in view.zones[HAND[view.seat]]:
        return None
    if view.question[1] == QUESTION_WINDOW:
        return Refusal("not-own-turn", {"other": names[view.active]})
    rules = view.table.rules
    if rules.does[source] and any(option[0] == PLAY and option[1] == source for option in view.options):
        return None  # it can be played, but not there
    key = "dibs-pays-nothing" if rules.is_dibs[source] else "note-does-nothing" if rules.does[source] else "good-pays"
    return Refusal(key, {"card": name_of(view.table, source)})
