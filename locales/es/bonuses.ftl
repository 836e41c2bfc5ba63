# Lo que puntúa al final además de rutas y billetes: todo lo que se dice de cada clase de puntos extra.

## En la hoja de puntos
score-bonus-attractions = Atracciones turísticas
score-bonus-districts = Distritos
score-bonus-tourists = { $count ->
    [one] { $count } turista
   *[other] { $count } turistas distintos
}

## En la página de reglas
guide-attractions = Atracciones turísticas
guide-attractions-text = Algunos lugares están marcados como atracciones. Al final recibes un punto por cada una a la que llegue alguna de tus rutas.
guide-districts = Distritos
guide-districts-text = Los lugares con el mismo color y número forman un distrito. Si tus rutas unen todos los lugares de un distrito, al final recibes tantos puntos como indica su número. El camino puede pasar por otros lugares.
guide-tourists = Turistas
guide-tourists-first = Hay { $symbols } pilas de fichas de turista, cada una con su símbolo. Desde el principio hay una en cada uno de estos lugares: { $places }.
guide-tourists-placed = Las demás pilas ({ $rest }) se ponen cuando todos han elegido sus billetes, antes del primer turno, cada una en un lugar cualquiera que no tenga pila. Con dos jugadores, el segundo las pone todas; con más, el último pone una y luego el penúltimo pone la siguiente.
guide-tourists-size = Las fichas de una pila dependen del número de jugadores:
guide-tourists-players = Jugadores
guide-tourists-start = Pila inicial
guide-tourists-further = Otra pila
guide-tourists-take = Quien reclama una ruta que llega a un lugar con fichas se lleva una, salvo que ya tenga ese símbolo. Si hay fichas en los dos extremos, elige una; llevársela es obligatorio. Nunca más de una por ruta. Las fichas están a la vista de todos.
guide-tourists-points = Las fichas distintas dan puntos al final:
guide-tourists-few = De 0 a { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
guide-tourists-count = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}

## En una primera partida
lesson-attractions-title = Una parada turística
lesson-attractions = { $place } tiene una estrella: es una atracción turística. Por cada una a la que lleguen tus rutas recibes un punto al final.
lesson-districts-title = Distritos
lesson-districts = Los { $count } lugares marcados tienen el mismo color y número: son un distrito. Únelos con tus rutas, pasando por donde quieras, y al final recibes { lesson-worth }.
lesson-tourists-title = Llévate a un turista
lesson-tourists = En los lugares marcados esperan turistas. Reclama una ruta que llegue allí y uno de ellos se va contigo. Uno por ruta, y nunca dos del mismo lugar.
lesson-score-bonus = { $kind ->
    [attractions] Luego, cada jugador recibe un punto por cada atracción a la que llegan sus rutas.
    [districts] Luego, cada jugador recibe los puntos de cada distrito que ha unido.
    [tourists] Luego, cada jugador recibe puntos por sus turistas distintos.
   *[other] Luego vienen los puntos extra del tablero.
}
