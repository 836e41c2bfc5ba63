city-berlin = Berlino
city-berlin-about = I tram in superficie, la metropolitana sottoterra.
city-berlin-reconstruction = Una ricostruzione, non il tabellone stampato: la rete, i Biglietti e i punti della metropolitana sono nostri.
city-berlin-source = Questo tabellone è una ricostruzione. Le regole e il numero di pezzi, carte e Biglietti vengono dal regolamento, ma per la rete non abbiamo trovato nessuna fonte. Le località sono dove sono in città; le recensioni confermano sei dei venti nomi, e che i tram girano in centro e la metropolitana all’esterno. Quali località sono collegate, i Biglietti e i punti delle linee della metropolitana sono nostri. Quando si potrà leggere il tabellone stampato, prenderà il posto di questo.
