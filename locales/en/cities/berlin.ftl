city-berlin = Berlin
city-berlin-about = Streetcars above and the subway below.
