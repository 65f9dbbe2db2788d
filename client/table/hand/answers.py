"""The prompt bar's sentence and buttons: who is asked what, and all answers that have no place on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from client.input.actions import Command
from client.layout.pieces import PromptAnswer
from client.table.actions import (
    BROWSE_PILE,
    CLEAR_SELECTION,
    DECLINE,
    DECLINE_ALL,
    FASTER,
    HURRY,
    LOOK_FIRST,
    NOBODY,
    PASS_ON,
    SHOW_REACTIONS,
    SHOW_RESULTS,
    SPEAK_UP,
    START_SWEEP,
    STEP,
    key_of,
)
from client.table.hand.choices import QUESTION, source_ref
from client.table.hand.look import SweepLook
from client.table.hand.state import Hand
from engine.ai.seat_request import HUMAN
from engine.kernel.game.traits import HasNamedWindows, HasWindows, Sweep
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.session.privacy.hidden_keys import HiddenKeyChoice
from engine.session.protocol import SessionFacts
from engine.session.reactions.public_call import PublicCall
from engine.session.reactions.reaction_memory import decline_option, is_reaction, is_use, options_but_pass
from engine.session.teller import capital
from engine.session.words import address_names
from engine.words.say import add_player_name, table as say

_MOST_ANSWERS = 5
_MOST_BESIDE_PLACES = 2
"""With more answers than this, those lit on the table get no button."""


@dataclass(frozen=True, slots=True)
class PromptButton:
    """A button of the prompt bar: its label, the answer it gives or the command it performs, and its key."""

    label: str
    option: Option | None = None
    command: Command | None = None
    main: bool = False
    below: str = ""
    key: str = ""

    def answer(self, state: str) -> PromptAnswer:
        """Return the button as the prompt bar draws it."""
        return PromptAnswer(self.label, self.main, state, self.below, self.key)


def buttons(
    session: SessionFacts,
    hand: Hand,
    over: bool = False,
    suspense: bool = False,
    sweeps: Sequence[tuple[Sweep, SweepLook]] = (),
    announce: PromptButton | None = None,
    call: PublicCall | None = None,
    hidden_keys: HiddenKeyChoice | None = None,
    reading: bool = False,
    behind: bool = False,
) -> list[PromptButton]:
    """Return the current buttons, the main answer last. Without a question, there are still buttons to go faster.

    `sweeps`: sweeps that can start. `announce`: the button that announces a card, if possible. `call`: the public
    reaction prompt; `hidden_keys`: the secret choice there. `over`: the end has been shown. `suspense`: reveal nothing
    yet. `reading`: the table waits until the player continues. `behind`: events wait to be shown, so the only button
    skips them.
    """
    view, picked = hand.view, hand.picked
    if session.showing:
        passes = PromptButton(say("pass-on"), command=PASS_ON, main=True, key=key_of(DECLINE))
        return [_when(), passes] if asks_people(session) else [passes]
    if hidden_keys is not None:
        return _look_first(session, hidden_keys.seats)
    if reading:
        return [PromptButton(say("read-on"), command=FASTER, main=True, key=key_of(HURRY))]
    if over:
        return [PromptButton(say("results"), command=SHOW_RESULTS, main=True)]
    if suspense:
        return [PromptButton(say("faster"), command=FASTER)]
    first = [announce] if announce is not None else []
    if behind:
        return [*first, PromptButton(say("skip"), command=FASTER, key=key_of(HURRY))]
    first += _look_first(session, session.looks_first)
    if call is not None:
        return _who_answers(session, call)
    if picked is None and (is_reaction(view.question) or is_use(view.question)):
        return _yes_or_no(session, view)
    if hand.is_asked:
        offered = _without_place(hand) if picked is not None else [*_shares(hand), *_answers_without_place(hand)]
        answers = [_answer(session, hand, option) for option in offered[:_MOST_ANSWERS]]
        if picked is None:
            answers = [*first, *_with_sweeps(answers, sweeps)]
            answers += [
                PromptButton(_look_words(session, view, zone), command=BROWSE_PILE.of(zone), main=True)
                for zone in hand.choices.in_piles
            ]
        if picked is not None and len(answers) < 2:
            only = [PromptButton(answer.label, answer.option, main=True) for answer in answers]
            return [PromptButton(say("put-back"), command=CLEAR_SELECTION), *only]
        return answers
    result = [*first, PromptButton(say("faster"), command=FASTER)]
    if session.waits_for_step:
        result.append(PromptButton(say("step"), command=STEP, main=True))
    return result


def asks_people(session: SessionFacts) -> bool:
    """Return whether several human players are asked for reactions, each by their own settings."""
    return not session.has_one_human and session.game.trait(HasWindows) is not None


def _when() -> PromptButton:
    """Return the button that opens the viewer's reaction settings."""
    return PromptButton(say("when-asked"), command=SHOW_REACTIONS, key=key_of(SHOW_REACTIONS))


