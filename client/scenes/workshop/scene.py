"""The card workshop: players make their own cards, preview them, and try them out.

Packs and cards are on the left, a form in the middle, the card on the right. Narrow windows and large text show three
steps. Everything is saved automatically.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from client.art import palette
from client.input.actions import BACK, DELETE, FINISH, LEFT, NEXT, PRESS, RIGHT, UNDO, Command, cap, find_triggered
from client.scenes.columns import RING, ColumnsPage, three_columns, with_parts
from client.scenes.file_dialog import FileDialog
from client.scenes.page import LOW_UNITS, Caps, Tool
from client.scenes.workshop.files import PackFiles
from client.scenes.workshop.list import BrokenRow, CardRow, ListRow, PackRow
from client.scenes.workshop.own_pack import OwnCard, OwnPack
from client.scenes.workshop.packs import BrokenPack, PackShelf
from client.scenes.workshop.panels import BrokenPanel, CardPanel, EmptyPanel, PackPanel
from client.scenes.workshop.picture_chooser import PictureChooser, at_random
from client.scenes.workshop.preview import CardPreview
from client.shell.scene import Host, soonest
from client.widgets import Button, ScrollArea, Segments, TextField, Toast, Widget, Words
from client.widgets.icons import key_name
from client.widgets.style import BUTTON_LARGE, SECOND
from engine.kernel.files.faults import BadCard
from engine.store.files.atomic import StoreError
from engine.words.say import inside, workshop as say

NEW_CARD, DUPLICATE = Command("workshop.new-card", ("Ctrl N",)), Command("workshop.duplicate", ("Ctrl D",))
NEXT_COLUMN = Command("workshop.next-column", ("F6",))
SAVE_AFTER_MS = 400
"""The time after the last change when everything is written; also when the workshop is left."""

_STEPS = ("packs", "form", "card")


class WorkshopScene(ColumnsPage):
    """The workshop of the packs in a folder; without one nothing is kept. It opens "trial" (session=...)."""

    def __init__(
        self, folder: Path | None = None, back: Callable[[], None] | None = None, chance: random.Random | None = None
    ) -> None:
        super().__init__(say("card-workshop"), back, tuple(say(f"step-{step}") for step in _STEPS))
        self.shelf = PackShelf(folder)
        self.pack: OwnPack | None = self.shelf.packs[0] if self.shelf.packs else None
        self.card: OwnCard | None = None
        self.broken: BrokenPack | None = None
        self.panel: EmptyPanel | BrokenPanel | PackPanel | CardPanel
        self.rows: list[ListRow] = []
        self._chance = chance or random.Random()
        self._save_at: int | None = None
        self._told = False
        self.undo_tool = Tool(say("undo-delete"), "undo", lambda _: self.fetch_back(), key=cap(UNDO))
        self.tools = [self.undo_tool]
        self.new_button = Button(say("new-pack"), icon="plus", then=lambda _: self.new_pack())
        self.bring_button = Button(say("import-from-a-file"), icon="down", then=lambda _: self.files.ask_for_one())
        self.list_area = ScrollArea(gap=7, padding=RING, name=say("step-packs"))
        self.form_area = ScrollArea(padding=RING, name=say("step-form"))
        self.preview = CardPreview()
        self.nothing = Words(say("hint"), SECOND, palette.INK_2, "center")
        self.card_area = ScrollArea(padding=RING, name=say("step-card"))
        self.try_button = Button(
            say("try-it"), "primary", icon="play", style=BUTTON_LARGE, then=lambda _: self.try_it()
        )
        self.areas = self.list_area, self.form_area, self.card_area
        self.files = PackFiles(self.shelf, self, self._show_taken)
        self._open(self.pack, None, next(iter(self.shelf.broken), None) if self.pack is None else None)

    def enter(self, app: Host) -> None:
        """Begin, or come back from a trial: everything is as it was."""
        super().enter(app)
        self._tell()
        self.focus_first(next(iter(self.rows), self.new_button))

    def leave(self) -> None:
        self.save()

    def _tell(self) -> None:
        for remark in self.shelf.remarks:
            self.say(Toast("information", say("please-note"), remark))
        self.shelf.remarks = []

    # -- what is worked on ------------------------------------------------------------------------------------

    def _open(self, pack: OwnPack | None, card: OwnCard | None, broken: BrokenPack | None = None) -> None:
        """Work on this card, or on this pack as a whole; or see what is wrong with a file."""
        self.pack, self.card, self.broken = pack, card, broken
        if broken is not None:
            self.panel = BrokenPanel(broken, lambda _: self.look_again(), lambda _: self.throw())
        elif pack is None:
            self.panel = EmptyPanel(lambda _: self.new_pack(), lambda _: self.files.ask_for_one())
        elif card is None:
            self.panel = PackPanel(
                pack,
                rename=self._rename,
                sign=self._sign,
                add=self.add_card,
                export=lambda _: self.files.ask_where(pack),
                copy=lambda _: self.duplicate(),
                throw=lambda _: self.throw(),
            )
        else:
            self.panel = CardPanel(
                pack,
                card,
                changed=self._on_edited,
                choose_picture=lambda _: self.choose_picture(),
                copy=lambda _: self.duplicate(),
                move=self._move,
                throw=lambda _: self.throw(),
            )
        self.form_area.children = [self.panel]
        self.form_area.offset = self.card_area.offset = 0
        self._make_rows()
        self._refresh()

    def open(
        self, pack: OwnPack | None, card: OwnCard | None = None, step: int = 1, broken: BrokenPack | None = None
    ) -> None:
        """Show a card, a pack or a file that cannot be read; in a narrow window at this step."""
        self._open(pack, card, broken)
        self.step = step
        self.place_again()
        row = next((row for row in self.rows if row.chosen), None)
        if row is not None:
            self.list_area.reveal(row)

    def _show_taken(self, pack: OwnPack) -> None:
        self.open(pack)
        self.focus_row()

    def _make_rows(self) -> None:
        """Rebuild the list and keep the focus."""
        focused = self.form.focused
        value = focused.value if isinstance(focused, ListRow) else None
        ring = focused is not None and focused.ring
        self.rows = []
        for pack in self.shelf.packs:
            self.rows.append(PackRow(pack, pack is self.pack and self.card is None, self._choose))
            if pack is self.pack:
                self.rows += [CardRow(pack, card, card is self.card, self._choose) for card in pack.cards]
        self.rows += [BrokenRow(broken, broken is self.broken, self._choose) for broken in self.shelf.broken]
        self.list_area.children = [*self.rows, self.new_button, self.bring_button]
        same = next((row for row in self.rows if row.value is value), None)
        if value is not None and same is not None:
            self.form.focus(same, ring)

    def _choose(self, value: OwnPack | OwnCard | BrokenPack) -> None:
        if isinstance(value, OwnPack):
            self.open(value)
        elif isinstance(value, BrokenPack):
            self.open(None, broken=value)
        else:
            self.open(self.pack, value)

    def _refresh(self) -> None:
        """Let everything say what holds now."""
        for row in self.rows:
            row.refresh()
        self.undo_tool.reason = "" if self.shelf.thrown else say("nothing-was-deleted")
        if isinstance(self.panel, CardPanel | PackPanel):
            self.panel.refresh()
        if self.pack is not None and self.card is not None and isinstance(self.panel, CardPanel):
            self.preview.show(self.pack, self.card, self.panel.labels)
            self.card_area.children = [self.preview]
            self.try_button.reason = "" if self.preview.proof.face is not None else say("unfinished")
        else:
            self.nothing.words = say("hint") if self.shelf.packs else say("no-pack")
            self.card_area.children = [self.nothing]
            self.try_button.reason = say("no-card")
        self.try_button.icon = "" if self.try_button.reason else "play"

    # -- changes ----------------------------------------------------------------------------------------------

    def _on_edited(self, key: str, value: Any) -> None:
        assert self.pack is not None and self.card is not None
        self.shelf.changed_card(self.pack, self.card)
        self._on_changed()

    def _on_changed(self) -> None:
        """Note that something isn't on the disk yet. If lines of the form came or went, the focus stays near."""
        focused = self.form.focused
        ring = focused is not None and focused.ring
        self._save_at = None
        self._refresh()
        self.place_again()
        if focused is not None and self.form.focused is None:
            stops = [widget for widget in self.form.stops() if widget in with_parts(self.form_area)]
            same = next((widget for widget in stops if widget.name == focused.name), None)
            self.form.focus(same or min(stops, key=lambda stop: _distance(stop, focused)), ring)

    def _rename(self, name: str) -> None:
        assert self.pack is not None
        self.pack.name = name
        self.shelf.on_renamed(self.pack)
        self._on_changed()

    def _sign(self, author: str) -> None:
        assert self.pack is not None
        self.pack.author = author
        self.shelf.note(self.pack)
        self._on_changed()

    def add_card(self, kind: tuple[str, str]) -> None:
        assert self.pack is not None
        card = self.shelf.new_card(self.pack, *kind, at_random(self._chance))
        self.open(self.pack, card)
        self._focus_name()

    def _focus_name(self) -> None:
        name = self.panel.name_field if isinstance(self.panel, CardPanel | PackPanel) else None
        if name is not None:
            self.form.focus(name)
            if isinstance(name, TextField):
                name.line.select_all()

    def new_pack(self) -> None:
        """Make a pack and work on it."""
        self.open(self.shelf.new_pack())
        self._focus_name()

    def new_card(self) -> None:
        """Make another card of the kind that is being worked on."""
        if self.card is not None and self.pack is not None and not self.pack.full:
            self.add_card((self.card.slug, self.card.kind))

    def duplicate(self) -> None:
        """Copy the card, or the pack."""
        if self.pack is None:
            return
        if self.card is not None:
            if self.pack.full:
                return
            self.open(self.pack, self.shelf.copy_card(self.pack, self.card))
        else:
            self.open(self.shelf.copy_pack(self.pack))
        self._focus_name()

    def throw(self) -> None:
        """Delete the card, the pack or the broken file; undo brings it back."""
        pack, card, broken = self.pack, self.card, self.broken
        if pack is None and broken is None:
            return
        place = 0 if pack is None else pack.cards.index(card) if card is not None else self.shelf.packs.index(pack)
        try:
            if broken is not None:
                self.shelf.throw_broken(broken)
            elif pack is not None and card is not None:
                self.shelf.throw_card(pack, card)
            elif pack is not None:
                self.shelf.throw_pack(pack)
        except (StoreError, BadCard) as problem:
            self.say(Toast("refused", say("not-deleted"), say("nothing-was-changed", problem=str(problem).rstrip("."))))
            return
        if pack is not None and card is not None:
            left = pack.cards[min(place, len(pack.cards) - 1)] if pack.cards else None
            self.open(pack, left, self.step)
        else:
            packs = self.shelf.packs
            self.open(packs[min(place, len(packs) - 1)] if packs else None, None, self.step)
        self.focus_row()
        self.say(Toast("done", say("deleted"), say("gone", card=self.shelf.thrown[-1].words, key=key_name(cap(UNDO)))))

    def focus_row(self) -> None:
        """Move the focus to the row being edited."""
        row = next((row for row in self.rows if row.chosen), None)
        self.form.focus(row or self.new_button, ring=self.form.focused is not None and self.form.focused.ring)

    def fetch_back(self) -> None:
        """Take back what was deleted last."""
        try:
            thrown = self.shelf.fetch_back()
        except StoreError as problem:
            self.say(Toast("refused", say("nothing-was-brought-back"), str(problem)))
            return
        if isinstance(thrown, BrokenPack):
            self.open(None, None, self.step, next(iter(self.shelf.broken), None))
        elif thrown is not None:
            self.open(thrown.pack, thrown.card, self.step)
        else:
            return
        self.focus_row()
        self.say(Toast("done", say("here-again"), say("back-again", words=thrown.words)))

    def _move(self, by: int) -> None:
        if self.pack is not None and self.card is not None and self.shelf.move_card(self.pack, self.card, by):
            self._make_rows()
            self._on_changed()

    def choose_picture(self) -> None:
        """Open the picture chooser. The card shows each choice at once."""
        if self.card is not None:
            self.form.show(PictureChooser(self.card.picture, self._take_picture, self._chance))

    def _take_picture(self, chosen: dict[str, str]) -> None:
        assert self.pack is not None and self.card is not None
        self.card.picture = dict(chosen)
        self.shelf.changed_card(self.pack, self.card)
        self._save_at = None
        self._refresh()
        self.redraw()

    def look_again(self) -> None:
        """Read the files again that could not be read; those that have been mended are packs like all others."""
        broken, here = self.broken, [entry.path for entry in self.shelf.broken]
        if not here:
            return
        found = self.shelf.look_again()
        still = next((entry for entry in self.shelf.broken if broken is not None and entry.path == broken.path), None)
        if broken is None:
            self._make_rows()
            self.place_again()
        elif still is not None:
            self.open(None, None, self.step, still)
        else:
            mended = next((pack for pack in found if pack.stored == broken.path.stem), None)
            self.open(mended or next(iter(self.shelf.packs), None), None, self.step)
        for pack in found:
            self.say(Toast("done", say("mended"), say("can-be-read-again", pack=pack.name or pack.id)))

    # -- trying out -------------------------------------------------------------------------------------------

    def try_it(self) -> None:
        """Deal a position with the card in hand; Esc comes back here."""
        from client.scenes.workshop.trial import NoTrial, trial_of

        if self.pack is None or self.card is None or self.try_button.reason:
            return
        self.save()
        try:
            session = trial_of(self.pack, self.card, self.app.settings)
        except NoTrial as problem:
            self.say(Toast("refused", say("not-now"), str(problem)))
            return
        self.app.open_over("trial", session=session)

    # -- saving -----------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Save changes. Reports a failure once."""
        problem = self.shelf.save()
        if self.shelf.remarks:  # another program was here: there is one pack more, and one has another name
            self._tell()
            self.open(self.pack, self.card, self.step)
        if problem and not self._told:
            self.say(Toast("refused", say("not-saved"), say("it-is-kept-until", problem=problem)))
        self._told = bool(problem)
        self._save_at = None

    def update(self, now: int) -> bool:
        changed = super().update(now)
        if self.shelf.unsaved and self._save_at is None:
            self._save_at = now + SAVE_AFTER_MS
        if self._save_at is not None and now >= self._save_at:
            before = self.preview.proof
            self.save()
            self._refresh()
            # The preview next to the card has been checked, too.
            if self.preview.proof != before and self.form.popup is None:
                self.place_again()
            changed = True
            if self.shelf.unsaved:  # the disk may be there again later
                self._save_at = now + 10 * SAVE_AFTER_MS
        return changed

    def wake_at(self) -> int | None:
        return soonest(super().wake_at(), self._save_at)

    # -- keys -------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """Open a file dropped on the window; handle everything else like any page."""
        if event.type == pygame.DROPFILE and (self.form.popup is None or isinstance(self.form.popup, FileDialog)):
            self.form.popup = None
            self.files.bring(Path(event.file))
            return
        if event.type == pygame.WINDOWFOCUSGAINED and self.form.popup is None:
            self.look_again()  # the file may have been mended meanwhile
        super().handle(event)

    def take_key(self, event: pygame.event.Event) -> bool:
        """Handle the keys that work from anywhere, and Delete on a row of the list."""
        focused = self.form.focused
        does: dict[Command, Callable[[], None]] = {
            FINISH: self.try_it,
            NEW_CARD: self.new_card,
            DUPLICATE: self.duplicate,
            NEXT_COLUMN: lambda: self.focus_next_column(self.try_button),
        }
        if (action := find_triggered(event, does)) is not None:
            does[action]()
            return True
        if isinstance(focused, ListRow) and find_triggered(event, (DELETE,)):
            self._choose(focused.value)
            self.throw()
            return True
        return False

    def caps(self) -> Caps:
        """Return what the focused control does, then what always works."""
        if self.narrow:
            return ()
        focused = self.form.focused
        first: Caps = ()
        if isinstance(focused, BrokenRow):
            first = ((cap(PRESS), say("key-see-what-is-wrong-with", words=focused.words)),)
        elif isinstance(focused, ListRow):
            first = ((cap(PRESS), say("key-work-on", words=focused.words)), (cap(DELETE), say("key-delete-it")))
        elif isinstance(focused, Segments):
            first = ((cap(LEFT, RIGHT), inside(focused.name)),)
        return (
            *first,
            (cap(NEXT), say("key-next-control")),
            (cap(NEXT_COLUMN), say("key-next-column")),
            (cap(FINISH), say("key-try-it")),
            (cap(BACK), say("key-back")),
        )

    # -- layout and picture -----------------------------------------------------------------------------------

    def place_body(self) -> None:
        self.try_button.show_reason = self.try_button.says_reason = True
        self.try_button.on_dusk = self.narrow
        super().place_body()

    def _place_steps(self) -> None:
        scale, body, margin, high = self.scale, self.body, self.margin, self.scale.px(50)
        self.preview.card.tallest = scale.px(460)
        self._place_step(body.width - margin + scale.px(RING), self.try_button)
        button = pygame.Rect(margin, self.bar.rect.centery - high // 2, body.width - 2 * margin, high)
        self.try_button.place(button, scale.unit)

    def _place_columns(self) -> None:
        scale, body = self.scale, self.body
        self.set_controls(*self.areas, self.try_button)
        packs, form, card = three_columns(body, self.margin, scale)
        low = scale.height_units < LOW_UNITS
        middle, top = body.top + scale.px(17 if low else 22), body.top + scale.px(32 if low else 44)
        bottom = body.bottom - scale.px(8 if low else 14)
        titles = zip((say("your-packs"), self.panel.name, say("the-card")), (packs.x, form.x, card.x), strict=True)
        self._headings = [(title, x, middle) for title, x in titles]
        high = scale.px(62)
        self.try_button.place(pygame.Rect(card.x, bottom - high, card.width, high), scale.unit)
        end = bottom - high - scale.px(8)
        self.preview.card.tallest = round((end - top) * 0.74)
        self._place_areas((packs, form, card), top, (bottom, bottom, end))


def _distance(first: Widget, second: Widget) -> float:
    """Return the distance between the centers of two controls, in pixels."""
    return pygame.Vector2(first.rect.center).distance_to(second.rect.center)
