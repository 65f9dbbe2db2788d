# What the worth of an option is made of, for hints and reasons: the end of a sentence about the option.

part-win = may win the game this turn
part-points = brings more points
part-money = leaves more money for Inventions
part-hand = leaves better Inventions in hand
part-spies = lets Spies earn more when the neighbors act
part-rivals = keeps the others farther from the goal
part-safety = lets nobody else win first
