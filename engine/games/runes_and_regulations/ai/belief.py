"""Runes & Regulations, for computer seats: records and infers the others' Runes and secret roles.

A seat may let a Creature be hexed, destroyed, stolen or returned, or let a neighbor cast or summon. Then it probably
has no Rune against it (RR-7.1, RR-7.7), so its Fence is dealt fewer such Runes. The cards that a seat keeps on its Lawn
and in its hand make some roles more likely and others less (RR-11.4). No Rune and no role is ever ruled out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.games.runes_and_regulations import codes, layout as at
from engine.games.runes_and_regulations.ai.features import FITTING, LawnCounter, LawnCounts
from engine.games.runes_and_regulations.definitions.compiled_effects import TRIGGERS
from engine.games.runes_and_regulations.match_rules import ROLE_CARD, SACRIFICIAL, GameState, GameView, MatchRules
from engine.games.runes_and_regulations.rules.actions.spells_and_spinner import DECLARED, NOT_STOPPED, RESOLVED
from engine.games.runes_and_regulations.rules.nefarious_neighbor import holds_forbidden, nefarious
from engine.games.runes_and_regulations.rules.victory import HENCHMAN
from engine.kernel.game.policy import Memory, by_shares
from engine.kernel.state import rng
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.state import KIND, SEAT, SOURCE, STEP

HELD_BACK = {
    "yours-would-be-hexed": 0.6,
    "yours-would-be-destroyed": 0.7,
    "yours-would-be-stolen": 0.6,
    "yours-would-be-returned": 0.4,
    "neighbor-would-cast": 0.6,
    "neighbor-would-summon": 0.6,
    "neighbor-summons": 0.55,
}
"""How often a seat doesn't use a Rune that it has for a trigger, measured in matches among computer seats."""
LEAST = 0.15
"""The smallest share of its likelihood that a Rune keeps."""
UNTAKEN, BEFORE = "untaken", "before"
"""The memory's keys for Runes. UNTAKEN: by seat and trigger, a share and the number of Runes it applies to. BEFORE: the
last view."""
SHARE, NUMBER = 0, 1
FINENESS = 1 << 31
TRIES = 6
"""The most times that the Rune at one position is exchanged."""
FLOOR = 0.02
"""The smallest share that a role keeps."""
SERVES, HINDERS = 1.5, 0.85
"""Factors for a new Creature that the seat's role wants, and for one that it doesn't."""
KEPT_SHRUBS, RESTORED = 1.25, 0.6
SMALL_HAND, BARE_FENCE, BARE_LAWN = 1.2, 1.2, 1.15
FEW_CARDS, MANY_SHRUBS = 2, 2
ROLES, LAWNS, SHRUBS, TURN = "roles", "lawns", "shrubs", "turn"
"""The memory's keys for roles: shares by seat, the Lawns and the hexed cards of the last view, and its turn."""


def observe(view: GameView, memory: Memory, reader: LawnCounter) -> None:
    """Record the Runes that the others haven't used, and the evidence of their Lawns and hands about their roles."""
    observe_runes(view, memory)
    if nefarious(view) >= 0:
        observe_roles(view, memory, reader)


def deal(state: GameState, view: GameView, memory: Memory) -> None:
    """Deal the Runes and roles of a determinization again, by the recorded evidence."""
    deal_runes(state, view, memory)
    if nefarious(view) >= 0:
        deal_roles(state, view, memory)


def random_share(state: GameState) -> float:
    """Return the next random number of a determinization, from 0 to 1."""
    return rng.random_below(state, FINENESS) / FINENESS


# --- Runes -------------------------------------------------------------------------------------------------------


def observe_runes(view: GameView, memory: Memory) -> None:
    """Record the events that the others didn't stop since the last view, as evidence against Runes."""
    untaken = memory.setdefault(UNTAKEN, {})
    before: dict[str, Any] | None = memory.get(BEFORE)
    now = snapshot(view)
    if before is not None and before != now:
        acted = seats_acting(view, before)
        for seat in others(view):
            forget(untaken.setdefault(str(seat), {}), before, now, seat, seat in acted)
        for seat, trigger in let_be(view, before, now, acted):
            runes = min(before["fences"][seat], now["fences"][seat])
            note(untaken[str(seat)], trigger, runes)
    memory[BEFORE] = now


