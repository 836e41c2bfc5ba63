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
guide-tourists-stacks = Su alcune località ci sono pile di segnalini Turista, ognuna con il suo simbolo: { $start } segnalini per pila. Altre due pile si mettono prima del primo turno. { $players ->
    [2] In due, il secondo giocatore le mette tutte e due dove vuole, di un segnalino ciascuna.
   *[other] L’ultimo giocatore ne mette una dove vuole, poi chi gioca prima di lui mette l’altra.
}
guide-tourists-take = Chi prende una linea che arriva a una località con segnalini ne prende uno, a meno che non abbia già quel simbolo. Se ci sono segnalini ai due capi della linea, sceglie; prenderne uno è obbligatorio. I segnalini sono visibili a tutti.
guide-tourists-points = I segnalini diversi danno punti alla fine:
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
