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
guide-setup-tickets = Außerdem bekommen alle zwei Zielkarten zur Wahl und behalten eine oder beide. Gewählt wird gleichzeitig. Was du behältst, bleibt bis zum Ende geheim; was du zurückgibst, kommt unter den Stapel der Zielkarten.

guide-turn = Dein Zug
guide-turn-three = Du tust genau eines von drei Dingen: Karten ziehen, eine Strecke besetzen oder Zielkarten ziehen. Geht nichts davon, passt du; freiwillig passen darfst du nicht.

guide-draw = Karten ziehen
guide-draw-two = Nimm nacheinander zwei Karten, offen aus der Auslage oder verdeckt vom Stapel. Eine Karte aus der Auslage wird sofort ersetzt, noch bevor du die zweite wählst.
guide-draw-wild = Ein offener Joker zählt für beide Karten: Nimmst du ihn zuerst, ist dein Zug vorbei, und als zweite Karte darfst du ihn nicht nehmen. Verdeckt gezogen ist er eine Karte wie jede andere.
guide-draw-sweep = Sobald drei der fünf offenen Karten Joker sind, kommen alle fünf auf die Ablage, und fünf neue werden aufgedeckt.
guide-draw-shuffle = Ist der Stapel aufgebraucht, wird die Ablage gemischt und zum neuen Stapel. Du darfst beliebig viele Karten auf der Hand haben.

guide-claim = Eine Strecke besetzen
guide-claim-pay = Wähle irgendwo auf dem Spielplan eine freie Strecke und spiele so viele Karten aus, wie sie kostet, alle in einer Farbe: in der Farbe der Strecke oder, wenn sie grau ist, in einer beliebigen. Joker ersetzen, was dir fehlt; du darfst sie auch ausspielen, wenn dir nichts fehlt.
guide-claim-pieces = Setze auf jedes Feld einen deiner Wagen. Hast du zu wenige, kannst du die Strecke nicht besetzen.
guide-claim-double = Wo zwei Strecken nebeneinanderliegen, darf niemand beide haben. Zu zweit ist die andere gesperrt, sobald eine besetzt ist.
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
guide-tickets-draw = Zieh zwei Zielkarten und behalte eine oder beide; die andere kommt unter den Stapel. Ist nur noch eine da, behältst du sie.
guide-tickets-worth = Am Ende bringt eine Zielkarte ihre Punkte, wenn deine eigenen Strecken ihre beiden Orte verbinden, egal auf welchem Weg. Wenn nicht, verlierst du ebenso viele. Später zurückgeben kannst du eine Zielkarte nicht.

guide-ferries = Fähren
guide-ferries-text = Jedes Fährsymbol auf einer Strecke verlangt einen Fähr-Joker. Die übrigen Felder bezahlst du wie gewohnt, auch mit weiteren Fähr-Jokern.

guide-subways = U-Bahn
guide-subways-text = Eine U-Bahn-Strecke hat ein einziges langes Feld für eine U-Bahn, mit einem Zeichen für jede Karte, die sie kostet. Trams und U-Bahnen können einander nicht ersetzen.

guide-end = Das Ende
guide-end-last = { $last ->
    [one] Sobald jemand einen Zug mit höchstens einem Wagen beendet, haben alle noch einen Zug, auch diese Person.
   *[other] Sobald jemand einen Zug mit höchstens { $last } Wagen beendet, haben alle noch einen Zug, auch diese Person.
}
guide-end-score = Dann werden alle Zielkarten aufgedeckt. Zähle die Punkte deiner Strecken und deiner erfüllten Zielkarten zusammen, zieh die der verfehlten ab und rechne die Sonderpunkte der Stadt dazu.
guide-end-tie = Bei Gleichstand gewinnt, wer mehr Zielkarten erfüllt hat; ist auch das gleich, teilt ihr euch den Sieg.

guide-rare = Seltene Fälle
guide-rare-empty = Sind Stapel und Ablage leer, bleiben Lücken in der Auslage, bis es wieder abgelegte Karten gibt. Ist keine zweite Karte zu haben, endet dein Zug nach der ersten.
guide-rare-sweep = Sind weniger als drei Karten übrig, die keine Joker sind, wird die Auslage nicht mehr ausgetauscht.
guide-rare-stuck = Passen alle nacheinander, ist die Partie zu Ende und wird gewertet.
guide-rare-left = Geht jemand, spielt ein Bot weiter; oder alle einigen sich darauf, die Partie zu beenden.

guide-players = { $count ->
    [2] Zu zweit:
    [3] Zu dritt:
    [4] Zu viert:
   *[other] Zu { $count }:
}
