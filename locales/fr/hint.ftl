# Ce que ferait un bot, et pourquoi.

hint = Conseil
hint-title = Ce que ferait un bot
hint-do = Le faire
hint-asks = Le bot réfléchit…
hint-keep = Gardez { $tickets }.
hint-place = Posez les touristes sur { $place }.
hint-draw-deck = Piochez une carte.
hint-draw-row = Prenez { a-card } parmi les cartes visibles.
hint-claim = Prenez la Route { $a } – { $b } avec { $cards }{ $took ->
    [yes] {" "}et le touriste de { $tourist }
   *[no] {""}
}.
hint-tickets = Piochez des Destinations.
hint-pass = Passez : rien d’autre n’est possible.
hint-why-keep = De tous les choix, c’est le plus prometteur pour les Routes qu’il demande.
hint-why-claim = Elle fait partie du chemin pour { $tickets }.
hint-why-points = Aucune Destination ne la demande, mais elle rapporte { points }.
hint-why-draw = Il faut des cartes pour { $tickets } : le chemin est marqué sur le plateau.
hint-why-save = Aucune Destination ne demande de cartes : réunissez-en pour des Routes qui rapportent.
hint-why-tickets = Les vôtres sont réalisées ou hors d’atteinte, et il reste des pièces pour d’autres.
hint-why-place = Votre chemin devrait y passer.
