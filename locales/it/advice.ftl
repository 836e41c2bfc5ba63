# Che cosa farebbe un bot, e perché.

hint = Suggerimento
hint-do = Fai così
hint-asks = Il bot ci pensa…
advice-title = Io farei così
advice-row = Prendi { a-card } tra quelle scoperte.
advice-deck = Pesca una carta dal mazzo.
advice-claim = Prendi { $a } – { $b } con { $cards }{ $took ->
    [yes] {" "}e prendi il turista di { $tourist }
   *[no] {""}
} ({ lesson-worth }).
advice-keep = { $count ->
    [one] Tieni solo { $tickets }. L’altro non sembra valere il rischio.
   *[other] Tieni { $tickets }. Sembrano alla tua portata.
}
advice-keep-last = Tieni { $tickets }: è obbligatorio.
advice-place = Mettili su { $place }.
advice-tickets = Pesca Biglietti: c’è tempo per un altro.
advice-pass = Passa: non c’è altro da fare.
advice-why-wild = Vale come qualsiasi colore.
advice-why-color = Va bene per { $a } – { $b }.
advice-why-grey = Può pagare { $a } – { $b }, che accetta qualsiasi colore.
advice-why-collects = Così ne hai { $count } di quel colore.
advice-why-completes = Così completi { $tickets }.
advice-why-nearer = Così ti avvicini a { $tickets }.
advice-why-points = Non ti avvicina a nessun Biglietto: vale per i suoi punti.
advice-why-way = Il percorso segnato completa { $tickets }.
advice-why-nothing-in-row = Nessuna carta scoperta serve per il tuo percorso.
advice-why-may-be-wild = Può essere un jolly.
