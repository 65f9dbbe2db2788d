"""Why something cannot be done in Nasty Neighbours: every key of the refusal texts, from real positions."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine.kernel.game.presentation import Refusal
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE, number_ref, place_ref, seat_ref, zone_ref
from engine.kernel.state.view import view_of
from tests.engine.games.nasty_neighbours.random_games import NAMES
from tests.engine.games.nasty_neighbours.words.lab import GAME, YARDS, Lab, line
from tests.engine.games.own_cards import pack_of
from tests.engine.games.said_to import CLAUSES

FOUR = ("Ada", "Ben", "Cy", "Dot")
OUT = ["blue 1", "red 5", "green 9", "brown 3", "yellow 7", "red 2", "blue 8", "green 4", "brown 10"]
"""A yard without a face-down card or a line."""

Case = tuple[Callable[[], Lab], str, str | int, str | int, Refusal]
CASES: list[Case] = []


def case(lab: Callable[[], Lab], seat: str, source: str | int, target: str | int, key: str, **details: str) -> None:
    """In a position somebody takes something somewhere, and is told why not."""
    CASES.append((lab, seat, source, target, Refusal(key, details)))


def spot(seat: int, place: int) -> int:
    """The place of a yard."""
    return place_ref(GAME.layout.seat_zone("yard", seat), place)


# --- the turn ------------------------------------------------------------------------------------------------------


def turn() -> Lab:
    """Ada is to take a card; nobody holds a Nasty Neighbour card."""
    return Lab(draw_pile=["Red 7"], bin=["Yellow 3", "Green 2"])


def drawn() -> Lab:
    """Ada holds Red 7; her yard has a gap and a Stumped."""
    lab = Lab(draw_pile=["Red 7"], Ada={"yard": [".", "Stumped", *YARDS["Ada"][2:]]})
    lab.do("Ada", "draw")
    return lab


def taken() -> Lab:
    lab = turn()
    lab.do("Ada", "take")
    return lab


def stumped_won() -> Lab:
    """Ada has put a Stumped into Ben's yard and holds the one that lay there face down."""
    lab = Lab(draw_pile=["Stumped"], Ben={"yard": ["-Stumped", *YARDS["Ben"][1:]]})
    lab.do("Ada", "draw")
    lab.do("Ada", "place", target="Ben.yard[0]")
    return lab


def stumped_everywhere() -> Lab:
    """Ada's yard is all Stumped and gaps, so nothing fits."""
    return Lab(Ada={"yard": ["Stumped", *["."] * 8]}, draw_pile=["Red 7"])


def no_card_left() -> Lab:
    """Cy has discarded the only card that is not in a yard: Ada can take that one, and draw none."""
    lab = Lab(active="Cy", draw_pile=["Red 7"])
    lab.do("Cy", "draw")
    for zone in ("draw_pile", "bin"):
        lab.state.zones[GAME.layout.table_zone(zone)].clear()
    lab.do("Cy", "discard")
    return lab


case(turn, "Ben", "Ben.yard[0]", NONE, "not-own-turn", other="Ada", player="Ben")
case(turn, "Ada", "Ada.yard[0]", "table.draw_pile", "take-first", player="Ada")
case(turn, "Ada", "Ben.yard[0]", "table.draw_pile", "take-first", player="Ada")
case(turn, "Ada", "Ada.yard", NONE, "no-peeking")
case(turn, "Ada", "Ben.yard", NONE, "no-peeking")
case(turn, "Ada", "table.bin[0]", "Ada.drawn", "only-top-of-bin")
case(lambda: Lab(bin=["Nasty Dog"]), "Ada", "table.bin", "Ada.drawn", "bin-instant")
case(stumped_everywhere, "Ada", "table.bin[0]", "Ada.drawn", "bin-nowhere-to-go")
case(no_card_left, "Ada", "table.draw_pile", "Ada.drawn", "no-draw-pile")
case(drawn, "Ada", "table.draw_pile", "Ada.drawn", "already-drawn", player="Ada")
case(drawn, "Ada", "table.bin[0]", "Ada.drawn", "already-drawn", player="Ada")
case(drawn, "Ada", "Ada.yard[3]", "Ben.yard[0]", "only-drawn-card", player="Ada")
case(drawn, "Ada", "Ada.drawn[0]", "Ben.yard[0]", "not-own-yard", player="Ada")
case(drawn, "Ada", "Ada.drawn[0]", "Ben.yard", "not-own-yard", player="Ada")
case(drawn, "Ada", "Ada.drawn[0]", spot(0, 0), "gap-stays-empty")
case(drawn, "Ada", "Ada.drawn[0]", spot(0, 1), "stumped-stays")
case(taken, "Ada", "Ada.drawn[0]", "table.bin", "bin-must-be-placed")
case(stumped_won, "Ada", "Ada.drawn[0]", spot(2, 0), "second-stumped", player="Ada")