def _look_first(session: SessionFacts, seats: Sequence[int]) -> list[PromptButton]:
    """Return a button for each player who may choose behind the curtain instead."""
    return [PromptButton(say("looks-first", player=session.names[seat]), command=LOOK_FIRST.of(seat)) for seat in seats]


def _answer(session: SessionFacts, hand: Hand, option: Option) -> PromptButton:
    """Return an answer's button. If the theme has a key for its verb, it is a main button with two lines."""
    view = hand.view
    look = hand.look.buttons.get(view.table.game.verbs[option[0]])
    if look is None:
        return PromptButton(outcome(session, view, option), option)
    return replace(_in_two_lines(session, view, option, main=look.main), key=look.key)


def outcome(session: SessionFacts, view: View, option: Option) -> str:
    """Return an option's effect, as its button says it."""
    return capital(session.game.words.describe_option(view, option, address_names(session)))


def _answers_without_place(hand: Hand) -> list[Option]:
    """Return answers without a place on the table, and those of the held card whose verb has a button."""
    verbs = hand.view.table.game.verbs
    placed = [option for option in hand.choices.options_of(QUESTION) if verbs[option[0]] in hand.look.buttons]
    return [*hand.choices.loose, *placed]


def _with_sweeps(answers: list[PromptButton], sweeps: Sequence[tuple[Sweep, SweepLook]]) -> list[PromptButton]:
    """Return the sweeps' buttons, then the others. A sweep with one answer lends its key to that answer's button."""
    several = [
        PromptButton(look.words, command=START_SWEEP.of(sweep.name), key=look.key)
        for sweep, look in sweeps
        if len(sweep.options) > 1 or all(button.option != sweep.options[0] for button in answers)
    ]
    keys = {sweep.options[0]: look.key for sweep, look in sweeps if len(sweep.options) == 1}
    return [
        *several,
        *(replace(button, key=keys[button.option]) if button.option in keys else button for button in answers),
    ]


def _shares(hand: Hand) -> list[Option]:
    """Return one answer per target of an amount that is shared out, if there are few targets."""
    share = hand.share
    if share is None or len(share.amounts) > _MOST_BESIDE_PLACES:
        return []
    options = (share.option(source_ref(spot, hand.arrangement), hand.amount) for spot in hand.choices.stops())
    return [option for option in options if option is not None]


def _without_place(hand: Hand) -> Sequence[Option]:
    """Return the selected thing's answers. If there are many, leave out those lit on the table."""
    assert hand.picked is not None
    offered = hand.choices.options_of(hand.picked)
    if len(offered) <= _MOST_BESIDE_PLACES:
        return offered
    lit = {target.option for target in hand.lit_targets}
    return [option for option in offered if option not in lit]


def asks_where(hand: Hand) -> int:
    """Return the selected card if only the table shows its many targets, else -1."""
    picked, piece = hand.picked, hand.arrangement.by_key.get(hand.picked) if hand.picked is not None else None
    if piece is None or picked is None or len(hand.choices.options_of(picked)) <= _MOST_BESIDE_PLACES:
        return -1
    return piece.card if not _without_place(hand) else -1


def _look_words(session: SessionFacts, view: View, zone: int) -> str:
    """Return the label of the button that opens a pile with a card to choose."""
    owner, name = view.table.layout.zone_name(zone, view.table.seats)
    pile = session.game.words.zone_name(name)
    if owner < 0:
        return say("look-through", pile=pile)
    return say("look-through-own", player=session.names[owner], pile=pile)


