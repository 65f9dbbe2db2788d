"""A card and a pack of a player's own, as the workshop holds them while they are being made.

A card is the values of its filled-in form. What the pack's file says of it, its face, and what is still wrong with it
follow from these (`OwnPack.prove`). A card that is not finished is a draft: it is kept, and no game ever sees it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from client.cards.face import Face, FaceProblem
from client.scenes.games import game_entries
from client.scenes.workshop.problems import explain_fault
from engine.games import load, slugs
from engine.kernel.cards.card_picture import read_picture
from engine.kernel.cards.packs import (
    LONGEST_TEXT,
    MOST_CARDS,
    CardKind,
    FormField,
    Pack,
    check_identity,
    check_plain,
    id_from,
    id_problem,
    name_problem,
)
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import BadCard, BadPack, rule
from engine.kernel.files.limits import parse_json
from engine.kernel.game.game import Game
from engine.words.messages import retranslate
from engine.words.say import workshop as say


@dataclass(frozen=True, slots=True)
class CardCheck:
    """What a card is worth now: its face, or the sentence that says what is wrong and the form's field it is about."""

    face: Face | None
    field: str = ""
    sentence: str = ""


@dataclass(eq=False)
class OwnCard:
    """A card in the making. `written` is what a file said of it, as long as nothing has been changed."""

    slug: str
    kind: str
    id: str
    values: dict[str, Any]
    picture: dict[str, str] = field(default_factory=dict)
    written: Mapping[str, Any] | None = None
    fresh: bool = False
    """Whether its id still follows its name."""

    @property
    def name(self) -> str:
        """Its name as far as it has one."""
        return str(self.values.get("name", "")) or say("unnamed")

    def data(self) -> dict[str, Any]:
        """Return its table in the pack's file."""
        if self.written is not None:
            return dict(self.written)
        known = {key: value for key, value in self.values.items() if key not in ("id", "picture")}
        data = {"id": self.id} | load(self.slug).workshop.card_data(self.kind, known)
        data["id"] = self.id
        return data | ({"picture": dict(self.picture)} if self.picture else {})

    def to_draft(self) -> dict[str, Any]:
        """Return everything about it as plain data, finished or not."""
        return {
            "slug": self.slug,
            "kind": self.kind,
            "id": self.id,
            "values": self.values,
            "picture": self.picture,
            "written": dict(self.written) if self.written is not None else None,
            "fresh": self.fresh,
        }

    @classmethod
    def from_draft(cls, data: Mapping[str, Any]) -> OwnCard | None:
        """Return the card from `to_draft`'s data; None for a kind that this program doesn't have.

        Raises KeyError, TypeError, ValueError or AttributeError for anything else.
        """
        slug, key = str(data["slug"]), str(data["kind"])
        kind = card_kind(slug, key)
        values, picture, written = dict(data["values"]), dict(data["picture"]), data.get("written")
        if kind is None:
            return None
        if not isinstance(written, Mapping) or read_card(slug, key, written) is None:
            written = None
        try:
            read_picture(Reader("", "", {"picture": picture}))
        except BadCard:
            picture = {}
        identity, fresh = str(data["id"]), data.get("fresh") is True
        if id_problem(identity):
            identity, fresh = key, True
        return cls(slug, key, identity, fitting(kind.fields, values), picture, written, fresh)


