"""Views of Nasty Neighbours: hidden cards, plates, scores, windows, lines and faces."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.definitions.vocabulary import INSTANT as INSTANT_KIND
from engine.games.nasty_neighbours.layout import (
    DOWN,
    DRAWN,
    FALL,
    FIRST_OUT,
    HOUSE,
    LOCKED,
    MISSES,
    NASTY,
    NOSEY,
    ROUND,
    SHEET,
    SHEET_BITS,
    SUMMER,
    TIME_UP,
    WINTER,
    YARD,
)
from engine.games.nasty_neighbours.match_rules import GameState, GameView, MatchRules
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.rules.exposing import AFFECTED, instant_below
from engine.games.nasty_neighbours.rules.lines import complete_lines
from engine.games.nasty_neighbours.rules.turn import take_options
from engine.games.nasty_neighbours.rules.yards import bits
from engine.kernel.flow.determinize import deal_hidden_by_group
from engine.kernel.flow.machine import frame_of
from engine.kernel.flow.ruleset import QUESTION_WINDOW
from engine.kernel.flow.standard_frames import MOMENT
from engine.kernel.game.traits import Line, Sweep
from engine.kernel.state.refs import HIDDEN, NONE, NUMBER_BASE, PLACE_BASE, PLACES_PER_ZONE, SEAT_BASE
from engine.kernel.state.state import KIND, SEAT, SOURCE, Frame, Option, Question

# --- hidden information ------------------------------------------------------------------------------------------


def deal_unseen(state: GameState, view: GameView, unseen: list[list[int]]) -> None:
    """Deal unseen cards into a state.

    A hidden drawn card is no Instant, because Instants are public at once (NN-3.9).
    """
    kind = state.table.rules.kind
    for seat in range(state.table.seats):
        hand = state.zones[DRAWN[seat]]
        if HIDDEN in hand:
            pool = unseen[state.table.zone_groups[DRAWN[0]]]
            hand[0] = pool.pop(next(place for place, card in enumerate(pool) if kind[card] != INSTANT_KIND))
    deal_hidden_by_group(state, view, unseen)


# --- plates and scores ---------------------------------------------------------------------------------------------


def down_count(view: GameView, seat: int) -> int:
    """Return the number of face-down cards in a yard."""
    return view.counters[DOWN[seat]].bit_count()


def points_showing(view: GameView, seat: int) -> int:
    """Return the points of a yard's face-up cards (NN-7.1)."""
    points = view.table.rules.points
    down = view.counters[DOWN[seat]]
    cards = view.zones[YARD[seat]]
    return sum(points[card] for place, card in enumerate(cards) if card >= 0 and not down >> place & 1)


def plate(view: GameView, seat: int) -> list[tuple[str, str]]:
    """Return the plate: face-down cards, visible points and marks.

    The marks are the Nosey Neighbour's house, first-out, a missed turn and a locked yard.
    """
    told = [("down", str(down_count(view, seat))), ("showing", str(points_showing(view, seat)))]
    if view.values[HOUSE + seat] == view.values[NOSEY]:
        told.append(("mark-nosey", ""))
    if view.values[FIRST_OUT] == seat + 1:
        told.append(("out", ""))
    if view.values[MISSES] >> seat & 1:
        told.append(("misses", ""))
    if view.counters[LOCKED[seat]]:
        told.append(("locked", ""))
    return told


def score_board(view: GameView) -> list[list[int]]:
    """Return the results of the scored rounds, each with the points of every seat."""
    sheets = [view.counters[SHEET[seat]] for seat in range(view.table.seats)]
    mask = (1 << SHEET_BITS) - 1
    return [[sheet >> SHEET_BITS * number & mask for sheet in sheets] for number in scored_rounds(view)]


def scored_rounds(view: GameView) -> range:
    """Return the numbers (from 0) of the scored rounds."""
    return range(view.values[ROUND] - (0 if view.over or view.phase == WINTER else 1))


def nearness(view: GameView) -> float:
    """Return how far the match has come, from 0 to 1.

    Counts finished rounds and the open share of the most open yard. At least 0.75 in the last round (NN-7.4).
    """
    rounds, now = int(view.table.options["rounds"]), view.values[ROUND]
    places = view.table.rules.places
    fewest = min(down_count(view, seat) for seat in range(view.table.seats)) if now else places
    last = 0.75 if now >= rounds or view.values[TIME_UP] else 0.0
    return min(1.0, max((max(0, now - 1) + 1 - fewest / places) / rounds, last))


# --- windows -------------------------------------------------------------------------------------------------------


def window_frame(view: GameView) -> Frame | None:
    """Return the frame of the innermost open window, or None."""
    if view.question is None or view.question[1] != QUESTION_WINDOW:
        return None
    return frame_of(view, codes.WINDOW)


def window(view: GameView) -> str:
    """Return the moment of the viewer's window; empty without one."""
    frame = window_frame(view)
    return codes.WINDOW_NAMES[frame[MOMENT]] if frame else ""


