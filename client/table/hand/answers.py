"""The prompt bar's words and buttons: who is asked what, and every answer that has no place on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from client.layout.pieces import PromptAnswer
from client.table.actions import key_of
from client.table.hand.choices import QUESTION, source_ref
from client.table.hand.look import SweepLook
from client.table.hand.state import Hand
from engine.kernel.game.traits.sweeps import Sweep
from engine.kernel.game.traits.windows import HasNamedWindows, HasWindows
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.session.privacy.hidden_keys import CoveredCall
from engine.session.protocol import SessionFacts
from engine.session.reactions.card_memory import is_reaction, is_use, offered, passing
from engine.session.reactions.public_call import PublicCall
from engine.session.words import address_names
from engine.words.say import asked
from engine.words.say import table as say

STEP, FASTER, RESULTS, DROP, HUSH, LOOK, SWEEP, ANNOUNCE, SPEAK_UP, NOBODY, HUSH_ALL, PASS_ON, LOOK_FIRST, WHEN = (
    "table.step", "table.faster", "table.results", "hand.drop", "reactions.hush", "pile.browse", "sweep.start",
    "reactions.announce", "call.speak_up", "call.nobody", "call.hush", "table.pass_on",
    "covered.look", "reactions.menu")  # fmt: skip
"""The action of a button that does not answer: let a computer act, show all at once, open the results, pick nothing,
let all happen that can be reacted to in this turn, look through the pile whose zone stands behind the word, begin the
sweep whose name does, announce a card for the next window, look at the
own cards, let it happen, let all happen in this turn, have seen what is theirs, choose behind
the curtain, say when to be asked.
"""

_MOST_ANSWERS = 5
_MOST_BESIDE_PLACES = 2
"""With more answers than these, those that are lit on the table need no button."""
HUMAN = "human"


@dataclass(frozen=True, slots=True)
class PromptButton:
    """A button of the prompt bar: its words, the answer it gives or the command it carries out, and its key."""

    label: str
    option: Option | None = None
    command: str = ""
    main: bool = False
    below: str = ""
    key: str = ""

    def answer(self, state: str) -> PromptAnswer:
        """The button as the prompt bar draws it."""
        return PromptAnswer(self.label, self.main, state, self.below, self.key)


def buttons(session: SessionFacts, hand: Hand, over: bool = False, suspense: bool = False,
            sweeps: Sequence[tuple[Sweep, SweepLook]] = (), announce: PromptButton | None = None,
            call: PublicCall | None = None, covered: CoveredCall | None = None,
            reading: bool = False, behind: bool = False) -> list[PromptButton]:  # fmt: skip
    """The buttons now. The main answer stands rightmost; who is not asked can still go faster. `sweeps` are those that
    have something to do, `announce` is the button that announces a card where that is possible.

    `call` is what all are asked on the public table, `covered` what they choose there in secret. `over` tells whether
    the end has been seen. With `suspense` nothing is told of what comes next; while `reading` what has just happened
    waits until the player goes on. While the table is `behind` what has happened it can only be skipped.
    """
    view, picked = hand.view, hand.picked
    if session.showing:
        passes = PromptButton(say("pass-on"), command=PASS_ON, main=True, key=key_of("reactions.leave"))
        return [_when(), passes] if asks_people(session) else [passes]
    if covered is not None:
        return _look_first(session, covered.seats)
    if reading:
        return [PromptButton(say("read-on"), command=FASTER, main=True, key=key_of("table.hurry"))]
    if over:
        return [PromptButton(say("results"), command=RESULTS, main=True)]
    if suspense:
        return [PromptButton(say("faster"), command=FASTER)]
    first = [announce] if announce is not None else []
    if behind:
        return [*first, PromptButton(say("skip"), command=FASTER, key=key_of("table.hurry"))]
    first += _look_first(session, session.looks_first)
    if call is not None:
        return _who_answers(session, call)
    if picked is None and (is_reaction(view.question) or is_use(view.question)):
        return _yes_or_no(session, view)
    if hand.asked:
        offered = _without_place(hand) if picked is not None else [*_shares(hand), *_unplaced(hand)]
        answers = [_answer(session, hand, option) for option in offered[:_MOST_ANSWERS]]
        if picked is None:
            answers = [*first, *_with_sweeps(answers, sweeps)]
            answers += [PromptButton(_look_words(session, view, zone), command=f"{LOOK} {zone}", main=True)
                        for zone in hand.choices.in_piles]  # fmt: skip
        if len(answers) == 1 and picked is not None:
            only = answers[0]
            return [PromptButton(say("put-back"), command=DROP), PromptButton(only.label, only.option, main=True)]
        if not answers and picked is not None:
            return [PromptButton(say("put-back"), command=DROP)]
        return answers
    result = [*first, PromptButton(say("faster"), command=FASTER)]
    if session.waits_for_step:
        result.append(PromptButton(say("step"), command=STEP, main=True))
    return result


def asks_people(session: SessionFacts) -> bool:
    """Whether several people are asked for reactions, each when it has said to want that."""
    return not session.alone and session.game.trait(HasWindows) is not None


def _when() -> PromptButton:
    """The button with which whoever looks says when to be asked."""
    return PromptButton(say("when-asked"), command=WHEN, key=key_of(WHEN))


def _look_first(session: SessionFacts, seats: Sequence[int]) -> list[PromptButton]:
    """A button for each who could rather choose behind the curtain."""
    return [PromptButton(say("looks-first", player=session.names[seat]), command=f"{LOOK_FIRST} {seat}")
            for seat in seats]  # fmt: skip


def _answer(session: SessionFacts, hand: Hand, option: Option) -> PromptButton:
    """The button of an answer. Where the theme names a key for its verb, it is the main one and has two lines."""
    view = hand.view
    look = hand.look.buttons.get(view.table.game.verbs[option[0]])
    if look is None:
        return PromptButton(_outcome(session, view, option), option)
    return replace(_in_two_lines(session, view, option, main=look.main), key=look.key)


def _outcome(session: SessionFacts, view: View, option: Option) -> str:
    """What an answer does, as its button says it."""
    return _capital(session.game.words.describe_option(view, option, address_names(session)))


def _unplaced(hand: Hand) -> list[Option]:
    """The answers without a place on the table, and those of the card held whose verb has a button of its own."""
    verbs = hand.view.table.game.verbs
    placed = [option for option in hand.choices.options_of(QUESTION) if verbs[option[0]] in hand.look.buttons]
    return [*hand.choices.loose, *placed]


def _with_sweeps(answers: list[PromptButton], sweeps: Sequence[tuple[Sweep, SweepLook]]) -> list[PromptButton]:
    """The buttons of the sweeps before the others; one that has a single answer lends its key to the button of that."""
    several = [PromptButton(look.words, command=f"{SWEEP} {sweep.name}", key=look.key) for sweep, look in sweeps
               if len(sweep.options) > 1 or all(button.option != sweep.options[0] for button in answers)]  # fmt: skip
    keys = {sweep.options[0]: look.key for sweep, look in sweeps if len(sweep.options) == 1}
    return [*several, *(replace(button, key=keys[button.option]) if button.option in keys else button
                        for button in answers)]  # fmt: skip


def _shares(hand: Hand) -> list[Option]:
    """Of what is shared out: one answer for each target, if they are few."""
    share = hand.share
    if share is None or len(share.amounts) > _MOST_BESIDE_PLACES:
        return []
    options = (share.option(source_ref(spot, hand.arrangement), hand.amount) for spot in hand.choices.stops())
    return [option for option in options if option is not None]


def _without_place(hand: Hand) -> Sequence[Option]:
    """What can be done with the thing that is picked; of many answers only those that are not lit on the table."""
    assert hand.picked is not None
    offered = hand.choices.options_of(hand.picked)
    if len(offered) <= _MOST_BESIDE_PLACES:
        return offered
    lit = {target.option for target in hand.lit_targets}
    return [option for option in offered if option not in lit]


def asks_where(hand: Hand) -> int:
    """The card that is picked and may go to so many places that only the table shows them; -1 without one."""
    picked, piece = hand.picked, hand.arrangement.by_key.get(hand.picked) if hand.picked is not None else None
    if piece is None or picked is None or len(hand.choices.options_of(picked)) <= _MOST_BESIDE_PLACES:
        return -1
    return piece.card if not _without_place(hand) else -1


def _look_words(session: SessionFacts, view: View, zone: int) -> str:
    """The button that opens a pile in which a card is to be chosen."""
    owner, name = view.table.layout.zone_name(zone, view.table.seats)
    pile = session.game.words.zone_name(name)
    if owner < 0:
        return say("look-through", pile=pile)
    return say("look-through-own", player=session.names[owner], pile=pile)


def _who_answers(session: SessionFacts, call: PublicCall) -> list[PromptButton]:
    """On the public table: a button for everybody who could react, and rightmost that nobody does."""
    people = [PromptButton(session.names[seat], command=f"{SPEAK_UP} {seat}") for seat in call.seats]
    return [PromptButton(say("not-again"), command=HUSH_ALL), *people,
            PromptButton(say("nobody"), command=NOBODY, key=key_of("reactions.leave"))]  # fmt: skip


def _yes_or_no(session: SessionFacts, view: View) -> list[PromptButton]:
    """Each reaction in words, and a "no" that can be seen, rightmost."""
    question = view.question
    assert question is not None
    reacts, no = is_reaction(question), passing(question)
    offers = offered(question)[: _MOST_ANSWERS - 1]
    result = [_in_two_lines(session, view, option, main=True) for option in offers]
    if reacts and len(offers) < 2:
        several = asks_people(session) and view.table.game.trait(HasNamedWindows) is None
        result.insert(0, _when() if several else PromptButton(say("not-again"), command=HUSH))
    if no is not None:
        result.append(replace(_in_two_lines(session, view, no, main=False), key=key_of("reactions.leave")))
    return result


def _in_two_lines(session: SessionFacts, view: View, option: Option, main: bool) -> PromptButton:
    """What is used, and below it what that does: games write a colon between the two."""
    used, _, does = _outcome(session, view, option).partition(": ")
    return PromptButton(used, option, main=main, below=does)


def sentence(session: SessionFacts, view: View, now: int, text_after_ms: int = 1000, picked: int = NONE,
             call: PublicCall | None = None, covered: CoveredCall | None = None) -> str:  # fmt: skip
    """What the prompt bar says of the open question. It names every player; a player who plays alone is "you".

    A computer that has thought for longer than `text_after_ms` has its seconds told. `picked` is a card for which a
    place is looked for.
    """
    names = address_names(session)
    if session.showing:
        return say("first-look-asked" if asks_people(session) else "first-look", player=names[session.viewer])
    if covered is not None:
        choosing = [names[seat] for seat in covered.seats]
        return say("covered-asked", players=say.join_list(choosing), count=len(choosing))
    if call is not None:
        what, _, asks = call.trigger.rpartition(": ")
        return say("does-anybody", what=what or asks.rstrip(".?"))
    words = session.game.words.prompt(view, names)
    if view.over:
        return f"{_capital(words)}."
    if view.options and picked != NONE:
        card = session.game.words.card_name(view.table, picked)
        return say("choose-a-place", player=names[view.seat], card=card)
    if view.options:
        return _capital(asked(names[view.seat], words))
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
    return _capital(words)


def computers_asked(session: SessionFacts, view: View, call: PublicCall | None, covered: CoveredCall | None,
                    ) -> list[int]:  # fmt: skip
    """The computers that are waited for, when nobody else and nothing else is."""
    if session.showing or session.waits_for_step or call or covered or view.over or view.options:
        return []
    computers, people = _others(session, view)
    return [] if people else computers


def _others(session: SessionFacts, view: View) -> tuple[list[int], list[int]]:
    """The computers and the people who are asked, without the viewer."""
    others = sorted(seat for seat in view.asked if seat != view.seat)
    return ([seat for seat in others if session.kinds[seat] != HUMAN],
            [seat for seat in others if session.kinds[seat] == HUMAN])  # fmt: skip


def _capital(words: str) -> str:
    """As the beginning of a sentence."""
    return words[:1].upper() + words[1:]
