# Le persone al tavolo: sostituti, proposte di finire, reazioni, avvisi.

## Un bot gioca per qualcuno
come-back = Riprendi il tuo posto
come-back-other = Riprendi il posto di { $name }
replaced-play = Riprendi il tuo posto, o semplicemente continua a giocare.
replaced-for-good = Il tempo per tutta la partita è finito: il bot gioca fino alla fine.
away-long = { $name } non è al tavolo. Un bot può giocare per { $name } fino al suo ritorno.
relieve = Fai giocare un bot
relieve-name = Fai giocare un bot per { $name }

## Finire prima
end-question = { $count ->
    [one] { $names } propone
   *[other] { $names } propongono
} di finire qui la partita. Si conterebbero i punti fin qui. Sei d’accordo?
end-proposed = Hai proposto di finire qui la partita. Manca ancora il sì di: { $names }.

## Reazioni
emotes = Reazioni
emotes-mute = Non mostrare le reazioni di { $name }
emote-by = { $name }:
emote-hello = Ciao!
emote-thanks = Grazie!
emote-well-played = Ben giocato!
emote-wow = Caspita!
emote-oops = Ops!
emote-your-turn = Tocca a te!
set-emotes = Mostra le reazioni degli altri

## Avvisi
alerts-why = Qui un turno può durare un giorno. Vuoi che il browser ti avvisi quando tocca a te? Lascia aperta questa scheda.
alerts-on = Avvisami quando tocca a me
alerts-off = No, grazie
alerts-text = Gli altri hanno giocato. Tocca a te.
set-alerts = Avvisami del mio turno, se un turno può durare un giorno

## Suggerimenti e regole
start-hints = Si possono chiedere suggerimenti
lobby-no-hints = A questo tavolo si gioca senza suggerimenti.
rules-back = Torna al tavolo
