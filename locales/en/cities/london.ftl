city-london = London
city-london-about = Red buses, and whole districts to connect.
city-london-source = Board and tickets are those of the printed game. All 44 routes were read from two photos of the board and compared with a transcription, all 20 tickets come from three transcriptions. We are certain of them; only the fourth colour of the buses, purple, is what we believe.
