city-berlin = Berlino
city-berlin-about = I tram in superficie, la metropolitana sottoterra.
