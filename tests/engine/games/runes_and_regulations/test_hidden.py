"""What a seat may not know changes nothing that it sees, and nothing about who is asked and when."""

from __future__ import annotations

import random

from hypothesis import given, strategies as st

from engine.games.runes_and_regulations.codes import LINK
from engine.games.runes_and_regulations.definitions.compiler import effects
from engine.games.runes_and_regulations.rules.frame_fields import ENTRY, FIRST_ENTRY
from engine.kernel.flow import machine
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.ruleset import PASS
from engine.kernel.match.invariants import check
from engine.kernel.state.events import ANSWERED, ASKED, Event, redact
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import HIDDEN, PLACE_BASE, describe
from engine.kernel.state.state import Option, State
from engine.kernel.state.view import view_of
from tests.engine.games.runes_and_regulations.lab import Lab
from tests.engine.games.runes_and_regulations.random_games import GAME, NAMES, answers, position_after
from tests.sampling import examples

seeds = st.integers(0, 100_000)
Players = tuple[int, bool]
tables = st.sampled_from([(2, False), (3, False), (4, False), (3, True), (5, True), (8, True)])
"""Players, and whether the expansion is played."""
lengths = st.integers(0, 150)


def exchanged(state: State, seat: int, seed: int) -> State:
    """The position with everything that a seat does not know exchanged, card for card of the same back."""
    seen = {card for cards in view_of(state, seat).zones for card in cards if card >= 0}
    new: dict[int, int] = {}
    for group in set(state.table.groups):
        hidden = [card for card, back in enumerate(state.table.groups) if back == group and card not in seen]
        others = hidden[:]
        random.Random(seed).shuffle(others)
        new.update(zip(hidden, others, strict=True))
    world = state.copy()
    world.zones = [[new.get(card, card) for card in cards] for cards in state.zones]
    world.known = state.known[:]
    for card, other in new.items():
        world.known[other] = state.known[card]
    return world


@given(tables, seeds, lengths, seeds)
def test_a_view_shows_nothing_of_what_is_hidden(table: Players, seed: int, length: int, shuffle: int) -> None:
    """RR-1.2 RR-4.8: with other cards in hands, on Fences and in decks a seat sees the same table and options."""
    state = position_after(table[0], seed, length, expansion=table[1])
    seat = state.questions[0][0]
    mine, theirs = view_of(state, seat), view_of(exchanged(state, seat, shuffle), seat)
    assert theirs.to_data() == mine.to_data()
    assert GAME.shows.scores(theirs) == GAME.shows.scores(mine)
    assert GAME.words.prompt(theirs, NAMES) == GAME.words.prompt(mine, NAMES)
    for option in mine.options:
        assert GAME.words.describe_option(theirs, option, NAMES) == GAME.words.describe_option(mine, option, NAMES)


@given(tables, seeds, lengths, seeds)
def test_events_tell_a_seat_nothing_of_what_is_hidden(table: Players, seed: int, length: int, shuffle: int) -> None:
    """RR-1.2: after the same answer a seat hears the same, up to where a hidden card is shown or a chance differs."""
    state = position_after(table[0], seed, length, expansion=table[1])
    seat, options = state.questions[0][0], state.questions[0][3]
    known = {card for cards in view_of(state, seat).zones for card in cards if card >= 0}
    option = random.Random(shuffle).choice(options)
    if hand_was_needed(state):
        return
    mine = heard(state.copy(), seat, option)
    theirs = heard(exchanged(state, seat, shuffle), seat, option)
    for ours, other in zip(mine, theirs, strict=False):
        if ours != other:
            assert ours[2] not in known and other[2] not in known, (ours, other)
            break


def hand_was_needed(state: State) -> bool:
    """Whether an effect is under way that needs a fitting card in the hand: other hands do not fit that play."""
    links = [frame for frame in state.stack if frame[0] == LINK]
    entries = [frame[start] for frame in links for start in range(FIRST_ENTRY, FIRST_ENTRY + ENTRY * frame[8], ENTRY)]
    return any(effects()[effect].from_hand for effect in entries)


def heard(state: State, seat: int, option: Option, listener: int = -1) -> list[Event]:
    """What a seat hears when it (or another one) answers."""
    state.events = []
    machine.answer(state, seat, option)
    return [redact(event, seat if listener < 0 else listener) for event in state.events]


@examples(2)
@given(tables, seeds, lengths, seeds)
def test_who_is_asked_does_not_depend_on_hidden_cards(table: Players, seed: int, length: int, shuffle: int) -> None:
    """RR-7.1 RR-7.7: who could react as far as everybody can tell is asked, so that a pause tells nothing."""
    state = position_after(table[0], seed, length, expansion=table[1])
    seat, options = state.questions[0][0], state.questions[0][3]
    answer: tuple[int, Option] | None = (seat, random.Random(shuffle).choice(options))
    worlds = [state.copy(), exchanged(state, seat, shuffle)]
    while answer is not None:
        mine, theirs = (told(heard(world, *answer, listener=seat)) for world in worlds)
        if mine != theirs:
            break  # a hidden card has been shown; from here on play may differ
        asked = [[question[:2] for question in world.questions] for world in worlds]
        assert asked[0] == asked[1]
        answer = passing(worlds[0], seat)


def told(events: list[Event]) -> list[Event]:
    """What a seat hears apart from who is asked and who has answered."""
    return [event for event in events if event[0] not in (ASKED, ANSWERED)]


def passing(state: State, seat: int) -> tuple[int, Option] | None:
    """How the seat that is asked passes; none when it is the one that looks, or cannot pass."""
    for other, _, _, options in state.questions:
        for option in options:
            if option[0] == PASS and other != seat:
                return other, option
    return None


