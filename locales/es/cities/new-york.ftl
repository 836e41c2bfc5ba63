city-new-york = Nueva York
city-new-york-about = Los taxis de Manhattan, y un punto por cada atracción que te quede de camino.
city-new-york-source = El tablero y los billetes son los del juego impreso. Las 41 rutas se leyeron en imágenes del tablero y se compararon con dos transcripciones; los 18 billetes, con copias de todas las cartas y tres transcripciones. Estamos seguros de ellos.
