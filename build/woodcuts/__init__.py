"""The woodcuts of Cthulhu Realms, cut from hand-set coordinates with the standard library alone.

1. A picture is 280 by 302: the window of a card. Its subject stands in x 120 to 275, under the light from the upper
   left; the left lies under the ability tags (`block`).
2. Everything is a `Shape` (`shapes`): an outline as path data and as points, so that it can be filled, outlined with a
   swelling line, shaded with ticks from its edge and hatched with cuts (`hatching`).
3. `scenery` is what stands in many pictures; `signs` is what the icons are made of.
4. Each title is one function, entered in the `gallery` with `@picture(id, color, seed)`; its docstring says the joke.
   `@part(name)` enters an icon or a piece of the table.

`python build/woodcuts/draw.py` writes all of them to assets/art/cthulhu-realms.
"""
