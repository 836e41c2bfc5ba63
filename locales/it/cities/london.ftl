city-london = Londra
city-london-about = Autobus rossi e interi distretti da collegare.
city-london-source = Tabellone e Biglietti sono quelli del gioco stampato. Le 44 linee sono state lette da due foto del tabellone e confrontate con una trascrizione; i 20 Biglietti vengono da tre trascrizioni. Ne siamo certi, tranne che del quarto colore degli autobus, il viola.
