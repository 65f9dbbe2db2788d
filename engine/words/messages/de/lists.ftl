# "a, b und c": von links gebaut, erst das Komma, dann „und“ oder „oder“ vor dem Letzten.
list-comma = { $first }, { $next }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
several-cards = { $count }× { $card }
