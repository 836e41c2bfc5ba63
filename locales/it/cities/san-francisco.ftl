city-san-francisco = San Francisco
city-san-francisco-about = Tram, traghetti e turisti da raccogliere.
city-san-francisco-source = Linee e Biglietti sono quelli del gioco stampato, secondo la trascrizione di una sola persona: 65 linee e 24 Biglietti. Quello che si può controllare coincide: dati di recensioni, un esempio del regolamento e il valore di 22 dei 24 Biglietti. Che ogni traghetto abbia un simbolo viene dal regolamento. I 10 punti per cinque caselle sono dedotti da altri giochi della serie. Come curvano le linee, e quale sta da quale lato, non è stato misurato.
