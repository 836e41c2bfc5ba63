# Eine erste Partie, die sich selbst erklärt. Jede Lektion hat einen Titel und einen Text; die Zahlen kommen vom Spielplan.
# { lesson-pieces } steht nie nach „mit“ oder „von“: Im 3. Fall hieße es „Bussen“ und „Zügen“.

learn = Spielend lernen
learn-about = Eine begleitete erste Partie in { $city } gegen einen leichten Bot, etwa zehn Minuten.

coach-title = Erklärungen
coach-on = Regeln beim Spielen erklären
coach-off = Erklärungen beenden
coach-next = Verstanden
coach-show = Zeig es mir
coach-progress = { $seen } von { $all } Regeln gesehen
coach-learned = { $count ->
    [0] Du hast eine ganze Partie gespielt
    [one] Du hast eine ganze Partie gespielt und { $count } Regel gelernt
   *[other] Du hast eine ganze Partie gespielt und { $count } Regeln gelernt
}
coach-wait = Die anderen sind dran. Schau, was sie nehmen.
coach-over = Regeln für { $city } nachlesen
coach-rest = Du hast die Wahl. Ich melde mich, wenn eine neue Regel wichtig wird.

lesson-pieces = { $piece ->
    [taxi] Taxis
    [bus] Busse
    [subway] U-Bahnen
    [train] Züge
   *[streetcar] Trams
}
lesson-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Vor dem ersten Zug
lesson-welcome-title = Willkommen in { $city }!
lesson-welcome = Deine { lesson-pieces } besetzen Strecken und verbinden die Orte auf deinen Zielkarten: Wer die meisten Punkte hat, gewinnt. Ich erkläre jede Regel, sobald sie wichtig wird, und du spielst, wie du magst.
lesson-choose-title = Deine ersten Zielkarten
lesson-choose = Eine Zielkarte nennt zwei Orte. Verbinden deine eigenen Strecken sie am Ende, egal auf welchem Weg, bekommst du ihre Punkte; sonst verlierst du sie. Behalte eine oder beide. Nur du siehst sie.
lesson-place-title = Touristen kommen in die Stadt
lesson-place = { $me ->
    [yes] Vor dem ersten Zug setzt du einen Stapel Touristen auf einen Ort, der noch keinen hat. Wer eine Strecke dorthin besetzt, nimmt einen mit: Wähle also einen Ort, zu dem du willst.
   *[no] { $count ->
        [one] Vor dem ersten Zug hat { $name } Touristen auf die markierten Orte gesetzt. Wozu sie gut sind, siehst du bald.
       *[other] Vor dem ersten Zug haben { $name } Touristen auf die markierten Orte gesetzt. Wozu sie gut sind, siehst du bald.
    }
}

## Der Zug
lesson-tickets-title = Dein Ziel
lesson-tickets = { $count ->
    [one] Deine Zielkarte ist { $tickets }. Ihre beiden Orte sind auf dem Spielplan markiert. Wähle sie in deiner Liste, dann leuchten die Orte wieder auf.
   *[other] Deine Zielkarten sind { $tickets }. Ihre Orte sind auf dem Spielplan markiert. Wähle eine in deiner Liste, dann leuchten ihre Orte wieder auf.
}
lesson-turn-title = Drei Möglichkeiten
lesson-turn = In deinem Zug tust du genau eines: Karten nehmen, eine Strecke auf dem Spielplan besetzen oder weitere Zielkarten ziehen. Dann geht es reihum weiter.
lesson-draw-title = Karten nehmen
lesson-draw = Strecken bezahlst du mit Karten einer Farbe. In einem Zug bekommst du zwei Karten, eine nach der anderen: eine offene, die sofort ersetzt wird, oder die oberste vom Stapel.
lesson-second-title = Jetzt die zweite Karte
lesson-second = Nimm noch eine, offen oder vom Stapel, dann ist dein Zug vorbei. Nur ein offener { wild-card } darf nicht die zweite Karte sein.
lesson-claim-title = Eine Strecke für dich
lesson-claim = { $color ->
    [grey] Alle leuchtenden Strecken kannst du bezahlen. { $a } – { $b } kostet { card-count } in einer beliebigen Farbe.
   *[other] Alle leuchtenden Strecken kannst du bezahlen. { $a } – { $b } kostet { card-count } in ihrer Farbe ({ route-color }).
} Wähle eine Strecke auf dem Spielplan, um sie zu besetzen. Eine pro Zug, wo du willst.
lesson-pay-title = So bezahlst du
lesson-pay = Du kannst auf mehrere Arten bezahlen. Ein { wild-card } ersetzt eine Karte jeder Farbe; reichen deine Farben auch so, heb ihn dir lieber auf.
lesson-keep-title = Neue Zielkarten
lesson-keep = { $count ->
    [one] Das war die letzte Zielkarte, also behältst du sie. Sie zählt am Ende, für dich oder gegen dich.
   *[other] Behalte eine oder beide; die andere kommt unter den Stapel. Was du behältst, zählt am Ende, für dich oder gegen dich. Hast du noch genug { lesson-pieces }?
}
lesson-last-title = Die letzte Runde
lesson-last = { $me ->
    [yes] Du hast nur noch höchstens { $count ->
        [one] einen Wagen
       *[other] { $count } Wagen
    }. Damit beginnt die letzte Runde: Alle machen noch einen Zug, auch du.
   *[no] { $name } hat nur noch höchstens { $count ->
        [one] einen Wagen
       *[other] { $count } Wagen
    }. Damit beginnt die letzte Runde: Alle machen noch einen Zug, auch { $name }.
} Übrige Karten sind nichts wert: Besetze, was du kannst.

