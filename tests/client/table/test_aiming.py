"""Cards and tags dropped on what they are about: one drop plays and aims; elsewhere it says what is right."""

from __future__ import annotations

import random

import pygame

from client.table.furniture.share.layer import ShareLayer
from engine.games import load
from engine.games.cthulhu_realms.match_rules import SANCTUARY
from engine.kernel.flow.machine import advance
from engine.kernel.flow.preview import Preview
from engine.kernel.match.match import Match
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import CARD, PLACE, SEAT, SEAT_BASE, describe, zone_ref
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from tests.client.table import cult, neighborhood, suburb
from tests.client.table.sitting import Point, Sitting


def aims(table: Sitting, option: Option) -> dict[Option, Point]:
    """Where the source of an answer can be dropped so that a second one is given, too: each of those with its place."""
    hand = table.scene.hand
    spot = table.key(option)
    return {target.aim: target.rect.center for target in hand.targets(spot) if target.aim is not None}


def answers(table: Sitting, before: int) -> list[Option]:
    """The answers of the person since there were so many in all."""
    given = table.session.match.answers[before:]
    return [answer.option for answer in given if answer.seat == table.session.viewer]


def verb(view: View, option: Option) -> str:
    return view.table.game.verbs[option[0]]


def with_aims(view: View, name: str, kind: str) -> list[Option]:
    """The answers with a verb after which their card asks for things of a kind."""

    def asks(option: Option) -> bool:
        question = Preview(view, [option]).look(2).question
        return (
            question is not None
            and question[2] == option[1]
            and all(describe(later[2])[0] == kind for later in question[3])
        )

    return [option for option in view.options if verb(view, option) == name and asks(option)]


# --- Runes & Regulations ---------------------------------------------------------------------------------------------


def casts_at_a_creature(view: View) -> bool:
    """A Spell in hand asks for a Creature."""
    return bool(with_aims(view, "cast", CARD))


def test_a_spell_is_cast_and_aimed_in_one_drop() -> None:
    table = suburb.seated(casts_at_a_creature, size=(1920, 1080))
    spell = with_aims(table.session.view(), "cast", CARD)[0]
    (wanted, place), before = list(aims(table, spell).items())[-1], len(table.session.match.answers)
    table.drag(table.piece(table.key(spell)).hit.center, place)
    table.let()
    assert answers(table, before)[:2] == [spell, wanted]


def test_a_picked_spell_is_aimed_by_a_second_click() -> None:
    table = suburb.seated(casts_at_a_creature, size=(1920, 1080))
    spell = with_aims(table.session.view(), "cast", CARD)[0]
    (wanted, place), before = list(aims(table, spell).items())[0], len(table.session.match.answers)
    table.click(table.piece(table.key(spell)).hit.center)
    table.click(place)
    table.let()
    assert answers(table, before)[:2] == [spell, wanted]


def test_a_spell_dropped_on_what_it_cannot_meet_stays_and_says_where_it_would_be_right() -> None:
    table = suburb.seated(casts_at_a_creature, size=(1920, 1080))
    spell = with_aims(table.session.view(), "cast", CARD)[0]
    right, before = aims(table, spell), len(table.session.match.answers)
    plates = table.scene.hand.arrangement.plate_rects
    wrong = next(rect for seat, rect in plates.items() if seat != table.session.viewer)
    table.drag(table.piece(table.key(spell)).hit.center, wrong.center)
    assert right and answers(table, before) == []
    assert "Drop it on" in table.toasts()[-1]


def answers_a_card(view: View) -> bool:
    """There is a Rune to answer a card that can be seen."""
    question = view.question
    return suburb.may_react(view) and question is not None and question[2] >= 0 and view.zone_of(question[2]) >= 0


def test_a_rune_is_dropped_on_the_card_that_it_answers() -> None:
    table = suburb.seated(answers_a_card, size=(1920, 1080))
    view, before = table.session.view(), len(table.session.match.answers)
    rune = next(option for option in view.options if verb(view, option) == "activate")
    assert view.question is not None
    table.drag(table.piece(table.key(rune)).hit.center, table.piece(("card", view.question[2])).hit.center)
    assert answers(table, before)[:1] == [rune]


# --- Nasty Neighbours ------------------------------------------------------------------------------------------------


