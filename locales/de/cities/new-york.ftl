city-new-york = New York
city-new-york-about = Taxis in Manhattan und ein Punkt für jede Attraktion am Weg.
city-new-york-source = Spielplan und Zielkarten sind die des gedruckten Spiels. Alle 41 Strecken sind von Bildern des Spielplans abgelesen und mit zwei Abschriften verglichen, alle 18 Zielkarten mit Scans der Karten und drei Abschriften. Wir sind uns sicher.
