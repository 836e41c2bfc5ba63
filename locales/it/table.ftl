# La partita.

## Giocatori e carte
bot-name = { $level ->
    [easy] { $name } (bot facile)
    [hard] { $name } (bot difficile)
    [expert] { $name } (bot esperto)
   *[medium] { $name } (bot medio)
}
wild-card = { $wild ->
    [taxi] Taxi
    [bus] Autobus
    [ferry] Traghetto
    [bicycle] Bicicletta
    [locomotive] Locomotiva
   *[other] jolly
}
a-card = { $color ->
    [blue] una carta blu
    [green] una carta verde
    [black] una carta nera
    [pink] una carta rosa
    [red] una carta rossa
    [orange] una carta arancione
    [yellow] una carta gialla
    [purple] una carta viola
    [white] una carta bianca
    [wild] una carta { wild-card } (jolly)
   *[other] una carta { $color }
}
cards = { $color ->
    [wild] { $count ->
        [one] { $count } carta { wild-card } (jolly)
       *[other] { $count } carte { wild-card } (jolly)
    }
    [blue] { $count } blu
    [green] { $count ->
        [one] { $count } verde
       *[other] { $count } verdi
    }
    [black] { $count ->
        [one] { $count } nera
       *[other] { $count } nere
    }
    [pink] { $count } rosa
    [red] { $count ->
        [one] { $count } rossa
       *[other] { $count } rosse
    }
    [orange] { $count ->
        [one] { $count } arancione
       *[other] { $count } arancioni
    }
    [yellow] { $count ->
        [one] { $count } gialla
       *[other] { $count } gialle
    }
    [purple] { $count } viola
    [white] { $count ->
        [one] { $count } bianca
       *[other] { $count } bianche
    }
   *[other] { $count } { $color }
}
route-color = { $color ->
    [blue] blu
    [green] verde
    [black] nera
    [pink] rosa
    [red] rossa
    [orange] arancione
    [yellow] gialla
    [purple] viola
    [white] bianca
    [grey] qualsiasi colore
   *[other] { $color }
}
card-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
players-title = Giocatori
player-you = tu
player-acts = di turno
player-away = assente
player-wants-end = propone di finire
stat-points = punti
stat-cards = carte
stat-tickets = biglietti
stat-pieces = pezzi
stat-pieces-taxi = taxi
stat-pieces-bus = autobus
stat-pieces-streetcar = tram
stat-pieces-subway = metro
stat-tourists = turisti
tourist-symbol = { $symbol ->
    [0] macchina fotografica
    [1] sole
    [2] gelato
    [3] ombrello
    [4] palloncino
    [5] fiore
    [6] aquilone
   *[7] occhiali da sole
}
tourists-held = { $count ->
    [0] Nessun turista
    [one] { $count } turista: { $symbols }
   *[other] { $count } turisti: { $symbols }
}
tourists-title = { $count ->
    [one] Turisti: { $count } punto
   *[other] Turisti: { $count } punti
}
tourists-table = Punti per i turisti diversi alla fine
clock-left = ancora { $time }

## Il tavolo
hand-title = { $count ->
    [one] La tua mano: { $count } carta
   *[other] La tua mano: { $count } carte
}
hand-area = Le tue carte e le tue scelte
hand-empty = Nessuna carta
hand-pays = { $count ->
    [one] per { $count } linea
   *[other] per { $count } linee
}
row-title = Carte scoperte
row-card = Prendi { a-card } tra quelle scoperte
slot-empty = Vuoto
deck = { $count ->
    [0] Mazzo: nessuna carta; { $discards } negli scarti
    [one] Pesca alla cieca: { $count } carta nel mazzo, { $discards } negli scarti
   *[other] Pesca alla cieca: { $count } carte nel mazzo, { $discards } negli scarti
}
discards = scarti: { $count }
ticket-deck = { $count ->
    [0] Non restano Biglietti da pescare
    [one] Pesca Biglietti: ne resta { $count }
   *[other] Pesca Biglietti: ne restano { $count }
}
deck-short = Mazzo
tickets-short = Biglietti
tickets-title = { $count ->
    [0] I tuoi Biglietti
    [one] { $done ->
        [0] Il tuo Biglietto: da completare
       *[other] Il tuo Biglietto: completato
    }
   *[other] I tuoi { $count } Biglietti: completati { $done }
}
tickets-none = Ancora nessun Biglietto
ticket-ends = { $a } – { $b }
ticket-done = Completato
ticket-open = Da completare
ticket-name = { $a } – { $b } ({ $points })
ticket-news = Biglietto completato: { $tickets }.
ticket-worth = { $count ->
    [one] { $count } punto se completato, altrimenti { $count } in meno
   *[other] { $count } punti se completato, altrimenti { $count } in meno
}
routes-title = { $count ->
    [0] Nessuna linea che puoi prendere
    [one] { $count } linea che puoi prendere
   *[other] { $count } linee che puoi prendere
}
routes-one = { $a } – { $b }: { route-color }, { card-count } (+{ $points })
routes-gold = per un Biglietto
lists = Cronaca ed elenchi
lists-short = Cronaca
log-all = Dall’inizio
log-title = Che cosa è successo
board-label = Tabellone: { $city }
board-list = Tutte le linee in un elenco
board-whole = Tutto il tabellone
board-large = Più grande
board-route = Da { $a } a { $b }, { route-color }, { card-count }{ $ferries ->
    [0] {""}
    [one] , { $ferries } traghetto
   *[other] , { $ferries } traghetti
}; { $owned ->
    [me] tua
    [yes] presa da { $name }
    [closed] chiusa
   *[no] { $can ->
        [yes] puoi prenderla
        [gold] puoi prenderla, sul percorso di un Biglietto
       *[no] libera
    }
}
board-place = { $name }{ $count ->
    [0] {""}
    [one] , { $count } segnalino Turista ({ tourist-symbol })
   *[other] , { $count } segnalini Turista ({ tourist-symbol })
}{ $held ->
    [yes] , ne hai uno
    [no] , non ne hai ancora
   *[none] {""}
}{ $can ->
    [yes] , qui si possono mettere i turisti
   *[no] {""}
}
watching = Stai guardando. Le mani dei giocatori restano nascoste.

