city-berlin = Berlin
city-berlin-about = Le tramway en surface, le métro en dessous.
city-berlin-reconstruction = Une reconstitution, pas le plateau imprimé : le réseau, les Destinations et les points du métro sont de nous.
city-berlin-source = Ce plateau est une reconstitution. Les règles et le nombre de pions, de cartes et de Destinations viennent du livret de règles, mais nous n’avons trouvé aucune source pour le réseau. Les Lieux sont là où ils sont dans la ville ; des critiques attestent six des vingt noms, et que les tramways circulent au centre et le métro autour. Les liaisons, les Destinations et les points des Routes de métro sont de nous. Quand on pourra lire le plateau imprimé, il remplacera celui-ci.
