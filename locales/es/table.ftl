# La partida.

## Jugadores y cartas
bot-name = { $level ->
    [easy] { $name } (bot fácil)
    [hard] { $name } (bot difícil)
    [expert] { $name } (bot experto)
   *[medium] { $name } (bot medio)
}
# El comodín lleva detrás el nombre de lo que muestra: así el artículo y el número son siempre los de «comodín».
wild-card = { $wild ->
    [taxi] comodín Taxi
    [bus] comodín Autobús
    [ferry] comodín Ferri
    [bicycle] comodín Bicicleta
    [locomotive] comodín Locomotora
   *[other] comodín
}
    .plural = { $wild ->
        [taxi] comodines Taxi
        [bus] comodines Autobús
        [ferry] comodines Ferri
        [bicycle] comodines Bicicleta
        [locomotive] comodines Locomotora
       *[other] comodines
    }
a-card = { $color ->
    [blue] una carta azul
    [green] una carta verde
    [black] una carta negra
    [pink] una carta rosa
    [red] una carta roja
    [orange] una carta naranja
    [yellow] una carta amarilla
    [purple] una carta morada
    [white] una carta blanca
    [wild] un { wild-card }
   *[other] una carta { $color }
}
cards = { $color ->
    [wild] { $count ->
        [one] { $count } { wild-card }
       *[other] { $count } { wild-card.plural }
    }
    [blue] { $count ->
        [one] { $count } azul
       *[other] { $count } azules
    }
    [green] { $count ->
        [one] { $count } verde
       *[other] { $count } verdes
    }
    [black] { $count ->
        [one] { $count } negra
       *[other] { $count } negras
    }
    [pink] { $count ->
        [one] { $count } rosa
       *[other] { $count } rosas
    }
    [red] { $count ->
        [one] { $count } roja
       *[other] { $count } rojas
    }
    [orange] { $count ->
        [one] { $count } naranja
       *[other] { $count } naranjas
    }
    [yellow] { $count ->
        [one] { $count } amarilla
       *[other] { $count } amarillas
    }
    [purple] { $count ->
        [one] { $count } morada
       *[other] { $count } moradas
    }
    [white] { $count ->
        [one] { $count } blanca
       *[other] { $count } blancas
    }
   *[other] { $count } { $color }
}
# El nombre del color, que no concuerda ni con la ruta ni con las cartas.
route-color = { $color ->
    [blue] azul
    [green] verde
    [black] negro
    [pink] rosa
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [purple] morado
    [white] blanco
    [grey] cualquier color
   *[other] { $color }
}
card-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
players-title = Jugadores
player-you = tú
player-acts = { $me ->
    [yes] te toca
   *[no] le toca
}
player-away = ausente
player-wants-end = propone terminar
stat-points = puntos
stat-cards = cartas
stat-tickets = billetes
stat-pieces = piezas
stat-pieces-taxi = taxis
stat-pieces-bus = autobuses
stat-pieces-streetcar = tranvías
stat-pieces-subway = metros
stat-tourists = turistas
tourist-symbol = { $symbol ->
    [0] cámara
    [1] sol
    [2] helado
    [3] paraguas
    [4] globo
    [5] flor
    [6] cometa
   *[7] gafas de sol
}
tourists-held = { $count ->
    [0] Ningún turista
    [one] { $count } turista: { $symbols }
   *[other] { $count } turistas: { $symbols }
}
tourists-title = { $count ->
    [one] Turistas: { $count } punto
   *[other] Turistas: { $count } puntos
}
tourists-table = Puntos por turistas distintos al final
clock-left = quedan { $time }

