# Was an einer Spielplan-Datei nicht stimmt. Jeder Schlüssel ist `mistake-` und ein Code des Servers; `$about` und `$key` sind Wörter der Datei.

mistakes-title = { $count ->
    [one] Diese Spielplan-Datei hat einen Fehler und ist so nicht spielbar:
   *[other] Diese Spielplan-Datei hat { $count } Fehler und ist so nicht spielbar:
}
mistakes-more = { $count ->
    [one] Noch ein Fehler
   *[other] { $count } weitere Fehler
}
mistake-line = Zeile { $line }: { $text }
mistake-unknown = Hier stimmt etwas nicht.

mistake-syntax = Das ist kein TOML: { $about }
mistake-missing-key = „{ $about }“ fehlt.
mistake-unknown-key = „{ $about }“ hat hier keine Bedeutung. Ein Tippfehler?
mistake-wrong-type = „{ $key }“ muss { $expected ->
    [text] ein Text ohne Steuerzeichen sein.
    [flag] true oder false sein.
    [number] eine Zahl sein.
    [whole-number] eine ganze Zahl sein.
    [table] eine Tabelle in geschweiften Klammern sein.
    [list] eine Liste in eckigen Klammern sein.
    [fewest-and-most] die kleinste und die größte Zahl von Plätzen sein, etwa [2, 4].
    [space] für jedes Feld [x, y, Grad] angeben.
   *[other] etwas anderes sein.
}
mistake-out-of-range = „{ $key }“ muss eine Zahl von { $least } bis { $most } sein.
mistake-too-many = „{ $key }“ hat { $found }, erlaubt sind höchstens { $most }.
mistake-too-few = „{ $key }“ hat { $found }, nötig sind mindestens { $least }.
mistake-duplicate = „{ $about }“ kommt zweimal vor.
mistake-bad-slug = „{ $about }“ ist als Kennung nicht erlaubt: nur a bis z, 0 bis 9 und einzelne Bindestriche (und „grey“ nicht als Farbe).
mistake-bad-id = „{ $about }“ muss zwei Orte nennen: erster--zweiter, mit #1 und #2 dahinter für die Seiten einer Doppelstrecke.
mistake-unknown-place = Den Ort „{ $about }“ gibt es nicht.
mistake-same-place = Das führt von „{ $about }“ zum selben Ort.
mistake-color-not-in-deck = Im Stapel sind keine Karten „{ $about }“. Eine Strecke in beliebiger Farbe ist „grey“.
mistake-unknown-piece = Wagen „{ $about }“ gibt es nicht.
mistake-which-piece = „piece“ fehlt: Welche Wagen braucht die Strecke?
mistake-no-points = Für eine Strecke „{ $piece }“ mit { $cards } Karten sind keine Punkte angegeben.
mistake-not-enough-pieces = Alle haben nur { $count } Wagen „{ $piece }“: Diese Strecke kann niemand besetzen.
mistake-too-many-ferries = Die Strecke hat mehr Fähren als Karten.
mistake-lane-missing = „{ $about }“ ist eine Seite einer Doppelstrecke; die andere fehlt.
mistake-unequal-lanes = Die Seiten von „{ $about }“ sind verschieden lang oder brauchen verschiedene Wagen.
mistake-parallel = „{ $about }“ verbindet Orte, die schon eine Strecke haben; die Seiten einer Doppelstrecke enden auf #1 und #2.
mistake-wrong-layout = „layout“ zeichnet { $found } Felder, die Strecke hat { $spaces }.
mistake-isolated-place = Zu „{ $about }“ führt keine Strecke.
mistake-unreachable-ticket = Keine Folge von Strecken verbindet die Orte der Zielkarte „{ $about }“.
mistake-last-round-at-once = Die letzte Runde würde sofort beginnen: Niemand hat mehr Wagen als hier angegeben.
mistake-no-tourists = Ein Ort hat Touristen, aber der Spielplan hat kein „tourists“.
mistake-too-many-stacks = Mehr Orte haben Touristen, als es Symbole gibt.
mistake-no-room-for-stacks = Es gibt weniger Orte als Stapel von Touristen.
mistake-wrong-tourist-points = „points“ hat { $found } Zahlen und braucht { $needed }: für 0 bis alle Symbole.
