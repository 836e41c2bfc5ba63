# Une première partie qui s’explique d’elle-même. Chaque leçon a un titre et un texte ; les nombres viennent du plateau.

learn = Apprendre en jouant
learn-about = { $city } : une première partie guidée contre un bot facile, environ dix minutes.

coach-title = Explications
coach-on = M’expliquer les règles pendant la partie
coach-off = Arrêter les explications
coach-next = Compris
coach-show = Montrez-moi
coach-progress = { $seen ->
    [one] { $seen } règle vue sur { $all }
   *[other] { $seen } règles vues sur { $all }
}
coach-learned = { $count ->
    [0] Vous avez joué une partie entière
    [one] Vous avez joué une partie entière et appris { $count } règle
   *[other] Vous avez joué une partie entière et appris { $count } règles
}
coach-wait = Les autres jouent. Regardez ce qu’ils prennent.
coach-over = Relire les règles : { $city }
coach-rest = À vous de choisir. J’interviens dès qu’une nouvelle règle entre en jeu.

lesson-pieces = { $piece ->
    [taxi] taxis
    [bus] bus
    [subway] rames de métro
    [train] trains
   *[streetcar] tramways
}
lesson-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Avant le premier tour
lesson-welcome-title = Bienvenue à { $city } !
lesson-welcome = Prenez des Routes avec vos { lesson-pieces } et reliez les Lieux de vos Destinations : le joueur qui a le plus de points gagne. J’explique chaque règle au moment où elle compte, et vous jouez comme vous voulez.
lesson-choose-title = Vos premières Destinations
lesson-choose = Une carte Destination indique deux Lieux. Si vos Routes les relient à la fin, par n’importe quel chemin, elle rapporte ses points ; sinon, vous les perdez. Gardez-en une ou deux. Personne d’autre ne les voit.
lesson-place-title = Les touristes arrivent
lesson-place = { $me ->
    [yes] Avant le premier tour, vous posez une pile de touristes sur un Lieu qui n’en a pas. Ils suivent les Routes qui y mènent : choisissez un Lieu où vous voulez aller.
   *[no] { $count ->
        [one] Avant le premier tour, { $name } a posé des touristes sur les Lieux marqués. Vous verrez bientôt à quoi ils servent.
       *[other] Avant le premier tour, { $name } ont posé des touristes sur les Lieux marqués. Vous verrez bientôt à quoi ils servent.
    }
}

## Le tour
lesson-tickets-title = Votre but
lesson-tickets = { $count ->
    [one] Votre Destination : { $tickets }. Ses deux Lieux sont marqués sur le plateau. Choisissez-la dans votre liste pour les revoir.
   *[other] Vos Destinations : { $tickets }. Leurs Lieux sont marqués sur le plateau. Choisissez-en une dans votre liste pour revoir les siens.
}
lesson-turn-title = Trois choses au choix
lesson-turn = À chaque tour, vous faites une seule chose : prendre des cartes, prendre une Route sur le plateau ou piocher des Destinations. Puis c’est au suivant.
lesson-draw-title = Prendre des cartes
lesson-draw = Une Route se paie avec des cartes d’une même couleur. En un tour, vous en prenez deux, l’une après l’autre : chaque fois une carte visible, remplacée aussitôt, ou la première de la pioche.
lesson-second-title = Et maintenant la deuxième
lesson-second = Prenez encore une carte, visible ou de la pioche, et votre tour est fini. Seule une carte { wild-card } visible ne peut pas être la deuxième.
lesson-claim-title = Une Route pour vous
lesson-claim = { $color ->
    [grey] Vous pouvez payer toutes les Routes éclairées. { $a } – { $b } demande { card-count } d’une seule couleur, à votre choix.
   *[other] Vous pouvez payer toutes les Routes éclairées. { $a } – { $b } est { route-color } et demande { card-count } de cette couleur.
} Choisissez une Route sur le plateau pour la prendre. Une par tour, où vous voulez.
lesson-pay-title = Comment payer
lesson-pay = Il y a plusieurs façons de payer. Une carte { wild-card } remplace n’importe quelle couleur ; si vos couleurs suffisent, mieux vaut la garder.
lesson-keep-title = Nouvelles Destinations
lesson-keep = { $count ->
    [one] C’était la dernière, donc vous la gardez. Elle compte à la fin, pour ou contre vous.
   *[other] Gardez-en une ou deux ; l’autre va sous la pioche. Ce que vous gardez compte à la fin, pour ou contre vous. Vous reste-t-il assez de { lesson-pieces } ?
}
lesson-last-title = Le dernier tour
lesson-last = { $me ->
    [yes] { $count ->
        [0] Il ne vous reste aucun pion
        [one] Il vous reste un pion au plus
       *[other] Il vous reste { $count } pions au plus
    } : le dernier tour de table commence. Chacun joue encore une fois, vous aussi.
   *[no] { $count ->
        [0] Il ne reste aucun pion à { $name }
        [one] Il reste un pion au plus à { $name }
       *[other] Il reste { $count } pions au plus à { $name }
    } : le dernier tour de table commence. Chacun joue encore une fois, { $name } aussi.
} Les cartes qui restent ne valent rien : prenez ce que vous pouvez.

