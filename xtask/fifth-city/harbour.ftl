city-harbour = Harbour Town
city-harbour-about = Trams along the quay, and a ferry to the island.