## Che cosa fare adesso
status-choose-tickets = Scegli i Biglietti da tenere
status-place-tourists = Metti una pila di turisti su una località
status-turn = Tocca a te: prendi carte, una linea o Biglietti
status-second-card = Prendi la seconda carta
status-keep-tickets = Scegli i Biglietti da tenere
status-pass = Non puoi fare altro che passare
status-wait = { $count ->
    [0] Un momento…
   *[other] In attesa di { $names }
}
status-sent = Invio…
status-over = La partita è finita
hurry = Più veloce
hurry-key = Mostra subito le mosse degli altri (barra spaziatrice)
last-round-begins = Ultimo giro
last-round = { $count ->
    [one] Ultimo giro: ancora un turno
   *[other] Ultimo giro: ancora { $count } turni
}
line-lost = Connessione persa. Nuovo tentativo in corso; non si perde nulla.
line-closing = Il server si riavvia. La partita riprende tra un momento.
pass = Passa
take-back = Annulla
confirm = Sì, procedi
confirm-keep = Tenere { $tickets }?
confirm-place = Mettere i turisti su { $place }?
confirm-draw-deck = Pescare una carta dal mazzo?
confirm-draw-row = Prendere { a-card } tra quelle scoperte?
confirm-claim = Prendere { $a } – { $b } con { $cards }{ $took ->
    [yes] {" "}e prendere il turista di { $tourist }
   *[no] {""}
}?
confirm-tickets = Pescare Biglietti?
confirm-pass = Passare?
payment-title = { $points ->
    [one] { $a } – { $b }: paga con… ({ $points } punto)
   *[other] { $a } – { $b }: paga con… ({ $points } punti)
}
claim = Prendi
claim-with = Prendi con { $cards }
tourist-title = Quale turista prendi?
tourist-why = Ci sono turisti a entrambi i capi di questa linea. Ne prendi uno.
tourist-from = Il turista di { $place } ({ tourist-symbol })
choose-title = Quali Biglietti tieni?
choose-title-setup = I tuoi primi Biglietti
choose-why = { $count ->
    [one] È l’ultimo, e lo tieni.
   *[other] Tienine almeno uno. Restano fino alla fine: completati danno i loro punti, altrimenti li tolgono.
}
keep-back = { $back ->
    [0] {""}
   *[other] , restituisci { $back }
}
keep = { $count ->
    [0] Scegline almeno uno
    [one] Tieni { $count } Biglietto{ keep-back }
   *[other] Tieni { $count } Biglietti{ keep-back }
}
place-list = Scegli la località da un elenco
place-label = Località per i turisti
place-put = Mettili lì
hand-over-title = Passa il dispositivo a { $name }
hand-over-why = Fino ad allora le carte restano nascoste.
hand-over-ready = Sono { $name }: mostra le mie carte

