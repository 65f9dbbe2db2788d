"""Speech for the table's focus stops: what each is, where it is, and what Enter does."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

from client.access import cards
from client.access.controls import join_sentences, to_speech
from client.input.focus import ANSWER, BUTTON, CARD, LAMP, OFFER, PILE, PLATE, SPOT, TARGET, FocusStop
from client.layout.pieces import CARD as CARD_PIECE, Piece
from client.table.actions import FASTER, STEP
from client.table.furniture.plate.card import plate_rows
from client.table.furniture.tags.layer import TagLayer
from client.table.hand.answers import PromptButton
from client.table.model import TableState
from client.table.reading.pile_browser import pile_of
from client.widgets.description import Description, Role, ThingState
from engine.kernel.game.traits import lamps_of
from engine.kernel.state.layout import ALL
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import Option
from engine.session.words import address_names
from engine.words.say import access as say, table as say_table

_MOST_NAMED = 5
Hush = Callable[[int], bool]
"""(card): whether other players may not know it; then it is only counted."""
Hushed = Callable[[str], str]
"""(words): the text without the names of such cards."""


class Stops:
    """Speech for the focus stops of one table. Cards that `is_hushed` selects have no name."""

    def __init__(self, table: TableState, is_hushed: Hush, without_secrets: Hushed) -> None:
        self.table = table
        self.is_hushed = is_hushed
        self.without_secrets = without_secrets

    def words(self, stop: FocusStop) -> str:
        """Return the short speech for a stop."""
        return to_speech(self.describe(stop))

    def describe(self, stop: FocusStop) -> Description:
        """Describe a stop for the voice and the accessibility tree. Without a name there is nothing to say."""
        table, kind, name = self.table, stop.kind, stop.name
        if kind in (SPOT, CARD):
            return self._choosable(name) if kind == SPOT else replace(self.spot(name), role=Role.IMAGE)
        if kind == TARGET and isinstance(name, int) and name < len(table.hand.lit_targets):
            target = table.hand.lit_targets[name]
            about, place = self.spot(target.spot), (name, len(table.hand.lit_targets))
            return replace(about, details=(*about.details, self._does([target.option])), place=place)
        if kind == ANSWER and isinstance(name, int) and name < len(table.prompt.buttons):
            return self._answer(table.prompt.buttons[name], (name, len(table.prompt.buttons)))
        if kind == PILE and isinstance(name, int):
            pile = pile_of(table.views.newest, name, table.session.names)
            return Description(Role.BUTTON, self.zone(name), details=(pile.sentence, say("enter-opens")))
        if kind == PLATE and isinstance(name, int):
            head, numbers = self._facts(name)
            return Description(Role.IMAGE, head, details=(numbers,))
        return self._other(stop)

    def _choosable(self, name: Hashable) -> Description:
        hand, about = self.table.hand, self.spot(name)
        picked = frozenset((ThingState.SELECTED,)) if hand.picked is not None and hand.picked == name else frozenset()
        return replace(about, details=(*about.details, self._does(hand.choices.options_of(name))), states=picked)

    def _answer(self, button: PromptButton, place: tuple[int, int]) -> Description:
        name, below = self._label(button), "" if self._is_private(button) else button.below
        if button.command in (FASTER, STEP):
            return Description(Role.BUTTON, name, say("button"), details=(below,))
        number = say("answer-of", number=place[0] + 1, count=place[1])
        return Description(Role.BUTTON, name, number, details=(below,), place=place)

    def _other(self, stop: FocusStop) -> Description:
        table, kind, name = self.table, stop.kind, stop.name
        words: Sequence[str] = ()
        if kind == BUTTON:
            return Description(Role.BUTTON, say_table(f"tool-{name}"), say("tool"))
        if kind == LAMP:
            lamp = next((lamp for lamp in lamps_of(table.director.shown.counting_view) if lamp.name == name), None)
            words = (lamp.words, say("lamp-lit" if lamp.lit else "lamp-out")) if lamp else words
        elif kind == OFFER and isinstance(name, tuple):
            words = [self._label(button) for button in table.hover.offers[name[1] : name[1] + 1]]
        else:
            words = table.layers.describe(stop, self)
        return Description(Role.BUTTON, words[0] if words else "", details=tuple(words[1:]))

    def _is_private(self, button: PromptButton) -> bool:
        return any(self.is_hushed(ref) for ref in (button.option or ())[1:3])

    def _label(self, button: PromptButton) -> str:
        """Return a button's label.

        For a card that others may not know, say only what distinguishes it: a price would reveal the card.
        """
        if not self._is_private(button):
            return button.label
        alone = sum(self._is_private(other) for other in self.table.prompt.buttons) == 1
        return say("ready") if alone else self.without_secrets(button.label)

    def more(self, stop: FocusStop) -> str:
        """Return the detailed speech for a stop."""
        table, name = self.table, stop.name
        if stop.kind == TARGET and isinstance(name, int) and name < len(table.hand.lit_targets):
            name = table.hand.lit_targets[name].spot
        if stop.kind == PILE and isinstance(name, int):
            return self.pile(name)
        if stop.kind == PLATE and isinstance(name, int):
            return self.plate(name)
        if isinstance(name, tuple) and len(name) == 2 and isinstance(name[1], int):
            if name[0] == "seat":
                return self.plate(name[1])
            if name[0] == "zone" and name[1] < len(table.views.newest.zones):
                return self.pile(name[1])
        card = self._card_of(name)
        if card >= 0 and not self.is_hushed(card):
            return cards.text_of(self._face(card))
        return self.words(stop)

    # -- things -----------------------------------------------------------------------------------------------

    def spot(self, name: Hashable) -> Description:
        """Describe an object on the table: a card and its zone, a place, a player, a token, a tag."""
        table, words, details = self.table, "", tuple[str, ...]()
        piece = table.hand.arrangement.by_key.get(name)
        if piece is not None:
            return self._piece(piece)
        if isinstance(name, tuple) and name and name[0] == "tag":
            strip = table.layers.of(TagLayer).strip(name)
            words, details = self.card(int(name[1])), (strip.words,) if strip else ()
        elif isinstance(name, tuple) and len(name) == 2 and isinstance(name[1], int):
            if name[0] == "seat":
                words = table.session.names[name[1]]
            elif name[0] == "zone":
                is_place = name[1] >= len(table.views.newest.zones)
                count = len(self._cards_in(name[1]))
                words = self.zone(name[1]) if is_place else say("here", zone=self.zone(name[1]), count=count)
        return Description(Role.BUTTON, words, details=details)

    def _piece(self, piece: Piece) -> Description:
        zone = self.zone(piece.zone) if piece.zone != NONE else ""
        if piece.kind != CARD_PIECE:
            return Description(Role.BUTTON, self._add_owner(piece.seat, piece.kind), zone)
        name = self.card(piece.card) if piece.card >= 0 else say("face-down")
        if self.table.hand.arrangement.is_stack(piece.zone):
            count = len(self._cards_in(piece.zone))
            return Description(Role.BUTTON, name, details=(say("on-top", zone=zone, count=count),))
        where = say("in-zone", zone=zone)
        alike = [other.key for other in self.table.hand.arrangement.in_zone(piece.zone) if other.kind == CARD_PIECE]
        if len(alike) == 1:
            return Description(Role.BUTTON, name, where)
        number = alike.index(piece.key) if piece.key in alike else 0
        where = f"{where}, {say('place', number=number + 1, count=len(alike))}"
        return Description(Role.BUTTON, name, where, place=(number, len(alike)))

    def card(self, card: int) -> str:
        return cards.name_of(self._face(card)) if card >= 0 and not self.is_hushed(card) else say("a-card")

    def _face(self, card: int) -> dict[str, object]:
        return self.table.session.game.shows.face(self.table.views.newest, card)

    def _card_of(self, name: Hashable) -> int:
        piece = self.table.hand.arrangement.by_key.get(name)
        if piece is not None:
            return piece.card
        return int(name[1]) if isinstance(name, tuple) and len(name) == 4 and name[0] == "tag" else NONE

    def _cards_in(self, zone: int) -> Sequence[int]:
        zones = self.table.views.newest.zones
        return [card for card in zones[zone] if card != NONE] if 0 <= zone < len(zones) else []

    def zone(self, zone: int) -> str:
        """Return the speech for a zone or board place: its owner and name."""
        table = self.table
        view, layout = table.views.newest, table.views.newest.table.layout
        count = layout.zone_count(view.table.seats)
        if zone >= count:
            words = table.session.game.words.zone_name(list(layout.places)[zone - count])
            return f"{words[:1].upper()}{words[1:]}"
        owner, name = layout.zone_name(zone, view.table.seats)
        return self._add_owner(owner, table.session.game.words.zone_name(name))

    def _add_owner(self, seat: int, words: str) -> str:
        """Return a name with its owner: "your hand", "Ada's lawn", "the deck"."""
        if seat < 0:
            return say("table-zone", zone=words)
        if seat == self.table.views.newest.seat and not self.table.session.openly:
            return say("your-zone", zone=words)
        return say("belongs-to", name=self.table.session.names[seat], thing=words)

    def pile(self, zone: int) -> str:
        """Return the speech for a zone and the cards in it that the viewer may know."""
        pile = pile_of(self.table.views.newest, zone, self.table.session.names)
        return join_sentences((f"{pile.title}: {pile.sentence}", self._names(pile.cards)))

    def in_pile(self, card: int, found: Sequence[int]) -> Description:
        """Describe a card in an opened pile, and what choosing it does."""
        option = self.table.hover.choosable.get(card)
        return Description(
            Role.ITEM,
            self.card(card),
            details=(self._does([option]) if option is not None else "",),
            place=(found.index(card), len(found)) if card in found else None,
        )

    def describe_own_cards(self, zone: int, found: Sequence[int]) -> str:
        """Return the speech for the viewer's cards in a hidden zone."""
        return join_sentences((f"{say('here', zone=self.zone(zone), count=len(found))}: {self._names(found)}",))

    def whole(self, card: int) -> str:
        """Return the full text of a card."""
        return cards.text_of(self._face(card)) if not self.is_hushed(card) else say("a-card")

    def _names(self, found: Sequence[int]) -> str:
        hushed = [card for card in found if self.is_hushed(card)]
        names = [cards.name_of(self._face(card)) for card in found if card not in hushed]
        return "; ".join([*names, *([say("here", zone=say("a-card"), count=len(hushed))] if hushed else [])])

    def _does(self, options: Sequence[Option]) -> str:
        """Return the effect of options, in the words of their buttons."""
        session, view = self.table.session, self.table.hand.view
        private = any(self.is_hushed(ref) for option in options for ref in option[1:3])
        if not options or private:
            return say("ready") if options else ""
        found = [session.game.words.describe_option(view, option, address_names(session)) for option in options]
        found = [f"{words[:1].upper()}{words[1:]}" for words in dict.fromkeys(found)]
        if len(found) == 1:
            return say("enter", does=found[0])
        if len(found) > _MOST_NAMED:  # Half a list would help nobody, and each of them is a stop of its own soon.
            return say("answers", count=len(found))
        return say("several", count=len(found), named="; ".join(found))

    # -- players ----------------------------------------------------------------------------------------------

    def plate(self, seat: int, short: bool = False) -> str:
        """Return the public facts about a player; the full version adds the open cards."""
        table = self.table
        head, numbers = self._facts(seat)
        if short:
            return join_sentences((head, numbers))
        view, layout, lying = table.director.shown.counting_view, table.director.shown.counting_view.table.layout, []
        for zone in layout.seat_zones:
            index = layout.seat_zone(zone.name, seat)
            held = [card for card in view.zones[index] if card >= 0]
            if zone.sees == ALL and held and not zone.deck:
                lying.append(f"{self.zone(index)[:1].upper()}{self.zone(index)[1:]}: {self._names(held)}")
        return join_sentences((f"{head}, {table.views.kind_in_words(seat)}", numbers, *lying))

    def _facts(self, seat: int) -> tuple[str, str]:
        """Return a player's name, and the numbers on the player's plate."""
        table = self.table
        game, view, look = table.session.game, table.director.shown.counting_view, table.screen.painter.look

        def name_row(name: str) -> str:
            row = f"row_{name}"
            return look.words(row) if look.has_words(row) else name

        signs = {name: accent.sign for name, accent in table.director.accents.counters.items()}
        points, rows = plate_rows(game, view, seat, "", signs, name_row)
        rows = [row for row in rows if row[0] != say_table("role")]
        name = table.session.names[seat]
        return (
            say("pass", name=name) if view.is_out(seat) else name,
            "; ".join(f"{words} {number}" for words, number in [points[-1], *rows]),
        )
