"""A small theme of its own, so that the tests show what the parts do and not what one game looks like."""

from __future__ import annotations

from collections.abc import Callable

from client.cards.theme import Theme

THEME = """
name = "Garden"
faces_file = "{slug}-faces.toml"
[palette]
ink = "#102030"
paper = "#f0f0e0"
sky = "#3060c0"
[typefaces]
plain = "barlow-500"
bold = "saira-700"
[fonts]
plate-name = {{ face = "bold", size = 27 }}
[sizes]
plate = 382
[icons]
gain = "square"
per-hand = "square"
[[seats]]
key = "rose"
color = "#e04060"
text = "ink"
shape = "circle"
art = {{ emblem = "square" }}
[[seats]]
key = "leaf"
color = "#20a040"
text = "paper"
shape = "square"
art = {{ emblem = "square" }}
[[chits]]
value = 5
art = "square"
[glows]
playable = {{ color = "#00ff00", rim = 6, blur = 8, opacity = 0.8 }}
[veils]
spent = {{ color = "#000000", opacity = 0.5 }}
[shadows]
resting = {{ drop = 6, blur = 9, opacity = 0.5 }}
[pills]
unaffordable = {{ fill = "ink", edge = "sky", text = "paper", face = "bold", size = 34, height = 50 }}
"""
LETTERS = """
[letters]
rule = { face = "plain", color = "ink" }
others = { face = "plain", color = "#c00000" }
[groups.self]
fill = "#ddeeff"
edge = "sky"
header = "sky"
hairline = "ink"
text = "ink"
[groups.others]
shape = "arrow"
fill = "#ffe0e0"
edge = "#c00000"
header = "#c00000"
hairline = "ink"
text = "ink"
"""
SQUARE = '<svg viewBox="0 0 10 10"><rect width="10" height="10" fill="#00ff00"/></svg>'

MakeTheme = Callable[..., Theme]