def _who_answers(session: SessionFacts, call: PublicCall) -> list[PromptButton]:
    """Return a button for each player who could react, and for nobody, in the public reaction prompt."""
    people = [PromptButton(session.names[seat], command=SPEAK_UP.of(seat)) for seat in call.seats]
    return [
        PromptButton(say("not-again"), command=DECLINE_ALL),
        *people,
        PromptButton(say("nobody"), command=NOBODY, key=key_of(DECLINE)),
    ]


def _yes_or_no(session: SessionFacts, view: View) -> list[PromptButton]:
    """Return a button for each reaction, and "no" on the right."""
    question = view.question
    assert question is not None
    reacts, no = is_reaction(question), decline_option(question)
    offers = options_but_pass(question)[: _MOST_ANSWERS - 1]
    result = [_in_two_lines(session, view, option, main=True) for option in offers]
    if reacts and len(offers) < 2:
        several = asks_people(session) and view.table.game.trait(HasNamedWindows) is None
        result.insert(0, _when() if several else PromptButton(say("not-again"), command=DECLINE_ALL))
    if no is not None:
        result.append(replace(_in_two_lines(session, view, no, main=False), key=key_of(DECLINE)))
    return result


def _in_two_lines(session: SessionFacts, view: View, option: Option, main: bool) -> PromptButton:
    """Return a button with the option's name and its effect below, split at the colon."""
    used, _, does = outcome(session, view, option).partition(": ")
    return PromptButton(used, option, main=main, below=does)


def sentence(
    session: SessionFacts,
    view: View,
    now: int,
    text_after_ms: int = 1000,
    picked: int = NONE,
    call: PublicCall | None = None,
    hidden_keys: HiddenKeyChoice | None = None,
) -> str:
    """Return the prompt bar's sentence for the open question. It names every player; a lone player is "you".

    A computer that thinks for longer than `text_after_ms` has its seconds shown. `picked` is a card that needs a
    target.
    """
    names = address_names(session)
    if session.showing:
        return say("first-look-asked" if asks_people(session) else "first-look", player=names[session.viewer])
    if hidden_keys is not None:
        choosing = [names[seat] for seat in hidden_keys.seats]
        return say("covered-asked", players=say.join_list(choosing), count=len(choosing))
    if call is not None:
        what, _, asks = call.trigger.rpartition(": ")
        return say("does-anybody", what=what or asks.rstrip(".?"))
    words = session.game.words.prompt(view, names)
    if view.over:
        return f"{capital(words)}."
    if view.options and picked != NONE:
        card = session.game.words.card_name(view.table, picked)
        return say("choose-a-place", player=names[view.seat], card=card)
    if view.options:
        return capital(add_player_name(names[view.seat], words))
    computers, people = _others(session, view)
    if people:
        return say("waiting-for", players=say.join_list([names[seat] for seat in people]))
    if session.waits_for_step:
        return say("ready", players=say.join_list([names[seat] for seat in computers]), count=len(computers))
    if computers:
        who = say.join_list([names[seat] for seat in computers])
        seconds = max((now - session.thinking[seat] for seat in computers if seat in session.thinking), default=0)
        if seconds < text_after_ms:
            return say("thinks", players=who, count=len(computers))
        return say("thinks-long", players=who, count=len(computers), seconds=seconds // 1000)
    return capital(words)


def computers_asked(
    session: SessionFacts, view: View, call: PublicCall | None, hidden_keys: HiddenKeyChoice | None
) -> list[int]:
    """Return the computers that the table is waiting for, if it waits for nothing else."""
    if session.showing or session.waits_for_step or call or hidden_keys or view.over or view.options:
        return []
    computers, people = _others(session, view)
    return [] if people else computers


def _others(session: SessionFacts, view: View) -> tuple[list[int], list[int]]:
    """Return the computers and the humans who are asked, without the viewer."""
    others = sorted(seat for seat in view.asked if seat != view.seat)
    return (
        [seat for seat in others if session.kinds[seat] != HUMAN],
        [seat for seat in others if session.kinds[seat] == HUMAN],
    )
