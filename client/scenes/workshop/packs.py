"""All packs of the workshop and what is done with them: made, copied, thrown away and fetched back, kept on disk.

A pack and its drafts, the cards that are not finished, are one file: both change in one step. A file that cannot be
read is left alone until it can. What is thrown away goes into a folder of its own, out of which nothing is removed.
"""

from __future__ import annotations

import copy
import os
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from client.scenes.workshop.own_pack import OwnCard, OwnPack, blank_values, card_kind, free_id, proved_alone
from engine.games import load
from engine.kernel.cards.packs import LARGEST_FILE, RESERVED_IDS, CardKind, digest, id_problem, read_pack, write_pack
from engine.kernel.files.faults import BadCard
from engine.store.files.atomic import (
    Damaged,
    StoreError,
    Unreadable,
    Unwritable,
    read_bytes,
    read_document,
    remove_partials,
    write_bytes,
)
from engine.store.files.bounded_files import as_text, list_files, path_exists, read_text
from engine.store.player.packs import MOST_PACKS, SUFFIX, TRASH, PackStore, one_sentence
from engine.words.say import workshop as say

_OLD_DRAFTS, _OLD_SUFFIX, _OLD_FORMAT, _OLD_VERSION = "drafts", ".draft", "drafts", 1
"""Where drafts lay before they were in the files of their packs, one document for each pack."""


@dataclass(frozen=True, slots=True)
class BrokenPack:
    """An unreadable file of the folder, and why. It stays in place, or in `aside` after it was deleted."""

    path: Path
    problem: str
    aside: Path | None = None

    @property
    def words(self) -> str:
        return self.path.name


@dataclass(frozen=True, slots=True)
class DeletedItem:
    """Something thrown away and where it was: a card of a pack, or a whole pack."""

    pack: OwnPack
    place: int
    card: OwnCard | None = None

    @property
    def words(self) -> str:
        """What it is called."""
        return self.card.name if self.card is not None else self.pack.name


