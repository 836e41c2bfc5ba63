# Una prima partita che si spiega da sola. Ogni lezione ha un titolo e un testo; i numeri vengono dal tabellone.

learn = Impara giocando
learn-about = Una prima partita guidata a { $city } contro un bot facile, circa dieci minuti.

coach-title = Spiegazioni
coach-on = Spiegami le regole mentre gioco
coach-off = Basta spiegazioni
coach-next = Ho capito
coach-show = Fammi vedere
coach-progress = { $seen ->
    [one] { $seen } regola vista su { $all }
   *[other] { $seen } regole viste su { $all }
}
coach-learned = { $count ->
    [0] Hai giocato una partita intera
    [one] Hai giocato una partita intera e imparato { $count } regola
   *[other] Hai giocato una partita intera e imparato { $count } regole
}
coach-wait = Ora giocano gli altri. Guarda che cosa prendono.
coach-over = Rileggi le regole: { $city }
coach-rest = A te la scelta. Mi faccio sentire quando serve una regola nuova.

lesson-pieces = { $piece ->
    [taxi] taxi
    [bus] autobus
    [subway] treni della metropolitana
    [train] treni
   *[streetcar] tram
}
lesson-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Prima del primo turno
lesson-welcome-title = Eccoti a { $city }!
lesson-welcome = Prendi linee con i tuoi { lesson-pieces } e collega le località dei tuoi Biglietti: vince chi ha più punti. Ti spiego ogni regola quando serve, e tu giochi come vuoi.
lesson-choose-title = I tuoi primi Biglietti
lesson-choose = Un Biglietto indica due località. Se alla fine le tue linee le collegano, con qualsiasi percorso, ricevi i suoi punti; altrimenti li perdi. Tienine uno o tutti e due. Li vedi solo tu.
lesson-place-title = Arrivano i turisti
lesson-place = { $me ->
    [yes] Prima del primo turno metti una pila di turisti su una località che non ne ha. Salgono a bordo delle linee che arrivano lì: scegli una località dove vuoi andare.
   *[no] { $count ->
        [one] Prima del primo turno { $name } ha messo dei turisti sulle località segnate. Tra poco vedrai a che cosa servono.
       *[other] Prima del primo turno { $name } hanno messo dei turisti sulle località segnate. Tra poco vedrai a che cosa servono.
    }
}

## Il turno
lesson-tickets-title = Il tuo obiettivo
lesson-tickets = { $count ->
    [one] Il tuo Biglietto è { $tickets }. Le sue due località sono segnate sul tabellone. Sceglilo nell’elenco per rivederle.
   *[other] I tuoi Biglietti sono { $tickets }. Le loro località sono segnate sul tabellone. Scegline uno nell’elenco per rivedere le sue.
}
lesson-turn-title = Tre cose tra cui scegliere
lesson-turn = In un turno fai una cosa sola: prendi carte, prendi una linea sul tabellone oppure peschi altri Biglietti. Poi tocca al prossimo.
lesson-draw-title = Prendere carte
lesson-draw = Le linee si pagano con carte di uno stesso colore. In un turno ne prendi due, una dopo l’altra: ogni volta una scoperta, che viene subito sostituita, oppure la prima del mazzo.
lesson-second-title = E ora la seconda carta
lesson-second = Prendine un’altra, scoperta o dal mazzo, e il turno è finito. Solo una carta { wild-card } scoperta non può essere la seconda.
lesson-claim-title = Una linea per te
lesson-claim = { $color ->
    [grey] Puoi pagare tutte le linee illuminate. { $a } – { $b } richiede { card-count } di un solo colore, quello che vuoi.
   *[other] Puoi pagare tutte le linee illuminate. { $a } – { $b } è { route-color } e richiede { card-count } di quel colore.
} Scegli una linea sul tabellone per prenderla. Una per turno, dove vuoi.
lesson-pay-title = Come pagare
lesson-pay = Puoi pagare in più modi. Una carta { wild-card } sostituisce qualsiasi colore; se i colori ti bastano, conviene tenerla da parte.
lesson-keep-title = Nuovi Biglietti
lesson-keep = { $count ->
    [one] Era l’ultimo Biglietto, quindi lo tieni. Alla fine conta, a tuo favore o contro di te.
   *[other] Tienine uno o tutti e due; l’altro va sotto il mazzo. Quello che tieni conta alla fine, a tuo favore o contro di te. Ti restano abbastanza { lesson-pieces }?
}
lesson-last-title = L’ultimo giro
lesson-last = { $me ->
    [yes] { $count ->
        [0] Non hai più pezzi
        [one] Ti resta un pezzo al massimo
       *[other] Ti restano al massimo { $count } pezzi
    }: comincia l’ultimo giro. Ognuno gioca ancora un turno, anche tu.
   *[no] { $count ->
        [0] { $name } non ha più pezzi
        [one] A { $name } resta un pezzo al massimo
       *[other] A { $name } restano al massimo { $count } pezzi
    }: comincia l’ultimo giro. Ognuno gioca ancora un turno, anche { $name }.
} Le carte che avanzano non valgono niente: prendi quello che puoi.

