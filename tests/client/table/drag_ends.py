"""Where the drags for an answer begin and end, as far as the table shows both: a move, or pointing at something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from client.layout.arrangement import Arrangement
from client.layout.grid import is_grid, rect_of_place
from client.layout.pieces import CARD as CARD_PIECE, Key, Point
from client.table.hand.gestures import HandGestures
from client.table.hand.tag_strips import is_strip
from engine.kernel.flow.preview import Preview
from engine.kernel.flow.ruleset import PASS, QUESTION_WINDOW
from engine.kernel.state.layout import OWNER, SPECTATOR
from engine.kernel.state.refs import CARD, NONE, NUMBER, PLACE, SEAT, ZONE, describe, place_ref
from engine.kernel.state.state import Option

SEEN_IN = 3
"""An answer moves a card if it does so in this many positions."""
DRAWN_IN = 10
"""An answer draws a card if it does so in this many positions, so that nothing is left to chance."""
SHARE: Key = ("share",)
"""The token of an amount that is shared out."""
MOVE, POINT, AIM, ANSWER, MIDDLE = "move", "point", "aim", "answer", "middle"


_LIFTED = 10
"""So many pixels a card is moved that is lifted and laid back."""


class End(NamedTuple):
    """One drag: its way, what is dragged, where to, and the later answer that it should give as well."""

    way: str
    source: Key
    place: Point
    later: Option | None = None


def ends(hand: HandGestures, option: Option) -> Iterator[End]:
    """Yield every drag by which a player would try to give an answer."""
    preview = Preview(hand.view, [option], together=True).look(SEEN_IN)
    strip = next((strip for row in hand.strips.values() for strip in row if strip.option == option), None)
    if strip is not None:
        yield from _moves(hand, option, preview)
        yield from _aims(hand, option, preview, strip.key)
        return
    yield from _turned_up(hand, option)
    yield from _moves(hand, option, preview)
    yield from _draws(hand, option, preview)
    yield from _tokens(hand, option)
    yield from _points(hand, option)
    source = (CARD_PIECE, option[1])
    yield from _aims(hand, option, preview, source)
    yield from _reacts(hand, option)
    if hand.view.table.game.verbs[option[0]] in hand.look.anywhere and is_shown(hand.arrangement, source):
        yield End(MIDDLE, source, _bare(hand.arrangement))


# -- moves ------------------------------------------------------------------------------------------------------------


def _moves(hand: HandGestures, option: Option, preview: Preview) -> Iterator[End]:
    """The card that an answer moves, to where it will lie."""
    chosen = [ref for ref in (option[2], option[1]) if describe(ref)[0] == CARD][:1]
    if option[1] == NONE and describe(option[2])[0] == NUMBER:
        chosen = list(preview.moves)
    for card in chosen:
        key = (CARD_PIECE, card)
        goal = describe(option[2])
        certain = card in preview.moves or goal[0] == ZONE
        if goal[0] in (PLACE, SEAT) or not certain or not is_shown(hand.arrangement, key):
            continue
        zone, number = preview.moves.get(card, (goal[1], 0))
        place = _place(hand, zone, number)
        if place is not None and (zone != hand.view.zone_of(card) or is_grid(hand.view, zone)):
            yield End(MOVE, key, place)


def _draws(hand: HandGestures, option: Option, preview: Preview) -> Iterator[End]:
    """The top of a pile from which an answer draws, to the hand that grows."""
    view, layout = hand.view, hand.view.table.layout
    preview.look(DRAWN_IN)
    if describe(option[1])[0] == CARD or describe(option[2])[0] in (CARD, PLACE) or not preview.possible:
        return
    if describe(option[1])[0] == ZONE and hand.choices.holds_tokens(describe(option[1])[1]):
        return
    if describe(option[1])[0] == ZONE:
        shrunk, grown = [describe(option[1])[1]], [describe(option[2])[1]] if describe(option[2])[0] == ZONE else []
    else:
        change = [
            {len(after.zones[zone]) - len(cards) for after in preview.after} for zone, cards in enumerate(view.zones)
        ]
        keeps_own = view.table.game.verbs[option[0]] not in hand.look.buttons and all(
            layout.owner(view.zone_of(card)) != view.seat for card in preview.moves
        )
        shrunk = [zone for zone, by in enumerate(change) if layout.zone(zone).deck and max(by) < 0]
        grown = [
            zone
            for zone, by in enumerate(change)
            if keeps_own and min(by) > 0 and layout.owner(zone) == view.seat and layout.zone(zone).sees == OWNER
        ]
    groups = {
        view.table.groups[card]
        for zone in grown
        for after in preview.after
        for card in set(after.zones[zone]) - set(view.zones[zone])
        if card >= 0
    }
    for pile in [zone for zone in shrunk if not groups or groups == {view.table.zone_groups[zone]}][:1]:
        pieces = [piece for piece in hand.arrangement.in_zone(pile) if piece.kind == CARD_PIECE]
        for zone in grown[:1]:
            place = _place(hand, zone, 0)
            if pieces and place is not None:
                yield End(MOVE, pieces[-1].key, place)


def _tokens(hand: HandGestures, option: Option) -> Iterator[End]:
    """A token to its place on the board, or back to its player."""
    if describe(option[1])[0] != ZONE or not hand.choices.holds_tokens(describe(option[1])[1]):
        return
    place = (
        _place(hand, describe(option[2])[1], 0)
        if option[1] != option[2]
        else hand.arrangement.plate_rects[hand.view.seat].center
    )
    for key in hand.choices.spots(option[1])[-1:]:
        if place is not None:
            yield End(MOVE, key, place)


def _turned_up(hand: HandGestures, option: Option) -> Iterator[End]:
    """A card that only turns over: it is lifted and laid back."""
    if option[1] != NONE or describe(option[2])[0] != PLACE:
        return
    for key in hand.choices.spots(option[2]):
        middle = hand.arrangement.by_key[key].hit.center
        yield End(MOVE, key, (middle[0] + _LIFTED, middle[1] + _LIFTED))


def _place(hand: HandGestures, zone: int, number: int) -> Point | None:
    """The middle of a zone or of a place in a grid; of a hand that is not drawn, the plate of its player."""
    arrangement, view = hand.arrangement, hand.view
    if is_grid(view, zone):
        rect = rect_of_place(view, arrangement, place_ref(zone, number))
        return rect.center if rect is not None else None
    if zone in arrangement.zone_rects:
        return arrangement.zone_rects[zone].center
    owner = view.table.layout.owner(zone)
    rect = arrangement.seat_rect(owner) if owner not in (NONE, SPECTATOR) else None
    return rect.center if rect is not None else None


# -- pointing ---------------------------------------------------------------------------------------------------------


def _points(hand: HandGestures, option: Option) -> Iterator[End]:
    """The asking card, or the token of what is shared out, onto what an answer chooses."""
    question = hand.view.question
    asking = question[2] if question is not None else NONE
    if option[1] == option[2]:
        return
    sources: list[Key] = [(CARD_PIECE, asking if describe(option[1])[0] == NUMBER else option[1])]
    if hand.share is not None:
        sources.append(SHARE)
    for source in sources:
        if source == SHARE or (source[1] != option[2] and is_shown(hand.arrangement, source)):
            for place in _places(hand, option[2], source):
                yield End(POINT, source, place)
            pile = next((zone for zone, cards in hand.choices.in_piles.items() if option in cards.values()), NONE)
            if pile != NONE and source != SHARE and describe(option[2])[0] == CARD:
                yield End(POINT, source, hand.arrangement.zone_rects[pile].center)


def _aims(hand: HandGestures, option: Option, preview: Preview, source: Key) -> Iterator[End]:
    """A card or tag onto what the next question offers it to act on; without one, onto the players and cards that it
    changes.
    """
    question, goal = preview.question, describe(option[2])
    if describe(option[1])[0] != CARD or goal[0] in (CARD, PLACE, SEAT):
        return
    if not is_strip(source) and not is_shown(hand.arrangement, source):
        return
    if question is not None and question[2] == option[1]:
        is_price = bool(question[3]) and all(later[0] != PASS for later in question[3])
        paid = Preview(hand.view, [option, question[3][0]]).look(SEEN_IN).question if is_price else None
        bought = paid[3] if paid is not None and paid[2] == option[1] and paid[1] != question[1] else ()
        prices = {later[2] for later in question[3]}
        for later in (*question[3], *(later for later in bought if later[2] not in prices)):
            for place in _places(hand, later[2], source) if later[2] != option[1] else ():
                if not (goal[0] == ZONE and hand.choices.rect_of(("zone", goal[1])).collidepoint(place)):
                    yield End(AIM, source, place, later)
    elif is_strip(source):
        for seat in {seat for seat, _ in preview.counts}:
            yield End(AIM, source, hand.arrangement.plate_rects[seat].center)
    elif len({(other[0], other[2]) for other in hand.view.options}) > 1 and hand.choices.single(source) == option:
        # It is not one of several cards given up, and nothing else can be done with it.
        for ref in Preview(hand.view, [option]).look(SEEN_IN).affected_refs - {option[1]}:
            for place in _places(hand, ref, source):
                yield End(AIM, source, place)


def _reacts(hand: HandGestures, option: Option) -> Iterator[End]:
    """A reaction onto the card that it answers."""
    question = hand.view.question
    if question is None or question[1] != QUESTION_WINDOW or describe(option[1])[0] != CARD or question[2] == NONE:
        return
    source = (CARD_PIECE, option[1])
    if describe(question[2])[0] == CARD and question[2] != option[1] and is_shown(hand.arrangement, source):
        for place in _places(hand, question[2], source):
            yield End(ANSWER, source, place)


def _places(hand: HandGestures, ref: int, source: Key) -> Iterator[Point]:
    """The middles of the things that a reference stands for, unless something else lies on them."""
    for spot in hand.choices.spots(ref) if describe(ref)[0] in (CARD, PLACE, SEAT) else ():
        middle = hand.choices.rect_of(spot).center
        within = hidden_hand_of(hand, spot)
        if within != NONE and within == hidden_hand_of(hand, source):
            continue
        if spot != source and (spot not in hand.arrangement.by_key or is_on_top(hand.arrangement, spot, middle)):
            yield middle


# -- what is seen -----------------------------------------------------------------------------------------------------


def hidden_hand_of(hand: HandGestures, key: Key) -> int:
    """Return the zone of a card in the player's own hand, where a drop only changes its order; NONE for others."""
    piece = hand.arrangement.by_key.get(key)
    if piece is None or piece.seat != hand.view.seat or piece.kind != CARD_PIECE or hand.lies_open(piece.zone):
        return NONE
    return piece.zone


