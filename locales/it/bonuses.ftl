# Che cosa dà punti alla fine, oltre alle linee e ai Biglietti: tutto quello che si dice di un tipo di punti speciali.

## Nel conto dei punti
score-bonus-attractions = Attrazioni turistiche
score-bonus-districts = Distretti
score-bonus-tourists = { $count ->
    [0] Nessun turista
    [one] { $count } turista
   *[other] { $count } turisti diversi
}

## Nella pagina delle regole
guide-attractions = Attrazioni turistiche
guide-attractions-text = Alcune località sono segnate come attrazioni. Alla fine ricevi un punto per ognuna toccata da almeno una tua linea.
guide-districts = Distretti
guide-districts-text = Le località con lo stesso colore e lo stesso numero formano un distretto. Se le tue linee collegano tutte le località di un distretto, alla fine ricevi tanti punti quanti ne indica il suo numero. Il percorso può passare per altre località.
guide-tourists = Turisti
guide-tourists-first = Ci sono { $symbols } pile di segnalini Turista, ognuna con il suo simbolo. Dall’inizio ce n’è una in ognuna di queste località: { $places }.
guide-tourists-placed = Le altre pile ({ $rest }) si mettono quando tutti hanno scelto i Biglietti, prima del primo turno, ognuna su una località qualsiasi che non ha una pila. In due, il secondo giocatore le mette tutte; in più, l’ultimo giocatore ne mette una, poi il penultimo la successiva.
guide-tourists-size = Quanti segnalini ha una pila dipende dal numero di giocatori:
guide-tourists-players = Giocatori
guide-tourists-start = Pila iniziale
guide-tourists-further = Altra pila
guide-tourists-take = Chi prende una linea che arriva a una località con segnalini ne prende uno, a meno che non abbia già quel simbolo. Se ci sono segnalini ai due capi della linea, sceglie; prenderne uno è obbligatorio. Mai più di uno per linea. I segnalini sono visibili a tutti.
guide-tourists-points = I segnalini diversi danno punti alla fine:
guide-tourists-few = Da 0 a { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}
guide-tourists-count = { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}

## In una prima partita
lesson-attractions-title = Da vedere
lesson-attractions = { $place } ha una stella: è un’attrazione turistica. Alla fine ricevi un punto per ognuna toccata da almeno una tua linea.
lesson-districts-title = Distretti
lesson-districts = Le { $count } località segnate hanno lo stesso colore e numero: sono un distretto. Collegale tutte con le tue linee, passando dove vuoi, e alla fine ricevi { lesson-worth }.
lesson-tourists-title = Porta con te un turista
lesson-tourists = Nelle località segnate aspettano dei turisti. Prendi una linea che arriva lì, e uno di loro viene con te. Uno per linea, e mai due dalla stessa località.
lesson-score-bonus = { $kind ->
    [attractions] Poi ognuno riceve un punto per ogni attrazione toccata dalle sue linee.
    [districts] Poi ognuno riceve i punti di ogni distretto che ha completato.
    [tourists] Poi ognuno riceve punti per i suoi turisti diversi.
   *[other] Poi vengono i punti speciali del tabellone.
}
