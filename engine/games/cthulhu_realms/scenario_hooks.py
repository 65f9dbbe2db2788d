"""Scenario positions and state checks of Cthulhu Realms (CR-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.cthulhu_realms import codes, layout
from engine.games.cthulhu_realms.match_rules import GameState, MatchRules
from engine.games.cthulhu_realms.rules.available_cards import rows_beside, show_top
from engine.games.cthulhu_realms.rules.card_moves import sanity_lost
from engine.games.cthulhu_realms.rules.prerequisites import features_in_play
from engine.games.cthulhu_realms.rules.setup import SEAT_ZONES, note_owners
from engine.games.cthulhu_realms.rules.turn import STEP_BEGIN, turn_frame
from engine.games.cthulhu_realms.rules.victory import seats_in_game
from engine.kernel.flow.machine import next_seat
from engine.kernel.flow.table import Table
from engine.kernel.game.scenario_hooks import zone_in_layout
from engine.kernel.state.refs import NUMBER, describe
from engine.kernel.state.state import ACTIVE, KIND, OUT, SEAT, STEP, TURN, Option


def begin_at(state: GameState, phase: str | None, active: int) -> None:
    """Begin in a seat's turn, with all abilities of its cards in play unused (CR-2.2)."""
    note_owners(state)
    show_top(state)
    state.values[ACTIVE] = active
    state.values[TURN] = max(1, state.values[TURN])
    state.stack.append(turn_frame(state, active))


def open_position(state: GameState, position: Mapping[str, Any]) -> None:
    """Eliminate seats that a scenario lists with 0 Sanity. The rows are between the others."""
    for seat, written in enumerate(list(position.values())[: state.table.seats]):
        if written.get("sanity", layout.START_SANITY) == 0:
            state.values[OUT] |= 1 << seat


def seats_of_row(state: GameState, name: str, pair: str) -> tuple[int, int]:
    """Return the two seats in the name of a row, e.g. "0-1". Raises KeyError with the name."""
    one, _, other = pair.partition("-")
    if not (one.isdigit() and other.isdigit()) or one == other or max(int(one), int(other)) >= state.table.seats:
        raise KeyError(name)
    return int(one), int(other)


def row_between(state: GameState, one: int, other: int) -> int:
    """Return the zone of the row between two neighbors, in either order.

    If two of more players are left, there are two rows between them. Each is clockwise from the seat named first. Seats
    that are no neighbors get the row of two players, which is empty with more.
    """
    if state.table.seats == 2:
        return layout.ROW
    for first, second in ((one, other), (other, one)):
        if next_seat(state, first) == second:
            return layout.SIDE_ROW[first]
    return layout.ROW


def rows_together(state: GameState, zone: int) -> tuple[int, ...]:
    """Return both rows between the last two of more players if the zone is one of them (CR-5.3)."""
    left = seats_in_game(state)
    rows = rows_beside(state, left[0]) if state.table.seats > 2 and len(left) == 2 else ()
    return rows if zone in rows else (zone,)