## Cronaca
log-created = Il tavolo è aperto.
log-begins = { $me ->
    [yes] Cominci tu
   *[no] Comincia { $name }
}{ $rematch ->
    [yes] : dopo ogni partita il primo turno passa al posto successivo.
   *[no] .
}
log-sat = { $me ->
    [yes] Ti siedi al tavolo.
   *[no] { $name } si siede al tavolo.
}
log-left = Qualcuno ha lasciato il tavolo: il posto è di nuovo libero.
log-bot-filled = { $name } si unisce al tavolo.
log-bot-left = { $me ->
    [yes] Hai lasciato la partita: un bot gioca al tuo posto.
   *[no] { $name } ha lasciato la partita: continua un bot.
}
log-bot-clock = { $me ->
    [yes] Il tuo tempo è scaduto: un bot gioca per te.
   *[no] Il tempo di { $name } è scaduto: continua un bot.
}
log-bot-away = { $me ->
    [yes] Non eri al tavolo: un bot gioca per te.
   *[no] { $name } non era al tavolo: continua un bot.
}
log-returned = { $me ->
    [yes] Sei di nuovo al tavolo.
   *[no] { $name } è di nuovo al tavolo.
}
log-wants-end = { $me ->
    [yes] Proponi di finire qui la partita.
   *[no] { $name } propone di finire qui la partita.
}
log-abandoned = I giocatori hanno concluso la partita.
log-stopped = Il gestore del server ha concluso la partita.
log-resumed = Il server è tornato; l’orologio riparte.
log-rematch = C’è un tavolo per un’altra partita.
log-sweep = { $count ->
    [one] Tre jolly tra le carte scoperte: vengono sostituite tutte.
   *[other] Tre jolly tra le carte scoperte: vengono sostituite tutte { $count } volte.
}
log-shuffle = { $count ->
    [one] La carta scartata diventa il nuovo mazzo.
   *[other] I { $count } scarti, mescolati, diventano il nuovo mazzo.
}
log-keep = { $me ->
    [yes] Scegli i tuoi Biglietti.
   *[no] { $name } sceglie i suoi Biglietti.
}
log-keep-known = { $me ->
    [yes] Tieni { $tickets }.
   *[no] { $name } tiene { $tickets }.
}
log-place = { $me ->
    [yes] Metti dei turisti su { $place }.
   *[no] { $name } mette dei turisti su { $place }.
}
log-draw-hidden = { $name } pesca una carta dal mazzo.
log-draw-deck = { $me ->
    [yes] Peschi { a-card } dal mazzo.
   *[no] { $name } pesca { a-card } dal mazzo.
}
log-draw-row = { $me ->
    [yes] Prendi { a-card } tra quelle scoperte.
   *[no] { $name } prende { a-card } tra quelle scoperte.
}
log-claim = { $me ->
    [yes] Prendi
   *[no] { $name } prende
} { $a } – { $b } con { $cards } (+{ $points }){ $took ->
    [yes] , e un turista sale a { $tourist }
   *[no] {""}
}.
log-tickets = { $me ->
    [yes] { $count ->
        [one] Peschi { $count } Biglietto.
       *[other] Peschi { $count } Biglietti.
    }
   *[no] { $count ->
        [one] { $name } pesca { $count } Biglietto.
       *[other] { $name } pesca { $count } Biglietti.
    }
}
log-pass = { $me ->
    [yes] Passi.
   *[no] { $name } passa.
}

## La fine
end-winners = { $me ->
    [yes] Hai vinto!
   *[no] { $count ->
        [one] Vince { $names }!
       *[other] { $names } condividono la vittoria!
    }
}
end-finished = L’ultimo giro è stato giocato.
end-stuck = Nessuno poteva più fare nulla.
end-abandoned = I giocatori hanno concluso la partita; si contano i punti fin qui.
score-routes = { $count ->
    [one] { $count } linea
   *[other] { $count } linee
}
score-ticket-done = { $a } – { $b }
score-ticket-missed = { $a } – { $b } (non completato)
score-total = Totale
signed = { $sign ->
    [plus] +{ $count }
   *[minus] { $count }
}
rematch = Gioca ancora
rematch-go = Alla prossima partita
rematch-first = { $me ->
    [yes] La prossima partita la cominci tu: il primo turno passa al posto successivo.
   *[no] La prossima partita la comincia { $name }: il primo turno passa al posto successivo.
}
record-download = Scarica la registrazione

## Menu
menu = Menu
ask-leave = Lascia la partita
ask-end = Proponi di finire qui
sure-leave = Un bot continuerà al tuo posto e non potrai tornare in questa partita. Vuoi lasciarla?
sure-end = La partita finisce quando tutti sono d’accordo, e si contano i punti fin lì. Vuoi proporlo?
watch-title = Fai guardare la partita ad altri
watch-why = Chi ha questo link può guardare, ma non vede le mani di nessuno.

## Chi sono i bot, e che cosa è appena successo
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto
deed-points = +{ $points }
deed-keep = tiene
deed-pass = passa
bot-nora = Viaggia leggera e si guarda intorno
bot-otto = Legge gli orari per piacere
bot-mila = Conosce qualcuno a ogni fermata
bot-hugo = Non fa mai due volte lo stesso percorso
