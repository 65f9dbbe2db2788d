"""The texts of Garage Sale: cards, prompts, buttons, log and refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.garage_sale import codes
from engine.games.garage_sale.effects import TEXTS
from engine.games.garage_sale.garage_scoring import counts, points
from engine.games.garage_sale.layout import DECK, DISCARD, GARAGE, HAND, TURNS_LEFT
from engine.games.garage_sale.match_rules import Card, GameView, MatchRules
from engine.games.garage_sale.messages import refused, say
from engine.kernel.flow.ruleset import QUESTION_WINDOW, USE
from engine.kernel.flow.table import Table
from engine.kernel.game.plays import PART, Change
from engine.kernel.game.presentation import Refusal, is_offered
from engine.kernel.state.events import ENDED, MOVED, NOTED, TURN_BEGAN, Event
from engine.kernel.state.refs import CARD, NONE, NUMBER_BASE, describe
from engine.kernel.state.state import SOURCE, Option
from engine.words.cards import card_link, listed_cards

WAYS = {codes.BUY: "way-buy", codes.DRAW: "way-draw", codes.PLAY: "way-play"}


def face(card: Card) -> dict[str, Any]:
    text = " ".join(say(TEXTS[effect]) for effect in card.does) or (say("card-dibs") if card.kind == "dibs" else "")
    fields, lines = {"copies": card.copies}, [[text, "rule"]] if text else []
    return {"kind": card.kind, "id": card.id, "title": card.name, "fields": fields, "groups": [], "lines": lines}


def card_name(table: Table[MatchRules], card: int) -> str:
    return table.rules.cards[card].name


def score_parts(view: GameView, seat: int) -> list[tuple[str, int]]:
    titles = view.table.rules.titles
    return [
        (say("score-part", count=count, kind=titles[kind].name), count**2)
        for kind, count in sorted(counts(view, seat).items())
    ]


def prompt(view: GameView, names: Sequence[str]) -> str:
    if view.over:
        return describe_winners([names[seat] for seat in view.winners])
    if view.question is None:
        return say("prompt-waiting", players=say.join_list([names[seat] for seat in view.asked]))
    if view.question[1] == QUESTION_WINDOW:
        return say("prompt-dibs", player=names[view.active], card=card_name(view.table, view.stack[-1][SOURCE]))
    if view.question[1] == codes.ASK_TURN:
        ways = [say(way) for verb, way in WAYS.items() if any(option[0] == verb for option in view.options)]
        turn = say.join_list(ways, "or") or say("prompt-turn")
        return say("prompt-last-turn", ways=turn) if view.values[TURNS_LEFT] else turn
    return say("prompt-good" if view.question[1] == codes.ASK_GOOD else "prompt-player")


def describe_winners(winners: Sequence[str]) -> str:
    return say("wins", winners=say.join_list(winners), count=len(winners))


def victory(view: GameView, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in view.winners]
    return say("victory", winners=say.join_list(winners), count=len(winners), points=points(view, view.winners[0]))


def outcome(view: GameView, option: Option, names: Sequence[str], form: str = "") -> str:
    """Return the text of an option's button; with form ".do", the words that follow "If you"."""
    verb, source, target = option
    kind, index, _ = describe(target)
    if verb == codes.BUY:
        return say("option-buy" + form, good=card_name(view.table, target), card=card_name(view.table, source))
    if verb == codes.DRAW:
        return say(("option-draw" if len(view.zones[DECK]) > 1 else "option-draw-last") + form)
    if verb == codes.PLAY:
        return say("option-play" + form, card=card_name(view.table, source))
    if verb == USE:
        return say("option-dibs" + form)
    if target < 0:
        return say("option-pass" + form)
    if kind == CARD:
        return say("option-take" + form, card=card_name(view.table, index))
    return say("option-borrow" + form, player=names[index])


def phrase(view: GameView, option: Option, names: Sequence[str]) -> str:
    """Return the words for an option that follow "If you" in a hint."""
    return outcome(view, option, names, ".do")


