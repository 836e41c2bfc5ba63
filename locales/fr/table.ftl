# La partie.

## Joueurs et cartes
bot-name = { $level ->
    [easy] { $name } (bot facile)
    [hard] { $name } (bot difficile)
    [expert] { $name } (bot expert)
   *[medium] { $name } (bot moyen)
}
wild-card = { $wild ->
    [taxi] Taxi
    [bus] Bus
    [ferry] Ferry
    [bicycle] Vélo
    [locomotive] Locomotive
   *[other] multicolore
}
a-card = { $color ->
    [blue] une carte bleue
    [green] une carte verte
    [black] une carte noire
    [pink] une carte rose
    [red] une carte rouge
    [orange] une carte orange
    [yellow] une carte jaune
    [purple] une carte violette
    [white] une carte blanche
    [wild] une carte { wild-card } (multicolore)
   *[other] une carte { $color }
}
cards = { $color ->
    [wild] { $count ->
        [one] { $count } carte { wild-card } (multicolore)
       *[other] { $count } cartes { wild-card } (multicolore)
    }
    [blue] { $count ->
        [one] { $count } bleue
       *[other] { $count } bleues
    }
    [green] { $count ->
        [one] { $count } verte
       *[other] { $count } vertes
    }
    [black] { $count ->
        [one] { $count } noire
       *[other] { $count } noires
    }
    [pink] { $count ->
        [one] { $count } rose
       *[other] { $count } roses
    }
    [red] { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
    [orange] { $count } orange
    [yellow] { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
    [purple] { $count ->
        [one] { $count } violette
       *[other] { $count } violettes
    }
    [white] { $count ->
        [one] { $count } blanche
       *[other] { $count } blanches
    }
   *[other] { $count } { $color }
}
route-color = { $color ->
    [blue] bleue
    [green] verte
    [black] noire
    [pink] rose
    [red] rouge
    [orange] orange
    [yellow] jaune
    [purple] violette
    [white] blanche
    [grey] n’importe quelle couleur
   *[other] { $color }
}
card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
players-title = Joueurs
player-you = vous
player-acts = { $me ->
    [yes] jouez
   *[no] joue
}
player-away = absent
player-wants-end = propose d’arrêter
stat-points = points
stat-cards = cartes
stat-tickets = dest.
stat-pieces = pions
stat-pieces-taxi = taxis
stat-pieces-bus = bus
stat-pieces-streetcar = tramways
stat-pieces-subway = métros
stat-tourists = touristes
tourist-symbol = { $symbol ->
    [0] appareil photo
    [1] soleil
    [2] glace
    [3] parapluie
    [4] ballon
    [5] fleur
    [6] cerf-volant
   *[7] lunettes de soleil
}
tourists-held = { $count ->
    [0] Aucun touriste
    [one] { $count } touriste : { $symbols }
   *[other] { $count } touristes : { $symbols }
}
tourists-title = { $count ->
    [one] Touristes : { $count } point
   *[other] Touristes : { $count } points
}
tourists-table = Points pour les touristes différents à la fin
clock-left = encore { $time }

## La table
hand-title = { $count ->
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
hand-area = Vos cartes et vos choix
hand-empty = Aucune carte
hand-pays = { $count ->
    [one] pour { $count } Route
   *[other] pour { $count } Routes
}
row-title = Cartes visibles
row-card = Prendre { a-card } parmi les cartes visibles
slot-empty = Vide
deck = { $count ->
    [0] Pioche : aucune carte ; { $discards } dans la défausse
    [one] Piocher à l’aveugle : { $count } carte dans la pioche, { $discards } dans la défausse
   *[other] Piocher à l’aveugle : { $count } cartes dans la pioche, { $discards } dans la défausse
}
discards = défausse : { $count }
ticket-deck = { $count ->
    [0] Plus de cartes Destination à piocher
    [one] Piocher des Destinations : il en reste { $count }
   *[other] Piocher des Destinations : il en reste { $count }
}
deck-short = Pioche
tickets-short = Destinations
tickets-title = { $count ->
    [0] Vos Destinations
    [one] { $done ->
        [0] Votre Destination : à compléter
       *[other] Votre Destination : complétée
    }
   *[other] { $done ->
        [one] Vos { $count } Destinations : { $done } complétée
       *[other] Vos { $count } Destinations : { $done } complétées
    }
}
tickets-none = Pas encore de Destination
ticket-ends = { $a } – { $b }
ticket-done = Complétée
ticket-open = À compléter
ticket-name = { $a } – { $b } ({ $points })
ticket-news = Destination complétée : { $tickets }.
ticket-worth = { $count ->
    [one] { $count } point si elle est complétée, sinon { $count } de moins
   *[other] { $count } points si elle est complétée, sinon { $count } de moins
}
routes-title = { $count ->
    [0] Aucune Route à votre portée
    [one] { $count } Route à votre portée
   *[other] { $count } Routes à votre portée
}
routes-one = { $a } – { $b } : { route-color }, { card-count } (+{ $points })
routes-gold = pour une Destination
lists = Journal et listes
lists-short = Journal
log-all = Depuis le début
log-title = Ce qui s’est passé
board-label = Plateau : { $city }
board-list = Toutes les Routes en liste
board-whole = Plateau entier
board-large = Agrandir
board-route = Route { $a } – { $b }, { route-color }, { card-count }{ $ferries ->
    [0] {""}
    [one] , { $ferries } ferry
   *[other] , { $ferries } ferries
} ; { $owned ->
    [me] à vous
    [yes] prise par { $name }
    [closed] fermée
   *[no] { $can ->
        [yes] vous pouvez la prendre
        [gold] vous pouvez la prendre, sur le chemin d’une Destination
       *[no] libre
    }
}
board-place = { $name }{ $count ->
    [0] {""}
    [one] , { $count } jeton Touriste ({ tourist-symbol })
   *[other] , { $count } jetons Touriste ({ tourist-symbol })
}{ $held ->
    [yes] , vous en avez un
    [no] , vous n’en avez pas encore
   *[none] {""}
}{ $can ->
    [yes] , on peut y poser les touristes
   *[no] {""}
}
watching = Vous regardez. Les mains des joueurs restent cachées.

## Que faire maintenant
status-choose-tickets = Choisissez les Destinations à garder
status-place-tourists = Posez une pile de touristes sur un Lieu
status-turn = À vous : prenez des cartes, une Route ou des Destinations
status-second-card = Prenez une deuxième carte
status-keep-tickets = Choisissez les Destinations à garder
status-pass = Rien d’autre n’est possible : vous passez
status-wait = { $count ->
    [0] Un instant…
   *[other] On attend { $names }
}
status-sent = Envoi…
status-over = La partie est terminée
hurry = Accélérer
hurry-key = Montrer tout de suite les coups des autres (barre d’espace)
last-round-begins = Dernier tour
last-round = { $count ->
    [one] Dernier tour : encore { $count } coup
   *[other] Dernier tour : encore { $count } coups
}
line-lost = Connexion perdue. Nouvel essai en cours ; rien n’est perdu.
line-closing = Le serveur redémarre. La partie reprend dans un instant.
pass = Passer
take-back = Annuler
confirm = Oui, je confirme
confirm-keep = Garder { $tickets } ?
confirm-place = Poser les touristes sur { $place } ?
confirm-draw-deck = Piocher une carte ?
confirm-draw-row = Prendre { a-card } parmi les cartes visibles ?
confirm-claim = Prendre { $a } – { $b } avec { $cards }{ $took ->
    [yes] {" "}et prendre le touriste à { $tourist }
   *[no] {""}
} ?
confirm-tickets = Piocher des cartes Destination ?
confirm-pass = Passer ?
payment-title = { $points ->
    [one] { $a } – { $b } : payer avec… ({ $points } point)
   *[other] { $a } – { $b } : payer avec… ({ $points } points)
}
claim = Prendre
claim-with = Prendre avec { $cards }
tourist-title = Quel touriste prenez-vous ?
tourist-why = Des touristes attendent aux deux bouts de cette Route. Vous en prenez un.
tourist-from = Le touriste à { $place } ({ tourist-symbol })
choose-title = Quelles Destinations gardez-vous ?
choose-title-setup = Vos premières Destinations
choose-why = { $count ->
    [one] C’est la dernière, et vous la gardez.
   *[other] Gardez-en au moins une. Elles restent jusqu’à la fin : complétées, elles ajoutent leurs points ; sinon, elles les enlèvent.
}
keep-back = { $back ->
    [0] {""}
   *[other] , en rendre { $back }
}
keep = { $count ->
    [0] Choisissez-en au moins une
    [one] Garder { $count } Destination{ keep-back }
   *[other] Garder { $count } Destinations{ keep-back }
}
place-list = Choisir le Lieu dans une liste
place-label = Lieu pour les touristes
place-put = Les poser là
hand-over-title = Passez l’appareil à { $name }
hand-over-why = Les cartes restent cachées jusque-là.
hand-over-ready = Je suis { $name } : voir mes cartes

## Journal
log-created = La table est ouverte.
log-begins = { $rematch ->
    [yes] { $me ->
        [yes] Vous commencez : après chaque partie, le premier tour passe à la place suivante.
       *[no] { $name } commence : après chaque partie, le premier tour passe à la place suivante.
    }
   *[no] { $me ->
        [yes] Vous commencez.
       *[no] { $name } commence.
    }
}
log-sat = { $me ->
    [yes] Vous prenez place.
   *[no] { $name } prend place.
}
log-left = Quelqu’un a quitté la table : la place est de nouveau libre.
log-bot-filled = { $name } rejoint la table.
log-bot-left = { $me ->
    [yes] Vous avez quitté la partie : un bot joue à votre place.
   *[no] { $name } a quitté la partie : un bot continue.
}
log-bot-clock = { $me ->
    [yes] Votre temps est écoulé : un bot joue pour vous.
   *[no] { $name } n’a plus de temps : un bot continue.
}
log-bot-away = { $me ->
    [yes] Vous étiez absent : un bot joue pour vous.
   *[no] { $name } s’est absenté : un bot continue.
}
log-returned = { $me ->
    [yes] Vous êtes de retour.
   *[no] { $name } est de retour.
}
log-wants-end = { $me ->
    [yes] Vous proposez d’arrêter la partie ici.
   *[no] { $name } propose d’arrêter la partie ici.
}
log-abandoned = Les joueurs ont arrêté la partie.
log-stopped = L’hébergeur du serveur a arrêté la partie.
log-resumed = Le serveur est revenu ; la pendule repart.
log-rematch = Une table attend la partie suivante.
log-sweep = { $count ->
    [one] Trois multicolores parmi les cartes visibles : toutes sont remplacées.
   *[other] Trois multicolores parmi les cartes visibles : toutes sont remplacées { $count } fois.
}
log-shuffle = { $count ->
    [one] La carte défaussée devient la nouvelle pioche.
   *[other] Les { $count } cartes de la défausse forment une nouvelle pioche.
}
log-keep = { $me ->
    [yes] Vous choisissez vos Destinations.
   *[no] { $name } choisit ses Destinations.
}
log-keep-known = { $me ->
    [yes] Vous gardez { $tickets }.
   *[no] { $name } garde { $tickets }.
}
log-place = { $me ->
    [yes] Vous posez des touristes sur { $place }.
   *[no] { $name } pose des touristes sur { $place }.
}
log-draw-hidden = { $name } pioche une carte.
log-draw-deck = { $me ->
    [yes] Vous piochez { a-card }.
   *[no] { $name } pioche { a-card }.
}
log-draw-row = { $me ->
    [yes] Vous prenez { a-card } parmi les cartes visibles.
   *[no] { $name } prend { a-card } parmi les cartes visibles.
}
log-claim = { $me ->
    [yes] Vous prenez
   *[no] { $name } prend
} { $a } – { $b } avec { $cards } (+{ $points }){ $took ->
    [yes] , et un touriste monte à { $tourist }
   *[no] {""}
}.
log-tickets = { $me ->
    [yes] { $count ->
        [one] Vous piochez { $count } carte Destination.
       *[other] Vous piochez { $count } cartes Destination.
    }
   *[no] { $count ->
        [one] { $name } pioche { $count } carte Destination.
       *[other] { $name } pioche { $count } cartes Destination.
    }
}
log-pass = { $me ->
    [yes] Vous passez.
   *[no] { $name } passe.
}

## La fin
end-winners = { $me ->
    [yes] Vous l’emportez !
   *[no] { $count ->
        [one] { $names } l’emporte !
       *[other] { $names } partagent la victoire !
    }
}
end-finished = Le dernier tour est joué.
end-stuck = Plus personne ne pouvait rien faire.
end-abandoned = Les joueurs ont arrêté la partie ; on compte les points en l’état.
score-routes = { $count ->
    [one] { $count } Route
   *[other] { $count } Routes
}
score-ticket-done = { $a } – { $b }
score-ticket-missed = { $a } – { $b } (manquée)
score-total = Total
signed = { $sign ->
    [plus] +{ $count }
   *[minus] { $count }
}
rematch = Rejouer
rematch-go = Vers la partie suivante
rematch-first = { $me ->
    [yes] Vous commencerez la prochaine partie : le premier tour passe à la place suivante.
   *[no] { $name } commencera la prochaine partie : le premier tour passe à la place suivante.
}
record-download = Télécharger l’enregistrement

## Menu
menu = Menu
ask-leave = Quitter la partie
ask-end = Proposer d’arrêter ici
sure-leave = Un bot continuera à votre place, et vous ne pourrez pas revenir dans cette partie. La quitter vraiment ?
sure-end = La partie s’arrête quand tous sont d’accord, et les points sont comptés en l’état. Voulez-vous le proposer ?
watch-title = Laisser d’autres regarder
watch-why = Avec ce lien on peut regarder, mais on ne voit la main de personne.

## Qui sont les bots, et ce qui vient d’être fait
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
deed-points = +{ $points }
deed-keep = garde
deed-pass = passe
bot-nora = Voyage léger et regarde autour d’elle
bot-otto = Lit les horaires pour le plaisir
bot-mila = Connaît quelqu’un à chaque arrêt
bot-hugo = Ne prend jamais deux fois le même chemin
