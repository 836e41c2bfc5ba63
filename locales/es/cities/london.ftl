city-london = Londres
city-london-about = Autobuses rojos y distritos enteros por unir.