def snapshot(view: GameView) -> dict[str, Any]:
    """Return the data that later views are compared with: turn, card cast, unhexed Creatures, hidden Runes."""
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


def cast_by_now(view: GameView) -> list[int]:
    """Return the Spell or Curse that can no longer be stopped and its caster, or nothing."""
    for frame in view.stack:
        decided = frame[KIND] == codes.CASTING_FRAME and frame[STEP] in (NOT_STOPPED, DECLARED, RESOLVED)
        if decided and frame[SOURCE] in view.zones[at.CASTING]:
            return [frame[SOURCE], frame[SEAT]]
    return []


def others(view: GameView) -> list[int]:
    """Return all seats except the view's own."""
    return [seat for seat in range(view.table.seats) if seat != view.seat]


def seats_acting(view: GameView, before: dict[str, Any]) -> set[int]:
    """Return the seats that have had a turn since the last view."""
    seats = view.table.seats
    turns = min(seats, view.turn - before["turn"] + 1)  # after a round all seats have had a turn
    return {view.active, *((before["active"] + turn) % seats for turn in range(turns))}


def forget(noted: dict[str, list[float]], before: dict[str, Any], now: dict[str, Any], seat: int, acted: bool) -> None:
    """Delete evidence about Runes that have left a Fence or may have been exchanged."""
    was, left = before["fences"][seat], now["fences"][seat]
    fresh = max(0, left - was, before["decks"] - now["decks"] if acted else 0)
    for trigger, entry in list(noted.items()):
        entry[NUMBER] = min(entry[NUMBER] - max(0, was - left), left - fresh)
        if entry[NUMBER] <= 0:
            del noted[trigger]


def let_be(view: GameView, before: dict[str, Any], now: dict[str, Any], acted: set[int]) -> Iterator[tuple[int, str]]:
    """Yield seats, each with a trigger whose event it didn't stop."""
    hexed = view.values[at.HEXED]
    there = {card for lawn in before["lawns"] for card in lawn}
    summoners = [seat for seat in acted if any(card not in there for card in now["lawns"][seat])]
    discards = (*view.zones[at.MAIN_DISCARD], *view.zones[at.FORBIDDEN_DISCARD])
    cast = now["cast"] if now["cast"] != before["cast"] else []
    for seat in others(view):
        if now["fences"][seat] < before["fences"][seat]:
            continue  # it may have used one for this
        lost = [card for card in before["lawns"][seat] if card not in now["lawns"][seat]]
        for card in lost if seat not in acted else ():  # in its own turn it may have paid a price
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
    """Record that a seat with `runes` hidden Runes hasn't used one for a trigger."""
    if runes <= 0:
        return
    share, suspected = noted.get(trigger, [1.0, 0])
    noted[trigger] = [max(LEAST, HELD_BACK[trigger] * share ** (suspected / runes)), runes]


def deal_runes(state: GameState, view: GameView, memory: Memory) -> None:
    """Exchange hidden Runes of a determinization that the seat would probably have used."""
    rules = state.table.rules
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
                if entry is None or number >= entry[NUMBER] or card in gathering:
                    break
                if random_share(state) < entry[SHARE]:
                    break
                exchange(state, fence, place, deck, pool[rng.random_below(state, len(pool))])


def exchange(state: GameState, fence: int, place: int, deck: int, other: int) -> None:
    """Exchange a Rune for one of a deck."""
    held, drawn = state.zones[fence][place], state.zones[deck][other]
    state.zones[fence][place], state.zones[deck][other] = drawn, held
    state.known[held], state.known[drawn] = state.known[drawn], state.known[held]


# --- roles -------------------------------------------------------------------------------------------------------


