# Warum etwas nicht geht; was stattdessen geht, sagt der Tisch.

refusal-action-revealed = { $player ->
    [you] Die Aktionen sind schon aufgedeckt. Du kannst deine in diesem Zug nicht mehr ändern.
   *[other] Die Aktionen sind schon aufgedeckt. Die Wahl von { $player } steht fest.
  }
refusal-not-own-action = Diese Aktion gehört { $other }.
refusal-one-action-only = { $player ->
    [you] Du hast in diesem Zug schon eine Aktion gewählt.
   *[other] { $player } hat in diesem Zug schon eine Aktion gewählt.
  }
refusal-not-inventing = Nur wer Erfinden wählt, kann in diesem Zug eine Erfindung bauen.
refusal-hand-is-hidden = Die Erfindungen auf der Hand von { $other } sind geheim.
refusal-spy-cannot-pay = { $player ->
    [you] Ein Spion auf { $zone } kostet ${ $cost }, und du hast ${ $money }.
   *[other] Ein Spion auf { $zone } kostet ${ $cost }, und { $player } hat ${ $money }.
  }
refusal-no-spy-in-reserve = { $player ->
    [you] Du hast keinen Spion mehr im Vorrat. Alle sind auf dem Plan.
   *[other] { $player } hat keinen Spion mehr im Vorrat. Alle sind auf dem Plan.
  }
refusal-spy-does-not-move = Spionage bewegt keinen Spion auf dem Plan.
refusal-invention-laid = { $player ->
    [you] Du hast schon eine Erfindung gelegt. Sie bleibt verdeckt, bis alle aufgedeckt werden.
   *[other] { $player } hat schon eine Erfindung gelegt. Sie bleibt verdeckt, bis alle aufgedeckt werden.
  }
refusal-played-stays = { $card } ist schon gebaut und bleibt im Spiel.
refusal-discard-more = Zuerst noch abwerfen wegen { $card }: { $left }.
refusal-spy-must-go = Setze zuerst wegen { $card } einen Spion ein oder hole einen zurück.
refusal-bored-of-it = Zeitalter der Langeweile: { $action } wurde im letzten Zug gewählt und ist jetzt nicht wählbar.
refusal-two-different = Perpetuum mobile: Wähle zwei verschiedene Aktionen, nicht zweimal { $action }.
refusal-only-set-aside = Quartalsplanung: Nur die beiseitegelegte Erfindung kann gebaut werden.
refusal-must-set-aside = { $player ->
    [you] Quartalsplanung: Lege zuerst eine Erfindung beiseite.
   *[other] Quartalsplanung: { $player } muss zuerst eine Erfindung beiseitelegen.
  }
