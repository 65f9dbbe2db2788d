"""The card packs of the setup page: a switch for each pack of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from client.scenes.setup.match_setup import MatchSetup
from client.widgets import FieldFault, Labeled, Toggle, Widget, Words
from client.widgets.style import SECTION
from engine.kernel.cards.packs import Pack
from engine.kernel.files.faults import BadCard
from engine.kernel.game.game import Game
from engine.store.player.packs import PackFile
from engine.words.say import setup as say


def list_offered(files: Iterable[PackFile], game: Game) -> list[PackFile]:
    """Return the pack files to list for a game: those with cards for it, and unreadable ones."""
    if not game.workshop.card_kinds():
        return []
    return [file for file in files if file.pack is None or file.pack.count(game.slug)]


def find_packs(files: Iterable[PackFile], ids: Iterable[str]) -> list[Pack]:
    """Return the usable packs with these ids."""
    wanted = set(ids)
    return [file.pack for file in files if file.pack is not None and file.id in wanted]


def hint(pack: Pack, slug: str) -> str:
    """Return what a pack adds to a game: "adds 4 cards, by Ann", or "adds 6 cards of 4 titles" with copies."""
    titles = [card for kind in pack.cards[slug].values() for card in kind]
    number = sum(int(card.get("copies", 1)) for card in titles)
    cards = say("adds", count=number)
    if number != len(titles):
        cards = say("adds-copies", cards=cards, titles=len(titles))
    return say("adds-by", cards=cards, author=pack.author) if pack.author else cards


class PackSwitch:
    """A pack's switch. A faulty pack shows its fault and stays off."""

    def __init__(self, file: PackFile, slug: str, switched: Callable[[PackFile, bool], None]) -> None:
        self.file = file
        self.toggle = Toggle(name=file.name, then=lambda on: switched(file, on))
        self.row = Labeled(file.name, self.toggle, hint(file.pack, slug) if file.pack else "")

    def take(self, setup: MatchSetup) -> None:
        """Show whether the pack is switched on, and why it cannot be."""
        on = any(pack.id == self.file.id for pack in setup.game.packs)
        self.toggle.on = on
        self.toggle.reason = "" if on else self.file.problem or _clash(setup.game, self.file.pack)


class PackRows:
    """The rows of all packs that are listed for the game of a setup."""

    def __init__(
        self, files: Sequence[PackFile], setup: MatchSetup, switched: Callable[[PackFile, bool], None]
    ) -> None:
        self.rows = [PackSwitch(file, setup.game.slug, switched) for file in list_offered(files, setup.game)]
        self.complaint = FieldFault()
        self.take(setup)

    def take(self, setup: MatchSetup) -> None:
        """Show which packs are on, and whether they go with the house rules."""
        for row in self.rows:
            row.take(setup)
        conflict = setup.game.options.conflict(setup.options)
        self.complaint.say(f"{conflict[:1].upper()}{conflict[1:]}." if conflict else "")

    @property
    def widgets(self) -> list[Widget]:
        """A heading, the rows and what is wrong; nothing where there is no pack."""
        return [Words(say("card-packs"), SECTION), *(row.row for row in self.rows), self.complaint] if self.rows else []

    def toggle_of(self, file: PackFile) -> Widget | None:
        """Return the switch of a pack."""
        return next((row.toggle for row in self.rows if row.file.id == file.id), None)

    def holds(self, widget: Widget) -> bool:
        """Return whether this is the switch of a pack."""
        return any(row.toggle is widget for row in self.rows)


def _clash(game: Game, pack: Pack | None) -> str:
    """Return why a pack can't be used together with those that are on, or ""."""
    try:
        game.with_packs([*game.packs, pack] if pack else game.packs)
    except BadCard as error:
        return f"{error}."
    return ""
