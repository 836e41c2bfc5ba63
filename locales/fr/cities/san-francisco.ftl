city-san-francisco = San Francisco
city-san-francisco-about = Des tramways, des ferries et des touristes à emmener.
city-san-francisco-source = Les Routes et les Destinations sont celles du jeu imprimé, d’après la transcription d’une seule personne : 65 Routes et 24 Destinations. Ce qu’on peut vérifier concorde : des critiques, un exemple du livret de règles et la valeur de 22 des 24 Destinations. Qu’il y ait un symbole par ferry vient du livret. Les 10 points pour cinq Espaces sont déduits d’autres jeux de la série. La courbe des Routes, et laquelle est de quel côté, n’a pas été mesurée.
