# Rückblicke, und das Ende einer Partie.

title-replay = Rückblick – { $city }
title-replays = Rückblick – Crosstown
replay-title = Eine Partie noch einmal ansehen
replay-of = Rückblick: { $city }
replay-about = Eine Aufzeichnung zeigt die ganze Partie, Schritt für Schritt. Eine Datei wird nur gelesen; auf dem Server bleibt nichts davon.
replay-open = Aufzeichnung ansehen …
replay-short = Rückblick
replay-watch = Rückblick ansehen
replay-another = Andere Aufzeichnung …
replay-choose-file = Aufzeichnung wählen …
replay-or-drop = Oder zieh die Datei irgendwo auf diese Seite.
replay-drop-here = Aufzeichnung hier loslassen
replay-games = { $count ->
    [one] Eine Partie in { $file }
   *[other] { $count } Partien in { $file }: welche?
}
replay-game = { $number }. { $city }: { $players }
replay-player = { $name } { $points }
replay-look = Ansehen
replay-fault = Der Fehler liegt { $part ->
    [log] in Eintrag { $entry } des Verlaufs.
    [seats] in der Liste der Plätze.
    [fair] im Startwert oder in seinem Fingerabdruck, oder es wurde nicht nach dem Startwert gemischt.
    [deal] bei den ausgeteilten Karten und Zielkarten.
    [result] im Ergebnis: Die Partie ergibt ein anderes.
   *[record] in der Aufzeichnung als Ganzem.
}
replay-detail = Technische Einzelheiten
file-empty = { $file } ist leer.
file-not-json = { $file } ist keine Aufzeichnung: Zeile { $line } ist kein JSON.
file-not-record = { $file } ist JSON, aber Zeile { $line } ist keine Aufzeichnung von Crosstown.
file-format = { $file } hat in Zeile { $line } eine Aufzeichnung in einem anderen Format. Diese Seite liest Format 1.
file-large = { $file } ist zu groß.

## Schritte
replay-controls = Schritte
replay-slider = Schritt
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-speed = Tempo
replay-where = { $turn ->
    [0] Aufbau · Schritt { $step } von { $last }
   *[other] Zug { $turn } · Schritt { $step } von { $last }
}
replay-now = { $where }. { $told }
replay-deal = Karten und Zielkarten werden ausgeteilt.
replay-deck = Stapel: { $count }
replay-ticket-deck = Zielkarten: { $count }

## Augen
replay-eyes = Gesehen von
replay-eyes-all = Alles offen
replay-eyes-watch = Publikum
replay-watching = Das Publikum sieht weder Handkarten noch Zielkarten.
replay-hand = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
replay-tickets = { $count ->
    [one] { $count } Zielkarte: { $done } erfüllt
   *[other] { $count } Zielkarten: { $done } erfüllt
}
replay-offered = { $count ->
    [one] Zu nehmen: { $count } Zielkarte
   *[other] Zur Wahl: { $count } Zielkarten
}

## Teilen und Prüfen
replay-share = Eine Partie Crosstown: { $city }
replay-share-title = Diesen Moment teilen
replay-share-whole = Lieber von Anfang an
replay-fair = Faire Karten
replay-fair-yes = Die Aufzeichnung enthält den Startwert, mit dem gemischt wurde. Alles wurde nachgerechnet, und jede Karte lag da, wo der Startwert sie hinlegt.
replay-fair-no = Diese Aufzeichnung nennt den Startwert nicht, mit dem gemischt wurde. Nachrechnen lässt es sich also nicht.
replay-fair-show = Startwert und Fingerabdruck
replay-fair-commitment = Fingerabdruck, vor der Partie gezeigt
replay-fair-seed = Startwert
replay-fair-mixed = { $count ->
    [0] Kein Gerät der Mitspieler hat zum Startwert beigetragen: Er wurde vom Gastgeber allein gezogen.
    [one] Ein Gerät hat zum Startwert beigetragen, also konnte niemand die Karten aussuchen.
   *[other] { $count } Geräte haben zum Startwert beigetragen, also konnte niemand die Karten aussuchen.
}{ $silent ->
    [0] {""}
    [one] {" "}Ein weiteres hatte es angekündigt und nicht getan.
   *[other] {" "}{ $silent } weitere hatten es angekündigt und nicht getan.
}
replay-fair-own-mixed = Deines ist unverändert dabei.
replay-fair-own-missing = Der Beitrag deines Geräts fehlt: Er kam zu spät, oder der Gastgeber hat ihn weggelassen.
replay-fair-own-changed = Das ist nicht, was deinem Gerät vor dem Austeilen gezeigt wurde. Frag den Gastgeber, warum.
replay-fair-contribution = Beitrag von { $name }
replay-fair-silent = nicht aufgedeckt ({ $commit })
replay-fair-first = Als Erste oder Erster gezogen
replay-fair-about = Was das bedeutet

## Das Diagramm
chart-title = Punkte im Verlauf
chart-turn = Zug
chart-final = Ende
chart-table = Dasselbe als Tabelle
chart-words = { $turns ->
    [one] Punkte nach { $turns } Zug. { $scores }.
   *[other] Punkte über { $turns } Züge. { $scores }.
}
chart-line = { $name }: { $routes } für Strecken, { $final } am Ende

## Das Ende
end-counting = Punkte werden gezählt …
end-skip = Überspringen
end-rank = { $rank ->
    [1] Sieg
   *[other] Platz { $rank }
}
end-lead = { $me ->
    [yes] Du gehst in Führung!
   *[no] { $name } geht in Führung!
}
end-defeat = Endstation für heute. Die erste Abfahrt morgen gehört dir.
end-share = Die Partie anderen zeigen
end-share-why = Wer diesen Link hat, kann die ganze Partie noch einmal ansehen, mit allen Karten offen.
networks = Streckennetze

## Ein Bild zum Teilen
picture = Bild teilen
picture-title = Ein Bild der Partie
picture-making = Das Bild wird gezeichnet …
picture-failed = In diesem Browser lässt sich das Bild nicht machen.
picture-save = Bild speichern
picture-words = { $city }: der Spielplan am Ende. { $scores }.
picture-score = { $name } { $count }
picture-routes = Strecken { $count }
picture-tickets = Ziele { $count }
picture-bonus = Bonus { $count }
