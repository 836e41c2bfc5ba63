city-london = London
city-london-about = Rote Busse und ganze Bezirke zum Verbinden.
city-london-source = Spielplan und Zielkarten sind die des gedruckten Spiels. Alle 44 Strecken sind von zwei Fotos des Spielplans abgelesen und mit einer Abschrift verglichen, alle 20 Zielkarten stammen aus drei Abschriften. Wir sind uns sicher; nur bei Violett, der vierten Farbe der Busse, vermuten wir es.
