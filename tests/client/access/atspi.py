"""A client of AT-SPI, run by the system's Python, which has its bindings: looks at the program and uses it.

Usage: atspi.py PYTHON HOME. Starts the program with that Python, and prints what it found as JSON.
"""

import json
import random
import subprocess
import sys
import time
from contextlib import suppress

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PAGES = ("title", "setup", "settings", "bindings", "rules", "gallery", "lessons", "statistics", "matches", "about")
GAMES = ("nefarious", "runes-and-regulations", "cthulhu-realms", "nasty-neighbours", "garage-sale")
LONGEST_S = 60
MARKS = ("Enter: ", " choices: ", "Press Enter to spin", "Press Enter to continue", "eady to use")
PROMPTS = ("Your move", "Other players")


class Program:
    """The program in its window, seen through AT-SPI."""

    def __init__(self, python, home):
        self.process = subprocess.Popen(
            [python, "-m", "tests.client.access.window", home], text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.announced, self.focused = [], []
        self.listener = Atspi.EventListener.new(self.hear)
        for name in ("object:announcement", "object:state-changed:focused"):
            self.listener.register(name)
        self.window = until(self.find)

    def hear(self, event):
        if event.type.startswith("object:announcement"):
            self.announced.append(str(event.any_data))
        elif event.detail1:
            self.focused.append(event.source.get_name())

    def order(self, line):
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        while not (answer := self.process.stdout.readline()).startswith(("[", '"')):
            assert answer, "the program has ended"
        return json.loads(answer)

    def find(self):
        desktop = Atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(number)
            for place in range(program.get_child_count() if program else 0):
                window = program.get_child_at_index(place)
                if window is not None and window.get_name() == "Cul-de-Sac":
                    return window
        return None

    def nodes(self):
        """All nodes as (accessible, role, name, description)."""
        turn_loop()
        found, waiting = [], [self.window]
        while waiting:
            node = waiting.pop()
            try:
                found.append((node, node.get_role_name(), node.get_name() or "", node.get_description() or ""))
                waiting += [
                    child
                    for number in reversed(range(node.get_child_count()))
                    if (child := node.get_child_at_index(number)) is not None
                ]
            except GLib.Error:  # it is gone in the meantime
                continue
        return found

    def places(self):
        """The rectangles of all nodes that can be focused."""
        found = []
        for node, *_ in self.nodes():
            try:
                if node.get_state_set().contains(Atspi.StateType.FOCUSABLE):
                    place = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
                    found.append([place.x, place.y, place.width, place.height])
            except GLib.Error as problem:  # it is gone, or has no place
                print("gone:", node, problem, file=sys.stderr)
        return sorted(found)

    def press(self, name):
        def pressed():
            node = next(
                (node for node, role, each, _ in self.nodes() if each.startswith(name) and role == "push button"), None
            )
            return node is not None and Atspi.Action.do_action(node, 0)

        until(pressed)


def is_answer(node):
    """Whether a node lies next to the question."""
    with suppress(GLib.Error):
        return node.get_parent().get_name() in PROMPTS
    return False


def turn_loop():
    """Let pending events arrive."""
    context = GLib.MainContext.default()
    while context.iteration(False):
        pass


def until(wanted):
    """The first result of `wanted` that is not empty."""
    end = time.monotonic() + LONGEST_S
    while time.monotonic() < end:
        turn_loop()
        try:
            found = wanted()
        except GLib.Error as problem:  # a node is gone in the meantime
            print(problem, file=sys.stderr)
            found = None
        if found:
            return found
        time.sleep(0.05)
    raise SystemExit("waited too long")


def look_around(program):
    """For each page and table: what the keyboard reaches, and whether the tree has the same."""
    missing = {}
    for order in (*(f"page {page}" for page in PAGES), *(f"table {game}" for game in GAMES)):
        program.order(order)
        end = time.monotonic() + LONGEST_S
        missing[order] = [order]
        while missing[order] and time.monotonic() < end:
            there = program.places()
            missing[order] = [place for place in program.order("stops") if place not in there]
    return {order: places for order, places in missing.items() if places}


def play(program):
    """Play a match of the shortest game by tree and actions alone. Return the number of presses."""
    program.order("page title")
    program.press("New game")
    until(lambda: any(name == "Add computer" for _, _, name, _ in program.nodes()))
    program.press("Garage Sale")
    program.press("Start")
    chance, presses = random.Random(3), 0
    end = time.monotonic() + 10 * LONGEST_S
    while time.monotonic() < end:
        nodes = program.nodes()
        if any(name.startswith("Rematch") for _, _, name, _ in nodes):
            return presses
        answers = [
            node
            for node, _, name, told in nodes
            if Atspi.Action.get_n_actions(node) and (any(mark in f"{name} {told}" for mark in MARKS) or is_answer(node))
        ]
        modal = [node for node, role, _, _ in nodes if role == "dialog"]
        if modal:
            answers = [node for node, role, _, _ in nodes if role == "push button"]
        if answers:
            presses += 1
            with suppress(GLib.Error):
                Atspi.Action.do_action(chance.choice(answers), 0)
        time.sleep(0.03)
    return None


def main(python, home):
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.call_sync(
        "org.a11y.Bus",
        "/org/a11y/bus",
        "org.freedesktop.DBus.Properties",
        "Set",
        GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True))),
        None,
        0,
        -1,
        None,
    )
    Atspi.init()
    program = Program(python, home)
    found = {"missing": look_around(program), "presses": play(program)}
    found |= {"announced": program.announced, "focused": program.focused}
    program.process.stdin.write("end\n")
    program.process.stdin.flush()
    found["code"] = program.process.wait(30)
    print(json.dumps(found))


main(*sys.argv[1:])
