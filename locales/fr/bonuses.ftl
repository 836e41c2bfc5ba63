# Ce qui rapporte des points à la fin, outre les Routes et les Destinations : tout ce qui se dit d’un type de bonus.

## Au décompte
score-bonus-attractions = Attractions touristiques
score-bonus-districts = Districts
score-bonus-tourists = { $count ->
    [0] Aucun touriste
    [one] { $count } touriste
   *[other] { $count } touristes différents
}

## Sur la page des règles
guide-attractions = Attractions touristiques
guide-attractions-text = Certains Lieux sont marqués comme attractions. À la fin, chaque attraction touchée par vos Routes rapporte un point.
guide-districts = Districts
guide-districts-text = Les Lieux de même couleur et de même numéro forment un District. Si vos Routes relient tous les Lieux d’un District, vous recevez à la fin autant de points que son numéro. Le chemin peut passer par d’autres Lieux.
guide-tourists = Touristes
guide-tourists-first = Il y a { $symbols } piles de jetons Touriste, chacune avec son symbole. Dès le début, il y en a une sur chacun de ces Lieux : { $places }.
guide-tourists-placed = Les autres piles ({ $rest }) sont posées quand tous ont choisi leurs Destinations, avant le premier tour, chacune sur n’importe quel Lieu sans pile. À deux, le deuxième joueur les pose toutes ; à plus, le dernier joueur en pose une, puis l’avant-dernier la suivante.
guide-tourists-size = Le nombre de jetons d’une pile dépend du nombre de joueurs :
guide-tourists-players = Joueurs
guide-tourists-start = Pile du début
guide-tourists-further = Autre pile
guide-tourists-take = Le joueur qui prend une Route menant à un Lieu avec des jetons en prend un, sauf s’il a déjà ce symbole. S’il y en a aux deux bouts de la Route, il choisit ; en prendre un est obligatoire. Jamais plus d’un par Route. Les jetons sont visibles de tous.
guide-tourists-points = Les jetons différents rapportent des points à la fin :
guide-tourists-few = 0 à { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
guide-tourists-count = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}

## Dans une première partie
lesson-attractions-title = À voir en chemin
lesson-attractions = { $place } porte une étoile : c’est une attraction touristique. Chaque attraction touchée par vos Routes rapporte un point à la fin.
lesson-districts-title = Districts
lesson-districts = Les { $count } Lieux marqués ont la même couleur et le même numéro : c’est un District. Reliez-les tous par vos Routes, en passant où vous voulez, et vous recevez { lesson-worth } à la fin.
lesson-tourists-title = Emmenez un touriste
lesson-tourists = Des touristes attendent aux Lieux marqués. Prenez une Route qui y mène, et l’un d’eux vous suit. Un par Route, et jamais deux du même Lieu.
lesson-score-bonus = { $kind ->
    [attractions] Puis chacun reçoit un point pour chaque attraction touchée par ses Routes.
    [districts] Puis chacun reçoit les points de chaque District qu’il a complété.
    [tourists] Puis chacun reçoit des points pour ses touristes différents.
   *[other] Puis viennent les points propres au plateau.
}
