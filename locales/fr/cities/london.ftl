city-london = Londres
city-london-about = Des bus rouges, et des Districts entiers à relier.
city-london-source = Le plateau et les Destinations sont ceux du jeu imprimé. Les 44 Routes ont été lues sur deux photos du plateau et comparées à une transcription ; les 20 Destinations viennent de trois transcriptions. Nous en sommes certains, sauf de la quatrième couleur des bus, le violet.
