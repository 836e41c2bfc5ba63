city-berlin = Berlin
city-berlin-about = Trams auf der Straße, die U-Bahn darunter.
