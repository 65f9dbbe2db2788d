"""Setup of a scenario's state: named cards in named zones, counters, and defaults for the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.files.faults import BadOption
from engine.kernel.files.records import is_whole
from engine.kernel.flow import machine
from engine.kernel.flow.table import Table
from engine.kernel.game.game import Game
from engine.kernel.game.traits import HasCardStates
from engine.kernel.scenarios.names import Names, split_copy
from engine.kernel.scenarios.reader import TABLE, Scenario
from engine.kernel.state import rng
from engine.kernel.state.layout import ALL, Zone
from engine.kernel.state.refs import GAP
from engine.kernel.state.state import ACTIVE, State, empty

GameLoader = Callable[[str], Game]
"""(slug): finds a game. Raises LookupError with a sentence for an unknown one."""


def game_of(scenario: Scenario, load_game: GameLoader) -> Game:
    """Return the game of a scenario. Raises BadScenario."""
    try:
        return load_game(scenario.game)
    except LookupError as error:
        raise scenario.bad("game", f"the slug of a game: {error}") from None


def set_up(scenario: Scenario, game: Game) -> State:
    """Return the state at the first question. Raises BadScenario for an impossible one."""
    table = new_table(scenario, game)
    state = empty(table)
    state.rng = rng.seed_rng(scenario.seed)
    names = Names(game, scenario.seats)
    state.values[ACTIVE] = active = scenario.seats.index(scenario.active)
    builder = _PositionSetup(scenario, names, state)
    written = {owner: scenario.position.get(owner, {}) for owner in (*scenario.seats, TABLE)}
    game.positions.open_position(state, written)
    builder.place_cards()
    game.positions.prepare_position(state, written, scenario.options)
    builder.set_counters()
    builder.place_the_rest()
    builder.set_card_states()
    # Last, because derived counters (the Mythical Creatures at the start of the turn) depend on card states too.
    game.positions.fill_supplies(state, builder.given)
    for fault in game.positions.find_impossibilities(state):
        raise scenario.bad("position", f"what can be, not {fault}")
    if scenario.phase is not None and scenario.phase not in game.phases:
        raise scenario.bad("phase", "one of " + ", ".join(game.phases), scenario.phase)
    game.rules.begin_at(state, scenario.phase, active)
    machine.advance(state)
    return state


def new_table(scenario: Scenario, game: Game) -> Table:
    """Return the scenario's table, with options checked and random results fixed. Raises BadScenario."""
    try:
        options = game.checked_options(scenario.options)
        table = game.new_table(len(scenario.seats), options, scenario.seed)
    except BadOption as error:
        raise scenario.bad("options", f"what {game.title} allows: {error}") from None
    except ValueError as error:
        raise scenario.bad("seats", f"as many as {game.title} allows: {error}") from None
    for name in scenario.random:
        if name not in game.layout.randoms:
            known = ", ".join(game.layout.randoms) or "nothing: this game has no such results"
            raise scenario.bad(f"random.{name}", known)
    table.fixed_results = dict(scenario.random)
    return table


def top_first(zone: Zone) -> bool:
    """Return whether scenarios list a zone from its top, which is the end of its list in the state."""
    return is_deck(zone) or zone.pile


def is_deck(zone: Zone) -> bool:
    """Return whether a zone is a face-down deck, in which the order matters."""
    return zone.deck and zone.ordered and zone.sees != ALL