def affects_viewer(view: GameView) -> bool:
    """Return whether the Instant interrupted by a window affects the viewer."""
    return SEAT_BASE + view.seat in threat(view)[1]


def threat(view: GameView) -> tuple[int, Sequence[int]]:
    """Return the Instant that is about to act, and the players it affects."""
    frame = window_frame(view)
    if frame is None or frame[MOMENT] != codes.AT_INSTANT:
        return NONE, ()
    instant = instant_below(view)
    return instant[SOURCE], [SEAT_BASE + seat for seat in bits(instant[AFFECTED])]


def is_worth_asking(view: GameView, option: Option) -> bool:
    """Return whether an option answers an Instant. All other cards are played at will."""
    return option[0] == codes.PLAY and view.table.rules.cards[option[1]].when == "instant"


def may_ask_publicly(view: GameView, everybody: GameView) -> bool:
    """Return whether a question can be answered in public.

    Turning up cards and removing lines don't depend on cards in hand, and in Fall there are none. The only secrets are
    cards a player has peeked at in their own yard, and that is known to all.
    """
    question = view.question
    if question is None or (question[1] not in (codes.ASK_TURN_UP, codes.ASK_LINES) and view.phase != FALL):
        return False
    yard = YARD[view.seat]
    return question[1] != QUESTION_WINDOW and view.zones[yard] == everybody.zones[yard]


def next_question(view: GameView) -> Question | None:
    """Return the question after the window at the start of a turn (NN-3.1, NN-4.4).

    It asks whether to draw, take the bin's top or remove lines. None in other windows.
    """
    frame = window_frame(view)
    seat = view.seat
    if frame is None or frame[MOMENT] != codes.AT_TURN_START or frame[SEAT] != seat or view.zones[DRAWN[seat]]:
        return None
    options = take_options(view, seat)
    return (seat, codes.ASK_TAKE, NONE, options) if options else None


# --- lines ---------------------------------------------------------------------------------------------------------


def is_diagonal(view: GameView, option: Option) -> bool:
    return option[0] == codes.REMOVE_LINE and option[2] - NUMBER_BASE >= view.table.rules.first_diagonal


def lines(view: GameView, option: Option) -> list[Line]:
    """Return the line that an option removes, or the viewer's lines that a placed card completes."""
    rules = view.table.rules
    yard = YARD[view.seat]
    cards = view.zones[yard]
    if option[0] == codes.REMOVE_LINE:
        return [line_info(rules, view.seat, cards, option[2] - NUMBER_BASE, "chain-removable")]
    zone, place = divmod(option[2] - PLACE_BASE, PLACES_PER_ZONE)
    if option[0] != codes.PLACE or zone != yard or view.counters[LOCKED[view.seat]]:
        return []
    placed = cards[:]
    placed[place] = option[1]
    down = view.counters[DOWN[view.seat]] & ~(1 << place)
    found = complete_lines(rules, placed, down) if view.phase == SUMMER else 0
    return [
        line_info(rules, view.seat, placed, number, "chain-then-removable")
        for number in bits(found)
        if rules.masks[number] >> place & 1
    ]


def line_sort(rules: MatchRules, number: int) -> str:
    """Return "row", "column" or "diagonal" for a line."""
    if number >= rules.first_diagonal:
        return say("sort-diagonal")
    return say("sort-row" if number < rules.size else "sort-column")


def line_info(rules: MatchRules, seat: int, cards: list[int], number: int, message: str) -> Line:
    """Return a line with its text, e.g. "7, Wild, 8: column can be removed"."""
    line = rules.lines[number]
    shown = ", ".join(str(rules.number[cards[place]] or rules.cards[cards[place]].name) for place in line)
    words = say(message, cards=shown, sort=line_sort(rules, number))
    return Line(tuple(rules.refs[seat][place] for place in line), words)


def sweeps(view: GameView) -> list[Sweep]:
    """Return all lines that can be removed without a price: rows and columns (NN-4.5)."""
    found = tuple(option for option in view.options if option[0] == codes.REMOVE_LINE and not is_diagonal(view, option))
    return [Sweep("remove_lines", found)] if found else []


# --- faces ---------------------------------------------------------------------------------------------------------


def veil(view: GameView, card: int) -> str:
    """Return in a few words why the viewer can't play a Nasty Neighbour card now; empty if they can.

    Outside of a window, the text says what the card waits for.
    """
    if view.seat >= view.table.seats or card not in view.zones[NASTY[view.seat]]:
        return ""
    if any(option[1] == card for option in view.options):
        return ""
    when = view.table.rules.cards[card].when
    if when == "instant" and not affects_viewer(view):
        return say("veil-not-yours" if window(view) == "instant" else "veil-no-instant")
    if when == "before-drawing" and not (window(view) == "turn-start" and view.active == view.seat):
        return say("veil-before-drawing")
    return say("veil-no-target") if window(view) else ""


def picks_of(view: GameView) -> list[int]:
    """Return the picks so far for the effect that asks the viewer."""
    return view.stack[-1][codes.PICKS :] if view.stack and view.stack[-1][KIND] == codes.EFFECTS else []
