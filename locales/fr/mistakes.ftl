# Ce qui ne va pas dans un fichier de plateau. Chaque clé est `mistake-` et un code du serveur ; `$about` et `$key` sont des mots du fichier.

mistakes-title = { $count ->
    [one] Ce fichier de plateau contient une erreur et ne peut pas être joué :
   *[other] Ce fichier de plateau contient { $count } erreurs et ne peut pas être joué :
}
mistakes-more = { $count ->
    [one] Une autre erreur
   *[other] { $count } autres erreurs
}
mistake-line = Ligne { $line } : { $text }
mistake-unknown = il y a une erreur ici.

mistake-syntax = ce n’est pas du TOML : { $about }
mistake-missing-key = il manque « { $about } ».
mistake-unknown-key = « { $about } » ne veut rien dire ici. Une faute de frappe ?
mistake-wrong-type = « { $key } » doit être { $expected ->
    [text] un texte sans caractères de contrôle.
    [flag] true ou false.
    [number] un nombre.
    [whole-number] un nombre entier.
    [table] un tableau entre accolades.
    [list] une liste entre crochets.
    [fewest-and-most] le nombre minimum et maximum de joueurs, par exemple [2, 4].
    [space] [x, y, degrés] pour chaque Espace.
   *[other] autre chose.
}
mistake-out-of-range = « { $key } » doit être un nombre de { $least } à { $most }.
mistake-too-many = « { $key } » en a { $found }, et { $most } au plus sont possibles.
mistake-too-few = « { $key } » en a { $found }, et il en faut au moins { $least }.
mistake-duplicate = « { $about } » apparaît deux fois.
mistake-bad-slug = « { $about } » ne peut pas être un identifiant : utilisez a à z, 0 à 9 et des traits d’union isolés (et pas « grey » pour une couleur).
mistake-bad-id = « { $about } » doit nommer deux Lieux : premier--second, suivi de #1 et #2 pour les Routes d’une Route Double.
mistake-unknown-place = il n’y a pas de Lieu « { $about } ».
mistake-same-place = cela va de « { $about } » au même Lieu.
mistake-color-not-in-deck = la pioche n’a pas de cartes « { $about } ». Une Route de n’importe quelle couleur est « grey ».
mistake-unknown-piece = il n’y a pas de pions « { $about } ».
mistake-which-piece = il manque « piece » : quels pions la Route prend-elle ?
mistake-no-points = il n’y a pas de points pour une Route « { $piece } » de { $cards } cartes.
mistake-not-enough-pieces = un joueur n’a que { $count } pions « { $piece } » : personne ne peut prendre cette Route.
mistake-too-many-ferries = la Route a plus de ferries que de cartes.
mistake-lane-missing = « { $about } » est une des Routes d’une Route Double ; l’autre manque.
mistake-unequal-lanes = les deux Routes de « { $about } » n’ont pas la même longueur ou les mêmes pions.
mistake-parallel = « { $about } » relie des Lieux qui ont déjà une Route ; celles d’une Route Double finissent par #1 et #2.
mistake-wrong-layout = « layout » dessine { $found } Espaces, et la Route en a { $spaces }.
mistake-isolated-place = aucune Route ne mène à « { $about } ».
mistake-unreachable-ticket = aucune suite de Routes ne relie les Lieux de la Destination « { $about } ».
mistake-last-round-at-once = le dernier tour commencerait aussitôt : les joueurs n’ont pas plus de pions que cela.
mistake-no-tourists = un Lieu a des touristes, mais le plateau n’a pas de « tourists ».
mistake-too-many-stacks = il y a plus de Lieux avec des touristes que de symboles.
mistake-no-room-for-stacks = il y a moins de Lieux que de piles de touristes.
mistake-wrong-tourist-points = « points » a { $found } nombres et en demande { $needed } : de 0 à tous les symboles.
