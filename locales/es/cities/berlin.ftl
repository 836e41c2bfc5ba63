city-berlin = Berlín
city-berlin-about = Tranvías en la superficie y metro bajo tierra.
city-berlin-reconstruction = Una reconstrucción, no el tablero impreso: la red, los billetes y los puntos del metro son nuestros.
city-berlin-source = Este tablero es una reconstrucción. Las reglas y el número de piezas, cartas y billetes vienen del reglamento, pero no encontramos ninguna fuente para la red. Los lugares están donde están en la ciudad; las reseñas confirman seis de los veinte nombres, y que los tranvías van por el centro y el metro por fuera. Qué lugares están unidos, los billetes y los puntos de las rutas de metro son nuestros. Cuando se pueda leer el tablero impreso, sustituirá a este.
