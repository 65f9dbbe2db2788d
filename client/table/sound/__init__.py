"""What is heard at a table besides what motion makes: music that follows the match, voices, a sound for each event.

* `theme`   what a game's file says of it
* `layer`   hears what is told, plays sounds, and says which layers of the music are wanted
"""
