# Le regole di una città, con parole nostre. I numeri vengono dal tabellone.

guide-title = Regole di { $city }
guide-lead = Da due a quattro giocatori collegano luoghi nel cuore di { $city }. Vince chi alla fine ha più punti; una partita dura da dieci a quindici minuti.

guide-parts = Che cosa c’è
guide-parts-pieces = { $kind ->
    [taxi] Ognuno ha { $pieces } taxi di un colore.
    [bus] Ognuno ha { $pieces } autobus di un colore.
    [subway] E { $pieces } treni della metropolitana.
    [train] Ognuno ha { $pieces } treni di un colore.
   *[streetcar] Ognuno ha { $pieces } tram di un colore.
}
guide-parts-cards = Ci sono { $cards } carte: { $each } per ciascuno dei { $colors } colori e { $wilds } jolly, che valgono come qualsiasi colore. Qui il jolly è { $wild ->
    [taxi] il taxi
    [bus] l’autobus
    [ferry] il traghetto
    [bicycle] la bicicletta
   *[locomotive] la locomotiva
}.
guide-parts-tickets = Ognuno dei { $tickets } biglietti indica due luoghi e un numero di punti.

guide-setup = Come si comincia
guide-setup-deal = Ognuno riceve due carte, che restano coperte; altre cinque si mettono scoperte in fila.
guide-setup-tickets = A ognuno vengono anche offerti due biglietti: ne tiene uno o tutti e due. Si sceglie tutti insieme. I biglietti tenuti restano segreti fino alla fine; quello restituito va sotto il mazzo dei biglietti.

guide-turn = Il tuo turno
guide-turn-three = Fai una di tre cose: peschi carte, prendi una linea oppure peschi biglietti. Se non puoi fare niente, passi; non si può passare per scelta.

guide-draw = Pescare carte
guide-draw-two = Prendi due carte, una dopo l’altra, dalla fila scoperta o alla cieca dal mazzo. Una carta della fila viene sostituita subito, prima che tu scelga la seconda.
guide-draw-wild = Un jolly scoperto vale per due: se lo prendi per primo il turno è finito, e non puoi prenderlo per secondo. Pescato alla cieca è una carta come le altre.
guide-draw-sweep = Ogni volta che tre delle cinque carte scoperte sono jolly, tutte e cinque si scartano e se ne scoprono altre cinque.
guide-draw-shuffle = Quando il mazzo è finito, gli scarti si mescolano e diventano il nuovo mazzo. Puoi tenere in mano quante carte vuoi.

guide-claim = Prendere una linea
guide-claim-pay = Scegli una linea libera in qualsiasi punto del tabellone e gioca tante carte quante ne chiede, tutte di un colore: quello della linea, o uno qualsiasi se la linea è grigia. I jolly sostituiscono quello che manca, e puoi usarli anche se non manca niente.
guide-claim-pieces = Metti uno dei tuoi pezzi su ogni casella. Se i pezzi non bastano, non puoi prendere la linea.
guide-claim-double = Dove due linee corrono affiancate, nessuno può averle tutte e due. In due giocatori, presa la prima l’altra è chiusa.
guide-claim-points = Una linea dà punti secondo la lunghezza:
guide-claim-points-subway = Una linea della metropolitana dà punti secondo il costo:
guide-claim-spaces = { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
guide-claim-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
guide-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

guide-tickets = Pescare biglietti
guide-tickets-draw = Peschi due biglietti e ne tieni uno o tutti e due; quello che restituisci va sotto il mazzo. Se ne resta uno solo, lo tieni.
guide-tickets-worth = Alla fine un biglietto dà i suoi punti se le tue linee collegano i suoi due luoghi, per qualsiasi strada. Altrimenti perdi altrettanti punti. Un biglietto tenuto non si può più restituire.

guide-attractions = Attrazioni turistiche
guide-attractions-text = Alcuni luoghi sono segnati come attrazioni. Alla fine ricevi un punto per ognuna che una delle tue linee tocca.

guide-districts = Distretti
guide-districts-text = I luoghi con lo stesso colore e lo stesso numero formano un distretto. Se le tue linee collegano tutti i luoghi di un distretto, alla fine ricevi il suo numero in punti. La strada può passare per altri luoghi.

guide-tourists = Turisti
guide-tourists-stacks = Su alcuni luoghi ci sono pile di gettoni turista, ognuna con il suo simbolo: { $start } gettoni per pila. Altre due pile si mettono prima del primo turno. { $players ->
    [2] In due, il secondo giocatore le mette tutte e due dove vuole, un gettone ciascuna.
   *[other] L’ultimo giocatore ne mette una dove vuole, poi chi gioca prima di lui mette l’altra.
}
guide-tourists-take = Chi prende una linea che arriva a un luogo con gettoni ne prende uno, a meno che abbia già quel simbolo. Se ci sono gettoni ai due capi si sceglie; prenderlo è obbligatorio. I gettoni sono visibili a tutti.
guide-tourists-points = I gettoni diversi danno punti alla fine:
guide-tourists-count = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}

guide-ferries = Traghetti
guide-ferries-text = Ogni segno di traghetto su una linea chiede una carta traghetto. Le altre caselle si pagano come al solito, anche con altri traghetti.

guide-subways = Metropolitana
guide-subways-text = Una linea della metropolitana ha una sola casella lunga per un treno della metropolitana; il numero accanto dice quante carte costa. Tram e treni della metropolitana non si sostituiscono a vicenda.

guide-end = Come finisce
guide-end-last = { $last ->
    [one] Quando qualcuno finisce il turno con al massimo un pezzo, ognuno gioca ancora un turno, anche lui.
   *[other] Quando qualcuno finisce il turno con al massimo { $last } pezzi, ognuno gioca ancora un turno, anche lui.
}
guide-end-score = Poi si mostrano tutti i biglietti. Somma i punti delle linee e dei biglietti completati, togli quelli degli altri biglietti e aggiungi i punti speciali della città.
guide-end-tie = A pari punti vince chi ha completato più biglietti; se è pari anche questo, la vittoria è condivisa.

guide-rare = Casi rari
guide-rare-empty = Se mazzo e scarti sono finiti, i posti vuoti della fila restano vuoti finché non ci sono di nuovo scarti. Se non c’è una seconda carta da prendere, il turno finisce dopo la prima.
guide-rare-sweep = Se restano meno di tre carte che non sono jolly, la fila non si cambia più.
guide-rare-stuck = Se tutti passano uno dopo l’altro, la partita finisce e si contano i punti.
guide-rare-left = Se qualcuno se ne va, un bot gioca al suo posto; oppure tutti sono d’accordo e la partita finisce.

guide-players = { $count ->
    [one] { $count } giocatore:
   *[other] { $count } giocatori:
}
