city-london = Londres
city-london-about = Des bus rouges, et des Districts entiers à relier.
