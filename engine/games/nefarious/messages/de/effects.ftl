# The effect words, see the English file.

cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
spies = { $count ->
    [one] 1 Spion
   *[other] { $count } Spione
}

effect-draw = Karten ziehen
card-draw = { cards } ziehen
    .others = alle anderen ziehen { cards }

effect-discard = Karten abwerfen
    .all = Ganze Hand abwerfen
card-discard = { cards } abwerfen
    .others = alle anderen werfen { cards } ab
    .all = die ganze Hand abwerfen
    .all-others = alle anderen werfen ihre ganze Hand ab

effect-gain = Dollar erhalten
card-gain = ${ $count } erhalten
    .twist = ${ $count } erhalten
    .others = alle anderen erhalten ${ $count }

effect-lose = Dollar verlieren
    .all = Alles Geld verlieren
card-lose = ${ $count } verlieren
    .twist = ${ $count } zahlen
    .others = alle anderen zahlen ${ $count }
    .all = alles Geld verlieren
    .all-others = alle anderen verlieren ihr ganzes Geld

effect-place-spy = Spione einsetzen, gratis
card-place-spy = { spies } einsetzen

effect-remove-spy = Spione zurückholen
card-remove-spy = { spies } zurückholen

effect-round-down = Geld abrunden auf ein Vielfaches von
card-round-down = Geld auf ein Vielfaches von ${ $count } abrunden (weniger als ${ $count } bleibt)
    .others = alle anderen runden ihr Geld auf ein Vielfaches von ${ $count } ab (weniger als ${ $count } bleibt)

effect-redraw = Hand abwerfen und ebenso viele ziehen
card-redraw = Hand abwerfen und ebenso viele Karten ziehen
    .others = alle anderen werfen ihre Hand ab und ziehen ebenso viele Karten

# of any other word
others = alle anderen: { $effect }

# what an amount is multiplied by; .theirs where the effect is one of other players
per-hand = je Karte auf deiner Hand { $effect }
    .theirs = { $effect } je Karte auf ihrer Hand
per-spies = je Spion von dir auf dem Plan { $effect }
    .theirs = { $effect } je Spion von ihnen auf dem Plan
per-inventions = je Erfindung, die du im Spiel hast, { $effect }
    .theirs = { $effect } je Erfindung, die sie im Spiel haben
per-same-action = für jeden anderen mit deiner Aktion { $effect }
    .theirs = { $effect } für jeden anderen mit ihrer Aktion
per-spies-here = je Spion, der zu Beginn des Zuges dort war, { $effect }
    .theirs = { $effect } je Spion, der zu Beginn des Zuges dort war
