# Las reglas de una ciudad, con nuestras palabras. Los números vienen del tablero.

guide-title = Reglas de { $city }
guide-lead = De dos a cuatro jugadores unen lugares en el corazón de { $city }. Gana quien tenga más puntos al final; una partida dura de diez a quince minutos.

guide-parts = El material
guide-parts-pieces = { $kind ->
    [taxi] Cada jugador tiene { $pieces } taxis de un color.
    [bus] Cada jugador tiene { $pieces } autobuses de un color.
    [subway] Y { $pieces } trenes de metro.
    [train] Cada jugador tiene { $pieces } trenes de un color.
   *[streetcar] Cada jugador tiene { $pieces } tranvías de un color.
}
guide-parts-cards = Hay { $cards } cartas: { $each } de cada uno de los { $colors } colores y { $wilds } comodines, que valen por cualquier color. Aquí el comodín es { $wild ->
    [taxi] el taxi
    [bus] el autobús
    [ferry] el ferri
    [bicycle] la bicicleta
   *[locomotive] la locomotora
}.
guide-parts-tickets = Cada uno de los { $tickets } billetes de destino indica dos lugares y un número de puntos.

guide-setup = Para empezar
guide-setup-deal = Cada jugador recibe dos cartas, que mantiene ocultas; otras cinco forman la fila de cartas visibles.
guide-setup-tickets = A cada jugador se le ofrecen también dos billetes y se queda con uno o con los dos. Todos eligen a la vez, y nadie sabe con cuántos se quedan los demás hasta que todos han elegido. Tus billetes son secretos hasta el final; el que devuelvas va debajo del mazo de billetes.
guide-setup-first = Quién empieza se decide al azar, salvo que lo diga quien abre la mesa: el más joven, por ejemplo. Si los mismos jugadores juegan otra partida, el primer turno pasa al asiento siguiente.

guide-turn = Tu turno
guide-turn-three = Se juega por turnos en el sentido de las agujas del reloj, en el orden de los asientos. En tu turno haces exactamente una de estas tres cosas: tomar cartas, reclamar una ruta o tomar billetes.
guide-turn-pass = Si no puedes hacer ninguna, pasas; si puedes, no está permitido pasar. Si todos pasan uno tras otro, la partida termina y se cuentan los puntos.

guide-draw = Tomar cartas
guide-draw-two = Toma dos cartas, una tras otra, de la fila o a ciegas del mazo. La carta que sale de la fila se repone enseguida, antes de que elijas la segunda.
guide-draw-begun = Si tomas una carta, sigues hasta el final: ya no puedes hacer otra cosa, y si hay una segunda carta que puedas tomar, la tomas.
guide-draw-wild = Un comodín visible cuenta por dos cartas: si lo tomas primero, tu turno acaba, y no puede ser tu segunda carta. Robado a ciegas, es una carta como las demás.
guide-draw-sweep = Siempre que tres o más de las cinco cartas visibles son comodines, las cinco se descartan y se ponen otras cinco.
guide-draw-shuffle = Cuando hace falta una carta y el mazo está vacío, los descartes se barajan y forman uno nuevo. Puedes tener en la mano tantas cartas como quieras.

guide-claim = Reclamar una ruta
guide-claim-free = Elige una ruta libre en cualquier parte del tablero; no hace falta que toque las tuyas. Puedes reclamar una ruta por turno.
guide-claim-pay = Juega tantas cartas como pida, todas de un color: el de la ruta o, si es gris, el que quieras. Los comodines sustituyen lo que te falte, aunque sea todo, y puedes usarlos aunque no te falte nada. Después las cartas van a los descartes.
guide-claim-pieces = Pon una de tus piezas en cada casilla. Si no te quedan bastantes, no puedes reclamar la ruta.
guide-claim-double = Donde dos rutas de la misma longitud van en paralelo, nadie puede tener las dos. Con dos jugadores, la segunda se cierra para todos en cuanto alguien reclama la primera.
guide-claim-points = Una ruta da puntos según su longitud:
guide-claim-points-subway = Una ruta de metro da puntos según lo que cuesta:
guide-claim-spaces = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
guide-claim-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
guide-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

guide-tickets = Tomar billetes
guide-tickets-draw = Toma dos billetes y quédate con uno o con los dos; el que devuelvas va debajo del mazo. Lo que te quedas es tuyo hasta el final.
guide-tickets-last = Si solo queda un billete, lo tomas y tienes que quedártelo. Si no queda ninguno, no puedes tomar billetes.
guide-tickets-worth = Al final, un billete da sus puntos si tus rutas unen sus dos lugares, por el camino que sea. Si no, pierdes esos mismos puntos. Puedes tener tantos billetes como quieras.

guide-ferries = Ferris
guide-ferries-text = Cada símbolo de ferri en una ruta pide un comodín Ferri. Las demás casillas se pagan como siempre, también con más comodines.

guide-subways = Metro
guide-subways-text = Una ruta de metro tiene una sola casilla larga para un tren de metro, con un símbolo por cada carta que cuesta. Los tranvías y los trenes de metro no se sustituyen entre sí.

guide-end = El final
guide-end-last = { $last ->
    [one] Cuando alguien acaba su turno con una pieza o ninguna, todos juegan un turno más, incluido ese jugador.
   *[other] Cuando alguien acaba su turno con { $last } piezas o menos, todos juegan un turno más, incluido ese jugador.
}
guide-end-kinds = Aquí las piezas de todas las clases cuentan juntas.
guide-end-score = Después se muestran todos los billetes. Suma los puntos de tus rutas y de tus billetes completados, y resta los de los fallidos.{ $bonus ->
    [yes] {" "}Luego añade los puntos extra de la ciudad.
   *[no] {""}
}
guide-end-tie = Si hay empate a puntos, gana quien haya completado más billetes; si también ahí hay empate, la victoria se comparte.

guide-rare = Casos raros
guide-rare-second = Si no hay una segunda carta que puedas tomar, tu turno acaba tras la primera. Si no hay ninguna, no puedes tomar cartas.
guide-rare-empty = Si se acaban el mazo y los descartes, los huecos de la fila quedan vacíos hasta que vuelva a haber descartes.
guide-rare-sweep = La fila solo se renueva si tiene cinco cartas y si entre el mazo, los descartes y la fila quedan al menos tres cartas que no sean comodines. Con menos, cualquier fila nueva volvería a tener tres comodines.
guide-rare-left = Si alguien se va, un bot sigue jugando por esa persona; o bien todos acuerdan terminar la partida.

guide-source = De dónde viene esto
guide-source-rules = Las reglas son las de los juegos impresos, con nuestras palabras. Los números como R3.4 nombran una regla; los que llevan una Q, una decisión nuestra donde los reglamentos no dicen nada. Cuando algo no se puede hacer, se nombra la regla con su número.
