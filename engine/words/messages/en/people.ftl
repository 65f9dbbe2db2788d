# Stands in place of the name of whoever reads: other messages choose their variant [you] by this word.
you = you
# How a sentence of the log begins that speaks to whoever reads.
you-subject = You
