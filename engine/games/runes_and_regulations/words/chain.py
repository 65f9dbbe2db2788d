"""Runes & Regulations in words: the chain of effects that wait to resolve, as everybody can see it (RR-7)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.casting import ANNOUNCE, RESOLVED
from engine.games.runes_and_regulations.chain import COUNT, DECLARING, PENDING
from engine.games.runes_and_regulations.chain import RESOLVING as NOW
from engine.games.runes_and_regulations.match_rules import Seen
from engine.games.runes_and_regulations.places import CASTING, FENCE
from engine.games.runes_and_regulations.targets import ANNOUNCED as REVEALED
from engine.games.runes_and_regulations.targets import DECLARED, ENTRY, FIRST_ENTRY
from engine.games.runes_and_regulations.words.common import holder_of, is_public, spin_name
from engine.games.runes_and_regulations.words.deeds import Told, effect_of, sentence
from engine.kernel.chains import OCCURRENCE
from engine.kernel.features import ANNOUNCED, RESOLVING, WAITING, ChainLink
from engine.kernel.refs import CARD, NONE, describe, zone_ref
from engine.kernel.state import Frame

EFFECT_GROUPS = DECLARE_GROUPS = 9
"""Where the targets begin in EFFECT and DECLARE frames, a number and as many references for each group."""
STATUS = {REVEALED: ANNOUNCED, DECLARING: ANNOUNCED, DECLARED: WAITING, NOW: RESOLVING}
UNDER_WAY = 2
"""The step of a SPINNING frame from which on its result is known."""


def chain(view: Seen, names: Sequence[str]) -> list[ChainLink]:
    """Everything triggered or cast that has not resolved, the next to resolve first: from the newest frame down."""
    links: list[ChainLink] = []
    stack = view.stack
    for depth in range(len(stack) - 1, -1, -1):
        frame = stack[depth]
        above = stack[depth + 1] if depth + 1 < len(stack) else [NONE]
        moment = len(links)
        if frame[0] == codes.LINK:
            links += entries(view, frame, above, moment, names)
        elif frame[0] == codes.CASTING_FRAME and frame[1] != ANNOUNCE and frame[3] in view.zones[CASTING]:
            effect = effect_of(view, frame[3])
            told = under_way(view, names, above, Told(view, names, effect, frame[2], frame[3]))
            links.append(link(told, moment, RESOLVING if frame[1] == RESOLVED else ANNOUNCED))
        elif frame[0] == codes.SPINNING and frame[1] >= UNDER_WAY and above[0] in (codes.EFFECT, codes.DECLARE):
            told = under_way(view, names, above, Told(view, names, above[4], frame[2]))
            links.append(link(told, moment, RESOLVING if above[0] == codes.EFFECT else ANNOUNCED))
    return links


def entries(view: Seen, frame: Frame, above: Frame, moment: int, names: Sequence[str]) -> list[ChainLink]:
    """The effects of one LINK that have not resolved, and the Rune that is being revealed for it."""
    found = []
    blobs = FIRST_ENTRY + ENTRY * frame[COUNT]
    for start in range(FIRST_ENTRY, blobs, ENTRY):
        effect, seat, card, subject, other, status = frame[start : start + 6]
        if status not in STATUS:
            continue
        told = Told(view, names, effect, seat, card, subject, other)
        if status == DECLARED and blobs < len(frame):
            declared = frame[blobs + 1 : blobs + 1 + frame[blobs]]
            blobs += 1 + frame[blobs]
            told = under_way(view, names, declared, told)
        elif status in (DECLARING, NOW):
            told = under_way(view, names, above, told)
        found.append(link(told, moment, STATUS[status]))
    if frame[PENDING] != NONE and above[0] == OCCURRENCE and len(above) >= 8 + ENTRY:
        effect, seat, card, subject, other = above[8:13]
        found.append(link(Told(view, names, effect, seat, card, subject, other), moment, ANNOUNCED))
    return found


def under_way(view: Seen, names: Sequence[str], frame: Frame, told: Told) -> Told:
    """An effect with the targets that its DECLARE or EFFECT frame carries."""
    if frame[0] not in (codes.EFFECT, codes.DECLARE) or frame[4] != told.effect:
        return told
    number = len(view.table.rules.programs[told.effect].targets)
    paying = frame[0] == codes.DECLARE and frame[1] < 2
    groups: list[list[int]] = []
    place = EFFECT_GROUPS if frame[0] == codes.EFFECT else DECLARE_GROUPS
    while not paying and len(groups) < number and place < len(frame):
        groups.append(frame[place + 1 : place + 1 + frame[place]])
        place += 1 + frame[place]
    return Told(view, names, told.effect, told.seat, told.card, frame[5], frame[6], groups, not paying)


def link(told: Told, moment: int, status: str) -> ChainLink:
    """One effect with its targets, as everybody may know them."""
    card = told.card if is_public(told.view, told.card) else NONE
    targets = [public_target(told.view, ref) for group in told.groups for ref in group if ref != NONE]
    result = spin_name(told.effect)
    words = f"{result}: {sentence(told)}" if result else sentence(told)
    return ChainLink(moment, told.seat, card, tuple(targets), status, words)


def public_target(view: Seen, ref: int) -> int:
    """A target, or the Fence on which a hidden Rune is."""
    if describe(ref)[0] != CARD or is_public(view, ref):
        return ref
    return zone_ref(FENCE[max(0, holder_of(view, ref))])
