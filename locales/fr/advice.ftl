# Ce que ferait un bot, et pourquoi.

hint = Conseil
hint-do = Jouer ainsi
hint-asks = Le bot réfléchit…
advice-title = Ce que je ferais
advice-row = Prenez { a-card } parmi les cartes visibles.
advice-deck = Piochez une carte.
advice-claim = Prenez { $a } – { $b } avec { $cards }{ $took ->
    [yes] {" "}et prenez le touriste à { $tourist }
   *[no] {""}
} ({ lesson-worth }).
advice-keep = { $count ->
    [one] Gardez seulement { $tickets }. L’autre ne semble pas valoir le risque.
   *[other] Gardez { $tickets }. Elles semblent à votre portée.
}
advice-keep-last = Gardez { $tickets } : il le faut.
advice-place = Posez-les ici : { $place }.
advice-tickets = Piochez des Destinations : il reste du temps pour une autre.
advice-pass = Passez : il n’y a rien d’autre à faire.
advice-why-wild = Elle remplace n’importe quelle couleur.
advice-why-color = Elle sert pour { $a } – { $b }.
advice-why-grey = Elle peut payer { $a } – { $b }, qui accepte n’importe quelle couleur.
advice-why-collects = Vous en aurez ainsi { $count } de cette couleur.
advice-why-completes = Vous complétez ainsi { $tickets }.
advice-why-nearer = Vous approchez ainsi du but : { $tickets }.
advice-why-points = Elle ne vous rapproche d’aucune Destination : c’est pour ses points.
advice-why-way = Le chemin marqué complète { $tickets }.
advice-why-nothing-in-row = Aucune carte visible ne sert sur votre chemin.
advice-why-may-be-wild = Elle peut être multicolore.