## La mesa
hand-title = { $count ->
    [one] Tu mano: { $count } carta
   *[other] Tu mano: { $count } cartas
}
hand-area = Tus cartas y opciones
hand-empty = Sin cartas
hand-pays = { $count ->
    [one] sirve para { $count } ruta
   *[other] sirve para { $count } rutas
}
row-title = Cartas visibles
row-card = Tomar { a-card } de la fila
slot-empty = Vacío
deck = { $count ->
    [0] Mazo: sin cartas; { $discards } en los descartes
    [one] Robar a ciegas: { $count } carta en el mazo, { $discards } en los descartes
   *[other] Robar a ciegas: { $count } cartas en el mazo, { $discards } en los descartes
}
discards = descartes: { $count }
ticket-deck = { $count ->
    [0] No quedan billetes
    [one] Tomar billetes: queda { $count }
   *[other] Tomar billetes: quedan { $count }
}
deck-short = Mazo
tickets-short = Billetes
tickets-title = { $count ->
    [0] Tus billetes
    [one] { $done ->
        [0] Tu billete: pendiente
       *[other] Tu billete: completado
    }
   *[other] { $done ->
        [one] Tus { $count } billetes: { $done } completado
       *[other] Tus { $count } billetes: { $done } completados
    }
}
tickets-none = Aún sin billetes
ticket-ends = { $a } – { $b }
ticket-done = Completado
ticket-open = Pendiente
ticket-name = { $a } – { $b } ({ $points })
ticket-news = Billete completado: { $tickets }.
ticket-worth = { $count ->
    [one] { $count } punto si lo completas; si no, { $count } menos
   *[other] { $count } puntos si lo completas; si no, { $count } menos
}
routes-title = { $count ->
    [0] Ninguna ruta a tu alcance
    [one] { $count } ruta a tu alcance
   *[other] { $count } rutas a tu alcance
}
routes-one = { $a } – { $b }: { card-count }, { route-color } (+{ $points })
routes-gold = para un billete
lists = Historial y listas
lists-short = Historial
log-all = Desde el principio
log-title = Lo que ha pasado
board-label = Tablero de { $city }
board-list = Todas las rutas en una lista
board-whole = Tablero entero
board-large = Más grande
board-route = De { $a } a { $b }, { card-count }, { route-color }{ $ferries ->
    [0] {""}
    [one] , { $ferries } ferri
   *[other] , { $ferries } ferris
}; { $owned ->
    [me] tuya
    [yes] reclamada por { $name }
    [closed] cerrada
   *[no] { $can ->
        [yes] puedes reclamarla
        [gold] puedes reclamarla, en el camino de un billete
       *[no] libre
    }
}
board-place = { $name }{ $count ->
    [0] {""}
    [one] , { $count } ficha de turista ({ tourist-symbol })
   *[other] , { $count } fichas de turista ({ tourist-symbol })
}{ $held ->
    [yes] , ya tienes una
    [no] , aún no tienes ninguna
   *[none] {""}
}{ $can ->
    [yes] , aquí se pueden poner turistas
   *[no] {""}
}
watching = Estás mirando. Las manos de los jugadores siguen ocultas.

## Qué hacer ahora
status-choose-tickets = Elige con qué billetes te quedas
status-place-tourists = Pon una pila de turistas en un lugar
status-turn = Te toca: toma cartas o billetes, o reclama una ruta
status-second-card = Toma una segunda carta
status-keep-tickets = Elige con qué billetes te quedas
status-pass = No puedes hacer otra cosa: pasas
status-wait = { $count ->
    [0] Un momento…
   *[other] Esperando a { $names }
}
status-sent = Enviando…
status-over = La partida ha terminado
hurry = Más rápido
hurry-key = Mostrar al instante las jugadas de los demás (barra espaciadora)
last-round-begins = Última ronda
last-round = { $count ->
    [one] Última ronda: queda un turno
   *[other] Última ronda: quedan { $count } turnos
}
line-lost = Conexión perdida. Reintentando; no se pierde nada.
line-closing = El servidor se reinicia. La partida continúa en un momento.
pass = Pasar
take-back = Cancelar
confirm = Sí, adelante
confirm-keep = ¿Quedarte con { $tickets }?
confirm-place = ¿Poner los turistas en { $place }?
confirm-draw-deck = ¿Robar una carta del mazo?
confirm-draw-row = ¿Tomar { a-card } de la fila?
confirm-claim = ¿Reclamar { $a } – { $b } con { $cards }{ $took ->
    [yes] {" "}y llevarte al turista de { $tourist }
   *[no] {""}
}?
confirm-tickets = ¿Tomar billetes?
confirm-pass = ¿Pasar?
payment-title = { $points ->
    [one] { $a } – { $b }: paga con… ({ $points } punto)
   *[other] { $a } – { $b }: paga con… ({ $points } puntos)
}
claim = Reclamar
claim-with = Reclamar con { $cards }
tourist-title = ¿A qué turista te llevas?
tourist-why = Hay turistas en los dos extremos de esta ruta. Te llevas a uno.
tourist-from = El turista de { $place } ({ tourist-symbol })
choose-title = ¿Con qué billetes te quedas?
choose-title-setup = Tus primeros billetes
choose-why = { $count ->
    [one] Es el último, y te lo quedas.
   *[other] Quédate al menos con uno. Son tuyos hasta el final: completados suman sus puntos; si no, los restan.
}
keep-back = { $back ->
    [0] {""}
   *[other] {" "}y devolver { $back }
}
keep = { $count ->
    [0] Elige al menos uno
    [one] Quedarme con { $count } billete{ keep-back }
   *[other] Quedarme con { $count } billetes{ keep-back }
}
place-list = Elegir el lugar en una lista
place-label = Lugar para los turistas
place-put = Ponerlos ahí
hand-over-title = Pásale el dispositivo a { $name }
hand-over-why = Hasta entonces, las cartas siguen ocultas.
hand-over-ready = Soy { $name }: ver mis cartas