## Sobald es wichtig wird
lesson-points-title = Deine ersten Punkte
lesson-points = { $a } – { $b } gehört dir und bringt { lesson-worth }. { $piece ->
    [subway] U-Bahn-Strecken für { $lengths } Karten bringen { $worths } Punkte, und jede braucht eine deiner { $pieces } U-Bahnen.
   *[other] Strecken mit { $lengths } Feldern bringen { $worths } Punkte: Lange lohnen sich am meisten. Jedes Feld braucht einen Wagen; zu Beginn hast du { $pieces } { lesson-pieces }.
}
lesson-done-title = Zielkarte erfüllt!
lesson-done = { $ticket } ist verbunden und bringt am Ende { lesson-worth }. Das nimmt dir niemand mehr.
lesson-double-title = Zwei Strecken nebeneinander
lesson-double = { $players ->
    [2] { $a } – { $b } hat zwei Strecken. Zu zweit ist die andere gesperrt, sobald eine besetzt ist.
   *[other] { $a } – { $b } hat zwei Strecken. Niemand darf beide haben: Die zweite ist für jemand anderen.
}
lesson-tokens-title = Dein erster Tourist
lesson-tokens = Touristen von { $counts } verschiedenen Orten bringen am Ende { $worths } Punkte. Sammle sie also in der ganzen Stadt ein.
lesson-ferry-title = Fähren
lesson-ferry = { $ferries ->
    [one] { $a } – { $b } kostet { card-count } und hat ein Fährsymbol: Ein { wild-card } muss dabei sein.
   *[other] { $a } – { $b } kostet { card-count } und hat { $ferries } Fährsymbole: { $ferries } { wild-card } müssen dabei sein.
} Den Rest bezahlst du wie gewohnt.
lesson-subway-title = Unter der Erde
lesson-subway = { $a } – { $b } ist eine U-Bahn-Strecke: ein langes Feld für eine deiner { $pieces } U-Bahnen. Sie kostet { card-count }, eine pro Zeichen. Trams fahren dort nicht, und U-Bahnen nirgends sonst.
lesson-block-title = Besetzt ist besetzt
lesson-block = { $name } hat { $a } – { $b } besetzt, und dabei bleibt es. Ist dir jemand im Weg, fahr außen herum: Für eine Zielkarte zählt jeder Weg.
lesson-low-title = Das Ende rückt näher
lesson-low = { $me ->
    [yes] Du hast noch { $count } Wagen.
   *[no] { $name } hat noch { $count } Wagen.
} { $limit ->
    [one] Wer einen Zug mit einem oder keinem beendet, löst die letzte Runde aus.
   *[other] Wer einen Zug mit { $limit } oder weniger beendet, löst die letzte Runde aus.
} Erfülle deine Zielkarten also rechtzeitig.
lesson-wild-title = Der { wild-card }
lesson-wild = Er steht beim Bezahlen für jede Farbe. Offen kostet er aber den ganzen Zug: Eine zweite Karte gibt es nicht.
lesson-blind-title = Verdeckt ziehen
lesson-blind = Niemand sieht, was du vom Stapel ziehst. Und ist es ein { wild-card }, hast du Glück: Er zählt als gewöhnliche Karte, und du nimmst in diesem Zug zwei.
lesson-grey-title = Graue Strecken
lesson-grey = { $a } – { $b } ist grau: Bezahle mit der Farbe, die du magst, solange alle Karten dieselbe haben. Ein { wild-card } passt immer.
lesson-sweep-title = Zwei offene { wild-card }
lesson-sweep = Kommt ein dritter dazu, werden alle fünf offenen Karten abgelegt und fünf neue ausgelegt.
lesson-more-title = Noch mehr Zielkarten?
lesson-more = Alle deine Zielkarten sind erfüllt. In deinem Zug kannst du zwei weitere ziehen und eine oder beide behalten. Tu es nur, wenn du sie noch schaffst: Eine verfehlte Zielkarte kostet Punkte.
lesson-reshuffle-title = Wenn der Stapel leer ist
lesson-reshuffle = Sind keine Karten mehr zu ziehen, wird die Ablage gemischt und zum neuen Stapel. Übrigens: Du darfst beliebig viele Karten auf der Hand haben.
lesson-alone-title = Du kennst den Weg
lesson-alone = Ab jetzt überlasse ich dir die Züge und melde mich nur, wenn eine neue Regel wichtig wird.

## Das Ende
lesson-score-routes-title = Wertung: Strecken
lesson-score-routes = { $count ->
    [0] Die Partie ist zu Ende. Zuerst zählen die Strecken; du hast keine.
    [one] Die Partie ist zu Ende. Zuerst zählen die Strecken: Deine einzige hat { lesson-worth } gebracht.
   *[other] Die Partie ist zu Ende. Zuerst zählen die Strecken: Deine { $count } haben { lesson-worth } gebracht.
}
lesson-score-tickets-title = Wertung: Zielkarten
lesson-score-tickets = Jetzt werden alle Zielkarten aufgedeckt. Jede erfüllte bringt ihre Punkte, jede verfehlte kostet sie. Deine: { $done } erfüllt, { $missed } verfehlt.
lesson-score-bonus-title = Wertung: Sonderpunkte
lesson-score-win-title = Wer gewinnt?
lesson-score-win = Die meisten Punkte gewinnen. Bei Gleichstand zählt, wer mehr Zielkarten erfüllt hat; ist auch das gleich, teilt ihr euch den Sieg. Jetzt kannst du es. Noch eine Partie?