def observe_roles(view: GameView, memory: Memory, reader: LawnCounter) -> None:
    """Record the evidence of the others' Lawns, hands and Fences about their roles."""
    rules = view.table.rules
    hexed = view.values[at.HEXED]
    shares = memory.setdefault(ROLES, {})
    lawns = memory.setdefault(LAWNS, {})
    new_turn = view.turn > memory.get(TURN, -1)
    for seat in hidden_seats(view):
        key = str(seat)
        likely = shares.setdefault(key, {rules.cards[card].id: 1.0 for card in unseen_roles(view)})
        lawn = [card for card in view.zones[at.LAWN[seat]] if not hexed >> card & 1]
        counts = reader.count_lawn(view, seat)
        if key in lawns:
            shrubs = memory[SHRUBS]
            for card in lawn:
                if card in shrubs:
                    weigh(likely, {"the-hexlord": RESTORED})
                elif card not in lawns[key]:
                    raise_for_arrival(likely, rules, reader, card, counts)
        if new_turn:
            weigh(likely, habits(counts))
        lawns[key] = lawn
    memory[SHRUBS] = [card for card in range(len(rules.faces)) if hexed >> card & 1]
    memory[TURN] = view.turn


def hidden_seats(view: GameView) -> list[int]:
    """Return the seats whose role the view doesn't show."""
    return [seat for seat in range(view.table.seats) if view.zones[at.ROLE_CARD[seat]] == [HIDDEN]]


def unseen_roles(view: GameView) -> list[int]:
    """Return the role cards that the view doesn't show."""
    rules = view.table.rules
    seen = {card for cards in view.zones for card in cards}
    return [card for card, sort in enumerate(rules.sorts) if sort == ROLE_CARD and card not in seen]


def raise_for_arrival(
    likely: dict[str, float], rules: MatchRules, reader: LawnCounter, card: int, lawn: LawnCounts
) -> None:
    """Raise the shares of the roles that want a Creature that arrived on a Lawn."""
    factors = {"the-savior": 2.0} if rules.sorts[card] == SACRIFICIAL else {}
    for role in FITTING:
        serves = lawn.kinds[reader.kinds[card]] == 1 and reader.kinds[card] < len(lawn.kinds) - 1
        serves = serves if role == "the-curator" else reader.fits(role, card, LawnCounts(lawn.seat))
        factors[role] = SERVES if serves else HINDERS
    weigh(likely, factors)


def habits(lawn: LawnCounts) -> dict[str, float]:
    """Return factors of roles for the things that a seat has kept for a turn."""
    factors: dict[str, float] = {}
    if lawn.hexed >= MANY_SHRUBS:
        factors["the-hexlord"] = KEPT_SHRUBS
    if lawn.cards <= FEW_CARDS:
        factors["the-humane-sorcerer"] = SMALL_HAND
        factors["the-tidier"] = SMALL_HAND * (BARE_FENCE if not lawn.runes else 1.0)
    if not (lawn.pets or lawn.hexed or lawn.beasts):
        factors[HENCHMAN] = BARE_LAWN
    return factors


def weigh(likely: dict[str, float], factors: Mapping[str, float]) -> None:
    """Multiply shares by factors. The result adds up to 1, and each share is at least FLOOR."""
    for role, factor in factors.items():
        if role in likely:
            likely[role] *= factor
    total = sum(likely.values())
    for role, share in likely.items():
        likely[role] = max(FLOOR, share / total)


def deal_roles(state: GameState, view: GameView, memory: Memory) -> None:
    """Deal the hidden roles of a determinization again, by the shares of each seat."""
    believed: Mapping[str, Any] = memory.get(ROLES, {})
    cards = state.table.rules.cards
    left = unseen_roles(view)
    for seat in hidden_seats(view):
        likely: Mapping[str, float] = believed.get(str(seat), {})
        shares = [likely.get(cards[card].id, 1.0) for card in left]
        put(state, view, seat, left.pop(by_shares(shares, random_share(state))))


def put(state: GameState, view: GameView, seat: int, card: int) -> None:
    """Give a seat a hidden role. The seat that had it in this determinization gets the other one."""
    own = state.zones[at.ROLE_CARD[seat]]
    other = own[0]
    if other == card:
        return
    for zone in (at.SPARE_ROLES, *(at.ROLE_CARD[each] for each in hidden_seats(view))):
        cards = state.zones[zone]
        if card in cards:
            cards[cards.index(card)] = other
            break
    own[0] = card
    state.known[card], state.known[other] = state.known[other], state.known[card]
