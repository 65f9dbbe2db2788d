"""With the expansion: what a seat may not know (roles, Forbidden cards) changes nothing that it sees or is asked."""

from __future__ import annotations

import random

from hypothesis import given, strategies as st

from engine.games.runes_and_regulations.codes import PICK
from engine.games.runes_and_regulations.layout import ROLE_CARD, SPARE_ROLES
from engine.games.runes_and_regulations.rules.actions.actions import PICK_HAND
from engine.games.runes_and_regulations.rules.frame_fields import MINIMUM
from engine.kernel.game.traits import HasChain, HasPlotStyles, HasSecretRole, HasWindows
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.state import Option, State
from engine.kernel.state.view import View, view_of
from tests.engine.games.runes_and_regulations.random_games import GAME, NAMES, position_after
from tests.engine.games.runes_and_regulations.test_hidden import exchanged, heard, passing, told
from tests.sampling import examples

seeds = st.integers(0, 100_000)
seat_counts = st.integers(3, 8)
lengths = st.integers(0, 400)
masteries = st.booleans()


def same_to_look_at(mine: View, theirs: View) -> None:
    """Assert that two views look the same in data and in words."""
    assert theirs.to_data() == mine.to_data()
    assert GAME.words.prompt(theirs, NAMES) == GAME.words.prompt(mine, NAMES)
    assert GAME.trait(HasSecretRole).briefing(theirs, NAMES) == GAME.trait(HasSecretRole).briefing(mine, NAMES)
    assert GAME.trait(HasChain).chain(theirs, NAMES) == GAME.trait(HasChain).chain(mine, NAMES)
    for seat in range(mine.table.seats):
        assert GAME.trait(HasSecretRole).identity(theirs, seat) == GAME.trait(HasSecretRole).identity(mine, seat)
        assert GAME.shows.plate(theirs, seat) == GAME.shows.plate(mine, seat)
        assert GAME.shows.score_parts(theirs, seat) == GAME.shows.score_parts(mine, seat)
    for option in mine.options:
        assert GAME.words.describe_option(theirs, option, NAMES) == GAME.words.describe_option(mine, option, NAMES)
        assert GAME.trait(HasWindows).is_worth_asking(theirs, option) == GAME.trait(HasWindows).is_worth_asking(
            mine, option
        )


@given(seat_counts, seeds, lengths, seeds, masteries)
def test_every_view_is_the_same_whatever_is_hidden(
    seats: int, seed: int, length: int, shuffle: int, mastery: bool
) -> None:
    """RR-1.2 RR-9.2 RR-11.5: other roles, hands, Fences and decks: each seat sees the same table."""
    state = position_after(seats, seed, length, expansion=True, mastery=mastery)
    for seat in (*range(seats), SPECTATOR):
        same_to_look_at(view_of(state, seat), view_of(exchanged(state, seat, shuffle), seat))


@examples(2.5)
@given(seat_counts, seeds, lengths, seeds, masteries)
def test_who_is_asked_and_what_is_heard_does_not_depend_on_what_is_hidden(
    seats: int, seed: int, length: int, shuffle: int, mastery: bool
) -> None:
    """RR-7.1 RR-9.2 RR-11.5: after the same answers, up to where a hidden card is shown or must be played."""
    state = position_after(seats, seed, length, expansion=True, mastery=mastery)
    seat, options = state.questions[0][0], state.questions[0][3]
    known = {card for cards in view_of(state, seat).zones for card in cards if card >= 0}
    answer: tuple[int, Option] | None = (seat, random.Random(shuffle).choice(options))
    worlds = [state.copy(), exchanged(state, seat, shuffle)]
    while answer is not None:
        mine, theirs = (told(heard(world, *answer, listener=seat)) for world in worlds)
        different = [pair for pair in zip(mine, theirs, strict=False) if pair[0] != pair[1]][:1]
        for ours, other in different:
            assert ours[0] != other[0] or not {ours[2], other[2]} & known, (ours, other)
        if mine != theirs or any(must_play(world) for world in worlds):
            break
        asked = [[question[:2] for question in world.questions] for world in worlds]
        assert asked[0] == asked[1]
        answer = passing(worlds[0], seat)


def must_play(world: State) -> bool:
    """Whether a seat must play some card of its hand now: whoever has none, or only one, is not asked (RR-7.1)."""
    return any(frame[0] == PICK and frame[1] == PICK_HAND and frame[MINIMUM] for frame in world.stack)


@given(seat_counts, seeds, lengths)
def test_a_role_is_seen_by_its_owner_alone_until_the_end(seats: int, seed: int, length: int) -> None:
    """RR-9.2 RR-11.5: the Nefarious Neighbor's by all, those left over by nobody."""
    state = position_after(seats, seed, length, expansion=True)
    nefarious = [seat for seat in range(seats) if GAME.trait(HasPlotStyles).seat_style(view_of(state), seat)][0]
    for looker in (*range(seats), SPECTATOR):
        view = view_of(state, looker)
        assert view.zones[SPARE_ROLES] == [HIDDEN] * (10 - seats)
        for seat in range(seats):
            shown = view.zones[ROLE_CARD[seat]] != [HIDDEN]
            assert shown == (seat in (looker, nefarious))
