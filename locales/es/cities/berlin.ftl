city-berlin = Berlín
city-berlin-about = Tranvías en la superficie y metro bajo tierra.
