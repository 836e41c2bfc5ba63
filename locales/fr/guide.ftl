# Les règles d’une ville, avec nos propres mots. Les nombres viennent du plateau.

guide-title = Règles de { $city }
guide-lead = Deux à quatre joueurs relient des Lieux au cœur de { $city }. Le joueur qui a le plus de points à la fin gagne ; une partie dure de dix à quinze minutes.

guide-parts = Le matériel
guide-parts-pieces = { $kind ->
    [taxi] Chaque joueur a { $pieces } taxis d’une même couleur.
    [bus] Chaque joueur a { $pieces } bus d’une même couleur.
    [subway] Et { $pieces } rames de métro.
    [train] Chaque joueur a { $pieces } trains d’une même couleur.
   *[streetcar] Chaque joueur a { $pieces } tramways d’une même couleur.
}
guide-parts-cards = Il y a { $cards } cartes : { $each } de chacune des { $colors } couleurs, et { $wilds } multicolores, qui remplacent n’importe quelle couleur. Ici, la carte multicolore est { $wild ->
    [taxi] le taxi
    [bus] le bus
    [ferry] le ferry
    [bicycle] le vélo
   *[locomotive] la locomotive
}.
guide-parts-tickets = Chacune des { $tickets } cartes Destination indique deux Lieux et un nombre de points.

guide-setup = Pour commencer
guide-setup-deal = Chacun reçoit deux cartes, qu’il garde cachées ; puis cinq cartes visibles sont posées pour tous.
guide-setup-tickets = On propose aussi à chacun deux cartes Destination : il en garde une ou deux. Tous choisissent en même temps, et personne ne sait combien les autres en gardent avant que le dernier ait choisi. Les Destinations gardées restent secrètes jusqu’à la fin ; celle qu’on rend va sous la pioche des Destinations.
guide-setup-first = Le premier joueur est tiré au sort, sauf si celui qui ouvre la table le désigne : le plus jeune, par exemple. Dans une autre partie des mêmes joueurs, le premier tour passe à la place suivante.

guide-turn = Votre tour
guide-turn-three = On joue à tour de rôle dans le sens des aiguilles d’une montre, dans l’ordre des places. À votre tour, faites une seule de ces trois choses : piocher des cartes, prendre une Route ou piocher des Destinations.
guide-turn-pass = Si rien n’est possible, vous passez ; on ne peut pas passer volontairement. Si tous passent l’un après l’autre, la partie est finie et l’on compte les points.

guide-draw = Piocher des cartes
guide-draw-two = Prenez deux cartes, l’une après l’autre, parmi les cartes visibles ou à l’aveugle dans la pioche. Une carte visible est remplacée aussitôt, avant le choix de la deuxième.
guide-draw-begun = Une pioche commencée se termine : après la première carte, vous ne pouvez plus rien faire d’autre, et s’il y a une deuxième carte à prendre, vous la prenez.
guide-draw-wild = Une carte multicolore visible compte double : prise en premier, elle termine le tour, et on ne peut pas la prendre en deuxième. Piochée à l’aveugle, c’est une carte comme une autre.
guide-draw-sweep = Dès que trois au moins des cinq cartes visibles sont multicolores, les cinq sont défaussées et remplacées par cinq nouvelles.
guide-draw-shuffle = Quand il faut une carte et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. On peut avoir autant de cartes en main qu’on veut.

guide-claim = Prendre une Route
guide-claim-free = Choisissez une Route libre n’importe où sur le plateau ; elle n’a pas à toucher les vôtres. On prend une seule Route par tour.
guide-claim-pay = Jouez autant de cartes qu’elle en demande, toutes d’une même couleur : celle de la Route, ou n’importe laquelle pour une Route grise. Les cartes multicolores remplacent ce qui manque, même tout, et on peut en jouer même si rien ne manque. Les cartes vont ensuite à la défausse.
guide-claim-pieces = Posez un de vos pions sur chaque Espace. S’il vous en reste trop peu, vous ne pouvez pas prendre la Route.
guide-claim-double = Là où deux Routes de même longueur sont côte à côte, personne ne peut avoir les deux. À deux joueurs, la deuxième est fermée à tous dès que la première est prise.
guide-claim-points = Une Route rapporte des points selon sa longueur :
guide-claim-points-subway = Une Route de métro rapporte des points selon son coût :
guide-claim-spaces = { $count ->
    [one] { $count } Espace
   *[other] { $count } Espaces
}
guide-claim-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
guide-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

guide-tickets = Piocher des Destinations
guide-tickets-draw = Piochez deux cartes Destination et gardez-en une ou deux ; celle que vous rendez va sous la pioche. Celles que vous gardez restent à vous jusqu’à la fin.
guide-tickets-last = S’il ne reste qu’une Destination, vous la piochez et devez la garder. S’il n’en reste aucune, on ne peut plus en piocher.
guide-tickets-worth = À la fin, une Destination rapporte ses points si vos Routes relient ses deux Lieux, par n’importe quel chemin. Sinon, vous perdez autant de points. On peut avoir autant de Destinations qu’on veut.

guide-ferries = Ferries
guide-ferries-text = Chaque symbole Ferry sur une Route demande une carte Ferry. Les autres Espaces se paient comme d’habitude, y compris avec d’autres cartes Ferry.

guide-subways = Métro
guide-subways-text = Une Route de métro a un seul long Espace pour une rame de métro, avec un signe par carte à payer. Tramways et rames de métro ne se remplacent pas.

guide-end = La fin
guide-end-last = { $last ->
    [0] Quand un joueur finit son tour sans aucun pion, chacun joue encore un tour, lui compris.
    [one] Quand un joueur finit son tour avec un pion au plus, chacun joue encore un tour, lui compris.
   *[other] Quand un joueur finit son tour avec { $last } pions au plus, chacun joue encore un tour, lui compris.
}
guide-end-kinds = Ici, les pions de toutes sortes comptent ensemble.
guide-end-score = Ensuite, toutes les Destinations sont montrées. Additionnez les points de vos Routes et des Destinations complétées, et ôtez ceux des Destinations manquées.{ $bonus ->
    [yes] {" "}Ajoutez enfin les points propres à la ville.
   *[no] {""}
}
guide-end-tie = À égalité de points, le joueur qui a complété le plus de Destinations gagne ; si l’égalité demeure, la victoire est partagée.

guide-rare = Cas rares
guide-rare-second = S’il n’y a pas de deuxième carte que vous puissiez prendre, votre tour finit après la première. S’il n’y en a aucune, on ne peut pas piocher de cartes.
guide-rare-empty = Si la pioche et la défausse sont vides, les emplacements vides parmi les cartes visibles le restent jusqu’à ce qu’il y ait de nouveau une défausse.
guide-rare-sweep = Les cartes visibles ne sont défaussées que si elles sont cinq, et si la pioche, la défausse et les cartes visibles comptent ensemble au moins trois cartes qui ne sont pas multicolores. Avec moins, on retrouverait toujours trois cartes multicolores.
guide-rare-left = Si quelqu’un part, un bot joue à sa place ; ou bien, si tous sont d’accord, la partie s’arrête.

guide-source = D’où cela vient
guide-source-rules = Les règles sont celles des jeux imprimés, dans nos propres mots. Un numéro comme R3.4 désigne une règle ; avec un Q, c’est une décision à nous, là où les livrets ne disent rien. Quand une action est refusée, la règle est citée avec son numéro.