def is_shown(arrangement: Arrangement, key: Key) -> bool:
    """Return whether the middle of a piece can be seen, or another part of it."""
    return key in arrangement.by_key and any(is_on_top(arrangement, key, point) for point in grips(arrangement, key))


def grips(arrangement: Arrangement, key: Key) -> list[tuple[int, int]]:
    """Return the points at which a hand would take hold of a piece, the middle first."""
    rect = arrangement.by_key[key].hit
    return [
        rect.center,
        *((rect.left + rect.width * x // 8, rect.top + rect.height * y // 8) for x in (1, 4, 7) for y in (1, 4, 7)),
    ]


def _bare(arrangement: Arrangement) -> Point:
    """Return a point of the table where nothing lies."""
    taken = [*arrangement.zone_rects.values(), *arrangement.plate_rects.values(), *arrangement.rects.values()]
    points = ((x, y) for y in range(540, 1080, 20) for x in range(960, 1920, 20))
    return next(
        point
        for point in points
        if arrangement.piece_at(point) is None and not any(rect.collidepoint(point) for rect in taken)
    )


def is_on_top(arrangement: Arrangement, key: Key, point: tuple[int, int]) -> bool:
    """Return whether a piece lies on top at a point."""
    piece = arrangement.piece_at(point)
    return piece is not None and piece.key == key
