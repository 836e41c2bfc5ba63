city-san-francisco = San Francisco
city-san-francisco-about = Streetcars, ferries, and tourists to collect.
