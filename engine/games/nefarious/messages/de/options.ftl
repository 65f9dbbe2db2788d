# What an option does, as its button says it.

option-espionage = Spionage: einen Spion einsetzen
option-invent = Erfinden: eine Erfindung bauen
option-research = Forschen: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} und ${ $money }
option-research-no-money = Forschen: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
option-work = Arbeiten: ${ $money } erhalten
option-place = Spion auf { $zone }, ${ $cost }
option-place-free = Spion auf { $zone }, gratis
option-remove = Spion von { $zone } zurückholen
option-build = { $card } bauen, ${ $cost }
option-lay-short = { $card } legen, ${ $short } zu wenig
option-discard = { $card } abwerfen
option-set-aside = { $card } beiseitelegen
