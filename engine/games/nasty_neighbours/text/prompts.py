"""The prompts of Nasty Neighbours: a seat's question, or the players the table waits for.

In a window every seat reads the same prompt, whether or not it can play a card (NN-8.2).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.knowledge.table_info import down_count, next_question
from engine.games.nasty_neighbours.layout import SPRING, START_FACE_UP, YARD
from engine.games.nasty_neighbours.match_rules import GameView
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.text.common import card_name, first_out, is_last_turn, line_with_cards, spot_of
from engine.games.nasty_neighbours.text.effect_choices import card_choice, coming, player_choice
from engine.kernel.flow.machine import frame_of
from engine.kernel.flow.ruleset import QUESTION_WINDOW
from engine.kernel.flow.standard_frames import MOMENT
from engine.kernel.state.refs import GAP, NUMBER_BASE
from engine.kernel.state.state import SEAT, Option


def prompt(view: GameView, names: Sequence[str]) -> str:
    """Return the seat's question without its name, or the players to wait for."""
    if view.question is None or view.over:
        return waiting(view, names)
    kind, card = view.question[1], view.question[2]
    if kind == codes.ASK_TURN_UP:
        return turn_up_prompt(view)
    if kind == codes.ASK_TAKE:
        return last_turn(view, names, take_prompt(view, view.options))
    if kind == codes.ASK_PLACE:
        return last_turn(view, names, place_prompt(view, card, names))
    if kind == codes.ASK_LINES:
        return lines_prompt(view)
    if kind == QUESTION_WINDOW:
        return window_prompt(view, names)
    choice = player_choice(view, names) if kind == codes.ASK_PLAYER else card_choice(view, names)
    return say("prompt-for-card", choice=choice, card=card_name(view.table, card))


def waiting(view: GameView, names: Sequence[str]) -> str:
    if not view.over:
        return say("prompt-waiting", players=say.join_list([names[seat] for seat in view.asked]))
    winners = say.join_list([names[seat] for seat in view.winners])
    return say("prompt-share", players=winners) if len(view.winners) > 1 else say("prompt-won", player=winners)


# --- Spring and Fall ---------------------------------------------------------------------------------------------


def turn_up_prompt(view: GameView) -> str:
    """Return the prompt for turning up: "turn up a card (2 of 3)" (NN-2.4), in Fall "turn up a card (3 left)"."""
    down = down_count(view, view.seat)
    if view.phase != SPRING:
        return say("prompt-turn-up-left", count=down)
    lying = sum(card != GAP for card in view.zones[YARD[view.seat]])
    return say("prompt-turn-up-spring", number=lying - down + 1, count=START_FACE_UP)


# --- the turn ----------------------------------------------------------------------------------------------------


def take_prompt(view: GameView, options: Sequence[Option]) -> str:
    """Return the ways to get a card (NN-3.1), to remove a line first (NN-4.4) or to play a card (NN-8.2)."""
    verbs = {option[0]: option for option in options}
    ways = []
    if codes.DRAW in verbs:
        ways.append(say("way-draw"))
    if codes.TAKE in verbs:
        ways.append(say("way-take", card=card_name(view.table, verbs[codes.TAKE][1])))
    if codes.REMOVE_LINE in verbs:
        ways.append(say("way-line"))
    if codes.PLAY in verbs:
        ways.append(say("way-nasty"))
    return say.join_list(ways, "or")


def place_prompt(view: GameView, card: int, names: Sequence[str]) -> str:
    """Return where the drawn card may go (NN-3.2, NN-3.6)."""
    name = card_name(view.table, card)
    verbs = {option[0] for option in view.options}
    owners = {spot_of(option[2])[0] for option in view.options if option[0] == codes.PLACE}
    yard = say("yard-of", player=names[view.seat]) if owners == {view.seat} else say("any-yard")
    ways = []
    if codes.PLACE in verbs:
        ways.append(say("way-place", card=name, yard=yard))
    if codes.DISCARD in verbs:
        ways.append(say("way-discard-it") if ways else say("way-discard", card=name))
    if codes.REMOVE_LINE in verbs:
        ways.append(say("way-line"))
    return say.join_list(ways, "or")


def last_turn(view: GameView, names: Sequence[str], ways: str) -> str:
    """Return the ways to go on. In a last turn, say why it is the last (NN-6.3)."""
    return say("prompt-last-turn", ways=ways, player=names[first_out(view)]) if is_last_turn(view) else ways


def lines_prompt(view: GameView) -> str:
    """Return the completed line, or the number of several."""
    lines = [option[2] - NUMBER_BASE for option in view.options if option[0] == codes.REMOVE_LINE]
    if len(lines) > 1:
        return say("prompt-lines", count=len(lines))
    return say("prompt-line", line=line_with_cards(view, lines[0]))


# --- windows -----------------------------------------------------------------------------------------------------


def window_prompt(view: GameView, names: Sequence[str]) -> str:
    """Return the current events while Nasty Neighbour cards may be played (NN-8.2)."""
    frame = frame_of(view, codes.WINDOW)
    if frame is None:
        return say("prompt-window-somehow")
    if frame[MOMENT] == codes.AT_INSTANT:
        return say("prompt-instant", coming=coming(view, names))
    if question := next_question(view):
        return last_turn(view, names, say("prompt-or-nasty", ways=take_prompt(view, question[3])))
    own = "yes" if frame[SEAT] == view.seat else "no"
    moment = say(f"moment-{codes.WINDOW_NAMES[frame[MOMENT]]}", own=own, player=names[frame[SEAT]])
    return say("prompt-window", moment=moment)
