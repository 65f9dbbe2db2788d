# A token, the same in every language: messages choose their variant [you] by it.
you = you
# Womit ein Satz des Logs beginnt, der anspricht, wer ihn liest.
you-subject = Du
