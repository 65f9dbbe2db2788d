"""The prompt bar while the table shows what happened: who does what with which card, as the log tells it so far."""

from __future__ import annotations

from engine.session.story import plain
from tests.client.table import cult, neighborhood
from tests.client.table.neighborhood import offers, seated
from tests.client.table.sitting import Sitting


def prompts(table: Sitting) -> list[tuple[str, str]]:
    """The sentences of the prompt bar until all is shown, each with the phase."""
    found: dict[tuple[str, str], None] = {}
    phases = table.session.game.phases
    for number in range(400):
        table.pool.release()
        table.frame(passed=48)
        found[phases[table.scene.director.shown.counting_view.phase], table.scene.prompt.status.prompt] = None
        moves = table.scene.director.active(table.clock.now())
        if number > 3 and table.scene.director.reached and table.scene.views.newest.options and not moves:
            break
    return list(found)


def test_a_card_that_is_put_names_the_card_that_it_replaces() -> None:
    table = seated(neighborhood.takes)
    table.scene.commands.answer(offers(table.session.view(), "draw")[0])
    prompts(table)
    table.scene.commands.answer(offers(table.session.view(), "place")[0])
    told = [sentence for _, sentence in prompts(table)]
    log = {plain(line.text) for line in table.scene.log.lines(table.clock.now() + 1000)}
    mine = next(sentence for sentence in told if " in place of " in sentence)
    assert mine in log
    assert not [sentence for sentence in told if "is playing" in sentence or "goes on" in sentence]


def test_a_card_of_the_table_is_named_while_it_acts_and_a_phase_when_it_begins() -> None:
    table = Sitting(twists=["Kickbacks"], ben=("Espionage", "invent"))
    table.scene.commands.answer(table.option("Work"))
    shown = prompts(table)
    assert any(sentence.startswith("Kickbacks (Twist): ") and "you pay $4" in sentence for _, sentence in shown), shown
    assert not [sentence for phase, sentence in shown if phase == "score" and "Work" in sentence], shown


def test_nobody_is_said_to_play_while_the_rules_end_a_turn() -> None:
    table = cult.seated(lambda view: bool(cult.offers(view, "end_turn")), players=3, earliest=0)
    table.scene.commands.answer(cult.offers(table.session.view(), "end_turn")[0])
    told = [sentence for _, sentence in prompts(table)]
    assert any(" plays " in sentence for sentence in told), told
    assert not [sentence for sentence in told if "is playing" in sentence], told
