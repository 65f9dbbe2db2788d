"""List, check, import and export packs of players' own cards.

packs list (or nothing) lists the packs there are, packs check FILE... checks files anywhere and lists their cards,
packs import FILE... takes packs in, packs export ID FILE copies a pack to a file or folder, packs delete ID throws one
away (its file is kept).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from client.commands import CommandError
from client.commands._shared.folder_option import add_folder_option, chosen_folders

if TYPE_CHECKING:
    from engine.kernel.packs import Pack
    from engine.store.packs import PackStore


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `packs`."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION")
    actions.add_parser("list", help="list the packs there are, and what is wrong with broken ones")
    check = actions.add_parser("check", help="check the packs in files anywhere and list their cards")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    take = actions.add_parser("import", help="take the packs in files anywhere")
    take.add_argument("files", nargs="+", type=Path, metavar="FILE")
    take.add_argument("--replace", action="store_true", help="replace packs of the same id (their files are kept)")
    export = actions.add_parser("export", help="copy a pack to a file or into a folder, to share it")
    export.add_argument("id", metavar="ID")
    export.add_argument("target", type=Path, metavar="FILE")
    delete = actions.add_parser("delete", help="throw a pack away; its file is kept in the folder thrown-away")
    delete.add_argument("id", metavar="ID")
    add_folder_option(parser)


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked; 1 when a pack is broken."""
    from engine.store.packs import PackStore

    store = PackStore(chosen_folders(arguments).packs) if arguments.action != "check" else None
    if arguments.action == "check" or store is None:
        return check_files(arguments.files)
    if arguments.action == "import":
        return import_files(store, arguments.files, arguments.replace)
    if arguments.action == "export":
        print(f"{arguments.id}: written to {store.export(arguments.id, arguments.target)}")
        return 0
    if arguments.action == "delete":
        print(f"{arguments.id}: thrown away; its file is kept as {store.delete(arguments.id)}")
        return 0
    return list_packs(store)


def list_packs(store: PackStore) -> int:
    """Every pack in a line; 1 when one of them is broken."""
    files = store.files()
    if not files:
        print(f"There are no card packs in {store.folder}.")
    for file in files:
        print(summary(file.pack) if file.pack else file.problem)
    return 1 if any(file.problem for file in files) else 0


def check_files(files: list[Path]) -> int:
    """What is in each file, every card with its text; 1 when one cannot be used."""
    from client.commands.cards import card_lines
    from engine.games import load
    from engine.kernel.errors import BadCard
    from engine.store.atomic import StoreError
    from engine.store.packs import read_file

    broken = 0
    for file in files:
        try:
            pack = read_file(file)
        except (BadCard, StoreError) as error:
            print(error)
            broken = 1
            continue
        print(summary(pack))
        for slug, kinds in pack.cards.items():
            faces = [
                load(slug).workshop.read_pack_card(kind, reader)
                for kind in kinds
                for reader in pack.readers(slug, kind)
            ]
            print("\n".join(f"  {line}" for face in faces for line in card_lines(face)))
    return broken


def import_files(store: PackStore, files: list[Path], replace: bool) -> int:
    """Take packs in. Raises CommandError where one would replace another."""
    from engine.store.packs import PackThere

    for file in files:
        try:
            pack = store.import_file(file, replace)
        except PackThere as error:
            raise CommandError(f"{error} Say --replace to do so.") from None
        print(f"{summary(pack)}: taken in")
    return 0


def summary(pack: Pack) -> str:
    """A pack in one line: "barbecue (The Barbecue Set, by Ann): nefarious 4 cards"."""
    author = f", by {pack.author}" if pack.author else ""
    counts = [f"{slug} {number} card{'s' if number > 1 else ''}" for slug in pack.cards if (number := pack.count(slug))]
    return f"{pack.id} ({pack.name}{author}): {', '.join(counts) or 'no cards'}"
