# Die Partie.

## Namen und Karten
# Nachgestellt, weil sich Namen nicht beugen: „Warten auf Nora (Bot, leicht)“.
bot-name = { $level ->
    [easy] { $name } (Bot, leicht)
    [hard] { $name } (Bot, schwer)
    [expert] { $name } (Bot, Profi)
   *[medium] { $name } (Bot, mittel)
}
# Immer männlich, in der Mehrzahl gleich: „ein offener Taxi-Joker“, „2 Taxi-Joker“.
wild-card = { $wild ->
    [taxi] Taxi-Joker
    [bus] Bus-Joker
    [ferry] Fähr-Joker
    [bicycle] Fahrrad-Joker
    [locomotive] Lok-Joker
   *[other] Joker
}
# 1. und 4. Fall, die bei „eine Karte“ gleich sind. Darum auch „eine Joker-Karte“.
a-card = { $color ->
    [blue] eine blaue Karte
    [green] eine grüne Karte
    [black] eine schwarze Karte
    [pink] eine rosa Karte
    [red] eine rote Karte
    [orange] eine orange Karte
    [yellow] eine gelbe Karte
    [purple] eine violette Karte
    [white] eine weiße Karte
    [wild] eine Joker-Karte
   *[other] eine Karte ({ $color })
}
# 1. und 4. Fall, also nach „für“ und nie nach „mit“: „für 2 rote und 1 Joker“.
cards = { $color ->
    [wild] { $count } Joker
    [blue] { $count } blaue
    [green] { $count } grüne
    [black] { $count } schwarze
    [pink] { $count } rosa
    [red] { $count } rote
    [orange] { $count } orange
    [yellow] { $count } gelbe
    [purple] { $count } violette
    [white] { $count } weiße
   *[other] { $count } { $color }
}
route-color = { $color ->
    [blue] blau
    [green] grün
    [black] schwarz
    [pink] rosa
    [red] rot
    [orange] orange
    [yellow] gelb
    [purple] violett
    [white] weiß
    [grey] beliebige Farbe
   *[other] { $color }
}
card-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
players-title = Am Tisch
player-you = du
player-acts = am Zug
player-away = abwesend
player-wants-end = will beenden
stat-points = Punkte
stat-cards = Karten
stat-tickets = Ziele
stat-pieces = Wagen
stat-pieces-taxi = Taxis
stat-pieces-bus = Busse
stat-pieces-streetcar = Trams
stat-pieces-subway = U-Bahnen
stat-tourists = Touristen
tourist-symbol = { $symbol ->
    [0] Kamera
    [1] Sonne
    [2] Eis
    [3] Regenschirm
    [4] Luftballon
    [5] Blume
    [6] Drachen
   *[7] Sonnenbrille
}
tourists-held = { $count ->
    [0] Keine Touristen
    [one] { $count } Tourist: { $symbols }
   *[other] { $count } Touristen: { $symbols }
}
tourists-title = { $count ->
    [one] Touristen: { $count } Punkt
   *[other] Touristen: { $count } Punkte
}
tourists-table = Punkte für verschiedene Touristen am Ende
clock-left = noch { $time }