# --- lines -----------------------------------------------------------------------------------------------------------


def lines() -> Lab:
    """The top row is complete but for its order of suits; the right column is blocked, the left one has a gap."""
    return Lab(Ada={"yard": ["blue 1", "red 5", "green 9", ".", "-yellow 7", "Stumped", "-blue 8", "green 4", "red 6"]})


def locked() -> Lab:
    """Ada has removed the diagonal."""
    yard = ["blue 1", "red 5", "-green 9", "brown 3", "blue 2", "-red 2", "-blue 8", "green 4", "blue 3"]
    lab = Lab(Ada={"yard": yard})
    lab.do("Ada", "remove_line", target="diagonal down")
    return lab


def line_of_cy() -> Lab:
    """Ada's card has shown Cy nothing; Cy's yard has a complete row, over which Cy is asked in Ada's turn."""
    lab = Lab(Cy={"yard": ["green 1", "-green 2", "green 3", *YARDS["Cy"][3:]]}, Ada={"nasty": ["Sprinkler Mishap"]})
    lab.do("Ada", "play", "Sprinkler Mishap")
    lab.do("Ada", "choose", target="Cy.yard[1]")
    return lab


case(lines, "Ada", "Ada.yard[0]", "table.bin", "line-not-complete")
case(lines, "Ada", line(0), NONE, "line-not-complete")
case(lines, "Ada", line(3), NONE, "line-has-holes")
case(lines, "Ada", "Ada.yard", "table.bin", "line-has-holes")
case(lines, "Ada", line(5), NONE, "line-is-blocked")
case(lines, "Ada", "Ben.yard[0]", "table.bin", "not-own-line", other="Ben")
case(lines, "Ada", line(0), "Cy.yard", "not-own-line", other="Cy")
case(locked, "Ada", "Ada.yard[1]", "table.bin", "diagonal-locks")
case(line_of_cy, "Cy", "table.draw_pile", NONE, "decide-line", player="Cy")
case(line_of_cy, "Cy", "Ada.yard[0]", NONE, "not-own-line", other="Ada")
case(line_of_cy, "Ada", "Ada.yard[0]", NONE, "other-answers", other="Cy")

# --- Spring and Fall -------------------------------------------------------------------------------------------------


def spring() -> Lab:
    """Ada is to turn up her second card; Cy's yard was hit."""
    return Lab(
        phase="spring",
        Ada={"yard": ["blue 1", *(f"-{card.removeprefix('-')}" for card in YARDS["Ada"][1:])]},
        Cy={"rests": 1},
    )


def fall() -> Lab:
    """Ada went out first; Ben is to turn up a card."""
    return Lab(phase="fall", Ada={"yard": OUT})


case(spring, "Ada", "Ben.yard", NONE, "turn-up-own", player="Ada")
case(spring, "Ada", "table.draw_pile", NONE, "turn-up-own", player="Ada")
case(spring, "Ada", "Ada.yard[0]", NONE, "face-up-already", card="Blue 1")
case(spring, "Cy", "Cy.yard", NONE, "spring-yard-rests")
case(spring, "Ben", "Ben.yard", NONE, "not-own-turn", other="Ada", player="Ben")
case(fall, "Ada", "Ada.yard[0]", NONE, "first-out-is-final", player="Ada")

# --- Nasty Neighbour cards -------------------------------------------------------------------------------------------

EVERY_TIMING = ["Home Security", "Gopher Trouble", "Dumpster Dive"]


def window() -> Lab:
    """At the start of Ada's turn: her cards, and one that Ben holds."""
    return Lab(Ada={"nasty": EVERY_TIMING}, Ben={"nasty": ["Yard Sale", "Dumpster Dive"]}, bin=["Nasty Dog"])


def window_of_ben() -> Lab:
    lab = window()
    lab.passes("Ada")
    return lab


def asked_to_take() -> Lab:
    lab = Lab(Ada={"nasty": EVERY_TIMING}, draw_pile=["Red 7"])
    lab.passes("Ada")
    return lab


def after_placing() -> Lab:
    lab = asked_to_take()
    lab.do("Ada", "draw")
    lab.do("Ada", "place", target="Ada.yard[0]")
    return lab


