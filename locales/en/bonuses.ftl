# What scores at the end beside routes and tickets: everything that is said of a kind of bonus.

## On the score sheet
score-bonus-attractions = Tourist attractions
score-bonus-districts = Districts
score-bonus-tourists = { $count ->
    [one] { $count } tourist
   *[other] { $count } different tourists
}

## On the rules page
guide-attractions = Tourist attractions
guide-attractions-text = Some places are marked as attractions. At the end you get one point for each of them that one of your routes touches.
guide-districts = Districts
guide-districts-text = Places with the same colour and number form a district. If your routes connect all places of a district, you get its number in points at the end. The way may lead through other places.
guide-tourists = Tourists
guide-tourists-stacks = Stacks of tourist tokens, each with a symbol of its own, lie on some places: { $start } tokens each. Two more stacks are put down before the first turn. { $players ->
    [2] With two players, the second player puts both on places of their choice, one token each.
   *[other] The last player puts one on a place of their choice, then the player before them the other.
}
guide-tourists-take = Whoever claims a route to a place with tokens takes one, unless they have its symbol already. With tokens at both ends you choose one; taking it is not optional. Tokens lie open.
guide-tourists-points = Different tokens bring points at the end:
guide-tourists-count = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}

## In a first game
lesson-attractions-title = A sight to see
lesson-attractions = { $place } has a star: it is a tourist attraction. For each one that your routes touch you get a point at the end.
lesson-districts-title = Districts
lesson-districts = The { $count } marked places have the same colour and number: a district. Connect them all with your routes, through any other places, and you get { lesson-worth } at the end.
lesson-tourists-title = Take a tourist along
lesson-tourists = Tourists wait at the marked places. Claim a route that ends there, and one of them joins you. One for each route, and never two from the same place.
lesson-score-bonus = { $kind ->
    [attractions] Then everybody gets a point for each attraction that their routes touch.
    [districts] Then everybody gets the points of each district that they have connected.
    [tourists] Then everybody gets points for their different tourists.
   *[other] Then come the extra points of the board.
}
