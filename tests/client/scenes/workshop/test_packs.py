"""The shelf of the workshop: what is made is on the disk and comes back, finished or not; nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.scenes.workshop.own_pack import OwnCard, OwnPack, makers
from client.scenes.workshop.packs import PackShelf
from engine.games import load
from engine.kernel.cards.packs import read_pack
from engine.kernel.files.faults import BadCard
from engine.store.files.atomic import StoreError

REALMS, GENERAL = "cthulhu-realms", "general"
GNOME = {"backdrop": "lawn", "backdrop_color": "green", "thing": "gnome", "thing_color": "red"}


def made(shelf: PackShelf, pack: OwnPack, name: str = "Grill Master", finished: bool = True) -> OwnCard:
    """A card of Cthulhu Realms with this name."""
    card = shelf.new_card(pack, REALMS, GENERAL, dict(GNOME))
    card.values["name"] = name
    if not finished:
        card.values["abilities"] = []
    shelf.changed_card(pack, card)
    return card


def on_disk(folder: Path) -> dict[str, list[str]]:
    """The names of the cards of each pack file in a folder."""
    packs = [read_pack(file.read_text(encoding="utf-8"), file.name) for file in sorted(folder.glob("*.toml"))]
    return {
        pack.id: [str(card["name"]) for kinds in pack.cards.values() for cards in kinds.values() for card in cards]
        for pack in packs
    }


def test_a_finished_card_is_in_the_file_as_its_game_reads_it(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path)
    pack = shelf.new_pack()
    made(shelf, pack)
    assert shelf.save() == ""
    read = read_pack((tmp_path / "my-pack.toml").read_text(encoding="utf-8"), "my-pack.toml")
    game = load(REALMS).with_packs([read])
    face = next(face for face in game.shows.faces() if face["id"] == "grill-master")
    assert face["title"] == "Grill Master"
    assert face["fields"]["picture"]["thing"] == "gnome"


def test_a_card_that_is_not_finished_is_kept_and_in_no_pack_file(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path)
    pack = shelf.new_pack()
    made(shelf, pack, "First")
    made(shelf, pack, "Half", finished=False)
    made(shelf, pack, "Last")
    shelf.save()
    assert on_disk(tmp_path) == {"my-pack": ["First", "Last"]}
    again = PackShelf(tmp_path)
    assert [card.name for card in again.packs[0].cards] == ["First", "Half", "Last"]
    half = again.packs[0].cards[1]
    assert "ability" in again.packs[0].proof(half).sentence
    half.values["abilities"] = [{"joint": "tag", "effect": "loss", "amount": 2}]
    again.changed_card(again.packs[0], half)
    again.save()
    assert on_disk(tmp_path) == {"my-pack": ["First", "Half", "Last"]}
    assert not list((tmp_path / "drafts").glob("*"))


@pytest.mark.parametrize("slug, kind", [(game.slug, kind.key) for game, kinds in makers() for kind in kinds])
def test_every_kind_of_card_comes_back_from_the_disk_with_the_same_form(tmp_path: Path, slug: str, kind: str) -> None:
    shelf = PackShelf(tmp_path)
    pack = shelf.new_pack()
    card = shelf.new_card(pack, slug, kind, dict(GNOME))
    card.values["name"] = "Probe"
    shelf.changed_card(pack, card)
    proof = pack.proof(card)
    shelf.save()
    again = PackShelf(tmp_path).packs[0]
    assert again.cards[0].picture == GNOME
    assert again.cards[0].data() == card.data()
    assert again.proof(again.cards[0]).sentence == proof.sentence
    if proof.face is not None:
        before = card.data()
        again.cards[0].written = None
        assert again.cards[0].data() == before


def test_two_cards_of_one_name_are_told_apart_by_a_sentence_at_the_second(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path)
    pack = shelf.new_pack()
    first, second = made(shelf, pack), made(shelf, pack)
    assert pack.proof(first).face is not None
    assert pack.proof(second).face is None
    assert pack.proof(second).field == "name"
    shelf.save()
    assert on_disk(tmp_path) == {"my-pack": ["Grill Master"]}
    second.values["name"] = "Grill Apprentice"
    shelf.changed_card(pack, second)
    assert pack.proof(second).face is not None


def test_the_file_follows_the_name_of_a_new_pack_and_keeps_that_of_an_old_one(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path)
    pack = shelf.new_pack()
    made(shelf, pack)
    shelf.save()
    pack.name = "The Barbecue Set"
    shelf.on_renamed(pack)
    shelf.save()
    assert on_disk(tmp_path) == {"the-barbecue-set": ["Grill Master"]}
    later = PackShelf(tmp_path)
    later.packs[0].name = "Something else"
    later.on_renamed(later.packs[0])
    later.save()
    assert list(on_disk(tmp_path)) == ["the-barbecue-set"]
    assert PackShelf(tmp_path).packs[0].name == "Something else"


def test_a_pack_without_a_usable_name_keeps_its_cards(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path)
    pack = shelf.new_pack()
    made(shelf, pack)
    pack.name = ""
    shelf.on_renamed(pack)
    assert pack.name_error()
    assert shelf.save() == ""
    again = PackShelf(tmp_path).packs[0]
    assert (again.name, len(again.cards)) == ("", 1)


def test_what_was_deleted_comes_back_where_it_was(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path)
    pack = shelf.new_pack()
    for name in ("One", "Two", "Three"):
        made(shelf, pack, name)
    shelf.throw_card(pack, pack.cards[1])
    shelf.save()
    assert on_disk(tmp_path) == {"my-pack": ["One", "Three"]}
    shelf.throw_pack(pack)
    assert on_disk(tmp_path) == {}
    assert shelf.packs == []
    shelf.fetch_back()
    shelf.fetch_back()
    shelf.save()
    assert on_disk(tmp_path) == {"my-pack": ["One", "Two", "Three"]}
    assert shelf.fetch_back() is None


def test_what_was_deleted_stays_on_the_disk_when_the_program_ends(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path)
    pack = shelf.new_pack()
    made(shelf, pack, "Kept")
    made(shelf, pack, "Half", finished=False)
    shelf.save()
    shelf.throw_pack(pack)
    gone = PackShelf(tmp_path / "thrown-away")
    assert [card.name for card in gone.packs[0].cards] == ["Kept", "Half"]


def test_copies_have_names_and_ids_of_their_own(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path)
    pack = shelf.new_pack()
    card = made(shelf, pack)
    twin = shelf.copy_card(pack, card)
    assert pack.proof(twin).face is not None
    other = shelf.copy_pack(pack)
    shelf.save()
    assert on_disk(tmp_path) == {
        "my-pack": ["Grill Master", "Grill Master 2"],
        "my-pack-2": ["Grill Master", "Grill Master 2"],
    }
    ids = [card.id for pack in shelf.packs for card in pack.cards]
    assert len(set(ids)) == len(ids)
    assert other.id != pack.id


def test_a_pack_of_others_is_taken_once_and_given_out_again(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path / "mine")
    pack = shelf.new_pack()
    made(shelf, pack)
    made(shelf, pack, "Half", finished=False)
    file = tmp_path / "for-others.toml"
    shelf.give_out(pack, file)
    other = PackShelf(tmp_path / "theirs")
    brought = other.bring_in(file)
    assert [card.name for card in brought.cards] == ["Grill Master"]
    assert other.bring_in(file) is brought
    other.save()
    assert on_disk(tmp_path / "theirs") == {"my-pack": ["Grill Master"]}


def test_another_pack_of_the_same_id_stands_beside_the_one_there_is(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path / "mine")
    pack = shelf.new_pack()
    made(shelf, pack, "Theirs")
    file = tmp_path / "my-pack.toml"
    shelf.give_out(pack, file)
    other = PackShelf(tmp_path / "theirs")
    made(other, other.new_pack(), "Ours")
    other.bring_in(file)
    other.save()
    assert on_disk(tmp_path / "theirs") == {"my-pack": ["Ours"], "my-pack-2": ["Theirs"]}


def test_a_file_that_is_no_pack_is_refused_and_named(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path)
    bad = tmp_path / "holiday.toml"
    bad.write_text("format = 1\n[pack]\nid = 'Holiday Photos'\n", encoding="utf-8")
    with pytest.raises(BadCard, match=r"holiday\.toml: \[pack\], field 'id': expected small letters"):
        shelf.bring_in(bad)
    with pytest.raises(StoreError, match=r"Can't read gone\.toml"):
        shelf.bring_in(tmp_path / "gone.toml")


def test_a_damaged_pack_is_told_of_and_left_alone(tmp_path: Path) -> None:
    bad = tmp_path / "my-pack.toml"
    bad.write_text("not TOML at all", encoding="utf-8")
    shelf = PackShelf(tmp_path)
    assert len(shelf.remarks) == 1 and "my-pack.toml" in shelf.remarks[0]
    made(shelf, shelf.new_pack())
    shelf.save()
    assert bad.read_text(encoding="utf-8") == "not TOML at all"
    assert "Grill Master" in (tmp_path / "my-pack-2.toml").read_text(encoding="utf-8")


def test_cards_of_games_that_are_not_here_stay_in_the_file(tmp_path: Path) -> None:
    text = (
        'format = 1\n[pack]\nid = "odd"\nname = "Odd"\n'
        '[[chess.piece]]\nid = "king"\nname = "King"\nmoves = [1, "far"]\n'
    )
    (tmp_path / "odd.toml").write_text(text, encoding="utf-8")
    shelf = PackShelf(tmp_path)
    made(shelf, shelf.packs[0])
    shelf.save()
    assert sorted(on_disk(tmp_path)["odd"]) == ["Grill Master", "King"]
    assert 'moves = [1, "far"]' in (tmp_path / "odd.toml").read_text(encoding="utf-8")


def test_a_file_that_was_changed_outside_meanwhile_stays_and_both_are_there(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path)
    pack = shelf.new_pack()
    card = made(shelf, pack)
    shelf.save()
    file = tmp_path / "my-pack.toml"
    theirs = file.read_text(encoding="utf-8").replace("Grill Master", "Grill Monster")
    file.write_text(theirs, encoding="utf-8")
    card.values["name"] = "Grill Mistress"
    shelf.changed_card(pack, card)
    assert shelf.save() == ""
    assert file.read_text(encoding="utf-8") == theirs
    assert on_disk(tmp_path) == {"my-pack": ["Grill Monster"], "my-pack-2": ["Grill Mistress"]}
    assert shelf.remarks == ["Another program changed my-pack.toml. Your changes are in my-pack-2.toml."]
    assert [(pack.name, pack.cards[0].name) for pack in shelf.packs] == [
        ("My pack 2", "Grill Mistress"),
        ("My pack", "Grill Monster"),
    ]


def test_the_id_of_a_card_that_was_never_finished_follows_its_name_on_another_day(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path)
    made(shelf, shelf.new_pack(), "Half", finished=False)
    shelf.save()
    again = PackShelf(tmp_path)
    card = again.packs[0].cards[0]
    card.values |= {"name": "Whole", "abilities": [{"joint": "tag", "effect": "loss", "amount": 2}]}
    again.changed_card(again.packs[0], card)
    again.save()
    later = PackShelf(tmp_path)
    assert later.packs[0].cards[0].id == "whole"
    later.packs[0].cards[0].values["name"] = "Renamed"
    later.changed_card(later.packs[0], later.packs[0].cards[0])
    assert later.packs[0].cards[0].id == "whole"
