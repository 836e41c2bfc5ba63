city-london = Londra
city-london-about = Autobus rossi e interi distretti da collegare.
