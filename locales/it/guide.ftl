# Le regole di una città, con parole nostre. I numeri vengono dal tabellone.

guide-title = Regole di { $city }
guide-lead = Da due a quattro giocatori collegano località nel cuore di { $city }. Vince chi alla fine ha più punti; una partita dura da dieci a quindici minuti.

guide-parts = Contenuto
guide-parts-pieces = { $kind ->
    [taxi] Ogni giocatore ha { $pieces } taxi dello stesso colore.
    [bus] Ogni giocatore ha { $pieces } autobus dello stesso colore.
    [subway] E { $pieces } treni della metropolitana.
    [train] Ogni giocatore ha { $pieces } treni dello stesso colore.
   *[streetcar] Ogni giocatore ha { $pieces } tram dello stesso colore.
}
guide-parts-cards = Ci sono { $cards } carte: { $each } per ciascuno dei { $colors } colori e { $wilds } jolly, che valgono come qualsiasi colore. Qui la carta jolly è { $wild ->
    [taxi] il taxi
    [bus] l’autobus
    [ferry] il traghetto
    [bicycle] la bicicletta
   *[locomotive] la locomotiva
}.
guide-parts-tickets = Ognuno dei { $tickets } Biglietti indica due località e un numero di punti.

guide-setup = Come si comincia
guide-setup-deal = Ognuno riceve due carte, che tiene nascoste; poi si scoprono cinque carte per tutti.
guide-setup-tickets = A ognuno vengono anche offerti due Biglietti: ne tiene uno o tutti e due. Tutti scelgono contemporaneamente, e nessuno sa quanti ne tengono gli altri prima che tutti abbiano scelto. I Biglietti tenuti restano segreti fino alla fine; quello restituito va sotto il mazzo dei Biglietti.
guide-setup-first = Chi comincia si tira a sorte, a meno che chi apre il tavolo non lo indichi: il più giovane, per esempio. In un’altra partita degli stessi giocatori il primo turno passa al posto successivo.

guide-turn = Il tuo turno
guide-turn-three = Si gioca a turno in senso orario, nell’ordine dei posti. Nel tuo turno fai una sola di queste tre cose: pescare carte, prendere una linea oppure pescare Biglietti.
guide-turn-pass = Se non puoi fare niente, passi; non si può passare per scelta. Se tutti passano uno dopo l’altro, la partita finisce e si contano i punti.

guide-draw = Pescare carte
guide-draw-two = Prendi due carte, una dopo l’altra, tra quelle scoperte o alla cieca dal mazzo. Una carta scoperta viene sostituita subito, prima che tu scelga la seconda.
guide-draw-begun = Una pesca cominciata si finisce: dopo la prima carta non puoi fare altro, e se c’è una seconda carta da prendere, la prendi.
guide-draw-wild = Una carta jolly scoperta vale per due: se la prendi per prima il turno è finito, e non puoi prenderla per seconda. Pescata alla cieca è una carta come le altre.
guide-draw-sweep = Ogni volta che tre o più delle cinque carte scoperte sono jolly, tutte e cinque si scartano e se ne scoprono altre cinque.
guide-draw-shuffle = Quando serve una carta e il mazzo è vuoto, gli scarti si mescolano e diventano il nuovo mazzo. Puoi tenere in mano quante carte vuoi.

guide-claim = Prendere una linea
guide-claim-free = Scegli una linea libera in qualsiasi punto del tabellone; non deve per forza toccare le tue. Puoi prendere una sola linea per turno.
guide-claim-pay = Gioca tante carte quante ne richiede, tutte dello stesso colore: quello della linea, o uno qualsiasi se la linea è grigia. Le carte jolly sostituiscono quello che manca, anche tutto, e puoi usarle anche se non manca niente. Poi le carte vanno negli scarti.
guide-claim-pieces = Metti uno dei tuoi pezzi su ogni casella. Se i pezzi non bastano, non puoi prendere la linea.
guide-claim-double = Dove due linee di pari lunghezza corrono affiancate, nessuno può averle tutte e due. In due giocatori, presa la prima, l’altra è chiusa per tutti.
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

guide-tickets = Pescare Biglietti
guide-tickets-draw = Peschi due Biglietti e ne tieni uno o tutti e due; quello che restituisci va sotto il mazzo. Quelli che tieni restano tuoi fino alla fine.
guide-tickets-last = Se resta un solo Biglietto, lo peschi e devi tenerlo. Se non ne resta nessuno, non puoi pescare Biglietti.
guide-tickets-worth = Alla fine un Biglietto dà i suoi punti se le tue linee collegano le sue due località, con qualsiasi percorso. Altrimenti perdi altrettanti punti. Puoi tenere quanti Biglietti vuoi.

guide-ferries = Traghetti
guide-ferries-text = Ogni simbolo Traghetto su una linea richiede una carta Traghetto. Le altre caselle si pagano come al solito, anche con altre carte Traghetto.

guide-subways = Metropolitana
guide-subways-text = Una linea della metropolitana ha una sola casella lunga per un treno della metropolitana, con un segno per ogni carta che costa. Tram e treni della metropolitana non si sostituiscono a vicenda.

guide-end = Come finisce
guide-end-last = { $last ->
    [0] Quando un giocatore finisce il turno senza più pezzi, ognuno gioca ancora un turno, quel giocatore compreso.
    [one] Quando un giocatore finisce il turno con al massimo un pezzo, ognuno gioca ancora un turno, quel giocatore compreso.
   *[other] Quando un giocatore finisce il turno con al massimo { $last } pezzi, ognuno gioca ancora un turno, quel giocatore compreso.
}
guide-end-kinds = Qui i pezzi di ogni tipo contano insieme.
guide-end-score = Poi si mostrano tutti i Biglietti. Somma i punti delle linee e dei Biglietti completati e togli quelli dei Biglietti non completati.{ $bonus ->
    [yes] {" "}Infine aggiungi i punti speciali della città.
   *[no] {""}
}
guide-end-tie = A parità di punti vince chi ha completato più Biglietti; se è pari anche questo, la vittoria è condivisa.

guide-rare = Casi rari
guide-rare-second = Se non c’è una seconda carta che puoi prendere, il turno finisce dopo la prima. Se non ce n’è nessuna, non puoi pescare carte.
guide-rare-empty = Se mazzo e scarti sono vuoti, gli spazi vuoti tra le carte scoperte restano tali finché non ci sono di nuovo scarti.
guide-rare-sweep = Le carte scoperte si scartano solo se sono cinque, e solo finché tra mazzo, scarti e carte scoperte ci sono in tutto almeno tre carte che non sono jolly. Con meno, tra le nuove ci sarebbero sempre di nuovo tre jolly.
guide-rare-left = Se qualcuno se ne va, un bot gioca al suo posto; oppure, se tutti sono d’accordo, la partita finisce.

guide-source = Da dove viene
guide-source-rules = Le regole sono quelle dei giochi stampati, con parole nostre. Un numero come R3.4 indica una regola; con la Q, una nostra decisione dove i regolamenti non dicono niente. Quando un’azione viene rifiutata, la regola è citata con il suo numero.
