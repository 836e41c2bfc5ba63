# Las repeticiones, y el final de una partida.

title-replay = Repetición – { $city }
title-replays = Repeticiones – Crosstown
replay-title = Volver a ver una partida
replay-of = Repetición: { $city }
replay-about = Una grabación muestra toda la partida, paso a paso. El archivo solo se lee: el servidor no guarda nada de él.
replay-open = Abrir una grabación…
replay-short = Repetición
replay-watch = Ver la repetición
replay-another = Otra grabación…
replay-choose-file = Elegir el archivo de una grabación…
replay-or-drop = O suelta el archivo en cualquier parte de esta página.
replay-drop-here = Suelta aquí la grabación
replay-games = { $count ->
    [one] Una partida en { $file }
   *[other] { $count } partidas en { $file }: ¿cuál?
}
replay-game = { $number }. { $city }: { $players }
replay-player = { $name } { $points }
replay-look = Verla
replay-fault = El error está { $part ->
    [log] en la entrada { $entry } del historial.
    [seats] en la lista de asientos.
    [fair] en la semilla o en su huella, o algo no se barajó según la semilla.
    [deal] en el reparto de cartas y billetes.
    [result] en el resultado, que no es el de la partida.
   *[record] en la grabación en su conjunto.
}
replay-detail = Detalles para programadores
file-empty = { $file } está vacío.
file-not-json = { $file } no es una grabación: la línea { $line } no es JSON.
file-not-record = { $file } es JSON, pero la línea { $line } no es una grabación de Crosstown.
file-format = { $file } tiene en la línea { $line } una grabación con otro formato. Esta página lee el formato 1.
file-large = { $file } es demasiado grande.

## Pasos
replay-controls = Pasos
replay-slider = Paso
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-where = { $turn ->
    [0] Preparación · paso { $step } de { $last }
   *[other] Turno { $turn } · paso { $step } de { $last }
}
replay-now = { $where }. { $told }
replay-deal = Se reparten las cartas y los billetes.
replay-deck = mazo: { $count }
replay-ticket-deck = billetes: { $count }

## Miradas
replay-eyes = Visto por
replay-eyes-all = Todo a la vista
replay-eyes-watch = Espectadores
replay-watching = Los espectadores no ven las cartas ni los billetes de nadie.
replay-hand = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
replay-tickets = { $count ->
    [one] { $count } billete: { $done ->
        [one] { $done } completado
       *[other] { $done } completados
    }
   *[other] { $count } billetes: { $done ->
        [one] { $done } completado
       *[other] { $done } completados
    }
}
replay-offered = { $count ->
    [one] Ofrecido: { $count } billete
   *[other] A elegir: { $count } billetes
}

## Compartir y comprobar
replay-share = Una partida de Crosstown: { $city }
replay-share-title = Compartir este momento
replay-share-whole = Mejor desde el principio
replay-fair = Cartas sin trampa
replay-fair-yes = La grabación contiene la semilla con la que se barajó. Todo se ha recalculado, y cada carta estaba donde la semilla la pone.
replay-fair-no = Esta grabación no dice con qué semilla se barajó, así que no se puede recalcular nada.
replay-fair-show = Semilla y huella
replay-fair-commitment = Huella, mostrada antes de la partida
replay-fair-seed = Semilla
replay-fair-mixed = { $count ->
    [0] Ningún dispositivo contribuyó a la semilla: el anfitrión la sacó solo.
    [one] Un dispositivo contribuyó a la semilla, así que nadie pudo elegir las cartas.
   *[other] { $count } dispositivos contribuyeron a la semilla, así que nadie pudo elegir las cartas.
}{ $silent ->
    [0] {""}
    [one] {" "}Otro lo había anunciado y no lo hizo.
   *[other] {" "}Otros { $silent } lo habían anunciado y no lo hicieron.
}
replay-fair-own-mixed = La contribución de este dispositivo está entre ellas, sin cambios.
replay-fair-own-missing = Falta la contribución de este dispositivo: llegó demasiado tarde o el anfitrión la dejó fuera.
replay-fair-own-changed = Esto no es lo que se mostró a este dispositivo antes de repartir. Pregunta al anfitrión por qué.
replay-fair-contribution = Contribución de { $name }
replay-fair-silent = sin revelar ({ $commit })
replay-fair-first = Sorteado para empezar
replay-fair-about = Qué significa esto

## La gráfica
chart-title = Puntos turno a turno
chart-turn = Turno
chart-final = Final
chart-table = Los mismos datos en una tabla
chart-words = { $turns ->
    [one] Puntos tras { $turns } turno. { $scores }.
   *[other] Puntos a lo largo de { $turns } turnos. { $scores }.
}
chart-line = { $name }: { $routes } por rutas, { $final } al final

## El final
end-counting = Contando los puntos…
end-skip = Saltar
end-rank = { $rank ->
    [1] Victoria
   *[other] { $rank }.º puesto
}
end-lead = { $me ->
    [yes] ¡Te pones en cabeza!
   *[no] ¡{ $name } se pone en cabeza!
}
end-defeat = Última parada por hoy. La primera salida de mañana es tuya.
end-share = Mostrar la partida a otros
end-share-why = Quien tenga este enlace puede volver a ver toda la partida, con todas las manos a la vista.
networks = Redes

## Una imagen para compartir
picture = Compartir imagen
picture-title = Una imagen de la partida
picture-making = Se está dibujando la imagen…
picture-failed = No se ha podido hacer la imagen en este navegador.
picture-save = Guardar imagen
picture-words = { $city }: el tablero al final. { $scores }.
picture-score = { $name } { $count }
picture-routes = Rutas { $count }
picture-tickets = Billetes { $count }
picture-bonus = Extra { $count }