def no_target() -> Lab:
    """Nobody has a face-down card left, so there is nothing to look at; yet nobody has gone out."""
    return Lab(
        Ada={"yard": OUT, "nasty": ["Peeping Neighbour", "Yard Sale"]}, Ben={"yard": ["."] * 9}, Cy={"yard": ["."] * 9}
    )


def dog() -> Lab:
    """Ada has drawn Nasty Dog, about to reset Ben's yard; Cy and Ben hold cards."""
    lab = Lab(draw_pile=["Nasty Dog"], Ben={"nasty": ["Home Security"]}, Cy={"nasty": ["Home Security", "Yard Sale"]})
    lab.passes("Ben", "Cy")
    lab.do("Ada", "draw")
    lab.do("Ada", "choose", target="Ben")
    return lab


def dog_and_cy() -> Lab:
    lab = dog()
    lab.passes("Ben")
    return lab


def played() -> Lab:
    """Ada has played Gopher Trouble."""
    lab = Lab(Ada={"nasty": ["Gopher Trouble", "Yard Sale"]})
    lab.do("Ada", "play", "Gopher Trouble")
    lab.do("Ada", "choose", target="Ben.yard[0]")
    return lab


def gone() -> Lab:
    """Cy is first-out, it is Ada's last turn."""
    return Lab(Cy={"yard": OUT})


def evicted() -> Lab:
    """Ada has drawn an Eviction Notice and sits at Ben's house, whose cards were hers to see from there on."""
    lab = Lab(draw_pile=["Eviction Notice"], Ada={"nasty": ["Yard Sale"]}, Ben={"nasty": ["Gopher Trouble"]})
    lab.passes("Ada", "Ben")
    lab.do("Ada", "draw")
    lab.do("Ada", "choose", target="Ben")
    lab.passes("Ada", "Ben")
    return lab


case(window, "Ada", "Ada.nasty[0]", "table.action", "nothing-to-cancel", card="Home Security", player="Ada")
case(window, "Ada", "Ada.nasty[2]", "table.action", "no-target-now", card="Dumpster Dive", player="Ada")
case(window, "Ada", "Ben.nasty", NONE, "nasty-cards-hidden", other="Ben")
case(window, "Ada", "Ada.yard[0]", "Ben.yard[0]", "take-first", player="Ada")
case(window, "Ada", "Ada.yard[0]", "table.bin", "line-has-holes")
case(window_of_ben, "Ben", "Ben.nasty[1]", "table.action", "before-drawing-only", card="Dumpster Dive", player="Ben")
case(window_of_ben, "Ben", "table.draw_pile", NONE, "not-own-turn", other="Ada", player="Ben")
case(no_target, "Ada", "Ada.nasty[0]", "table.action", "no-target-now", card="Peeping Neighbour", player="Ada")
case(asked_to_take, "Ada", "Ada.nasty[1]", "table.action", "not-now", card="Gopher Trouble", player="Ada")
case(asked_to_take, "Ada", "Ada.nasty[2]", "table.action", "before-drawing-only", card="Dumpster Dive", player="Ada")
case(after_placing, "Ada", "table.draw_pile", NONE, "window-first", player="Ada")
case(dog_and_cy, "Cy", "Cy.nasty[0]", "table.action", "nothing-to-cancel", card="Home Security", player="Cy")
case(dog, "Ben", "table.action[0]", "table.bin", "only-home-security")
case(dog, "Ben", "Ben.yard[0]", NONE, "answer-first", card="Nasty Dog")
case(dog, "Cy", "Cy.nasty[1]", "table.action", "not-now", card="Yard Sale", player="Cy")
case(played, "Ada", "table.nasty_pile[0]", "table.action", "nasty-card-played", card="Gopher Trouble")
case(gone, "Ada", "table.nasty_deck", NONE, "nasty-cards-gone", other="Cy")
case(evicted, "Ada", "Ben.nasty[0]", NONE, "not-own-nasty-card", card="Yard Sale", other="Ben")

# --- choosing players ------------------------------------------------------------------------------------------------


def dog_among_four() -> Lab:
    """Dot went out first; Ada has drawn Nasty Dog in her last turn."""
    lab = Lab(seats=FOUR, Dot={"yard": OUT}, draw_pile=["Nasty Dog"])
    lab.do("Ada", "draw")
    return lab


def playing(card: str, **more: dict[str, object]) -> Lab:
    """Ada plays a Nasty Neighbour card at the start of her turn, among four."""
    ada = {"nasty": [card, card], **more.pop("Ada", {})}
    lab = Lab(seats=FOUR, Ada=ada, **more, bin=["Yellow 3", "Nasty Dog"])
    lab.do("Ada", "play", card)
    return lab


