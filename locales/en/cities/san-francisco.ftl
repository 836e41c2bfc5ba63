city-san-francisco = San Francisco
city-san-francisco-about = Streetcars, ferries, and tourists to collect.
city-san-francisco-source = Routes and tickets are those of the printed game, after the transcription of a single owner: 65 routes and 24 tickets. What can be checked agrees: facts in reviews, an example in the rulebook, and the values of 22 of the 24 tickets. One ferry sign for each ferry comes from the rulebook. The 10 points for five spaces are inferred from other games of the series. How lanes curve, and which lies on which side, was not measured.
