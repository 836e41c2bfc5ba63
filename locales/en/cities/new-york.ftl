city-new-york = New York
city-new-york-about = Taxis in Manhattan, and a point for every attraction on your way.
