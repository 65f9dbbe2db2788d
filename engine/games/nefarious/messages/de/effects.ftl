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
card-draw = ziehe { cards }
    .others = alle anderen ziehen { cards }

effect-discard = Karten abwerfen
    .all = Ganze Hand abwerfen
card-discard = wirf { cards } ab
    .others = alle anderen werfen { cards } ab
    .all = wirf deine ganze Hand ab
    .all-others = alle anderen werfen ihre ganze Hand ab

effect-gain = Dollar erhalten
card-gain = erhalte ${ $count }
    .twist = erhalte ${ $count }
    .others = alle anderen erhalten ${ $count }

effect-lose = Dollar verlieren
    .all = Alles Geld verlieren
card-lose = verliere ${ $count }
    .twist = zahle ${ $count }
    .others = alle anderen zahlen ${ $count }
    .all = verliere dein ganzes Geld
    .all-others = alle anderen verlieren ihr ganzes Geld

effect-place-spy = Spione einsetzen, gratis
card-place-spy = setze { spies } ein

effect-remove-spy = Spione zurückholen
card-remove-spy = hole { spies } zurück

effect-round-down = Geld abrunden auf ein Vielfaches von
card-round-down = runde dein Geld auf ein Vielfaches von ${ $count } ab (weniger als ${ $count } bleibt)
    .others = alle anderen runden ihr Geld auf ein Vielfaches von ${ $count } ab (weniger als ${ $count } bleibt)

effect-redraw = Hand abwerfen und so viele ziehen
card-redraw = wirf deine Hand ab und ziehe so viele Karten
    .others = alle anderen werfen ihre Hand ab und ziehen so viele Karten

# of any other word
others = alle anderen: { $effect }

# what an amount is multiplied by; .theirs where the effect is one of other players
per-hand = { $effect } je Karte auf deiner Hand
    .theirs = { $effect } je Karte auf ihrer Hand
per-spies = { $effect } je Spion von dir auf dem Plan
    .theirs = { $effect } je Spion von ihnen auf dem Plan
per-inventions = { $effect } je Erfindung, die du im Spiel hast
    .theirs = { $effect } je Erfindung, die sie im Spiel haben
per-same-action = { $effect } für alle anderen mit deiner Aktion
    .theirs = { $effect } für alle anderen mit ihrer Aktion
per-spies-here = { $effect } je Spion, der zu Beginn des Zuges dort war
    .theirs = { $effect } je Spion, der zu Beginn des Zuges dort war