def prepare_position(state: GameState, position: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """Keep decks empty that a scenario lists as empty, and add no Initiates if it lists them.

    The cards left out take no part. The starters of eliminated seats are in the box (CR-5.3).
    """
    rules = state.table.rules
    table = position.get("table", {})
    empty = {layout.GENERAL_DECK} if table.get("general_deck") == [] else set()
    if "initiates" in table:
        empty.add(layout.INITIATES)
    out = set()
    for seat, written in enumerate(list(position.values())[: state.table.seats]):
        if written.get("deck") == []:
            empty.add(layout.DECK[seat])
        if state.values[OUT] >> seat & 1:
            out.add(layout.DECK[seat])
    lying = {card for cards in state.zones for card in cards}
    for card in range(len(rules.titles)):
        home = home_zone(state.table, card)
        if card not in lying and home in out | empty:
            state.zones[layout.BOX if home in out else layout.UNUSED].append(card)


def home_zone(table: Table[MatchRules], card: int) -> int:
    """Return the zone of a card that a scenario doesn't mention: its first owner's deck, Initiates or general deck."""
    owner = table.rules.owner_at_start(card)
    if owner >= 0:
        return layout.DECK[owner]
    return layout.INITIATES if card < table.rules.first_general else layout.GENERAL_DECK


def find_zone(state: GameState, name: str, seat: int) -> int:
    """Return a zone by name. `row.A-B` is the row between two neighbors in either order (CR-1.2)."""
    head, dot, pair = name.partition(".")
    if seat >= 0 or head != "row" or not dot:
        return zone_in_layout(state, name, seat)
    return row_between(state, *seats_of_row(state, name, pair))


def option_numbers(state: GameState, option: Option) -> Mapping[str, int]:
    """Return the numbers of an option: the used ability and half, or the share of a loss."""
    verb, source, target = option
    if verb == codes.DEAL_LOSS:
        return {"amount": describe(source)[1]}
    kind, index, _ = describe(target)
    if kind != NUMBER:
        return {}
    ability, half = divmod(index, 4)
    either = len(state.table.rules.effects[4 * source + ability]) == 2
    return {"ability": ability, "half": half} if either else {"ability": ability}


def impossible(state: GameState) -> list[str]:
    """Return the faults of a scenario's position as text."""
    wrong = []
    for seat in range(state.table.seats):
        power = state.counters[layout.POWER[seat]]
        if power < 0:
            wrong.append("less than no Conjuring Power")
        elif power and seat != state.values[ACTIVE]:
            wrong.append("Conjuring Power of a player whose turn it is not")
        if state.counters[layout.SANITY[seat]] < 0:
            wrong.append("less than no Sanity")
        if state.values[OUT] >> seat & 1 and any(state.zones[zone[seat]] for zone in SEAT_ZONES):
            wrong.append("cards of a player without Sanity")
    if len(seats_in_game(state)) < 2 or state.values[OUT] >> state.values[ACTIVE] & 1:
        wrong.append("fewer than two players with Sanity, or the turn of one without")
    if state.table.seats > 2 and state.zones[layout.ROW]:
        wrong.append("a row with more than two players that does not lie between two neighbors")
    return wrong


# --- checks --------------------------------------------------------------------------------------------------------


def violations(state: GameState) -> list[str]:
    """Return violated invariants beyond those that the kernel checks."""
    rules = state.table.rules
    wrong = [
        f"the Sanity of Location {card} shows loss though it is whole, gone or beyond repair"
        for card, lost in enumerate(sanity_lost(state.values, card) for card in range(len(rules.titles)))
        if lost and (lost >= rules.sanity[card] or not in_play(state, card))
    ]
    for seat in range(state.table.seats):
        owned = sum(1 << card for zone in SEAT_ZONES for card in state.zones[zone[seat]])
        if owned != state.values[layout.OWNED + seat]:
            wrong.append(f"seat {seat} owns other cards than it has")
        wrong += violations_of_seat(state, seat)
    return wrong + violations_of_turn(state)


def in_play(state: GameState, card: int) -> bool:
    return any(card in state.zones[layout.PLAY[seat]] for seat in range(state.table.seats))


def violations_of_seat(state: GameState, seat: int) -> list[str]:
    """Check one seat: it is out exactly when it has no Sanity.

    Eliminated seats own no cards, and only the active seat has power.
    """
    wrong = []
    out = bool(state.values[OUT] >> seat & 1)
    if out != (state.counters[layout.SANITY[seat]] <= 0):
        wrong.append(f"seat {seat} has {state.counters[layout.SANITY[seat]]} Sanity and is out: {out}")
    if out and not state.over and state.values[layout.OWNED + seat]:
        wrong.append(f"seat {seat} is out and still has cards")
    power = state.counters[layout.POWER[seat]]
    if power < 0 or (power and seat != state.values[ACTIVE]):
        wrong.append(f"seat {seat} has {power} Conjuring Power")
    if not state.over and not out and state.questions and state.questions[0][0] == seat:
        rows = [len(state.zones[row]) for row in rows_beside(state, seat)]
        if rows not in ([layout.ROW_OF_TWO], [3, 3]):
            wrong.append(f"seat {seat} has rows of {rows} cards")
    return wrong


def violations_of_turn(state: GameState) -> list[str]:
    """Check that unused abilities are distinct and belong to cards in play of the active seat (CR-2.2)."""
    if state.over or not state.stack:
        return []
    turn = state.stack[0]
    left = turn[codes.OPEN_ABILITIES :]
    wrong = []
    if turn[KIND] != codes.TURN or turn[SEAT] != state.values[ACTIVE]:
        wrong.append("the turn is not that of the active seat")
    if len(set(left)) != len(left):
        wrong.append("an ability can be used twice")
    play = state.zones[layout.PLAY[turn[SEAT]]]
    if any(ability >> 2 not in play for ability in left):
        wrong.append("an ability can be used whose card is not in play")
    if turn[codes.FEATURES_IN_PLAY] != features_in_play(state, turn[SEAT]):
        wrong.append("prerequisites count other cards than those in play")
    if state.values[layout.HURT] and turn[STEP] == STEP_BEGIN:
        wrong.append("loss of a Location outlasts the turn")
    return wrong
