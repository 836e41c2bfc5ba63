# Che cosa non va in un file di tabellone. Ogni chiave è `mistake-` e un codice del server; `$about` e `$key` sono parole del file.

mistakes-title = { $count ->
    [one] Questo file di tabellone ha un errore e non si può giocare:
   *[other] Questo file di tabellone ha { $count } errori e non si può giocare:
}
mistakes-more = { $count ->
    [one] Un altro errore
   *[other] Altri { $count } errori
}
mistake-line = Riga { $line }: { $text }
mistake-unknown = qui c’è qualcosa che non va.

mistake-syntax = questo non è TOML: { $about }
mistake-missing-key = manca “{ $about }”.
mistake-unknown-key = “{ $about }” qui non significa nulla. È scritto male?
mistake-wrong-type = “{ $key }” deve essere { $expected ->
    [text] un testo senza caratteri di controllo.
    [flag] true o false.
    [number] un numero.
    [whole-number] un numero intero.
    [table] una tabella tra parentesi graffe.
    [list] un elenco tra parentesi quadre.
    [fewest-and-most] il minimo e il massimo di giocatori, per esempio [2, 4].
    [space] [x, y, gradi] per ogni casella.
   *[other] un’altra cosa.
}
mistake-out-of-range = “{ $key }” deve essere un numero da { $least } a { $most }.
mistake-too-many = “{ $key }” ne ha { $found }, e possono essere al massimo { $most }.
mistake-too-few = “{ $key }” ne ha { $found }, e devono essere almeno { $least }.
mistake-duplicate = “{ $about }” compare due volte.
mistake-bad-slug = “{ $about }” non può essere un identificatore: usa da a a z, da 0 a 9 e trattini singoli (e non “grey” per un colore).
mistake-bad-id = “{ $about }” deve nominare due località: prima--seconda, con #1 e #2 alla fine per le linee di una Doppia Linea.
mistake-unknown-place = la località “{ $about }” non esiste.
mistake-same-place = questo va da “{ $about }” alla stessa località.
mistake-color-not-in-deck = nel mazzo non ci sono carte “{ $about }”. Una linea di qualunque colore è “grey”.
mistake-unknown-piece = i pezzi “{ $about }” non esistono.
mistake-which-piece = manca “piece”: quali pezzi vuole la linea?
mistake-no-points = non ci sono punti per una linea “{ $piece }” da { $cards } carte.
mistake-not-enough-pieces = ogni giocatore ha solo { $count } pezzi “{ $piece }”: nessuno può prendere questa linea.
mistake-too-many-ferries = la linea ha più traghetti che carte.
mistake-lane-missing = “{ $about }” è una linea di una Doppia Linea; l’altra manca.
mistake-unequal-lanes = le due linee di “{ $about }” hanno lunghezza o pezzi diversi.
mistake-parallel = “{ $about }” unisce località che hanno già una linea; quelle di una Doppia Linea finiscono con #1 e #2.
mistake-wrong-layout = “layout” disegna { $found } caselle, e la linea ne ha { $spaces }.
mistake-isolated-place = nessuna linea arriva a “{ $about }”.
mistake-unreachable-ticket = nessuna serie di linee unisce le località del Biglietto “{ $about }”.
mistake-last-round-at-once = l’ultimo giro comincerebbe subito: i giocatori non hanno più pezzi di così.
mistake-no-tourists = una località ha turisti, ma il tabellone non ha “tourists”.
mistake-too-many-stacks = le località con turisti sono più dei simboli.
mistake-no-room-for-stacks = le località sono meno delle pile di turisti.
mistake-wrong-tourist-points = “points” ha { $found } numeri e ne richiede { $needed }: da 0 a tutti i simboli.
