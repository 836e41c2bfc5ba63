city-new-york = New York
city-new-york-about = Taxis in Manhattan, and a point for every attraction on your way.
city-new-york-source = Board and tickets are those of the printed game. All 41 routes were read from pictures of the board and compared with two transcriptions, all 18 tickets from scans of the cards and three transcriptions. We are certain of them.
