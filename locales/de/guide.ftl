# Die Regeln einer Stadt, in unseren eigenen Worten. Die Zahlen kommen vom Spielplan.

guide-title = Regeln für { $city }
guide-lead = Zwei bis vier Personen verbinden Orte mitten in { $city }. Wer am Ende die meisten Punkte hat, gewinnt; eine Partie dauert etwa zehn bis fünfzehn Minuten.

guide-parts = Das Material
guide-parts-pieces = { $kind ->
    [taxi] Alle haben { $pieces } Taxis in ihrer Farbe.
    [bus] Alle haben { $pieces } Busse in ihrer Farbe.
    [subway] Dazu kommen je { $pieces } U-Bahnen.
    [train] Alle haben { $pieces } Züge in ihrer Farbe.
   *[streetcar] Alle haben { $pieces } Trams in ihrer Farbe.
}
guide-parts-cards = Es gibt { $cards } Karten: je { $each } in { $colors } Farben und { $wilds } Joker, die für jede Farbe stehen. Der Joker ist hier { $wild ->
    [taxi] das Taxi
    [bus] der Bus
    [ferry] die Fähre
    [bicycle] das Fahrrad
   *[locomotive] die Lokomotive
}.
guide-parts-tickets = Jede der { $tickets } Zielkarten nennt zwei Orte und ihren Wert in Punkten.

guide-setup = So geht es los
guide-setup-deal = Alle bekommen zwei Karten auf die Hand. Fünf weitere liegen offen in der Auslage.
guide-setup-tickets = Außerdem bekommen alle zwei Zielkarten zur Wahl und behalten eine oder beide. Gewählt wird gleichzeitig, und erst wenn alle gewählt haben, ist zu sehen, wer wie viele behält. Was du behältst, bleibt bis zum Ende geheim; was du zurückgibst, kommt unter den Stapel der Zielkarten.
guide-setup-first = Wer beginnt, entscheidet das Los, oder wer den Tisch eröffnet, bestimmt es: zum Beispiel die jüngste Person. Spielt ihr noch eine Partie, rückt der erste Zug um einen Platz weiter.

guide-turn = Dein Zug
guide-turn-three = Gespielt wird reihum im Uhrzeigersinn, in der Reihenfolge der Plätze. In deinem Zug tust du genau eines von drei Dingen: Karten ziehen, eine Strecke besetzen oder Zielkarten ziehen.
guide-turn-pass = Geht nichts davon, passt du; freiwillig passen darfst du nicht. Passen alle nacheinander, ist die Partie zu Ende und wird gewertet.

guide-draw = Karten ziehen
guide-draw-two = Nimm nacheinander zwei Karten, offen aus der Auslage oder verdeckt vom Stapel. Eine Karte aus der Auslage wird sofort ersetzt, noch bevor du die zweite wählst.
guide-draw-begun = Wer eine Karte genommen hat, bleibt dabei: Danach kannst du nichts anderes mehr tun, und gibt es eine zweite Karte für dich, musst du sie nehmen.
guide-draw-wild = Ein offener Joker zählt für beide Karten: Nimmst du ihn zuerst, ist dein Zug vorbei, und als zweite Karte darfst du ihn nicht nehmen. Verdeckt gezogen ist er eine Karte wie jede andere.
guide-draw-sweep = Sobald drei oder mehr der fünf offenen Karten Joker sind, kommen alle fünf auf die Ablage, und fünf neue werden aufgedeckt.
guide-draw-shuffle = Wird eine Karte gebraucht und der Stapel ist leer, wird die Ablage gemischt und zum neuen Stapel. Du darfst beliebig viele Karten auf der Hand haben.

