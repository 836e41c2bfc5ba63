city-san-francisco = San Francisco
city-san-francisco-about = Trams, Fähren und Touristen zum Einsammeln.
