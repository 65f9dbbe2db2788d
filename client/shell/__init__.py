"""The shell: the window, the main loop, and the base of scenes."""
