"""All packs of the workshop and what is done with them: made, copied, thrown away and fetched back, kept on disk.

Beside each pack's file lie its drafts, the cards that are not finished. What is thrown away goes into the folder
`thrown-away`, out of which nothing is ever removed.
"""

from __future__ import annotations

import copy
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from client.scenes.workshop_cards import OwnCard, OwnPack, blank_values, card_kind, free_id, proved_alone
from engine.games import load
from engine.kernel.cards import BadCard
from engine.kernel.packs import LARGEST_FILE, CardKind, digest, read_pack, write_pack
from engine.store.atomic import StoreError, Unwritable, read_document, write_bytes, write_document
from engine.store.packs import SUFFIX

NEW_PACK = "My pack"
_DRAFTS, _DELETED = "drafts", "thrown-away"
_FORMAT, _VERSION = "drafts", 1


@dataclass(frozen=True, slots=True)
class Thrown:
    """Something thrown away and where it was: a card of a pack, or a whole pack."""

    pack: OwnPack
    place: int
    card: OwnCard | None = None

    @property
    def words(self) -> str:
        """What it is called."""
        return self.card.name if self.card is not None else self.pack.name


class Shelf:
    """The packs in a folder; without one, nothing is kept. `remarks` has one sentence for each file of no use."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.packs: list[OwnPack] = []
        self.remarks: list[str] = []
        self.thrown: list[Thrown] = []
        self.unsaved: list[OwnPack] = []
        self._seen: dict[Path, str] = {}
        """The text of each pack's file as it was read or written last."""
        self._read()

    # -- reading ----------------------------------------------------------------------------------------------

    def _read(self) -> None:
        if self.folder is None:
            return
        files = sorted(self.folder.glob(f"[!.]*{SUFFIX}")) if self.folder.is_dir() else []
        for file in files:
            try:
                self._seen[file] = read_text(file)
                pack = OwnPack.of(read_pack(self._seen[file], file.name))
            except (BadCard, StoreError) as problem:
                self.remarks.append(str(problem))
                continue
            pack.id = pack.stored = file.stem
            self.packs.append(pack)
        for file in sorted((self.folder / _DRAFTS).glob("*.draft")):
            self._read_drafts(file)
        for pack in self.packs:
            pack.prove_all()

    def _read_drafts(self, file: Path) -> None:
        try:
            body = read_document(file, _FORMAT, _VERSION).body
            pack = next((pack for pack in self.packs if pack.stored == file.stem), None)
            if pack is None:
                pack = OwnPack(file.stem, str(body["name"]), stored=file.stem)
                self.packs.append(pack)
            for place, data in zip(_list(body["places"]), _list(body["cards"]), strict=True):
                pack.cards.insert(int(place), OwnCard.from_draft(data))
            pack.name, pack.author = str(body["name"]), str(body["author"])
        except StoreError as problem:
            self.remarks.append(str(problem))
        except (KeyError, TypeError, ValueError):
            self.remarks.append(f"{file.name} holds unfinished cards that cannot be read; the file stays as it is.")

    # -- making and throwing away -----------------------------------------------------------------------------

    def new_pack(self) -> OwnPack:
        """A pack without cards, at the end."""
        pack = OwnPack(self._free_pack_id(NEW_PACK), NEW_PACK, fresh=True)
        numbered = 1
        while any(other.name == pack.name for other in self.packs):
            numbered += 1
            pack.name = f"{NEW_PACK} {numbered}"
        self.packs.append(pack)
        self.note(pack)
        return pack

    def new_card(self, pack: OwnPack, slug: str, kind: str, picture: dict[str, str]) -> OwnCard:
        """An empty card behind those of its kind."""
        form = card_kind(slug, kind)
        assert form is not None
        identity = free_id("", self._card_ids(slug), kind)
        card = OwnCard(slug, kind, identity, blank_values(form.fields), picture, fresh=True)
        _begin_list(card, form)
        pack.cards.insert(_place_for(card, pack), card)
        self.note(pack)
        return card

    def copy_card(self, pack: OwnPack, card: OwnCard) -> OwnCard:
        """A second card like this one, behind it, with a name and an id of its own."""
        twin = copy.deepcopy(card)
        twin.values["name"] = _second(card.name, {other.name for other in pack.cards})
        twin.written, twin.fresh = None, True
        twin.id = free_id(str(twin.values["name"]), self._card_ids(card.slug), card.kind)
        pack.cards.insert(pack.cards.index(card) + 1, twin)
        self.note(pack)
        return twin

    def copy_pack(self, pack: OwnPack) -> OwnPack:
        """A second pack with the same cards, behind it. Both cannot be switched on together until names differ."""
        twin = copy.deepcopy(pack)
        twin.proofs, twin.stored, twin.fresh = {}, "", True
        twin.name = _second(pack.name, {other.name for other in self.packs})
        twin.id = self._free_pack_id(twin.name)
        self.packs.insert(self.packs.index(pack) + 1, twin)
        for card in twin.cards:
            card.written, card.id = None, free_id(card.id, self._card_ids(card.slug, card), card.kind)
        self.note(twin)
        return twin

    def move_card(self, pack: OwnPack, card: OwnCard, by: int) -> bool:
        """Move a card before or behind another of its kind; false where there is none."""
        place = pack.cards.index(card) + by
        if not 0 <= place < len(pack.cards) or not alike(pack.cards[place], card):
            return False
        pack.cards.remove(card)
        pack.cards.insert(place, card)
        self.note(pack)
        return True

    def throw_card(self, pack: OwnPack, card: OwnCard) -> None:
        """Throw a card away; `fetch_back` brings it back."""
        self.thrown.append(Thrown(pack, pack.cards.index(card), card))
        self._keep_deleted(OwnPack(f"{pack.id}-{card.id}"[:40].rstrip("-"), card.name, cards=[card]))
        pack.cards.remove(card)
        self.note(pack)

    def throw_pack(self, pack: OwnPack) -> None:
        """Throw a whole pack away; `fetch_back` brings it back."""
        self.thrown.append(Thrown(pack, self.packs.index(pack)))
        self._keep_deleted(pack)
        self.packs.remove(pack)
        self.unsaved = [other for other in self.unsaved if other is not pack]
        self._remove_files(pack)

    def fetch_back(self) -> Thrown | None:
        """Bring back what was thrown away last; None when there is nothing."""
        if not self.thrown:
            return None
        thrown = self.thrown.pop()
        pack = thrown.pack
        if thrown.card is not None:
            pack.cards.insert(min(thrown.place, len(pack.cards)), thrown.card)
        if all(other is not pack for other in self.packs):
            pack.id, pack.stored = self._free_pack_id(pack.id), ""
            self.packs.insert(min(thrown.place if thrown.card is None else len(self.packs), len(self.packs)), pack)
        self.note(pack)
        return thrown

    # -- changes ----------------------------------------------------------------------------------------------

    def changed_card(self, pack: OwnPack, card: OwnCard) -> None:
        """A card's form or picture was changed: its id follows its name as long as it is new."""
        card.written = None
        if card.fresh:
            taken = self._card_ids(card.slug, card)
            card.id = free_id(str(card.values.get("name", "")), taken, card.kind)
        pack.prove(card)
        self._want_saved(pack)

    def renamed(self, pack: OwnPack) -> None:
        """A pack's name was changed: that of its file follows as long as the pack is new."""
        if pack.fresh and not pack.name_error():
            pack.id = self._free_pack_id(pack.name, pack)
        self.note(pack)

    def note(self, pack: OwnPack) -> None:
        """A pack is not on the disk as it is now, and its cards must be looked at anew."""
        pack.prove_all()
        self._want_saved(pack)

    def _want_saved(self, pack: OwnPack) -> None:
        if all(other is not pack for other in self.unsaved):
            self.unsaved.append(pack)

    def _card_ids(self, slug: str, besides: OwnCard | None = None) -> set[str]:
        """The ids that no new card of a game may have."""
        own = {card.id for pack in self.packs for card in pack.cards if card.slug == slug and card is not besides}
        return own | {str(face["id"]) for face in load(slug).faces()}

    def _free_pack_id(self, name: str, besides: OwnPack | None = None) -> str:
        taken = {pack.id for pack in self.packs if pack is not besides}
        taken |= {pack.stored for pack in self.packs if pack is not besides and pack.stored}
        if self.folder is not None and self.folder.is_dir():
            own = besides.stored if besides is not None else ""
            taken |= {file.stem for file in self.folder.glob(f"*{SUFFIX}") if file.stem != own}
        return free_id(name, taken, "pack")

    # -- keeping ----------------------------------------------------------------------------------------------

    def save(self) -> str:
        """Write what has changed; returns a sentence when that cannot be done."""
        while self.unsaved:
            try:
                self._write(self.unsaved[0])
            except (Unwritable, BadCard) as problem:
                return str(problem)
            self.unsaved.pop(0)
        return ""

    def _write(self, pack: OwnPack) -> None:
        """Write a pack and its drafts; files under an earlier name go when the new ones are there."""
        pack.prove_all()
        if self.folder is None:
            return
        self._keep_changed(self.folder / f"{pack.id}{SUFFIX}")
        before = OwnPack(pack.stored, "", stored=pack.stored) if pack.stored not in ("", pack.id) else None
        self._put(self.folder, pack)
        pack.stored = pack.id
        if before is not None:
            self._remove_files(before)

    def _put(self, folder: Path, pack: OwnPack) -> None:
        text = write_pack(pack.to_pack())
        write_bytes(folder / f"{pack.id}{SUFFIX}", text.encode())
        self._seen[folder / f"{pack.id}{SUFFIX}"] = text
        drafts, file = pack.drafts(), folder / _DRAFTS / f"{pack.id}.draft"
        if drafts or pack.name_error():
            places = [place for place, card in enumerate(pack.cards) if any(card is draft for draft in drafts)]
            body: dict[str, Any] = {"name": pack.name, "author": pack.author, "places": places,
                                    "cards": [draft.to_draft() for draft in drafts]}  # fmt: skip
            write_document(file, _FORMAT, _VERSION, body)
        else:
            with suppress(OSError):
                file.unlink(missing_ok=True)

    def _keep_changed(self, file: Path) -> None:
        """A file that somebody else has written meanwhile is kept where what is thrown away lies."""
        with suppress(StoreError):
            if file.exists() and read_text(file) != self._seen.get(file):
                write_bytes(_free_file(file.parent / _DELETED, file.stem), read_text(file).encode())

    def _keep_deleted(self, pack: OwnPack) -> None:
        """Write what is thrown away where it can be found again, without overwriting anything."""
        if self.folder is None:
            return
        folder = self.folder / _DELETED
        kept = copy.copy(pack)
        kept.id = _free_file(folder, pack.id).stem
        with suppress(StoreError, BadCard):
            self._put(folder, kept)

    def _remove_files(self, pack: OwnPack) -> None:
        if self.folder is None or not pack.stored:
            return
        for file in (self.folder / f"{pack.stored}{SUFFIX}", self.folder / _DRAFTS / f"{pack.stored}.draft"):
            with suppress(OSError):
                file.unlink(missing_ok=True)

    # -- files of others --------------------------------------------------------------------------------------

    def bring_in(self, file: Path) -> OwnPack:
        """Take a copy of the pack in a file. The pack itself is returned when it is here already.

        Raises StoreError or BadCard in one sentence.
        """
        pack = read_pack(read_text(file), file.name)
        for own in self.packs:
            if own.id == pack.id and digest(own.to_pack()) == digest(pack) and own.name == pack.name:
                return own
        brought = OwnPack.of(pack)
        brought.id, brought.stored = self._free_pack_id(pack.id), ""
        self.packs.append(brought)
        self.note(brought)
        return brought

    def give_out(self, pack: OwnPack, file: Path) -> None:
        """Write a pack's finished cards to a file for others. Raises StoreError in one sentence."""
        write_bytes(file, write_pack(pack.to_pack()).encode())