def second_complaint() -> Lab:
    lab = playing("Noise Complaint")
    lab.do("Ada", "choose", target="Ben")
    lab.do("Ada", "play", "Noise Complaint")
    return lab


def borrowing() -> Lab:
    return playing("Borrowed Tools", Ben={"nasty": ["Yard Sale"]}, Cy={"nasty": ["Yard Sale"]})


def flood() -> Lab:
    """Ada plays an own card that resets another yard; Ben's has nothing but a Stumped."""
    own = {"id": "flood", "name": "Flood", "copies": 1, "when": "any-time", "effects": ["reset other"]}
    game = GAME.with_packs([pack_of(GAME, {"nasty": [own]})])
    lab = Lab(game=game, seats=FOUR, Ada={"nasty": ["Flood"]}, Ben={"yard": ["Stumped", *["."] * 8]})
    lab.do("Ada", "play", "Flood")
    return lab


case(flood, "Ada", "Ben", NONE, "nothing-to-reset", other="Ben")
case(dog_among_four, "Ada", "Ada", NONE, "choose-somebody-else", card="Nasty Dog", player="Ada")
case(dog_among_four, "Ada", "Dot", NONE, "out-is-safe", other="Dot")
case(dog_among_four, "Ada", "Ada.yard[0]", NONE, "answer-first", card="Nasty Dog")
case(dog_among_four, "Ada", "table.action[0]", "Ada", "choose-somebody-else", card="Nasty Dog", player="Ada")
case(second_complaint, "Ada", "Ben", NONE, "misses-already", other="Ben")
case(borrowing, "Ada", "Dot", NONE, "no-nasty-cards", other="Dot")
case(borrowing, "Ada", "table.draw_pile", NONE, "answer-first", card="Borrowed Tools")

# --- choosing cards --------------------------------------------------------------------------------------------------


def peeping() -> Lab:
    lab = playing("Peeping Neighbour")
    lab.do("Ada", "choose", target="Ben.yard[1]")
    return lab


def gopher() -> Lab:
    return playing("Gopher Trouble", Ben={"yard": [".", "Stumped", *YARDS["Ben"][2:]]})


def fence() -> Lab:
    """Ada has chosen a card of her own."""
    lab = playing("Over the Fence")
    lab.do("Ada", "choose", target="Ada.yard[0]")
    return lab


def fence_from_ben() -> Lab:
    lab = playing("Over the Fence")
    lab.do("Ada", "choose", target="Ben.yard[0]")
    return lab


def gnomes() -> Lab:
    lab = playing("Garden Gnome Shuffle")
    lab.do("Ada", "choose", target="Ben.yard[0]")
    return lab


def diving() -> Lab:
    lab = Lab(Ada={"nasty": ["Dumpster Dive"]}, bin=["Yellow 3", "Nasty Dog", "Red 9"])
    lab.do("Ada", "play", "Dumpster Dive")
    return lab


def second_instant() -> Lab:
    """Ada's last card was Vandalized: Nasty Dog is about to act, in her face-up yard an Eviction Notice is next."""
    lab = Lab(
        phase="spring",
        Ada={"yard": ["-Vandalized", "red 5", "blue 6", *["."] * 6]},
        Ben={"nasty": ["Gopher Trouble"]},
        draw_pile=["Nasty Dog", "Eviction Notice", "Red 1"],
    )
    lab.do("Ada", "turn_up", target="Ada.yard[0]")
    lab.passes("Ben")
    lab.do("Ada", "choose", target="Cy")
    lab.do("Ben", "play", "Gopher Trouble")
    return lab


def answer_without_target() -> Lab:
    """Nasty Dog is about to reset Ben's yard; his card could answer it if anybody had a card to take."""
    card = {"id": "bees", "name": "Bees", "copies": 1, "when": "instant", "effects": ["take-card other"]}
    game = GAME.with_packs([pack_of(GAME, {"nasty": [card]})])
    lab = Lab(game=game, Ben={"nasty": ["Bees"]}, draw_pile=["Nasty Dog"])
    lab.passes("Ben")
    lab.do("Ada", "draw")
    lab.do("Ada", "choose", target="Ben")
    return lab


