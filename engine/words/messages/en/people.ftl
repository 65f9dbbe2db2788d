# Stands in place of the name of whoever reads: other messages choose their variant [you] by this word.
you = you
