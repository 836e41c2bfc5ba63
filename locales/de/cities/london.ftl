city-london = London
city-london-about = Rote Busse und ganze Bezirke zum Verbinden.