def test_the_card_on_the_bin_goes_straight_into_the_yard() -> None:
    table = neighborhood.seated(neighborhood.takes)
    take, before = neighborhood.offers(table.session.view(), "take")[0], len(table.session.match.answers)
    wanted, place = list(aims(table, take).items())[4]
    table.drag(neighborhood.center_of(table, "bin"), place)
    table.let(1500)
    assert answers(table, before)[:2] == [take, wanted]


def meets_a_place(view: View) -> bool:
    """A Nasty Neighbour card in hand asks for a card of a yard."""
    return neighborhood.may_play_first(view) and bool(with_aims(view, "play", PLACE))


def meets_a_player(view: View) -> bool:
    """A Nasty Neighbour card in hand asks for a player."""
    return neighborhood.may_play_first(view) and bool(with_aims(view, "play", SEAT))


def _playing(table: Sitting, kind: str) -> Option:
    return with_aims(table.session.match.view(table.session.viewer), "play", kind)[0]


def test_a_nasty_card_is_dropped_on_the_card_that_it_meets() -> None:
    table = neighborhood.seated(meets_a_place)
    play, before = _playing(table, PLACE), neighborhood.count(table)
    wanted, place = list(aims(table, play).items())[-1]
    table.drag(table.piece(table.key(play)).hit.center, place)
    table.let(1500)
    assert answers(table, before)[:2] == [play, wanted]


def test_a_nasty_card_is_dropped_on_the_neighbor_or_the_yard() -> None:
    for onto_yard in (False, True):
        table = neighborhood.seated(meets_a_player)
        play, before = _playing(table, SEAT), neighborhood.count(table)
        wanted, place = list(aims(table, play).items())[-1]
        yard = table.session.game.layout.seat_zone("yard", wanted[2] - SEAT_BASE)
        cards = table.scene.hand.arrangement.in_zone(yard)
        table.drag(table.piece(table.key(play)).hit.center, cards[4].hit.center if onto_yard else place)
        table.let(1500)
        assert answers(table, before)[:2] == [play, wanted]


def test_what_is_taken_back_is_the_aim_first_and_then_the_card() -> None:
    table = neighborhood.seated(meets_a_place)
    play, before = _playing(table, PLACE), neighborhood.count(table)
    wanted = next(iter(aims(table, play)))
    table.session.answer(play, wanted)
    assert answers(table, before)[:2] == [play, wanted]
    table.session.undo(beyond=True)
    assert answers(table, before)[:2] == [play] and wanted in table.options


def test_a_click_on_a_card_inside_a_gold_line_removes_the_line() -> None:
    table = neighborhood.seated(neighborhood.removes)
    before, view = neighborhood.count(table), table.session.view()
    removes = neighborhood.offers(view, "remove_line")[0]
    line = neighborhood.GAME.trait(neighborhood.HasLines).lines(view, removes)[0]
    table.click(neighborhood.rect_at(table, line.places[1]).center)
    assert answers(table, before)[:1] == [removes]


# --- Cthulhu Realms --------------------------------------------------------------------------------------------------


def shielded(splits: bool, sanctuary: bool = True) -> Sitting:
    """A turn in which a tag makes the other player lose Sanity, whom a Sanctuary protects; beside it another Location
    where the loss `splits`.
    """
    match = Match(cult.GAME, cult.NAMES[:2], {}, 5)
    state, rules = match.state, match.table.rules
    layout = cult.GAME.layout
    deck = [card for zone in state.zones for card in zone]
    houses = [card for card in deck if rules.is_location[card]]
    safe = [card for card in houses if rules.shield[card] == SANCTUARY][:sanctuary]
    plain = [card for card in houses if not rules.shield[card]][: 1 if splits else 0]
    for card in (*safe, *plain):
        next(cards for cards in state.zones if card in cards).remove(card)
        state.zones[layout.seat_zone("play", 1)].append(card)
        state.known[card] = EVERYBODY
    loses = next(
        card
        for card in deck
        if rules.effects[4 * card][:1]
        and not rules.needs[4 * card]
        and [effect[0] for effect in rules.effects[4 * card][0]] == [2]
        and not rules.is_location[card]
        and card not in (*safe, *plain)
    )
    next(cards for cards in state.zones if loses in cards).remove(loses)
    state.zones[layout.seat_zone("play", 0)].append(loses)
    state.known[loses] = EVERYBODY
    document = state.copy()
    document.questions.clear()
    document.stack.clear()
    cult.GAME.rules.begin_at(document, None, 0)
    advance(document)
    match.start_at(document.to_data())
    table = Sitting(("human", "random"), match=match, size=(1920, 1080))
    table.wait(100)
    return table


