city-new-york = New York
city-new-york-about = Les taxis de Manhattan, et un point pour chaque attraction touristique en chemin.
