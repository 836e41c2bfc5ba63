# Leute am Tisch: Vertretung, Vorschlag zu beenden, Reaktionen, Benachrichtigungen.

## Ein Bot spielt für jemanden
come-back = Meinen Platz zurücknehmen
come-back-other = Platz von { $name } zurücknehmen
replaced-play = Nimm deinen Platz zurück oder spiel einfach weiter.
replaced-for-good = Die Zeit für die ganze Partie ist verbraucht, also spielt der Bot sie zu Ende.
away-long = { $name } ist nicht da. Bis zur Rückkehr kann ein Bot für { $name } spielen.
relieve = Bot spielen lassen
relieve-name = Einen Bot für { $name } spielen lassen

## Vorzeitig beenden
end-question = { $count ->
    [one] { $names } schlägt
   *[other] { $names } schlagen
} vor, die Partie hier zu beenden. Sie würde gewertet, wie sie steht. Stimmst du zu?
end-proposed = Du hast vorgeschlagen, die Partie hier zu beenden. Noch nicht zugestimmt: { $names }.

## Reaktionen
emotes = Reaktionen
emotes-mute = Reaktionen von { $name } nicht zeigen
emote-by = { $name }:
emote-hello = Hallo!
emote-thanks = Danke!
emote-well-played = Gut gespielt!
emote-wow = Wow!
emote-oops = Hoppla!
emote-your-turn = Du bist dran!
set-emotes = Reaktionen der anderen zeigen

## Benachrichtigungen
alerts-why = Ein Zug darf hier einen Tag dauern. Soll dein Browser dir sagen, wenn du am Zug bist? Lass dafür diesen Tab offen.
alerts-on = Sag mir, wenn ich am Zug bin
alerts-off = Nein, danke
alerts-text = Die anderen haben gespielt. Du bist am Zug.
set-alerts = Benachrichtigen, wenn ich am Zug bin und ein Zug einen Tag dauern darf

## Tipps und Regeln
start-hints = Tipps sind erlaubt
lobby-no-hints = An diesem Tisch wird ohne Tipps gespielt.
rules-back = Zurück zum Tisch
