city-new-york = New York
city-new-york-about = I taxi di Manhattan, e un punto per ogni attrazione turistica raggiunta.
city-new-york-source = Tabellone e Biglietti sono quelli del gioco stampato. Le 41 linee sono state lette da immagini del tabellone e confrontate con due trascrizioni, i 18 Biglietti con scansioni di tutte le carte e tre trascrizioni. Ne siamo certi.
