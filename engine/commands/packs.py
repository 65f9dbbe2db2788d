"""List, check, import, export and delete card packs.

packs list (or nothing) lists the packs there are, packs check FILE... checks files anywhere and lists their cards,
packs import FILE... takes packs in, packs export ID FILE copies a pack to a file or folder, packs delete ID throws one
away (its file is kept).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from engine.commands import CommandError
from engine.commands._shared.card_lines import card_lines
from engine.commands._shared.options import add_folder_option, chosen_folders
from engine.games import load
from engine.kernel.cards.packs import Pack
from engine.kernel.files.faults import BadCard
from engine.store.files.atomic import StoreError
from engine.store.player.packs import PackExists, PackFile, PackStore, read_file


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION")
    listing = actions.add_parser("list", help="list your packs, with the faults of broken ones")
    listing.add_argument("--json", action="store_true", help="print a list of JSON objects")
    check = actions.add_parser("check", help="check pack files and list their cards")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    take = actions.add_parser("import", help="add packs from files")
    take.add_argument("files", nargs="+", type=Path, metavar="FILE")
    take.add_argument("--replace", action="store_true", help="replace packs with the same id and keep the old files")
    export = actions.add_parser("export", help="copy a pack to a file or folder")
    export.add_argument("id", metavar="ID")
    export.add_argument("target", type=Path, metavar="FILE")
    delete = actions.add_parser("delete", help="delete a pack; its file moves to the folder thrown-away")
    delete.add_argument("id", metavar="ID")
    add_folder_option(parser)


def run(arguments: argparse.Namespace) -> int:
    """Run the chosen action. Returns 1 if a pack is broken."""
    if arguments.action == "check":
        return check_files(arguments.files)
    store = PackStore(chosen_folders(arguments).packs)
    if arguments.action == "import":
        return import_files(store, arguments.files, arguments.replace)
    if arguments.action == "export":
        print(f"{arguments.id}: written to {store.export(arguments.id, arguments.target)}")
        return 0
    if arguments.action == "delete":
        print(f"{arguments.id}: deleted; its file is now {store.delete(arguments.id)}")
        return 0
    return list_packs(store, getattr(arguments, "json", False))


def list_packs(store: PackStore, as_json: bool = False) -> int:
    """Print a line or a JSON object for each pack; 1 when one of them is broken."""
    files = store.files()
    if as_json:
        print(json.dumps([_entry(file) for file in files]))
        return 1 if any(file.problem for file in files) else 0
    if not files:
        print(f"There are no card packs in {store.folder}.")
    for file in files:
        print(summary(file.pack) if file.pack else file.problem)
    return 1 if any(file.problem for file in files) else 0


def _entry(file: PackFile) -> dict[str, object]:
    """Return a pack as a JSON object. The counts are copies of cards for each game."""
    pack = file.pack
    known: dict[str, object] = {"file": str(file.path), "problem": file.problem}
    if pack is None:
        return known
    return known | {
        "id": pack.id,
        "name": pack.name,
        "author": pack.author,
        "cards": {slug: pack.count(slug) for slug in pack.cards},
    }


def check_files(files: list[Path]) -> int:
    """List every card in the files. Returns 1 if a file is unusable."""
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
    """Import packs. Raises CommandError if one would replace another."""
    for file in files:
        try:
            pack = store.import_file(file, replace)
        except PackExists as error:
            raise CommandError(f"{error} Use --replace to do it.") from None
        print(f"{summary(pack)}: added")
    return 0


def summary(pack: Pack) -> str:
    """Return a pack in one line: "barbecue (The Barbecue Set, by Ann): nefarious 4 cards"."""
    author = f", by {pack.author}" if pack.author else ""
    counts = [f"{slug} {number} card{'s' if number > 1 else ''}" for slug in pack.cards if (number := pack.count(slug))]
    return f"{pack.id} ({pack.name}{author}): {', '.join(counts) or 'no cards'}"
