city-berlin = Berlin
city-berlin-about = Le tramway en surface, le métro en dessous.
