"""What a card or tag is about, and can be dropped on: what it acts on, what it answers, the place of its own name.

All follows from the options and from their outlook: if the question that follows asks what the card is to act on, these
are the targets, and dropping it there answers both; if nothing is asked, whatever the answer changes for certain.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from client.layout.grid import place_of
from client.session.reactions.card_memory import is_reaction, passing
from client.table.hand.choices import QUESTION, Choices, Spot, Target
from client.table.hand.outlooks import Outlooks
from engine.kernel.outlook import Outlook
from engine.kernel.refs import CARD, NONE, NUMBER, PLACE, SEAT, ZONE, describe, seat_ref, zone_ref
from engine.kernel.rules import CHOOSE_VERB
from engine.kernel.state import Option

_TRIED = 2
"""In so many positions an answer is tried to find what it is about; nothing is answered that is not offered then."""


class Aims:
    """The aims of the sources of one question, found for each when it is taken hold of."""

    def __init__(self, choices: Choices, outlooks: Outlooks) -> None:
        self._choices = choices
        self._outlooks = outlooks
        self._found: dict[Spot, list[Target]] = {}

    def targets(self, source: Spot) -> list[Target]:
        """Where a source may go besides where its answer itself says."""
        if source not in self._found:
            self._found[source] = list(self._new(source))
        return self._found[source][:]

    def _new(self, source: Spot) -> Iterator[Target]:
        options = self._choices.options_of(source) if source != QUESTION else ()
        open_ended = [option for option in options
                      if describe(option[1])[0] == CARD and describe(option[2])[0] not in (CARD, PLACE, SEAT)]
        if len(open_ended) != 1:
            return
        option = open_ended[0]
        taken: set[Spot] = {source, *(target.spot for target in self._choices.targets(source))}
        for ref, aim in [*self._answered(option), *self._named(option), *self._foreseen(option)]:
            kind, index, _ = describe(ref)
            for spot in [("zone", index)] if kind == ZONE else self._choices.spots(ref):
                if spot not in taken:
                    taken.add(spot)
                    yield self._target(option, spot, aim)

    def _target(self, option: Option, spot: Spot, aim: Option | None) -> Target:
        arrangement = self._choices.arrangement
        target = Target(option, spot, self._choices.rect_of(spot), aim=aim)
        piece = arrangement.by_key.get(spot)
        lies = piece is not None and place_of(self._choices.view, piece) != NONE
        if piece is not None and lies and aim is not None and aim[0] != CHOOSE_VERB:
            return replace(target, slot=piece.pose, covers=True)
        return target

    def _answered(self, option: Option) -> Iterator[tuple[int, Option | None]]:
        """The card that is reacted to."""
        question = self._choices.view.question
        if question is not None and is_reaction(question) and option != passing(question) and question[2] >= 0:
            yield question[2], None

    def _named(self, option: Option) -> Iterator[tuple[int, Option | None]]:
        """The place of the board that has the name of the card."""
        view = self._choices.view
        layout = view.table.layout
        name = view.table.game.shows.face(view, option[1])["id"] if layout.places else ""
        if describe(option[2])[0] == ZONE and name in layout.places:
            yield zone_ref(layout.place(name, view.table.seats)), None

    def _foreseen(self, option: Option) -> Iterator[tuple[int, Option | None]]:
        """What the next question offers for the card to act on; without one about it, what changes."""
        outlook = self._outlooks.of(option).look(_TRIED)
        question = outlook.question
        if question is not None and question[2] == option[1] and any(_is_thing(later[2]) for later in question[3]):
            largest: dict[int, Option] = {}
            for later in question[3]:
                if _is_thing(later[2]) and later[2] != option[1]:
                    before = largest.get(later[2])
                    if before is None or (describe(later[1])[0] == NUMBER and later[1] > before[1]):
                        largest[later[2]] = later
            yield from largest.items()
        elif question is None or question[2] != option[1]:
            yield from ((ref, None) for ref in changed(outlook) if ref != option[1])


def changed(outlook: Outlook) -> list[int]:
    """References of the seats and cards with which something happens for certain."""
    seats = dict.fromkeys(seat_ref(seat) for seat, _ in outlook.counts)
    return [*seats, *outlook.moves]


def _is_thing(ref: int) -> bool:
    return describe(ref)[0] in (CARD, PLACE, SEAT, ZONE)
