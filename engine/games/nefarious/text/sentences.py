"""Nefarious: texts of questions, options, events and refusals, from one seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nefarious import layout
from engine.games.nefarious.codes import INVENT_FRAME
from engine.games.nefarious.definitions.card_text import chain_texts
from engine.games.nefarious.definitions.compiled_cards import ACTION, INVENTION, TWIST
from engine.games.nefarious.match_rules import (
    ASK_ACTION,
    ASK_DISCARD,
    ASK_ESPIONAGE,
    ASK_INVENT,
    ASK_PLACE,
    ASK_REMOVE,
    ASK_SET_ASIDE,
    CHOOSE,
    INVENT_VERB,
    PLACE,
    REMOVE,
    GameView,
    MatchRules,
)
from engine.games.nefarious.messages import refused, say, title_of
from engine.games.nefarious.rules.invent import NOTE_CANNOT_PAY, NOTE_TIED, STEP_REVEAL
from engine.kernel.flow.standard_frames import ANSWERS, LEFT
from engine.kernel.flow.table import Table
from engine.kernel.game.presentation import Refusal, is_offered
from engine.kernel.state import events
from engine.kernel.state.events import Event
from engine.kernel.state.refs import CARD, SEAT, ZONE, describe
from engine.kernel.state.state import KIND, SOURCE, STEP, Option
from engine.words.cards import card_link


def action_name(action: int) -> str:
    return say(f"action-{layout.ACTIONS[action]}")


def card_name(table: Table[MatchRules], card: int) -> str:
    """Return the printed name of an instance, translated if possible."""
    cards = table.rules.cards
    if cards.groups[card] == INVENTION:
        return title_of(cards.invention(card))
    if cards.groups[card] == TWIST:
        return title_of(cards.twist(card))
    return action_name(card - layout.FIRST_ACTION & 3)


def board_zone(table: Table[MatchRules], ref: int) -> int:
    """Return the Action zone (0 to 3) of a reference, or -1."""
    kind, index, _ = describe(ref)
    place = index - table.layout.zone_count(table.seats)
    return place if kind == ZONE and 0 <= place < 4 else -1


def money(view: GameView, seat: int) -> int:
    return view.counters[layout.MONEY[seat]]


# --- questions and options ---------------------------------------------------------------------------------


def prompt(view: GameView, names: Sequence[str]) -> str:
    """Return the question to the seat, without its name."""
    if view.question is None:
        return waiting(view, names)
    seat, kind, card, options = view.question
    if kind == ASK_ACTION:
        if view.table.rules.actions == 1:
            return say("prompt-action")
        first = [action for action in range(4) if view.stack[-1][ANSWERS + seat] >> action & 1]
        return say("prompt-second-action", action=action_name(first[0])) if first else say("prompt-two-actions")
    if kind in (ASK_ESPIONAGE, ASK_INVENT):
        return say("prompt-espionage" if kind == ASK_ESPIONAGE else "prompt-invent", money=money(view, seat))
    words = say(
        {
            ASK_SET_ASIDE: "prompt-set-aside",
            ASK_DISCARD: "prompt-discard",
            ASK_PLACE: "prompt-place",
            ASK_REMOVE: "prompt-remove",
        }[kind]
    )
    return say("prompt-because", prompt=words, card=card_name(view.table, card)) if card >= 0 else words


def waiting(view: GameView, names: Sequence[str]) -> str:
    """Return the text that names the seats still choosing, or the winners."""
    if view.over:
        winners = say.join_list([names[seat] for seat in view.winners])
        return say("prompt-won", players=winners) if winners else say("prompt-over")
    return say("prompt-waiting", players=chain_texts("prompt-waiting-comma", [names[seat] for seat in view.asked]))


def victory(view: GameView, names: Sequence[str]) -> str:
    """Return the text about the last turn of the match (NF-6.2), or nothing before it."""
    if view.turn < layout.LAST_TURN:
        return ""
    return say("victory-last-turn", turn=layout.LAST_TURN)


def outcome(view: GameView, option: Option, names: Sequence[str]) -> str:
    """Return the button text for an option."""
    verb, source, target = option
    assert view.question is not None
    seat, kind = view.question[0], view.question[1]
    if verb == CHOOSE:
        return action_outcome(view, source - layout.FIRST_ACTION & 3)
    if verb == PLACE:
        zone = board_zone(view.table, target)
        price = layout.PLACING_COST[zone] if kind == ASK_ESPIONAGE else 0
        return say("option-place" if price else "option-place-free", zone=action_name(zone), cost=price)
    if verb == REMOVE:
        return say("option-remove", zone=action_name(board_zone(view.table, target)))
    name = card_name(view.table, source)
    if verb == INVENT_VERB:
        cost = view.table.rules.cost(source)
        short = cost - money(view, seat)
        return say("option-lay-short" if short > 0 else "option-build", card=name, short=short, cost=cost)
    return say("option-discard" if kind == ASK_DISCARD else "option-set-aside", card=name)


def action_outcome(view: GameView, action: int) -> str:
    """Return the gains of an Action, with the Twists in force."""
    changed = view.table.rules
    if action == layout.RESEARCH:
        message = "option-research" if changed.research_money else "option-research-no-money"
        return say(message, cards=1 + changed.research_cards, money=changed.research_money)
    return say(f"option-{layout.ACTIONS[action]}", money=changed.work_money)


# --- the log ---------------------------------------------------------------------------------------------


def log_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """Return the text of an event, or None if it needs no line."""
    kind, seat, card, source, target, amount, _ = event
    name = names[seat] if 0 <= seat < len(names) else ""
    if kind == events.MOVED:
        return moved_line(table, name, card, source, target)
    if kind == events.COUNTED and source == layout.MONEY[0]:
        return money_line(table, names, seat, card, target, amount)
    if kind == events.TOKEN_MOVED:
        zones = table.layout.zone_count(table.seats)
        if 0 <= target - zones < 4:
            return say("log-places", player=name, zone=action_name(target - zones))
        return say("log-takes-back", player=name, zone=action_name(source - zones))
    if kind == events.REVEALED and card >= 0 and table.groups[card] == ACTION:
        return say("log-reveals", player=name, card=card_link(table, card))
    if kind == events.TURN_BEGAN:
        return say("log-turn", turn=amount, player=name)
    if kind == events.SHUFFLED and source == layout.DECK:
        return say("log-new-deck")
    if kind == events.NOTED and amount == NOTE_TIED:
        return say("log-tied", points=describe(target)[1])
    if kind == events.NOTED:
        message = "log-cannot-pay" if amount == NOTE_CANNOT_PAY else "log-no-spy"
        return say(message, player=name, card=card_link(table, card))
    if kind == events.ENDED:
        winners = [names[s] for s in range(len(names)) if amount >> s & 1]
        return say("log-wins", players=say.join_list(winners)) if winners else say("log-nobody")
    return None


MOVES = {
    layout.DISCARD: "log-discards",
    layout.LAID[0]: "log-turns-up",
    layout.PLAY[0]: "log-builds",
    layout.SET_ASIDE[0]: "log-sets-aside",
}
"""The lines about Inventions that come to a zone."""


def moved_line(table: Table[MatchRules], name: str, card: int, source: int, target: int) -> str | None:
    to = layout.LAYOUT.first_of(target)
    came = layout.LAYOUT.first_of(source)
    if to == layout.DISCARD and card < 0 or (came, to) == (layout.LAID[0], layout.SET_ASIDE[0]):
        return None
    message = "log-draws" if (came, to) == (layout.DECK, layout.HAND[0]) else MOVES.get(to)
    return say(message, player=name, card=card_link(table, card)) if message else None


def money_line(
    table: Table[MatchRules], names: Sequence[str], seat: int, card: int, payer: int, amount: int
) -> str | None:
    name = names[seat]
    if payer >= 0:
        action = card_name(table, card)
        message = "log-earns" if payer != seat else "log-earns-own"
        return say(message, player=name, money=amount, other=names[payer], action=action)
    message = "log-receives" if amount > 0 else "log-pays"
    if card < 0:
        return say(message, player=name, money=abs(amount))
    return say(f"{message}-for", player=name, money=abs(amount), card=card_link(table, card))


# --- refusals --------------------------------------------------------------------------------------------


def refusal(view: GameView, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Return why a source can't go to a target now. None if the move is offered."""
    seat = view.seat
    if not 0 <= seat < view.table.seats or view.over or is_offered(view, source, target):
        return None
    kind, index, _ = describe(source)
    asked = view.question[1] if view.question else -1
    if kind == SEAT and index != seat:
        return refused("hand-is-hidden", other=names[index])
    if kind == CARD and view.table.groups[index] == ACTION:
        return refuse_action(view, index, asked, names)
    if kind == CARD and view.table.groups[index] == INVENTION:
        return refuse_invention(view, index, asked, names[seat])
    zone = board_zone(view.table, target)
    return refuse_spy(view, source, zone, asked, names[seat]) if kind == ZONE and zone >= 0 else None


