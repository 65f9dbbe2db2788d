# "a, b and c", built from the left: the first comma, then "and" or "or" before the last.
list-comma = { $first }, { $next }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
several-cards = { $count }× { $card }
