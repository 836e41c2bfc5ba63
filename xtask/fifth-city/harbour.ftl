city-harbour = Harbour Town
city-harbour-about = Streetcars along the quay, and a ferry to the island.
city-harbour-source = Made up, to test that a city is a board, a drawing and its words.
