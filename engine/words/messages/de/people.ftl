# A token, the same in every language: messages choose their variant [you] by it.
you = you
