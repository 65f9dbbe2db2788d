"""Nefarious: questions, options, events and refusals in words, from what one seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nefarious.card_set import ACTION, FIRST_ACTION, INVENTION, TWIST
from engine.games.nefarious.codes import INVENT_FRAME
from engine.games.nefarious.invent import NOTE_CANNOT_PAY, STEP_REVEAL
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
    MatchRules,
    Seen,
)
from engine.games.nefarious.places import (
    ACTIONS,
    CHOSEN,
    DECK,
    DISCARD,
    HAND,
    LAID,
    LAYOUT,
    MONEY,
    PLACING_COST,
    PLAY,
    RESERVE,
    SET_ASIDE,
)
from engine.kernel import events
from engine.kernel.events import Event
from engine.kernel.refs import CARD, HIDDEN, SEAT, ZONE, describe
from engine.kernel.sealed import ANSWERS
from engine.kernel.showing import Refusal
from engine.kernel.state import KIND, STEP, Option
from engine.kernel.table import Table

ACTION_WORDS = tuple(action.capitalize() for action in ACTIONS)


def card_name(table: Table[MatchRules], card: int) -> str:
    """The printed name of an instance."""
    cards = table.rules.cards
    if cards.groups[card] == INVENTION:
        return str(cards.invention(card).name)
    if cards.groups[card] == TWIST:
        return str(cards.twist(card).name)
    return ACTION_WORDS[card - FIRST_ACTION & 3]


def board_zone(table: Table[MatchRules], ref: int) -> int:
    """The Action zone (0 to 3) that a reference names, or -1."""
    kind, index, _ = describe(ref)
    place = index - table.layout.zone_count(table.seats)
    return place if kind == ZONE and 0 <= place < 4 else -1


def rules(view: Seen) -> MatchRules:
    return view.table.rules


def money(view: Seen, seat: int) -> int:
    return view.counters[MONEY[seat]]


# --- questions and options ---------------------------------------------------------------------------------


def prompt(view: Seen, names: Sequence[str]) -> str:
    """What the seat is asked, without its name."""
    if view.question is None:
        return waiting(view, names)
    seat, kind, card, options = view.question
    dollars = f"${money(view, seat)}"
    because = f" ({card_name(view.table, card)})" if card >= 0 else ""
    if kind == ASK_ACTION:
        if rules(view).actions == 1:
            return "choose an Action"
        first = [name for action, name in enumerate(ACTION_WORDS) if view.stack[-1][ANSWERS + seat] >> action & 1]
        return f"choose a second Action beside {first[0]}" if first else "choose two different Actions"
    if kind == ASK_ESPIONAGE:
        return f"place a Spy on a zone, with {dollars} to pay for it"
    if kind == ASK_INVENT:
        return f"build one Invention from the hand, with {dollars}"
    return {
        ASK_SET_ASIDE: f"set one Invention aside{because}",
        ASK_DISCARD: f"discard an Invention{because}",
        ASK_PLACE: f"place a Spy on any zone, free{because}",
        ASK_REMOVE: f"take a Spy back from the board{because}",
    }[kind]


def waiting(view: Seen, names: Sequence[str]) -> str:
    """Who is being waited for, when this seat is not asked."""
    if view.over:
        winners = " and ".join(names[seat] for seat in view.winners)
        return f"{winners} has taken over the world" if winners else "the game is over"
    return "waiting for " + ", ".join(names[seat] for seat in view.asked)


def outcome(view: Seen, option: Option, names: Sequence[str]) -> str:
    """What an option does, as a button says it."""
    verb, source, target = option
    assert view.question is not None
    seat, kind = view.question[0], view.question[1]
    if verb == CHOOSE:
        return action_outcome(view, source - FIRST_ACTION & 3)
    if verb == PLACE:
        zone = board_zone(view.table, target)
        price = PLACING_COST[zone] if kind == ASK_ESPIONAGE else 0
        return f"{ACTION_WORDS[zone]}, {f'${price}' if price else 'free'}"
    if verb == REMOVE:
        return f"Take a Spy back from {ACTION_WORDS[board_zone(view.table, target)]}"
    name = card_name(view.table, source)
    if verb == INVENT_VERB:
        cost = rules(view).cost(source)
        short = cost - money(view, seat)
        return f"Lay {name}, ${short} short" if short > 0 else f"Build {name}, ${cost}"
    return f"Discard {name}" if kind == ASK_DISCARD else f"Set {name} aside"


def action_outcome(view: Seen, action: int) -> str:
    """What an Action gives, with the Twists in force."""
    changed = rules(view)
    cards = 1 + changed.research_cards
    gives = (
        "place a Spy",
        "build an Invention",
        f"draw {cards}" + (f", receive ${changed.research_money}" if changed.research_money else ""),
        f"receive ${changed.work_money}",
    )
    return f"{ACTION_WORDS[action]}: {gives[action]}"


# --- the log ---------------------------------------------------------------------------------------------


def linked(table: Table[MatchRules], card: int) -> str:
    """A card's name as the log writes it, so that it can be looked at."""
    return f"[[{card}|{card_name(table, card)}]]"