def refuse_action(view: GameView, card: int, asked: int, names: Sequence[str]) -> Refusal | None:
    """Return why an Action can't be chosen now."""
    action, owner = card - layout.FIRST_ACTION & 3, card - layout.FIRST_ACTION >> 2
    if any(option[1] == card for option in view.options):
        return None  # it can be chosen, but not with this target
    if owner != view.seat:
        return refused("not-own-action", other=names[owner])
    if asked == ASK_SET_ASIDE:
        return refused("must-set-aside", player=names[owner])
    if asked != ASK_ACTION:
        key = "one-action-only" if view.phase == layout.PHASE_ACTION else "action-revealed"
        return refused(key, player=names[owner])
    if view.table.rules.no_repeat and view.counters[layout.CHOSEN[view.seat]] >> action & 1:
        return refused("bored-of-it", action=action_name(action))
    if view.table.rules.actions > 1:
        return refused("two-different", action=action_name(action))
    return None


def refuse_invention(view: GameView, card: int, asked: int, player: str) -> Refusal | None:
    """Return why an Invention can be neither built nor discarded now."""
    if any(card in view.zones[layout.PLAY[seat]] for seat in range(view.table.seats)):
        return refused("played-stays", card=card_name(view.table, card))
    if asked == ASK_SET_ASIDE:
        return refused("must-set-aside", player=player)
    if asked in (ASK_DISCARD, ASK_PLACE, ASK_REMOVE):
        return refuse_pick(view, asked)
    if asked == ASK_INVENT:
        return refused("only-set-aside") if view.table.rules.set_aside else None
    frame = view.stack[-1] if view.stack else [0, 0]
    is_sealed = frame[KIND] == INVENT_FRAME and frame[STEP] == STEP_REVEAL and frame[ANSWERS + view.seat] >= 0
    if is_sealed or view.zones[layout.LAID[view.seat]]:
        return refused("invention-laid", player=player)
    invents = view.phase > layout.PHASE_ACTION and view.counters[layout.CHOSEN[view.seat]] >> layout.INVENT & 1
    return None if invents else refused("not-inventing")


def refuse_pick(view: GameView, asked: int) -> Refusal:
    """Return the refusal for anything that the present effect doesn't ask for (NF-5.4)."""
    frame = view.stack[-1]
    cause = card_name(view.table, frame[SOURCE])
    if asked == ASK_DISCARD:
        return refused("discard-more", card=cause, left=frame[LEFT])
    return refused("spy-must-go", card=cause)


def refuse_spy(view: GameView, source: int, zone: int, asked: int, player: str) -> Refusal | None:
    """Return why a Spy can't go to a zone of the board (NF-3.1)."""
    if asked in (ASK_DISCARD, ASK_PLACE, ASK_REMOVE):
        return refuse_pick(view, asked)
    if asked == ASK_ESPIONAGE and board_zone(view.table, source) >= 0:
        return refused("spy-does-not-move")
    if not view.counters[layout.RESERVE[view.seat]]:
        return refused("no-spy-in-reserve", player=player)
    cost, held = layout.PLACING_COST[zone], money(view, view.seat)
    if cost <= held:
        return None
    return refused("spy-cannot-pay", zone=action_name(zone), cost=cost, player=player, money=held)
