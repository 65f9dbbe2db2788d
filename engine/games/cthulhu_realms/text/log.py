"""The log of Cthulhu Realms, from events as a seat may know them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.layout import BOX, DECK, DISCARD, HAND, PLAY, SANITY
from engine.games.cthulhu_realms.match_rules import MatchRules
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.abilities import NOTE_CHOSEN
from engine.games.cthulhu_realms.rules.queries import base_zone, zone_owner
from engine.games.cthulhu_realms.text.common import is_available, use_words
from engine.kernel.flow.table import Table
from engine.kernel.state import events
from engine.kernel.state.events import Event
from engine.kernel.state.refs import NONE
from engine.words.cards import card_link
from engine.words.player_names import without_article

MOVES = {
    (HAND[0], PLAY[0]): "log-plays",
    (HAND[0], DISCARD[0]): "log-discards",
    (DECK[0], HAND[0]): "log-draws",
    (BOX, DECK[0]): "log-acquires-abjured",
}


def log_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    kind, seat, card, source, target, amount, _ = event
    name = names[seat] if 0 <= seat < len(names) else ""
    if kind == events.MOVED:
        return moved_line(table, event, names)
    if kind == events.TRIGGERED:
        return say("log-uses", player=name, card=card_link(table, card), effects=use_words(table, card, amount))
    if kind == events.COUNTED and source == SANITY[0]:
        return say("log-gains" if amount > 0 else "log-loses", player=name, amount=abs(amount))
    if kind == events.TOKEN_MOVED and target != NONE:
        return say("log-location-loses", card=without_article(card_link(table, card)), player=name, amount=amount)
    if kind == events.SHUFFLED and base_zone(source) == DECK[0]:
        return say("log-new-deck", player=names[zone_owner(source)])
    if kind == events.TURN_BEGAN:
        return say("log-turn", turn=amount, player=name)
    if kind == events.ELIMINATED:
        return say("log-out", player=name)
    if kind == events.NOTED and amount == NOTE_CHOSEN:
        if target == seat:
            return None
        return say("log-chooses", player=name, other=names[target], card=card_link(table, card))
    if kind == events.NOTED:
        return say("log-deck-empty")
    if kind == events.ENDED:
        winners = [names[each] for each in range(len(names)) if amount >> each & 1]
        return say("log-wins", players=say.join_list(winners)) if winners else say("log-lost")
    return None


def moved_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """Return the line for a moved card. Moves without a seat (end of turn, a new deck) have none."""
    _, seat, card, source, target, _, _ = event
    came, to = base_zone(source), base_zone(target)
    owner = zone_owner(source)
    if not 0 <= seat < len(names) or card < 0 and to != HAND[0]:
        return None
    name, shown = names[seat], card_link(table, card)
    if to == BOX:
        return abjured_line(name, shown, source, owner in (seat, NONE))
    if (came, to) in MOVES:
        return say(MOVES[came, to], player=name, card=shown)
    if came == PLAY[0] and table.rules.is_location[card]:
        if owner != seat:
            return say("log-destroys-of", player=name, card=without_article(shown), other=names[owner])
        return say("log-destroys", player=name, card=shown)
    if to == DISCARD[0] and is_available(source):
        return say("log-acquires", player=name, card=shown, cost=table.rules.cost[card])
    return None


def abjured_line(name: str, shown: str, source: int, own: bool) -> str | None:
    if is_available(source):
        return say("log-abjures-available", player=name, card=shown)
    if not own:
        return None
    places = {HAND[0]: "log-abjures-hand", DISCARD[0]: "log-abjures-discard"}
    return say(places.get(base_zone(source), "log-abjures"), player=name, card=shown)
