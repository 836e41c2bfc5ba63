city-san-francisco = San Francisco
city-san-francisco-about = Tram, traghetti e turisti da raccogliere.
