# Una primera partida que se explica sola. Cada lección tiene un título y un texto; los números vienen del tablero.

learn = Aprender jugando
learn-about = Una primera partida guiada en { $city } contra un bot fácil, unos diez minutos.

coach-title = Explicaciones
coach-on = Explicarme las reglas mientras juego
coach-off = Quitar las explicaciones
coach-next = Entendido
coach-show = Muéstrame
coach-progress = Reglas vistas: { $seen } de { $all }
coach-learned = { $count ->
    [0] Has jugado una partida entera
    [one] Has jugado una partida entera y aprendido { $count } regla
   *[other] Has jugado una partida entera y aprendido { $count } reglas
}
coach-wait = Ahora juegan los demás. Fíjate en lo que toman.
coach-over = Releer las reglas de { $city }
coach-rest = Tú eliges. Volveré a hablar cuando haga falta una regla nueva.

lesson-pieces = { $piece ->
    [taxi] taxis
    [bus] autobuses
    [subway] trenes de metro
    [train] trenes
   *[streetcar] tranvías
}
lesson-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Antes del primer turno
lesson-welcome-title = ¡Ya estás en { $city }!
lesson-welcome = Reclama rutas con tus { lesson-pieces } y une los lugares de tus billetes: gana quien tenga más puntos. Te explico cada regla cuando hace falta, y tú juegas como quieras.
lesson-choose-title = Tus primeros billetes
lesson-choose = Un billete de destino indica dos lugares. Si al final tus rutas los unen, por el camino que sea, recibes sus puntos; si no, los pierdes. Quédate con uno o con los dos. Solo tú los ves.
lesson-place-title = Llegan los turistas
lesson-place = { $me ->
    [yes] Antes del primer turno pones una pila de turistas en un lugar que no tenga ninguno. Se van con las rutas que llegan allí, así que elige un lugar adonde quieras ir.
   *[no] { $count ->
        [one] Antes del primer turno, { $name } ha puesto turistas en los lugares marcados. Pronto verás para qué sirven.
       *[other] Antes del primer turno, { $name } han puesto turistas en los lugares marcados. Pronto verás para qué sirven.
    }
}

## El turno
lesson-tickets-title = Tu objetivo
lesson-tickets = { $count ->
    [one] Tu billete es { $tickets }. Sus dos lugares están marcados en el tablero. Elígelo en tu lista para volver a verlos.
   *[other] Tus billetes son { $tickets }. Sus lugares están marcados en el tablero. Elige uno en tu lista para volver a ver los suyos.
}
lesson-turn-title = Tres opciones
lesson-turn = En cada turno haces una sola cosa: tomar cartas, reclamar una ruta del tablero o tomar más billetes. Luego juega el siguiente.
lesson-draw-title = Tomar cartas
lesson-draw = Las rutas se pagan con cartas de un mismo color. En un turno tomas dos, una tras otra: una visible, que se repone enseguida, o la primera del mazo.
lesson-second-title = Y ahora, la segunda
lesson-second = Toma otra, visible o del mazo, y tu turno acaba. Solo un { wild-card } visible no puede ser la segunda.
lesson-claim-title = Una ruta para ti
lesson-claim = { $color ->
    [grey] Puedes pagar todas las rutas iluminadas. { $a } – { $b } pide { card-count } de un solo color, el que quieras.
   *[other] Puedes pagar todas las rutas iluminadas. { $a } – { $b } pide { card-count } de su color ({ route-color }).
} Elige una ruta en el tablero para reclamarla. Una por turno, donde quieras.
lesson-pay-title = Cómo pagar
lesson-pay = Puedes pagar de varias maneras. Un { wild-card } sustituye a una carta de cualquier color; si te bastan los colores, conviene guardarlo.
lesson-keep-title = Billetes nuevos
lesson-keep = { $count ->
    [one] Era el último billete, así que te lo quedas. Al final cuenta, a tu favor o en tu contra.
   *[other] Quédate con uno o con los dos; si devuelves uno, va debajo del mazo. Los tuyos cuentan al final, a tu favor o en tu contra. ¿Te quedan bastantes { lesson-pieces }?
}
lesson-last-title = La última ronda
lesson-last = { $me ->
    [yes] Te quedan solo { $count ->
        [one] una pieza o ninguna
       *[other] { $count } piezas o menos
    }, y con eso empieza la última ronda: todos juegan un turno más, tú también.
   *[no] A { $name } le quedan solo { $count ->
        [one] una pieza o ninguna
       *[other] { $count } piezas o menos
    }, y con eso empieza la última ronda: todos juegan un turno más, también { $name }.
} Las cartas que sobren no valen nada: reclama lo que puedas.