@given(tables, seeds, lengths, seeds)
def test_a_world_that_fits_a_view_gives_that_view_and_can_be_played(
    table: Players, seed: int, length: int, deal: int
) -> None:
    """RR-1.2: for computer seats, which think in such worlds."""
    state = position_after(table[0], seed, length, expansion=table[1])
    seat = state.questions[0][0]
    view = view_of(state, seat)
    world = determinize(view, deal)
    assert view_of(world, seat).to_data() == view.to_data()
    for number, position in enumerate(answers(world, deal)):
        if number == 10:
            assert check(position) == []
            break


# --- what Runes and Fences give away ------------------------------------------------------------------------


def test_a_window_opens_for_every_seat_that_could_have_a_rune() -> None:
    """RR-7.7: B has nothing for the Spell and is asked all the same; C has no Runes at all and is not."""
    lab = Lab(A={"hand": ["Rune Service"]}, B={"fence": ["Welcome-Back Mat"]}, C={}, phase="cast")
    lab.do("A", "cast", "Rune Service")
    assert lab.asked() == ["B"]
    assert lab.offered() == {"pass"}


def test_no_window_opens_for_runes_that_everybody_knows_to_be_elsewhere() -> None:
    """RR-7.7: with both Grubby Grabbers on the pile nobody could answer a Spell."""
    lab = Lab(
        A={"hand": ["Rune Service"]},
        B={"fence": ["Welcome-Back Mat"]},
        phase="cast",
        table={"rune_discard": ["Grubby Grabber", "Grubby Grabber", "Tricky Trap"]},
    )
    lab.do("A", "cast", "Rune Service")
    assert lab.asked() == ["A"]


def test_a_rune_that_goes_back_to_its_fence_is_known() -> None:
    """RR-7.9: revealed and sent back, it is known to be there; the Rune beside it is not."""
    lab = Lab(
        A={"hand": ["Rune Service"]},
        B={"fence": ["Grubby Grabber"]},
        C={"fence": ["Grubby Grabber", "Salty Shaker"]},
        phase="cast",
    )
    lab.do("A", "cast", "Rune Service")
    lab.do("B", "activate", "Grubby Grabber")
    lab.passes("C")
    lab.do("C", "activate", "Grubby Grabber")
    while lab.asked() != ["A"]:
        lab.passes(lab.asked()[0])
    fence = lab.view("A").zone("fence", 2)
    grabbers = GAME.positions.find_cards(lab.state.table, "Grubby Grabber")
    assert len(fence) == 2
    assert [card for card in fence if card >= 0 and card in grabbers] == [card for card in fence if card != HIDDEN]
    assert HIDDEN in fence and fence != [HIDDEN, HIDDEN]


def test_positions_on_a_fence_carry_no_information() -> None:
    """RR-4.8: whichever position is chosen, any of the Runes may be the one that is taken."""
    taken = set()
    for seed in range(40):
        lab = Lab(
            A={"hand": ["Taking a Fence"]}, B={"fence": ["Salty Shaker", "Nosy Mailbox"]}, phase="cast", seed=seed
        )
        lab.do("A", "cast", "Taking a Fence")
        lab.passes("B")
        lab.do("A", "choose", target="B.fence[0]")
        lab.passes("B")
        taken |= set(lab.cards("A.fence"))
    assert taken == {"Salty Shaker", "Nosy Mailbox"}


def test_a_neighbors_rune_is_offered_by_position_and_never_by_name() -> None:
    """RR-4.8"""
    lab = Lab(A={"hand": ["Taking a Fence"]}, B={"fence": ["Salty Shaker", "Nosy Mailbox"]}, phase="cast")
    lab.do("A", "cast", "Taking a Fence")
    lab.passes("B")
    view = lab.view("A")
    assert view.zone("fence", 1) == [HIDDEN, HIDDEN]
    assert [describe(option[2])[0] for option in view.options] == ["place", "place"]
    assert all(option[2] >= PLACE_BASE for option in view.options)


def test_a_rune_of_ones_own_is_chosen_openly() -> None:
    """RR-4.8: the others see which Rune is given up from the moment it is chosen, and none of the others."""
    lab = Lab(
        A={"hand": ["Clean Sweep"], "fence": ["Salty Shaker", "Nosy Mailbox"]},
        B={"fence": ["Tricky Trap", "Gnasty Gnome"]},
        C={"role": ["The Nefarious Neighbor"]},
        phase="cast",
        options={"expansion": True},
    )
    lab.do("A", "cast", "Clean Sweep")
    while lab.asked() != ["A"]:
        lab.passes(lab.asked()[0])
    lab.do("A", "choose", target="A.fence/Salty Shaker")
    assert lab.asked() == ["B"]
    assert sorted(lab.view("B").zone("fence", 0)) == [HIDDEN, lab.card("Salty Shaker")]


def test_a_rune_deck_shuffled_anew_makes_every_fence_a_secret_again() -> None:
    """RR-2.3 RR-7.7: a Grubby Grabber seen on the pile is anywhere after the shuffle."""
    lab = Lab(
        A={"hand": ["Rune Service", "Sparkly Dragon", "Staycation"]}, B={"fence": ["Welcome-Back Mat"]}, phase="cast"
    )
    lab.move("table.rune_deck", "table.rune_discard")
    for card in lab.state.zones[GAME.layout.table_zone("rune_discard")]:
        lab.state.known[card] = EVERYBODY
    lab.do("A", "cast", "Rune Service")
    assert lab.asked() == ["A"]
    lab.do("A", "summon", "Sparkly Dragon", "A.lawn")
    lab.do("A", "use", "Sparkly Dragon")
    lab.passes("B")  # the summon
    assert lab.asked() == ["B"]
    assert lab.cards("table.casting") == ["Staycation"]