## Au moment où cela compte
lesson-points-title = Vos premiers points
lesson-points = { $a } – { $b } est à vous, pour { lesson-worth }. { $piece ->
    [subway] Les Routes de métro de { $lengths } cartes valent { $worths } points, et chacune utilise une de vos { $pieces } rames.
   *[other] Les Routes de { $lengths } Espaces valent { $worths } points : les longues rapportent plus. Chaque Espace utilise un de vos { $pieces } { lesson-pieces }.
}
lesson-done-title = Une Destination est complétée !
lesson-done = { $ticket } est complétée : elle ajoute { lesson-worth } à la fin. Personne ne peut vous l’enlever.
lesson-double-title = Deux Routes côte à côte
lesson-double = { $players ->
    [2] { $a } – { $b } a deux Routes. À deux joueurs, la deuxième est fermée dès que la première est prise.
   *[other] { $a } – { $b } a deux Routes. Personne ne peut avoir les deux : la deuxième est pour quelqu’un d’autre.
}
lesson-tokens-title = Votre premier touriste
lesson-tokens = Des touristes de { $counts } Lieux différents rapportent { $worths } points à la fin. Allez donc les chercher dans toute la ville.
lesson-ferry-title = Ferries
lesson-ferry = { $ferries ->
    [one] { $a } – { $b } porte un symbole Ferry : sur ses { card-count }, une doit être une carte { wild-card }.
   *[other] { $a } – { $b } porte { $ferries } symboles Ferry : sur ses { card-count }, { $ferries } doivent être des cartes { wild-card }.
} Le reste se paie comme d’habitude.
lesson-subway-title = Sous terre
lesson-subway = { $a } – { $b } est une Route de métro : un long Espace pour une de vos { $pieces } rames. Elle coûte { card-count }, une par signe. Les tramways n’y vont pas, et le métro ne va pas ailleurs.
lesson-block-title = Ce qui est pris est pris
lesson-block = { $name } a pris { $a } – { $b }, pour toute la partie. Si on vous barre le chemin, faites un détour : pour une Destination, tout chemin compte.
lesson-low-title = La fin approche
lesson-low = { $me ->
    [yes] { $count ->
        [one] Il vous reste { $count } pion.
       *[other] Il vous reste { $count } pions.
    }
   *[no] { $count ->
        [one] Il reste { $count } pion à { $name }.
       *[other] Il reste { $count } pions à { $name }.
    }
} { $limit ->
    [0] Le joueur qui finit un tour sans aucun pion lance le dernier tour.
    [one] Le joueur qui finit un tour avec un pion ou aucun lance le dernier tour.
   *[other] Le joueur qui finit un tour avec { $limit } pions ou moins lance le dernier tour.
} Complétez vos Destinations à temps.
lesson-wild-title = { wild-card } : la carte multicolore
lesson-wild = Elle remplace n’importe quelle couleur quand vous payez. Mais visible, elle coûte tout le tour : pas de deuxième carte.
lesson-blind-title = Piocher à l’aveugle
lesson-blind = Personne ne voit ce que vous piochez. Et si c’est une carte { wild-card }, quelle chance : elle compte comme une carte ordinaire, et vous en prenez deux ce tour-là.
lesson-grey-title = Routes grises
lesson-grey = { $a } – { $b } est grise : payez avec la couleur que vous voulez, la même pour toutes les cartes. Une carte { wild-card } convient toujours.
lesson-sweep-title = Deux cartes { wild-card } visibles
lesson-sweep = S’il en vient une troisième, les cinq cartes visibles sont défaussées et cinq nouvelles les remplacent.
lesson-more-title = D’autres Destinations ?
lesson-more = Toutes vos Destinations sont complétées. À votre tour, vous pouvez en piocher deux et en garder une ou deux. Faites-le seulement si vous pouvez encore les compléter : une Destination manquée coûte des points.
lesson-reshuffle-title = Quand la pioche s’épuise
lesson-reshuffle = Quand il n’y a plus de carte à piocher, la défausse est mélangée et la remplace. Et vous pouvez avoir autant de cartes en main que vous voulez.
lesson-alone-title = Vous connaissez le chemin
lesson-alone = À partir d’ici, je vous laisse jouer, et je n’interviens que si une nouvelle règle entre en jeu.

## La fin
lesson-score-routes-title = On compte les Routes
lesson-score-routes = { $count ->
    [0] La partie est terminée. D’abord les Routes : vous n’en avez pris aucune.
    [one] La partie est terminée. D’abord les Routes : votre seule Route a rapporté { lesson-worth }.
   *[other] La partie est terminée. D’abord les Routes : vos { $count } Routes ont rapporté { lesson-worth }.
}
lesson-score-tickets-title = On compte les Destinations
lesson-score-tickets = Toutes les Destinations sont maintenant montrées. Complétées, elles ajoutent leurs points ; sinon, elles les enlèvent. Les vôtres : complétées { $done }, manquées { $missed }.
lesson-score-bonus-title = On compte les points propres à la ville
lesson-score-win-title = Qui gagne ?
lesson-score-win = Le joueur qui a le plus de points gagne ; à égalité, c’est celui qui a complété le plus de Destinations. Si l’égalité demeure, la victoire est partagée. Vous savez jouer. Une autre partie ?