def alike(one: OwnCard, other: OwnCard) -> bool:
    """Whether two cards are of one kind: these lie together, in the pack's file as well."""
    return (one.slug, one.kind) == (other.slug, other.kind)


def _place_for(card: OwnCard, pack: OwnPack) -> int:
    """Where a new card goes: behind the last of its kind, or of its game, or behind all."""
    for same in (alike, lambda one, other: one.slug == other.slug):
        places = [place for place, other in enumerate(pack.cards) if same(other, card)]
        if places:
            return places[-1] + 1
    return len(pack.cards)


def _begin_list(card: OwnCard, form: CardKind) -> None:
    """Give a new card the first line of a list that it cannot do without."""
    probe = copy.deepcopy(card)
    probe.values["name"] = "Probe"
    wanted = proved_alone(probe, OwnPack("probe", "Probe")).field
    for entry in form.fields:
        if entry.kind == "lines" and entry.key == wanted:
            card.values[entry.key] = [blank_values(entry.fields)]


def read_text(file: Path) -> str:
    """The text of a pack's file. Raises StoreError in one sentence."""
    try:
        with file.open("rb") as opened:
            content = opened.read(4 * LARGEST_FILE)
        return content.decode("utf-8")
    except OSError as problem:
        raise StoreError(f"{file.name} cannot be read: {problem.strerror or problem}.") from None
    except UnicodeDecodeError:
        raise StoreError(f"{file.name} is not a card pack: a text file was expected.") from None


def _free_file(folder: Path, name: str) -> Path:
    """A pack's file in a folder, under a name that nothing in it has."""
    taken = {file.stem for file in (*folder.glob(f"*{SUFFIX}"), *(folder / _DRAFTS).glob("*.draft"))}
    return folder / f"{free_id(name, taken, 'pack')}{SUFFIX}"


def _second(name: str, taken: set[str]) -> str:
    """A name for a copy."""
    number = 2
    while f"{name[:36]} {number}" in taken:
        number += 1
    return f"{name[:36]} {number}"


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError("a list was expected")
    return value
