"""Nasty Neighbours in words: why a player or a card cannot be chosen for an effect (NN-5, NN-8.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import ASK_CARD, ASK_PLAYER, EFFECTS, TARGET_OF_EFFECTS
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.effects._unit import DOWN, UP
from engine.games.nasty_neighbours.knowledge import picks_of
from engine.games.nasty_neighbours.match_rules import Seen
from engine.games.nasty_neighbours.places import BIN, NASTY, YARD
from engine.games.nasty_neighbours.vocabulary import INSTANT, OTHER, OWN, STUMPED, TARGET, Effect
from engine.games.nasty_neighbours.words.common import asking_effect, first_out, frame_of, name_of, rules_of, spot_of
from engine.games.nasty_neighbours.words.things import Thing, thing_at
from engine.kernel.refs import GAP, NONE, SEAT, describe, place_ref, seat_ref
from engine.kernel.schema import unit_of
from engine.kernel.showing import Refusal

# --- players -----------------------------------------------------------------------------------------------------


def refuse_player(view: Seen, seat: int, names: Sequence[str]) -> Refusal | None:
    """A player who cannot be chosen; None where nobody is asked for a player."""
    if view.question is None or view.question[1] not in (ASK_PLAYER, ASK_CARD):
        return None
    cause = name_of(view.table, view.question[2])
    if view.question[1] == ASK_CARD:
        return Refusal("answer-first", {"card": cause})
    if any(option[2] == seat_ref(seat) for option in view.options):
        return None
    if seat == view.seat:
        return Refusal("choose-somebody-else", {"card": cause, "player": names[seat]})
    if seat == first_out(view):
        return Refusal("out-is-safe", {"other": names[seat]})
    effect = asking_effect(view)
    found = None if effect is None else unit_of(UNITS, effect.name).refuse_player(view, seat, names[seat])
    if found is not None:
        return found
    if not view.zones[NASTY[seat]]:
        return Refusal("no-nasty-cards", {"other": names[seat]})
    return None


# --- cards -------------------------------------------------------------------------------------------------------


def refuse_choice(view: Seen, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Why something is no answer to what an effect asks. What is meant is the target when the card that asks is put
    on it, and else the source.
    """
    assert view.question is not None
    cause = view.question[2]
    meant = target if source == cause and target != NONE else source
    if describe(meant)[0] == SEAT:
        return refuse_player(view, meant - seat_ref(0), names)
    thing = thing_at(view, meant)
    effect = asking_effect(view)
    first = Refusal("answer-first", {"card": name_of(view.table, cause)})
    if thing is None or view.question[1] != ASK_CARD or effect is None:
        return first
    if any(option[2] in (meant, ref_of(thing)) for option in view.options):
        return None
    if unit_of(UNITS, effect.name).from_bin:
        return refuse_dive(view, thing, cause)
    return refuse_spot(view, effect, thing, cause, names) if thing.base == YARD[0] and not thing.is_line else first


def ref_of(thing: Thing) -> int:
    """The reference of the place where a card lies in a yard; NONE for anything else."""
    return place_ref(thing.zone, thing.place) if thing.place != NONE else NONE


def refuse_dive(view: Seen, thing: Thing, cause: int) -> Refusal:
    """Something else than a card of the bin that may be taken."""
    if thing.base == BIN and thing.card >= 0 and rules_of(view.table).kind[thing.card] == INSTANT:
        return Refusal("no-instant-from-bin", {"card": name_of(view.table, thing.card)})
    return Refusal("wants-from-bin", {"card": name_of(view.table, cause)})


def refuse_spot(view: Seen, effect: Effect, thing: Thing, cause: int, names: Sequence[str]) -> Refusal | None:
    """A card of a yard, or a gap in it, that cannot be chosen."""
    details = {"card": name_of(view.table, cause)}
    if ref_of(thing) in picks_of(view):
        return Refusal("picked-already", details)
    elsewhere = refuse_yard(view, effect, thing.owner, details, names)
    if elsewhere is not None or thing.place == NONE:
        return elsewhere
    if thing.card == GAP:
        return Refusal("gap-stays-empty", {})
    faces = unit_of(UNITS, effect.name).faces
    if faces == DOWN:
        return None if thing.is_down else Refusal("wants-face-down", details)
    if thing.is_down:
        return Refusal("wants-face-up", details) if faces == UP else None
    kind = rules_of(view.table).kind[thing.card] if thing.card >= 0 else NONE
    if kind == INSTANT:
        return Refusal("instant-waits", {**details, "blocker": name_of(view.table, thing.card)})
    return Refusal("not-stumped-please", details) if kind == STUMPED else None


def refuse_yard(
    view: Seen, effect: Effect, owner: int, details: dict[str, str], names: Sequence[str]
) -> Refusal | None:
    """A yard in which nothing may be chosen, by whom the effect concerns and by what was chosen first."""
    picks = picks_of(view)
    if picks and effect.whom != "between":
        same = spot_of(picks[0])[0] == owner
        return None if same else Refusal("wants-same-yard", details)
    if picks:
        wanted = OTHER if spot_of(picks[0])[0] == view.seat else OWN
    else:
        wanted = OWN if effect.whom == "inside-own" else effect.whom
    if wanted == OTHER and owner == view.seat:
        return Refusal("wants-other-yard", details)
    frame = frame_of(view, EFFECTS)
    seat = view.seat if wanted == OWN else frame[TARGET_OF_EFFECTS] if wanted == TARGET and frame is not None else owner
    return None if owner == seat else Refusal("wants-yard-of", {**details, "other": names[seat]})
