"""Sound at a table, except for motion sounds: music that follows the match, voices, and a sound per event.

`theme` is what a game's file defines. `layer` listens to the shown events, plays their sounds, and chooses the layers
of the music.
"""
