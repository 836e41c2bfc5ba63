# Le partite riviste, e la fine di una partita.

title-replay = Replay – { $city }
title-replays = Replay – Crosstown
replay-title = Rivedi una partita
replay-of = Replay: { $city }
replay-about = Una registrazione mostra tutta la partita, passo per passo. Il file viene solo letto: il server non ne conserva nulla.
replay-open = Apri una registrazione…
replay-short = Rivedi
replay-watch = Rivedi la partita
replay-another = Un’altra registrazione…
replay-choose-file = Scegli il file di una registrazione…
replay-or-drop = Oppure trascina il file in un punto qualsiasi di questa pagina.
replay-drop-here = Lascia qui la registrazione
replay-games = { $count ->
    [one] Una partita in { $file }
   *[other] { $count } partite in { $file }: quale?
}
replay-game = { $number }. { $city }: { $players }
replay-player = { $name } { $points }
replay-look = Guardala
replay-fault = L’errore è { $part ->
    [log] nella voce { $entry } dello svolgimento.
    [seats] nell’elenco dei posti.
    [fair] nel seme o nella sua impronta, oppure un mazzo non è mescolato come vuole il seme.
    [deal] nella distribuzione di carte e Biglietti.
    [result] nel risultato, che non è quello della partita.
   *[record] nella registrazione nel suo insieme.
}
replay-detail = Dettagli per programmatori
file-empty = { $file } è vuoto.
file-not-json = { $file } non è una registrazione: la riga { $line } non è JSON.
file-not-record = { $file } è JSON, ma la riga { $line } non è una registrazione di Crosstown.
file-format = { $file } ha nella riga { $line } una registrazione in un altro formato. Questa pagina legge il formato 1.
file-large = { $file } è troppo grande.

## Passi
replay-controls = Passi
replay-slider = Passo
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-where = { $turn ->
    [0] Preparazione · passo { $step } di { $last }
   *[other] Turno { $turn } · passo { $step } di { $last }
}
replay-now = { $where }. { $told }
replay-deal = Si distribuiscono carte e Biglietti.
replay-deck = mazzo: { $count }
replay-ticket-deck = Biglietti: { $count }

## Occhi
replay-eyes = Punto di vista
replay-eyes-all = Tutto scoperto
replay-eyes-watch = Spettatori
replay-watching = Gli spettatori non vedono né le carte né i Biglietti di nessuno.
replay-hand = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
replay-tickets = { $count ->
    [one] { $count } Biglietto: { $done ->
        [one] { $done } completato
       *[other] { $done } completati
    }
   *[other] { $count } Biglietti: { $done ->
        [one] { $done } completato
       *[other] { $done } completati
    }
}
replay-offered = { $count ->
    [one] Da prendere: { $count } Biglietto
   *[other] Da scegliere: { $count } Biglietti
}

## Condividere e controllare
replay-share = Una partita a Crosstown: { $city }
replay-share-title = Condividi questo momento
replay-share-whole = Invece dall’inizio
replay-fair = Carte senza trucchi
replay-fair-yes = La registrazione contiene il seme con cui le carte sono state mescolate. Tutto è stato ricalcolato, e ogni carta era dove il seme la mette.
replay-fair-no = Questa registrazione non dice il seme con cui le carte sono state mescolate: non si può ricalcolare nulla.
replay-fair-show = Seme e impronta
replay-fair-commitment = Impronta, mostrata prima della partita
replay-fair-seed = Seme
replay-fair-mixed = { $count ->
    [0] Nessun dispositivo ha contribuito al seme: chi ospita l’ha estratto da solo.
    [one] Un dispositivo ha contribuito al seme, quindi nessuno ha potuto scegliere le carte.
   *[other] { $count } dispositivi hanno contribuito al seme, quindi nessuno ha potuto scegliere le carte.
}{ $silent ->
    [0] {""}
    [one] {" "}Un altro l’aveva annunciato e non l’ha fatto.
   *[other] {" "}Altri { $silent } l’avevano annunciato e non l’hanno fatto.
}
replay-fair-own-mixed = Il contributo di questo dispositivo c’è, invariato.
replay-fair-own-missing = Manca il contributo di questo dispositivo: è arrivato troppo tardi, o chi ospita l’ha lasciato fuori.
replay-fair-own-changed = Non è ciò che era stato mostrato a questo dispositivo prima della distribuzione. Chiedi il perché a chi ospita.
replay-fair-contribution = Contributo di { $name }
replay-fair-silent = non rivelato ({ $commit })
replay-fair-first = Estratto per cominciare
replay-fair-about = Che cosa significa

## Il grafico
chart-title = I punti turno per turno
chart-turn = Turno
chart-final = Finale
chart-table = Gli stessi dati in tabella
chart-words = { $turns ->
    [one] Punti dopo { $turns } turno. { $scores }.
   *[other] Punti in { $turns } turni. { $scores }.
}
chart-line = { $name }: { $routes } con le linee, { $final } alla fine

## La fine
end-counting = Si contano i punti…
end-skip = Salta
end-rank = { $rank ->
    [1] Vittoria
   *[other] { $rank }º posto
}
end-lead = { $me ->
    [yes] Passi in testa!
   *[no] { $name } passa in testa!
}
end-defeat = Capolinea per oggi. La prima partenza di domani è tua.
end-share = Mostra la partita ad altri
end-share-why = Chi apre questo link può rivedere tutta la partita, con le carte di tutti scoperte.
networks = Reti

## Un’immagine da condividere
picture = Condividi immagine
picture-title = Un’immagine della partita
picture-making = L’immagine viene disegnata…
picture-failed = Non è stato possibile fare l’immagine in questo browser.
picture-save = Salva immagine
picture-words = { $city }: il tabellone alla fine. { $scores }.
picture-score = { $name } { $count }
picture-routes = Linee { $count }
picture-tickets = Biglietti { $count }
picture-bonus = Bonus { $count }