## Der Tisch
hand-title = { $count ->
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
hand-area = Deine Karten und Möglichkeiten
hand-empty = Keine Karten
hand-pays = { $count ->
    [one] reicht für { $count } Strecke
   *[other] reicht für { $count } Strecken
}
row-title = Auslage
row-card = Nimm { a-card } aus der Auslage
slot-empty = Leer
deck = { $count ->
    [0] Stapel: keine Karten; { $discards } in der Ablage
    [one] Verdeckt ziehen: { $count } Karte im Stapel, { $discards } in der Ablage
   *[other] Verdeckt ziehen: { $count } Karten im Stapel, { $discards } in der Ablage
}
discards = Ablage: { $count }
ticket-deck = { $count ->
    [0] Keine Zielkarten mehr zu ziehen
   *[other] Zielkarten ziehen: noch { $count }
}
deck-short = Stapel
tickets-short = Zielkarten
tickets-title = { $count ->
    [0] Deine Zielkarten
    [one] { $done ->
        [0] Deine Zielkarte: fehlt noch
       *[other] Deine Zielkarte: erfüllt
    }
   *[other] Deine { $count } Zielkarten: { $done } erfüllt
}
tickets-none = Noch keine Zielkarten
ticket-ends = { $a } – { $b }
ticket-done = Erfüllt
ticket-open = Fehlt noch
ticket-name = { $a } – { $b } ({ $points })
ticket-news = Zielkarte erfüllt: { $tickets }.
ticket-worth = { $count ->
    [one] Erfüllt { $count } Punkt, sonst minus { $count }
   *[other] Erfüllt { $count } Punkte, sonst minus { $count }
}
routes-title = { $count ->
    [0] Keine Strecke möglich
    [one] { $count } Strecke möglich
   *[other] { $count } Strecken möglich
}
routes-one = { $a } – { $b }: { card-count }, { route-color } (+{ $points })
routes-gold = für eine Zielkarte
lists = Verlauf und Listen
lists-short = Verlauf
log-all = Von Anfang an
log-title = Was bisher geschah
board-label = Spielplan: { $city }
board-list = Alle Strecken als Liste
board-whole = Ganzer Spielplan
board-large = Größer
board-route = { $a } bis { $b }, { card-count }, { route-color }{ $ferries ->
    [0] {""}
    [one] , { $ferries } Fähre
   *[other] , { $ferries } Fähren
}; { $owned ->
    [me] deine
    [yes] besetzt von { $name }
    [closed] gesperrt
   *[no] { $can ->
        [yes] du kannst sie besetzen
        [gold] du kannst sie besetzen, auf dem Weg einer Zielkarte
       *[no] frei
    }
}
board-place = { $name }{ $count ->
    [0] {""}
    [one] , { $count } Tourist ({ tourist-symbol })
   *[other] , { $count } Touristen ({ tourist-symbol })
}{ $held ->
    [yes] , du hast einen davon
    [no] , du hast noch keinen davon
   *[none] {""}
}{ $can ->
    [yes] , Touristen können hierher
   *[no] {""}
}
watching = Du schaust zu. Die Handkarten bleiben verdeckt.

## Was jetzt zu tun ist
status-choose-tickets = Welche Zielkarten behältst du?
status-place-tourists = Setze einen Stapel Touristen auf einen Ort
status-turn = Du bist dran: Karten, Strecke oder Zielkarten?
status-second-card = Nimm eine zweite Karte
status-keep-tickets = Welche Zielkarten behältst du?
status-pass = Nichts anderes geht: Du passt
status-wait = { $count ->
    [0] Einen Moment …
   *[other] Warten auf { $names }
}
status-sent = Wird gesendet …
status-over = Die Partie ist zu Ende
hurry = Schneller
hurry-key = Die Züge der anderen sofort zeigen (Leertaste)
last-round-begins = Letzte Runde
last-round = { $count ->
    [one] Letzte Runde: noch ein Zug
   *[other] Letzte Runde: noch { $count } Züge
}
line-lost = Keine Verbindung. Neuer Versuch läuft; nichts geht verloren.
line-closing = Der Server startet neu. Gleich geht die Partie weiter.
pass = Passen
take-back = Zurück
confirm = Ja, los
confirm-keep = { $tickets } behalten?
confirm-place = Touristen auf „{ $place }“ setzen?
confirm-draw-deck = Eine Karte vom Stapel ziehen?
confirm-draw-row = Aus der Auslage { a-card } nehmen?
confirm-claim = { $a } – { $b } für { $cards } besetzen{ $took ->
    [yes] {" "}und den Touristen von „{ $tourist }“ mitnehmen
   *[no] {""}
}?
confirm-tickets = Zielkarten ziehen?
confirm-pass = Passen?
payment-title = { $points ->
    [one] { $a } – { $b }: zahle mit … ({ $points } Punkt)
   *[other] { $a } – { $b }: zahle mit … ({ $points } Punkte)
}
claim = Besetzen
claim-with = Besetzen für { $cards }
tourist-title = Welchen Touristen nimmst du mit?
tourist-why = An beiden Enden dieser Strecke warten Touristen. Einen davon nimmst du mit.
tourist-from = Den Touristen von „{ $place }“ ({ tourist-symbol })
choose-title = Welche Zielkarten behältst du?
choose-title-setup = Deine ersten Zielkarten
choose-why = { $count ->
    [one] Es ist die letzte, und du behältst sie.
   *[other] Behalte mindestens eine. Jede zählt am Ende: Erfüllt bringt sie ihre Punkte, verfehlt kostet sie so viele.
}
keep-back = { $back ->
    [0] {""}
   *[other] , { $back } zurücklegen
}
keep = { $count ->
    [0] Wähle mindestens eine
    [one] { $count } Zielkarte behalten{ keep-back }
   *[other] { $count } Zielkarten behalten{ keep-back }
}
place-list = Ort aus einer Liste wählen
place-label = Ort für die Touristen
place-put = Dorthin setzen
hand-over-title = Gib das Gerät an { $name }
hand-over-why = Bis dahin bleiben die Karten verdeckt.
hand-over-ready = Ich bin { $name }: Karten zeigen

## Verlauf
log-created = Der Tisch ist eröffnet.
log-begins = { $me ->
    [yes] Du beginnst
   *[no] { $name } beginnt
}{ $rematch ->
    [yes] : Nach jeder Partie rückt der erste Zug um einen Platz weiter.
   *[no] .
}
log-sat = { $me ->
    [yes] Du nimmst Platz.
   *[no] { $name } nimmt Platz.
}
log-left = Jemand ist gegangen: Der Platz ist wieder frei.
log-bot-filled = { $name } kommt an den Tisch.
log-bot-left = { $me ->
    [yes] Du bist gegangen: Ein Bot spielt für dich weiter.
   *[no] { $name } ist gegangen: Ein Bot spielt weiter.
}
log-bot-clock = { $me ->
    [yes] Deine Zeit ist um: Ein Bot spielt für dich.
   *[no] Die Zeit von { $name } ist um: Ein Bot spielt weiter.
}
log-bot-away = { $me ->
    [yes] Du warst nicht da: Ein Bot spielt für dich.
   *[no] { $name } war nicht da: Ein Bot spielt weiter.
}
log-returned = { $me ->
    [yes] Du bist wieder da.
   *[no] { $name } ist wieder da.
}
log-wants-end = { $me ->
    [yes] Du schlägst vor, die Partie hier zu beenden.
   *[no] { $name } schlägt vor, die Partie hier zu beenden.
}
log-abandoned = Alle sind sich einig: Die Partie ist beendet.
log-stopped = Der Betreiber des Servers hat die Partie beendet.
log-resumed = Der Server ist wieder da; die Uhr beginnt von vorn.
log-rematch = Für die nächste Partie steht ein Tisch bereit.
log-sweep = { $count ->
    [one] Drei offene Joker: Die Auslage wird ausgetauscht.
   *[other] Drei offene Joker: Die Auslage wird { $count }-mal ausgetauscht.
}
log-shuffle = { $count ->
    [one] Die abgelegte Karte wird zum neuen Stapel.
   *[other] Die { $count } abgelegten Karten werden gemischt und zum neuen Stapel.
}
log-keep = { $me ->
    [yes] Du wählst deine Zielkarten.
   *[no] { $name } wählt Zielkarten.
}
log-keep-known = { $me ->
    [yes] Du behältst { $tickets }.
   *[no] { $name } behält { $tickets }.
}
log-place = { $me ->
    [yes] Du setzt Touristen auf „{ $place }“.
   *[no] { $name } setzt Touristen auf „{ $place }“.
}
log-draw-hidden = { $name } zieht eine Karte vom Stapel.
log-draw-deck = { $me ->
    [yes] Du ziehst { a-card } vom Stapel.
   *[no] { $name } zieht { a-card } vom Stapel.
}
log-draw-row = { $me ->
    [yes] Du nimmst { a-card } aus der Auslage.
   *[no] { $name } nimmt { a-card } aus der Auslage.
}
log-claim = { $me ->
    [yes] Du besetzt
   *[no] { $name } besetzt
} { $a } – { $b } für { $cards } (+{ $points }){ $took ->
    [yes] , und ein Tourist von „{ $tourist }“ fährt mit
   *[no] {""}
}.
log-tickets = { $me ->
    [yes] { $count ->
        [one] Du ziehst { $count } Zielkarte.
       *[other] Du ziehst { $count } Zielkarten.
    }
   *[no] { $count ->
        [one] { $name } zieht { $count } Zielkarte.
       *[other] { $name } zieht { $count } Zielkarten.
    }
}
log-pass = { $me ->
    [yes] Du passt.
   *[no] { $name } passt.
}

## Das Ende
end-winners = { $me ->
    [yes] Du gewinnst!
   *[no] { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
}
end-finished = Die letzte Runde ist gespielt.
end-stuck = Niemand konnte noch etwas tun.
end-abandoned = Die Partie wurde gemeinsam beendet und wird gewertet, wie sie stand.
score-routes = { $count ->
    [one] { $count } Strecke
   *[other] { $count } Strecken
}
score-ticket-done = { $a } – { $b }
score-ticket-missed = { $a } – { $b } (verfehlt)
score-total = Summe
signed = { $sign ->
    [plus] +{ $count }
   *[minus] { $count }
}
rematch = Noch eine Partie
rematch-go = Zur nächsten Partie
rematch-first = { $me ->
    [yes] Die nächste Partie beginnst du: Der erste Zug rückt um einen Platz weiter.
   *[no] Die nächste Partie beginnt { $name }: Der erste Zug rückt um einen Platz weiter.
}
record-download = Aufzeichnung laden

## Menü
menu = Menü
ask-leave = Partie verlassen
ask-end = Ende vorschlagen
sure-leave = Ein Bot spielt an deiner Stelle weiter, und du kannst nicht in diese Partie zurück. Verlassen?
sure-end = Die Partie endet, wenn alle zustimmen, und wird gewertet, wie sie steht. Vorschlagen?
watch-title = Andere zuschauen lassen
watch-why = Wer diesen Link hat, kann zuschauen, sieht aber keine Handkarten.

## Wer die Bots sind und was zuletzt geschah
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Profi
deed-points = +{ $points }
deed-keep = behält
deed-pass = passt
bot-nora = Reist mit leichtem Gepäck und schaut sich um
bot-otto = Liest Fahrpläne zum Vergnügen
bot-mila = Kennt an jeder Haltestelle jemanden
bot-hugo = Fährt nie zweimal denselben Weg