class _PositionSetup:
    """Fills an empty state."""

    def __init__(self, scenario: Scenario, names: Names, state: State) -> None:
        self.scenario = scenario
        self.names = names
        self.state = state
        self.game = names.game
        self.placed: set[int] = set()
        self.card_states: list[tuple[int, str, str]] = []
        self.given: set[tuple[int, str]] = set()

    def entries(self) -> list[tuple[str, int, str, Any]]:
        """Return key, seat (-1: the table), name and value of each entry of the scenario's state."""
        seats = {name: seat for seat, name in enumerate(self.scenario.seats)} | {TABLE: -1}
        return [
            (f"position.{owner}.{name}", seats[owner], name, value)
            for owner, table in self.scenario.position.items()
            for name, value in table.items()
        ]

    def place_cards(self) -> None:
        """Put the named cards into their zones. Refuse names that are neither a zone nor a counter."""
        for key, seat, name, value in self.entries():
            zone = self.names.zone(self.state, f"{self.scenario.seats[seat] if seat >= 0 else TABLE}.{name}")
            if zone is not None:
                self._place_zone(key, seat, zone, value)
            elif seat < 0 or not self.state.table.layout.has_counter(name):
                raise self.scenario.bad(key, f"a name {self.game.slug} has here: {', '.join(self._list_keys(seat))}")

    def _list_keys(self, seat: int) -> list[str]:
        layout = self.state.table.layout
        if seat < 0:
            return [zone.name for zone in layout.table_zones]
        return [zone.name for zone in layout.seat_zones] + [counter.name for counter in layout.counters]

    def _place_zone(self, key: str, seat: int, zone: int, value: Any) -> None:
        written = [value] if isinstance(value, str) else value
        if not isinstance(written, list) or not all(isinstance(text, str) for text in written):
            raise self.scenario.bad(key, "a list of cards", value)
        facts = self.state.table.layout.zone(zone)
        cards = []
        for text in written:
            if text == "." and facts.grid:
                cards.append(GAP)
                continue
            name, states = self.game.positions.read_entry(self.state.table, text)
            card = self._take(key, seat, zone, name)
            cards.append(card)
            self.card_states += [(card, word, key) for word in states]
        self.state.zones[zone] = cards[::-1] if top_first(facts) else cards

    def _take(self, key: str, seat: int, zone: int, text: str) -> int:
        """Return an unplaced instance of a card, preferably the seat's own. Raises BadScenario."""
        table = self.state.table
        name, copy = text, 0
        if not self.game.positions.find_cards(table, text):
            name, copy = split_copy(text)
        cards = self.game.positions.find_cards(table, name)
        if not cards:
            raise self.scenario.bad(key, f"a card of {self.game.title}", text)
        if copy > len(cards):
            raise self.scenario.bad(key, f"one of the {len(cards)} copies of {name}", text)
        if copy:
            cards = [cards[copy - 1]]
        else:
            owners = [self.game.positions.card_owner(table, card) for card in cards]
            if seat in owners:
                cards = [card for card, owner in zip(cards, owners, strict=True) if owner in (seat, -1)]
                cards.sort(key=lambda card: self.game.positions.card_owner(table, card) != seat)
        free = [card for card in cards if card not in self.placed]
        if not free:
            raise self.scenario.bad(key, f"no more copies of {text} than the {len(cards)} there are")
        group = table.zone_groups[zone]
        if group >= 0 and table.groups[free[0]] != group:
            raise self.scenario.bad(key, f"a card of the kind {table.group_names[group]}", text)
        self.placed.add(free[0])
        return free[0]

    def set_counters(self) -> None:
        """Set counters to their given or start values."""
        state = self.state
        layout = state.table.layout
        for key, seat, name, value in self.entries():
            if seat >= 0 and layout.has_counter(name) and not layout.has_seat_zone(name):
                if not is_whole(value):
                    raise self.scenario.bad(key, "a whole number", value)
                state.counters[layout.counter(name, seat)] = value
                self.given.add((seat, name))
        for counter in layout.counters:
            start = self.game.positions.start_value(state.table, counter.name)
            for seat in range(state.table.seats):
                if start is not None and (seat, counter.name) not in self.given:
                    state.counters[layout.counter(counter.name, seat)] = start

    def set_card_states(self) -> None:
        """Apply the states in parentheses after card names."""
        states = self.game.trait(HasCardStates)
        for card, word, key in self.card_states:
            if states is None:
                raise self.scenario.bad(key, "no card states, which this game does not have", word)
            try:
                states.set_card_state(self.state, card, word)
            except ValueError as error:
                raise self.scenario.bad(key, str(error), word) from None

    def place_the_rest(self) -> None:
        """Put the unnamed cards under the named cards of their decks, shuffled."""
        state = self.state
        lying = {card for cards in state.zones for card in cards}
        rest: dict[int, list[int]] = {}
        for card in range(len(state.table.faces)):
            if card not in lying:
                rest.setdefault(self.game.positions.home_zone(state.table, card), []).append(card)
        for zone, cards in rest.items():
            if is_deck(state.table.layout.zone(zone)):
                rng.shuffle_list(state, cards)
            state.zones[zone] = cards + state.zones[zone]
        for zone, placed in enumerate(state.zones):
            for card in placed:
                if card >= 0:
                    state.known[card] |= state.table.sees[zone]
