"""The middle of the workshop: what can be said of a pack, and the form of a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client.art import palette
from client.scenes.games import titles
from client.scenes.workshop.form import FieldList
from client.scenes.workshop.own_pack import OwnCard, OwnPack, card_kind, makers
from client.scenes.workshop.packs import BrokenPack
from client.scenes.workshop.picture_chooser import PictureButton
from client.widgets import Button, Column, FieldFault, Labeled, Row, TextField, Widget, Words, heading
from client.widgets.style import LABEL, SECOND
from engine.kernel.cards.packs import LONGEST_NAME
from engine.words.say import workshop as say

_PADDING = 16.0
_FIELD = 250.0


class EmptyPanel(Column):
    """What the workshop says when there is no pack yet."""

    def __init__(self, new: Callable[[Any], None], bring: Callable[[Any], None]) -> None:
        made_for = ", ".join(game.title for game, _ in makers())
        self.new = Button(say("make-the-first-pack"), "primary", icon="plus", then=new)
        self.bring = Button(say("import-a-pack"), icon="down", then=bring)
        super().__init__(
            Words(say("no-packs")),
            Words(say("games-are", games=made_for), SECOND, palette.INK_2),
            self.new,
            self.bring,
            gap=12,
            padding=_PADDING,
            face=palette.RAISED,
            name=say("cards-of-your-own"),
        )


class BrokenPanel(Column):
    """A file that cannot be read: why, and what to do about it."""

    def __init__(self, broken: BrokenPack, look: Callable[[Any], None], throw: Callable[[Any], None]) -> None:
        self.look = Button(say("look-again"), "primary", icon="undo", then=look)
        self.throw = Button(say("delete-this-file"), icon="close", then=throw)
        super().__init__(
            Words(broken.path.name, LABEL),
            Words(broken.problem),
            Words(say("broken"), SECOND, palette.INK_2),
            self.look,
            self.throw,
            gap=12,
            padding=_PADDING,
            face=palette.RAISED,
            name=say("this-file"),
        )


class PackPanel(Column):
    """A pack: its name, who made it, the kinds of cards that can be added, and what can be done with the whole."""

    def __init__(
        self,
        pack: OwnPack,
        *,
        rename: Callable[[str], None],
        sign: Callable[[str], None],
        add: Callable[[tuple[str, str]], None],
        export: Callable[[Any], None],
        copy: Callable[[Any], None],
        throw: Callable[[Any], None],
    ) -> None:
        self.pack = pack
        self.name_field = TextField(pack.name, longest=LONGEST_NAME, name=say("name"), then=rename)
        self.author_field = TextField(pack.author, longest=LONGEST_NAME, name=say("made-by"), then=sign)
        self.export = Button(say("write-a-file"), icon="up", then=export)
        self.copy = Button(say("duplicate"), icon="cards", then=copy)
        self.throw = Button(say("delete-this-pack"), icon="close", then=throw)
        self.file = Words("", SECOND, palette.INK_2)
        self.kinds: list[Button] = []
        adding = self._adding(add)
        super().__init__(
            Labeled(say("name"), self.name_field, say("as-the-set-up"), _FIELD),
            Labeled(say("made-by"), self.author_field, say("if-you-like"), _FIELD),
            self.file,
            heading(say("add-a-card")),
            *adding,
            heading(say("whole-pack")),
            self.export,
            self.copy,
            self.throw,
            gap=9,
            padding=_PADDING,
            face=palette.RAISED,
            name=say("this-pack"),
        )
        self.refresh()

    def _adding(self, add: Callable[[tuple[str, str]], None]) -> list[Widget]:
        """Return a line for each game: its title, and a button for each kind of card."""
        lines: list[Widget] = []
        for game, kinds in makers():
            buttons = [
                Button(
                    kind.title,
                    icon="plus",
                    name=say("new-card-for", game=game.title, kind=kind.title),
                    value=(game.slug, kind.key),
                    then=add,
                )
                for kind in kinds
            ]
            self.kinds += buttons
            lines.append(Words(game.title, LABEL))
            lines += [Row(*buttons[place : place + 2], gap=8) for place in range(0, len(buttons), 2)]
        return lines

    def refresh(self) -> None:
        """Say what holds now: what the name lacks, in which games the pack can be switched on."""
        pack = self.pack
        self.name_field.error = pack.name_error()
        games = list(dict.fromkeys(titles().get(card.slug, card.slug) for card in pack.finished_cards()))
        where = say("switch-on", games=say.join_list(games, "or")) if games else say("no-finished-card")
        others = sum(len(cards) for kinds in pack.foreign.values() for cards in kinds.values())
        self.file.words = say("file-with-others" if others else "file-of", where=where, pack=pack.id, others=others)
        for button in self.kinds:
            button.reason = pack.full
        self.export.reason = "" if games else say("no-card-is-finished")


class CardPanel(Column):
    """A card: the form of its kind, its picture, and what can be done with it."""

    def __init__(
        self,
        pack: OwnPack,
        card: OwnCard,
        *,
        changed: Callable[[str, Any], None],
        choose_picture: Callable[[Any], None],
        copy: Callable[[Any], None],
        move: Callable[[int], None],
        throw: Callable[[Any], None],
    ) -> None:
        self.pack, self.card = pack, card
        kind = card_kind(card.slug, card.kind)
        assert kind is not None, "such cards stay foreign"
        self.labels = {entry.key: entry.label for entry in kind.fields}
        self.picture = PictureButton(choose_picture)
        self.picture.picture = card.picture
        self.form = FieldList(kind.fields, card.values, changed)
        self.form.children.insert(1, Labeled(say("picture"), self.picture, say("of-drawn-parts"), _FIELD))
        self.complaint = FieldFault()
        self.up = Button(say("move-up"), icon="up", value=-1, then=move)
        self.down = Button(say("move-down"), icon="down", value=1, then=move)
        self.copy = Button(say("duplicate"), icon="cards", then=copy)
        self.throw = Button(say("delete"), icon="close", then=throw)
        note = Words(kind.note, SECOND, palette.INK_2)
        note.visible = bool(kind.note)
        self.title = kind.title
        super().__init__(
            Words(titles().get(card.slug, card.slug), SECOND, palette.INK_2),
            note,
            self.form,
            self.complaint,
            Row(self.copy, self.throw, gap=8),
            Row(self.up, self.down, gap=8),
            gap=9,
            padding=_PADDING,
            face=palette.RAISED,
            name=kind.title,
        )
        self.refresh()

    @property
    def name_field(self) -> Widget | None:
        """Where its name is written."""
        row = self.form.rows.get("name")
        return getattr(row, "control", None)

    def refresh(self) -> None:
        """Say what is wrong, next to what it is about."""
        proof = self.pack.proof(self.card)
        self.picture.picture = self.card.picture
        self.copy.reason = self.pack.full
        shown = self.form.complain(proof.field, proof.sentence)
        self.complaint.say("" if shown else proof.sentence)
        kind = [card for card in self.pack.cards if (card.slug, card.kind) == (self.card.slug, self.card.kind)]
        self.up.reason = "" if kind[0] is not self.card else say("it-is-the-first")
        self.down.reason = "" if kind[-1] is not self.card else say("it-is-the-last")
