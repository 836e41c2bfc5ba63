city-new-york = Nueva York
city-new-york-about = Los taxis de Manhattan, y un punto por cada atracción que te quede de camino.