case(second_instant, "Ben", "Ada.yard[2]", NONE, "instant-waits", card="Gopher Trouble", blocker="Eviction Notice")
case(answer_without_target, "Ben", "Ben.nasty[0]", "table.action", "no-target-now", card="Bees", player="Ben")
case(peeping, "Ada", "Ada.yard", NONE, "wants-same-yard", card="Peeping Neighbour")
case(peeping, "Ada", spot(1, 1), NONE, "picked-already", card="Peeping Neighbour")
case(peeping, "Ada", "Ben.yard[0]", NONE, "wants-face-down", card="Peeping Neighbour")
case(peeping, "Ada", "table.action[0]", "Ben.yard[0]", "wants-face-down", card="Peeping Neighbour")
case(peeping, "Ada", "Ben", NONE, "answer-first", card="Peeping Neighbour")
case(peeping, "Ada", "Ada.nasty[0]", "table.action", "answer-first", card="Peeping Neighbour")
case(gopher, "Ada", spot(1, 3), NONE, "wants-face-up", card="Gopher Trouble")
case(gopher, "Ada", spot(1, 0), NONE, "gap-stays-empty")
case(gopher, "Ada", "Ben.yard[1]", NONE, "not-stumped-please", card="Gopher Trouble")
case(fence, "Ada", "Ada.yard[1]", NONE, "wants-other-yard", card="Over the Fence")
case(fence_from_ben, "Ada", "Cy.yard[1]", NONE, "wants-yard-of", card="Over the Fence", other="Ada")
case(gnomes, "Ada", "Cy.yard[1]", NONE, "wants-same-yard", card="Garden Gnome Shuffle")
case(lambda: playing("Sprinkler Mishap"), "Ada", "Ada.yard", NONE, "wants-other-yard", card="Sprinkler Mishap")
case(lambda: playing("Yard Sale"), "Ada", "Ben.yard[0]", NONE, "wants-yard-of", card="Yard Sale", other="Ada")
case(diving, "Ada", "table.bin[1]", NONE, "no-instant-from-bin", card="Nasty Dog")
case(diving, "Ada", "Ben.yard[0]", NONE, "wants-from-bin", card="Dumpster Dive")

# --- the tests -------------------------------------------------------------------------------------------------------


def told(number: int) -> str:
    position, seat, source, target, expected = CASES[number]
    return f"{number}-{expected.key}"


@pytest.mark.parametrize("number", range(len(CASES)), ids=told)
def test_a_refusal_says_why(number: int) -> None:
    position, seat, source, target, expected = CASES[number]
    assert position().refused(seat, source, target) == expected


def test_every_reason_has_a_case() -> None:
    assert {expected.key for *_, expected in CASES} == set(CLAUSES[GAME.slug])


def test_what_can_be_done_is_not_explained_away() -> None:
    lab = turn()
    assert lab.refused("Ada", "table.draw_pile", "Ada.drawn") is None
    assert lab.refused("Ada", "table.bin[1]", "Ada.drawn") is None
    assert spring().refused("Ada", "Ada.yard") is None
    assert drawn().refused("Ada", "Ada.drawn[0]", "Ada.yard[3]") is None
    assert gopher().refused("Ada", "Ben.yard[2]") is None
    assert borrowing().refused("Ada", "Ben") is None
    assert line_of_cy().refused("Cy", line(0)) is None
    assert window().refused("Ada", "Ada.nasty[1]", "table.action") is None


def test_whoever_only_watches_is_refused_nothing() -> None:
    lab = turn()
    assert GAME.words.refusal(view_of(lab.state, SPECTATOR), lab.ref("Ada.yard[0]"), NONE, lab.names) is None


@pytest.mark.parametrize("seats", (2, 3, 5, 8))
def test_whatever_is_put_anywhere_a_refusal_has_all_that_its_sentence_names(seats: int) -> None:
    match = Match(GAME, NAMES[:seats], {"rounds": 1}, seats)
    chooser = random.Random(seats)
    cards = range(len(match.table.faces))
    zones = range(GAME.layout.zone_count(seats))
    others = [
        *map(zone_ref, zones),
        *map(seat_ref, range(seats)),
        *map(number_ref, range(12)),
        NONE,
        *(place_ref(zone, place) for zone in zones for place in (0, 4)),
    ]
    while not match.over and len(match.answers) < 150:
        for looker in range(seats):
            view = match.view(looker)
            for _ in range(8):
                source, target = chooser.choice([*cards, *others]), chooser.choice([*cards, *others])
                refusal = GAME.words.refusal(view, source, target, match.names)
                assert refusal is None or refusal.sentence
        seat = match.asked_seats[0]
        match.answer(seat, chooser.choice(match.view(seat).options))
