# Les règles d’une ville, avec nos propres mots. Les nombres viennent du plateau.

guide-title = Règles de { $city }
guide-lead = De deux à quatre joueurs relient des Lieux au cœur de { $city }. La victoire va à qui a le plus de points à la fin ; une partie dure de dix à quinze minutes.

guide-parts = Le matériel
guide-parts-pieces = { $kind ->
    [taxi] Chacun a { $pieces } taxis d’une couleur.
    [bus] Chacun a { $pieces } bus d’une couleur.
    [subway] Et { $pieces } rames de métro.
    [train] Chacun a { $pieces } trains d’une couleur.
   *[streetcar] Chacun a { $pieces } tramways d’une couleur.
}
guide-parts-cards = Il y a { $cards } cartes : { $each } de chacune des { $colors } couleurs, et { $wilds } multicolores, qui remplacent n’importe quelle couleur. Ici, la carte multicolore est { $wild ->
    [taxi] le taxi
    [bus] le bus
    [ferry] le ferry
    [bicycle] le vélo
   *[locomotive] la locomotive
}.
guide-parts-tickets = Chacune des { $tickets } cartes Destination nomme deux Lieux et un nombre de points.

guide-setup = Pour commencer
guide-setup-deal = Chacun reçoit deux cartes, qui restent cachées ; cinq autres sont posées face visible en ligne.
guide-setup-tickets = On propose aussi à chacun deux cartes Destination : il en garde une ou deux. Tous choisissent en même temps. Ce qu’on garde reste secret jusqu’à la fin ; ce qu’on rend va sous la pioche des Destinations.

guide-turn = Votre tour
guide-turn-three = Faites une chose sur trois : piocher des cartes, prendre une Route ou piocher des Destinations. Si rien n’est possible, vous passez ; on ne passe pas par choix.

guide-draw = Piocher des cartes
guide-draw-two = Prenez deux cartes, l’une après l’autre, visibles dans la ligne ou cachées dans la pioche. Une carte de la ligne est remplacée aussitôt, avant le choix de la seconde.
guide-draw-wild = Une carte multicolore visible compte double : prise en premier, elle termine le tour, et on ne peut pas la prendre en second. Piochée à l’aveugle, c’est une carte comme une autre.
guide-draw-sweep = Chaque fois que trois des cinq cartes visibles sont multicolores, les cinq sont défaussées et cinq nouvelles retournées.
guide-draw-shuffle = Quand la pioche est épuisée, la défausse est mélangée et la remplace. On peut tenir autant de cartes qu’on veut.

guide-claim = Prendre une Route
guide-claim-pay = Choisissez une Route libre n’importe où sur le plateau et jouez autant de cartes qu’elle en demande, toutes d’une couleur : celle de la Route, ou n’importe laquelle pour une Route grise. Les cartes multicolores remplacent ce qui manque, et on peut en jouer même si rien ne manque.
guide-claim-pieces = Posez une de vos pièces sur chaque case. S’il vous en reste trop peu, vous ne pouvez pas prendre la Route.
guide-claim-double = Là où deux Routes vont côte à côte, personne ne peut avoir les deux. À deux joueurs, la seconde est fermée dès que la première est prise.
guide-claim-points = Une Route rapporte des points selon sa longueur :
guide-claim-points-subway = Une Route de métro rapporte des points selon son coût :
guide-claim-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
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
guide-tickets-draw = Piochez deux cartes Destination et gardez-en une ou deux ; celle que vous rendez va sous la pioche. S’il n’en reste qu’une, vous la gardez.
guide-tickets-worth = À la fin, une Destination rapporte ses points si vos Routes relient ses deux Lieux, par n’importe quel chemin. Sinon, vous perdez autant de points. On ne rend plus une Destination gardée.

guide-ferries = Ferries
guide-ferries-text = Chaque signe de ferry sur une Route demande une carte Ferry. Les autres cases se paient comme d’habitude, y compris avec d’autres cartes Ferry.

guide-subways = Métro
guide-subways-text = Une Route de métro a une seule longue case pour une rame de métro ; le nombre à côté dit combien de cartes elle coûte. Tramways et rames de métro ne se remplacent pas.

guide-end = La fin
guide-end-last = { $last ->
    [one] Quand quelqu’un finit son tour avec une pièce au plus, chacun joue encore un tour, lui compris.
   *[other] Quand quelqu’un finit son tour avec { $last } pièces au plus, chacun joue encore un tour, lui compris.
}
guide-end-score = Ensuite, toutes les Destinations sont montrées. Additionnez les points de vos Routes et des Destinations réussies, ôtez ceux des autres, et ajoutez les points propres à la ville.
guide-end-tie = À égalité de points, gagne qui a réussi le plus de Destinations ; si c’est encore égal, la victoire est partagée.

guide-rare = Cas rares
guide-rare-empty = Si la pioche et la défausse sont vides, les places vides de la ligne le restent jusqu’à ce qu’il y ait de nouveau une défausse. S’il n’y a pas de seconde carte à prendre, le tour finit après la première.
guide-rare-sweep = S’il reste moins de trois cartes qui ne sont pas multicolores, la ligne n’est plus remplacée.
guide-rare-stuck = Si tous passent l’un après l’autre, la partie est finie et l’on compte les points.
guide-rare-left = Si quelqu’un part, un bot joue à sa place ; ou bien tous sont d’accord et la partie s’arrête.

guide-players = { $count ->
    [one] { $count } joueur :
   *[other] { $count } joueurs :
}
