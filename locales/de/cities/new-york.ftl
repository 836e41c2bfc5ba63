city-new-york = New York
city-new-york-about = Taxis in Manhattan und ein Punkt für jede Attraktion am Weg.