def log_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """An event in words, None when it needs no line."""
    kind, seat, card, source, target, amount, _ = event
    name = names[seat] if 0 <= seat < len(names) else ""
    if kind == events.MOVED:
        return moved_line(table, name, card, source, target)
    if kind == events.COUNTED and source == MONEY[0]:
        return money_line(table, names, seat, card, target, amount)
    if kind == events.TOKEN_MOVED:
        zones = table.layout.zone_count(table.seats)
        if 0 <= target - zones < 4:
            return f"{name} places a Spy on {ACTION_WORDS[target - zones]}"
        return f"{name} takes a Spy back from {ACTION_WORDS[source - zones]}"
    if kind == events.REVEALED and card >= 0 and table.groups[card] == ACTION:
        return f"{name} reveals {linked(table, card)}"
    if kind == events.TURN_BEGAN:
        return f"Turn {amount}: {name} is the start seat"
    if kind == events.SHUFFLED and source == DECK:
        return "The discarded Inventions become a new deck"
    if kind == events.NOTED:
        if amount == NOTE_CANNOT_PAY:
            return f"{name} cannot pay for {linked(table, card)} and takes it back"
        return f"{name} has no Spy to take back; {linked(table, card)} returns to hand"
    if kind == events.ENDED:
        winners = [names[s] for s in range(len(names)) if amount >> s & 1]
        return f"{' and '.join(winners)} wins the game" if winners else "Nobody wins"
    return None


def moved_line(table: Table[MatchRules], name: str, card: int, source: int, target: int) -> str | None:
    to = LAYOUT.first_of(target)
    came = LAYOUT.first_of(source)
    if source == DECK and to == HAND[0]:
        return f"{name} draws {linked(table, card)}" if card >= 0 else f"{name} draws an Invention"
    if to == DISCARD and card >= 0:
        return f"{name} discards {linked(table, card)}"
    if to == LAID[0]:
        return f"{name} turns up {linked(table, card)}"
    if to == SET_ASIDE[0] and came != LAID[0]:
        return f"{name} sets {linked(table, card) if card != HIDDEN else 'an Invention'} aside"
    return None


def money_line(
    table: Table[MatchRules], names: Sequence[str], seat: int, card: int, payer: int, amount: int
) -> str | None:
    name = names[seat]
    if payer >= 0:
        action = card_name(table, card)
        whose = f"{names[payer]} chose {action}" if payer != seat else f"own Action, {action}"
        return f"{name}'s Spies earn ${amount}: {whose}"
    because = f" ({linked(table, card)})" if card >= 0 else ""
    return f"{name} receives ${amount}{because}" if amount > 0 else f"{name} pays ${-amount}{because}"


# --- refusals --------------------------------------------------------------------------------------------


def refusal(view: Seen, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Why a source cannot go onto a target now (keys of the refusal texts)."""
    seat = view.seat
    player = names[seat] if 0 <= seat < len(names) else ""
    kind, index, _ = describe(source)
    asked = view.question[1] if view.question else -1
    groups = view.table.groups
    if kind == CARD and groups[index] == ACTION:
        return refuse_action(view, index - FIRST_ACTION & 3, index - FIRST_ACTION >> 2, player, names)
    if kind == CARD and groups[index] == INVENTION:
        return refuse_invention(view, index, asked, player, names)
    if kind == SEAT and index != seat:
        return Refusal("hand-is-hidden", {"other": names[index]})
    zone = board_zone(view.table, target)
    if kind == ZONE and zone >= 0:
        if asked == ASK_ESPIONAGE and board_zone(view.table, source) >= 0:
            return Refusal("spy-does-not-move", {})
        if not view.counters[RESERVE[seat]]:
            return Refusal("no-spy-in-reserve", {"player": player})
        details: dict[str, str | int] = {
            "zone": ACTION_WORDS[zone], "cost": PLACING_COST[zone], "player": player, "money": money(view, seat),
        }  # fmt: skip
        return Refusal("spy-cannot-pay", details) if PLACING_COST[zone] > money(view, seat) else None
    return None


def refuse_action(view: Seen, action: int, owner: int, player: str, names: Sequence[str]) -> Refusal | None:
    if view.question is None or view.question[1] != ASK_ACTION or owner != view.seat:
        return Refusal("action-revealed", {"player": names[owner]})
    if rules(view).no_repeat and view.counters[CHOSEN[view.seat]] >> action & 1:
        return Refusal("bored-of-it", {"action": ACTION_WORDS[action]})
    if rules(view).actions > 1:
        return Refusal("two-different", {"action": ACTION_WORDS[action]})
    return Refusal("one-action-only", {"action": ACTION_WORDS[action]})


def refuse_invention(view: Seen, card: int, asked: int, player: str, names: Sequence[str]) -> Refusal | None:
    name = card_name(view.table, card)
    for seat in range(view.table.seats):
        if card in view.zones[PLAY[seat]]:
            return Refusal("played-stays", {"card": name})
    if asked == ASK_SET_ASIDE:
        return Refusal("must-set-aside", {"player": player})
    if asked in (ASK_DISCARD, ASK_PLACE, ASK_REMOVE) and view.question is not None:
        cause = card_name(view.table, view.question[2]) if view.question[2] >= 0 else name
        if asked == ASK_DISCARD:
            return Refusal("discard-more", {"card": cause, "left": 1})
        return Refusal("spy-must-go", {"card": cause})
    if asked == ASK_INVENT:
        return Refusal("only-set-aside", {}) if rules(view).set_aside else None
    if has_laid(view):
        return Refusal("invention-laid", {"player": player})
    return Refusal("not-inventing", {})


def has_laid(view: Seen) -> bool:
    """Whether the seat that looks has laid an Invention while others still think, or it lies turned up."""
    if view.seat >= view.table.seats:
        return False
    frame = view.stack[-1] if view.stack else [0, 0]
    sealed = frame[KIND] == INVENT_FRAME and frame[STEP] == STEP_REVEAL and frame[ANSWERS + view.seat] >= 0
    return sealed or bool(view.zones[LAID[view.seat]])
