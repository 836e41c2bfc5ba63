# Les parties revues, et la fin d’une partie.

title-replay = Revoir – { $city }
title-replays = Revoir une partie – Crosstown
replay-title = Revoir une partie
replay-of = Revoir : { $city }
replay-about = Un enregistrement montre toute la partie, pas à pas. Le fichier est seulement lu : le serveur n’en garde rien.
replay-open = Ouvrir un enregistrement…
replay-short = Revoir
replay-watch = Revoir la partie
replay-another = Un autre enregistrement…
replay-choose-file = Choisir le fichier d’un enregistrement…
replay-or-drop = Ou déposez le fichier n’importe où sur cette page.
replay-drop-here = Déposez l’enregistrement ici
replay-games = { $count ->
    [one] Une partie dans { $file }
   *[other] { $count } parties dans { $file } : laquelle ?
}
replay-game = { $number }. { $city } : { $players }
replay-player = { $name } { $points }
replay-look = La regarder
replay-fault = L’erreur se trouve { $part ->
    [log] dans l’entrée { $entry } du déroulement.
    [seats] dans la liste des joueurs.
    [fair] dans la graine ou son empreinte, ou bien un mélange n’est pas celui de la graine.
    [deal] dans la distribution des cartes et des Destinations.
    [result] dans le résultat, qui n’est pas celui de la partie.
   *[record] dans l’enregistrement tout entier.
}
replay-detail = Détails pour les programmeurs
file-empty = { $file } est vide.
file-not-json = { $file } n’est pas un enregistrement : la ligne { $line } n’est pas du JSON.
file-not-record = { $file } est du JSON, mais la ligne { $line } n’est pas un enregistrement de Crosstown.
file-format = { $file } contient à la ligne { $line } un enregistrement d’un autre format. Cette page lit le format 1.
file-large = { $file } est trop volumineux.

## Étapes
replay-controls = Étapes
replay-slider = Étape
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Une étape en avant
replay-last = À la fin
replay-speed = Vitesse
replay-where = { $turn ->
    [0] Préparation · étape { $step } sur { $last }
   *[other] Tour { $turn } · étape { $step } sur { $last }
}
replay-now = { $where }. { $told }
replay-deal = Les cartes et les Destinations sont distribuées.
replay-deck = pioche : { $count }
replay-ticket-deck = Destinations : { $count }

## Regards
replay-eyes = Point de vue
replay-eyes-all = Tout visible
replay-eyes-watch = Spectateurs
replay-watching = Les spectateurs ne voient ni les cartes ni les Destinations des joueurs.
replay-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
replay-tickets = { $count ->
    [one] { $count } Destination : { $done ->
        [one] { $done } complétée
       *[other] { $done } complétées
    }
   *[other] { $count } Destinations : { $done ->
        [one] { $done } complétée
       *[other] { $done } complétées
    }
}
replay-offered = { $count ->
    [one] À prendre : { $count } Destination
   *[other] Au choix : { $count } Destinations
}

## Partage et vérification
replay-share = Une partie de Crosstown : { $city }
replay-share-title = Partager ce moment
replay-share-whole = Plutôt depuis le début
replay-fair = Des cartes sans triche
replay-fair-yes = L’enregistrement contient la graine de tous les mélanges. Ils ont été recalculés, et chaque carte était là où la graine la place.
replay-fair-no = Cet enregistrement ne donne pas la graine de ses mélanges : on ne peut pas les recalculer.
replay-fair-show = Graine et empreinte
replay-fair-commitment = Empreinte, montrée avant la partie
replay-fair-seed = Graine
replay-fair-mixed = { $count ->
    [0] Aucun appareil n’a contribué à la graine : l’hôte l’a tirée seul.
    [one] Un appareil a contribué à la graine : personne n’a donc pu choisir les cartes.
   *[other] { $count } appareils ont contribué à la graine : personne n’a donc pu choisir les cartes.
}{ $silent ->
    [0] {""}
    [one] {" "}Un autre l’avait annoncé sans le faire.
   *[other] {" "}{ $silent } autres l’avaient annoncé sans le faire.
}
replay-fair-own-mixed = La contribution de cet appareil y est, inchangée.
replay-fair-own-missing = La contribution de cet appareil manque : elle est arrivée trop tard, ou l’hôte l’a laissée de côté.
replay-fair-own-changed = Ce n’est pas ce qui a été montré à cet appareil avant la donne. Demandez pourquoi à l’hôte.
replay-fair-contribution = Contribution de { $name }
replay-fair-silent = non révélée ({ $commit })
replay-fair-first = Tiré au sort pour commencer
replay-fair-about = Ce que cela veut dire

## Le graphique
chart-title = Les points tour par tour
chart-turn = Tour
chart-final = Final
chart-table = Les mêmes chiffres en tableau
chart-words = { $turns ->
    [one] Points après { $turns } tour. { $scores }.
   *[other] Points sur { $turns } tours. { $scores }.
}
chart-line = { $name } : { $routes } pour les Routes, { $final } à la fin

## La fin
end-counting = On compte les points…
end-skip = Passer
end-rank = { $rank ->
    [1] Victoire
   *[other] { $rank }e place
}
end-lead = { $me ->
    [yes] Vous prenez la tête !
   *[no] { $name } prend la tête !
}
end-defeat = Terminus pour aujourd’hui. Le premier départ de demain est pour vous.
end-share = Montrer la partie à d’autres
end-share-why = Avec ce lien on peut revoir toute la partie, toutes les mains visibles.
networks = Réseaux

## Une image à partager
picture = Partager l’image
picture-title = Une image de la partie
picture-making = L’image se dessine…
picture-failed = L’image n’a pas pu être faite dans ce navigateur.
picture-save = Enregistrer l’image
picture-words = { $city } : le plateau à la fin. { $scores }.
picture-score = { $name } { $count }
picture-routes = Routes { $count }
picture-tickets = Destinations { $count }
picture-bonus = Bonus { $count }