## Historial
log-created = La mesa está abierta.
log-begins = { $me ->
    [yes] Empiezas tú
   *[no] Empieza { $name }
}{ $rematch ->
    [yes] : después de cada partida, el primer turno pasa al asiento siguiente.
   *[no] .
}
log-sat = { $me ->
    [yes] Te sientas a la mesa.
   *[no] { $name } se sienta a la mesa.
}
log-left = Alguien ha dejado la mesa: el asiento vuelve a estar libre.
log-bot-filled = { $name } se une a la mesa.
log-bot-left = { $me ->
    [yes] Has dejado la partida: un bot sigue por ti.
   *[no] { $name } ha dejado la partida: sigue un bot.
}
log-bot-clock = { $me ->
    [yes] Se te ha acabado el tiempo: un bot juega por ti.
   *[no] A { $name } se le ha acabado el tiempo: sigue un bot.
}
log-bot-away = { $me ->
    [yes] No estabas: un bot juega por ti.
   *[no] { $name } no estaba: sigue un bot.
}
log-returned = { $me ->
    [yes] Has vuelto.
   *[no] { $name } ha vuelto.
}
log-wants-end = { $me ->
    [yes] Propones terminar aquí la partida.
   *[no] { $name } propone terminar aquí la partida.
}
log-abandoned = Los jugadores han terminado la partida.
log-stopped = El anfitrión del servidor ha terminado la partida.
log-resumed = El servidor ha vuelto; el reloj empieza de nuevo.
log-rematch = Hay una mesa para otra partida.
log-sweep = { $count ->
    [one] Tres comodines visibles: la fila se renueva.
   *[other] Tres comodines visibles: la fila se renueva { $count } veces.
}
log-shuffle = { $count ->
    [one] La carta descartada pasa a ser el nuevo mazo.
   *[other] Los { $count } descartes se barajan y forman el nuevo mazo.
}
log-keep = { $me ->
    [yes] Eliges tus billetes.
   *[no] { $name } elige sus billetes.
}
log-keep-known = { $me ->
    [yes] Te quedas con { $tickets }.
   *[no] { $name } se queda con { $tickets }.
}
log-place = { $me ->
    [yes] Pones turistas en { $place }.
   *[no] { $name } pone turistas en { $place }.
}
log-draw-hidden = { $name } roba una carta del mazo.
log-draw-deck = { $me ->
    [yes] Robas { a-card } del mazo.
   *[no] { $name } roba { a-card } del mazo.
}
log-draw-row = { $me ->
    [yes] Tomas { a-card } de la fila.
   *[no] { $name } toma { a-card } de la fila.
}
log-claim = { $me ->
    [yes] Reclamas
   *[no] { $name } reclama
} { $a } – { $b } con { $cards } (+{ $points }){ $took ->
    [yes] {" "}y { $me ->
        [yes] te llevas
       *[no] se lleva
    } a un turista de { $tourist }
   *[no] {""}
}.
log-tickets = { $me ->
    [yes] { $count ->
        [one] Tomas { $count } billete.
       *[other] Tomas { $count } billetes.
    }
   *[no] { $count ->
        [one] { $name } toma { $count } billete.
       *[other] { $name } toma { $count } billetes.
    }
}
log-pass = { $me ->
    [yes] Pasas.
   *[no] { $name } pasa.
}

## El final
end-winners = { $me ->
    [yes] ¡Ganas tú!
   *[no] { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡{ $names } comparten la victoria!
    }
}
end-finished = Se ha jugado la última ronda.
end-stuck = Nadie podía hacer nada más.
end-abandoned = Los jugadores han terminado la partida; se puntúa tal como estaba.
score-routes = { $count ->
    [one] { $count } ruta
   *[other] { $count } rutas
}
score-ticket-done = { $a } – { $b }
score-ticket-missed = { $a } – { $b } (fallido)
score-total = Total
signed = { $sign ->
    [plus] +{ $count }
   *[minus] { $count }
}
rematch = Jugar otra vez
rematch-go = A la siguiente partida
rematch-first = { $me ->
    [yes] La próxima partida la empiezas tú: el primer turno pasa al asiento siguiente.
   *[no] La próxima partida la empieza { $name }: el primer turno pasa al asiento siguiente.
}
record-download = Descargar la grabación

## Menú
menu = Menú
ask-leave = Dejar la partida
ask-end = Proponer terminar aquí
sure-leave = Un bot seguirá por ti, y no podrás volver a esta partida. ¿Quieres dejarla?
sure-end = La partida termina cuando todos estén de acuerdo, y se puntúa tal como esté. ¿Quieres proponerlo?
watch-title = Dejar que otros miren
watch-why = Quien tenga este enlace puede mirar, pero no ve la mano de nadie.

## Quiénes son los bots y qué se hizo por último
level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto
deed-points = +{ $points }
deed-keep = se queda
deed-pass = pasa
bot-nora = Viaja ligera y lo mira todo
bot-otto = Lee horarios por placer
bot-mila = Conoce a alguien en cada parada
bot-hugo = Nunca repite el mismo camino