def test_a_tag_on_a_protected_player_is_refused_and_says_why() -> None:
    for splits in (False, True):
        table = shielded(splits)
        tag = next(strip for strip in cult.strips(table, "ready"))
        table.drag(tag.rect.center, table.scene.hand.arrangement.plate_rects[1].center)
        assert table.session.match.answers == []
        assert "Sanctuary" in table.toasts()[-1] and "Drop it on" in table.toasts()[-1]


def test_a_share_on_a_protected_player_hits_no_location_beside() -> None:
    table = shielded(splits=True)
    tag = next(strip for strip in cult.strips(table, "ready"))
    table.click(tag.rect.center)
    before = len(table.session.match.answers)
    share = table.scene.layers.of(ShareLayer)
    assert share.share is not None
    table.drag(share.place.center, table.scene.hand.arrangement.plate_rects[1].center)
    assert len(table.session.match.answers) == before
    assert "Sanctuary" in table.toasts()[-1]


# --- Nefarious and Garage Sale ---------------------------------------------------------------------------------------


def test_an_action_is_dropped_on_its_field_of_the_board() -> None:
    table = Sitting(size=(1920, 1080))
    view = table.session.view()
    for option in view.options:
        name = view.table.game.shows.face(view, option[1])["id"]
        zone = view.table.layout.place(name, view.table.seats)
        target = next(
            target for target in table.scene.hand.targets(("card", option[1])) if target.spot == ("zone", zone)
        )
        assert target.option == option and zone_ref(zone) != option[2]
        assert target.aim is None, "Espionage asks where the Spy goes"
    table.drag(table.piece(("card", option[1])).hit.center, target.rect.center)
    assert table.session.match.answers[0].option == option


def test_a_note_is_dropped_on_the_player_it_is_about() -> None:
    match = _garage_sale()
    seat = match.asked_seats[0]
    table = Sitting(["human" if other == seat else "random" for other in range(3)], match=match, size=(1920, 1080))
    table.wait(100)
    note, before = with_aims(table.session.view(), "play", SEAT)[0], len(match.answers)
    wanted, place = next(iter(aims(table, note).items()))
    table.drag(table.piece(table.key(note)).hit.center, place)
    assert answers(table, before)[:2] == [note, wanted]


def _garage_sale() -> Match:
    for seed in range(1, 60):
        match, chance = Match(load("garage-sale"), ("Ada", "Ben", "Cy"), {}, seed), random.Random(seed)
        while not match.over:
            view = match.view(match.asked_seats[0])
            if with_aims(view, "play", SEAT):
                return match
            match.answer(view.seat, chance.choice(view.options))
    raise AssertionError("no match has come to that")


# --- what is given away for good -------------------------------------------------------------------------------------


def gives_away(view: View) -> bool:
    """A card asks for a card of one's own, which goes for good."""
    return bool(_given_away(view))


def _given_away(view: View) -> list[Option]:
    question = view.question
    if question is None or question[2] < 0 or suburb.GAME.question_kinds[question[1]] != "choose":
        return []
    own = set(view.zone("lawn", view.seat))
    return [
        option
        for option in view.options
        if option[1] == question[2]
        and option[2] in own
        and len(view.options) > 1
        and Preview(view, [option]).look(4).loses(option[2])
    ]


def test_what_gives_a_card_of_ones_own_away_for_good_takes_two_clicks() -> None:
    table = suburb.seated(gives_away, size=(1920, 1080))
    option, before = _given_away(table.session.view())[0], len(table.session.match.answers)
    place = table.piece(("card", option[2])).hit.center
    table.click(place)
    assert answers(table, before) == [] and "Choose it again" in table.toasts()[-1]
    table.click(place)
    assert answers(table, before)[:1] == [option]


def test_by_keys_it_takes_two_presses_as_well() -> None:
    table = suburb.seated(gives_away, size=(1920, 1080))
    scene, option, before = table.scene, _given_away(table.session.view())[0], len(table.session.match.answers)
    number = next(number for number, target in enumerate(scene.hand.lit_targets) if target.option == option)
    table.press(pygame.K_TAB)
    scene.keys.set("target", number)
    table.press(pygame.K_RETURN)
    assert answers(table, before) == [] and "Choose it again" in table.toasts()[-1]
    table.press(pygame.K_RETURN)
    assert answers(table, before)[:1] == [option]
