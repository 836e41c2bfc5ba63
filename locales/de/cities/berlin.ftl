city-berlin = Berlin
city-berlin-about = Trams auf der Straße, die U-Bahn darunter.
city-berlin-reconstruction = Eine Rekonstruktion, nicht der gedruckte Spielplan: Streckennetz, Zielkarten und U-Bahn-Punkte sind von uns.
city-berlin-source = Dieser Spielplan ist eine Rekonstruktion. Die Regeln und die Anzahl der Wagen, Karten und Zielkarten stammen aus der Anleitung; für das Streckennetz haben wir keine Quelle gefunden. Die Orte liegen, wo sie in der Stadt liegen. Sechs der zwanzig Namen sind durch Rezensionen belegt, ebenso, dass die Trams in der Mitte fahren und die U-Bahnen außen herum. Was womit verbunden ist, die Zielkarten und die Punkte der U-Bahn-Strecken sind von uns. Sobald sich der gedruckte Spielplan lesen lässt, tritt er an die Stelle dieses Plans.
