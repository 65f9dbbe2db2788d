# What the worth of an option is made of, for hints and reasons: the end of a sentence about the option.

part-attack = leaves the neighbors less Sanity
part-sanity = keeps more Sanity
part-loss = makes for more Sanity loss in later turns
part-power = brings more Conjuring Power in later turns
part-draws = draws more cards in later turns
part-deck = leaves a better deck with fewer weak cards
part-shelter = puts more in the way of loss and gives Sanity back later
part-hinder = leaves the others fewer cards or weaker ones
part-power-now = offers Conjuring Power this turn
part-sanity-now = offers Sanity this turn
part-loss-now = lets the neighbors lose Sanity this turn
part-draws-now = lets cards be drawn this turn
part-discards-now = lets a player discard this turn
part-changes-now = lets a card be abjured or acquired this turn
part-destruction-now = lets a Location be destroyed this turn
part-stays = puts a Location into play, where it stays
part-serves = lets its color and type serve other cards this turn