## Cuando hace falta
lesson-points-title = Tus primeros puntos
lesson-points = { $a } – { $b } es tuya, por { lesson-worth }. { $piece ->
    [subway] Las rutas de metro de { $lengths } cartas dan { $worths } puntos, y cada una requiere uno de tus { $pieces } trenes.
   *[other] Las rutas de { $lengths } casillas dan { $worths } puntos: las largas rinden más. Cada casilla requiere uno de tus { $pieces } { lesson-pieces }.
}
lesson-done-title = ¡Billete completado!
lesson-done = { $ticket } está completado: al final suma { lesson-worth }. Eso ya no te lo quita nadie.
lesson-double-title = Dos rutas en paralelo
lesson-double = { $players ->
    [2] { $a } – { $b } tiene dos rutas. Con dos jugadores, la segunda se cierra en cuanto alguien reclama la primera.
   *[other] { $a } – { $b } tiene dos rutas. Nadie puede tener las dos: la segunda es para otra persona.
}
lesson-tokens-title = Tu primer turista
lesson-tokens = Turistas de { $counts } lugares distintos dan { $worths } puntos al final. Recógelos por toda la ciudad.
lesson-ferry-title = Ferris
lesson-ferry = { $ferries ->
    [one] { $a } – { $b } tiene un símbolo de ferri: de sus { card-count }, una debe ser un { wild-card }.
   *[other] { $a } – { $b } tiene { $ferries } símbolos de ferri: de sus { card-count }, { $ferries } deben ser { wild-card.plural }.
} El resto se paga como siempre.
lesson-subway-title = Bajo tierra
lesson-subway = { $a } – { $b } es una ruta de metro: una casilla larga para uno de tus { $pieces } trenes de metro. Cuesta { card-count }, una por cada símbolo. Los tranvías no van por ahí, ni el metro por otras rutas.
lesson-block-title = Quien llega antes se la queda
lesson-block = { $name } ha reclamado { $a } – { $b }: es suya hasta el final. Si alguien te cierra el paso, da un rodeo: para un billete vale cualquier camino.
lesson-low-title = Se acerca el final
lesson-low = { $me ->
    [yes] { $count ->
        [one] Te queda { $count } pieza.
       *[other] Te quedan { $count } piezas.
    }
   *[no] { $count ->
        [one] A { $name } le queda { $count } pieza.
       *[other] A { $name } le quedan { $count } piezas.
    }
} { $limit ->
    [one] Quien acabe un turno con una o ninguna abre la última ronda.
   *[other] Quien acabe un turno con { $limit } o menos abre la última ronda.
} Completa tus billetes a tiempo.
lesson-wild-title = El { wild-card }
lesson-wild = Vale por cualquier color siempre que pagas. Pero tomarlo de la fila cuesta todo el turno: no hay segunda carta.
lesson-blind-title = Robar a ciegas
lesson-blind = Nadie ve lo que robas del mazo. Y si es un { wild-card }, estás de suerte: cuenta como una carta normal, y en ese turno tomas dos.
lesson-grey-title = Rutas grises
lesson-grey = { $a } – { $b } es gris: paga con el color que quieras, el mismo en todas las cartas. Un { wild-card } siempre encaja.
lesson-sweep-title = Dos { wild-card.plural } visibles
lesson-sweep = Si sale un tercero, las cinco cartas visibles se descartan y se ponen otras cinco.
lesson-more-title = ¿Más billetes?
lesson-more = Has completado todos tus billetes. En tu turno puedes tomar otros dos y quedarte con uno o con los dos. Pero solo si aún puedes completarlos: un billete fallido resta puntos.
lesson-reshuffle-title = Cuando se acaba el mazo
lesson-reshuffle = Cuando no quedan cartas que robar, los descartes se barajan y forman un mazo nuevo. Por cierto: puedes tener en la mano tantas cartas como quieras.
lesson-alone-title = Ya conoces el camino
lesson-alone = De aquí en adelante decides tú; solo hablaré cuando haga falta una regla nueva.

## El final
lesson-score-routes-title = Recuento: rutas
lesson-score-routes = { $count ->
    [0] La partida ha terminado. Primero, las rutas: no has reclamado ninguna.
    [one] La partida ha terminado. Primero, las rutas: tu única ruta ha dado { lesson-worth }.
   *[other] La partida ha terminado. Primero, las rutas: tus { $count } rutas han dado { lesson-worth }.
}
lesson-score-tickets-title = Recuento: billetes
lesson-score-tickets = Ahora se muestran todos los billetes. Los completados suman sus puntos; los demás los restan. Los tuyos: completados { $done }, fallidos { $missed }.
lesson-score-bonus-title = Recuento: puntos extra
lesson-score-win-title = ¿Quién gana?
lesson-score-win = Gana quien tiene más puntos. Si hay empate, quien ha completado más billetes; si también ahí hay empate, la victoria se comparte. Ya sabes jugar. ¿Otra partida?
