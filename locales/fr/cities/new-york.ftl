city-new-york = New York
city-new-york-about = Les taxis de Manhattan, et un point pour chaque attraction touristique en chemin.
city-new-york-source = Le plateau et les Destinations sont ceux du jeu imprimé. Les 41 Routes ont été lues sur des images du plateau et comparées à deux transcriptions, les 18 Destinations à des copies de toutes les cartes et à trois transcriptions. Nous en sommes certains.