## Quando serve
lesson-points-title = I tuoi primi punti
lesson-points = { $a } – { $b } è tua, per { lesson-worth }. { $piece ->
    [subway] Le linee della metropolitana da { $lengths } carte danno { $worths } punti, e ognuna richiede uno dei tuoi { $pieces } treni.
   *[other] Le linee da { $lengths } caselle danno { $worths } punti: le lunghe rendono di più. Ogni casella richiede uno dei tuoi { $pieces } { lesson-pieces }.
}
lesson-done-title = Un Biglietto è completato!
lesson-done = { $ticket } è completato: alla fine dà { lesson-worth }. Nessuno può più togliertelo.
lesson-double-title = Due linee affiancate
lesson-double = { $players ->
    [2] { $a } – { $b } ha due linee. In due giocatori, presa la prima, l’altra è chiusa.
   *[other] { $a } – { $b } ha due linee. Nessuno può averle tutte e due: la seconda è per qualcun altro.
}
lesson-tokens-title = Il tuo primo turista
lesson-tokens = Turisti da { $counts } località diverse danno { $worths } punti alla fine. Conviene raccoglierli in tutta la città.
lesson-ferry-title = Traghetti
lesson-ferry = { $ferries ->
    [one] { $a } – { $b } ha un simbolo Traghetto: delle sue { card-count }, una deve essere una carta { wild-card }.
   *[other] { $a } – { $b } ha { $ferries } simboli Traghetto: delle sue { card-count }, { $ferries } devono essere carte { wild-card }.
} Il resto si paga come al solito.
lesson-subway-title = Sottoterra
lesson-subway = { $a } – { $b } è una linea della metropolitana: una casella lunga per uno dei tuoi { $pieces } treni della metropolitana. Costa { card-count }, una per ogni segno. I tram non ci vanno, e la metropolitana non va altrove.
lesson-block-title = Quel che è preso è preso
lesson-block = { $name } ha preso { $a } – { $b }, fino alla fine. Se qualcuno ti blocca il percorso, passa altrove: per un Biglietto va bene qualsiasi percorso.
lesson-low-title = La fine si avvicina
lesson-low = { $me ->
    [yes] { $count ->
        [one] Ti resta { $count } pezzo.
       *[other] Ti restano { $count } pezzi.
    }
   *[no] { $count ->
        [one] A { $name } resta { $count } pezzo.
       *[other] A { $name } restano { $count } pezzi.
    }
} { $limit ->
    [0] Chi finisce un turno senza più pezzi fa partire l’ultimo giro.
    [one] Chi finisce un turno con uno o nessuno fa partire l’ultimo giro.
   *[other] Chi finisce un turno con { $limit } o meno fa partire l’ultimo giro.
} Completa in tempo i tuoi Biglietti.
lesson-wild-title = { wild-card }: la carta jolly
lesson-wild = Vale come qualsiasi colore, ogni volta che paghi. Ma scoperta costa tutto il turno: non prendi una seconda carta.
lesson-blind-title = Pescare alla cieca
lesson-blind = Nessuno vede che cosa peschi dal mazzo. E se è una carta { wild-card } hai fortuna: conta come una carta normale, e in quel turno ne prendi due.
lesson-grey-title = Linee grigie
lesson-grey = { $a } – { $b } è grigia: paghi con il colore che vuoi, purché le carte siano tutte dello stesso colore. Una carta { wild-card } va sempre bene.
lesson-sweep-title = Due carte { wild-card } scoperte
lesson-sweep = Se ne compare una terza, tutte e cinque le carte scoperte si scartano e se ne mettono altre cinque.
lesson-more-title = Altri Biglietti?
lesson-more = Tutti i tuoi Biglietti sono completati. Nel tuo turno puoi pescarne altri due e tenerne uno o tutti e due. Fallo solo se riesci ancora a completarli: un Biglietto non completato costa punti.
lesson-reshuffle-title = Quando il mazzo finisce
lesson-reshuffle = Quando non ci sono più carte da pescare, gli scarti si mescolano e diventano il nuovo mazzo. E puoi tenere in mano quante carte vuoi.
lesson-alone-title = Ora sai muoverti
lesson-alone = Da qui in poi le mosse le scegli tu; io parlo solo quando serve una regola nuova.

## La fine
lesson-score-routes-title = Si contano le linee
lesson-score-routes = { $count ->
    [0] La partita è finita. Prima le linee: non ne hai presa nessuna.
    [one] La partita è finita. Prima le linee: la tua unica linea ha dato { lesson-worth }.
   *[other] La partita è finita. Prima le linee: le tue { $count } linee hanno dato { lesson-worth }.
}
lesson-score-tickets-title = Si contano i Biglietti
lesson-score-tickets = Ora si mostrano tutti i Biglietti. Quelli completati aggiungono i loro punti, gli altri li tolgono. I tuoi: completati { $done }, non completati { $missed }.
lesson-score-bonus-title = Si contano i punti speciali
lesson-score-win-title = Chi vince?
lesson-score-win = Vince chi ha più punti. A parità di punti, chi ha completato più Biglietti; se è pari anche questo, la vittoria è condivisa. Ora sai giocare. Un’altra partita?
