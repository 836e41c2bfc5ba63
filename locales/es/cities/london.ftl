city-london = Londres
city-london-about = Autobuses rojos y distritos enteros por unir.
city-london-source = El tablero y los billetes son los del juego impreso. Las 44 rutas se leyeron en dos fotos del tablero y se compararon con una transcripción; los 20 billetes vienen de tres transcripciones. Estamos seguros de ellos; solo del cuarto color de los autobuses, el morado, no lo estamos del todo.
