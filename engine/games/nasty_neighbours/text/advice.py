"""Texts of the reasons for an option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.match_rules import GameView
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.text.common import card_name, line_name, spot_of
from engine.games.nasty_neighbours.text.effect_choices import describe_card_at
from engine.kernel.flow.ruleset import PASS
from engine.kernel.state.refs import NUMBER, NUMBER_BASE, PLACE, SEAT, describe
from engine.kernel.state.state import Option
from engine.words.reasons import reason_writer


def message_key(view: GameView, ref: int) -> Mapping[str, str | int]:
    """Return the message arguments for a line or a place in a yard."""
    kind, index, place = describe(ref)
    if kind == NUMBER:
        return {"line": line_name(view.table, index)}
    return {"spot": place_words(view, place)} if kind == PLACE else {}


def phrase(view: GameView, option: Option, names: Sequence[str]) -> str:
    """Return an option as the continuation of "If you"; empty if the choice lets an Instant Action happen."""
    verb, source, target = option
    asked = view.question[1] if view.question is not None else -1
    if verb == PASS:
        quiet = asked != codes.ASK_LINES and not any(each[0] == codes.PLAY for each in view.options)
        return "" if quiet else say("do-let-stand" if asked == codes.ASK_LINES else "do-keep")
    if verb == codes.DRAW:
        return say("do-draw")
    if verb == codes.REMOVE_LINE:
        return say("do-remove", line=line_name(view.table, target - NUMBER_BASE))
    simple = {codes.TAKE: "do-take", codes.DISCARD: "do-discard", codes.PLAY: "do-play"}
    if verb in simple:
        return say(simple[verb], card=card_name(view.table, source))
    kind, index, place = describe(target)
    if kind == SEAT:
        return say("do-pick", card=names[index])
    if kind != PLACE:
        return say("do-take", card=card_name(view.table, target))
    seat, _ = spot_of(target)
    spot = place_words(view, place)
    if verb == codes.TURN_UP:
        return say("do-turn-up", spot=spot)
    if verb == codes.PLACE:
        return say("do-place" if seat == view.seat else "do-place-in", spot=spot, player=names[seat])
    return say("do-pick", card=describe_card_at(view, seat, place, names))


def place_words(view: GameView, place: int) -> str:
    """Return the place in a yard, e.g. "at the top left"."""
    size = view.table.rules.size
    return say(f"at-{place}") if size == 3 else say("at-large", row=place // size + 1, column=place % size + 1)


reasons = reason_writer(say, phrase, message_key)
