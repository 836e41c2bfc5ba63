# Die Seiten rund um die Partie.

language = Deutsch
name = Crosstown
nav = Seiten
nav-start = Neue Partie
nav-tables = Meine Tische
nav-rules = Regeln
nav-about = Info
title-start = Crosstown: Städtespiele im Browser
title-tables = Meine Tische – Crosstown
title-about = Info – Crosstown
title-table = { $city } – Crosstown
title-your-turn = ● Du bist dran – { $city }
title-over = Partie vorbei – { $city }
loading = Lädt …
new-game = Neue Partie
reload = Noch einmal versuchen
close = Schließen
yes = Ja
no = Nein

## Start
start-title = { $count ->
    [4] Vier
   *[other] { $count }
} Städte, fünfzehn Minuten, bitte einsteigen
start-about = Sammle Karten, besetze Strecken, erfülle deine Zielkarten: gegen den Computer, mit Freunden oder reihum an einem Gerät.
continue-title = Weiterspielen
continue-with = mit { $names }
start-city = Wähle eine Stadt
start-more = Mehr Optionen
start-first = Wer beginnt
first-random = Das Los entscheidet
first-me = Ich
first-name = { $name }
first-seat = Platz { $number } ({ $who })
start-first-why = Soll die jüngste Person beginnen, wähle sie hier aus.
start-clock = Bedenkzeit
clock-none = Unbegrenzt
clock-move-60 = Eine Minute pro Zug
clock-move-180 = Drei Minuten pro Zug
clock-move-86400 = Ein Tag pro Zug
clock-game-900 = 15 Minuten pro Person und Partie
start-own-board = Ein eigener Spielplan
start-own-choose = Datei wählen …
start-own-not = Doch die Stadt spielen
start-own-board-why = Eine Spielplan-Datei (TOML) ersetzt die gewählte Stadt.
own-board-picture = Der Spielplan von { $name }
own-board-players = für { $players } Personen
start-play = Spielen
start-invite = Tisch öffnen und einladen
default-name = Spieler
default-other = Spieler { $number }

city-other = { $name }
city-other-reconstruction = Eine Rekonstruktion, nicht der gedruckte Spielplan.
city-other-source = { $provenance }

seats-title = Wer spielt mit?
seat-you = Dein Name
seat-number = Platz { $number }
seat-name = Name für Platz { $number }
seat-remove = Platz { $number } entfernen
seat-add = Platz hinzufügen
seat-open = Freier Platz
sitter-bot-easy = Bot: leicht
sitter-bot-medium = Bot: mittel
sitter-bot-hard = Bot: schwer
sitter-bot-expert = Bot: Profi
sitter-device = Jemand an diesem Gerät
sitter-friend = Einladung per Link

## Meine Tische
tables-title = Meine Tische
tables-about = Die Liste bleibt auf diesem Gerät.
tables-none = Noch keine Tische. Beginne eine Partie, dann steht sie hier.
tables-forget = Vergessen
state-unknown = …
state-gone = Nicht mehr auf dem Server
state-mine = Du bist dran
state-waiting = Noch Plätze frei
state-playing = Läuft
state-over = Partie vorbei
result-won = { $count ->
    [one] Mit { $count } Punkt gewonnen
   *[other] Mit { $count } Punkten gewonnen
}
result-place = Platz { $place } von { $of } mit { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}. Gewonnen wurde mit { $best }.
result-of-others = { $name } gewann mit { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}
result-abandoned = Vorzeitig beendet
stats-title = Deine Partien
stats-city = Stadt
stats-level = Stärkster Bot
stats-games = Partien
stats-won = Siege
stats-best = Rekord

## Vor der Partie
lobby-title = Ein Tisch in { $city }
lobby-waiting = { $count ->
    [0] Alle sind da.
    [one] Ein Platz ist frei. Die Partie beginnt, sobald er vergeben ist.
   *[other] { $count } Plätze sind frei. Die Partie beginnt, sobald sie vergeben sind.
}
lobby-level = Stärke des Bots
lobby-fill = Bot hinsetzen
lobby-leave = Platz verlassen
lobby-watch = Du schaust zu. Wenn du mitspielen willst, frag nach dem Einladungslink.
seat-lost = Du hast diesen Tisch an diesem Gerät geöffnet oder dort Platz genommen, aber der Server erkennt dich nicht mehr: Dein Browser hat das Cookie blockiert oder gelöscht, das sagt, welcher Platz dir gehört. Erlaube Cookies für diese Seite und beginne eine neue Partie.
seat-lost-watch = An diesem Tisch zuschauen
join-title = Ein Platz wartet auf dich
join = Platz nehmen
invite-title = Lade Freunde ein
invite-why = Wer diesen Link öffnet, kann Platz nehmen. Es gibt ihn auch als Code für die Handykamera.
invite-link = Link
invite-code = QR-Code des Links
invite-share = Komm an unseren Tisch in { $city }
link-here = Diesen Link kann nur dieser Computer öffnen. Damit andere in deinem Netzwerk mitspielen können, beende den Server, starte ihn mit dem folgenden Befehl und öffne diese Seite noch einmal; der Tisch ist dann noch da:
link-network = Der Link enthält die Adresse dieses Computers in deinem Netzwerk. Er ist für die anderen: Du kannst hier bleiben.
copy = Link kopieren
copied = Kopiert
share = Teilen …

## Einstellungen
options-title = Einstellungen
set-language = Sprache
set-theme = Farben
set-pace = Tempo der anderen
set-confirm = Vor jeder Aktion nachfragen
set-sound = Ton
theme-auto = Wie auf dem Gerät
theme-light = Hell
theme-dark = Dunkel
pace-instant = Sofort
pace-fast = Schnell
pace-normal = Normal
pace-slow = Langsam

## Info
about-title = Über Crosstown
about-what = Crosstown ist ein freies Open-Source-Projekt für die Städtespiele der „Zug um Zug“-Familie. Du kannst hier spielen oder es mit einem einzigen Programm selbst betreiben.
about-unofficial = Es ist inoffiziell und hat mit Days of Wonder und Asmodee nichts zu tun. Wenn dir diese Spiele gefallen, kauf sie: Auf dem Tisch sind sie noch schöner.
about-fair = Faire Karten
about-fair-text = Gemischt wird mit einem geheimen Startwert. Sein Fingerabdruck wird vor der ersten Karte veröffentlicht, der Startwert selbst nach dem Ende mit der Aufzeichnung. So können alle prüfen, dass nichts verändert wurde. Jedes Gerät gibt vor dem Austeilen eigene Bytes dazu, damit nicht einmal der Gastgeber die Karten aussuchen kann. Ansehen kann er sie trotzdem.
about-private = Deine Daten
about-private-text = Es gibt keine Konten und kein Tracking. Ein Cookie sagt dem Server, welche Plätze dir gehören; deine Tische und Einstellungen bleiben auf diesem Gerät.