@dataclass(eq=False)
class OwnPack:
    """A pack in the making. `name` is as it is typed; `stored` is the id under which it lies on the disk."""

    id: str
    name: str
    author: str = ""
    cards: list[OwnCard] = field(default_factory=list)
    foreign: dict[str, dict[str, tuple[Mapping[str, Any], ...]]] = field(default_factory=dict)
    """Cards for games that this program does not have: kept as they are."""
    strange: list[Any] = field(default_factory=list)
    """The same of cards that are not finished."""
    stored: str = ""
    fresh: bool = False
    proofs: dict[int, CardCheck] = field(default_factory=dict, repr=False)

    def proof(self, card: OwnCard) -> CardCheck:
        """Return the card's last check."""
        return self.proofs.get(id(card)) or self.prove(card)

    def prove(self, card: OwnCard) -> CardCheck:
        """Check the card again."""
        proof = proved_alone(card, self)
        if proof.face is not None:
            before = self.cards[: place_of(card, self.cards)]
            fellows = [other for other in before if other.slug == card.slug and self.proof(other).face is not None]
            proof = self._check_with_others([*fellows, card], card, proof)
        self.proofs[id(card)] = proof
        return proof

    def prove_all(self) -> None:
        """Check every card again after a change."""
        self.proofs = {id(card): proved_alone(card, self) for card in self.cards}
        for slug in {card.slug for card in self.cards}:
            sound = [card for card in self.cards if card.slug == slug and self.proofs[id(card)].face is not None]
            if sound and self._check_with_others(sound, sound[0], self.proofs[id(sound[0])]).face is None:
                for card in sound:
                    self.prove(card)

    def _check_with_others(self, cards: Sequence[OwnCard], card: OwnCard, proof: CardCheck) -> CardCheck:
        """Check a card that is valid alone in its game together with these."""
        kind = card_kind(card.slug, card.kind)
        assert kind is not None, "such cards stay foreign"
        try:
            load(card.slug).with_packs([self.to_pack(cards)])
        except BadCard as problem:
            return _explain_fault(problem, kind, card.values)
        return proof

    def finished_cards(self) -> list[OwnCard]:
        """Return the cards that games can use."""
        return [card for card in self.cards if self.proof(card).face is not None]

    def drafts(self) -> list[OwnCard]:
        """Return the unfinished cards."""
        return [card for card in self.cards if self.proof(card).face is None]

    @property
    def full(self) -> str:
        """Why no card can be added; empty while one can."""
        others = sum(len(cards) for kinds in self.foreign.values() for cards in kinds.values())
        return say("cards-at-most", most=MOST_CARDS) if len(self.cards) + others >= MOST_CARDS else ""

    def name_error(self) -> str:
        """Return what the pack's name must be, or "" if it is valid."""
        problem = name_problem(self.name)
        return say("expected", problem=problem) if problem else ""

    def to_pack(self, cards: Sequence[OwnCard] | None = None) -> Pack:
        """Return the pack for the file: finished and foreign cards, or only the named cards."""
        kinds: dict[str, dict[str, tuple[Mapping[str, Any], ...]]] = {}
        if cards is None:
            kinds = {slug: dict(by_kind) for slug, by_kind in self.foreign.items()}
        for card in self.finished_cards() if cards is None else cards:
            of_game = kinds.setdefault(card.slug, {})
            of_game[card.kind] = (*of_game.get(card.kind, ()), card.data())
        name = self.name if not self.name_error() else self.id.replace("-", " ").capitalize()
        return Pack(self.id, name, self.author if not name_problem(self.author) else "", kinds)

    def workshop(self) -> str:
        """Return the unfinished part as the pack's file keeps it; empty if everything is finished."""
        drafts = self.drafts()
        if not (drafts or self.strange or self.name_error() or name_problem(self.author) and self.author):
            return ""
        places = [place for place, card in enumerate(self.cards) if any(card is draft for draft in drafts)]
        cards = [*(draft.to_draft() for draft in drafts), *self.strange]
        places += [len(self.cards)] * len(self.strange)
        body = {"name": self.name, "author": self.author, "places": places, "cards": cards}
        return json.dumps(body, ensure_ascii=False, separators=(",", ":"))

    def take_unfinished(self, body: Any) -> None:
        """Take what `workshop` has written down; a card that is there already, by its id, is left out.

        Raises KeyError, TypeError, ValueError or AttributeError for anything else.
        """
        name, author, there = str(body["name"]), str(body["author"]), {(card.slug, card.id) for card in self.cards}
        cards, strange, places = list(self.cards), list[Any](), _list(body["places"])
        if len(places) > MOST_CARDS or not all(type(place) is int for place in places):
            raise ValueError("places in a pack were expected")
        for place, data in zip(places, _list(body["cards"]), strict=True):
            card = OwnCard.from_draft(data)
            if card is None:
                strange.append(data)
            elif (card.slug, card.id) not in there:
                cards.insert(min(max(place, 0), len(cards)), card)
        self.name, self.author, self.cards, self.strange = name, author, cards, [*self.strange, *strange]

    @classmethod
    def of(cls, pack: Pack) -> OwnPack:
        """Return an editable pack. Raises BadCard if a card would lose data, BadPack if its drafts can't be read."""
        own = cls(pack.id, pack.name, pack.author, stored=pack.id)
        for slug, kinds in pack.cards.items():
            for kind, cards in kinds.items():
                for data in cards:
                    card = read_card(slug, kind, data)
                    _check_whole(card, replace(pack, cards={slug: {kind: (data,)}}))
                    if card is not None:
                        own.cards.append(card)
                    else:
                        of_game = own.foreign.setdefault(slug, {})
                        of_game[kind] = (*of_game.get(kind, ()), data)
        if pack.workshop:
            try:
                own.take_unfinished(parse_json(pack.workshop))
            except (KeyError, TypeError, ValueError, AttributeError):
                raise BadPack(pack.file, "", ("workshop",), rule("cards that are not finished")) from None
        return own


# --- kinds of cards --------------------------------------------------------------------------------------


def makers() -> Iterator[tuple[Game, tuple[CardKind, ...]]]:
    """Return the games for which cards can be made, in the order of the street, with the kinds of cards."""
    for slug in (entry.slug for entry in game_entries() if entry.available):
        game = load(slug)
        kinds = retranslate(game.workshop.card_kinds())
        if kinds:
            yield game, kinds


