# Replaces the reader's name. Other messages choose their [you] variant by this word.
you = you