def log_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    kind, seat, card, source, target, amount, _ = event
    name = names[seat] if seat >= 0 else ""
    if kind == TURN_BEGAN:
        return say("log-turn", turn=amount, player=name)
    if kind == ENDED:
        return describe_winners([other for at, other in enumerate(names) if amount >> at & 1])
    if kind == NOTED:
        message = {codes.PLAYED: "log-plays", codes.WANTED: "log-wants"}.get(amount)
        return say(message, player=name, card=card_link(table, card)) if message else None
    if kind != MOVED:
        return None
    linked = card_link(table, card)
    if (source, target) == (DECK, DISCARD):
        return say("log-not-for-sale", card=linked)
    if seat < 0:
        return None
    if target == GARAGE[seat]:
        return say("log-rummages" if source == DISCARD else "log-gets", player=name, card=linked)
    if target == HAND[seat]:
        return say("log-draws" if source == DECK else "log-borrows", player=name, card=linked)
    if target == DISCARD:
        return say("log-discards", player=name, card=linked)
    return say("log-dibs", player=name, card=linked, other=names[table.layout.owner(target)])


def describe_actions(
    table: Table[MatchRules], given: Sequence[Event], form: str, names: Sequence[str]
) -> Sequence[str]:
    """Return the actions of a player in a play. A good is named with the card that paid for it."""
    notes = [event[2] for event in given if event[0] == NOTED and event[5] == codes.PLAYED]
    wanted = next((event[2] for event in given if event[0] == NOTED and event[5] == codes.WANTED), NONE)
    told = [say("deed-plays", form=form, card=card_link(table, card)) for card in notes]
    moved = [event for event in given if event[0] == MOVED]
    if any(event[3] == HAND[event[1]] and event[4] in HAND for event in moved):
        told.append(say("deed-calls", form=form))
    paid = next((event[2] for event in moved if event[4] == DISCARD and event[2] not in notes), NONE)
    good = next((event[2] for event in moved if event[4] in GARAGE), NONE)
    if paid >= 0:
        message = "deed-buys" if good >= 0 else "deed-pays"
        told.append(say(message, form=form, good=card_link(table, wanted), card=card_link(table, paid)))
    elif good >= 0:
        told.append(say("deed-gets", form=form, good=card_link(table, good)))
    return told


def changes(table: Table[MatchRules], event: Event) -> Sequence[Change]:
    """Return the change that an event made to a player's hand. The player's action tells the rest."""
    kind, seat, card, source, target, number, _ = event
    if seat < 0 or kind not in (MOVED, NOTED):
        return ()
    if kind == NOTED and number == codes.ROW:
        return (Change(seat, PART, target - NUMBER_BASE, (card,)),)
    if kind == MOVED and target in HAND:
        if source == DECK:
            return (Change(seat, "draws", cards=(card,), weight=0.1),)
        if target == HAND[seat]:
            return (Change(table.layout.owner(source), "loses", cards=(card,), place=seat, weight=-0.2),)
        return (Change(table.layout.owner(target), "gets-dibs", weight=0.1),)
    if kind == MOVED and target == DISCARD:
        return (Change(seat, "pays"),)  # worth nothing without the good that it pays for
    return (Change(seat, "has", weight=0.3) if kind == MOVED and target in GARAGE else Change(seat, PART),)


def change_words(table: Table[MatchRules], change: Change, form: str, names: Sequence[str]) -> str:
    """Return the words for a change that follow the player's name."""
    if change.key in ("pays", "has"):
        return ""  # what the player did tells it
    other = names[change.place] if change.place >= 0 else ""
    return say(f"change-{change.key}", form=form, cards=listed_cards(table, change.cards), other=other)


def refusal(view: GameView, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    if view.question is None or source not in view.zones[HAND[view.seat]] or is_offered(view, source, target):
        return None
    rules = view.table.rules
    if view.question[1] == QUESTION_WINDOW:
        return None if rules.is_dibs[source] else refused("not-own-turn", other=names[view.active])
    if rules.does[source] and any(option[0] == codes.PLAY and option[1] == source for option in view.options):
        return None  # it can be played, but not there
    key = "dibs-pays-nothing" if rules.is_dibs[source] else "note-does-nothing" if rules.does[source] else "good-pays"
    return refused(key, card=card_name(view.table, source))
