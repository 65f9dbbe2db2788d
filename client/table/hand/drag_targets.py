"""Drop targets of cards, tags and tokens: their destinations (moves), or things that they act on (pointing).

All of it follows from the options and their previews. A drop on a thing that only the next question offers answers both
questions.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from client.layout.grid import place_of
from client.layout.pieces import CARD as CARD_KEY, Piece
from client.table.hand.choices import QUESTION, Choices, DropTarget, Spot
from client.table.hand.tag_strips import is_strip
from engine.kernel.flow.preview import Preview
from engine.kernel.flow.ruleset import CHOOSE_VERB, PASS
from engine.kernel.state.layout import OWNER
from engine.kernel.state.refs import CARD, NONE, NUMBER, PLACE, SEAT, ZONE, describe, seat_ref, zone_ref
from engine.kernel.state.state import SOURCE, Option, Question
from engine.session.reactions.reaction_memory import decline_option, is_reaction

Foresee = Callable[..., Preview]
"""Returns the preview of answers given in sequence, before any determinization is tried."""

_TRIED = 2
"""Number of determinizations that test an answer. A drop can only give answers that the open question offers."""

_DRAWN = 8
"""Number of determinizations in which an answer without references must draw from a pile."""


class DragTargets:
    """The targets of every source of one question, computed when first needed.

    No drag from a deck gives answers with the verbs in `buttons`.
    """

    def __init__(self, choices: Choices, preview_of: Foresee, buttons: Collection[str] = ()) -> None:
        self._choices = choices
        self._buttons = buttons
        self._preview_of = preview_of
        self._lit: dict[Spot, list[DropTarget]] = {}
        self._drops: dict[Spot, list[DropTarget]] = {}

    def find_lit_targets(self, source: Spot) -> list[DropTarget]:
        """Return the targets to light up when a source is selected by a click."""
        if source not in self._lit:
            found = {target.spot: target for target in self._choices.targets(source)}
            for target in self._acted_on(source):
                if target.spot not in found or target.opens != NONE:
                    found[target.spot] = replace(found.get(target.spot, target), opens=target.opens)
            self._lit[source] = list(found.values())
        return self._lit[source][:]

    def of(self, source: Spot) -> list[DropTarget]:
        """Return all targets of a drag: the lit ones, those an asking card points at, and possible destinations."""
        if source not in self._drops:
            found = self.find_lit_targets(source)
            taken = {source, *(target.spot for target in found)}
            for target in [*self._pointed_at(source), *self._destinations(source)]:
                if target.spot not in taken:
                    taken.add(target.spot)
                    found.append(target)
            self._drops[source] = [*found, *self._turned_over(source)]
        return self._drops[source][:]

    # -- pointing -------------------------------------------------------------------------------------------

    def _pointed_at(self, source: Spot) -> list[DropTarget]:
        """Return the things that the asking card lets the player choose from."""
        question = self._choices.view.question
        asks = question is not None and source == (CARD_KEY, question[2])
        return self._choices.targets(QUESTION) if asks else []

    def _acted_on(self, source: Spot) -> Iterator[DropTarget]:
        """Yield targets that options don't name: the card it answers, its board place, and things it will act on."""
        options = self._choices.options_of(source) if source != QUESTION else ()
        open_ended = [
            option
            for option in options
            if describe(option[1])[0] == CARD and describe(option[2])[0] not in (CARD, PLACE, SEAT)
        ]
        if len(open_ended) != 1:
            return
        option = open_ended[0]
        taken: set[Spot] = {source}
        found = [
            *self._find_board_place(option),
            *self._foreseen(option, is_strip(source)),
            *self._find_reaction_card(option),
        ]
        offered = {ref for ref, aim in found if aim is not None}
        for ref, aim in found:
            kind, index, _ = describe(ref)
            pile = self._shared_pile(ref, offered) if aim is not None else NONE
            for spot in (
                [("zone", pile)] if pile != NONE else ([("zone", index)] if kind == ZONE else self._choices.spots(ref))
            ):
                if spot not in taken:
                    taken.add(spot)
                    yield self._target(option, spot, aim if pile == NONE else None, pile)

    def _target(self, option: Option, spot: Spot, aim: Option | None, pile: int) -> DropTarget:
        arrangement = self._choices.arrangement
        target = DropTarget(option, spot, self._choices.rect_of(spot), aim=aim, opens=pile)
        piece = arrangement.by_key.get(spot)
        lies = piece is not None and place_of(self._choices.view, piece) != NONE
        if piece is not None and lies and aim is not None and aim[0] != CHOOSE_VERB:
            return replace(target, slot=piece.pose, covers=True)
        return target

    def _shared_pile(self, ref: int, offered: Collection[int]) -> int:
        """Return the pile in which this card lies under others or with other offered cards, or NONE."""
        view, arrangement = self._choices.view, self._choices.arrangement
        kind, card, _ = describe(ref)
        zone = view.zone_of(card) if kind == CARD else NONE
        if zone == NONE or zone not in arrangement.zone_rects:
            return NONE
        drawn = sum(piece.card >= 0 for piece in arrangement.in_zone(zone))
        if not arrangement.is_stack(zone) and drawn == len(view.zones[zone]):
            return NONE
        return zone if card != view.zones[zone][-1] or len(set(offered).intersection(view.zones[zone])) > 1 else NONE

    def _find_reaction_card(self, option: Option) -> Iterator[tuple[int, Option | None]]:
        """Yield the card that a reaction answers."""
        question = self._choices.view.question
        if question is not None and is_reaction(question) and option != decline_option(question) and question[2] >= 0:
            yield question[2], None

    def _find_board_place(self, option: Option) -> Iterator[tuple[int, Option | None]]:
        """Yield the board place with the card's name."""
        view = self._choices.view
        layout = view.table.layout
        name = view.table.game.shows.face(view, option[1])["id"] if layout.places else ""
        if describe(option[2])[0] == ZONE and name in layout.places:
            yield zone_ref(layout.place(name, view.table.seats)), None

    def _foreseen(self, option: Option, is_tag: bool) -> Iterator[tuple[int, Option | None]]:
        """Yield the card's targets in the next question, else things that change, and for a whole card all it hits."""
        preview = self._preview_of(option).look(_TRIED)
        question = preview.question
        if question is None:
            yield from ((seat_ref(seat), None) for seat in _asked_by(option[1], preview))
            alike = preview.with_other_answers().look(_TRIED).question
            question = alike if alike is not None and alike[2] == option[1] else None
        if question is not None and question[2] == option[1]:
            yield from self._after_price(option, question)
        if question is not None and question[2] == option[1] and any(_is_thing(later[2]) for later in question[3]):
            largest: dict[int, Option] = {}
            for later in question[3]:
                if _is_thing(later[2]) and later[2] != option[1]:
                    before = largest.get(later[2])
                    if before is None or (describe(later[1])[0] == NUMBER and later[1] > before[1]):
                        largest[later[2]] = later
            # A pile that takes any of several cards doesn't tell which one is meant.
            given = [later[2] for later in question[3] if describe(later[1])[0] == CARD]
            yield from (entry for entry in largest.items() if given.count(entry[0]) < 2)
        elif self._acts(option, preview) and (question is None or question[2] != option[1]):
            seats = dict.fromkeys(seat_ref(seat) for seat, _ in preview.counts)
            struck = () if is_tag else sorted(preview.affected_refs)
            yield from ((ref, None) for ref in (*seats, *preview.moves, *struck) if ref != option[1])

    def _acts(self, option: Option, preview: Preview) -> bool:
        """Return whether the changes are effects of the answer's own card.

        The card isn't just given up, no other card asks for it, and the turn doesn't end with it.
        """
        view, question = self._choices.view, self._choices.view.question
        if question is None or is_reaction(question):
            return question is not None
        gives_up = len({(other[0], other[2]) for other in question[3]}) == 1 < len(question[3])
        asks = gives_up or question[2] not in (NONE, option[1])
        return not asks and all(after.active == view.active for after in preview.after)

    def _after_price(self, option: Option, price: Question) -> Iterator[tuple[int, Option | None]]:
        """Yield targets that the card has once its price is paid, unless they could pay the price themselves."""
        paid = self._preview_of(option, price[3][0]).look(_TRIED).question if price[3] else None
        if paid is None or paid[1:] == price[1:] or paid[2] != option[1]:
            return
        first = {later[2] for later in price[3]}
        yield from ((later[2], later) for later in paid[3] if _is_thing(later[2]) and later[2] not in first)

    # -- moves ----------------------------------------------------------------------------------------------

    def _destinations(self, source: Spot) -> Iterator[DropTarget]:
        """Yield destinations of a card or of a pile's top card, each with the only answer for it."""
        piece = self._choices.arrangement.by_key.get(source)
        if piece is None or piece.kind != CARD_KEY:
            return
        found: dict[int, list[Option]] = {}
        for option in self._about(source, piece):
            zone = self._destination(option, piece)
            if zone not in (NONE, piece.zone) and not self._is_grid(zone):
                found.setdefault(zone, []).append(option)
        for zone, options in found.items():
            if len(options) == 1:
                yield from self._place(zone, options[0])
        if not found:
            yield from self._effect_on(piece)

    def _place(self, zone: int, option: Option, aim: Option | None = None) -> Iterator[DropTarget]:
        """Yield a zone as a target, or its player's plate if the zone isn't drawn."""
        arrangement = self._choices.arrangement
        spot: Spot = ("zone", zone)
        if zone not in arrangement.zone_rects:
            spot = ("seat", self._choices.view.table.layout.owner(zone))
        rect = self._choices.rect_of(spot)
        if rect.width:
            yield DropTarget(option, spot, rect, arrangement.slots.get(zone), aim=aim)

    def _effect_on(self, piece: Piece) -> Iterator[DropTarget]:
        """Yield the destination of a card that the usable effect would ask for."""
        question = self._choices.view.question
        uses = [option for option in self._choices.options if option[0] != PASS]
        if question is None or piece.card < 0 or len(uses) != 1 or uses[0][1:] != (question[2], NONE):
            return
        asked = self._preview_of(uses[0]).look(_TRIED).question
        later = [
            option
            for option in (asked[3] if asked is not None and asked[2] == question[2] else ())
            if piece.card in option[1:] and option[0] != PASS
        ]
        if len(later) == 1:
            zone = self._preview_of(uses[0], later[0]).look(_TRIED).moves.get(piece.card, (NONE, 0))[0]
            if zone not in (NONE, piece.zone) and not self._is_grid(zone):
                yield from self._place(zone, uses[0], later[0])

    def _about(self, source: Spot, piece: Piece) -> list[Option]:
        """Return the options that choose a card, else those that it can carry out or that name no card.

        The latter draw a deck's top card or choose a row by number, for example.
        """
        card = piece.card if piece.card >= 0 else zone_ref(piece.zone)
        options = [option for option in self._choices.options if option[0] != PASS]
        return [option for option in options if option[2] == card] or [
            option
            for option in options
            if option[1] == card
            or option in self._choices.options_of(source)
            or (option[1] == NONE and (self._draws(option) if piece.card < 0 else describe(option[2])[0] == NUMBER))
        ]

    def _draws(self, option: Option) -> bool:
        return option[2] == NONE and self._choices.view.table.game.verbs[option[0]] not in self._buttons

    def _turned_over(self, source: Spot) -> Iterator[DropTarget]:
        """Yield a card's own place if an answer only flips it, so that the player can lift it and drop it again."""
        option = self._choices.single(source)
        if option is not None and option[1] == NONE and describe(option[2])[0] == PLACE:
            piece = self._choices.arrangement.by_key[source]
            yield DropTarget(option, source, piece.hit, piece.pose)

    def _destination(self, option: Option, piece: Piece) -> int:
        """Return the zone where an answer certainly puts a card, or the card it draws; NONE if there is none.

        Other players may have to answer the same question first.
        """
        preview = self._preview_of(option)
        tried = _TRIED if option[1] != NONE or option[2] != NONE else _DRAWN
        zone = self._certain(preview.look(tried), option, piece)
        return zone if zone != NONE else self._certain(preview.with_other_answers().look(tried), option, piece)

    def _certain(self, preview: Preview, option: Option, piece: Piece) -> int:
        if piece.card >= 0 and option[1] != zone_ref(piece.zone):
            return preview.moves.get(piece.card, (NONE, 0))[0]
        view, layout = self._choices.view, self._choices.view.table.layout
        deck = len(view.zones[piece.zone])
        loses_own = any(layout.owner(view.zone_of(card)) == view.seat for card in preview.moves)
        if loses_own or not preview.possible or any(len(after.zones[piece.zone]) >= deck for after in preview.after):
            return NONE
        return next(
            (
                zone
                for zone, cards in enumerate(view.zones)
                if layout.owner(zone) == view.seat
                and layout.zone(zone).sees == OWNER
                and all(self._come_from(piece.zone, set(after.zones[zone]) - set(cards)) for after in preview.after)
            ),
            NONE,
        )

    def _come_from(self, deck: int, cards: Collection[int]) -> bool:
        """Return whether `cards` is not empty and all could come from a deck."""
        table = self._choices.view.table
        return bool(cards) and all(table.groups[card] == table.zone_groups[deck] for card in cards)

    def _is_grid(self, zone: int) -> bool:
        return self._choices.view.table.layout.zone(zone).grid


def _asked_by(card: int, preview: Preview) -> Collection[int]:
    """Return the other players that a card certainly asks."""
    seats = {
        tuple(after.asked) if any(frame[SOURCE] == card for frame in after.stack) else () for after in preview.after
    }
    return seats.pop() if preview.possible and len(seats) == 1 else ()


def _is_thing(ref: int) -> bool:
    return describe(ref)[0] in (CARD, PLACE, SEAT, ZONE)
