# Les pages autour de la partie.

language = Français
name = Crosstown
nav = Pages
nav-start = Nouvelle partie
nav-tables = Mes tables
nav-rules = Règles
nav-about = À propos
title-start = Crosstown : les jeux de villes dans le navigateur
title-tables = Mes tables – Crosstown
title-about = À propos – Crosstown
title-table = { $city } – Crosstown
title-your-turn = ● À vous de jouer – { $city }
title-over = Partie terminée – { $city }
loading = Chargement…
new-game = Nouvelle partie
reload = Réessayer
close = Fermer
yes = Oui
no = Non

## Accueil
start-title = { $count ->
    [4] Quatre
   *[other] { $count }
} villes, quinze minutes, en voiture !
start-about = Collectez des cartes, prenez des Routes, complétez vos Destinations : contre l’ordinateur, entre amis ou autour d’un seul appareil.
continue-title = Reprendre
continue-with = avec { $names }
start-city = Choisissez une ville
start-more = Plus d’options
start-first = Qui commence
first-random = Au hasard
first-me = Je commence
first-name = { $name } commence
first-seat = Le joueur { $number } commence ({ $who })
start-first-why = Si le plus jeune doit commencer, choisissez qui c’est.
start-clock = Temps de réflexion
clock-none = Sans limite
clock-move-60 = Une minute par tour
clock-move-180 = Trois minutes par tour
clock-move-86400 = Un jour par tour
clock-game-900 = 15 minutes par joueur pour toute la partie
start-own-board = Votre propre plateau
start-own-choose = Choisir un fichier…
start-own-not = Revenir à la ville
start-own-board-why = Un fichier de plateau (TOML) remplace la ville choisie.
own-board-picture = Le plateau : { $name }
own-board-players = pour { $players } joueurs
start-play = Jouer
start-invite = Ouvrir la table et inviter
default-name = Joueur
default-other = Joueur { $number }

city-other = { $name }
city-other-reconstruction = Une reconstitution, pas le plateau imprimé.
city-other-source = { $provenance }

seats-title = Qui joue ?
seat-you = Votre nom
seat-number = Joueur { $number }
seat-name = Nom du joueur { $number }
seat-remove = Enlever le joueur { $number }
seat-add = Ajouter un joueur
seat-open = Place libre
sitter-bot-easy = Bot : facile
sitter-bot-medium = Bot : moyen
sitter-bot-hard = Bot : difficile
sitter-bot-expert = Bot : expert
sitter-device = Quelqu’un sur cet appareil
sitter-friend = Un ami, avec un lien

## Mes tables
tables-title = Mes tables
tables-about = Cette liste reste sur cet appareil.
tables-none = Pas encore de table. Commencez une partie, elle apparaîtra ici.
tables-forget = Oublier
state-unknown = …
state-gone = N’est plus sur le serveur
state-mine = À vous de jouer
state-waiting = En attente de joueurs
state-playing = En cours
state-over = Partie terminée
result-won = { $count ->
    [one] Gagnée avec { $count } point
   *[other] Gagnée avec { $count } points
}
result-place = { $place }e place sur { $of }, avec { $count ->
    [one] { $count } point
   *[other] { $count } points
}. Le vainqueur en a { $best }.
result-of-others = { $name } a gagné avec { $count ->
    [one] { $count } point
   *[other] { $count } points
}
result-abandoned = Terminée avant la fin
stats-title = Vos parties
stats-city = Ville
stats-level = Bot le plus fort
stats-games = Parties
stats-won = Victoires
stats-best = Record

## Avant la partie
lobby-title = Une table : { $city }
lobby-waiting = { $count ->
    [0] Tout le monde est là.
    [one] Une place est libre. La partie commence dès qu’elle est prise.
   *[other] { $count } places sont libres. La partie commence dès qu’elles sont prises.
}
lobby-level = Niveau du bot
lobby-fill = Ajouter un bot
lobby-leave = Quitter la place
lobby-watch = Vous regardez. Pour jouer, demandez le lien de l’invitation.
seat-lost = Vous avez ouvert ou rejoint cette table sur cet appareil, mais le serveur ne vous reconnaît plus : votre navigateur a bloqué ou supprimé le cookie qui dit quelle place est la vôtre. Autorisez les cookies pour cette page et commencez une nouvelle partie.
seat-lost-watch = Regarder cette table
join-title = Une place vous attend
join = Prendre la place
invite-title = Invitez vos amis
invite-why = Toute personne qui ouvre ce lien peut prendre place. Il existe aussi sous forme de code pour l’appareil photo d’un téléphone.
invite-link = Lien
invite-code = Code QR du lien
invite-share = Rejoignez notre table : { $city }
link-here = Seul cet ordinateur peut ouvrir ce lien. Pour jouer avec d’autres sur votre réseau, arrêtez le serveur, démarrez-le avec la commande suivante et rouvrez cette page ; la table sera toujours là :
link-network = Le lien contient l’adresse de cet ordinateur sur votre réseau. Il est pour les autres : vous pouvez rester ici.
copy = Copier le lien
copied = Copié
share = Partager…

## Réglages
options-title = Réglages
set-language = Langue
set-theme = Couleurs
set-pace = Rythme des autres
set-confirm = Demander confirmation avant chaque action
set-sound = Son
theme-auto = Comme sur l’appareil
theme-light = Claires
theme-dark = Sombres
pace-instant = Immédiat
pace-fast = Rapide
pace-normal = Normal
pace-slow = Lent

## À propos
about-title = À propos de Crosstown
about-what = Crosstown est un projet libre et open source pour les jeux de villes de la famille des Aventuriers du Rail. Jouez ici, ou hébergez-le vous-même avec un seul programme.
about-unofficial = Il n’est pas officiel et n’a aucun lien avec Days of Wonder ou Asmodee. Si ces jeux vous plaisent, achetez-les : ils sont encore plus beaux sur une table.
about-fair = Des cartes sans triche
about-fair-text = Les cartes sont mélangées à partir d’une graine secrète. Son empreinte est publiée avant la première carte, et la graine elle-même avec l’enregistrement après la fin : chacun peut vérifier que rien n’a été changé. Chaque appareil y ajoute ses propres octets avant la donne, pour que même l’hôte ne puisse pas choisir les cartes. Il peut tout de même les regarder.
about-private = Vos données
about-private-text = Ni compte ni pistage. Un cookie dit au serveur quelles places sont les vôtres ; vos tables et vos réglages restent sur cet appareil.
