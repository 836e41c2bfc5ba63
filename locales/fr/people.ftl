# Les gens à la table : remplaçants, propositions d’arrêter, réactions, notifications.

## Un bot joue pour quelqu’un
come-back = Reprendre ma place
come-back-other = Reprendre la place de { $name }
replaced-play = Reprenez votre place, ou continuez simplement à jouer.
replaced-for-good = Le temps prévu pour toute la partie est écoulé : le bot joue jusqu’à la fin.
away-long = { $name } n’est pas là. Un bot peut jouer pour { $name } en attendant son retour.
relieve = Laisser jouer un bot
relieve-name = Laisser un bot jouer pour { $name }

## Arrêter avant la fin
end-question = { $count ->
    [one] { $names } propose
   *[other] { $names } proposent
} d’arrêter la partie ici. Les points seraient comptés en l’état. Êtes-vous d’accord ?
end-proposed = Vous avez proposé d’arrêter la partie ici. Accord encore attendu : { $names }.

## Réactions
emotes = Réactions
emotes-mute = Ne pas montrer les réactions de { $name }
emote-by = { $name } :
emote-hello = Bonjour !
emote-thanks = Merci !
emote-well-played = Bien joué !
emote-wow = Oh !
emote-oops = Oups !
emote-your-turn = À vous !
set-emotes = Montrer les réactions des autres

## Notifications
alerts-why = Ici, un tour peut durer un jour. Votre navigateur doit-il vous prévenir quand c’est à vous ? Laissez cet onglet ouvert.
alerts-on = Prévenez-moi quand c’est à moi
alerts-off = Non, merci
alerts-text = Les autres ont joué. À vous de jouer.
set-alerts = Me prévenir quand c’est à moi, si un tour peut durer un jour

## Conseils et règles
start-hints = Les conseils sont permis
lobby-no-hints = À cette table, on joue sans conseils.
rules-back = Retour à la table
