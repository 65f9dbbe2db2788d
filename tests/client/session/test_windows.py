"""Windows: who is asked when, what a card announced does, and playing before the own turn's first choice."""

from __future__ import annotations

import pytest

from client.session.reactions import is_reaction
from client.session.session import Session
from client.session.windows import ALWAYS, NEVER, OWN, WindowMemory
from engine.ai.seat import Choice
from engine.ai.workers import Reply
from engine.kernel.layout import SPECTATOR
from engine.kernel.rules import PASS
from engine.store.settings import Settings
from tests.client.session.windowed import CATS, GUARDS, Watched, watch
from tests.client.sessions import HandPool
from tests.engine.kernel.toy_game import ASK_PLAY, CAST, DISCARD, FENCE, SUMMON, ZONES

NO, GUARD, OTHER = [], [GUARDS[0]], [CATS[3]]  # type: ignore[var-annotated]
DECLINE = (PASS, -1, -1)


def others_decline(session: Session) -> None:
    """The computers let everything happen, as long as they are asked in windows."""
    pool = session._pool
    assert isinstance(pool, HandPool)
    pool.prompt = False
    for now in range(0, 4000, 20):
        session._computers.look()
        for ticket, (_, request) in list(pool.open.items()):
            question = session.match.view(request.seat).question
            if is_reaction(question) and question is not None:
                del pool.open[ticket]
                pool._replies[ticket] = Reply(Choice(question[3].index(DECLINE), {}), 1.0)
        session.update(now)


def test_in_the_own_turn_the_window_stands_open_beside_the_first_choice() -> None:
    session = watch(("human", "random"), [GUARD, NO])
    question = session.view().question
    assert question is not None and question[1] == ASK_PLAY
    assert {option[0] for option in question[3]} == {PASS, SUMMON, CAST}
    session.answer(next(option for option in question[3] if option[0] == CAST))
    assert GUARDS[0] in session.view().zone("discard")
    assert {option[0] for option in session.view().options} >= {PASS, SUMMON}, "it is still the same turn"


def test_the_first_choice_declines_the_window_and_is_carried_out_when_all_others_have_declined() -> None:
    session = watch(("human", "random"), [GUARD, [GUARDS[1]]])
    summon = next(option for option in session.view().options if option[0] == SUMMON)
    session.answer(summon)
    assert summon[1] not in session.view().zone("lawn", 0) and session.match.asked == [1]
    assert session.kept == "summon Cat"
    others_decline(session)
    assert summon[1] in session.view().zone("lawn", 0)
    assert session.take_remarks() == [] and not session.kept


def test_a_first_choice_that_is_not_possible_any_more_is_dropped_and_told() -> None:
    session = watch(("human", "random"), [GUARD, [GUARDS[1]]])
    summon = next(option for option in session.view().options if option[0] == SUMMON)
    assert summon[1] == session.view().zone("hand", 0)[0], "the Guard of the neighbor takes the first card of the hand"
    session.answer(summon)
    session.match.answer(1, (CAST, GUARDS[1], session.match.view(1).options[0][2]))
    session._settle()
    assert any("not possible any more" in remark for remark in session.take_remarks())
    question = session.view().question
    assert question is not None and question[1] == ASK_PLAY and summon not in question[3]


def test_taking_back_the_first_choice_opens_the_window_again() -> None:
    session = watch(("human", "random"), [GUARD, NO])
    summon = next(option for option in session.view().options if option[0] == SUMMON and option[1] == GUARDS[4])
    before = len(session.match.answers)
    session.answer(summon)
    assert session.undo()
    assert len(session.match.answers) == before
    assert any(option[0] == CAST for option in session.view().options)


def test_a_first_choice_that_still_waits_can_be_taken_back() -> None:
    session = watch(("human", "random"), [GUARD, [GUARDS[1]]])
    before, summon = len(session.match.answers), next(o for o in session.view().options if o[0] == SUMMON)
    session.answer(summon)
    assert session.kept and session.undo()
    assert len(session.match.answers) == before and not session.kept and summon in session.view().options


def test_a_card_that_is_gone_is_no_longer_announced() -> None:
    session = watch(("random", "human"), [NO, GUARD])
    session.announce(1, GUARDS[0])
    session.match.state.zones[FENCE + ZONES].remove(GUARDS[0])
    session.match.state.zones[DISCARD].append(GUARDS[0])
    session._settle()
    assert not session.windows.announced