class PackShelf:
    """The packs in a folder; without one, nothing is kept. `remarks` has one sentence for each file of no use."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.packs: list[OwnPack] = []
        self.broken: list[BrokenPack] = []
        self.remarks: list[str] = []
        self.thrown: list[DeletedItem | BrokenPack] = []
        self.unsaved: list[OwnPack] = []
        self._seen: dict[Path, bytes] = {}
        """What each pack's file held when it was read or written last."""
        self._read()

    # -- reading ----------------------------------------------------------------------------------------------

    def _read(self) -> None:
        if self.folder is None:
            return
        remove_partials(self.folder)
        try:
            for file in list_files(self.folder, f"*{SUFFIX}")[:MOST_PACKS]:
                self._read_pack(file)
            for file in list_files(self.folder / _OLD_DRAFTS, f"*{_OLD_SUFFIX}"):
                self._take_over(file)
        except Unreadable as problem:
            self.remarks.append(str(problem))
        self.remarks += [broken.problem for broken in self.broken]

    def _read_pack(self, file: Path) -> OwnPack | None:
        """Take the pack in a file of the folder. Where that cannot be done, the file is among the broken ones."""
        try:
            with one_sentence(file.name):
                content = read_bytes(file, LARGEST_FILE)
                pack = OwnPack.of(read_pack(as_text(content, file.name), file.name))
        except (BadCard, StoreError) as problem:
            self.broken.append(BrokenPack(file, f"{str(problem).rstrip('.')}."))
            return None
        pack.stored = file.stem
        pack.id = file.stem if not id_problem(file.stem) else self._free_pack_id(file.stem)
        pack.prove_all()
        self._seen[file] = content
        self.packs.append(pack)
        return pack

    def _take_over(self, file: Path) -> None:
        """Take the drafts of a pack from the file in which they lay before; it goes when the pack is written."""
        if any(broken.path.stem == file.stem for broken in self.broken):
            return
        there = next((pack for pack in self.packs if pack.stored == file.stem), None)
        pack = there or OwnPack(file.stem, "", stored=file.stem)
        try:
            pack.take_unfinished(read_document(file, _OLD_FORMAT, _OLD_VERSION))
        except StoreError as problem:
            self.remarks.append(str(problem))
        except (KeyError, TypeError, ValueError, AttributeError):
            self.remarks.append(say("drafts-unreadable", file=file.name))
        else:
            if there is None:
                self.packs.append(pack)
            self.note(pack)

    def look_again(self) -> list[OwnPack]:
        """Read the broken files once more; the packs of those that have been mended are here from now on."""
        broken, self.broken = self.broken, []
        found = []
        for before in broken:
            with suppress(Unreadable):
                if not path_exists(before.path):
                    continue
            pack = self._read_pack(before.path)
            if pack is not None:
                old = before.path.parent / _OLD_DRAFTS / f"{pack.id}{_OLD_SUFFIX}"
                if os.path.lexists(old):
                    self._take_over(old)
                found.append(pack)
        return found

    # -- making and throwing away -----------------------------------------------------------------------------

    def new_pack(self) -> OwnPack:
        """Add a pack without cards at the end, and return it."""
        name = say("new-pack-name")
        pack = OwnPack(self._free_pack_id(name), name, fresh=True)
        numbered = 1
        while any(other.name == pack.name for other in self.packs):
            numbered += 1
            pack.name = f"{name} {numbered}"
        self.packs.append(pack)
        self.note(pack)
        return pack

    def new_card(self, pack: OwnPack, slug: str, kind: str, picture: dict[str, str]) -> OwnCard:
        """Add an empty card after those of its kind, and return it."""
        form = card_kind(slug, kind)
        assert form is not None
        identity = free_id("", self._card_ids(slug), kind)
        card = OwnCard(slug, kind, identity, blank_values(form.fields), picture, fresh=True)
        _begin_list(card, form)
        pack.cards.insert(_place_for(card, pack), card)
        self.note(pack)
        return card

    def copy_card(self, pack: OwnPack, card: OwnCard) -> OwnCard:
        """Add a copy of a card after it, with its own name and id, and return it."""
        twin = copy.deepcopy(card)
        twin.values["name"] = _second(card.name, {other.name for other in pack.cards})
        twin.written, twin.fresh = None, True
        twin.id = free_id(str(twin.values["name"]), self._card_ids(card.slug), card.kind)
        pack.cards.insert(pack.cards.index(card) + 1, twin)
        self.note(pack)
        return twin

    def copy_pack(self, pack: OwnPack) -> OwnPack:
        """Add a copy of a pack after it, and return it. Both can't be switched on together until names differ."""
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
        if not 0 <= place < len(pack.cards) or not are_same_kind(pack.cards[place], card):
            return False
        pack.cards.remove(card)
        pack.cards.insert(place, card)
        self.note(pack)
        return True

    def throw_card(self, pack: OwnPack, card: OwnCard) -> None:
        """Throw a card away; `fetch_back` brings it back. Raises StoreError or BadCard when no copy can be kept."""
        self._keep_deleted(OwnPack(f"{pack.id}-{card.id}"[:40].rstrip("-"), card.name, cards=[card]))
        self.thrown.append(DeletedItem(pack, pack.cards.index(card), card))
        pack.cards.remove(card)
        self.note(pack)

    def throw_pack(self, pack: OwnPack) -> None:
        """Throw a whole pack away; `fetch_back` brings it back.

        Raises StoreError or BadCard when no copy can be kept or its file cannot be removed: then it stays.
        """
        self._keep_deleted(pack)
        self._remove_file(pack.stored)
        self._retire_drafts(pack.stored)
        self.thrown.append(DeletedItem(pack, self.packs.index(pack)))
        self.packs.remove(pack)
        self.unsaved = [other for other in self.unsaved if other is not pack]

    def throw_broken(self, broken: BrokenPack) -> None:
        """Throw a file away that cannot be read; `fetch_back` brings it back. Raises StoreError."""
        assert self.folder is not None
        aside = PackStore(self.folder).delete(broken.path.stem)
        self.broken.remove(broken)
        self.thrown.append(replace(broken, aside=aside))

    def fetch_back(self) -> DeletedItem | BrokenPack | None:
        """Restore the last deleted item, or return None. Raises StoreError for a broken file."""
        if not self.thrown:
            return None
        thrown = self.thrown[-1]
        if isinstance(thrown, BrokenPack):
            assert self.folder is not None and thrown.aside is not None
            PackStore(self.folder).restore(thrown.aside, thrown.path.stem)
            self.thrown.pop()
            self._read_pack(thrown.path)
            return thrown
        self.thrown.pop()
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
        """Note that a card's form or picture was changed. The id of a new card follows its name."""
        card.written = None
        if card.fresh:
            taken = self._card_ids(card.slug, card)
            card.id = free_id(str(card.values.get("name", "")), taken, card.kind)
        pack.prove(card)
        self._want_saved(pack)

    def on_renamed(self, pack: OwnPack) -> None:
        """Note that a pack was renamed. The file name of a new pack follows."""
        if pack.fresh and not pack.name_error():
            pack.id = self._free_pack_id(pack.name, pack)
        self.note(pack)

    def note(self, pack: OwnPack) -> None:
        """Note that a pack differs from its file, and that its cards must be checked again."""
        pack.prove_all()
        self._want_saved(pack)

    def _want_saved(self, pack: OwnPack) -> None:
        if all(other is not pack for other in self.unsaved):
            self.unsaved.append(pack)

    def _card_ids(self, slug: str, besides: OwnCard | None = None) -> set[str]:
        """Return the ids of a game that no new card may have."""
        own = {card.id for pack in self.packs for card in pack.cards if card.slug == slug and card is not besides}
        return own | {str(face["id"]) for face in load(slug).shows.faces()}

    def _free_pack_id(self, name: str, besides: OwnPack | None = None) -> str:
        taken = RESERVED_IDS | {pack.id for pack in self.packs if pack is not besides}
        taken |= {pack.stored for pack in self.packs if pack is not besides and pack.stored}
        if self.folder is not None:
            own = besides.stored if besides is not None else ""
            with suppress(Unreadable):  # then nothing can be written there, either
                taken |= {file.stem for file in list_files(self.folder, f"*{SUFFIX}") if file.stem != own}
        return free_id(name, taken, "pack")

    # -- keeping ----------------------------------------------------------------------------------------------

    def save(self) -> str:
        """Save changes. Returns an error, or an empty string."""
        while self.unsaved:
            try:
                self._write(self.unsaved[0])
            except (StoreError, BadCard) as problem:
                return str(problem)
            self.unsaved.pop(0)
        return ""

    def _write(self, pack: OwnPack) -> None:
        """Write a pack; a file under an earlier name goes when the new one is there."""
        pack.prove_all()
        if self.folder is None:
            return
        self._step_aside(pack)
        self._put(self.folder / f"{pack.id}{SUFFIX}", pack)
        before, pack.stored = pack.stored, pack.id
        if before != pack.id:
            with suppress(StoreError):
                self._remove_file(before)
        self._retire_drafts(before or pack.id)

    def _retire_drafts(self, stem: str) -> None:
        """Move an old file of drafts to the trash: the pack's file has them now, or they were deleted with it."""
        if self.folder is None:
            return
        old, kept = (self.folder / place / f"{stem}{_OLD_SUFFIX}" for place in (_OLD_DRAFTS, TRASH))
        with suppress(OSError):
            if os.path.lexists(old) and not os.path.lexists(kept):
                os.makedirs(kept.parent, exist_ok=True)
                os.rename(old, kept)

    def _put(self, file: Path, pack: OwnPack) -> None:
        """Write a pack, finished cards and drafts, in one step."""
        content = write_pack(replace(pack.to_pack(), id=file.stem, workshop=pack.workshop())).encode()
        if len(content) > LARGEST_FILE:
            raise Unwritable(say("too-large", file=file.name, most=LARGEST_FILE // 1024))
        write_bytes(file, content)
        self._seen[file] = content

    def _step_aside(self, pack: OwnPack) -> None:
        """Give a pack another file, where its own was written by another program meanwhile: both are kept.

        Raises Unreadable when that cannot be told.
        """
        assert self.folder is not None
        file = self.folder / f"{pack.id}{SUFFIX}"
        if not self._is_foreign(file):
            return
        theirs = next((other for other in self.packs if other is not pack and other.stored == pack.id), None)
        if not pack.name_error():
            pack.name = _second(pack.name, {other.name for other in self.packs})
        pack.id, pack.stored = self._free_pack_id(pack.name), ""
        self.remarks.append(say("changed-by-another", file=file.name, kept=f"{pack.id}{SUFFIX}"))
        if theirs is None and all(broken.path != file for broken in self.broken):
            self._read_pack(file)

    def _is_foreign(self, file: Path) -> bool:
        """Return whether a file differs from what was last read or written here. Raises Unreadable."""
        try:
            return path_exists(file) and read_bytes(file, LARGEST_FILE) != self._seen.get(file)
        except Damaged:
            return True

    def _keep_deleted(self, pack: OwnPack) -> None:
        """Write what is thrown away where it can be found again, without overwriting anything."""
        if self.folder is not None:
            taken = {file.stem for file in list_files(self.folder / TRASH, f"*{SUFFIX}")}
            self._put(self.folder / TRASH / f"{free_id(pack.id, taken, 'pack')}{SUFFIX}", pack)

    def _remove_file(self, stem: str) -> None:
        """Remove the file of a pack, unless another program has changed it meanwhile. Raises StoreError."""
        if self.folder is None or not stem:
            return
        file = self.folder / f"{stem}{SUFFIX}"
        if self._is_foreign(file):
            return
        try:
            file.unlink(missing_ok=True)
        except OSError as problem:
            raise Unwritable(say("cannot-remove", file=file.name, problem=str(problem.strerror or problem))) from None
        self._seen.pop(file, None)

    # -- files of others --------------------------------------------------------------------------------------

    def bring_in(self, file: Path) -> OwnPack:
        """Take a copy of the pack in a file. The pack itself is returned when it is here already.

        Raises StoreError or BadCard in one sentence.
        """
        pack = read_pack(read_text(file, LARGEST_FILE), file.name)
        for own in self.packs:
            same = own.id == pack.id and own.name == pack.name and digest(own.to_pack()) == digest(pack)
            if same and pack.workshop in ("", own.workshop()):
                return own
        brought = OwnPack.of(pack)
        brought.id, brought.stored = self._free_pack_id(pack.id), ""
        self.packs.append(brought)
        self.note(brought)
        return brought

    def give_out(self, pack: OwnPack, file: Path) -> None:
        """Write a pack's finished cards to a file for others. Raises StoreError in one sentence."""
        write_bytes(file, write_pack(pack.to_pack()).encode())


def are_same_kind(one: OwnCard, other: OwnCard) -> bool:
    """Return whether two cards are of one kind. These stay together, in the pack's file, too."""
    return (one.slug, one.kind) == (other.slug, other.kind)


def _place_for(card: OwnCard, pack: OwnPack) -> int:
    """Return the index for a new card: behind the last of its kind, or of its game, or behind all."""
    for same in (are_same_kind, lambda one, other: one.slug == other.slug):
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


def _second(name: str, taken: set[str]) -> str:
    """Return a name for a copy."""
    number = 2
    while f"{name[:36]} {number}" in taken:
        number += 1
    return f"{name[:36]} {number}"
