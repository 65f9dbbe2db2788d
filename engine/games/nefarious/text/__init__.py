"""The texts of Nefarious: questions, options, the log, plays and reasons."""
