"""Runes & Regulations, for computer seats: which Runes the others rather do not have, as they would have used them.

Who lets a Creature be hexed, destroyed, stolen or returned, or lets a neighbor cast or summon, likely holds no Rune
against it (RR-7.1, RR-7.7): such Runes are dealt less often to the Fence as it was then. A Rune may be held back, so
none is ever ruled out, and what came to a Fence later is not suspected.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.runes_and_regulations import codes, layout as at
from engine.games.runes_and_regulations.definitions.compiled_effects import TRIGGERS
from engine.games.runes_and_regulations.match_rules import GameState as Position, GameView as Seen
from engine.games.runes_and_regulations.rules.actions.spells_and_spinner import DECLARED, NOT_STOPPED, RESOLVED
from engine.games.runes_and_regulations.rules.nefarious_neighbor import holds_forbidden
from engine.kernel.state import rng as chance
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.state import KIND, SEAT, SOURCE, STEP

from ..advice import Memory

HELD_BACK = {
    "yours-would-be-hexed": 0.6,
    "yours-would-be-destroyed": 0.7,
    "yours-would-be-stolen": 0.6,
    "yours-would-be-returned": 0.4,
    "neighbor-would-cast": 0.6,
    "neighbor-would-summon": 0.6,
    "neighbor-summons": 0.55,
}
"""How often whoever has a Rune for a trigger does not use it, counted in games among computer seats."""
LEAST = 0.15
"""The least share of its likelihood that a Rune keeps."""
UNTAKEN, BEFORE = "untaken", "before"
"""What is noted: by seat and trigger a share and for how many Runes it holds; what the last view showed."""
SHARE, RUNES = 0, 1
TRIES = 6
"""Runes that are turned down at most for one place."""


def observe(view: Seen, memory: Memory) -> None:
    """Note what the others have let happen since the last view."""
    untaken = memory.setdefault(UNTAKEN, {})
    before: dict[str, Any] | None = memory.get(BEFORE)
    now = shown(view)
    if before is not None and before != now:
        acted = seats_acting(view, before)
        for seat in others(view):
            forget(untaken.setdefault(str(seat), {}), before, now, seat, seat in acted)
        for seat, trigger in let_be(view, before, now, acted):
            runes = min(before["fences"][seat], now["fences"][seat])
            note(untaken[str(seat)], trigger, runes)
    memory[BEFORE] = now


def shown(view: Seen) -> dict[str, Any]:
    """What matters of a view later: whose turn it is, what is cast, Lawns without hexed cards, hidden Runes."""
    seats = range(view.table.seats)
    hexed = view.values[at.HEXED]
    lawns = [[card for card in view.zones[at.LAWN[seat]] if not hexed >> card & 1] for seat in seats]
    fences = [view.zones[at.FENCE[seat]].count(HIDDEN) for seat in seats]
    decks = len(view.zones[at.RUNE_DECK]) + len(view.zones[at.FORBIDDEN_RUNE_DECK])
    return {
        "turn": view.turn,
        "active": view.active,
        "cast": cast_by_now(view),
        "lawns": lawns,
        "fences": fences,
        "decks": decks,
    }


def cast_by_now(view: Seen) -> list[int]:
    """The Spell or Curse that nobody has stopped and who casts it; nothing while it can still be answered."""
    for frame in view.stack:
        decided = frame[KIND] == codes.CASTING_FRAME and frame[STEP] in (NOT_STOPPED, DECLARED, RESOLVED)
        if decided and frame[SOURCE] in view.zones[at.CASTING]:
            return [frame[SOURCE], frame[SEAT]]
    return []


def others(view: Seen) -> list[int]:
    """All seats but that of the view."""
    return [seat for seat in range(view.table.seats) if seat != view.seat]


def seats_acting(view: Seen, before: dict[str, Any]) -> set[int]:
    """Whose turns it has been since the last view."""
    seats = view.table.seats
    turns = min(seats, view.turn - before["turn"] + 1)  # after a round all of them have been in turn
    return {view.active, *((before["active"] + turn) % seats for turn in range(turns))}


def forget(noted: dict[str, list[float]], before: dict[str, Any], now: dict[str, Any], seat: int, acted: bool) -> None:
    """What is known of Runes that have left a Fence, or may have been exchanged for others, is of no use any more."""
    was, left = before["fences"][seat], now["fences"][seat]
    fresh = max(0, left - was, before["decks"] - now["decks"] if acted else 0)
    for trigger, entry in list(noted.items()):
        entry[RUNES] = min(entry[RUNES] - max(0, was - left), left - fresh)
        if entry[RUNES] <= 0:
            del noted[trigger]


def let_be(view: Seen, before: dict[str, Any], now: dict[str, Any], acted: set[int]) -> Iterator[tuple[int, str]]:
    """Which seats have let happen what which triggers are for."""
    hexed = view.values[at.HEXED]
    there = {card for lawn in before["lawns"] for card in lawn}
    summoners = [seat for seat in acted if any(card not in there for card in now["lawns"][seat])]
    discards = (*view.zones[at.MAIN_DISCARD], *view.zones[at.FORBIDDEN_DISCARD])
    cast = now["cast"] if now["cast"] != before["cast"] else []
    for seat in others(view):
        if now["fences"][seat] < before["fences"][seat]:
            continue  # it may have used one for this
        lost = [card for card in before["lawns"][seat] if card not in now["lawns"][seat]]
        for card in lost if seat not in acted else ():  # in the own turn it may have been a price
            if hexed >> card & 1:
                yield seat, "yours-would-be-hexed"
            elif card in discards:
                yield seat, "yours-would-be-destroyed"
            elif any(card in lawn for lawn in now["lawns"]):
                yield seat, "yours-would-be-stolen"
            else:
                yield seat, "yours-would-be-returned"
        if cast and cast[1] != seat:
            yield seat, "neighbor-would-cast"
        if any(other != seat for other in summoners):
            yield seat, "neighbor-would-summon"
            yield seat, "neighbor-summons"


def note(noted: dict[str, list[float]], trigger: str, runes: int) -> None:
    """A seat with so many hidden Runes has not used one for a trigger."""
    if runes <= 0:
        return
    share, suspected = noted.get(trigger, [1.0, 0])
    noted[trigger] = [max(LEAST, HELD_BACK[trigger] * share ** (suspected / runes)), runes]


def deal_runes(state: Position, view: Seen, memory: Memory, seed: int) -> None:
    """Deal the hidden Runes of a sampled world anew, where they would have been used.

    A Rune is turned down as likely as it would have been used, and another one of its deck comes in its place.
    """
    rules = state.table.rules
    generator = chance.seed_rng(~seed)
    gathering = {card for frame in state.stack if frame[KIND] == codes.GATHER for card in frame}
    for key, noted in sorted(memory.get(UNTAKEN, {}).items()):
        seat = int(key)
        fence = at.FENCE[seat]
        shares = {TRIGGERS[trigger]: entry for trigger, entry in noted.items()}
        deck = at.FORBIDDEN_RUNE_DECK if holds_forbidden(state, seat) else at.RUNE_DECK
        pool = [place for place, card in enumerate(view.zones[deck]) if card == HIDDEN]
        hidden = [place for place, card in enumerate(view.zones[fence]) if card == HIDDEN]
        for number, place in enumerate(hidden if shares and pool else ()):
            for _ in range(TRIES):
                card = state.zones[fence][place]
                entry = shares.get(rules.triggers[card])
                if entry is None or number >= entry[RUNES] or card in gathering:
                    break
                generator = (generator * chance.MULTIPLIER + chance.INCREMENT) & chance.MASK
                if (generator >> 33) / (1 << 31) < entry[SHARE]:
                    break
                generator = (generator * chance.MULTIPLIER + chance.INCREMENT) & chance.MASK
                exchange(state, fence, place, deck, pool[(generator >> 33) % len(pool)])


def exchange(state: Position, fence: int, place: int, deck: int, other: int) -> None:
    """A Rune changes places with one of a deck."""
    held, drawn = state.zones[fence][place], state.zones[deck][other]
    state.zones[fence][place], state.zones[deck][other] = drawn, held
    state.known[held], state.known[drawn] = state.known[drawn], state.known[held]