guide-claim = Eine Strecke besetzen
guide-claim-free = Wähle irgendwo auf dem Spielplan eine freie Strecke; sie muss nicht an deine anderen anschließen. In einem Zug kannst du eine Strecke besetzen.
guide-claim-pay = Spiele so viele Karten aus, wie sie kostet, alle in einer Farbe: in der Farbe der Strecke oder, wenn sie grau ist, in einer beliebigen. Joker ersetzen, was dir fehlt, notfalls alles; du darfst sie auch ausspielen, wenn dir nichts fehlt. Die Karten kommen dann auf die Ablage.
guide-claim-pieces = Setze auf jedes Feld einen deiner Wagen. Hast du zu wenige, kannst du die Strecke nicht besetzen.
guide-claim-double = Wo zwei gleich lange Strecken nebeneinanderliegen, darf niemand beide haben. Zu zweit ist die andere für alle gesperrt, sobald eine besetzt ist.
guide-claim-points = Eine Strecke bringt Punkte nach ihrer Länge:
guide-claim-points-subway = Eine U-Bahn-Strecke bringt Punkte nach ihrem Preis:
guide-claim-spaces = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
guide-claim-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
guide-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

guide-tickets = Zielkarten ziehen
guide-tickets-draw = Zieh zwei Zielkarten und behalte eine oder beide; die andere kommt unter den Stapel. Was du behältst, bleibt bis zum Ende bei dir.
guide-tickets-last = Ist nur noch eine Zielkarte da, ziehst du sie und musst sie behalten. Ist keine mehr da, kannst du keine ziehen.
guide-tickets-worth = Am Ende bringt eine Zielkarte ihre Punkte, wenn deine eigenen Strecken ihre beiden Orte verbinden, egal auf welchem Weg. Wenn nicht, verlierst du ebenso viele. Du darfst beliebig viele Zielkarten haben.

guide-ferries = Fähren
guide-ferries-text = Jedes Fährsymbol auf einer Strecke verlangt einen Fähr-Joker. Die übrigen Felder bezahlst du wie gewohnt, auch mit weiteren Fähr-Jokern.

guide-subways = U-Bahn
guide-subways-text = Eine U-Bahn-Strecke hat ein einziges langes Feld für eine U-Bahn, mit einem Zeichen für jede Karte, die sie kostet. Trams und U-Bahnen können einander nicht ersetzen.

guide-end = Das Ende
guide-end-last = { $last ->
    [one] Sobald jemand einen Zug mit höchstens einem Wagen beendet, haben alle noch einen Zug, auch diese Person.
   *[other] Sobald jemand einen Zug mit höchstens { $last } Wagen beendet, haben alle noch einen Zug, auch diese Person.
}
guide-end-kinds = Dabei zählen alle Arten von Wagen zusammen.
guide-end-score = Dann werden alle Zielkarten aufgedeckt. Zähle die Punkte deiner Strecken und deiner erfüllten Zielkarten zusammen und zieh die der verfehlten ab.{ $bonus ->
    [yes] {" "}Dazu kommen die Sonderpunkte der Stadt.
   *[no] {""}
}
guide-end-tie = Bei Gleichstand gewinnt, wer mehr Zielkarten erfüllt hat; ist auch das gleich, teilt ihr euch den Sieg.

guide-rare = Seltene Fälle
guide-rare-second = Gibt es keine zweite Karte, die du nehmen darfst, endet dein Zug nach der ersten. Gibt es gar keine, kannst du keine Karten ziehen.
guide-rare-empty = Sind Stapel und Ablage leer, bleiben Lücken in der Auslage, bis es wieder abgelegte Karten gibt.
guide-rare-sweep = Die Auslage wird nur ausgetauscht, wenn sie fünf Karten hat und in Stapel, Ablage und Auslage zusammen noch mindestens drei Karten sind, die keine Joker sind. Mit weniger hätte jede neue Auslage wieder drei Joker.
guide-rare-left = Geht jemand, spielt ein Bot weiter; oder alle einigen sich darauf, die Partie zu beenden.

guide-source = Woher das kommt
guide-source-rules = Die Regeln sind die der gedruckten Spiele, in unseren eigenen Worten. Nummern wie R3.4 bezeichnen eine Regel, solche mit Q eine Festlegung von uns, wo die Anleitungen schweigen. Geht etwas nicht, nennt die Meldung die Regel mit ihrer Nummer.
