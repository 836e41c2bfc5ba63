# Qué falla en un archivo de tablero. Cada clave es `mistake-` y un código del servidor; `$about` y `$key` son palabras del archivo.

mistakes-title = { $count ->
    [one] Este archivo de tablero tiene un error y no se puede jugar:
   *[other] Este archivo de tablero tiene { $count } errores y no se puede jugar:
}
mistakes-more = { $count ->
    [one] Un error más
   *[other] { $count } errores más
}
mistake-line = Línea { $line }: { $text }
mistake-unknown = aquí hay algo mal.

mistake-syntax = esto no es TOML: { $about }
mistake-missing-key = falta «{ $about }».
mistake-unknown-key = «{ $about }» no significa nada aquí. ¿Está mal escrito?
mistake-wrong-type = «{ $key }» debe ser { $expected ->
    [text] un texto sin caracteres de control.
    [flag] true o false.
    [number] un número.
    [whole-number] un número entero.
    [table] una tabla entre llaves.
    [list] una lista entre corchetes.
    [fewest-and-most] el mínimo y el máximo de jugadores, por ejemplo [2, 4].
    [space] [x, y, grados] para cada casilla.
   *[other] otra cosa.
}
mistake-out-of-range = «{ $key }» debe ser un número de { $least } a { $most }.
mistake-too-many = «{ $key }» tiene { $found }, y puede haber { $most } como máximo.
mistake-too-few = «{ $key }» tiene { $found }, y debe haber { $least } como mínimo.
mistake-duplicate = «{ $about }» está dos veces.
mistake-bad-slug = «{ $about }» no sirve de identificador: usa de a a z, de 0 a 9 y guiones sueltos (y no «grey» para un color).
mistake-bad-id = «{ $about }» debe nombrar dos lugares: primero--segundo, con #1 y #2 detrás para las vías de una ruta doble.
mistake-unknown-place = no hay ningún lugar «{ $about }».
mistake-same-place = esto va de «{ $about }» al mismo lugar.
mistake-color-not-in-deck = el mazo no tiene cartas «{ $about }». Una ruta de cualquier color es «grey».
mistake-unknown-piece = no hay piezas «{ $about }».
mistake-which-piece = falta «piece»: ¿qué piezas lleva la ruta?
mistake-no-points = no hay puntos para una ruta «{ $piece }» de { $cards } cartas.
mistake-not-enough-pieces = cada jugador tiene solo { $count } piezas «{ $piece }»: nadie puede reclamar esta ruta.
mistake-too-many-ferries = la ruta tiene más ferris que cartas.
mistake-lane-missing = «{ $about }» es una vía de una ruta doble; falta la otra.
mistake-unequal-lanes = las vías de «{ $about }» no son iguales en longitud o en piezas.
mistake-parallel = «{ $about }» une lugares que ya tienen una ruta; las vías de una ruta doble acaban en #1 y #2.
mistake-wrong-layout = «layout» dibuja { $found } casillas, y la ruta tiene { $spaces }.
mistake-isolated-place = ninguna ruta llega a «{ $about }».
mistake-unreachable-ticket = ninguna serie de rutas une los lugares del billete «{ $about }».
mistake-last-round-at-once = la última ronda empezaría enseguida: los jugadores no tienen más piezas que estas.
mistake-no-tourists = un lugar tiene turistas, pero el tablero no tiene «tourists».
mistake-too-many-stacks = hay más lugares con turistas que símbolos.
mistake-no-room-for-stacks = hay menos lugares que pilas de turistas.
mistake-wrong-tourist-points = «points» tiene { $found } números y necesita { $needed }: de 0 a todos los símbolos.