def card_kind(slug: str, key: str) -> CardKind | None:
    """Return a kind of card of a game, if this program has it."""
    if slug not in slugs():
        return None
    return next((kind for kind in retranslate(load(slug).workshop.card_kinds()) if kind.key == key), None)


def blank_values(fields: Sequence[FormField]) -> dict[str, Any]:
    """Return the values of an empty form."""
    return {entry.key: [] if entry.kind == "lines" else entry.default for entry in fields}


def fitting(fields: Sequence[FormField], values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of a form as its controls can show them; those of another type become blank."""
    return {entry.key: _fitting(entry, values.get(entry.key)) for entry in fields}


def _fitting(entry: FormField, value: Any) -> Any:
    if entry.kind == "lines":
        lines = value if isinstance(value, list) else []
        return [fitting(entry.fields, line) for line in lines[: entry.most] if isinstance(line, Mapping)]
    if entry.kind == "number":
        sound = type(value) is int and entry.low <= value <= entry.high
    elif entry.kind == "choice":
        sound = any(value == choice for choice, _ in entry.choices)
    else:
        sound = isinstance(value, bool if entry.kind == "flag" else str)
    if not sound:
        return entry.default
    return value[:LONGEST_TEXT] if isinstance(value, str) else value


def matters(entry: FormField, entries: Sequence[FormField], values: Mapping[str, Any]) -> bool:
    """Return whether a form shows a field: the field it depends on is shown and has one of the values that need it."""
    if entry.needs is None:
        return True
    other = next((other for other in entries if other.key == entry.needs[0]), None)
    value = values.get(entry.needs[0], other.default if other is not None else None)
    return value in entry.needs[1] and (other is None or matters(other, entries, values))


def read_card(slug: str, kind: str, data: Mapping[str, Any]) -> OwnCard | None:
    """Return a card of a pack's file; None for an unknown kind, or data that no form could have made."""
    if card_kind(slug, kind) is None:
        return None
    try:
        values = load(slug).workshop.form_values(kind, data)
        values = {key: value for key, value in values.items() if key not in ("id", "picture")}
    except (LookupError, TypeError, ValueError, AttributeError):  # written by hand, and not as a form would have it
        return None
    picture = data.get("picture")
    chosen = dict(picture) if isinstance(picture, Mapping) else {}
    return OwnCard(slug, kind, str(data["id"]), values, chosen, written=data)


def _check_whole(card: OwnCard | None, pack: Pack) -> None:
    """Raise BadCard if the game refuses the card and a form would lose some of its data."""
    ((slug, kinds),) = pack.cards.items()
    ((kind, (data,)),) = kinds.items()
    form = card_kind(slug, kind)
    if form is None:
        return
    with suppress(LookupError, TypeError, ValueError, AttributeError):
        if card is not None and replace(card, written=None, values=fitting(form.fields, card.values)).data() == data:
            return
    load(slug).with_packs([pack])


def free_id(name: str, taken: set[str], otherwise: str) -> str:
    """Return an unused id made of a name, with a number at the end if needed."""
    base = id_from(name) or otherwise
    number, found = 1, base
    while found in taken or id_problem(found):
        number += 1
        tail = f"-{number}"
        found = base[: 40 - len(tail)].rstrip("-") + tail
    return found


# --- whether a card is finished --------------------------------------------------------------------------


def proved_alone(card: OwnCard, pack: OwnPack) -> CardCheck:
    """Return the check of a card by itself, as its game reads it."""
    game, kind = load(card.slug), card_kind(card.slug, card.kind)
    assert kind is not None, "such cards stay foreign"
    try:
        reader = Reader(f"{pack.id}.toml", card.id, card.data())
        check_plain(reader)
        check_identity(reader)
        return CardCheck(Face.from_data(game.workshop.read_pack_card(card.kind, reader)))
    except BadCard as problem:
        return _explain_fault(problem, kind, card.values)
    except FaceProblem as problem:
        return CardCheck(None, "", str(problem))
    except (LookupError, TypeError, ValueError, AttributeError):
        return CardCheck(None, "", say("form-unusable"))


def place_of(card: OwnCard, cards: Sequence[OwnCard]) -> int:
    """Return the index of this very card in a list; the length of the list if it isn't there."""
    return next((place for place, other in enumerate(cards) if other is card), len(cards))


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError("a list was expected")
    return value


def _explain_fault(problem: BadCard, kind: CardKind, values: Mapping[str, Any]) -> CardCheck:
    shown = [entry for entry in kind.fields if matters(entry, kind.fields, values)]
    return CardCheck(None, *explain_fault(problem, kind.fields, shown))
