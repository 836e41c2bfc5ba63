city-san-francisco = San Francisco
city-san-francisco-about = Tranvías, ferris y turistas que recoger.
city-san-francisco-source = Las rutas y los billetes son los del juego impreso, según la transcripción de una sola persona: 65 rutas y 24 billetes. Lo que se puede comprobar coincide: datos de reseñas, un ejemplo del reglamento y el valor de 22 de los 24 billetes. Que cada ferri tenga un símbolo viene del reglamento. Los 10 puntos por cinco casillas se deducen de otros juegos de la serie. No se midió cómo se curvan las rutas ni cuál va a cada lado.
