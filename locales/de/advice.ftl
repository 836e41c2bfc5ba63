# Was ein Bot tun würde, und warum.
# $cards steht nach „für“ (4. Fall): „für 2 rote und 1 Joker“.

hint = Tipp
hint-do = So spielen
hint-asks = Der Bot überlegt …
advice-title = Mein Vorschlag
advice-row = Nimm { a-card } aus der Auslage.
advice-deck = Zieh eine Karte vom Stapel.
advice-claim = Besetze { $a } – { $b } für { $cards }{ $took ->
    [yes] {" "}und nimm den Touristen von „{ $tourist }“ mit
   *[no] {""}
} ({ lesson-worth }).
advice-keep = { $count ->
    [one] Behalte nur { $tickets }. Die andere ist das Risiko kaum wert.
   *[other] Behalte { $tickets }. Beides scheint machbar.
}
advice-keep-last = Behalte { $tickets }: Das musst du.
advice-place = Setze sie auf „{ $place }“.
advice-tickets = Zieh Zielkarten: Für eine weitere reicht die Zeit.
advice-pass = Passe: Etwas anderes geht nicht.
advice-why-wild = Sie ersetzt jede Farbe.
advice-why-color = Sie passt zu { $a } – { $b }.
advice-why-grey = Damit kannst du { $a } – { $b } bezahlen, wo jede Farbe gilt.
advice-why-collects = { $count ->
    [one] Es ist deine erste in dieser Farbe.
   *[other] Damit hast du { $count } in dieser Farbe.
}
advice-why-completes = Damit erfüllst du { $tickets }.
advice-why-nearer = Das bringt dich { $tickets } näher.
advice-why-points = Sie bringt dich keiner Zielkarte näher: Hier geht es um die Punkte.
advice-why-way = Der markierte Weg verbindet { $tickets }.
advice-why-nothing-in-row = In der Auslage liegt keine Karte für deinen Weg.
advice-why-may-be-wild = Es könnte ein Joker sein.
