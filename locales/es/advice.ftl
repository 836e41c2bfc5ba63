# Qué haría un bot, y por qué.

hint = Pista
hint-do = Jugar así
hint-asks = El bot está pensando…
advice-title = Yo haría esto
advice-row = Toma { a-card } de la fila.
advice-deck = Roba una carta del mazo.
advice-claim = Reclama { $a } – { $b } con { $cards }{ $took ->
    [yes] {" "}y llévate al turista de { $tourist }
   *[no] {""}
} ({ lesson-worth }).
advice-keep = { $count ->
    [one] Quédate solo con { $tickets }. El otro no parece merecer el riesgo.
   *[other] Quédate con { $tickets }. Parecen a tu alcance.
}
advice-keep-last = Quédate con { $tickets }: es obligatorio.
advice-place = Ponlos en { $place }.
advice-tickets = Toma billetes: hay tiempo para otro.
advice-pass = Pasa: no se puede hacer otra cosa.
advice-why-wild = Vale por cualquier color.
advice-why-color = Sirve para { $a } – { $b }.
advice-why-grey = Sirve para { $a } – { $b }, que admite cualquier color.
advice-why-collects = Así juntas { $count } de ese color.
advice-why-completes = Con ella completas { $tickets }.
advice-why-nearer = Te acerca a { $tickets }.
advice-why-points = No te acerca a ningún billete: es por sus puntos.
advice-why-way = El camino marcado completa { $tickets }.
advice-why-nothing-in-row = Ninguna carta de la fila sirve para tu camino.
advice-why-may-be-wild = Puede ser un comodín.
