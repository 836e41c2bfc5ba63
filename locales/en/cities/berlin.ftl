city-berlin = Berlin
city-berlin-about = Streetcars above and the subway below.
city-berlin-reconstruction = A reconstruction, not the printed board: network, tickets and subway points are ours.
city-berlin-source = This board is a reconstruction. The rules and the numbers of pieces, cards and tickets come from the rulebook, but we found no source for the network. Places are where they are in the city; six of the twenty names are attested by reviews, as is that streetcars run in the centre and subways on the outer ring. Which places are connected, the tickets and the points of subway routes are ours. Once the printed board can be read, it will take the place of this one.
