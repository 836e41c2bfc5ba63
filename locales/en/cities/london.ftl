city-london = London
city-london-about = Red buses, and whole districts to connect.
