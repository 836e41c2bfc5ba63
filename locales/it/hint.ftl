# Che cosa farebbe un bot, e perché.

hint = Suggerimento
hint-title = Che cosa farebbe un bot
hint-do = Fallo
hint-asks = Il bot ci pensa…
hint-keep = Tieni { $tickets }.
hint-place = Metti i turisti su { $place }.
hint-draw-deck = Pesca una carta dal mazzo.
hint-draw-row = Prendi { a-card } tra quelle scoperte.
hint-claim = Prendi la linea { $a } – { $b } con { $cards }{ $took ->
    [yes] {" "}e il turista di { $tourist }
   *[no] {""}
}.
hint-tickets = Pesca dei Biglietti.
hint-pass = Passa: non puoi fare altro.
hint-why-keep = Fra tutte le scelte, è quella che promette di più per le linee che richiede.
hint-why-claim = Fa parte del percorso per { $tickets }.
hint-why-points = Nessun Biglietto la richiede, ma vale { points }.
hint-why-draw = Servono carte per { $tickets }: il percorso è segnato sul tabellone.
hint-why-save = Nessun Biglietto richiede carte: raccoglile per linee che valgono molti punti.
hint-why-tickets = I tuoi sono completati o irraggiungibili, e restano pezzi per altri.
hint-why-place = È probabile che il tuo percorso passi di lì.
