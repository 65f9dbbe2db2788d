"""Names in a scenario: seats, zones, cards, copies and places, looked up in both directions.

| text | meaning |
|---|---|
| `A` | the seat |
| `A.lawn`, `table.main_deck` | the zone |
| `invent` | a board place of the game, or a zone of the table |
| `Alley Cat`, `Goon#2` | the card, the second of its copies |
| `B.lawn/Alley Cat` | the card that lies in that zone |
| `B.yard[4]` | the place in a zone (0-based), or the card that lies there |
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.kernel.game.game import Game
from engine.kernel.game.traits import HasCardStates
from engine.kernel.scenarios.reader import TABLE
from engine.kernel.state.refs import (
    CARD,
    GAP,
    HIDDEN,
    NOTHING,
    NUMBER,
    PLACE,
    SEAT,
    describe,
    number_ref,
    place_ref,
    seat_ref,
    zone_ref,
)
from engine.kernel.state.state import Option, State
from engine.kernel.state.view import view_of

PATH = re.compile(r"(?P<zone>[^/\[\]]+)(?:\[(?P<place>\d+)\]|/(?P<card>.+))?")
COPY = re.compile(r"(?P<name>.+)#(?P<copy>[1-9]\d*)")


class Names:
    """The names of one scenario's table."""

    def __init__(self, game: Game, seats: Sequence[str]) -> None:
        self.game = game
        self.seats = tuple(seats)

    # --- from text ----------------------------------------------------------------------------------------

    def zone(self, state: State, path: str) -> int | None:
        """Return the zone of a path such as "B.lawn", or None. "row.A-B" is a zone of the table."""
        owner, dot, name = path.partition(".")
        if dot and owner not in (*self.seats, TABLE):
            owner, name = TABLE, path
        if not dot:
            return None
        seat = self.seats.index(owner) if owner != TABLE else -1
        try:
            return self.game.positions.find_zone(state, self.number_seats(name), seat)
        except KeyError:
            return None

    def number_seats(self, name: str) -> str:
        """Replace seat names in the last part of a zone name by numbers: the row between A and B is `row.0-1`."""
        head, dot, tail = name.rpartition(".")
        parts = tail.split("-")
        if dot and all(part in self.seats for part in parts):
            return f"{head}.{'-'.join(str(self.seats.index(part)) for part in parts)}"
        return name

    def refs(self, state: State, text: str | int) -> set[int]:
        """Return all references that a text can mean, including all copies. Empty when it means nothing."""
        if isinstance(text, int):
            return {number_ref(text)}
        cards = set(self.game.positions.find_cards(state.table, text))
        if not cards:
            text = split_copy(text)[0]
            cards = set(self.game.positions.find_cards(state.table, text))
        refs = cards | set(self.game.positions.find_refs(state, text))
        if text in self.seats:
            refs.add(seat_ref(self.seats.index(text)))
        layout = state.table.layout
        if text.casefold() in layout.places:
            refs.add(zone_ref(layout.place(text.casefold(), state.table.seats)))
        if layout.has_table_zone(text):
            refs.add(zone_ref(layout.table_zone(text)))
        return refs | self._path_refs(state, text)

    def _path_refs(self, state: State, text: str) -> set[int]:
        match = PATH.fullmatch(text)
        if match is None:
            return set()
        zone = self.zone(state, match["zone"])
        if zone is None:
            place = match["zone"].removeprefix(f"{TABLE}.")
            places = state.table.layout.places
            known = place in places and match.end() == match.end("zone")
            return {zone_ref(state.table.layout.place(place, state.table.seats))} if known else set()
        cards = state.zones[zone]
        if match["place"] is not None:
            place_number = int(match["place"])
            refs = {place_ref(zone, place_number)}
            if place_number < len(cards) and cards[place_number] >= 0:
                refs.add(cards[place_number])
            return refs
        if match["card"] is not None:
            return set(self.game.positions.find_cards(state.table, match["card"])) & set(cards)
        return {zone_ref(zone)}

    def means_something(self, state: State, text: str | int) -> bool:
        """Return whether a text can name anything at this table, in any state."""
        if isinstance(text, int) or self.refs(state, text):
            return True
        match = PATH.fullmatch(split_copy(text)[0])
        if match is None or self.zone(state, match["zone"]) is None:
            return False
        return match["card"] is None or bool(self.game.positions.find_cards(state.table, match["card"]))

    # --- into text ----------------------------------------------------------------------------------------

    def zone_path(self, state: State, zone: int) -> str:
        """Return a zone or board place as scenarios write it."""
        owner, name = state.table.layout.zone_name(zone, state.table.seats)
        if zone >= len(state.zones):
            return name
        return f"{self.seats[owner] if owner >= 0 else TABLE}.{name}"

    def entry(self, state: State, card: int) -> str:
        """Return a card in a zone as scenarios write it: its name, with its states in parentheses."""
        if card in (GAP, HIDDEN):
            return "." if card == GAP else "?"
        kept = self.game.trait(HasCardStates)
        states = kept.card_states(state, card) if kept else ()
        label = self.game.words.card_name(state.table, card)
        return f"{label} ({', '.join(states)})" if states else label

    def ref_label(self, state: State, ref: int) -> str:
        """Return a reference as scenarios write it, or "" for none."""
        kind, index, position = describe(ref)
        if kind == NOTHING:
            return ""
        if kind == CARD:
            return self.entry(state, index)
        if kind == SEAT:
            return self.seats[index]
        if kind == PLACE:
            return f"{self.zone_path(state, index)}[{position}]"
        return str(index) if kind == NUMBER else self.zone_path(state, index)

    def option_words(self, state: State, seat: int, option: Option) -> str:
        """Return an option in words, and as a step would name it."""
        fields = [f'seat = "{self.seats[seat]}"', f'do = "{self.game.verbs[option[0]]}"']
        for key, ref in (("card", option[1]), ("target", option[2])):
            label = self.ref_label(state, ref)
            if label:
                fields.append(f"{key} = {label}" if describe(ref)[0] == NUMBER else f'{key} = "{label}"')
        numbers = self.game.positions.option_numbers(state, option)
        fields += [f"{key} = {number}" for key, number in numbers.items()]
        words = self.game.words.describe_option(view_of(state, seat), option, self.seats)
        return f"{self.seats[seat]}: {words} ({', '.join(fields)})"


def split_copy(text: str) -> tuple[str, int]:
    """Split a name into the name without its copy number and that number (0 if there is none)."""
    match = COPY.fullmatch(text)
    return (match["name"], int(match["copy"])) if match else (text, 0)