def test_windows_that_do_not_matter_cost_nobody_a_click() -> None:
    session = watch(("random", "human"), [NO, GUARD])
    assert session.match.asked == [0], "the person has let the window pass"
    assert not session.view().options


def test_alone_a_window_that_matters_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watched, "important", True)
    assert is_reaction(watch(("random", "human"), [NO, GUARD]).view().question)
    assert not watch(("random", "human"), [NO, OTHER]).view().options, "there is nothing to play"


def test_a_card_announced_is_asked_about_at_the_next_window_and_only_there() -> None:
    session = watch(("human", "human", "random"), [NO, GUARD, NO])
    session.match.kinds[0] = "random"
    session._settle()
    session.announce(1, GUARDS[0])
    session.match.answer(0, DECLINE)
    session._settle()
    assert session.viewer == 1 and is_reaction(session.view().question)
    session.answer(DECLINE)
    assert not session.windows.announced


def test_saying_so_again_takes_an_announcement_back() -> None:
    session = watch(("random", "human"), [NO, GUARD])
    session.announce(1, GUARDS[0])
    session.announce(1, GUARDS[0])
    session.match.answer(0, DECLINE)
    session._settle()
    assert not is_reaction(session.view().question)


@pytest.mark.parametrize(("mode", "asked"), [(OWN, False), (ALWAYS, True), (NEVER, False)])
def test_a_seat_is_asked_at_a_moment_as_it_has_said(mode: str, asked: bool) -> None:
    session = watch(("random", "human"), [NO, GUARD])
    session.set_window_mode(1, "turn-end", mode)
    session.match.answer(0, DECLINE)
    session._settle()
    assert is_reaction(session.view().question) == asked
    assert session.windows.mode(1, "turn-start") != mode


def test_own_means_the_windows_of_the_own_turn() -> None:
    session = watch(("human", "random"), [GUARD, NO])
    session.set_window_mode(0, "turn-end", OWN)
    session.answer(next(option for option in session.view().options if option[0] == PASS))
    assert is_reaction(session.view().question)


@pytest.mark.parametrize("announced", [False, True])
def test_with_several_people_the_pause_tells_nothing_of_what_they_hold(announced: bool) -> None:
    calls = []
    for behind in (GUARD, OTHER):
        session = watch(("human", "human"), [NO, behind])
        session.open_curtain()
        if announced:
            session.announce(1)
        session.answer(DECLINE)
        calls.append((session.viewer, session.curtain, session.match.asked))
    assert calls[0] == calls[1]
    call = calls[0][1]
    assert call is not None and call.seat == 1
    assert bool(call.trigger) == announced, "announced: asked in the window; else: it is the turn of the next"


def test_with_several_people_what_everybody_sees_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watched, "concerned_seats", (1,))
    for behind in (GUARD, OTHER):
        session = watch(("human", "human"), [NO, behind])
        assert session.curtain is not None and session.curtain.seat == 1 and session.curtain.trigger
        assert session.viewer == SPECTATOR


def test_the_own_turn_looks_the_same_whatever_stands_behind_the_fence() -> None:
    calls = []
    for behind in (GUARD, OTHER):
        session = watch(("human", "human"), [behind, NO])
        calls.append(session.curtain)
    assert calls[0] == calls[1] and calls[0] is not None and not calls[0].trigger


def test_wishes_and_announcements_are_kept_with_the_match() -> None:
    session = watch(("random", "human"), [NO, GUARD])
    session.set_window_mode(1, "turn-end", ALWAYS)
    session.announce(1, GUARDS[0])
    again = Session(session.match, Settings(), pool=HandPool(), document=session.document())
    assert again.windows.mode(1, "turn-end") == ALWAYS and again.windows.announced == {1: GUARDS[0]}


def test_notes_that_cannot_be_read_are_left_out() -> None:
    memory = WindowMemory({"modes": [[0, "turn-end", "perhaps"], "x", [1]], "announced": [["a", 2], [1, 3]]})
    assert memory.announced == {1: 3} and memory.mode(0, "turn-end") != "perhaps"
    with pytest.raises(ValueError, match="not 'perhaps'"):
        memory.set_mode(0, "turn-end", "perhaps")
